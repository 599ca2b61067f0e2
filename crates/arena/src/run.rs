//! Playing a tournament: on several threads, with its results kept as they come, to be taken up again after a stop.

use crate::keep::take_up;
use crate::lineup::{Lineup, places};
use crate::play::{Played, play};
use crate::sprt::{Bounds, Verdict};
use serde::{Deserialize, Serialize};
use starboard_bots::streams::mix;
use starboard_bots::{Matches, Opponents, Sits};
use starboard_core::Faults;
use starboard_core::face::AnyGame;
use std::collections::HashSet;
use std::fs::File;
use std::io::Write as _;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// What is to be played.
pub struct Plan<'a> {
    pub game: &'a dyn AnyGame,
    /// Who knows the game.
    pub opponents: Opponents,
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
    #[error("{0} is not a file of results kept; it is left as it is")]
    NotKept(PathBuf),
    #[error("{0}, line {1}: {2}")]
    Damaged(PathBuf, usize, String),
    #[error("game {0} broke off: {1}")]
    BrokeOff(u64, String),
}

/// Plays the part of the plan that has not been played yet. `tell` hears of every deal that is done; when it answers false the run stops, to
/// be taken up another time.
pub fn run(plan: &Plan<'_>, tell: &Tell<'_>) -> Result<Results, Fault> {
    let field = Field::of(plan)?;
    let (mut kept, mut file) = take_up(plan, &field.lineups)?;
    // The file may be of a longer run.
    kept.retain(|u| u.deal < plan.deals);
    let start = Instant::now();
    let which: Vec<usize> = (0..field.lineups.len()).collect();
    let pace = Pace::new(kept.len() as u64, plan.deals.saturating_mul(which.len() as u64));
    let mut units = field.play(plan, &which, kept, file.as_mut(), &pace, tell)?;
    units.sort_by_key(|u| (u.deal, u.lineup));
    let Field { bots, places, lineups, .. } = field;
    let verdict = plan.sprt.map(|b| b.verdict(&lineups[0], &prefix(&units)));
    Ok(Results { bots, lineups, places, units, verdict, seconds: start.elapsed().as_secs_f64() })
}

/// The deals of a range, for who plays a tournament in pieces.
pub fn piece(plan: &Plan<'_>, deals: Range<u64>) -> Result<Vec<Unit>, Fault> {
    let Field { bots, place_of, lineups, .. } = Field::of(plan)?;
    let table = Tournament { plan, lineups: &lineups, place_of: &place_of };
    let mut matches = plan.opponents.matches(plan.game, &bots)?;
    let mut units = Vec::new();
    for deal in deals {
        units.extend((0..lineups.len()).map(|lineup| table.unit(&mut *matches, deal, lineup)));
    }
    Ok(units)
}

/// What was played in pieces, put together.
pub fn gather(plan: &Plan<'_>, mut units: Vec<Unit>) -> Result<Results, Fault> {
    let Field { bots, places, lineups, .. } = Field::of(plan)?;
    let seats_all =
        |game: &Played| game.seating.len() == places && game.ranks.len() == places && game.thought.len() == places;
    let known = |game: &Played| game.seating.iter().all(|bot| *bot < bots.len()) && game.first < places;
    let fits = |u: &Unit| u.lineup < lineups.len() && u.games.iter().all(|game| seats_all(game) && known(game));
    if !units.iter().all(fits) {
        return Err(Faults::one("pieces", "they are of another arena").into());
    }
    units.sort_by_key(|u| (u.deal, u.lineup));
    units.dedup_by_key(|u| (u.deal, u.lineup));
    Ok(Results { bots, lineups, places, units, verdict: None, seconds: 0.0 })
}

/// Hears how far a run is, and says whether it goes on.
pub(crate) type Tell<'a> = dyn Fn(Progress) -> bool + Sync + 'a;

/// Who plays, and in which meetings.
pub(crate) struct Field {
    /// Different codes, in the order they were named.
    pub(crate) bots: Vec<String>,
    place_of: Vec<usize>,
    pub(crate) places: usize,
    pub(crate) lineups: Vec<Lineup>,
}

