//! Looking back: the archive, replays, records.

use super::{Item, Outcome, SeatInfo, SeatNumber, Status, Told};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

/// What to search the archive for; all conditions hold together.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema, IntoParams)]
#[serde(deny_unknown_fields, default)]
#[into_params(parameter_in = Query)]
#[ts(optional_fields)]
pub struct ArchiveQuery {
    pub game: Option<String>,
    pub format: Option<String>,
    /// A player's name.
    pub player: Option<String>,
    /// Only mine (default false: mine and all public ones).
    pub mine: Option<bool>,
    /// Only games the player named won, or I where none is named.
    pub won: Option<bool>,
    pub seats: Option<u32>,
    /// Go on from here: `next` of the previous answer.
    pub before: Option<String>,
    /// 1 to 100, default 30.
    pub limit: Option<u32>,
}

/// A page of finished games, newest first.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Archive {
    pub games: Vec<ArchivedGame>,
    pub next: Option<String>,
}

/// A finished game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ArchivedGame {
    pub id: String,
    pub game: String,
    pub format: String,
    pub status: Status,
    pub seats: Vec<SeatInfo>,
    pub steps: u32,
    pub started: Option<i64>,
    pub ended: i64,
    pub result: Option<Outcome>,
    pub imported: bool,
}

/// Part of a replay.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Replay {
    /// How many steps the whole game has.
    pub steps: u32,
    /// Frame `step` shows the table after that many actions; frame 0 is the set-up.
    pub frames: Vec<Frame>,
}

/// The table after `step` actions, for the viewer asked for.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
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
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Log {
    pub items: Vec<Item>,
    pub more: bool,
}

/// Were the cards dealt as promised?
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Verified {
    pub verified: bool,
    pub fingerprint: Option<String>,
    pub seed: Option<String>,
    pub words: String,
}
