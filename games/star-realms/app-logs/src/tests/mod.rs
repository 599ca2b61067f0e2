//! Logs written by us in the app's grammar.

mod logs;
mod teller;
mod told;

use super::*;
use logs::{COLONY_WARS, CORE, YACHT};
use teller::{Habits, Teller};

fn app_game(sets: &[&str]) -> WideDuel {
    let log = AppLog {
        lines: Vec::new(),
        players: told::PLAYERS.map(str::to_owned),
        sets: sets.iter().map(|s| (*s).to_owned()).collect(),
    };
    WideDuel::new(&Default::default(), options(&log)).unwrap()
}

fn teller(game: &WideDuel, seed: u64, lazy: usize) -> Teller<'_> {
    Teller::new(game, seed, Habits { lazy, ..Habits::of(seed) })
}

fn replay(text: &str) -> Report {
    check(&AppLog::read(text).unwrap(), Lang::En).unwrap()
}

/// Every card of a set in many games of our own, told as the app tells them, is explained.
fn games_are_explained(sets: &[&str], seeds: std::ops::Range<u64>, lazy: usize) {
    let game = app_game(sets);
    let mut bad = Vec::new();
    for seed in seeds.clone() {
        let text = teller(&game, seed, lazy).play(60);
        let report = replay(&text);
        if let Some(stuck) = &report.stuck {
            let (line, of, why) = (stuck.line, report.lines, stuck.why.words(Lang::En));
            bad.push(format!("seed {seed}, line {line} of {of}: {} ({why})", stuck.text));
            if let Ok(dir) = std::env::var("APPLOG_DEBUG") {
                let _ = std::fs::write(format!("{dir}/{}-{seed}.log", sets[0]), &text);
            }
        }
    }
    assert!(bad.is_empty(), "{} of {}:\n{}", bad.len(), seeds.count(), bad.join("\n"));
}

#[test]
fn games_of_colony_wars_are_explained() {
    games_are_explained(&["colony-wars"], 0..200, 0);
}

#[test]
fn games_of_the_core_set_are_explained() {
    games_are_explained(&["core"], 0..200, 0);
}

#[test]
fn games_of_both_sets_with_cards_left_in_hand_are_explained() {
    games_are_explained(&["colony-wars", "core"], 100..200, 4);
}

/// Games are played until every ability of every card of the set has been used; each game that uses a new one is explained.
#[test]
fn every_ability_of_every_card_is_explained() {
    for id in ["colony-wars", "core"] {
        let game = app_game(&[id]);
        let own = starboard_star_realms::Library::default();
        let set = own.sets().map(|s| s.printed()).find(|s| s.id == id).unwrap();
        let mut wanted = std::collections::BTreeSet::new();
        for card in &set.cards {
            let hot = game.catalog().hot(game.catalog().kind(&card.id).unwrap());
            let has = [("primary", true), ("ally", !hot.ally[0].is_empty()), ("scrap", !hot.scrap.is_empty())];
            wanted.extend(has.into_iter().filter(|(_, has)| *has).map(|(ability, _)| (card.id.clone(), ability)));
        }
        for seed in 1_000..4_000 {
            let mut teller = teller(&game, seed, 0);
            let text = teller.play(60);
            let before = wanted.len();
            wanted.retain(|w| !teller.used.contains(w));
            if wanted.len() < before {
                let stuck = replay(&text).stuck.map(|s| (s.line, s.text, s.why));
                assert_eq!(stuck, None, "{id}, seed {seed}");
            }
            if wanted.is_empty() {
                break;
            }
        }
        assert!(wanted.is_empty(), "never used: {wanted:?}");
    }
}

#[test]
fn a_changed_total_is_found_at_its_line() {
    let both = app_game(&["colony-wars", "core"]);
    for seed in 0..30 {
        let text = teller(&both, seed, 2).play(24);
        let lines: Vec<&str> = text.lines().collect();
        let totals: Vec<usize> =
            (0..lines.len()).filter(|i| lines[*i].ends_with(')') && lines[*i].contains(':')).collect();
        let at = totals[starboard_core::Fast::new(seed).below(totals.len())];
        let (head, total) = lines[at].trim_end_matches(')').rsplit_once(':').unwrap();
        let wrong = format!("{head}:{})", total.trim().parse::<i32>().unwrap() + 1);
        let changed: Vec<&str> = (0..lines.len()).map(|i| if i == at { wrong.as_str() } else { lines[i] }).collect();
        let stuck = replay(&changed.join("\n")).stuck.unwrap_or_else(|| panic!("seed {seed}: {wrong} is explained"));
        assert_eq!((stuck.line, stuck.text.as_str()), (at + 1, wrong.trim()), "seed {seed}: {:?}", stuck.why);
        assert!(matches!(stuck.why, Why::Total { .. }), "seed {seed}: {:?}", stuck.why);
    }
}

