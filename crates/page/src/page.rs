//! The host itself: the tables of this browser, in memory as far as they were asked for.

use crate::call::{Answer, Call, Kept, SHIPPED, Said, Stop};
use crate::desk::Desk;
use crate::dice::Dice;
use crate::keep::{Row, Written, log_key, log_of, read, write};
use crate::me::Person;
use crate::puzzles::{self, Tried};
use crate::watch::Clients;
use starboard_bots::Opponent;
use starboard_bots::review::Puzzle;
use starboard_core::Seat;
use starboard_core::order::Order;
use starboard_host::Refused;
use starboard_host::campaign::Held;
use starboard_table::wire::{SeatKind, Status};
use starboard_table::{Deed, History, Occupant, Shown, What, follow, give_back, run_out};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// A table in memory: as it was opened, its log, and where it stands.
pub(crate) struct Live {
    opened: Vec<Occupant>,
    pub lines: Vec<Written>,
    pub now: Shown,
}

#[derive(Default)]
pub struct Page {
    pub(crate) me: Person,
    pub(crate) rows: BTreeMap<String, Row>,
    /// Logs that were brought and not looked at yet.
    logs: HashMap<String, Vec<Written>>,
    pub(crate) live: BTreeMap<String, Live>,
    /// Campaigns as they are kept, and those that were looked at.
    pub(crate) campaigns: BTreeMap<String, String>,
    pub(crate) held: HashMap<String, Held>,
    /// Nothing until their file was brought.
    pub(crate) puzzles: Option<Arc<[Puzzle]>>,
    pub(crate) tries: HashMap<String, Tried>,
    pub(crate) reviews: HashMap<String, String>,
    pub(crate) reviews_loaded: bool,
    pub(crate) opponents: HashMap<(String, Seat), Box<dyn Opponent>>,
    pub(crate) clients: Clients,
    pub(crate) desk: Desk,
    pub(crate) writes: Vec<(String, Option<String>)>,
}

impl Page {
    /// Does what the worker asks.
    pub fn call(&mut self, call: Call) -> Said {
        let mut said = Said::default();
        let at = match call {
            Call::Load { under, kept } => {
                self.load(&under, kept);
                0
            }
            Call::Ask(ask) => {
                let mut dice = Dice::new(ask.random);
                match self.ask(&ask, &mut dice) {
                    Ok(body) => said.answer = Some(Answer::Done { body }),
                    Err(Stop::Needs(under)) => said.needs = Some(under),
                    Err(Stop::Job(job)) => said.job = Some(job),
                    Err(Stop::Refused(why)) => {
                        said.answer = Some(Answer::Refused { problem: why.problem(ask.lang) });
                    }
                }
                ask.at
            }
            Call::Look { client, table, from, seat, lang, at } => {
                match self.look(client.clone(), &table, from, seat, lang, at) {
                    Ok(first) => said.told.push((client, first)),
                    Err(Stop::Needs(under)) => said.needs = Some(under),
                    Err(Stop::Refused(why)) => {
                        said.answer = Some(Answer::Refused { problem: why.problem(lang) });
                    }
                    Err(Stop::Job(_)) => {}
                }
                at
            }
            Call::Tell { client, message, at } => {
                said.told.extend(self.hear(&client, &message, at));
                at
            }
            Call::Leave { client } => {
                self.clients.remove(&client);
                0
            }
            Call::Think { at, random } => {
                if let Err(Stop::Needs(under)) = self.think(at, &mut Dice::new(random)) {
                    said.needs = Some(under);
                }
                at
            }
            Call::Wake { at } => {
                self.wake(at);
                at
            }
            Call::Bring { kept, lang, at } => {
                let body = self.bring(kept, at);
                said.answer = Some(match body {
                    Ok(body) => Answer::Done { body },
                    Err(why) => Answer::Refused { problem: why.problem(lang) },
                });
                at
            }
            Call::Job { job, random } => {
                match self.desk.job(*job, &mut Dice::new(random)) {
                    Ok(body) => said.answer = Some(Answer::Done { body }),
                    Err(Stop::Needs(under)) => said.needs = Some(under),
                    Err(Stop::Refused(why)) => {
                        said.answer = Some(Answer::Refused { problem: why.problem(Default::default()) });
                    }
                    Err(Stop::Job(_)) => {}
                }
                0
            }
            Call::Work => {
                said.thinks = self.desk.work();
                return said;
            }
        };
        if at > 0 {
            self.tell_all(at, &mut said.told);
        }
        said.writes = std::mem::take(&mut self.writes);
        said.thinks = self.bot_asked().is_some();
        said.wake = self.live.values().filter_map(|l| l.now.wake_at().filter(|_| l.now.clock.is_some())).min();
        said
    }

