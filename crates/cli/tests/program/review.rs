//! `review` and `puzzles`.

use crate::Room;
use serde_json::Value as Json;

/// The first turns of a record, so that a test takes seconds.
fn beginning(room: &Room, steps: usize) {
    let mut record: Json = serde_json::from_str(&room.read("games/000001.starboard.json")).expect("a record");
    record["plies"].as_array_mut().expect("steps").truncate(steps);
    record.as_object_mut().expect("an object").remove("result");
    room.write("short.json", &record.to_string());
}

#[test]
fn a_review_adds_up_and_is_told_in_three_ways() {
    let room = Room::with_records(1);
    beginning(&room, 48);
    let told = room.json("review short.json");
    let seats = told["seats"].as_array().expect("seats");
    assert_eq!(seats.len(), 2);
    for seat in seats {
        let of = |key: &str| seat[key].as_f64().unwrap_or_else(|| panic!("{key}: {seat}"));
        let sum = of("start") + of("luck") + of("choices") + of("unseen");
        assert!((sum - of("result")).abs() <= of("error") + 1e-9, "{seat}");
        assert!(seat["accuracy"].is_number() || seat["accuracy"].is_null());
    }
    let decisions = told["decisions"].as_array().expect("decisions");
    assert!(decisions.len() > 3);
    for d in decisions {
        for key in ["seat", "turn", "action", "best", "cost", "error", "judgement"] {
            assert!(!d[key].is_null(), "{key}: {d}");
        }
        assert!(d["cost"].as_f64().is_some_and(|c| c >= 0.0));
    }
    let chance = told["chance"].as_array().expect("chance");
    assert!(chance.iter().all(|c| c["luck"].as_array().is_some_and(|l| l.len() == 2) && c["what"].is_string()));
    let of_one = room.json("review short.json --seat 2");
    assert!(of_one["decisions"].as_array().is_some_and(|all| !all.is_empty() && all.iter().all(|d| d["seat"] == 2)));

    let turns = told["turns"].as_array().expect("turns");
    assert!(!turns.is_empty() && turns.iter().all(|t| t["judgement"].is_string() && t["cost"].is_number()));

    let text = room.good("review short.json --html page.html");
    assert!(text.contains("luck") && text.chars().any(|c| ('▁'..='█').contains(&c)), "{text}");
    for part in ["Turns that cost something", "Luck that mattered most", "At the end:", "Scout ×"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(text.contains("in all"), "damage by turn: {text}");
    let page = room.read("page.html");
    assert!(page.starts_with("<!doctype html>") && page.contains("<svg") && !page.contains("http"), "one file alone");
    for part in ["Turns that cost something", "Luck that mattered most", "class=table", "<rect", "<th>brought</th>"] {
        assert!(page.contains(part), "{part}");
    }
    let french = room.good("review short.json --lang fr");
    assert!(french.contains("chance") && french.contains("Chances de gagner"), "{french}");
}

#[test]
fn what_cannot_be_reviewed_is_said_in_one_line() {
    let room = Room::with_records(1);
    beginning(&room, 4);
    assert!(room.bad("review short.json --seat 3").contains("there is no seat 3"));
    room.write("not.log", "hello\n");
    assert!(room.bad("review not.log").contains("not.log"));
    room.write("not.json", "{");
    assert!(room.bad("review not.json").contains("not JSON"));
    let mut record: Json = serde_json::from_str(&room.read("short.json")).expect("a record");
    record["plies"][2]["action"] = "fly away".into();
    room.write("wrong.json", &record.to_string());
    assert!(room.bad("review wrong.json").contains("fly away"));
}

/// The first turns of a game in the app, and a hand that nobody sees played.
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
Play all
        Bo  >  <color=#800080>Scout</color> +1 Trade (Trade:1)
        Bo  >  <color=#800080>Scout</color> +1 Trade (Trade:2)
        Bo  >  <color=#800080>Scout</color> +1 Trade (Trade:3)
        Bo  >  <color=#800080>Scout</color> +1 Trade (Trade:4)
        Bo  >  <color=#800080>Viper</color> +1 Combat (Combat:1)
Acquired <color=#4CC417>Blob Wheel</color>
        Bo - -3 Trade (Trade:1)
Bo ends turn 2
        Drew 5 cards.
        Refresh ally indicators
        It is now Hard AI's turn 3
";

#[test]
fn a_log_is_reviewed_and_says_what_of_it_was_guessed() {
    let room = Room::new();
    room.write("game.log", LOG);
    let told = room.json("review game.log");
    assert_eq!(told["names"], serde_json::json!(["Hard AI", "Bo"]));
    let (guessed, judged) =
        (told["guessed"].as_f64().expect("a number"), told["decisions"].as_array().map_or(0, Vec::len));
    assert!(guessed > 0.0 && judged > 0, "{told}");
    let share = told["guessed_share"].as_f64().expect("a share");
    assert!((share - guessed / (guessed + judged as f64)).abs() < 1e-9, "{share}");
    // Of one seat fewer choices are told; what had to be guessed of the game is the same.
    for seat in ["1", "2"] {
        assert_eq!(room.json(&format!("review game.log --seat {seat}"))["guessed_share"], told["guessed_share"]);
    }
    let text = room.good("review game.log");
    assert!(text.contains("The log does not tell every card.") && text.contains("Bo"), "{text}");
    assert!(!text.contains("Player 1") && !text.contains("Player 2"), "they have names: {text}");
    assert!(text.contains("Blob Wheel ×1"), "what everybody had at the end: {text}");
}

/// One of our puzzles, as a record in which its best was done at once.
fn puzzle(room: &Room) -> Json {
    const ALL: &str = include_str!("../../../../games/star-realms/puzzles.jsonl");
    let all = ALL.lines().map(|line| serde_json::from_str::<Json>(line).expect("a puzzle"));
    let gap = |p: &Json| p["gap"].as_f64().unwrap_or(0.0);
    let clearest = all.max_by(|a, b| gap(a).total_cmp(&gap(b))).expect("there are some");
    let mut record: Json = serde_json::from_str(&room.read("games/000001.starboard.json")).expect("a record");
    for key in ["options", "edition", "position"] {
        record[key] = clearest[key].clone();
    }
    let fields = record.as_object_mut().expect("an object");
    fields.remove("result");
    fields.remove("seed");
    fields.insert("deals".to_owned(), serde_json::json!([]));
    let ply = serde_json::json!({ "seat": clearest["seat"], "action": clearest["best"] });
    fields.insert("plies".to_owned(), serde_json::json!([ply]));
    room.write("puzzle.json", &record.to_string());
    clearest
}

#[test]
fn puzzles_are_mined_into_a_folder() {
    let room = Room::with_records(1);
    beginning(&room, 4);
    let known = puzzle(&room);
    let told = room.good("puzzles mine short.json puzzle.json puzzle.json --to mined");
    assert!(told.contains("One puzzle from 3 records"), "the same twice is one: {told}");
    let mined = room.read("mined/star-realms.jsonl");
    let found: Vec<Json> = mined.lines().map(|line| serde_json::from_str(line).expect("a puzzle")).collect();
    assert_eq!(found.len(), 1);
    for key in ["id", "game", "edition", "position", "seat", "best", "first"] {
        assert_eq!(found[0][key], known[key], "{key}");
    }
    assert!(found[0]["gap"].as_f64().is_some_and(|gap| gap >= 0.12), "{}", found[0]);
    assert_eq!(found[0]["levels"].as_array().map(Vec::len), Some(5));
    let file = room.json("puzzles mine puzzle.json --to again");
    assert_eq!((&file[0]["puzzles"], room.read("again/star-realms.jsonl")), (&serde_json::json!(1), mined));
}
