//! What people do at a table.

use super::body::{Body, Name, Query};
use crate::app::App;
use crate::people::session::{Player, known};
use crate::problem::{Fail, Refused};
use crate::table::{Looker, Shown};
use crate::time::now_ms;
use crate::wire::{
    Act, Acted, AnswerTakeback, CardInfo, ChangeTable, Check, Checked, ForSeat, Hints, Join, Leave, Log, Opened, Say,
    SeatNumber, Snapshot, Start, Takeback, TakenBack,
};
use crate::words::lang;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use std::sync::Arc;

/// How to look at a table.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Look {
    pub from: Option<u32>,
    pub seat: Option<SeatNumber>,
}

/// The viewer behind a request: only a seat's holder looks from it.
pub async fn looker(
    app: &App,
    shown: &Shown,
    player: Option<&Player>,
    seat: Option<SeatNumber>,
) -> Result<Looker, Fail> {
    let account = player.map(|p| p.id.clone());
    if !shown.may_look(account.as_deref(), now_ms()) {
        return Err(Refused::NotFound.into());
    }
    let muted = match player {
        Some(player) if shown.chat => app.muted(&player.id).await?,
        _ => Vec::new(),
    };
    let default = shown.default_seat(account.as_deref());
    let mut looker = Looker { account, seat: default, lang: lang(), muted };
    if let Some(number) = seat {
        let mine = shown.held(&looker);
        let seat = number.seat(shown.seats.len()).filter(|s| mine.contains(*s));
        looker.seat = Some(seat.ok_or(Refused::NotYourSeat)?);
    }
    Ok(looker)
}

async fn snapshot(
    app: &Arc<App>,
    id: &str,
    player: Option<&Player>,
    seat: Option<SeatNumber>,
) -> Result<Snapshot, Fail> {
    let live = app.hall.fresh(id).await?;
    let shown = live.shown();
    let looker = looker(app, &shown, player, seat).await?;
    Ok(shown.snapshot(&looker, live.presence.people(&shown), now_ms()))
}

/// A table as I see it.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path), ("seat" = Option<u8>, Query)),
    responses((status = 200, body = Snapshot)))]
pub async fn see(
    State(app): State<Arc<App>>,
    id: Name,
    Query(look): Query<Look>,
    player: Option<Player>,
) -> Result<Json<Snapshot>, Fail> {
    Ok(Json(snapshot(&app, &id.0, player.as_ref(), look.seat).await?))
}

/// The cards of a table that are not on the shelf, or not as they are here: those a campaign has made, or an option changes.
#[utoipa::path(get, path = "/api/tables/{id}/cards", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Vec<CardInfo>)))]
pub async fn cards(State(app): State<Arc<App>>, id: Name, player: Option<Player>) -> Result<Json<Vec<CardInfo>>, Fail> {
    let shown = app.hall.get(&id.0).await?.shown();
    let looker = looker(&app, &shown, player.as_ref(), None).await?;
    Ok(Json(shown.fixed.game.own_cards(looker.lang).into_iter().map(Into::into).collect()))
}

/// The table behind an invite link.
#[utoipa::path(get, path = "/api/invites/{invite}", tag = "tables", params(("invite" = String, Path)),
    responses((status = 200, body = Snapshot)))]
pub async fn invited(
    State(app): State<Arc<App>>,
    invite: Name,
    player: Option<Player>,
) -> Result<Json<Snapshot>, Fail> {
    let id = app.table_of_invite(&invite.0).await?;
    let live = app.hall.fresh(&id).await?;
    let shown = live.shown();
    let account = player.as_ref().map(|p| p.id.clone());
    // An invitation is the right to sit down: once nobody can, it shows no more than the table's own address.
    if !shown.may_look(account.as_deref(), now_ms()) && !shown.takes_people() {
        return Err(Refused::NotFound.into());
    }
    let seat = shown.default_seat(account.as_deref());
    let looker = Looker { account, seat, lang: lang(), muted: Vec::new() };
    Ok(Json(shown.snapshot(&looker, live.presence.people(&shown), now_ms())))
}

/// Sit down.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", params(("id" = String, Path)), request_body = Join,
    responses((status = 200, body = Snapshot)))]
pub async fn join(
    State(app): State<Arc<App>>,
    id: Name,
    player: Player,
    Body(join): Body<Join>,
) -> Result<Json<Snapshot>, Fail> {
    app.join(&id.0, &player, join).await?;
    Ok(Json(snapshot(&app, &id.0, Some(&player), None).await?))
}

/// Get up.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(("id" = String, Path)), request_body = Leave,
    responses((status = 204)))]
pub async fn leave(
    State(app): State<Arc<App>>,
    id: Name,
    player: Option<Player>,
    Body(leave): Body<Leave>,
) -> Result<StatusCode, Fail> {
    app.leave(&id.0, &known(player)?, leave).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Change the table (its host).
#[utoipa::path(patch, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)), request_body = ChangeTable,
    responses((status = 204)))]
