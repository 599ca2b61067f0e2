//! The whole truth of a table, flat: small integers and fixed arrays, nothing on the heap.

use crate::catalogue::{ActionId, IMPERIAL_ACTIONS, MISSIONS, MissionId, TECHNOLOGIES, TechnologyId};
use crate::effect::Foe;
pub use crate::frame::{FRESH, Frame, Run};
use crate::piece::{Crew, Good, Planet, Spot, Token, Worker, named};
use crate::places::SpotSet;
use crate::planets::PlanetSet;
use crate::row::Row;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use starboard_core::{Bag, Chance, Seat, SeatSet};
use std::fmt;
use ts_rs::TS;

pub const SEATS: usize = 5;

named! {
    /// Where the round stands.
    Phase, "a phase" {
        Settling = "settling",
        Placing = "placing",
        Initiative = "initiative",
        Influence = "influence",
        Goods = "goods",
        Missions = "missions",
        Research = "research",
        War = "war",
        Specialists = "specialists",
        Senate = "senate",
        Income = "income",
        Technology = "technology",
        GalacticWar = "galactic_war",
        Scoring = "scoring",
        Refresh = "refresh",
        Over = "over",
    }
}

/// A set of technology tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TechnologySet(pub u64);

impl TechnologySet {
    #[inline]
    pub fn has(self, t: TechnologyId) -> bool {
        self.0 & (1 << t.0) != 0
    }

    #[inline]
    pub fn insert(&mut self, t: TechnologyId) {
        self.0 |= 1 << t.0;
    }

    #[inline]
    pub fn remove(&mut self, t: TechnologyId) {
        self.0 &= !(1 << t.0);
    }

    #[inline]
    pub fn without(self, other: TechnologySet) -> TechnologySet {
        TechnologySet(self.0 & !other.0)
    }

    #[inline]
    pub fn with(self, other: TechnologySet) -> TechnologySet {
        TechnologySet(self.0 | other.0)
    }

    #[inline]
    pub fn both(self, other: TechnologySet) -> TechnologySet {
        TechnologySet(self.0 & other.0)
    }

    /// Are there at least two?
    #[inline]
    pub fn are_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In the order of the printed list.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = TechnologyId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let t = left.trailing_zeros() as u8;
                left &= left - 1;
                TechnologyId(t)
            })
        })
    }
}

impl fmt::Debug for TechnologySet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for TechnologySet {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for TechnologySet {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let mut set = TechnologySet::default();
        for t in Vec::<TechnologyId>::deserialize(d)? {
            set.insert(t);
        }
        Ok(set)
    }
}

/// Victory points by where they came from; the first six are by epoch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Sheet {
    pub planets: [u8; 3],
    pub senate: [u8; 3],
    pub technologies: u16,
    pub missions: u16,
    pub economy: u16,
}

impl Sheet {
    #[inline]
    pub fn total(&self) -> u16 {
        let epochs: u16 = self.planets.iter().chain(&self.senate).map(|n| u16::from(*n)).sum();
        epochs + self.technologies + self.missions + self.economy
    }
}

/// Cubes that help for one round's attacks: those of this round's war track and those of the next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Borrowed {
    pub now: u8,
    pub next: u8,
}

/// A faction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Unused pieces.
    pub reserve: Crew,
    /// Workers to place; while tracks are resolved, those for the next round.
    pub hand: Crew,
    pub missions: Crew,
    pub senate: Crew,
    pub credits: u16,
    pub cubes: u8,
    pub against_sentinels: Borrowed,
    pub against_factions: Borrowed,
    /// Good tiles by kind.
    pub goods: [u8; Good::COUNT],
    /// How many workers it has on each planet; which they are is kept with the planets.
    pub workers: [u8; Planet::COUNT],
    /// The planets whose trade routes are the faction's.
    pub routes: PlanetSet,
    pub technologies: TechnologySet,
    /// One-time technologies that have happened.
    pub used: TechnologySet,
    pub performed: Row<MissionId, 24>,
    pub sheet: Sheet,
}

impl Player {
    pub fn borrowed(&mut self, foe: Foe) -> &mut Borrowed {
        match foe {
            Foe::Sentinels => &mut self.against_sentinels,
            Foe::Factions => &mut self.against_factions,
        }
    }
}

