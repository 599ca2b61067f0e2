//! Ratings, quick matches, friends, groups, tournaments.

use super::body::{Body, Name, Query};
use crate::app::App;
use crate::people::session::{Player, Visit, known};
use crate::problem::{Fail, Refused};
use crate::wire::{
    Challenge, Company, Friend, Group, Holiday, Holidays, Invite, JoinGroup, Leaderboard, MatchState, MatchStep,
    NewGroup, NewTable, NewTournament, Opened, PlayerRatings, QuickMatch, RatedResult, Switch, Tournament, Tournaments,
};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Deserialize;
use std::sync::Arc;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WhichRatings {
    game: String,
    #[serde(default)]
    format: String,
}

/// The best of a game and format, and our opponents on the same scale.
#[utoipa::path(get, path = "/api/ratings", tag = "people", params(("game" = String, Query), ("format" = Option<String>, Query)),
    responses((status = 200, body = Leaderboard)))]
pub async fn leaderboard(
    State(app): State<Arc<App>>,
    player: Option<Player>,
    Query(which): Query<WhichRatings>,
) -> Result<Json<Leaderboard>, Fail> {
    Ok(Json(app.leaderboard(&which.game, &which.format, player.as_ref()).await?))
}

/// A player's ratings with their curves, and my games against them.
#[utoipa::path(get, path = "/api/players/{id}/ratings", tag = "people", params(("id" = String, Path)),
    responses((status = 200, body = PlayerRatings)))]
pub async fn ratings(
    State(app): State<Arc<App>>,
    id: Name,
    player: Option<Player>,
) -> Result<Json<PlayerRatings>, Fail> {
    Ok(Json(app.player_ratings(&id.0, player.as_ref()).await?))
}

/// What a finished rated game did to the ratings.
#[utoipa::path(get, path = "/api/tables/{id}/rated", tag = "people", params(("id" = String, Path)),
    responses((status = 200, body = Vec<RatedResult>)))]
pub async fn rated(
    State(app): State<Arc<App>>,
    id: Name,
    player: Option<Player>,
) -> Result<Json<Vec<RatedResult>>, Fail> {
    let shown = app.hall.fresh(&id.0).await?.shown();
    super::table::looker(&app, &shown, player.as_ref(), None).await?;
    Ok(Json(app.rated_result(&id.0).await?))
}

/// Somebody to play with, now. Ask again every second.
#[utoipa::path(post, path = "/api/match", tag = "people", request_body = QuickMatch, responses((status = 200, body = MatchState)))]
pub async fn quick(
    State(app): State<Arc<App>>,
    player: Player,
    Body(wanted): Body<QuickMatch>,
) -> Result<Json<MatchState>, Fail> {
    Ok(Json(app.quick_match(&player, wanted).await?))
}

/// I no longer wait.
#[utoipa::path(delete, path = "/api/match", tag = "people", responses((status = 204)))]
pub async fn leave_queue(State(app): State<Arc<App>>, player: Option<Player>) -> Result<StatusCode, Fail> {
    app.leave_queue(&known(player)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// My part in an agreed game: promise a number, then tell it. Ask again until there is a table.
#[utoipa::path(post, path = "/api/matches/{id}", tag = "people", params(("id" = String, Path)), request_body = MatchStep,
    responses((status = 200, body = MatchState)))]
pub async fn step(
    State(app): State<Arc<App>>,
    id: Name,
    player: Option<Player>,
    Body(step): Body<MatchStep>,
) -> Result<Json<MatchState>, Fail> {
    Ok(Json(app.match_step(&id.0, &known(player)?, step).await?))
}

/// The same two again, after a game that was agreed.
#[utoipa::path(post, path = "/api/tables/{id}/again", tag = "people", params(("id" = String, Path)),
    responses((status = 200, body = MatchState)))]
pub async fn again(State(app): State<Arc<App>>, id: Name, player: Option<Player>) -> Result<Json<MatchState>, Fail> {
    Ok(Json(app.match_again(&id.0, &known(player)?).await?))
}

/// A game with somebody I name.
#[utoipa::path(post, path = "/api/challenges", tag = "people", request_body = Challenge, responses((status = 200, body = MatchState)))]
pub async fn challenge(
    State(app): State<Arc<App>>,
    player: Player,
    Body(wanted): Body<Challenge>,
) -> Result<Json<MatchState>, Fail> {
    Ok(Json(app.challenge(&player, wanted).await?))
}

