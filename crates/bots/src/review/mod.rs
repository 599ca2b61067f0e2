//! After the game: what decided it, what was luck, what could have been done better.
//!
//! V is the chance to win of the true state, as playouts of a steady player (the mind's first script) and the learned value
//! tell it. For every step of a game
//!
//! - *luck* is V after what was dealt less the mean of V over what could have been dealt;
//! - *choice* is what the action brought, against what the steady player would have done, over states the seat could not tell
//!   apart;
//! - *unseen* is what remains of the change of V: the truth differed from what could be known.
//!
//! So start + luck + choices + unseen = result, for every seat. What a choice *cost* is told beside it: the best action found less
//! the one taken, in worlds that neither was chosen by, with the standard error of the difference. `docs/review.md` has what
//! was measured.
//!
//! A review is made piece by piece ([`Reviewing::work`]) without clock, thread or file, so that any host can make it beside other
//! things.

mod choice;
pub mod facts;
mod judge;
mod look;
mod moments;
pub mod puzzle;
mod reviewer;
mod say;
mod spread;
mod story;
#[cfg(test)]
mod tests;
mod told;

pub use facts::{CardFact, Facts, Figure, SeatFacts};
pub use puzzle::Puzzle;
pub(crate) use reviewer::made_with;
pub use reviewer::{Reviewer, Reviewing};
pub use story::{NoStory, Step, Story};
pub use told::{Decision, Judgement, Point, Review, SeatReview, Stroke, TurnReview, Turning};

use std::collections::BTreeSet;

/// How much work a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Quality {
    /// Seconds.
    #[default]
    First,
    /// A minute.
    Second,
}

/// How a review is made.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Plan {
    pub quality: Quality,
    pub seed: u64,
    /// Times as many playouts as the quality has.
    pub times: u32,
    /// Steps (from 1) whose choice hangs on cards that had to be guessed: they are not judged.
    pub guessed_choices: BTreeSet<u32>,
    /// Steps (0 is the set-up) whose deals had to be guessed: they are no luck that can be told.
    pub guessed_deals: BTreeSet<u32>,
    /// Only the choice of this step is looked at, and nothing else.
    pub only: Option<u32>,
}
