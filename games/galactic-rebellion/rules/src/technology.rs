//! The technology phase: whose tiles act, and in which order.

use crate::GalacticRebellion;
use crate::catalogue::{Card, TechnologyId};
use crate::effect::{Effect, Post, Recruit, When};
use crate::event::Event;
use crate::piece::{Crew, Worker};
use crate::play::Play;
use crate::state::{Frame, Phase, Run, State, TechnologySet};
use crate::track::LAST_ROUND;
use starboard_core::{Chance, Seat, Sink};

impl GalacticRebellion {
    /// The seat's tiles that have something to do in this technology phase.
    fn acting(&self, s: &State, seat: Seat) -> TechnologySet {
        let player = s.player(seat);
        player.technologies.both(self.cards.each_round.with(self.cards.once.without(player.used)))
    }

    /// The tiles still to act whose order makes a difference (GR-26c): those that move fleets and workers on planets, and those
    /// that want more pieces of a kind than the reserve has, for different places.
    pub(crate) fn in_dispute(&self, s: &State, seat: Seat) -> TechnologySet {
        let mut disputed = TechnologySet::default();
        let on_planets = s.technologies_left.both(self.cards.on_planets);
        if on_planets.are_several() {
            disputed = on_planets;
        }
        let all = s.technologies_left.both(self.cards.wanting);
        if !all.are_several() || self.is_enough(s, seat, all) {
            return disputed;
        }
        let effects = |t: TechnologyId| self.cards.technology(t).effects.iter();
        for worker in Worker::ALL {
            let wants = |t: TechnologyId| effects(t).find_map(|e| self.wants(s, e, worker));
            let wanting = || all.iter().filter_map(|t| Some((t, wants(t)?)));
            let wanted: u8 = wanting().map(|(_, (n, _))| n).sum();
            let reserve = s.player(seat).reserve.count(worker);
            let first = wanting().next().map(|(_, (_, place))| place);
            if reserve > 0 && wanted > reserve && wanting().any(|(_, (_, place))| Some(place) != first) {
                wanting().for_each(|(t, _)| disputed.insert(t));
            }
        }
        disputed
    }

    /// Has the reserve all that the tiles may want?
    fn is_enough(&self, s: &State, seat: Seat, tiles: TechnologySet) -> bool {
        let mut all = Wanted::default();
        tiles.iter().for_each(|t| all.add(self.cards.wanted[t.index()]));
        all.is_in(s.player(seat).reserve)
    }

    /// How many pieces of a kind an effect takes out of the reserve, and where it puts them.
    fn wants(&self, s: &State, effect: &Effect, kind: Worker) -> Option<(u8, Goes)> {
        match *effect {
            Effect::Recruit { worker: Recruit::Kind(worker), count } if worker == kind => Some((count, Goes::Hand)),
            Effect::Post { worker, track } if worker == kind && self.has_post(s, track) => Some((1, Goes::To(track))),
            Effect::RebelFleet if kind == Worker::Rebel => Some((1, Goes::Fleet)),
            _ => None,
        }
    }

    /// Is there room on the track for a worker that a technology puts there?
    pub(crate) fn has_post(&self, s: &State, track: Post) -> bool {
        match track {
            Post::InfluenceX => s.influence_x.is_none(),
            Post::InfluenceY => s.influence_y.is_none(),
            Post::War => s.war.len() < usize::from(self.cards.board.spaces.war),
            Post::Missions | Post::Senate => true,
        }
    }

