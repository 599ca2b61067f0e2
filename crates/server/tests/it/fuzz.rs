//! Nonsense, in every shape, at every address: refused with a readable reason, never a failure, never a change.

use crate::common::{Server, see, two};
use serde_json::{Value as Json, json};
use starboard_core::Fast;

const PATHS: [(&str, &str); 42] = [
    ("POST", "/api/guest"),
    ("POST", "/api/register"),
    ("POST", "/api/login"),
    ("PATCH", "/api/me"),
    ("POST", "/api/me/mutes"),
    ("GET", "/api/me/export"),
    ("GET", "/api/me/tables"),
    ("GET", "/api/players/ID"),
    ("GET", "/api/games/ID"),
    ("GET", "/api/games/smugglers/cards?set=ID"),
    ("GET", "/api/daily"),
    ("GET", "/api/tables"),
    ("POST", "/api/tables"),
    ("GET", "/api/invites/ID"),
    ("GET", "/api/tables/ID"),
    ("PATCH", "/api/tables/ID"),
    ("POST", "/api/tables/ID/join"),
    ("POST", "/api/tables/ID/start"),
    ("POST", "/api/tables/ID/actions"),
    ("POST", "/api/tables/ID/check"),
    ("POST", "/api/tables/ID/hint"),
    ("POST", "/api/tables/ID/takeback"),
    ("POST", "/api/tables/ID/takeback/answer"),
    ("POST", "/api/tables/ID/return"),
    ("POST", "/api/tables/ID/rematch"),
    ("GET", "/api/archive?before=ID&limit=5"),
    ("GET", "/api/tables/ID/replay?from=4294967295&to=ID"),
    ("GET", "/api/tables/ID/log?before=0&limit=99999999999"),
    ("POST", "/api/records"),
    ("POST", "/api/tables/ID/verify"),
    ("POST", "/api/tables/ID/fork"),
    ("GET", "/api/campaigns"),
    ("POST", "/api/campaigns"),
    ("POST", "/api/campaigns/import"),
    ("GET", "/api/campaigns/invites/ID"),
    ("GET", "/api/campaigns/ID"),
    ("POST", "/api/campaigns/ID/join"),
    ("POST", "/api/campaigns/ID/play"),
    ("POST", "/api/campaigns/ID/top-up"),
    ("POST", "/api/campaigns/ID/fork"),
    ("GET", "/api/campaigns/ID/export"),
    ("GET", "/api/campaigns/ID/deck"),
];
const KEYS: [&str; 27] = [
    "name",
    "password",
    "game",
    "options",
    "seats",
    "clock",
    "ply",
    "action",
    "seat",
    "to_step",
    "yes",
    "text",
    "step",
    "player",
    "muted",
    "fill",
    "invite",
    "position",
    "starboard",
    "plies",
    "side",
    "choice",
    "after",
    "upgrade",
    "campaign",
    "kind",
    "edition",
];
const WORDS: [&str; 16] = [
    "",
    "smugglers",
    "concede",
    "sell 1",
    "raid 2",
    "\u{0}",
    "🚀🚀",
    "../../etc/passwd",
    "'; DROP TABLE tables; --",
    "null",
    "1e999",
    "me",
    "open",
    "proc:rm -rf",
    "NaN",
    "-1",
];

fn value(rng: &mut Fast, depth: usize) -> Json {
    match rng.below(if depth > 3 { 6 } else { 9 }) {
        0 => Json::Null,
        1 => json!(rng.below(2) == 0),
        2 => json!([0i64, 1, -1, 255, 256, i64::MAX, i64::MIN, 4_294_967_296][rng.below(8)]),
        3 => json!(1.5e300),
        4 | 5 => json!(WORDS[rng.below(WORDS.len())]),
        6 => Json::Array((0..rng.below(5)).map(|_| value(rng, depth + 1)).collect()),
        _ => object(rng, depth + 1),
    }
}

fn object(rng: &mut Fast, depth: usize) -> Json {
    (0..rng.below(6))
        .map(|_| (KEYS[rng.below(KEYS.len())].to_owned(), value(rng, depth + 1)))
        .collect::<serde_json::Map<_, _>>()
        .into()
}

