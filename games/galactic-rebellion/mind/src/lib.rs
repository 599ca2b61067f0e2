//! Opponents for Galactic Rebellion.

mod facts;
mod features;
mod judge;
mod moves;
mod taste;

use starboard_bots::budget::Budget;
use starboard_bots::code::{Code, Level};
use starboard_bots::plain_mind;
use starboard_bots::review::{Facts, Story};
use starboard_bots::{AnyMind, MindOf, Thinks};
use starboard_core::Seat;
use starboard_galactic_rebellion::{GalacticRebellion, State};
use std::time::Duration;

/// As the shelf lists it.
pub static MINDS: &[&dyn AnyMind] = &[&MindOf::<GalacticRebellionMind>::NEW];

pub struct GalacticRebellionMind;

impl Thinks for GalacticRebellionMind {
    plain_mind!(GalacticRebellion);

    /// Nothing is hidden in this game.
    const OPEN: bool = true;

    /// A round is what comes to an end here.
    fn clock(_: &GalacticRebellion, s: &State) -> u32 {
        u32::from(s.round)
    }

    fn alive(_: &GalacticRebellion, s: &State, seat: Seat) -> bool {
        !s.conceded.contains(seat)
    }

    /// A round has many small decisions.
    fn share(_: &GalacticRebellion, s: &State, seat: Seat) -> f64 {
        1.0 / (2.0 + f64::from(s.player(seat).hand.total()))
    }

    const REVIEW: f64 = 0.25;
    const FAR: u32 = 1;

    fn facts(story: &Story<GalacticRebellion>) -> Facts {
        facts::facts(story)
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
