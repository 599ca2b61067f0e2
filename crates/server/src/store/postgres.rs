//! PostgreSQL: several server processes on one database. Notifications only wake; what happened is read from the log.

use super::{Move, Purpose, Row, Schema, Statement, Store, StoreError, Unit, Value, Wake};
use crate::secret;
use futures_util::future::BoxFuture;
use sqlx::postgres::{PgArguments, PgConnection, PgListener, PgPool, PgPoolOptions, PgRow};
use sqlx::{Column as _, Connection as _, Executor as _, Row as _, TypeInfo as _, ValueRef as _};
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;

const CHANNEL: &str = "starboard";
/// Transactions that lost against another process are tried again this often.
const TRIES: usize = 5;

pub struct Postgres {
    pool: PgPool,
    url: String,
    place: String,
    process: String,
    /// Keeps servers out while a backup is restored.
    _claim: Option<tokio::sync::Mutex<PgConnection>>,
}

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("migrations/postgres");

/// Servers share this lock; who restores a backup has it alone.
const LOCK: i64 = 0x0053_5441_5242_4f41;

async fn share(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    let shared: bool =
        sqlx::query_scalar("SELECT pg_try_advisory_lock_shared($1)").bind(LOCK).fetch_one(connection).await?;
    if shared { Ok(()) } else { Err(sqlx::Error::Protocol("a backup is being restored into it".to_owned())) }
}

/// Has the database alone, if nobody uses it and no table of it has a row; nothing is written to find out.
async fn claimed(url: &str, place: &str) -> Result<tokio::sync::Mutex<PgConnection>, StoreError> {
    let failed = |e| StoreError::postgres(e, place);
    let mut connection = PgConnection::connect(url).await.map_err(failed)?;
    let alone = sqlx::query_scalar("SELECT pg_try_advisory_lock($1)").bind(LOCK).fetch_one(&mut connection).await;
    let alone: bool = alone.map_err(failed)?;
    if !alone {
        return Err(StoreError::whole(format!("PostgreSQL at {place}: a server uses this database: stop it first")));
    }
    let names = "SELECT table_name::text FROM information_schema.tables WHERE table_schema = current_schema() \
                 AND table_type = 'BASE TABLE' AND table_name <> '_sqlx_migrations' ORDER BY table_name";
    let names: Vec<String> = sqlx::query_scalar(names).fetch_all(&mut connection).await.map_err(failed)?;
    for name in names {
        let query = format!("SELECT EXISTS (SELECT 1 FROM \"{}\")", name.replace('"', "\"\""));
        let holds = sqlx::query_scalar(sqlx::AssertSqlSafe(query)).fetch_one(&mut connection).await;
        if holds.map_err(failed)? {
            return Err(super::holds(place, &name));
        }
    }
    Ok(tokio::sync::Mutex::new(connection))
}

impl Postgres {
    pub async fn open(url: &str, purpose: Purpose) -> Result<Postgres, StoreError> {
        let place = place(url);
        let claim = if purpose == Purpose::Fill { Some(claimed(url, &place).await?) } else { None };
        let mut options = PgPoolOptions::new().max_connections(12).acquire_timeout(Duration::from_secs(10));
        if purpose == Purpose::Serve {
            options = options.after_connect(|connection, _| Box::pin(share(connection)));
        }
        let pool = options.connect(url).await.map_err(|e| StoreError::postgres(e, &place))?;
        let migrated = MIGRATIONS.run(&pool).await;
        migrated.map_err(|e| super::not_migrated(&format!("PostgreSQL at {place}"), &e, super::newest(&MIGRATIONS)))?;
        Ok(Postgres { pool, url: url.to_owned(), place, process: secret::name(8), _claim: claim })
    }

    pub async fn schema(url: &str) -> Result<Schema, StoreError> {
        let place = place(url);
        let failed = |e| StoreError::postgres(e, &place);
        let mut there = PgConnection::connect(url).await.map_err(failed)?;
        let found = sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(&mut there).await;
        let found: Option<i64> = found.map_err(failed)?;
        there.close().await.map_err(failed)?;
        Ok(Schema { found: found.unwrap_or(0), known: super::newest(&MIGRATIONS) })
    }

