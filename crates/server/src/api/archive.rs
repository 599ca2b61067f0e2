//! Looking back.

use super::body::{Name, Query, Whole, read};
use super::table::looker;
use crate::app::App;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::time::now_ms;
use crate::wire::{Archive, ArchiveQuery, Fork, Log, Opened, Replay, SeatNumber, Verified, Visibility};
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use serde::Deserialize;
use starboard_core::record::Record;
use std::sync::Arc;

/// Finished games.
#[utoipa::path(get, path = "/api/archive", tag = "archive", params(ArchiveQuery), responses((status = 200, body = Archive)))]
pub async fn search(
    State(app): State<Arc<App>>,
    player: Option<Player>,
    Query(query): Query<ArchiveQuery>,
) -> Result<Json<Archive>, Fail> {
    Ok(Json(app.search(player.as_ref(), query).await?))
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Part {
    from: Option<u32>,
    to: Option<u32>,
    seat: Option<SeatNumber>,
}

/// The game step by step.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "archive",
    params(("id" = String, Path), ("from" = Option<u32>, Query), ("to" = Option<u32>, Query), ("seat" = Option<u8>, Query)),
    responses((status = 200, body = Replay)))]
pub async fn replay(
    State(app): State<Arc<App>>,
    id: Name,
    player: Option<Player>,
    Query(part): Query<Part>,
) -> Result<Json<Replay>, Fail> {
    let live = app.hall.fresh(&id.0).await?;
    let shown = live.shown();
    let over = shown.status == crate::wire::Status::Finished || shown.fixed.imported;
    let mut viewer = looker(&app, &shown, player.as_ref(), part.seat.filter(|_| !over)).await?;
    if let (true, Some(number)) = (over && !shown.daily_still_on(now_ms()), part.seat) {
        viewer.seat = Some(number.seat(shown.seats.len()).ok_or(Refused::NotFound)?);
    }
    let range = (part.from.unwrap_or(0), part.to.unwrap_or(u32::MAX));
    Ok(Json(app.replay(&id.0, viewer, part.seat.is_none(), range).await?))
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Older {
    before: Option<u32>,
    limit: Option<u32>,
    seat: Option<SeatNumber>,
}

/// What happened earlier, as I was told it.
#[utoipa::path(get, path = "/api/tables/{id}/log", tag = "archive",
    params(("id" = String, Path), ("before" = Option<u32>, Query), ("limit" = Option<u32>, Query), ("seat" = Option<u8>, Query)),
    responses((status = 200, body = Log)))]
pub async fn log(
    State(app): State<Arc<App>>,
    id: Name,
    player: Option<Player>,
    Query(older): Query<Older>,
) -> Result<Json<Log>, Fail> {
    let live = app.hall.fresh(&id.0).await?;
    let viewer = looker(&app, &live.shown(), player.as_ref(), older.seat).await?;
    Ok(Json(app.log(&id.0, viewer, older.before, older.limit.unwrap_or(100)).await?))
}

/// The record of a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "archive", params(("id" = String, Path)), responses((status = 200, body = Object)))]
pub async fn record(State(app): State<Arc<App>>, id: Name, player: Option<Player>) -> Result<impl IntoResponse, Fail> {
    let record = app.record(&id.0, player.as_ref()).await?;
    let name = format!("attachment; filename=\"{}-{}.starboard.json\"", record.game, id.0);
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(record)))
}

/// Keep a record in my archive.
#[utoipa::path(post, path = "/api/records", tag = "archive", request_body = Object, responses((status = 200, body = Opened)))]
pub async fn import(State(app): State<Arc<App>>, player: Player, Whole(body): Whole) -> Result<Json<Opened>, Fail> {
    let record: Record = read(&body)?;
    Ok(Json(app.import(&player, record, Visibility::default()).await?))
}

/// Were the cards dealt as promised?
#[utoipa::path(post, path = "/api/tables/{id}/verify", tag = "archive", params(("id" = String, Path)), responses((status = 200, body = Verified)))]
pub async fn verify(State(app): State<Arc<App>>, id: Name, player: Option<Player>) -> Result<Json<Verified>, Fail> {
    Ok(Json(app.verify(&id.0, player.as_ref()).await?))
}

/// Play on from a moment of a finished game.
#[utoipa::path(post, path = "/api/tables/{id}/fork", tag = "archive", params(("id" = String, Path)), request_body = Fork,
    responses((status = 200, body = Opened)))]
pub async fn fork(
    State(app): State<Arc<App>>,
    id: Name,
    player: Player,
    super::body::Body(fork): super::body::Body<Fork>,
) -> Result<Json<Opened>, Fail> {
    Ok(Json(app.fork(&id.0, &player, fork).await?))
}
