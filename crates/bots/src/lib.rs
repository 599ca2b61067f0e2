//! Opponents for every game on the shelf.
//!
//! [`opponent`] makes one from a code such as `expert` or `script:raider`; it is given a table and a seat and answers with
//! an action. [`hint`] tells a person the three best actions and why. Both see no more than the seat does: they work on
//! states the game imagines for it.
//!
//! A game is played well once it implements [`Thinks`]; any game at all can be played at random.

pub mod budget;
mod calibration;
#[cfg(test)]
mod canonical_tests;
pub mod code;
mod galactic_rebellion;
mod greedy;
pub mod hint;
mod ismcts;
pub mod net;
mod opponent;
mod plain;
pub mod player;
mod process;
mod rise_to_power;
pub mod rollout;
mod scales;
pub mod search;
mod star_realms;
pub mod streams;
pub mod tastes;
pub mod think;
#[cfg(test)]
mod toy;
pub mod train;
pub mod tune;
pub mod words;

pub use budget::{Budget, Stop};
pub use code::{Code, Level, Method};
pub use hint::{Hint, Hints};
pub use opponent::{Opponent, Personality, Trouble, hint, levels, opponent, personalities, train_at, tune_at};
pub use streams::Streams;
pub use think::{Features, Thinks};