pub async fn change(
    State(app): State<Arc<App>>,
    id: Name,
    player: Option<Player>,
    Body(change): Body<ChangeTable>,
) -> Result<StatusCode, Fail> {
    app.change_table(&id.0, &known(player)?, change).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Start the game (the host).
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)), request_body = Start,
    responses((status = 204)))]
pub async fn start(
    State(app): State<Arc<App>>,
    id: Name,
    player: Option<Player>,
    Body(start): Body<Start>,
) -> Result<StatusCode, Fail> {
    app.start_table(&id.0, &known(player)?, start).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Act for a seat of mine. Repeating it does it once.
#[utoipa::path(post, path = "/api/tables/{id}/actions", tag = "tables", params(("id" = String, Path)), request_body = Act,
    responses((status = 200, body = Acted), (status = 409, body = crate::wire::Problem)))]
pub async fn act(
    State(app): State<Arc<App>>,
    id: Name,
    player: Option<Player>,
    Body(act): Body<Act>,
) -> Result<Json<Acted>, Fail> {
    Ok(Json(app.act(&id.0, &known(player)?, act).await?))
}

/// Why can't I?
#[utoipa::path(post, path = "/api/tables/{id}/check", tag = "tables", params(("id" = String, Path)), request_body = Check,
    responses((status = 200, body = Checked)))]
pub async fn check(
    State(app): State<Arc<App>>,
    id: Name,
    player: Option<Player>,
    Body(check): Body<Check>,
) -> Result<Json<Checked>, Fail> {
    Ok(Json(app.check(&id.0, &known(player)?, check).await?))
}

/// What would a strong player do?
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "tables", params(("id" = String, Path)), request_body = ForSeat,
    responses((status = 200, body = Hints)))]
pub async fn hint(
    State(app): State<Arc<App>>,
    id: Name,
    player: Option<Player>,
    Body(whose): Body<ForSeat>,
) -> Result<Json<Hints>, Fail> {
    Ok(Json(app.hint(&id.0, &known(player)?, whose.seat).await?))
}

/// Take back the seat a bot plays for me since my time ran out.
#[utoipa::path(post, path = "/api/tables/{id}/return", tag = "tables", params(("id" = String, Path)), request_body = ForSeat,
    responses((status = 204)))]
pub async fn come_back(
    State(app): State<Arc<App>>,
    id: Name,
    player: Option<Player>,
    Body(whose): Body<ForSeat>,
) -> Result<StatusCode, Fail> {
    app.come_back(&id.0, &known(player)?, whose.seat).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Take back, or ask to.
#[utoipa::path(post, path = "/api/tables/{id}/takeback", tag = "tables", params(("id" = String, Path)), request_body = Takeback,
    responses((status = 200, body = TakenBack)))]
pub async fn takeback(
    State(app): State<Arc<App>>,
    id: Name,
    player: Option<Player>,
    Body(wish): Body<Takeback>,
) -> Result<Json<TakenBack>, Fail> {
    Ok(Json(app.take_back(&id.0, &known(player)?, wish).await?))
}

/// Allow or refuse a take-back.
#[utoipa::path(post, path = "/api/tables/{id}/takeback/answer", tag = "tables", params(("id" = String, Path)),
    request_body = AnswerTakeback, responses((status = 200, body = TakenBack)))]
pub async fn answer(
    State(app): State<Arc<App>>,
    id: Name,
    player: Option<Player>,
    Body(answer): Body<AnswerTakeback>,
) -> Result<Json<TakenBack>, Fail> {
    Ok(Json(app.answer_takeback(&id.0, &known(player)?, answer.yes).await?))
}

/// Say something.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "tables", params(("id" = String, Path)), request_body = Say,
    responses((status = 204)))]
pub async fn chat(
    State(app): State<Arc<App>>,
    id: Name,
    player: Option<Player>,
    Body(say): Body<Say>,
) -> Result<StatusCode, Fail> {
    app.say(&id.0, &known(player)?, &say.text).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Earlier {
    before: Option<u32>,
}

/// What was said.
#[utoipa::path(get, path = "/api/tables/{id}/chat", tag = "tables", params(("id" = String, Path), ("before" = Option<u32>, Query)),
    responses((status = 200, body = Log)))]
pub async fn said(
    State(app): State<Arc<App>>,
    id: Name,
    player: Option<Player>,
    Query(earlier): Query<Earlier>,
) -> Result<Json<Log>, Fail> {
    let live = app.hall.get(&id.0).await?;
    let looker = looker(&app, &live.shown(), player.as_ref(), None).await?;
    Ok(Json(app.said(&id.0, &looker, earlier.before).await?))
}

/// Play again, seats rotated.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Opened)))]
pub async fn rematch(State(app): State<Arc<App>>, id: Name, player: Option<Player>) -> Result<Json<Opened>, Fail> {
    Ok(Json(app.rematch(&id.0, &known(player)?).await?))
}
