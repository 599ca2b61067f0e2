//! Whole games in the page's host as a worker drives it, with everything that is kept in a map: what a browser would have on its disk.

use serde_json::{Value as Json, json};
use starboard_core::record::Record;
use starboard_core::{Lang, Seed};
use starboard_page::{Call, Page};
use starboard_shelf::GAMES;
use std::collections::BTreeMap;

/// The first turn of a game in the publisher's app.
const LOG: &str = "\
Play all
        Hard AI  >  <color=#800080>Scout</color> +1 Trade (Trade:1)
        Hard AI  >  <color=#800080>Scout</color> +1 Trade (Trade:2)
        Hard AI  >  <color=#800080>Viper</color> +1 Combat (Combat:1)
Acquired <color=#4CC417>Trade Pod</color>
        Hard AI - -2 Trade (Trade:0)
Attacked Bo for 1 (New Authority:49)
        Hard AI - -1 Combat (Combat:0)
        Bo - -1 Authority (Authority:49)
Hard AI ends turn 1
        Drew 5 cards.
        Refresh ally indicators
        It is now Bo's turn 2
";

/// A worker without a browser.
#[derive(Default)]
struct Worker {
    page: Page,
    beside: Page,
    disk: BTreeMap<String, String>,
    calls: u64,
    at: i64,
    told: Vec<Json>,
    thinks: bool,
}

impl Worker {
    fn start(disk: BTreeMap<String, String>) -> Worker {
        let mut worker = Worker { disk, at: 1_800_000_000_000, ..Worker::default() };
        for under in ["me", "table/", "campaign/", "puzzle/"] {
            worker.load(under);
        }
        worker
    }

    fn random(&mut self) -> Seed {
        self.calls += 1;
        self.at += 10;
        Seed::from_number(self.calls)
    }

    fn call(&mut self, call: Json) -> Json {
        let call: Call = serde_json::from_value(call).expect("a call");
        let said = json!(self.page.call(call));
        for write in said["writes"].as_array().into_iter().flatten() {
            let key = write[0].as_str().expect("a key").to_owned();
            match write[1].as_str() {
                Some(text) => self.disk.insert(key, text.to_owned()),
                None => self.disk.remove(&key),
            };
        }
        self.told.extend(said["told"].as_array().cloned().unwrap_or_default());
        self.thinks = said["thinks"].as_bool().unwrap_or(false);
        said
    }

    fn load(&mut self, under: &str) {
        let kept: Vec<(String, String)> =
            self.disk.iter().filter(|(k, _)| k.starts_with(under)).map(|(k, v)| (k.clone(), v.clone())).collect();
        self.call(json!({ "load": { "under": under, "kept": kept } }));
    }

    /// The whole review of a game.
    fn review(&mut self, table: &str) -> Json {
        loop {
            let review = self.ask("GET", &format!("/tables/{table}/review"), Json::Null);
            if review["done"].as_f64() == Some(1.0) {
                return review;
            }
            let more = json!(self.beside.call(Call::Work));
            assert!(more["thinks"].is_boolean());
        }
    }

    /// A request, with whatever it needs first.
    fn try_ask(&mut self, method: &str, path: &str, body: Json) -> Result<Json, Json> {
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let query: BTreeMap<&str, &str> = query.split('&').filter_map(|pair| pair.split_once('=')).collect();
        let mut result = Json::Null;
        loop {
            let random = self.random();
            let said = self.call(json!({ "ask": { "method": method, "path": path, "query": query, "body": body,
                "lang": Lang::En, "at": self.at, "random": random, "result": result } }));
            if let Some(under) = said["needs"].as_str() {
                self.load(under);
            } else if !said["job"].is_null() {
                let call = json!({ "job": { "job": said["job"], "random": random } });
                let done = json!(self.beside.call(serde_json::from_value(call).expect("a job")));
                assert_eq!(done["answer"]["type"], "done", "{done}");
                result = done["answer"]["body"].clone();
            } else if said["answer"]["type"] == "done" {
                return Ok(said["answer"]["body"].clone());
            } else {
                return Err(said["answer"]["problem"].clone());
            }
        }
    }

    fn ask(&mut self, method: &str, path: &str, body: Json) -> Json {
        self.try_ask(method, path, body).unwrap_or_else(|why| panic!("{method} {path}: {why}"))
    }

    /// Until no opponent is asked any more.
    fn think(&mut self) {
        while self.thinks {
            let random = self.random();
            self.call(json!({ "think": { "at": self.at, "random": random } }));
        }
    }

