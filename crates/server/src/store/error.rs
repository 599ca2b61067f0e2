//! Why the database did not do as asked, and what a person can do about it.

use std::sync::Arc;

/// How far trouble reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// One statement cannot be carried out, whatever is done beside it.
    Statement,
    /// The same, because what must be unique is there already.
    Taken,
    /// The database as a whole does not work now: nothing else would have gone better.
    Whole,
}

/// The database did not do as asked.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{what}")]
pub struct StoreError {
    pub trouble: Trouble,
    pub what: Arc<str>,
}

impl StoreError {
    pub fn whole(what: impl Into<Arc<str>>) -> StoreError {
        StoreError { trouble: Trouble::Whole, what: what.into() }
    }

    pub fn statement(what: impl Into<Arc<str>>) -> StoreError {
        StoreError { trouble: Trouble::Statement, what: what.into() }
    }

    /// What must be unique is there already.
    pub fn is_taken(&self) -> bool {
        self.trouble == Trouble::Taken
    }

    /// What PostgreSQL at `place` said.
    pub(super) fn postgres(e: sqlx::Error, place: &str) -> StoreError {
        use sqlx::Error::{Database, Io, PoolClosed, PoolTimedOut, Tls, WorkerCrashed};
        match e {
            Database(said) => {
                let code = said.code().map(|c| c.into_owned()).unwrap_or_default();
                let what = match code.get(..2) {
                    Some("28") => format!(
                        "PostgreSQL at {place} does not let us in ({said}): check the user and the password in `database`"
                    ),
                    Some("3D") => format!(
                        "PostgreSQL at {place}: {said}: make it with `createdb`, or check the name in `database`"
                    ),
                    Some("53") => format!(
                        "PostgreSQL at {place} has run out of something ({said}): free disk space or connections there"
                    ),
                    Some("57" | "08") => {
                        format!("PostgreSQL at {place} is stopping or starting ({said}): we go on when it is back")
                    }
                    _ => format!("PostgreSQL at {place}: {said}"),
                };
                let one = matches!(code.get(..2), Some("21" | "22" | "23" | "42"));
                let trouble = match one {
                    _ if said.is_unique_violation() => Trouble::Taken,
                    true => Trouble::Statement,
                    false => Trouble::Whole,
                };
                StoreError { trouble, what: what.into() }
            }
            e @ (Io(_) | Tls(_) | WorkerCrashed | PoolTimedOut) => StoreError::whole(format!(
                "PostgreSQL does not answer at {place} ({e}): is it running, and is `database` right? We go on when it is back"
            )),
            PoolClosed => StoreError::whole("the database is closed: the server is stopping"),
            other => StoreError::statement(format!("PostgreSQL at {place}: {other}")),
        }
    }

    /// What SQLite said of the file `path`.
    pub(super) fn sqlite(e: sqlx::Error, path: &str) -> StoreError {
        let sqlx::Error::Database(said) = e else {
            return match e {
                sqlx::Error::PoolClosed => StoreError::whole("the database is closed: the server is stopping"),
                other => StoreError::whole(format!("{path}: {other}")),
            };
        };
        // The lowest byte of SQLite's number is what it is; the rest says more closely why.
        let number = said.code().and_then(|c| c.parse::<u32>().ok()).unwrap_or(1);
        let whole = |hint: &str| StoreError::whole(format!("{path}: {said}: {hint}"));
        match number & 0xff {
            3 | 8 | 14 => whole("the file or its folder cannot be written: check who owns them, and their modes"),
            5 | 6 => whole("another program holds the file: end it"),
            10 => whole("the disk does not do as told: look at it, and at the system's log"),
            11 | 26 => whole("the file is damaged or no database of ours: restore a backup"),
            13 => whole("free some space; writing goes on by itself"),
            19 if said.is_unique_violation() => {
                StoreError { trouble: Trouble::Taken, what: format!("{path}: {said}").into() }
            }
            1 | 18 | 19 | 20 | 25 => StoreError::statement(format!("{path}: {said}")),
            _ => StoreError::whole(format!("{path}: {said}")),
        }
    }
}
