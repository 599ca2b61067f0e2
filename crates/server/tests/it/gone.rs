//! A deleted account leaves no name, text or id that leads back.

use crate::common::{Server, TOY, open};
use crate::contest::{account, comes, finish, id_of, live, meet, wish};
use serde_json::{Value as Json, json};
use starboard_server::{sql, store};

/// Every text of every table of the database, with where it stands.
async fn texts(server: &Server) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for (name, query) in store::every_row(&*server.app.hall.store).await.unwrap() {
        for value in query {
            if let store::Value::Text(Some(text)) = value {
                all.push((name.clone(), text));
            }
        }
    }
    all
}

#[tokio::test]
async fn nothing_is_left_that_leads_back() {
    nothing_is_left_that_leads_back_at(&Server::start().await).await;
}

pub async fn nothing_is_left_that_leads_back_at(server: &Server) {
    let name = "Zebulon Quist";
    let mut z = account(server, name).await;
    let (mut b, mut owner) = (account(server, "Bob").await, account(server, "Olga").await);
    let (zeb, bob) = (id_of(&mut z).await, id_of(&mut b).await);
    // Everything one can do here.
    let played = meet(&mut z, &mut b, true).await;
    z.post(&format!("/api/tables/{played}/chat"), &json!({ "text": "my secret words" })).await.unwrap();
    finish(&mut z, &mut b, &played).await;
    z.get(&format!("/api/tables/{played}/rated")).await.unwrap();
    z.post(&format!("/api/tables/{played}/again"), &Json::Null).await.unwrap();
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let (table, invite) = open(&mut z, json!({ "game": TOY, "seats": seats })).await;
    b.post(&format!("/api/tables/{table}/join"), &json!({ "invite": invite })).await.unwrap();
    finish(&mut z, &mut b, &table).await;
    b.post(&format!("/api/tables/{table}/rematch"), &Json::Null).await.unwrap();
    for (client, other) in [(&mut z, &bob), (&mut b, &zeb)] {
        client.post(&format!("/api/players/{other}/follow"), &json!({ "on": true })).await.unwrap();
    }
    let group = z.post("/api/groups", &json!({ "name": "Zebulon’s Friday" })).await.unwrap().body["id"]
        .as_str()
        .unwrap()
        .to_owned();
    z.post(&format!("/api/groups/{group}/invite"), &json!({ "name": "Bob" })).await.unwrap();
    b.post(&format!("/api/groups/{group}/join"), &json!({})).await.unwrap();
    z.post("/api/challenges", &json!({ "player": bob, "game": TOY, "clock": live(), "rated": false })).await.unwrap();
    let cup = json!({ "name": "Quist Cup", "game": TOY, "clock": live(), "kind": "swiss", "bots": ["easy", "easy"] });
    let cup = z.post("/api/tournaments", &cup).await.unwrap().body["id"].as_str().unwrap().to_owned();
    z.post(&format!("/api/tournaments/{cup}/start"), &Json::Null).await.unwrap();
    z.post("/api/campaigns", &json!({})).await.unwrap();
    z.post("/api/me/holidays", &json!({ "days": 2 })).await.unwrap();
    z.post("/api/match", &wish(7, true)).await.unwrap();
    z.post("/api/reports", &json!({ "player": bob, "reason": "other", "words": "from zebulon" })).await.unwrap();
    b.post("/api/reports", &json!({ "player": zeb, "reason": "name", "words": "Zebulon Quist again" })).await.unwrap();
    b.post("/api/login", &json!({ "name": name, "password": "wrong password" })).await.unwrap();
    let desk = starboard_server::care::CareDesk { store: &*server.app.hall.store, by: (None, "terminal".to_owned()) };
    desk.grant("olga", true).await.unwrap();
    desk.grant(name, true).await.unwrap();
    let said = b.get(&format!("/api/tables/{played}/chat")).await.unwrap().body["items"][0]["n"].clone();
    let line = json!({ "player": zeb, "table": played, "line": said, "reason": "words" });
    assert_eq!(b.post("/api/reports", &line).await.unwrap().status, 204);
    let decided = json!({ "player": name, "kind": "chat", "days": 3, "reason": "Zebulon shouts" });
    assert_eq!(owner.post("/api/admin/sanctions", &decided).await.unwrap().status, 200);

    let export = z.get("/api/me/export").await.unwrap().body["people"].clone();
    for key in ["rated_games", "following", "groups", "tournaments", "reports", "sanctions", "holidays"] {
        assert_eq!(export[key].as_array().map(Vec::is_empty), Some(false), "{key}: {export}");
    }
    let leads_back = |all: &[(String, String)]| -> Vec<(String, String)> {
        let bad = |text: &str| {
            let text = text.to_lowercase();
            text.contains("zebulon")
                || text.contains("quist")
                || text.contains(&zeb)
                || text.contains("my secret words")
        };
        all.iter().filter(|(_, text)| bad(text)).cloned().collect()
    };
    assert!(leads_back(&texts(server).await).len() > 20, "there is much to delete");
    let gone = z.post("/api/me/delete", &json!({ "password": "correct horse" })).await.unwrap();
    assert_eq!(gone.status, 204, "{}", gone.body);
    assert_eq!(leads_back(&texts(server).await), Vec::new());
    let seen = crate::common::see(&mut b, &played).await;
    assert!(seen["table"]["seats"].to_string().contains("deleted player"), "{}", seen["table"]["seats"]);
    let log = owner.get("/api/admin").await.unwrap().body["log"].to_string();
    assert!(log.contains("sanction") && log.contains("grant") && log.contains("deleted player"), "{log}");
    // What is in memory tells no more than the database.
    let rest = sql!("SELECT id FROM tables");
    for (id,) in server.app.hall.store.read::<(String,)>(rest).await.unwrap() {
        let shown = b.get(&format!("/api/tables/{id}")).await.unwrap().body.to_string();
        assert!(!shown.contains(&zeb) && !shown.contains("Zebulon"), "{id}: {shown}");
    }
    let bobs = b.get("/api/people").await.unwrap().body.to_string();
    assert!(!bobs.contains("Zebulon") && !bobs.contains(&zeb), "{bobs}");
    let _ = comes;
}
