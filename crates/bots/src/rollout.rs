//! Playing on from a position, and saying who stands how.

use crate::net::Net;
use crate::think::{Features, Thinks};
use starboard_core::{Chance, Fast, Outcome, Seat, Silent, ToMove};
use std::sync::Arc;

/// The most seats a table has.
pub const SEATS: usize = 8;

/// Each seat's chance that its team wins.
pub type Values = [f32; SEATS];

/// A playout longer than this many decisions is judged where it stands.
const LONGEST: usize = 4000;

/// A game with all a bot knows of it, bound to the table's cards.
pub struct Mind<G: Thinks> {
    pub game: Arc<G>,
    pub lore: G::Lore,
    /// How playouts are played.
    pub taste: G::Taste,
    pub net: Option<Net>,
}

/// Buffers that a thread uses again and again.
pub struct Room<G: Thinks> {
    pub actions: Vec<G::Action>,
    features: Features,
    pub rng: Fast,
}

impl<G: Thinks> Room<G> {
    pub fn new(seed: u64) -> Room<G> {
        Room { actions: Vec::new(), features: Features::default(), rng: Fast::new(seed) }
    }
}

impl<G: Thinks> Mind<G> {
    /// The game with its best script and its learned value.
    pub fn new(game: Arc<G>) -> Mind<G> {
        let taste = game.taste(&G::tastes()[0].dials, 0.0, &mut Fast::new(0));
        let net = game.weights().map(|w| w.bind(&game.inputs()));
        let lore = game.lore();
        Mind { game, lore, taste, net }
    }

    /// The seat that acts next; where any of a team may, the first that can do something.
    pub fn actor(&self, s: &G::State, room: &mut Vec<G::Action>) -> Option<Seat> {
        match self.game.to_move(s) {
            ToMove::Seat(seat) => Some(seat),
            ToMove::AnyOf(set) => set.iter().find(|seat| {
                self.game.legal_actions(s, *seat, room);
                !room.is_empty()
            }),
            ToMove::Over => None,
        }
    }

    /// What a finished game is worth to each seat: 1 shared among the teams that won.
    pub fn result(&self, outcome: &Outcome) -> Values {
        let mut values = [0.0; SEATS];
        let mut teams = 0u32;
        for seat in outcome.winners() {
            teams |= 1 << self.game.team(seat);
        }
        let share = 1.0 / teams.count_ones().max(1) as f32;
        for seat in Seat::all(self.game.seats()) {
            if teams & (1 << self.game.team(seat)) != 0 {
                values[seat.index()] = share;
            }
        }
        values
    }

    /// What the learned value says of an unfinished game.
    pub fn judge(&self, s: &G::State, room: &mut Room<G>) -> Values {
        let n = self.game.seats();
        let mut teams = [0.0f32; SEATS];
        let mut members = [0u8; SEATS];
        for seat in Seat::all(n).filter(|seat| self.game.alive(s, *seat)) {
            let team = usize::from(self.game.team(seat));
            members[team] += 1;
            if let Some(net) = &self.net {
                room.features.0.clear();
                self.game.features(&self.lore, s, seat, &mut room.features);
                teams[team] += net.rate(&room.features);
            }
        }
        chances(&mut teams, &members);
        let mut values = [0.0; SEATS];
        for seat in Seat::all(n) {
            values[seat.index()] = teams[usize::from(self.game.team(seat))];
        }
        values
    }

    /// Plays on with the script to the end, or until turn `until` begins; then judges.
    pub fn play_out(
        &self,
        s: &mut G::State,
        until: Option<u32>,
        chance: &mut impl Chance,
        room: &mut Room<G>,
    ) -> Values {
        for _ in 0..LONGEST {
            let Some(seat) = self.actor(s, &mut room.actions) else { break };
            if until.is_some_and(|until| self.game.clock(s) >= until) {
                break;
            }
            let action = self.game.script(s, seat, &self.taste, &mut room.actions, &mut room.rng);
            self.game.apply_unchecked(s, seat, &action, chance, &mut Silent);
        }
        match self.game.outcome(s) {
            Some(outcome) => self.result(&outcome),
            None => self.judge(s, room),
        }
    }
}

/// Turns team sums of logits into chances that add up to 1; teams without members have none.
fn chances(teams: &mut [f32; SEATS], members: &[u8; SEATS]) {
    let mut best = f32::NEG_INFINITY;
    for (logit, n) in teams.iter_mut().zip(members) {
        *logit = if *n == 0 { f32::NEG_INFINITY } else { *logit / f32::from(*n) };
        best = best.max(*logit);
    }
    let mut total = 0.0;
    for logit in teams.iter_mut() {
        *logit = if *logit == f32::NEG_INFINITY { 0.0 } else { (*logit - best).exp() };
        total += *logit;
    }
    if total > 0.0 {
        teams.iter_mut().for_each(|chance| *chance /= total);
    }
}
