//! `starboard simulate`: games by the million.

mod bots;

pub(crate) use bots::play_one;

use crate::failure::Failure;
use crate::options::TableArgs;
use crate::out::{Out, pad};
use crate::words::{decimal, number};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use starboard_core::Record;
use starboard_core::face::AnyGame;
use starboard_core::outcome::TURN_LIMIT;
use starboard_core::playout::{Limit, Policy, Series, Tally, Watch};
use std::fmt::Write as _;
use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    game: String,
    #[command(flatten)]
    table: TableArgs,
    #[arg(long, value_name = "NAME", value_delimiter = ',', default_value = "uniform")]
    seats: Vec<String>,
    #[arg(short, long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    #[arg(short, long, value_name = "T")]
    threads: Option<usize>,
    #[arg(long, value_name = "N")]
    turn_limit: Option<u32>,
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    campaigns: Option<u64>,
    #[arg(long, value_name = "FILE", requires = "campaigns")]
    pack: Vec<PathBuf>,
}

/// What programs read; the keys are a promise.
#[derive(Debug, Serialize)]
struct Report {
    games: u64,
    decisions: u64,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    wins: Vec<u64>,
    stopped: u64,
    mean_turns: f64,
}

impl Args {
    pub(crate) fn run(self, out: Out) -> Result<(), Failure> {
        let rules = starboard_shelf::find(&self.game)?;
        if let Some(campaigns) = self.campaigns {
            if rules.name() != "rise-of-empire" {
                return Err(out.fail("no-campaigns", &[("game", rules.name().into())]));
            }
            let threads = self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
            // Random players would take for ever: unless told, scripted ones.
            let code = |i: usize| match self.seats.get(i).or(self.seats.last()).map(String::as_str) {
                None | Some("uniform") => "script".to_owned(),
                Some(code) => code.to_owned(),
            };
            let codes = [code(0), code(1)];
            let options = self.table.only(rules, &["kingdom", "pack"], out)?;
            let kingdom = options.get("kingdom").cloned().unwrap_or_default();
            let plan = crate::campaign::simulate::Plan { campaigns, codes, kingdom, seed: self.seed, threads };
            let named = options.get("pack").and_then(|pack| pack.as_str()).map(PathBuf::from);
            return plan.run(&self.pack.into_iter().chain(named).collect::<Vec<_>>(), out);
        }
        let named = (self.seats.len() > 1).then_some(self.seats.len());
        let mut table = self.table;
        let mut limit = Limit::default();
        if let Some(turns) = self.turn_limit {
            // A game that has such a rule ends by it; any other is stopped from outside.
            match rules.about(out.lang).options.iter().any(|o| o.name == TURN_LIMIT) {
                true => table.option.push(format!("{TURN_LIMIT}={turns}")),
                false => limit.turns = Some(turns),
            }
        }
        let game = table.settle(rules, named, out)?;
        if named.is_some_and(|n| n != game.seats()) {
            let args = [("named", (self.seats.len() as i64).into()), ("seats", (game.seats() as i64).into())];
            return Err(out.fail("seats-named", &args));
        }
        let name = |i: usize| self.seats.get(i).or(self.seats.last()).cloned().unwrap_or_default();
        let names: Vec<String> = (0..game.seats()).map(name).collect();
        // Random players all round need no table: the typed loop is a thousand times faster.
        let random: Option<Vec<Policy>> = names.iter().map(|name| name.parse().ok()).collect();
        if random.is_none() {
            drop(bots::sit(&*game, &names)?);
        }
        let threads = self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
        let plan =
            Series { policies: random.clone().unwrap_or_default(), games: self.games, seed: self.seed, threads, limit };
        if let Some(dir) = &self.records {
            prepare(dir, out)?;
        }

        let begun = Instant::now();
        let tally = watched(&plan, self.records.as_deref(), |watch| match &random {
            Some(_) => Ok(game.playouts(&plan, watch)),
            None => bots::play(&*game, &names, &plan, watch),
        })?;
        let report = report(&tally, begun.elapsed());
        if out.json { out.json(&report) } else { out.text(&tell(&*game, &names, &report, out)) }
    }
}

/// Records go into a folder of their own, so that none is ever written over.
fn prepare(dir: &Path, out: Out) -> Result<(), Failure> {
    let at = |why: std::io::Error| Failure::file(dir, &why);
    if dir.exists() && std::fs::read_dir(dir).map_err(at)?.next().is_some() {
        return Err(out.fail("folder-not-empty", &[("dir", (&dir.display().to_string()).into())]));
    }
    std::fs::create_dir_all(dir).map_err(at)
}

