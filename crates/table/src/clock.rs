//! Clocks: none, live (time and increment), by correspondence (days for each decision).

use crate::wire::ClockPlan;
use serde::{Deserialize, Serialize};
use starboard_core::{Seat, SeatSet};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// What every seat had left at `since`; it runs down from there for those who are asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clock {
    pub left: Vec<i64>,
    pub since: i64,
}

impl Clock {
    pub fn start(plan: ClockPlan, seats: usize, at: i64) -> Option<Clock> {
        let left = match plan {
            ClockPlan::None => return None,
            ClockPlan::Live { seconds, .. } => i64::from(seconds) * 1000,
            ClockPlan::Correspondence { days, .. } => i64::from(days) * DAY,
        };
        Some(Clock { left: vec![left; seats], since: at })
    }

    /// The clocks after something was done at `at` while the clocks of `running` ran. `by` gets the increment.
    pub fn after(&self, plan: ClockPlan, running: SeatSet, by: Option<Seat>, at: i64) -> Clock {
        let mut next = self.clone();
        next.since = at.max(self.since);
        match plan {
            ClockPlan::None => {}
            ClockPlan::Correspondence { days, .. } => next.left.fill(i64::from(days) * DAY),
            ClockPlan::Live { increment, .. } => {
                for seat in running.iter() {
                    if let Some(left) = next.left.get_mut(seat.index()) {
                        *left = (*left - (next.since - self.since)).max(0);
                    }
                }
                if let Some(left) = by.and_then(|seat| next.left.get_mut(seat.index())) {
                    *left += i64::from(increment) * 1000;
                }
            }
        }
        next
    }

    /// The same clocks, `ms` later for everybody: time the server was down.
    pub fn held(&self, ms: i64) -> Clock {
        Clock { left: self.left.clone(), since: self.since + ms }
    }

    /// When the first of `running` runs out.
    pub fn deadline(&self, running: SeatSet) -> Option<i64> {
        running.iter().filter_map(|seat| self.left.get(seat.index())).min().map(|left| self.since + left)
    }

    /// The first of `running` whose time is up at `at`.
    pub fn out(&self, running: SeatSet, at: i64) -> Option<Seat> {
        running.iter().find(|seat| self.left.get(seat.index()).is_some_and(|left| self.since + left <= at))
    }
}

/// A plan that makes sense, or which key does not and what is allowed.
pub fn check(plan: ClockPlan) -> Result<(), (&'static str, &'static str)> {
    match plan {
        ClockPlan::Live { seconds, .. } if !(10..=86_400).contains(&seconds) => Err(("clock.seconds", "10 to 86400")),
        ClockPlan::Live { increment, .. } if increment > 600 => Err(("clock.increment", "0 to 600")),
        ClockPlan::Correspondence { days, .. } if !(1..=30).contains(&days) => Err(("clock.days", "1 to 30")),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::OnTimeOut;

    const ONE: SeatSet = SeatSet(0b01);
    const BLITZ: ClockPlan = ClockPlan::Live { seconds: 60, increment: 2, out: OnTimeOut::Concede };

    #[test]
    fn who_thinks_pays_and_gets_the_increment() {
        let clock = Clock::start(BLITZ, 2, 1_000).unwrap();
        let clock = clock.after(BLITZ, ONE, Some(Seat(0)), 11_000);
        assert_eq!(clock, Clock { left: vec![52_000, 60_000], since: 11_000 });
        assert_eq!(clock.deadline(SeatSet(0b10)), Some(71_000));
        assert_eq!(clock.out(ONE, 62_999), None);
        assert_eq!(clock.out(ONE, 63_000), Some(Seat(0)));
    }

    #[test]
    fn time_never_runs_backwards_and_a_stopped_server_costs_nobody() {
        let clock = Clock::start(BLITZ, 2, 10_000).unwrap();
        assert_eq!(clock.after(BLITZ, ONE, None, 4_000), clock);
        assert_eq!(clock.held(5_000).deadline(ONE), Some(75_000));
    }

    #[test]
    fn by_correspondence_every_decision_has_its_days() {
        let plan = ClockPlan::Correspondence { days: 2, out: OnTimeOut::Bot };
        let clock = Clock::start(plan, 2, 0).unwrap().after(plan, ONE, Some(Seat(0)), DAY);
        assert_eq!(clock.deadline(SeatSet(0b10)), Some(3 * DAY));
    }
}
