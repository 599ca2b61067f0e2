//! What a state is worth, and what a deal did: V, and its mean over what could have been dealt.

use super::spread::{Each, Mean, Spread, each, minus};
use crate::code::Level;
use crate::rollout::{Buffers, Mind, SEATS};
use crate::streams::{Streams, mix};
use crate::think::{ActionOf, StateOf, Thinks};
use starboard_core::{Branches, Chance, Fast, Game, Seat, Silent};

/// More different deals than this are sampled.
const MOST_DEALS: usize = 400;
/// Of those counted, each has at least so many playouts.
const LEAST: u32 = 4;
/// So many unlikely worlds are turned down before one is taken all the same, as in the search.
const MOST_DOUBTS: usize = 6;

/// Looks at states, always with the same luck: what two states have in common does not blur their difference.
pub(super) struct Look<'m, M: Thinks> {
    pub(super) mind: &'m Mind<M>,
    pub(super) seed: u64,
    pub(super) room: Buffers<M>,
    pub(super) spent: u64,
    /// How many turns playouts go beyond one's own where actions are compared: as many as the strongest level's.
    pub(super) horizon: u32,
}

/// What a deal did.
pub(super) struct Dealing {
    /// V after it.
    pub(super) after: Mean,
    /// V after it less the mean of V over what could have been dealt.
    pub(super) luck: Mean,
    pub(super) counted: bool,
}

