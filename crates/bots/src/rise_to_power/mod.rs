//! Opponents for Rise to Power.

mod features;
mod moves;
mod taste;

use crate::budget::Budget;
use crate::code::{Code, Level};
use crate::plain::plain_mind;
use crate::think::Thinks;
use starboard_core::Seat;
use starboard_rise_to_power::{Answer, RiseToPower, State};
use std::time::Duration;

impl Thinks for RiseToPower {
    plain_mind!(
        tastes: include_str!("../../../../data/bots/rise-to-power.toml"),
        weights: include_str!("../../../../data/bots/rise-to-power.weights")
    );

    fn alive(&self, s: &State, seat: Seat) -> bool {
        !s.out.contains(seat)
    }

    /// Whoever has just let a contract go could hardly have paid for it.
    fn belief(&self, seen: &State, seat: Seat, world: &State) -> f32 {
        match seen.contest {
            Some(contest)
                if contest.answer == Answer::Declined && contest.owner != seat && seen.turn == contest.attacker =>
            {
                let face = contest.card.face();
                let purse = world.player(contest.owner).hand.of(face.sector.colour()).total();
                if purse >= u16::from(face.cost) { 0.25 } else { 1.0 }
            }
            _ => 1.0,
        }
    }

    fn level(level: Level) -> Code {
        match level {
            Level::Novice => Code::script("builder", 1.2),
            Level::Easy => Code::script("builder", 0.5),
            Level::Medium => Code::script("builder", 0.0),
            // Thinks little, looks at its own turn only, and misjudges contracts.
            Level::Hard => Code { misjudge: 0.8, ..Code::search(Budget::Time(Duration::from_millis(1)), 1, 0) },
            Level::Expert => Code::search(Budget::Time(Duration::from_secs(1)), 2, 2),
        }
    }
}
