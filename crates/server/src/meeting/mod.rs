//! Agreed games: a quick match with whoever waits, a challenge, a rematch, a pairing of a tournament. Every one goes the same way:
//! each player's page promises a number, then tells it, and the table is dealt from all of them together.

mod agreed;
mod quick;

pub(crate) use agreed::{Side, Wish, new_match};
pub(crate) use quick::mix;
