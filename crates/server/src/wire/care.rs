//! Reports, sanctions, and what owners did; coming in and coming back.

use super::{Me, Registration};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A new account, and the code that replaces a forgotten password. It is told once.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Registered {
    #[serde(flatten)]
    pub me: Me,
    pub recovery: String,
}

/// The code that replaces my password; the one before is worth nothing now.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct RecoveryCode {
    pub recovery: String,
}

/// I have forgotten my password and have my code.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Recover {
    pub name: String,
    pub code: String,
    /// The new password.
    pub password: String,
}

/// Why somebody is reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReportReason {
    Words,
    Cheating,
    Leaving,
    Name,
    Other,
}

/// Tell the owners about somebody.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct NewReport {
    pub player: String,
    #[serde(default)]
    pub table: Option<String>,
    /// The line of that table's chat it is about; what they said is told with it.
    #[serde(default)]
    pub line: Option<u32>,
    pub reason: ReportReason,
    /// At most 500 characters.
    #[serde(default)]
    #[ts(as = "Option<String>", optional)]
    pub words: String,
}

/// What is done about somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SanctionKind {
    /// Says nothing.
    Chat,
    /// Plays no rated games, and joins no tournament.
    Rated,
    /// Does not come in, nor as somebody new from the same browser or the same address.
    Ban,
}

/// Do something about somebody, for a time.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSanction {
    /// A player's id or name.
    pub player: String,
    pub kind: SanctionKind,
    /// 1 to 3650.
    pub days: u32,
    pub reason: String,
}

/// Take the games of two players out of the ratings.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Annul {
    pub one: String,
    pub two: String,
}

/// Delete somebody's account.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeletePlayer {
    pub player: String,
}

/// What owners look at.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Desk {
    pub reports: Vec<Report>,
    pub sanctions: Vec<Sanction>,
    pub suspects: Vec<SuspectPair>,
    pub log: Vec<AuditLine>,
    pub registration: Registration,
    /// Codes nobody has used yet.
    pub codes: Vec<String>,
    pub accounts: u32,
}

/// What somebody told.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Report {
    pub id: String,
    pub at: i64,
    pub by: Option<String>,
    pub player: Option<String>,
    pub name: Option<String>,
    pub table: Option<String>,
    pub reason: String,
    pub words: String,
    /// What was said, as the table has it.
    pub quoted: Option<String>,
}

/// A sanction that holds.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Sanction {
    pub id: String,
    pub player: String,
    pub name: String,
    pub kind: String,
    pub reason: String,
    pub at: i64,
    pub until: i64,
}

/// Two players whose rated games look arranged.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct SuspectPair {
    pub one: String,
    pub one_name: String,
    pub two: String,
    pub two_name: String,
    /// `same_place`, `conceded`, `one_sided`.
    pub why: Vec<String>,
    pub games: u32,
    pub conceded: u32,
    pub won_by_one: u32,
}

/// What an owner did.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct AuditLine {
    pub at: i64,
    pub by: String,
    pub deed: String,
    pub about: String,
    pub words: String,
}