/// The people I know, and what I am invited to.
#[utoipa::path(get, path = "/api/people", tag = "people", responses((status = 200, body = Company)))]
pub async fn company(State(app): State<Arc<App>>, player: Option<Player>) -> Result<Json<Company>, Fail> {
    Ok(Json(app.company(&known(player)?).await?))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Named {
    name: String,
}

/// Somebody by name.
#[utoipa::path(get, path = "/api/people/find", tag = "people", params(("name" = String, Query)), responses((status = 200, body = Friend)))]
pub async fn find(
    State(app): State<Arc<App>>,
    player: Player,
    Query(named): Query<Named>,
) -> Result<Json<Friend>, Fail> {
    app.limits.hint(&player.id)?;
    Ok(Json(app.named(&named.name).await?))
}

/// Follow somebody, or no longer.
#[utoipa::path(post, path = "/api/players/{id}/follow", tag = "people", params(("id" = String, Path)), request_body = Switch,
    responses((status = 204)))]
pub async fn follow(
    State(app): State<Arc<App>>,
    id: Name,
    player: Player,
    Body(s): Body<Switch>,
) -> Result<StatusCode, Fail> {
    app.follow(&player, &id.0, s.on).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Meet and hear somebody no more, or again.
#[utoipa::path(post, path = "/api/players/{id}/block", tag = "people", params(("id" = String, Path)), request_body = Switch,
    responses((status = 204)))]
pub async fn block(
    State(app): State<Arc<App>>,
    id: Name,
    player: Player,
    Body(s): Body<Switch>,
) -> Result<StatusCode, Fail> {
    app.block(&player, &id.0, s.on).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Invite somebody by name to a table where I sit.
#[utoipa::path(post, path = "/api/tables/{id}/invite", tag = "people", params(("id" = String, Path)), request_body = Invite,
    responses((status = 200, body = Friend)))]
pub async fn invite(
    State(app): State<Arc<App>>,
    id: Name,
    player: Option<Player>,
    Body(invite): Body<Invite>,
) -> Result<Json<Friend>, Fail> {
    Ok(Json(app.invite_to_table(&known(player)?, &id.0, &invite.name).await?))
}

/// I do not come.
#[utoipa::path(delete, path = "/api/invitations/{target}", tag = "people", params(("target" = String, Path)), responses((status = 204)))]
pub async fn decline(State(app): State<Arc<App>>, target: Name, player: Option<Player>) -> Result<StatusCode, Fail> {
    app.decline(&known(player)?, &target.0).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A new group.
#[utoipa::path(post, path = "/api/groups", tag = "people", request_body = NewGroup, responses((status = 200, body = Group)))]
pub async fn new_group(
    State(app): State<Arc<App>>,
    player: Player,
    Body(new): Body<NewGroup>,
) -> Result<Json<Group>, Fail> {
    Ok(Json(app.new_group(&player, &new.name).await?))
}

/// A group of mine.
#[utoipa::path(get, path = "/api/groups/{id}", tag = "people", params(("id" = String, Path)), responses((status = 200, body = Group)))]
pub async fn group(State(app): State<Arc<App>>, id: Name, player: Option<Player>) -> Result<Json<Group>, Fail> {
    Ok(Json(app.group(&known(player)?, &id.0).await?))
}

/// Join a group I was invited to.
#[utoipa::path(post, path = "/api/groups/{id}/join", tag = "people", params(("id" = String, Path)), request_body = JoinGroup,
    responses((status = 200, body = Group)))]
pub async fn join_group(
    State(app): State<Arc<App>>,
    id: Name,
    player: Player,
    Body(join): Body<JoinGroup>,
) -> Result<Json<Group>, Fail> {
    Ok(Json(app.join_group(&player, &id.0, &join.invite.unwrap_or_default()).await?))
}

/// Leave a group, or (its host) send somebody away.
#[utoipa::path(delete, path = "/api/groups/{id}/members/{player}", tag = "people",
    params(("id" = String, Path), ("player" = String, Path)), responses((status = 204)))]
pub async fn leave_group(
    State(app): State<Arc<App>>,
    path: Result<Path<(String, String)>, axum::extract::rejection::PathRejection>,
    player: Option<Player>,
) -> Result<StatusCode, Fail> {
    let Path((id, who)) = path.map_err(|_| Refused::NotFound)?;
    if id.len() > 64 || who.len() > 64 || id.contains('\0') || who.contains('\0') {
        return Err(Refused::NotFound.into());
    }
    app.leave_group(&known(player)?, &id, &who).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Invite somebody by name to a group of mine.
#[utoipa::path(post, path = "/api/groups/{id}/invite", tag = "people", params(("id" = String, Path)), request_body = Invite,
    responses((status = 200, body = Friend)))]
