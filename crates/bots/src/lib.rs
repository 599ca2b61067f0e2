//! Opponents for any game.
//!
//! [`Opponents::opponent`] makes one from a code such as `expert` or `script:raider`; it is given a table and a seat and answers
//! with an action. [`Opponents::hint`] tells a person the three best actions and why. Both see no more than the seat does: they
//! work on states the game imagines for it.
//!
//! A game is played well once its `mind` implements [`Thinks`]; any game at all can be played at random. The shelf says which
//! minds there are.

pub mod budget;
mod calibration;
pub mod code;
pub mod greedy;
pub mod hint;
mod ismcts;
pub mod lessons;
mod matches;
pub mod net;
mod opponent;
mod plain;
pub mod player;
mod process;
mod pupil;
pub mod review;
pub mod rollout;
mod scales;
pub mod search;
pub mod sets;
pub mod sight;
pub mod streams;
pub mod tastes;
pub mod taught;
pub mod think;
#[cfg(test)]
mod toy;
pub mod train;
pub mod tune;
pub mod words;

pub use budget::{Budget, Stop};
pub use calibration::Calibration;
pub use code::{Code, Level, Method, Protocol};
pub use hint::{Hint, Hints};
pub use matches::{Ended, Hear, House, Matches, Moment, Sits};
pub use opponent::{AnyMind, MindOf, Opponent, Opponents, Personality, Trouble, levels};
pub use streams::Streams;
pub use taught::Taught;
pub use think::{ActionOf, Features, StateOf, Thinks};
