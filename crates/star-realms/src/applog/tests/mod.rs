//! Logs written by us in the app's grammar.

mod teller;

use super::*;
use teller::Teller;

fn app_game(sets: &[&str]) -> WideDuel {
    let log = AppLog {
        lines: Vec::new(),
        players: teller::PLAYERS.map(str::to_owned),
        sets: sets.iter().map(|s| (*s).to_owned()).collect(),
    };
    WideDuel::new(options(&log)).unwrap()
}

fn told(game: &WideDuel, seed: u64, turns: u16, lazy: usize) -> String {
    let mut teller = Teller::new(game, seed);
    teller.play(turns, lazy);
    teller.log
}

fn replay(text: &str) -> Report {
    check(&AppLog::read(text).unwrap(), Lang::En).unwrap()
}

/// Every card of a set in hundreds of games of our own, told as the app tells them, is explained.
fn games_are_explained(sets: &[&str], seeds: std::ops::Range<u64>, lazy: usize) {
    let game = app_game(sets);
    let mut bad = Vec::new();
    for seed in seeds.clone() {
        let text = told(&game, seed, 60, lazy);
        let report = replay(&text);
        if let Some(stuck) = &report.stuck {
            bad.push(format!("seed {seed}, line {} of {}: {} ({})", stuck.line, report.lines, stuck.text, stuck.why.words(Lang::En)));
            if let Ok(dir) = std::env::var("APPLOG_DEBUG") {
                let _ = std::fs::write(format!("{dir}/{}-{seed}.log", sets[0]), &text);
            }
        }
    }
    assert!(bad.is_empty(), "{} of {}:\n{}", bad.len(), seeds.count(), bad.join("\n"));
}

#[test]
fn games_of_colony_wars_are_explained() {
    games_are_explained(&["colony-wars"], 0..60, 0);
}

#[test]
fn games_of_the_core_set_are_explained() {
    games_are_explained(&["core"], 0..60, 0);
}

#[test]
fn games_of_both_sets_with_cards_left_in_hand_are_explained() {
    games_are_explained(&["colony-wars", "core"], 100..150, 4);
}
