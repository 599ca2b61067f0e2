//! The technology phase: whose tiles act, and in which order.

use crate::GalacticRebellion;
use crate::catalogue::{Card, TechnologyId};
use crate::effect::{Effect, Post, Recruit, When};
use crate::event::Event;
use crate::piece::Worker;
use crate::play::Play;
use crate::state::{Frame, Phase, Run, State, TechnologySet};
use crate::track::LAST_ROUND;
use starboard_core::{Chance, Seat, Sink};

impl GalacticRebellion {
    /// Has the tile something to do in this technology phase?
    fn acts(&self, s: &State, seat: Seat, technology: TechnologyId) -> bool {
        match self.cards.technology(technology).when {
            When::EachRound => true,
            When::Once => !s.player(seat).used.has(technology),
            When::AtPurchase | When::End => false,
        }
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
        if !all.are_several() {
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
        let pays_goods = |t: &TechnologyId| {
            self.cards.technology(*t).effects.iter().any(|e| matches!(e, Effect::CreditsPerGood { .. }))
        };
        left.iter().find(|t| !pays_goods(t)).or_else(|| left.iter().next())
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Goes {
    Hand,
    To(Post),
    Fleet,
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
            let mut left = TechnologySet::default();
            for t in self.s.player(seat).technologies.iter().filter(|t| self.rules.acts(self.s, seat, *t)) {
                left.insert(t);
            }
            self.s.technologies_left = if self.s.conceded.contains(seat) { TechnologySet::default() } else { left };
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
        if self.rules.acts(self.s, seat, technology) {
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
