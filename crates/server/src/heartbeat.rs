//! While the server is down, live clocks stand still: it leaves a sign of life, and on starting gives back the time since.

use crate::app::App;
use crate::problem::Fail;
use crate::sql;
use crate::store::Unit;
use crate::table::{What, give_back};
use crate::time::now_ms;
use std::sync::Arc;
use std::time::Duration;

const BEAT: Duration = Duration::from_secs(2);
/// Shorter gaps are within a beat.
const WORTH_HOLDING: i64 = 3_000;

/// Gives every live clock that was running the time since the last sign of life of any process.
pub async fn hold_clocks(app: &Arc<App>) -> Result<(), Fail> {
    let hall = &app.hall;
    let alive: Option<(String,)> = hall.store.first(sql!("SELECT value FROM settings WHERE key = 'alive'")).await?;
    let alive: Option<i64> = alive.and_then(|(at,)| at.parse().ok());
    let Some(alive) = alive.filter(|at| now_ms() - at > WORTH_HOLDING) else { return Ok(()) };
    let gap = now_ms() - alive;
    let running = sql!(
        "SELECT t.id FROM standings s JOIN tables t ON t.id = s.table_id \
         WHERE s.wake_at IS NOT NULL AND t.status = 'playing' AND t.rules LIKE '%\"kind\":\"live\"%'"
    );
    let running: Vec<(String,)> = hall.store.read(running).await?;
    for (id,) in running {
        let live = match hall.get(&id).await {
            Ok(live) => live,
            Err(fail) => {
                tracing::error!(table = id, ?fail, "cannot resume a table");
                continue;
            }
        };
        hall.change(&live, move |now, at| {
            // Another process that starts now, too, may have held it already.
            let held = now.recent.iter().any(|e| e.at > alive && matches!(e.what, What::Held { .. }));
            Ok(if held { Vec::new() } else { give_back(now, gap, at) })
        })
        .await?;
    }
    Ok(())
}

/// Leaves a sign of life for ever, as long as somebody's time is running.
pub async fn beat(app: Arc<App>) {
    loop {
        tokio::time::sleep(BEAT).await;
        let running = sql!("SELECT 1 FROM standings WHERE wake_at IS NOT NULL LIMIT 1");
        if app.hall.store.rows(running).await.is_ok_and(|rows| rows.is_empty()) {
            continue;
        }
        let now = now_ms().to_string();
        let alive = sql!(
            "INSERT INTO settings (key, value) VALUES ('alive', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            now
        );
        if let Err(e) = app.hall.writer.commit(Unit::of(vec![alive])).await {
            tracing::error!(error = %e, "no sign of life");
        }
    }
}
