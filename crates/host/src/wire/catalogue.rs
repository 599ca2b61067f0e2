//! What can be played.

use super::CampaignInfo;
use serde::Serialize;
use starboard_core::about;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game on the shelf, in the reader's language.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct GameInfo {
    pub name: String,
    pub title: String,
    pub summary: String,
    pub edition: String,
    pub formats: Vec<FormatInfo>,
    pub options: Vec<OptionInfo>,
    pub sets: Vec<String>,
    /// Shortest and longest usual game.
    pub minutes: [u16; 2],
    /// Opponents, weakest first.
    pub levels: Vec<LevelInfo>,
    /// Its campaigns, if games of it follow one another.
    pub campaign: Option<CampaignInfo>,
}

/// A way to play: the value of the option `format`. The option `players` takes one of `players`.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct FormatInfo {
    pub name: String,
    pub title: String,
    pub summary: String,
    pub players: Vec<u8>,
}

/// A rule option: the key `name` of the options object.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct OptionInfo {
    pub name: String,
    pub title: String,
    pub summary: String,
    pub kind: OptionKind,
    #[ts(type = "unknown")]
    pub default: serde_json::Value,
    /// The formats it matters in; empty means all.
    pub formats: Vec<String>,
    /// It matters only where this other option (first) holds this value (second).
    pub needs: Option<[String; 2]>,
}

/// What values an option takes.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OptionKind {
    Flag,
    Number {
        min: i64,
        max: i64,
    },
    /// One of these: value and title.
    Choice {
        choices: Vec<[String; 2]>,
    },
    /// Any of these, as a list: value and title.
    Several {
        choices: Vec<[String; 2]>,
    },
}

/// An opponent.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct LevelInfo {
    pub name: String,
    pub title: String,
    pub summary: String,
}

/// A card, tile or mission.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct CardInfo {
    pub id: String,
    pub name: String,
    pub set: String,
    pub faction: Option<String>,
    pub kind: String,
    pub cost: Option<i32>,
    pub defense: Option<i32>,
    pub count: u16,
    pub text: String,
    pub origin: String,
    pub name_is_ours: bool,
    pub rulings: Vec<String>,
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub more: serde_json::Map<String, serde_json::Value>,
}

impl GameInfo {
    pub fn new(about: about::About, levels: Vec<LevelInfo>, campaign: Option<CampaignInfo>) -> GameInfo {
        let format = |f: about::FormatInfo| FormatInfo {
            name: f.name.to_owned(),
            title: f.title,
            summary: f.summary,
            players: f.players,
        };
        GameInfo {
            name: about.name.to_owned(),
            title: about.title,
            summary: about.summary,
            edition: about.edition.to_owned(),
            formats: about.formats.into_iter().map(format).collect(),
            options: about.options.into_iter().map(Into::into).collect(),
            sets: about.sets,
            minutes: [about.minutes.0, about.minutes.1],
            levels,
            campaign,
        }
    }
}

impl From<about::OptionInfo> for OptionInfo {
    fn from(o: about::OptionInfo) -> Self {
        OptionInfo {
            name: o.name.to_owned(),
            title: o.title,
            summary: o.summary,
            kind: o.kind.into(),
            default: o.default,
            formats: o.formats.into_iter().map(str::to_owned).collect(),
            needs: o.needs.map(|(option, value)| [option.to_owned(), value]),
        }
    }
}

impl From<about::OptionKind> for OptionKind {
    fn from(kind: about::OptionKind) -> Self {
        let pairs = |choices: Vec<(String, String)>| choices.into_iter().map(|(v, t)| [v, t]).collect();
        match kind {
            about::OptionKind::Flag => OptionKind::Flag,
            about::OptionKind::Number { min, max } => OptionKind::Number { min, max },
            about::OptionKind::Choice { choices } => OptionKind::Choice { choices: pairs(choices) },
            about::OptionKind::Several { choices } => OptionKind::Several { choices: pairs(choices) },
        }
    }
}

impl From<about::CardInfo> for CardInfo {
    fn from(c: about::CardInfo) -> Self {
        CardInfo {
            id: c.id,
            name: c.name,
            set: c.set,
            faction: c.faction,
            kind: c.kind,
            cost: c.cost,
            defense: c.defense,
            count: c.count,
            text: c.text,
            origin: c.origin,
            name_is_ours: c.name_is_ours,
            rulings: c.rulings,
            more: c.more,
        }
    }
}
