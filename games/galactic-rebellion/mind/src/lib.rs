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

    const REVIEW: f64 = 0.5;
    const FAR: u32 = 2;

    fn facts(story: &Story<GalacticRebellion>) -> Facts {
        facts::facts(story)
    }

    fn level(level: Level, _: &GalacticRebellion) -> Code {
        match level {
            Level::Novice => Code::script("commander", 0.45),
            Level::Easy => Code::script("commander", 0.0),
            // A few playouts find much here: what holds these two back is that they misjudge what they see.
            Level::Medium => Code { misjudge: 1.35, ..Code::search(Budget::Samples(30), 1, 0) },
            Level::Hard => Code { misjudge: 0.65, ..Code::search(Budget::Samples(60), 1, 0) },
            // More playouts than that have not made its decisions better.
            Level::Expert => Code { enough: Some(2000), ..Code::search(Budget::Time(Duration::from_secs(3)), 2, 0) },
        }
    }
}
