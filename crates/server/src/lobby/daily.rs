//! The daily deal: one seed a day and game, the same cards for everybody who plays it.

use super::Opening;
use crate::app::App;
use crate::bots::DEFAULT_LEVEL;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::sql;
use crate::table::{Occupant, day};
use crate::time::now_ms;
use crate::wire::{Daily, DailyDeal, Opened, Takebacks};
use sha2::{Digest as _, Sha256};
use starboard_core::Seed;
use starboard_core::face::Rules;

impl App {
    /// The deal of a day: nobody can know it without the server's key.
    fn daily_seed(&self, game: &str, day: &str) -> Seed {
        let mut hash = Sha256::new();
        hash.update(self.key.master());
        hash.update(format!("daily deal of {game} on {day}"));
        Seed(hash.finalize().into())
    }

    pub async fn daily(&self, player: Option<&Player>) -> Result<Daily, Fail> {
        let today = day(now_ms());
        let mut deals = Vec::new();
        for rules in &self.hall.games {
            let game = rules.name();
            let me = player.map(|p| p.id.clone()).unwrap_or_default();
            let played = sql!(
                "SELECT COUNT(*), COUNT(CASE WHEN s.rank = 1 THEN 1 END) FROM tables t JOIN seats s ON s.table_id = t.id \
                 WHERE t.daily = $1 AND t.game = $2 AND t.ended IS NOT NULL AND s.kind = 'person'",
                &today,
                game,
            );
            let mine = self.my_daily(game, &today, &me).await?;
            let rows = self.hall.store.rows(played).await?;
            let count = |i: usize| rows.first().map_or(0, |r| r.int(i) as u32);
            deals.push(DailyDeal {
                game: game.to_owned(),
                fingerprint: self.daily_seed(game, &today).fingerprint(),
                level: DEFAULT_LEVEL.to_owned(),
                mine,
                played: count(0),
                won: count(1),
            });
        }
        Ok(Daily { day: today, deals })
    }

    async fn my_daily(&self, game: &str, day: &str, account: &str) -> Result<Option<String>, Fail> {
        let query = sql!(
            "SELECT t.id FROM tables t JOIN seats s ON s.table_id = t.id \
             WHERE t.daily = $1 AND t.game = $2 AND s.account = $3 LIMIT 1",
            day,
            game,
            account,
        );
        Ok(self.hall.store.rows(query).await?.first().map(|r| r.text(0).to_owned()))
    }

    /// Everybody plays today's deal once; asking again leads back to the same table.
    pub async fn open_daily(&self, rules: &'static dyn Rules, player: &Player) -> Result<Opened, Fail> {
        let today = day(now_ms());
        if let Some(id) = self.my_daily(rules.name(), &today, &player.id).await? {
            return Ok(Opened { id, invite: None });
        }
        let game = rules.game(serde_json::json!({}))?;
        let mut seats = vec![Occupant::bot(DEFAULT_LEVEL); game.seats()];
        *seats.first_mut().ok_or(Refused::NotFound)? = Occupant::person(&player.id, &player.name);
        let opening = Opening {
            takebacks: Takebacks::Free,
            seed: Some(self.daily_seed(rules.name(), &today)),
            daily: Some(today),
            ..Opening::new(rules, game.options(), seats, player)
        };
        self.open_table(opening).await
    }
}
