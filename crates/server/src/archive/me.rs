//! Everything about me: to take away, or to have deleted.

use crate::app::App;
use crate::people::session::Player;
use crate::problem::Fail;
use crate::sql;
use crate::store::Json as DbJson;
use crate::time::now_ms;
use crate::wire::Leave;
use crate::words::{WORDS, lang};
use serde_json::{Value as Json, json};
use std::sync::Arc;

/// Records in one export.
const RECORDS: i64 = 2_000;

/// A seat somebody sat in: table, game, status, seat, name, rank, score, when the table was made.
type Sat = (String, String, String, i64, String, Option<i64>, Option<i64>, i64);

impl App {
    /// Everything the server holds about a player. Of running games only that they sit there.
    pub async fn export(&self, me: &Player) -> Result<Json, Fail> {
        let store = &self.hall.store;
        let account = sql!("SELECT created, seen, password, settings FROM accounts WHERE id = $1", &me.id);
        let account: Option<(i64, i64, Option<String>, Option<String>)> = store.first(account).await?;
        let sessions = sql!("SELECT created, expires FROM sessions WHERE account = $1", &me.id);
        let sessions: Vec<(i64, i64)> = store.read(sessions).await?;
        let chat = sql!(
            "SELECT table_id, at, what FROM entries WHERE player = $1 AND kind = 'chat' ORDER BY at LIMIT 100000",
            &me.id
        );
        let chat: Vec<(String, i64, DbJson<Json>)> = store.read(chat).await?;
        let tables = sql!(
            "SELECT t.id, t.game, t.status, s.seat, s.name, s.rank, s.score, t.created FROM seats s \
             JOIN tables t ON t.id = s.table_id WHERE s.account = $1 ORDER BY t.created DESC LIMIT $2",
            &me.id,
            RECORDS,
        );
        let tables: Vec<Sat> = store.read(tables).await?;
        let mut records = Vec::new();
        for (table, _, status, ..) in &tables {
            if status == "finished" {
                let history = self.hall.history(table).await?;
                if !history.shown.daily_still_on(now_ms()) {
                    records.push(json!({ "table": table, "record": history.record() }));
                }
            }
        }
        let said = |(table, at, DbJson(what)): &(String, i64, DbJson<Json>)| json!({ "table": table, "at": at, "text": what["text"] });
        let sat = |(table, game, status, seat, name, rank, score, created): &Sat| {
            json!({ "table": table, "game": game, "status": status, "seat": seat + 1, "name": name, "rank": rank, "score": score,
                "created": created })
        };
        let lasted = |(created, expires): &(i64, i64)| json!({ "created": created, "expires": expires });
        Ok(json!({
            "account": {
                "id": me.id,
                "name": me.name,
                "guest": me.guest,
                "created": account.as_ref().map(|a| a.0),
                "seen": account.as_ref().map(|a| a.1),
                "settings": account.as_ref().and_then(|a| a.3.as_deref()).and_then(|s| serde_json::from_str::<Json>(s).ok()),
                "has_password": account.is_some_and(|a| a.2.is_some()),
            },
            "sessions": sessions.iter().map(lasted).collect::<Vec<_>>(),
            "muted": self.muted(&me.id).await?,
            "statistics": self.statistics(&me.id).await?,
            "chat": chat.iter().map(said).collect::<Vec<_>>(),
            "seats": tables.iter().map(sat).collect::<Vec<_>>(),
            "campaigns": self.my_campaign_files(me).await?,
            "people": self.export_company(me).await?,
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
        let tables: Vec<(String,)> = self.hall.store.read(query).await?;
        for (table,) in &tables {
            let left = self.leave(table, me, Leave::default()).await;
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
            sql!("DELETE FROM puzzle_tries WHERE account = $1", &me.id),
            sql!("UPDATE tables SET host = NULL WHERE host = $1", &me.id),
            sql!("UPDATE dailies SET account = table_id WHERE account = $1", &me.id),
        ];
        let mut unit = unit;
        unit.extend(self.out_of_company(me, &someone).await?);
        self.change_account(&[&me.id], unit).await?;
        self.hall.forget_people(&me.id);
        Ok(())
    }
}
