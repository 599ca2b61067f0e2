//! Reports, the owners' desk, coming back without a password.

use super::body::{Body, Name};
use crate::app::App;
use crate::people::session::{Player, Visit, known};
use crate::problem::{Fail, Refused};
use crate::wire::{
    Annul, DeleteMe, DeletePlayer, Desk, NewReport, NewSanction, Recover, RecoveryCode, Registered, SanctionKind,
};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use std::sync::Arc;

/// Tell the owners about somebody.
#[utoipa::path(post, path = "/api/reports", tag = "care", request_body = NewReport, responses((status = 204)))]
pub async fn report(
    State(app): State<Arc<App>>,
    player: Option<Player>,
    Body(report): Body<NewReport>,
) -> Result<StatusCode, Fail> {
    app.report(&known(player)?, report).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A new password for who has the code of the account. The answer has the next code.
#[utoipa::path(post, path = "/api/recover", tag = "me", request_body = Recover, responses((status = 200, body = Registered)))]
pub async fn recover(
    State(app): State<Arc<App>>,
    visit: Visit,
    Body(wish): Body<Recover>,
) -> Result<Json<Registered>, Fail> {
    app.limits.password(visit.address)?;
    let player = app.recover(&wish).await?;
    app.may_come_in(&player).await?;
    app.end_all_sessions(&player).await?;
    visit.give(Some(app.begin_session(&player, &visit.agent).await?));
    let recovery = app.new_recovery(&player).await?;
    Ok(Json(Registered { me: app.me(&player).await?, recovery }))
}

/// A new recovery code, for who knows the password.
#[utoipa::path(post, path = "/api/me/recovery", tag = "me", request_body = DeleteMe, responses((status = 200, body = RecoveryCode)))]
pub async fn new_code(
    State(app): State<Arc<App>>,
    visit: Visit,
    player: Option<Player>,
    Body(proof): Body<DeleteMe>,
) -> Result<Json<RecoveryCode>, Fail> {
    let player = known(player)?;
    if player.guest {
        return Err(Refused::Forbidden.into());
    }
    app.limits.password(visit.address)?;
    app.confirm(&player, proof.password).await?;
    Ok(Json(RecoveryCode { recovery: app.new_recovery(&player).await? }))
}

/// The owners' desk.
#[utoipa::path(get, path = "/api/admin", tag = "care", responses((status = 200, body = Desk)))]
pub async fn desk(State(app): State<Arc<App>>, player: Option<Player>) -> Result<Json<Desk>, Fail> {
    let desk = app.desk(player).await?;
    Ok(Json(desk.all(app.config.registration).await?))
}

/// A report is dealt with.
#[utoipa::path(post, path = "/api/admin/reports/{id}/close", tag = "care", params(("id" = String, Path)), responses((status = 200, body = Desk)))]
pub async fn close(State(app): State<Arc<App>>, id: Name, player: Option<Player>) -> Result<Json<Desk>, Fail> {
    let desk = app.desk(player).await?;
    if !desk.close(&id.0).await? {
        return Err(Refused::NotFound.into());
    }
    Ok(Json(desk.all(app.config.registration).await?))
}

/// Do something about somebody, for a time.
#[utoipa::path(post, path = "/api/admin/sanctions", tag = "care", request_body = NewSanction, responses((status = 200, body = Desk)))]
pub async fn sanction(
    State(app): State<Arc<App>>,
    player: Option<Player>,
    Body(new): Body<NewSanction>,
) -> Result<Json<Desk>, Fail> {
    let desk = app.desk(player).await?;
    let about = desk.sanction(&new.player, new.kind, new.days, &new.reason).await?;
    if new.kind == SanctionKind::Ban {
        if let Some(address) = app.hall.whereabouts.of(&about) {
            app.hold_place(&about, address).await?;
        }
        app.account_changed(&about).await;
    }
    Ok(Json(desk.all(app.config.registration).await?))
}

/// End a sanction before its time.
#[utoipa::path(delete, path = "/api/admin/sanctions/{id}", tag = "care", params(("id" = String, Path)), responses((status = 200, body = Desk)))]
pub async fn lift(State(app): State<Arc<App>>, id: Name, player: Option<Player>) -> Result<Json<Desk>, Fail> {
    let desk = app.desk(player).await?;
    desk.lift(&id.0).await?;
    Ok(Json(desk.all(app.config.registration).await?))
}

/// Take the games of two players out of the ratings.
#[utoipa::path(post, path = "/api/admin/annul", tag = "care", request_body = Annul, responses((status = 200, body = Desk)))]
pub async fn annul(
    State(app): State<Arc<App>>,
    player: Option<Player>,
    Body(pair): Body<Annul>,
) -> Result<Json<Desk>, Fail> {
    let desk = app.desk(player).await?;
    let ((one, one_name), (two, two_name)) = (desk.account(&pair.one).await?, desk.account(&pair.two).await?);
    let games = app.annul(&one, &two).await?;
    let unit = [(&one, &one_name), (&two, &two_name)]
        .map(|(id, name)| desk.noted("annul", Some(id), name, &games.to_string()));
    app.hall.writer.commit(crate::store::Unit::of(unit.to_vec())).await?;
    Ok(Json(desk.all(app.config.registration).await?))
}

/// Codes with which one may register.
#[utoipa::path(post, path = "/api/admin/codes", tag = "care", responses((status = 200, body = Desk)))]
pub async fn codes(State(app): State<Arc<App>>, player: Option<Player>) -> Result<Json<Desk>, Fail> {
    let desk = app.desk(player).await?;
    desk.codes(5).await?;
    Ok(Json(desk.all(app.config.registration).await?))
}

/// Delete somebody's account.
#[utoipa::path(post, path = "/api/admin/delete", tag = "care", request_body = DeletePlayer, responses((status = 200, body = Desk)))]
pub async fn delete(
    State(app): State<Arc<App>>,
    player: Option<Player>,
    Body(who): Body<DeletePlayer>,
) -> Result<Json<Desk>, Fail> {
    let desk = app.desk(player).await?;
    app.delete_player(&desk, &who.player).await?;
    Ok(Json(desk.all(app.config.registration).await?))
}
