//! Opponents for Galactic Rebellion.

mod features;
mod moves;
mod taste;

use crate::budget::Budget;
use crate::code::{Code, Level};
use crate::plain::plain_mind;
use crate::think::Thinks;
use starboard_core::Seat;
use starboard_galactic_rebellion::{GalacticRebellion, State};
use std::time::Duration;

impl Thinks for GalacticRebellion {
    plain_mind!(
        tastes: include_str!("../../../../games/galactic-rebellion/mind/tastes.toml"),
        weights: include_str!("../../../../games/galactic-rebellion/mind/value.weights")
    );

    /// A round is what comes to an end here.
    fn clock(&self, s: &State) -> u32 {
        u32::from(s.round)
    }

    fn alive(&self, s: &State, seat: Seat) -> bool {
        !s.conceded.contains(seat)
    }

    /// A round has many small decisions.
    fn share(&self, s: &State, seat: Seat) -> f64 {
        1.0 / (2.0 + f64::from(s.player(seat).hand.total()))
    }

    fn level(level: Level) -> Code {
        match level {
            Level::Novice => Code::script("commander", 1.2),
            Level::Easy => Code::script("commander", 0.5),
            Level::Medium => Code::script("commander", 0.0),
            Level::Hard => Code::search(Budget::Time(Duration::from_millis(3)), 1, 0),
            Level::Expert => Code::search(Budget::Time(Duration::from_secs(3)), 2, 0),
        }
    }
}
