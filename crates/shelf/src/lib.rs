//! The registry: every game on the shelf, with the opponents that know it. Adding a game is one line here.

#![cfg_attr(doctest, doc = include_str!("../../../README.md"))]

use starboard_bots::{AnyMind, Opponents};
use starboard_core::Faults;
use starboard_core::face::{PositionFile, Rules, Table};
use starboard_rise_of_empire::RiseOfEmpireSet;
use starboard_star_realms::StarRealmsRules;
use std::collections::BTreeMap;

macro_rules! shelf {
    ($($rules:expr, $minds:expr;)+) => {
        /// Every game there is.
        pub static GAMES: &[&dyn Rules] = &[$($rules),+];
        static MINDS: &[&[&dyn AnyMind]] = &[$($minds),+];
    };
}

shelf! {
    &STAR_REALMS, starboard_star_realms_mind::MINDS;
    starboard_rise_of_empire::RISE_OF_EMPIRE, starboard_rise_of_empire_mind::MINDS;
    starboard_rise_to_power::RULES, starboard_rise_to_power_mind::MINDS;
    &starboard_galactic_rebellion::GALACTIC_REBELLION, starboard_galactic_rebellion_mind::MINDS;
}

/// Star Realms, with the campaign's trade deck among its sets.
static STAR_REALMS: StarRealmsRules = StarRealmsRules::with(|| vec![Box::new(RiseOfEmpireSet::new())]);

/// The opponents of every game.
pub static OPPONENTS: Opponents = Opponents(MINDS);

/// A game by name; the fault says which there are.
pub fn find(name: &str) -> Result<&'static dyn Rules, Faults> {
    GAMES.iter().copied().find(|g| g.name() == name).ok_or_else(|| {
        let names: Vec<&str> = GAMES.iter().map(|g| g.name()).collect();
        Faults::one("game", format!("there is no game `{name}`; there are: {}", names.join(", ")))
    })
}

/// Puts data files, by name, in the place of a game's own: for designers who want to know what a change does. To be called once,
/// before anything of the game is used.
pub fn use_files(game: &str, files: &BTreeMap<String, String>) -> Result<(), Faults> {
    find(game)?.use_files(files)
}

/// The table a position file describes.
pub fn place(file: &PositionFile) -> Result<Box<dyn Table>, Faults> {
    find(&file.game)?.game(file.options.clone())?.place(file.position.clone())
}
