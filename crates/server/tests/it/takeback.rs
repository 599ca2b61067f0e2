//! Taking back, and what it may not do.

use crate::common::{Server, TOY, act_first, open, see, two};
use serde_json::{Value as Json, json};
use starboard_load::Client;

/// The toy's raid deals nothing until the victim answers: it can be taken back freely before that.
async fn raid(client: &mut Client, id: &str) -> bool {
    let now = see(client, id).await["now"].clone();
    let raid = now["legal"].as_array().unwrap().iter().find(|c| c["action"].as_str().unwrap().starts_with("raid"));
    let Some(raid) = raid else { return false };
    let act = json!({ "ply": now["ply"], "action": raid["action"] });
    assert_eq!(client.post(&format!("/api/tables/{id}/actions"), &act).await.unwrap().status, 200);
    true
}

async fn take_back(client: &mut Client, id: &str, ply: &Json, to_step: u64) -> (u16, Json) {
    let wish = json!({ "ply": ply, "to_step": to_step });
    let answer = client.post(&format!("/api/tables/{id}/takeback"), &wish).await.unwrap();
    (answer.status, answer.body)
}

#[tokio::test]
async fn freely_while_nothing_was_learnt() {
    let server = Server::start().await;
    let (mut a, mut b, id) = two(&server, json!({ "takebacks": "free" })).await;
    let before = see(&mut a, &id).await["now"].clone();
    let (asked, other) = if before["to_move"][0] == 1 { (&mut a, &mut b) } else { (&mut b, &mut a) };
    let mine = see(asked, &id).await["now"].clone();
    assert_eq!(mine["undo"]["free_to"], Json::Null);
    assert!(raid(asked, &id).await);
    let after = see(asked, &id).await["now"].clone();
    assert_eq!(after["undo"], json!({ "free_to": 0, "asking_to": null, "lost": [] }));
    assert_eq!(see(other, &id).await["now"]["undo"]["free_to"], Json::Null, "it is not theirs to take back");
    assert_eq!(take_back(other, &id, &after["ply"], 0).await.0, 409);
    let (status, body) = take_back(asked, &id, &after["ply"], 0).await;
    assert_eq!((status, &body["answer"]), (200, &json!("done")));
    let again = see(asked, &id).await["now"].clone();
    assert_eq!((&again["ply"], &again["step"]), (&json!(2), &json!(0)), "plies only grow, steps go back");
    assert_eq!((&again["view"], &again["legal"]), (&mine["view"], &mine["legal"]));
}

#[tokio::test]
async fn not_freely_once_something_was_dealt() {
    let server = Server::start().await;
    let (mut a, mut b, id) = two(&server, json!({ "takebacks": "free" })).await;
    let seat1 = see(&mut a, &id).await["now"]["to_move"][0] == 1;
    let asked = if seat1 { &mut a } else { &mut b };
    let now = see(asked, &id).await["now"].clone();
    let sell = now["legal"].as_array().unwrap().iter().find(|c| c["action"].as_str().unwrap().starts_with("sell"));
    let act = json!({ "ply": 0, "action": sell.unwrap()["action"] });
    assert_eq!(asked.post(&format!("/api/tables/{id}/actions"), &act).await.unwrap().status, 200);
    assert_eq!(see(asked, &id).await["now"]["undo"]["free_to"], Json::Null, "a card was drawn");
    let (status, body) = take_back(asked, &id, &json!(1), 0).await;
    assert_eq!((status, &body["code"]), (409, &json!("wrong_state")));
}

#[tokio::test]
async fn beyond_that_if_everybody_agrees() {
    let server = Server::start().await;
    let (mut a, mut b, id) = two(&server, json!({})).await;
    for _ in 0..5 {
        if !act_first(&mut a, &id).await {
            assert!(act_first(&mut b, &id).await);
        }
    }
    let undo = see(&mut a, &id).await["now"]["undo"].clone();
    let own = undo["asking_to"].as_u64().expect("A has moved");
    assert_eq!(own, own_last(&see(&mut a, &id).await, 1), "to before my own last move");
    assert!(own > 0);
    let (status, body) = take_back(&mut a, &id, &json!(5), own - 1).await;
    assert_eq!((status, &body["code"]), (409, &json!("wrong_state")), "and no further");
    let (status, body) = take_back(&mut a, &id, &json!(5), own).await;
    assert_eq!((status, &body["answer"]), (200, &json!("asked")));
    let asked = see(&mut b, &id).await["now"]["asked"].clone();
    assert_eq!(asked, json!({ "seat": 1, "to_step": own, "lost": undo["lost"], "waiting_for": [2] }));
    let lost: u64 = asked["lost"].as_array().unwrap().iter().map(|l| l["moves"].as_u64().unwrap()).sum();
    assert_eq!(lost, 5 - own, "everything that goes is told");
    let answer = format!("/api/tables/{id}/takeback/answer");
    assert_eq!(a.post(&answer, &json!({ "yes": true })).await.unwrap().status, 403, "one's own leave is not enough");
    assert_eq!(b.post(&answer, &json!({ "yes": false })).await.unwrap().body["answer"], "refused");
    assert_eq!(see(&mut b, &id).await["now"]["step"], 5);
    assert_eq!(take_back(&mut a, &id, &json!(5), own).await.0, 200);
    assert_eq!(b.post(&answer, &json!({ "yes": true })).await.unwrap().body["answer"], "done");
    let now = see(&mut b, &id).await["now"].clone();
    assert_eq!((&now["step"], &now["ply"], &now["asked"]), (&json!(own), &json!(6), &Json::Null));
    // The game goes on to its end, and the record with the gap in it verifies.
    while act_first(&mut a, &id).await || act_first(&mut b, &id).await {}
    let verified = a.post(&format!("/api/tables/{id}/verify"), &Json::Null).await.unwrap();
    assert_eq!(verified.body["verified"], true, "{}", verified.body);
}

