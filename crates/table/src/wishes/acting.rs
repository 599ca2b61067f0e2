//! Acting for a seat, asking why not, asking for advice.

use super::Who;
use crate::entry::{Deed, Entry, What, act};
use crate::refused::{Refused, Why};
use crate::shown::Shown;
use crate::timeout::run_out;
use crate::wire::{Act, Acted, Check, SeatNumber, Status};
use starboard_core::face::{CONCEDE, Table};
use starboard_core::{Refusal, Seat};
use std::sync::Arc;

/// The longest action text worth reading.
const LONGEST: usize = 400;
const TOO_LONG: Refused = Refused::Bad("action: too long");

impl Shown {
    /// The seat that would act, if its player may act at all.
    pub fn may_play(&self, who: Who<'_>, wish: &Act) -> Result<Seat, Refused> {
        if wish.action.len() > LONGEST {
            return Err(TOO_LONG);
        }
        let seat = self.seat_of(who, wish.seat)?;
        if self.status == Status::Waiting {
            return Err(Why::NotPlaying.into());
        }
        self.plays(seat)?;
        Ok(seat)
    }

    /// Acting for a seat, or conceding. If somebody's time ran out before, that comes first, and instead.
    pub fn play(&self, who: Who<'_>, wish: &Act, at: i64) -> Result<Vec<Deed>, Refused> {
        let seat = self.may_play(who, wish)?;
        if self.ply != wish.ply {
            return Err(Refused::PlyMovedOn { ply: self.ply });
        }
        let out = run_out(self, at);
        if !out.is_empty() {
            return Ok(out);
        }
        if self.status != Status::Playing {
            return Err(Why::NotPlaying.into());
        }
        if wish.action != CONCEDE && !self.may_act(seat) {
            return Err(Refused::NotYourTurn);
        }
        Ok(vec![act(seat, &wish.action).into()])
    }

    /// What came of [`Shown::play`], which led from this moment to `after`.
    pub fn played(&self, after: &Shown) -> Result<Acted, Refused> {
        match after.since(self.n).any(|e| matches!(e.what, What::TimeOut { .. })) {
            true => Err(Why::TimeUp.into()),
            false => Ok(Acted { ply: self.ply + 1, step: self.step + 1, again: false }),
        }
    }

    /// What made this ply, if it is remembered.
    pub fn of_ply(&self, ply: u32) -> Option<&Entry> {
        self.recent.iter().map(|e| &**e).find(|e| e.ply == Some(ply))
    }

    /// Does the wish ask for what this player did already? `what` made the ply after the one that the wish names.
    pub fn repeats(&self, who: Who<'_>, wish: &Act, what: &What, step: Option<u32>) -> Option<Acted> {
        let What::Act { seat, action, .. } = what else { return None };
        let ply = wish.ply.checked_add(1)?;
        let meant = wish.seat.is_none_or(|n| n.seat(self.seats.len()) == Some(*seat));
        let same = meant && *action == wish.action && self.held_by(who.account).any(|s| s == *seat);
        same.then(|| Acted { ply, step: step.unwrap_or(self.step.min(ply)), again: true })
    }

    /// A bot's answer to the question it was asked at `ply`; nothing if the table has moved on.
    pub fn bot_plays(&self, seat: Seat, ply: u32, action: &str) -> Vec<Deed> {
        if self.ply != ply || self.bot_to_move() != Some(seat) {
            return Vec::new();
        }
        let bot = self.seats[seat.index()].stand_in().cloned();
        vec![What::Act { seat, action: action.to_owned(), deals: Vec::new(), bot }.into()]
    }

    /// Would the rules allow this action now, and if not, why?
    pub fn check(&self, who: Who<'_>, wish: &Check) -> Result<Result<(), Refusal>, Refused> {
        let seat = self.seat_of(who, wish.seat)?;
        if wish.action.len() > LONGEST {
            return Err(TOO_LONG);
        }
        let table = self.table.as_ref().ok_or(Why::NotPlaying)?;
        Ok(table.check(seat, &wish.action))
    }

    /// The seat that wants advice, and the table to think about.
    pub fn may_ask_advice(&self, who: Who<'_>, named: Option<SeatNumber>) -> Result<(Seat, Arc<dyn Table>), Refused> {
        let seat = self.seat_of(who, named)?;
        let table = self.table.clone().filter(|_| self.status == Status::Playing).ok_or(Why::NotPlaying)?;
        if !table.to_move().may_act(seat) {
            return Err(Why::NotAsked.into());
        }
        self.plays(seat)?;
        if !self.gives_hints() {
            return Err(Why::NoHints.into());
        }
        Ok((seat, table))
    }

    /// A hint was given: among people the log says so, once for each decision.
    pub fn took_hint(&self, seat: Seat, ply: u32) -> Vec<Deed> {
        let since = self.recent.iter().rev().take_while(|e| e.ply.is_none());
        let told = since.clone().any(|e| matches!(e.what, What::Hint { seat: s } if s == seat));
        match self.has_company() && self.ply == ply && !told {
            true => vec![What::Hint { seat }.into()],
            false => Vec::new(),
        }
    }
}