#[test]
fn line_ends_marks_and_spaces_make_no_difference() {
    let windows = format!("\u{feff}{}", CORE.replace('\n', "\r\n"));
    let odd = CORE.replace("        ", "\t").replace("  >  ", " > ").replace("\n", "  \n\n");
    for text in [windows, odd] {
        let report = replay(&text);
        assert!(report.stuck.is_none() && report.notes.is_empty(), "{:?} {:?}", report.stuck, report.notes);
        assert_eq!(report.players, ["Hard AI", "Bo"]);
    }
}

#[test]
fn what_the_app_tells_in_its_own_order_is_explained() {
    let report = replay(COLONY_WARS);
    assert_eq!(report.stuck.map(|s| (s.line, s.text, s.why)), None);
    assert_eq!((report.sets, report.turns), (vec!["colony-wars".to_owned()], 9));
    assert_eq!(report.players, ["Ann", "Bo"]);
    assert_eq!(report.winner.as_deref(), Some("Ann"));
    assert_eq!(report.record.plies.last().map(|p| p.action.as_str()), Some(CONCEDE));
    assert!(report.record.check(&StarRealmsRules::default()).is_ok());
}

#[test]
fn a_log_cut_off_is_explained_as_far_as_it_goes() {
    let report = replay(CORE);
    assert_eq!(report.stuck.map(|s| (s.line, s.text, s.why)), None);
    assert_eq!((report.winner, report.turns), (None, 6));
    let actions: Vec<&str> = report.record.plies.iter().map(|p| p.action.as_str()).collect();
    assert!(actions.contains(&"play battle_station"), "{actions:?}");
    assert!(actions.contains(&"pick hand viper"), "{actions:?}");
    for (cut, _) in CORE.char_indices().step_by(97) {
        match AppLog::read(&CORE[..cut]) {
            Ok(log) => {
                assert!(check(&log, Lang::En).unwrap().stuck.is_none(), "cut at {cut}")
            }
            Err(why) => assert_eq!(why, NotALog::NoPlayers, "cut at {cut}"),
        }
    }
}

#[test]
fn a_card_nobody_knows_is_told_even_where_the_log_ends() {
    let upto = CORE.find("Acquired <color=#1589FF>Freighter").unwrap();
    let ends = |line: &str| replay(&format!("{}{line}", &CORE[..upto])).stuck.map(|s| s.why.words(Lang::En));
    let unknown = Some("“Gunner” is not a card of Colony Wars or the Core Set".to_owned());
    assert_eq!(ends("Acquired <color=#FF0000>Gunner</color>\n"), unknown);
    assert_eq!(ends("Acquired <color=#FF0000>Gunner</color>\n        Hard AI - -4 Tra"), unknown);
    for part in ["Freigh", "<color=#158", "<color=#1589FF>Fre", "<color=#1589FF>Freighter</co"] {
        assert_eq!(ends(&format!("Acquired {part}")), None, "{part}");
    }
}

#[test]
fn a_ship_that_finds_its_bases_later_is_explained() {
    // The third base comes after the ship that counts to two: the app draws then.
    let late = YACHT.replace("{first}", "Played Embassy Yacht\n  A > Embassy Yacht +3 Authority (Authority:51)\n  A > Embassy Yacht +2 Trade (Trade:2)")
        .replace("{then}", "  Drew 1 cards.\n  Drew 1 cards.");
    assert_eq!(replay(&late).stuck.map(|s| (s.line, s.text, s.why)), None);
    let never = late.replace("  Drew 1 cards.\n  Drew 1 cards.\n", "");
    assert_eq!(
        replay(&never).stuck.map(|s| (s.line, s.text, s.why)),
        None,
        "or it was played before, and drew nothing"
    );
}

