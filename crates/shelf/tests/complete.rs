//! Every game on the shelf comes with the tests every game has.

use starboard_core::Lang;
use starboard_shelf::GAMES;
use starboard_testkit::{cases, golden};
use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn every_game_has_the_tests_of_the_kit() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    for game in GAMES {
        let name = game.name();
        let own = games.join(name);
        let kit = std::fs::read_to_string(own.join("rules/tests/kit.rs")).unwrap_or_default();
        assert!(kit.contains("starboard_testkit::kit!"), "{name}: its tests do not call the kit");
        let tables = golden::tables(*game).into_iter().map(|(table, _)| format!("{table}.snap"));
        let french = golden::families(*game).into_iter().map(|(format, _)| format!("fr_{format}.snap"));
        let expected: BTreeSet<String> = tables.chain(french).collect();
        assert_eq!(golden::found(&own.join("golden")), expected, "{name}: golden playthroughs");
        assert!(!cases::files(&own.join("cases")).is_empty(), "{name}: no rule cases");
    }
}

#[test]
fn every_game_says_what_it_is_in_both_languages() {
    for game in GAMES {
        for lang in Lang::ALL {
            let about = game.about(lang);
            let mut said = vec![&about.title, &about.summary];
            said.extend(about.formats.iter().flat_map(|f| [&f.title, &f.summary]));
            said.extend(about.options.iter().flat_map(|o| [&o.title, &o.summary]));
            let cards = game.cards(lang, None).expect("every game lists its cards");
            said.extend(cards.iter().map(|c| &c.name));
            for text in said {
                assert!(!text.is_empty() && !text.starts_with('['), "{} in {lang}: {text:?}", about.name);
            }
            for set in &about.sets {
                let of_set = game.cards(lang, Some(set)).expect("every set lists its cards");
                assert!(!of_set.is_empty(), "{}: {set} has no cards", about.name);
            }
            assert!(game.cards(lang, Some("no-such-set")).is_err(), "{}: an unknown set is accepted", about.name);
        }
    }
}

#[test]
fn names_are_unique_and_found() {
    let names: BTreeSet<&str> = GAMES.iter().map(|g| g.name()).collect();
    assert_eq!(names.len(), GAMES.len());
    for name in names {
        assert!(starboard_shelf::find(name).is_ok_and(|g| g.name() == name));
    }
    let fault = starboard_shelf::find("chess").err().expect("chess is not on the shelf");
    assert!(fault.to_string().contains("there is no game `chess`"), "{fault}");
}
