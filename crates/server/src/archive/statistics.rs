//! What a player played and won.

use crate::app::App;
use crate::problem::{Fail, Refused};
use crate::sql;
use crate::wire::{Player as PlayerPage, Statistics};

/// Game, format, players; games, wins, shared ones, the sum of ranks; the best score, the last time.
type Counted = (String, String, u32, u32, u32, u32, i64, Option<i64>, i64);

impl App {
    pub async fn player_page(&self, id: &str) -> Result<PlayerPage, Fail> {
        let found = self.hall.store.first(sql!("SELECT name, created FROM accounts WHERE id = $1", id)).await?;
        let (name, since): (String, i64) = found.ok_or(Refused::NotFound)?;
        let statistics = self.statistics(id).await?;
        Ok(PlayerPage { id: id.to_owned(), name, since, statistics })
    }

    /// Finished games by game, format and player count, against others or opponents and from a fresh deal: not those in which the
    /// same player sat in several seats, and not those that began from a position somebody arranged.
    pub async fn statistics(&self, account: &str) -> Result<Vec<Statistics>, Fail> {
        let query = sql!(
            "SELECT game, format, players, COUNT(*), COUNT(CASE WHEN best = 1 THEN 1 END), \
             COUNT(CASE WHEN best = 1 AND winners > 1 THEN 1 END), CAST(SUM(best) AS BIGINT), MAX(score), MAX(ended) FROM ( \
               SELECT t.game AS game, t.format AS format, t.players AS players, t.ended AS ended, MIN(s.rank) AS best, \
               MAX(s.score) AS score, \
               (SELECT COUNT(*) FROM seats w WHERE w.table_id = t.id AND w.rank = 1) AS winners \
               FROM seats s JOIN tables t ON t.id = s.table_id \
               WHERE s.account = $1 AND t.status = 'finished' AND t.fresh = 1 AND t.rules NOT LIKE '%_lesson_:true%' AND s.rank IS NOT NULL AND s.kind = 'person' \
               GROUP BY t.id, t.game, t.format, t.players, t.ended HAVING COUNT(*) = 1) AS games \
             GROUP BY game, format, players ORDER BY game, format, players",
            account,
        );
        let line = |row: Counted| {
            let (game, format, players, played, won, shared, ranks, best_score, last_played) = row;
            let mean_rank = ranks as f64 / f64::from(played.max(1));
            let best_score = best_score.map(|s| s as i32);
            Statistics { game, format, players, played, won, shared, mean_rank, best_score, last_played }
        };
        Ok(self.hall.store.read(query).await?.into_iter().map(line).collect())
    }
}
