//! Opponents at the table: they think in a bounded pool and see only what their seat sees.

mod pool;

pub use pool::{Asker, Pool};
pub use starboard_host::{DEFAULT_LEVEL, OFFERED, check_level, levels};

use crate::secret;
use crate::wire::Hint;
use starboard_bots::{Budget, Opponent, Stop};
use starboard_core::face::Table;
use starboard_core::{Fast, Lang, Seat};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

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

pub fn seated(game: &str, level: &str) -> Option<Seated> {
    starboard_host::opponent(game, level, secret::number())
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
    let stop = Stop::at(Instant::now() + 2 * HINT);
    starboard_host::advice(table, seat, Budget::Time(HINT), &stop, secret::number(), lang)
}
