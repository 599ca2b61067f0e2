//! The log of a table: everything that happened, in order. A table is the fold of its log.

use crate::wire::SeatKind;
use serde::{Deserialize, Serialize};
use starboard_core::Seat;
use starboard_core::face::{Happened, Table};
use std::sync::Arc;

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum What {
    Start {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        deals: Vec<String>,
    },
    Act {
        seat: Seat,
        action: String,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        deals: Vec<String>,
        /// The level of the bot that acted for the player of the seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    Takeback {
        seat: Seat,
        to_step: u32,
    },
    Ask {
        seat: Seat,
        to_step: u32,
    },
    Answer {
        seat: Seat,
        yes: bool,
    },
    /// A seat changes hands.
    Seat {
        seat: Seat,
        occupant: Occupant,
    },
    TimeOut {
        seat: Seat,
    },
    /// Time that counts for nobody: the server was down.
    Held {
        ms: i64,
    },
    /// Time of a holiday, which counts for nobody.
    Rest {
        seat: Seat,
        ms: i64,
    },
    Chat {
        player: String,
        name: String,
        text: String,
    },
    Chatting {
        on: bool,
    },
    /// A player among others took a hint.
    Hint {
        seat: Seat,
    },
    Close,
    Rematch {
        table: String,
    },
}

impl What {
    pub fn kind(&self) -> &'static str {
        match self {
            What::Start { .. } => "start",
            What::Act { .. } => "act",
            What::Takeback { .. } => "takeback",
            What::Ask { .. } => "ask",
            What::Answer { .. } => "answer",
            What::Seat { .. } => "seat",
            What::TimeOut { .. } => "time_out",
            What::Held { .. } => "held",
            What::Rest { .. } => "rest",
            What::Chat { .. } => "chat",
            What::Chatting { .. } => "chatting",
            What::Hint { .. } => "hint",
            What::Close => "close",
            What::Rematch { .. } => "rematch",
        }
    }

    /// The player whose words or name it holds; such entries go when the player does.
    pub fn player(&self) -> Option<&str> {
        match self {
            What::Chat { player, .. } => Some(player),
            What::Seat { occupant, .. } => occupant.account.as_deref(),
            _ => None,
        }
    }
}

/// A seat's action, before chance has dealt.
pub fn act(seat: Seat, action: &str) -> What {
    What::Act { seat, action: action.to_owned(), deals: Vec::new(), bot: None }
}

/// Something to be done: what, and the table to go back to if it is a take-back beyond what is remembered.
pub struct Deed {
    pub what: What,
    pub past: Option<Arc<dyn Table>>,
}

impl From<What> for Deed {
    fn from(what: What) -> Self {
        Deed { what, past: None }
    }
}

/// One entry of the log.
pub struct Entry {
    /// Its number; it only grows.
    pub n: u32,
    /// Set for what changes the game, take-backs included. It is unique at a table, and it names the stream of chance.
    pub ply: Option<u32>,
    /// Set for actions: how many stand after it.
    pub step: Option<u32>,
    pub at: i64,
    pub what: What,
    /// What it did, for whoever may see it.
    pub happened: Option<Happened>,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Occupant {
    pub kind: SeatKind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account: Option<String>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
}

impl Occupant {
    pub fn open() -> Occupant {
        Occupant { kind: SeatKind::Open, account: None, name: String::new(), level: None }
    }

    pub fn bot(level: &str) -> Occupant {
        Occupant { kind: SeatKind::Bot, account: None, name: String::new(), level: Some(level.to_owned()) }
    }

    pub fn person(account: &str, name: &str) -> Occupant {
        Occupant { kind: SeatKind::Person, account: Some(account.to_owned()), name: name.to_owned(), level: None }
    }

    /// The same player, for whom a bot plays.
    pub fn with_stand_in(&self, level: &str) -> Occupant {
        Occupant { kind: SeatKind::Bot, level: Some(level.to_owned()), ..self.clone() }
    }

    /// The level of the bot that plays for the player of this seat.
    pub fn stand_in(&self) -> Option<&String> {
        self.level.as_ref().filter(|_| self.kind == SeatKind::Bot && self.account.is_some())
    }

    /// The player of this seat, playing again.
    pub fn without_stand_in(&self) -> Occupant {
        match self.stand_in() {
            Some(_) => Occupant { kind: SeatKind::Person, level: None, ..self.clone() },
            None => self.clone(),
        }
    }
}
