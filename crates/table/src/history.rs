//! A whole table replayed from its log: for the log itself, replays, records, forks and take-backs that go far.

use crate::entry::{Entry, Occupant, What};
use crate::shown::{Cannot, Dealing, Shown};
use starboard_core::face::Table;
use starboard_core::record::{Ply, Record};
use std::collections::VecDeque;
use std::sync::Arc;

/// A line of the log as it is kept.
pub struct Line {
    pub n: u32,
    pub ply: Option<u32>,
    pub at: i64,
    pub what: What,
}

/// The log of a table does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("table {table}: {what}")]
pub struct Broken {
    pub table: String,
    pub what: String,
}

/// Goes on from `shown` through the lines that follow it. `keep` is given every moment on the way.
///
/// A take-back to before `shown` cannot be followed: that is `Ok(None)`, and the whole log must be read.
pub fn follow(mut shown: Shown, lines: Vec<Line>, mut keep: impl FnMut(&Shown)) -> Result<Option<Shown>, Broken> {
    let mut past: VecDeque<(u32, Arc<dyn Table>)> = VecDeque::new();
    for line in lines {
        let target = match &line.what {
            What::Takeback { to_step, .. } => {
                past.retain(|(step, _)| step <= to_step);
                match past.back().filter(|(step, _)| step == to_step) {
                    Some((_, table)) => Some(table.clone()),
                    None if shown.past(*to_step).is_some() => None,
                    None => return Ok(None),
                }
            }
            _ => None,
        };
        let is_act = matches!(line.what, What::Act { .. });
        if let (true, Some(table)) = (is_act, &shown.table) {
            past.push_back((shown.step, table.clone()));
        }
        // Entries of deleted players are gone from the log, and imported games skip what was taken back: the numbers stay.
        shown.n = line.n.saturating_sub(1);
        shown.ply = line.ply.map_or(shown.ply, |ply| ply.saturating_sub(1));
        shown = shown.advance(line.what, line.at, Dealing::Written, target).map_err(|cannot| {
            let what = match cannot {
                Cannot::Refused(why) => format!("entry {}: {}", line.n, why.words),
                Cannot::Now(why) => format!("entry {}: {why}", line.n),
                Cannot::Broken(why) => why,
            };
            Broken { table: shown.fixed.id.clone(), what }
        })?;
        keep(&shown);
    }
    Ok(Some(shown))
}

pub struct History {
    /// Everything that happened, oldest first.
    pub entries: Vec<Arc<Entry>>,
    /// The table after each standing action; the first is the set-up.
    pub tables: Vec<Arc<dyn Table>>,
    /// The entries of the standing actions; `acts[k]` led to `tables[k + 1]`.
    pub acts: Vec<Arc<Entry>>,
    pub shown: Shown,
}

impl History {
    /// A table as it was opened, and the whole of its log.
    pub fn replay(base: Shown, lines: Vec<Line>) -> Result<History, Broken> {
        let seats = base.seats.clone();
        let mut entries = Vec::with_capacity(lines.len());
        let mut tables: Vec<Arc<dyn Table>> = Vec::new();
        let mut acts: Vec<Arc<Entry>> = Vec::new();
        let keep = |shown: &Shown| {
            let Some(entry) = shown.recent.back() else { return };
            entries.push(entry.clone());
            match &entry.what {
                What::Start { .. } => tables.extend(shown.table.clone()),
                What::Act { .. } => {
                    tables.extend(shown.table.clone());
                    acts.push(entry.clone());
                }
                What::Takeback { to_step, .. } => {
                    tables.truncate(*to_step as usize + 1);
                    acts.truncate(*to_step as usize);
                }
                _ => {}
            }
        };
        let table = base.fixed.id.clone();
        let nowhere = || Broken { table, what: "a take-back to nowhere".to_owned() };
        let shown = follow(base, lines, keep)?.ok_or_else(nowhere)?;
        Ok(History { entries, tables, acts, shown: Shown { seats, ..shown } })
    }

    /// The record of the game. Only for whoever may know everything: the seed and all deals are in it.
    pub fn record(&self) -> Record {
        let fixed = &self.shown.fixed;
        let mut record = Record::new(&*fixed.game);
        let players = self.shown.seats.iter().map(Occupant::without_stand_in);
        record.names = players.map(|o| o.level.unwrap_or(o.name)).collect();
        record.position = fixed.plan.position.clone();
        record.fingerprint = fixed.seed.map(|s| s.fingerprint());
        record.seed = fixed.seed;
        let start = self.shown.started.unwrap_or(fixed.created);
        for entry in &self.entries {
            if let What::Start { deals } = &entry.what {
                record.deals.clone_from(deals);
            }
        }
        for (i, entry) in self.acts.iter().enumerate() {
            if let What::Act { seat, action, deals, .. } = &entry.what {
                let at = u64::try_from(entry.at - start).ok();
                let number = entry.ply.map(u64::from).filter(|ply| *ply != i as u64 + 1);
                record.plies.push(Ply { seat: *seat, action: action.clone(), deals: deals.clone(), entry: number, at });
            }
        }
        record.result = self.shown.result.clone();
        record
    }
}
