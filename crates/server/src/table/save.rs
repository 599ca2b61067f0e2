//! A table in the database: writing what is new, reading what was.

use super::clock::Clock;
use super::{Asked, Entry, Fixed, Line, Occupant, Plan, Shown, What, packs};
use crate::sql;
use crate::store::{Json, Move, Statement, Store, StoreError, Unit, Word};
use crate::wire::{SeatKind, Status, Visibility};
use serde::{Deserialize, Serialize};
use starboard_core::Seat;
use starboard_core::face::Rules;
use starboard_table::{Broken, follow};
use std::collections::{HashMap, HashSet};

/// A snapshot is written after this many plies.
const SNAPSHOT_EVERY: u32 = 48;

#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("table {id}: {what}")]
    Broken { id: String, what: String },
}

impl From<Broken> for LoadError {
    fn from(broken: Broken) -> Self {
        LoadError::Broken { id: broken.table, what: broken.what }
    }
}

/// Where a game stood: enough to go on from.
#[derive(Serialize, Deserialize)]
pub(super) struct Snapshot {
    pub(super) n: u32,
    ply: u32,
    pub(super) step: u32,
    at: i64,
    started: Option<i64>,
    pub(super) position: serde_json::Value,
    clock: Option<Clock>,
    asked: Option<Asked>,
    #[serde(default)]
    movers: Vec<Seat>,
}

pub fn word<T: Serialize>(value: &T) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word,
        Ok(other) => other.to_string(),
        Err(_) => String::new(),
    }
}

/// The statements that put a new table into the database; the first decides.
pub fn open(shown: &Shown) -> Vec<Statement> {
    let fixed = &shown.fixed;
    let plan = serde_json::to_string(&fixed.plan).unwrap_or_default();
    let format = fixed.plan.options.get("format").and_then(|f| f.as_str()).unwrap_or_default();
    let mut all = vec![sql!(
        "INSERT INTO tables (id, game, format, edition, players, rules, host, invite, seed, visibility, daily, imported, created, \
         status, chat, next, started, ended, updated, step, to_move, wake_at, result, fresh, rated) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, NULL, NULL, NULL, $13, 0, 0, NULL, NULL, $16, $17) \
         ON CONFLICT DO NOTHING",
        &fixed.id,
        fixed.game.name(),
        format,
        fixed.game.edition(),
        shown.seats.len() as i64,
        plan,
        shown.host.clone(),
        &fixed.invite,
        fixed.seed.map(|s| s.to_string()).unwrap_or_default(),
        word(&fixed.visibility),
        fixed.daily.clone(),
        fixed.imported,
        fixed.created,
        word(&Status::Waiting),
        shown.chat,
        fixed.plan.position.is_none() && !fixed.imported,
        fixed.plan.rated && fixed.plan.position.is_none() && !fixed.imported,
    )];
    all.extend(shown.seats.iter().enumerate().map(|(i, o)| seat_row(&fixed.id, i, o)));
    all.extend(packs::kept(fixed.rules, &fixed.plan.options));
    all
}

/// The statements that open a table and start it at once.
pub fn opening(opened: &Shown, started: &Shown, holder: &str) -> Vec<Statement> {
    let mut all = open(opened);
    all.extend(advance(opened, started, holder));
    all
}

fn seat_row(id: &str, seat: usize, o: &Occupant) -> Statement {
    sql!(
        "INSERT INTO seats (table_id, seat, kind, account, name, level) VALUES ($1, $2, $3, $4, $5, $6) \
         ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, account = excluded.account, \
         name = excluded.name, level = excluded.level",
        id,
        seat as i64,
        word(&o.kind),
        o.account.clone(),
        &o.name,
        o.level.clone(),
    )
}

/// What takes the database from `old` to `new`: a plain move, or statements of which the first decides a race.
pub fn step(old: &Shown, new: &Shown, holder: &str) -> Unit {
    match plain(old, new) {
        Some(plain) => Unit::plain(plain),
        None => Unit::at(&new.fixed.id, new.n, advance(old, new, holder)),
    }
}

