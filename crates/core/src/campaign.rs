//! Campaigns: games of the shelf that the same players play one after another, with something that lasts between them.
//!
//! [`Campaigns`] is reached from the registry ([`crate::face::Rules::campaign`]), [`AnyCampaign`] is one campaign. Whoever drives
//! one (a server, the program) knows nothing of its rules:
//!
//! 1. `create` (or `import`); keep `export(Viewer::All)` after every change: that text is the whole campaign.
//! 2. While `stage()` is [`Stage::Next`]: show `show(lang)`, let the seat that `asked()` names choose, and `begin`. The options it returns
//!    are those of an ordinary table of `game()`, with these players in these seats; `running()` gives them again.
//! 3. When that table is over, hand its record to `finish`. A table that was lost, or that nobody won, is begun anew after `restart`.
//! 4. While it is [`Stage::TopUp`]: the seat that `asked()` names picks one of `show(lang)["top_up"]["offered"]` and it goes to `top_up`.
//! 5. Then, and before, `deck` tells the table of any other game that what the campaign made can be played with.
//!
//! A seat that is a bot answers what `suggest()` says. Everything happens or nothing does: a refusal has changed nothing.

use crate::about::OptionInfo;
use crate::chance::Chance;
use crate::fault::Faults;
use crate::game::Refusal;
use crate::record::Record;
use crate::seat::{Seat, Viewer};
use crate::words::Lang;
use serde::Serialize;
use serde_json::Value as Json;

/// The campaigns of a game.
pub trait Campaigns: Send + Sync {
    fn about(&self, lang: Lang) -> CampaignAbout;
    /// Begins a campaign. `wanted` is an object: `names` by seat, `sides` as each seat wants them (the lot decides where two want the
    /// same), and any option of `about`.
    fn create(&self, wanted: Json, chance: &mut dyn Chance) -> Result<Box<dyn AnyCampaign>, Faults>;
    /// Reads what `export` wrote: every game in it is replayed, and everything that does not agree is reported.
    fn import(&self, text: &str, lang: Lang) -> Result<Box<dyn AnyCampaign>, ImportFault>;
}

/// Why a file is not taken in: a sentence for whoever brought it, and what exactly is wrong for whoever made it.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{faults}")]
pub struct ImportFault {
    /// In the reader's language.
    pub words: String,
    pub faults: Faults,
}

/// What is said and asked before a campaign begins, in the reader's language.
#[derive(Clone, Debug, Serialize)]
pub struct CampaignAbout {
    /// The game on the shelf whose campaign it is.
    pub game: &'static str,
    pub title: String,
    pub summary: String,
    /// Where its content comes from; to be shown wherever the campaign is.
    pub label: String,
    pub games: u8,
    pub seats: u8,
    /// The sides and their titles.
    pub sides: Vec<(String, String)>,
    pub options: Vec<OptionInfo>,
    /// What its rules count with, by name: the rules page fills them in.
    pub figures: Vec<(String, u32)>,
}

/// What a campaign waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The next game can begin.
    Next,
    /// A game has begun and is not over.
    Playing,
    /// The last game has been played; there is still something to choose.
    TopUp,
    Over,
}

/// One campaign. Nothing of it is hidden from its players but the running game.
pub trait AnyCampaign: Send + Sync {
    fn clone_box(&self) -> Box<dyn AnyCampaign>;
    /// The game on the shelf that its games are tables of.
    fn game(&self) -> &'static str;
    /// The edition of its rules that all games are played by: the newest when the campaign began.
    fn edition(&self) -> &str;
    /// By seat, the same in every game.
    fn players(&self) -> Vec<String>;
    fn stage(&self) -> Stage;
    /// Who has something to choose before it goes on; nobody while any player may go on, or a game runs.
    fn asked(&self) -> Option<Seat>;
    /// What a bot in the seat asked answers: a `choice` for `begin`, an upgrade for `top_up`.
    fn suggest(&self) -> Option<String>;
    /// All there is to show, in the reader's language, with what the players are called now; every game documents its own keys.
    fn show(&self, names: &[String], lang: Lang) -> Json;
    /// A player begins the next game, with a choice (from 1) where `show` offers some. Returns the options of its table.
    fn begin(&mut self, seat: Seat, choice: Option<u8>) -> Result<Json, Refusal>;
    /// The options of the running game's table.
    fn running(&self) -> Option<Json>;
    /// The running game so far, if the campaign came with one.
    fn kept(&self) -> Option<Record>;
    /// The running game is over: its record is replayed, and what it changed stays.
    fn finish(&mut self, record: Record) -> Result<(), Refusal>;
    /// The running game is forgotten, as if it had not begun. Nothing if none runs.
    fn restart(&mut self);
    /// After the last game.
    fn top_up(&mut self, seat: Seat, upgrade: &str) -> Result<(), Refusal>;
    /// A copy from the end of an earlier game (0: from the beginning); this campaign stays as it is.
    fn fork(&self, after: usize) -> Result<Box<dyn AnyCampaign>, Refusal>;
    /// The record of a finished game, from 1.
    fn record(&self, game: usize) -> Option<Record>;
    /// A game on the shelf and its options with what this campaign has made so far; add players and format as you like.
    fn deck(&self) -> Result<Deck, Refusal>;
    /// The campaign as one text. Only [`Viewer::All`] gets a running game's record: it tells what the players must not know.
    fn export(&self, viewer: Viewer) -> String;
}

/// What a campaign has made, for other games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Deck {
    pub game: &'static str,
    pub options: Json,
}
