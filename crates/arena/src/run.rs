//! Playing a tournament: on several threads, with its results kept as they come, to be taken up again after a stop.

use crate::lineup::{Lineup, places};
use crate::play::{Played, play};
use crate::sprt::{Bounds, Verdict};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use starboard_bots::opponent;
use starboard_bots::streams::mix;
use starboard_core::Faults;
use starboard_core::face::AnyGame;
use std::fs::{File, OpenOptions};
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// What is to be played.
pub struct Plan<'a> {
    pub game: &'a dyn AnyGame,
    /// Codes, as a person wrote them.
    pub bots: Vec<String>,
    /// Deals for each meeting; each is played in every seating.
    pub deals: u64,
    pub seed: u64,
    pub threads: usize,
    /// Where results are kept as they come; an earlier part of the same run there is taken up.
    pub keep: Option<PathBuf>,
    /// Stop when the first two bots' question is answered.
    pub sprt: Option<Bounds>,
}

/// One deal of one meeting, in every seating.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Unit {
    pub lineup: usize,
    pub deal: u64,
    pub games: Vec<Played>,
}

/// What was played.
pub struct Results {
    /// Different codes, in the order they were named.
    pub bots: Vec<String>,
    pub lineups: Vec<Lineup>,
    pub places: usize,
    /// In the order of deals, whatever the threads did.
    pub units: Vec<Unit>,
    pub verdict: Option<Verdict>,
    pub seconds: f64,
}

/// How far a run is.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    pub done: u64,
    pub all: u64,
    /// What is left, by the pace so far, and how wrong that may be. None until there is a pace.
    pub left: Option<(Duration, Duration)>,
}

