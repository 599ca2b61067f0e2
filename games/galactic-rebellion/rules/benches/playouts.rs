//! Instructions of random playouts and of what a search does most: `make bench`.
//!
//! Every benchmark asserts its answer, so that a faster wrong engine is not a faster engine.

use gungraun::{library_benchmark, library_benchmark_group, main};
use starboard_core::playout::{Limit, Playout};
use starboard_core::{Fast, Game, Policy, Silent, ToMove};
use starboard_galactic_rebellion::goods::Sets;
use starboard_galactic_rebellion::piece::Spot;
use starboard_galactic_rebellion::{Action, GalacticRebellion, Options, State};
use starboard_testkit::counts::held;
use std::hint::black_box;

const GAMES: u64 = 100;

/// The cards are read here, before anything is counted.
fn table(players: u8, decisions: u64) -> (GalacticRebellion, u64) {
    (
        GalacticRebellion::new(&Default::default(), Options { players, ..Options::default() }).expect("2 to 5 players"),
        decisions,
    )
}

// One hundred uniform games; divide by the decisions asserted.
#[library_benchmark]
#[bench::two(args = (2, 19_092), setup = table, config = held(19_092, 555.9))]
#[bench::three(args = (3, 26_670), setup = table, config = held(26_670, 534.9))]
#[bench::four(args = (4, 33_557), setup = table, config = held(33_557, 520.6))]
#[bench::five(args = (5, 40_817), setup = table, config = held(40_817, 518.9))]
fn playouts((game, decisions): (GalacticRebellion, u64)) -> u64 {
    let mut playout = Playout::new(&game, Limit::default());
    let mut played = 0;
    for seed in 0..GAMES {
        let mut fast = Fast::new(seed);
        let mut s = game.start(&mut fast, &mut Silent);
        played += u64::from(playout.run(&mut s, &[Policy::Uniform; 5], &mut fast).decisions);
    }
    assert_eq!(played, decisions);
    black_box(played)
}

/// Somebody places a worker in the second round of a game of four.
fn placing() -> (GalacticRebellion, State) {
    let (game, _) = table(4, 0);
    let mut fast = Fast::new(4);
    let mut s = game.start(&mut fast, &mut Silent);
    let mut legal = Vec::new();
    while s.round < 2 {
        let ToMove::Seat(seat) = game.to_move(&s) else { break };
        game.legal_actions(&s, seat, &mut legal);
        game.apply_unchecked(&mut s, seat, &legal[fast.below(legal.len())], &mut fast, &mut Silent);
    }
    (game, s)
}

#[library_benchmark(setup = placing)]
fn legal_actions((game, s): (GalacticRebellion, State)) -> Vec<Action> {
    let mut out = Vec::with_capacity(256);
    if let ToMove::Seat(seat) = game.to_move(&s) {
        game.legal_actions(&s, seat, &mut out);
    }
    assert!(matches!(out[..], [Action::Place(..), .., Action::Place(_, Spot::Senate)]));
    black_box(out)
}

#[library_benchmark(setup = placing)]
fn clone_the_state((_, s): (GalacticRebellion, State)) -> State {
    let copy = black_box(s);
    assert_eq!(copy.round, 2);
    copy
}

#[library_benchmark]
fn best_sets() -> Sets {
    let sets = Sets::best(black_box(&[6, 3, 2, 2, 1, 1, 0, 5]));
    assert_eq!(sets.credits(), 18);
    black_box(sets)
}

library_benchmark_group!(name = rules, benchmarks = [playouts, legal_actions, clone_the_state, best_sets]);
main!(library_benchmark_groups = rules);
