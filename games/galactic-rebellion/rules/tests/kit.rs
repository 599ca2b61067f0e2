//! What every game has: conformance, golden playthroughs, rule cases. The first edition keeps the first two.

use serde_json::Value as Json;
use starboard_core::face::{AnyGame, Rules};
use starboard_core::{About, CardInfo, Faults, Game, Lang, Variation};
use starboard_galactic_rebellion::{GalacticRebellion, GalacticRebellionRules, Options};
use starboard_testkit::{conformance, golden};
use std::collections::BTreeMap;

starboard_testkit::kit!(GalacticRebellion, &GalacticRebellionRules::default(), folder = "..", games = 3);

/// The game as tables that began with the first edition go on.
struct FirstEdition(GalacticRebellionRules);

impl Rules for FirstEdition {
    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn with_files(&self, of: Option<&Variation>, files: &BTreeMap<String, String>) -> Result<Box<dyn Rules>, Faults> {
        self.0.with_files(of, files)
    }

    /// One number of players is enough to see that it stays as it was.
    fn about(&self, lang: Lang) -> About {
        let mut about = self.0.about(lang);
        about.formats[0].players = vec![4];
        about
    }

    fn cards(&self, lang: Lang, set: Option<&str>) -> Result<Vec<CardInfo>, Faults> {
        self.0.cards(lang, set)
    }

    fn game_of(&self, _: Option<&str>, options: Json) -> Result<Box<dyn AnyGame>, Faults> {
        self.0.game_of(Some("1"), options)
    }
}

#[test]
fn the_first_edition_conforms() {
    for players in 2..=5 {
        let options = Options { players, ..Options::default() };
        let game = GalacticRebellion::of_edition(&Default::default(), options, "1").expect("2 to 5 players");
        for seed in 0..2 {
            conformance::check(&game, seed);
        }
    }
}

#[test]
fn the_first_edition_is_golden() {
    let rules = FirstEdition(GalacticRebellionRules::default());
    golden::all(&rules, concat!(env!("CARGO_MANIFEST_DIR"), "/../golden/edition_1"));
}
