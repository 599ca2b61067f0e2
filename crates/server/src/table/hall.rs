//! All tables: those in memory, and the way to every other. Bots are asked and clocks are watched here.

use super::save;
use super::{Deed, Live, Shown, run_out};
use crate::bots::{self, Asker, Pool};
use crate::people::whereabouts::Whereabouts;
use crate::problem::{Fail, Refused};
use crate::sql;
use crate::store::{Statement, Store, Unit, Writer};
use crate::time::now_ms;
use crate::wire::Status;
use starboard_core::face::Rules;
use starboard_table::rest;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{OnceCell, mpsc};

/// A process that has not been heard of for so long is dead: others take over what it held. If it was only slow, an opponent thinks
/// twice, and the first answer counts.
const SILENT: i64 = 800;
/// How often a process is heard of.
const BEAT: Duration = Duration::from_millis(200);
/// How long an opponent keeps what it needs for thinking at a table that nobody uses.
const BOTS_STAY: Duration = Duration::from_secs(30);
const SWEEP: Duration = Duration::from_millis(200);

type Slot = Arc<OnceCell<Arc<Live>>>;

pub struct Hall {
    pub store: Arc<dyn Store>,
    pub writer: Writer,
    pub games: Vec<&'static dyn Rules>,
    pub pool: Pool,
    pub whereabouts: Whereabouts,
    /// Tables nobody has used for so long leave memory.
    idle: Duration,
    tables: Mutex<HashMap<String, Slot>>,
    /// Counts how often seats were read again.
    reseated: AtomicU64,
    /// Campaigns whose game has ended.
    ended: mpsc::UnboundedSender<String>,
}

impl Hall {
    /// A hall without tables, and where it tells of campaigns whose game has ended.
    pub fn new(
        store: Arc<dyn Store>,
        games: Vec<&'static dyn Rules>,
        pool: Pool,
        idle: Duration,
    ) -> (Arc<Hall>, mpsc::UnboundedReceiver<String>) {
        let (ended, over) = mpsc::unbounded_channel();
        let writer = Writer::start(store.clone());
        let (whereabouts, tables) = (Whereabouts::default(), Mutex::default());
        (
            Arc::new(Hall {
                store,
                writer,
                games,
                pool,
                whereabouts,
                idle,
                tables,
                reseated: AtomicU64::new(0),
                ended,
            }),
            over,
        )
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Slot>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn rules(&self, game: &str) -> Result<&'static dyn Rules, Fail> {
        self.games.iter().copied().find(|g| g.name() == game).ok_or_else(|| Refused::NotFound.into())
    }

    /// Puts a new table into the database, with everything that happened since it was `opened`.
    pub async fn open(self: &Arc<Self>, opened: &Shown, moments: Vec<Shown>) -> Result<(), Fail> {
        match self.open_if(Vec::new(), opened, moments).await? {
            true => Ok(()),
            false => Err(Fail::broken("two tables of one name")),
        }
    }

    /// The same together with `first`; nothing happens, and the answer is no, if the first statement changes nothing.
    pub async fn open_if(
        self: &Arc<Self>,
        first: Vec<Statement>,
        opened: &Shown,
        moments: Vec<Shown>,
    ) -> Result<bool, Fail> {
        let mut statements = first;
        statements.extend(save::open(opened));
        let mut last = opened;
        for moment in &moments {
            statements.extend(save::advance(last, moment, self.store.process()));
            last = moment;
        }
        if !self.writer.commit(Unit::of(statements)).await? {
            return Ok(false);
        }
        let live = Arc::new(Live::new(last.clone()));
        self.tables().insert(live.id.clone(), Arc::new(OnceCell::new_with(Some(live.clone()))));
        self.attend(&live);
        Ok(true)
    }

    /// The table of this name, read from the database if it is not in memory.
    pub async fn get(self: &Arc<Self>, id: &str) -> Result<Arc<Live>, Fail> {
        let slot = self.tables().entry(id.to_owned()).or_default().clone();
        let found = slot
            .get_or_try_init(|| async {
                loop {
                    let reseated = self.reseated.load(Ordering::Acquire);
                    let shown = save::load(&*self.store, &self.games, id).await?;
                    let live = Arc::new(Live::new(shown.ok_or(Refused::NotFound)?));
                    // Who sits there may have changed while it was read, and nobody told a table that was not there yet.
                    if self.reseated.load(Ordering::Acquire) == reseated {
                        return Ok::<_, Fail>(live);
                    }
                }
            })
            .await;
        let live = match found {
            Ok(live) => live.clone(),
            Err(fail) => {
                let mut tables = self.tables();
                if tables.get(id).is_some_and(|s| !s.initialized()) {
                    tables.remove(id);
                }
                return Err(fail);
            }
        };
        live.touch();
        let shown = live.shown();
        // Where there are others, the opponent may be thinking at one of them; who died is found out by looking after the tables.
        if shown.bot_to_move().is_some() && !self.store.is_shared() {
            self.attend(&live);
        }
        Ok(live)
    }

