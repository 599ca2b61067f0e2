//! Tuning a script's dials by playing: steps in the direction in which more games are won.

use crate::code::{Code, Method};
use crate::greedy::bell;
use crate::matches::{House, Sits, Typed, play};
use crate::player::Player;
use crate::rollout::Mind;
use crate::streams::mix;
use crate::think::Thinks;
use starboard_core::playout::Limit;
use starboard_core::{Fast, Game, Seat};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// How to tune.
#[derive(Clone, Debug)]
pub struct Tuning {
    pub steps: u32,
    /// Pairs of opposite trials in each step.
    pub trials: u32,
    /// Deals for each trial; each is played in both seatings.
    pub deals: u32,
    /// How far a trial turns the dials, as a part of their size.
    pub width: f32,
    pub threads: usize,
    pub seed: u64,
}

/// The score of dials `a` against dials `b` over some deals, each played with `a` in every seat.
pub fn compare<M: Thinks>(
    game: &Arc<M::Game>,
    a: &[f32],
    b: &[f32],
    deals: u32,
    seed: u64,
    threads: usize,
) -> (f64, f64) {
    let tastes = [a, b].map(|dials| M::taste(game, dials, 0.0, &mut Fast::new(0)));
    let next = AtomicU64::new(0);
    let work = || {
        let player = |_: Seat, code: usize| {
            let mind = Mind::<M>::scripted(game.clone(), tastes[code].clone());
            Player::with_mind(Code::new(Method::Script), 0, mind)
        };
        let mut table = Typed::of(game.clone(), tastes.len(), player);
        let mut found = Vec::new();
        loop {
            let deal = next.fetch_add(1, Ordering::Relaxed);
            if deal >= u64::from(deals) {
                return found;
            }
            let luck = mix(seed ^ mix(deal));
            let seats = game.seats();
            let shares = Seat::all(seats).map(|seat| share(&mut table, game, seat, luck));
            found.push((deal, shares.sum::<f64>() / seats as f64));
        }
    };
    let mut shares: Vec<(u64, f64)> = std::thread::scope(|scope| {
        let handles: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        handles.into_iter().flat_map(|h| h.join().unwrap_or_default()).collect()
    });
    shares.sort_by_key(|(deal, _)| *deal);
    let n = shares.len().max(1) as f64;
    let mean = shares.iter().map(|(_, s)| s).sum::<f64>() / n;
    let variance = shares.iter().map(|(_, s)| (s - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    (mean, 1.96 * (variance / n).sqrt())
}

/// One game with the first taste in one seat and its team's: the team's share of the win.
fn share<M: Thinks>(table: &mut Typed<M>, game: &M::Game, seat: Seat, luck: u64) -> f64 {
    let sits = |of: Seat| {
        let code = usize::from(game.team(of) != game.team(seat));
        Sits { code, seed: mix(luck ^ u64::from(of.0)) }
    };
    let sits: Vec<Sits> = Seat::all(game.seats()).map(sits).collect();
    let house = House { limit: Limit { decisions: LONGEST, turns: None }, ..House::default() };
    match play(table, &sits, luck, house, &mut ()).outcome {
        Some(outcome) => outcome.winners().filter(|w| game.team(*w) == game.team(seat)).map(|w| outcome.share(w)).sum(),
        None => 1.0 / game.seats() as f64,
    }
}

/// A game with more decisions than this has no winner.
const LONGEST: u32 = 5000;

/// Turns the dials by evolution strategies: trials in opposite pairs around the dials, all against a field; the dials move
/// towards the better halves. Every few steps the dials as they are then take the place of the eldest in the field: who has outgrown
/// it meets equals. `tell` hears the score of the dials against the start then.
pub fn tune<M: Thinks>(
    game: &Arc<M::Game>,
    start: &[f32],
    field: &[Vec<f32>],
    tuning: &Tuning,
    tell: &dyn Fn(u32, f64, f64),
) -> Vec<f32> {
    let size: Vec<f32> = start.iter().map(|d| d.abs().max(0.25)).collect();
    let mut dials = start.to_vec();
    let mut field = field.to_vec();
    let mut push = vec![0.0f32; dials.len()];
    let mut rng = Fast::new(mix(tuning.seed));
    for number in 0..tuning.steps {
        let mut slope = vec![0.0f32; dials.len()];
        for trial in 0..tuning.trials {
            let way: Vec<f32> = dials.iter().map(|_| bell(&mut rng)).collect();
            let turned = |by: f32| -> Vec<f32> {
                dials.iter().zip(&way).zip(&size).map(|((d, w), s)| d + by * tuning.width * w * s).collect()
            };
            let deal_seed = mix(tuning.seed ^ mix(u64::from(number) << 20 | u64::from(trial)));
            let rival = &field[(number * tuning.trials + trial) as usize % field.len()];
            let score = |dials: Vec<f32>| compare::<M>(game, &dials, rival, tuning.deals, deal_seed, tuning.threads).0;
            let gain = (score(turned(1.0)) - score(turned(-1.0))) as f32;
            slope.iter_mut().zip(&way).for_each(|(s, w)| *s += gain * w / tuning.trials as f32);
        }
        // Towards the end the steps become small: what is left is noise.
        let left = 1.0 - number as f32 / tuning.steps as f32;
        for i in 0..dials.len() {
            push[i] = 0.7 * push[i] + slope[i];
            dials[i] += tuning.width * size[i] * 6.0 * left * push[i];
        }
        if number % 10 == 9 || number + 1 == tuning.steps {
            let (score, error) =
                compare::<M>(game, &dials, start, tuning.deals * 8, mix(tuning.seed ^ 77), tuning.threads);
            tell(number + 1, score, error);
            field.rotate_left(1);
            if let Some(eldest) = field.last_mut() {
                eldest.clone_from(&dials);
            }
        }
    }
    dials
}