    /// Takes in what was kept. What cannot be read is left alone: it stays where it is.
    fn load(&mut self, under: &str, kept: Vec<Kept>) {
        if under == "review/" {
            self.reviews_loaded = true;
        }
        if under == puzzles::FILE {
            self.puzzles = Some(kept.iter().flat_map(|(_, text)| starboard_shelf::puzzles::read(text)).collect());
            return;
        }
        if let Some(name) = under.strip_prefix(SHIPPED) {
            kept.into_iter().for_each(|(_, text)| starboard_bots::taught::hand_in(name, text));
            return;
        }
        if let Some(table) = under.strip_prefix("log/").and_then(|rest| rest.strip_suffix('/')) {
            self.logs.entry(table.to_owned()).or_default();
        }
        for (key, text) in kept {
            let mut parts = key.splitn(3, '/');
            match (parts.next(), parts.next()) {
                (Some("me"), None) => self.me = read(&key, &text).unwrap_or_default(),
                (Some("table"), Some(id)) => {
                    if let Ok(row) = read(&key, &text) {
                        self.rows.insert(id.to_owned(), row);
                    }
                }
                (Some("log"), Some(id)) => {
                    if let Ok(line) = read(&key, &text) {
                        self.logs.entry(id.to_owned()).or_default().push(line);
                    }
                }
                (Some("campaign"), Some(id)) => {
                    self.campaigns.insert(id.to_owned(), text);
                }
                (Some("puzzle"), Some(id)) => {
                    if let Ok(tried) = read(&key, &text) {
                        self.tries.insert(id.to_owned(), tried);
                    }
                }
                (Some("review"), Some(id)) => {
                    self.reviews.insert(id.to_owned(), text);
                }
                _ => {}
            }
        }
    }

    /// Keeps something from now on.
    pub(crate) fn keep(&mut self, key: String, text: String) {
        self.writes.push((key, Some(text)));
    }

    /// A table, brought into memory if its log is here.
    pub(crate) fn table(&mut self, id: &str, at: i64) -> Result<&Live, Stop> {
        if !self.live.contains_key(id) {
            let row = self.rows.get(id).ok_or(Refused::NotFound)?;
            let lines = self.logs.remove(id).ok_or_else(|| Stop::Needs(log_of(id)))?;
            let live = Live::read(id, row, lines)?;
            let away = at - live.now.recent.back().map_or(at, |e| e.at);
            let back = give_back(&live.now, away, at);
            self.live.insert(id.to_owned(), live);
            if !back.is_empty() {
                self.change(id, at, |_| Ok::<_, Refused>(back))?;
            }
        }
        self.live.get(id).ok_or_else(|| Refused::NotFound.into())
    }

    pub(crate) fn shown(&mut self, id: &str, at: i64) -> Result<Shown, Stop> {
        Ok(self.table(id, at)?.now.clone())
    }

