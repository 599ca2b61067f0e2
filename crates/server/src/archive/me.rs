//! Everything about me: to take away, or to have deleted.

use crate::app::App;
use crate::people::session::Player;
use crate::problem::Fail;
use crate::sql;
use crate::store::{Row, Unit};
use crate::table::Occupant;
use crate::time::now_ms;
use crate::wire::{Leave, SeatKind, Status};
use crate::words::{WORDS, lang};
use serde_json::{Value as Json, json};
use std::sync::Arc;

/// Records in one export.
const RECORDS: i64 = 2_000;

impl App {
    /// Everything the server holds about a player. Of running games only that they sit there.
    pub async fn export(&self, me: &Player) -> Result<Json, Fail> {
        let store = &self.hall.store;
        let account =
            store.rows(sql!("SELECT name, created, seen, password FROM accounts WHERE id = $1", &me.id)).await?;
        let sessions = store.rows(sql!("SELECT created, expires FROM sessions WHERE account = $1", &me.id)).await?;
        let chat = sql!(
            "SELECT table_id, at, what FROM entries WHERE player = $1 AND kind = 'chat' ORDER BY at LIMIT 100000",
            &me.id
        );
        let chat = store.rows(chat).await?;
        let tables = sql!(
            "SELECT t.id, t.game, t.status, s.seat, s.name, s.rank, s.score, t.created FROM seats s \
             JOIN tables t ON t.id = s.table_id WHERE s.account = $1 ORDER BY t.created DESC LIMIT $2",
            &me.id,
            RECORDS,
        );
        let tables = store.rows(tables).await?;
        let mut records = Vec::new();
        for row in &tables {
            if row.text(2) == "finished" {
                let history = self.hall.history(row.text(0)).await?;
                if !history.shown.daily_still_on(now_ms()) {
                    records.push(json!({ "table": row.text(0), "record": history.record() }));
                }
            }
        }
        let said = |row: &Row| {
            let what: Json = serde_json::from_str(row.text(2)).unwrap_or_default();
            json!({ "table": row.text(0), "at": row.int(1), "text": what["text"] })
        };
        let sat = |r: &Row| {
            json!({ "table": r.text(0), "game": r.text(1), "status": r.text(2), "seat": r.int(3) + 1, "name": r.text(4),
                "rank": r.maybe_int(5), "score": r.maybe_int(6), "created": r.int(7) })
        };
        let row = account.first();
        Ok(json!({
            "account": {
                "id": me.id,
                "name": me.name,
                "guest": me.guest,
                "created": row.map(|r| r.int(1)),
                "seen": row.map(|r| r.int(2)),
                "has_password": row.is_some_and(|r| r.maybe_text(3).is_some()),
            },
            "sessions": sessions.iter().map(|r| json!({ "created": r.int(0), "expires": r.int(1) })).collect::<Vec<_>>(),
            "muted": self.muted(&me.id).await?,
            "statistics": self.statistics(&me.id).await?,
            "chat": chat.iter().map(said).collect::<Vec<_>>(),
            "seats": tables.iter().map(sat).collect::<Vec<_>>(),
            "campaigns": self.my_campaign_files(me).await?,
            "records": records,
        }))
    }

    /// Running games are conceded, waiting seats are left; then nothing here leads to the player any more.
    pub async fn delete(self: &Arc<Self>, me: &Player) -> Result<(), Fail> {
        self.leave_all_campaigns(me).await?;
        let query = sql!(
            "SELECT id FROM tables WHERE status IN ('waiting', 'playing') \
             AND (host = $1 OR id IN (SELECT table_id FROM seats WHERE account = $1))",
            &me.id
        );
        for row in self.hall.store.rows(query).await? {
            let left = self.leave(row.text(0), me, Leave::default()).await;
            if let Err(fail @ (Fail::Store(_) | Fail::Broken(_))) = left {
                return Err(fail);
            }
        }
        let someone = WORDS.say(lang(), "someone", &[]);
        let unit = vec![
            sql!("DELETE FROM accounts WHERE id = $1", &me.id),
            sql!("DELETE FROM sessions WHERE account = $1", &me.id),
            sql!("DELETE FROM mutes WHERE account = $1 OR player = $1", &me.id),
            sql!("DELETE FROM entries WHERE player = $1 AND kind IN ('chat', 'seat')", &me.id),
            sql!("UPDATE seats SET account = NULL, name = $2 WHERE account = $1", &me.id, &someone),
            sql!("UPDATE tables SET host = NULL WHERE host = $1", &me.id),
        ];
        self.hall.writer.commit(Unit::sessions(unit)).await?;
        self.sessions.forget();
        let id = me.id.clone();
        self.reseat(&me.id, move |shown| {
            let nobody = Occupant { kind: SeatKind::Person, account: None, name: someone.clone(), level: None };
            for o in shown.seats.iter_mut().filter(|o| o.account.as_ref() == Some(&id)) {
                *o = o.stand_in().map_or_else(|| nobody.clone(), |level| Occupant::bot(level));
            }
            if shown.host.as_ref() == Some(&id) {
                shown.host = None;
            }
            shown.recent.retain(|e| e.what.player() != Some(id.as_str()));
            if shown.status == Status::Waiting {
                shown.seats.iter_mut().filter(|o| **o == nobody).for_each(|o| *o = Occupant::open());
            }
        })
        .await;
        Ok(())
    }
}