/// Plays while a progress bar shows it, and keeps the records.
fn watched(
    plan: &Series,
    records: Option<&Path>,
    play: impl FnOnce(&Watch<'_>) -> Result<Tally, Failure>,
) -> Result<Tally, Failure> {
    let failed: Mutex<Option<Failure>> = Mutex::new(None);
    let full = AtomicBool::new(false);
    let keep = |number: u64, record: Record| {
        let Some(dir) = records.filter(|_| !full.load(Ordering::Relaxed)) else { return };
        let file = dir.join(format!("{:06}.starboard.json", number + 1));
        let text = serde_json::to_string(&record).map_err(std::io::Error::other);
        if let Err(why) = text.and_then(|text| std::fs::write(&file, text + "\n")) {
            full.store(true, Ordering::Relaxed);
            failed.lock().unwrap_or_else(|e| e.into_inner()).get_or_insert_with(|| Failure::file(&file, &why));
        }
    };
    let watch = Watch { keep: records.map(|_| &keep as &(dyn Fn(u64, Record) + Sync)), ..Watch::default() };
    let over = AtomicBool::new(false);
    let tally = std::thread::scope(|scope| {
        let show = || {
            let bar = progress(plan.games);
            while !over.load(Ordering::Relaxed) {
                bar.set_position(watch.done.load(Ordering::Relaxed));
                if full.load(Ordering::Relaxed) {
                    watch.stop.store(true, Ordering::Relaxed);
                }
                std::thread::park_timeout(Duration::from_millis(100));
            }
            bar.finish_and_clear();
        };
        let shown = scope.spawn(show);
        let tally = play(&watch);
        over.store(true, Ordering::Relaxed);
        shown.thread().unpark();
        tally
    });
    match failed.into_inner().unwrap_or_else(|e| e.into_inner()) {
        Some(failure) => Err(failure),
        None => tally,
    }
}

/// A bar for a person who looks; nothing for a file or a pipe.
fn progress(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {per_sec} {eta}");
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn report(tally: &Tally, time: Duration) -> Report {
    let seconds = time.as_secs_f64();
    let per_second = |n: u64| if seconds > 0.0 { n as f64 / seconds } else { 0.0 };
    Report {
        games: tally.games,
        decisions: tally.decisions,
        seconds,
        games_per_second: per_second(tally.games),
        decisions_per_second: per_second(tally.decisions),
        wins: tally.wins.clone(),
        stopped: tally.stopped,
        mean_turns: if tally.games > 0 { tally.turns as f64 / tally.games as f64 } else { 0.0 },
    }
}

fn tell(game: &dyn AnyGame, names: &[String], report: &Report, out: Out) -> String {
    let lang = out.lang;
    let per_game = report.decisions as f64 / report.games.max(1) as f64;
    let rows = [
        ("sim-games", number(lang, report.games)),
        ("sim-decisions", format!("{} ({})", number(lang, report.decisions), decimal(lang, per_game, 1))),
        ("sim-turns", decimal(lang, report.mean_turns, 1)),
        ("sim-stopped", number(lang, report.stopped)),
        ("sim-seconds", decimal(lang, report.seconds, 2)),
        ("sim-games-per-second", number(lang, report.games_per_second.round() as u64)),
        ("sim-decisions-per-second", number(lang, report.decisions_per_second.round() as u64)),
    ];
    let label = |key: &str| out.say(key, &[]);
    let width = rows.iter().map(|(key, _)| label(key).chars().count()).max().unwrap_or(0);
    let mut text = format!("{} · {}\n", game.name(), format_of(game));
    for (key, value) in rows {
        let _ = writeln!(text, "  {}  {value}", pad(&label(key), width));
    }
    let _ = writeln!(text, "  {}", label("sim-wins"));
    let width_of_names = names.iter().map(|n| n.chars().count()).max().unwrap_or(0);
    for (i, wins) in report.wins.iter().enumerate() {
        let (share, error) = share(*wins, report.games);
        let _ = writeln!(
            text,
            "    {}  {}  {} % ± {}",
            i + 1,
            pad(&names[i], width_of_names),
            decimal(lang, share, 1),
            decimal(lang, error, 1)
        );
    }
    text
}

fn format_of(game: &dyn AnyGame) -> String {
    let options = game.options();
    let format = options.get("format").and_then(|f| f.as_str()).unwrap_or_default().to_owned();
    format!("{format} · {}", game.seats())
}

/// A share in percent with half the width of its 95 % interval.
fn share(wins: u64, games: u64) -> (f64, f64) {
    let n = games.max(1) as f64;
    let p = wins as f64 / n;
    (100.0 * p, 196.0 * (p * (1.0 - p) / n).sqrt())
}
