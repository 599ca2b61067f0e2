//! What learners are told says what the legal list and the view say.

use starboard_rise_of_empire::{Legacy, RiseOfEmpireRules};
use starboard_testkit::conformance::encodings;

#[test]
fn numbers_and_rows_say_what_lists_and_views_say() {
    encodings::<Legacy>(&RiseOfEmpireRules::default(), 4);
}
