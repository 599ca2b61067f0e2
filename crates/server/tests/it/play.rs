//! Playing as people do: over HTTP and a socket.

use crate::common::{Server, TOY, act_first, open, see, two};
use serde_json::{Value as Json, json};

#[tokio::test]
async fn a_guest_plays_a_whole_game_against_bots() {
    let server = Server::start().await;
    let mut me = server.guest().await;
    let (id, invite) = open(&mut me, json!({ "game": TOY })).await;
    assert_eq!(invite, "");
    let mut socket = me.socket(&format!("/api/tables/{id}/socket")).await.unwrap();
    let mut message = socket.next().await.unwrap();
    assert_eq!(message["type"], "snapshot");
    let mut last = 0;
    let mut ended = false;
    while !ended {
        if message["type"] != "people" {
            let n = message["n"].as_u64().unwrap();
            assert!(n >= last, "numbers grow");
            last = n;
            let items = message["items"].as_array().unwrap();
            ended = items.iter().any(|i| i["type"] == "ended");
        }
        if let Some(action) = message["now"]["legal"][0]["action"].as_str() {
            let act = json!({ "ply": message["now"]["ply"], "action": action });
            let acted = me.post(&format!("/api/tables/{id}/actions"), &act).await.unwrap();
            assert_eq!(acted.status, 200, "{}", acted.body);
            let again = me.post(&format!("/api/tables/{id}/actions"), &act).await.unwrap();
            assert_eq!((again.status, &again.body["again"]), (200, &Json::Bool(true)), "sent twice, done once");
        }
        if !ended {
            message = socket.next().await.unwrap();
        }
    }
    let after = see(&mut me, &id).await;
    assert_eq!(after["table"]["status"], "finished");
    assert!(after["table"]["seed"].is_string() && after["now"]["outcome"]["ranks"].is_array());
    let verified = me.post(&format!("/api/tables/{id}/verify"), &Json::Null).await.unwrap();
    assert_eq!(verified.body["verified"], true, "{}", verified.body);
}

#[tokio::test]
async fn two_people_two_tabs_and_somebody_who_comes_back() {
    let server = Server::start().await;
    let (mut a, mut b, id) = two(&server, json!({})).await;
    let path = format!("/api/tables/{id}/socket");
    let mut tabs = [a.socket(&path).await.unwrap(), a.socket(&path).await.unwrap()];
    for tab in &mut tabs {
        assert_eq!(tab.next().await.unwrap()["type"], "snapshot");
    }
    let seen = see(&mut b, &id).await["n"].as_u64().unwrap();
    for _ in 0..6 {
        if !act_first(&mut a, &id).await {
            assert!(act_first(&mut b, &id).await);
        }
    }
    for tab in &mut tabs {
        let mut n = 0;
        while n < seen + 6 {
            n = tab.next().await.unwrap()["n"].as_u64().unwrap_or(n);
        }
    }
    let mut back = b.socket(&format!("{path}?from={seen}")).await.unwrap();
    let update = back.next().await.unwrap();
    assert_eq!(update["type"], "update");
    assert_eq!(update["items"].as_array().unwrap().len(), 6, "told what came since, and only that");
    assert_eq!(update["now"]["step"], 6);
}

#[tokio::test]
async fn what_may_not_be_done_is_refused_with_a_reason() {
    let server = Server::start().await;
    let (mut a, mut b, id) = two(&server, json!({})).await;
    let mut stranger = server.guest().await;
    let now = see(&mut a, &id).await["now"].clone();
    let actions = format!("/api/tables/{id}/actions");
    let (asked, other) = if now["to_move"][0] == 1 { (&mut a, &mut b) } else { (&mut b, &mut a) };
    let legal = see(asked, &id).await["now"]["legal"][0]["action"].clone();
    let try_it = async |client: &mut starboard_load::Client, act: Json| {
        let answer = client.post(&actions, &act).await.unwrap();
        (answer.status, answer.body["code"].as_str().unwrap_or_default().to_owned())
    };
    assert_eq!(try_it(other, json!({ "ply": 0, "action": legal })).await, (409, "not_your_turn".to_owned()));
    assert_eq!(try_it(asked, json!({ "ply": 7, "action": legal })).await, (409, "ply_moved_on".to_owned()));
    assert_eq!(try_it(asked, json!({ "ply": 0, "action": "fly away" })).await, (409, "illegal".to_owned()));
    assert_eq!(try_it(asked, json!({ "ply": "x" })).await, (400, "bad_request".to_owned()));
    assert_eq!(try_it(&mut stranger, json!({ "ply": 0, "action": legal })).await, (403, "not_your_seat".to_owned()));
    let seat = json!({ "ply": 0, "action": legal, "seat": now["to_move"][0] });
    assert_eq!(try_it(other, seat).await, (403, "not_your_seat".to_owned()));
    assert_eq!(see(asked, &id).await["now"]["ply"], 0, "nothing has changed");
    let why = asked.post(&format!("/api/tables/{id}/check?lang=fr"), &json!({ "action": "fly away" })).await.unwrap();
    assert_eq!(why.body["legal"], false);
    assert!(!why.body["words"].as_str().unwrap().is_empty());

    // One refusal, read in two languages, whether it was tried or only asked about.
    let dear = json!({ "ply": 0, "action": "give 1" });
    let english = asked.post(&format!("{actions}?lang=en"), &dear).await.unwrap();
    let french = asked.post(&format!("{actions}?lang=fr"), &dear).await.unwrap();
    assert_eq!((english.status, &english.body["code"]), (409, &french.body["code"]));
    assert_ne!(english.body["words"], french.body["words"]);
    let wish = json!({ "action": "give 1" });
    let why = asked.post(&format!("/api/tables/{id}/check?lang=fr"), &wish).await.unwrap();
    assert_eq!(why.body["words"], french.body["words"]);
}
