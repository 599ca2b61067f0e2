//! What the kit asks of every game.

use starboard_star_realms::{Duel, Group, StarRealmsRules, WideDuel};
use starboard_testkit::conformance::{check, game_of};

starboard_testkit::kit!(Group, &StarRealmsRules::default(), folder = "..", games = 3);

#[test]
fn the_smaller_tables_keep_the_contract_too() {
    for seed in 0..6 {
        check(&game_of::<Duel>(serde_json::json!({ "sets": ["colony-wars"] })), seed);
        check(&game_of::<Duel>(serde_json::json!({ "sets": ["core"] })), seed);
        check(&game_of::<WideDuel>(serde_json::json!({ "sets": ["colony-wars", "core"] })), seed);
    }
}

/// The numbered rulings (docs/rules.md): each has a case that fails without it.
const RULINGS: &[&str] = &[
    "1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "1.7", "1.8", "1.9", "1.10", "1.11", "2.1", "2.2", "2.3", "2.4", "3.1",
    "3.2", "3.3", "4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "5.1", "5.2", "5.3", "5.4", "5.5", "5.6", "5.7", "5.8",
    "5.9", "5.10", "5.11", "5.12", "6.1", "6.2", "6.3", "6.4", "6.5", "6.6", "6.7", "6.8", "7.1", "7.2", "7.3", "8.1",
    "8.2", "8.3", "8.4", "9.1", "9.2", "9.3", "9.4", "9.5", "9.6", "9.7", "9.8", "10", "12.1", "12.2", "12.3", "12.4",
    "12.5", "12.6", "12.7", "12.8", "12.9",
];

#[test]
fn every_ruling_has_a_case() {
    starboard_testkit::cases::cover(concat!(env!("CARGO_MANIFEST_DIR"), "/../cases"), RULINGS.iter().copied());
}
