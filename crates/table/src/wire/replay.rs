//! Looking back at a table.

use super::{Item, Outcome, SeatNumber, Told};
use serde::Serialize;
use ts_rs::TS;

/// Part of a replay.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Replay {
    /// How many steps the whole game has.
    pub steps: u32,
    /// Frame `step` shows the table after that many actions; frame 0 is the set-up.
    pub frames: Vec<Frame>,
}

/// The table after `step` actions, for the viewer asked for.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Frame {
    pub step: u32,
    /// Who acted, and what; nothing in frame 0. The action only where the viewer may know it.
    pub seat: Option<SeatNumber>,
    pub action: Option<String>,
    /// The name of the bot that acted for the player of the seat.
    pub bot: Option<String>,
    pub events: Vec<Told>,
    #[ts(type = "unknown")]
    pub view: serde_json::Value,
    pub prompt: Option<Told>,
    pub to_move: Vec<SeatNumber>,
    pub outcome: Option<Outcome>,
    pub at: Option<i64>,
}

/// Older items of a table, oldest first.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Log {
    pub items: Vec<Item>,
    pub more: bool,
}
