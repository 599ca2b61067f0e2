//! What all of a player's reviewed games say together.

use crate::app::App;
use crate::people::session::Player;
use crate::problem::Fail;
use crate::sql;
use crate::store::Json as DbJson;
use crate::wire::MyReviews;
use starboard_host::review::{Mine, Summary, together};

/// Games that are added up at most.
const GAMES: i64 = 500;

/// Table, game, format, when it ended, my seat, the names of all seats with their kinds, the summary.
type Row = (String, String, String, i64, u8, DbJson<Summary>);

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
        rows.reverse();
        let others = sql!(
            "SELECT o.table_id, o.name, o.level FROM seats s JOIN seats o ON o.table_id = s.table_id AND o.seat <> s.seat \
             JOIN reviews r ON r.table_id = s.table_id WHERE s.account = $1 ORDER BY o.table_id, o.seat",
            &me.id,
        );
        let others: Vec<(String, String, Option<String>)> = self.hall.store.read(others).await?;
        let mine = |(id, game, format, ended, seat, DbJson(summary)): Row| {
            let against = others.iter().filter(|(table, ..)| *table == id);
            let against = against.map(|(_, name, level)| level.clone().unwrap_or_else(|| name.clone())).collect();
            Mine { id, game, format, ended, seat, against, summary }
        };
        Ok(together(rows.into_iter().map(mine).collect()))
    }
}
