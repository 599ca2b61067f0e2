//! Campaigns, as their players use them.

use crate::common::{Folder, Server, open, see};
use crate::kill::Process;
use serde_json::{Value as Json, json};
use starboard_core::Fast;
use starboard_load::{Answer, Client};
use std::time::{Duration, Instant};

async fn post(client: &mut Client, path: &str, body: Json) -> Json {
    let answer = client.post(path, &body).await.unwrap();
    assert!(answer.status < 300, "{path}: {}", answer.body);
    answer.body
}

async fn look(client: &mut Client, id: &str) -> Json {
    let answer = client.get(&format!("/api/campaigns/{id}")).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.body
}

async fn begin(client: &mut Client, new: Json) -> (String, String) {
    let opened = post(client, "/api/campaigns", new).await;
    let text = |key: &str| opened[key].as_str().unwrap_or_default().to_owned();
    (text("id"), text("invite"))
}

/// Begins the next game, with the first of whatever may be chosen.
async fn play(client: &mut Client, id: &str) -> Answer {
    let campaign = look(client, id).await;
    let mine = campaign["my_seats"].as_array().unwrap().contains(&campaign["asked"]);
    let choice = if mine { json!({ "choice": 1 }) } else { json!({}) };
    client.post(&format!("/api/campaigns/{id}/play"), &choice).await.unwrap()
}

