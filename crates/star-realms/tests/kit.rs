//! What the kit asks of every game.

use starboard_star_realms::{Duel, Group, StarRealmsRules, WideDuel};
use starboard_testkit::conformance::{check, game_of};

starboard_testkit::kit!(Group, &StarRealmsRules, cases = "star-realms", games = 3);

#[test]
fn the_smaller_tables_keep_the_contract_too() {
    for seed in 0..6 {
        check(&game_of::<Duel>(serde_json::json!({ "sets": ["colony-wars"] })), seed);
        check(&game_of::<Duel>(serde_json::json!({ "sets": ["core"] })), seed);
        check(&game_of::<WideDuel>(serde_json::json!({ "sets": ["colony-wars", "core"] })), seed);
    }
}