impl<'m, M: Thinks> Look<'m, M> {
    pub(super) fn new(mind: &'m Mind<M>, seed: u64) -> Look<'m, M> {
        let horizon = M::level(Level::Expert, &mind.game).horizon;
        Look { mind, seed, room: Buffers::new(seed), spent: 0, horizon }
    }

    /// The luck of playout number `i`.
    pub(super) fn luck(&self, i: u32) -> u64 {
        mix(self.seed ^ mix(u64::from(i)))
    }

    /// Until when a playout from a state is played to tell what the state is worth. The learned value does not see all there is:
    /// judged too soon, the chances would drift from turn to turn without anybody's luck or choice.
    pub(super) fn far(&self, s: &StateOf<M>) -> Option<u32> {
        self.mind.judges().then(|| M::clock(&self.mind.game, s) + 1 + M::FAR)
    }

    /// Until when it is played to compare actions: nearer, where differences stand out.
    pub(super) fn near(&self, s: &StateOf<M>) -> Option<u32> {
        self.mind.judges().then(|| M::clock(&self.mind.game, s) + 1 + self.horizon)
    }

    /// What comes of a state with the luck of one playout.
    pub(super) fn play_out(&mut self, mut s: StateOf<M>, until: Option<u32>, luck: u64) -> Each {
        self.spent += 1;
        self.room.rng = Fast::new(luck);
        let values = self.mind.play_out(&mut s, until, &mut Streams::new(luck), &mut self.room);
        each(|i| f64::from(values[i]))
    }

    /// V of a state: exact once the game is over.
    pub(super) fn value(&mut self, s: &StateOf<M>, playouts: u32) -> Mean {
        if let Some(outcome) = self.mind.game.outcome(s) {
            return Mean::exact(&self.mind.result(&outcome));
        }
        let until = self.far(s);
        let mut spread = Spread::default();
        for i in 0..playouts {
            let luck = self.luck(i);
            spread.note(&self.play_out(s.clone(), until, luck));
        }
        spread.mean()
    }

    /// What the luck of one playout makes of a state, or the result if there is one.
    fn once(&mut self, s: &StateOf<M>, i: u32) -> Each {
        match self.mind.game.outcome(s) {
            Some(outcome) => {
                let values = self.mind.result(&outcome);
                each(|i| f64::from(values[i]))
            }
            None => {
                let (until, luck) = (self.far(s), self.luck(i));
                self.play_out(s.clone(), until, luck)
            }
        }
    }

    /// How `after` compares with what else `act` could have come to.
    pub(super) fn dealt(
        &mut self,
        after: &StateOf<M>,
        playouts: u32,
        act: impl Fn(&mut dyn Chance) -> StateOf<M>,
    ) -> Dealing {
        let there: Vec<Each> = (0..playouts).map(|i| self.once(after, i)).collect();
        let mut spread = Spread::default();
        there.iter().for_each(|v| spread.note(v));
        let value = spread.mean();
        match Branches::all(MOST_DEALS, |chance| act(chance)) {
            Some(branches) => {
                let worlds = merged(branches);
                let luck = self.counted(&there, &value, &worlds, playouts);
                Dealing { after: value, luck, counted: true }
            }
            None => {
                let mut spread = Spread::default();
                for (i, v) in there.iter().enumerate() {
                    // Another stream than the playout's own.
                    let other = act(&mut Fast::new(mix(self.luck(i as u32) ^ 0x6465_616c)));
                    spread.note(&minus(v, &self.once(&other, i as u32)));
                }
                Dealing { after: value, luck: spread.mean(), counted: false }
            }
        }
    }

    /// The mean over worlds of known likelihood, each met by the same luck as what came.
    fn counted(&mut self, there: &[Each], value: &Mean, worlds: &[(f64, StateOf<M>)], playouts: u32) -> Mean {
        if let [_] = worlds {
            return Mean::default();
        }
        let (mut mean, mut variance) = (value.mean, [0.0; SEATS]);
        for (likelihood, world) in worlds {
            let n = ((likelihood * f64::from(playouts)).ceil() as u32).clamp(LEAST, playouts.max(LEAST));
            let mut spread = Spread::default();
            for i in 0..n {
                spread.note(&self.once(world, i));
            }
            let here = spread.mean();
            // Few playouts meet only the first lucks: what those are worth at what came tells how lucky they are.
            let same = there.get(..n as usize).unwrap_or(there);
            let mut first = Spread::default();
            same.iter().for_each(|v| first.note(v));
            let lucky = minus(&first.mean().mean, &value.mean);
            for i in 0..SEATS {
                mean[i] -= likelihood * (here.mean[i] - lucky[i]);
                variance[i] += (likelihood * here.error[i]).powi(2);
            }
        }
        Mean { mean, error: each(|i| variance[i].sqrt()) }
    }

    /// A world the seat can believe in.
    pub(super) fn imagine(&self, s: &StateOf<M>, seat: Seat, luck: u64) -> StateOf<M> {
        let mut rng = Fast::new(mix(luck));
        let mut world = self.mind.game.imagine(s, seat, &mut rng);
        for _ in 0..MOST_DOUBTS {
            let belief = M::belief(&self.mind.game, s, seat, &world);
            if belief >= 1.0 || rng.unit() < f64::from(belief) {
                break;
            }
            world = self.mind.game.imagine(s, seat, &mut rng);
        }
        world
    }

    /// What comes of an action in a world that is played on until then.
    pub(super) fn after(
        &mut self,
        world: &StateOf<M>,
        seat: Seat,
        action: ActionOf<M>,
        luck: u64,
        until: Option<u32>,
    ) -> Each {
        let mut s = world.clone();
        self.spent += 1;
        let mut chance = Streams::new(luck);
        self.room.rng = Fast::new(luck);
        self.mind.game.apply_unchecked(&mut s, seat, &action, &mut chance, &mut Silent);
        let values = self.mind.play_out(&mut s, until, &mut chance, &mut self.room);
        each(|i| f64::from(values[i]))
    }
}

/// Worlds that are the same counted as one.
fn merged<S: PartialEq>(branches: Vec<(f64, S)>) -> Vec<(f64, S)> {
    let mut worlds: Vec<(f64, S)> = Vec::new();
    for (likelihood, world) in branches {
        match worlds.iter_mut().find(|(_, w)| *w == world) {
            Some((sum, _)) => *sum += likelihood,
            None => worlds.push((likelihood, world)),
        }
    }
    worlds
}
