//! A table as people write it in a position file. What is not said is default: pieces not named are in the reserve, cards not
//! named in their decks.

mod asked;
mod read;

use crate::GalacticRebellion;
use crate::catalogue::{ActionId, Catalogue, MissionId, TechnologyId};
use crate::piece::{Crew, Good, Planet, Spot, Token, Worker};
use crate::setup::all_pieces;
use crate::state::{Borrowed, Frame, Phase, RebelFleet, Sheet, State, TechnologySet};
use serde::{Deserialize, Serialize};
use starboard_core::order::map;
use starboard_core::{Bag, Seat, SeatSet};
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    pub round: u8,
    pub phase: Phase,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub cursor: u8,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub within: u8,
    /// The tiles that have yet to act in the technology phase, of the seat whose turn it is.
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub technologies_left: TechnologySet,
    pub order: Vec<Seat>,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub mission_performed: bool,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub mission_surcharge: u8,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub first_at_missions: Option<Seat>,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub war_target: Option<Seat>,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub conceded: SeatSet,
    /// Sentinels in the supply; all that are on no planet if it is not said.
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub sentinels: Option<u8>,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub imperial_fleets: Option<u8>,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub action: Option<ActionId>,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub goods_shown: Vec<Good>,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub missions_shown: Vec<MissionId>,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub technologies_shown: Vec<TechnologyId>,
    /// Cards put back under the decks, the next first.
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub missions_under: Vec<MissionId>,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub actions_under: Vec<ActionId>,
    /// The technologies face down; all of this epoch and later that are nowhere else if it is not said.
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub technology_piles: Option<Vec<TechnologyId>>,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub initiative: Vec<Token>,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub influence: Vec<Token>,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub influence_x: Option<Token>,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub influence_y: Option<Token>,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub goods: Vec<Token>,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub research: Vec<Token>,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub war: Vec<Token>,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub training: BTreeMap<Spot, Token>,
    /// Face-down cards by kind; all that are nowhere else if it is not said.
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub mission_deck: Option<BTreeMap<MissionId, u8>>,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub action_deck: Option<BTreeMap<ActionId, u8>>,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub goods_pool: Option<BTreeMap<Good, u8>>,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub rebel_fleet: Option<RebelFleet>,
    pub planets: BTreeMap<Planet, WorldPosition>,
    pub players: Vec<PlayerPosition>,
    /// The pending decisions, the one asked last; found from the phase if it is not said.
    #[serde(skip_serializing_if = "starboard_core::is_default", with = "asked")]
    pub asked: Vec<Frame>,
}

