//! Who meets whom, and what it says of how good they are.
//!
//! Everything here is a value or a function of values: no clock, no database, no game. A server of people and an arena of bots
//! hand in who is there and what happened.

mod levels;
mod pairing;
mod rating;
pub mod shuffle;
mod standings;
mod suspicion;
mod waiting;

pub use levels::{Level, Levels, LevelsFault};
pub use pairing::{Entrant, Pair, entrants, round_robin, rounds_of, swiss};
pub use rating::{Finished, Rating, Score, after_game, says_something};
pub use standings::{Meeting, Place, Won, standings};
pub use suspicion::{Played, Suspect, Why, suspects};
pub use waiting::{PATIENCE, Waiting, groups, pairs, reach};
