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
    beginning(&room, 24);
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

    let text = room.good("review short.json --html page.html");
    assert!(text.contains("luck") && text.chars().any(|c| ('▁'..='█').contains(&c)), "{text}");
    let page = room.read("page.html");
    assert!(page.starts_with("<!doctype html>") && page.contains("<svg") && !page.contains("http"), "one file alone");
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

#[test]
fn puzzles_are_mined_into_a_folder() {
    let room = Room::with_records(1);
    beginning(&room, 12);
    let told = room.good("puzzles mine short.json --to mined");
    assert!(told.contains("one record"), "{told}");
    assert!(room.path("mined").is_dir());
}
