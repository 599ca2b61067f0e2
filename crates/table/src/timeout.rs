//! When a seat's time runs out: what was said beforehand happens.

use crate::entry::{Step, What, act};
use crate::shown::Shown;
use crate::wire::{ClockPlan, OnTimeOut, Status};
use starboard_core::face::CONCEDE;

/// What happens now, at `at`, because time ran out; nothing if it did not.
pub fn run_out(now: &Shown, at: i64) -> Vec<Step> {
    let out = match now.fixed.plan.clock {
        ClockPlan::Live { out, .. } | ClockPlan::Correspondence { out, .. } if now.status == Status::Playing => out,
        _ => return Vec::new(),
    };
    let Some(seat) = now.clock.as_ref().and_then(|c| c.out(now.thinking(), at)) else { return Vec::new() };
    let then = match out {
        OnTimeOut::Concede => act(seat, CONCEDE),
        OnTimeOut::Bot => {
            What::Seat { seat, occupant: now.seats[seat.index()].with_stand_in(now.fixed.levels.default()) }
        }
    };
    vec![What::TimeOut { seat }.into(), then.into()]
}
