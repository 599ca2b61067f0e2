//! A bot plays for somebody whose time ran out; they may come back.

use crate::app::App;
use crate::people::session::Player;
use crate::problem::Fail;
use crate::table::Shown;
use crate::wire::{SeatKind, SeatNumber};
use std::sync::Arc;

impl App {
    /// Takes back the seat named, or every seat of mine that a bot plays for me.
    pub async fn come_back(self: &Arc<Self>, id: &str, player: &Player, named: Option<SeatNumber>) -> Result<(), Fail> {
        let live = self.hall.get(id).await?;
        let player = player.clone();
        let decide = move |now: &Shown, _: i64| Ok(now.come_back(player.who(), named)?);
        let (before, after) = self.hall.change(&live, decide).await?;
        if before.n != after.n {
            live.bots().retain(|seat, _| after.seats[seat.index()].kind == SeatKind::Bot);
        }
        Ok(())
    }
}
