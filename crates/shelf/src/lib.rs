//! The registry: every game on the shelf. Adding a game is one line here.

use starboard_core::Faults;
use starboard_core::face::{PositionFile, Rules, Table};

/// Every game there is.
pub static GAMES: &[&dyn Rules] = &[
    starboard_star_realms::RULES,
    starboard_star_realms::campaign::RISE_OF_EMPIRE,
    starboard_rise_to_power::RULES,
    &starboard_galactic_rebellion::GALACTIC_REBELLION,
];

/// A game by name; the fault says which there are.
pub fn find(name: &str) -> Result<&'static dyn Rules, Faults> {
    GAMES.iter().copied().find(|g| g.name() == name).ok_or_else(|| {
        let names: Vec<&str> = GAMES.iter().map(|g| g.name()).collect();
        Faults::one("game", format!("there is no game `{name}`; there are: {}", names.join(", ")))
    })
}

/// The table a position file describes.
pub fn place(file: &PositionFile) -> Result<Box<dyn Table>, Faults> {
    find(&file.game)?.game(file.options.clone())?.place(file.position.clone())
}
