//! The data files, read once and checked: the catalogue that everything else looks things up in.

use crate::contract::{Bonus, Card, Cards, Contract, District, MOST_CARDS, Origin, Sector};
use crate::effect::{Effect, Measure};
use crate::grid::REACH;
use crate::prism::{Colour, MOST_COPIES};
use crate::tally::Tally;
use serde::Deserialize;
use starboard_core::fault::read_toml;
use starboard_core::order::map;
use starboard_core::{Faults, Variation};
use std::collections::BTreeMap;

/// Room for so many agendas.
pub(crate) const MOST_AGENDAS: usize = 4;
/// Room for so many contracts on the track.
pub(crate) const MOST_TRACK: usize = 4;

/// No contract costs more.
pub(crate) const MOST_COST: u8 = 18;

/// Everything the data files say, with what the rules look up ready to hand.
#[derive(Debug)]
pub struct Catalogue {
    /// Whose data they are, where they are not the program's.
    pub variation: Option<Variation>,
    /// The names of the sets, in the order of the files.
    pub sets: [String; 2],
    pub players: (u8, u8),
    pub plant: [u8; 3],
    pub plant_origin: Origin,
    pub prism_copies: u8,
    pub prism_copies_origin: Origin,
    /// By sector.
    pub colours: [Colour; 3],
    pub turn: Turn,
    pub long_game_contracts: u8,
    /// How many PRISM everybody is dealt with seat compensation, in order of play, by the number of players.
    pub compensated_hands: BTreeMap<u8, Vec<u8>>,
    pub districts: Vec<District>,
    pub contracts: Vec<Contract>,
    pub agendas: Vec<Agenda>,
    /// All contracts.
    pub all: Cards,
    /// By sector: its contracts.
    pub of_sector: [Cards; 3],
    /// By district: its contracts.
    pub of_district: Vec<Cards>,
    /// By contract: those it may be laid over, of the same district and with higher influence (RTP-17).
    pub covers: [Cards; MOST_CARDS],
    /// By number: the contracts with at least so many connections.
    pub connecting: [Cards; 4],
    /// By sector, then by sum: the contracts that cost no more.
    pub within: [[Cards; MOST_COST as usize + 1]; 3],
    /// By contract: what it shows.
    pub(crate) tallies: [Tally; MOST_CARDS],
}

/// An agenda: the first whose measure reaches the number takes it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agenda {
    pub id: String,
    pub influence: u8,
    pub measure: Measure,
    pub at_least: u8,
    pub origin: Origin,
}

/// The numbers of the turn and the end.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    pub contracts: u8,
    pub points: u8,
    pub track: u8,
    pub hand: u8,
    pub districts_to_end: u8,
    pub upgrade_bonus: u8,
    pub origin: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RulebookFile {
    set: String,
    players: PlayersEntry,
    plant: PlantEntry,
    prism: PrismEntry,
    sectors: SectorsEntry,
    turn: Turn,
    long_game: LongGameEntry,
    seat_compensation: CompensationEntry,
}

#[derive(Deserialize)]
struct PlayersEntry {
    min: u8,
    max: u8,
}

#[derive(Deserialize)]
struct PlantEntry {
    draw: u8,
    capacity: u8,
    connections: u8,
    origin: Origin,
}

