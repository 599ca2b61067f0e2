//! Opponents as everybody else meets them: by code, at a table, seeing no more than their seat.

use serde_json::json;
use starboard_bots::{Budget, Stop, levels};
use starboard_core::face::{AnyGame, Nth, Table};
use starboard_core::{Fast, Lang, Seat, ToMove, Viewer};
use starboard_shelf::OPPONENTS;

fn games() -> Vec<Box<dyn AnyGame>> {
    let tables = [
        ("star-realms", json!({})),
        ("star-realms", json!({"sets": ["colony-wars", "core"]})),
        ("star-realms", json!({"format": "free-for-all", "players": 3})),
        ("star-realms", json!({"format": "hydra", "players": 4})),
        ("star-realms", json!({"format": "raid", "players": 4})),
        ("star-realms", json!({"format": "emperor", "players": 6})),
        ("rise-of-empire", json!({"scenario": 3, "first": 1})),
        ("rise-to-power", json!({"players": 2})),
        ("rise-to-power", json!({"players": 4})),
        ("galactic-rebellion", json!({"players": 2})),
        ("galactic-rebellion", json!({"players": 5})),
    ];
    tables.map(|(name, options)| starboard_shelf::find(name).unwrap().game(options).unwrap()).into()
}

fn asked(table: &dyn Table) -> Option<Seat> {
    match table.to_move() {
        ToMove::Over => None,
        ToMove::Seat(seat) => Some(seat),
        ToMove::AnyOf { asked: set, .. } => set.iter().find(|s| !table.legal_texts(*s).is_empty()),
    }
}

/// Plays with one code for all seats; tells of every decision. Answers how many there were.
fn play(game: &dyn AnyGame, code: &str, most: u32, mut each: impl FnMut(&dyn Table, Seat)) -> u32 {
    let mut chance = Fast::new(5);
    let (mut table, _) = game.start(&mut chance);
    let seats = Seat::all(game.seats());
    let mut bots: Vec<_> = seats.map(|s| OPPONENTS.opponent(game.name(), code, u64::from(s.0)).unwrap()).collect();
    for number in 0..most {
        let Some(seat) = asked(&*table) else { return number };
        each(&*table, seat);
        let action = bots[seat.index()].choose(&*table, seat).unwrap();
        table.act_nth(seat, action, &mut chance).unwrap();
    }
    most
}

#[test]
fn what_a_seat_cannot_see_does_not_change_its_move() {
    for game in games() {
        let mut luck = Fast::new(8);
        let (mut number, mut differ) = (0, 0);
        let personalities = OPPONENTS.personalities(game.name(), Lang::En).into_iter().map(|p| p.code);
        let searching =
            ["hard:samples=12", "expert:samples=12:threads=1", "search:samples=12:horizon=0", "ismcts:samples=3"];
        let codes: Vec<String> = ["novice", "easy", "medium"]
            .iter()
            .chain(&searching)
            .map(|c| (*c).to_owned())
            .chain(personalities)
            .collect();
        play(&*game, "medium", 60, |table, seat| {
            number += 1;
            if number % 4 != 0 {
                return;
            }
            let other = table.imagine(seat, &mut luck);
            assert_eq!(table.view(Viewer::Seat(seat)), other.view(Viewer::Seat(seat)));
            differ += u32::from(table.position() != other.position());
            for code in &codes {
                let choose = |t: &dyn Table| OPPONENTS.opponent(game.name(), code, 3).unwrap().choose(t, seat).unwrap();
                assert_eq!(choose(table), choose(&*other), "{} {code}", game.name());
            }
        });
        // Nothing is hidden in Galactic Rebellion but piles, and what lies in them is decided when it is drawn.
        let open = game.name() == "galactic-rebellion";
        assert!(open || differ > 5, "{}: only {differ} other states looked the same", game.name());
    }
}