/// Plays the next game by giving it up.
async fn lose(client: &mut Client, id: &str) -> String {
    let opened = play(client, id).await;
    assert_eq!(opened.status, 200, "{}", opened.body);
    let table = opened.body["id"].as_str().unwrap().to_owned();
    post(client, &format!("/api/tables/{table}/leave"), Json::Null).await;
    table
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_campaign_against_a_bot_from_its_first_game_to_its_deck() {
    let server = Server::start().await;
    let mut me = server.guest().await;
    let games = me.get("/api/games").await.unwrap().body;
    let has = |g: &&Json| !g["campaign"].is_null();
    let game = games.as_array().unwrap().iter().find(has).expect("a game with campaigns").clone();
    let sides = game["campaign"]["sides"].as_array().unwrap().clone();
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "novice" }]);
    let (id, invite) = begin(&mut me, json!({ "seats": seats, "side": sides[1][0] })).await;
    assert_eq!(invite, "", "no seat is open");
    let campaign = look(&mut me, &id).await;
    assert_eq!((&campaign["stage"], &campaign["played"]), (&json!("next"), &json!(0)));
    assert_eq!(campaign["show"]["sides"][0], sides[1][0], "the side I wanted");
    assert!(campaign["label"].as_str().is_some_and(|l| !l.is_empty()));

    // The first game is an ordinary table; asking again finds it.
    let opened = play(&mut me, &id).await.body;
    assert_eq!(play(&mut me, &id).await.body["id"], opened["id"]);
    let table = opened["id"].as_str().unwrap().to_owned();
    let shown = see(&mut me, &table).await;
    assert_eq!(shown["table"]["campaign"], json!({ "campaign": id, "game": 1 }));
    assert_eq!(shown["table"]["status"], "playing");
    let running = look(&mut me, &id).await;
    assert_eq!((&running["stage"], &running["table"]), (&json!("playing"), &json!(table)));
    let list = me.get("/api/campaigns").await.unwrap().body;
    assert_eq!((&list["campaigns"][0]["id"], &list["campaigns"][0]["table"]), (&json!(id), &json!(table)));

    // What the file tells of a running game is that it runs.
    let file = me.get(&format!("/api/campaigns/{id}/export")).await.unwrap().body;
    assert!(file["current"].get("record").is_none_or(Json::is_null), "{}", file["current"]);
    let seed = server.app.hall.get(&table).await.unwrap().shown().fixed.seed.unwrap().to_string();
    assert!(!file.to_string().contains(&seed) && !running.to_string().contains(&seed));

    post(&mut me, &format!("/api/tables/{table}/leave"), Json::Null).await;
    let after = look(&mut me, &id).await;
    assert_eq!((&after["played"], &after["table"]), (&json!(1), &Json::Null));
    // A rematch of a campaign's game is its next game.
    let asked = after["my_seats"].as_array().unwrap().contains(&after["asked"]);
    if !asked {
        let next = post(&mut me, &format!("/api/tables/{table}/rematch"), Json::Null).await;
        assert_eq!(look(&mut me, &id).await["table"], next["id"]);
    }
    let total = after["games"].as_u64().unwrap();
    for played in 2..=total {
        lose(&mut me, &id).await;
        assert_eq!(look(&mut me, &id).await["played"], played);
    }
    let refused = play(&mut me, &id).await;
    assert_eq!((refused.status, &refused.body["code"]), (409, &json!("wrong_state")), "{}", refused.body);

    // Fork, while the original stays.
    let fork = post(&mut me, &format!("/api/campaigns/{id}/fork"), json!({ "after": 3 })).await;
    let forked = look(&mut me, fork["id"].as_str().unwrap()).await;
    assert_eq!((&forked["played"], &forked["stage"]), (&json!(3), &json!("next")));
    assert_eq!(forked["forked_from"], json!({ "campaign": id, "after": 3 }));
    let too_far = me.post(&format!("/api/campaigns/{id}/fork"), &json!({ "after": 99 })).await.unwrap();
    assert_eq!(too_far.status, 409, "{}", too_far.body);

    // Top up until nothing is offered.
    let wrong = me.post(&format!("/api/campaigns/{id}/top-up"), &json!({ "upgrade": "nothing" })).await.unwrap();
    assert_eq!(wrong.status, 409, "{}", wrong.body);
    let mut now = look(&mut me, &id).await;
    while now["stage"] == "top_up" {
        let offered = &now["show"]["top_up"]["offered"][0];
        let upgrade = offered.as_str().map(str::to_owned).or_else(|| Some(offered["card"].as_str()?.to_owned()));
        let upgrade = upgrade.unwrap_or_else(|| panic!("something is offered: {}", now["show"]["top_up"]));
        now = post(&mut me, &format!("/api/campaigns/{id}/top-up"), json!({ "upgrade": upgrade })).await;
    }
    assert_eq!(now["stage"], "over");

    // The deck is a set for new tables.
    let deck = me.get(&format!("/api/campaigns/{id}/deck")).await.unwrap();
    assert_eq!(deck.status, 200, "{}", deck.body);
    let (deck_table, _) = open(&mut me, json!({ "game": deck.body["game"], "options": deck.body["options"] })).await;
    assert_eq!(see(&mut me, &deck_table).await["table"]["status"], "playing");

    // One file, which somebody else goes on with.
    let file = me.get(&format!("/api/campaigns/{id}/export")).await.unwrap().body;
    let mut other = server.guest().await;
    let copy = post(&mut other, "/api/campaigns/import", json!({ "campaign": file })).await;
    let copied = look(&mut other, copy["id"].as_str().unwrap()).await;
    assert_eq!((&copied["played"], &copied["show"]["games"]), (&now["played"], &now["show"]["games"]));
    let again = other.get(&format!("/api/campaigns/{}/export", copied["id"].as_str().unwrap())).await.unwrap().body;
    assert_eq!(again, file, "what is exported can be imported");
    let mut forged = file.clone();
    forged["games"][0]["winner"] = forged["games"][0]["winner"].as_str().map_or(Json::Null, |w| {
        let other = sides.iter().find(|s| s[0] != w).unwrap();
        other[0].clone()
    });
    let refused = other.post("/api/campaigns/import", &json!({ "campaign": forged })).await.unwrap();
    assert_eq!((refused.status, &refused.body["code"]), (400, &json!("bad_request")), "{}", refused.body);
    assert!(!refused.body["words"].as_str().unwrap().is_empty());

    // Nobody else knows of it.
    for (method, path) in [("GET", ""), ("GET", "/export"), ("GET", "/deck"), ("POST", "/play"), ("POST", "/leave")] {
        let answer = other.send(method, &format!("/api/campaigns/{id}{path}"), b"").await.unwrap();
        assert_eq!(answer.status, 404, "{method} {path}: {}", answer.body);
    }
    assert_eq!(other.get("/api/campaigns").await.unwrap().body["campaigns"].as_array().unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_friends_a_coin_and_one_who_leaves() {
    let server = Server::start().await;
    let (mut ada, mut bo) = (server.guest().await, server.guest().await);
    let games = ada.get("/api/games").await.unwrap().body;
    let game = games.as_array().unwrap().iter().find(|g| !g["campaign"].is_null()).unwrap().clone();
    let side = game["campaign"]["sides"][0][0].clone();
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let (id, invite) = begin(&mut ada, json!({ "seats": seats, "side": side })).await;
    let waiting = look(&mut ada, &id).await;
    assert_eq!((&waiting["stage"], &waiting["invite"]), (&json!("waiting"), &json!(invite)));
    assert!(waiting["coin"]["seed"].is_null());
    assert_eq!(play(&mut ada, &id).await.body["code"], "wrong_state");

    assert_eq!(bo.get(&format!("/api/campaigns/{id}")).await.unwrap().status, 404);
    let join = format!("/api/campaigns/{id}/join");
    assert_eq!(bo.post(&join, &json!({ "invite": "wrong" })).await.unwrap().status, 404);
    let invited = bo.get(&format!("/api/campaigns/invites/{invite}")).await.unwrap().body;
    assert_eq!(invited["id"], json!(id));
    assert_eq!(bo.post(&join, &json!({ "invite": invite, "side": "nobody" })).await.unwrap().status, 400);
    let joined = post(&mut bo, &join, json!({ "invite": invite, "side": side })).await;
    assert_eq!(joined["stage"], "next");
    assert_eq!(joined["coin"]["fingerprint"], waiting["coin"]["fingerprint"], "the coin was thrown before Bo came");
    assert!(joined["coin"]["seed"].is_string());
    let shown = joined["show"]["sides"].as_array().unwrap();
    assert!(shown.contains(&side) && shown[0] != shown[1], "one of them got it: {shown:?}");
    let mut late = server.guest().await;
    assert_eq!(late.post(&join, &json!({ "invite": invite })).await.unwrap().body["code"], "wrong_state");
    assert_eq!(late.get(&format!("/api/campaigns/invites/{invite}")).await.unwrap().status, 404);

    // Both sit at the first game's table; only who is asked chooses.
    let asked = joined["asked"].as_u64();
    if let Some(seat) = asked {
        let other = if seat == 1 { &mut bo } else { &mut ada };
        let refused = other.post(&format!("/api/campaigns/{id}/play"), &json!({ "choice": 1 })).await.unwrap();
        assert_eq!(refused.status, 409, "{}", refused.body);
    }
    let first = if asked == Some(2) { &mut bo } else { &mut ada };
    let table = play(first, &id).await.body["id"].as_str().unwrap().to_owned();
    assert_eq!(see(&mut ada, &table).await["table"]["my_seats"], json!([1]));
    assert_eq!(see(&mut bo, &table).await["table"]["my_seats"], json!([2]));
    // Many ask at once when it is over: it is taken in once.
    post(&mut bo, &format!("/api/tables/{table}/leave"), Json::Null).await;
    let (x, y) = tokio::join!(look(&mut ada, &id), look(&mut bo, &id));
    assert_eq!((&x["played"], &y["played"]), (&json!(1), &json!(1)));

    // Bo goes: a bot takes over, Ada plays on, and Bo sees no more of it.
    post(&mut bo, &format!("/api/campaigns/{id}/leave"), Json::Null).await;
    assert_eq!(bo.get(&format!("/api/campaigns/{id}")).await.unwrap().status, 404);
    let alone = look(&mut ada, &id).await;
    assert_eq!((&alone["seats"][1]["kind"], &alone["played"]), (&json!("bot"), &json!(1)));
    lose(&mut ada, &id).await;
    assert_eq!(look(&mut ada, &id).await["played"], 2);
    post(&mut ada, &format!("/api/campaigns/{id}/leave"), Json::Null).await;
    assert_eq!(ada.get("/api/campaigns").await.unwrap().body["campaigns"], json!([]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_deleted_is_no_longer_named() {
    let server = Server::start().await;
    let (mut ada, mut bo) = (server.guest().await, server.guest().await);
    assert_eq!(bo.send("PATCH", "/api/me", br#"{"name":"Bogumil"}"#).await.unwrap().status, 200);
    let (id, invite) = begin(&mut ada, json!({ "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    post(&mut bo, &format!("/api/campaigns/{id}/join"), json!({ "invite": invite })).await;
    assert!(look(&mut ada, &id).await.to_string().contains("Bogumil"));
    let first = if look(&mut ada, &id).await["asked"] == 2 { &mut bo } else { &mut ada };
    let table = play(first, &id).await.body["id"].as_str().unwrap().to_owned();
    post(&mut ada, &format!("/api/tables/{table}/leave"), Json::Null).await;
    assert_eq!(look(&mut ada, &id).await["played"], 1);
    let mine = bo.get("/api/me/export").await.unwrap().body;
    assert_eq!(mine["campaigns"][0]["id"], json!(id));
    assert_eq!(bo.post("/api/me/delete", &json!({})).await.unwrap().status, 204);
    let after = look(&mut ada, &id).await;
    let file = ada.get(&format!("/api/campaigns/{id}/export")).await.unwrap().body;
    assert!(!after.to_string().contains("Bogumil") && !file.to_string().contains("Bogumil"), "{file}");
    assert_eq!((&after["played"], &after["seats"][1]["kind"]), (&json!(1), &json!("bot")));
}

/// `kill -9` between the end of a game and its campaign hearing of it, or anywhere near.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_counts_once_whenever_the_server_is_killed() {
    let folder = Folder::new();
    let database = folder.path().join("campaign.db").display().to_string();
    let mut rng = Fast::new(u64::from(std::process::id()));
    let mut server = Process::start(&database);
    let mut me = Client::guest(server.1).await.unwrap();
    let (id, _) = begin(&mut me, json!({})).await;
    let token = me.token.clone();
    let mut between = 0;
    for round in 1..=12u64 {
        let opened = play(&mut me, &id).await;
        assert_eq!(opened.status, 200, "{}", opened.body);
        let path = format!("/api/tables/{}/leave", opened.body["id"].as_str().unwrap());
        let left = async {
            let _ = me.post(&path, &Json::Null).await;
        };
        let wait = Duration::from_micros(rng.below(25_000) as u64);
        let kill = async {
            tokio::time::sleep(wait).await;
            server.0.kill().unwrap();
            server.0.wait().unwrap();
        };
        tokio::join!(left, kill);
        between += u64::from(unheard(&database, &id).await);
        server = Process::start(&database);
        me = Client::new(server.1);
        me.token.clone_from(&token);
        // If the concession itself was lost, the game still runs: give it up now.
        let began = Instant::now();
        loop {
            let now = look(&mut me, &id).await;
            if let Some(table) = now["table"].as_str() {
                post(&mut me, &format!("/api/tables/{table}/leave"), Json::Null).await;
            } else {
                assert_eq!(now["played"], round, "{}", now["show"]["games"]);
                break;
            }
            assert!(began.elapsed() < Duration::from_secs(20), "{now}");
        }
    }
    eprintln!("{between} of 12 kills came between the end of a game and its campaign");
}

/// Has the campaign's game ended without its campaign knowing?
async fn unheard(database: &str, id: &str) -> bool {
    let store = starboard_server::store::open(database).await.unwrap();
    let query = starboard_server::sql!(
        "SELECT 1 FROM campaigns c JOIN tables t ON t.id = c.table_id WHERE c.id = $1 AND t.ended IS NOT NULL",
        id
    );
    let found = !store.rows(query).await.unwrap().is_empty();
    store.close().await;
    found
}

#[tokio::test]
async fn a_campaign_speaks_the_language_of_its_reader() {
    let server = Server::start().await;
    let mut me = server.guest().await;
    let games = me.get("/api/games?lang=fr").await.unwrap().body;
    let levels = |g: &Json| g["levels"].as_array().unwrap().clone();
    let named = |l: &Json| (l["name"] == "medium").then(|| l["title"].as_str().unwrap().to_owned());
    let title = games.as_array().unwrap().iter().flat_map(levels).find_map(|l| named(&l)).unwrap();
    let (id, _) = begin(&mut me, json!({})).await;
    let show = me.get(&format!("/api/campaigns/{id}?lang=fr")).await.unwrap().body["show"].clone();
    assert_eq!(show["players"][1], json!(title));
    let story = show["history"].to_string();
    assert!(story.contains(&title) && !story.contains("medium"), "{story}");

    // A file that is none, and one that contradicts itself.
    let import = |campaign: Json| json!({ "campaign": campaign });
    let refused = me.post("/api/campaigns/import?lang=fr", &import(json!({}))).await.unwrap();
    assert_eq!((refused.status, &refused.body["words"]), (400, &json!("Ce n’est pas un fichier de campagne.")));
    assert!(!refused.body["faults"].as_array().unwrap().is_empty(), "what exactly is wrong");
    lose(&mut me, &id).await;
    look(&mut me, &id).await;
    let mut file = me.get(&format!("/api/campaigns/{id}/export")).await.unwrap().body;
    file["games"][0]["turns"] = json!(99);
    let refused = me.post("/api/campaigns/import?lang=fr", &import(file)).await.unwrap();
    let words = refused.body["words"].as_str().unwrap();
    assert!(words.contains("la partie 1 ne se rejoue pas"), "{words}");

    // A moment to play on from that is not there, or where nothing is left.
    let table = lose(&mut me, &id).await;
    let end = me.get(&format!("/api/tables/{table}/replay")).await.unwrap().body["steps"].as_u64().unwrap();
    for (step, said) in [(end + 1, "n’existe pas"), (end, "terminée")] {
        let fork = me.post(&format!("/api/tables/{table}/fork?lang=fr"), &json!({ "step": step })).await.unwrap();
        let words = fork.body["words"].as_str().unwrap();
        assert!(words.contains(said), "{words}");
    }
}