/// A planet and what is on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct World {
    /// Its power tile, by place in the catalogue.
    pub tile: u8,
    pub sentinels: u8,
    /// Is the lab still there?
    pub lab: bool,
    pub crews: [Crew; SEATS],
}

/// The one rebel fleet, once it has been built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RebelFleet {
    pub planet: Planet,
    pub owner: Seat,
    /// Is one of the owner's rebels with it as a marker? Not if the reserve was empty.
    #[serde(default)]
    pub marked: bool,
}

/// A face-down deck: an unordered rest, and under it the cards that were put back, which everybody saw, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Deck<const K: usize> {
    pub rest: Bag<K>,
    pub under: Row<u8, 25>,
}

impl<const K: usize> Deck<K> {
    pub fn draw(&mut self, space: u8, chance: &mut impl Chance) -> Option<u8> {
        if !self.rest.is_empty() {
            return Some(self.rest.draw(space, chance));
        }
        (!self.under.is_empty()).then(|| self.under.remove(0))
    }

    pub fn len(&self) -> usize {
        self.rest.len() + self.under.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub round: u8,
    pub phase: Phase,
    /// How far the phase has come: seats of the turn order, spaces of a track, planets.
    pub cursor: u8,
    /// How far within the cursor's seat: technologies.
    pub within: u8,
    /// The tiles of the cursor's seat that have yet to act in this technology phase.
    pub technologies_left: TechnologySet,
    pub order: Row<Seat, SEATS>,
    pub players: [Player; SEATS],
    pub worlds: [World; Planet::COUNT],
    /// The planets with an imperial fleet.
    pub blockades: PlanetSet,
    pub rebel_fleet: Option<RebelFleet>,
    /// Sentinels and imperial fleets in the supply.
    pub sentinels: u8,
    pub imperial_fleets: u8,

    pub initiative: Row<Token, SEATS>,
    /// Workers yet to land; the cursor says how many have.
    pub influence: Row<Token, 11>,
    pub influence_x: Option<Token>,
    pub influence_y: Option<Token>,
    pub goods: Row<Token, 8>,
    pub research: Row<Token, 8>,
    pub war: Row<Token, 8>,
    pub training: [Option<Token>; Spot::TRAINING.len()],
    /// The spots that have no room left for anybody.
    pub full: SpotSet,

    pub goods_shown: Row<Good, 8>,
    pub goods_pool: Bag<{ Good::COUNT }>,
    pub missions_shown: Row<MissionId, 3>,
    pub mission_deck: Deck<MISSIONS>,
    /// Has a mission been performed this round?
    pub mission_performed: bool,
    pub technologies_shown: Row<TechnologyId, 8>,
    /// Face-down tiles of all epochs.
    pub technology_piles: Bag<TECHNOLOGIES>,
    pub action: Option<ActionId>,
    pub action_deck: Deck<IMPERIAL_ACTIONS>,

    /// What missions cost on top, until one is performed.
    pub mission_surcharge: u8,
    pub first_at_missions: Option<Seat>,
    /// Whom the sentinels of the cursor's planet attack in the galactic war.
    pub war_target: Option<Seat>,
    pub conceded: SeatSet,
    pub stack: Row<Frame, 8>,
}

impl State {
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    #[inline]
    pub fn world(&self, planet: Planet) -> &World {
        &self.worlds[planet.index()]
    }

    #[inline]
    pub fn world_mut(&mut self, planet: Planet) -> &mut World {
        &mut self.worlds[planet.index()]
    }

    #[inline]
    pub fn crew(&self, planet: Planet, seat: Seat) -> &Crew {
        &self.worlds[planet.index()].crews[seat.index()]
    }

    /// How many workers each seat has on a planet.
    #[inline]
    pub fn workers(&self, planet: Planet) -> [u8; SEATS] {
        std::array::from_fn(|seat| self.players[seat].workers[planet.index()])
    }

    #[inline]
    pub(crate) fn add_workers(&mut self, planet: Planet, seat: Seat, worker: Worker, n: u8) {
        self.worlds[planet.index()].crews[seat.index()].add(worker, n);
        self.players[seat.index()].workers[planet.index()] += n;
    }

