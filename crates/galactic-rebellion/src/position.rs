//! A table as people write it in a position file. What is not said is default: pieces not named are in the reserve, cards not
//! named in their decks.

use crate::GalacticRebellion;
use crate::catalogue::{ActionId, Catalogue, MissionId, TechnologyId};
use crate::piece::{Crew, Good, Planet, Spot, Token, Worker};
use crate::play::Play;
use crate::setup::all_pieces;
use crate::state::{Borrowed, Frame, Phase, RebelFleet, Sheet, State, TechnologySet};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use starboard_core::{Bag, Chance, Faults, Odds, Seat, SeatSet, Silent};
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    pub round: u8,
    pub phase: Phase,
    #[serde(skip_serializing_if = "is_default")]
    pub cursor: u8,
    #[serde(skip_serializing_if = "is_default")]
    pub within: u8,
    pub order: Vec<Seat>,
    #[serde(skip_serializing_if = "is_default")]
    pub mission_performed: bool,
    #[serde(skip_serializing_if = "is_default")]
    pub mission_surcharge: u8,
    #[serde(skip_serializing_if = "is_default")]
    pub first_at_missions: Option<Seat>,
    #[serde(skip_serializing_if = "is_default")]
    pub war_target: Option<Seat>,
    #[serde(skip_serializing_if = "is_default")]
    pub conceded: SeatSet,
    /// Sentinels in the supply; all that are on no planet if it is not said.
    #[serde(skip_serializing_if = "is_default")]
    pub sentinels: Option<u8>,
    #[serde(skip_serializing_if = "is_default")]
    pub imperial_fleets: Option<u8>,
    #[serde(skip_serializing_if = "is_default")]
    pub action: Option<ActionId>,
    #[serde(skip_serializing_if = "is_default")]
    pub goods_shown: Vec<Good>,
    #[serde(skip_serializing_if = "is_default")]
    pub missions_shown: Vec<MissionId>,
    #[serde(skip_serializing_if = "is_default")]
    pub technologies_shown: Vec<TechnologyId>,
    /// Cards put back under the decks, the next first.
    #[serde(skip_serializing_if = "is_default")]
    pub missions_under: Vec<MissionId>,
    #[serde(skip_serializing_if = "is_default")]
    pub actions_under: Vec<ActionId>,
    /// The technologies face down; all of this epoch and later that are nowhere else if it is not said.
    #[serde(skip_serializing_if = "is_default")]
    pub technology_piles: Option<Vec<TechnologyId>>,
    #[serde(skip_serializing_if = "is_default")]
    pub initiative: Vec<Token>,
    #[serde(skip_serializing_if = "is_default")]
    pub influence: Vec<Token>,
    #[serde(skip_serializing_if = "is_default")]
    pub influence_x: Option<Token>,
    #[serde(skip_serializing_if = "is_default")]
    pub influence_y: Option<Token>,
    #[serde(skip_serializing_if = "is_default")]
    pub goods: Vec<Token>,
    #[serde(skip_serializing_if = "is_default")]
    pub research: Vec<Token>,
    #[serde(skip_serializing_if = "is_default")]
    pub war: Vec<Token>,
    #[serde(skip_serializing_if = "is_default")]
    pub training: BTreeMap<Spot, Token>,
    /// Face-down cards by kind; all that are nowhere else if it is not said.
    #[serde(skip_serializing_if = "is_default")]
    pub mission_deck: Option<BTreeMap<MissionId, u8>>,
    #[serde(skip_serializing_if = "is_default")]
    pub action_deck: Option<BTreeMap<ActionId, u8>>,
    #[serde(skip_serializing_if = "is_default")]
    pub goods_pool: Option<BTreeMap<Good, u8>>,
    #[serde(skip_serializing_if = "is_default")]
    pub rebel_fleet: Option<RebelFleet>,
    pub planets: BTreeMap<Planet, WorldPosition>,
    pub players: Vec<PlayerPosition>,
    /// The pending decisions, the one asked last; found from the phase if it is not said.
    #[serde(skip_serializing_if = "is_default")]
    pub asked: Vec<Frame>,
}

