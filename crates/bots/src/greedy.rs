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
    let mut best = (f32::NEG_INFINITY, candidates[0]);
    for action in candidates {
        let mut then = s.clone();
        game.apply_unchecked(&mut then, seat, action, &mut luck.clone(), &mut Silent);
        let worth = value(&then, *action);
        if worth > best.0 {
            best = (worth, *action);
        }
    }
    best.1
}

/// A number around 0 with spread 1, near enough to a bell curve.
pub fn bell(rng: &mut Fast) -> f32 {
    let sum: f64 = (0..12).map(|_| rng.unit()).sum();
    (sum - 6.0) as f32
}
