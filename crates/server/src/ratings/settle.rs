//! A rated game has ended: what it makes of everybody's rating, once.

use super::{Held, LEVELS, Row, thousandths};
use crate::app::App;
use crate::problem::{Fail, Refused};
use crate::sql;
use crate::store::{Json, Statement, Unit};
use crate::table::{Shown, What};
use crate::wire::Status;
use starboard_contest::{Finished, Rating, after_game, says_something};
use starboard_core::Seat;
use starboard_core::face::CONCEDE;
use std::cmp::Reverse;

const TRIES: usize = 8;

/// One seat of a rated game.
pub(super) struct Sat {
    pub(super) account: Option<String>,
    pub(super) team: u8,
    pub(super) rank: u8,
    /// Nothing for an opponent nobody measured.
    pub(super) before: Option<Rating>,
    pub(super) held: Held,
}

/// Everybody's rating after a game of these; what it was for who met nobody that is measured.
pub(super) fn after(seats: &[Sat]) -> Vec<Rating> {
    let all: Vec<Finished> = seats.iter().map(|s| Finished { team: s.team, rank: s.rank, before: s.before }).collect();
    after_game(&all).into_iter().map(Option::unwrap_or_default).collect()
}

/// Of those whom the game ranks alike, who gave up earlier comes in behind: at a table of several leaving first is no draw.
fn in_order_of_leaving(seats: &mut [Sat], conceded: &[Option<u32>]) {
    let came_in = |i: usize| (seats[i].rank, Reverse(conceded[i].unwrap_or(u32::MAX)));
    let before = |i: usize, j: usize| seats[j].team != seats[i].team && came_in(j) < came_in(i);
    let ranks: Vec<usize> = (0..seats.len()).map(|i| (0..seats.len()).filter(|j| before(i, *j)).count()).collect();
    for (sat, ahead) in seats.iter_mut().zip(ranks) {
        sat.rank = ahead as u8 + 1;
    }
}

/// Writes a rating as it is now.
pub(super) fn keep(account: &str, game: &str, format: &str, held: &Held) -> Statement {
    sql!(
        "INSERT INTO ratings (account, game, format, points, deviation, volatility, games, won, updated) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (account, game, format) DO UPDATE SET points = excluded.points, \
         deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games, won = excluded.won, \
         updated = excluded.updated",
        account,
        game,
        format,
        thousandths(held.rating.points),
        thousandths(held.rating.deviation),
        (held.rating.volatility * 1_000_000.0).round() as i64,
        held.games,
        held.won,
        held.updated,
    )
}

impl App {
    /// Where ratings stand: only one change at a time is made from what was read.
    pub(super) async fn ratings_version(&self) -> Result<String, Fail> {
        let found: Option<(String,)> =
            self.hall.store.first(sql!("SELECT value FROM settings WHERE key = 'ratings'")).await?;
        Ok(found.map(|(v,)| v).unwrap_or_default())
    }

    pub async fn rating(&self, account: &str, game: &str, format: &str) -> Result<Held, Fail> {
        let query = sql!(
            "SELECT points, deviation, volatility, games, won, updated FROM ratings WHERE account = $1 AND game = $2 AND format = $3",
            account,
            game,
            format,
        );
        let found: Option<Row> = self.hall.store.first(query).await?;
        Ok(found.map(Held::of).unwrap_or_default())
    }

    /// Takes every rated game that has ended into the ratings.
    pub async fn settle_all(&self) -> Result<(), Fail> {
        let ended = sql!("SELECT id FROM tables WHERE rated = 1 AND ended IS NOT NULL ORDER BY ended LIMIT 500");
        let ended: Vec<(String,)> = self.hall.store.read(ended).await?;
        for (id,) in ended {
            if let Err(fail) = self.settle(&id).await {
                tracing::error!(table = id, ?fail, "a rated game cannot be counted");
            }
        }
        Ok(())
    }

    async fn settle(&self, id: &str) -> Result<(), Fail> {
        let live = self.hall.get(id).await?;
        self.hall.catch_up(&live).await?;
        let shown = live.shown();
        let waits = sql!("SELECT id FROM tables WHERE id = $1 AND rated = 1", id);
        for _ in 0..TRIES {
            let version = self.ratings_version().await?;
            let unit = self.counted(&shown, &version).await?;
            if self.hall.writer.commit(Unit::of(unit)).await? {
                return Ok(());
            }
            if self.hall.store.rows(waits.clone()).await?.is_empty() {
                return Ok(());
            }
        }
        Err(Refused::Busy.into())
    }