/// One line more at a running table, and nothing that others than its players would notice.
fn plain(old: &Shown, new: &Shown) -> Option<Move> {
    let running = old.status == Status::Playing && new.status == Status::Playing;
    let same = old.chat == new.chat && old.next == new.next && old.host == new.host && old.saved == new.saved;
    let last = new.recent.back().filter(|_| running && same && new.n == old.n + 1)?;
    if matches!(last.what, What::Seat { .. }) {
        return None;
    }
    let asks_bot = new.bot_to_move().is_some();
    Some(Move {
        table: new.fixed.id.clone(),
        n: last.n,
        ply: last.ply,
        at: last.at,
        kind: last.what.kind(),
        player: last.what.player().map(str::to_owned),
        what: serde_json::to_string(&last.what).unwrap_or_default(),
        step: new.step,
        to_move: new.to_move().0,
        wake_at: new.wake_at().filter(|_| !asks_bot),
        asks_bot,
    })
}

/// Where a running table stands.
fn standing_row(shown: &Shown, holder: &str) -> Statement {
    let asks_bot = shown.bot_to_move().is_some();
    sql!(
        "INSERT INTO standings (table_id, updated, step, to_move, wake_at, asks_bot, holder) VALUES ($1, $2, $3, $4, $5, $6, $7) \
         ON CONFLICT (table_id) DO UPDATE SET updated = excluded.updated, step = excluded.step, to_move = excluded.to_move, \
         wake_at = excluded.wake_at, asks_bot = excluded.asks_bot, holder = excluded.holder",
        &shown.fixed.id,
        shown.recent.back().map_or(0, |e| e.at),
        shown.step,
        i64::from(shown.to_move().0),
        shown.wake_at().filter(|_| !asks_bot),
        asks_bot,
        holder,
    )
}

/// The statements that take the database from `old` to `new`; the first decides a race.
pub fn advance(old: &Shown, new: &Shown, holder: &str) -> Vec<Statement> {
    let id = &new.fixed.id;
    let fresh = new.recent.iter().filter(|e| e.n > old.n);
    let mut all: Vec<Statement> = fresh.clone().map(|e| entry_row(id, e)).collect();
    let updated = new.recent.back().map_or(0, |e| e.at);
    if old.status != new.status || old.chat != new.chat || old.next != new.next {
        all.push(sql!(
            "UPDATE tables SET updated = $2, step = $3, status = $4, chat = $5, next = $6, started = $7, ended = $8, result = $9 \
             WHERE id = $1",
            id,
            updated,
            new.step,
            word(&new.status),
            new.chat,
            new.next.clone(),
            new.started,
            new.ended,
            new.result.as_ref().and_then(|r| serde_json::to_string(r).ok()),
        ));
    } else if new.status != Status::Playing {
        all.push(sql!("UPDATE tables SET updated = $2 WHERE id = $1", id, updated));
    }
    if new.status == Status::Playing {
        all.push(standing_row(new, holder));
    } else if old.status == Status::Playing {
        all.push(sql!("DELETE FROM standings WHERE table_id = $1", id));
    }
    for entry in fresh {
        if let What::Seat { seat, occupant } = &entry.what {
            all.push(seat_row(id, seat.index(), occupant));
        }
    }
    if old.host != new.host {
        all.push(sql!("UPDATE tables SET host = $2 WHERE id = $1", id, new.host.clone()));
    }
    if new.status == Status::Finished && old.status != Status::Finished {
        all.extend(results(id, new));
        all.push(sql!("DELETE FROM snapshots WHERE table_id = $1", id));
    } else if new.saved != old.saved {
        all.extend(snapshot(new));
    }
    all
}

fn entry_row(id: &str, e: &Entry) -> Statement {
    sql!(
        "INSERT INTO entries (table_id, n, ply, at, kind, player, what) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
        id,
        e.n,
        e.ply.map(i64::from),
        e.at,
        e.what.kind(),
        e.what.player().map(str::to_owned),
        serde_json::to_string(&e.what).unwrap_or_default(),
    )
}

fn results<'a>(id: &'a str, shown: &'a Shown) -> impl Iterator<Item = Statement> + 'a {
    shown.result.iter().flat_map(move |r| {
        r.ranks.iter().zip(&r.scores).enumerate().map(move |(seat, (rank, score))| {
            sql!(
                "UPDATE seats SET rank = $3, score = $4 WHERE table_id = $1 AND seat = $2",
                id,
                seat as i64,
                i64::from(*rank),
                i64::from(*score),
            )
        })
    })
}

/// Is it time for a snapshot? Not while something can be taken back freely: what is needed for that is not in it.
pub fn snapshot_due(shown: &Shown) -> bool {
    shown.status == Status::Playing && shown.trail.is_empty() && shown.ply >= shown.saved + SNAPSHOT_EVERY
}

