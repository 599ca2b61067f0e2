//! Positions: any situation as people write it, read and written by the program; also the snapshot of a table.
//!
//! Cards are lists of ids, several alike as `"3 scout"`. What is not said is default: an empty zone, the format's authority,
//! every card of the sets that lies nowhere else in the trade deck.

mod check;
mod named;
mod question;
mod read;
mod write;

pub use named::Named;

use crate::effect::Destination;
use crate::state::{ALLY_ON, ALLY_USED, USED};
use crate::variant::Nothing;
use serde::{Deserialize, Serialize};
use starboard_core::Seat;
use std::collections::BTreeMap;

pub type Cards = Vec<String>;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Position<Written = Nothing> {
    /// Turns of all players, from 1.
    pub turn: u16,
    /// Whose turn it is (of a Hydra team: who is not done).
    pub acting: Vec<Seat>,
    /// Up to five cards (six if the scenario says so); `none` for an empty space.
    pub row: Cards,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trade_deck: Option<Cards>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub explorers: Option<u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub scrap_heap: Cards,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<OverAt>,
    #[serde(rename = "seat", skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<SeatAt>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pending: Vec<Pending>,
    /// What a game of the campaign keeps besides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub campaign: Option<Written>,
}

impl<Written> Default for Position<Written> {
    fn default() -> Self {
        Position {
            turn: 1,
            acting: vec![Seat(0)],
            row: Vec::new(),
            trade_deck: None,
            explorers: None,
            scrap_heap: Vec::new(),
            over: None,
            seats: Vec::new(),
            pending: Vec::new(),
            campaign: None,
        }
    }
}

/// The end, once it has come: who won, or nobody at the turn limit.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OverAt {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub winners: Vec<Seat>,
    /// The winning team's number, as positions had it before they said who won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<u8>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub political: bool,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SeatAt {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub authority: Option<i16>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hand: Cards,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hand_known: Cards,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deck: Cards,
    /// Known cards on top of the deck, the next one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deck_top: Cards,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub discard: Cards,
    /// `"bioformer"`, with what has happened to it: `"used"`, `"ally"`, `"ally used"`, `"damage 2"`, `"copies fleet_hq"`, after commas.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bases: Cards,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ships: Cards,
    #[serde(skip_serializing_if = "is_zero")]
    pub trade: u16,
    #[serde(skip_serializing_if = "is_zero")]
    pub combat: u16,
    #[serde(skip_serializing_if = "is_nought")]
    pub owes: u8,
    /// Cards played this turn, by faction.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub played: BTreeMap<String, u8>,
    /// Cards scrapped from hand or discard pile this turn.
    #[serde(skip_serializing_if = "is_nought")]
    pub scrapped: u8,
    /// Ships played this turn that have left play.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone: Cards,
    /// Armed effects on the next acquisition: `"ship to top"`, `"any to hand, optional"`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub redirects: Vec<Named>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub discounts: Vec<u8>,
    /// Fallen as the n-th.
    #[serde(skip_serializing_if = "is_nought")]
    pub fallen: u8,
}

fn is_zero(n: &u16) -> bool {
    *n == 0
}

fn is_nought(n: &u8) -> bool {
    *n == 0
}

/// An open question, or effects waiting behind one.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Pending {
    pub ask: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// The effect it stands at, by name (`named`); the first of the card that asks so if it is not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Named>,
    #[serde(skip_serializing_if = "is_nought")]
    pub len: u8,
    #[serde(skip_serializing_if = "is_nought")]
    pub left: u8,
    #[serde(skip_serializing_if = "is_nought")]
    pub done: u8,
    #[serde(skip_serializing_if = "is_nought")]
    pub piece: u8,
    #[serde(skip_serializing_if = "is_nought")]
    pub paid: u8,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub yes: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub to: Vec<Destination>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heir: Option<Seat>,
}

const FLAGS: [(u8, &str); 5] = [
    (USED, "used"),
    (ALLY_ON[0], "ally"),
    (ALLY_USED[0], "ally used"),
    (ALLY_ON[1], "second ally"),
    (ALLY_USED[1], "second ally used"),
];