    /// The same as it stands: nothing is missing that anybody was told of, at any process.
    pub async fn fresh(self: &Arc<Self>, id: &str) -> Result<Arc<Live>, Fail> {
        let live = self.get(id).await?;
        self.catch_up(&live).await?;
        Ok(live)
    }

    /// Reads what other processes have done at a table, if there are any and they have.
    pub async fn catch_up(&self, live: &Live) -> Result<(), Fail> {
        if !self.store.is_shared() {
            return Ok(());
        }
        let query = sql!("SELECT MAX(n) FROM entries WHERE table_id = $1", &live.id);
        let latest: Option<(Option<u32>,)> = self.store.first(query).await?;
        let n = latest.and_then(|(n,)| n).unwrap_or(0);
        live.reach(n, &*self.store, &self.games).await
    }

    /// The tables in memory.
    pub fn in_memory(&self) -> Vec<Arc<Live>> {
        self.tables().values().filter_map(|slot| slot.get().cloned()).collect()
    }

    /// Changes a table: durable, then visible, then whoever is next is asked. It is carried through even if nobody waits for it.
    pub async fn change(
        self: &Arc<Self>,
        live: &Arc<Live>,
        decide: impl FnMut(&Shown, i64) -> Result<Vec<Deed>, Fail> + Send + 'static,
    ) -> Result<(Arc<Shown>, Arc<Shown>), Fail> {
        let (hall, live) = (self.clone(), live.clone());
        let task = tokio::spawn(async move {
            let changed = live.change(&*hall.store, &hall.writer, &hall.games, decide).await;
            if let Ok((before, after)) = &changed {
                hall.over(before, after);
                hall.attend(&live);
            }
            changed
        });
        task.await.unwrap_or_else(|e| Err(Fail::broken(e.to_string())))
    }

    /// A campaign hears of it when its game has ended.
    fn over(&self, before: &Shown, after: &Shown) {
        if let (Some(of), true) = (&after.fixed.plan.campaign, after.ended.is_some() && before.ended.is_none()) {
            let _ = self.ended.send(of.campaign.clone());
        }
    }

