//! Sitting down, getting up, and what the host may change. What is allowed is decided by the table itself.

use crate::app::App;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::sql;
use crate::wire::{ChangeTable, Join, Leave, Start};
use std::sync::Arc;

impl App {
    pub async fn table_of_invite(&self, invite: &str) -> Result<String, Fail> {
        let found = self.hall.store.first(sql!("SELECT id FROM tables WHERE invite = $1", invite)).await?;
        let (id,) = found.ok_or(Refused::NotFound)?;
        Ok(id)
    }

    pub async fn join(self: &Arc<Self>, id: &str, player: &Player, join: Join) -> Result<(), Fail> {
        let live = self.hall.get(id).await?;
        let player = player.clone();
        self.hall.change(&live, move |now, _| Ok(now.sit_down(player.who(), &join)?)).await?;
        Ok(())
    }

    pub async fn leave(self: &Arc<Self>, id: &str, player: &Player, leave: Leave) -> Result<(), Fail> {
        let live = self.hall.get(id).await?;
        let player = player.clone();
        self.hall.change(&live, move |now, _| Ok(now.get_up(player.who(), &leave)?)).await?;
        Ok(())
    }

    pub async fn change_table(self: &Arc<Self>, id: &str, player: &Player, change: ChangeTable) -> Result<(), Fail> {
        let live = self.hall.get(id).await?;
        let player = player.clone();
        self.hall.change(&live, move |now, _| Ok(now.rearrange(player.who(), &change)?)).await?;
        Ok(())
    }

    pub async fn start_table(self: &Arc<Self>, id: &str, player: &Player, wish: Start) -> Result<(), Fail> {
        let live = self.hall.get(id).await?;
        let player = player.clone();
        self.hall.change(&live, move |now, _| Ok(now.begin(player.who(), &wish)?)).await?;
        Ok(())
    }
}
