//! The daily deal: one seed a day and game, the same cards for everybody who plays it.

use crate::app::App;
use crate::bots::DEFAULT_LEVEL;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::secret;
use crate::sql;
use crate::table::{Dealing, What, day};
use crate::time::now_ms;
use crate::wire::{Daily, DailyCourse, DailyDeal, DailyResult, Opened};
use starboard_core::Seed;
use starboard_core::face::Rules;
use starboard_host::daily;

/// So many results are told, and mine.
const TOLD: usize = 10;
/// Days that a streak is looked for.
const LONGEST: i64 = 1000;

impl App {
    /// The deal of a day: nobody can know it without the server's key.
    fn daily_seed(&self, game: &str, day: &str) -> Seed {
        daily::seed(self.key.master(), game, day)
    }

    pub async fn daily(&self, player: Option<&Player>) -> Result<Daily, Fail> {
        let today = day(now_ms());
        let mut deals = Vec::new();
        for rules in &self.hall.games {
            let game = rules.name();
            let me = player.map(|p| p.id.clone()).unwrap_or_default();
            let played = sql!(
                "SELECT COUNT(*), COUNT(CASE WHEN s.rank = 1 THEN 1 END) FROM dailies d JOIN tables t ON t.id = d.table_id \
                 JOIN seats s ON s.table_id = t.id \
                 WHERE d.day = $1 AND d.game = $2 AND t.ended IS NOT NULL AND s.kind = 'person'",
                &today,
                game,
            );
            let mine = self.my_daily(game, &today, &me).await?;
            let counted: Option<(u32, u32)> = self.hall.store.first(played).await?;
            let (played, won) = counted.unwrap_or_default();
            deals.push(DailyDeal {
                game: game.to_owned(),
                fingerprint: self.daily_seed(game, &today).fingerprint(),
                level: DEFAULT_LEVEL.to_owned(),
                mine,
                played,
                won,
                results: self.daily_results(game, &today, &me).await?,
                streak: self.streak(game, &me).await?,
            });
        }
        Ok(Daily { day: today, deals })
    }

    /// The table of my try at a day's deal, if I have had it.
    async fn my_daily(&self, game: &str, day: &str, account: &str) -> Result<Option<String>, Fail> {
        let query =
            sql!("SELECT table_id FROM dailies WHERE day = $1 AND game = $2 AND account = $3", day, game, account,);
        let found: Option<(String,)> = self.hall.store.first(query).await?;
        Ok(found.map(|(id,)| id))
    }

    /// How people did with a day's deal: the best, and this account.
    async fn daily_results(&self, game: &str, day: &str, account: &str) -> Result<Vec<DailyResult>, Fail> {
        let query = sql!(
            "SELECT COALESCE(a.name, s.name), s.rank, s.score, t.step, CASE WHEN d.account = $3 THEN 1 ELSE 0 END \
             FROM dailies d JOIN tables t ON t.id = d.table_id JOIN seats s ON s.table_id = t.id \
             LEFT JOIN accounts a ON a.id = s.account WHERE d.day = $1 AND d.game = $2 AND t.ended IS NOT NULL \
             AND s.kind = 'person' AND s.rank IS NOT NULL ORDER BY s.rank, s.score DESC, t.step, t.ended LIMIT 5000",
            day,
            game,
            account,
        );
        let rows: Vec<(String, u32, i64, u32, bool)> = self.hall.store.read(query).await?;
        let placed = rows.into_iter().zip(1..).map(|((name, rank, score, moves, mine), place)| DailyResult {
            place,
            name,
            rank,
            score: score as i32,
            moves,
            mine,
        });
        Ok(placed.filter(|r| r.place as usize <= TOLD || r.mine).collect())
    }

    /// On how many days in a row the account has had a go at this game's deal, up to today or yesterday.
    async fn streak(&self, game: &str, account: &str) -> Result<u32, Fail> {
        let query = sql!(
            "SELECT day FROM dailies WHERE game = $1 AND account = $2 ORDER BY day DESC LIMIT $3",
            game,
            account,
            LONGEST,
        );
        let played: Vec<(String,)> = self.hall.store.read(query).await?;
        let days: Vec<String> = played.into_iter().map(|(d,)| d).collect();
        Ok(daily::in_a_row(&days, now_ms()))
    }

