//! The kit tried on the toy game.

use starboard_testkit::conformance;
use starboard_testkit::toy::{Smugglers, Toy};

#[test]
fn conformance() {
    conformance::all::<Toy>(&Smugglers, 30);
}
