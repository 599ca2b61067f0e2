//! Whole games of every game with all sockets recorded: what each viewer was sent is checked against the true states.

use crate::common::{Server, games, open, see};
use serde_json::{Value as Json, json};
use starboard_core::face::{Rules, Table};
use starboard_core::record::{Dealing, Record, Replay};
use starboard_core::{Fast, Lang, Seat, Viewer};
use starboard_load::Client;
use std::collections::BTreeSet;

/// The keys a message may have anywhere outside the game's own `view`, `data` and `options`.
const KEYS: &str = "campaign hints lesson type n table looking_from now items more people here watching at ply step to_move prompt view legal undo \
    free_to asking_to lost moves conceding clocks left running asked outcome ranks scores why action words events data seat seats id game title edition \
    options status my_seats i_host visibility clock takebacks chat invite fingerprint seed created started ended next forked_from \
    from_position daily result team kind name player level stand_in may_return bot mine out seconds increment days rated shuffle";

fn keys(value: &Json, found: &mut BTreeSet<String>) {
    match value {
        Json::Object(map) => {
            for (key, value) in map {
                found.insert(key.clone());
                if !["view", "data", "options"].contains(&key.as_str()) {
                    keys(value, found);
                }
            }
        }
        Json::Array(items) => items.iter().for_each(|v| keys(v, found)),
        _ => {}
    }
}

struct Watched {
    viewer: Viewer,
    client: Client,
    messages: tokio::task::JoinHandle<Vec<String>>,
}

/// The true table after every step, and what every step told every viewer.
fn truth(record: &Record, rules: &dyn Rules) -> Vec<(Box<dyn Table>, Option<starboard_core::face::Happened>)> {
    let mut replay = Replay::start(record, rules, Dealing::Written).unwrap();
    let opening = replay.opening.take();
    let mut all = vec![(replay.table.clone_box(), opening)];
    while let Some(happened) = replay.step().unwrap() {
        all.push((replay.table.clone_box(), Some(happened)));
    }
    all
}

/// Everything said of the game to `viewer` must be what that seat may see, and must be the same in a world where all it cannot
/// know is different.
fn check_now(now: &Json, table: &dyn Table, viewer: Viewer, rng: &mut Fast) {
    assert_eq!(now["view"], table.view(viewer));
    let legal = match viewer {
        Viewer::Seat(seat) => table.legal(seat, Lang::En),
        _ => Vec::new(),
    };
    let told: Vec<_> = now["legal"].as_array().unwrap().iter().map(|c| c["action"].as_str().unwrap()).collect();
    assert_eq!(told, legal.iter().map(|c| c.action.as_str()).collect::<Vec<_>>());
    if let Viewer::Seat(seat) = viewer {
        let imagined = table.imagine(seat, rng);
        assert_eq!(now["view"], imagined.view(viewer), "the view tells which world it is");
        let prompt = imagined.prompt(Lang::En).map_or(Json::Null, |p| json!(p));
        assert_eq!(now["prompt"], prompt, "the prompt tells which world it is");
        let words: Vec<_> = now["legal"].as_array().unwrap().iter().map(|c| c["words"].as_str().unwrap()).collect();
        let other = imagined.legal(seat, Lang::En);
        assert_eq!(
            words,
            other.iter().map(|c| c.words.as_str()).collect::<Vec<_>>(),
            "the buttons tell which world it is"
        );
    }
}

fn check_message(
    message: &Json,
    viewer: Viewer,
    truth: &[(Box<dyn Table>, Option<starboard_core::face::Happened>)],
    rng: &mut Fast,
) {
    let mut found = BTreeSet::new();
    keys(message, &mut found);
    let allowed: BTreeSet<String> = KEYS.split_whitespace().map(str::to_owned).collect();
    assert_eq!(found.difference(&allowed).collect::<Vec<_>>(), Vec::<&String>::new(), "unknown keys");
    let over = message["table"]["status"] == "finished";
    if let Some(step) = message["now"]["step"].as_u64() {
        check_now(&message["now"], &*truth[step as usize].0, viewer, rng);
    }
    for item in message["items"].as_array().into_iter().flatten() {
        let step = match item["type"].as_str().unwrap() {
            "moved" => item["step"].as_u64().unwrap() as usize,
            "started" => 0,
            _ => continue,
        };
        let happened = truth[step].1.as_ref().unwrap();
        let told = json!(happened.seen_by(viewer, Lang::En));
        assert_eq!(item["events"], told, "step {step}: more or less than {viewer} may be told");
        let own = matches!(viewer, Viewer::Seat(s) if item["seat"] == json!(s));
        if item["type"] == "moved" && !own && !over {
            assert_eq!(item["action"], Json::Null, "another seat's action, by its text");
        }
    }
}