#[derive(Debug, thiserror::Error)]
pub enum Fault {
    #[error(transparent)]
    Bots(#[from] Faults),
    #[error("{0}: {1}")]
    File(PathBuf, std::io::Error),
    #[error("{0} holds another run: its {1} is different")]
    OtherRun(PathBuf, &'static str),
    #[error("{0}, line {1}: {2}")]
    Damaged(PathBuf, usize, String),
}

/// The first line of a file of results: what makes two runs the same run.
#[derive(PartialEq, Serialize, Deserialize)]
struct Header {
    game: String,
    edition: String,
    options: Json,
    bots: Vec<String>,
    seed: u64,
}

/// Plays what of the plan is not played yet. `tell` hears of every deal that is done; when it answers false the run stops, to
/// be taken up another time.
pub fn run(plan: &Plan<'_>, tell: &(dyn Fn(Progress) -> bool + Sync)) -> Result<Results, Fault> {
    let mut bots: Vec<String> = Vec::new();
    let mut entered = Vec::new();
    for code in &plan.bots {
        opponent(plan.game.name(), code, 0)?;
        entered.push(bots.iter().position(|b| b == code).unwrap_or_else(|| {
            bots.push(code.clone());
            bots.len() - 1
        }));
    }
    if entered.is_empty() {
        return Err(Faults::one("bots", "name at least one bot").into());
    }
    let place_of = places(plan.game);
    let places = place_of.iter().max().map_or(0, |p| p + 1);
    let lineups = Lineup::all(&entered, places);
    let (kept, mut file) = take_up(plan, &bots)?;
    let start = Instant::now();
    let all = plan.deals * lineups.len() as u64;
    let todo = todo(&kept, all, lineups.len());
    let pace = Pace { start, before: all - todo.len() as u64, all };
    let book = Mutex::new(Book { units: kept, times: Vec::new(), fault: None, file: file.as_mut() });
    let next = AtomicU64::new(0);
    let halt = AtomicBool::new(false);
    let table = Tournament { plan, bots: &bots, lineups: &lineups, place_of: &place_of };
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            scope.spawn(|| {
                while !halt.load(Ordering::Relaxed) {
                    let i = next.fetch_add(1, Ordering::Relaxed) as usize;
                    let Some(number) = todo.get(i) else { break };
                    let began = Instant::now();
                    let unit = table.unit(*number);
                    let Ok(mut book) = book.lock() else { break };
                    book.add(unit, began.elapsed());
                    let answered =
                        plan.sprt.is_some_and(|b| b.verdict(&lineups[0], &prefix(&book.units)) != Verdict::Undecided);
                    let go_on = tell(pace.progress(&book.times, plan.threads.max(1)));
                    if !go_on || answered || book.fault.is_some() {
                        halt.store(true, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    let book = book.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    if let (Some(fault), Some(path)) = (book.fault, &plan.keep) {
        return Err(Fault::File(path.clone(), fault));
    }
    let mut units = book.units;
    units.sort_by_key(|u| (u.deal, u.lineup));
    let verdict = plan.sprt.map(|b| b.verdict(&lineups[0], &prefix(&units)));
    Ok(Results { bots, lineups, places, units, verdict, seconds: start.elapsed().as_secs_f64() })
}

struct Tournament<'a> {
    plan: &'a Plan<'a>,
    bots: &'a [String],
    lineups: &'a [Lineup],
    place_of: &'a [usize],
}

impl Tournament<'_> {
    /// Plays unit `number`: deals go round all meetings in turn, so that a run cut short is still even.
    fn unit(&self, number: u64) -> Unit {
        let lineup = (number % self.lineups.len() as u64) as usize;
        let deal = number / self.lineups.len() as u64;
        let luck = mix(self.plan.seed ^ mix(deal));
        let game = |(i, seating): (usize, Vec<usize>)| {
            let seat_bot = |(seat, place): (usize, &usize)| {
                let seed = mix(luck ^ mix((i as u64) << 8 | seat as u64));
                opponent(self.plan.game.name(), &self.bots[seating[*place]], seed)
            };
            let bots = self.place_of.iter().enumerate().map(seat_bot).filter_map(Result::ok).collect();
            play(self.plan.game, bots, seating, luck)
        };
        Unit { lineup, deal, games: self.lineups[lineup].seatings().into_iter().enumerate().map(game).collect() }
    }
}

struct Book<'a> {
    units: Vec<Unit>,
    times: Vec<f64>,
    fault: Option<std::io::Error>,
    file: Option<&'a mut File>,
}

impl Book<'_> {
    fn add(&mut self, unit: Unit, took: Duration) {
        if let Some(file) = &mut self.file
            && let Err(e) = serde_json::to_string(&unit).map_err(Into::into).and_then(|line| writeln!(file, "{line}"))
        {
            self.fault = Some(e);
        }
        self.units.push(unit);
        self.times.push(took.as_secs_f64());
    }
}

struct Pace {
    start: Instant,
    before: u64,
    all: u64,
}

impl Pace {
    fn progress(&self, times: &[f64], threads: usize) -> Progress {
        let here = times.len() as f64;
        let done = self.before + times.len() as u64;
        let left = (self.all - done) as f64;
        let mean = self.start.elapsed().as_secs_f64() / here;
        let each = times.iter().sum::<f64>() / here;
        let spread = crate::stats::variance(times, each).sqrt() / threads as f64;
        // The pace itself is uncertain by spread/√here; the deals still to come add their own.
        let doubt = 1.96 * spread * (left * left / here + left).sqrt();
        let estimate =
            (times.len() >= 3).then(|| (Duration::from_secs_f64(mean * left), Duration::from_secs_f64(doubt)));
        Progress { done, all: self.all, left: estimate }
    }
}

/// The first bot's score in each deal of the first meeting, as far as the deals are there without a gap: a sequential test
/// must not see quick games first.
pub(crate) fn prefix(units: &[Unit]) -> Vec<f64> {
    let mut deals: Vec<(u64, f64)> =
        units.iter().filter(|u| u.lineup == 0).map(|u| (u.deal, share_of(u, 0).unwrap_or(0.0))).collect();
    deals.sort_by_key(|(deal, _)| *deal);
    deals.iter().enumerate().take_while(|(i, (deal, _))| *i as u64 == *deal).map(|(_, (_, share))| *share).collect()
}

/// A bot's share of the win in a unit, for each time it sat down; none if it did not play.
pub(crate) fn share_of(unit: &Unit, bot: usize) -> Option<f64> {
    let (mut sum, mut n) = (0.0, 0);
    for game in &unit.games {
        for place in (0..game.seating.len()).filter(|p| game.seating[*p] == bot) {
            sum += game.share(place);
            n += 1;
        }
    }
    (n > 0).then(|| sum / f64::from(n))
}

/// The numbers of the units that are not kept yet.
fn todo(kept: &[Unit], all: u64, lineups: usize) -> Vec<u64> {
    let done: std::collections::HashSet<u64> = kept.iter().map(|u| u.deal * lineups as u64 + u.lineup as u64).collect();
    (0..all).filter(|n| !done.contains(n)).collect()
}

/// Opens the file of results, and reads what an earlier part of the run left there.
fn take_up(plan: &Plan<'_>, bots: &[String]) -> Result<(Vec<Unit>, Option<File>), Fault> {
    let Some(path) = &plan.keep else { return Ok((Vec::new(), None)) };
    let header = Header {
        game: plan.game.name().to_owned(),
        edition: plan.game.edition().to_owned(),
        options: plan.game.options(),
        bots: bots.to_vec(),
        seed: plan.seed,
    };
    let io = |e| Fault::File(path.clone(), e);
    let mut file = OpenOptions::new().create(true).read(true).append(true).open(path).map_err(io)?;
    let mut text = String::new();
    file.read_to_string(&mut text).map_err(io)?;
    // A line cut short by a crash is played again, not read.
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    text.truncate(whole);
    file.set_len(whole as u64).map_err(io)?;
    let units = read(path, &text, &header)?;
    if units.is_none() {
        let line = serde_json::to_string(&header).map_err(|e| io(e.into()))?;
        writeln!(file, "{line}").map_err(io)?;
    }
    Ok((units.unwrap_or_default(), Some(file)))
}

/// The units of an earlier part; none if the file is empty.
fn read(path: &Path, text: &str, expected: &Header) -> Result<Option<Vec<Unit>>, Fault> {
    let mut lines = text.lines().enumerate();
    let Some((_, first)) = lines.next() else { return Ok(None) };
    let damaged = |line: usize, e: serde_json::Error| Fault::Damaged(path.to_owned(), line, e.to_string());
    let header: Header = serde_json::from_str(first).map_err(|e| damaged(1, e))?;
    for (same, what) in [
        (header.game == expected.game, "game"),
        (header.edition == expected.edition, "edition"),
        (header.options == expected.options, "options"),
        (header.bots == expected.bots, "list of bots"),
        (header.seed == expected.seed, "seed"),
    ] {
        if !same {
            return Err(Fault::OtherRun(path.to_owned(), what));
        }
    }
    lines.map(|(i, line)| serde_json::from_str(line).map_err(|e| damaged(i + 1, e))).collect::<Result<_, _>>().map(Some)
}
