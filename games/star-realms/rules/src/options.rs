//! What a table agrees on before it starts.

use crate::campaign::{Kingdom, Upgrade, packs};
use crate::card::SETS;
use serde::{Deserialize, Serialize};
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
#[serde(deny_unknown_fields, default)]
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
    /// An attack on a player may use part of the pool. With one opponent it changes nothing, so it is off there.
    pub split_attacks: Option<bool>,
    pub destroy_own_bases: bool,
    pub pass_to: PassTo,
    pub faction_decks: FactionDecks,
    // ---- Rise of Empire
    /// The campaign's pack; the community pack if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pack: Option<String>,
    /// What the Kingdom's "when acquired" gives.
    #[serde(skip_serializing_if = "is_default")]
    #[ts(optional, as = "Option<_>")]
    pub kingdom: Kingdom,
    /// Cards that a campaign has upgraded: `lifter+se1`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub upgrades: Vec<Upgrade>,
    /// With the cards that join the trade deck after the campaign.
    #[serde(skip_serializing_if = "is_default")]
    #[ts(optional, as = "Option<_>")]
    pub post_campaign: bool,
    /// A game of the campaign: which.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub scenario: Option<u8>,
    /// Where the Star Empire sits.
    #[serde(skip_serializing_if = "is_default")]
    #[ts(optional, as = "Option<_>")]
    pub empire: Seat,
    /// The first player's choice, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub choice: Option<u8>,
    /// Victory points before this game: the Star Empire's, the Trade Federation's.
    #[serde(skip_serializing_if = "is_default")]
    #[ts(optional, as = "Option<_>")]
    pub points: [u8; 2],
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

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
            pack: None,
            kingdom: Kingdom::default(),
            upgrades: Vec::new(),
            post_campaign: false,
            scenario: None,
            empire: Seat(0),
            choice: None,
            points: [0; 2],
        }
    }
}

impl Options {
    /// The first player's choice, from 0.
    pub(crate) fn choice(&self) -> Option<u8> {
        self.choice.and_then(|n| n.checked_sub(1))
    }

    /// The same for a game of the campaign.
    pub fn settle_campaign(mut self) -> Result<Options, Faults> {
        let mut faults = Faults::default();
        let pack = packs::find(self.pack.as_deref())?;
        if self.format != Format::Standard || self.players.is_some_and(|n| n != 2) {
            faults.add("players", "a game of the campaign is a standard game of two");
        }
        for (key, seat) in [("first", self.first), ("empire", Some(self.empire))] {
            if seat.is_some_and(|s| s.0 > 1) {
                faults.add(key, "there are seats 1 and 2");
            }
        }
        if !(1..=MOST_TURNS).contains(&self.turn_limit) {
            faults.add("turn_limit", format!("from 1 to {MOST_TURNS}, not {}", self.turn_limit));
        }
        if self.post_campaign {
            faults.add("post_campaign", "these cards are for after the campaign");
        }
        let number = self.scenario.unwrap_or(1);
        match pack.scenario(number) {
            None => faults.add("scenario", format!("there are scenarios 1 to 12, not {number}")),
            Some(scenario) => {
                let options = scenario.options();
                match self.choice {
                    None if options > 0 => self.choice = Some(1),
                    Some(n) if n == 0 || n > options => {
                        let what =
                            if options == 0 { "nothing to choose".to_owned() } else { format!("from 1 to {options}") };
                        faults.add("choice", format!("scenario {number}: {what}"));
                    }
                    _ => {}
                }
            }
        }
        for upgrade in self.upgrades.iter().filter(|u| u.sheet > number) {
            faults.add("upgrades", format!("{upgrade}: sheet {} is not unlocked in scenario {number}", upgrade.sheet));
        }
        if let Err(found) = crate::campaign::upgrade::deck(&pack, &self.upgrades, self.kingdom) {
            faults.0.extend(found.0);
        }
        self.sets = vec!["rise-of-empire".to_owned()];
        (self.players, self.copies, self.split_attacks) = (Some(2), Some(1), Some(false));
        self.scenario = Some(number);
        self.first = Some(self.first.unwrap_or(self.empire));
        self.faction_decks = FactionDecks::Off;
        self.unlimited_explorers = false;
        faults.or(self)
    }

    /// Fills in what was not said; reports everything that cannot be.
    pub fn settle(mut self) -> Result<Options, Faults> {
        let mut faults = Faults::default();
        let allowed = self.format.players();
        let players = self.players.unwrap_or(allowed[0]);
        if !allowed.contains(&players) {
            let list: Vec<String> = allowed.iter().map(u8::to_string).collect();
            let what = format!("{} is for {} players, not {players}", self.format.id(), list.join(", "));
            faults.add("players", what);
        }
        if self.sets.is_empty() {
            faults.add("sets", format!("at least one of: {}", SETS.join(", ")));
        }
        for (i, set) in self.sets.iter().enumerate() {
            if !SETS.contains(&set.as_str()) {
                faults.add("sets", format!("there is no set `{set}`; there are: {}", SETS.join(", ")));
            } else if self.sets[..i].contains(set) {
                faults.add("sets", format!("`{set}` is there twice; use `copies` for more boxes"));
            }
        }
        if self.scenario.is_some() || self.choice.is_some() {
            faults.add("scenario", "a game of the campaign is played as `rise-of-empire`");
        }
        if (self.post_campaign || !self.upgrades.is_empty()) && !self.sets.iter().any(|s| s == "rise-of-empire") {
            faults.add("upgrades", "only with the set `rise-of-empire`");
        }
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
        let one_target =
            matches!(self.format, Format::Standard | Format::Hunter | Format::HunterFirstBlood | Format::Hydra);
        self.split_attacks = Some(self.split_attacks.unwrap_or(!one_target));
        faults.or(self)
    }
}
