//! Taking care: a line of a chat is reported, and who does not come in does not come in as somebody new.

use crate::common::{Server, open, quick};
use crate::contest::{account, id_of, meet};
use crate::forged::from;
use serde_json::{Value as Json, json};
use starboard_load::Client;
use starboard_server::{Config, care::CareDesk, store};

#[tokio::test]
async fn a_line_of_a_chat_is_reported_as_it_was_said() {
    a_line_of_a_chat_is_reported_as_it_was_said_at(&Server::start().await).await;
}

pub async fn a_line_of_a_chat_is_reported_as_it_was_said_at(server: &Server) {
    let (mut a, mut b, mut owner) =
        (account(server, "Ada").await, account(server, "Bob").await, account(server, "Olga").await);
    let bob = id_of(&mut b).await;
    let table = meet(&mut a, &mut b, false).await;
    for (client, text) in [(&mut a, "good luck"), (&mut b, "you fool")] {
        assert_eq!(
            client.post(&format!("/api/tables/{table}/chat"), &json!({ "text": text })).await.unwrap().status,
            204
        );
    }
    let lines = a.get(&format!("/api/tables/{table}/chat")).await.unwrap().body["items"].clone();
    let n = |i: usize| lines[i]["n"].as_u64().unwrap();
    let report = |line: Json, player: &str| json!({ "player": player, "table": table, "line": line, "reason": "words", "words": "not nice" });
    assert_eq!(a.post("/api/reports", &report(json!(n(1)), &bob)).await.unwrap().status, 204);
    // Nobody is told on for what they did not say, nor by who could not hear it.
    assert_eq!(a.post("/api/reports", &report(json!(n(0)), &bob)).await.unwrap().status, 404, "my own line");
    assert_eq!(a.post("/api/reports", &report(json!(99_999), &bob)).await.unwrap().status, 404);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let private = json!({ "game": crate::common::TOY, "seats": seats, "visibility": "private" });
    let (quiet, _) = open(&mut b, private).await;
    b.post(&format!("/api/tables/{quiet}/chat"), &json!({ "text": "to myself" })).await.unwrap();
    let lines = b.get(&format!("/api/tables/{quiet}/chat")).await.unwrap().body["items"].clone();
    let heard = json!({ "player": bob, "table": quiet, "line": lines[0]["n"], "reason": "words" });
    assert_eq!(a.post("/api/reports", &heard).await.unwrap().status, 404);

    let desk = CareDesk { store: &*server.app.hall.store, by: (None, "terminal".to_owned()) };
    desk.grant("olga", true).await.unwrap();
    let seen = owner.get("/api/admin").await.unwrap().body["reports"].clone();
    assert_eq!(seen.as_array().unwrap().len(), 1, "{seen}");
    let told = &seen[0];
    assert_eq!((&told["quoted"], &told["words"]), (&json!("you fool"), &json!("not nice")));
    assert_eq!((&told["name"], &told["table"], &told["by"]), (&json!("Bob"), &json!(table), &json!("Ada")));
    // The writer is muted with it, if one likes: nothing more is heard, and the owners still see what was said.
    assert_eq!(a.post("/api/me/mutes", &json!({ "player": bob, "muted": true })).await.unwrap().status, 200);
    let lines = a.get(&format!("/api/tables/{table}/chat")).await.unwrap().body["items"].clone();
    assert_eq!((&lines[1]["text"], &lines[1]["muted"]), (&json!(""), &json!(true)), "{lines}");
}

async fn guest(server: &Server, address: &str) -> (u16, Client) {
    let mut client = Client::new(server.address);
    client.forwarded = Some(address.to_owned());
    let answer = client.post("/api/guest", &Json::Null).await.unwrap();
    (answer.status, client)
}

#[tokio::test]
async fn who_is_banned_does_not_come_in_as_somebody_new() {
    let server = Server::with(Config { proxy: true, ..quick() }).await;
    who_is_banned_does_not_come_in_as_somebody_new_at(&server).await;
}