    /// One action of mine, always the last of the list but one that ends nothing; no if the game is over.
    fn act(&mut self, table: &str) -> bool {
        self.think();
        let seen = self.ask("GET", &format!("/tables/{table}"), Json::Null);
        let Some(legal) = seen["now"]["legal"].as_array().filter(|l| !l.is_empty()) else {
            assert_ne!(seen["table"]["status"], "playing", "{}", seen["now"]["prompt"]);
            return false;
        };
        let pick = (self.calls as usize * 7) % legal.len();
        let (ply, action) = (&seen["now"]["ply"], &legal[pick]["action"]);
        let done = self.ask("POST", &format!("/tables/{table}/actions"), json!({ "ply": ply, "action": action }));
        assert_eq!(done["again"], false);
        true
    }

    fn play(&mut self, table: &str) -> Record {
        for _ in 0..5_000 {
            if !self.act(table) {
                let record = self.ask("GET", &format!("/tables/{table}/record"), Json::Null);
                return serde_json::from_value(record).expect("a record");
            }
        }
        panic!("the game does not end");
    }

    fn open(&mut self, plan: Json) -> String {
        self.ask("POST", "/tables", plan)["id"].as_str().expect("an id").to_owned()
    }
}

fn against(game: &str, level: &str, seats: usize) -> Json {
    let mut plan = vec![json!({ "kind": "bot", "level": level }); seats];
    plan[0] = json!({ "kind": "me" });
    json!({ "game": game, "seats": plan })
}

#[test]
fn a_whole_game_of_each_and_its_record_replays() {
    for rules in GAMES {
        let mut worker = Worker::start(BTreeMap::new());
        let seats = rules.game(json!({})).expect("defaults").seats();
        let id = worker.open(against(rules.name(), "novice", seats));
        let record = worker.play(&id);
        record.verify(*rules).unwrap_or_else(|fault| panic!("{}: {fault}", rules.name()));
        assert!(record.result.is_some());
        let archive = worker.ask("GET", "/archive?mine=true", Json::Null);
        assert_eq!(archive["games"].as_array().map(Vec::len), Some(1), "{archive}");
        assert_eq!(worker.ask("POST", &format!("/tables/{id}/verify"), Json::Null)["verified"], true);
        let copy = worker.ask("POST", "/records", json!(record));
        let again = worker.ask("GET", &format!("/tables/{}/record", copy["id"].as_str().unwrap()), Json::Null);
        let again: Record = serde_json::from_value(again).unwrap();
        assert_eq!((again.fingerprint, again.result), (record.fingerprint, record.result));
        let me = worker.ask("GET", "/players/me", Json::Null);
        assert_eq!(me["statistics"][0]["played"], 1, "what was brought along does not count: {me}");
    }
}

#[test]
fn a_reload_in_mid_game_loses_nothing() {
    let mut worker = Worker::start(BTreeMap::new());
    let id = worker.open(against("star-realms", "easy", 2));
    for _ in 0..12 {
        assert!(worker.act(&id));
    }
    worker.think();
    let before = worker.ask("GET", &format!("/tables/{id}"), Json::Null);
    // The tab is closed after an opponent's line was kept, and before anything else was.
    let mut again = Worker::start(worker.disk.clone());
    let lines = again.ask("GET", "/me/tables", Json::Null);
    assert_eq!((&lines["tables"][0]["id"], &lines["tables"][0]["my_turn"]), (&json!(id), &json!(true)));
    let after = again.ask("GET", &format!("/tables/{id}"), Json::Null);
    assert_eq!((&before["now"], &before["items"]), (&after["now"], &after["items"]));
    again.play(&id);
}

#[test]
fn what_follows_a_table_is_told_everything_once() {
    let mut worker = Worker::start(BTreeMap::new());
    let id = worker.open(against("star-realms", "easy", 2));
    let at = worker.at;
    worker
        .call(json!({ "look": { "client": "tab", "table": id, "from": null, "seat": null, "lang": "en", "at": at } }));
    for _ in 0..20 {
        worker.act(&id);
    }
    worker.think();
    let numbers: Vec<i64> = worker.told.iter().filter_map(|told| told[1]["n"].as_i64()).collect();
    assert_eq!(worker.told[0][1]["type"], "snapshot");
    assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "{numbers:?}");
    assert!(worker.told.iter().skip(1).all(|told| told[1]["type"] == "update"));
}

