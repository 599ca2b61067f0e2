//! What is not worth keeping goes: tables that never started, guests who never came back, and, if the operator wants it, old games.

use crate::app::App;
use crate::problem::Fail;
use crate::sql;
use crate::store::Unit;
use crate::time::now_ms;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// Deletes tables with all that belongs to them: first what they hold, then themselves.
macro_rules! delete_tables {
    ($which:literal, $old:expr) => {
        [
            sql!(concat!("DELETE FROM seats WHERE table_id IN (SELECT id FROM tables WHERE ", $which, ")"), $old),
            sql!(concat!("DELETE FROM entries WHERE table_id IN (SELECT id FROM tables WHERE ", $which, ")"), $old),
            sql!(concat!("DELETE FROM snapshots WHERE table_id IN (SELECT id FROM tables WHERE ", $which, ")"), $old),
            sql!(concat!("DELETE FROM tables WHERE ", $which), $old),
        ]
    };
}

pub async fn tidy(app: &App) -> Result<(), Fail> {
    let now = now_ms();
    let config = &app.config;
    let before = |days: u32| now - i64::from(days) * DAY;
    let mut statements = vec![sql!("DELETE FROM sessions WHERE expires < $1", now)];
    if config.keep_waiting_days > 0 {
        let old = before(config.keep_waiting_days);
        statements.push(sql!(
            "UPDATE tables SET status = 'closed', ended = NULL WHERE status = 'waiting' AND updated < $1",
            old
        ));
        statements.extend(delete_tables!("status = 'closed' AND imported = 0 AND updated < $1", old));
    }
    if config.keep_finished_days > 0 {
        statements.extend(delete_tables!("ended IS NOT NULL AND ended < $1", before(config.keep_finished_days)));
    }
    if config.keep_guests_days > 0 {
        statements.push(sql!(
            "DELETE FROM accounts WHERE password IS NULL AND seen < $1 \
             AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.account = accounts.id) \
             AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.account = accounts.id AND s.created >= $1)",
            before(config.keep_guests_days)
        ));
    }
    for statement in statements {
        app.hall.writer.commit(Unit::of(vec![statement])).await?;
    }
    Ok(())
}
