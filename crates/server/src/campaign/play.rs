//! A campaign's games: opening the next as an ordinary table, and taking its end in, once.

use super::held::Rows as _;
use super::open::TRIES;
use crate::app::App;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::secret;
use crate::sql;
use crate::store::Word;
use crate::time::now_ms;
use crate::wire::{Opened, PlayCampaign, Status, TopUp};
use starboard_core::Lang;
use starboard_host::campaign::{self, Held};
use std::sync::Arc;

impl App {
    /// The campaign, with the end of its game taken in if that has come.
    pub(super) async fn campaign_now(&self, id: &str) -> Result<Held, Fail> {
        for _ in 0..TRIES {
            let held = self.held(id).await?;
            let Some(next) = self.after_the_game(&held).await? else { return Ok(held) };
            if self.keep(&next).await? {
                return Ok(next);
            }
        }
        Err(Refused::Busy.into())
    }

    /// Takes the end of a campaign's game in, as soon as it is there.
    pub async fn take_in(&self, id: &str) {
        match self.campaign_now(id).await {
            Ok(_) | Err(Fail::Refused(_)) => {}
            Err(fail) => tracing::error!(campaign = id, ?fail, "the end of a campaign's game is not taken in"),
        }
    }

    /// Games that ended when nobody could take them in: the server was killed in between.
    pub async fn take_in_all(&self) -> Result<(), Fail> {
        let query = sql!(
            "SELECT c.id FROM campaigns c JOIN tables t ON t.id = c.table_id WHERE c.table_id IS NOT NULL AND t.ended IS NOT NULL"
        );
        let over: Vec<(String,)> = self.hall.store.read(query).await?;
        for (id,) in &over {
            self.take_in(id).await;
        }
        Ok(())
    }

    /// The campaign once its running game is over; nothing while it is not.
    async fn after_the_game(&self, held: &Held) -> Result<Option<Held>, Fail> {
        let Some(table) = &held.table else { return Ok(None) };
        let found = self.hall.store.first(sql!("SELECT status FROM tables WHERE id = $1", table)).await?;
        let status = found.map(|(Word(status),): (Word<Status>,)| status);
        let record = match status {
            Some(Status::Waiting | Status::Playing) => return Ok(None),
            Some(Status::Finished) => Some(self.hall.history(table).await?.record()),
            // Given up or no longer there: it is begun anew.
            Some(Status::Closed) | None => None,
        };
        let before = held.clone();
        let finish = move || campaign::after_game(&before, record, now_ms());
        let (next, again) = tokio::task::spawn_blocking(finish).await.map_err(|e| Fail::broken(e.to_string()))?;
        if let Some(why) = again {
            tracing::info!(campaign = held.id, table, why = why.words(Lang::En), "the game is played again");
        }
        Ok(Some(next))
    }

    /// Begins the next game, or finds the running one.
    pub async fn play_campaign(
        self: &Arc<Self>,
        id: &str,
        player: &Player,
        wish: PlayCampaign,
    ) -> Result<Opened, Fail> {
        for _ in 0..TRIES {
            let held = self.campaign_now(id).await?;
            held.seat_of(player.who())?;
            if let Some(table) = &held.table {
                return Ok(Opened { id: table.clone(), invite: None });
            }
            self.check_room(Some(&player.id)).await?;
            let find = |game: &str| self.hall.rules(game).ok();
            let with = (secret::names(), secret::seed(), now_ms());
            let next = campaign::next_game(&held, &wish, player.who(), find, with)?;
            let id = next.opened.fixed.id.clone();
            if self.hall.open_if(next.held.update(), &next.opened, next.moments).await? {
                self.remember(&next.held);
                return Ok(Opened { id, invite: None });
            }
        }
        Err(Refused::Busy.into())
    }

    pub async fn top_up(&self, id: &str, player: &Player, wish: TopUp) -> Result<(), Fail> {
        for _ in 0..TRIES {
            let held = self.campaign_now(id).await?;
            let next = campaign::topped_up(&held, player.who(), &wish.upgrade, now_ms())?;
            if self.keep(&next).await? {
                return Ok(());
            }
        }
        Err(Refused::Busy.into())
    }
}
