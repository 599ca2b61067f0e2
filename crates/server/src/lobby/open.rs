//! Opening a table.

use super::daily::Tried;
use crate::app::App;
use crate::people::names;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::secret;
use crate::sql;
use crate::table::What;
use crate::time::now_ms;
use crate::wire::{NewTable, Opened, SeatKind, SeatPlan};
use starboard_host::Opening;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// The plan of seats, with names as they are kept.
pub fn written(plans: &[SeatPlan]) -> Vec<SeatPlan> {
    let plan = |plan: &SeatPlan| match plan {
        SeatPlan::Here { name } => SeatPlan::Here { name: names::written(name) },
        other => other.clone(),
    };
    plans.iter().map(plan).collect()
}

impl App {
    pub async fn open(&self, host: &Player, new: NewTable, tried: &Tried) -> Result<Opened, Fail> {
        if new.daily == Some(true) {
            let rules = self.hall.rules(&new.game)?;
            return self.open_daily(rules, host, tried).await;
        }
        let new = NewTable { seats: new.seats.as_deref().map(written), ..new };
        self.open_table(starboard_host::opening(&self.hall.games, new, host.who(), Some(secret::seed()))?).await
    }

    /// May this player have one more table? Those count that wait or run and at which something happened within a day.
    pub async fn check_room(&self, host: Option<&str>) -> Result<(), Fail> {
        let Some(host) = host else { return Ok(()) };
        if let Some(address) = self.hall.whereabouts.of(host) {
            self.limits.table(address)?;
        }
        let most = self.config.tables_per_player;
        if most == 0 {
            return Ok(());
        }
        let query = sql!(
            "SELECT COUNT(*) FROM tables t LEFT JOIN standings s ON s.table_id = t.id WHERE t.host = $1 AND t.ended IS NULL \
             AND t.status IN ('waiting', 'playing') AND COALESCE(s.updated, t.updated) > $2",
            host,
            now_ms() - DAY,
        );
        let counted: Option<(u32,)> = self.hall.store.first(query).await?;
        if counted.is_some_and(|(n,)| n >= most) {
            return Err(Refused::State("too-many-tables").into());
        }
        Ok(())
    }

    /// Opens the table and starts it if nobody is missing.
    pub async fn open_table(&self, opening: Opening) -> Result<Opened, Fail> {
        self.check_room(opening.host.as_deref()).await?;
        let opened = opening.shown(secret::names(), now_ms())?;
        let mut moments = Vec::new();
        if opened.fixed.plan.start && opened.is_full() {
            let start = What::Start { deals: Vec::new() };
            moments.push(opened.carry_out(vec![start.into()], now_ms())?);
        }
        self.hall.open(&opened, moments).await?;
        metrics::counter!("starboard_tables_opened_total").increment(1);
        let free = opened.seats.iter().any(|o| o.kind == SeatKind::Open);
        let invite = free.then(|| opened.fixed.invite.clone());
        Ok(Opened { id: opened.fixed.id.clone(), invite })
    }
}
