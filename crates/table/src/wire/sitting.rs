//! Sitting down, getting up, starting.

use super::SeatNumber;
use serde::Deserialize;
use ts_rs::TS;

/// Sit down.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct Join {
    /// A free seat, or a bot's before the start; the first free one if not said.
    pub seat: Option<SeatNumber>,
    /// The token of the invite link (needed unless the table is public).
    pub invite: Option<String>,
}

/// Get up: before the start the seat is free again, afterwards the seat concedes.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct Leave {
    /// Only this seat; all my seats if not said.
    pub seat: Option<SeatNumber>,
}

/// Start the table.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct Start {
    /// The level of the bots that take the seats still open.
    pub fill: Option<String>,
}