    /// The whole game.
    pub(crate) fn history(&mut self, id: &str, at: i64) -> Result<History, Stop> {
        let row = self.rows.get(id).ok_or(Refused::NotFound)?.clone();
        let live = self.table(id, at)?;
        let opened = row.opened(id, crate::me::ME)?;
        let lines = live.lines.iter().map(Written::line).collect();
        Ok(History::replay(opened, lines).map_err(|broken| Refused::Broken(broken.to_string()))?)
    }

    /// A new table, with every moment it begins with.
    pub(crate) fn open(&mut self, opened: &Shown, moments: Vec<Shown>) {
        let id = opened.fixed.id.clone();
        let mut live = Live { opened: opened.seats.clone(), lines: Vec::new(), now: opened.clone() };
        for next in moments {
            let line = next.recent.back().map(|e| Written::of(e));
            if let Some(line) = line {
                self.writes.push((log_key(&id, line.n), Some(write(&line))));
                live.lines.push(line);
            }
            live.now = next;
        }
        self.live.insert(id.clone(), live);
        self.note(&id);
    }

    /// Carries out what is decided at a table; what it was before, and what it is then.
    pub(crate) fn change<R: Into<Refused>>(
        &mut self,
        id: &str,
        at: i64,
        decide: impl FnOnce(&Shown) -> Result<Vec<Deed>, R>,
    ) -> Result<(Shown, Shown), Stop> {
        let live = self.live.get_mut(id).ok_or(Refused::NotFound)?;
        let before = live.now.clone();
        let deeds = decide(&before).map_err(Into::into)?;
        if deeds.is_empty() {
            return Ok((before.clone(), before));
        }
        // Time goes one way, whatever the clock of a machine says.
        let at = at.max(before.recent.back().map_or(0, |e| e.at));
        let mut after = before.clone();
        for deed in deeds {
            after = after.advance(deed.what, at, starboard_table::Dealing::Fresh, deed.past).map_err(Refused::from)?;
            if let Some(line) = after.recent.back().map(|e| Written::of(e)) {
                self.writes.push((log_key(id, line.n), Some(write(&line))));
                live.lines.push(line);
            }
        }
        let back = after.recent.back().is_some_and(|e| matches!(e.what, What::Takeback { .. }));
        let gone = |seat: Seat| back || after.kind(seat) != SeatKind::Bot || after.status != Status::Playing;
        self.opponents.retain(|(table, seat), _| table != id || !gone(*seat));
        live.now = after.clone();
        self.note(id);
        Ok((before, after))
    }

    /// Keeps where a table stands.
    fn note(&mut self, id: &str) {
        let Some(live) = self.live.get(id) else { return };
        let row = Row::of(&live.opened, &live.now);
        self.writes.push((format!("table/{id}"), Some(write(&row))));
        self.rows.insert(id.to_owned(), row);
    }

    /// Somebody's time may be up.
    fn wake(&mut self, at: i64) {
        let ids: Vec<String> = self.live.keys().cloned().collect();
        for id in ids {
            // A clock that cannot run out is no reason to stop.
            let _ = self.change(&id, at, |now| Ok::<_, Refused>(run_out(now, at)));
        }
    }
}

impl Live {
    pub(crate) fn read(id: &str, row: &Row, mut lines: Vec<Written>) -> Result<Live, Refused> {
        let broken = |what: String| Refused::Broken(format!("table {id}: {what}"));
        lines.order_by_key(|line| line.n);
        lines.dedup_by_key(|line| line.n);
        // A line that is missing was never shown: what comes after it cannot be so.
        let whole = lines.iter().zip(1..).take_while(|(line, n)| line.n == *n).count();
        lines.truncate(whole);
        let opened = row.opened(id, crate::me::ME)?;
        let now = follow(opened, lines.iter().map(Written::line).collect(), |_| {});
        let now = now.map_err(|why| broken(why.to_string()))?.ok_or_else(|| broken("a take-back to nowhere".into()))?;
        Ok(Live { opened: row.opened.clone(), lines, now })
    }
}