/// A body that is nearly right for the address.
fn near(rng: &mut Fast, path: &str) -> Json {
    let mut body = match path.rsplit('/').next().unwrap_or_default() {
        "actions" => json!({ "ply": 0, "action": "sell 1" }),
        "check" => json!({ "action": "sell 1" }),
        "takeback" => json!({ "ply": 0, "to_step": 0 }),
        "answer" => json!({ "yes": true }),
        "fork" if path.starts_with("/api/campaigns") => json!({ "after": 0 }),
        "fork" => json!({ "step": 0 }),
        "campaigns" => json!({ "seats": [{ "kind": "me" }, { "kind": "open" }] }),
        "import" => json!({ "campaign": { "starboard_campaign": 1 } }),
        "play" => json!({ "choice": 1 }),
        "top-up" => json!({ "upgrade": "lifter+se1" }),
        "tables" => json!({ "game": "smugglers", "seats": [{ "kind": "me" }, { "kind": "open" }] }),
        "register" | "login" => json!({ "name": "Ada", "password": "short" }),
        "records" => json!({ "starboard": 1, "game": "smugglers", "edition": "1", "options": {}, "plies": [] }),
        _ => json!({}),
    };
    if let Some(object) = body.as_object_mut() {
        let key = KEYS[rng.below(KEYS.len())];
        object.insert(key.to_owned(), value(rng, 1));
    }
    body
}

fn bytes(rng: &mut Fast, path: &str) -> Vec<u8> {
    match rng.below(5) {
        0 => (0..rng.below(60)).map(|_| rng.below(256) as u8).collect(),
        1 => {
            let mut text = near(rng, path).to_string().into_bytes();
            text.truncate(rng.below(text.len() + 1));
            text
        }
        2 => value(rng, 0).to_string().into_bytes(),
        _ => near(rng, path).to_string().into_bytes(),
    }
}

#[tokio::test]
async fn nonsense_is_refused_and_changes_nothing() {
    let server = Server::start().await;
    let (mut a, _b, id) = two(&server, json!({})).await;
    let mut stranger = server.guest().await;
    let before = see(&mut a, &id).await;
    let mut rng = Fast::new(6);
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "novice" }]);
    let begun = a.post("/api/campaigns", &json!({ "seats": seats })).await.unwrap().body;
    let campaign = begun["id"].as_str().unwrap().to_owned();
    let campaign_before = a.get(&format!("/api/campaigns/{campaign}")).await.unwrap().body;
    let ids =
        [id.as_str(), campaign.as_str(), "", "0", "zzzzzzzzzzzzzzzz", "%00", "%2e%2e", "a'b", "999999999999999999999"];
    let mut refused = 0;
    for round in 0..2050 {
        let (method, path) = PATHS[round % PATHS.len()];
        let path = path.replace("ID", ids[rng.below(ids.len())]);
        let body = if method == "GET" { Vec::new() } else { bytes(&mut rng, &path) };
        let answer = stranger.send(method, &path, &body).await.unwrap();
        let sent = String::from_utf8_lossy(&body);
        assert!(answer.status < 500, "{method} {path} {sent}: {} {}", answer.status, answer.body);
        if answer.status >= 400 {
            refused += 1;
            let readable =
                answer.body["code"].is_string() && answer.body["words"].as_str().is_some_and(|w| !w.is_empty());
            assert!(readable, "{method} {path} {sent}: {}", answer.body);
        }
    }
    assert!(refused > 500, "{refused}");
    assert_eq!(a.get(&format!("/api/campaigns/{campaign}")).await.unwrap().body, campaign_before);
    let after = see(&mut a, &id).await;
    assert_eq!(
        (&after["n"], &after["now"], &after["table"]["seats"]),
        (&before["n"], &before["now"], &before["table"]["seats"])
    );
}

#[tokio::test]
async fn replayed_and_reordered_requests_are_done_once() {
    let server = Server::start().await;
    let (mut a, mut b, id) = two(&server, json!({})).await;
    let path = format!("/api/tables/{id}/actions");
    let mut sent: Vec<(bool, Json)> = Vec::new();
    let mut rng = Fast::new(9);
    for _ in 0..12 {
        for first in [true, false] {
            let client = if first { &mut a } else { &mut b };
            let now = see(client, &id).await["now"].clone();
            if let Some(action) = now["legal"][0]["action"].as_str() {
                let act = json!({ "ply": now["ply"], "action": action });
                assert_eq!(client.post(&path, &act).await.unwrap().status, 200);
                sent.push((first, act));
            }
        }
        let step = see(&mut a, &id).await["now"]["step"].clone();
        for _ in 0..4 {
            let (first, old) = sent[rng.below(sent.len())].clone();
            let owner = if first { &mut a } else { &mut b };
            let again = owner.post(&path, &old).await.unwrap();
            assert_eq!((again.status, &again.body["again"]), (200, &json!(true)), "{old}");
            let other = if first { &mut b } else { &mut a };
            assert_eq!(other.post(&path, &old).await.unwrap().body["code"], "ply_moved_on");
        }
        assert_eq!(see(&mut a, &id).await["now"]["step"], step);
    }
}