    /// My finished try at today's deal of a game beside the best one.
    pub async fn daily_course(&self, game: &str, player: &Player) -> Result<DailyCourse, Fail> {
        let today = day(now_ms());
        let query = sql!(
            "SELECT d.table_id, COALESCE(a.name, s.name) FROM dailies d JOIN tables t ON t.id = d.table_id \
             JOIN seats s ON s.table_id = t.id LEFT JOIN accounts a ON a.id = s.account WHERE d.day = $1 AND d.game = $2 \
             AND t.ended IS NOT NULL AND s.kind = 'person' AND s.rank IS NOT NULL \
             ORDER BY s.rank, s.score DESC, t.step, t.ended LIMIT 1",
            &today,
            game,
        );
        let best: Option<(String, String)> = self.hall.store.first(query).await?;
        let mine = self.my_daily(game, &today, &player.id).await?.ok_or(Refused::NotFound)?;
        let (table, name) = best.ok_or(Refused::NotFound)?;
        // Before one's own try is over, nothing is told of the others'.
        if self.hall.get(&mine).await?.shown().ended.is_none() {
            return Err(Refused::State("not-finished").into());
        }
        Ok(DailyCourse { mine: self.course(&mine).await?, best: self.course(&table).await?, name })
    }

    /// How far the person at a table was ahead of the best rival, after each of the person's turns.
    async fn course(&self, id: &str) -> Result<Vec<i32>, Fail> {
        Ok(daily::course(&self.hall.history(id).await?))
    }

    /// Everybody plays today's deal once; asking again leads back to the same table. `tried` is what this browser has played
    /// under another name.
    pub async fn open_daily(&self, rules: &'static dyn Rules, player: &Player, tried: &Tried) -> Result<Opened, Fail> {
        let today = day(now_ms());
        if let Some(id) = self.my_daily(rules.name(), &today, &player.id).await? {
            return self.again(id, player).await;
        }
        if tried.has(&today, rules.name()) {
            return Err(Refused::State("already-daily").into());
        }
        self.check_room(Some(&player.id)).await?;
        let seed = self.daily_seed(rules.name(), &today);
        let opened = daily::opening(rules, player.who(), seed, today.clone())?.shown(secret::names(), now_ms())?;
        let id = opened.fixed.id.clone();
        let first = sql!(
            "INSERT INTO dailies (day, game, account, table_id) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
            &today,
            rules.name(),
            &player.id,
            &id,
        );
        let started = opened.advance(What::Start { deals: Vec::new() }, now_ms(), Dealing::Fresh, None);
        let moments = vec![started.map_err(|_| Refused::State("not-playing"))?];
        if self.hall.open_if(vec![first], &opened, moments).await? {
            metrics::counter!("starboard_tables_opened_total").increment(1);
            return Ok(Opened { id, invite: None });
        }
        // The same was asked for twice at once.
        let id = self.my_daily(rules.name(), &today, &player.id).await?.ok_or(Refused::Busy)?;
        self.again(id, player).await
    }

    /// Back to the table of my try; one that was another's of mine and stayed behind is not shown.
    async fn again(&self, id: String, player: &Player) -> Result<Opened, Fail> {
        let live = self.hall.get(&id).await?;
        match live.shown().held_by(&player.id).next() {
            Some(_) => Ok(Opened { id, invite: None }),
            None => Err(Refused::State("already-daily").into()),
        }
    }
}

/// What this browser has tried today, whoever was logged in: a word for the day, then the games.
#[derive(Clone, Default, Debug)]
pub struct Tried(pub String);

impl Tried {
    fn has(&self, day: &str, game: &str) -> bool {
        let mut words = self.0.split(' ');
        words.next() == Some(day) && words.any(|w| w == game)
    }

    /// The same with one more.
    pub fn and(&self, game: &str) -> Tried {
        let today = day(now_ms());
        match self.has(&today, game) {
            true => self.clone(),
            false if self.0.starts_with(&today) => Tried(format!("{} {game}", self.0)),
            false => Tried(format!("{today} {game}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_remembers_one_day() {
        let today = day(now_ms());
        let tried = Tried("2020-01-01 star-realms".to_owned())
            .and("galactic-rebellion")
            .and("galactic-rebellion")
            .and("star-realms");
        assert_eq!(tried.0, format!("{today} galactic-rebellion star-realms"));
        assert!(
            tried.has(&today, "star-realms")
                && !tried.has(&today, "other")
                && !tried.has("2020-01-01", "galactic-rebellion")
        );
    }
}
