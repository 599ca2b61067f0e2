//! Where everything is kept. Two databases speak through one small trait; every query above it is written once, in SQL both
//! understand (`$1`, `ON CONFLICT`, `BIGINT`, JSON as `TEXT`).

mod error;
mod keep;
mod postgres;
mod row;
mod sqlite;
mod writer;

pub use error::{StoreError, Trouble};
pub use keep::{in_use, private_folder};
pub use postgres::Postgres;
pub use row::{FromRow, Json, Row, Word};
pub use sqlite::{Sqlite, file as sqlite_file};
pub use writer::Writer;

use futures_util::future::BoxFuture;
use std::sync::Arc;

/// A value in a query or a row.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    Int(Option<i64>),
    Text(Option<String>),
}

impl From<i64> for Value {
    fn from(n: i64) -> Self {
        Value::Int(Some(n))
    }
}

impl From<u32> for Value {
    fn from(n: u32) -> Self {
        Value::Int(Some(i64::from(n)))
    }
}

impl From<bool> for Value {
    fn from(b: bool) -> Self {
        Value::Int(Some(i64::from(b)))
    }
}

impl From<Option<i64>> for Value {
    fn from(n: Option<i64>) -> Self {
        Value::Int(n)
    }
}

impl From<&str> for Value {
    fn from(t: &str) -> Self {
        Value::Text(Some(t.to_owned()))
    }
}

impl From<&String> for Value {
    fn from(t: &String) -> Self {
        Value::Text(Some(t.clone()))
    }
}

impl From<String> for Value {
    fn from(t: String) -> Self {
        Value::Text(Some(t))
    }
}

impl From<Option<String>> for Value {
    fn from(t: Option<String>) -> Self {
        Value::Text(t)
    }
}

/// One statement that changes something.
#[derive(Clone, Debug)]
pub struct Statement {
    pub sql: &'static str,
    pub args: Vec<Value>,
}

/// A statement with its arguments.
#[macro_export]
#[doc(hidden)]
macro_rules! sql {
    ($sql:expr $(, $arg:expr)* $(,)?) => {
        $crate::store::Statement { sql: $sql, args: vec![$($crate::store::Value::from($arg)),*] }
    };
}

/// A plain move: one line for a table's log, and where the table then stands. Many of them are written with one statement. If the
/// line's number or ply is there already, nothing of it is done.
#[derive(Clone, Debug)]
pub struct Move {
    pub table: String,
    pub n: u32,
    pub ply: Option<u32>,
    pub at: i64,
    pub kind: &'static str,
    pub player: Option<String>,
    pub what: String,
    pub step: u32,
    pub to_move: u8,
    pub wake_at: Option<i64>,
    pub asks_bot: bool,
}

/// What is done together or not at all. If the first statement changes no row, the rest is left out: that is how a race
/// for a ply, a name or a seat is decided.
#[derive(Clone, Debug)]
pub struct Unit {
    /// A plain move, and then no statements.
    pub plain: Option<Move>,
    pub statements: Vec<Statement>,
    /// What it concerns: other processes are woken for it, and units are ordered by it.
    pub wake: Vec<Wake>,
}

impl Unit {
    pub fn of(statements: Vec<Statement>) -> Unit {
        Unit { plain: None, statements, wake: Vec::new() }
    }

    /// Takes a table to entry `n` of its log.
    pub fn at(table: &str, n: u32, statements: Vec<Statement>) -> Unit {
        Unit { plain: None, statements, wake: vec![Wake::Table { id: table.to_owned(), n }] }
    }

    pub fn plain(plain: Move) -> Unit {
        let wake = vec![Wake::Table { id: plain.table.clone(), n: plain.n }];
        Unit { plain: Some(plain), statements: Vec::new(), wake }
    }

    /// Changes accounts: their names, their seats, their sessions.
    pub fn accounts(ids: &[&str], statements: Vec<Statement>) -> Unit {
        Unit { plain: None, statements, wake: ids.iter().map(|id| Wake::Account { id: (*id).to_owned() }).collect() }
    }
}

/// Something another process did.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Wake {
    /// A table's log now reaches entry `n`.
    Table { id: String, n: u32 },
    /// An account changed: its name, its seats, its sessions, whom it does not want to hear.
    Account { id: String },
    /// Notifications may have been missed: look at everything again.
    Everything,
}

