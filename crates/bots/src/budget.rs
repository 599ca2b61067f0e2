//! How long a bot may think, and how to stop it.

#[cfg(not(target_arch = "wasm32"))]
use cpu_time::ThreadTime;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What a bot may spend on one turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Budget {
    /// Playouts: the same answer on every machine.
    Samples(u32),
    /// Processor time of each thread, so that a busy machine does not weaken anybody.
    Time(Duration),
}

impl Budget {
    /// Nothing spent yet, in the same coin.
    pub(crate) fn none(self) -> Budget {
        match self {
            Budget::Samples(_) => Budget::Samples(0),
            Budget::Time(_) => Budget::Time(Duration::ZERO),
        }
    }

    /// The same in playouts, of which a thread makes `pace` in a second: where there is no clock to think by, as in a browser. There
    /// half the speed is left, and no turn is to take longer than a second.
    pub fn counted(self, pace: u32, threads: usize) -> Budget {
        match self {
            Budget::Time(t) => {
                let seconds = (t.as_secs_f64() * threads as f64).min(SECONDS_WITHOUT_A_CLOCK);
                Budget::Samples(((seconds * f64::from(pace)) as u32).max(1))
            }
            samples => samples,
        }
    }

    /// The same, if there is a clock here; else in playouts.
    pub(crate) fn here(self, pace: u32, threads: usize) -> Budget {
        if cfg!(target_arch = "wasm32") { self.counted(pace, threads) } else { self }
    }

    /// What one thing after another costs.
    pub(crate) fn then(self, other: Budget) -> Budget {
        match (self, other) {
            (Budget::Samples(a), Budget::Samples(b)) => Budget::Samples(a + b),
            (Budget::Time(a), Budget::Time(b)) => Budget::Time(a + b),
            (a, _) => a,
        }
    }

    /// What threads cost beside one another: their playouts together, the time of the busiest.
    pub(crate) fn beside(self, other: Budget) -> Budget {
        match (self, other) {
            (Budget::Time(a), Budget::Time(b)) => Budget::Time(a.max(b)),
            (a, b) => a.then(b),
        }
    }
}

/// What a turn may cost at most where there is no clock, in seconds of a machine that has one.
const SECONDS_WITHOUT_A_CLOCK: f64 = 0.5;

/// Asks a bot to answer with what it has. Clones share the request.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    asked: Arc<AtomicBool>,
    /// By the clock on the wall, whatever the processor was doing.
    deadline: Option<Instant>,
}

impl Stop {
    pub fn at(deadline: Instant) -> Stop {
        Stop { asked: Arc::default(), deadline: Some(deadline) }
    }

    pub fn ask(&self) {
        self.asked.store(true, Ordering::Relaxed);
    }

    /// Takes the request back, for the next question.
    pub fn clear(&self) {
        self.asked.store(false, Ordering::Relaxed);
    }

    pub fn asked(&self) -> bool {
        self.asked.load(Ordering::Relaxed) || self.deadline.is_some_and(|d| Instant::now() >= d)
    }
}

/// Measures one thread's share of a budget.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) struct Meter {
    since: ThreadTime,
    allowed: Duration,
}

#[cfg(not(target_arch = "wasm32"))]
impl Meter {
    pub(crate) fn start(allowed: Duration) -> Meter {
        Meter { since: ThreadTime::now(), allowed }
    }

    pub(crate) fn spent(&self) -> Duration {
        self.since.elapsed()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.spent() >= self.allowed
    }
}

/// There is no clock: everything is budgeted in playouts ([`Budget::here`]).
#[cfg(target_arch = "wasm32")]
pub(crate) struct Meter;

#[cfg(target_arch = "wasm32")]
impl Meter {
    pub(crate) fn start(_: Duration) -> Meter {
        Meter
    }

    pub(crate) fn spent(&self) -> Duration {
        Duration::ZERO
    }

    pub(crate) fn is_over(&self) -> bool {
        false
    }
}

/// A turn's budget, handed out decision by decision: each real choice gets a share of what is left, so a turn of many
/// choices never takes longer than a turn may.
#[derive(Clone, Debug)]
pub(crate) struct Purse {
    full: Budget,
    turn: Option<u32>,
    left: Budget,
}

impl Purse {
    pub(crate) fn new(full: Budget) -> Purse {
        Purse { full, turn: None, left: full }
    }

    /// The share of this decision, in turn number `turn`.
    pub(crate) fn take(&mut self, turn: u32, share: f64) -> Budget {
        if self.turn != Some(turn) {
            self.turn = Some(turn);
            self.left = self.full;
        }
        match self.left {
            Budget::Samples(n) => Budget::Samples(((f64::from(n) * share) as u32).max(1)),
            Budget::Time(t) => Budget::Time(t.mul_f64(share)),
        }
    }

    /// What the decision really cost.
    pub(crate) fn pay(&mut self, spent: Budget) {
        self.left = match (self.left, spent) {
            (Budget::Samples(left), Budget::Samples(n)) => Budget::Samples(left.saturating_sub(n)),
            (Budget::Time(left), Budget::Time(t)) => Budget::Time(left.saturating_sub(t)),
            (left, _) => left,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_never_costs_more_than_the_purse() {
        let mut purse = Purse::new(Budget::Samples(1000));
        let mut spent = 0;
        for _ in 0..50 {
            let Budget::Samples(n) = purse.take(3, 0.35) else { panic!("samples stay samples") };
            purse.pay(Budget::Samples(n));
            spent += n;
        }
        assert!(spent <= 1050, "{spent}");
        assert_eq!(purse.take(4, 0.35), Budget::Samples(350));
    }

    #[test]
    fn without_a_clock_playouts_are_counted() {
        let ms = |n| Budget::Time(Duration::from_millis(n));
        assert_eq!(ms(5).counted(10_000, 1), Budget::Samples(50));
        assert_eq!(ms(3_000).counted(10_000, 2), Budget::Samples(5_000), "no turn takes longer than a second there");
        assert_eq!(Budget::Samples(7).counted(10_000, 2), Budget::Samples(7));
    }

    #[test]
    fn a_deadline_in_the_past_stops_at_once() {
        assert!(Stop::at(Instant::now()).asked());
        let stop = Stop::default();
        let other = stop.clone();
        assert!(!stop.asked());
        other.ask();
        assert!(stop.asked());
    }
}
