//! Sitting down, getting up, and what the host may change.

use crate::app::App;
use crate::bots;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::sql;
use crate::table::{Occupant, Shown, Step, What, act};
use crate::wire::{ChangeTable, Join, Leave, SeatKind, SeatPlan, Start, Status, Visibility};
use starboard_core::Seat;
use starboard_core::face::CONCEDE;
use std::sync::Arc;
use subtle::ConstantTimeEq as _;

fn start() -> Step {
    What::Start { deals: Vec::new() }.into()
}

fn sits(seat: Seat, occupant: Occupant) -> Step {
    What::Seat { seat, occupant }.into()
}

fn waiting(now: &Shown) -> Result<(), Fail> {
    if now.status == Status::Waiting { Ok(()) } else { Err(Refused::State("not-waiting").into()) }
}

fn host(now: &Shown, player: &Player) -> Result<(), Fail> {
    if now.host.as_ref() == Some(&player.id) { Ok(()) } else { Err(Refused::Forbidden.into()) }
}

impl App {
    pub async fn table_of_invite(&self, invite: &str) -> Result<String, Fail> {
        let found = self.hall.store.first(sql!("SELECT id FROM tables WHERE invite = $1", invite)).await?;
        let (id,) = found.ok_or(Refused::NotFound)?;
        Ok(id)
    }

    pub async fn join(self: &Arc<Self>, id: &str, player: &Player, join: Join) -> Result<(), Fail> {
        let live = self.hall.get(id).await?;
        let player = player.clone();
        self.hall.change(&live, move |now, _| sit_down(now, &player, &join)).await?;
        Ok(())
    }

    pub async fn leave(self: &Arc<Self>, id: &str, player: &Player, leave: Leave) -> Result<(), Fail> {
        let live = self.hall.get(id).await?;
        let player = player.clone();
        self.hall.change(&live, move |now, _| get_up(now, &player, &leave)).await?;
        Ok(())
    }

    pub async fn change_table(self: &Arc<Self>, id: &str, player: &Player, change: ChangeTable) -> Result<(), Fail> {
        let live = self.hall.get(id).await?;
        let player = player.clone();
        let decide = move |now: &Shown, _: i64| {
            if !now.may_look(Some(&player.id)) {
                return Err(Refused::NotFound.into());
            }
            host(now, &player)?;
            let mut steps = Vec::new();
            if let Some(on) = change.chat.filter(|on| *on != now.chat) {
                steps.push(What::Chatting { on }.into());
            }
            if let (Some(number), Some(plan)) = (change.seat, &change.plan) {
                waiting(now)?;
                let seat = number.seat(now.seats.len()).ok_or(Refused::NotFound)?;
                steps.push(sits(seat, planned(now, seat, plan, &player)?));
            }
            Ok(steps)
        };
        self.hall.change(&live, decide).await?;
        Ok(())
    }

    pub async fn start_table(self: &Arc<Self>, id: &str, player: &Player, wish: Start) -> Result<(), Fail> {
        let live = self.hall.get(id).await?;
        let player = player.clone();
        let decide = move |now: &Shown, _: i64| {
            if !now.may_look(Some(&player.id)) {
                return Err(Refused::NotFound.into());
            }
            host(now, &player)?;
            waiting(now)?;
            let mut steps = Vec::new();
            let open = Seat::all(now.seats.len()).filter(|s| now.kind(*s) == SeatKind::Open);
            if let Some(level) = &wish.fill {
                bots::check_level(now.fixed.game.name(), level)?;
                steps.extend(open.map(|s| sits(s, Occupant::bot(level))));
            } else if !now.is_full() {
                return Err(Refused::State("seats-open").into());
            }
            steps.push(start());
            Ok(steps)
        };
        self.hall.change(&live, decide).await?;
        Ok(())
    }
}

