//! The messages of a table's socket.

use super::{Now, Outcome, SeatInfo, SeatNumber, TableInfo, Tagged, Told};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// From the server. `n` is the number of the last thing told; a client that comes back with `?from=n` is told what came since.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// Everything: on connecting, after `look`, and whenever a client has fallen too far behind.
    Snapshot(Box<Snapshot>),
    /// What happened since the last message, and where the game stands now.
    Update(Box<Update>),
    /// Who is here.
    People(People),
    /// What was sent could not be read.
    Problem { code: String, words: String },
}

/// The table as one viewer sees it. Also the answer to `GET /api/tables/{id}`.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Snapshot {
    pub n: u32,
    pub table: TableInfo,
    /// The seat this viewer looks from; nothing for a spectator (and for pass and play until `look`).
    pub looking_from: Option<SeatNumber>,
    /// Nothing while seats are being filled.
    pub now: Option<Now>,
    /// The latest things that happened, oldest first; older ones from `GET /api/tables/{id}/log`.
    pub items: Vec<Item>,
    /// There are older items than these.
    pub more: bool,
    pub people: People,
}

/// An increment.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Update {
    pub n: u32,
    pub items: Vec<Item>,
    /// When seats, status or settings changed.
    pub table: Option<TableInfo>,
    /// When the game moved on. After several items it is where the last one led.
    pub now: Option<Now>,
}

/// Something that happened at the table.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Item {
    pub n: u32,
    /// Milliseconds since 1970.
    pub at: i64,
    #[serde(flatten)]
    #[ts(flatten)]
    pub what: Happening,
}

/// What happened. `words` are in the reader's language.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Happening {
    /// The cards were dealt.
    Started {
        events: Vec<Told>,
        words: String,
    },
    /// A seat acted. The action itself is told only to that seat (and to everybody after the game).
    Moved {
        ply: u32,
        step: u32,
        seat: SeatNumber,
        action: Option<String>,
        /// The action as data; nothing where the action is not told, or is `concede`.
        #[ts(as = "Option<Tagged>")]
        #[cfg_attr(feature = "schema", schema(value_type = Option<Tagged>))]
        data: Option<serde_json::Value>,
        /// The name of the bot that acted for the player of the seat.
        bot: Option<String>,
        events: Vec<Told>,
    },
    TookBack {
        ply: u32,
        to_step: u32,
        seat: SeatNumber,
        words: String,
    },
    /// Somebody asks everybody's leave to take back.
    AskedTakeback {
        seat: SeatNumber,
        to_step: u32,
        words: String,
    },
    AnsweredTakeback {
        seat: SeatNumber,
        yes: bool,
        words: String,
    },
    /// A seat changed hands.
    Seated {
        seat: SeatInfo,
        words: String,
    },
    /// A seat's time ran out.
    TimeOut {
        seat: SeatNumber,
        words: String,
    },
    Chat {
        player: String,
        name: String,
        /// Empty where it is not wanted.
        text: String,
        /// I have muted this player.
        muted: bool,
    },
    /// A setting of the table changed.
    Changed {
        words: String,
    },
    Ended {
        outcome: Option<Outcome>,
        words: String,
    },
    /// A rematch was opened at another table.
    Rematch {
        table: String,
        words: String,
    },
}

/// Who is connected.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct People {
    /// Seats whose holder is here. Bots always are.
    pub here: Vec<SeatNumber>,
    pub watching: u32,
}

/// From the client.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Look from this seat of mine (the curtain lifts), or from none (the curtain falls). Answered with a snapshot.
    Look { seat: Option<SeatNumber> },
    /// Answered with nothing; keeps the line open through proxies.
    Ping,
}
