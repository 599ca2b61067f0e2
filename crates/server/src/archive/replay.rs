//! Replays, the log from the beginning, and playing on from any moment.

use crate::app::App;
use crate::lobby::open::written;
use crate::people::session::Player;
use crate::problem::Fail;
use crate::secret;
use crate::table::{History, Looker};
use crate::time::now_ms;
use crate::wire::{Fork, Log, Opened, Replay, Verified};
use crate::words::lang;
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
        let lang = lang();
        let verified = tokio::task::spawn_blocking(move || starboard_host::verify(&history, lang));
        Ok(verified.await.map_err(|e| Fail::broken(e.to_string()))??)
    }

    /// A new table that plays on from a moment of a finished game.
    pub async fn fork(&self, id: &str, player: &Player, fork: Fork) -> Result<Opened, Fail> {
        let history = self.told_history(id, Some(player)).await?;
        let fork = Fork { seats: fork.seats.as_deref().map(written), ..fork };
        self.open_table(starboard_host::fork(&history, &fork, player.who(), Some(secret::seed()))?).await
    }
}