pub async fn invite_to_group(
    State(app): State<Arc<App>>,
    id: Name,
    player: Option<Player>,
    Body(invite): Body<Invite>,
) -> Result<Json<Friend>, Fail> {
    Ok(Json(app.invite_to_group(&known(player)?, &id.0, &invite.name).await?))
}

/// Open a table in a group's lobby.
#[utoipa::path(post, path = "/api/groups/{id}/tables", tag = "people", params(("id" = String, Path)), request_body = NewTable,
    responses((status = 200, body = Opened)))]
pub async fn open_for_group(
    State(app): State<Arc<App>>,
    id: Name,
    visit: Visit,
    player: Option<Player>,
    Body(table): Body<NewTable>,
) -> Result<Json<Opened>, Fail> {
    Ok(Json(app.open_for_group(&known(player)?, &id.0, table, &visit.tried).await?))
}

/// Tournaments for everybody.
#[utoipa::path(get, path = "/api/tournaments", tag = "people", responses((status = 200, body = Tournaments)))]
pub async fn tournaments(State(app): State<Arc<App>>) -> Result<Json<Tournaments>, Fail> {
    Ok(Json(app.tournaments().await?))
}

/// A new tournament.
#[utoipa::path(post, path = "/api/tournaments", tag = "people", request_body = NewTournament, responses((status = 200, body = Tournament)))]
pub async fn new_tournament(
    State(app): State<Arc<App>>,
    player: Player,
    Body(new): Body<NewTournament>,
) -> Result<Json<Tournament>, Fail> {
    Ok(Json(app.new_tournament(&player, new).await?))
}

/// A tournament: standings and pairings.
#[utoipa::path(get, path = "/api/tournaments/{id}", tag = "people", params(("id" = String, Path)), responses((status = 200, body = Tournament)))]
pub async fn tournament(
    State(app): State<Arc<App>>,
    id: Name,
    player: Option<Player>,
) -> Result<Json<Tournament>, Fail> {
    Ok(Json(app.tournament(player.as_ref(), &id.0).await?))
}

/// Play in a tournament.
#[utoipa::path(post, path = "/api/tournaments/{id}/join", tag = "people", params(("id" = String, Path)), responses((status = 200, body = Tournament)))]
pub async fn join_tournament(State(app): State<Arc<App>>, id: Name, player: Player) -> Result<Json<Tournament>, Fail> {
    Ok(Json(app.join_tournament(&player, &id.0).await?))
}

/// Leave a tournament.
#[utoipa::path(post, path = "/api/tournaments/{id}/leave", tag = "people", params(("id" = String, Path)), responses((status = 204)))]
pub async fn leave_tournament(
    State(app): State<Arc<App>>,
    id: Name,
    player: Option<Player>,
) -> Result<StatusCode, Fail> {
    app.leave_tournament(&known(player)?, &id.0).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Start it (its host).
#[utoipa::path(post, path = "/api/tournaments/{id}/start", tag = "people", params(("id" = String, Path)), responses((status = 200, body = Tournament)))]
pub async fn start_tournament(
    State(app): State<Arc<App>>,
    id: Name,
    player: Option<Player>,
) -> Result<Json<Tournament>, Fail> {
    Ok(Json(app.start_tournament(&known(player)?, &id.0).await?))
}

/// When I am away.
#[utoipa::path(get, path = "/api/me/holidays", tag = "me", responses((status = 200, body = Holidays)))]
pub async fn holidays(State(app): State<Arc<App>>, player: Option<Player>) -> Result<Json<Holidays>, Fail> {
    Ok(Json(app.my_holidays(&known(player)?).await?))
}

/// Away for some days, or back.
#[utoipa::path(post, path = "/api/me/holidays", tag = "me", request_body = Holiday, responses((status = 200, body = Holidays)))]
pub async fn take_holiday(
    State(app): State<Arc<App>>,
    player: Option<Player>,
    Body(holiday): Body<Holiday>,
) -> Result<Json<Holidays>, Fail> {
    Ok(Json(app.take_holiday(&known(player)?, holiday.days).await?))
}
