//! Opponents and hints at real tables of every game.

use crate::common::{Server, TOY, open, quick, see};
use serde_json::{Value as Json, json};
use starboard_load::Client;
use starboard_server::Config;
use std::time::{Duration, Instant};

const LEVELS: [&str; 5] = ["novice", "easy", "medium", "hard", "expert"];

/// A number on the page of numbers; 0 where it was never counted.
async fn counted(client: &mut Client, name: &str) -> u64 {
    let page = client.get("/metrics").await.unwrap().body;
    let page = page.as_str().unwrap_or_default().to_owned();
    let line = page.lines().find(|l| l.starts_with(name));
    line.and_then(|l| l.rsplit(' ').next()?.parse().ok()).unwrap_or(0)
}

/// Waits until this client is asked or the game is over.
async fn my_turn(me: &mut Client, id: &str) -> Json {
    let began = Instant::now();
    loop {
        let now = see(me, id).await["now"].clone();
        if now["legal"].as_array().is_some_and(|l| !l.is_empty()) || !now["outcome"].is_null() {
            return now;
        }
        assert!(began.elapsed() < Duration::from_secs(60), "the bot does not act: {now}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_level_of_every_game_plays_at_a_table() {
    let server = Server::start().await;
    let mut me = server.guest().await;
    assert_eq!(counted(&mut me, "starboard_bots_failed_total").await, 0);
    for rules in starboard_shelf::GAMES {
        let game = rules.name();
        let info = me.get(&format!("/api/games/{game}")).await.unwrap().body;
        let offered: Vec<&str> = info["levels"].as_array().unwrap().iter().filter_map(|l| l["name"].as_str()).collect();
        assert_eq!(offered[..5], LEVELS, "{game}");
        for level in LEVELS {
            let seats = json!([{ "kind": "bot", "level": level }, { "kind": "me" }]);
            let (id, _) = open(&mut me, json!({ "game": game, "options": { "players": 2 }, "seats": seats })).await;
            let now = my_turn(&mut me, &id).await;
            let act = json!({ "ply": now["ply"], "action": now["legal"][0]["action"] });
            assert_eq!(me.post(&format!("/api/tables/{id}/actions"), &act).await.unwrap().status, 200);
            let now = my_turn(&mut me, &id).await;
            assert!(now["ply"].as_u64() > act["ply"].as_u64(), "{game} {level}: {now}");
            me.post(&format!("/api/tables/{id}/leave"), &Json::Null).await.unwrap();
        }
    }
    assert_eq!(counted(&mut me, "starboard_bots_failed_total").await, 0, "an opponent had no answer of its own");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_come_for_every_game_in_both_languages() {
    let server = Server::start().await;
    for rules in starboard_shelf::GAMES {
        let game = rules.name();
        let mut me = server.guest().await;
        let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "novice" }]);
        let (id, _) = open(&mut me, json!({ "game": game, "options": { "players": 2 }, "seats": seats })).await;
        let now = my_turn(&mut me, &id).await;
        let legal: Vec<&str> = now["legal"].as_array().unwrap().iter().filter_map(|c| c["action"].as_str()).collect();
        for lang in ["en", "fr"] {
            let path = format!("/api/tables/{id}/hint?lang={lang}");
            let hints = me.post(&path, &Json::Null).await.unwrap();
            if starboard_shelf::OPPONENTS.personalities(game, starboard_core::Lang::En).is_empty() {
                assert_eq!(hints.body["code"], "wrong_state", "{game}: nobody has taught its opponents yet");
                continue;
            }
            assert_eq!(hints.status, 200, "{game}: {}", hints.body);
            assert_eq!(hints.body["ply"], now["ply"]);
            let best = hints.body["best"].as_array().unwrap();
            assert!((1..=3).contains(&best.len()), "{game}: {best:?}");
            for hint in best {
                assert!(legal.contains(&hint["action"].as_str().unwrap()), "{game}: {hint}");
                let (chance, error) = (hint["chance"].as_f64().unwrap(), hint["error"].as_f64().unwrap());
                assert!((0.0..=1.0).contains(&chance) && (0.0..=1.0).contains(&error), "{game}: {hint}");
                assert!(!hint["reason"].as_str().unwrap().is_empty(), "{game}: {hint}");
            }
            let table = server.app.hall.get(&id).await.unwrap().shown().table.clone().unwrap();
            let lang = if lang == "en" { starboard_core::Lang::En } else { starboard_core::Lang::Fr };
            let words = table.legal(starboard_core::Seat(0), lang);
            let said = words.iter().find(|c| best[0]["action"] == c.action.as_str()).map(|c| c.words.as_str());
            assert_eq!(best[0]["words"].as_str(), said, "{game}: in the reader's language");
        }
        // Nobody else is told, and nobody is told when not asked.
        let mut other = server.guest().await;
        assert!(matches!(other.post(&format!("/api/tables/{id}/hint"), &Json::Null).await.unwrap().status, 403 | 404));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_tables_take_turns_and_the_network_goes_on() {
    let server = Server::with(Config { bot_threads: 1, ..quick() }).await;
    let mut me = server.guest().await;
    // The only thread is busy, so that every table's question waits in the queue.
    let (go, wait) = std::sync::mpsc::channel::<()>();
    let pool = server.app.hall.pool.clone();
    let busy = tokio::spawn(async move { pool.think(Default::default(), move || wait.recv().is_ok()).await });
    let bot = json!({ "kind": "bot", "level": "novice" });
    let table = json!({ "game": TOY, "options": { "players": 2, "target": 60 }, "seats": [bot, bot] });
    let mut ids = Vec::new();
    for _ in 0..1000 {
        ids.push(open(&mut me, table.clone()).await.0);
    }
    go.send(()).unwrap();
    assert_eq!(busy.await.unwrap(), Some(true));
    let (began, mut slowest) = (Instant::now(), Duration::ZERO);
    loop {
        let asked = Instant::now();
        assert_eq!(me.get("/api/health").await.unwrap().status, 200);
        slowest = slowest.max(asked.elapsed());
        let lives = server.app.hall.in_memory();
        let steps = lives.iter().filter(|l| ids.contains(&l.id)).map(|l| l.shown().step);
        let (least, most) = steps.fold((u32::MAX, 0), |(least, most), n| (least.min(n), most.max(n)));
        // In order of arrival: nobody's third question is answered before everybody's first.
        assert!(most < 3 || least > 0, "a table waits for its first answer while another has {most}");
        if least >= 2 {
            break;
        }
        assert!(began.elapsed() < Duration::from_secs(60), "{least} to {most} moves");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert!(slowest < Duration::from_secs(2), "a plain request took {slowest:?}");
}

/// Cards upgraded during the game have other names at the table than on their sheets: opponents play them by the former.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_a_whole_game_of_the_campaign_with_cards_upgraded_in_it() {
    let server = Server::start().await;
    let mut me = server.guest().await;
    let seats = json!([{ "kind": "bot", "level": "medium" }, { "kind": "bot", "level": "easy" }]);
    let mut upgraded_and_used = false;
    for scenario in 1..=3 {
        let options = json!({ "scenario": scenario });
        let (id, _) = open(&mut me, json!({ "game": "rise-of-empire", "options": options, "seats": seats })).await;
        let began = Instant::now();
        while see(&mut me, &id).await["table"]["status"] == "playing" {
            assert!(began.elapsed() < Duration::from_secs(60), "the game does not end");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let record = me.get(&format!("/api/tables/{id}/record")).await.unwrap().body;
        let acted: Vec<&str> =
            record["plies"].as_array().unwrap().iter().filter_map(|ply| ply["action"].as_str()).collect();
        let upgrade = acted.iter().position(|action| action.starts_with("upgrade "));
        upgraded_and_used |= upgrade.is_some_and(|at| acted[at..].iter().any(|action| action.contains('+')));
    }
    assert!(upgraded_and_used, "no game in which a card was upgraded and played again");
    assert_eq!(starboard_server::bots_failed(), 0, "an opponent had no answer of its own");
}
