//! The data files, one pair for each edition of the rules: a table is played with the cards of the edition it began with.

use crate::contract::Card;
use crate::data::{Catalogue, read};
use crate::game::RiseToPower;
use starboard_core::order::map;
use starboard_core::{Faults, Game, Variation};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The names of the files, and what they say in each edition of [`RiseToPower::EDITIONS`].
const NAMES: [&str; 2] = ["rulebook.toml", "community.toml"];
const TEXTS: [[&str; 2]; RiseToPower::EDITIONS.len()] = [
    [include_str!("../../data/0.9a-1/rulebook.toml"), include_str!("../../data/0.9a-1/community.toml")],
    [include_str!("../../data/rulebook.toml"), include_str!("../../data/community.toml")],
];

/// The cards and numbers of every edition.
#[derive(Clone, Debug)]
pub struct Sets([Arc<Catalogue>; RiseToPower::EDITIONS.len()]);

/// The data that come with the program; that they are sound is a test of this crate.
impl Default for Sets {
    fn default() -> Sets {
        Sets(TEXTS.map(|[rulebook, community]| {
            let set = read(rulebook, community);
            Arc::new(set.unwrap_or_else(|faults| panic!("the data of Rise to Power have faults: {faults}")))
        }))
    }
}

impl Sets {
    pub fn newest(&self) -> &Arc<Catalogue> {
        &self.0[self.0.len() - 1]
    }

    pub fn of(&self, edition: &str) -> &Arc<Catalogue> {
        let found = RiseToPower::EDITIONS.iter().position(|e| *e == edition);
        found.map_or(self.newest(), |i| &self.0[i])
    }

    /// The program's own files, of the newest edition.
    pub fn files() -> BTreeMap<String, String> {
        let newest = TEXTS[TEXTS.len() - 1];
        map(NAMES.iter().zip(newest).map(|(name, text)| ((*name).to_owned(), text.to_owned())))
    }

    /// The same game with files, by name, in the place of every edition's own. They may say of a contract what they like, but not
    /// add or leave out one: records, words and what opponents have learned call contracts by name.
    pub fn with_files(of: Option<&Variation>, files: &BTreeMap<String, String>) -> Result<Sets, Faults> {
        if let Some(name) = files.keys().find(|name| !NAMES.contains(&name.as_str())) {
            return Err(Faults::one(
                name.as_str(),
                format!("there is no such data file; there are {}", NAMES.join(", ")),
            ));
        }
        let mut sets = Sets::default();
        for (set, own) in sets.0.iter_mut().zip(TEXTS) {
            let text = |i: usize| files.get(NAMES[i]).map_or(own[i], String::as_str);
            let read = checked(read(text(0), text(1))?)?;
            *set = Catalogue { variation: of.cloned(), ..read }.into();
        }
        Ok(sets)
    }
}

/// The contracts are those that are known by heart.
fn checked(set: Catalogue) -> Result<Catalogue, Faults> {
    let mut faults = Faults::default();
    let names: Vec<String> = Card::all().map(|card| card.to_string()).collect();
    if !set.contracts.iter().map(|c| &c.id).eq(&names) {
        faults.add(NAMES[1], format!("its contracts must be, in this order: {}", names.join(", ")));
    }
    faults.or(set)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::{Bonus, Cards, Sector};
    use crate::prism::Prisms;

    /// The counts the rulebook gives: 45 contracts, nine districts, three a sector, four agendas, 54 PRISM cards.
    #[test]
    fn every_box_is_complete() {
        for set in &Sets::default().0 {
            assert_eq!((set.contracts.len(), set.districts.len(), set.agendas.len()), (45, 9, 4));
            assert_eq!(set.of_sector.map(Cards::len), [15; 3]);
            assert_eq!(Prisms::of_each(set.prism_copies).len(), 54);
            let all = set.tally(set.all);
            assert_eq!(all.influence(), set.contracts.iter().map(|c| u16::from(c.influence)).sum::<u16>());
            assert_eq!(Bonus::ALL.map(|b| all.icons(b)), [6, 15, 9]);
            assert_eq!(Sector::ALL.map(|s| all.of_sector(s)), [15; 3]);
            assert_eq!(usize::from(all.cards()), set.all.len());
        }
    }

    #[test]
    fn every_edition_has_its_own_cards() {
        let sets = Sets::default();
        let abilities = |edition: &str| sets.of(edition).districts.iter().map(|d| d.trade.clone()).collect::<Vec<_>>();
        assert_ne!(abilities("0.9a-1"), abilities("0.9a-2"));
        assert_eq!(abilities("0.9a-2"), abilities(RiseToPower::newest()));
    }

    #[test]
    fn every_fault_is_reported_with_its_entry() {
        let [rulebook, community] = TEXTS[0];
        let broken =
            community.replace("cost = 11", "cost = 99").replace("district = \"arcology\"", "district = \"moon\"");
        let faults = read(rulebook, &broken).unwrap_err().to_string();
        for contract in ["transit_hub-5", "reef_depot-5", "solar_array-5"] {
            assert!(faults.contains(&format!("contract {contract}: cost is 99, must be 1 to 18")), "{faults}");
        }
        assert!(faults.contains("contract arcology-3: there is no district `moon`"), "{faults}");
        let unknown = community.replace("draw = 3", "conjure = 3");
        assert!(read(rulebook, &unknown).unwrap_err().to_string().contains("conjure"));
        let poor = rulebook.replace("hand = [2, 3, 4, 5]", "hand = [2, 3]");
        let faults = read(&poor, community).unwrap_err().to_string();
        assert!(faults.contains("rulebook.toml: seat_compensation: a hand for every seat of 3 players is needed"));
    }
}
