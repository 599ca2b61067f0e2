//! Talking at the table.

use crate::app::App;
use crate::people::names;
use crate::people::session::Player;
use crate::problem::Fail;
use crate::sql;
use crate::store::Json;
use crate::table::{Looker, Shown, What};
use crate::wire::{Item, Log};
use starboard_table::spoken;
use std::sync::Arc;

/// Lines of chat in one answer.
const LINES: i64 = 200;

impl App {
    pub async fn say(self: &Arc<Self>, id: &str, player: &Player, text: &str) -> Result<(), Fail> {
        let live = self.hall.get(id).await?;
        live.shown().seats_of(player.who())?;
        let text = spoken(&names::said(text))?;
        self.limits.chat(&player.id)?;
        self.may_talk(player).await?;
        let player = player.clone();
        let decide = move |now: &Shown, _: i64| Ok(now.say(player.who(), &text)?);
        self.hall.change(&live, decide).await?;
        Ok(())
    }

    /// What was said before entry `before`: the latest lines, oldest first.
    pub async fn said(&self, id: &str, looker: &Looker, before: Option<u32>) -> Result<Log, Fail> {
        let query = sql!(
            "SELECT n, at, what FROM entries WHERE table_id = $1 AND kind = 'chat' AND n < $2 ORDER BY n DESC LIMIT $3",
            id,
            before.map_or(i64::MAX, i64::from),
            LINES + 1,
        );
        let rows: Vec<(u32, i64, Json<What>)> = self.hall.store.read(query).await?;
        let more = rows.len() > LINES as usize;
        let line = |(n, at, Json(what)): (u32, i64, Json<What>)| match what {
            What::Chat { player, name, text } => Some(Item { n, at, what: looker.hears(&player, &name, &text) }),
            _ => None,
        };
        let mut items: Vec<Item> = rows.into_iter().take(LINES as usize).filter_map(line).collect();
        items.reverse();
        Ok(Log { items, more })
    }
}
