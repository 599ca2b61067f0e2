//! What is kept, and under which keys: `me`, `table/<id>`, `log/<id>/<n>`, `campaign/<id>`, `puzzle/<id>`, `review/<id>`.

use serde::{Deserialize, Serialize};
use starboard_core::{Faults, Seed, json};
use starboard_host::wire::{Outcome, Status, Visibility};
use starboard_host::{OFFERED, Refused};
use starboard_table::{Entry, Fixed, Line, Occupant, Plan, Shown, What, settle};

/// A table: how it was opened, and where it stands.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Row {
    pub game: String,
    pub edition: String,
    pub plan: Plan,
    #[serde(default)]
    pub seed: Option<Seed>,
    #[serde(default)]
    pub daily: Option<String>,
    #[serde(default)]
    pub imported: bool,
    pub created: i64,
    /// Who sat where when it was opened.
    pub opened: Vec<Occupant>,
    pub seats: Vec<Occupant>,
    pub status: Status,
    pub step: u32,
    pub to_move: u8,
    pub updated: i64,
    #[serde(default)]
    pub started: Option<i64>,
    #[serde(default)]
    pub ended: Option<i64>,
    #[serde(default)]
    pub result: Option<Outcome>,
}

impl Row {
    pub(crate) fn of(opened: &[Occupant], now: &Shown) -> Row {
        let fixed = &now.fixed;
        Row {
            game: fixed.game.name().to_owned(),
            edition: fixed.game.edition().to_owned(),
            plan: fixed.plan.clone(),
            seed: fixed.seed,
            daily: fixed.daily.clone(),
            imported: fixed.imported,
            created: fixed.created,
            opened: opened.to_vec(),
            seats: now.seats.clone(),
            status: now.status,
            step: now.step,
            to_move: now.to_move().0,
            updated: now.recent.back().map_or(fixed.created, |e| e.at),
            started: now.started,
            ended: now.ended,
            result: now.result.clone().map(Into::into),
        }
    }

    pub(crate) fn format(&self) -> &str {
        self.plan.options.get("format").and_then(|f| f.as_str()).unwrap_or_default()
    }

    /// From a fresh deal, and not somebody else's game.
    pub(crate) fn is_fresh(&self) -> bool {
        self.plan.position.is_none() && !self.imported
    }

    /// The table before anything happened at it.
    pub(crate) fn opened(&self, id: &str, account: &str) -> Result<Shown, Refused> {
        let rules = starboard_shelf::find(&self.game)?;
        let game = settle(rules, Some(&self.edition), self.plan.options.clone())?;
        let fixed = Fixed {
            id: id.to_owned(),
            rules,
            game,
            levels: &OFFERED,
            plan: self.plan.clone(),
            invite: String::new(),
            seed: self.seed,
            visibility: Visibility::Private,
            daily: self.daily.clone(),
            imported: self.imported,
            created: self.created,
        };
        Ok(Shown::new(fixed, Some(account.to_owned()), self.opened.clone(), false))
    }
}

/// A line of a log.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Written {
    pub n: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ply: Option<u32>,
    pub at: i64,
    pub what: What,
}

impl Written {
    pub(crate) fn of(entry: &Entry) -> Written {
        Written { n: entry.n, ply: entry.ply, at: entry.at, what: entry.what.clone() }
    }

    pub(crate) fn line(&self) -> Line {
        Line { n: self.n, ply: self.ply, at: self.at, what: self.what.clone() }
    }
}

pub(crate) fn log_of(table: &str) -> String {
    format!("log/{table}/")
}

pub(crate) fn log_key(table: &str, n: u32) -> String {
    format!("log/{table}/{n:06}")
}

pub(crate) fn write<T: Serialize>(value: &T) -> String {
    json::write(value).unwrap_or_default()
}

pub(crate) fn read<T: serde::de::DeserializeOwned>(key: &str, text: &str) -> Result<T, Faults> {
    json::read(text).map_err(|e| Faults::one(key, e.to_string()))
}
