//! Reviews of finished games, and logs of the publisher's app.

use super::body::{Body, Name, Query};
use crate::app::App;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::wire::{
    Frame, ImportLog, ImportedLog, Instead, MyReviews, MySeat, PuzzleAnswer, PuzzleShown, Puzzles, Review, TryPuzzle,
};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use std::sync::Arc;

/// The review of a finished game, as far as it is made. Ask again until `done` is 1.
#[utoipa::path(get, path = "/api/tables/{id}/review", tag = "archive", params(("id" = String, Path)),
    responses((status = 200, body = Review)))]
pub async fn review(State(app): State<Arc<App>>, id: Name, player: Option<Player>) -> Result<Json<Review>, Fail> {
    Ok(Json(app.review(&id.0, player.as_ref()).await?))
}

/// The table after another action than was taken at a step of a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/instead", tag = "archive", params(("id" = String, Path), Instead),
    responses((status = 200, body = Frame)))]
pub async fn instead(
    State(app): State<Arc<App>>,
    id: Name,
    player: Option<Player>,
    Query(what): Query<Instead>,
) -> Result<Json<Frame>, Fail> {
    Ok(Json(app.instead(&id.0, player.as_ref(), what).await?))
}

/// Keep a log of the publisher's app in my archive, as a game that can be replayed and reviewed.
#[utoipa::path(post, path = "/api/logs", tag = "archive", request_body = ImportLog, responses((status = 200, body = ImportedLog)))]
pub async fn import_log(
    State(app): State<Arc<App>>,
    player: Player,
    Body(log): Body<ImportLog>,
) -> Result<Json<ImportedLog>, Fail> {
    Ok(Json(app.import_log(&player, log.text).await?))
}

/// Say which seat of a game that I brought was mine: it counts for what my reviews say together, for nothing else.
#[utoipa::path(post, path = "/api/tables/{id}/my-seat", tag = "archive", params(("id" = String, Path)), request_body = MySeat,
    responses((status = 204)))]
pub async fn my_seat(
    State(app): State<Arc<App>>,
    id: Name,
    player: Player,
    Body(said): Body<MySeat>,
) -> Result<StatusCode, Fail> {
    app.say_my_seat(&id.0, &player, said).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What my reviewed games say together.
#[utoipa::path(get, path = "/api/me/reviews", tag = "me", responses((status = 200, body = MyReviews)))]
pub async fn mine(State(app): State<Arc<App>>, player: Option<Player>) -> Result<Json<MyReviews>, Fail> {
    let player = player.ok_or(Refused::WhoAreYou)?;
    Ok(Json(app.my_reviews(&player).await?))
}

/// The puzzles of all games, and how I stand with them.
#[utoipa::path(get, path = "/api/puzzles", tag = "puzzles", responses((status = 200, body = Puzzles)))]
pub async fn puzzles(State(app): State<Arc<App>>, player: Option<Player>) -> Result<Json<Puzzles>, Fail> {
    Ok(Json(app.puzzles(player.as_ref()).await?))
}

/// A puzzle.
#[utoipa::path(get, path = "/api/puzzles/{id}", tag = "puzzles", params(("id" = String, Path)),
    responses((status = 200, body = PuzzleShown)))]
pub async fn puzzle(State(app): State<Arc<App>>, id: Name) -> Result<Json<PuzzleShown>, Fail> {
    Ok(Json(app.puzzle(&id.0)?))
}

/// What I would do: all of it so far.
#[utoipa::path(post, path = "/api/puzzles/{id}/try", tag = "puzzles", params(("id" = String, Path)), request_body = TryPuzzle,
    responses((status = 200, body = PuzzleAnswer)))]
pub async fn try_puzzle(
    State(app): State<Arc<App>>,
    id: Name,
    player: Player,
    Body(tried): Body<TryPuzzle>,
) -> Result<Json<PuzzleAnswer>, Fail> {
    Ok(Json(app.try_puzzle(&id.0, &player, tried).await?))
}
