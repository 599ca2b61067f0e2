//! Finding finished games.

use crate::app::App;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::sql;
use crate::store::{Row, Value};
use crate::table::from_word;
use crate::wire::{Archive, ArchiveQuery, ArchivedGame, Outcome, Status};

/// Conditions that are not asked for are let through by an empty argument; the index on `ended` gives the order.
const SEARCH: &str = "SELECT t.id, t.game, t.format, t.status, t.step, t.started, t.ended, t.result, t.imported FROM tables t \
    WHERE t.ended IS NOT NULL AND t.ended <= $1 AND (t.ended < $1 OR t.id < $2) \
    AND (t.step > 0 OR t.status = 'finished') \
    AND ($3 = '' OR t.game = $3) AND ($4 = '' OR t.format = $4) AND ($5 = 0 OR t.players = $5) \
    AND ($6 = '' OR EXISTS (SELECT 1 FROM seats s JOIN accounts a ON a.id = s.account \
        WHERE s.table_id = t.id AND (a.name_key = $6 OR LOWER(a.name) = $6) AND ($9 = 0 OR s.rank = 1))) \
    AND (t.visibility = 'public' AND $8 = 0 OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.account = $7 \
        AND ($9 = 0 OR $6 <> '' OR s.rank = 1)) OR ($8 = 1 AND t.imported = 1 AND t.host = $7)) \
    ORDER BY t.ended DESC, t.id DESC LIMIT $10";

impl App {
    pub async fn search(&self, player: Option<&Player>, query: ArchiveQuery) -> Result<Archive, Fail> {
        let limit = query.limit.unwrap_or(30);
        if !(1..=100).contains(&limit) {
            return Err(Refused::Bad("limit: 1 to 100".to_owned()).into());
        }
        let (before, id) = match &query.before {
            None => (i64::MAX, String::new()),
            Some(mark) => {
                let parts = mark.split_once('-').and_then(|(at, id)| Some((at.parse().ok()?, id.to_owned())));
                parts.ok_or_else(|| Refused::Bad("before: take `next` of an earlier answer".to_owned()))?
            }
        };
        let text = |t: &Option<String>| Value::from(t.clone().unwrap_or_default());
        let mut statement = sql!(SEARCH, before, id);
        statement.args.extend([
            text(&query.game),
            text(&query.format),
            Value::from(query.seats.unwrap_or(0)),
            Value::from(query.player.clone().unwrap_or_default().to_lowercase()),
            Value::from(player.map(|p| p.id.clone()).unwrap_or_default()),
            Value::from(query.mine.unwrap_or(false)),
            Value::from(query.won.unwrap_or(false)),
            Value::from(limit + 1),
        ]);
        let mut rows = self.hall.store.rows(statement).await?;
        let more = rows.len() > limit as usize;
        rows.truncate(limit as usize);
        let ids: Vec<&str> = rows.iter().map(|r| r.text(0)).collect();
        let mut seats = self.seats_of(&ids, player).await?;
        let game = |row: &Row| ArchivedGame {
            seats: seats.remove(row.text(0)).unwrap_or_default(),
            id: row.text(0).to_owned(),
            game: row.text(1).to_owned(),
            format: row.text(2).to_owned(),
            status: from_word(row.text(3)).unwrap_or(Status::Closed),
            steps: row.int(4) as u32,
            started: row.maybe_int(5),
            ended: row.int(6),
            result: serde_json::from_str::<Outcome>(row.text(7)).ok(),
            imported: row.int(8) != 0,
        };
        let games: Vec<ArchivedGame> = rows.iter().map(game).collect();
        let next = games.last().filter(|_| more).map(|g| format!("{}-{}", g.ended, g.id));
        Ok(Archive { games, next })
    }
}
