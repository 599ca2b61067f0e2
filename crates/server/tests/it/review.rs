//! Reviews, logs of the publisher's app, puzzles.

use crate::common::{Server, TOY, open, two};
use serde_json::{Value as Json, json};
use starboard_load::Client;
use starboard_server::sql;
use std::time::Duration;

/// A game of Star Realms that is over after a choice or two.
async fn finished(client: &mut Client) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "here", "name": "Ben" }]);
    let hand = json!({ "combat": 5, "trade": 3, "hand": ["scout", "viper"] });
    let position = json!({ "row": ["cargo_pod", "predator"], "seat": [hand, { "authority": 9, "hand": ["scout"] }] });
    let table = json!({ "game": "star-realms", "seats": seats, "position": position });
    let (id, _) = open(client, table).await;
    for action in ["end", "concede"] {
        let now = crate::common::see(client, &id).await["now"].clone();
        let act = json!({ "ply": now["ply"], "action": action, "seat": now["to_move"][0] });
        let acted = client.post(&format!("/api/tables/{id}/actions"), &act).await.unwrap();
        assert_eq!(acted.status, 200, "{}", acted.body);
    }
    id
}

async fn whole(client: &mut Client, id: &str) -> Json {
    for _ in 0..600 {
        let told = client.get(&format!("/api/tables/{id}/review")).await.unwrap();
        assert_eq!(told.status, 200, "{}", told.body);
        if told.body["done"] == 1.0 {
            return told.body;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the review is never done");
}

#[tokio::test]
async fn a_finished_game_is_reviewed_once_and_the_review_is_kept() {
    let server = Server::start().await;
    let mut ada = server.guest().await;
    let id = finished(&mut ada).await;
    let review = whole(&mut ada, &id).await;
    for seat in review["seats"].as_array().unwrap() {
        let of = |key: &str| seat[key].as_f64().unwrap();
        assert!((of("start") + of("luck") + of("choices") + of("unseen") - of("result")).abs() < 1e-9);
    }
    // Whoever could win at once and ended the turn is told so.
    let ended = &review["decisions"][0];
    assert!(ended["action"] == "end" && ended["best"] != "end" && !ended["words"].as_str().unwrap().is_empty());
    let mut kept: Vec<(String, i64)> = Vec::new();
    for _ in 0..50 {
        let query = sql!("SELECT made_with, updated FROM reviews WHERE table_id = $1", &id);
        kept = server.app.hall.store.read(query).await.unwrap();
        if !kept.is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(kept[0].0, review["made_with"].as_str().unwrap());
    let again = whole(&mut ada, &id).await;
    assert_eq!(again, review);
    let french = ada.get(&format!("/api/tables/{id}/review?lang=fr")).await.unwrap().body;
    assert_eq!(french["seats"], review["seats"]);
    assert_ne!(french["decisions"][0]["words"], review["decisions"][0]["words"]);

    // Made with other weights, it is made anew.
    let stale = sql!("UPDATE reviews SET made_with = 'old' WHERE table_id = $1", &id);
    server.app.hall.writer.commit(starboard_server::store::Unit::of(vec![stale])).await.unwrap();
    assert_eq!(whole(&mut ada, &id).await["seats"], review["seats"]);

    let instead = format!("/api/tables/{id}/instead?step=1&action=attack%202");
    let frame = ada.get(&instead).await.unwrap();
    assert_eq!((frame.status, frame.body["step"].as_u64()), (200, Some(1)), "{}", frame.body);
    assert_eq!(ada.get(&format!("/api/tables/{id}/instead?step=9&action=end")).await.unwrap().status, 409);
    assert_eq!(ada.get(&format!("/api/tables/{id}/instead?step=1&action=fly")).await.unwrap().status, 409);

    let mine = ada.get("/api/me/reviews").await.unwrap().body;
    assert_eq!(mine["games"][0]["id"], id.as_str());
    let mut eve = server.guest().await;
    assert_eq!(eve.get("/api/me/reviews").await.unwrap().body["games"].as_array().map(Vec::len), Some(0));
}

#[tokio::test]
async fn running_games_and_games_nobody_was_taught_have_no_review() {
    let server = Server::start().await;
    let (mut a, mut b, id) = two(&server, json!({ "game": "star-realms" })).await;
    let running = a.get(&format!("/api/tables/{id}/review")).await.unwrap();
    assert!(running.status == 409 || running.status == 403, "{}", running.body);
    assert_ne!(a.get(&format!("/api/tables/{id}/instead?step=1&action=end")).await.unwrap().status, 200);
    drop(b.post(&format!("/api/tables/{id}/leave"), &json!({})).await);
    let (mut a, mut b, id) = two(&server, json!({ "game": TOY })).await;
    while crate::common::act_first(&mut a, &id).await || crate::common::act_first(&mut b, &id).await {}
    assert_eq!(a.get(&format!("/api/tables/{id}/review")).await.unwrap().status, 409);
    assert_eq!(a.get("/api/tables/none/review").await.unwrap().status, 404);
}

#[tokio::test]
async fn a_log_that_cannot_be_explained_is_told_at_its_line() {
    let server = Server::start().await;
    let mut ada = server.guest().await;
    let not = ada.post("/api/logs", &json!({ "text": "hello" })).await.unwrap();
    assert_eq!(not.status, 400, "{}", not.body);
    let games = ada.get("/api/archive?mine=true").await.unwrap().body;
    assert_eq!(games["games"].as_array().map(Vec::len), Some(0), "nothing is kept of it");
}

#[tokio::test]
async fn a_puzzle_is_tried_once_for_the_rating() {
    let server = Server::start().await;
    let mut ada = server.guest().await;
    let all = ada.get("/api/puzzles").await.unwrap().body;
    let Some(first) = all["puzzles"].as_array().and_then(|p| p.first()).cloned() else { return };
    assert!(all["daily"].is_string());
    let id = first["id"].as_str().unwrap();
    let shown = ada.get(&format!("/api/puzzles/{id}")).await.unwrap().body;
    assert!(shown["legal"].as_array().is_some_and(|l| l.len() > 2));
    let puzzle = starboard_shelf::puzzles::all().iter().find(|p| p.id == id).unwrap();
    let solved = json!({ "actions": [puzzle.best] });
    let answer = ada.post(&format!("/api/puzzles/{id}/try"), &solved).await.unwrap().body;
    assert_eq!(answer["solved"], true, "{answer}");
    let rating = answer["rating"].as_u64().unwrap();
    assert!(rating > 1200);
    let again = ada.post(&format!("/api/puzzles/{id}/try"), &solved).await.unwrap().body;
    assert_eq!(again["rating"].as_u64(), Some(rating));
    let fly = ada.post(&format!("/api/puzzles/{id}/try"), &json!({ "actions": ["fly"] })).await.unwrap();
    assert_eq!(fly.status, 409, "{}", fly.body);
    assert_eq!(ada.post(&format!("/api/puzzles/{id}/try"), &json!({ "actions": [] })).await.unwrap().status, 413);
    assert_eq!(ada.get("/api/puzzles").await.unwrap().body["rating"].as_u64(), Some(rating));
}

/// The first turn of a game in the app.
const LOG: &str = "\
Play all
        Hard AI  >  <color=#800080>Scout</color> +1 Trade (Trade:1)
        Hard AI  >  <color=#800080>Scout</color> +1 Trade (Trade:2)
        Hard AI  >  <color=#800080>Viper</color> +1 Combat (Combat:1)
Acquired <color=#4CC417>Trade Pod</color>
        Hard AI - -2 Trade (Trade:0)
Attacked Bo for 1 (New Authority:49)
        Hard AI - -1 Combat (Combat:0)
        Bo - -1 Authority (Authority:49)
Hard AI ends turn 1
        Drew 5 cards.
        Refresh ally indicators
        It is now Bo's turn 2
";

#[tokio::test]
async fn what_a_log_tells_stays_with_whoever_brought_it() {
    let server = Server::start().await;
    let (mut ada, mut eve, mut nobody) = (server.guest().await, server.guest().await, Client::new(server.address));
    let brought = ada.post("/api/logs", &json!({ "text": LOG })).await.unwrap();
    assert_eq!(brought.status, 200, "{}", brought.body);
    assert_eq!(brought.body["players"], json!(["Hard AI", "Bo"]));
    let id = brought.body["id"].as_str().unwrap();
    let at = |rest: &str| format!("/api/tables/{id}{rest}");
    let told = ["", "/cards", "/log", "/replay?from=0&to=9", "/record", "/review", "/instead?step=1&action=end"];
    for rest in told {
        let mine = ada.get(&at(rest)).await.unwrap();
        assert_eq!(mine.status, 200, "{rest}: {}", mine.body);
        for other in [&mut eve, &mut nobody] {
            let answer = other.get(&at(rest)).await.unwrap();
            assert_eq!(answer.status, 404, "{rest}: {}", answer.body);
            assert!(!answer.body.to_string().contains("Bo"), "{rest}");
        }
    }
    for (rest, body) in [("/verify", json!({})), ("/fork", json!({ "step": 1 })), ("/join", json!({}))] {
        let answer = eve.post(&at(rest), &body).await.unwrap();
        assert_eq!(answer.status, 404, "{rest}: {}", answer.body);
    }
    assert_eq!(eve.post(&at("/my-seat"), &json!({ "seat": 1 })).await.unwrap().status, 404);
    assert!(eve.socket(&at("/socket")).await.is_err());
    for path in ["/api/archive", "/api/archive?player=Bo", "/api/archive?mine=true"] {
        let found = eve.get(path).await.unwrap().body;
        assert_eq!(found["games"].as_array().map(Vec::len), Some(0), "{path}: {found}");
    }
}

#[tokio::test]
async fn a_log_counts_for_whoever_says_which_seat_was_theirs() {
    let server = Server::start().await;
    let mut ada = server.guest().await;
    let id = ada.post("/api/logs", &json!({ "text": LOG })).await.unwrap().body["id"].as_str().unwrap().to_owned();
    whole(&mut ada, &id).await;
    let mine = |body: Json| body["games"].as_array().cloned().unwrap();
    assert_eq!(mine(ada.get("/api/me/reviews").await.unwrap().body).len(), 0, "nobody said who was who");
    let seat = format!("/api/tables/{id}/my-seat");
    assert_eq!(ada.post(&seat, &json!({ "seat": 3 })).await.unwrap().status, 404);
    let said = ada.post(&seat, &json!({ "seat": 1 })).await.unwrap();
    assert_eq!(said.status, 204, "{}", said.body);
    let told = ada.get("/api/me/reviews").await.unwrap().body;
    let games = mine(told.clone());
    assert_eq!((games.len(), &games[0]["id"], &games[0]["against"]), (1, &json!(id), &json!(["Bo"])), "{told}");
    // It is in nobody's statistics.
    let me = ada.get("/api/me").await.unwrap().body["me"]["id"].as_str().unwrap().to_owned();
    let player = ada.get(&format!("/api/players/{me}")).await.unwrap().body;
    assert_eq!(player["statistics"], json!([]), "{player}");
    ada.post(&seat, &json!({ "seat": null })).await.unwrap();
    assert_eq!(mine(ada.get("/api/me/reviews").await.unwrap().body).len(), 0);

    // A game of mine that nobody reviewed is named until somebody does.
    let unseen = finished(&mut ada).await;
    let missing = |body: Json| body["missing"].clone();
    assert_eq!(missing(ada.get("/api/me/reviews").await.unwrap().body), json!([unseen]));
    whole(&mut ada, &unseen).await;
    for _ in 0..50 {
        if missing(ada.get("/api/me/reviews").await.unwrap().body) == json!([]) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("a game that was reviewed is still missing");
}