    /// The database at one moment, for reading only: one connection in one transaction.
    pub async fn frozen(url: &str) -> Result<Postgres, StoreError> {
        let pool = PgPoolOptions::new().min_connections(1).max_connections(1).idle_timeout(None).max_lifetime(None);
        let place = place(url);
        let failed = |e| StoreError::postgres(e, &place);
        let pool = pool.connect(url).await.map_err(failed)?;
        sqlx::query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").execute(&pool).await.map_err(failed)?;
        Ok(Postgres { pool, url: url.to_owned(), place, process: secret::name(8), _claim: None })
    }

    fn failed(&self, e: sqlx::Error) -> StoreError {
        StoreError::postgres(e, &self.place)
    }

    async fn try_commit(&self, units: &[Unit], order: &[usize]) -> Result<Vec<bool>, sqlx::Error> {
        let moves: Vec<&Move> = order.iter().filter_map(|at| units[*at].plain.as_ref()).collect();
        // Nothing but plain moves: one statement, which is a transaction by itself, and one round trip.
        if moves.len() == units.len() {
            let new = write_moves(&self.pool, &moves, &self.process).await?;
            return Ok(units.iter().map(|u| u.plain.as_ref().is_some_and(|m| is_new(&new, m))).collect());
        }
        let mut transaction = self.pool.begin().await?;
        let new = match moves.is_empty() {
            true => HashSet::new(),
            false => write_moves(&mut *transaction, &moves, &self.process).await?,
        };
        let mut done = vec![true; units.len()];
        let mut told = Vec::new();
        for &at in order {
            if let Some(plain) = &units[at].plain {
                done[at] = is_new(&new, plain);
                continue;
            }
            for (i, statement) in units[at].statements.iter().enumerate() {
                let result = transaction.execute(bound(statement)).await?;
                if i == 0 && result.rows_affected() == 0 {
                    done[at] = false;
                    break;
                }
            }
            if done[at] {
                told.extend(&units[at].wake);
            }
        }
        for text in tell(&self.process, &told) {
            transaction.execute(sqlx::query("SELECT pg_notify('starboard', $1)").bind(text)).await?;
        }
        transaction.commit().await?;
        Ok(done)
    }
}

/// Plain moves of a whole group in one statement: their lines, where their tables then stand if the line is new, and a word to
/// the other processes, in as many parts as it takes (beside each name ten digits at most, and two spaces).
const MOVES: &str = "WITH added AS ( \
       INSERT INTO entries (table_id, n, ply, at, kind, player, what) \
       SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::text[]) \
       ON CONFLICT DO NOTHING RETURNING table_id, n), \
     stands AS ( \
       INSERT INTO standings (table_id, updated, step, to_move, wake_at, asks_bot, holder) \
       SELECT s.id, s.at, s.step, s.to_move, s.wake_at, s.asks_bot, $12 \
       FROM unnest($1::text[], $2::bigint[], $4::bigint[], $8::bigint[], $9::bigint[], $10::bigint[], $11::bigint[]) \
         AS s (id, n, at, step, to_move, wake_at, asks_bot) \
       JOIN added a ON a.table_id = s.id AND a.n = s.n \
       ON CONFLICT (table_id) DO UPDATE SET updated = excluded.updated, step = excluded.step, to_move = excluded.to_move, \
         wake_at = excluded.wake_at, asks_bot = excluded.asks_bot, holder = excluded.holder), \
     parts AS ( \
       SELECT table_id, n, SUM(LENGTH(table_id) + 12) OVER (ROWS UNBOUNDED PRECEDING) / $13 AS part FROM added), \
     told AS ( \
       SELECT pg_notify('starboard', $12 || ' ' || string_agg(table_id || ' ' || n, ' ')) FROM parts GROUP BY part) \
     SELECT table_id, n FROM added WHERE (SELECT COUNT(*) FROM told) > 0";

