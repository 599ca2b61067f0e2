//! The round: placing workers, the tracks in order, income, technology, scoring.

use crate::GalacticRebellion;
use crate::catalogue::{Card, TechnologyId};
use crate::effect::When;
use crate::event::Event;
use crate::goods::Sets;
use crate::piece::{Good, Planet, Spot, Token, Track, Worker};
use crate::places::SpotSet;
use crate::play::Play;
use crate::row::Row;
use crate::score;
use crate::state::{Frame, Phase, Run, State};
use starboard_core::{Chance, Fast, Seat, Silent, Sink};

pub const LAST_ROUND: u8 = 8;

impl GalacticRebellion {
    /// A worker at hand goes to a spot.
    #[inline(always)]
    pub(crate) fn put(&self, s: &mut State, seat: Seat, worker: Worker, spot: Spot) {
        let token = Token { seat, worker };
        s.player_mut(seat).hand.remove(worker);
        let spaces = &self.cards.board.spaces;
        let full = match spot {
            Spot::Initiative => {
                s.initiative.push(token);
                false
            }
            Spot::Influence => {
                s.influence.push(token);
                s.influence.len() > 2 * s.seats()
            }
            Spot::Goods => {
                s.goods.push(token);
                s.goods.len() >= usize::from(spaces.goods)
            }
            Spot::Research => {
                s.research.push(token);
                s.research.len() >= usize::from(spaces.research)
            }
            Spot::War => {
                s.war.push(token);
                s.war.len() >= usize::from(spaces.war)
            }
            Spot::Missions => {
                s.player_mut(seat).missions.add(worker, 1);
                false
            }
            Spot::Senate => {
                s.player_mut(seat).senate.add(worker, 1);
                false
            }
            training => {
                if let Some(i) = training.training() {
                    s.training[i] = Some(token);
                }
                true
            }
        };
        s.full = s.full.with_if(full, spot);
    }

    /// The next seat in turn order that has a worker at hand is asked (GR-18); false if there is none.
    #[inline(always)]
    pub(crate) fn ask_next_to_place(&self, s: &mut State) -> bool {
        let n = s.seats();
        let mut next = if usize::from(s.cursor) < n { usize::from(s.cursor) } else { 0 };
        for _ in 0..n {
            let seat = s.order[next];
            next = if next + 1 == n { 0 } else { next + 1 };
            if !s.player(seat).hand.is_empty() {
                s.cursor = next as u8;
                s.stack.push(Frame::Place { seat });
                return true;
            }
        }
        false
    }

    /// Is it asked where a worker lands, and wherever that is, somebody is asked something else before anything happens?
    pub fn lands_before_another(&self, s: &State) -> bool {
        let lands = |seat: Seat| s.open_to(seat).are_several() && !s.conceded.contains(seat);
        match (&s.stack[..], s.phase) {
            ([Frame::Settle { seat, left: 2.. }], _) => lands(*seat),
            ([Frame::Settle { .. }], Phase::Settling) => {
                let next = s.seats().checked_sub(1 + usize::from(s.cursor));
                next.is_some_and(|place| lands(s.order[place]))
            }
            ([Frame::Land { .. }], Phase::Influence) => {
                let next = match (s.influence.get(1), s.influence.is_empty()) {
                    (Some(next), _) => Some(*next),
                    (None, false) => s.influence_x.or(s.influence_y),
                    (None, true) => s.influence_y.filter(|_| s.influence_x.is_some()),
                };
                // After the last one somebody takes a good; if there are two, it is asked which.
                let takes = |token: &Token| s.goods_shown.len() > 1 && !s.conceded.contains(token.seat);
                next.map_or(s.goods.first().is_some_and(takes), |next| lands(next.seat))
            }
            _ => false,
        }
    }

    /// Is a good asked about, and whichever is taken, the next one is asked about before anything happens?
    pub fn takes_before_another(&self, s: &State) -> bool {
        let [Frame::Good { left, .. }] = s.stack[..] else { return false };
        let next = s.goods.get(usize::from(s.cursor));
        let asked = left > 1 || next.is_some_and(|token| !s.conceded.contains(token.seat));
        // Two that are left are asked for.
        asked && s.phase == Phase::Goods && s.goods_shown.len() > 2
    }

    /// What a worker of the influence track, or a first rebel, does where it lands: it changes the planet and the faction, and
    /// nothing else that anybody looks at.
    pub fn arrive(&self, s: &mut State, seat: Seat, worker: Worker, planet: Planet) {
        // Chance has no part in it.
        Play { rules: self, s, chance: &mut Fast::new(0), events: &mut Silent }.arrive(seat, worker, planet);
    }
}