#[test]
fn every_personality_plays_every_kind_of_table_to_its_end() {
    for game in games() {
        for personality in OPPONENTS.personalities(game.name(), Lang::En) {
            let decisions = play(&*game, &personality.code, 20_000, |_, _| {});
            assert!(decisions < 20_000, "{} {}: no end", game.name(), personality.code);
        }
        for level in ["novice", "easy", "hard:samples=10", "expert:samples=10", "ismcts:canonical:script:samples=2"] {
            play(&*game, level, 25, |_, _| {});
        }
    }
}

#[test]
fn personalities_decide_differently() {
    // Those of Rise of Empire are those of Star Realms.
    for game in games().into_iter().filter(|g| g.name() != "rise-of-empire") {
        let codes: Vec<String> = OPPONENTS.personalities(game.name(), Lang::En).into_iter().map(|p| p.code).collect();
        let mut apart = vec![0; codes.len() * codes.len()];
        let mut decisions = 0;
        play(&*game, "script", 400, |table, seat| {
            decisions += 1;
            let choose = |code: &String| OPPONENTS.opponent(game.name(), code, 3).unwrap().choose(table, seat).unwrap();
            let chosen: Vec<Nth> = codes.iter().map(choose).collect();
            for (i, a) in chosen.iter().enumerate() {
                chosen.iter().enumerate().for_each(|(j, b)| apart[i * codes.len() + j] += u32::from(a != b));
            }
        });
        for (i, a) in codes.iter().enumerate() {
            for (j, b) in codes.iter().enumerate().skip(i + 1) {
                let share = f64::from(apart[i * codes.len() + j]) / f64::from(decisions);
                assert!(share > 0.01, "{}: {a} and {b} differ in {share:.3} of {decisions} decisions", game.name());
            }
        }
    }
}

#[test]
fn everybody_is_introduced_in_both_languages() {
    for lang in Lang::ALL {
        let mut all = levels(lang);
        assert_eq!(all.len(), 5);
        for game in games() {
            all.extend(OPPONENTS.personalities(game.name(), lang));
        }
        for someone in all {
            assert!(!someone.name.contains('[') && !someone.words.contains('['), "{someone:?}");
        }
    }
}

#[test]
fn hints_have_true_words_in_both_languages() {
    for game in games() {
        let mut number = 0;
        play(&*game, "medium", 24, |table, seat| {
            number += 1;
            if number % 6 != 0 {
                return;
            }
            for lang in Lang::ALL {
                let hints = OPPONENTS.hint(table, seat, Budget::Samples(60), &Stop::default(), lang).unwrap().best;
                assert!((1..=3).contains(&hints.len()));
                for h in hints {
                    assert!(h.action.0 < table.choices(seat), "{h:?}");
                    assert!((0.0..=1.0).contains(&h.chance), "{h:?}");
                    assert!(!h.reason.is_empty() && !h.reason.contains('['), "{h:?}");
                }
            }
        });
    }
}

#[test]
fn weights_of_another_game_are_refused() {
    const DUEL: &str = "star-realms/mind/weights/duel";
    let weights = |of: &str| format!("{}/../../games/{of}.weights", env!("CARGO_MANIFEST_DIR"));
    let first = |game: &str, options: serde_json::Value, of: &str| {
        let (table, _) = starboard_shelf::find(game).unwrap().game(options).unwrap().start(&mut Fast::new(1));
        let seat = asked(&*table).unwrap();
        let code = format!("search:samples=2:weights={}", weights(of));
        OPPONENTS.opponent(game, &code, 0).unwrap().choose(&*table, seat).map_err(|t| t.to_string())
    };
    for (game, of) in
        [("star-realms", "rise-to-power/mind/value"), ("rise-to-power", DUEL), ("galactic-rebellion", DUEL)]
    {
        assert!(first(game, json!({}), of).unwrap_err().contains("of another game"), "{game} with {of}");
    }
    assert!(first("star-realms", json!({"sets": ["core"]}), DUEL).is_ok());
    assert!(first("star-realms", json!({"players": 4, "format": "free-for-all"}), DUEL).is_ok());
}
