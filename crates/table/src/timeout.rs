//! When a seat's time runs out: what was said beforehand happens. And when the host was away, nobody pays for it.

use crate::clock::rested;
use crate::entry::{Deed, What, act};
use crate::shown::Shown;
use crate::wire::{ClockPlan, OnTimeOut, Status};
use starboard_core::Seat;
use starboard_core::face::CONCEDE;

/// What happens now, at `at`, because time ran out; nothing if it did not.
pub fn run_out(now: &Shown, at: i64) -> Vec<Deed> {
    let out = match now.fixed.plan.clock {
        ClockPlan::Live { out, .. } | ClockPlan::Correspondence { out, .. } if now.status == Status::Playing => out,
        _ => return Vec::new(),
    };
    let Some(seat) = now.clock.as_ref().and_then(|c| c.out(now.fixed.plan.clock, now.thinking(), at)) else {
        return Vec::new();
    };
    let then = match out {
        OnTimeOut::Concede => act(seat, CONCEDE),
        OnTimeOut::Bot => {
            What::Seat { seat, occupant: now.seats[seat.index()].with_stand_in(now.fixed.levels.default()) }
        }
    };
    vec![What::TimeOut { seat }.into(), then.into()]
}

/// Gives a live clock that was running at `at` the time back that the host was away.
pub fn give_back(now: &Shown, away: i64, at: i64) -> Vec<Deed> {
    let runs = matches!(now.fixed.plan.clock, ClockPlan::Live { .. }) && !now.thinking().is_empty();
    // A clock that was set after the last sign of life loses nothing.
    let ms = now.clock.as_ref().map_or(0, |c| away.min(at - c.since));
    if runs && ms > 0 { vec![What::Held { ms }.into()] } else { Vec::new() }
}

/// The seat whose time is up at `at`, where people play by correspondence, and what of a player's holidays has not been given back
/// yet since the decision was asked for.
pub fn rest(now: &Shown, at: i64, holidays: impl FnOnce(Seat) -> Vec<(i64, i64)>) -> Vec<Deed> {
    if !matches!(now.fixed.plan.clock, ClockPlan::Correspondence { .. }) || now.status != Status::Playing {
        return Vec::new();
    }
    let Some(clock) = &now.clock else { return Vec::new() };
    let Some(seat) = clock.out(now.fixed.plan.clock, now.thinking(), at) else { return Vec::new() };
    let given: i64 = now
        .recent
        .iter()
        .rev()
        .take_while(|e| e.ply.is_none())
        .map(|e| if let What::Rest { ms, .. } = e.what { ms } else { 0 })
        .sum();
    let owed = rested(&holidays(seat), clock.since - given, at) - given;
    if owed > 0 { vec![What::Rest { seat, ms: owed }.into()] } else { Vec::new() }
}