    /// The next tile to act without a question. What pays for goods comes after what brings them: never worse for its owner.
    fn next_undisputed(&self, left: TechnologySet) -> Option<TechnologyId> {
        left.without(self.cards.paying).iter().next().or_else(|| left.iter().next())
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Goes {
    Hand,
    To(Post),
    Fleet,
}

/// How many workers of each kind, in sixteen bits each: those with an even number, and the others.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Wanted([u64; 2]);

impl Wanted {
    /// All that the effects may take out of the reserve.
    pub(crate) fn by(effects: &[Effect]) -> Wanted {
        let mut all = Wanted::default();
        for effect in effects {
            all.add(match *effect {
                Effect::Recruit { worker: Recruit::Kind(worker), count } => Wanted::of(Crew::of(worker, count)),
                Effect::Post { worker, .. } => Wanted::of(Crew::of(worker, 1)),
                Effect::RebelFleet => Wanted::of(Crew::of(Worker::Rebel, 1)),
                _ => Wanted::default(),
            });
        }
        all
    }

    #[inline]
    fn of(crew: Crew) -> Wanted {
        const EVEN: u64 = 0x00ff_00ff_00ff_00ff;
        Wanted([crew.bytes() & EVEN, crew.bytes() >> 8 & EVEN])
    }

    #[inline]
    fn add(&mut self, other: Wanted) {
        self.0[0] += other.0[0];
        self.0[1] += other.0[1];
    }

    /// Are there so many in the crew?
    #[inline]
    fn is_in(self, crew: Crew) -> bool {
        // No kind is short, and borrows from the highest bit.
        const HIGH: u64 = 0x8000_8000_8000_8000;
        let there = Wanted::of(crew);
        ((there.0[0] | HIGH) - self.0[0]) & ((there.0[1] | HIGH) - self.0[1]) & HIGH == HIGH
    }
}

/// May it take pieces out of the reserve, so that another such effect may find fewer? [`GalacticRebellion::wants`] says how many.
pub(crate) fn wants_pieces(effect: &Effect) -> bool {
    matches!(effect, Effect::Recruit { worker: Recruit::Kind(_), .. } | Effect::Post { .. } | Effect::RebelFleet)
}

/// Does it move what is on planets, so that another such effect may find something else?
pub(crate) fn concerns_planets(effect: &Effect) -> bool {
    !effect.only_gains() || matches!(effect, Effect::TakeRoute | Effect::FirstAtMissions)
}

impl<C: Chance, E: Sink<Event>> Play<'_, C, E> {
    /// In turn order; each player's own technologies in the order the player wants (GR-26b, GR-26c, GR-65).
    #[inline(never)]
    pub(crate) fn step_technology(&mut self) {
        let Some(seat) = self.s.order.get(usize::from(self.s.cursor)).copied() else {
            let last = self.s.round == LAST_ROUND;
            self.enter(if last { Phase::GalacticWar } else { Phase::Scoring });
            if last {
                self.tell(|| Event::GalacticWarBegan);
            }
            return;
        };
        let begins = self.s.cursor == 0 && self.s.within == 0;
        if begins && self.s.players.iter().any(|p| !p.technologies.is_empty()) {
            self.tell(|| Event::PhaseBegan { phase: Phase::Technology });
        }
        if !self.rules.switches.own_technologies_in_any_order {
            return self.act_in_list_order(seat);
        }
        if self.s.within == 0 {
            self.s.within = 1;
            let gone = self.s.conceded.contains(seat);
            let left = if gone { TechnologySet::default() } else { self.rules.acting(self.s, seat) };
            self.s.technologies_left = left;
        }
        let disputed = self.rules.in_dispute(self.s, seat);
        match self.rules.next_undisputed(self.s.technologies_left.without(disputed)) {
            Some(technology) => self.use_technology(seat, technology),
            None if !disputed.is_empty() => self.s.stack.push(Frame::Technology { seat }),
            None => {
                self.s.cursor += 1;
                self.s.within = 0;
            }
        }
    }

    /// As the first edition had it: `within` is the place in the printed list.
    fn act_in_list_order(&mut self, seat: Seat) {
        let from = self.s.within;
        let owned = self.s.player(seat).technologies;
        let next = owned.iter().find(|t| t.0 >= from && !self.s.conceded.contains(seat));
        let Some(technology) = next else {
            self.s.cursor += 1;
            self.s.within = 0;
            return;
        };
        self.s.within = technology.0 + 1;
        if self.rules.acting(self.s, seat).has(technology) {
            self.use_technology(seat, technology);
        }
    }

    pub(crate) fn use_technology(&mut self, seat: Seat, technology: TechnologyId) {
        self.s.technologies_left.remove(technology);
        if !self.rules.switches.tiles_turn_when_used {
            self.turn_over(seat, technology);
        }
        self.play_card(Run::new(seat, Card::Technology(technology)));
    }

    /// A one-time tile is turned over when it is used.
    pub(crate) fn turn_over(&mut self, seat: Seat, technology: TechnologyId) {
        if self.rules.cards.technology(technology).when == When::Once {
            self.s.player_mut(seat).used.insert(technology);
        }
    }
}
