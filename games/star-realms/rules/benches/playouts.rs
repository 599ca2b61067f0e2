//! Random playouts with the full legal list at every decision, counted in instructions.
//!
//! `make bench` runs it. What was counted is held: three in a hundred more fail.

use gungraun::{library_benchmark, library_benchmark_group, main};
use starboard_core::playout::{Limit, Playout, Policy};
use starboard_core::{Fast, Game, Silent};
use starboard_star_realms::options::{Format, Options};
use starboard_star_realms::{Duel, Group, Library, WideDuel};
use starboard_testkit::counts::held;
use std::hint::black_box;

const GAMES: u64 = 400;

struct Table<G: Game> {
    game: G,
    starts: Vec<(G::State, Fast)>,
}

fn table<G: Game<Data = Library, Options = Options>>(options: Options) -> Table<G> {
    let game = G::new(&Library::default(), options).expect("known options");
    let starts = (0..GAMES).map(|seed| {
        let mut chance = Fast::new(seed);
        (game.start(&mut chance, &mut Silent), chance)
    });
    let starts = starts.collect();
    Table { game, starts }
}

fn duel(set: &str) -> Table<Duel> {
    table(Options { sets: vec![set.to_owned()], ..Options::default() })
}

fn both_sets() -> Table<WideDuel> {
    table(Options { sets: vec!["core".to_owned(), "colony-wars".to_owned()], ..Options::default() })
}

fn group(format: Format, players: u8) -> Table<Group> {
    table(Options { format, players: Some(players), ..Options::default() })
}

/// Plays all games; the number of decisions is theirs whatever the machine, and a change of it a change of the rules. The table
/// is given back, so that clearing it away is not counted.
fn play<G: Game>(table: Table<G>, policy: Policy, expected: u32) -> Table<G> {
    let mut playout = Playout::new(&table.game, Limit::default());
    let policies = [policy; 6];
    let mut decisions = 0;
    for (state, chance) in &table.starts {
        decisions += playout.run(&mut state.clone(), &policies[..table.game.seats()], &mut chance.clone()).decisions;
    }
    assert_eq!(decisions, expected, "decisions in {GAMES} games");
    table
}

#[library_benchmark]
#[bench::colony_wars(args = (duel("colony-wars"), 288888), config = held(288888, 324.8))]
#[bench::core(args = (duel("core"), 329783), config = held(329783, 309.5))]
fn hand_first(table: Table<Duel>, expected: u32) -> Table<Duel> {
    black_box(play(table, Policy::HandFirst, expected))
}

#[library_benchmark]
#[bench::colony_wars(args = (duel("colony-wars"), 313773), config = held(313773, 427.4))]
#[bench::core(args = (duel("core"), 261709), config = held(261709, 379.2))]
fn uniform(table: Table<Duel>, expected: u32) -> Table<Duel> {
    black_box(play(table, Policy::Uniform, expected))
}

#[library_benchmark]
#[bench::both_sets(args = (both_sets(), 306803), config = held(306803, 386.9))]
fn wide(table: Table<WideDuel>, expected: u32) -> Table<WideDuel> {
    black_box(play(table, Policy::HandFirst, expected))
}

#[library_benchmark]
#[bench::free_for_all(args = (group(Format::FreeForAll, 4), 355917), config = held(355917, 526.9))]
#[bench::emperor(args = (group(Format::Emperor, 6), 544214), config = held(544214, 611.3))]
fn big(table: Table<Group>, expected: u32) -> Table<Group> {
    black_box(play(table, Policy::HandFirst, expected))
}

library_benchmark_group!(name = playouts, benchmarks = [hand_first, uniform, wide, big]);
main!(library_benchmark_groups = playouts);
