//! Results that somebody made up move no rating, or the owners see them.

use crate::common::{Server, TOY, act_first, open, see};
use crate::contest::{account, comes, finish, id_of, live, meet, wish};
use serde_json::{Value as Json, json};
use starboard_load::Client;
use starboard_server::{Config, care::CareDesk};

/// Everything that is rated on this server.
async fn rated_rows(server: &Server) -> usize {
    server.app.settle_all().await.unwrap();
    let rows = starboard_server::store::every_row(&*server.app.hall.store).await.unwrap();
    rows.iter().filter(|(table, _)| table == "ratings" || table == "rated_games").count()
}

/// At this table nothing counts, while it is played and when it is over.
async fn counts_nothing(server: &Server, client: &mut Client, id: &str, before: usize) {
    let table = see(client, id).await["table"].clone();
    assert_eq!(table["rated"], false, "{table}");
    assert_eq!(table["status"], "finished", "{table}");
    assert_eq!(client.get(&format!("/api/tables/{id}/rated")).await.unwrap().body, json!([]));
    assert_eq!(rated_rows(server).await, before, "nothing is rated");
}

async fn gives_up(client: &mut Client, id: &str) {
    let now = see(client, id).await["now"].clone();
    let act = json!({ "ply": now["ply"], "action": "concede", "seat": now["to_move"][0] });
    let acted = client.post(&format!("/api/tables/{id}/actions"), &act).await.unwrap();
    assert_eq!(acted.status, 200, "{}", acted.body);
}

#[tokio::test]
async fn what_was_not_dealt_for_a_rated_game_moves_no_rating() {
    what_was_not_dealt_for_a_rated_game_moves_no_rating_at(&Server::start().await).await;
}

pub async fn what_was_not_dealt_for_a_rated_game_moves_no_rating_at(server: &Server) {
    let (mut a, mut b) = (account(server, "Ada").await, account(server, "Bob").await);
    // An honest game first, so that there is something to fork and to copy.
    let honest = meet(&mut a, &mut b, true).await;
    finish(&mut a, &mut b, &honest).await;
    let before = rated_rows(server).await;
    assert_eq!(before, 4, "two ratings from two seats");

    // Saying that it counts makes nothing count.
    let said = a.post("/api/tables", &json!({ "game": TOY, "rated": true })).await.unwrap();
    assert_eq!(said.status, 400, "{}", said.body);

    // An arranged position, between two accounts.
    let won = json!({ "combat": 60, "hand": ["scout", "viper"] });
    let position = json!({ "row": ["cargo_pod"], "seat": [won, { "authority": 1, "hand": ["scout"] }] });
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let plan = json!({ "game": "star-realms", "seats": seats, "position": position, "clock": live() });
    let (arranged, invite) = open(&mut a, plan.clone()).await;
    let sits = b.post(&format!("/api/tables/{arranged}/join"), &json!({ "invite": invite })).await.unwrap();
    assert_eq!(sits.status, 200, "{}", sits.body);
    b.post(&format!("/api/tables/{arranged}/leave"), &Json::Null).await.unwrap();
    counts_nothing(server, &mut a, &arranged, before).await;
    // Nor does its rematch.
    let again = a.post(&format!("/api/tables/{arranged}/again"), &Json::Null).await.unwrap();
    if let Some(id) = again.body["id"].as_str() {
        assert_eq!(again.body["rated"], false, "{}", again.body);
        comes(&mut a, id, 1).await;
    }
    // And nobody can ask for a rated game from one, or by rules of their own.
    for (key, value) in [("position", position), ("options", json!({ "players": 2, "target": 1 }))] {
        let mut asks = wish(1, true);
        asks[key] = value;
        let no = a.post("/api/match", &asks).await.unwrap();
        assert_eq!(no.status, 400, "{key}: {}", no.body);
    }

    // Pass and play: one person in both seats.
    let here = json!([{ "kind": "me" }, { "kind": "here", "name": "me too" }]);
    let (alone, _) = open(&mut a, json!({ "game": TOY, "seats": here })).await;
    gives_up(&mut a, &alone).await;
    counts_nothing(server, &mut a, &alone, before).await;

    // A fork of the rated game, from any step.
    let fork = a.post(&format!("/api/tables/{honest}/fork"), &json!({ "step": 1 })).await.unwrap();
    assert_eq!(fork.status, 200, "{}", fork.body);
    let fork = fork.body["id"].as_str().unwrap().to_owned();
    if see(&mut a, &fork).await["table"]["status"] == "playing" {
        gives_up(&mut a, &fork).await;
        counts_nothing(server, &mut a, &fork, before).await;
    }
    assert_eq!(see(&mut a, &fork).await["table"]["rated"], false);

    // A record of it, read in again.
    let record = a.get(&format!("/api/tables/{honest}/record")).await.unwrap().body;
    let copy = a.post("/api/records", &record).await.unwrap();
    assert_eq!(copy.status, 200, "{}", copy.body);
    counts_nothing(server, &mut a, copy.body["id"].as_str().unwrap(), before).await;

    // A game among friends, and a challenge to oneself.
    let (friends, invite) = open(&mut a, json!({ "game": TOY, "seats": seats })).await;
    b.post(&format!("/api/tables/{friends}/join"), &json!({ "invite": invite })).await.unwrap();
    while act_first(&mut a, &friends).await || act_first(&mut b, &friends).await {}
    counts_nothing(server, &mut a, &friends, before).await;
    let me = id_of(&mut a).await;
    let dare = json!({ "player": me, "game": TOY, "clock": live(), "rated": true });
    assert_eq!(a.post("/api/challenges", &dare).await.unwrap().status, 404);
    // Somebody who waits twice, in two tabs, does not meet themselves.
    assert_eq!(a.post("/api/match", &wish(8, true)).await.unwrap().body["type"], "waiting");
    assert_eq!(a.post("/api/match", &wish(9, true)).await.unwrap().body["type"], "waiting");
}

