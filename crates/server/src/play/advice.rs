//! Hints, from the same opponents that play here.

use crate::app::App;
use crate::bots::{self, Asker};
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::wire::{Hints, SeatNumber};
use crate::words::lang;
use std::sync::Arc;

impl App {
    pub async fn hint(self: &Arc<Self>, id: &str, player: &Player, seat: Option<SeatNumber>) -> Result<Hints, Fail> {
        let live = self.hall.fresh(id).await?;
        let shown = live.shown();
        let (seat, table) = shown.may_ask_advice(player.who(), seat)?;
        self.limits.hint(&player.id)?;
        let lang = lang();
        let asker = Asker { address: self.hall.whereabouts.of(&player.id), account: player.id.clone() };
        let best = self.hall.pool.think(asker, move || bots::hint(&*table, seat, lang)).await.unwrap_or_default();
        if best.is_empty() {
            return Err(Refused::State("no-hint").into());
        }
        let ply = shown.ply;
        self.hall.change(&live, move |now, _| Ok(now.took_hint(seat, ply))).await?;
        Ok(Hints { ply, best })
    }
}
