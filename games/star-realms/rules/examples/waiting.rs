//! How much of a random duel's time is waiting? The same games are played in two orders: each once, again and again through all of
//! them, and each many times before the next. The instructions are the same to the last one; in the second order the processor knows
//! what comes, and what it spares is what surprises cost it.
//!
//! `cargo run --profile dist -p starboard-star-realms --example waiting`

use starboard_core::playout::{Limit, Playout};
use starboard_core::{Fast, Game, Policy, Silent};
use starboard_star_realms::options::Options;
use starboard_star_realms::{Duel, Library};
use std::time::Instant;

const GAMES: u64 = 400;
const TIMES: u64 = 50;
const ROUNDS: usize = 7;

/// Nanoseconds a decision, and how many decisions there were.
fn time(game: &Duel, limit: Limit, order: impl Iterator<Item = u64>) -> (f64, u64) {
    let starts: Vec<_> = (0..GAMES)
        .map(|seed| {
            let mut chance = Fast::new(seed);
            (game.start(&mut chance, &mut Silent), chance)
        })
        .collect();
    let mut playout = Playout::new(game, limit);
    let mut decisions = 0;
    let began = Instant::now();
    for number in order {
        let (state, chance) = &starts[number as usize];
        let end = playout.run(&mut state.clone(), &[Policy::HandFirst; 2], &mut chance.clone());
        decisions += u64::from(end.decisions);
    }
    (began.elapsed().as_nanos() as f64 / decisions as f64, decisions)
}

fn main() {
    let game = Duel::new(&Library::default(), Options::default()).expect("the usual duel");
    println!(
        "nanoseconds a decision, the least of {ROUNDS} rounds: each game once after another; each {TIMES} times before the next"
    );
    for (name, most) in [("whole games", u32::MAX), ("40 decisions", 40), ("10 decisions", 10)] {
        let limit = Limit { decisions: most, turns: None };
        let rounds = (0..ROUNDS).map(|_| {
            let (apart, decisions) = time(&game, limit, (0..TIMES).flat_map(|_| 0..GAMES));
            let (together, again) = time(&game, limit, (0..GAMES).flat_map(|game| (0..TIMES).map(move |_| game)));
            assert_eq!(decisions, again, "the same games in another order");
            (apart, together)
        });
        let least = rounds.reduce(|a, b| (a.0.min(b.0), a.1.min(b.1))).expect("some rounds");
        println!("{name:>12}: {:6.1} {:6.1}", least.0, least.1);
    }
}
