//! A table in memory: one owner at a time changes it, everybody else looks at the latest moment.

use super::save::{self, LoadError};
use super::{Deed, Shown};
use crate::bots::Seated;
use crate::problem::{Fail, Refused};
use crate::store::{Store, Writer};
use crate::time::now_ms;
use starboard_core::Seat;
use starboard_core::face::Rules;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// How often a change is tried again when another process was quicker.
const TRIES: usize = 8;

pub struct Live {
    pub id: String,
    changing: tokio::sync::Mutex<()>,
    shown: watch::Sender<Arc<Shown>>,
    /// The database may know more than we do: a write failed without telling whether it was done.
    stale: AtomicBool,
    /// When somebody last used it.
    pub touched: AtomicI64,
    /// Is a bot thinking about this table?
    pub bot_busy: AtomicBool,
    pub bots: Mutex<HashMap<Seat, Seated>>,
    pub presence: super::presence::Presence,
}

impl Live {
    pub fn new(shown: Shown) -> Live {
        Live {
            id: shown.fixed.id.clone(),
            changing: tokio::sync::Mutex::new(()),
            shown: watch::Sender::new(Arc::new(shown)),
            stale: AtomicBool::new(false),
            touched: AtomicI64::new(now_ms()),
            bot_busy: AtomicBool::new(false),
            bots: Mutex::new(HashMap::new()),
            presence: super::presence::Presence::default(),
        }
    }

    pub fn shown(&self) -> Arc<Shown> {
        self.shown.borrow().clone()
    }

    pub fn watch(&self) -> watch::Receiver<Arc<Shown>> {
        self.shown.subscribe()
    }

    /// Somebody looks at it over a socket.
    pub fn is_watched(&self) -> bool {
        self.shown.receiver_count() > 0
    }

    pub fn touch(&self) {
        self.touched.store(now_ms(), Ordering::Relaxed);
    }

    pub fn bots(&self) -> MutexGuard<'_, HashMap<Seat, Seated>> {
        self.bots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes names and holders in what is shown, without a line in the log: the database has them already.
    pub async fn reseat(&self, change: impl Fn(&mut Shown)) {
        let _changing = self.changing.lock().await;
        self.shown.send_modify(|shown| change(Arc::make_mut(shown)));
    }

    /// Shows who sits here now, under which names, and no words of those who are gone: the database has it already, without a
    /// line in the log.
    pub async fn read_seats(&self, store: &dyn Store) -> Result<(), Fail> {
        let _changing = self.changing.lock().await;
        let oldest = self.shown().recent.front().map_or(0, |e| e.n);
        let Some(now) = save::people(store, &self.id, oldest).await? else { return Ok(()) };
        self.shown.send_modify(|shown| {
            let shown = Arc::make_mut(shown);
            (shown.host, shown.seats) = (now.host, now.seats);
            shown.recent.retain(|e| e.what.player().is_none() || now.entries.contains(&e.n));
        });
        Ok(())
    }

    /// Carries out what `decide` makes of the present moment: first durable, then visible. Returns the moment before and after.
    pub async fn change(
        &self,
        store: &dyn Store,
        writer: &Writer,
        games: &[&'static dyn Rules],
        mut decide: impl FnMut(&Shown, i64) -> Result<Vec<Deed>, Fail> + Send,
    ) -> Result<(Arc<Shown>, Arc<Shown>), Fail> {
        let _changing = self.changing.lock().await;
        self.touch();
        for _ in 0..TRIES {
            if self.stale.load(Ordering::Acquire) {
                self.catch_up(store, games).await?;
            }
            let old = self.shown();
            let at = now_ms().max(old.recent.back().map_or(0, |e| e.at));
            let deeds = decide(&old, at)?;
            if deeds.is_empty() {
                return Ok((old.clone(), old));
            }
            let mut new = old.carry_out(deeds, at)?;
            if save::snapshot_due(&new) {
                new.saved = new.ply;
            }
            // Until we know how the write ended, the database is ahead of us.
            self.stale.store(true, Ordering::Release);
            if writer.commit(save::step(&old, &new, store.process())).await? {
                let new = Arc::new(new);
                self.shown.send_replace(new.clone());
                self.stale.store(false, Ordering::Release);
                return Ok((old, new));
            }
            metrics::counter!("starboard_races_lost_total").increment(1);
        }
        Err(Refused::Busy.into())
    }

    /// Another process, or a write of unknown fate, may have moved the table on: read what is new.
    pub async fn resync(&self, store: &dyn Store, games: &[&'static dyn Rules]) -> Result<(), Fail> {
        self.reach(u32::MAX, store, games).await
    }

    /// The log reaches entry `n`: read what is new, unless it is known already (we may have written it ourselves).
    pub async fn reach(&self, n: u32, store: &dyn Store, games: &[&'static dyn Rules]) -> Result<(), Fail> {
        if self.knows(n) {
            return Ok(());
        }
        let _changing = self.changing.lock().await;
        if self.knows(n) {
            return Ok(());
        }
        metrics::counter!("starboard_log_reads_total").increment(1);
        Ok(self.catch_up(store, games).await?)
    }

    /// Takes lines that were read for it; what does not follow on what is known is read again.
    pub async fn take(
        &self,
        lines: Vec<super::Line>,
        store: &dyn Store,
        games: &[&'static dyn Rules],
    ) -> Result<(), Fail> {
        let _changing = self.changing.lock().await;
        let shown = self.shown();
        let news: Vec<super::Line> = lines.into_iter().filter(|line| line.n > shown.n).collect();
        let Some(first) = news.first() else { return Ok(()) };
        if first.n != shown.n + 1 || self.stale.load(Ordering::Acquire) {
            return Ok(self.catch_up(store, games).await?);
        }
        match starboard_table::follow((*shown).clone(), news, |_| {}).map_err(save::LoadError::from)? {
            Some(next) => drop(self.shown.send_replace(Arc::new(next))),
            None => self.catch_up(store, games).await?,
        }
        Ok(())
    }

    /// Nothing up to entry `n` is news.
    pub fn knows(&self, n: u32) -> bool {
        self.shown.borrow().n >= n && !self.stale.load(Ordering::Acquire)
    }

    async fn catch_up(&self, store: &dyn Store, games: &[&'static dyn Rules]) -> Result<(), LoadError> {
        let shown = self.shown();
        let news = save::lines(store, &self.id, shown.n).await?;
        if !news.is_empty() {
            let next = match starboard_table::follow((*shown).clone(), news, |_| {})? {
                Some(next) => Some(next),
                None => save::load(store, games, &self.id).await?,
            };
            if let Some(next) = next {
                self.shown.send_replace(Arc::new(next));
            }
        }
        self.stale.store(false, Ordering::Release);
        Ok(())
    }
}
