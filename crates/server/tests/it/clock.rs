//! Clocks that run out.

use crate::common::{Server, see, two};
use serde_json::{Value as Json, json};
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

#[tokio::test]
async fn or_the_seat_concedes() {
    let (items, after) = until_time_is_up("concede").await;
    assert!(items.as_array().unwrap().iter().any(|i| i["type"] == "ended"));
    assert_eq!(after["table"]["status"], "finished");
}