    /// What a finished game does to the ratings as they are at this version.
    async fn counted(&self, shown: &Shown, version: &str) -> Result<Vec<Statement>, Fail> {
        let id = &shown.fixed.id;
        let next = version.parse::<i64>().unwrap_or(0) + 1;
        let mut unit = vec![sql!(
            "UPDATE settings SET value = $2 WHERE key = 'ratings' AND value = $1 \
             AND EXISTS (SELECT 1 FROM tables WHERE id = $3 AND rated = 1)",
            version,
            next.to_string(),
            id,
        )];
        let done = |rated: i64| sql!("UPDATE tables SET rated = $2 WHERE id = $1", id, rated);
        let Some(mut seats) = self.sat(shown).await?.filter(|_| shown.status == Status::Finished) else {
            unit.push(done(3));
            return Ok(unit);
        };
        let (game, format) = (shown.fixed.game.name(), kind_of(shown));
        let at = shown.ended.unwrap_or_default();
        let conceded = self.conceded(shown).await?;
        in_order_of_leaving(&mut seats, &conceded);
        let together = self.together(&seats);
        for (seat, (sat, rating)) in seats.iter().zip(after(&seats)).enumerate() {
            let is_bot = sat.account.is_none();
            // Of whom nobody knows anything, the row says nothing: no points, and not unsure of them either.
            let before = sat.before.unwrap_or(Rating::measured(0.0, 0.0));
            let rating = if is_bot { before } else { rating };
            unit.push(sql!(
                "INSERT INTO rated_games (table_id, seat, account, level, game, format, at, team, rank, before, deviation, after, steps, \
                 conceded, same_place, counted) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, 1) \
                 ON CONFLICT DO NOTHING",
                id,
                seat as i64,
                sat.account.clone(),
                shown.seats[seat].level.clone().filter(|_| is_bot),
                game,
                &format,
                at,
                i64::from(sat.team),
                i64::from(sat.rank),
                thousandths(before.points),
                thousandths(before.deviation),
                thousandths(rating.points),
                conceded[seat].unwrap_or(shown.step),
                conceded[seat].is_some(),
                together[seat],
            ));
            if let Some(account) = &sat.account {
                let won = sat.held.won + u32::from(sat.rank == 1);
                let held = Held { rating, games: sat.held.games + 1, won, updated: at };
                unit.push(keep(account, game, &format, &held));
            }
        }
        unit.push(done(2));
        Ok(unit)
    }

    /// Who sat there with which rating; nothing if it counts for nobody: one person in two seats, or nobody met anybody measured.
    async fn sat(&self, shown: &Shown) -> Result<Option<Vec<Sat>>, Fail> {
        let (game, format) = (shown.fixed.game.name(), kind_of(shown));
        let at = shown.ended.unwrap_or_default();
        let Some(result) = &shown.result else { return Ok(None) };
        let mut seats: Vec<Sat> = Vec::new();
        for (i, o) in shown.seats.iter().enumerate() {
            let team = shown.fixed.game.team(Seat(i as u8));
            let rank = result.ranks.get(i).copied().unwrap_or(u8::MAX);
            let (before, held) = match (&o.account, &o.level) {
                (Some(account), _) => {
                    if seats.iter().any(|s| s.account.as_ref() == Some(account)) {
                        return Ok(None);
                    }
                    let held = self.rating(account, game, &format).await?;
                    (Some(held.at(at)), held)
                }
                (None, Some(level)) => (LEVELS.rating(game, &format, level), Held::default()),
                // A player who is gone: as if nothing were known of them.
                (None, None) => (Some(Rating::default()), Held::default()),
            };
            seats.push(Sat { account: o.account.clone(), team, rank, before, held });
        }
        let known: Vec<(u8, bool)> = seats.iter().map(|s| (s.team, s.before.is_some())).collect();
        Ok((seats.iter().any(|s| s.account.is_some()) && says_something(&known)).then_some(seats))
    }

    /// By seat: after how many actions it gave up, if it did.
    async fn conceded(&self, shown: &Shown) -> Result<Vec<Option<u32>>, Fail> {
        let acts = sql!("SELECT what FROM entries WHERE table_id = $1 AND kind = 'act' ORDER BY n", &shown.fixed.id);
        let acts: Vec<(Json<What>,)> = self.hall.store.read(acts).await?;
        let mut gave_up = vec![None; shown.seats.len()];
        for (step, (Json(what),)) in acts.iter().enumerate() {
            if let What::Act { seat, action, .. } = what
                && action == CONCEDE
                && let Some(when) = gave_up.get_mut(seat.index())
            {
                *when = Some(step as u32);
            }
        }
        Ok(gave_up)
    }

    /// By seat: a number for those who play from one place, from 1; 0 for who is there alone, or nobody knows from where.
    fn together(&self, seats: &[Sat]) -> Vec<i64> {
        let place = |s: &Sat| s.account.as_deref().and_then(|a| self.hall.whereabouts.of(a));
        let places: Vec<_> = seats.iter().map(place).collect();
        let here = |p: &Option<std::net::IpAddr>| {
            let shared = p.is_some() && places.iter().filter(|other| *other == p).count() > 1;
            places.iter().position(|other| other == p).filter(|_| shared).map_or(0, |first| first as i64 + 1)
        };
        places.iter().map(here).collect()
    }
}

/// What a table is rated under.
fn kind_of(shown: &Shown) -> String {
    let format = shown.fixed.plan.options.get("format").and_then(|f| f.as_str()).unwrap_or_default();
    super::kind(format, shown.seats.len())
}
