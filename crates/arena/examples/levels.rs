//! Are the levels even steps? Each level meets the one below it at every kind of table that people can choose.
//!
//! `cargo run --release -p starboard-arena --example levels -- [--seed N] [--games N] [--level NAME=CODE]… [GAME[/FORMAT[/PLAYERS]]…]`. Budgets are
//! in playouts, so that a run is the same on every machine. A step is played until its interval lies within 62 to 80 % or wholly outside, at most 200 games (or N); the table
//! of `docs/strength.md` is made of the lines it writes. A level can be tried as another bot, and only its own steps are then played.

use serde_json::{Value, json};
use starboard_arena::{Plan, piece, stats};
use starboard_core::Lang;
use starboard_core::face::AnyGame;
use starboard_shelf::OPPONENTS;
use std::collections::BTreeSet;
use std::time::Instant;

/// What each level is here, weakest first: those that think by the clock get playouts instead.
const LEVELS: [(&str, &str); 5] = [
    ("novice", "novice"),
    ("easy", "easy"),
    ("medium", "medium"),
    ("hard", "hard:samples=75"),
    ("expert", "expert:samples=1500:threads=1"),
];
/// Before this many deals nothing is said.
const FEWEST_DEALS: u64 = 8;
const EVEN: std::ops::RangeInclusive<f64> = 0.62..=0.80;

/// How a step came out: of two places, one of each level, the stronger level's share of the wins.
struct Step {
    mean: f64,
    low: f64,
    high: f64,
    games: usize,
}

impl Step {
    fn verdict(&self) -> &'static str {
        match (EVEN.contains(&self.mean), self.high < *EVEN.start() || self.low > *EVEN.end()) {
            (true, _) => "",
            (_, true) => " !",
            _ => " ?",
        }
    }
}

/// The stronger level has half of the places, or one less.
fn play(game: &dyn AnyGame, places: usize, stronger: &str, weaker: &str, seed: u64, most: usize) -> Step {
    let own = (places / 2).max(1);
    let bots = (0..places).map(|i| if i < own { stronger } else { weaker }.to_owned()).collect();
    let plan = Plan { game, opponents: OPPONENTS, bots, deals: u64::MAX, seed, threads: 1, keep: None, sprt: None };
    let (mut shares, mut games): (Vec<f64>, usize) = (Vec::new(), 0);
    loop {
        let next = shares.len() as u64;
        for unit in piece(&plan, next..next + 4).unwrap_or_else(|why| panic!("{why}")) {
            let won = |place: usize, game: &starboard_arena::Played| {
                f64::from(u8::from(game.seating[place] == 0)) * game.share(place)
            };
            let share: f64 = unit.games.iter().map(|game| (0..places).map(|p| won(p, game)).sum::<f64>()).sum();
            shares.push(share / unit.games.len() as f64);
            games += unit.games.len();
        }
        // As if both had as many places.
        let score = stats::score(&shares);
        let even = |x: f64| {
            let (a, b) = (x / own as f64, (1.0 - x) / (places - own) as f64);
            a / (a + b)
        };
        let step = Step { mean: even(score.mean), low: even(score.low), high: even(score.high), games };
        let inside = EVEN.contains(&step.low) && EVEN.contains(&step.high);
        let outside = step.high < *EVEN.start() || step.low > *EVEN.end();
        if games >= most || (shares.len() as u64 >= FEWEST_DEALS && (inside || outside)) {
            return step;
        }
    }
}

fn main() {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let mut option = |name: &str| {
        args.iter().position(|a| a == name).map(|at| {
            args.remove(at);
            args.remove(at)
        })
    };
    let seed = option("--seed").map_or(1, |n| n.parse().expect("a seed"));
    let most = option("--games").map_or(200, |n| n.parse().expect("a number of games"));
    let mut levels = LEVELS.map(|(name, code)| (name, code.to_owned()));
    let mut tried: BTreeSet<String> = BTreeSet::new();
    while let Some(other) = option("--level") {
        let (name, code) = other.split_once('=').expect("NAME=CODE");
        levels.iter_mut().find(|(level, _)| *level == name).expect("a level").1 = code.to_owned();
        tried.insert(name.to_owned());
    }
    let wanted = |table: &str| {
        args.is_empty()
            || args
                .iter()
                .any(|a| table.strip_prefix(a.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with('/')))
    };
    for rules in starboard_shelf::GAMES {
        for format in rules.about(Lang::En).formats {
            for players in format.players {
                if !wanted(&format!("{}/{}/{players}", rules.name(), format.name)) {
                    continue;
                }
                let options: Value = match rules.campaign() {
                    Some(_) => json!({}),
                    None => json!({ "format": format.name, "players": players }),
                };
                let Ok(game) = rules.game(options) else { continue };
                let teams: BTreeSet<u8> = starboard_core::Seat::all(game.seats()).map(|seat| game.team(seat)).collect();
                let mut line = format!("| {} | {} | {players} |", rules.name(), format.name);
                let began = Instant::now();
                for [(weaker, below), (stronger, code)] in levels.array_windows() {
                    if !tried.is_empty() && !tried.contains(*weaker) && !tried.contains(*stronger) {
                        line += " |";
                        continue;
                    }
                    let step = play(&*game, teams.len(), code, below, seed, most);
                    line += &format!(
                        " {:.0} ({:.0} – {:.0}), {}{} |",
                        100.0 * step.mean,
                        100.0 * step.low,
                        100.0 * step.high,
                        step.games,
                        step.verdict()
                    );
                }
                println!("{line} {:.0} s |", began.elapsed().as_secs_f64());
            }
        }
    }
}
