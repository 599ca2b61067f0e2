//! What people wish at a table: from the present moment, who wishes, what, and the time, to what is to be done, or to a refusal.
//! Nothing is changed here; [`Shown::carry_out`] makes the next moment from what was decided.

mod acting;
mod sitting;
mod takeback;
mod talking;

pub use sitting::planned_seats;
pub use talking::spoken;

use crate::entry::Deed;
use crate::refused::{Refused, Why};
use crate::shown::{Cannot, Dealing, Shown};
use crate::wire::{SeatNumber, Status};
use starboard_core::Seat;

/// Who wishes something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Who<'a> {
    pub account: &'a str,
    pub name: &'a str,
}

impl Shown {
    /// The moment after all of this was done at `at`, with what chance deals now.
    pub fn carry_out(&self, deeds: Vec<Deed>, at: i64) -> Result<Shown, Cannot> {
        let mut next = self.clone();
        for deed in deeds {
            next = next.advance(deed.what, at, Dealing::Fresh, deed.past)?;
        }
        Ok(next)
    }

    /// The seats of somebody at a table they may know of.
    pub fn seats_of(&self, who: Who<'_>) -> Result<Vec<Seat>, Refused> {
        let mine: Vec<Seat> = self.held_by(who.account).collect();
        match mine.is_empty() {
            true if self.may_know(Some(who.account)) => Err(Refused::NotYourSeat),
            true => Err(Refused::NotFound),
            false => Ok(mine),
        }
    }

    /// The seat meant: the one named, else the one of mine that is asked, else the first of mine.
    pub fn seat_of(&self, who: Who<'_>, named: Option<SeatNumber>) -> Result<Seat, Refused> {
        let mine = self.seats_of(who)?;
        let seat = match named {
            Some(number) => number.seat(self.seats.len()).filter(|s| mine.contains(s)),
            None => {
                let asked = self.to_move();
                mine.iter().find(|s| asked.contains(**s)).or_else(|| mine.first()).copied()
            }
        };
        seat.ok_or(Refused::NotYourSeat)
    }

    /// May the whole game be told to this account at `at`? It must be over, and not a deal that others still play today.
    pub fn may_be_told(&self, account: Option<&str>, at: i64) -> Result<(), Refused> {
        if !self.may_look(account, at) {
            return Err(Refused::NotFound);
        }
        match self.status {
            Status::Finished if self.daily_still_on(at) => Err(Why::DailyOn.into()),
            Status::Finished => Ok(()),
            Status::Closed if self.fixed.imported => Ok(()),
            _ => Err(Why::NotFinished.into()),
        }
    }

    /// While a bot plays for somebody, the bot decides.
    fn plays(&self, seat: Seat) -> Result<(), Refused> {
        match self.seats.get(seat.index()).and_then(|o| o.stand_in()) {
            Some(_) => Err(Why::BotPlays.into()),
            None => Ok(()),
        }
    }
}