async fn write_moves<'e>(
    to: impl sqlx::PgExecutor<'e>,
    moves: &[&Move],
    process: &str,
) -> Result<HashSet<(String, i64)>, sqlx::Error> {
    fn all<T>(moves: &[&Move], part: impl Fn(&Move) -> T) -> Vec<T> {
        moves.iter().map(|m| part(m)).collect()
    }
    let new = sqlx::query_as(MOVES)
        .bind(all(moves, |m| m.table.clone()))
        .bind(all(moves, |m| i64::from(m.n)))
        .bind(all(moves, |m| m.ply.map(i64::from)))
        .bind(all(moves, |m| m.at))
        .bind(all(moves, |m| m.kind.to_owned()))
        .bind(all(moves, |m| m.player.clone()))
        .bind(all(moves, |m| m.what.clone()))
        .bind(all(moves, |m| i64::from(m.step)))
        .bind(all(moves, |m| i64::from(m.to_move)))
        .bind(all(moves, |m| m.wake_at))
        .bind(all(moves, |m| i64::from(m.asks_bot)))
        .bind(process)
        .bind(TEXT as i64)
        .fetch_all(to)
        .await?;
    Ok(new.into_iter().collect())
}

fn is_new(new: &HashSet<(String, i64)>, m: &Move) -> bool {
    new.contains(&(m.table.clone(), i64::from(m.n)))
}

/// Where a database is, without the password its URL may hold.
pub(super) fn place(url: &str) -> String {
    let Ok(options) = url.parse::<sqlx::postgres::PgConnectOptions>() else { return "(an unreadable URL)".to_owned() };
    let name = options.get_database().unwrap_or_default();
    match options.get_socket() {
        Some(folder) => format!("{}/{name}", folder.display()),
        None => format!("{}:{}/{name}", options.get_host(), options.get_port()),
    }
}

/// The longest notification worth sending; PostgreSQL takes 8000 bytes.
const TEXT: usize = 7000;

/// Notifications: of tables many in one text, after the name of the process that tells (`process table n table n …`); of an
/// account one, its name after an `@`.
fn tell(process: &str, wakes: &[&Wake]) -> Vec<String> {
    let mut tables: Vec<String> = Vec::new();
    let mut others = Vec::new();
    for wake in wakes {
        match wake {
            Wake::Table { id, n } => {
                if tables.last().is_none_or(|text| text.len() > TEXT) {
                    tables.push(process.to_owned());
                }
                if let Some(text) = tables.last_mut() {
                    text.push_str(&format!(" {id} {n}"));
                }
            }
            Wake::Account { id } => others.push(format!("@{id}")),
            Wake::Everything => others.push("everything".to_owned()),
        }
    }
    tables.extend(others);
    tables
}

/// What a notification says that this process does not know from itself.
fn heard(text: &str, process: &str) -> Vec<Wake> {
    if let Some(id) = text.strip_prefix('@') {
        return vec![Wake::Account { id: id.to_owned() }];
    }
    let mut words = text.split(' ');
    if words.next() == Some(process) {
        return Vec::new();
    }
    let mut tables = Vec::new();
    loop {
        match (words.next(), words.next().map(str::parse)) {
            (None, None) if !tables.is_empty() => return tables,
            (Some(id), Some(Ok(n))) => tables.push(Wake::Table { id: id.to_owned(), n }),
            _ => return vec![Wake::Everything],
        }
    }
}

fn bound(statement: &Statement) -> sqlx::query::Query<'_, sqlx::Postgres, PgArguments> {
    statement.args.iter().fold(sqlx::query(statement.sql), |query, value| match value {
        Value::Int(n) => query.bind(*n),
        Value::Text(t) => query.bind(t.as_deref()),
    })
}

fn values(row: &PgRow) -> Result<Vec<Value>, sqlx::Error> {
    let value = |i: usize| {
        let raw = row.try_get_raw(i)?;
        if raw.is_null() {
            return Ok(Value::Text(None));
        }
        match raw.type_info().name() {
            "INT8" => row.try_get(i).map(Value::Int),
            "INT4" => row.try_get::<i32, _>(i).map(|n| Value::from(i64::from(n))),
            _ => row.try_get(i).map(Value::Text),
        }
    };
    (0..row.len()).map(value).collect()
}

