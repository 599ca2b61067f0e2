//! A table in the database: writing what is new, reading what was.

use super::clock::Clock;
use super::{Asked, Entry, Fixed, Line, Occupant, Plan, Shown, What};
use crate::sql;
use crate::store::{Row, Statement, Store, StoreError};
use crate::wire::{SeatKind, Status};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use starboard_core::Seat;
use starboard_core::face::Rules;
use starboard_table::{Broken, follow};

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
struct Snapshot {
    n: u32,
    ply: u32,
    step: u32,
    at: i64,
    started: Option<i64>,
    position: serde_json::Value,
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

pub fn from_word<T: DeserializeOwned>(word: &str) -> Option<T> {
    serde_json::from_value(serde_json::Value::String(word.to_owned())).ok()
}

/// The statements that put a new table into the database; the first decides.
pub fn open(shown: &Shown) -> Vec<Statement> {
    let fixed = &shown.fixed;
    let plan = serde_json::to_string(&fixed.plan).unwrap_or_default();
    let format = fixed.plan.options.get("format").and_then(|f| f.as_str()).unwrap_or_default();
    let mut all = vec![sql!(
        "INSERT INTO tables (id, game, format, edition, players, rules, host, invite, seed, visibility, daily, imported, created, \
         status, chat, next, started, ended, updated, step, to_move, wake_at, result) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, NULL, NULL, NULL, $13, 0, 0, NULL, NULL) \
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
    )];
    all.extend(shown.seats.iter().enumerate().map(|(i, o)| seat_row(&fixed.id, i, o)));
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

/// The statements that take the database from `old` to `new`; the first decides a race.
pub fn advance(old: &Shown, new: &Shown) -> Vec<Statement> {
    let id = &new.fixed.id;
    let fresh = new.recent.iter().filter(|e| e.n > old.n);
    let mut all: Vec<Statement> = fresh.clone().map(|e| entry_row(id, e)).collect();
    let updated = new.recent.back().map_or(0, |e| e.at);
    let plain = old.status == new.status && old.chat == new.chat && old.next == new.next;
    let to_move = i64::from(new.to_move().0);
    if plain && old.step == new.step && old.wake_at() == new.wake_at() && to_move == i64::from(old.to_move().0) {
        all.push(sql!("UPDATE tables SET updated = $2 WHERE id = $1", id, updated));
    } else if plain {
        all.push(sql!(
            "UPDATE tables SET updated = $2, step = $3, to_move = $4, wake_at = $5 WHERE id = $1",
            id,
            updated,
            new.step,
            to_move,
            new.wake_at(),
        ));
    } else {
        all.push(sql!(
            "UPDATE tables SET updated = $2, step = $3, to_move = $4, wake_at = $5, status = $6, chat = $7, next = $8, \
             started = $9, ended = $10, result = $11 WHERE id = $1",
            id,
            updated,
            new.step,
            to_move,
            new.wake_at(),
            word(&new.status),
            new.chat,
            new.next.clone(),
            new.started,
            new.ended,
            new.result.as_ref().and_then(|r| serde_json::to_string(r).ok()),
        ));
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
    let line = |row: &Row| {
        let what = serde_json::from_str(row.text(3))
            .map_err(|e| LoadError::Broken { id: id.to_owned(), what: format!("entry {}: {e}", row.int(0)) })?;
        Ok(Line { n: row.int(0) as u32, ply: row.maybe_int(1).map(|p| p as u32), at: row.int(2), what })
    };
    store.rows(query).await?.iter().map(line).collect()
}

/// A table as it was opened, with the people who sit there now; nothing of its log yet.
pub async fn opened(store: &dyn Store, games: &[&'static dyn Rules], id: &str) -> Result<Option<Shown>, LoadError> {
    let broken = |what: String| LoadError::Broken { id: id.to_owned(), what };
    let query = sql!(
        "SELECT game, rules, host, invite, seed, visibility, daily, imported, created, chat, next FROM tables WHERE id = $1",
        id
    );
    let rows = store.rows(query).await?;
    let Some(row) = rows.first() else { return Ok(None) };
    let name = row.text(0);
    let rules = games.iter().find(|g| g.name() == name).ok_or_else(|| broken(format!("there is no game `{name}`")))?;
    let plan: Plan = serde_json::from_str(row.text(1)).map_err(|e| broken(e.to_string()))?;
    let game = super::settle(*rules, plan.options.clone()).map_err(|f| broken(f.to_string()))?;
    let seed = Some(row.text(4)).filter(|t| !t.is_empty());
    let seed = seed.map(str::parse).transpose().map_err(|_| broken("no seed".to_owned()))?;
    let fixed = Fixed {
        id: id.to_owned(),
        rules: *rules,
        game,
        levels: &crate::bots::OFFERED,
        plan,
        invite: row.text(3).to_owned(),
        seed,
        visibility: from_word(row.text(5)).ok_or_else(|| broken("no visibility".to_owned()))?,
        daily: row.maybe_text(6),
        imported: row.int(7) != 0,
        created: row.int(8),
    };
    let seats = sql!(
        "SELECT s.kind, s.account, COALESCE(a.name, s.name), s.level, s.name FROM seats s \
         LEFT JOIN accounts a ON a.id = s.account WHERE s.table_id = $1 ORDER BY s.seat",
        id
    );
    let mut seen: Vec<String> = Vec::new();
    let occupant = |row: &Row| {
        let account = row.maybe_text(1);
        // The second seat of the same player is somebody beside them, under the name given for that seat.
        let beside = account.as_ref().is_some_and(|a| seen.contains(a));
        seen.extend(account.clone());
        let name = if beside { row.text(4) } else { row.text(2) };
        let kind = from_word(row.text(0)).unwrap_or(SeatKind::Open);
        Occupant { kind, account, name: name.to_owned(), level: row.maybe_text(3) }
    };
    let seats: Vec<Occupant> = store.rows(seats).await?.iter().map(occupant).collect();
    let mut shown = Shown::new(fixed, row.maybe_text(2), seats, row.int(9) != 0);
    shown.next = row.maybe_text(10);
    Ok(Some(shown))
}

/// A table as it stands.
pub async fn load(store: &dyn Store, games: &[&'static dyn Rules], id: &str) -> Result<Option<Shown>, LoadError> {
    let rows = store.rows(sql!("SELECT body FROM snapshots WHERE table_id = $1", id)).await?;
    let snapshot: Option<Snapshot> = rows.first().and_then(|r| serde_json::from_str(r.text(0)).ok());
    // Snapshots of earlier builds do not say who made which action: then the log does.
    if let Some(snapshot) = snapshot.filter(|s| s.movers.len() == s.step as usize) {
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
