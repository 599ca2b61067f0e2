//! Logs of the publisher's app: read, replayed through our rules, and kept like any record of whoever brought them.

use crate::app::App;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::sql;
use crate::store::Unit;
use crate::time::now_ms;
use crate::wire::{ImportedLog, LogNote};
use crate::words::{WORDS, lang};
use starboard_app_logs::{self as app_logs, AppLog, Report};
use starboard_core::Faults;
use starboard_host::review::GuessedSteps;

impl App {
    /// Takes in a log. What our rules cannot explain is told with its line, and nothing is kept.
    pub async fn import_log(&self, player: &Player, text: String) -> Result<ImportedLog, Fail> {
        let lang = lang();
        let read = tokio::task::spawn_blocking(move || -> Result<Report, Fail> {
            let log = AppLog::read(&text).map_err(|why| Refused::Bad(why.to_string()))?;
            Ok(app_logs::check(&log, lang)?)
        });
        let report = read.await.map_err(|e| Fail::broken(e.to_string()))??;
        if let Some(stuck) = report.stuck {
            let at = WORDS.say(lang, "log-line", &[("line", (stuck.line as i64).into())]);
            let what = format!("{} – {}", stuck.text, stuck.why.words(lang));
            return Err(Faults::one(at, what).into());
        }
        let steps = GuessedSteps { choices: report.guessed.choices, deals: report.guessed.deals };
        let guessed = serde_json::to_string(&steps).map_err(|e| Fail::broken(e.to_string()))?;
        let plies = report.record.plies.len() as u32;
        let opened = self.import(player, report.record).await?;
        let keep = sql!(
            "INSERT INTO reviews (table_id, made_with, summary, body, guessed, updated) VALUES ($1, '', '{}', '{}', $2, $3)",
            &opened.id,
            guessed,
            now_ms(),
        );
        self.hall.writer.commit(Unit::of(vec![keep])).await?;
        let note = |(line, text): (usize, String)| LogNote { line: line as u32, text };
        Ok(ImportedLog {
            id: opened.id,
            lines: report.lines as u32,
            steps: plies,
            guessed: steps.choices.len() as u32,
            notes: report.notes.into_iter().map(note).collect(),
        })
    }
}