impl<C: Chance, E: Sink<Event>> Play<'_, C, E> {
    /// What happens when nobody is being asked, until somebody is, or the game is over. Every step is a call: in one function with
    /// all of them, each would begin with what the others need.
    #[inline(always)]
    pub(crate) fn go_on(&mut self) {
        while self.s.stack.is_empty() {
            match self.s.phase {
                Phase::Settling => self.step_settling(),
                Phase::Placing => self.step_placing(),
                Phase::Initiative => self.resolve_initiative(),
                Phase::Influence => self.step_influence(),
                Phase::Goods => self.step_goods(),
                Phase::Missions => self.step_missions(),
                Phase::Research => self.step_research(),
                Phase::War => self.step_war(),
                Phase::Specialists => self.step_specialists(),
                Phase::Senate => self.step_senate(),
                Phase::Income => self.pay_income(),
                Phase::Technology => self.step_technology(),
                Phase::GalacticWar => self.step_galactic_war(),
                Phase::Scoring => self.score_epoch(),
                Phase::Refresh => self.refresh(),
                Phase::Over => return,
            }
        }
    }

    pub(crate) fn enter(&mut self, phase: Phase) {
        self.s.phase = phase;
        self.s.cursor = 0;
        self.s.within = 0;
        let track = match phase {
            Phase::Initiative => Track::Initiative,
            Phase::Influence => Track::Influence,
            Phase::Goods => Track::Goods,
            Phase::Missions => Track::Missions,
            Phase::Research => Track::Research,
            Phase::War => Track::War,
            Phase::Specialists => Track::Specialists,
            Phase::Senate => Track::Senate,
            _ => return,
        };
        self.tell(|| Event::TrackBegan { track });
    }

    // ---- placing

    /// First rebels, in reverse turn order (GR-16).
    #[inline(never)]
    fn step_settling(&mut self) {
        let settled = usize::from(self.s.cursor);
        if settled >= self.s.seats() {
            self.begin_round();
            return;
        }
        let place = self.s.seats() - 1 - settled;
        let left = self.rules.cards.board.start.rebels_on_planets[place];
        let seat = self.s.order[place];
        self.s.cursor += 1;
        self.s.stack.push(Frame::Settle { seat, left });
    }

    pub(crate) fn begin_round(&mut self) {
        self.enter(Phase::Placing);
        let (round, epoch) = (self.s.round, self.s.epoch());
        self.tell(|| Event::RoundBegan { round, epoch });
    }

    /// The next seat in turn order that has a worker at hand places one (GR-18).
    #[inline(never)]
    fn step_placing(&mut self) {
        if !self.rules.ask_next_to_place(self.s) {
            self.enter(Phase::Initiative);
        }
    }

    pub(crate) fn place(&mut self, seat: Seat, worker: Worker, spot: Spot) {
        self.rules.put(self.s, seat, worker, spot);
        self.tell(|| Event::Placed { seat, worker, spot });
    }

    /// Workers that stood on a track go back to their reserves.
    pub(crate) fn clear<const N: usize>(&mut self, tokens: Row<Token, N>, spot: Spot) {
        for token in &tokens {
            self.give_back(token.seat, token.worker);
        }
        self.s.full.remove(SpotSet::one(spot));
    }

    // ---- initiative, influence, goods

    /// Space n pays n credits; the workers stay until the new turn order is set (GR-19, GR-20).
    #[inline(never)]
    fn resolve_initiative(&mut self) {
        let tokens = self.s.initiative;
        for (i, token) in tokens.iter().enumerate() {
            let (seat, credits) = (token.seat, i as u8 + 1);
            self.gain_credits(seat, u16::from(credits));
            self.tell(|| Event::InitiativePaid { seat, credits });
        }
        self.enter(Phase::Influence);
    }

    /// Left to right, then X, then Y (GR-21).
    #[inline(never)]
    fn step_influence(&mut self) {
        let next = self.s.influence.first().copied().or(self.s.influence_x).or(self.s.influence_y);
        match next {
            Some(Token { seat, worker }) => self.s.stack.push(Frame::Land { seat, worker }),
            None => self.enter(Phase::Goods),
        }
    }

    pub(crate) fn land(&mut self, seat: Seat, worker: Worker, planet: Planet) {
        if self.s.influence.take_first().is_some() {
            self.s.full.remove(SpotSet::one(Spot::Influence));
            self.s.cursor += 1;
        } else if self.s.influence_x.take().is_none() {
            self.s.influence_y = None;
        }
        self.arrive(seat, worker, planet);
    }

    /// A worker of the influence track is on a planet.
    fn arrive(&mut self, seat: Seat, worker: Worker, planet: Planet) {
        self.s.add_workers(planet, seat, worker, 1);
        let lab = self.s.world(planet).lab;
        self.tell(|| Event::Landed { seat, worker, planet });
        // Only arrivals from this track have these powers (GR-23).
        match worker {
            Worker::Scientist if lab => {
                self.s.world_mut(planet).lab = false;
                self.tell(|| Event::LabTaken { seat, planet });
                self.gain_cubes(seat, 1);
            }
            Worker::Smuggler if !self.s.routes().has(planet) => self.take_route(seat, planet),
            Worker::Diplomat => self.deploy(seat, Worker::Rebel, 1, planet),
            _ => {}
        }
    }

    pub(crate) fn take_route(&mut self, seat: Seat, planet: Planet) {
        let from = self.s.route(planet);
        if let Some(owner) = from {
            self.s.player_mut(owner).routes.remove(planet);
        }
        self.s.player_mut(seat).routes.insert(planet);
        self.tell(|| Event::RouteTaken { seat, planet, from });
    }

    #[inline(never)]
    fn step_goods(&mut self) {
        if let Some(Token { seat, worker }) = self.s.goods.get(usize::from(self.s.cursor)).copied() {
            self.s.cursor += 1;
            if self.s.goods_shown.is_empty() {
                self.tell(|| Event::NoGoodLeft { seat });
            } else {
                let left = if worker == Worker::Smuggler { 2 } else { 1 };
                self.s.stack.push(Frame::Good { seat, left });
            }
            return;
        }
        let tokens = std::mem::take(&mut self.s.goods);
        self.clear(tokens, Spot::Goods);
        let unchosen = std::mem::take(&mut self.s.goods_shown);
        for good in &unchosen {
            self.s.goods_pool.add(*good as u8);
        }
        if !unchosen.is_empty() {
            self.tell(|| Event::GoodsReturned { goods: unchosen.to_vec() });
        }
        self.enter(Phase::Missions);
    }

    pub(crate) fn take_good(&mut self, seat: Seat, left: u8, good: Good) {
        if let Some(i) = self.s.goods_shown.iter().position(|g| *g == good) {
            self.s.goods_shown.remove(i);
            self.s.player_mut(seat).goods[good.index()] += 1;
            self.tell(|| Event::GoodTaken { seat, good });
        }
        if left > 1 && !self.s.goods_shown.is_empty() {
            self.s.stack.push(Frame::Good { seat, left: left - 1 });
        }
    }

    // ---- research, war, specialists

    #[inline(never)]
    fn step_research(&mut self) {
        let tracks = &self.rules.cards.board.tracks;
        if let Some(Token { seat, worker }) = self.s.research.get(usize::from(self.s.cursor)).copied() {
            self.s.cursor += 1;
            let cost = tracks.technology_cost(self.s.epoch(), worker);
            self.s.stack.push(Frame::Research { seat, cost });
            return;
        }
        let tokens = std::mem::take(&mut self.s.research);
        self.clear(tokens, Spot::Research);
        self.enter(Phase::War);
    }

    pub(crate) fn buy(&mut self, seat: Seat, cost: u8, technology: TechnologyId) {
        self.s.technologies_shown.retain(|t| t != technology);
        let player = self.s.player_mut(seat);
        player.credits -= u16::from(cost);
        player.technologies.insert(technology);
        self.tell(|| Event::Bought { seat, technology, cost });
        if self.rules.cards.technology(technology).when == When::AtPurchase {
            self.s.player_mut(seat).used.insert(technology);
            self.play_card(Run::new(seat, Card::Technology(technology)));
        }
    }

    #[inline(never)]
    fn step_war(&mut self) {
        if let Some(Token { seat, worker }) = self.s.war.get(usize::from(self.s.cursor)).copied() {
            self.s.cursor += 1;
            // Others only hold the space (GR-29).
            if worker.is_military() {
                self.s.stack.push(Frame::Attack { seat, worker });
            }
            return;
        }
        let tokens = std::mem::take(&mut self.s.war);
        self.clear(tokens, Spot::War);
        for player in &mut self.s.players {
            for borrowed in [&mut player.against_sentinels, &mut player.against_factions] {
                borrowed.now = std::mem::take(&mut borrowed.next);
            }
        }
        self.enter(Phase::Specialists);
    }

    #[inline(never)]
    fn step_specialists(&mut self) {
        let space = usize::from(self.s.cursor);
        if space < Spot::TRAINING.len() {
            self.s.cursor += 1;
            let Some(Token { seat, .. }) = self.s.training[space] else { return };
            if let Some(worker) = Worker::SPECIALISTS.get(space).copied() {
                match self.recruit(seat, worker, 1) {
                    0 => self.tell(|| Event::NotTrained { seat }),
                    _ => self.tell(|| Event::Trained { seat, worker, cost: 0 }),
                }
                return;
            }
            let cost = self.rules.cards.board.tracks.any_specialist_cost;
            let player = self.s.player(seat);
            let can = player.credits >= u16::from(cost) && Worker::SPECIALISTS.iter().any(|w| player.reserve.has(*w));
            if can {
                self.s.stack.push(Frame::Train { seat, cost });
            } else {
                self.tell(|| Event::NotTrained { seat });
            }
            return;
        }
        for space in 0..Spot::TRAINING.len() {
            if let Some(token) = self.s.training[space].take() {
                self.give_back(token.seat, token.worker);
            }
        }
        self.s.full.remove(SpotSet::TRAINING);
        self.enter(Phase::Senate);
    }

    pub(crate) fn train_any(&mut self, seat: Seat, cost: u8, worker: Worker) {
        self.s.player_mut(seat).credits -= u16::from(cost);
        self.recruit(seat, worker, 1);
        self.tell(|| Event::Trained { seat, worker, cost });
    }

    // ---- after the tracks

    #[inline(never)]
    fn pay_income(&mut self) {
        let mut told = false;
        for seat in Seat::all(self.s.seats()) {
            let sets = Sets::best_of(self.s.packed_units(seat));
            let credits = sets.credits();
            self.gain_credits(seat, credits);
            if credits > 0 {
                if !std::mem::replace(&mut told, true) {
                    self.tell(|| Event::PhaseBegan { phase: Phase::Income });
                }
                self.tell(|| Event::IncomePaid { seat, sets, credits });
            }
        }
        self.enter(Phase::Technology);
    }

    /// Planets and senate after rounds 3, 6 and 8; everything else after round 8.
    #[inline(never)]
    fn score_epoch(&mut self) {
        if !matches!(self.s.round, 3 | 6 | LAST_ROUND) {
            self.enter(Phase::Refresh);
            return;
        }
        self.tell(|| Event::PhaseBegan { phase: Phase::Scoring });
        let epoch = usize::from(self.s.epoch()) - 1;
        for planet in Planet::ALL {
            let tile = score::tile(&self.rules.cards, self.s, planet);
            let points = score::planet(self.s, planet, tile);
            for seat in Seat::all(self.s.seats()) {
                let points = points[seat.index()];
                if points > 0 {
                    self.s.player_mut(seat).sheet.planets[epoch] += points;
                    self.tell(|| Event::PlanetScored { planet, seat, points, first: points == tile.high });
                }
            }
        }
        let points = self.rules.cards.board.tracks.senate_points;
        for seat in score::senate_leaders(self.s) {
            self.s.player_mut(seat).sheet.senate[epoch] = points;
            self.events.tell(|| Event::SenateScored { seat, points });
        }
        if self.s.round < LAST_ROUND {
            self.enter(Phase::Refresh);
        } else {
            self.finish();
        }
    }

    /// The final scoring.
    pub(crate) fn finish(&mut self) {
        for seat in Seat::all(self.s.seats()) {
            let (technologies, missions) = (
                score::technologies(&self.rules.cards, self.s, seat),
                score::missions(&self.rules.cards, self.s, seat),
            );
            let economy = score::economy(self.s, seat);
            let sheet = &mut self.s.player_mut(seat).sheet;
            (sheet.technologies, sheet.missions, sheet.economy) = (technologies, missions, economy);
            let sheet = *sheet;
            self.tell(|| Event::FinalScored { seat, sheet, total: sheet.total() });
        }
        self.enter(Phase::Over);
        let s = &*self.s;
        self.events
            .tell(|| Event::Over { winners: score::outcome(s).map(|o| o.winners().collect()).unwrap_or_default() });
    }
}
