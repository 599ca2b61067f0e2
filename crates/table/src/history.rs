//! A whole table replayed from its log: for the log itself, replays, records, forks and take-backs that go far.

use crate::entry::{Entry, Occupant, What};
use crate::render::Looker;
use crate::shown::{Cannot, Dealing, Shown};
use crate::wire::{Frame, Item, Log, Replay, SeatNumber, Status, Told};
use starboard_core::face::{Happened, Table};
use starboard_core::record::{Ply, Record};
use starboard_core::{Lang, Viewer};
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
                Cannot::Refused(why) => format!("entry {}: {}", line.n, why.words(Lang::En)),
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
        record.began = Some(start);
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

    /// Is there nothing left to hide at `at`?
    pub fn is_told(&self, at: i64) -> bool {
        let shown = &self.shown;
        (shown.status == Status::Finished && !shown.daily_still_on(at)) || shown.fixed.imported
    }

    /// The steps `from` to `to`, at most `most` of them, as the looker may see them at `at`; `whole` asks for everything there is.
    pub fn frames(&self, looker: &Looker, whole: bool, (from, to): (u32, u32), most: u32, at: i64) -> Replay {
        let told = self.is_told(at);
        let viewer = if whole && told { Viewer::All } else { looker.viewer() };
        let steps = self.acts.len() as u32;
        let last = to.min(steps).min(from.saturating_add(most - 1));
        let frames = (from..=last).filter_map(|step| self.frame(step, viewer, told, looker.lang)).collect();
        Replay { steps, frames }
    }

    fn frame(&self, step: u32, viewer: Viewer, told: bool, lang: Lang) -> Option<Frame> {
        let table = self.tables.get(step as usize)?;
        let entry = match step.checked_sub(1) {
            Some(before) => self.acts.get(before as usize),
            None => self.entries.iter().find(|e| matches!(e.what, What::Start { .. })),
        };
        let (seat, action, bot) = match entry.map(|e| &e.what) {
            Some(What::Act { seat, action, bot, .. }) => {
                let own = told || viewer == Viewer::Seat(*seat);
                let bot = bot.as_ref().map(|level| self.shown.level_title(level, lang));
                (Some(SeatNumber::from(*seat)), own.then(|| action.clone()), bot)
            }
            _ => (None, None, None),
        };
        let events = |h: &Happened| h.seen_by(viewer, lang).into_iter().map(Told::from).collect();
        Some(Frame {
            step,
            seat,
            action,
            bot,
            events: entry.and_then(|e| e.happened.as_ref()).map(events).unwrap_or_default(),
            view: table.view(viewer),
            prompt: table.prompt(lang).map(Told::from),
            to_move: table.to_move().seats().iter().map(SeatNumber::from).collect(),
            outcome: table.outcome().map(Into::into),
            at: entry.map(|e| e.at),
        })
    }

    /// The latest `most` items before number `before`.
    pub fn log(&self, looker: &Looker, before: Option<u32>, most: usize) -> Log {
        let older = self.entries.iter().filter(|e| before.is_none_or(|n| e.n < n));
        let mut items: Vec<Item> = older.flat_map(|e| self.shown.items(e, looker)).collect();
        let more = items.len() > most;
        let items = items.split_off(items.len().saturating_sub(most));
        Log { items, more }
    }
}