impl Field {
    /// Plays every deal of these meetings that `units` lacks; the answer has both.
    pub(crate) fn play(
        &self,
        plan: &Plan<'_>,
        which: &[usize],
        units: Vec<Unit>,
        file: Option<&mut File>,
        pace: &Pace,
        tell: &Tell<'_>,
    ) -> Result<Vec<Unit>, Fault> {
        let Field { bots, place_of, lineups, .. } = self;
        let done: HashSet<(u64, usize)> = units.iter().map(|u| (u.deal, u.lineup)).collect();
        let all = plan.deals.saturating_mul(which.len() as u64);
        let answered =
            |units: &[Unit]| plan.sprt.is_some_and(|b| b.verdict(&lineups[0], &prefix(units)) != Verdict::Undecided);
        let halt = AtomicBool::new(answered(&units));
        let book = Mutex::new(Book { units, times: Times::default(), fault: None, file });
        let next = AtomicU64::new(0);
        let table = Tournament { plan, lineups, place_of };
        drop(plan.opponents.matches(plan.game, bots)?);
        std::thread::scope(|scope| {
            for _ in 0..plan.threads.max(1) {
                scope.spawn(|| {
                    let Ok(mut matches) = plan.opponents.matches(plan.game, bots) else { return };
                    while !halt.load(Ordering::Relaxed) {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= all {
                            break;
                        }
                        // Deals go round all meetings in turn, so that a run cut short is still even.
                        let (deal, lineup) =
                            (number / which.len() as u64, which[(number % which.len() as u64) as usize]);
                        if done.contains(&(deal, lineup)) {
                            continue;
                        }
                        let began = Instant::now();
                        let unit = table.unit(&mut *matches, deal, lineup);
                        let Ok(mut book) = book.lock() else { break };
                        book.add(unit, began.elapsed());
                        let go_on = tell(pace.progress(&book.times, plan.threads.max(1)));
                        if !go_on || answered(&book.units) || book.fault.is_some() {
                            halt.store(true, Ordering::Relaxed);
                        }
                    }
                });
            }
        });
        let book = book.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        match (book.fault, &plan.keep) {
            (Some(fault), Some(path)) => Err(Fault::File(path.clone(), fault)),
            _ => Ok(book.units),
        }
    }

    pub(crate) fn of(plan: &Plan<'_>) -> Result<Field, Fault> {
        let mut bots: Vec<String> = Vec::new();
        let mut entered = Vec::new();
        for code in &plan.bots {
            plan.opponents.opponent(plan.game.name(), code, 0)?;
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
        Ok(Field { bots, place_of, places, lineups })
    }
}

struct Tournament<'a> {
    plan: &'a Plan<'a>,
    lineups: &'a [Lineup],
    place_of: &'a [usize],
}

impl Tournament<'_> {
    fn unit(&self, matches: &mut dyn Matches, deal: u64, lineup: usize) -> Unit {
        let luck = mix(self.plan.seed ^ mix(deal));
        let game = |(i, seating): (usize, Vec<usize>)| {
            let sits = |(seat, place): (usize, &usize)| Sits {
                code: seating[*place],
                seed: mix(luck ^ mix((i as u64) << 8 | seat as u64)),
            };
            let sits: Vec<Sits> = self.place_of.iter().enumerate().map(sits).collect();
            play(matches, self.place_of, &sits, seating, luck)
        };
        Unit { lineup, deal, games: self.lineups[lineup].seatings().into_iter().enumerate().map(game).collect() }
    }
}

struct Book<'a> {
    units: Vec<Unit>,
    times: Times,
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
        self.times.add(took.as_secs_f64());
    }
}

/// How long deals took, summed up as they come: they are told of under a lock.
#[derive(Default)]
struct Times {
    count: u64,
    mean: f64,
    /// Of the distances to the mean.
    squares: f64,
}

impl Times {
    fn add(&mut self, seconds: f64) {
        self.count += 1;
        let off = seconds - self.mean;
        self.mean += off / self.count as f64;
        self.squares += off * (seconds - self.mean);
    }

    fn spread(&self) -> f64 {
        (self.squares / self.count.saturating_sub(1).max(1) as f64).sqrt()
    }
}

pub(crate) struct Pace {
    start: Instant,
    before: u64,
    all: u64,
}

impl Pace {
    /// From now on, with so many of all done already.
    pub(crate) fn new(before: u64, all: u64) -> Pace {
        Pace { start: Instant::now(), before, all }
    }

    fn progress(&self, times: &Times, threads: usize) -> Progress {
        let here = times.count as f64;
        let done = self.before + times.count;
        let left = self.all.saturating_sub(done) as f64;
        let mean = self.start.elapsed().as_secs_f64() / here;
        let spread = times.spread() / threads as f64;
        // The pace itself is uncertain by spread/√here; the deals still to come add their own.
        let doubt = 1.96 * spread * (left * left / here + left).sqrt();
        let span = |seconds| Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX);
        let estimate = (times.count >= 3).then(|| (span(mean * left), span(doubt)));
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
