//! A campaign's games: opening the next as an ordinary table, and taking its end in, once.

use super::held::Held;
use super::open::TRIES;
use crate::app::App;
use crate::archive::played;
use crate::lobby::Opening;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::sql;
use crate::store::Word;
use crate::table::{Shown, What};
use crate::time::now_ms;
use crate::wire::{CampaignGame, CampaignStage, Opened, PlayCampaign, Status, TopUp};
use starboard_core::Lang;
use starboard_core::campaign::{AnyCampaign, Stage};
use starboard_table::Why;
use std::sync::Arc;

/// After the last game bots choose at once what is theirs to choose.
pub(super) fn bots_choose(held: &mut Held) {
    let Some(campaign) = &held.campaign else { return };
    let mut next = campaign.clone_box();
    let mut changed = false;
    while let (Stage::TopUp, Some(seat)) = (next.stage(), next.asked()) {
        let Some(upgrade) = next.suggest().filter(|_| held.is_bot(seat)) else { break };
        if next.top_up(seat, &upgrade).is_err() {
            break;
        }
        changed = true;
    }
    if changed {
        held.campaign = Some(next.into());
    }
}

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
        let (Some(table), Some(campaign)) = (&held.table, &held.campaign) else { return Ok(None) };
        let found = self.hall.store.first(sql!("SELECT status FROM tables WHERE id = $1", table)).await?;
        let status = found.map(|(Word(status),): (Word<Status>,)| status);
        let mut after = campaign.clone_box();
        match status {
            Some(Status::Waiting | Status::Playing) => return Ok(None),
            Some(Status::Finished) => {
                let record = self.hall.history(table).await?.record();
                let finish = move || {
                    let done = after.finish(record);
                    (after, done)
                };
                let done = tokio::task::spawn_blocking(finish).await;
                let (finished, done) = done.map_err(|e| Fail::broken(e.to_string()))?;
                after = finished;
                if let Err(why) = done {
                    tracing::info!(campaign = held.id, table, why = why.words(Lang::En), "the game is played again");
                    after.restart();
                }
            }
            // Given up or no longer there: it is begun anew.
            Some(Status::Closed) | None => after.restart(),
        }
        let mut next = Held { campaign: Some(after.into()), table: None, ..held.next() };
        bots_choose(&mut next);
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
            held.seat_of(player)?;
            if let Some(table) = &held.table {
                return Ok(Opened { id: table.clone(), invite: None });
            }
            self.check_room(Some(&player.id)).await?;
            let mut next = held.next();
            let campaign = held.campaign.as_ref().ok_or(Why::SeatsOpen)?;
            let mut begun = campaign.clone_box();
            if begun.stage() == Stage::Next {
                begin(&mut *begun, &held, player, wish.choice)?;
            }
            let options = begun.running().ok_or(Refused::State("campaign-over"))?;
            let rules = self.hall.rules(begun.game())?;
            let kept = begun.kept();
            let opening = Opening {
                edition: Some(begun.edition().to_owned()),
                clock: wish.clock.unwrap_or_default(),
                takebacks: wish.takebacks.unwrap_or_default(),
                chat: wish.chat.unwrap_or(true),
                campaign: Some(CampaignGame { campaign: id.to_owned(), game: held.played() + 1 }),
                ..Opening::new(rules, options, held.seats.clone(), player)
            };
            let opening = match kept.as_ref().and_then(|r| r.seed) {
                Some(seed) => Opening { seed: Some(seed), ..opening },
                None => opening,
            };
            let opened = opening.shown()?;
            let moments = match &kept {
                Some(record) if record.seed.is_some() => played(&opened, record, now_ms())?,
                _ => vec![started(&opened)?],
            };
            next.campaign = Some(begun.into());
            next.table = Some(opened.fixed.id.clone());
            if self.hall.open_if(next.update(), &opened, moments).await? {
                self.remember(&next);
                return Ok(Opened { id: opened.fixed.id.clone(), invite: None });
            }
        }
        Err(Refused::Busy.into())
    }

    pub async fn top_up(&self, id: &str, player: &Player, wish: TopUp) -> Result<(), Fail> {
        for _ in 0..TRIES {
            let held = self.campaign_now(id).await?;
            let mine = held.seat_of(player)?;
            if held.stage() != CampaignStage::TopUp {
                return Err(Refused::State("no-top-up").into());
            }
            let campaign = held.campaign.as_ref().ok_or(Why::SeatsOpen)?;
            let seat = held.asked().filter(|s| held.held_by(&player.id).any(|m| m == *s)).unwrap_or(mine);
            let mut after = campaign.clone_box();
            after.top_up(seat, &wish.upgrade).map_err(Refused::Illegal)?;
            let mut next = Held { campaign: Some(after.into()), ..held.next() };
            bots_choose(&mut next);
            if self.keep(&next).await? {
                return Ok(());
            }
        }
        Err(Refused::Busy.into())
    }
}

fn started(opened: &Shown) -> Result<Shown, Fail> {
    let start = What::Start { deals: Vec::new() };
    let started = opened.carry_out(vec![start.into()], now_ms());
    started.map_err(|why| Fail::broken(format!("a campaign's game does not start: {why:?}")))
}

/// Whoever is asked chooses: I do, or the bot in that seat.
fn begin(campaign: &mut dyn AnyCampaign, held: &Held, player: &Player, choice: Option<u8>) -> Result<(), Fail> {
    let mine = held.seat_of(player)?;
    let (seat, choice) = match campaign.asked() {
        None => (mine, choice),
        Some(asked) if held.is_bot(asked) => (asked, campaign.suggest().and_then(|c| c.parse().ok())),
        Some(asked) if held.held_by(&player.id).any(|s| s == asked) => (asked, choice),
        Some(_) => (mine, choice),
    };
    campaign.begin(seat, choice).map_err(Refused::Illegal)?;
    Ok(())
}