/// The first line that cannot be explained, and why, after a change to a log.
fn stuck(text: &str, from: &str, to: &str) -> (usize, String) {
    assert!(text.contains(from), "{from}");
    let stuck = replay(&text.replacen(from, to, 1)).stuck.expect("a line that cannot be explained");
    assert!(stuck.table.contains("Scout"), "{}", stuck.table);
    (stuck.line, stuck.why.words(Lang::En))
}

#[test]
fn the_first_line_that_is_wrong_is_told() {
    let at = |text: &str, line: &str| text.lines().position(|l| l.contains(line)).unwrap() + 1;
    let (line, why) = stuck(CORE, "+2 Combat (Combat:4)", "+2 Combat (Combat:5)");
    assert_eq!((line, why.as_str()), (at(CORE, "(Combat:4)"), "combat: our rules come to 4, the log says 5"));
    let (line, why) = stuck(CORE, "Hard AI - -4 Trade (Trade:0)", "Hard AI - -4 Trade (Trade:1)");
    assert_eq!((line, why.as_str()), (at(CORE, "Hard AI - -4 Trade"), "trade: our rules come to 0, the log says 1"));
    let (line, why) = stuck(CORE, "        Drew 2 cards.\n", "        Drew 3 cards.\n");
    assert_eq!(
        (line, why.as_str()),
        (at(CORE, "Drew 2 cards"), "draws and reshuffles: our rules come to ↻ 3, the log says 3")
    );
    let (line, why) = stuck(CORE, "Freighter", "Gunner");
    assert_eq!((line, why.as_str()), (at(CORE, "Freighter"), "“Gunner” is not a card of Colony Wars or the Core Set"));
    let (line, why) = stuck(CORE, "Hard AI ends turn 3", "Hard AI ends turn 4");
    assert_eq!((line, why.as_str()), (at(CORE, "ends turn 3"), "by our rules this is turn 3"));
    let (line, _) = stuck(CORE, "Attacked Battle Station", "Attacked War World");
    assert_eq!(line, at(CORE, "Attacked Battle Station"));
    let (line, why) = stuck(CORE, "Missile Bot</color>\n        Bo - -2", "Command Ship</color>\n        Bo - -2");
    assert_eq!(line, at(CORE, "Missile Bot"));
    assert!(why.starts_with("our rules refuse it"), "{why}");
    let (line, why) = stuck(
        COLONY_WARS,
        "Central Station</color> +4 Authority (Authority:58)",
        "Central Station</color> +9 Authority (Authority:58)",
    );
    assert_eq!(
        (line, why.as_str()),
        (at(COLONY_WARS, "+4 Authority"), "nothing in play, in hand or on offer does this by our rules")
    );
    let (line, _) = stuck(COLONY_WARS, "=== Ann", "=== Bo");
    assert_eq!(line, at(COLONY_WARS, "=== Ann"));
}

#[test]
fn totals_may_fit_where_no_deal_does() {
    // Nobody has three Vipers.
    let three = CORE.replacen(
        "Bo  >  <color=#800080>Scout</color> +1 Trade (Trade:1)",
        "Bo  >  <color=#800080>Viper</color> +1 Combat (Combat:1)",
        1,
    );
    let three = three.replacen(
        "Bo  >  <color=#800080>Scout</color> +1 Trade (Trade:2)",
        "Bo  >  <color=#800080>Scout</color> +1 Trade (Trade:1)",
        1,
    );
    let report = replay(&three);
    assert!(report.stuck.is_some());
}

#[test]
fn lines_we_do_not_know_are_noted() {
    let report = replay(&CORE.replacen("Hard AI ends turn 1", "A comet passes\nHard AI ends turn 1", 1));
    assert!(report.stuck.is_none());
    assert_eq!(report.notes, [(7, "A comet passes".to_owned())]);
}

#[test]
fn what_is_no_log_says_so() {
    assert_eq!(AppLog::read("").unwrap_err(), NotALog::NoPlayers);
    assert_eq!(AppLog::read("{ \"json\": [1, 2] }\n\u{fffd}\0").unwrap_err(), NotALog::NoPlayers);
    assert_eq!(AppLog::read("Play all\nAnn ends turn 12\n").unwrap_err(), NotALog::NotFromTheStart(12));
    let three = "A ends turn 1\nIt is now B's turn 2\nB ends turn 2\nIt is now C's turn 3\n";
    assert_eq!(AppLog::read(three).unwrap_err(), NotALog::TooMany("A, B, C".to_owned()));
}