#[tokio::test]
async fn alone_against_bots_at_once() {
    let server = Server::start().await;
    let mut me = server.guest().await;
    let (id, _) = open(&mut me, json!({ "game": TOY, "options": { "players": 2 } })).await;
    let mut now = see(&mut me, &id).await["now"].clone();
    while now["step"].as_u64() < Some(4) || now["legal"][0].is_null() {
        act_first(&mut me, &id).await;
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        now = see(&mut me, &id).await["now"].clone();
        assert_eq!(now["outcome"], Json::Null);
    }
    let own = own_last(&see(&mut me, &id).await, 1);
    assert_eq!(now["undo"]["asking_to"], own);
    let (status, body) = take_back(&mut me, &id, &now["ply"], own).await;
    assert_eq!((status, &body["answer"]), (200, &json!("done")), "{body}");
}

/// The step before the last move of a seat that still stands, as the log tells it.
fn own_last(seen: &Json, seat: u64) -> u64 {
    let items = seen["items"].as_array().unwrap();
    let mine = items.iter().rfind(|i| i["type"] == "moved" && i["seat"] == seat).expect("has moved");
    mine["step"].as_u64().unwrap() - 1
}

#[tokio::test]
async fn nothing_of_mine_nothing_to_take_back() {
    let server = Server::start().await;
    let mut me = server.guest().await;
    // Bots everywhere but in the last seat: whoever begins, it is seldom me.
    let seats = json!([{ "kind": "bot", "level": "novice" }, { "kind": "bot", "level": "novice" }, { "kind": "me" }]);
    for _ in 0..20 {
        let (id, _) = open(&mut me, json!({ "game": TOY, "options": { "players": 3 }, "seats": seats })).await;
        let mut now = see(&mut me, &id).await["now"].clone();
        while now["to_move"] != json!([3]) {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
            now = see(&mut me, &id).await["now"].clone();
        }
        if now["step"] == 0 {
            continue;
        }
        assert_eq!(now["undo"], json!({ "free_to": null, "asking_to": null, "lost": [] }));
        assert_eq!(take_back(&mut me, &id, &now["ply"], 0).await.0, 409, "the others' moves are not mine to undo");
        return;
    }
    panic!("the bots never began");
}

#[tokio::test]
async fn bots_that_go_on_meanwhile_do_not_refuse_it() {
    let server = Server::start().await;
    let mut me = server.guest().await;
    let (id, _) = open(&mut me, json!({ "game": TOY, "options": { "players": 3 } })).await;
    for _ in 0..40 {
        let now = see(&mut me, &id).await["now"].clone();
        let Some(action) = now["legal"][0]["action"].as_str() else {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
            continue;
        };
        let (ply, step) = (now["ply"].as_u64().unwrap(), now["step"].as_u64().unwrap());
        let act = json!({ "ply": ply, "action": action });
        assert_eq!(me.post(&format!("/api/tables/{id}/actions"), &act).await.unwrap().status, 200);
        let mut after = see(&mut me, &id).await["now"].clone();
        while after["legal"][0].is_null() && after["outcome"].is_null() {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
            after = see(&mut me, &id).await["now"].clone();
        }
        if after["ply"].as_u64() < Some(ply + 2) {
            continue;
        }
        // The page still shows my own move when I ask: the bots have moved on since.
        let (status, body) = take_back(&mut me, &id, &json!(ply + 1), step).await;
        assert_eq!((status, &body["answer"]), (200, &json!("done")), "{body}");
        assert!(see(&mut me, &id).await["now"]["step"].as_u64() >= Some(step));
        return;
    }
    panic!("no bot ever followed");
}
