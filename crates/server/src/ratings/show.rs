//! Leaderboards, and players as others see them.

use super::{Held, LEVELS, Row};
use crate::app::App;
use crate::bots;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::sql;
use crate::time::now_ms;
use crate::wire::{
    CurvePoint, Leaderboard, PlayerRatings, Ranked, RankedLevel, RatedResult, RatingLine, SeatNumber, Versus,
};
use crate::words::lang;
use starboard_contest::Rating;
use starboard_core::Seat;

const LISTED: usize = 100;
const CURVE: i64 = 200;

fn points(rating: Rating) -> i32 {
    rating.points.round() as i32
}

/// A rating with what it is of: two texts, then the rating.
type Line = (String, String, i64, i64, i64, u32, u32, i64);

impl App {
    async fn ranked(&self, game: &str, format: &str) -> Result<Vec<(String, String, Held)>, Fail> {
        let query = sql!(
            "SELECT r.account, a.name, r.points, r.deviation, r.volatility, r.games, r.won, r.updated FROM ratings r \
             JOIN accounts a ON a.id = r.account WHERE r.game = $1 AND r.format = $2 ORDER BY r.points DESC, r.account LIMIT 5000",
            game,
            format,
        );
        let rows: Vec<Line> = self.hall.store.read(query).await?;
        Ok(rows.into_iter().map(|(id, name, a, b, c, d, e, f)| (id, name, Held::of((a, b, c, d, e, f)))).collect())
    }

    pub async fn leaderboard(&self, game: &str, format: &str, player: Option<&Player>) -> Result<Leaderboard, Fail> {
        let rules = self.hall.rules(game)?;
        let (name, several) = super::format_of(format);
        let fits = |players: &[u8]| if several { players.iter().any(|n| *n > 2) } else { players.contains(&2) };
        let known = rules.about(lang()).formats;
        if !known.iter().any(|f| f.name == name && fits(&f.players)) && !format.is_empty() {
            return Err(Refused::NotFound.into());
        }
        let now = now_ms();
        let all = self.ranked(game, format).await?;
        let (unsure, sure): (Vec<_>, Vec<_>) = all.into_iter().partition(|(_, _, held)| held.at(now).is_provisional());
        let line = |(i, (id, name, held)): (usize, (String, String, Held))| Ranked {
            place: i as u32 + 1,
            mine: player.is_some_and(|p| p.id == id),
            player: id,
            name,
            points: points(held.rating),
            deviation: held.at(now).deviation.round() as i32,
            games: held.games,
        };
        let players = sure.into_iter().enumerate().map(line).filter(|r| r.place as usize <= LISTED || r.mine).collect();
        let titles = bots::levels(game, lang());
        let level = |l: &starboard_contest::Level| RankedLevel {
            title: titles.iter().find(|t| t.name == l.name).map_or_else(|| l.name.clone(), |t| t.title.clone()),
            level: l.name.clone(),
            points: points(l.rating),
        };
        let levels = LEVELS.of(game, format).iter().rev().map(level).collect();
        let (game, format) = (game.to_owned(), format.to_owned());
        Ok(Leaderboard { game, format, players, provisional: unsure.len() as u32, levels })
    }

    pub async fn player_ratings(&self, id: &str, me: Option<&Player>) -> Result<PlayerRatings, Fail> {
        let query = sql!("SELECT name, created, password FROM accounts WHERE id = $1", id);
        let found: Option<(String, i64, Option<String>)> = self.hall.store.first(query).await?;
        let (name, since, password) = found.ok_or(Refused::NotFound)?;
        let mine = me.map(|p| p.id.as_str()).unwrap_or_default();
        let marked = |rows: Vec<crate::store::Row>| !rows.is_empty();
        let follows = sql!("SELECT player FROM follows WHERE account = $1 AND player = $2", mine, id);
        let blocks = sql!("SELECT player FROM blocks WHERE account = $1 AND player = $2", mine, id);
        let muted = sql!("SELECT player FROM mutes WHERE account = $1 AND player = $2", mine, id);
        Ok(PlayerRatings {
            id: id.to_owned(),
            name,
            since,
            guest: password.is_none(),
            me: mine == id,
            following: marked(self.hall.store.rows(follows).await?),
            blocked: marked(self.hall.store.rows(blocks).await?),
            muted: marked(self.hall.store.rows(muted).await?),
            ratings: self.ratings_of(id).await?,
            versus: if mine == id { Vec::new() } else { self.versus(mine, id).await? },
        })
    }

