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
