//! Games are taken out of the ratings: everything after them is counted again.

use super::settle::{Sat, after, keep};
use super::{Held, thousandths};
use crate::app::App;
use crate::problem::{Fail, Refused};
use crate::sql;
use crate::store::{Statement, Unit};
use starboard_contest::Rating;
use std::collections::{BTreeMap, BTreeSet};

/// A seat of a rated game: table, seat, account, when, team, rank, points before, deviation before, level.
type Line = (String, i64, Option<String>, i64, u8, u8, i64, i64, Option<String>);

impl App {
    /// Takes the games of two players against each other out of the ratings. Says how many.
    pub async fn annul(&self, one: &str, two: &str) -> Result<u32, Fail> {
        let query = sql!(
            "SELECT a.table_id, a.game, a.format FROM rated_games a JOIN rated_games b ON b.table_id = a.table_id \
             WHERE a.account = $1 AND b.account = $2 AND a.counted = 1",
            one,
            two,
        );
        let found: Vec<(String, String, String)> = self.hall.store.read(query).await?;
        let out: BTreeSet<&str> = found.iter().map(|(id, ..)| id.as_str()).collect();
        let kinds: BTreeSet<(&str, &str)> = found.iter().map(|(_, g, f)| (g.as_str(), f.as_str())).collect();
        for (game, format) in kinds {
            self.count_again(game, format, &out).await?;
        }
        Ok(out.len() as u32)
    }

    async fn count_again(&self, game: &str, format: &str, out: &BTreeSet<&str>) -> Result<(), Fail> {
        let version = self.ratings_version().await?;
        let query = sql!(
            "SELECT table_id, seat, account, at, team, rank, before, deviation, level FROM rated_games \
             WHERE game = $1 AND format = $2 AND counted = 1 ORDER BY at, table_id, seat",
            game,
            format,
        );
        let lines: Vec<Line> = self.hall.store.read(query).await?;
        let next = version.parse::<i64>().unwrap_or(0) + 1;
        let mut unit: Vec<Statement> = vec![sql!(
            "UPDATE settings SET value = $2 WHERE key = 'ratings' AND value = $1",
            &version,
            next.to_string(),
        )];
        let mut held: BTreeMap<String, Held> =
            lines.iter().filter_map(|l| l.2.clone()).map(|account| (account, Held::default())).collect();
        for game in lines.chunk_by(|a, b| a.0 == b.0) {
            let (table, at) = (&game[0].0, game[0].3);
            if out.contains(table.as_str()) {
                unit.push(sql!("UPDATE rated_games SET counted = 0, after = before WHERE table_id = $1", table));
                unit.push(sql!("UPDATE tables SET rated = 3 WHERE id = $1", table));
                continue;
            }
            let sat = |(_, _, account, _, team, rank, before, deviation, _): &Line| {
                let known = account.as_ref().and_then(|a| held.get(a)).copied();
                let told = || Rating::measured(*before as f64 / 1000.0, *deviation as f64 / 1000.0);
                let before = known.map(|held| held.at(at)).or_else(|| (*deviation > 0).then(told));
                Sat { account: account.clone(), team: *team, rank: *rank, before, held: known.unwrap_or_default() }
            };
            let seats: Vec<Sat> = game.iter().map(sat).collect();
            for ((line, sat), rating) in game.iter().zip(&seats).zip(after(&seats)) {
                let (Some(account), Some(before)) = (&sat.account, sat.before) else { continue };
                unit.push(sql!(
                    "UPDATE rated_games SET before = $3, deviation = $4, after = $5 WHERE table_id = $1 AND seat = $2",
                    table,
                    line.1,
                    thousandths(before.points),
                    thousandths(before.deviation),
                    thousandths(rating.points),
                ));
                let won = sat.held.won + u32::from(sat.rank == 1);
                held.insert(account.clone(), Held { rating, games: sat.held.games + 1, won, updated: at });
            }
        }
        unit.extend(held.iter().map(|(account, held)| keep(account, game, format, held)));
        unit.push(sql!("DELETE FROM ratings WHERE game = $1 AND format = $2 AND games = 0", game, format));
        match self.hall.writer.commit(Unit::of(unit)).await? {
            true => Ok(()),
            false => Err(Refused::Busy.into()),
        }
    }
}