fn sit_down(now: &Shown, player: &Player, join: &Join) -> Result<Vec<Step>, Fail> {
    let mine: Vec<Seat> = now.held_by(&player.id).collect();
    let already = !mine.is_empty();
    if already && join.seat.is_none_or(|n| n.seat(now.seats.len()).is_some_and(|s| mine.contains(&s))) {
        return Ok(Vec::new());
    }
    let expected = now.fixed.plan.expected.iter().position(|a| a.as_ref() == Some(&player.id));
    let invited = join.invite.as_ref().is_some_and(|t| bool::from(t.as_bytes().ct_eq(now.fixed.invite.as_bytes())));
    let welcome = already || invited || expected.is_some() || now.host.as_ref() == Some(&player.id);
    if !welcome && now.fixed.visibility != Visibility::Public {
        let known = now.fixed.visibility == Visibility::Link;
        return Err(if known { Refused::Forbidden } else { Refused::NotFound }.into());
    }
    if !now.may_look(Some(&player.id)) && expected.is_none() && !now.takes_people() {
        return Err(Refused::NotFound.into());
    }
    waiting(now)?;
    let all = || Seat::all(now.seats.len());
    let is = |kind: SeatKind| move |s: &Seat| now.kind(*s) == kind;
    let seat = match join.seat {
        Some(number) => number.seat(now.seats.len()).ok_or(Refused::NotFound)?,
        None => expected
            .map(|i| Seat(i as u8))
            .filter(is(SeatKind::Open))
            .or_else(|| all().find(is(SeatKind::Open)))
            .or_else(|| all().find(is(SeatKind::Bot)))
            .ok_or(Refused::State("table-full"))?,
    };
    if now.kind(seat) == SeatKind::Person {
        return Err(Refused::State("seat-taken").into());
    }
    // Who already sits moves over.
    let mut steps: Vec<Step> = mine.into_iter().map(|s| sits(s, Occupant::open())).collect();
    steps.push(sits(seat, Occupant::person(&player.id, &player.name)));
    let open = all().filter(is(SeatKind::Open)).filter(|s| *s != seat).count();
    if now.fixed.plan.start && open == 0 && steps.len() == 1 {
        steps.push(start());
    }
    Ok(steps)
}

fn get_up(now: &Shown, player: &Player, leave: &Leave) -> Result<Vec<Step>, Fail> {
    let is_host = now.host.as_ref() == Some(&player.id);
    let mut mine: Vec<Seat> = now.held_by(&player.id).collect();
    if mine.is_empty() && !is_host {
        return Err(if now.may_look(Some(&player.id)) { Refused::NotYourSeat } else { Refused::NotFound }.into());
    }
    if let Some(number) = leave.seat {
        let seat = number.seat(now.seats.len()).filter(|s| mine.contains(s));
        mine = vec![seat.ok_or(Refused::NotYourSeat)?];
    }
    match now.status {
        Status::Waiting => {
            let stays = |s: &Seat| now.kind(*s) == SeatKind::Person && !mine.contains(s);
            let mut steps: Vec<Step> = mine.iter().map(|s| sits(*s, Occupant::open())).collect();
            if is_host && !Seat::all(now.seats.len()).any(|s| stays(&s)) {
                steps.push(What::Close.into());
            }
            Ok(steps)
        }
        // The rules decide what a concession does; a seat that is already out has nothing left to concede.
        Status::Playing => {
            let mut probe = now.clone();
            let mut steps = Vec::new();
            for seat in mine.into_iter().filter(|s| now.kind(*s) == SeatKind::Person) {
                let what = act(seat, CONCEDE);
                if let Ok(next) = probe.advance(what.clone(), 0, crate::table::Dealing::Fresh, None) {
                    probe = next;
                    steps.push(what.into());
                }
            }
            Ok(steps)
        }
        Status::Finished | Status::Closed => Ok(Vec::new()),
    }
}

/// What the host puts into a seat: somebody else's place can only be freed or given to a bot, and nobody else is put anywhere.
fn planned(now: &Shown, seat: Seat, plan: &SeatPlan, host: &Player) -> Result<Occupant, Fail> {
    let place = &now.seats[seat.index()];
    let frees = matches!(plan, SeatPlan::Open | SeatPlan::Bot { .. });
    if place.kind == SeatKind::Person && place.account.as_ref() != Some(&host.id) && !frees {
        return Err(Refused::State("seat-taken").into());
    }
    if *plan == SeatPlan::Me && now.held_by(&host.id).next().is_some() {
        return Err(Refused::State("seat-taken").into());
    }
    let planned = super::open::seats(now.fixed.game.name(), std::slice::from_ref(plan), host)?;
    planned.into_iter().next().ok_or_else(|| Refused::NotFound.into())
}
