//! What is not worth keeping goes: tables and campaigns that never started, guests who never came back, and, if the operator wants it, old games.

use crate::app::App;
use crate::problem::Fail;
use crate::sql;
use crate::store::Unit;
use crate::time::now_ms;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// Deletes tables with all that belongs to them: first what they hold, then themselves, in one unit. It begins with a
/// statement that changes something if and only if there is such a table.
macro_rules! delete_tables {
    ($which:literal, $old:expr) => {
        vec![
            sql!(concat!("UPDATE tables SET status = 'closed' WHERE ", $which), $old),
            sql!(concat!("DELETE FROM seats WHERE table_id IN (SELECT id FROM tables WHERE ", $which, ")"), $old),
            sql!(concat!("DELETE FROM entries WHERE table_id IN (SELECT id FROM tables WHERE ", $which, ")"), $old),
            sql!(concat!("DELETE FROM standings WHERE table_id IN (SELECT id FROM tables WHERE ", $which, ")"), $old),
            sql!(concat!("DELETE FROM reviews WHERE table_id IN (SELECT id FROM tables WHERE ", $which, ")"), $old),
            sql!(concat!("DELETE FROM snapshots WHERE table_id IN (SELECT id FROM tables WHERE ", $which, ")"), $old),
            sql!(concat!("DELETE FROM tables WHERE ", $which), $old),
        ]
    };
}

pub async fn tidy(app: &App) -> Result<(), Fail> {
    let now = now_ms();
    let config = &app.config;
    let before = |days: u32| now - i64::from(days) * DAY;
    let mut units = vec![
        vec![sql!("DELETE FROM sessions WHERE expires < $1", now)],
        vec![sql!("DELETE FROM banned_places WHERE until < $1", now)],
        vec![sql!("DELETE FROM waiting WHERE seen < $1", now - DAY)],
        vec![sql!(
            "DELETE FROM matches WHERE expires < $1 AND stage <> 'agreed' AND origin NOT LIKE 'tournament:%'",
            now - 7 * DAY
        )],
        vec![sql!("DELETE FROM match_players WHERE match_id NOT IN (SELECT id FROM matches)")],
        vec![sql!("DELETE FROM invitations WHERE at < $1", now - 30 * DAY)],
        vec![sql!("DELETE FROM attempts WHERE until < $1", now - DAY)],
        vec![sql!("DELETE FROM dailies WHERE day < $1", crate::table::day(now - 40 * DAY))],
        vec![sql!(
            "DELETE FROM packs WHERE created < $1 AND NOT EXISTS \
             (SELECT 1 FROM tables t WHERE t.rules LIKE '%' || packs.id || '%')",
            now - 40 * DAY
        )],
    ];
    if config.keep_waiting_days > 0 {
        let old = before(config.keep_waiting_days);
        units.push(vec![sql!(
            "UPDATE tables SET status = 'closed', ended = NULL WHERE status = 'waiting' AND updated < $1",
            old
        )]);
        units.push(delete_tables!("status = 'closed' AND imported = 0 AND updated < $1", old));
        units.push(vec![
            sql!("UPDATE campaigns SET version = version + 1 WHERE stage = 'waiting' AND updated < $1", old),
            sql!(
                "DELETE FROM campaign_seats WHERE campaign_id IN \
                 (SELECT id FROM campaigns WHERE stage = 'waiting' AND updated < $1)",
                old
            ),
            sql!("DELETE FROM campaigns WHERE stage = 'waiting' AND updated < $1", old),
        ]);
    }
    if config.keep_finished_days > 0 {
        units.push(delete_tables!("ended IS NOT NULL AND ended < $1", before(config.keep_finished_days)));
    }
    if config.keep_guests_days > 0 {
        units.push(vec![sql!(
            "DELETE FROM accounts WHERE password IS NULL AND seen < $1 \
             AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.account = accounts.id) \
             AND NOT EXISTS (SELECT 1 FROM campaign_seats s WHERE s.account = accounts.id) \
             AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.account = accounts.id AND s.created >= $1)",
            before(config.keep_guests_days)
        )]);
    }
    for unit in units {
        app.hall.writer.commit(Unit::of(unit)).await?;
    }
    Ok(())
}
