//! Who am I.

use super::body::Body;
use crate::app::App;
use crate::door::TOKEN;
use crate::people::session::{Player, Visit, known};
use crate::problem::{Fail, Refused};
use crate::wire::{
    ChangeMe, Credentials, DeleteMe, Me, Mute, MyTables, Player as PlayerPage, Registered, Session, WhoAmI,
};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use std::sync::Arc;

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "me", responses((status = 200, body = WhoAmI)))]
pub async fn who(State(app): State<Arc<App>>, player: Option<Player>) -> Result<Json<WhoAmI>, Fail> {
    let me = match player {
        Some(player) => Some(app.me(&player).await?),
        None => None,
    };
    Ok(Json(WhoAmI { me, registration: app.config.registration }))
}

/// Be a guest.
#[utoipa::path(post, path = "/api/guest", tag = "me", responses((status = 200, body = Me)))]
pub async fn guest(
    State(app): State<Arc<App>>,
    visit: Visit,
    headers: HeaderMap,
    player: Player,
) -> Result<Json<Me>, Fail> {
    if let (true, Some(token)) = (headers.contains_key(TOKEN), visit.token.clone().filter(|_| visit.player.is_some())) {
        visit.give_again(token);
    }
    Ok(Json(app.me(&player).await?))
}

/// Turn this guest into an account.
#[utoipa::path(post, path = "/api/register", tag = "me", request_body = Credentials, responses((status = 200, body = Registered)))]
pub async fn register(
    State(app): State<Arc<App>>,
    visit: Visit,
    player: Player,
    Body(c): Body<Credentials>,
) -> Result<Json<Registered>, Fail> {
    app.limits.password(visit.address)?;
    app.may_begin(&visit).await?;
    let player = app.register(&player, &c).await?;
    // The guest's session ends, also one that this very request began: a new account is logged in once.
    app.end_all_sessions(&player).await?;
    visit.give(Some(app.begin_session(&player, &visit.agent).await?));
    let recovery = app.new_recovery(&player).await?;
    Ok(Json(Registered { me: app.me(&player).await?, recovery }))
}

/// Log in; what the guest of this session played comes along.
#[utoipa::path(post, path = "/api/login", tag = "me", request_body = Credentials, responses((status = 200, body = Me)))]
pub async fn login(State(app): State<Arc<App>>, visit: Visit, Body(c): Body<Credentials>) -> Result<Json<Me>, Fail> {
    app.limits.password(visit.address)?;
    let player = app.login(&c.name, &c.password).await?;
    app.may_come_in(&player).await?;
    if visit.banned {
        return Err(Refused::State("sanctioned-ban").into());
    }
    if let Some(guest) = &visit.player {
        match c.keep {
            true => app.keep_games(guest, &player).await?,
            false => app.leave_games(guest, &player).await?,
        }
    }
    if let (Some(before), Some(old)) = (&visit.player, &visit.token) {
        app.end_session(before, old).await?;
    }
    visit.give(Some(app.begin_session(&player, &visit.agent).await?));
    Ok(Json(app.me(&player).await?))
}

/// Log out here.
#[utoipa::path(post, path = "/api/logout", tag = "me", responses((status = 204)))]
pub async fn logout(State(app): State<Arc<App>>, visit: Visit) -> Result<StatusCode, Fail> {
    if let (Some(player), Some(token)) = (&visit.player, &visit.token) {
        app.end_session(player, token).await?;
    }
    if !visit.banned {
        visit.give(None);
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Where I am logged in.
#[utoipa::path(get, path = "/api/me/sessions", tag = "me", responses((status = 200, body = Vec<Session>)))]
pub async fn sessions(
    State(app): State<Arc<App>>,
    visit: Visit,
    player: Option<Player>,
) -> Result<Json<Vec<Session>>, Fail> {
    Ok(Json(app.sessions_of(&known(player)?, visit.token.as_deref()).await?))
}

/// Log out there.
#[utoipa::path(delete, path = "/api/me/sessions/{id}", tag = "me", params(("id" = String, Path)), responses((status = 204)))]
pub async fn end_session(
    State(app): State<Arc<App>>,
    id: super::body::Name,
    player: Option<Player>,
) -> Result<StatusCode, Fail> {
    app.end_listed(&known(player)?, &id.0).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Log out everywhere.
#[utoipa::path(post, path = "/api/logout-everywhere", tag = "me", responses((status = 204)))]
pub async fn logout_everywhere(
    State(app): State<Arc<App>>,
    visit: Visit,
    player: Option<Player>,
) -> Result<StatusCode, Fail> {
    app.end_all_sessions(&known(player)?).await?;
    visit.give(None);
    Ok(StatusCode::NO_CONTENT)
}

/// Change my name or password.
#[utoipa::path(patch, path = "/api/me", tag = "me", request_body = ChangeMe, responses((status = 200, body = Me)))]
pub async fn change(
    State(app): State<Arc<App>>,
    visit: Visit,
    player: Player,
    Body(change): Body<ChangeMe>,
) -> Result<Json<Me>, Fail> {
    let new_password = change.password.is_some();
    if new_password {
        app.limits.password(visit.address)?;
    }
    let player = app.change_me(&player, change).await?;
    if new_password {
        app.end_all_sessions(&player).await?;
        visit.give(Some(app.begin_session(&player, &visit.agent).await?));
    }
    Ok(Json(app.me(&player).await?))
}

/// Mute somebody's chat, for me.
#[utoipa::path(post, path = "/api/me/mutes", tag = "me", request_body = Mute, responses((status = 200, body = Me)))]
pub async fn mute(State(app): State<Arc<App>>, player: Player, Body(m): Body<Mute>) -> Result<Json<Me>, Fail> {
    app.mute(&player.id, m.player.get(..64).unwrap_or(&m.player), m.muted).await?;
    Ok(Json(app.me(&player).await?))
}

/// Everything the server holds about me.
#[utoipa::path(get, path = "/api/me/export", tag = "me", responses((status = 200, body = Object)))]
pub async fn export(State(app): State<Arc<App>>, player: Option<Player>) -> Result<impl IntoResponse, Fail> {
    let file = app.export(&known(player)?).await?;
    Ok(([(header::CONTENT_DISPOSITION, "attachment; filename=\"starboard-me.json\"")], Json(file)))
}

/// Delete me.
#[utoipa::path(post, path = "/api/me/delete", tag = "me", request_body = DeleteMe, responses((status = 204)))]
pub async fn delete(
    State(app): State<Arc<App>>,
    visit: Visit,
    player: Option<Player>,
    Body(request): Body<DeleteMe>,
) -> Result<StatusCode, Fail> {
    let player = known(player)?;
    app.limits.password(visit.address)?;
    app.confirm(&player, request.password).await?;
    app.delete(&player).await?;
    visit.give(None);
    Ok(StatusCode::NO_CONTENT)
}

/// The tables I sit at.
#[utoipa::path(get, path = "/api/me/tables", tag = "me", responses((status = 200, body = MyTables)))]
pub async fn tables(State(app): State<Arc<App>>, player: Option<Player>) -> Result<Json<MyTables>, Fail> {
    let tables = match player {
        Some(player) => app.tables_of(&player).await?,
        None => Vec::new(),
    };
    Ok(Json(MyTables { tables }))
}

/// A player and what they won.
#[utoipa::path(get, path = "/api/players/{id}", tag = "me", params(("id" = String, Path)), responses((status = 200, body = PlayerPage)))]
pub async fn player(State(app): State<Arc<App>>, id: super::body::Name) -> Result<Json<PlayerPage>, Fail> {
    Ok(Json(app.player_page(&id.0).await?))
}
