//! `games`, `cards`, help, completions.

use crate::Room;
use std::collections::BTreeSet;

#[test]
fn games_lists_formats_players_and_options() {
    let room = Room::new();
    let games = room.json("games");
    let star_realms =
        games.as_array().and_then(|g| g.iter().find(|g| g["name"] == "star-realms")).expect("Star Realms");
    let formats: Vec<(&str, String)> = star_realms["formats"]
        .as_array()
        .expect("formats")
        .iter()
        .map(|f| (f["name"].as_str().unwrap_or_default(), f["players"].to_string()))
        .collect();
    let expected = [
        ("standard", "[2]"),
        ("free-for-all", "[3,4,5,6]"),
        ("hunter", "[3,4,5,6]"),
        ("hunter-first-blood", "[3,4,5,6]"),
        ("hydra", "[4,6]"),
        ("emperor", "[6]"),
        ("raid", "[3,4,5,6]"),
    ];
    assert_eq!(formats, expected.map(|(name, players)| (name, players.to_owned())));

    let text = room.good("games star-realms");
    for words in [
        "hydra               4, 6",
        "raid                3-6",
        "turn_limit",
        "(colony-wars,core,rise-of-empire;",
        "default colony-wars)",
    ] {
        assert!(text.contains(words), "{words}\n{text}");
    }
    assert!(room.good("games --lang fr").contains("formats (joueurs)"));
    assert_eq!(room.json("games star-realms").as_array().map(Vec::len), Some(1));
}

#[test]
fn cards_have_the_keys_that_programs_read() {
    let room = Room::new();
    for (set, lang) in [("core", "en"), ("colony-wars", "fr")] {
        let cards = room.json(&format!("cards star-realms --set {set} --lang {lang}"));
        let cards = cards.as_array().expect("a list");
        for card in cards {
            for key in ["id", "name", "kind", "count", "text", "origin"] {
                assert!(!card[key].is_null(), "{key}: {card}");
            }
            assert_eq!(card["set"], set, "{card}");
        }
        let in_trade_deck: u64 = cards
            .iter()
            .filter(|c| c["faction"].as_str().is_some_and(|f| f != "none" && f != "unaligned"))
            .filter_map(|c| c["count"].as_u64())
            .sum();
        assert_eq!(in_trade_deck, 80, "{set} has 80 cards");
        assert!(cards.iter().any(|c| c["defense"].is_u64() && c["cost"].is_u64()), "bases have a defence");
    }
    let names = |lang: &str| -> BTreeSet<String> {
        let cards = room.json(&format!("cards star-realms --set core --lang {lang}"));
        cards.as_array().expect("a list").iter().map(|c| c["text"].to_string()).collect()
    };
    assert!(names("en").is_disjoint(&names("fr")), "the text is in the language asked for");
}

#[test]
fn cards_as_people_read_them() {
    let text = Room::new().good("cards star-realms --set core");
    let at = text.lines().position(|l| l.starts_with("Blob Fighter ")).expect("the card");
    let lines: Vec<&str> = text.lines().skip(at).take(3).collect();
    assert_eq!(lines[1..], ["    Gain 3 combat.", "    Blob ally: draw a card."]);
    assert!(text.lines().all(|l| l.chars().count() <= 100), "lines fit a terminal");
}

#[test]
fn help_speaks_both_languages() {
    let room = Room::new();
    let bare = room.good("");
    assert_eq!(bare, room.good("--help"));
    for command in ["games", "cards", "simulate", "position", "replay", "completions"] {
        assert!(bare.contains(&format!("  {command} ")), "{command}\n{bare}");
        assert!(room.good(&format!("{command} --help")).contains("Usage: starboard"));
    }
    assert!(room.good("--lang fr --help").contains("Commandes"));
    assert!(room.run_with("--help", &[("LANG", "fr_FR.UTF-8")], "").out.contains("Commandes"));
    assert!(room.run_with("--help", &[("LANG", "de_DE.UTF-8")], "").out.contains("Commands"));
    assert!(room.good("--version").starts_with("starboard 0."));
}

#[test]
fn completions_for_every_shell() {
    let room = Room::new();
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = room.good(&format!("completions {shell}"));
        assert!(script.contains("simulate"), "{shell}");
    }
}

/// Whoever reads the output may stop reading: that is no failure.
#[cfg(unix)]
#[test]
fn a_closed_pipe_is_success() {
    let program = env!("CARGO_BIN_EXE_starboard");
    let script = format!("set -o pipefail; '{program}' cards star-realms --json | head -n 1");
    let done = std::process::Command::new("bash").args(["-c", &script]).output().expect("bash runs");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    assert_eq!(String::from_utf8_lossy(&done.stdout).trim(), "[");
}
