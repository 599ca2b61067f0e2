//! Clocks: none, live (time, increment, delay), by correspondence (days for each decision).

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
                let spent = (next.since - self.since - delay(plan)).max(0);
                for seat in running.iter() {
                    if let Some(left) = next.left.get_mut(seat.index()) {
                        *left = (*left - spent).max(0);
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
    pub fn deadline(&self, plan: ClockPlan, running: SeatSet) -> Option<i64> {
        running.iter().filter_map(|seat| self.left.get(seat.index())).min().map(|left| self.since + delay(plan) + left)
    }

    /// The first of `running` whose time is up at `at`.
    pub fn out(&self, plan: ClockPlan, running: SeatSet, at: i64) -> Option<Seat> {
        let from = self.since + delay(plan);
        running.iter().find(|seat| self.left.get(seat.index()).is_some_and(|left| from + left <= at))
    }
}

/// What is free of each decision.
pub fn delay(plan: ClockPlan) -> i64 {
    if let ClockPlan::Live { delay, .. } = plan { i64::from(delay) * 1000 } else { 0 }
}

/// How much of a player's holidays falls between two moments.
pub fn rested(holidays: &[(i64, i64)], from: i64, to: i64) -> i64 {
    let mut all: Vec<(i64, i64)> = holidays.iter().map(|(a, b)| ((*a).max(from), (*b).min(to))).collect();
    all.sort_unstable();
    let mut reached = from;
    let mut sum = 0;
    for (begins, ends) in all {
        let begins = begins.max(reached);
        sum += (ends - begins).max(0);
        reached = reached.max(ends);
    }
    sum
}

/// A plan that makes sense, or which key does not and what is allowed.
pub fn check(plan: ClockPlan) -> Result<(), (&'static str, &'static str)> {
    match plan {
        ClockPlan::Live { seconds, .. } if !(10..=86_400).contains(&seconds) => Err(("clock.seconds", "10 to 86400")),
        ClockPlan::Live { increment, .. } if increment > 600 => Err(("clock.increment", "0 to 600")),
        ClockPlan::Live { delay, .. } if delay > 600 => Err(("clock.delay", "0 to 600")),
        ClockPlan::Correspondence { days, .. } if !(1..=30).contains(&days) => Err(("clock.days", "1 to 30")),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::OnTimeOut;

    const ONE: SeatSet = SeatSet(0b01);
    const BLITZ: ClockPlan = ClockPlan::Live { seconds: 60, increment: 2, delay: 0, out: OnTimeOut::Concede };

    #[test]
    fn who_thinks_pays_and_gets_the_increment() {
        let clock = Clock::start(BLITZ, 2, 1_000).unwrap();
        let clock = clock.after(BLITZ, ONE, Some(Seat(0)), 11_000);
        assert_eq!(clock, Clock { left: vec![52_000, 60_000], since: 11_000 });
        assert_eq!(clock.deadline(BLITZ, SeatSet(0b10)), Some(71_000));
        assert_eq!(clock.out(BLITZ, ONE, 62_999), None);
        assert_eq!(clock.out(BLITZ, ONE, 63_000), Some(Seat(0)));
    }

    #[test]
    fn time_never_runs_backwards_and_a_stopped_server_costs_nobody() {
        let clock = Clock::start(BLITZ, 2, 10_000).unwrap();
        assert_eq!(clock.after(BLITZ, ONE, None, 4_000), clock);
        assert_eq!(clock.held(5_000).deadline(BLITZ, ONE), Some(75_000));
    }

    #[test]
    fn by_correspondence_every_decision_has_its_days() {
        let plan = ClockPlan::Correspondence { days: 2, out: OnTimeOut::Bot };
        let clock = Clock::start(plan, 2, 0).unwrap().after(plan, ONE, Some(Seat(0)), DAY);
        assert_eq!(clock.deadline(plan, SeatSet(0b10)), Some(3 * DAY));
    }

    #[test]
    fn a_delay_is_free_and_is_not_kept() {
        let plan = ClockPlan::Live { seconds: 60, increment: 0, delay: 5, out: OnTimeOut::Concede };
        let clock = Clock::start(plan, 2, 0).unwrap();
        assert_eq!(clock.after(plan, ONE, Some(Seat(0)), 4_000).left, [60_000, 60_000]);
        assert_eq!(clock.after(plan, ONE, Some(Seat(0)), 15_000).left, [50_000, 60_000]);
        assert_eq!(clock.deadline(plan, ONE), Some(65_000));
        assert_eq!((clock.out(plan, ONE, 64_999), clock.out(plan, ONE, 65_000)), (None, Some(Seat(0))));
        let text = serde_json::to_string(&BLITZ).unwrap();
        assert!(!text.contains("delay"), "as it was written before there was one: {text}");
        assert_eq!(serde_json::from_str::<ClockPlan>(&text).unwrap(), BLITZ);
    }

    #[test]
    fn holidays_count_once_and_only_where_they_fall() {
        assert_eq!(rested(&[], 0, 100), 0);
        assert_eq!(rested(&[(10, 30), (20, 50), (90, 200)], 0, 100), 50);
        assert_eq!(rested(&[(10, 30)], 25, 100), 5);
        assert_eq!(rested(&[(10, 30)], 40, 100), 0);
    }
}
