//! Campaigns: games that the same players play one after another, with something that lasts between them.

use super::{ClockPlan, OptionInfo, SeatInfo, SeatNumber, SeatPlan, Takebacks};
use serde::{Deserialize, Serialize};
use starboard_core::campaign::{CampaignAbout, Stage};
use ts_rs::TS;
use utoipa::ToSchema;

/// What is said and asked before a campaign of a game begins.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct CampaignInfo {
    pub title: String,
    pub summary: String,
    /// Where its content comes from; to be shown wherever the campaign is.
    pub label: String,
    /// How many games it has.
    pub games: u8,
    pub seats: u8,
    /// The sides: value and title.
    pub sides: Vec<[String; 2]>,
    pub options: Vec<OptionInfo>,
    /// What its rules count with, by name: the rules page fills them in.
    pub figures: Vec<(String, u32)>,
}

impl From<CampaignAbout> for CampaignInfo {
    fn from(about: CampaignAbout) -> Self {
        CampaignInfo {
            title: about.title,
            summary: about.summary,
            label: about.label,
            games: about.games,
            seats: about.seats,
            sides: about.sides.into_iter().map(|(value, title)| [value, title]).collect(),
            options: about.options.into_iter().map(Into::into).collect(),
            figures: about.figures,
        }
    }
}

/// A campaign to begin. Nothing is needed: the default is me against a bot of the default level, on sides decided by a coin.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct NewCampaign {
    /// The first game that has campaigns, if not said.
    pub game: Option<String>,
    /// One for each seat, in seat order.
    pub seats: Option<Vec<SeatPlan>>,
    /// The side I want (one of the campaign's `sides`); a coin decides if nobody wants any, or two want the same.
    pub side: Option<String>,
    /// The campaign's own options.
    #[ts(optional, type = "Record<string, unknown>")]
    #[schema(value_type = Option<Object>)]
    pub options: Option<serde_json::Value>,
}

/// The answer to beginning, forking and importing a campaign.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct CampaignOpened {
    /// The page is `/campaign/{id}`.
    pub id: String,
    /// The invite link is `/campaign/join/{invite}`; absent when no seat is open.
    pub invite: Option<String>,
}

/// Take the open seat of a campaign.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct JoinCampaign {
    /// The token of the invite link.
    pub invite: String,
    /// The side I want.
    #[serde(default)]
    pub side: Option<String>,
}

/// What a campaign waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CampaignStage {
    /// A seat is open.
    Waiting,
    /// The next game can begin.
    Next,
    /// A game is being played, at `table`.
    Playing,
    /// The last game has been played; there is still something to choose.
    TopUp,
    Over,
}

impl From<Stage> for CampaignStage {
    fn from(stage: Stage) -> Self {
        match stage {
            Stage::Next => CampaignStage::Next,
            Stage::Playing => CampaignStage::Playing,
            Stage::TopUp => CampaignStage::TopUp,
            Stage::Over => CampaignStage::Over,
        }
    }
}

/// A campaign, for one of its players.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Campaign {
    pub id: String,
    pub game: String,
    pub title: String,
    pub label: String,
    pub stage: CampaignStage,
    /// The same seats in every game.
    pub seats: Vec<SeatInfo>,
    pub my_seats: Vec<SeatNumber>,
    /// Who has something to choose before it goes on; nobody: any player may go on.
    pub asked: Option<SeatNumber>,
    /// Games played, of how many.
    pub played: u32,
    pub games: u8,
    /// The running game's table.
    pub table: Option<String>,
    /// All there is to show, with keys of the game's own (see `games/rise-of-empire/docs/campaign.md`); nothing while a seat is open.
    #[ts(type = "unknown")]
    pub show: serde_json::Value,
    /// The token of the invite link, while a seat is open.
    pub invite: Option<String>,
    pub forked_from: Option<CampaignFork>,
    pub coin: Coin,
    pub created: i64,
    pub updated: i64,
}

/// The lot for the sides: its seed is settled before anybody joins, its fingerprint shown from the beginning, the seed itself once
/// all players are there.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Coin {
    pub fingerprint: String,
    pub seed: Option<String>,
}

/// The campaign this one is a copy of, from the end of game `after` (0: from the beginning).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CampaignFork {
    pub campaign: String,
    pub after: u32,
}

/// My campaigns, latest first.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct MyCampaigns {
    pub campaigns: Vec<CampaignLine>,
}

/// A campaign in a list.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct CampaignLine {
    pub id: String,
    pub game: String,
    pub title: String,
    pub stage: CampaignStage,
    pub seats: Vec<SeatInfo>,
    pub my_seats: Vec<SeatNumber>,
    /// Does it wait for me?
    pub my_turn: bool,
    pub played: u32,
    pub games: u8,
    pub table: Option<String>,
    pub created: i64,
    pub updated: i64,
}

/// Go on: begin the next game, or find the table of the running one.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct PlayCampaign {
    /// From 1, where `show` offers a choice and I am asked.
    pub choice: Option<u8>,
    pub clock: Option<ClockPlan>,
    pub takebacks: Option<Takebacks>,
    pub chat: Option<bool>,
}

/// After the last game: what the seat asked takes.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TopUp {
    pub upgrade: String,
}

/// A copy from the end of an earlier game; the campaign itself stays as it is.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct ForkCampaign {
    /// Games that stand (0: from the beginning).
    pub after: u32,
    /// Who plays on; if not said I do, in my seats, and bots for everybody else.
    #[serde(default)]
    pub seats: Option<Vec<SeatPlan>>,
}

/// A campaign from a file. Every game in it is replayed before it is believed.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct ImportCampaign {
    /// What an export gave.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub campaign: serde_json::Value,
    /// The first game that has campaigns, if not said.
    #[serde(default)]
    pub game: Option<String>,
    /// Who plays on; if not said I do, in the seat of my name or the first, and bots in the others.
    #[serde(default)]
    pub seats: Option<Vec<SeatPlan>>,
}

/// What a campaign has made, for new tables: give `game` and `options` to `POST /api/tables`.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct CampaignDeck {
    pub game: String,
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub options: serde_json::Value,
}
