//! What is said of a game before anybody sits down: formats, options, cards. Already in the reader's language.

use serde::Serialize;
use ts_rs::TS;

/// A game in the catalogue.
#[derive(Clone, Debug, Serialize)]
pub struct About {
    pub name: &'static str,
    pub title: String,
    /// One sentence.
    pub summary: String,
    pub edition: &'static str,
    pub formats: Vec<FormatInfo>,
    /// Rule options beside `format` and `players`, each a key of the options object.
    pub options: Vec<OptionInfo>,
    /// Names for `cards --set`.
    pub sets: Vec<String>,
    /// Why a game of it can end, as outcomes say it.
    pub ends: &'static [&'static str],
    /// Minutes a game usually takes.
    pub minutes: (u16, u16),
}

/// A way to play: the value of the option `format`.
#[derive(Clone, Debug, Serialize)]
pub struct FormatInfo {
    pub name: &'static str,
    pub title: String,
    pub summary: String,
    /// The player counts it allows.
    pub players: Vec<u8>,
}

/// A rule option: the key `name` of the options object.
#[derive(Clone, Debug, Serialize)]
pub struct OptionInfo {
    pub name: &'static str,
    pub title: String,
    /// One line.
    pub summary: String,
    pub kind: OptionKind,
    pub default: serde_json::Value,
    /// The formats it matters in; empty means all.
    pub formats: Vec<&'static str>,
    /// It matters only where this other option holds this value.
    pub needs: Option<(&'static str, String)>,
}

/// What values an option takes.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OptionKind {
    /// true or false.
    Flag,
    /// A number from `min` to `max`.
    Number { min: i64, max: i64 },
    /// One of these values, each with its title.
    Choice { choices: Vec<(String, String)> },
    /// Any of these values, as a list.
    Several { choices: Vec<(String, String)> },
}

/// The cards that are others than those on the shelf, each told with where it comes from.
pub fn changed(cards: Vec<CardInfo>, shelved: &[CardInfo], label: &str) -> Vec<CardInfo> {
    let others = cards.into_iter().filter(|card| !shelved.contains(card));
    others.map(|card| labelled(card, label)).collect()
}

/// A card that always says where it comes from.
pub fn labelled(mut card: CardInfo, label: &str) -> CardInfo {
    card.more.insert("label".to_owned(), label.into());
    card
}

/// A card, tile or mission as the card list shows it.
#[derive(Clone, Debug, Default, Serialize, PartialEq, Eq, TS)]
pub struct CardInfo {
    pub id: String,
    pub name: String,
    pub set: String,
    /// Faction, sector, epoch: what the game groups its cards by.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub faction: Option<String>,
    /// The faction in words, where `faction` is an id.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub faction_name: Option<String>,
    /// `ship`, `outpost`, `technology`, `mission`, ...
    pub kind: String,
    /// The kind in words, where `kind` is an id.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub kind_name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cost: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub defense: Option<i32>,
    pub count: u16,
    /// What it does, generated from the same data the rules interpret.
    pub text: String,
    /// Where the facts come from; nothing of ours is called official.
    pub origin: String,
    /// Is the name a translation of ours rather than a sourced one?
    pub name_is_ours: bool,
    /// The rulings that concern it, by number.
    pub rulings: Vec<String>,
    /// What else the game wants to show, by key.
    #[serde(skip_serializing_if = "serde_json::Map::is_empty")]
    #[ts(optional, type = "Record<string, unknown>")]
    pub more: serde_json::Map<String, serde_json::Value>,
}