#[derive(Deserialize)]
struct PrismEntry {
    copies_of_each: u8,
    copies_of_each_origin: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SectorsEntry {
    residential: Colour,
    offshore: Colour,
    space: Colour,
}

#[derive(Deserialize)]
struct LongGameEntry {
    contracts: u8,
}

#[derive(Deserialize)]
struct CompensationEntry {
    hand: Hands,
}

/// The hands in order of play: one list for any number of players, or one for each.
#[derive(Deserialize)]
#[serde(untagged)]
enum Hands {
    Always(Vec<u8>),
    By(BTreeMap<String, Vec<u8>>),
}

impl Hands {
    fn of(&self, players: u8) -> Vec<u8> {
        let hands = match self {
            Hands::Always(hands) => hands.as_slice(),
            Hands::By(by) => by.get(&players.to_string()).map_or(&[][..], Vec::as_slice),
        };
        hands.iter().take(usize::from(players)).copied().collect()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CommunityFile {
    set: String,
    district: Vec<DistrictEntry>,
    contract: Vec<ContractEntry>,
    agenda: Vec<Agenda>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DistrictEntry {
    id: String,
    sector: Sector,
    bonus: Bonus,
    trade: Vec<Effect>,
    origin: Origin,
    name_origin: Option<Origin>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ContractEntry {
    id: String,
    district: String,
    influence: u8,
    icons: u8,
    cost: u8,
    origin: Origin,
    influence_origin: Option<Origin>,
}

/// Reads both files; every fault is reported with its entry.
pub(crate) fn read(rulebook: &str, community: &str) -> Result<Catalogue, Faults> {
    let base: RulebookFile = read_toml("rulebook.toml", rulebook)?;
    let file: CommunityFile = read_toml("community.toml", community)?;
    let mut faults = Faults::default();
    let districts: Vec<District> = file.district.into_iter().map(District::from).collect();
    let contracts = contracts(file.contract, &districts, &mut faults);
    let (min, max) = (base.players.min, base.players.max);
    let hands = map((min..=max).map(|players| (players, base.seat_compensation.hand.of(players))));
    let mut set = Catalogue {
        variation: None,
        sets: [base.set, file.set],
        players: (min, max),
        plant: [base.plant.draw, base.plant.capacity, base.plant.connections],
        plant_origin: base.plant.origin,
        prism_copies: base.prism.copies_of_each,
        prism_copies_origin: base.prism.copies_of_each_origin,
        colours: [base.sectors.residential, base.sectors.offshore, base.sectors.space],
        turn: base.turn,
        long_game_contracts: base.long_game.contracts,
        compensated_hands: hands,
        districts,
        contracts,
        agendas: file.agenda,
        all: Cards::NONE,
        of_sector: [Cards::NONE; 3],
        of_district: Vec::new(),
        covers: [Cards::NONE; MOST_CARDS],
        connecting: [Cards::NONE; 4],
        within: [[Cards::NONE; MOST_COST as usize + 1]; 3],
        tallies: [Tally::default(); MOST_CARDS],
    };
    set.check(&mut faults);
    if faults.is_empty() {
        set.index();
    }
    faults.or(set)
}

impl From<DistrictEntry> for District {
    fn from(e: DistrictEntry) -> District {
        District {
            id: e.id,
            sector: e.sector,
            bonus: e.bonus,
            trade: e.trade,
            origin: e.origin,
            name_origin: e.name_origin.unwrap_or(e.origin),
        }
    }
}

fn contracts(entries: Vec<ContractEntry>, districts: &[District], faults: &mut Faults) -> Vec<Contract> {
    let mut read = Vec::with_capacity(entries.len());
    for entry in entries {
        let at = format!("community.toml: contract {}", entry.id);
        let Some(index) = districts.iter().position(|d| d.id == entry.district) else {
            faults.add(at, format!("there is no district `{}`", entry.district));
            continue;
        };
        let number = |what: &str, n: u8, low: u8, high: u8, faults: &mut Faults| {
            if !(low..=high).contains(&n) {
                faults.add(at.clone(), format!("{what} is {n}, must be {low} to {high}"));
            }
        };
        number("influence", entry.influence, 1, 7, faults);
        number("icons", entry.icons, 0, 3, faults);
        number("cost", entry.cost, 1, MOST_COST, faults);
        if read.iter().any(|c: &Contract| c.id == entry.id) {
            faults.add(at.clone(), "the id is used twice");
        }
        if read.iter().any(|c: &Contract| usize::from(c.district) == index && c.influence == entry.influence) {
            faults.add(at, "two contracts of one district have this influence, so neither could upgrade the other");
        }
        read.push(Contract {
            id: entry.id,
            district: index as u8,
            sector: districts[index].sector,
            influence: entry.influence,
            bonus: districts[index].bonus,
            icons: entry.icons,
            cost: entry.cost,
            origin: entry.origin,
            influence_origin: entry.influence_origin.unwrap_or(entry.origin),
        });
    }
    read
}

impl Catalogue {
    /// What is printed on a contract.
    #[inline]
    pub fn face(&self, card: Card) -> &Contract {
        &self.contracts[usize::from(card.0)]
    }

    /// The hands that so many players are dealt with seat compensation, in order of play (RTP-41).
    pub fn compensated(&self, players: u8) -> &[u8] {
        self.compensated_hands.get(&players).map_or(&[], Vec::as_slice)
    }

    /// The colour of PRISM that powers a sector.
    #[inline]
    pub fn colour(&self, sector: Sector) -> Colour {
        self.colours[sector as usize]
    }

    fn check(&self, faults: &mut Faults) {
        let mut limit = |what: &str, n: usize, most: usize| {
            if n > most || n == 0 {
                faults.add("data", format!("{what}: {n}, must be 1 to {most}"));
            }
        };
        limit("contracts", self.contracts.len(), MOST_CARDS);
        limit("agendas", self.agendas.len(), MOST_AGENDAS);
        limit("track", usize::from(self.turn.track), MOST_TRACK);
        limit("copies of each PRISM card", usize::from(self.prism_copies), usize::from(MOST_COPIES));
        limit("players", usize::from(self.players.1), 4);
        let lines = self.contracts.iter().filter(|c| c.bonus == Bonus::Connections).map(|c| c.icons).sum::<u8>();
        let furthest = self.plant[Bonus::Connections as usize] + lines + 1;
        limit("the furthest cell a network could reach", usize::from(furthest), REACH as usize);
        for (players, hands) in &self.compensated_hands {
            if hands.len() < usize::from(*players) {
                let why = format!("a hand for every seat of {players} players is needed");
                faults.add("rulebook.toml: seat_compensation", why);
            }
        }
    }

    fn index(&mut self) {
        self.of_district = vec![Cards::NONE; self.districts.len()];
        for (i, contract) in self.contracts.iter().enumerate() {
            let card = Card(i as u8);
            self.all.add(card);
            self.of_sector[contract.sector as usize].add(card);
            self.of_district[usize::from(contract.district)].add(card);
            let below = |over: &Contract| over.district == contract.district && over.influence > contract.influence;
            let over = self.contracts.iter().enumerate().filter(|(_, over)| below(over));
            self.covers[i] = over.map(|(i, _)| Card(i as u8)).collect();
            self.tallies[i] = Tally::of(contract);
            let connections = if contract.bonus == Bonus::Connections { contract.icons } else { 0 };
            self.connecting[..=usize::from(connections)].iter_mut().for_each(|cards| cards.add(card));
            let enough = &mut self.within[contract.sector as usize][usize::from(contract.cost)..];
            enough.iter_mut().for_each(|cards| cards.add(card));
        }
    }
}