/// A database.
pub trait Store: Send + Sync {
    fn rows(&self, query: Statement) -> BoxFuture<'_, Result<Vec<Row>, StoreError>>;
    /// Carries out all units in one transaction; says of each whether its first statement changed something.
    fn commit<'a>(&'a self, units: &'a [Unit]) -> BoxFuture<'a, Result<Vec<bool>, StoreError>>;
    /// What other processes did, if there can be any.
    fn wakes(&self) -> BoxFuture<'_, Result<Option<tokio::sync::mpsc::Receiver<Wake>>, StoreError>>;
    fn name(&self) -> &'static str;
    /// The name of this process among those on the database.
    fn process(&self) -> &str;
    /// May other processes change what is in it?
    fn is_shared(&self) -> bool {
        false
    }
    fn close(&self) -> BoxFuture<'_, ()>;
}

impl dyn Store + '_ {
    /// What a query finds, as the types its columns must have.
    pub async fn read<T: FromRow>(&self, query: Statement) -> Result<Vec<T>, StoreError> {
        self.rows(query).await?.into_iter().map(T::from_row).collect()
    }

    /// The first row of what a query finds.
    pub async fn first<T: FromRow>(&self, query: Statement) -> Result<Option<T>, StoreError> {
        self.rows(query).await?.into_iter().next().map(T::from_row).transpose()
    }
}

pub fn is_postgres(url: &str) -> bool {
    url.starts_with("postgres:") || url.starts_with("postgresql:")
}

/// Where a database is, for people: without a password.
pub fn place_of(url: &str) -> String {
    if is_postgres(url) { postgres::place(url) } else { sqlite_file(url).to_owned() }
}

/// For whom a database is opened.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// A server: on SQLite the only one.
    Serve,
    /// Nobody else knows of the file, or it is only read.
    Copy,
    /// To be filled from a backup: it must hold nothing, and nobody may use it.
    Fill,
}

/// Opens the database a URL names for a server, and brings it up to date.
pub async fn open(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    open_for(url, Purpose::Serve).await
}

pub async fn open_for(url: &str, purpose: Purpose) -> Result<Arc<dyn Store>, StoreError> {
    match is_postgres(url) {
        true => Ok(Arc::new(Postgres::open(url, purpose).await?)),
        false => Ok(Arc::new(Sqlite::open(url, purpose).await?)),
    }
}

/// Which shape a database has, and the newest that this program knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Schema {
    pub found: i64,
    pub known: i64,
}

/// The shape of a database; nothing is written to find out.
pub async fn schema(url: &str) -> Result<Schema, StoreError> {
    match is_postgres(url) {
        true => Postgres::schema(url).await,
        false => Sqlite::schema(url).await,
    }
}

/// Why migrating went wrong. A shape that this program does not know is a newer program's.
fn not_migrated(place: &str, e: &sqlx::migrate::MigrateError, known: i64) -> StoreError {
    use sqlx::migrate::MigrateError::{VersionMissing, VersionTooNew};
    StoreError::whole(match e {
        VersionMissing(found) | VersionTooNew(found, _) => format!(
            "{place}: a newer program has written this (schema {found}, this program knows {known}): install that program or a newer \
             one, or restore a backup of before; nothing has been changed"
        ),
        other => format!("{place}: {other}"),
    })
}

/// The newest shape that a program with these migrations knows.
fn newest(migrations: &sqlx::migrate::Migrator) -> i64 {
    migrations.iter().map(|m| m.version).max().unwrap_or(0)
}

/// Why a database is not filled from a backup.
fn holds(place: &str, table: &str) -> StoreError {
    StoreError::whole(format!(
        "{place}: there is something in `{table}` already: a backup is restored into an empty database"
    ))
}

/// Every row of every table that a backup holds, with the table's name: for whoever looks for traces.
pub async fn every_row(store: &dyn Store) -> Result<Vec<(String, Vec<Value>)>, StoreError> {
    let mut all = Vec::new();
    for (name, everything, _) in crate::backup::EVERYTHING {
        for row in store.rows(Statement { sql: everything, args: Vec::new() }).await? {
            all.push((name.to_owned(), row.values));
        }
    }
    Ok(all)
}