    /// Takes up to `n` workers off a planet; says how many.
    #[inline]
    pub(crate) fn take_workers(&mut self, planet: Planet, seat: Seat, worker: Worker, n: u8) -> u8 {
        let taken = self.worlds[planet.index()].crews[seat.index()].take(worker, n);
        self.players[seat.index()].workers[planet.index()] -= taken;
        taken
    }

    /// Puts another crew on a planet, in the place of the one that is there and that it gives back.
    pub(crate) fn replace_crew(&mut self, planet: Planet, seat: Seat, crew: Crew) -> Crew {
        self.players[seat.index()].workers[planet.index()] = crew.total();
        std::mem::replace(&mut self.worlds[planet.index()].crews[seat.index()], crew)
    }

    #[inline]
    pub fn seats(&self) -> usize {
        self.order.len()
    }

    /// 1, 2 or 3.
    #[inline]
    pub fn epoch(&self) -> u8 {
        match self.round {
            ..=3 => 1,
            4..=6 => 2,
            _ => 3,
        }
    }

    /// May the seat's workers enter and attack there? (GR-22, GR-22b, GR-59)
    #[inline]
    pub fn is_open(&self, planet: Planet, seat: Seat) -> bool {
        self.open_to(seat).has(planet)
    }

    /// The planets that the seat's workers may enter.
    #[inline]
    pub fn open_to(&self, seat: Seat) -> PlanetSet {
        let rivals = self.rebel_fleet.filter(|f| f.owner != seat).map(|f| f.planet);
        (!self.blockades).without(rivals)
    }

    /// May sentinels enter? (GR-22)
    #[inline]
    pub fn admits_sentinels(&self, planet: Planet) -> bool {
        self.admitting().has(planet)
    }

    /// The planets that sentinels may enter.
    #[inline]
    pub fn admitting(&self) -> PlanetSet {
        PlanetSet::ALL.without(self.rebel_fleet.map(|f| f.planet))
    }

    /// The planets with sentinels.
    #[inline]
    pub fn guarded(&self) -> PlanetSet {
        PlanetSet::of(|i| self.worlds[i].sentinels > 0)
    }

    /// The planets with workers of the seat.
    #[inline]
    pub fn manned_by(&self, seat: Seat) -> PlanetSet {
        PlanetSet::of_bytes(self.player(seat).workers)
    }

    /// The planets with workers.
    #[inline]
    pub fn manned(&self) -> PlanetSet {
        let workers = self.players.iter().map(|player| u64::from_le_bytes(player.workers));
        PlanetSet::of_bytes(workers.fold(0, |all, workers| all | workers).to_le_bytes())
    }

    #[inline]
    pub fn has_imperial_fleet(&self, planet: Planet) -> bool {
        self.blockades.has(planet)
    }

    /// Who holds the trade route of a planet.
    #[inline]
    pub fn route(&self, planet: Planet) -> Option<Seat> {
        Seat::all(SEATS).find(|seat| self.player(*seat).routes.has(planet))
    }

    /// The trade routes that somebody holds.
    #[inline]
    pub fn routes(&self) -> PlanetSet {
        self.players.iter().fold(PlanetSet::NONE, |all, player| all | player.routes)
    }

    /// Units of a good a seat holds: its tiles, and two for the route.
    #[inline]
    pub fn units(&self, seat: Seat, good: Good) -> u8 {
        self.all_units(seat)[good.index()]
    }

    #[inline]
    pub fn all_units(&self, seat: Seat) -> [u8; Good::COUNT] {
        self.packed_units(seat).to_le_bytes()
    }

    /// The same in a word, the first good's units in the lowest byte.
    #[inline]
    pub fn packed_units(&self, seat: Seat) -> u64 {
        let player = self.player(seat);
        u64::from_le_bytes(player.goods) + 2 * player.routes.bytes()
    }

    /// The seat's rivals, in seat order.
    #[inline]
    pub fn rivals(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats()).filter(move |s| *s != seat)
    }

    /// The order at the mission track: the double agent's owner first (GR-55).
    #[inline]
    pub fn mission_order(&self, place: usize) -> Seat {
        match self.first_at_missions {
            None => self.order[place],
            Some(first) if place == 0 => first,
            Some(first) => {
                let mut others = self.order.iter().filter(|s| **s != first);
                *others.nth(place - 1).unwrap_or(&first)
            }
        }
    }
}
