//! What every game has: conformance, golden playthroughs, rule cases.

use starboard_rise_to_power::{RULES, RiseToPower};

starboard_testkit::kit!(RiseToPower, RULES, cases = "rise-to-power", games = 6);
