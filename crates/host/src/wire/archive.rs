//! Looking back: the archive, replays, records.

use super::{Outcome, SeatInfo, Status};
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

/// Were the cards dealt as promised?
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Verified {
    pub verified: bool,
    pub fingerprint: Option<String>,
    pub seed: Option<String>,
    pub words: String,
}
