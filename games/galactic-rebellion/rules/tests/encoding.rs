//! What learners are told says what the legal list and the view say.

use starboard_galactic_rebellion::{GalacticRebellion, GalacticRebellionRules};
use starboard_testkit::conformance::encodings;

#[test]
fn numbers_and_rows_say_what_lists_and_views_say() {
    encodings::<GalacticRebellion>(&GalacticRebellionRules::default(), 4);
}
