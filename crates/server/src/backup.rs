//! Backups: one SQLite file with everything, checked; from SQLite and from PostgreSQL, and back into either.

use crate::store::{self, Postgres, Row, Statement, Store, StoreError, Unit, Value};
use std::path::Path;
use std::sync::Arc;

/// Every table with its columns, in the order they are written.
const TABLES: [(&str, &str, &str, &str); 7] = [
    (
        "settings",
        "SELECT key, value FROM settings ORDER BY key LIMIT $1 OFFSET $2",
        "INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        "TT",
    ),
    (
        "accounts",
        "SELECT id, name, name_key, password, created, seen FROM accounts ORDER BY id LIMIT $1 OFFSET $2",
        "INSERT INTO accounts (id, name, name_key, password, created, seen) VALUES ($1, $2, $3, $4, $5, $6)",
        "TTTTII",
    ),
    (
        "sessions",
        "SELECT token_hash, account, created, expires FROM sessions ORDER BY token_hash LIMIT $1 OFFSET $2",
        "INSERT INTO sessions (token_hash, account, created, expires) VALUES ($1, $2, $3, $4)",
        "TTII",
    ),
    (
        "mutes",
        "SELECT account, player FROM mutes ORDER BY account, player LIMIT $1 OFFSET $2",
        "INSERT INTO mutes (account, player) VALUES ($1, $2)",
        "TT",
    ),
    (
        "tables",
        "SELECT id, game, format, edition, players, rules, host, invite, seed, visibility, daily, imported, created, status, chat, \
      next, started, ended, updated, step, to_move, wake_at, result FROM tables ORDER BY id LIMIT $1 OFFSET $2",
        "INSERT INTO tables (id, game, format, edition, players, rules, host, invite, seed, visibility, daily, imported, created, \
      status, chat, next, started, ended, updated, step, to_move, wake_at, result) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, \
      $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)",
        "TTTTITTTTTTIITITIIIIIIT",
    ),
    (
        "seats",
        "SELECT table_id, seat, kind, account, name, level, rank, score FROM seats ORDER BY table_id, seat LIMIT $1 OFFSET $2",
        "INSERT INTO seats (table_id, seat, kind, account, name, level, rank, score) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        "TITTTTII",
    ),
    (
        "entries",
        "SELECT table_id, n, ply, at, kind, player, what FROM entries ORDER BY table_id, n LIMIT $1 OFFSET $2",
        "INSERT INTO entries (table_id, n, ply, at, kind, player, what) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        "TIIITTT",
    ),
];
const PAGE: i64 = 2_000;

#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    #[error("{path}: already exists; a backup goes into a new file")]
    Exists { path: String },
    #[error("{path}: there is no such backup")]
    Missing { path: String },
    #[error("{path}: {source}")]
    File { path: String, source: std::io::Error },
    #[error("{0}")]
    Store(#[from] StoreError),
    #[error("the database already holds {0} tables; a backup is restored into an empty one")]
    NotEmpty(i64),
    #[error("{table}: {written} rows were written and {read} read back: do not trust this copy")]
    Differs { table: &'static str, written: i64, read: i64 },
}

/// What was copied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copied {
    pub tables: i64,
    pub entries: i64,
}

/// Copies a running server's database into a new file and reads it back.
pub async fn backup(database: &str, to: &Path) -> Result<Copied, BackupError> {
    let path = to.display().to_string();
    if to.exists() {
        return Err(BackupError::Exists { path });
    }
    if store::is_postgres(database) {
        let from: Arc<dyn Store> = Arc::new(Postgres::frozen(database).await?);
        let into = store::open(&path).await?;
        let copied = copy(&from, &into).await;
        from.close().await;
        into.close().await;
        return copied;
    }
    store::Sqlite::copy(database, &path).await?;
    let copy = store::open(&path).await?;
    let copied = Copied { tables: count(&copy, "tables").await?, entries: count(&copy, "entries").await? };
    copy.close().await;
    Ok(copied)
}

/// Copies a backup into an empty database and reads it back.
pub async fn restore(from: &Path, database: &str) -> Result<Copied, BackupError> {
    let path = from.display().to_string();
    if !from.is_file() {
        return Err(BackupError::Missing { path });
    }
    let from = store::open(&path).await?;
    let into = store::open(database).await?;
    let there = count(&into, "tables").await?;
    if there > 0 {
        return Err(BackupError::NotEmpty(there));
    }
    let copied = copy(&from, &into).await;
    from.close().await;
    into.close().await;
    copied
}

async fn copy(from: &Arc<dyn Store>, into: &Arc<dyn Store>) -> Result<Copied, BackupError> {
    let mut written = Vec::new();
    for (name, select, insert, kinds) in TABLES {
        let mut rows = 0;
        loop {
            let page = Statement { sql: select, args: vec![Value::from(PAGE), Value::from(rows)] };
            let page = from.rows(page).await?;
            if page.is_empty() {
                break;
            }
            rows += page.len() as i64;
            let statement = |row: &Row| Statement { sql: insert, args: typed(row, kinds) };
            let units: Vec<Unit> = page.iter().map(|r| Unit::of(vec![statement(r)])).collect();
            into.commit(&units).await?;
        }
        written.push((name, rows));
    }
    for &(table, written) in &written {
        let read = count(into, table).await?;
        if read != written && table != "settings" {
            return Err(BackupError::Differs { table, written, read });
        }
    }
    let of = |name: &str| written.iter().find(|(n, _)| *n == name).map_or(0, |(_, rows)| *rows);
    Ok(Copied { tables: of("tables"), entries: of("entries") })
}

async fn count(store: &Arc<dyn Store>, table: &str) -> Result<i64, StoreError> {
    let sql = match table {
        "settings" => "SELECT COUNT(*) FROM settings",
        "accounts" => "SELECT COUNT(*) FROM accounts",
        "sessions" => "SELECT COUNT(*) FROM sessions",
        "mutes" => "SELECT COUNT(*) FROM mutes",
        "tables" => "SELECT COUNT(*) FROM tables",
        "seats" => "SELECT COUNT(*) FROM seats",
        _ => "SELECT COUNT(*) FROM entries",
    };
    let rows = store.rows(Statement { sql, args: Vec::new() }).await?;
    Ok(rows.first().map_or(0, |r| r.int(0)))
}

/// A row's values with the types their columns have: an empty one says no type itself.
fn typed(row: &Row, kinds: &str) -> Vec<Value> {
    let value = |(i, kind): (usize, char)| match kind {
        'I' => Value::Int(row.maybe_int(i)),
        _ => Value::Text(row.maybe_text(i)),
    };
    kinds.chars().enumerate().map(value).collect()
}
