//! Records in and out.

use crate::app::App;
use crate::people::names;
use crate::people::session::Player;
use crate::problem::Fail;
use crate::secret;
use crate::table::Shown;
use crate::time::now_ms;
use crate::wire::{Opened, Visibility};
use starboard_core::Faults;
use starboard_core::record::Record;

impl App {
    pub async fn record(&self, id: &str, player: Option<&Player>) -> Result<Record, Fail> {
        Ok(self.told_history(id, player).await?.record())
    }

    /// Reads a record, replays it, and keeps it in the archive of whoever brought it.
    pub async fn import(&self, player: &Player, record: Record, visibility: Visibility) -> Result<Opened, Fail> {
        let rules = self
            .hall
            .rules(&record.game)
            .map_err(|_| Faults::one("game", format!("there is no game `{}`", record.game)))?;
        if let Some(address) = self.hall.whereabouts.of(&player.id) {
            self.limits.table(address)?;
        }
        let player = player.clone();
        let read = tokio::task::spawn_blocking(move || read(rules, &player, &record, visibility));
        let (opened, moments) = read.await.map_err(|e| Fail::broken(e.to_string()))??;
        let id = opened.fixed.id.clone();
        self.hall.open(&opened, moments).await?;
        Ok(Opened { id, invite: None })
    }
}

fn read(
    rules: &'static dyn starboard_core::face::Rules,
    player: &Player,
    record: &Record,
    visibility: Visibility,
) -> Result<(Shown, Vec<Shown>), Fail> {
    let mut opening = starboard_host::brought(rules, record, player.who(), visibility, crate::words::lang())?;
    for seat in &mut opening.seats {
        seat.name = names::written(&seat.name);
    }
    let opened = opening.shown(secret::names(), now_ms())?;
    let moments = starboard_host::played(&opened, record, now_ms(), true)?;
    Ok((opened, moments))
}
