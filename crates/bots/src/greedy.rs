//! One step ahead: try each action, look at what is there then, take the best.

use starboard_core::{Fast, Game, Seat, Silent};

/// The candidate after which `value` is highest. Chance is drawn alike for all.
pub fn best<G: Game>(
    game: &G,
    s: &G::State,
    seat: Seat,
    candidates: &[G::Action],
    rng: &mut Fast,
    mut value: impl FnMut(&G::State, G::Action) -> f32,
) -> G::Action {
    let luck = Fast::new(rng.word());
    highest(candidates, |action| {
        let mut then = s.clone();
        game.apply_unchecked(&mut then, seat, &action, &mut luck.clone(), &mut Silent);
        value(&then, action)
    })
}

/// The candidate that is valued highest; of several, the first.
#[inline]
pub fn highest<A: Copy>(candidates: &[A], mut value: impl FnMut(A) -> f32) -> A {
    let mut best = (f32::NEG_INFINITY, candidates[0]);
    for candidate in candidates {
        let worth = value(*candidate);
        if worth > best.0 {
            best = (worth, *candidate);
        }
    }
    best.1
}

/// A number around 0 with spread 1, near enough to a bell curve.
pub fn bell(rng: &mut Fast) -> f32 {
    let sum: f64 = (0..12).map(|_| rng.unit()).sum();
    (sum - 6.0) as f32
}
