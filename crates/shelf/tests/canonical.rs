//! Does it cost anything that only canonical actions are weighed? Everything the rules allow is weighed, too, and what comes out
//! best either way is compared in worlds that neither has seen.

mod common;

use common::decisions;
use starboard_bots::rollout::Mind;
use starboard_bots::search::{Ask, Effort, Weighed};
use starboard_bots::streams::mix;
use starboard_bots::{ActionOf, Budget, StateOf, Stop, Thinks};
use starboard_core::{Game, Seat};
use starboard_galactic_rebellion_mind::GalacticRebellionMind;
use starboard_rise_to_power_mind::RiseToPowerMind;

fn weigh<M: Thinks>(
    mind: &Mind<M>,
    s: &StateOf<M>,
    seat: Seat,
    candidates: &[ActionOf<M>],
    (seed, samples): (u64, u32),
) -> Vec<Weighed<ActionOf<M>>> {
    let ask = Ask { s, seat, candidates, seed: mix(seed), stop: &Stop::default() };
    mind.search(
        &ask,
        Effort { budget: Budget::Samples(samples), threads: 1, horizon: 0, enough: None, explains: false },
    )
    .ranked
}

/// What weighing everything is better by than weighing canonical actions, in chances to win: one number for every so many
/// decisions where something was dropped.
fn losses<M: Thinks>(games: u64, every: usize) -> Vec<f64> {
    let mind = Mind::<M>::new(M::Game::new(&Default::default(), Default::default()).unwrap().into());
    let dropped = decisions(&mind, games, 1).into_iter().filter_map(|(seat, s)| {
        let (mut all, mut kept) = (Vec::new(), Vec::new());
        mind.game.legal_actions(&s, seat, &mut all);
        M::canonical(&mind.game, &mind.lore, &s, seat, &mut kept);
        assert!(!kept.is_empty() && kept.iter().all(|a| all.contains(a)));
        (kept.len() < all.len()).then_some((seat, s, all, kept))
    });
    let loss = dropped.skip(every - 1).step_by(every).map(|(seat, s, all, kept)| {
        let best = |candidates: &[ActionOf<M>], seed: u64| {
            weigh(&mind, &s, seat, candidates, (seed, 12 * candidates.len() as u32 + 120))[0].action
        };
        let (of_all, of_kept) = (best(&all, 1), best(&kept, 2));
        if of_all == of_kept {
            return 0.0;
        }
        let fresh = weigh(&mind, &s, seat, &[of_all, of_kept], (3, 120));
        let mean = |action: ActionOf<M>| fresh.iter().find(|w| w.action == action).map_or(0.0, Weighed::mean);
        mean(of_all) - mean(of_kept)
    });
    loss.collect()
}

#[test]
fn dropping_actions_loses_nothing_that_matters() {
    let rise = losses::<RiseToPowerMind>(2, 4);
    let rebellion = losses::<GalacticRebellionMind>(1, 6);
    for (name, losses) in [("Rise to Power", rise), ("Galactic Rebellion", rebellion)] {
        let n = losses.len() as f64;
        let mean = losses.iter().sum::<f64>() / n;
        let spread = (losses.iter().map(|l| (l - mean).powi(2)).sum::<f64>() / n / n).sqrt();
        assert!(n >= 15.0 && mean - 2.0 * spread < 0.005, "{name}: {mean:.4} +- {spread:.4} lost over {n} decisions");
    }
}
