//! Programs of somebody's own that play badly: they lose, soon, and the report says why.
#![cfg(unix)]

use serde_json::{Value, json};
use starboard_bots::Trouble;
use starboard_core::face::{Nth, Table};
use starboard_core::{Fast, Seat, ToMove};
use starboard_shelf::OPPONENTS;
use std::path::Path;
use std::sync::mpsc::channel;
use std::time::Duration;

fn table() -> (Box<dyn Table>, Seat) {
    let game = starboard_shelf::find("star-realms").unwrap().game(json!({})).unwrap();
    let (table, _) = game.start(&mut Fast::new(1));
    let ToMove::Seat(seat) = table.to_move() else { panic!("one seat begins") };
    (table, seat)
}

/// Asks a bot made of this script the same question again and again, until it fails.
fn failure(script: &str, folder: &Path) -> Trouble {
    let path = folder.join("bot.sh");
    std::fs::write(&path, script).unwrap();
    let code = format!("proc:sh {}:time=5s", path.display());
    let (send, told) = channel();
    std::thread::spawn(move || {
        let (table, seat) = table();
        let mut bot = OPPONENTS.opponent("star-realms", &code, 0).unwrap();
        let trouble = (0..1000).find_map(|_| bot.choose(&*table, seat).err());
        drop(bot);
        let _ = send.send(trouble);
    });
    told.recv_timeout(Duration::from_secs(30)).expect("nobody waits for a bot for ever").expect("it fails")
}

fn failed(script: &str) -> String {
    failure(script, tempfile::tempdir().unwrap().path()).to_string()
}

fn legal() -> String {
    let (table, seat) = table();
    json!({"action": table.legal_texts(seat)[0]}).to_string()
}

#[test]
fn a_bot_that_does_not_read_is_not_waited_for() {
    let flood = failed(&format!("while :; do echo '{}'; done", legal()));
    assert!(flood.contains("before it was asked") || flood.contains("without reading"), "{flood}");
    let drip = failed(&format!("while sleep 0.01; do echo '{}'; done", legal()));
    assert!(drip.contains("before it was asked") || drip.contains("without reading"), "{drip}");
}

#[test]
fn how_a_bot_ended_is_told_with_its_last_words() {
    let why = failed("read question; echo first >&2; echo >&2; printf 'second\\033[2J\\nthird' >&2; exit 3");
    assert_eq!(why, "the bot stopped: exit status: 3; second [2J; third");
    let killed = failed("read question; kill -9 $$");
    assert!(killed.starts_with("the bot stopped: signal: 9"), "{killed}");
    let closed = failed("exec >&-; sleep 20");
    assert_eq!(closed, "the bot stopped: it closed its output");
    let chatter = failed("read question; yes 'a very long complaint' | head -c 500000 >&2; exit 1");
    assert!(chatter.len() < 1000 && chatter.contains("a very long complaint"), "{chatter}");
}

#[test]
fn nonsense_is_an_illegal_answer() {
    for answer in ["printf '\\377\\376\\n'", "echo hello", "echo '{\"action\": 5}'", "head -c 100000 /dev/zero"] {
        let why = failure(&format!("read question; {answer}; sleep 20"), tempfile::tempdir().unwrap().path());
        assert!(matches!(why, Trouble::Illegal(_)), "{answer}: {why}");
        assert!(why.to_string().chars().count() < 400 && !why.to_string().contains(char::is_control), "{why:?}");
    }
}

#[test]
fn what_a_bot_started_ends_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let sign = folder.path().join("alive");
    let child = format!("(sleep 1; echo > {}) >/dev/null 2>&1 &", sign.display());
    failure(&format!("{child}\nread question; exit 1"), folder.path());
    std::thread::sleep(Duration::from_millis(1500));
    assert!(!sign.exists(), "a child of the bot lives on");
}

/// The question a program gets at the beginning of a game.
fn question(name: &str, setting: &str) -> Value {
    let game = starboard_shelf::find(name).unwrap().game(json!({})).unwrap();
    let (table, _) = game.start(&mut Fast::new(1));
    let ToMove::Seat(seat) = table.to_move() else { panic!("one seat begins") };
    let folder = tempfile::tempdir().unwrap();
    let (path, heard) = (folder.path().join("bot.sh"), folder.path().join("heard"));
    let answer = json!({"action": table.legal_texts(seat)[0]});
    let script = format!("IFS= read -r q; printf '%s\\n' \"$q\" > {}; echo '{answer}'", heard.display());
    std::fs::write(&path, script).unwrap();
    let mut bot = OPPONENTS.opponent(name, &format!("proc:sh {}{setting}", path.display()), 0).unwrap();
    assert_eq!(bot.choose(&*table, seat), Ok(Nth(0)));
    serde_json::from_str(&std::fs::read_to_string(&heard).unwrap()).unwrap()
}

#[test]
fn programs_of_protocol_1_are_asked_as_ever_and_those_of_2_with_types_and_deeds() {
    for (name, tag) in [("star-realms", "ask"), ("galactic-rebellion", "ask"), ("rise-to-power", "type")] {
        for setting in ["", ":protocol=1"] {
            let one = question(name, setting);
            assert_eq!(one["protocol"], 1);
            assert!(one["prompt"][tag].is_string(), "{one}");
            assert!(tag == "type" || one["prompt"].get("type").is_none(), "{one}");
            assert!(one.get("deeds").is_none(), "{one}");
            assert!(one["legal"].as_array().unwrap().iter().all(Value::is_string), "{one}");
        }
        let two = question(name, ":protocol=2:time=5s");
        assert_eq!(two["protocol"], 2);
        assert!(two["prompt"]["type"].is_string() && two["prompt"].get("ask").is_none(), "{two}");
        let (legal, deeds) = (two["legal"].as_array().unwrap(), two["deeds"].as_array().unwrap());
        assert_eq!(legal.len(), deeds.len());
        assert!(legal.iter().all(Value::is_string) && deeds.iter().all(|deed| deed["type"].is_string()), "{two}");
    }
}
