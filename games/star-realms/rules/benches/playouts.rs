//! Random playouts of two-player games with the full legal list at every decision, counted in instructions.
//!
//! `make bench` runs it. Instructions per decision = the count divided by the decisions asserted here.

use gungraun::{library_benchmark, library_benchmark_group, main};
use starboard_core::playout::{Limit, Playout, Policy};
use starboard_core::{Fast, Game, Silent};
use starboard_star_realms::{Duel, Library, State, options::Options};
use std::hint::black_box;

const GAMES: u64 = 400;

struct Table {
    game: Duel,
    starts: Vec<(State<2, 56>, Fast)>,
}

fn table(set: &str) -> Table {
    let game =
        Duel::new(&Library::default(), Options { sets: vec![set.to_owned()], first: None, ..Options::default() })
            .expect("a known set");
    let starts = (0..GAMES).map(|seed| {
        let mut chance = Fast::new(seed);
        (game.start(&mut chance, &mut Silent), chance)
    });
    let starts = starts.collect();
    Table { game, starts }
}

/// Plays all games; the number of decisions is theirs whatever the machine, and a change of it a change of the rules. The table
/// is given back, so that clearing it away is not counted.
fn play(table: Table, policy: Policy, expected: u32) -> Table {
    let mut playout = Playout::new(&table.game, Limit::default());
    let mut decisions = 0;
    for (state, chance) in &table.starts {
        decisions += playout.run(&mut state.clone(), &[policy; 2], &mut chance.clone()).decisions;
    }
    assert_eq!(decisions, expected, "decisions in {GAMES} games");
    table
}

#[library_benchmark]
#[bench::colony_wars(table("colony-wars"), 288888)]
#[bench::core(table("core"), 329783)]
fn hand_first(table: Table, expected: u32) -> Table {
    black_box(play(table, Policy::HandFirst, expected))
}

#[library_benchmark]
#[bench::colony_wars(table("colony-wars"), 313773)]
#[bench::core(table("core"), 261709)]
fn uniform(table: Table, expected: u32) -> Table {
    black_box(play(table, Policy::Uniform, expected))
}

library_benchmark_group!(name = playouts, benchmarks = [hand_first, uniform]);
main!(library_benchmark_groups = playouts);
