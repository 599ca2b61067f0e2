//! Finding finished games.

use crate::app::App;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::sql;
use crate::store::{Json, Statement, Value, Word};
use crate::wire::{Archive, ArchiveQuery, ArchivedGame, Outcome, Status};

/// One way into the archive: which rows, by which index. Conditions that are not asked for are let through by an empty argument.
macro_rules! search {
    ($select:literal, $from:literal) => {
        concat!(
            $select,
            " t.id, t.game, t.format, t.status, t.step, t.started, t.ended, t.result, t.imported FROM ",
            $from,
            " AND t.ended IS NOT NULL AND t.ended <= $1 AND (t.ended < $1 OR t.id < $2) AND (t.step > 0 OR t.status = 'finished') \
             AND t.rules NOT LIKE '%_lesson_:true%' \
             AND ($3 = '' OR t.game = $3) AND ($4 = '' OR t.format = $4) AND ($5 = 0 OR t.players = $5) \
             ORDER BY t.ended DESC, t.id DESC LIMIT $6"
        )
    };
}

const PUBLIC: &str = search!("SELECT", "tables t WHERE t.visibility = 'public'");
const PUBLIC_GAME: &str = search!("SELECT", "tables t WHERE t.visibility = 'public' AND t.game = $3");
const PUBLIC_FORMAT: &str =
    search!("SELECT", "tables t WHERE t.visibility = 'public' AND t.game = $3 AND t.format = $4");
/// `CROSS JOIN` is the order in which SQLite goes from one to the next.
const OF_PLAYER: &str = search!(
    "SELECT DISTINCT",
    "accounts a CROSS JOIN seats s CROSS JOIN tables t WHERE (a.name_key = $7 OR LOWER(a.name) = LOWER($7)) \
     AND s.account = a.id AND t.id = s.table_id AND t.visibility = 'public' AND ($8 = 0 OR s.rank = 1)"
);
const MINE: &str = search!(
    "SELECT DISTINCT",
    "seats s CROSS JOIN tables t WHERE s.account = $9 AND t.id = s.table_id AND ($8 = 0 OR $7 <> '' OR s.rank = 1) \
     AND ($7 = '' OR EXISTS (SELECT 1 FROM seats o JOIN accounts a ON a.id = o.account WHERE o.table_id = t.id \
         AND (a.name_key = $7 OR LOWER(a.name) = LOWER($7)) AND ($8 = 0 OR o.rank = 1)))"
);
const IMPORTED: &str = search!("SELECT", "tables t WHERE t.imported = 1 AND t.host = $7");

/// A row of `search!`.
type Found = (String, String, String, Word<Status>, u32, Option<i64>, i64, Option<Json<Outcome>>, bool);

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
        let text = |t: &Option<String>| t.clone().unwrap_or_default();
        let (game, format, name) =
            (text(&query.game), text(&query.format), crate::people::names::key(&text(&query.player)));
        let me = player.map(|p| p.id.clone()).unwrap_or_default();
        // Who won is asked of the player named, else of me.
        let won = query.won == Some(true);
        let mine = query.mine == Some(true) || (won && name.is_empty());
        let asked = sql!("", before, id, &game, &format, query.seats.unwrap_or(0), limit + 1).args;
        let way = |sql: &'static str, more: Vec<Value>| Statement { sql, args: [asked.clone(), more].concat() };
        let mut ways = Vec::new();
        if !me.is_empty() {
            ways.push(way(MINE, vec![Value::from(&name), Value::from(won), Value::from(&me)]));
        }
        if !mine {
            ways.push(match (name.is_empty(), game.is_empty(), format.is_empty()) {
                (false, ..) => way(OF_PLAYER, vec![Value::from(&name), Value::from(won)]),
                (true, true, _) => way(PUBLIC, Vec::new()),
                (true, false, true) => way(PUBLIC_GAME, Vec::new()),
                (true, false, false) => way(PUBLIC_FORMAT, Vec::new()),
            });
        } else if !me.is_empty() && name.is_empty() && !won {
            ways.push(way(IMPORTED, vec![Value::from(&me)]));
        }
        let mut rows = Vec::new();
        for way in ways {
            rows.extend(self.hall.store.read::<Found>(way).await?);
        }
        rows.sort_by(|a, b| (b.6, &b.0).cmp(&(a.6, &a.0)));
        rows.dedup_by(|a, b| a.0 == b.0);
        let more = rows.len() > limit as usize;
        rows.truncate(limit as usize);
        let ids: Vec<&str> = rows.iter().map(|r| r.0.as_str()).collect();
        let mut seats = self.seats_of(&ids, player).await?;
        let game = |row: Found| {
            let (id, game, format, Word(status), steps, started, ended, result, imported) = row;
            let seats = seats.remove(&id).unwrap_or_default();
            let result = result.map(|Json(outcome)| outcome);
            ArchivedGame { seats, id, game, format, status, steps, started, ended, result, imported }
        };
        let games: Vec<ArchivedGame> = rows.into_iter().map(game).collect();
        let next = games.last().filter(|_| more).map(|g| format!("{}-{}", g.ended, g.id));
        Ok(Archive { games, next })
    }
}