/// A client that comes from this address, with an account.
pub async fn from(server: &Server, address: &str, name: &str) -> Client {
    let mut client = Client::new(server.address);
    client.forwarded = Some(address.to_owned());
    let made = client.post("/api/register", &json!({ "name": name, "password": "correct horse" })).await.unwrap();
    assert_eq!(made.status, 200, "{}", made.body);
    client
}

/// Two play a rated game that the second gives up, at once or after some moves.
async fn given_away(a: &mut Client, b: &mut Client, moves: u32) {
    let dare = json!({ "player": id_of(b).await, "game": TOY, "clock": live(), "rated": true });
    let agreed = a.post("/api/challenges", &dare).await.unwrap().body["id"].as_str().unwrap().to_owned();
    comes(a, &agreed, 1).await;
    comes(b, &agreed, 2).await;
    let id = comes(a, &agreed, 1).await["table"].as_str().unwrap().to_owned();
    for _ in 0..moves {
        let _ = act_first(a, &id).await || act_first(b, &id).await;
    }
    b.post(&format!("/api/tables/{id}/leave"), &Json::Null).await.unwrap();
    a.get(&format!("/api/tables/{id}/rated")).await.unwrap();
}

#[tokio::test]
async fn two_accounts_of_one_person_and_series_given_away_are_seen_each_for_what_it_is() {
    let server = Server::with(Config { proxy: true, ..crate::common::quick() }).await;
    // Eve and her second account; Fay and Gil, who are far apart and give away; Hal and Ida, who play.
    let (mut eve, mut twin) = (from(&server, "203.0.113.7", "Eve").await, from(&server, "203.0.113.7", "Evelyn").await);
    let (mut fay, mut gil) = (from(&server, "203.0.113.20", "Fay").await, from(&server, "198.51.100.3", "Gil").await);
    let (mut hal, mut ida) = (from(&server, "203.0.113.30", "Hal").await, from(&server, "198.51.100.4", "Ida").await);
    for _ in 0..2 {
        given_away(&mut eve, &mut twin, 4).await;
        given_away(&mut hal, &mut ida, 4).await;
    }
    for _ in 0..4 {
        given_away(&mut fay, &mut gil, 0).await;
    }
    let desk = CareDesk { store: &*server.app.hall.store, by: (None, "terminal".to_owned()) };
    let mut found: Vec<(Vec<String>, Vec<String>)> = Vec::new();
    for s in desk.suspects().await.unwrap() {
        let mut names = vec![s.one_name, s.two_name];
        names.sort();
        found.push((names, s.why));
    }
    found.sort();
    let line = |names: [&str; 2], why: &str| (names.map(str::to_owned).to_vec(), vec![why.to_owned()]);
    assert_eq!(found, [line(["Eve", "Evelyn"], "same_place"), line(["Fay", "Gil"], "conceded")]);
    // No address is kept of anybody.
    for (table, values) in starboard_server::store::every_row(&*server.app.hall.store).await.unwrap() {
        for value in values {
            if let starboard_server::store::Value::Text(Some(text)) = value {
                assert!(!text.contains("203.0.113") && !text.contains("198.51.100"), "{table}: {text}");
            }
        }
    }
}
