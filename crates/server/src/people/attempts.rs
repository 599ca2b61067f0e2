//! Wrong passwords for one name, from wherever they come: after a few, the next is heard only after a wait, and each wait is
//! longer than the one before. It is kept in the database, so that it holds for all processes and over restarts.

use crate::app::App;
use crate::problem::{Fail, Refused};
use crate::sql;
use crate::store::Unit;
use crate::time::now_ms;

/// So many are free.
const FREE: u32 = 5;
/// The first wait, and the longest.
const FIRST: i64 = 2_000;
const LONGEST: i64 = 15 * 60 * 1000;
/// What is forgotten.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// How long nobody is heard after so many wrong passwords.
fn wait(failed: u32) -> i64 {
    match failed.checked_sub(FREE) {
        None => 0,
        Some(more) => (FIRST << more.min(20)).min(LONGEST),
    }
}

impl App {
    /// May a password for this name be tried now?
    pub(crate) async fn may_try(&self, name_key: &str) -> Result<(), Fail> {
        let query = sql!("SELECT until FROM attempts WHERE name_key = $1", name_key);
        let until = self.hall.store.first(query).await?.map_or(0, |(until,): (i64,)| until);
        match until - now_ms() {
            ..=0 => Ok(()),
            left => {
                metrics::counter!("starboard_too_fast_total").increment(1);
                Err(Refused::TooFast { seconds: left as u64 / 1000 + 1 }.into())
            }
        }
    }

    /// It was right or wrong.
    pub(crate) async fn tried(&self, name_key: &str, right: bool) -> Result<(), Fail> {
        if right {
            let query = sql!("SELECT failed FROM attempts WHERE name_key = $1", name_key);
            if self.hall.store.first::<(u32,)>(query).await?.is_some() {
                let forget = sql!("DELETE FROM attempts WHERE name_key = $1", name_key);
                self.hall.writer.commit(Unit::of(vec![forget])).await?;
            }
            return Ok(());
        }
        let now = now_ms();
        let count = sql!(
            "INSERT INTO attempts (name_key, failed, until) VALUES ($1, 1, $2) ON CONFLICT (name_key) \
             DO UPDATE SET failed = CASE WHEN attempts.until < $3 THEN 1 ELSE attempts.failed + 1 END, until = $2",
            name_key,
            now,
            now - DAY,
        );
        self.hall.writer.commit(Unit::of(vec![count])).await?;
        let query = sql!("SELECT failed FROM attempts WHERE name_key = $1", name_key);
        let failed = self.hall.store.first(query).await?.map_or(0, |(failed,): (u32,)| failed);
        if wait(failed) > 0 {
            let hold = sql!("UPDATE attempts SET until = $2 WHERE name_key = $1", name_key, now + wait(failed));
            self.hall.writer.commit(Unit::of(vec![hold])).await?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_and_end() {
        let waits: Vec<i64> = (0..9).map(|n| wait(n) / 1000).collect();
        assert_eq!(waits, [0, 0, 0, 0, 0, 2, 4, 8, 16]);
        assert_eq!(wait(1000), LONGEST);
    }
}
