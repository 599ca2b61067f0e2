//! One thread that makes reviews, of the lowest priority: no game at a table is slowed.

use super::{InWords, Reviewed, in_words};
use crate::problem::{Fail, Refused};
use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// So many games wait for their review at most.
const WAITING: usize = 64;
/// How often whoever looks sees something new.
const NEWS: Duration = Duration::from_millis(400);
/// How much less urgent than everything else: as little as there is.
const NICE: i32 = 19;

#[derive(Default)]
struct Line {
    waiting: VecDeque<(String, Reviewed)>,
    /// What is known so far of those that wait, that are being made, and that are not kept yet.
    known: HashMap<String, Arc<InWords>>,
}

#[derive(Default)]
struct Desk {
    line: Mutex<Line>,
    more: Condvar,
}

impl Desk {
    fn line(&self) -> MutexGuard<'_, Line> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The reviews being made.
#[derive(Clone)]
pub struct Reviews {
    desk: Arc<Desk>,
}

impl Reviews {
    /// Starts the thread; whatever is made is told to `made`.
    pub fn start() -> (Reviews, mpsc::UnboundedReceiver<(String, Arc<InWords>)>) {
        let desk = Arc::new(Desk::default());
        let (tell, made) = mpsc::unbounded_channel();
        let theirs = desk.clone();
        let thread = std::thread::Builder::new().name("reviews".to_owned());
        if let Err(e) = thread.spawn(move || work(&theirs, &tell)) {
            tracing::error!(error = %e, "the thread for reviews does not start");
        }
        (Reviews { desk }, made)
    }

    /// What is known of a review that is being made.
    pub fn so_far(&self, id: &str) -> Option<Arc<InWords>> {
        self.desk.line().known.get(id).cloned()
    }

    /// Puts a game into the line; `fresh` is what its record alone tells.
    pub fn begin(&self, id: &str, game: Reviewed, fresh: InWords) -> Result<(), Fail> {
        let mut line = self.desk.line();
        if line.known.contains_key(id) {
            return Ok(());
        }
        if line.waiting.len() >= WAITING {
            return Err(Refused::Busy.into());
        }
        line.waiting.push_back((id.to_owned(), game));
        line.known.insert(id.to_owned(), Arc::new(fresh));
        metrics::gauge!("starboard_reviews_waiting").set(line.waiting.len() as f64);
        drop(line);
        self.desk.more.notify_one();
        Ok(())
    }

    /// It is kept now, or never will be.
    pub fn forget(&self, id: &str) {
        self.desk.line().known.remove(id);
    }
}

fn work(desk: &Desk, tell: &mpsc::UnboundedSender<(String, Arc<InWords>)>) {
    // On Linux this is the priority of the thread alone.
    #[cfg(target_os = "linux")]
    if let Err(e) = rustix::process::nice(NICE) {
        tracing::warn!(error = %e, "reviews are made at ordinary priority");
    }
    loop {
        let (id, game) = {
            let mut line = desk.line();
            loop {
                match line.waiting.pop_front() {
                    Some(next) => break next,
                    None => line = desk.more.wait(line).unwrap_or_else(PoisonError::into_inner),
                }
            }
        };
        let began = Instant::now();
        let made = catch_unwind(AssertUnwindSafe(|| make(desk, &id, &game)));
        match made {
            Ok(Some(review)) => {
                metrics::counter!("starboard_reviews_made_total").increment(1);
                tracing::debug!(id, seconds = began.elapsed().as_secs_f64(), "a review is made");
                if tell.send((id, review)).is_err() {
                    return;
                }
            }
            _ => {
                tracing::error!(id, "a review cannot be made");
                desk.line().known.remove(&id);
            }
        }
    }
}

fn make(desk: &Desk, id: &str, game: &Reviewed) -> Option<Arc<InWords>> {
    let mut review = game.begun().ok()?;
    let tell = |told: InWords| {
        let told = Arc::new(told);
        desk.line().known.insert(id.to_owned(), told.clone());
        told
    };
    let mut told = Instant::now();
    while review.work() {
        if told.elapsed() >= NEWS {
            tell(in_words(&*review));
            told = Instant::now();
        }
    }
    Some(tell(in_words(&*review)))
}
