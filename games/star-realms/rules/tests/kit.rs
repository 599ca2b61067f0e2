//! What the kit asks of every game.

use starboard_core::Game as _;
use starboard_core::face::Rules as _;
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

/// Who begins there is not for the table to say; games of the first edition, which passed over it, go on.
#[test]
fn first_is_refused_where_it_would_mean_nothing() {
    let rules = StarRealmsRules::default();
    for format in ["emperor", "raid"] {
        let options = serde_json::json!({ "format": format, "first": 2 });
        let why = rules.game(options.clone()).err().expect("a fault").to_string();
        assert!(why.contains("who begins is settled by the rules"), "{why}");
        assert!(rules.game_of(Some("1"), options).is_ok());
    }
}

/// The rules of the first edition are still played.
#[test]
fn the_first_edition_holds() {
    let options = serde_json::json!({ "sets": ["core", "colony-wars"] });
    let read = serde_json::from_value(options).expect("options");
    let game = WideDuel::of_edition(&Default::default(), read, "1").expect("a table");
    assert_eq!(game.edition(), "1");
    check(&game, 7);
}
