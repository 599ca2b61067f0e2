//! Playing on from a position, and saying who stands how.

use crate::greedy::highest;
use crate::net::Net;
use crate::opponent::RESEARCH;
use crate::sight::{Bound, Room};
use crate::think::{ActionOf, Features, StateOf, Thinks};
use starboard_core::{Chance, Fast, Game, Outcome, Seat, Silent, ToMove};
use std::sync::Arc;

/// The most seats a table has.
pub const SEATS: usize = 8;

/// Each seat's chance that its team wins.
pub type Values = [f32; SEATS];

/// A playout longer than this many decisions is judged where it stands.
const LONGEST: usize = 4000;

/// A game with all a bot knows of it, bound to the table's cards.
pub struct Mind<M: Thinks> {
    pub game: Arc<M::Game>,
    pub lore: M::Lore,
    /// How playouts are played.
    pub taste: M::Taste,
    pub net: Option<Net>,
    /// Judges instead of `net`, where there is one.
    pub sets: Option<Bound<M>>,
}

/// Buffers that a thread uses again and again.
pub struct Buffers<M: Thinks> {
    pub actions: Vec<ActionOf<M>>,
    features: Features,
    pub(crate) sight: Room,
    pub rng: Fast,
}

impl<M: Thinks> Buffers<M> {
    pub fn new(seed: u64) -> Buffers<M> {
        Buffers { actions: Vec::new(), features: Features::default(), sight: Room::default(), rng: Fast::new(seed) }
    }
}

impl<M: Thinks> Mind<M> {
    /// The game with its best script and its learned value.
    pub fn new(game: Arc<M::Game>) -> Mind<M> {
        let taste = M::taste(&game, &M::tastes()[0].dials, 0.0, &mut Fast::new(0));
        let net = M::weights(&game).and_then(|taught| taught.weights()).map(|w| w.bind(&M::inputs(&game)));
        let lore = M::lore(&game);
        Mind { game, lore, taste, net, sets: None }
    }

    /// The game with a script and nothing learned.
    pub(crate) fn scripted(game: Arc<M::Game>, taste: M::Taste) -> Mind<M> {
        let lore = M::lore(&game);
        Mind { game, lore, taste, net: None, sets: None }
    }

    /// The net over sets of cards, where there is one. In a page there is none, and no code for it.
    pub(crate) fn sets(&self) -> Option<&Bound<M>> {
        self.sets.as_ref().filter(|_| RESEARCH)
    }

    /// Is there a learned value?
    pub(crate) fn judges(&self) -> bool {
        self.net.is_some() || self.sets().is_some()
    }

    /// The seat that acts next; where any of a team may, the first that can do something.
    pub fn actor(&self, s: &StateOf<M>, room: &mut Vec<ActionOf<M>>) -> Option<Seat> {
        match self.game.to_move(s) {
            ToMove::Seat(seat) => Some(seat),
            ToMove::AnyOf { asked: set, .. } => set.iter().find(|seat| {
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
    pub fn judge(&self, s: &StateOf<M>, room: &mut Buffers<M>) -> Values {
        let n = self.game.seats();
        let mut teams = [0.0f32; SEATS];
        let mut members = [0u8; SEATS];
        let mut add = |seat: Seat, logit: f32| {
            let team = usize::from(self.game.team(seat));
            members[team] += 1;
            teams[team] += logit;
        };
        match (self.sets(), &self.net) {
            (Some(Bound { sight, net }), _) => {
                sight.look_from_all(&self.game, &self.lore, s, &mut room.sight, |seat, seen| {
                    add(seat, net.value(&net.think(seen)));
                });
            }
            (None, net) => M::features_of_all(&self.game, &self.lore, s, &mut room.features, |seat, features| {
                add(seat, net.as_ref().map_or(0.0, |net| net.rate(features)));
            }),
        }
        chances(&mut teams, &members);
        let mut values = [0.0; SEATS];
        for seat in Seat::all(n) {
            values[seat.index()] = teams[usize::from(self.game.team(seat))];
        }
        values
    }

    /// What the net's policy does.
    fn by_policy(&self, bound: &Bound<M>, s: &StateOf<M>, seat: Seat, room: &mut Buffers<M>) -> ActionOf<M> {
        let Buffers { actions, sight, .. } = room;
        M::canonical(&self.game, &self.lore, s, seat, actions);
        if let [only] = actions[..] {
            return only;
        }
        let policy = bound.policy(&self.game, &self.lore, s, seat, sight);
        highest(actions, policy)
    }

    /// Plays on with the script, or with the net's policy where there is one, to the end, or until turn `until` begins; then judges.
    pub fn play_out(
        &self,
        s: &mut StateOf<M>,
        until: Option<u32>,
        chance: &mut impl Chance,
        room: &mut Buffers<M>,
    ) -> Values {
        for _ in 0..LONGEST {
            let Some(seat) = self.actor(s, &mut room.actions) else { break };
            if until.is_some_and(|until| M::clock(&self.game, s) >= until) {
                break;
            }
            let action = match self.sets() {
                Some(bound) => self.by_policy(bound, s, seat, room),
                None => M::script(&self.game, s, seat, &self.taste, &mut room.actions, &mut room.rng),
            };
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
