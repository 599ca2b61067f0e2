//! Opponents at the table: they think in a bounded pool and see only what their seat sees.

mod pool;

pub use pool::{Asker, Pool};

use crate::secret;
use crate::table::Levels;
use crate::wire::{Hint, LevelInfo};
use starboard_bots::{Budget, Opponent, Stop};
use starboard_core::face::Table;
use starboard_core::{Fast, Faults, Lang, Seat};
use starboard_shelf::OPPONENTS;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The level of an opponent when nobody says which.
pub const DEFAULT_LEVEL: &str = "medium";
/// How long a hint may take.
const HINT: Duration = Duration::from_millis(1500);

/// How many questions of this process an opponent had no answer of its own to.
static FAILED: AtomicU64 = AtomicU64::new(0);

/// How often an opponent failed since the process began: always 0, if all is well.
pub fn failed() -> u64 {
    FAILED.load(Ordering::Relaxed)
}

/// An opponent in its seat; it remembers what it spent on the turn.
pub type Seated = Arc<Mutex<Box<dyn Opponent>>>;

/// The opponents of a game, weakest first, then its personalities.
pub fn levels(game: &str, lang: Lang) -> Vec<LevelInfo> {
    let all = starboard_bots::levels(lang).into_iter().chain(OPPONENTS.personalities(game, lang));
    all.map(|p| LevelInfo { name: p.code, title: p.name, summary: p.words }).collect()
}

/// Is this one of the opponents we offer? (Not every code the bots understand may come from outside.)
pub fn check_level(game: &str, level: &str) -> Result<(), Faults> {
    let known = levels(game, Lang::En);
    if known.iter().any(|l| l.name == level) {
        return Ok(());
    }
    let names: Vec<&str> = known.iter().map(|l| l.name.as_str()).collect();
    Err(Faults::one("level", format!("there is no opponent `{level}`; there are: {}", names.join(", "))))
}

/// The opponents we offer, as tables ask for them.
pub struct Offered;
pub static OFFERED: Offered = Offered;

impl Levels for Offered {
    fn title(&self, game: &str, level: &str, lang: Lang) -> Option<String> {
        levels(game, lang).into_iter().find(|l| l.name == level).map(|l| l.title)
    }

    fn check(&self, game: &str, level: &str) -> Result<(), Faults> {
        check_level(game, level)
    }

    fn default(&self) -> &'static str {
        DEFAULT_LEVEL
    }
}

pub fn seated(game: &str, level: &str) -> Option<Seated> {
    let opponent = |level| OPPONENTS.opponent(game, level, secret::number());
    // A table of long ago may name an opponent that is no longer offered.
    let opponent = opponent(level).or_else(|_| opponent(DEFAULT_LEVEL));
    opponent
        .inspect_err(|faults| tracing::error!(game, level, %faults, "no such opponent"))
        .ok()
        .map(|o| Arc::new(Mutex::new(o)))
}

/// What the opponent does for its seat. It is given a table with everything the seat cannot know dealt anew; should it fail,
/// any legal action will do.
pub fn choose(opponent: &Seated, table: &dyn Table, seat: Seat) -> Option<String> {
    let mut fast = Fast::new(secret::number());
    let legal = table.legal_texts(seat);
    let one = legal.first().filter(|_| legal.len() == 1);
    if one.is_some() {
        return one.cloned();
    }
    let imagined = table.imagine(seat, &mut fast);
    let thought = {
        let mut opponent = opponent.lock().unwrap_or_else(PoisonError::into_inner);
        let think = std::panic::AssertUnwindSafe(|| opponent.choose(&*imagined, seat));
        std::panic::catch_unwind(think)
    };
    match thought {
        Ok(Ok(nth)) if nth.0 < legal.len() => return legal.into_iter().nth(nth.0),
        Ok(Ok(nth)) => tracing::error!(nth = nth.0, "an opponent chose what is not legal"),
        Ok(Err(trouble)) => tracing::error!(%trouble, "an opponent had no answer"),
        Err(_) => tracing::error!("an opponent panicked"),
    }
    metrics::counter!("starboard_bots_failed_total").increment(1);
    FAILED.fetch_add(1, Ordering::Relaxed);
    let any = fast.below(legal.len().max(1));
    legal.into_iter().nth(any)
}

/// The best actions for a seat and why, seeing only what the seat sees.
pub fn hint(table: &dyn Table, seat: Seat, lang: Lang) -> Vec<Hint> {
    let mut fast = Fast::new(secret::number());
    let imagined = table.imagine(seat, &mut fast);
    let stop = Stop::at(Instant::now() + 2 * HINT);
    let hints = OPPONENTS.hint(&*imagined, seat, Budget::Time(HINT), &stop, lang).unwrap_or_default();
    let legal = table.legal_texts(seat);
    let told = |h: starboard_bots::Hint| Hint {
        action: legal.get(h.action.0).cloned().unwrap_or_default(),
        words: h.words,
        chance: h.chance,
        error: h.error,
        about_even: h.about_even,
        reason: h.reason,
    };
    hints.best.into_iter().map(told).collect()
}
