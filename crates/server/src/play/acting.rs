//! Acting for a seat: once, however often it is sent.

use super::{plays, seat_of};
use crate::app::App;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::sql;
use crate::store::Json;
use crate::table::{Live, Shown, What, act, run_out};
use crate::wire::{Act, Acted, Check, Checked, Status};
use crate::words::lang;
use starboard_core::face::CONCEDE;
use starboard_core::{Fast, Seat};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// The longest action text worth reading.
const LONGEST: usize = 400;

impl App {
    pub async fn act(self: &Arc<Self>, id: &str, player: &Player, request: Act) -> Result<Acted, Fail> {
        let began = Instant::now();
        if request.action.len() > LONGEST {
            return Err(Refused::Bad("action: too long".to_owned()).into());
        }
        let live = self.hall.get(id).await?;
        let behind = |now: &Shown| now.ply < request.ply || now.held_by(&player.id).next().is_none();
        if behind(&live.shown()) {
            self.hall.catch_up(&live).await?;
        }
        let shown = live.shown();
        let seat = seat_of(&shown, player, request.seat)?;
        if shown.status == Status::Waiting {
            return Err(Refused::State("not-playing").into());
        }
        plays(&shown, seat)?;
        if request.ply != shown.ply
            && let Some(done) = self.already(&live, player, &request).await?
        {
            return Ok(done);
        }
        let late = Arc::new(AtomicBool::new(false));
        let (wish, flag) = (request.clone(), late.clone());
        let decide = move |now: &Shown, at: i64| {
            if now.ply != wish.ply {
                return Err(Refused::PlyMovedOn { ply: now.ply }.into());
            }
            let out = run_out(now, at);
            flag.store(!out.is_empty(), Ordering::Relaxed);
            if !out.is_empty() {
                return Ok(out);
            }
            if now.status != Status::Playing {
                return Err(Refused::State("not-playing").into());
            }
            plays(now, seat)?;
            if wish.action != CONCEDE && !now.to_move().contains(seat) {
                return Err(Refused::NotYourTurn.into());
            }
            Ok(vec![act(seat, &wish.action).into()])
        };
        match self.hall.change(&live, decide).await {
            Ok(_) if late.load(Ordering::Relaxed) => Err(Refused::State("time-up").into()),
            Ok((before, after)) => {
                metrics::counter!("starboard_moves_total").increment(1);
                metrics::histogram!("starboard_act_seconds").record(began.elapsed());
                let ply = before.ply + 1;
                Ok(Acted { ply, step: before.step + 1, again: false }).inspect(|_| debug_assert!(after.ply >= ply))
            }
            // The same request may have come twice at once.
            Err(Fail::Refused(Refused::PlyMovedOn { ply })) => {
                let done = self.already(&live, player, &request).await?;
                done.ok_or_else(|| Refused::PlyMovedOn { ply }.into())
            }
            Err(Fail::Refused(Refused::Illegal(_))) => Err(refusal(&live.shown(), seat, &request.action)),
            Err(fail) => Err(fail),
        }
    }

    /// Was exactly this done already, by this player at this ply?
    async fn already(&self, live: &Live, player: &Player, request: &Act) -> Result<Option<Acted>, Fail> {
        let shown = live.shown();
        let Some(ply) = request.ply.checked_add(1).filter(|ply| *ply <= shown.ply) else {
            return Err(Refused::PlyMovedOn { ply: shown.ply }.into());
        };
        let remembered = shown.recent.iter().find(|e| e.ply == Some(ply)).map(|e| (e.what.clone(), e.step));
        let (what, step) = match remembered {
            Some(known) => known,
            None => {
                let query = sql!("SELECT what FROM entries WHERE table_id = $1 AND ply = $2", &live.id, ply);
                let found: Option<(Json<What>,)> = self.hall.store.first(query).await?;
                let (Json(what),) = found.ok_or(Refused::PlyMovedOn { ply: shown.ply })?;
                (what, None)
            }
        };
        let What::Act { seat, action, .. } = what else { return Ok(None) };
        let asked = request.seat.is_none_or(|n| n.seat(shown.seats.len()) == Some(seat));
        let same = asked && action == request.action && shown.held_by(&player.id).any(|s| s == seat);
        Ok(same.then(|| Acted { ply, step: step.unwrap_or(shown.step.min(ply)), again: true }))
    }

    pub async fn check(self: &Arc<Self>, id: &str, player: &Player, request: Check) -> Result<Checked, Fail> {
        let live = self.hall.fresh(id).await?;
        let shown = live.shown();
        let seat = seat_of(&shown, player, request.seat)?;
        if request.action.len() > LONGEST {
            return Err(Refused::Bad("action: too long".to_owned()).into());
        }
        let table = shown.table.as_ref().ok_or(Refused::State("not-playing"))?;
        Ok(match table.check(seat, &request.action, lang()) {
            Ok(()) => Checked { legal: true, code: None, words: None },
            Err(why) => Checked { legal: false, code: Some(why.code), words: Some(why.words) },
        })
    }
}

/// The refusal in the reader's language.
fn refusal(shown: &Shown, seat: Seat, action: &str) -> Fail {
    let Some(table) = &shown.table else { return Refused::State("not-playing").into() };
    let mut probe = table.clone_box();
    match probe.act(seat, action, &mut Fast::new(0), lang()) {
        Err(why) => Refused::Illegal(why).into(),
        Ok(_) => Refused::PlyMovedOn { ply: shown.ply }.into(),
    }
}
