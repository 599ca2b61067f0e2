//! Games that somebody brings: logs of the publisher's app, and which seat was whose.

use super::{Brought, kept};
use crate::app::App;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::sql;
use crate::store::{Statement, Unit};
use crate::time::now_ms;
use crate::wire::{ImportedLog, MySeat, Visibility};
use crate::words::lang;

impl App {
    /// Takes in a log. What our rules cannot explain is told with its line, and nothing is kept. The names in it stay with whoever
    /// brought it: nobody else may look.
    pub async fn import_log(&self, player: &Player, text: String) -> Result<ImportedLog, Fail> {
        let lang = lang();
        let read = tokio::task::spawn_blocking(move || starboard_host::log::explained(&text, lang));
        let log = read.await.map_err(|e| Fail::broken(e.to_string()))??;
        let opened = self.import(player, log.record.clone(), Visibility::Private).await?;
        let brought = Brought { guessed: log.guessed.clone(), mine: None };
        self.hall.writer.commit(Unit::of(vec![keep(&opened.id, &brought)?])).await?;
        Ok(log.kept_as(opened.id))
    }

    /// Says which seat of a game that I brought was mine. It counts for what my reviews say together, and for nothing else.
    pub async fn say_my_seat(&self, id: &str, player: &Player, said: MySeat) -> Result<(), Fail> {
        let shown = self.hall.get(id).await?.shown();
        shown.may_be_told(Some(&player.id), now_ms())?;
        if !shown.fixed.imported || shown.host.as_deref() != Some(&player.id) {
            return Err(Refused::Forbidden.into());
        }
        let seat = said.seat.map(|n| n.seat(shown.seats.len()).ok_or(Refused::NotFound)).transpose()?;
        let (.., brought) = kept(&*self.hall.store, id).await?;
        let brought = Brought { mine: seat.map(|s| s.0), ..brought };
        self.hall.writer.commit(Unit::of(vec![keep(id, &brought)?])).await?;
        Ok(())
    }
}

/// Keeps what is known of a game beside its record; its review is made when somebody asks.
fn keep(id: &str, brought: &Brought) -> Result<Statement, Fail> {
    let brought = serde_json::to_string(brought).map_err(|e| Fail::broken(e.to_string()))?;
    Ok(sql!(
        "INSERT INTO reviews (table_id, made_with, summary, body, guessed, updated) VALUES ($1, '', '{}', '{}', $2, $3) \
         ON CONFLICT (table_id) DO UPDATE SET guessed = excluded.guessed",
        id,
        brought,
        now_ms(),
    ))
}
