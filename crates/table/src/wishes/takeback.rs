//! Taking back: freely while nothing was learnt and nobody else decided, otherwise if everybody agrees.

use super::Who;
use crate::entry::{Deed, What};
use crate::refused::{Refused, Why};
use crate::shown::Shown;
use crate::wire::{Status, Takeback, TakebackAnswer, Takebacks};
use starboard_core::Seat;
use starboard_core::face::Table;
use std::sync::Arc;

type Past = Option<Arc<dyn Table>>;

impl Shown {
    /// The seat that would take back, if that is to be thought about at all.
    pub fn may_take_back(&self, who: Who<'_>, wish: &Takeback) -> Result<Seat, Refused> {
        let seat = self.seat_of(who, wish.seat)?;
        if !self.only_bots_since(wish.ply) {
            return Err(Refused::PlyMovedOn { ply: self.ply });
        }
        if self.status != Status::Playing {
            return Err(Why::NotPlaying.into());
        }
        if wish.to_step >= self.step {
            return Err(Why::NoPast.into());
        }
        Ok(seat)
    }

    /// Taking back at once, or asking to. `past` is the table at the step to go back to, for when it is no longer remembered here.
    pub fn take_back(&self, who: Who<'_>, wish: &Takeback, past: Past) -> Result<Vec<Deed>, Refused> {
        let seat = self.may_take_back(who, wish)?;
        let to_step = wish.to_step;
        let back = Deed { what: What::Takeback { seat, to_step }, past };
        let undo = self.undo(Some(seat));
        if undo.free_to.is_some_and(|free| free <= to_step) {
            return Ok(vec![back]);
        }
        match self.fixed.plan.takebacks {
            Takebacks::Never => return Err(Why::NoTakebacks.into()),
            Takebacks::Free => return Err(Why::NotFree.into()),
            Takebacks::Consent => {}
        }
        if undo.asking_to.is_none_or(|own| to_step < own) {
            return Err(Why::TooFarBack.into());
        }
        let mine = &self.seats[seat.index()].account;
        let others = self.people().iter().filter(|s| self.seats[s.index()].account != *mine).count();
        if others == 0 {
            return Ok(vec![back]);
        }
        if self.asked.is_some() {
            return Err(Why::AlreadyAsked.into());
        }
        Ok(vec![What::Ask { seat, to_step }.into()])
    }

    /// Answering whoever asks to take back; once everybody has said yes, it is taken back.
    pub fn answer_takeback(&self, who: Who<'_>, yes: bool, past: Past) -> Result<Vec<Deed>, Refused> {
        let mine = self.seats_of(who)?;
        let asked = self.asked.ok_or(Why::NothingAsked)?;
        let to_answer: Vec<Seat> = mine.into_iter().filter(|s| asked.waiting.contains(*s)).collect();
        if to_answer.is_empty() {
            return Err(Refused::Forbidden);
        }
        let all = asked.waiting.len() == to_answer.len();
        let mut deeds: Vec<Deed> = to_answer.into_iter().map(|seat| What::Answer { seat, yes }.into()).collect();
        if yes && all {
            deeds.push(Deed { what: What::Takeback { seat: asked.seat, to_step: asked.to_step }, past });
        }
        Ok(deeds)
    }

    /// What came of asking to take back, or of answering, which led from this moment to `after`.
    pub fn taken_back(&self, after: &Shown) -> TakebackAnswer {
        let answer = |what: &What| match what {
            What::Takeback { .. } => Some(TakebackAnswer::Done),
            What::Answer { yes: false, .. } => Some(TakebackAnswer::Refused),
            _ => None,
        };
        after.since(self.n).find_map(|e| answer(&e.what)).unwrap_or(TakebackAnswer::Asked)
    }
}
