//! A quick match: somebody of similar strength, or as many as the table seats; after a while the seats that are left are ours.

use super::agreed::{Side, Wish, check_promise, new_match};
use crate::app::App;
use crate::people::session::Player;
use crate::problem::Fail;
use crate::secret;
use crate::sql;
use crate::store::{Statement, Unit};
use crate::time::now_ms;
use crate::wire::{MatchState, MatchStep, QuickMatch};
use starboard_contest::{PATIENCE, Rating, Waiting, groups, pairs};
use std::collections::HashSet;
use std::sync::Arc;

/// Who has not asked again for so long no longer waits.
const SILENT: i64 = 6_000;
/// So long all pages have for their numbers.
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
        let rating = self.rating(&player.id, &wish.game, &wish.kind()).await?.at(now);
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
        let seats = wish.seats as u32;
        let waits =
            |since: i64, others: u32| MatchState::Waiting { since, until: since + PATIENCE, now, others, seats };
        let Some(me) = all.iter().position(|w| w.who == player.id) else { return Ok(waits(now, 0)) };
        let Some(group) = self.who_sits(&wish, &all, now).await?.into_iter().find(|g| g.contains(&me)) else {
            return Ok(waits(all[me].since, all.len() as u32 - 1));
        };
        let person = |i: &usize| Side::Person { account: rows[*i].0.clone(), promise: Some(rows[*i].3.clone()) };
        let mut sides: Vec<Side> = group.iter().map(person).collect();
        let mean = group.iter().map(|i| all[*i].rating.points).sum::<f64>() / group.len() as f64;
        let instead = sides.len() < wish.seats;
        sides.resize_with(wish.seats, || wish.ours(mean));
        mix(&mut sides);
        let rated = self.counts(&wish, &sides)?;
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
            false => Ok(waits(all[me].since, 0)),
        }
    }

    /// Who sits down together now; a group that is smaller than the table plays with ours.
    async fn who_sits(&self, wish: &Wish, all: &[Waiting], now: i64) -> Result<Vec<Vec<usize>>, Fail> {
        let apart: HashSet<(String, String)> = self
            .hall
            .store
            .read(sql!(
                "SELECT account, player FROM blocks WHERE account IN (SELECT account FROM waiting) \
                 AND player IN (SELECT account FROM waiting)"
            ))
            .await?
            .into_iter()
            .collect();
        let keeps = |a: &str, b: &str| apart.contains(&(a.to_owned(), b.to_owned()));
        let may = |a: &str, b: &str| !keeps(a, b) && !keeps(b, a);
        if wish.seats > 2 {
            return Ok(groups(all, wish.seats, now, may));
        }
        let mut found: Vec<Vec<usize>> = pairs(all, now, may).into_iter().map(|(a, b)| vec![a, b]).collect();
        let alone = |i: &usize| now - all[*i].since >= PATIENCE && !found.iter().any(|pair| pair.contains(i));
        let alone: Vec<Vec<usize>> = (0..all.len()).filter(alone).map(|i| vec![i]).collect();
        found.extend(alone);
        Ok(found)
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

/// Who moves first, and who sits next to whom, is chance.
pub(crate) fn mix(sides: &mut [Side]) {
    for last in (1..sides.len()).rev() {
        sides.swap(last, (secret::number() % (last as u64 + 1)) as usize);
    }
}