pub async fn who_is_banned_does_not_come_in_as_somebody_new_at(server: &Server) {
    let (home, cafe, far) = ("203.0.113.7", "203.0.113.99", "198.51.100.1");
    let mut bob = from(server, home, "Bob").await;
    let mut carol = from(server, home, "Carol").await;
    let (_, mut visitor) = guest(server, home).await;
    let mut owner = from(server, far, "Olga").await;
    let desk = CareDesk { store: &*server.app.hall.store, by: (None, "terminal".to_owned()) };
    desk.grant("olga", true).await.unwrap();
    let ban = json!({ "player": "Bob", "kind": "ban", "days": 3, "reason": "rude" });
    let seen = owner.post("/api/admin/sanctions", &ban).await.unwrap().body;

    assert_eq!(bob.get("/api/me").await.unwrap().body["me"], Json::Null);
    let no = bob.post("/api/guest", &Json::Null).await.unwrap();
    assert_eq!((no.status, &no.body["code"]), (409, &json!("wrong_state")), "not with this browser");
    let carols = json!({ "name": "Carol", "password": "correct horse" });
    assert_eq!(bob.post("/api/login", &carols).await.unwrap().status, 409, "nor as another account");
    assert_eq!(bob.post("/api/logout", &Json::Null).await.unwrap().status, 204);
    assert_eq!(bob.post("/api/guest", &Json::Null).await.unwrap().status, 409, "logging out forgets nothing");
    assert_eq!(guest(server, home).await.0, 409, "nor without its cookies, from the same address");
    assert_eq!(guest(server, far).await.0, 200, "strangers come and go");
    // Who is known there is not asked to pay for it, but nobody becomes an account.
    assert_eq!(carol.get("/api/me").await.unwrap().body["me"]["name"], "Carol");
    assert_eq!(visitor.get("/api/me").await.unwrap().body["me"]["guest"], true);
    let becomes = json!({ "name": "Robert", "password": "correct horse" });
    assert_eq!(visitor.post("/api/register", &becomes).await.unwrap().status, 409);
    // The browser is known wherever it goes, and where it was is held, too.
    assert_eq!(guest(server, cafe).await.0, 200);
    bob.forwarded = Some(cafe.to_owned());
    assert_eq!(bob.post("/api/guest", &Json::Null).await.unwrap().status, 409);
    assert_eq!(guest(server, cafe).await.0, 409);
    for (table, values) in store::every_row(&*server.app.hall.store).await.unwrap() {
        let address = |v: &store::Value| matches!(v, store::Value::Text(Some(text)) if text.contains("203.0.113"));
        assert!(!values.iter().any(address), "{table} has an address");
    }

    // All of it ends with the ban.
    let lift = format!("/api/admin/sanctions/{}", seen["sanctions"][0]["id"].as_str().unwrap());
    assert_eq!(owner.send("DELETE", &lift, b"").await.unwrap().status, 200);
    assert_eq!(guest(server, home).await.0, 200);
    assert_eq!(bob.get("/api/me").await.unwrap().body["me"]["name"], "Bob");

    // Decided at the terminal, where no addresses are known: the browser itself tells when it comes.
    desk.sanction("Bob", starboard_server::wire::SanctionKind::Ban, 3, "again").await.unwrap();
    server.app.account_changed(&id_named(&desk, "Bob").await).await;
    assert_eq!(guest(server, cafe).await.0, 200);
    assert_eq!(bob.get("/api/me").await.unwrap().body["me"], Json::Null);
    assert_eq!(guest(server, cafe).await.0, 409);
    // What is over is forgotten, and a deleted account takes its bans along.
    server.app.delete_player(&desk, "Bob").await.unwrap();
    let left = store::every_row(&*server.app.hall.store).await.unwrap();
    assert!(!left.iter().any(|(table, _)| table == "banned_places" || table == "sanctions"));
    assert_eq!(guest(server, cafe).await.0, 200);
}

async fn id_named(desk: &CareDesk<'_>, name: &str) -> String {
    desk.account(name).await.unwrap().0
}
