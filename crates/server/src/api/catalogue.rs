//! What can be played.

use super::body::{Name, Query};
use crate::app::App;
use crate::problem::Fail;
use crate::wire::{CardInfo, GameInfo};
use crate::words::lang;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use starboard_core::face::Rules;
use std::sync::Arc;

fn info(game: &dyn Rules) -> GameInfo {
    starboard_host::catalogue(game, lang())
}

/// Every game.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameInfo>)))]
pub async fn games(State(app): State<Arc<App>>) -> Json<Vec<GameInfo>> {
    Json(app.hall.games.iter().map(|g| info(*g)).collect())
}

/// One game.
#[utoipa::path(get, path = "/api/games/{game}", tag = "games", params(("game" = String, Path)), responses((status = 200, body = GameInfo)))]
pub async fn game(State(app): State<Arc<App>>, name: Name) -> Result<Json<GameInfo>, Fail> {
    Ok(Json(info(app.hall.rules(&name.0)?)))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Set {
    set: Option<String>,
}

/// The cards of a game, or of one set.
#[utoipa::path(get, path = "/api/games/{game}/cards", tag = "games",
    params(("game" = String, Path), ("set" = Option<String>, Query)), responses((status = 200, body = Vec<CardInfo>)))]
pub async fn cards(
    State(app): State<Arc<App>>,
    name: Name,
    Query(query): Query<Set>,
) -> Result<Json<Vec<CardInfo>>, Fail> {
    let cards = app.hall.rules(&name.0)?.cards(lang(), query.set.as_deref())?;
    Ok(Json(cards.into_iter().map(Into::into).collect()))
}
