//! Taking back: freely while nothing was learnt and nobody else decided, otherwise if everybody agrees.

use super::{seat_of, seats_of};
use crate::app::App;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::table::{Shown, Step, What};
use crate::wire::{Status, Takeback, TakebackAnswer, Takebacks, TakenBack};
use starboard_core::Seat;
use starboard_core::face::Table;
use std::sync::{Arc, Mutex};

type Past = Option<Arc<dyn Table>>;

impl App {
    pub async fn take_back(self: &Arc<Self>, id: &str, player: &Player, wish: Takeback) -> Result<TakenBack, Fail> {
        let live = self.hall.get(id).await?;
        let shown = live.shown();
        let seat = seat_of(&shown, player, wish.seat)?;
        if !shown.only_bots_since(wish.ply) {
            return Err(Refused::PlyMovedOn { ply: shown.ply }.into());
        }
        if shown.status != Status::Playing {
            return Err(Refused::State("not-playing").into());
        }
        let past = self.past(&shown, wish.to_step).await?;
        let came = Arc::new(Mutex::new(TakebackAnswer::Asked));
        let answer = came.clone();
        let decide = move |now: &Shown, _: i64| {
            if !now.only_bots_since(wish.ply) {
                return Err(Refused::PlyMovedOn { ply: now.ply }.into());
            }
            let (steps, what) = wanted(now, seat, wish.to_step, past.clone())?;
            if let Ok(mut answer) = answer.lock() {
                *answer = what;
            }
            Ok(steps)
        };
        let (_, after) = self.hall.change(&live, decide).await?;
        forget_bots(&live, &after);
        let answer = came.lock().map_or(TakebackAnswer::Asked, |a| *a);
        Ok(TakenBack { answer })
    }

    pub async fn answer_takeback(self: &Arc<Self>, id: &str, player: &Player, yes: bool) -> Result<TakenBack, Fail> {
        let live = self.hall.get(id).await?;
        let shown = live.shown();
        let mine = seats_of(&shown, player)?;
        let asked = shown.asked.ok_or(Refused::State("nothing-asked"))?;
        let past = self.past(&shown, asked.to_step).await?;
        let ply = shown.ply;
        let decide = move |now: &Shown, _: i64| {
            let asked = now.asked.filter(|_| now.ply == ply).ok_or(Refused::State("nothing-asked"))?;
            let to_answer: Vec<Seat> = mine.iter().copied().filter(|s| asked.waiting.contains(*s)).collect();
            if to_answer.is_empty() {
                return Err(Refused::Forbidden.into());
            }
            let all = asked.waiting.len() == to_answer.len();
            let mut steps: Vec<Step> = to_answer.into_iter().map(|seat| What::Answer { seat, yes }.into()).collect();
            if yes && all {
                let what = What::Takeback { seat: asked.seat, to_step: asked.to_step };
                steps.push(Step { what, past: past.clone() });
            }
            Ok(steps)
        };
        let (_, after) = self.hall.change(&live, decide).await?;
        forget_bots(&live, &after);
        let answer = match yes {
            true if after.asked.is_none() => TakebackAnswer::Done,
            true => TakebackAnswer::Asked,
            false => TakebackAnswer::Refused,
        };
        Ok(TakenBack { answer })
    }

    /// The table when `step` actions stood.
    async fn past(&self, shown: &Shown, step: u32) -> Result<Past, Fail> {
        if step >= shown.step {
            return Err(Refused::State("no-past").into());
        }
        if let Some(table) = shown.past(step) {
            return Ok(Some(table));
        }
        let history = self.hall.history(&shown.fixed.id).await?;
        Ok(history.tables.get(step as usize).cloned())
    }
}

/// What a bot remembers of the turn is no longer so.
fn forget_bots(live: &crate::table::Live, after: &Shown) {
    if after.recent.back().is_some_and(|e| matches!(e.what, What::Takeback { .. })) {
        live.bots().clear();
    }
}

fn wanted(now: &Shown, seat: Seat, to_step: u32, past: Past) -> Result<(Vec<Step>, TakebackAnswer), Fail> {
    let back = Step { what: What::Takeback { seat, to_step }, past };
    let undo = now.undo(Some(seat));
    if undo.free_to.is_some_and(|free| free <= to_step) {
        return Ok((vec![back], TakebackAnswer::Done));
    }
    match now.fixed.plan.takebacks {
        Takebacks::Never => return Err(Refused::State("no-takebacks").into()),
        Takebacks::Free => return Err(Refused::State("not-free").into()),
        Takebacks::Consent => {}
    }
    if undo.asking_to.is_none_or(|own| to_step < own) {
        return Err(Refused::State("too-far-back").into());
    }
    let mine = &now.seats[seat.index()].account;
    let others = now.people().iter().filter(|s| now.seats[s.index()].account != *mine).count();
    if others == 0 {
        return Ok((vec![back], TakebackAnswer::Done));
    }
    if now.asked.is_some() {
        return Err(Refused::State("already-asked").into());
    }
    Ok((vec![What::Ask { seat, to_step }.into()], TakebackAnswer::Asked))
}
