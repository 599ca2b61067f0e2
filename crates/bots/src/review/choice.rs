//! A choice, weighed by what the seat could know: what was done, the best that is found, and what a steady player does.

use super::look::Look;
use super::spread::{Each, Mean, Spread, minus};
use crate::budget::{Budget, Stop};
use crate::hint::Thought;
use crate::rollout::SEATS;
use crate::search::Effort;
use crate::streams::mix;
use crate::think::{ActionOf, StateOf, Thinks};
use starboard_core::{Fast, Game, Seat};

/// After so many worlds a look is taken whether more are needed.
const PIECE: u32 = 48;
/// A difference so small is not worth a word: where it is surely below, no more worlds are tried.
const SMALL: f64 = 0.01;

/// How long a choice is weighed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patience {
    /// Playouts of the search for the best.
    pub(super) search: u32,
    /// Fresh worlds in which what was done meets the best, at most.
    pub(super) worlds: u32,
}

/// What was found out about a choice.
#[derive(Clone, Debug)]
pub(super) struct Weighed<A> {
    /// The best that was found: another than was done only if it is better.
    pub(super) best: A,
    /// The seat's chance after what was done, and after the best.
    pub(super) chance: f64,
    pub(super) best_chance: f64,
    /// How far what was done falls short of the best, for the seat, and the standard error of that.
    pub(super) gap: f64,
    pub(super) error: f64,
    /// What the choice brought every seat against what the steady player would have done.
    pub(super) gain: Mean,
    /// The best against any candidate.
    pub(super) stake: f64,
    pub(super) reason: String,
}

impl<M: Thinks> Look<'_, M> {
    /// Weighs what a seat did; nothing if there was nothing to choose.
    pub(super) fn weigh(
        &mut self,
        truth: &StateOf<M>,
        seat: Seat,
        taken: ActionOf<M>,
        patience: Patience,
        seed: u64,
    ) -> Option<Weighed<ActionOf<M>>> {
        let mind = self.mind;
        if !is_choice::<M>(mind, truth, seat, taken, seed) {
            return None;
        }
        let seen = mind.game.imagine(truth, seat, &mut Fast::new(seed));
        let budget = Budget::Samples(patience.search);
        let plan = Effort { budget, threads: 1, horizon: self.horizon, enough: None, explains: true };
        let thought = Thought::looking(mind, &seen, seat, seed, plan, &Stop::default());
        self.spent += thought.ranked.iter().map(|w| u64::from(w.tried)).sum::<u64>();
        let favourite = &thought.ranked[0];
        let usual = thought.ranked.iter().map(|w| w.mean()).sum::<f64>() / thought.ranked.len() as f64;
        let stake = (favourite.mean() - usual).max(0.0);
        let duel = self.duel(&seen, seat, taken, favourite.action, patience.worlds, seed);
        let i = seat.index();
        let (gap, error) = (duel.gap.mean[i], duel.gap.error[i]);
        let better = favourite.action != taken && gap > error;
        Some(Weighed {
            best: if better { favourite.action } else { taken },
            chance: duel.taken.mean[i],
            best_chance: duel.taken.mean[i] + if better { gap } else { 0.0 },
            gap: if better { gap } else { 0.0 },
            error,
            gain: duel.gain,
            stake: stake.max(if better { gap } else { 0.0 }),
            reason: thought.reason(favourite),
        })
    }

    /// Both actions, and the steady player's, in fresh worlds with the same luck.
    fn duel(
        &mut self,
        seen: &StateOf<M>,
        seat: Seat,
        taken: ActionOf<M>,
        best: ActionOf<M>,
        worlds: u32,
        seed: u64,
    ) -> Duel {
        let (mut own, mut gap, mut gain) = (Spread::default(), Spread::default(), Spread::default());
        for n in 0..worlds {
            let luck = self.luck(n);
            let world = self.imagine(seen, seat, luck ^ mix(seed));
            let near = self.near(&world);
            let done = self.after(&world, seat, taken, luck, near);
            let other = match best == taken {
                true => done,
                false => self.after(&world, seat, best, luck, near),
            };
            own.note(&done);
            gap.note(&minus(&other, &done));
            gain.note(&self.gain(&world, seat, taken, luck));
            if (n + 1) % PIECE == 0 && settled(&gap.mean(), &gain.mean(), seat) {
                break;
            }
        }
        Duel { taken: own.mean(), gap: gap.mean(), gain: gain.mean() }
    }

    /// What an action brings in a world against what the steady player would do there. It is judged as late as V is: otherwise the two
    /// would differ, and what one of them sees would be nobody's doing.
    fn gain(&mut self, world: &StateOf<M>, seat: Seat, taken: ActionOf<M>, luck: u64) -> Each {
        let steady = self.steady(world, seat, luck);
        if steady == taken {
            return [0.0; SEATS];
        }
        let far = self.far(world);
        minus(&self.after(world, seat, taken, luck, far), &self.after(world, seat, steady, luck, far))
    }

    /// What the steady player does in a world.
    fn steady(&mut self, world: &StateOf<M>, seat: Seat, luck: u64) -> ActionOf<M> {
        let mut rng = Fast::new(luck);
        M::script(&self.mind.game, world, seat, &self.mind.taste, &mut self.room.actions, &mut rng)
    }
}

struct Duel {
    taken: Mean,
    gap: Mean,
    gain: Mean,
}

/// Is it clear enough: no difference worth a word, or one whose size is known?
fn settled(gap: &Mean, gain: &Mean, seat: Seat) -> bool {
    let i = seat.index();
    let none = gap.mean[i] + 3.0 * gap.error[i] < SMALL;
    let known = gap.mean[i] > 8.0 * gap.error[i] && gap.error[i] < SMALL;
    (none || known) && gain.error[i] < SMALL / 2.0
}

/// Was there anything to choose that the review can judge?
pub(super) fn is_choice<M: Thinks>(
    mind: &crate::rollout::Mind<M>,
    truth: &StateOf<M>,
    seat: Seat,
    taken: ActionOf<M>,
    seed: u64,
) -> bool {
    let mut room = Vec::new();
    mind.game.legal_actions(truth, seat, &mut room);
    if room.len() < 2 || M::reaches_beyond(&mind.game, truth) {
        return false;
    }
    let seen = mind.game.imagine(truth, seat, &mut Fast::new(seed));
    M::canonical(&mind.game, &mind.lore, &seen, seat, &mut room);
    room.len() > 1 || room.first() != Some(&taken)
}
