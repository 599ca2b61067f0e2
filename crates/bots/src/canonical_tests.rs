//! Does it cost anything that only canonical actions are weighed? Everything the rules allow is weighed, too, and what comes out
//! best either way is compared in worlds that neither has seen.

use crate::budget::{Budget, Stop};
use crate::code::{Code, Method};
use crate::player::Player;
use crate::rollout::Mind;
use crate::search::{Ask, Plan, Weighed};
use crate::streams::mix;
use crate::think::Thinks;
use starboard_core::{Fast, Game, Seat, Silent};
use starboard_galactic_rebellion::GalacticRebellion;
use starboard_rise_to_power::RiseToPower;

fn weigh<G: Thinks>(
    mind: &Mind<G>,
    s: &G::State,
    seat: Seat,
    candidates: &[G::Action],
    (seed, samples): (u64, u32),
) -> Vec<Weighed<G::Action>> {
    let ask = Ask { s, seat, candidates, seed: mix(seed), stop: &Stop::default() };
    mind.search(&ask, Plan { budget: Budget::Samples(samples), threads: 1, horizon: 0, enough: None }).ranked
}

/// What weighing everything is better by than weighing canonical actions, in chances to win: one number for each decision
/// where something was dropped.
fn losses<G: Thinks>(game: G, games: u64, every: u32) -> Vec<f64> {
    let mind = Mind::new(game.into());
    let (mut all, mut kept, mut found) = (Vec::new(), Vec::new(), Vec::new());
    for seed in 0..games {
        let mut chance = Fast::new(seed);
        let mut s = mind.game.start(&mut chance, &mut Silent);
        let mut bot = Player::<G>::new(Code::new(Method::Script), seed);
        let mut number = 0;
        while let Some(seat) = mind.actor(&s, &mut Vec::new()) {
            mind.game.legal_actions(&s, seat, &mut all);
            mind.game.canonical(&mind.lore, &s, seat, &mut kept);
            assert!(!kept.is_empty() && kept.iter().all(|a| all.contains(a)));
            number += u32::from(kept.len() < all.len());
            if kept.len() < all.len() && number % every == 0 {
                let best = |candidates: &[G::Action], seed: u64| {
                    weigh(&mind, &s, seat, candidates, (seed, 12 * candidates.len() as u32 + 120))[0].action
                };
                let pair = [best(&all, 1), best(&kept, 2)];
                let loss = if pair[0] == pair[1] {
                    0.0
                } else {
                    let fresh = weigh(&mind, &s, seat, &pair, (3, 120));
                    let mean = |action: G::Action| fresh.iter().find(|w| w.action == action).map_or(0.0, Weighed::mean);
                    mean(pair[0]) - mean(pair[1])
                };
                found.push(loss);
            }
            let action = bot.decide(&mind.game, &s, seat).unwrap();
            mind.game.apply_unchecked(&mut s, seat, &action, &mut chance, &mut Silent);
        }
    }
    found
}

#[test]
fn dropping_actions_loses_nothing_that_matters() {
    let rise = losses(RiseToPower::new(Default::default()).unwrap(), 2, 4);
    let rebellion = losses(GalacticRebellion::new(Default::default()).unwrap(), 1, 6);
    for (name, losses) in [("Rise to Power", rise), ("Galactic Rebellion", rebellion)] {
        let n = losses.len() as f64;
        let mean = losses.iter().sum::<f64>() / n;
        let spread = (losses.iter().map(|l| (l - mean).powi(2)).sum::<f64>() / n / n).sqrt();
        assert!(n >= 15.0 && mean - 2.0 * spread < 0.005, "{name}: {mean:.4} +- {spread:.4} lost over {n} decisions");
    }
}
