//! What every game has: conformance, golden playthroughs, rule cases.

use starboard_galactic_rebellion::{GalacticRebellion, GalacticRebellionRules};

starboard_testkit::kit!(GalacticRebellion, &GalacticRebellionRules::default(), folder = "..", games = 3);
