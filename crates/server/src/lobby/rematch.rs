//! A rematch: the same table again, everybody one seat further; of a campaign's game, the next one.

use super::Opening;
use crate::app::App;
use crate::people::session::Player;
use crate::problem::Fail;
use crate::table::{Occupant, Shown};
use crate::wire::{Opened, PlayCampaign, SeatKind};
use std::sync::Arc;

impl App {
    /// Whoever asks first opens it and sits down; the others are expected.
    pub async fn rematch(self: &Arc<Self>, id: &str, player: &Player) -> Result<Opened, Fail> {
        let live = self.hall.get(id).await?;
        let shown = live.shown();
        shown.may_play_again(player.who())?;
        if let Some(of) = &shown.fixed.plan.campaign {
            return self.play_campaign(&of.campaign, player, PlayCampaign::default()).await;
        }
        if let Some(next) = &shown.next {
            return Ok(Opened { id: next.clone(), invite: None });
        }
        let opened = self.open_table(again(&shown, player)).await?;
        let table = opened.id.clone();
        let decide = move |now: &Shown, _: i64| Ok(now.play_again_at(&table));
        let (_, after) = self.hall.change(&live, decide).await?;
        // Somebody else may have been quicker; their table counts.
        match &after.next {
            Some(next) if *next != opened.id => Ok(Opened { id: next.clone(), invite: None }),
            _ => Ok(opened),
        }
    }
}

fn again(shown: &Shown, player: &Player) -> Opening {
    let plan = &shown.fixed.plan;
    let n = shown.seats.len();
    let rotated: Vec<Occupant> = (0..n).map(|i| shown.seats[(i + 1) % n].without_stand_in()).collect();
    let place = |o: &Occupant| match o.kind {
        SeatKind::Person if o.account.as_ref() != Some(&player.id) => Occupant::open(),
        _ => o.clone(),
    };
    Opening {
        clock: plan.clock,
        takebacks: plan.takebacks,
        visibility: shown.fixed.visibility,
        chat: shown.chat,
        position: plan.position.clone(),
        expected: rotated.iter().map(|o| o.account.clone()).collect(),
        ..Opening::new(shown.fixed.rules, plan.options.clone(), rotated.iter().map(place).collect(), player)
    }
}
