//! Clocks that run out.

use crate::common::{Server, act_first, see, two};
use serde_json::{Value as Json, json};
use starboard_load::Client;
use std::time::Duration;

async fn until_time_is_up(out: &str) -> (Json, Json) {
    let server = Server::start().await;
    // Ten seconds is the least a person can set; the position is loaded with less by acting late.
    let clock = json!({ "clock": { "kind": "live", "seconds": 10, "increment": 0, "out": out } });
    let (mut a, _b, id) = two(&server, clock).await;
    let begun = see(&mut a, &id).await;
    assert_eq!(begun["now"]["clocks"]["running"], begun["now"]["to_move"]);
    assert_eq!(begun["table"]["clock"]["out"], out, "said beforehand");
    server.shift_clock(&id, -9_500).await;
    let mut socket = a.socket(&format!("/api/tables/{id}/socket")).await.unwrap();
    let items = tokio::time::timeout(Duration::from_secs(10), async {
        loop {
            let message = socket.next().await.unwrap();
            let items = message["items"].as_array().cloned().unwrap_or_default();
            if items.iter().any(|i| i["type"] == "time_out") {
                return Json::Array(items);
            }
        }
    });
    let items = items.await.expect("time runs out by itself");
    (items, see(&mut a, &id).await)
}

#[tokio::test]
async fn a_bot_takes_the_seat() {
    let (items, after) = until_time_is_up("bot").await;
    let seated = items.as_array().unwrap().iter().find(|i| i["type"] == "seated").unwrap();
    assert_eq!(seated["seat"]["kind"], "bot");
    assert_eq!(after["table"]["status"], "playing");
}

/// Plays a move, lets the time of whoever is asked run out, and answers who that was and what happened then.
async fn stood_in(server: &Server, clock: Json) -> (Client, Client, String, u64) {
    let (mut a, mut b, id) = two(server, json!({ "clock": clock })).await;
    let asked = see(&mut a, &id).await["now"]["to_move"][0].as_u64().unwrap();
    // The first move of the seat is its player's own.
    let player = if asked == 1 { &mut a } else { &mut b };
    assert!(act_first(player, &id).await);
    while see(&mut a, &id).await["now"]["to_move"][0] != asked {
        let other = if asked == 1 { &mut b } else { &mut a };
        assert!(act_first(other, &id).await);
    }
    server.shift_clock(&id, -40 * 24 * 60 * 60 * 1000).await;
    let (mine, other) = if asked == 1 { (a, b) } else { (b, a) };
    (mine, other, id, asked)
}

async fn until(client: &mut Client, id: &str, wanted: impl Fn(&Json) -> bool) -> Json {
    for _ in 0..500 {
        let seen = see(client, id).await;
        if wanted(&seen) {
            return seen;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("it never came: {}", see(client, id).await);
}

#[tokio::test]
async fn a_bot_plays_for_the_player_who_may_come_back() {
    let server = Server::start().await;
    let clock = json!({ "kind": "correspondence", "days": 1, "out": "bot" });
    let (mut mine, mut other, id, seat) = stood_in(&server, clock).await;
    let at = seat as usize - 1;
    let name = mine.get("/api/me").await.unwrap().body["me"]["name"].clone();
    let bot_moved = |seen: &Json| {
        let items = seen["items"].as_array().unwrap();
        items.iter().any(|i| i["type"] == "moved" && i["seat"] == seat && i["bot"] == "Medium")
    };
    let seen = until(&mut mine, &id, bot_moved).await;
    // It is still my seat, under my name; I am told who plays, and look from it.
    let info = &seen["table"]["seats"][at];
    assert_eq!((&info["name"], &info["mine"], &info["stand_in"]), (&name, &json!(true), &json!("Medium")));
    assert_eq!((&seen["looking_from"], &seen["table"]["my_seats"]), (&json!(seat), &json!([seat])));
    assert_eq!(seen["now"]["legal"], json!([]), "the bot decides");
    let items = seen["items"].as_array().unwrap();
    let words = |kind: &str| items.iter().find(|i| i["type"] == kind).unwrap()["words"].as_str().unwrap();
    let name = name.as_str().unwrap();
    assert_eq!(words("time_out"), format!("The time of {name} has run out."));
    assert!(items.iter().any(|i| i["words"] == format!("Medium (bot) plays for {name}.")));
    let first = items.iter().find(|i| i["type"] == "moved" && i["seat"] == seat).unwrap();
    assert_eq!(first["bot"], Json::Null, "moves keep who made them");
    let act = json!({ "ply": seen["now"]["ply"], "action": "concede" });
    assert_eq!(mine.post(&format!("/api/tables/{id}/actions"), &act).await.unwrap().status, 409);

    // Back again.
    let back = format!("/api/tables/{id}/return");
    assert_eq!(other.post(&back, &json!({ "seat": seat })).await.unwrap().status, 403);
    assert_eq!(seen["table"]["may_return"], true);
    assert_eq!(mine.post(&back, &json!({})).await.unwrap().status, 204);
    let seen = see(&mut mine, &id).await;
    let info = &seen["table"]["seats"][at];
    assert_eq!((&info["kind"], &info["stand_in"]), (&json!("person"), &Json::Null));
    for _ in 0..400 {
        if !act_first(&mut mine, &id).await && !act_first(&mut other, &id).await {
            break;
        }
    }
    let record = mine.get(&format!("/api/tables/{id}/record")).await.unwrap();
    assert_eq!(record.body["names"][at], name, "{}", record.body);
    let replay = mine.get(&format!("/api/tables/{id}/replay")).await.unwrap().body;
    let by = |frame: &Json| frame["seat"] == seat && frame["bot"] == "Medium";
    assert!(replay["frames"].as_array().unwrap().iter().any(by));
}

#[tokio::test]
async fn whose_time_is_used_up_is_known_at_the_end() {
    let server = Server::start().await;
    let clock = json!({ "kind": "live", "seconds": 60, "increment": 0, "out": "bot" });
    let (mut mine, mut other, id, seat) = stood_in(&server, clock).await;
    let seen = until(&mut mine, &id, |seen| seen["table"]["seats"][seat as usize - 1]["stand_in"] == "Medium").await;
    assert_eq!(seen["table"]["may_return"], false);
    let back = mine.post(&format!("/api/tables/{id}/return"), &json!({})).await.unwrap();
    assert_eq!((back.status, &back.body["words"]), (409, &json!("Your time is used up: the bot plays on.")));
    let ply = see(&mut other, &id).await["now"]["ply"].clone();
    let mut conceded = 409;
    for extra in 0..50 {
        let act = json!({ "ply": ply.as_u64().unwrap() + extra, "action": "concede" });
        conceded = other.post(&format!("/api/tables/{id}/actions"), &act).await.unwrap().status;
        if conceded == 200 {
            break;
        }
    }
    assert_eq!(conceded, 200);
    let seen = see(&mut mine, &id).await;
    assert_eq!(seen["table"]["my_seats"], json!([seat]));
    let again = mine.post(&format!("/api/tables/{id}/rematch"), &json!({})).await.unwrap();
    assert_eq!(again.status, 200, "{}", again.body);
    let again = see(&mut mine, again.body["id"].as_str().unwrap()).await;
    assert!(again["table"]["seats"].as_array().unwrap().iter().all(|s| s["stand_in"].is_null() && s["kind"] != "bot"));
}

#[tokio::test]
async fn or_the_seat_concedes() {
    let (items, after) = until_time_is_up("concede").await;
    assert!(items.as_array().unwrap().iter().any(|i| i["type"] == "ended"));
    assert_eq!(after["table"]["status"], "finished");
}
