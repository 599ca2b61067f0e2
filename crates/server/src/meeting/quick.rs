//! A quick match: somebody of similar strength, or after a while an opponent of ours.

use super::agreed::{Side, Wish, check_promise, new_match};
use crate::app::App;
use crate::bots;
use crate::people::session::Player;
use crate::problem::Fail;
use crate::ratings::LEVELS;
use crate::secret;
use crate::sql;
use crate::store::{Statement, Unit};
use crate::time::now_ms;
use crate::wire::{MatchState, MatchStep, QuickMatch};
use starboard_contest::{PATIENCE, Rating, Waiting, pairs};
use std::collections::HashSet;
use std::sync::Arc;

/// Who has not asked again for so long no longer waits.
const SILENT: i64 = 6_000;
/// So long both pages have for their numbers.
const COME: i64 = 20_000;

/// Somebody who waits: account, points, deviation, promise, since.
type Row = (String, i64, i64, String, i64);

impl App {
    pub async fn quick_match(self: &Arc<Self>, player: &Player, wanted: QuickMatch) -> Result<MatchState, Fail> {
        check_promise(&wanted.promise)?;
        let wish = self.wish(player, &wanted.game, wanted.options, wanted.clock, wanted.rated)?;
        self.may_be_rated(&wish, player).await?;
        let now = now_ms();
        let mine = sql!(
            "SELECT m.id FROM matches m JOIN match_players p ON p.match_id = m.id WHERE p.account = $1 AND p.promise = $2 \
             AND m.expires > $3 ORDER BY m.created DESC LIMIT 1",
            &player.id,
            &wanted.promise,
            now - COME,
        );
        if let Some((id,)) = self.hall.store.first::<(String,)>(mine).await? {
            return self.match_step(&id, player, MatchStep::default()).await;
        }
        let rating = self.rating(&player.id, &wish.game, wish.format()).await?.at(now);
        let text = wish.text();
        let wait = sql!(
            "INSERT INTO waiting (account, wish, points, deviation, promise, since, seen) VALUES ($1, $2, $3, $4, $5, $6, $6) \
             ON CONFLICT (account) DO UPDATE SET points = excluded.points, deviation = excluded.deviation, \
             promise = excluded.promise, seen = excluded.seen, since = CASE WHEN waiting.wish = excluded.wish \
             AND waiting.seen > $7 AND waiting.promise = excluded.promise THEN waiting.since ELSE excluded.since END, wish = excluded.wish",
            &player.id,
            &text,
            crate::ratings::thousandths(rating.points),
            crate::ratings::thousandths(rating.deviation),
            &wanted.promise,
            now,
            now - SILENT,
        );
        self.hall.writer.commit(Unit::of(vec![wait])).await?;
        let (all, rows, version) = self.who_waits(&text, now).await?;
        let Some(me) = all.iter().position(|w| w.who == player.id) else {
            return Ok(MatchState::Waiting { since: now, until: now + PATIENCE, now, others: 0 });
        };
        let apart = self.keeps_apart(&player.id).await?;
        let may = |a: &str, b: &str| (a != player.id || !apart.contains(b)) && (b != player.id || !apart.contains(a));
        let met = pairs(&all, now, may).into_iter().find(|(a, b)| *a == me || *b == me);
        let side = |i: usize| Side::Person { account: rows[i].0.clone(), promise: Some(rows[i].3.clone()) };
        let (sides, instead) = match met {
            // Who moves first is decided by a coin.
            Some((a, b)) if secret::number().is_multiple_of(2) => (vec![side(a), side(b)], false),
            Some((a, b)) => (vec![side(b), side(a)], false),
            None if now - all[me].since >= PATIENCE => {
                let bot = Side::Bot { level: nearest(&wish, rating) };
                (if secret::number().is_multiple_of(2) { vec![side(me), bot] } else { vec![bot, side(me)] }, true)
            }
            None => {
                let since = all[me].since;
                return Ok(MatchState::Waiting { since, until: since + PATIENCE, now, others: all.len() as u32 - 1 });
            }
        };
        // An opponent nobody measured has no rating: the game counts for nobody.
        let measured = |s: &Side| match s {
            Side::Bot { level } => LEVELS.rating(&wish.game, wish.format(), level).is_some(),
            Side::Person { .. } => true,
        };
        let rated = wish.rated && sides.iter().all(measured);
        let id = secret::name(16);
        let mut unit = vec![claim(&version)];
        unit.extend(new_match(&id, &format!("quick:{id}"), &Wish { rated, ..wish }, &sides, COME, instead));
        for side in &sides {
            if let Side::Person { account, .. } = side {
                unit.push(sql!("DELETE FROM waiting WHERE account = $1", account));
            }
        }
        match self.hall.writer.commit(Unit::of(unit)).await? {
            true => self.match_step(&id, player, MatchStep::default()).await,
            // Somebody else was matched at the same moment: perhaps with me.
            false => Ok(MatchState::Waiting { since: all[me].since, until: all[me].since + PATIENCE, now, others: 0 }),
        }
    }

    /// I no longer wait.
    pub async fn leave_queue(&self, player: &Player) -> Result<(), Fail> {
        let gone = sql!("DELETE FROM waiting WHERE account = $1", &player.id);
        self.hall.writer.commit(Unit::of(vec![gone])).await?;
        Ok(())
    }

    async fn who_waits(&self, wish: &str, now: i64) -> Result<(Vec<Waiting>, Vec<Row>, String), Fail> {
        let store = &self.hall.store;
        let version: Option<(String,)> = store.first(sql!("SELECT value FROM settings WHERE key = 'matches'")).await?;
        let query = sql!(
            "SELECT account, points, deviation, promise, since FROM waiting WHERE wish = $1 AND seen > $2 ORDER BY since, account LIMIT 500",
            wish,
            now - SILENT,
        );
        let rows: Vec<Row> = store.read(query).await?;
        let waits = |(who, points, deviation, _, since): &Row| Waiting {
            who: who.clone(),
            rating: Rating::measured(*points as f64 / 1000.0, *deviation as f64 / 1000.0),
            since: *since,
        };
        Ok((rows.iter().map(waits).collect(), rows, version.map(|(v,)| v).unwrap_or_default()))
    }

    /// Whom somebody does not want to meet, or who does not want to meet them.
    pub(crate) async fn keeps_apart(&self, account: &str) -> Result<HashSet<String>, Fail> {
        let query = sql!(
            "SELECT player FROM blocks WHERE account = $1 UNION SELECT account FROM blocks WHERE player = $1",
            account
        );
        let rows: Vec<(String,)> = self.hall.store.read(query).await?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }
}

/// Only one process agrees on a match at a time.
fn claim(version: &str) -> Statement {
    let next = version.parse::<i64>().unwrap_or(0) + 1;
    sql!("UPDATE settings SET value = $2 WHERE key = 'matches' AND value = $1", version, next.to_string())
}

/// The level nearest to a rating.
fn nearest(wish: &Wish, rating: Rating) -> String {
    let near = LEVELS.nearest(&wish.game, wish.format(), rating.points);
    near.map_or_else(|| bots::DEFAULT_LEVEL.to_owned(), |l| l.name.clone())
}