#[test]
fn hints_take_backs_forks_and_reviews_are_answered_here() {
    let mut worker = Worker::start(BTreeMap::new());
    let id = worker.open(against("star-realms", "novice", 2));
    worker.think();
    let at = format!("/tables/{id}");
    let hints = worker.ask("POST", &format!("{at}/hint"), json!({}));
    assert!(hints["best"].as_array().is_some_and(|best| !best.is_empty()), "{hints}");
    worker.act(&id);
    let now = worker.ask("GET", &at, Json::Null)["now"].clone();
    let back = json!({ "ply": now["ply"], "to_step": now["step"].as_u64().unwrap() - 1 });
    assert_eq!(worker.ask("POST", &format!("{at}/takeback"), back)["answer"], "done");
    worker.play(&id);
    let fork = worker.ask("POST", &format!("{at}/fork"), json!({ "step": 4 }));
    assert!(worker.act(fork["id"].as_str().unwrap()));
    let frames = worker.ask("GET", &format!("{at}/replay?from=0&to=5"), Json::Null);
    assert_eq!(frames["frames"].as_array().map(Vec::len), Some(6));
    assert_eq!(worker.ask("GET", "/me/reviews", Json::Null)["missing"], json!([id]));
    assert!(worker.review(&id)["moments"].as_array().is_some_and(|m| !m.is_empty()));
    assert!(worker.disk.contains_key(&format!("review/{id}")), "a whole review is kept");
    let mine = worker.ask("GET", "/me/reviews", Json::Null);
    assert_eq!((&mine["games"][0]["id"], &mine["missing"]), (&json!(id), &json!([])));
}

#[test]
fn a_log_counts_for_whoever_says_which_seat_was_theirs() {
    let mut worker = Worker::start(BTreeMap::new());
    let brought = worker.ask("POST", "/logs", json!({ "text": LOG }));
    assert_eq!(brought["players"], json!(["Hard AI", "Bo"]));
    let id = brought["id"].as_str().unwrap().to_owned();
    assert_eq!(worker.ask("GET", &format!("/tables/{id}"), Json::Null)["table"]["visibility"], "private");
    let seat = format!("/tables/{id}/my-seat");
    assert_eq!(worker.ask("GET", "/me/reviews", Json::Null)["missing"], json!([]), "it is nobody's yet");
    assert!(worker.try_ask("POST", &seat, json!({ "seat": 3 })).is_err());
    worker.ask("POST", &seat, json!({ "seat": 2 }));
    assert_eq!(worker.ask("GET", "/me/reviews", Json::Null)["missing"], json!([id]));
    worker.review(&id);
    // Also after the browser was closed.
    worker = Worker::start(worker.disk);
    let mine = worker.ask("GET", "/me/reviews", Json::Null);
    assert_eq!((&mine["games"][0]["id"], &mine["games"][0]["against"]), (&json!(id), &json!(["Hard AI"])), "{mine}");
    assert_eq!(worker.ask("GET", "/players/me", Json::Null)["statistics"], json!([]));
}

#[test]
fn a_campaign_goes_on_from_game_to_game() {
    let mut worker = Worker::start(BTreeMap::new());
    let campaign = worker.ask("POST", "/campaigns", json!({}))["id"].as_str().unwrap().to_owned();
    let at = format!("/campaigns/{campaign}");
    for played in 1..=2 {
        let asked = worker.ask("GET", &at, Json::Null)["asked"] == json!(1);
        let wish = if asked { json!({ "choice": 1 }) } else { json!({}) };
        let table = worker.ask("POST", &format!("{at}/play"), wish);
        worker.play(table["id"].as_str().unwrap());
        // The browser is closed between the games.
        worker = Worker::start(worker.disk);
        assert_eq!(worker.ask("GET", &at, Json::Null)["played"], played);
    }
    let file = worker.ask("GET", &format!("{at}/export"), Json::Null);
    let mut other = Worker::start(BTreeMap::new());
    let copy = other.ask("POST", "/campaigns/import", json!({ "campaign": file }));
    assert_eq!(other.ask("GET", &format!("/campaigns/{}", copy["id"].as_str().unwrap()), Json::Null)["played"], 2);
}

