//! Logs of the publisher's app: read, and replayed through our rules before they are believed.

use crate::refused::Refused;
use crate::review::GuessedSteps;
use crate::wire::{ImportedLog, LogNote};
use crate::words::WORDS;
use serde::{Deserialize, Serialize};
use starboard_app_logs::{self as app_logs, AppLog};
use starboard_core::record::Record;
use starboard_core::{Faults, Lang};

/// A log that our rules explain from its first line to its last.
#[derive(Debug, Serialize, Deserialize)]
pub struct Explained {
    pub record: Record,
    pub guessed: GuessedSteps,
    lines: u32,
    notes: Vec<LogNote>,
}

/// Reads a log. What our rules cannot explain is told with its line.
pub fn explained(text: &str, lang: Lang) -> Result<Explained, Refused> {
    let log = AppLog::read(text).map_err(|why| Refused::Bad(why.words(lang)))?;
    let report = app_logs::check(&log, lang)?;
    if let Some(stuck) = report.stuck {
        let at = WORDS.say(lang, "log-line", &[("line", (stuck.line as i64).into())]);
        return Err(Faults::one(at, format!("{} – {}", stuck.text, stuck.why.words(lang))).into());
    }
    Ok(Explained {
        record: report.record,
        guessed: GuessedSteps { choices: report.guessed.choices, deals: report.guessed.deals },
        lines: report.lines as u32,
        notes: report.notes.into_iter().map(|(line, text)| LogNote { line: line as u32, text }).collect(),
    })
}

impl Explained {
    /// What whoever brought it is told, once it is kept as table `id`.
    pub fn kept_as(self, id: String) -> ImportedLog {
        let (steps, guessed) = (self.record.plies.len() as u32, self.guessed.choices.len() as u32);
        ImportedLog { id, players: self.record.names, lines: self.lines, steps, guessed, notes: self.notes }
    }
}
