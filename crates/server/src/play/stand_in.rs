//! A bot plays for somebody whose time ran out; they may come back.

use super::seats_of;
use crate::app::App;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::table::{Shown, Step, What};
use crate::wire::{SeatNumber, Status};
use starboard_core::Seat;
use std::sync::Arc;

impl App {
    /// Takes back the seat named, or every seat of mine that a bot plays for me.
    pub async fn come_back(self: &Arc<Self>, id: &str, player: &Player, named: Option<SeatNumber>) -> Result<(), Fail> {
        let live = self.hall.get(id).await?;
        let player = player.clone();
        let decide = move |now: &Shown, _: i64| {
            let mut mine = seats_of(now, &player)?;
            if let Some(number) = named {
                mine.retain(|seat| number.seat(now.seats.len()) == Some(*seat));
                if mine.is_empty() {
                    return Err(Refused::NotYourSeat.into());
                }
            }
            let away: Vec<Seat> = mine.into_iter().filter(|s| now.seats[s.index()].stand_in().is_some()).collect();
            if away.is_empty() {
                return Ok(Vec::new());
            }
            if now.status != Status::Playing {
                return Err(Refused::State("not-playing").into());
            }
            if !now.may_return() {
                return Err(Refused::State("time-used-up").into());
            }
            let back = |seat: Seat| -> Step {
                What::Seat { seat, occupant: now.seats[seat.index()].without_stand_in() }.into()
            };
            Ok(away.into_iter().map(back).collect())
        };
        let (before, after) = self.hall.change(&live, decide).await?;
        if before.n != after.n {
            live.bots().retain(|seat, _| after.seats[seat.index()].kind == crate::wire::SeatKind::Bot);
        }
        Ok(())
    }
}
