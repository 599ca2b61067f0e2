//! SQLite: embedded, no set-up. One connection writes (WAL, full sync), a few read.

use super::{Move, Purpose, Row, Schema, Statement, Store, StoreError, Unit, Value, Wake, keep};
use crate::secret;
use futures_util::future::BoxFuture;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteRow, SqliteSynchronous,
};
use sqlx::{Column as _, Connection as _, Executor as _, Row as _, TypeInfo as _, ValueRef as _};
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

pub struct Sqlite {
    path: String,
    process: String,
    options: SqliteConnectOptions,
    pen: Mutex<Pen>,
    readers: SqlitePool,
    /// Held while this process is the only one.
    lock: std::sync::Mutex<Option<std::fs::File>>,
}

/// The connection that writes.
enum Pen {
    Held(Box<SqliteConnection>),
    /// The last write went wrong: nobody knows what the connection thinks of it, so the next one writes through a new one.
    Lost,
    Closed,
}

/// The file a URL means: `sqlite:games.db`, `sqlite:///var/games.db` or a plain path.
pub fn file(url: &str) -> &str {
    let path = url.strip_prefix("sqlite:").unwrap_or(url);
    path.strip_prefix("//").unwrap_or(path)
}

impl Sqlite {
    /// A whole and consistent copy in a new file, also of a database in use; the copy is checked.
    pub async fn copy(url: &str, to: &str) -> Result<(), StoreError> {
        let options = SqliteConnectOptions::new().filename(file(url)).busy_timeout(Duration::from_secs(60));
        keep::private_file(to).map_err(|e| StoreError::whole(format!("{to}: {e}")))?;
        let copied = async {
            let mut from = SqliteConnection::connect_with(&options).await?;
            sqlx::query("VACUUM INTO $1").bind(to).execute(&mut from).await?;
            from.close().await
        };
        copied.await.map_err(|e| StoreError::sqlite(e, file(url)))?;
        let checked = async {
            let mut copy = SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(to)).await?;
            let said: String = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut copy).await?;
            copy.close().await?;
            Ok(said)
        };
        match checked.await.map_err(|e| StoreError::sqlite(e, to))?.as_str() {
            "ok" => Ok(()),
            said => Err(StoreError::whole(format!("{to}: the copy is damaged: {said}"))),
        }
    }

    pub async fn schema(url: &str) -> Result<Schema, StoreError> {
        let look = async {
            let options = SqliteConnectOptions::new().filename(file(url)).busy_timeout(Duration::from_secs(5));
            let mut there = SqliteConnection::connect_with(&options.read_only(true)).await?;
            let found = sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(&mut there).await?;
            there.close().await?;
            Ok(found)
        };
        let found: Option<i64> = look.await.map_err(|e| StoreError::sqlite(e, file(url)))?;
        Ok(Schema { found: found.unwrap_or(0), known: super::newest(&MIGRATIONS) })
    }

    pub async fn open(url: &str, purpose: Purpose) -> Result<Sqlite, StoreError> {
        let path = file(url).to_owned();
        let lock = if purpose == Purpose::Copy { None } else { Some(keep::alone(&path)?) };
        if purpose == Purpose::Fill {
            holds_nothing(&path).await?;
        }
        keep::private_file(&path).map_err(|e| StoreError::whole(format!("{path}: {e}")))?;
        let options = SqliteConnectOptions::new()
            .filename(&path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(20))
            .foreign_keys(false)
            .pragma("cache_size", "-4000")
            .optimize_on_close(true, 400);
        let failed = |e| StoreError::sqlite(e, &path);
        let mut writer = SqliteConnection::connect_with(&options).await.map_err(failed)?;
        if let Err(e) = MIGRATIONS.run(&mut writer).await {
            // Closed before anybody is told: the next to look must not meet a connection that is still going away.
            let _ = writer.close_hard().await;
            return Err(super::not_migrated(&path, &e, super::newest(&MIGRATIONS)));
        }
        let readers = SqlitePoolOptions::new().max_connections(4);
        let readers = readers.connect_with(options.clone().read_only(true)).await.map_err(failed)?;
        Ok(Sqlite {
            pen: Mutex::new(Pen::Held(Box::new(writer))),
            readers,
            options,
            path,
            lock: std::sync::Mutex::new(lock),
            process: secret::name(8),
        })
    }

    fn failed(&self, e: sqlx::Error) -> StoreError {
        StoreError::sqlite(e, &self.path)
    }
}

/// A file that is there, if it is, has no row in any table; nothing is written to find out.
async fn holds_nothing(path: &str) -> Result<(), StoreError> {
    if std::fs::metadata(path).map_or(0, |about| about.len()) == 0 {
        return Ok(());
    }
    let look = async {
        let options = SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(Duration::from_secs(5));
        let mut there = SqliteConnection::connect_with(&options).await?;
        let names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> '_sqlx_migrations'";
        let names: Vec<String> = sqlx::query_scalar(names).fetch_all(&mut there).await?;
        let mut found = None;
        for name in names {
            let query = format!("SELECT EXISTS (SELECT 1 FROM \"{}\")", name.replace('"', "\"\""));
            let holds: bool = sqlx::query_scalar(sqlx::AssertSqlSafe(query)).fetch_one(&mut there).await?;
            if holds {
                found = Some(name);
                break;
            }
        }
        there.close().await?;
        Ok(found)
    };
    match look.await.map_err(|e| StoreError::sqlite(e, path))? {
        None => Ok(()),
        Some(table) => Err(super::holds(path, &table)),
    }
}

/// Plain moves arrive as JSON, a list a row: one statement takes them all.
const LINES: &str = "INSERT INTO entries (table_id, n, ply, at, kind, player, what) \
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6 FROM json_each($1) \
     WHERE true ON CONFLICT DO NOTHING RETURNING table_id, n";
