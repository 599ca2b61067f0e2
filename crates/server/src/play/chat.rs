//! Talking at the table.

use super::seats_of;
use crate::app::App;
use crate::people::names;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::table::{Shown, What};
use crate::wire::Status;
use std::sync::Arc;

const LONGEST: usize = 300;

impl App {
    pub async fn say(self: &Arc<Self>, id: &str, player: &Player, text: &str) -> Result<(), Fail> {
        let live = self.hall.get(id).await?;
        seats_of(&live.shown(), player)?;
        let text = names::said(text);
        if text.is_empty() || text.chars().count() > LONGEST {
            return Err(Refused::Bad("text: 1 to 300 characters".to_owned()).into());
        }
        self.limits.chat(&player.id)?;
        let player = player.clone();
        let decide = move |now: &Shown, _: i64| {
            if !now.chat || now.status == Status::Closed {
                return Err(Refused::State("chat-off").into());
            }
            let (name, text) = (player.name.clone(), text.clone());
            Ok(vec![What::Chat { player: player.id.clone(), name, text }.into()])
        };
        self.hall.change(&live, decide).await?;
        Ok(())
    }
}