    async fn ratings_of(&self, id: &str) -> Result<Vec<RatingLine>, Fail> {
        let query = sql!(
            "SELECT game, format, points, deviation, volatility, games, won, updated FROM ratings WHERE account = $1 ORDER BY game, format",
            id
        );
        let rows: Vec<Line> = self.hall.store.read(query).await?;
        let now = now_ms();
        let mut lines = Vec::new();
        for (game, format, a, b, c, d, e, f) in rows {
            let row: Row = (a, b, c, d, e, f);
            let held = Held::of(row);
            let curve = sql!(
                "SELECT at, after FROM rated_games WHERE account = $1 AND game = $2 AND format = $3 AND counted = 1 \
                 ORDER BY at DESC, table_id DESC LIMIT $4",
                id,
                &game,
                &format,
                CURVE,
            );
            let mut curve: Vec<(i64, i64)> = self.hall.store.read(curve).await?;
            curve.reverse();
            let provisional = held.at(now).is_provisional();
            let place = match provisional {
                true => None,
                false => {
                    let all = self.ranked(&game, &format).await?;
                    let sure = all.iter().filter(|(_, _, held)| !held.at(now).is_provisional());
                    sure.zip(1..).find(|((account, ..), _)| account == id).map(|(_, place)| place)
                }
            };
            lines.push(RatingLine {
                game,
                format,
                points: points(held.rating),
                deviation: held.at(now).deviation.round() as i32,
                provisional,
                games: held.games,
                won: held.won,
                place,
                curve: curve
                    .into_iter()
                    .map(|(at, p)| CurvePoint { at, points: (p as f64 / 1000.0).round() as i32 })
                    .collect(),
            });
        }
        Ok(lines)
    }

    /// Finished games of two players at one table, against each other, from the first one's side.
    pub async fn versus(&self, mine: &str, other: &str) -> Result<Vec<Versus>, Fail> {
        let query = sql!(
            "SELECT t.game, t.format, COUNT(*), COUNT(CASE WHEN a.rank < b.rank THEN 1 END), COUNT(CASE WHEN a.rank > b.rank THEN 1 END), \
             MAX(t.ended) FROM seats a JOIN seats b ON b.table_id = a.table_id AND b.seat <> a.seat JOIN tables t ON t.id = a.table_id \
             WHERE a.account = $1 AND b.account = $2 AND t.status = 'finished' AND t.fresh = 1 AND a.rank IS NOT NULL \
             GROUP BY t.game, t.format ORDER BY t.game, t.format",
            mine,
            other,
        );
        let rows: Vec<(String, String, u32, u32, u32, i64)> = self.hall.store.read(query).await?;
        let line = |(game, format, played, won, lost, last)| Versus { game, format, played, won, lost, last };
        Ok(rows.into_iter().map(line).collect())
    }

    /// What a finished game did to the ratings.
    pub async fn rated_result(&self, table: &str) -> Result<Vec<RatedResult>, Fail> {
        let waits = sql!("SELECT id FROM tables WHERE id = $1 AND rated = 1 AND ended IS NOT NULL", table);
        if !self.hall.store.rows(waits).await?.is_empty() {
            self.settle_all().await?;
        }
        let query = sql!(
            "SELECT seat, before, after, counted FROM rated_games WHERE table_id = $1 AND account IS NOT NULL ORDER BY seat",
            table
        );
        let rows: Vec<(u8, i64, i64, bool)> = self.hall.store.read(query).await?;
        let whole = |n: i64| (n as f64 / 1000.0).round() as i32;
        let line = |(seat, before, after, counted)| RatedResult {
            seat: SeatNumber::from(Seat(seat)),
            before: whole(before),
            after: whole(after),
            counted,
        };
        Ok(rows.into_iter().map(line).collect())
    }
}