#[test]
fn everything_goes_into_one_file_and_out_of_it() {
    let mut worker = Worker::start(BTreeMap::new());
    let id = worker.open(against("rise-to-power", "novice", 2));
    worker.play(&id);
    let settings = json!({ "theme": "light", "lang": "fr" });
    worker.ask("PATCH", "/me", json!({ "name": "Ada", "settings": settings }));
    let mut other = Worker::start(BTreeMap::new());
    other.ask("PATCH", "/me", json!({ "settings": { "theme": "dark" } }));
    let mut kept: Vec<(String, String)> = worker.disk.clone().into_iter().collect();
    kept.push((
        "table/here-broken".to_owned(),
        worker.disk[&format!("table/{id}")].replace("\"rise-to-power\"", "\"chess\""),
    ));
    let at = other.at;
    let said = other.call(json!({ "bring": { "kept": kept, "lang": "en", "at": at } }));
    assert_eq!(said["answer"]["body"], json!({ "taken": 1, "refused": 1, "settings": settings }));
    let me = Worker::start(other.disk.clone()).ask("GET", "/me", Json::Null)["me"].clone();
    assert_eq!((&me["name"], &me["settings"]), (&json!("Ada"), &settings));
    let (mine, theirs) = (format!("/tables/{id}/record"), Json::Null);
    assert_eq!(worker.ask("GET", &mine, theirs.clone()), other.ask("GET", &mine, theirs));
    let again =
        other.call(json!({ "bring": { "kept": worker.disk.into_iter().collect::<Vec<_>>(), "lang": "en", "at": at } }));
    assert_eq!(again["answer"]["body"]["taken"], 0, "what is here already stays");
    other.ask("PATCH", "/me", json!({ "name": "Grace" }));
    other.call(json!({ "bring": { "kept": [["me", r#"{"name":"Ada"}"#]], "lang": "en", "at": at } }));
    let me = other.ask("GET", "/me", Json::Null)["me"].clone();
    assert_eq!((&me["name"], &me["settings"]), (&json!("Grace"), &settings), "what a file does not say stays");
}

#[test]
fn what_needs_others_says_so() {
    let mut worker = Worker::start(BTreeMap::new());
    for (method, path, body) in [
        ("GET", "/tables", Json::Null),
        ("POST", "/login", json!({ "name": "Ada", "password": "a long password" })),
        ("POST", "/tables", json!({ "game": "star-realms", "seats": [{ "kind": "me" }, { "kind": "open" }] })),
    ] {
        let problem = worker.try_ask(method, path, body).expect_err("it needs a server");
        assert_eq!(problem["code"], "needs_people", "{method} {path}: {problem}");
    }
}

#[test]
fn the_daily_deal_is_the_same_in_every_browser_and_played_once() {
    let mut worker = Worker::start(BTreeMap::new());
    let daily = worker.ask("GET", "/daily", Json::Null);
    let mut other = Worker::start(BTreeMap::new());
    assert_eq!(daily["deals"][0]["fingerprint"], other.ask("GET", "/daily", Json::Null)["deals"][0]["fingerprint"]);
    let first = worker.open(json!({ "game": "star-realms", "daily": true }));
    assert_eq!(first, worker.open(json!({ "game": "star-realms", "daily": true })));
    assert_eq!(worker.ask("GET", "/daily", Json::Null)["deals"][0]["mine"], json!(first));
}

#[test]
fn puzzles_come_as_a_file_of_their_own() {
    let puzzles = starboard_shelf::puzzles::all();
    let lines: Vec<String> = puzzles.iter().map(|p| json!(p).to_string()).collect();
    let mut worker = Worker::start(BTreeMap::from([("shipped/puzzles".to_owned(), lines.join("\n"))]));
    let list = worker.ask("GET", "/puzzles", Json::Null);
    assert_eq!(list["puzzles"].as_array().map(Vec::len), Some(puzzles.len()));
    let (id, best) = (&puzzles[0].id, &puzzles[0].best);
    assert_eq!(worker.ask("GET", &format!("/puzzles/{id}"), Json::Null)["id"], json!(id));
    let answer = worker.ask("POST", &format!("/puzzles/{id}/try"), json!({ "actions": [best] }));
    assert_eq!(answer["solved"], true);
    assert_eq!(worker.try_ask("GET", "/puzzles/none", Json::Null).expect_err("there is none")["code"], "not_found");
}

#[test]
fn a_log_of_the_publishers_app_comes_in_and_is_looked_back_at() {
    let log = "Play all\n\
        \tHard AI  >  <color=#800080>Scout</color> +1 Trade (Trade:1)\n\
        \tHard AI  >  <color=#800080>Scout</color> +1 Trade (Trade:2)\n\
        \tHard AI  >  <color=#800080>Viper</color> +1 Combat (Combat:1)\n\
        Acquired <color=#4CC417>Trade Pod</color>\n\
        \tHard AI - -2 Trade (Trade:0)\n\
        Attacked Player for 1 (New Authority:49)\n\
        \tHard AI - -1 Combat (Combat:0)\n\
        \tPlayer - -1 Authority (Authority:49)\n\
        Hard AI ends turn 1\n\
        \tDrew 5 cards.\n\
        \tRefresh ally indicators\n\
        \tIt is now Player's turn 2\n";
    let mut worker = Worker::start(BTreeMap::new());
    let taken = worker.ask("POST", "/logs", json!({ "text": log }));
    assert_eq!((&taken["lines"], &taken["notes"]), (&json!(13), &json!([])));
    let id = taken["id"].as_str().expect("an id");
    let record = worker.ask("GET", &format!("/tables/{id}/record"), Json::Null);
    assert_eq!(record["names"], json!(["Hard AI", "Player"]));
    let review = worker.ask("GET", &format!("/tables/{id}/review"), Json::Null);
    assert!(review["turns"].is_array(), "{review}");
    let again = Worker::start(worker.disk.clone()).ask("GET", &format!("/tables/{id}/record"), Json::Null);
    assert_eq!(again, record);
}
