//! Cards as the data files hold them, read and checked.

use crate::effect::{Arrives, Effect, Standing};
use crate::faction::Faction;
use serde::{Deserialize, Serialize};
use starboard_core::Faults;
pub use starboard_core::Name;
use starboard_core::fault::read_toml;
use std::collections::{BTreeMap, HashSet};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardType {
    Ship,
    Base,
    Outpost,
}

impl CardType {
    pub fn is_base(self) -> bool {
        self != CardType::Ship
    }

    pub fn id(self) -> &'static str {
        match self {
            CardType::Ship => "ship",
            CardType::Base => "base",
            CardType::Outpost => "outpost",
        }
    }
}

/// An ally ability: usable once another card of `faction` is in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ally {
    pub faction: Faction,
    pub effects: Vec<Effect>,
}

/// A card, as printed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    pub id: String,
    pub name: Name,
    /// The French name is our translation, not a sourced one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub french_is_ours: bool,
    pub faction: Faction,
    /// A second faction, on upgraded cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second_faction: Option<Faction>,
    pub kind: CardType,
    pub cost: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub defense: Option<u8>,
    /// Copies in one box.
    #[serde(default)]
    pub count: u8,
    pub origin: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub primary: Vec<Effect>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ally: Vec<Ally>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scrap: Vec<Effect>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub standing: Vec<Standing>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arrives: Option<Arrives>,
    /// Happens when the card is acquired, after it has been put where it goes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub acquired: Vec<Effect>,
    /// Its `acquired` is that of its faction and cost in its pack.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub when_acquired: bool,
}

/// A personal deck: card ids and how many of each.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    pub id: String,
    pub cards: BTreeMap<String, u8>,
}

/// One data file.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Set {
    #[serde(rename = "set")]
    pub id: String,
    /// How many cards the trade deck of the box has; the counts must add up to it.
    #[serde(default)]
    pub size: Option<u16>,
    /// Explorers in the box, if not the usual number.
    #[serde(default)]
    pub explorers: Option<u8>,
    /// One box for any number of players: `copies` does not multiply it.
    #[serde(default)]
    pub single: bool,
    /// What must be told with every card of it.
    #[serde(default)]
    pub label: Option<Name>,
    #[serde(rename = "card")]
    pub cards: Vec<Card>,
    #[serde(rename = "deck", default)]
    pub decks: Vec<Deck>,
    /// Personal decks and Explorers in the place of the usual ones.
    #[serde(skip)]
    pub starters: Option<Box<Set>>,
}

impl Set {
    /// Reads a set and checks it; every fault is reported with file, entry and reason.
    pub fn read(file: &str, text: &str) -> Result<Set, Faults> {
        let set: Set = read_toml(file, text)?;
        let mut faults = Faults::default();
        let mut seen = HashSet::new();
        for card in &set.cards {
            let at = format!("{file}: {}", card.id);
            if !seen.insert(&card.id) {
                faults.add(&at, "this id is there twice");
            }
            check_card(card, &mut |what| faults.add(&at, what));
        }
        if let Some(size) = set.size {
            let total: u16 = set.cards.iter().map(|c| u16::from(c.count)).sum();
            if total != size {
                faults.add(file, format!("the counts add up to {total}, the set says {size}"));
            }
            let mut by_faction: BTreeMap<&str, u16> = BTreeMap::new();
            for card in &set.cards {
                *by_faction.entry(card.faction.id()).or_default() += u16::from(card.count);
            }
            let share = size / by_faction.len().max(1) as u16;
            for (faction, n) in by_faction {
                if n != share {
                    faults.add(file, format!("{faction} has {n} cards, every faction should have {share}"));
                }
            }
        }
        for deck in &set.decks {
            for id in deck.cards.keys().filter(|id| !seen.contains(id)) {
                faults.add(format!("{file}: deck {}", deck.id), format!("there is no card `{id}` in this file"));
            }
        }
        faults.or(set)
    }
}

/// Everything wrong with a card by itself.
pub fn check_card(card: &Card, wrong: &mut impl FnMut(String)) {
    let id_ok =
        !card.id.is_empty() && card.id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
    if !id_ok {
        wrong("an id is made of a-z, 0-9 and _".to_owned());
    }
    if card.kind.is_base() != card.defense.is_some() {
        wrong("bases and outposts have `defense`, ships have none".to_owned());
    }
    if card.defense == Some(0) {
        wrong("`defense` is at least 1".to_owned());
    }
    if card.standing.contains(&Standing::OwnAlly) && card.kind.is_base() {
        wrong("`own_ally` is for ships".to_owned());
    }
    if card.ally.len() > 2 {
        wrong("a card has at most two ally abilities".to_owned());
    }
    if card.ally.iter().any(|a| a.faction == Faction::Unaligned) {
        wrong("an ally ability needs a faction".to_owned());
    }
    let lists = [&card.primary, &card.scrap, &card.acquired];
    let effects = lists.into_iter().flatten().chain(card.ally.iter().flat_map(|a| &a.effects));
    for effect in effects {
        effect.faults(wrong);
        let misplaced = |copy| matches!(effect, Effect::Copy(c) if *c == copy);
        if misplaced(crate::effect::CopyOf::Ship) && card.kind.is_base() {
            wrong("only a ship copies a ship".to_owned());
        }
        if misplaced(crate::effect::CopyOf::Base) && !card.kind.is_base() {
            wrong("only a base copies a base".to_owned());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = r#"
set = "mine"
size = 1
[[card]]
id = "tug"
name = { en = "Tug", fr = "Remorqueur" }
faction = "blob"
kind = "ship"
cost = 1
count = 1
origin = "community"
primary = [{ trade = 1 }]
"#;

    fn faults(from: &str, to: &str) -> String {
        assert!(GOOD.contains(from));
        Set::read("mine.toml", &GOOD.replace(from, to)).map(|_| ()).unwrap_err().to_string()
    }

    #[test]
    fn broken_files_say_where_and_what() {
        assert!(Set::read("mine.toml", GOOD).is_ok());
        assert!(faults("size = 1", "size = 2").contains("add up to 1, the set says 2"));
        assert!(
            faults("kind = \"ship\"", "kind = \"base\"").contains("mine.toml: tug: bases and outposts have `defense`")
        );
        assert!(faults("\"tug\"", "\"Tug!\"").contains("an id is made of"));
        let e = faults("{ trade = 1 }", "{ trad = 1 }");
        assert!(e.contains("card 1: primary 1") && e.contains("trad"), "{e}");
        let e = faults("cost = 1", "cost = \"one\"");
        assert!(e.contains("card 1: cost") && e.contains("line"), "{e}");
        let e = faults("{ trade = 1 }", "{ scrap = { up_to = 1, exactly = 1 } }");
        assert!(e.contains("either `up_to` or `exactly`") && e.contains("needs `from`"), "all faults at once: {e}");
        assert!(faults("set = \"mine\"", "set = mine").contains("mine.toml"));
    }
}
