//! The kit tried on the toy game.

use starboard_testkit::toy::{Smugglers, Toy};
use starboard_testkit::{cases, conformance};

const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases");

#[test]
fn conformance() {
    conformance::all::<Toy>(&Smugglers, 30);
}

#[test]
fn rule_cases() {
    cases::run_all(&Smugglers, CASES);
    cases::cover(CASES, ["1.2"]);
}