fn rows(sql: &'static str, rows: &[PgRow]) -> Result<Vec<Row>, sqlx::Error> {
    let Some(first) = rows.first() else { return Ok(Vec::new()) };
    let names: Arc<[String]> = first.columns().iter().map(|c| c.name().to_owned()).collect();
    rows.iter().map(|row| Ok(Row { sql, names: names.clone(), values: values(row)? })).collect()
}

/// Two processes met: a deadlock or a serialization failure, to be tried again.
fn met_another(e: &sqlx::Error) -> bool {
    e.as_database_error().and_then(|d| d.code()).is_some_and(|c| c == "40P01" || c == "40001")
}

impl Store for Postgres {
    fn rows(&self, query: Statement) -> BoxFuture<'_, Result<Vec<Row>, StoreError>> {
        Box::pin(async move {
            let rows = bound(&query).fetch_all(&self.pool).await.map_err(|e| self.failed(e))?;
            self::rows(query.sql, &rows).map_err(|e| self.failed(e))
        })
    }

    fn commit<'a>(&'a self, units: &'a [Unit]) -> BoxFuture<'a, Result<Vec<bool>, StoreError>> {
        Box::pin(async move {
            // Every process takes tables in the same order, so that two transactions never wait for each other.
            let mut order: Vec<usize> = (0..units.len()).collect();
            order.sort_by(|a, b| units[*a].wake.cmp(&units[*b].wake).then(a.cmp(b)));
            for _ in 1..TRIES {
                match self.try_commit(units, &order).await {
                    Err(e) if met_another(&e) => tokio::time::sleep(Duration::from_millis(5)).await,
                    other => return other.map_err(|e| self.failed(e)),
                }
            }
            self.try_commit(units, &order).await.map_err(|e| self.failed(e))
        })
    }

    fn wakes(&self) -> BoxFuture<'_, Result<Option<mpsc::Receiver<Wake>>, StoreError>> {
        Box::pin(async {
            let mut listener = PgListener::connect(&self.url).await.map_err(|e| self.failed(e))?;
            listener.listen(CHANNEL).await.map_err(|e| self.failed(e))?;
            let (tx, rx) = mpsc::channel(4096);
            let process = self.process.clone();
            tokio::spawn(async move {
                while !tx.is_closed() {
                    let wakes = match listener.try_recv().await {
                        Ok(Some(told)) => heard(told.payload(), &process),
                        // The connection was lost, and with it notifications.
                        Ok(None) => vec![Wake::Everything],
                        Err(e) => {
                            tracing::warn!(error = %e, "listening for other processes");
                            tokio::time::sleep(Duration::from_millis(500)).await;
                            continue;
                        }
                    };
                    for wake in wakes {
                        if tx.send(wake).await.is_err() {
                            return;
                        }
                    }
                }
            });
            Ok(Some(rx))
        })
    }

    fn name(&self) -> &'static str {
        "postgres"
    }

    fn process(&self) -> &str {
        &self.process
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async { self.pool.close().await })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_is_heard_by_the_others() {
        let table = |id: &str, n| Wake::Table { id: id.to_owned(), n };
        let account = Wake::Account { id: "ada".to_owned() };
        let wakes = [table("one", 3), account.clone(), table("two", 14)];
        let texts = tell("here", &wakes.iter().collect::<Vec<_>>());
        assert_eq!(texts, ["here one 3 two 14", "@ada"]);
        assert_eq!(heard(&texts[0], "there"), [table("one", 3), table("two", 14)]);
        assert_eq!(heard(&texts[0], "here"), [], "one knows what one has done");
        assert_eq!(heard(&texts[1], "here"), [account], "but not everything that was remembered of an account");
        assert_eq!(heard("nonsense", "here"), [Wake::Everything]);
        let many: Vec<Wake> = (0..2000).map(|n| table("0123456789abcdef", n)).collect();
        let texts = tell("here", &many.iter().collect::<Vec<_>>());
        assert!(texts.len() > 1 && texts.iter().all(|t| t.len() < 7900));
        assert_eq!(texts.iter().map(|t| heard(t, "there").len()).sum::<usize>(), 2000);
    }
}
