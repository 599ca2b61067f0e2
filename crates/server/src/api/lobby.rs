//! Finding and opening tables.

use super::body::Body;
use crate::app::App;
use crate::people::session::{Player, Visit, known};
use crate::problem::Fail;
use crate::wire::{Daily, DailyCourse, Lobby, NewTable, Opened};
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
    visit: Visit,
    Body(new): Body<NewTable>,
) -> Result<Json<Opened>, Fail> {
    let daily = (new.daily == Some(true)).then(|| visit.tried.and(&new.game));
    let opened = app.open(&player, new, &visit.tried).await?;
    if let Some(tried) = daily {
        visit.remember(tried);
    }
    Ok(Json(opened))
}

/// Today's deals.
#[utoipa::path(get, path = "/api/daily", tag = "tables", responses((status = 200, body = Daily)))]
pub async fn daily(State(app): State<Arc<App>>, player: Option<Player>) -> Result<Json<Daily>, Fail> {
    Ok(Json(app.daily(player.as_ref()).await?))
}

/// My try at today's deal beside the best.
#[utoipa::path(get, path = "/api/daily/{id}/course", tag = "tables", params(("id" = String, Path)), responses((status = 200, body = DailyCourse)))]
pub async fn daily_course(
    State(app): State<Arc<App>>,
    id: super::body::Name,
    player: Option<Player>,
) -> Result<Json<DailyCourse>, Fail> {
    Ok(Json(app.daily_course(&id.0, &known(player)?).await?))
}