impl Default for Position {
    fn default() -> Self {
        Position {
            round: 1,
            phase: Phase::Placing,
            cursor: 0,
            within: 0,
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
    #[serde(skip_serializing_if = "is_default")]
    pub tile: Option<String>,
    #[serde(skip_serializing_if = "is_default")]
    pub sentinels: u8,
    #[serde(skip_serializing_if = "is_default")]
    pub imperial_fleet: bool,
    pub lab: bool,
    #[serde(skip_serializing_if = "is_default")]
    pub route: Option<Seat>,
    /// By seat.
    #[serde(skip_serializing_if = "is_default")]
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
    #[serde(skip_serializing_if = "is_default")]
    pub hand: Crew,
    #[serde(skip_serializing_if = "is_default")]
    pub missions: Crew,
    #[serde(skip_serializing_if = "is_default")]
    pub senate: Crew,
    /// All pieces that are nowhere else if it is not said.
    #[serde(skip_serializing_if = "is_default")]
    pub reserve: Option<Crew>,
    #[serde(skip_serializing_if = "is_default")]
    pub against_sentinels: Borrowed,
    #[serde(skip_serializing_if = "is_default")]
    pub against_factions: Borrowed,
    #[serde(skip_serializing_if = "is_default")]
    pub goods: BTreeMap<Good, u8>,
    #[serde(skip_serializing_if = "is_default")]
    pub technologies: TechnologySet,
    #[serde(skip_serializing_if = "is_default")]
    pub used: TechnologySet,
    #[serde(skip_serializing_if = "is_default")]
    pub performed: Vec<MissionId>,
    #[serde(skip_serializing_if = "is_default")]
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

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
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
        let cards = self.cards;
        let unless = |same: bool| !same;
        let bag = |pairs: Vec<(u8, u8)>| pairs;
        let missions = left_of(cards.mission_bag(), missions_seen(s));
        let actions = left_of(cards.action_bag(), actions_seen(s));
        let on_planets: u8 = s.worlds.iter().map(|w| w.sentinels).sum();
        let fleets = s.worlds.iter().filter(|w| w.imperial_fleet).count() as u8;
        let players = Seat::all(self.seats).map(|seat| {
            let p = s.player(seat);
            PlayerPosition {
                credits: p.credits,
                cubes: p.cubes,
                hand: p.hand,
                missions: p.missions,
                senate: p.senate,
                reserve: unless(p.reserve == left_in_reserve(cards, s, seat).0).then_some(p.reserve),
                against_sentinels: p.against_sentinels,
                against_factions: p.against_factions,
                goods: Good::ALL.into_iter().map(|g| (g, p.goods[g.index()])).filter(|(_, n)| *n > 0).collect(),
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
                tile: unless(usize::from(w.tile) == planet.index())
                    .then(|| cards.board.tiles[usize::from(w.tile)].id.clone()),
                sentinels: w.sentinels,
                imperial_fleet: w.imperial_fleet,
                lab: w.lab,
                route: w.route,
                workers,
            };
            (planet, world)
        });
        Position {
            round: s.round,
            phase: s.phase,
            cursor: s.cursor,
            within: s.within,
            order: s.order.to_vec(),
            mission_performed: s.mission_performed,
            mission_surcharge: s.mission_surcharge,
            first_at_missions: s.first_at_missions,
            war_target: s.war_target,
            conceded: s.conceded,
            sentinels: unless(s.sentinels == cards.board.pieces.sentinels.saturating_sub(on_planets))
                .then_some(s.sentinels),
            imperial_fleets: unless(s.imperial_fleets == cards.board.pieces.imperial_fleets.saturating_sub(fleets))
                .then_some(s.imperial_fleets),
            action: s.action,
            goods_shown: s.goods_shown.to_vec(),
            missions_shown: s.missions_shown.to_vec(),
            technologies_shown: s.technologies_shown.to_vec(),
            missions_under: s.mission_deck.under.iter().map(|k| MissionId(*k)).collect(),
            actions_under: s.action_deck.under.iter().map(|k| ActionId(*k)).collect(),
            technology_piles: unless(s.technology_piles == left_in_piles(cards, s))
                .then(|| s.technology_piles.iter().map(|(k, _)| TechnologyId(k)).collect()),
            initiative: s.initiative.to_vec(),
            influence: s.influence.to_vec(),
            influence_x: s.influence_x,
            influence_y: s.influence_y,
            goods: s.goods.to_vec(),
            research: s.research.to_vec(),
            war: s.war.to_vec(),
            training: Spot::TRAINING.into_iter().zip(s.training).filter_map(|(spot, t)| Some((spot, t?))).collect(),
            mission_deck: unless(s.mission_deck.rest == missions).then(|| {
                bag(s.mission_deck.rest.iter().collect()).into_iter().map(|(k, n)| (MissionId(k), n)).collect()
            }),
            action_deck: unless(s.action_deck.rest == actions)
                .then(|| bag(s.action_deck.rest.iter().collect()).into_iter().map(|(k, n)| (ActionId(k), n)).collect()),
            goods_pool: unless(s.goods_pool == left_in_pool(cards, s))
                .then(|| s.goods_pool.iter().map(|(k, n)| (Good::ALL[usize::from(k)], n)).collect()),
            rebel_fleet: s.rebel_fleet,
            planets: planets.collect(),
            players: players.collect(),
            asked: s.stack.to_vec(),
        }
    }

    // ---- reading

    pub(crate) fn place_position(&self, position: Position) -> Result<State, Faults> {
        let mut reader = Reader { rules: self, s: self.bare(), faults: Faults::default() };
        reader.read(position);
        let Reader { mut s, mut faults, .. } = reader;
        if faults.is_empty() && s.phase != Phase::Over {
            let mut chance = NoChance { asked: false };
            Play { rules: self, s: &mut s, chance: &mut chance, events: &mut Silent }.advance();
            if chance.asked {
                faults.add("phase", "chance would decide something here before anybody is asked; begin a step earlier");
            }
        }
        faults.or(s)
    }
}

/// A position deals nothing; this notices when it would have to.
struct NoChance {
    asked: bool,
}

impl Chance for NoChance {
    fn pick(&mut self, odds: Odds<'_>) -> u16 {
        self.asked = true;
        odds.counts.iter().position(|n| *n > 0).unwrap_or(0) as u16
    }
}

struct Reader<'a> {
    rules: &'a GalacticRebellion,
    s: State,
    faults: Faults,
}

