//! Everything a table says and is told, as it goes over the wire. The TypeScript of the pages and the server's OpenAPI description
//! are made from these types.

mod plan;
mod replay;
mod sitting;
mod socket;
mod table;

pub use plan::*;
pub use replay::*;
pub use sitting::*;
pub use socket::*;
pub use table::*;

use serde::{Deserialize, Serialize};
use starboard_core::Seat;
use starboard_core::fault::Faults;
use ts_rs::TS;

/// A seat, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct SeatNumber(pub u8);

impl From<Seat> for SeatNumber {
    fn from(seat: Seat) -> Self {
        SeatNumber(seat.0.saturating_add(1))
    }
}

impl SeatNumber {
    /// The seat of a table of `seats`, if there is one of this number.
    pub fn seat(self, seats: usize) -> Option<Seat> {
        let seat = Seat(self.0.checked_sub(1)?);
        (seat.index() < seats).then_some(seat)
    }
}

/// Data of a game: an action, a question or an event. `type` says which; the rest is the game's own
/// (`games/<game>/web/types.ts`).
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(type = "{ type: string, [field: string]: unknown }")]
pub struct Tagged {
    pub r#type: String,
    #[serde(flatten)]
    pub fields: serde_json::Map<String, serde_json::Value>,
}

/// Something said: as data and in words.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Told {
    #[ts(as = "Tagged")]
    #[cfg_attr(feature = "schema", schema(value_type = Tagged))]
    pub data: serde_json::Value,
    pub words: String,
}

impl From<starboard_core::face::Told> for Told {
    fn from(t: starboard_core::face::Told) -> Self {
        Told { data: t.data, words: t.words }
    }
}

/// The body of every refusal (status 4xx and 5xx).
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Problem {
    /// Stable, for programs: `not_your_seat`, `ply_moved_on`, `illegal`, ...
    pub code: String,
    /// One sentence for people, in the language of the request.
    pub words: String,
    /// Where it was wrong, when several things were.
    #[serde(default)]
    pub faults: Vec<Fault>,
}

/// One thing wrong with what was sent.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Fault {
    /// Key or place.
    pub at: String,
    pub what: String,
}

impl Fault {
    pub fn list(faults: Faults) -> Vec<Fault> {
        faults.0.into_iter().map(|f| Fault { at: f.at, what: f.what }).collect()
    }
}
