//! A rematch: the same table again, everybody in another seat but in the same team; of a campaign's game, the next one.

use crate::app::App;
use crate::people::session::Player;
use crate::problem::Fail;
use crate::secret;
use crate::table::{Shown, What};
use crate::wire::{Opened, PlayCampaign, Status};
use std::sync::Arc;

impl App {
    /// Whoever asks first opens it; whoever asks sits down in the seat kept for them. It starts when everybody has asked.
    pub async fn rematch(self: &Arc<Self>, id: &str, player: &Player) -> Result<Opened, Fail> {
        let live = self.hall.get(id).await?;
        let shown = live.shown();
        shown.may_play_again(player.who())?;
        if let Some(of) = &shown.fixed.plan.campaign {
            return self.play_campaign(&of.campaign, player, PlayCampaign::default()).await;
        }
        if let Some(next) = &shown.next {
            return self.sit_again(next, &shown, player).await;
        }
        let opened = self.open_table(starboard_host::again(&shown, player.who(), Some(secret::seed()))).await?;
        let table = opened.id.clone();
        let decide = move |now: &Shown, _: i64| Ok(now.play_again_at(&table));
        let (_, after) = self.hall.change(&live, decide).await?;
        match &after.next {
            // Somebody else was quicker: their table counts, and mine is put away.
            Some(next) if *next != opened.id => {
                let mine = self.hall.get(&opened.id).await?;
                let close = |now: &Shown, _: i64| match now.status {
                    Status::Waiting => Ok(vec![What::Close.into()]),
                    _ => Ok(Vec::new()),
                };
                self.hall.change(&mine, close).await?;
                self.sit_again(next, &shown, player).await
            }
            _ => Ok(opened),
        }
    }

    /// Sits down in the seats kept for the player, under the names they had; the last one to come starts the game.
    async fn sit_again(self: &Arc<Self>, next: &str, before: &Shown, player: &Player) -> Result<Opened, Fail> {
        let live = self.hall.get(next).await?;
        let names: Vec<String> = before.held_by(&player.id).map(|s| before.seats[s.index()].name.clone()).collect();
        let account = player.id.clone();
        let decide = move |now: &Shown, _: i64| Ok(starboard_host::sits_again(now, &account, &names));
        self.hall.change(&live, decide).await?;
        Ok(Opened { id: next.to_owned(), invite: None })
    }
}
