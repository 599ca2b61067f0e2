//! Opening, finding and joining tables.

use super::{SeatInfo, SeatNumber, Status};
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
    #[ts(optional, type = "Record<string, any>")]
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
    /// Start by itself as soon as no seat is open (default true); otherwise the host starts it.
    #[serde(default)]
    pub start: Option<bool>,
    /// Begin from this position (as a position file's `position`) instead of a fresh deal.
    #[serde(default)]
    #[ts(optional, type = "any")]
    #[schema(value_type = Option<Object>)]
    pub position: Option<serde_json::Value>,
    /// Play today's deal: the same cards for everybody (see `GET /api/daily`). Only `game` may be said beside it.
    #[serde(default)]
    pub daily: Option<bool>,
}

/// Who is to sit in a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// I do.
    Me,
    /// Whoever comes, by invite link or from the lobby.
    Open,
    /// An opponent of the program; `level` is one of the game's levels.
    Bot { level: String },
    /// Somebody beside me, on this screen.
    Here { name: String },
}

/// How long people may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockPlan {
    #[default]
    None,
    /// `seconds` for the whole game (10 to 86400), and `increment` seconds (0 to 600) back after each own decision.
    Live { seconds: u32, increment: u32, out: OnTimeOut },
    /// Every decision within `days` (1 to 30).
    Correspondence { days: u32, out: OnTimeOut },
}

/// What happens when a seat's time runs out; said before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OnTimeOut {
    /// A bot of the game's default level plays for the seat's player, who may come back while there is time for another decision.
    Bot,
    /// The seat concedes.
    Concede,
}

/// Who may find, watch and join a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Listed in the lobby; anybody may sit down or watch.
    Public,
    /// Not listed; whoever has the table's link may watch, whoever has the invite link may sit down.
    #[default]
    Link,
    /// Whoever has the invite link may sit down; nobody watches.
    Private,
}

/// How far moves can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Takebacks {
    /// Freely while nothing hidden was revealed and nobody else decided; beyond that if everybody agrees (bots always do).
    #[default]
    Consent,
    /// Freely while nothing hidden was revealed and nobody else decided; never beyond.
    Free,
    /// Never.
    Never,
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

/// Sit down.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct Join {
    /// A free seat, or a bot's before the start; the first free one if not said.
    pub seat: Option<SeatNumber>,
    /// The token of the invite link (needed unless the table is public).
    pub invite: Option<String>,
}

/// Get up: before the start the seat is free again, afterwards the seat concedes.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct Leave {
    /// Only this seat; all my seats if not said.
    pub seat: Option<SeatNumber>,
}

/// Start the table.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct Start {
    /// The level of the bots that take the seats still open.
    pub fill: Option<String>,
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
}
