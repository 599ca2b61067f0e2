//! Packs and variants of one's own, played by friends on a server: also after a restart, when they are no longer in its folder.

use crate::common::{Folder, act_first, open, see};
use crate::kill::Process;
use serde_json::{Value as Json, json};
use starboard_load::Client;
use std::path::Path;

/// A folder with an owner's box and a designer's variant.
fn packs() -> Folder {
    let folder = Folder::new();
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/rise-of-empire/data/community-1");
    let files = ["pack", "cards", "sheets", "scenarios", "post-campaign"];
    let text: String = files.map(|f| std::fs::read_to_string(data.join(format!("{f}.toml"))).unwrap()).concat();
    let text = text.replacen("\"rise-of-empire-community\"", "\"adas-box\"", 1);
    let text = text.replacen("label = {", "label = \"Ada's own box\"\n# label = {", 1);
    std::fs::write(folder.path().join("box.toml"), text).unwrap();
    let quick = folder.path().join("quick");
    std::fs::create_dir(&quick).unwrap();
    let head = "variant = \"quick\"\ngame = \"star-realms\"\nname = \"Quick\"\nlabel = \"a variant by Ada\"\n";
    std::fs::write(quick.join("variant.toml"), head).unwrap();
    let own = starboard_shelf::find("star-realms").unwrap().files()["starters.toml"].clone();
    let changed = own.replacen("primary = [{ trade = 1 }]", "primary = [{ trade = 3 }]", 1);
    assert_ne!(own, changed);
    std::fs::write(quick.join("starters.toml"), changed).unwrap();
    folder
}

async fn post(client: &mut Client, path: &str, body: Json) -> Json {
    let answer = client.post(path, &body).await.unwrap();
    assert!(answer.status < 300, "{path}: {}", answer.body);
    answer.body
}

async fn get(client: &mut Client, path: &str) -> Json {
    let answer = client.get(path).await.unwrap();
    assert_eq!(answer.status, 200, "{path}: {}", answer.body);
    answer.body
}

/// The same two people on the server that was started anew.
fn again(server: &Process, people: [&Client; 2]) -> [Client; 2] {
    people.map(|before| {
        let mut client = Client::new(server.1);
        client.token.clone_from(&before.token);
        client
    })
}

/// Whoever is asked acts, a few times.
async fn play_on(people: [&mut Client; 2], table: &str) {
    let [ada, bo] = people;
    for _ in 0..8 {
        assert!(act_first(ada, table).await || act_first(bo, table).await, "somebody is asked");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn friends_play_a_variant_and_an_owners_box_and_a_restart_changes_nothing() {
    let (folder, database) = (packs(), Folder::new());
    let database = database.path().join("packs.db").display().to_string();
    let mut server = Process::with_packs(&database, folder.path());
    let (mut ada, mut bo) = (Client::guest(server.1).await.unwrap(), Client::guest(server.1).await.unwrap());

    // What is offered, with where it comes from.
    let games = get(&mut ada, "/api/games").await;
    let game = |name: &str| games.as_array().unwrap().iter().find(|g| g["name"] == name).unwrap().clone();
    let option = |of: &Json, name: &str| {
        let all = of["options"].as_array().unwrap();
        all.iter().find(|o| o["name"] == name).unwrap_or_else(|| panic!("no option {name}")).to_string()
    };
    assert!(option(&game("star-realms"), "data").contains("Quick (a variant by Ada)"));
    assert!(option(&game("rise-of-empire")["campaign"], "pack").contains("(Ada's own box)"));

    // A table with the variant, and a campaign with the box.
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let wish = json!({ "game": "star-realms", "seats": seats, "options": { "data": "quick" } });
    let (table, invite) = open(&mut ada, wish).await;
    post(&mut bo, &format!("/api/tables/{table}/join"), json!({ "invite": invite })).await;
    let wish = json!({ "seats": seats, "options": { "pack": "adas-box" }, "side": "star_empire" });
    let campaign = post(&mut ada, "/api/campaigns", wish).await;
    let id = campaign["id"].as_str().unwrap().to_owned();
    let joined = post(&mut bo, &format!("/api/campaigns/{id}/join"), json!({ "invite": campaign["invite"] })).await;
    assert_eq!((&joined["label"], &joined["show"]["pack"]["id"]), (&json!("Ada's own box"), &json!("adas-box")));
    let game = post(&mut ada, &format!("/api/campaigns/{id}/play"), json!({})).await["id"].as_str().unwrap().to_owned();
    let seen = see(&mut ada, &table).await;
    let data = seen["table"]["options"]["data"].as_str().unwrap().to_owned();
    assert!(data.starts_with("quick@"), "the table says which: {data}");
    let cards = get(&mut bo, &format!("/api/tables/{table}/cards")).await.to_string();
    assert!(
        cards.contains("scout") && cards.contains("a variant by Ada"),
        "changed cards say where they come from: {cards}"
    );
    let pack = see(&mut bo, &game).await["table"]["options"]["pack"].clone();
    assert!(pack.as_str().unwrap().starts_with("adas-box@"), "{pack}");
    for id in [&table, &game] {
        play_on([&mut ada, &mut bo], id).await;
    }

    // The server is started anew, without the folder: what has begun goes on.
    let before = [see(&mut ada, &table).await["now"].clone(), see(&mut ada, &game).await["now"].clone()];
    server.0.kill().unwrap();
    server.0.wait().unwrap();
    drop(folder);
    server = Process::start(&database);
    [ada, bo] = again(&server, [&ada, &bo]);
    let mine = get(&mut ada, "/api/me/tables").await.to_string();
    assert!(mine.contains(&table) && mine.contains(&game), "both are in the list: {mine}");
    for (id, before) in [&table, &game].into_iter().zip(&before) {
        assert_eq!(see(&mut ada, id).await["now"]["view"], before["view"], "as it was");
        play_on([&mut ada, &mut bo], id).await;
    }
    let offered = get(&mut ada, "/api/games").await.to_string();
    assert!(!offered.contains("a variant by Ada") && !offered.contains("Ada's own box"), "nobody is offered them now");
    let refused =
        ada.post("/api/tables", &json!({ "game": "star-realms", "options": { "data": "quick" } })).await.unwrap();
    assert_eq!(refused.status, 400, "{}", refused.body);

    // The campaign's game is over, and its file opens on a server that never knew the box.
    post(&mut bo, &format!("/api/tables/{game}/leave"), Json::Null).await;
    let after = get(&mut ada, &format!("/api/campaigns/{id}")).await;
    assert_eq!((&after["played"], &after["label"]), (&json!(1), &json!("Ada's own box")));
    let file = get(&mut ada, &format!("/api/campaigns/{id}/export")).await;
    assert!(file["content"].as_str().is_some_and(|text| text.contains("adas-box")));
    let other = Folder::new();
    let elsewhere = Process::start(&other.path().join("other.db").display().to_string());
    let mut eve = Client::guest(elsewhere.1).await.unwrap();
    let opened = post(&mut eve, "/api/campaigns/import", json!({ "campaign": file })).await;
    let there = get(&mut eve, &format!("/api/campaigns/{}", opened["id"].as_str().unwrap())).await;
    assert_eq!((&there["played"], &there["label"]), (&json!(1), &json!("Ada's own box")));
    let deck = get(&mut eve, &format!("/api/campaigns/{}/deck", opened["id"].as_str().unwrap())).await;
    let (deck_table, _) = open(&mut eve, json!({ "game": deck["game"], "options": deck["options"] })).await;
    assert_eq!(see(&mut eve, &deck_table).await["table"]["status"], "playing", "its deck is a set there");
}
