//! A whole table replayed from its log: for the log itself, replays, records, forks and take-backs that go far.

use super::entry::{Entry, Occupant, What};
use super::hall::Hall;
use super::save;
use super::shown::Shown;
use crate::problem::{Fail, Refused};
use starboard_core::face::Table;
use starboard_core::record::{Ply, Record};
use std::sync::Arc;

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
    pub async fn read(hall: &Hall, id: &str) -> Result<History, Fail> {
        let base = save::opened(&*hall.store, &hall.games, id).await?.ok_or(Refused::NotFound)?;
        let lines = save::lines(&*hall.store, id, 0).await?;
        let replay = tokio::task::spawn_blocking(move || History::replay(base, lines));
        replay.await.unwrap_or_else(|e| Err(Fail::broken(e.to_string())))
    }

    fn replay(base: Shown, lines: Vec<save::Line>) -> Result<History, Fail> {
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
        let shown = save::follow(base, lines, keep)?.ok_or_else(|| Fail::broken("a take-back to nowhere"))?;
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