const STANDINGS: &str = "INSERT INTO standings (table_id, updated, step, to_move, wake_at, asks_bot, holder) \
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, $2 FROM json_each($1) \
     WHERE true ON CONFLICT (table_id) DO UPDATE SET updated = excluded.updated, step = excluded.step, \
     to_move = excluded.to_move, wake_at = excluded.wake_at, asks_bot = excluded.asks_bot, holder = excluded.holder";

/// Writes plain moves; says which were new, by table and number.
async fn write_moves(
    writer: &mut SqliteConnection,
    moves: &[&Move],
    process: &str,
) -> Result<HashSet<(String, i64)>, sqlx::Error> {
    let lines: Vec<_> = moves.iter().map(|m| (&m.table, m.n, m.ply, m.at, m.kind, &m.player, &m.what)).collect();
    let lines = serde_json::to_string(&lines).map_err(|e| sqlx::Error::Encode(e.into()))?;
    let new: HashSet<(String, i64)> =
        sqlx::query_as(LINES).bind(lines).fetch_all(&mut *writer).await?.into_iter().collect();
    let is_new = |m: &&&Move| new.contains(&(m.table.clone(), i64::from(m.n)));
    let standing = |m: &&Move| (m.table.clone(), m.at, m.step, m.to_move, m.wake_at, i64::from(m.asks_bot));
    let standings: Vec<_> = moves.iter().filter(is_new).map(standing).collect();
    let standings = serde_json::to_string(&standings).map_err(|e| sqlx::Error::Encode(e.into()))?;
    sqlx::query(STANDINGS).bind(standings).bind(process).execute(writer).await?;
    Ok(new)
}

async fn write(writer: &mut SqliteConnection, units: &[Unit], process: &str) -> Result<Vec<bool>, sqlx::Error> {
    let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
    let moves: Vec<&Move> = units.iter().filter_map(|u| u.plain.as_ref()).collect();
    let new = match moves.is_empty() {
        true => HashSet::new(),
        false => write_moves(&mut transaction, &moves, process).await?,
    };
    let mut done = Vec::with_capacity(units.len());
    for unit in units {
        let mut changed = unit.plain.as_ref().is_none_or(|m| new.contains(&(m.table.clone(), i64::from(m.n))));
        for (i, statement) in unit.statements.iter().enumerate() {
            let result = transaction.execute(bound(statement)).await?;
            if i == 0 && result.rows_affected() == 0 {
                changed = false;
                break;
            }
        }
        done.push(changed);
    }
    transaction.commit().await?;
    Ok(done)
}

fn bound(statement: &Statement) -> sqlx::query::Query<'_, sqlx::Sqlite, SqliteArguments> {
    statement.args.iter().fold(sqlx::query(statement.sql), |query, value| match value {
        Value::Int(n) => query.bind(*n),
        Value::Text(t) => query.bind(t.as_deref()),
    })
}

fn values(row: &SqliteRow) -> Result<Vec<Value>, sqlx::Error> {
    let value = |i: usize| {
        let raw = row.try_get_raw(i)?;
        if raw.is_null() {
            return Ok(Value::Text(None));
        }
        match raw.type_info().name() {
            "TEXT" => row.try_get(i).map(Value::Text),
            _ => row.try_get(i).map(Value::Int),
        }
    };
    (0..row.len()).map(value).collect()
}

fn rows(sql: &'static str, rows: &[SqliteRow]) -> Result<Vec<Row>, sqlx::Error> {
    let Some(first) = rows.first() else { return Ok(Vec::new()) };
    let names: Arc<[String]> = first.columns().iter().map(|c| c.name().to_owned()).collect();
    rows.iter().map(|row| Ok(Row { sql, names: names.clone(), values: values(row)? })).collect()
}

impl Store for Sqlite {
    fn rows(&self, query: Statement) -> BoxFuture<'_, Result<Vec<Row>, StoreError>> {
        Box::pin(async move {
            let rows = bound(&query).fetch_all(&self.readers).await.map_err(|e| self.failed(e))?;
            self::rows(query.sql, &rows).map_err(|e| self.failed(e))
        })
    }

    fn commit<'a>(&'a self, units: &'a [Unit]) -> BoxFuture<'a, Result<Vec<bool>, StoreError>> {
        Box::pin(async move {
            let mut pen = self.pen.lock().await;
            let mut writer = match std::mem::replace(&mut *pen, Pen::Lost) {
                Pen::Held(writer) => writer,
                Pen::Lost => {
                    let again = SqliteConnection::connect_with(&self.options).await;
                    Box::new(again.map_err(|e| self.failed(e))?)
                }
                Pen::Closed => {
                    *pen = Pen::Closed;
                    return Err(StoreError::whole("the database is closed: the server is stopping"));
                }
            };
            match write(&mut writer, units, &self.process).await {
                Ok(done) => {
                    *pen = Pen::Held(writer);
                    Ok(done)
                }
                Err(e) => {
                    let _ = writer.close_hard().await;
                    Err(self.failed(e))
                }
            }
        })
    }

    fn wakes(&self) -> BoxFuture<'_, Result<Option<tokio::sync::mpsc::Receiver<Wake>>, StoreError>> {
        Box::pin(async { Ok(None) })
    }

    fn name(&self) -> &'static str {
        "sqlite"
    }

    fn process(&self) -> &str {
        &self.process
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            self.readers.close().await;
            if let Pen::Held(writer) = std::mem::replace(&mut *self.pen.lock().await, Pen::Closed) {
                let _ = writer.close().await;
            }
            drop(self.lock.lock().map(|mut lock| lock.take()));
        })
    }
}