    /// If a bot is asked, has it think and act, until a person is asked or the game is over.
    pub fn attend(self: &Arc<Self>, live: &Arc<Live>) {
        if live.shown().bot_to_move().is_none() || live.bot_busy.swap(true, Ordering::AcqRel) {
            return;
        }
        let (hall, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            while hall.bot_acts(&live).await {}
            if live.shown().status != Status::Playing {
                live.bots().clear();
            }
            live.bot_busy.store(false, Ordering::Release);
            // Something may have come between the last look and the flag.
            if live.shown().bot_to_move().is_some() {
                tokio::time::sleep(Duration::from_millis(50)).await;
                hall.attend(&live);
            }
        });
    }

    /// Who waits for the opponents of a table: its host, else the first person who sits there.
    fn asker(&self, shown: &Shown) -> Asker {
        let first = || shown.seats.iter().find_map(|o| o.account.clone());
        let account = shown.host.clone().or_else(first).unwrap_or_default();
        Asker { address: self.whereabouts.of(&account), account }
    }

    async fn bot_acts(&self, live: &Arc<Live>) -> bool {
        let shown = live.shown();
        let (Some(seat), Some(table)) = (shown.bot_to_move(), shown.table.clone()) else { return false };
        let level = shown.seats[seat.index()].level.clone().unwrap_or_else(|| bots::DEFAULT_LEVEL.to_owned());
        let game = shown.fixed.game.name();
        let seated = {
            let mut here = live.bots();
            match here.get(&seat).cloned().or_else(|| bots::seated(game, &level)) {
                Some(bot) => here.entry(seat).or_insert(bot).clone(),
                None => return false,
            }
        };
        let asker = self.asker(&shown);
        let thought = self.pool.think(asker, move || bots::choose(&seated, &*table, seat)).await.flatten();
        let Some(action) = thought else { return false };
        let ply = shown.ply;
        let decide = |now: &Shown, _: i64| Ok(now.bot_plays(seat, ply, &action));
        match live.change(&*self.store, &self.writer, &self.games, decide).await {
            Ok((before, after)) => {
                self.over(&before, &after);
                true
            }
            Err(fail) => {
                tracing::error!(table = live.id, ?fail, "a bot cannot act");
                tokio::time::sleep(Duration::from_millis(500)).await;
                false
            }
        }
    }

    /// Looks after the tables for ever: clocks that run out, bots that were forgotten, tables nobody uses.
    pub async fn look_after(self: Arc<Self>) {
        let mut turn = 0u32;
        loop {
            if let Err(fail) = self.sweep().await {
                tracing::error!(?fail, "looking after the tables");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
            turn += 1;
            if turn.is_multiple_of(25) {
                self.forget_idle();
            }
            tokio::time::sleep(SWEEP).await;
        }
    }

    async fn sweep(self: &Arc<Self>) -> Result<(), Fail> {
        let due = sql!("SELECT table_id FROM standings WHERE wake_at <= $1 ORDER BY wake_at LIMIT 5000", now_ms());
        let due: Vec<(String,)> = self.store.read(due).await?;
        for (id,) in &due {
            match self.get(id).await {
                Ok(live) => self.look_at(&live).await,
                Err(fail) => tracing::error!(table = id, ?fail, "cannot look after a table"),
            }
        }
        self.take_over().await
    }

    /// Takes over the tables whose opponents were thinking in a process that is no longer there.
    async fn take_over(self: &Arc<Self>) -> Result<(), Fail> {
        let me = self.store.process();
        let orphans = match self.store.is_shared() {
            true => sql!(
                "SELECT s.table_id, s.holder FROM standings s WHERE s.asks_bot = 1 AND s.holder <> $1 AND NOT EXISTS ( \
                 SELECT 1 FROM processes p WHERE p.id = s.holder \
                 AND p.seen > (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint - $2) LIMIT 1000",
                me,
                SILENT
            ),
            false => sql!("SELECT table_id, holder FROM standings WHERE asks_bot = 1 AND holder <> $1 LIMIT 1000", me),
        };
        let orphans: Vec<(String, String)> = self.store.read(orphans).await?;
        let mut claims = Vec::new();
        for (id, holder) in orphans {
            let claim = sql!("UPDATE standings SET holder = $3 WHERE table_id = $1 AND holder = $2", &id, holder, me);
            claims.push(async move { (self.writer.commit(Unit::of(vec![claim])).await, id) });
        }
        for (claimed, id) in futures_util::future::join_all(claims).await {
            if !claimed? {
                continue;
            }
            match self.fresh(&id).await {
                Ok(live) => self.attend(&live),
                Err(fail) => tracing::error!(table = id, ?fail, "cannot take over a table"),
            }
        }
        Ok(())
    }

    /// Is no longer among the processes: the others take over at once.
    pub async fn leave(&self) {
        let gone = sql!("DELETE FROM processes WHERE id = $1", self.store.process());
        if let (true, Err(e)) = (self.store.is_shared(), self.store.commit(&[Unit::of(vec![gone])]).await) {
            tracing::warn!(error = %e, "the other processes find out by themselves that we are gone");
        }
    }

    /// Is heard of by the other processes for ever, if there can be any.
    pub async fn beat(self: Arc<Self>) {
        while self.store.is_shared() {
            let alive = sql!(
                "INSERT INTO processes (id, seen) VALUES ($1, (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint) \
                 ON CONFLICT (id) DO UPDATE SET seen = excluded.seen",
                self.store.process()
            );
            if let Err(e) = self.store.commit(&[Unit::of(vec![alive])]).await {
                tracing::error!(error = %e, "the other processes do not hear of us");
            }
            tokio::time::sleep(BEAT).await;
        }
    }

    async fn look_at(self: &Arc<Self>, live: &Arc<Live>) {
        if let Err(fail) = live.resync(&*self.store, &self.games).await {
            tracing::error!(table = live.id, ?fail, "cannot read a table");
        }
        self.attend(live);
        let shown = live.shown();
        let Some(seat) = shown.clock.as_ref().and_then(|c| c.out(shown.fixed.plan.clock, shown.thinking(), now_ms()))
        else {
            return;
        };
        let account = shown.seats.get(seat.index()).and_then(|o| o.account.clone());
        let holidays = match self.holidays(account.as_deref()).await {
            Ok(holidays) => holidays,
            Err(fail) => return tracing::error!(table = live.id, ?fail, "nobody knows who is on holiday"),
        };
        let decide = move |now: &Shown, at: i64| {
            let rests = rest(now, at, |asked| if asked == seat { holidays.clone() } else { Vec::new() });
            Ok(if rests.is_empty() { run_out(now, at) } else { rests })
        };
        if let Err(fail) = self.change(live, decide).await {
            tracing::error!(table = live.id, ?fail, "time ran out, and it cannot be said");
        }
    }

    /// Tables that keep a seat for somebody who is gone are read again: what was agreed before the start has changed.
    pub fn forget_people(&self, account: &str) {
        self.tables().retain(|_, slot| slot.get().is_none_or(|live| !live.shown().expects(account)));
    }

    /// When a player is or was away.
    pub async fn holidays(&self, account: Option<&str>) -> Result<Vec<(i64, i64)>, Fail> {
        let Some(account) = account else { return Ok(Vec::new()) };
        let query = sql!("SELECT from_at, until_at FROM holidays WHERE account = $1 ORDER BY from_at", account);
        Ok(self.store.read(query).await?)
    }

    /// Tables that nobody looks at and nobody has used for a while leave memory; before that, their opponents' minds.
    pub fn forget_idle(&self) {
        let before = now_ms() - self.idle.as_millis() as i64;
        let mut tables = self.tables();
        let quiet = now_ms() - BOTS_STAY.as_millis() as i64;
        tables.retain(|_, slot| {
            let Some(live) = slot.get() else { return true };
            if live.touched.load(Ordering::Relaxed) < quiet && !live.bot_busy.load(Ordering::Acquire) {
                live.bots().clear();
            }
            let used = live.is_watched() || live.touched.load(Ordering::Relaxed) > before;
            used || Arc::strong_count(slot) > 1 || Arc::strong_count(live) > 1
        });
        if tables.capacity() > 4 * (tables.len() + 64) {
            tables.shrink_to_fit();
        }
        metrics::gauge!("starboard_tables_in_memory").set(tables.len() as f64);
    }

    /// Has the tables in memory show who sits there now: those of an account, or all of them.
    pub async fn read_seats(&self, account: Option<&str>) {
        self.reseated.fetch_add(1, Ordering::AcqRel);
        for live in self.in_memory() {
            let shown = live.shown();
            let concerned = |id: &str| shown.host.as_deref() == Some(id) || shown.held_by(id).next().is_some();
            if account.is_none_or(concerned)
                && let Err(fail) = live.read_seats(&*self.store).await
            {
                tracing::error!(table = live.id, ?fail, "cannot read who sits at a table");
            }
        }
    }

    /// Other processes have taken tables to these entries: those in memory follow, all with one question.
    pub async fn follow(self: &Arc<Self>, tables: HashMap<String, u32>) {
        let live = |id: &String| self.tables().get(id).and_then(|slot| slot.get().cloned());
        let behind: Vec<Arc<Live>> =
            tables.iter().filter_map(|(id, n)| live(id).filter(|live| !live.knows(*n))).collect();
        if behind.is_empty() {
            return;
        }
        let known: Vec<(String, u32)> = behind.iter().map(|live| (live.id.clone(), live.shown().n)).collect();
        metrics::counter!("starboard_log_reads_total").increment(1);
        let mut news = match save::news(&*self.store, &known).await {
            Ok(news) => news,
            Err(why) => {
                tracing::error!(%why, "cannot follow the other processes");
                return self.read_again(behind);
            }
        };
        for live in behind {
            let Some(lines) = news.remove(&live.id) else { continue };
            let hall = self.clone();
            tokio::spawn(async move {
                if let Err(fail) = live.take(lines, &*hall.store, &hall.games).await {
                    tracing::error!(table = live.id, ?fail, "cannot follow another process");
                }
            });
        }
    }

    /// Notifications may have been missed: looks at all tables again.
    pub fn follow_all(self: &Arc<Self>) {
        self.read_again(self.in_memory());
    }

    fn read_again(self: &Arc<Self>, tables: Vec<Arc<Live>>) {
        for live in tables {
            let hall = self.clone();
            tokio::spawn(async move {
                if let Err(fail) = live.resync(&*hall.store, &hall.games).await {
                    tracing::error!(table = live.id, ?fail, "cannot follow another process");
                }
            });
        }
    }
}