impl Default for Position {
    fn default() -> Self {
        Position {
            round: 1,
            phase: Phase::Placing,
            cursor: 0,
            within: 0,
            technologies_left: TechnologySet::default(),
            order: Vec::new(),
            mission_performed: false,
            mission_surcharge: 0,
            first_at_missions: None,
            war_target: None,
            conceded: SeatSet::EMPTY,
            sentinels: None,
            imperial_fleets: None,
            action: None,
            goods_shown: Vec::new(),
            missions_shown: Vec::new(),
            technologies_shown: Vec::new(),
            missions_under: Vec::new(),
            actions_under: Vec::new(),
            technology_piles: None,
            initiative: Vec::new(),
            influence: Vec::new(),
            influence_x: None,
            influence_y: None,
            goods: Vec::new(),
            research: Vec::new(),
            war: Vec::new(),
            training: BTreeMap::new(),
            mission_deck: None,
            action_deck: None,
            goods_pool: None,
            rebel_fleet: None,
            planets: BTreeMap::new(),
            players: Vec::new(),
            asked: Vec::new(),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WorldPosition {
    /// The id of its power tile; the planet's number if it is not said.
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub tile: Option<String>,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub sentinels: u8,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub imperial_fleet: bool,
    pub lab: bool,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub route: Option<Seat>,
    /// By seat.
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub workers: Vec<Crew>,
}

impl Default for WorldPosition {
    fn default() -> Self {
        WorldPosition { tile: None, sentinels: 0, imperial_fleet: false, lab: true, route: None, workers: Vec::new() }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerPosition {
    pub credits: u16,
    pub cubes: u8,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub hand: Crew,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub missions: Crew,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub senate: Crew,
    /// All pieces that are nowhere else if it is not said.
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub reserve: Option<Crew>,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub against_sentinels: Borrowed,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub against_factions: Borrowed,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub goods: BTreeMap<Good, u8>,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub technologies: TechnologySet,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub used: TechnologySet,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub performed: Vec<MissionId>,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub sheet: Sheet,
}

impl Default for PlayerPosition {
    fn default() -> Self {
        PlayerPosition {
            credits: 0,
            cubes: 3,
            hand: Crew::EMPTY,
            missions: Crew::EMPTY,
            senate: Crew::EMPTY,
            reserve: None,
            against_sentinels: Borrowed::default(),
            against_factions: Borrowed::default(),
            goods: BTreeMap::new(),
            technologies: TechnologySet::default(),
            used: TechnologySet::default(),
            performed: Vec::new(),
            sheet: Sheet::default(),
        }
    }
}

// ---- what is left when everything on the table is taken away

/// The seat's pieces that are nowhere on the table; what the table has too many of comes back as the second crew.
fn left_in_reserve(cards: &Catalogue, s: &State, seat: Seat) -> (Crew, Crew) {
    let player = s.player(seat);
    // One rebel marks the turn order.
    let mut used = Crew::of(Worker::Rebel, 1);
    used.absorb(player.hand);
    used.absorb(player.missions);
    used.absorb(player.senate);
    for world in &s.worlds {
        used.absorb(world.crews[seat.index()]);
    }
    let tracks = [&s.initiative[..], &s.influence, &s.goods, &s.research, &s.war];
    let alone = s.training.iter().flatten().chain(&s.influence_x).chain(&s.influence_y);
    for token in tracks.into_iter().flatten().chain(alone).filter(|t| t.seat == seat) {
        used.add(token.worker, 1);
    }
    if s.rebel_fleet.is_some_and(|f| f.owner == seat && f.marked) {
        used.add(Worker::Rebel, 1);
    }
    let all = all_pieces(cards);
    (all.without(used), used.without(all))
}

fn left_in_pool(cards: &Catalogue, s: &State) -> Bag<{ Good::COUNT }> {
    let mut pool = Bag::new();
    for good in Good::ALL {
        let held: u8 = s.players.iter().map(|p| p.goods[good.index()]).sum();
        let shown = s.goods_shown.iter().filter(|g| **g == good).count() as u8;
        pool.add_many(good as u8, cards.board.pieces.goods_of_a_kind.saturating_sub(held + shown));
    }
    pool
}

fn left_in_piles(cards: &Catalogue, s: &State) -> Bag<{ crate::catalogue::TECHNOLOGIES }> {
    let mut piles = cards.technology_bag(s.epoch());
    let owned = s.players.iter().flat_map(|p| p.technologies.iter());
    for t in s.technologies_shown.iter().copied().chain(owned) {
        if piles.has(t.0) {
            piles.remove(t.0);
        }
    }
    piles
}

/// A deck without the cards seen elsewhere.
fn left_of<const K: usize>(mut deck: Bag<K>, seen: impl Iterator<Item = u8>) -> Bag<K> {
    for kind in seen {
        if deck.has(kind) {
            deck.remove(kind);
        }
    }
    deck
}

fn missions_seen(s: &State) -> impl Iterator<Item = u8> {
    let performed = s.players.iter().flat_map(|p| &p.performed);
    s.missions_shown.iter().chain(performed).map(|m| m.0).chain(s.mission_deck.under.iter().copied())
}

fn actions_seen(s: &State) -> impl Iterator<Item = u8> {
    s.action.iter().map(|a| a.0).chain(s.action_deck.under.iter().copied())
}

// ---- writing

impl GalacticRebellion {
    pub(crate) fn position_of(&self, s: &State) -> Position {
        let cards = &self.cards;
        let missions = left_of(cards.mission_bag(), missions_seen(s));
        let actions = left_of(cards.action_bag(), actions_seen(s));
        let on_planets: u8 = s.worlds.iter().map(|w| w.sentinels).sum();
        let fleets = s.blockades.len();
        let players = Seat::all(self.seats).map(|seat| {
            let p = s.player(seat);
            PlayerPosition {
                credits: p.credits,
                cubes: p.cubes,
                hand: p.hand,
                missions: p.missions,
                senate: p.senate,
                reserve: (p.reserve != left_in_reserve(cards, s, seat).0).then_some(p.reserve),
                against_sentinels: p.against_sentinels,
                against_factions: p.against_factions,
                goods: map(Good::ALL.into_iter().map(|g| (g, p.goods[g.index()])).filter(|(_, n)| *n > 0)),
                technologies: p.technologies,
                used: p.used,
                performed: p.performed.to_vec(),
                sheet: p.sheet,
            }
        });
        let planets = Planet::ALL.into_iter().map(|planet| {
            let w = s.world(planet);
            let workers = match (0..self.seats).rev().find(|i| !w.crews[*i].is_empty()) {
                Some(last) => w.crews[..=last].to_vec(),
                None => Vec::new(),
            };
            let world = WorldPosition {
                tile: (usize::from(w.tile) != planet.index())
                    .then(|| cards.board.tiles[usize::from(w.tile)].id.clone()),
                sentinels: w.sentinels,
                imperial_fleet: s.has_imperial_fleet(planet),
                lab: w.lab,
                route: s.route(planet),
                workers,
            };
            (planet, world)
        });
        Position {
            round: s.round,
            phase: s.phase,
            cursor: s.cursor,
            within: s.within,
            technologies_left: s.technologies_left,
            order: s.order.to_vec(),
            mission_performed: s.mission_performed,
            mission_surcharge: s.mission_surcharge,
            first_at_missions: s.first_at_missions,
            war_target: s.war_target,
            conceded: s.conceded,
            sentinels: (s.sentinels != cards.board.pieces.sentinels.saturating_sub(on_planets)).then_some(s.sentinels),
            imperial_fleets: (s.imperial_fleets != cards.board.pieces.imperial_fleets.saturating_sub(fleets))
                .then_some(s.imperial_fleets),
            action: s.action,
            goods_shown: s.goods_shown.to_vec(),
            missions_shown: s.missions_shown.to_vec(),
            technologies_shown: s.technologies_shown.to_vec(),
            missions_under: s.mission_deck.under.iter().map(|k| MissionId(*k)).collect(),
            actions_under: s.action_deck.under.iter().map(|k| ActionId(*k)).collect(),
            technology_piles: (s.technology_piles != left_in_piles(cards, s))
                .then(|| s.technology_piles.iter().map(|(k, _)| TechnologyId(k)).collect()),
            initiative: s.initiative.to_vec(),
            influence: s.influence.to_vec(),
            influence_x: s.influence_x,
            influence_y: s.influence_y,
            goods: s.goods.to_vec(),
            research: s.research.to_vec(),
            war: s.war.to_vec(),
            training: map(Spot::TRAINING.into_iter().zip(s.training).filter_map(|(spot, t)| Some((spot, t?)))),
            mission_deck: (s.mission_deck.rest != missions)
                .then(|| map(s.mission_deck.rest.iter().map(|(k, n)| (MissionId(k), n)))),
            action_deck: (s.action_deck.rest != actions)
                .then(|| map(s.action_deck.rest.iter().map(|(k, n)| (ActionId(k), n)))),
            goods_pool: (s.goods_pool != left_in_pool(cards, s))
                .then(|| map(s.goods_pool.iter().map(|(k, n)| (Good::ALL[usize::from(k)], n)))),
            rebel_fleet: s.rebel_fleet,
            planets: map(planets),
            players: players.collect(),
            asked: s.stack.to_vec(),
        }
    }
}