fn snapshot(shown: &Shown) -> Option<Statement> {
    let table = shown.table.as_ref()?;
    let body = Snapshot {
        n: shown.n,
        ply: shown.ply,
        step: shown.step,
        at: shown.recent.back().map_or(0, |e| e.at),
        started: shown.started,
        position: table.position(),
        clock: shown.clock.clone(),
        asked: shown.asked,
        movers: shown.movers.clone(),
    };
    Some(sql!(
        "INSERT INTO snapshots (table_id, n, body) VALUES ($1, $2, $3) \
         ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, body = excluded.body WHERE excluded.n > snapshots.n",
        &shown.fixed.id,
        shown.n,
        serde_json::to_string(&body).ok()?,
    ))
}

pub async fn lines(store: &dyn Store, id: &str, after: u32) -> Result<Vec<Line>, LoadError> {
    let query = sql!("SELECT n, ply, at, what FROM entries WHERE table_id = $1 AND n > $2 ORDER BY n", id, after);
    let lines: Vec<(u32, Option<u32>, i64, String)> = store.read(query).await?;
    let line = |(n, ply, at, what): (u32, Option<u32>, i64, String)| {
        let what = serde_json::from_str(&what)
            .map_err(|e| LoadError::Broken { id: id.to_owned(), what: format!("entry {n}: {e}") })?;
        Ok(Line { n, ply, at, what })
    };
    lines.into_iter().map(line).collect()
}

/// A line of a log with its table: table, entry, ply, time, what happened.
type LineRow = (String, u32, Option<u32>, i64, Json<What>);

/// The lines that follow those known, of many tables at once.
pub async fn news(store: &dyn Store, known: &[(String, u32)]) -> Result<HashMap<String, Vec<Line>>, LoadError> {
    let ids: Vec<&str> = known.iter().map(|(id, _)| id.as_str()).collect();
    let numbers: Vec<String> = known.iter().map(|(_, n)| n.to_string()).collect();
    let query = sql!(
        "SELECT e.table_id, e.n, e.ply, e.at, e.what FROM unnest(string_to_array($1, ','), string_to_array($2, ',')::bigint[]) \
         AS k (id, n) JOIN entries e ON e.table_id = k.id AND e.n > k.n ORDER BY e.table_id, e.n",
        ids.join(","),
        numbers.join(","),
    );
    let mut all: HashMap<String, Vec<Line>> = HashMap::new();
    let rows: Vec<LineRow> = store.read(query).await?;
    for (id, n, ply, at, Json(what)) in rows {
        all.entry(id).or_default().push(Line { n, ply, at, what });
    }
    Ok(all)
}

