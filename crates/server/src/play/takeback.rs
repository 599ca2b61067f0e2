//! Taking back. How far is decided by the table; here the past is fetched when it is no longer in memory.

use crate::app::App;
use crate::people::session::Player;
use crate::problem::Fail;
use crate::table::{Live, Shown, What};
use crate::wire::{Takeback, TakenBack};
use starboard_core::face::Table;
use starboard_table::Why;
use std::sync::Arc;

impl App {
    pub async fn take_back(self: &Arc<Self>, id: &str, player: &Player, wish: Takeback) -> Result<TakenBack, Fail> {
        let live = self.hall.fresh(id).await?;
        let shown = live.shown();
        shown.may_take_back(player.who(), &wish)?;
        let past = self.past(&shown, wish.to_step).await?;
        let player = player.clone();
        let decide = move |now: &Shown, _: i64| Ok(now.take_back(player.who(), &wish, past.clone())?);
        let (before, after) = self.hall.change(&live, decide).await?;
        forget_bots(&live, &after);
        Ok(TakenBack { answer: before.taken_back(&after) })
    }

    pub async fn answer_takeback(self: &Arc<Self>, id: &str, player: &Player, yes: bool) -> Result<TakenBack, Fail> {
        let live = self.hall.fresh(id).await?;
        let shown = live.shown();
        shown.seats_of(player.who())?;
        let asked = shown.asked.ok_or(Why::NothingAsked)?;
        let past = self.past(&shown, asked.to_step).await?;
        let (ply, player) = (shown.ply, player.clone());
        let decide = move |now: &Shown, _: i64| {
            // Only what was asked when the past was fetched.
            let same = now.asked.is_some_and(|a| (a.seat, a.to_step) == (asked.seat, asked.to_step));
            if now.ply != ply || !same {
                return Err(Why::NothingAsked.into());
            }
            Ok(now.answer_takeback(player.who(), yes, past.clone())?)
        };
        let (before, after) = self.hall.change(&live, decide).await?;
        forget_bots(&live, &after);
        Ok(TakenBack { answer: before.taken_back(&after) })
    }

    /// The table when `step` actions stood.
    async fn past(&self, shown: &Shown, step: u32) -> Result<Option<Arc<dyn Table>>, Fail> {
        if step >= shown.step {
            return Err(Why::NoPast.into());
        }
        if let Some(table) = shown.past(step) {
            return Ok(Some(table));
        }
        let history = self.hall.history(&shown.fixed.id).await?;
        Ok(history.tables.get(step as usize).cloned())
    }
}

/// What a bot remembers of the turn is no longer so.
fn forget_bots(live: &Live, after: &Shown) {
    if after.recent.back().is_some_and(|e| matches!(e.what, What::Takeback { .. })) {
        live.bots().clear();
    }
}
