//! Who I am.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The answer to "who am I?": nobody yet, a guest, or a registered player.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct WhoAmI {
    pub me: Option<Me>,
    /// Who may make an account here.
    pub registration: Registration,
}

/// Who may make an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Registration {
    #[default]
    Open,
    /// Who has a code.
    Invite,
    Closed,
}

/// The player behind this session.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Me {
    pub id: String,
    pub name: String,
    /// A guest has no password; registering keeps everything the guest played.
    pub guest: bool,
    /// Milliseconds since 1970.
    pub since: i64,
    /// Players whose chat I do not want to read, by id.
    pub muted: Vec<String>,
    /// May I take care of this server (`/admin`)?
    pub owner: bool,
    /// What I set on the pages, as they wrote it; nothing if I never did.
    #[ts(type = "Record<string, unknown> | null")]
    #[schema(value_type = Option<Object>)]
    pub settings: Option<serde_json::Value>,
}

/// Somewhere I am logged in.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Session {
    /// For `DELETE /api/me/sessions/{id}`.
    pub id: String,
    pub created: i64,
    /// Last used, to the hour.
    pub seen: i64,
    /// The browser and the system, such as `Firefox, Linux`; empty for a program.
    pub agent: String,
    /// This is the session that asks.
    pub here: bool,
}

/// Register (turns the guest of this session into an account) or log in.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 2 to 24 letters, digits, spaces, `-`, `_`, `'`; unique without regard to case.
    pub name: String,
    /// 10 to 200 characters, and not a common one.
    pub password: String,
    /// On login: move what this guest played to the account (default true).
    #[serde(default = "yes")]
    #[ts(as = "Option<bool>", optional)]
    pub keep: bool,
    /// On registering where that needs an invitation: the code.
    #[serde(default)]
    #[ts(optional)]
    pub code: Option<String>,
}

fn yes() -> bool {
    true
}

/// A change to my account; what is not said stays.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct ChangeMe {
    pub name: Option<String>,
    /// The new password; needs `old_password` when there is one.
    pub password: Option<String>,
    pub old_password: Option<String>,
    /// What I set on the pages: an object of at most 4000 bytes, kept as it is.
    #[ts(optional, type = "Record<string, unknown>")]
    #[schema(value_type = Option<Object>)]
    pub settings: Option<serde_json::Value>,
}

/// Ask to be deleted. Registered players confirm with their password.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct DeleteMe {
    pub password: Option<String>,
}

/// Mute or unmute a player's chat, for me only.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Mute {
    /// The player's id, as seats and chat lines carry it.
    pub player: String,
    pub muted: bool,
}

/// A player as others see one.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Player {
    pub id: String,
    pub name: String,
    pub since: i64,
    pub statistics: Vec<Statistics>,
}

/// Finished games of one player in one game and format.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Statistics {
    pub game: String,
    pub format: String,
    pub players: u32,
    pub played: u32,
    pub won: u32,
    pub shared: u32,
    /// Mean of rank, 1 is best.
    pub mean_rank: f64,
    pub best_score: Option<i32>,
    pub last_played: i64,
}
