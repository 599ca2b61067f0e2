//! Finding and opening tables.

use super::body::Body;
use crate::app::App;
use crate::people::session::Player;
use crate::problem::Fail;
use crate::wire::{Daily, Lobby, NewTable, Opened};
use axum::Json;
use axum::extract::State;
use std::sync::Arc;

/// The public lobby.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = 200, body = Lobby)))]
pub async fn lobby(State(app): State<Arc<App>>, player: Option<Player>) -> Result<Json<Lobby>, Fail> {
    Ok(Json(app.lobby(player.as_ref()).await?))
}

/// Open a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable, responses((status = 200, body = Opened)))]
pub async fn open(
    State(app): State<Arc<App>>,
    player: Player,
    Body(new): Body<NewTable>,
) -> Result<Json<Opened>, Fail> {
    Ok(Json(app.open(&player, new).await?))
}

/// Today's deals.
#[utoipa::path(get, path = "/api/daily", tag = "tables", responses((status = 200, body = Daily)))]
pub async fn daily(State(app): State<Arc<App>>, player: Option<Player>) -> Result<Json<Daily>, Fail> {
    Ok(Json(app.daily(player.as_ref()).await?))
}
