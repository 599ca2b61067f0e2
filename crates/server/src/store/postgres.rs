//! PostgreSQL: several server processes on one database. Notifications only wake; what happened is read from the log.

use super::{Purpose, Row, Statement, Store, StoreError, Unit, Value, Wake};
use futures_util::future::BoxFuture;
use sqlx::postgres::{PgArguments, PgConnection, PgListener, PgPool, PgPoolOptions, PgRow};
use sqlx::{Column as _, Connection as _, Executor as _, Row as _, TypeInfo as _, ValueRef as _};
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
    /// Keeps servers out while a backup is restored.
    _claim: Option<tokio::sync::Mutex<PgConnection>>,
}

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
        let migrated = sqlx::migrate!("migrations/postgres").run(&pool).await;
        migrated.map_err(|e| StoreError::whole(format!("PostgreSQL at {place}: {e}")))?;
        Ok(Postgres { pool, url: url.to_owned(), place, _claim: claim })
    }

    /// The database at one moment, for reading only: one connection in one transaction.
    pub async fn frozen(url: &str) -> Result<Postgres, StoreError> {
        let pool = PgPoolOptions::new().min_connections(1).max_connections(1).idle_timeout(None).max_lifetime(None);
        let place = place(url);
        let failed = |e| StoreError::postgres(e, &place);
        let pool = pool.connect(url).await.map_err(failed)?;
        sqlx::query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").execute(&pool).await.map_err(failed)?;
        Ok(Postgres { pool, url: url.to_owned(), place, _claim: None })
    }

    fn failed(&self, e: sqlx::Error) -> StoreError {
        StoreError::postgres(e, &self.place)
    }

    async fn try_commit(&self, units: &[Unit], order: &[usize]) -> Result<Vec<bool>, sqlx::Error> {
        let mut transaction = self.pool.begin().await?;
        let mut done = vec![true; units.len()];
        for &at in order {
            for (i, statement) in units[at].statements.iter().enumerate() {
                let result = transaction.execute(bound(statement)).await?;
                if i == 0 && result.rows_affected() == 0 {
                    done[at] = false;
                    break;
                }
            }
        }
        let mut woken: Vec<String> = Vec::new();
        for wake in order.iter().filter(|at| done[**at]).flat_map(|at| &units[*at].wake) {
            woken.push(told(wake));
        }
        woken.dedup();
        if !woken.is_empty() {
            let notify = sqlx::query("SELECT pg_notify('starboard', t) FROM unnest($1::text[]) AS t").bind(&woken);
            transaction.execute(notify).await?;
        }
        transaction.commit().await?;
        Ok(done)
    }
}

/// Where a database is, without the password its URL may hold.
fn place(url: &str) -> String {
    let Ok(options) = url.parse::<sqlx::postgres::PgConnectOptions>() else { return "(an unreadable URL)".to_owned() };
    let name = options.get_database().unwrap_or_default();
    match options.get_socket() {
        Some(folder) => format!("{}/{name}", folder.display()),
        None => format!("{}:{}/{name}", options.get_host(), options.get_port()),
    }
}

/// A notification's text: of a table its name and how far its log reaches, of an account its name after an `@`.
fn told(wake: &Wake) -> String {
    match wake {
        Wake::Table { id, n } => format!("{id} {n}"),
        Wake::Account { id } => format!("@{id}"),
        Wake::Everything => "everything".to_owned(),
    }
}

fn heard(text: &str) -> Wake {
    if let Some(id) = text.strip_prefix('@') {
        return Wake::Account { id: id.to_owned() };
    }
    let table = text.split_once(' ').and_then(|(id, n)| Some((id.to_owned(), n.parse().ok()?)));
    table.map_or(Wake::Everything, |(id, n)| Wake::Table { id, n })
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
            tokio::spawn(async move {
                while !tx.is_closed() {
                    let wake = match listener.try_recv().await {
                        Ok(Some(told)) => heard(told.payload()),
                        // The connection was lost, and with it notifications.
                        Ok(None) => Wake::Everything,
                        Err(e) => {
                            tracing::warn!(error = %e, "listening for other processes");
                            tokio::time::sleep(Duration::from_millis(500)).await;
                            continue;
                        }
                    };
                    if tx.send(wake).await.is_err() {
                        return;
                    }
                }
            });
            Ok(Some(rx))
        })
    }

    fn name(&self) -> &'static str {
        "postgres"
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async { self.pool.close().await })
    }
}
