//! Days off: correspondence clocks stand still.

use crate::app::App;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::sql;
use crate::store::Unit;
use crate::time::now_ms;
use crate::wire::Holidays;

const DAY: i64 = 24 * 60 * 60 * 1000;
/// Days at a time, and in a year.
const LONGEST: u32 = 30;
const IN_A_YEAR: i64 = 60;

impl App {
    pub async fn my_holidays(&self, player: &Player) -> Result<Holidays, Fail> {
        let now = now_ms();
        let all = self.hall.holidays(Some(&player.id)).await?;
        let taken: i64 = all.iter().map(|(a, b)| (b - (*a).max(now - 365 * DAY)).max(0)).sum();
        let until = all.iter().map(|(_, b)| *b).filter(|b| *b > now).max();
        let left = (IN_A_YEAR - (taken + DAY - 1) / DAY).max(0) as u32;
        Ok(Holidays { until, left })
    }

    /// Away from now on for so many days; 0 is back.
    pub async fn take_holiday(&self, player: &Player, days: u32) -> Result<Holidays, Fail> {
        let now = now_ms();
        let mut unit = vec![sql!("UPDATE accounts SET seen = $2 WHERE id = $1", &player.id, now)];
        unit.push(sql!("UPDATE holidays SET until_at = $2 WHERE account = $1 AND until_at > $2", &player.id, now));
        if days > 0 {
            let left = self.my_holidays(player).await?.left;
            if days > LONGEST || days > left {
                return Err(Refused::Bad(format!("days: 0 to {}", LONGEST.min(left))).into());
            }
            unit.push(sql!(
                "INSERT INTO holidays (account, from_at, until_at) VALUES ($1, $2, $3) \
                 ON CONFLICT (account, from_at) DO UPDATE SET until_at = excluded.until_at",
                &player.id,
                now,
                now + i64::from(days) * DAY,
            ));
        }
        self.hall.writer.commit(Unit::of(unit)).await?;
        self.my_holidays(player).await
    }
}
