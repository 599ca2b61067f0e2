//! Acting for a seat: once, however often it is sent.

use crate::app::App;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::sql;
use crate::store::Json;
use crate::table::{Live, Shown, What};
use crate::wire::{Act, Acted, Check, Checked};
use crate::words::lang;
use starboard_table::Refused::PlyMovedOn;
use std::sync::Arc;
use std::time::Instant;

impl App {
    pub async fn act(self: &Arc<Self>, id: &str, player: &Player, request: Act) -> Result<Acted, Fail> {
        let began = Instant::now();
        let live = self.hall.get(id).await?;
        let behind = |now: &Shown| now.ply < request.ply || now.held_by(&player.id).next().is_none();
        if behind(&live.shown()) {
            self.hall.catch_up(&live).await?;
        }
        let shown = live.shown();
        shown.may_play(player.who(), &request)?;
        if request.ply != shown.ply
            && let Some(done) = self.already(&live, player, &request).await?
        {
            return Ok(done);
        }
        let (who, wish) = (player.clone(), request.clone());
        let decide = move |now: &Shown, at: i64| Ok(now.play(who.who(), &wish, at)?);
        match self.hall.change(&live, decide).await {
            Ok((before, after)) => {
                let acted = before.played(&after)?;
                metrics::counter!("starboard_moves_total").increment(1);
                metrics::histogram!("starboard_act_seconds").record(began.elapsed());
                Ok(acted)
            }
            // The same request may have come twice at once.
            Err(Fail::Refused(Refused::Table(PlyMovedOn { ply }))) => {
                let done = self.already(&live, player, &request).await?;
                done.ok_or_else(|| PlyMovedOn { ply }.into())
            }
            Err(fail) => Err(fail),
        }
    }

    /// Was exactly this done already, by this player at this ply?
    async fn already(&self, live: &Live, player: &Player, request: &Act) -> Result<Option<Acted>, Fail> {
        let shown = live.shown();
        let moved_on = PlyMovedOn { ply: shown.ply };
        let Some(ply) = request.ply.checked_add(1).filter(|ply| *ply <= shown.ply) else {
            return Err(moved_on.into());
        };
        if let Some(entry) = shown.of_ply(ply) {
            return Ok(shown.repeats(player.who(), request, &entry.what, entry.step));
        }
        let query = sql!("SELECT what FROM entries WHERE table_id = $1 AND ply = $2", &live.id, ply);
        let found: Option<(Json<What>,)> = self.hall.store.first(query).await?;
        let (Json(what),) = found.ok_or(moved_on)?;
        Ok(shown.repeats(player.who(), request, &what, None))
    }

    pub async fn check(self: &Arc<Self>, id: &str, player: &Player, request: Check) -> Result<Checked, Fail> {
        let shown = self.hall.fresh(id).await?.shown();
        Ok(Checked::new(shown.check(player.who(), &request)?, lang()))
    }
}
