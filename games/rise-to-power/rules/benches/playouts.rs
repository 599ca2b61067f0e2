//! Instructions of random playouts and of what a search does most: `make bench`.
//!
//! Every benchmark asserts its answer, so that a faster wrong engine is not a faster engine.

use gungraun::{library_benchmark, library_benchmark_group, main};
use starboard_core::playout::{Limit, Playout};
use starboard_core::{Fast, Game, Policy, Silent, ToMove, Viewer};
use starboard_rise_to_power::{Action, Options, RiseToPower, State};
use starboard_testkit::counts::held;
use std::hint::black_box;

const GAMES: u64 = 100;

fn game(players: u8) -> RiseToPower {
    RiseToPower::new(&Default::default(), Options { players, ..Options::default() }).expect("the options are right")
}

// One hundred uniform games; divide by the decisions asserted.
#[library_benchmark]
#[bench::two(args = (2, 10_888), setup = table, config = held(10_888, 869.0))]
#[bench::three(args = (3, 12_304), setup = table, config = held(12_304, 927.9))]
#[bench::four(args = (4, 12_461), setup = table, config = held(12_461, 989.5))]
fn playouts((game, decisions): (RiseToPower, u64)) -> u64 {
    let mut playout = Playout::new(&game, Limit::default());
    let mut played = 0;
    for seed in 0..GAMES {
        let mut fast = Fast::new(seed);
        let mut s = game.start(&mut fast, &mut Silent);
        played += u64::from(playout.run(&mut s, &[Policy::Uniform; 4], &mut fast).decisions);
    }
    assert_eq!(played, decisions);
    black_box(played)
}

fn table(players: u8, decisions: u64) -> (RiseToPower, u64) {
    (game(players), decisions)
}

/// The middle of a random game of three.
fn middle() -> (RiseToPower, State) {
    let game = game(3);
    let mut fast = Fast::new(4);
    let mut s = game.start(&mut fast, &mut Silent);
    let mut legal = Vec::new();
    for _ in 0..60 {
        let ToMove::Seat(seat) = game.to_move(&s) else { break };
        game.legal_actions(&s, seat, &mut legal);
        game.apply_unchecked(&mut s, seat, &legal[fast.below(legal.len())], &mut fast, &mut Silent);
    }
    (game, s)
}

#[library_benchmark(setup = middle)]
fn legal_actions((game, s): (RiseToPower, State)) -> Vec<Action> {
    let mut out = Vec::with_capacity(512);
    if let ToMove::Seat(seat) = game.to_move(&s) {
        game.legal_actions(&s, seat, &mut out);
    }
    assert!(!out.is_empty());
    black_box(out)
}

#[library_benchmark(setup = middle)]
fn imagine((game, s): (RiseToPower, State)) -> State {
    let world = game.imagine(&s, s.turn, &mut Fast::new(1));
    assert_eq!(world.player(s.turn), s.player(s.turn));
    black_box(world)
}

#[library_benchmark(setup = middle)]
fn view((game, s): (RiseToPower, State)) -> usize {
    let view = game.view(&s, Viewer::Seat(s.turn));
    assert_eq!(view.seats.len(), 3);
    black_box(view.seats.len())
}

library_benchmark_group!(name = rise_to_power; benchmarks = playouts, legal_actions, imagine, view);
main!(library_benchmark_groups = rise_to_power);
