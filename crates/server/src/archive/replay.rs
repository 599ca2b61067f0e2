//! Replays, the log from the beginning, and playing on from any moment.

use crate::app::App;
use crate::bots::DEFAULT_LEVEL;
use crate::lobby::Opening;
use crate::lobby::open::seats;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::table::{History, Looker, Occupant, Shown};
use crate::time::now_ms;
use crate::wire::{Fork, ForkedFrom, Log, Opened, Replay, Verified};
use crate::words::{WORDS, lang};
use starboard_core::Faults;
use starboard_core::words::Arg;
use std::sync::Arc;

const FRAMES: u32 = 100;
const ITEMS: usize = 200;

impl App {
    /// The whole game, if it may be known: it is over, and not a deal others still play today.
    pub async fn told_history(&self, id: &str, player: Option<&Player>) -> Result<History, Fail> {
        let history = self.hall.history(id).await?;
        history.shown.may_be_told(player.map(|p| p.id.as_str()), now_ms())?;
        Ok(history)
    }

    pub async fn replay(
        self: &Arc<Self>,
        id: &str,
        looker: Looker,
        whole: bool,
        range: (u32, u32),
    ) -> Result<Replay, Fail> {
        let history = self.hall.history(id).await?;
        Ok(history.frames(&looker, whole, range, FRAMES, now_ms()))
    }

    /// Older items than number `before`.
    pub async fn log(self: &Arc<Self>, id: &str, looker: Looker, before: Option<u32>, limit: u32) -> Result<Log, Fail> {
        let history = self.hall.history(id).await?;
        Ok(history.log(&looker, before, (limit as usize).clamp(1, ITEMS)))
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
        let table = history.tables.get(fork.step as usize).ok_or(Refused::State("fork-no-step"))?;
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
            edition: Some(fixed.game.edition().to_owned()),
            position: Some(table.position()),
            forked_from: Some(ForkedFrom { table: id.to_owned(), step: fork.step }),
            ..Opening::new(fixed.rules, fixed.plan.options.clone(), seats, player)
        };
        self.open_table(opening).await
    }
}
