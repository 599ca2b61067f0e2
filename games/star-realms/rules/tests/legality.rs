//! The legal list and the check, of every kind of table.

mod agree;

use agree::agrees;
use serde_json::json;
use starboard_star_realms::{Duel, Group, WideDuel};
use starboard_testkit::conformance::game_of;

#[test]
fn of_duels() {
    agrees(&game_of::<Duel>(json!({ "sets": ["colony-wars"] })), 0..4);
    agrees(&game_of::<Duel>(json!({ "sets": ["core"], "discards": "next_turn" })), 4..8);
    agrees(&game_of::<WideDuel>(json!({ "sets": ["colony-wars", "core"], "split_attacks": true })), 0..2);
}

#[test]
fn of_groups() {
    for (format, players) in [("free-for-all", 3), ("hunter", 4), ("hydra", 4), ("emperor", 6), ("raid", 4)] {
        agrees(&game_of::<Group>(json!({ "format": format, "players": players })), 0..2);
    }
}
