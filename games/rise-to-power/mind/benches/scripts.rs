//! Instructions of games between scripts: `make bench`.
//!
//! Every benchmark asserts its answer, so that a script that decides something else is noticed.

use gungraun::{library_benchmark, library_benchmark_group, main};
use starboard_bots::{Code, House, Matches, Method, Sits};
use starboard_core::face::Face;
use starboard_core::{Game, Seat};
use starboard_rise_to_power::{Options, RiseToPower};
use starboard_rise_to_power_mind::MINDS;
use starboard_testkit::counts::held;
use std::hint::black_box;
use std::sync::Arc;

const GAMES: u64 = 10;

/// Players who know the table already.
fn table(players: u8, decisions: u32) -> (Box<dyn Matches>, u8, u32) {
    let game =
        RiseToPower::new(&Default::default(), Options { players, ..Options::default() }).expect("2 to 4 players");
    let codes = vec![Code::new(Method::Script); usize::from(players)];
    let mut matches = MINDS[0].matches(&Face(Arc::new(game)), &codes).expect("a table of this game");
    play(&mut *matches, players, GAMES);
    (matches, players, decisions)
}

/// The decisions of one game.
fn play(matches: &mut dyn Matches, players: u8, number: u64) -> u32 {
    let sits = |seat: Seat| Sits { code: seat.index(), seed: number * 8 + u64::from(seat.0) };
    let sits: Vec<Sits> = Seat::all(usize::from(players)).map(sits).collect();
    matches.play(&sits, number, House::default(), None).decisions
}

// Ten games; divide by the decisions asserted.
#[library_benchmark]
#[bench::two(args = (2, 1_199), setup = table, config = held(1_199, 6956.0))]
#[bench::four(args = (4, 1_439), setup = table, config = held(1_439, 9161.3))]
fn scripts((mut matches, players, decisions): (Box<dyn Matches>, u8, u32)) -> u32 {
    let played = (0..GAMES).map(|number| play(&mut *matches, players, number)).sum();
    assert_eq!(played, decisions);
    black_box(played)
}

library_benchmark_group!(name = rise_to_power_scripts; benchmarks = scripts);
main!(library_benchmark_groups = rise_to_power_scripts);
