//! How a game ended.

use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The result of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Outcome {
    /// By seat: 1 is best; equal ranks are shared.
    pub ranks: Vec<u8>,
    /// By seat: what the game counts (authority, victory points, influence).
    pub scores: Vec<i32>,
    /// Why it ended: a word of the game's own, the key of a sentence in its locale files.
    pub why: String,
}

/// Why a game that an agreed limit on turns stopped has ended; nobody won it by the rules of the game.
pub const TURN_LIMIT: &str = "turn_limit";

impl Outcome {
    /// Did an agreed limit stop the game?
    pub fn stopped(&self) -> bool {
        self.why == TURN_LIMIT
    }

    /// The seats that share the first rank.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        let won = self.ranks.iter().enumerate().filter(|(_, r)| **r == 1);
        won.map(|(i, _)| Seat(i as u8))
    }

    /// A seat's share of the win: 1 split evenly among the seats of rank 1.
    pub fn share(&self, seat: Seat) -> f64 {
        match self.ranks.get(seat.index()) {
            Some(1) => 1.0 / self.winners().count() as f64,
            _ => 0.0,
        }
    }
}