/// A table as it was opened, with the people who sit there now; nothing of its log yet.
pub async fn opened(store: &dyn Store, games: &[&'static dyn Rules], id: &str) -> Result<Option<Shown>, LoadError> {
    let broken = |what: String| LoadError::Broken { id: id.to_owned(), what };
    let query = sql!(
        "SELECT game, edition, rules, host, invite, seed, visibility, daily, imported, created, chat, next FROM tables WHERE id = $1",
        id
    );
    let Some(row) = store.first::<Opened>(query).await? else { return Ok(None) };
    let (name, edition, Json(plan), host, invite, seed, Word(visibility), daily, imported, created, chat, next) = row;
    let rules = games.iter().find(|g| g.name() == name).ok_or_else(|| broken(format!("there is no game `{name}`")))?;
    let game = packs::settle_kept(store, games, *rules, &edition, plan.options.clone()).await?;
    let game = game.map_err(|f| broken(f.to_string()))?;
    let seed = Some(seed).filter(|t| !t.is_empty()).map(|t| t.parse()).transpose();
    let seed = seed.map_err(|_| broken("no seed".to_owned()))?;
    let id = id.to_owned();
    let seats = seats(store, &id).await?;
    let fixed = Fixed {
        id,
        rules: *rules,
        game,
        levels: &crate::bots::OFFERED,
        plan,
        invite,
        seed,
        visibility,
        daily,
        imported,
        created,
    };
    let mut shown = Shown::new(fixed, host, seats, chat);
    shown.next = next;
    Ok(Some(shown))
}

/// A table as its row says it was opened.
type Opened = (
    String,
    String,
    Json<Plan>,
    Option<String>,
    String,
    String,
    Word<Visibility>,
    Option<String>,
    bool,
    i64,
    bool,
    Option<String>,
);

/// A seat as its row says: kind, account, the account's name now, level, the name given for the seat.
pub type SeatRow = (Word<SeatKind>, Option<String>, String, Option<String>, String);

/// Who sits where by rows in seat order: the second seat of the same player is somebody beside them, under the name given for
/// that seat.
pub fn seated(rows: Vec<SeatRow>) -> Vec<Occupant> {
    let mut all: Vec<Occupant> = Vec::with_capacity(rows.len());
    for (Word(kind), account, name, level, given) in rows {
        let beside = account.is_some() && all.iter().any(|o| o.account == account);
        all.push(Occupant { kind, account, name: if beside { given } else { name }, level });
    }
    all
}

/// Who sits where now.
pub async fn seats(store: &dyn Store, id: &str) -> Result<Vec<Occupant>, StoreError> {
    let query = sql!(
        "SELECT s.kind, s.account, COALESCE(a.name, s.name), s.level, s.name FROM seats s \
         LEFT JOIN accounts a ON a.id = s.account WHERE s.table_id = $1 ORDER BY s.seat",
        id
    );
    Ok(seated(store.read(query).await?))
}

/// What changes at a table without a line in its log.
pub struct People {
    pub host: Option<String>,
    pub seats: Vec<Occupant>,
    /// The entries that are still there, from some number on.
    pub entries: HashSet<u32>,
}

pub async fn people(store: &dyn Store, id: &str, oldest: u32) -> Result<Option<People>, StoreError> {
    let Some((host,)) = store.first(sql!("SELECT host FROM tables WHERE id = $1", id)).await? else { return Ok(None) };
    let entries: Vec<(u32,)> =
        store.read(sql!("SELECT n FROM entries WHERE table_id = $1 AND n >= $2", id, oldest)).await?;
    let entries = entries.into_iter().map(|(n,)| n).collect();
    Ok(Some(People { host, seats: seats(store, id).await?, entries }))
}

/// The snapshot of a table, if it is of use. Those of earlier builds may not be read, or do not say who made which action: then the
/// log does.
pub(super) async fn snapshot_of(store: &dyn Store, id: &str) -> Result<Option<Snapshot>, StoreError> {
    let body: Option<(String,)> = store.first(sql!("SELECT body FROM snapshots WHERE table_id = $1", id)).await?;
    let snapshot: Option<Snapshot> = body.and_then(|(body,)| serde_json::from_str(&body).ok());
    Ok(snapshot.filter(|s| s.movers.len() == s.step as usize))
}

/// A table as it stands.
pub async fn load(store: &dyn Store, games: &[&'static dyn Rules], id: &str) -> Result<Option<Shown>, LoadError> {
    if let Some(snapshot) = snapshot_of(store, id).await? {
        let rest = lines(store, id, snapshot.n).await?;
        let Some(base) = opened(store, games, id).await? else { return Ok(None) };
        let current = base.clone();
        if let Some(shown) = follow(resume(base, snapshot)?, rest, |_| {})? {
            return Ok(Some(seated_as(shown, &current)));
        }
    }
    let all = lines(store, id, 0).await?;
    let Some(base) = opened(store, games, id).await? else { return Ok(None) };
    let current = base.clone();
    let whole = follow(base, all, |_| {})?;
    let broken = || LoadError::Broken { id: id.to_owned(), what: "a take-back to nowhere".to_owned() };
    whole.map(|shown| Some(seated_as(shown, &current))).ok_or_else(broken)
}

/// The log says who sat where; the seats themselves say who sits there now, under which name.
fn seated_as(mut shown: Shown, current: &Shown) -> Shown {
    shown.seats.clone_from(&current.seats);
    shown.host.clone_from(&current.host);
    shown
}

fn resume(mut base: Shown, snapshot: Snapshot) -> Result<Shown, LoadError> {
    let placed = base.fixed.game.place(snapshot.position);
    let table = placed.map_err(|f| LoadError::Broken { id: base.fixed.id.clone(), what: f.to_string() })?;
    base.n = snapshot.n;
    base.ply = snapshot.ply;
    base.saved = snapshot.ply;
    base.step = snapshot.step;
    base.started = snapshot.started;
    base.status = Status::Playing;
    base.clock = snapshot.clock;
    base.asked = snapshot.asked;
    base.movers = snapshot.movers;
    base.table = Some(table.into());
    Ok(base)
}
