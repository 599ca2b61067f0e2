//! Taking back, and what it may not do.

use crate::common::{Server, TOY, act_first, open, see, two};
use serde_json::{Value as Json, json};
use starboard_server::client::Client;

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
    assert_eq!(after["undo"], json!({ "free_to": 0, "asking_to": null }));
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
    let (status, body) = take_back(&mut a, &id, &json!(5), 2).await;
    assert_eq!((status, &body["answer"]), (200, &json!("asked")));
    assert_eq!(see(&mut b, &id).await["now"]["asked"], json!({ "seat": 1, "to_step": 2, "waiting_for": [2] }));
    let answer = format!("/api/tables/{id}/takeback/answer");
    assert_eq!(a.post(&answer, &json!({ "yes": true })).await.unwrap().status, 403, "one's own leave is not enough");
    assert_eq!(b.post(&answer, &json!({ "yes": false })).await.unwrap().body["answer"], "refused");
    assert_eq!(see(&mut b, &id).await["now"]["step"], 5);
    assert_eq!(take_back(&mut a, &id, &json!(5), 2).await.0, 200);
    assert_eq!(b.post(&answer, &json!({ "yes": true })).await.unwrap().body["answer"], "done");
    let now = see(&mut b, &id).await["now"].clone();
    assert_eq!((&now["step"], &now["ply"], &now["asked"]), (&json!(2), &json!(6), &Json::Null));
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
    assert_eq!(now["undo"]["asking_to"], 0);
    let (status, body) = take_back(&mut me, &id, &now["ply"], 0).await;
    assert_eq!((status, &body["answer"]), (200, &json!("done")), "{body}");
}
