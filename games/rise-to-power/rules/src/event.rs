//! What people are told happening, and who may know which part of it.

use crate::contract::{Card, Cards};
use crate::grid::Cell;
use crate::prism::{Prism, Prisms};
use crate::score::{Influence, Tie};
use crate::state::{Use, Why};
use serde::{Serialize, Serializer};
use starboard_core::{Seat, Seen, Viewer};
use ts_rs::TS;

/// Something that happened at the table. Cards that only one player may see are `None` for the others.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// The table is set up; this seat begins.
    Began {
        first: Seat,
    },
    TurnBegan {
        seat: Seat,
        number: u16,
    },
    Acquired {
        seat: Seat,
        card: Card,
        cell: Cell,
    },
    /// No cell is free: the acquisition ends (RTP-39).
    NoRoom {
        seat: Seat,
    },
    Powered {
        seat: Seat,
        card: Card,
        cell: Cell,
        paid: Prisms,
        exact: bool,
    },
    Upgraded {
        seat: Seat,
        card: Card,
        over: Card,
        cell: Cell,
        paid: Prisms,
        exact: bool,
    },
    Drew {
        seat: Seat,
        n: u8,
        cards: Option<Prisms>,
    },
    /// The PRISM discard pile became the deck.
    Reshuffled {
        n: u8,
    },
    Contested {
        seat: Seat,
        owner: Seat,
        card: Card,
        #[serde(rename = "use")]
        to: Use,
        shown: Prisms,
    },
    Defended {
        seat: Seat,
        owner: Seat,
        card: Card,
        #[serde(rename = "use")]
        to: Use,
        paid: Prisms,
    },
    /// By choice or for want of a defence: the same to everybody (RTP-23).
    NotDefended {
        seat: Seat,
        owner: Seat,
        card: Card,
        #[serde(rename = "use")]
        to: Use,
        paid: Prisms,
    },
    Took {
        seat: Seat,
        card: Card,
        cell: Cell,
    },
    Traded {
        seat: Seat,
        card: Card,
    },
    Recovered {
        seat: Seat,
        cards: Prisms,
    },
    Swapped {
        seat: Seat,
        card: Card,
        with: Card,
        cell: Cell,
    },
    GainedWild {
        seat: Seat,
        n: u8,
    },
    GainedDiscount {
        seat: Seat,
        n: u8,
    },
    GainedPoints {
        seat: Seat,
        n: u8,
    },
    Looked {
        seat: Seat,
        n: u8,
        cards: Option<Prisms>,
    },
    Kept {
        seat: Seat,
        n: u8,
        cards: Option<Prisms>,
        discarded: Prisms,
    },
    Stole {
        seat: Seat,
        from: Seat,
        card: Option<Prism>,
    },
    Scrapped {
        seat: Seat,
        owner: Seat,
        card: Card,
    },
    Claimed {
        seat: Seat,
        agenda: String,
        influence: u8,
    },
    /// The track was filled up; this is the new top card of the deck.
    Refilled {
        cards: Cards,
        top: Option<Card>,
    },
    /// Traded contracts became districts.
    Flipped {
        cards: Cards,
    },
    Discarded {
        seat: Seat,
        card: Prism,
    },
    LastRound {
        seat: Seat,
        why: Why,
        /// The active districts of whoever started it.
        active: u8,
    },
    Conceded {
        seat: Seat,
    },
    Over {
        ranks: Vec<u8>,
        scores: Vec<i32>,
        /// By seat: where the score comes from.
        influence: Vec<Influence>,
        /// What decided, if the best were level on influence.
        tie: Option<Tie>,
        why: Why,
    },
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl Event {
    /// What a viewer gets of it.
    pub fn seen_by(&self, viewer: Viewer) -> Seen<Event> {
        let hidden = |seat: &Seat| !viewer.is(*seat);
        match self {
            Event::Drew { seat, n, .. } if hidden(seat) => {
                Seen::Redacted(Event::Drew { seat: *seat, n: *n, cards: None })
            }
            Event::Looked { seat, n, .. } if hidden(seat) => {
                Seen::Redacted(Event::Looked { seat: *seat, n: *n, cards: None })
            }
            Event::Kept { seat, n, discarded, .. } if hidden(seat) => {
                Seen::Redacted(Event::Kept { seat: *seat, n: *n, cards: None, discarded: *discarded })
            }
            Event::Stole { seat, from, .. } if hidden(seat) && hidden(from) => {
                Seen::Redacted(Event::Stole { seat: *seat, from: *from, card: None })
            }
            _ => Seen::Whole,
        }
    }
}
