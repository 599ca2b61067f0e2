//! What every game has: conformance, golden playthroughs, rule cases.

use starboard_galactic_rebellion::{GALACTIC_REBELLION, GalacticRebellion};

starboard_testkit::kit!(GalacticRebellion, &GALACTIC_REBELLION, folder = "..", games = 3);
