//! What a player played and won.

use crate::app::App;
use crate::problem::{Fail, Refused};
use crate::sql;
use crate::store::Row;
use crate::wire::{Player as PlayerPage, Statistics};

impl App {
    pub async fn player_page(&self, id: &str) -> Result<PlayerPage, Fail> {
        let rows = self.hall.store.rows(sql!("SELECT name, created FROM accounts WHERE id = $1", id)).await?;
        let row = rows.first().ok_or(Refused::NotFound)?;
        let statistics = self.statistics(id).await?;
        Ok(PlayerPage { id: id.to_owned(), name: row.text(0).to_owned(), since: row.int(1), statistics })
    }

    /// Finished games by game, format and player count. Who sat in several seats of a game is counted once, by the best of them.
    pub async fn statistics(&self, account: &str) -> Result<Vec<Statistics>, Fail> {
        let query = sql!(
            "SELECT game, format, players, COUNT(*), COUNT(CASE WHEN best = 1 THEN 1 END), \
             COUNT(CASE WHEN best = 1 AND winners > 1 THEN 1 END), CAST(SUM(best) AS BIGINT), MAX(score), MAX(ended) FROM ( \
               SELECT t.game AS game, t.format AS format, t.players AS players, t.ended AS ended, MIN(s.rank) AS best, \
               MAX(s.score) AS score, \
               (SELECT COUNT(*) FROM seats w WHERE w.table_id = t.id AND w.rank = 1) AS winners \
               FROM seats s JOIN tables t ON t.id = s.table_id \
               WHERE s.account = $1 AND t.status = 'finished' AND t.imported = 0 AND s.rank IS NOT NULL AND s.kind = 'person' \
               GROUP BY t.id, t.game, t.format, t.players, t.ended) AS games \
             GROUP BY game, format, players ORDER BY game, format, players",
            account,
        );
        let line = |row: &Row| {
            let played = row.int(3);
            Statistics {
                game: row.text(0).to_owned(),
                format: row.text(1).to_owned(),
                players: row.int(2) as u32,
                played: played as u32,
                won: row.int(4) as u32,
                shared: row.int(5) as u32,
                mean_rank: row.int(6) as f64 / played.max(1) as f64,
                best_score: row.maybe_int(7).map(|s| s as i32),
                last_played: row.int(8),
            }
        };
        Ok(self.hall.store.rows(query).await?.iter().map(line).collect())
    }
}
