//! What is agreed before the start.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Who is to sit in a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockPlan {
    #[default]
    None,
    /// `seconds` for the whole game (10 to 86400), `increment` seconds (0 to 600) back after each own decision (Fischer's), and the first
    /// `delay` seconds (0 to 600) of each decision free.
    Live {
        seconds: u32,
        increment: u32,
        #[serde(default, skip_serializing_if = "is_zero")]
        #[ts(as = "Option<u32>", optional)]
        delay: u32,
        out: OnTimeOut,
    },
    /// Every decision within `days` (1 to 30); a player's holidays do not count.
    Correspondence { days: u32, out: OnTimeOut },
}

fn is_zero(n: &u32) -> bool {
    *n == 0
}

/// How a deal was made that nobody chose, told as far as it may be known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FairShuffle {
    /// The SHA-256 of the server's number, told before any player's number was.
    pub promise: String,
    /// The server's number, once the game is over.
    pub number: Option<String>,
    /// The players' numbers, in seat order.
    pub players: Vec<ShuffledBy>,
}

/// What one player's page added to the deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ShuffledBy {
    pub seat: super::SeatNumber,
    /// The SHA-256 of the number, told before any number was.
    pub promise: String,
    /// The number, once the game is over.
    pub number: Option<String>,
}

/// What happens when a seat's time runs out; said before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum OnTimeOut {
    /// A bot of the game's default level plays for the seat's player, who may come back while there is time for another decision.
    Bot,
    /// The seat concedes.
    Concede,
}

/// Who may find, watch and join a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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

/// The campaign a table is a game of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CampaignGame {
    pub campaign: String,
    /// From 1.
    pub game: u32,
}
