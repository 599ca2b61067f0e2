//! A few threads that think, and one queue in order of arrival. A table has at most one question in it, so a thousand tables
//! take turns.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use tokio::sync::oneshot;

type Job = Box<dyn FnOnce() + Send>;

#[derive(Default)]
struct Queue {
    jobs: Mutex<VecDeque<Job>>,
    more: Condvar,
}

#[derive(Clone)]
pub struct Pool {
    queue: Arc<Queue>,
}

impl Pool {
    /// Starts `threads` threads; they end with the program.
    pub fn start(threads: usize) -> Pool {
        let queue = Arc::new(Queue::default());
        for i in 0..threads.max(1) {
            let queue = queue.clone();
            let thread = std::thread::Builder::new().name(format!("bot-{i}"));
            if let Err(e) = thread.spawn(move || work(&queue)) {
                tracing::error!(error = %e, "a thread for bots does not start");
            }
        }
        Pool { queue }
    }

    /// Asks for `job` to be done; comes back with its answer.
    pub async fn think<T: Send + 'static>(&self, job: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (answer, done) = oneshot::channel();
        let job = move || drop(answer.send(job()));
        let waiting = {
            let mut jobs = self.queue.jobs.lock().unwrap_or_else(PoisonError::into_inner);
            jobs.push_back(Box::new(job));
            jobs.len()
        };
        metrics::gauge!("starboard_bots_waiting").set(waiting as f64);
        self.queue.more.notify_one();
        done.await.ok()
    }
}

fn work(queue: &Queue) {
    loop {
        let job = {
            let mut jobs = queue.jobs.lock().unwrap_or_else(PoisonError::into_inner);
            loop {
                match jobs.pop_front() {
                    Some(job) => {
                        metrics::gauge!("starboard_bots_waiting").set(jobs.len() as f64);
                        break job;
                    }
                    None => jobs = queue.more.wait(jobs).unwrap_or_else(PoisonError::into_inner),
                }
            }
        };
        // A job that panics leaves its asker without an answer, and the thread alive.
        let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(job));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[tokio::test]
    async fn questions_are_answered_in_order_and_a_panic_ends_only_itself() {
        let pool = Pool::start(1);
        let (tx, rx) = mpsc::channel();
        let (hold, go) = mpsc::channel::<()>();
        let first = pool.think(move || go.recv().is_ok());
        let panics = pool.think(|| panic!("a bot that breaks"));
        let ask = |table: u32| {
            let tx = tx.clone();
            pool.think(move || tx.send(table))
        };
        let all = futures_util::future::join_all((0..1000).map(ask));
        let release = async { hold.send(()) };
        let (_, broken, _, _) = tokio::join!(first, panics, all, release);
        assert_eq!(broken, None::<()>);
        assert_eq!(rx.try_iter().collect::<Vec<_>>(), (0..1000).collect::<Vec<_>>());
    }
}