async fn play(server: &Server, rules: &'static dyn Rules, format: &str, players: u8) {
    let n = usize::from(players);
    let mut clients = Vec::new();
    for _ in 0..n {
        clients.push(server.guest().await);
    }
    let mut seats = vec![json!({ "kind": "open" }); n];
    seats[0] = json!({ "kind": "me" });
    let wish = json!({ "game": rules.name(), "options": { "format": format, "players": players }, "seats": seats });
    let (id, invite) = open(&mut clients[0], wish).await;
    for client in &mut clients[1..] {
        let joined = client.post(&format!("/api/tables/{id}/join"), &json!({ "invite": invite })).await.unwrap();
        assert_eq!(joined.status, 200, "{}", joined.body);
    }
    let mut watched = Vec::new();
    let viewers = Seat::all(n).map(Viewer::Seat).chain([Viewer::Spectator]);
    clients.push(server.guest().await);
    for (viewer, client) in viewers.zip(clients) {
        let mut socket = client.socket(&format!("/api/tables/{id}/socket")).await.unwrap();
        let messages = tokio::spawn(async move {
            let mut all = Vec::new();
            while let Some(text) = socket.text().await {
                let over = text.contains("\"type\":\"ended\"");
                all.push(text);
                if over {
                    break;
                }
            }
            all
        });
        watched.push(Watched { viewer, client, messages });
    }
    let mut rng = Fast::new(u64::from(players));
    let mut wrong = 0;
    for decisions in 0.. {
        let now = see(&mut watched[n].client, &id).await["now"].clone();
        let Some(asked) = now["to_move"][0].as_u64() else { break };
        let client = &mut watched[asked as usize - 1].client;
        let now = see(client, &id).await["now"].clone();
        let legal = now["legal"].as_array().unwrap();
        let action = &legal[rng.below(legal.len())]["action"];
        // Long games are given up after a while: the rest is more of the same.
        let action = if decisions < 100 { action.clone() } else { json!("concede") };
        let act = json!({ "ply": now["ply"], "action": action, "seat": asked });
        if decisions % 16 == 0 {
            // Somebody who may not tries the very same thing: the refusal says nothing of it.
            let other = &mut watched[(asked as usize) % n].client;
            let refused = other.post(&format!("/api/tables/{id}/actions"), &act).await.unwrap();
            assert_eq!(refused.body["code"], "not_your_seat");
            assert_eq!(refused.body["words"], "That seat is not yours.");
            wrong += 1;
        }
        let client = &mut watched[asked as usize - 1].client;
        let acted = client.post(&format!("/api/tables/{id}/actions"), &act).await.unwrap();
        assert_eq!(acted.status, 200, "{}", acted.body);
        assert_eq!(acted.body.as_object().unwrap().len(), 3, "ply, step, again: {}", acted.body);
    }
    assert!(wrong > 0);
    let record = watched[0].client.get(&format!("/api/tables/{id}/record")).await.unwrap().body;
    let record: Record = serde_json::from_value(record).unwrap();
    let seed = record.seed.unwrap().to_string();
    let truth = truth(&record, rules);
    for Watched { viewer, messages, .. } in watched {
        let messages = messages.await.unwrap();
        assert!(messages.len() > 1, "{viewer} heard nothing");
        for text in messages {
            let message: Json = serde_json::from_str(&text).unwrap();
            let over = text.contains("\"type\":\"ended\"");
            assert!(over || !text.contains(&seed), "the seed was told before the end");
            if viewer == Viewer::Spectator {
                assert!(!text.contains(&invite), "the invite token was told to a spectator");
            }
            check_message(&message, viewer, &truth, &mut rng);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_message_carries_what_its_viewer_must_not_know() {
    let server = Server::start().await;
    for rules in games() {
        for format in rules.about(Lang::En).formats {
            let Some(players) = format.players.iter().copied().filter(|n| *n >= 2).max() else { continue };
            if rules.game(json!({ "format": format.name, "players": players })).is_ok() {
                play(&server, rules, format.name, players).await;
            }
        }
    }
}
