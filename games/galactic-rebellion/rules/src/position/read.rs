//! Reading a position: every fault is reported.

use super::{
    Position, WorldPosition, actions_seen, left_in_piles, left_in_pool, left_in_reserve, left_of, missions_seen,
};
use crate::GalacticRebellion;
use crate::catalogue::{ActionId, IMPERIAL_ACTIONS, MISSIONS, MissionId};
use crate::piece::{Good, Planet, Token};
use crate::play::Play;
use crate::row::Row;
use crate::state::{Frame, Phase, SEATS, State, TechnologySet};
use starboard_core::{Bag, Fast, Faults, Seat, Silent};

impl GalacticRebellion {
    pub(crate) fn place_position(&self, position: Position) -> Result<State, Faults> {
        let mut reader = Reader { rules: self, s: self.bare(), faults: Faults::default() };
        reader.read(position);
        let Reader { mut s, faults, .. } = reader;
        if faults.is_empty() && s.phase != Phase::Over {
            // Where chance comes before the first decision, the same file always gives the same table.
            Play { rules: self, s: &mut s, chance: &mut Fast::new(0), events: &mut Silent }.advance();
        }
        faults.or(s)
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
        self.read_technologies_left(&p);
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
        self.s.technologies_left = p.technologies_left;
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
            let at = format!("planets: {planet}");
            let tile = match &w.tile {
                None => Some(planet.index()),
                Some(id) => board.tiles.iter().position(|t| t.id == *id),
            };
            let Some(tile) = tile else {
                self.faults.add(format!("{at}: tile"), "there is no such power tile");
                continue;
            };
            if tiles.contains(&tile) {
                self.faults.add(format!("{at}: tile"), format!("{} lies on another planet too", board.tiles[tile].id));
            }
            tiles.push(tile);
            if w.workers.len() > self.rules.seats {
                self.faults.add(format!("{at}: workers"), format!("there are {} seats", self.rules.seats));
            }
            if let Some(seat) = w.route {
                self.seat(&format!("{at}: route"), seat);
                if let Some(player) = self.s.players.get_mut(seat.index()) {
                    player.routes.insert(planet);
                }
            }
            if w.imperial_fleet {
                self.s.blockades.insert(planet);
            }
            let world = self.s.world_mut(planet);
            world.tile = tile as u8;
            world.sentinels = w.sentinels.min(board.pieces.sentinels);
            world.lab = w.lab;
            for (seat, crew) in Seat::all(SEATS).zip(&w.workers) {
                self.s.replace_crew(planet, seat, *crew);
            }
            self.within(&format!("{at}: sentinels"), w.sentinels, 0, u64::from(board.pieces.sentinels));
        }
        let sentinels: u64 = self.s.worlds.iter().map(|w| u64::from(w.sentinels)).sum();
        let fleets = u64::from(self.s.blockades.len());
        self.within("sentinels on planets", sentinels, 0, u64::from(board.pieces.sentinels));
        self.within("imperial fleets on planets", fleets, 0, u64::from(board.pieces.imperial_fleets));
        let left = u64::from(board.pieces.sentinels).saturating_sub(sentinels) as u8;
        let left_fleets = u64::from(board.pieces.imperial_fleets).saturating_sub(fleets) as u8;
        self.s.sentinels = p.sentinels.unwrap_or(left);
        self.s.imperial_fleets = p.imperial_fleets.unwrap_or(left_fleets);
        self.within("sentinels", self.s.sentinels, 0, u64::from(left));
        self.within("imperial_fleets", self.s.imperial_fleets, 0, u64::from(left_fleets));
        if let Some(fleet) = p.rebel_fleet {
            self.seat("rebel_fleet: owner", fleet.owner);
        }
        self.s.rebel_fleet = p.rebel_fleet;
    }

    fn read_players(&mut self, p: &Position) {
        if p.players.len() > self.rules.seats {
            self.faults.add("players", format!("{} players at a table of {}", p.players.len(), self.rules.seats));
        }
        let most = u64::from(self.rules.cards.board.war.most_cubes);
        for (i, written) in p.players.iter().enumerate().take(self.rules.seats) {
            let at = |what: &str| format!("players {}: {what}", i + 1);
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

    /// The tiles still to act belong to the seat whose turn it is in the technology phase.
    fn read_technologies_left(&mut self, p: &Position) {
        let seat = self.s.order.get(usize::from(p.cursor)).filter(|_| p.phase == Phase::Technology);
        let owned = seat.map(|seat| self.s.player(*seat).technologies).unwrap_or_default();
        for technology in p.technologies_left.without(owned).iter() {
            self.faults.add("technologies_left", format!("{technology} is not of the seat whose technologies act now"));
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
        self.s.full = self.rules.full_spots(&self.s);
    }

    fn tokens<const N: usize>(&mut self, at: &str, tokens: &[Token], most: usize) -> Row<Token, N> {
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
        let cards = &self.rules.cards;
        for seat in Seat::all(self.rules.seats) {
            let (left, over) = left_in_reserve(cards, &self.s, seat);
            for (worker, n) in over.iter() {
                self.faults.add(format!("players {seat}"), format!("{n} more of {worker} on the table than there are"));
            }
            let written = p.players.get(seat.index()).and_then(|p| p.reserve);
            if written.is_some_and(|w| !w.without(left).is_empty()) {
                self.faults.add(format!("players {seat}: reserve"), "more pieces than are left");
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
        for m in MissionId::all() {
            let seen = missions_seen(&self.s).filter(|k| *k == m.0).count() as u64;
            let deck = missions.map_or(0, |b: Bag<MISSIONS>| u64::from(b.count(m.0)));
            self.within(&format!("cards of {m}"), seen + deck, 0, u64::from(cards.mission(m).copies));
        }
        for a in ActionId::all() {
            let seen = actions_seen(&self.s).filter(|k| *k == a.0).count() as u64;
            let deck = actions.map_or(0, |b: Bag<IMPERIAL_ACTIONS>| u64::from(b.count(a.0)));
            self.within(&format!("cards of {a}"), seen + deck, 0, u64::from(cards.action(a).copies));
        }
        self.s.mission_deck.rest = missions.unwrap_or_else(|| left_of(cards.mission_bag(), missions_seen(&self.s)));
        self.s.action_deck.rest = actions.unwrap_or_else(|| left_of(cards.action_bag(), actions_seen(&self.s)));
    }

    fn read_asked(&mut self, p: &Position) {
        if p.asked.len() > 4 {
            self.faults.add("asked", "at most four decisions can be pending");
        }
        for (i, frame) in p.asked.iter().enumerate() {
            let at = &format!("asked {}", i + 1);
            self.seat(at, frame.seat());
            let (rival, number) = match *frame {
                Frame::Defend { attacker, cubes, .. } => (attacker, cubes),
                Frame::Bid { leader, high, .. } => (leader, high),
                Frame::PayMission { rival, left, .. } => (rival, left),
                Frame::Settle { left, .. } | Frame::Good { left, .. } | Frame::PaySenate { left, .. } => (None, left),
                Frame::Run(run) => {
                    self.within(at, run.step, 0, 8);
                    (run.rival, if run.left == crate::state::FRESH { 0 } else { run.left })
                }
                _ => (None, 0),
            };
            if let Some(rival) = rival {
                self.seat(at, rival);
            }
            if matches!(*frame, Frame::Defend { seat, attacker: Some(attacker), .. } if attacker == seat) {
                self.faults.add(at, "nobody attacks itself");
            }
            self.within(at, number, 0, 100);
        }
        if p.phase == Phase::Over && !p.asked.is_empty() {
            self.faults.add("asked", "nobody is asked when the game is over");
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
