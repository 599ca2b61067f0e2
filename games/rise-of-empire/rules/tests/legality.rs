//! The legal list and the check, of the campaign's tables.

#[path = "../../../star-realms/rules/tests/agree/mod.rs"]
mod agree;

use agree::agrees;
use serde_json::json;
use starboard_rise_of_empire::Legacy;
use starboard_testkit::conformance::game_of;

#[test]
fn of_the_campaign() {
    for scenario in [1, 7, 9] {
        agrees(&game_of::<Legacy>(json!({ "scenario": scenario })), 0..2);
    }
}
