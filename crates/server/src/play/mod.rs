//! Playing: acting, asking why not, hints, taking back, talking.

mod acting;
mod advice;
mod chat;
mod stand_in;
mod takeback;

use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::table::Shown;
use crate::wire::SeatNumber;
use starboard_core::Seat;

/// The seats of a player at a table they may know of.
fn seats_of(shown: &Shown, player: &Player) -> Result<Vec<Seat>, Fail> {
    let mine: Vec<Seat> = shown.held_by(&player.id).collect();
    match mine.is_empty() {
        true if shown.may_look(Some(&player.id)) => Err(Refused::NotYourSeat.into()),
        true => Err(Refused::NotFound.into()),
        false => Ok(mine),
    }
}

/// While a bot plays for somebody, the bot decides.
fn plays(shown: &Shown, seat: Seat) -> Result<(), Fail> {
    match shown.seats.get(seat.index()).and_then(|o| o.stand_in()) {
        Some(_) => Err(Refused::State("bot-plays").into()),
        None => Ok(()),
    }
}

/// The seat meant: the one named, else the one of mine that is asked, else the first of mine.
fn seat_of(shown: &Shown, player: &Player, named: Option<SeatNumber>) -> Result<Seat, Fail> {
    let mine = seats_of(shown, player)?;
    match named {
        Some(number) => {
            let seat = number.seat(shown.seats.len()).filter(|s| mine.contains(s));
            seat.ok_or_else(|| Refused::NotYourSeat.into())
        }
        None => {
            let asked = shown.to_move();
            let seat = mine.iter().find(|s| asked.contains(**s)).or_else(|| mine.first());
            seat.copied().ok_or_else(|| Refused::NotYourSeat.into())
        }
    }
}
