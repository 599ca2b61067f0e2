//! Logs of the publisher's app: kept like any record of whoever brought them.

use crate::app::App;
use crate::people::session::Player;
use crate::problem::Fail;
use crate::sql;
use crate::store::Unit;
use crate::time::now_ms;
use crate::wire::ImportedLog;
use crate::words::lang;

impl App {
    /// Takes in a log. What our rules cannot explain is told with its line, and nothing is kept.
    pub async fn import_log(&self, player: &Player, text: String) -> Result<ImportedLog, Fail> {
        let lang = lang();
        let read = tokio::task::spawn_blocking(move || starboard_host::log::explained(&text, lang));
        let log = read.await.map_err(|e| Fail::broken(e.to_string()))??;
        let guessed = serde_json::to_string(&log.guessed).map_err(|e| Fail::broken(e.to_string()))?;
        let opened = self.import(player, log.record.clone()).await?;
        let keep = sql!(
            "INSERT INTO reviews (table_id, made_with, summary, body, guessed, updated) VALUES ($1, '', '{}', '{}', $2, $3)",
            &opened.id,
            guessed,
            now_ms(),
        );
        self.hall.writer.commit(Unit::of(vec![keep])).await?;
        Ok(log.kept_as(opened.id))
    }
}