impl Reader<'_> {
    fn read(&mut self, p: Position) {
        self.read_round(&p);
        self.read_worlds(&p);
        self.read_players(&p);
        self.read_tracks(&p);
        self.read_cards(&p);
        self.read_rest(&p);
        self.read_asked(&p);
    }

    fn within<N: Into<u64>>(&mut self, at: &str, n: N, least: u64, most: u64) {
        let n = n.into();
        if n < least || n > most {
            self.faults.add(at, format!("{n} is not allowed; {least} to {most}"));
        }
    }

    fn seat(&mut self, at: &str, seat: Seat) {
        if seat.index() >= self.rules.seats {
            self.faults.add(at, format!("there is no seat {seat}; there are {}", self.rules.seats));
        }
    }

    fn read_round(&mut self, p: &Position) {
        self.within("round", p.round, 1, 8);
        self.within("cursor", p.cursor, 0, 60);
        self.within("within", p.within, 0, 64);
        self.within("mission_surcharge", p.mission_surcharge, 0, 20);
        for (at, seat) in [("first_at_missions", p.first_at_missions), ("war_target", p.war_target)] {
            if let Some(seat) = seat {
                self.seat(at, seat);
            }
        }
        let all: Vec<Seat> = Seat::all(self.rules.seats).collect();
        let order = if p.order.is_empty() { all.clone() } else { p.order.clone() };
        let mut sorted = order.clone();
        sorted.sort_unstable();
        if sorted != all {
            self.faults.add("order", format!("every seat from 1 to {} must be named once", self.rules.seats));
        }
        if p.conceded.iter().any(|s| s.index() >= self.rules.seats) || p.conceded.len() >= self.rules.seats {
            self.faults.add("conceded", "somebody must still be playing, and only seats of the table can concede");
        }
        self.s.order = order.into_iter().take(self.rules.seats).collect();
        self.s.round = p.round;
        self.s.phase = p.phase;
        self.s.cursor = p.cursor;
        self.s.within = p.within;
        self.s.mission_performed = p.mission_performed;
        self.s.mission_surcharge = p.mission_surcharge;
        self.s.first_at_missions = p.first_at_missions;
        self.s.war_target = p.war_target;
        self.s.conceded = p.conceded;
    }

    fn read_worlds(&mut self, p: &Position) {
        let board = &self.rules.cards.board;
        let mut tiles = Vec::new();
        for planet in Planet::ALL {
            let default = WorldPosition::default();
            let w = p.planets.get(&planet).unwrap_or(&default);
            let at = format!("planets.{planet}");
            let tile = match &w.tile {
                None => Some(planet.index()),
                Some(id) => board.tiles.iter().position(|t| t.id == *id),
            };
            let Some(tile) = tile else {
                self.faults.add(format!("{at}.tile"), "there is no such power tile");
                continue;
            };
            if tiles.contains(&tile) {
                self.faults.add(format!("{at}.tile"), format!("{} lies on another planet too", board.tiles[tile].id));
            }
            tiles.push(tile);
            if w.workers.len() > self.rules.seats {
                self.faults.add(format!("{at}.workers"), format!("there are {} seats", self.rules.seats));
            }
            if let Some(seat) = w.route {
                self.seat(&format!("{at}.route"), seat);
            }
            let world = self.s.world_mut(planet);
            world.tile = tile as u8;
            world.sentinels = w.sentinels.min(board.pieces.sentinels);
            world.imperial_fleet = w.imperial_fleet;
            world.lab = w.lab;
            world.route = w.route;
            for (crew, written) in world.crews.iter_mut().zip(&w.workers) {
                *crew = *written;
            }
            self.within(&format!("{at}.sentinels"), w.sentinels, 0, u64::from(board.pieces.sentinels));
        }
        let sentinels: u64 = self.s.worlds.iter().map(|w| u64::from(w.sentinels)).sum();
        let fleets = self.s.worlds.iter().filter(|w| w.imperial_fleet).count() as u64;
        self.within("sentinels on planets", sentinels, 0, u64::from(board.pieces.sentinels));
        self.within("imperial fleets on planets", fleets, 0, u64::from(board.pieces.imperial_fleets));
        let left = u64::from(board.pieces.sentinels).saturating_sub(sentinels) as u8;
        let left_fleets = u64::from(board.pieces.imperial_fleets).saturating_sub(fleets) as u8;
        self.s.sentinels = p.sentinels.unwrap_or(left);
        self.s.imperial_fleets = p.imperial_fleets.unwrap_or(left_fleets);
        self.within("sentinels", self.s.sentinels, 0, u64::from(left));
        self.within("imperial_fleets", self.s.imperial_fleets, 0, u64::from(left_fleets));
        if let Some(fleet) = p.rebel_fleet {
            self.seat("rebel_fleet.owner", fleet.owner);
        }
        self.s.rebel_fleet = p.rebel_fleet;
    }

    fn read_players(&mut self, p: &Position) {
        if p.players.len() > self.rules.seats {
            self.faults.add("players", format!("{} players at a table of {}", p.players.len(), self.rules.seats));
        }
        let most = u64::from(self.rules.cards.board.war.most_cubes);
        for (i, written) in p.players.iter().enumerate().take(self.rules.seats) {
            let at = |what: &str| format!("players.{}.{what}", i + 1);
            self.within(&at("credits"), written.credits, 0, 9999);
            self.within(&at("cubes"), written.cubes, u64::from(self.rules.cards.board.start.cubes), most);
            for borrowed in [written.against_sentinels, written.against_factions] {
                self.within(&at("borrowed cubes"), borrowed.now.max(borrowed.next), 0, 20);
            }
            let epochs = written.sheet.planets.iter().chain(&written.sheet.senate);
            self.within(&at("sheet"), epochs.copied().max().unwrap_or(0), 0, 100);
            let ends = [written.sheet.technologies, written.sheet.missions, written.sheet.economy];
            self.within(&at("sheet"), ends.into_iter().max().unwrap_or(0), 0, 5000);
            let player = &mut self.s.players[i];
            player.credits = written.credits;
            player.cubes = written.cubes;
            player.hand = written.hand;
            player.missions = written.missions;
            player.senate = written.senate;
            player.against_sentinels = written.against_sentinels;
            player.against_factions = written.against_factions;
            for (good, n) in &written.goods {
                player.goods[good.index()] = *n;
            }
            player.technologies = written.technologies;
            player.used = written.used;
            player.performed = written.performed.iter().copied().take(20).collect();
            player.sheet = written.sheet;
            if written.performed.len() > 20 {
                self.faults.add(at("performed"), "there are 20 missions");
            }
        }
    }

    fn read_tracks(&mut self, p: &Position) {
        let spaces = &self.rules.cards.board.spaces;
        let seats = self.rules.seats;
        self.s.initiative = self.tokens("initiative", &p.initiative, seats);
        self.s.influence = self.tokens("influence", &p.influence, 2 * seats + 1);
        self.s.goods = self.tokens("goods", &p.goods, usize::from(spaces.goods));
        self.s.research = self.tokens("research", &p.research, usize::from(spaces.research));
        self.s.war = self.tokens("war", &p.war, usize::from(spaces.war));
        let alone: Vec<Token> = p.influence_x.iter().chain(&p.influence_y).copied().collect();
        self.tokens::<2>("influence_x and influence_y", &alone, 2);
        self.s.influence_x = p.influence_x;
        self.s.influence_y = p.influence_y;
        for (i, token) in p.initiative.iter().enumerate() {
            if p.initiative[..i].iter().any(|t| t.seat == token.seat) {
                self.faults.add("initiative", format!("seat {} stands there twice", token.seat));
            }
        }
        for (spot, token) in &p.training {
            self.seat("training", token.seat);
            match spot.training() {
                Some(space) => self.s.training[space] = Some(*token),
                None => self.faults.add("training", format!("`{spot}` is not a space of the specialist track")),
            }
        }
    }

    fn tokens<const N: usize>(&mut self, at: &str, tokens: &[Token], most: usize) -> ArrayVec<Token, N> {
        if tokens.len() > most.min(N) {
            self.faults.add(at, format!("{} workers on {most} spaces", tokens.len()));
        }
        for token in tokens {
            self.seat(at, token.seat);
        }
        tokens.iter().copied().take(most.min(N)).collect()
    }

    fn read_cards(&mut self, p: &Position) {
        let tracks = &self.rules.cards.board.tracks;
        let most = [tracks.goods_shown, tracks.missions_shown, tracks.technologies_shown].map(usize::from);
        let shown = [p.goods_shown.len(), p.missions_shown.len(), p.technologies_shown.len()];
        for (at, (n, most)) in
            ["goods_shown", "missions_shown", "technologies_shown"].into_iter().zip(shown.into_iter().zip(most))
        {
            self.within(at, n as u64, 0, most as u64);
        }
        self.s.goods_shown = p.goods_shown.iter().copied().take(most[0]).collect();
        self.s.missions_shown = p.missions_shown.iter().copied().take(most[1]).collect();
        self.s.technologies_shown = p.technologies_shown.iter().copied().take(most[2]).collect();
        self.s.mission_deck.under = p.missions_under.iter().map(|m| m.0).take(25).collect();
        self.s.action_deck.under = p.actions_under.iter().map(|a| a.0).take(25).collect();
        self.s.action = p.action;
        let mut owned = TechnologySet::default();
        let everywhere =
            self.s.players.iter().flat_map(|p| p.technologies.iter()).chain(p.technologies_shown.iter().copied());
        for technology in everywhere {
            if owned.has(technology) {
                self.faults.add("technologies", format!("{technology} is in two places"));
            }
            owned.insert(technology);
        }
    }

    /// Everything that is not said is what is left.
    fn read_rest(&mut self, p: &Position) {
        let cards = self.rules.cards;
        for seat in Seat::all(self.rules.seats) {
            let (left, over) = left_in_reserve(cards, &self.s, seat);
            for (worker, n) in over.iter() {
                self.faults.add(format!("players.{seat}"), format!("{n} more of {worker} on the table than there are"));
            }
            let written = p.players.get(seat.index()).and_then(|p| p.reserve);
            if written.is_some_and(|w| !w.without(left).is_empty()) {
                self.faults.add(format!("players.{seat}.reserve"), "more pieces than are left");
            }
            self.s.player_mut(seat).reserve = written.unwrap_or(left);
        }
        for good in Good::ALL {
            let held: u64 = self.s.players.iter().map(|p| u64::from(p.goods[good.index()])).sum();
            let shown = self.s.goods_shown.iter().filter(|g| **g == good).count() as u64;
            let pool = p.goods_pool.as_ref().and_then(|pool| pool.get(&good)).copied().unwrap_or(0);
            let most = u64::from(cards.board.pieces.goods_of_a_kind);
            self.within(&format!("tiles of {good}"), held + shown + u64::from(pool), 0, most);
        }
        if !self.faults.is_empty() {
            return;
        }
        self.s.goods_pool = match &p.goods_pool {
            None => left_in_pool(cards, &self.s),
            Some(pool) => bag_of(pool.iter().map(|(g, n)| (*g as u8, *n))),
        };
        self.s.technology_piles = match &p.technology_piles {
            None => left_in_piles(cards, &self.s),
            Some(piles) => bag_of(piles.iter().map(|t| (t.0, 1))),
        };
        let missions = p.mission_deck.as_ref().map(|deck| bag_of(deck.iter().map(|(m, n)| (m.0, *n))));
        let actions = p.action_deck.as_ref().map(|deck| bag_of(deck.iter().map(|(a, n)| (a.0, *n))));
        let copies = |kind: u8, copies: u8, seen: usize, deck: u8| {
            seen + usize::from(deck) <= usize::from(copies) || kind == u8::MAX
        };
        for m in MissionId::all() {
            let seen = missions_seen(&self.s).filter(|k| *k == m.0).count();
            if !copies(
                m.0,
                m.card().copies,
                seen,
                missions.as_ref().map_or(0, |b: &Bag<{ crate::catalogue::MISSIONS }>| b.count(m.0)),
            ) {
                self.faults.add("missions", format!("more of {m} than there are"));
            }
        }
        for a in ActionId::all() {
            let seen = actions_seen(&self.s).filter(|k| *k == a.0).count();
            if !copies(
                a.0,
                a.card().copies,
                seen,
                actions.as_ref().map_or(0, |b: &Bag<{ crate::catalogue::IMPERIAL_ACTIONS }>| b.count(a.0)),
            ) {
                self.faults.add("imperial actions", format!("more of {a} than there are"));
            }
        }
        self.s.mission_deck.rest = missions.unwrap_or_else(|| left_of(cards.mission_bag(), missions_seen(&self.s)));
        self.s.action_deck.rest = actions.unwrap_or_else(|| left_of(cards.action_bag(), actions_seen(&self.s)));
    }

    fn read_asked(&mut self, p: &Position) {
        if p.asked.len() > 4 {
            self.faults.add("asked", "at most four decisions can be pending");
        }
        for frame in &p.asked {
            self.seat("asked", frame.seat());
            let (rival, number) = match *frame {
                Frame::Defend { attacker, cubes, .. } => (attacker, cubes),
                Frame::Bid { leader, high, .. } => (leader, high),
                Frame::PayMission { rival, left, .. } => (rival, left),
                Frame::Settle { left, .. } | Frame::Good { left, .. } | Frame::PaySenate { left, .. } => (None, left),
                Frame::Run(run) => {
                    if usize::from(run.step) >= run.card.effects().len() && run.step > 3 {
                        self.faults.add("asked", "the card has no such step");
                    }
                    (run.rival, if run.left == crate::state::FRESH { 0 } else { run.left })
                }
                _ => (None, 0),
            };
            if let Some(rival) = rival {
                self.seat("asked", rival);
            }
            self.within("asked", number, 0, 100);
        }
        self.s.stack = p.asked.iter().copied().take(4).collect();
    }
}

fn bag_of<const K: usize>(kinds: impl Iterator<Item = (u8, u8)>) -> Bag<K> {
    let mut bag = Bag::new();
    for (kind, n) in kinds {
        bag.add_many(kind, n);
    }
    bag
}
