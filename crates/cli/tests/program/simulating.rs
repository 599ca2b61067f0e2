//! `simulate`.

use crate::Room;
use serde_json::Value as Json;

fn without_time(mut report: Json) -> Json {
    for key in ["seconds", "games_per_second", "decisions_per_second"] {
        assert!(report[key].as_f64().is_some_and(|x| x > 0.0), "{key}: {report}");
        report.as_object_mut().expect("an object").remove(key);
    }
    report
}

#[test]
fn the_report_has_exactly_the_keys_that_programs_read() {
    let room = Room::new();
    let line =
        "simulate star-realms --set colony-wars --format standard --seats uniform,hand-first --games 40 --seed 7";
    let report = room.json(&format!("{line} --threads 2"));
    let keys: Vec<&String> = report.as_object().expect("an object").keys().collect();
    let expected =
        ["games", "decisions", "seconds", "games_per_second", "decisions_per_second", "wins", "stopped", "mean_turns"];
    assert_eq!(keys, expected);
    assert_eq!(report["games"], 40);
    let wins: u64 = report["wins"].as_array().expect("by seat").iter().filter_map(Json::as_u64).sum();
    assert_eq!(wins + report["stopped"].as_u64().expect("a number"), 40);
    assert!(report["mean_turns"].as_f64().is_some_and(|t| t > 10.0), "{report}");

    let once = without_time(report);
    assert_eq!(without_time(room.json(&format!("{line} --threads 1"))), once, "threads change nothing");
    let other = line.replace("--seed 7", "--seed 8");
    assert_ne!(without_time(room.json(&other)), once, "another seed, other games");
}

#[test]
fn every_game_format_and_player_count() {
    let room = Room::new();
    let games = room.json("games");
    for game in games.as_array().expect("a list") {
        let name = game["name"].as_str().expect("a name");
        for format in game["formats"].as_array().expect("formats") {
            for players in format["players"].as_array().expect("counts") {
                let format = format["name"].as_str().expect("a name");
                let line =
                    format!("simulate {name} --format {format} --players {players} --seats hand-first --games 2");
                let report = room.json(&line);
                assert_eq!(report["games"], 2, "{line}");
                assert_eq!(report["wins"].as_array().map(|w| w.len() as u64), players.as_u64(), "{line}");
            }
        }
    }
}

#[test]
fn a_turn_limit_stops_games_and_says_so() {
    let report = Room::new().json("simulate star-realms --games 10 --turn-limit 3");
    assert_eq!((&report["stopped"], &report["wins"].to_string()), (&Json::from(10), &"[0,0]".to_owned()));
    assert!(report["mean_turns"].as_f64().is_some_and(|t| t <= 4.0), "{report}");
}

#[test]
fn people_get_a_table_in_their_language() {
    let room = Room::new();
    let text = room.good("simulate star-realms --games 20 --format raid --players 4 --seats uniform");
    assert!(text.starts_with("star-realms · raid · 4\n"), "{text}");
    assert_eq!(text.lines().filter(|l| l.contains(" % ± ")).count(), 4, "{text}");
    assert!(room.good("simulate star-realms --games 20 --lang fr").contains("victoires par place"));
}

#[test]
fn records_are_kept_and_are_the_games_that_were_counted() {
    let room = Room::new();
    let line = "simulate star-realms --games 5 --seats hand-first --seed 3";
    let kept = without_time(room.json(&format!("{line} --records games")));
    assert_eq!(without_time(room.json(line)), kept, "keeping them changes nothing");
    let plies: u64 = (1..=5)
        .map(|n| room.json(&format!("replay games/{n:06}.starboard.json"))["plies"].as_u64().expect("plies"))
        .sum();
    assert_eq!(plies, kept["decisions"].as_u64().expect("a number"));
}

/// Opponents that think can sit beside random ones; their records carry the deals, and no seed that nobody drew from.
#[test]
fn opponents_by_their_code() {
    let room = Room::new();
    let line = "simulate star-realms --seats novice,hand-first --games 2 --seed 5";
    let report = without_time(room.json(&format!("{line} --records games --threads 2")));
    assert_eq!((&report["games"], &report["stopped"]), (&Json::from(2), &Json::from(0)));
    assert!(
        room.bad("replay games/000002.starboard.json --verify").contains("no seed to verify"),
        "deals are written down"
    );
    room.good("replay games/000002.starboard.json");
    assert!(room.good(line).contains("novice"));
}

/// What thinks keeps nothing from one game to the next: whoever plays it, on whichever thread, plays it alike.
#[test]
fn opponents_play_the_same_games_whatever_the_threads() {
    let room = Room::new();
    let simulate = "simulate star-realms --seats script,search:samples=10:horizon=0 --games 12 --seed 4";
    let [one, three] = ["1", "3"].map(|n| without_time(room.json(&format!("{simulate} --threads {n}"))));
    assert_eq!(one, three);
    let arena = "arena galactic-rebellion --bots script,senator --pairs 6 --seed 4";
    let [one, three] = ["1", "3"].map(|n| {
        let mut report = room.json(&format!("{arena} --threads {n}"));
        report.as_object_mut().expect("an object").remove("seconds");
        for bot in report["bots"].as_array_mut().expect("bots") {
            bot.as_object_mut().expect("a bot").remove("thinks_ms");
        }
        report
    });
    assert_eq!(one, three);
}
