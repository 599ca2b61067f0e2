//! Campaigns.

use super::body::{Body, Name, Whole, read};
use crate::app::App;
use crate::people::session::{Player, known};
use crate::problem::{Fail, Refused};
use crate::wire::{
    Campaign, CampaignDeck, CampaignOpened, ForkCampaign, ImportCampaign, JoinCampaign, MyCampaigns, NewCampaign,
    Opened, PlayCampaign, TopUp,
};
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use std::sync::Arc;

/// My campaigns.
#[utoipa::path(get, path = "/api/campaigns", tag = "campaigns", responses((status = 200, body = MyCampaigns)))]
pub async fn mine(State(app): State<Arc<App>>, player: Option<Player>) -> Result<Json<MyCampaigns>, Fail> {
    Ok(Json(match player {
        Some(player) => app.my_campaigns(&player).await?,
        None => MyCampaigns { campaigns: Vec::new() },
    }))
}

/// Begin a campaign.
#[utoipa::path(post, path = "/api/campaigns", tag = "campaigns", request_body = NewCampaign, responses((status = 200, body = CampaignOpened)))]
pub async fn open(
    State(app): State<Arc<App>>,
    player: Player,
    Body(new): Body<NewCampaign>,
) -> Result<Json<CampaignOpened>, Fail> {
    Ok(Json(app.open_campaign(&player, new).await?))
}

/// A campaign, for its players.
#[utoipa::path(get, path = "/api/campaigns/{id}", tag = "campaigns", params(("id" = String, Path)), responses((status = 200, body = Campaign)))]
pub async fn see(State(app): State<Arc<App>>, id: Name, player: Option<Player>) -> Result<Json<Campaign>, Fail> {
    let player = player.ok_or(Refused::NotFound)?;
    Ok(Json(app.see_campaign(&id.0, &player).await?))
}

/// The campaign behind an invite link.
#[utoipa::path(get, path = "/api/campaigns/invites/{invite}", tag = "campaigns", params(("invite" = String, Path)),
    responses((status = 200, body = Campaign)))]
pub async fn invited(State(app): State<Arc<App>>, invite: Name, player: Player) -> Result<Json<Campaign>, Fail> {
    Ok(Json(app.see_invited_campaign(&invite.0, &player).await?))
}

/// Take the open seat.
#[utoipa::path(post, path = "/api/campaigns/{id}/join", tag = "campaigns", params(("id" = String, Path)), request_body = JoinCampaign,
    responses((status = 200, body = Campaign)))]
pub async fn join(
    State(app): State<Arc<App>>,
    id: Name,
    player: Player,
    Body(join): Body<JoinCampaign>,
) -> Result<Json<Campaign>, Fail> {
    app.join_campaign(&id.0, &player, join).await?;
    Ok(Json(app.see_campaign(&id.0, &player).await?))
}

/// Leave: bots take my seats; a campaign without people is deleted.
#[utoipa::path(post, path = "/api/campaigns/{id}/leave", tag = "campaigns", params(("id" = String, Path)), responses((status = 204)))]
pub async fn leave(State(app): State<Arc<App>>, id: Name, player: Player) -> Result<StatusCode, Fail> {
    app.leave_campaign(&id.0, &player).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Begin the next game, or find the running one.
#[utoipa::path(post, path = "/api/campaigns/{id}/play", tag = "campaigns", params(("id" = String, Path)), request_body = PlayCampaign,
    responses((status = 200, body = Opened)))]
pub async fn play(
    State(app): State<Arc<App>>,
    id: Name,
    player: Player,
    Body(wish): Body<PlayCampaign>,
) -> Result<Json<Opened>, Fail> {
    Ok(Json(app.play_campaign(&id.0, &player, wish).await?))
}

/// After the last game: choose what is still to be chosen.
#[utoipa::path(post, path = "/api/campaigns/{id}/top-up", tag = "campaigns", params(("id" = String, Path)), request_body = TopUp,
    responses((status = 200, body = Campaign)))]
pub async fn top_up(
    State(app): State<Arc<App>>,
    id: Name,
    player: Player,
    Body(wish): Body<TopUp>,
) -> Result<Json<Campaign>, Fail> {
    app.top_up(&id.0, &player, wish).await?;
    Ok(Json(app.see_campaign(&id.0, &player).await?))
}

/// A copy from the end of an earlier game.
#[utoipa::path(post, path = "/api/campaigns/{id}/fork", tag = "campaigns", params(("id" = String, Path)), request_body = ForkCampaign,
    responses((status = 200, body = CampaignOpened)))]
pub async fn fork(
    State(app): State<Arc<App>>,
    id: Name,
    player: Player,
    Body(fork): Body<ForkCampaign>,
) -> Result<Json<CampaignOpened>, Fail> {
    Ok(Json(app.fork_campaign(&id.0, &player, fork).await?))
}

/// The campaign as one file.
#[utoipa::path(get, path = "/api/campaigns/{id}/export", tag = "campaigns", params(("id" = String, Path)), responses((status = 200, body = Object)))]
pub async fn export(State(app): State<Arc<App>>, id: Name, player: Option<Player>) -> Result<impl IntoResponse, Fail> {
    let file = app.export_campaign(&id.0, &known(player)?).await?;
    let name = format!("attachment; filename=\"campaign-{}.json\"", id.0);
    Ok(([(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)], file))
}

/// Go on with a campaign from a file.
#[utoipa::path(post, path = "/api/campaigns/import", tag = "campaigns", request_body = ImportCampaign,
    responses((status = 200, body = CampaignOpened)))]
pub async fn import(
    State(app): State<Arc<App>>,
    player: Player,
    Whole(body): Whole,
) -> Result<Json<CampaignOpened>, Fail> {
    let import: ImportCampaign = read(&body)?;
    Ok(Json(app.import_campaign(&player, import).await?))
}

/// What the campaign has made, as options of a new table.
#[utoipa::path(get, path = "/api/campaigns/{id}/deck", tag = "campaigns", params(("id" = String, Path)), responses((status = 200, body = CampaignDeck)))]
pub async fn deck(State(app): State<Arc<App>>, id: Name, player: Option<Player>) -> Result<Json<CampaignDeck>, Fail> {
    Ok(Json(app.campaign_deck(&id.0, &known(player)?).await?))
}
