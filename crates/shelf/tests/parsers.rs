//! Whatever a stranger sends is read or refused, for every game: nothing panics, and a refusal changes nothing.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use starboard_core::Fast;
use starboard_core::face::Rules;
use starboard_shelf::GAMES;
use starboard_testkit::parsers::{self, Example};
use starboard_testkit::toy::Smugglers;

/// Every game on the shelf, and the toy.
fn games() -> Vec<&'static dyn Rules> {
    GAMES.iter().copied().chain([&Smugglers as &dyn Rules]).collect()
}

fn examples(number: u64) -> Vec<(&'static dyn Rules, Example)> {
    games().into_iter().map(|g| (g, parsers::example(g, number % 16))).collect()
}

#[test]
fn good_examples_are_good() {
    let games = games();
    for number in 0..8 {
        for (rules, example) in examples(number) {
            let name = rules.name();
            let record = serde_json::to_string(&example.record).expect("a record turns into JSON");
            assert!(parsers::record(&games, &record), "{name}: a record of its own");
            let position = example.position.write().expect("a position turns into TOML");
            assert!(parsers::position(&games, &position), "{name}: a position of its own");
            assert!(parsers::options(rules, &example.game.options().to_string()), "{name}: options of its own");
        }
    }
}

/// Few and always the same ones, so that a change is judged by what it changed; `PROPTEST_CASES` asks for more and others.
fn config() -> ProptestConfig {
    let told = std::env::var_os("PROPTEST_CASES").is_some();
    let usual = ProptestConfig { cases: 96, rng_seed: RngSeed::Fixed(1), ..ProptestConfig::default() };
    ProptestConfig { failure_persistence: None, ..if told { ProptestConfig::default() } else { usual } }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_text_at_all(text in "\\PC{0,80}", lines in "[a-z0-9 =\\[\\]\"{}:,.\\n-]{0,200}") {
        let games = games();
        for text in [&text, &lines] {
            parsers::record(&games, text);
            parsers::position(&games, text);
            for rules in &games {
                parsers::options(*rules, text);
                let table = rules.game(serde_json::json!({})).expect("the default options").start(&mut Fast::new(1)).0;
                parsers::action(&*table, text);
            }
        }
    }

    #[test]
    fn changed_positions(number in any::<u64>()) {
        let games = games();
        let mut fast = Fast::new(number);
        for (_, example) in examples(number) {
            let mut file = example.position.clone();
            let good = file.write().expect("a position turns into TOML");
            parsers::position(&games, &parsers::scramble(&good, &mut fast));
            for _ in 0..=fast.below(2) {
                parsers::change(&mut file.position, &mut fast);
            }
            if fast.below(4) == 0 {
                parsers::change(&mut file.options, &mut fast);
            }
            if let Ok(text) = file.write() {
                parsers::position(&games, &text);
            }
        }
    }

    #[test]
    fn changed_records(number in any::<u64>()) {
        let games = games();
        let mut fast = Fast::new(number);
        for (_, example) in examples(number) {
            let mut record = serde_json::to_value(&example.record).expect("a record turns into JSON");
            parsers::record(&games, &parsers::scramble(&record.to_string(), &mut fast));
            parsers::change(&mut record, &mut fast);
            parsers::record(&games, &record.to_string());
        }
    }

    #[test]
    fn changed_actions_and_options(number in any::<u64>()) {
        let mut fast = Fast::new(number);
        for (rules, example) in examples(number) {
            for ply in example.record.plies.iter().take(40) {
                parsers::action(&*example.table, &ply.action);
                parsers::action(&*example.table, &parsers::scramble(&ply.action, &mut fast));
            }
            let mut options = example.game.options();
            parsers::change(&mut options, &mut fast);
            parsers::options(rules, &options.to_string());
        }
    }
}
