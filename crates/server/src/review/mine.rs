//! What all of a player's reviewed games say together.

use super::Brought;
use crate::app::App;
use crate::people::session::Player;
use crate::problem::Fail;
use crate::sql;
use crate::store::Json as DbJson;
use crate::wire::MyReviews;
use starboard_host::review::{MISSING, Mine, Summary, together};

/// Games that are added up at most.
const GAMES: i64 = 500;

/// Table, game, format, when it ended, my seat, the summary.
type Row = (String, String, String, i64, u8, DbJson<Summary>);
/// The same of a game I brought: my seat is among what is known of it beside its record.
type BroughtRow = (String, String, String, i64, DbJson<Brought>, DbJson<Summary>);

impl App {
    /// My reviewed games, oldest first, and the mistakes I make most often.
    pub async fn my_reviews(&self, me: &Player) -> Result<MyReviews, Fail> {
        let query = sql!(
            "SELECT t.id, t.game, t.format, t.ended, s.seat, r.summary FROM reviews r JOIN tables t ON t.id = r.table_id \
             JOIN seats s ON s.table_id = t.id WHERE s.account = $1 AND t.ended IS NOT NULL AND r.made_with <> '' \
             ORDER BY t.ended DESC LIMIT $2",
            &me.id,
            GAMES,
        );
        let mut rows: Vec<Row> = self.hall.store.read(query).await?;
        let query = sql!(
            "SELECT t.id, t.game, t.format, t.ended, r.guessed, r.summary FROM tables t JOIN reviews r ON r.table_id = t.id \
             WHERE t.imported = 1 AND t.host = $1 AND t.ended IS NOT NULL AND r.made_with <> '' ORDER BY t.ended DESC LIMIT $2",
            &me.id,
            GAMES,
        );
        let brought: Vec<BroughtRow> = self.hall.store.read(query).await?;
        let made = |(id, game, format, ended, DbJson(of), summary): BroughtRow| {
            of.mine.map(|seat| (id, game, format, ended, seat, summary))
        };
        rows.extend(brought.into_iter().filter_map(made));
        rows.sort_by_key(|row| row.3);
        rows.drain(..rows.len().saturating_sub(GAMES as usize));
        let others = sql!(
            "SELECT o.table_id, o.seat, o.name, o.level FROM seats s JOIN seats o ON o.table_id = s.table_id \
             JOIN reviews r ON r.table_id = s.table_id WHERE s.account = $1 AND o.seat <> s.seat \
             UNION SELECT o.table_id, o.seat, o.name, o.level FROM tables t JOIN seats o ON o.table_id = t.id \
             JOIN reviews r ON r.table_id = t.id WHERE t.imported = 1 AND t.host = $1 ORDER BY 1, 2",
            &me.id,
        );
        let others: Vec<(String, u8, String, Option<String>)> = self.hall.store.read(others).await?;
        let mine = |(id, game, format, ended, seat, DbJson(summary)): Row| {
            let against = others.iter().filter(|(table, at, ..)| *table == id && *at != seat);
            let against = against.map(|(.., name, level)| level.clone().unwrap_or_else(|| name.clone())).collect();
            Mine { id, game, format, ended, seat, against, summary }
        };
        let missing = self.not_reviewed(me).await?;
        Ok(MyReviews { missing, ..together(rows.into_iter().map(mine).collect()) })
    }
    /// My latest finished games without a review. Of those I brought only the ones in which a seat was mine.
    async fn not_reviewed(&self, me: &Player) -> Result<Vec<String>, Fail> {
        let query = sql!(
            "SELECT DISTINCT t.id, t.game, t.ended FROM seats s JOIN tables t ON t.id = s.table_id \
             LEFT JOIN reviews r ON r.table_id = t.id WHERE s.account = $1 AND t.status = 'finished' AND t.step > 0 \
             AND t.ended IS NOT NULL AND t.rules NOT LIKE '%_lesson_:true%' AND COALESCE(r.made_with, '') = '' \
             ORDER BY t.ended DESC LIMIT $2",
            &me.id,
            MISSING as i64,
        );
        let mut found: Vec<(String, String, i64)> = self.hall.store.read(query).await?;
        let query = sql!(
            "SELECT t.id, t.game, t.ended, r.guessed FROM tables t JOIN reviews r ON r.table_id = t.id \
             WHERE t.imported = 1 AND t.host = $1 AND t.ended IS NOT NULL AND r.made_with = '' ORDER BY t.ended DESC LIMIT $2",
            &me.id,
            GAMES,
        );
        let brought: Vec<(String, String, i64, DbJson<Brought>)> = self.hall.store.read(query).await?;
        let mine =
            |(id, game, ended, DbJson(of)): (String, String, i64, DbJson<Brought>)| of.mine.map(|_| (id, game, ended));
        found.extend(brought.into_iter().filter_map(mine));
        found.sort_by_key(|(.., ended)| std::cmp::Reverse(*ended));
        let reviewable = |game: &str| starboard_shelf::GAMES.iter().any(|rules| rules.name() == game);
        Ok(found.into_iter().filter(|(_, game, _)| reviewable(game)).map(|(id, ..)| id).take(MISSING).collect())
    }
}
