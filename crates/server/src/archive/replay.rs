//! Replays, the log from the beginning, and playing on from any moment.

use crate::app::App;
use crate::bots::DEFAULT_LEVEL;
use crate::lobby::Opening;
use crate::lobby::open::seats;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::table::{History, Looker, Occupant, Shown, What};
use crate::time::now_ms;
use crate::wire::{Fork, ForkedFrom, Frame, Item, Log, Opened, Replay, SeatNumber, Status, Told, Verified};
use crate::words::{WORDS, lang};
use starboard_core::face::Happened;
use starboard_core::words::Arg;
use starboard_core::{Faults, Viewer};
use std::sync::Arc;

const FRAMES: u32 = 100;
const ITEMS: usize = 200;

impl App {
    /// The whole game, if it may be known: it is over, and not a deal others still play today.
    pub async fn told_history(&self, id: &str, player: Option<&Player>) -> Result<History, Fail> {
        let history = self.hall.history(id).await?;
        let shown = &history.shown;
        if !shown.may_look(player.map(|p| p.id.as_str())) {
            return Err(Refused::NotFound.into());
        }
        match shown.status {
            Status::Finished if shown.daily_still_on(now_ms()) => Err(Refused::State("daily-on").into()),
            Status::Finished => Ok(history),
            Status::Closed if shown.fixed.imported => Ok(history),
            _ => Err(Refused::State("not-finished").into()),
        }
    }

    pub async fn replay(
        self: &Arc<Self>,
        id: &str,
        looker: Looker,
        whole: bool,
        (from, to): (u32, u32),
    ) -> Result<Replay, Fail> {
        let history = self.hall.history(id).await?;
        let shown = &history.shown;
        let told = (shown.status == Status::Finished && !shown.daily_still_on(now_ms())) || shown.fixed.imported;
        let viewer = if whole && told { Viewer::All } else { looker.viewer() };
        let steps = history.acts.len() as u32;
        let last = to.min(steps).min(from.saturating_add(FRAMES - 1));
        let frames = (from..=last).filter_map(|step| frame(&history, step, viewer, told)).collect();
        Ok(Replay { steps, frames })
    }

    /// Older items than number `before`.
    pub async fn log(self: &Arc<Self>, id: &str, looker: Looker, before: Option<u32>, limit: u32) -> Result<Log, Fail> {
        let history = self.hall.history(id).await?;
        let older = history.entries.iter().filter(|e| before.is_none_or(|n| e.n < n));
        let mut items: Vec<Item> = older.flat_map(|e| history.shown.items(e, &looker)).collect();
        let limit = (limit as usize).clamp(1, ITEMS);
        let more = items.len() > limit;
        let items = items.split_off(items.len().saturating_sub(limit));
        Ok(Log { items, more })
    }

    pub async fn verify(&self, id: &str, player: Option<&Player>) -> Result<Verified, Fail> {
        let history = self.told_history(id, player).await?;
        let shown: &Shown = &history.shown;
        let seed = shown.fixed.seed.ok_or(Refused::State("no-seed"))?;
        let (record, rules) = (history.record(), shown.fixed.rules);
        let fault = tokio::task::spawn_blocking(move || record.verify(rules).err().map(|f| f.to_string()));
        let fault = fault.await.map_err(|e| Fail::broken(e.to_string()))?;
        let words = match &fault {
            None => WORDS.say(lang(), "verified", &[]),
            Some(why) => WORDS.say(lang(), "not-verified", &[("why", Arg::Text(why))]),
        };
        Ok(Verified {
            verified: fault.is_none(),
            fingerprint: Some(seed.fingerprint()),
            seed: Some(seed.to_string()),
            words,
        })
    }

    /// A new table that plays on from a moment of a finished game.
    pub async fn fork(&self, id: &str, player: &Player, fork: Fork) -> Result<Opened, Fail> {
        let history = self.told_history(id, Some(player)).await?;
        let fixed = &history.shown.fixed;
        let table = history
            .tables
            .get(fork.step as usize)
            .ok_or_else(|| Faults::one("step", format!("this game has steps 0 to {}", history.acts.len())))?;
        if table.outcome().is_some() {
            return Err(Refused::State("over-there").into());
        }
        let seats = match &fork.seats {
            Some(plans) if plans.len() != history.shown.seats.len() => {
                let what = format!("this game has {} seats, {} were given", history.shown.seats.len(), plans.len());
                return Err(Faults::one("seats", what).into());
            }
            Some(plans) => seats(fixed.game.name(), plans, player)?,
            None => {
                let asked = table.to_move().seats().iter().next().map_or(0, |s| s.index());
                let mut all = vec![Occupant::bot(DEFAULT_LEVEL); history.shown.seats.len()];
                all[asked] = Occupant::person(&player.id, &player.name);
                all
            }
        };
        let opening = Opening {
            clock: fork.clock.unwrap_or_default(),
            visibility: fork.visibility.unwrap_or_default(),
            position: Some(table.position()),
            forked_from: Some(ForkedFrom { table: id.to_owned(), step: fork.step }),
            ..Opening::new(fixed.rules, fixed.plan.options.clone(), seats, player)
        };
        self.open_table(opening).await
    }
}

fn frame(history: &History, step: u32, viewer: Viewer, told: bool) -> Option<Frame> {
    let table = history.tables.get(step as usize)?;
    let entry = match step.checked_sub(1) {
        Some(before) => history.acts.get(before as usize),
        None => history.entries.iter().find(|e| matches!(e.what, What::Start { .. })),
    };
    let (seat, action, bot) = match entry.map(|e| &e.what) {
        Some(What::Act { seat, action, bot, .. }) => {
            let own = told || viewer == Viewer::Seat(*seat);
            let bot = bot.as_ref().map(|level| history.shown.level_title(level, lang()));
            (Some(SeatNumber::from(*seat)), own.then(|| action.clone()), bot)
        }
        _ => (None, None, None),
    };
    let events = |h: &Happened| h.seen_by(viewer, lang()).into_iter().map(Told::from).collect();
    Some(Frame {
        step,
        seat,
        action,
        bot,
        events: entry.and_then(|e| e.happened.as_ref()).map(events).unwrap_or_default(),
        view: table.view(viewer),
        prompt: table.prompt(lang()).map(Told::from),
        to_move: table.to_move().seats().iter().map(SeatNumber::from).collect(),
        outcome: table.outcome().map(Into::into),
        at: entry.map(|e| e.at),
    })
}
