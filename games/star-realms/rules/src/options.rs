//! What a table agrees on before it starts.

use crate::library::Library;
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};
use starboard_core::{Faults, Seat};
use ts_rs::TS;

/// The ways to play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    #[default]
    Standard,
    FreeForAll,
    Hunter,
    HunterFirstBlood,
    Hydra,
    Emperor,
    Raid,
}

impl Format {
    pub const ALL: [Format; 7] = [
        Format::Standard,
        Format::FreeForAll,
        Format::Hunter,
        Format::HunterFirstBlood,
        Format::Hydra,
        Format::Emperor,
        Format::Raid,
    ];

    pub fn id(self) -> &'static str {
        match self {
            Format::Standard => "standard",
            Format::FreeForAll => "free-for-all",
            Format::Hunter => "hunter",
            Format::HunterFirstBlood => "hunter-first-blood",
            Format::Hydra => "hydra",
            Format::Emperor => "emperor",
            Format::Raid => "raid",
        }
    }

    /// The player counts it allows; the first is the default.
    pub fn players(self) -> &'static [u8] {
        match self {
            Format::Standard => &[2],
            Format::FreeForAll | Format::Hunter | Format::HunterFirstBlood | Format::Raid => &[3, 4, 5, 6],
            Format::Hydra => &[4, 6],
            Format::Emperor => &[6],
        }
    }
}

/// When a forced discard is paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Discards {
    /// As at the table: when the ability resolves.
    #[default]
    AtOnce,
    /// As in the publisher's app: at the start of the victim's next turn.
    NextTurn,
}

/// To whom an emperor's team may pass a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PassTo {
    #[default]
    Neighbours,
    Anyone,
}

/// Who plays with a faction's personal deck, where the format allows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FactionDecks {
    #[default]
    Off,
    /// The Star Empire's deck to the first of the two (or to the boss), the Trade Federation's to the second.
    EmpireFirst,
    FederationFirst,
}

/// The longest game a table may agree on.
pub const MOST_TURNS: u16 = 10_000;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct Options {
    pub format: Format,
    /// The format's smallest number if not said.
    pub players: Option<u8>,
    pub sets: Vec<String>,
    /// Copies of each set; one box for every two players if not said.
    pub copies: Option<u8>,
    /// The seat that begins (or one of the team that begins); drawn by lot if not said.
    pub first: Option<Seat>,
    /// Raid: who is the boss.
    pub boss: Seat,
    /// Stop as a draw after this many turns of all players, so that every game ends.
    pub turn_limit: u16,
    pub discards: Discards,
    pub unlimited_explorers: bool,
    /// An attack on a player may use part of the pool. Where the only opponent's fall ends the game it changes nothing, so it is
    /// off there.
    pub split_attacks: Option<bool>,
    pub destroy_own_bases: bool,
    pub pass_to: PassTo,
    pub faction_decks: FactionDecks,
    /// What sets, and games built on this one, want to know besides: each names its own, and whatever nobody knows is a fault.
    #[serde(flatten)]
    #[ts(flatten)]
    pub more: More,
}

/// Options by name.
pub type More = serde_json::Map<String, Json>;

impl Default for Options {
    fn default() -> Self {
        Options {
            format: Format::Standard,
            players: None,
            sets: vec!["colony-wars".to_owned()],
            copies: None,
            first: None,
            boss: Seat(0),
            turn_limit: 1000,
            discards: Discards::AtOnce,
            unlimited_explorers: false,
            split_attacks: None,
            destroy_own_bases: true,
            pass_to: PassTo::Neighbours,
            faction_decks: FactionDecks::Off,
            more: More::new(),
        }
    }
}

impl Options {
    /// Faults for options that neither the game nor those who name `known` know.
    pub fn refuse_unknown(&self, known: &[&str], faults: &mut Faults) {
        let own = json!(Options::default());
        let names = own.as_object().into_iter().flatten().map(|(name, _)| name.as_str());
        let all: Vec<String> = names.chain(known.iter().copied()).map(|name| format!("`{name}`")).collect();
        for key in self.more.keys().filter(|key| !known.contains(&key.as_str())) {
            faults.add(format!("options: {key}"), format!("unknown field `{key}`, expected one of {}", all.join(", ")));
        }
    }

    /// Has a program settled them before: is everything said that it fills in?
    pub fn written_out(&self) -> bool {
        self.players.is_some() && self.copies.is_some() && self.split_attacks.is_some()
    }

    /// Fills in what was not said; reports everything that cannot be.
    pub fn settle(mut self, library: &Library) -> Result<Options, Faults> {
        let mut faults = Faults::default();
        let sets = library.ids();
        let allowed = self.format.players();
        let players = self.players.unwrap_or(allowed[0]);
        if !allowed.contains(&players) {
            let list: Vec<String> = allowed.iter().map(u8::to_string).collect();
            let what = format!("{} is for {} players, not {players}", self.format.id(), list.join(", "));
            faults.add("players", what);
        }
        if self.sets.is_empty() {
            faults.add("sets", format!("at least one of: {}", sets.join(", ")));
        }
        for (i, set) in self.sets.iter().enumerate() {
            if !sets.contains(&set.as_str()) {
                faults.add("sets", format!("there is no set `{set}`; there are: {}", sets.join(", ")));
            } else if self.sets[..i].contains(set) {
                faults.add("sets", format!("`{set}` is there twice; use `copies` for more boxes"));
            }
        }
        let written_out = self.written_out();
        for set in library.sets() {
            let chosen = self.sets.contains(&set.printed().id);
            set.settle(&mut self.more, chosen, written_out, &mut faults);
        }
        let known: Vec<&str> = library.sets().flat_map(|s| s.knows()).copied().collect();
        self.refuse_unknown(&known, &mut faults);
        let boxes = players.div_ceil(2);
        let copies = self.copies.unwrap_or_else(|| boxes.div_ceil(self.sets.len().max(1) as u8).max(1));
        if !(1..=3).contains(&copies) {
            faults.add("copies", format!("from 1 to 3, not {copies}"));
        }
        for (key, seat) in [("first", self.first), ("boss", Some(self.boss))] {
            if seat.is_some_and(|s| s.0 >= players) {
                faults.add(key, format!("there are seats 1 to {players}"));
            }
        }
        if !(1..=MOST_TURNS).contains(&self.turn_limit) {
            faults.add("turn_limit", format!("from 1 to {MOST_TURNS}, not {}", self.turn_limit));
        }
        let decks_allowed = matches!(self.format, Format::Standard | Format::Emperor | Format::Raid);
        if self.faction_decks != FactionDecks::Off && !decks_allowed {
            faults.add("faction_decks", "only in standard, emperor and raid games");
        }
        self.players = Some(players);
        self.copies = Some(copies);
        // Where an opponent may fall and another come within reach in the same turn, what is left is for the next one.
        let one_target = matches!(self.format, Format::Standard | Format::Hydra);
        self.split_attacks = Some(self.split_attacks.unwrap_or(!one_target));
        faults.or(self)
    }
}
