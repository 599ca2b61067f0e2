//! Opening, finding and joining tables.

use super::{ClockPlan, SeatInfo, SeatNumber, SeatPlan, Status, Takebacks, Visibility};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A table to open. Only `game` is needed: the default is me against bots of the game's default level.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct NewTable {
    pub game: String,
    /// The options object of the game (`format`, `players`, ...); what is not said is default.
    #[serde(default)]
    #[ts(optional, type = "Record<string, unknown>")]
    #[schema(value_type = Option<Object>)]
    pub options: Option<serde_json::Value>,
    /// One for each seat, in seat order.
    #[serde(default)]
    pub seats: Option<Vec<SeatPlan>>,
    #[serde(default)]
    pub clock: Option<ClockPlan>,
    #[serde(default)]
    pub visibility: Option<Visibility>,
    #[serde(default)]
    pub takebacks: Option<Takebacks>,
    /// Is there chat at the table? (default true)
    #[serde(default)]
    pub chat: Option<bool>,
    /// Several people, at one screen or at several, may ask for hints, and the log says who did (default false; whoever plays alone may always).
    #[serde(default)]
    pub hints: Option<bool>,
    /// It is a lesson: not among my games, and in no statistics (default false).
    #[serde(default)]
    pub lesson: Option<bool>,
    /// Start by itself as soon as no seat is open (default true); otherwise the host starts it.
    #[serde(default)]
    pub start: Option<bool>,
    /// Begin from this position (as a position file's `position`) instead of a fresh deal.
    #[serde(default)]
    #[ts(optional, type = "unknown")]
    #[schema(value_type = Option<Object>)]
    pub position: Option<serde_json::Value>,
    /// Play today's deal: the same cards for everybody (see `GET /api/daily`). Only `game` may be said beside it.
    #[serde(default)]
    pub daily: Option<bool>,
}

/// A table in a list.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct TableLine {
    pub id: String,
    pub game: String,
    /// The option `format`, or empty.
    pub format: String,
    pub status: Status,
    pub seats: Vec<SeatInfo>,
    pub clock: ClockPlan,
    pub my_seats: Vec<SeatNumber>,
    pub my_turn: bool,
    /// The state of the table: how many actions stand.
    pub step: u32,
    pub created: i64,
    /// The last thing that happened.
    pub updated: i64,
    /// When the time of who must move runs out.
    pub deadline: Option<i64>,
}

/// The public lobby.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Lobby {
    /// Tables with a free seat, newest first.
    pub open: Vec<TableLine>,
    /// Tables being played that can be watched, latest move first.
    pub running: Vec<TableLine>,
}

/// Tables a player sits at, those where it is my turn first.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct MyTables {
    pub tables: Vec<TableLine>,
}

/// The answer to opening, forking, importing, a rematch.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Opened {
    /// The page is `/table/{id}`.
    pub id: String,
    /// The invite link is `/join/{invite}`; absent when no seat is open.
    pub invite: Option<String>,
}

/// Play on from a moment of a finished game, as a new table.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct Fork {
    /// How many actions of the game stand.
    pub step: u32,
    #[serde(default)]
    pub seats: Option<Vec<SeatPlan>>,
    #[serde(default)]
    pub clock: Option<ClockPlan>,
    #[serde(default)]
    pub visibility: Option<Visibility>,
}

/// Today's deals, one a game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Daily {
    /// The day, `2026-11-15` (UTC).
    pub day: String,
    pub deals: Vec<DailyDeal>,
}

/// Today's deal of one game: the same cards for everybody who plays it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct DailyDeal {
    pub game: String,
    pub fingerprint: String,
    pub level: String,
    /// The table where I play or played it.
    pub mine: Option<String>,
    /// Finished by how many, won by how many.
    pub played: u32,
    pub won: u32,
    /// The best of them, and mine: a win before a defeat, then the higher score, then the fewer moves.
    pub results: Vec<DailyResult>,
    /// On how many days in a row I have played this game's deal, up to today or yesterday.
    pub streak: u32,
}

/// How somebody did with a day's deal.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct DailyResult {
    pub place: u32,
    pub name: String,
    pub rank: u32,
    pub score: i32,
    pub moves: u32,
    pub mine: bool,
}

/// My try at today's deal beside the best one, turn by turn: how far each was ahead of the best rival.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct DailyCourse {
    pub mine: Vec<i32>,
    pub best: Vec<i32>,
    /// Whose the best one is.
    pub name: String,
}
