//! A rule case as it is written.

use serde::Deserialize;
use serde::de::{Deserializer, Error as _};
use serde_json::Value as Json;
use starboard_core::{Seat, Viewer};
use std::path::Path;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// The rulings it is about, by number.
    #[serde(default)]
    pub ruling: List,
    pub title: String,
    /// Whatever a reader should know: where the ruling comes from, what we decided.
    #[serde(default)]
    pub note: String,
    pub game: String,
    /// By which edition of the rules; the newest if it is not said.
    #[serde(default)]
    pub edition: Option<String>,
    #[serde(default = "empty")]
    pub options: Json,
    pub position: Option<Json>,
    /// What deals that are not scripted come from.
    #[serde(default)]
    pub seed: u64,
    #[serde(rename = "step")]
    pub steps: Vec<Step>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    #[serde(default)]
    pub note: String,
    pub seat: Option<Seat>,
    #[serde(default)]
    pub play: List,
    #[serde(default)]
    pub deal: List,
    pub refused: Option<String>,
    pub to_move: Option<Asked>,
    /// Whose legal actions are meant; the seat asked unless told.
    #[serde(rename = "for")]
    pub whose: Option<Seat>,
    #[serde(default)]
    pub legal: List,
    #[serde(default)]
    pub not_legal: List,
    pub legal_exactly: Option<List>,
    /// Who looks in `expect` and `events`.
    #[serde(default = "all", deserialize_with = "viewer")]
    pub viewer: Viewer,
    pub expect: Option<Json>,
    pub position: Option<Json>,
    pub prompt: Option<Json>,
    #[serde(default)]
    pub events: Vec<Json>,
    #[serde(default)]
    pub no_events: Vec<Json>,
    pub outcome: Option<Json>,
}

fn empty() -> Json {
    Json::Object(serde_json::Map::new())
}

fn all() -> Viewer {
    Viewer::All
}

fn viewer<'de, D: Deserializer<'de>>(d: D) -> Result<Viewer, D::Error> {
    match Json::deserialize(d)? {
        Json::String(text) => text.parse().map_err(D::Error::custom),
        other => other.to_string().parse().map_err(D::Error::custom),
    }
}

/// One text or a list of them.
#[derive(Clone, Debug, Default)]
pub struct List(pub Vec<String>);

impl<'de> Deserialize<'de> for List {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = |value: Json| match value {
            Json::String(text) => Ok(text),
            other => Err(D::Error::custom(format!("{other} is not a text"))),
        };
        match Json::deserialize(d)? {
            Json::Array(items) => items.into_iter().map(text).collect::<Result<_, _>>().map(List),
            one => Ok(List(vec![text(one)?])),
        }
    }
}

/// Who is asked.
#[derive(Clone, Debug)]
pub enum Asked {
    Seats(Vec<Seat>),
    Over,
}

impl<'de> Deserialize<'de> for Asked {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let seat = |value: Json| serde_json::from_value::<Seat>(value).map_err(D::Error::custom);
        match Json::deserialize(d)? {
            Json::String(word) if word == "over" => Ok(Asked::Over),
            Json::Array(seats) => seats.into_iter().map(seat).collect::<Result<_, _>>().map(Asked::Seats),
            one => seat(one)
                .map(|s| Asked::Seats(vec![s]))
                .map_err(|_| D::Error::custom("a seat, a list of seats or \"over\"")),
        }
    }
}

impl Case {
    /// `5_1_redirects_stack.toml` is about ruling 5.1, so that whoever knows the ruling finds the case.
    pub fn is_named_after_its_ruling(&self, file: &Path) -> Result<(), String> {
        let Some(first) = self.ruling.0.first() else { return Ok(()) };
        let stem = file.file_stem().unwrap_or_default().to_string_lossy().to_lowercase();
        let number = first.to_lowercase().replace(['.', '-', ' '], "_");
        if stem == number || stem.starts_with(&format!("{number}_")) {
            return Ok(());
        }
        Err(format!("it is about ruling {first}, so it is to be called {number}_….toml"))
    }
}
