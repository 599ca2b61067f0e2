//! Sitting down, getting up, coming back, and what the host may change.

use super::Who;
use crate::entry::{Deed, Occupant, What, act};
use crate::refused::{Refused, Why};
use crate::shown::{Dealing, Levels, Shown};
use crate::wire::{ChangeTable, Join, Leave, SeatKind, SeatNumber, SeatPlan, Start, Status, Visibility};
use starboard_core::face::CONCEDE;
use starboard_core::{Faults, Seat};
use subtle::ConstantTimeEq as _;

fn start() -> Deed {
    What::Start { deals: Vec::new() }.into()
}

fn sits(seat: Seat, occupant: Occupant) -> Deed {
    What::Seat { seat, occupant }.into()
}

/// Who sits where, as planned by the host.
pub fn planned_seats(
    levels: &dyn Levels,
    game: &str,
    plans: &[SeatPlan],
    host: Who<'_>,
) -> Result<Vec<Occupant>, Faults> {
    let mut faults = Faults::default();
    let mut me = false;
    let mut all = Vec::new();
    for (i, plan) in plans.iter().enumerate() {
        let at = format!("seats[{i}]");
        all.push(match plan {
            SeatPlan::Open => Occupant::open(),
            SeatPlan::Me => {
                if std::mem::replace(&mut me, true) {
                    faults.add(at, "I can sit only once; others at this screen are `here`");
                }
                Occupant::person(host.account, host.name)
            }
            SeatPlan::Bot { level } => {
                if let Err(f) = levels.check(game, level) {
                    faults.0.extend(f.within(&at).0);
                }
                Occupant::bot(level)
            }
            SeatPlan::Here { name } => {
                let name = name.trim();
                if name.is_empty() || name.chars().count() > 24 || name.chars().any(char::is_control) {
                    faults.add(at, "a name has 1 to 24 characters");
                }
                Occupant::person(host.account, name)
            }
        });
    }
    faults.or(all)
}

impl Shown {
    fn is_host(&self, who: Who<'_>) -> bool {
        self.host.as_deref() == Some(who.account)
    }

    fn hosts(&self, who: Who<'_>) -> Result<(), Refused> {
        if !self.may_know(Some(who.account)) {
            return Err(Refused::NotFound);
        }
        if self.is_host(who) { Ok(()) } else { Err(Refused::Forbidden) }
    }

    fn waits(&self) -> Result<(), Refused> {
        if self.status == Status::Waiting { Ok(()) } else { Err(Why::NotWaiting.into()) }
    }

    /// Sitting down; when no seat is open any more, the table may start by itself.
    pub fn sit_down(&self, who: Who<'_>, join: &Join) -> Result<Vec<Deed>, Refused> {
        let mine: Vec<Seat> = self.held_by(who.account).collect();
        let already = !mine.is_empty();
        if already && join.seat.is_none_or(|n| n.seat(self.seats.len()).is_some_and(|s| mine.contains(&s))) {
            return Ok(Vec::new());
        }
        let fixed = &self.fixed;
        let expected = fixed.plan.expected.iter().position(|a| a.as_deref() == Some(who.account));
        let invited = join.invite.as_ref().is_some_and(|t| bool::from(t.as_bytes().ct_eq(fixed.invite.as_bytes())));
        let welcome = already || invited || expected.is_some() || self.is_host(who);
        if !welcome && fixed.visibility != Visibility::Public {
            let known = fixed.visibility == Visibility::Link;
            return Err(if known { Refused::Forbidden } else { Refused::NotFound });
        }
        if !self.may_know(Some(who.account)) && !self.takes_people() {
            return Err(Refused::NotFound);
        }
        self.waits()?;
        let all = || Seat::all(self.seats.len());
        let is = |kind: SeatKind| move |s: &Seat| self.kind(*s) == kind;
        let seat = match join.seat {
            Some(number) => number.seat(self.seats.len()).ok_or(Refused::NotFound)?,
            None => expected
                .map(|i| Seat(i as u8))
                .filter(is(SeatKind::Open))
                .or_else(|| all().find(is(SeatKind::Open)))
                .or_else(|| all().find(is(SeatKind::Bot)))
                .ok_or(Why::TableFull)?,
        };
        if self.kind(seat) == SeatKind::Person {
            return Err(Why::SeatTaken.into());
        }
        // Who already sits moves over.
        let mut deeds: Vec<Deed> = mine.into_iter().map(|s| sits(s, Occupant::open())).collect();
        deeds.push(sits(seat, Occupant::person(who.account, who.name)));
        let open = all().filter(is(SeatKind::Open)).filter(|s| *s != seat).count();
        if fixed.plan.start && open == 0 && deeds.len() == 1 {
            deeds.push(start());
        }
        Ok(deeds)
    }

    /// Getting up: before the start the seat is free again, afterwards it concedes.
    pub fn get_up(&self, who: Who<'_>, leave: &Leave) -> Result<Vec<Deed>, Refused> {
        let is_host = self.is_host(who);
        let mut mine: Vec<Seat> = if is_host { self.held_by(who.account).collect() } else { self.seats_of(who)? };
        if let Some(number) = leave.seat {
            let seat = number.seat(self.seats.len()).filter(|s| mine.contains(s));
            mine = vec![seat.ok_or(Refused::NotYourSeat)?];
        }
        match self.status {
            Status::Waiting => {
                let stays = |s: &Seat| self.kind(*s) == SeatKind::Person && !mine.contains(s);
                let mut deeds: Vec<Deed> = mine.iter().map(|s| sits(*s, Occupant::open())).collect();
                if is_host && !Seat::all(self.seats.len()).any(|s| stays(&s)) {
                    deeds.push(What::Close.into());
                }
                Ok(deeds)
            }
            // The rules decide what a concession does; a seat that is already out has nothing left to concede.
            Status::Playing => {
                let mut probe = self.clone();
                let mut deeds = Vec::new();
                for seat in mine.into_iter().filter(|s| self.kind(*s) == SeatKind::Person) {
                    let what = act(seat, CONCEDE);
                    if let Ok(next) = probe.advance(what.clone(), 0, Dealing::Fresh, None) {
                        probe = next;
                        deeds.push(what.into());
                    }
                }
                Ok(deeds)
            }
            Status::Finished | Status::Closed => Ok(Vec::new()),
        }
    }

    /// Taking back the seat named, or every seat of mine that a bot plays for me since my time ran out.
    pub fn come_back(&self, who: Who<'_>, named: Option<SeatNumber>) -> Result<Vec<Deed>, Refused> {
        let mut mine = self.seats_of(who)?;
        if let Some(number) = named {
            mine.retain(|seat| number.seat(self.seats.len()) == Some(*seat));
            if mine.is_empty() {
                return Err(Refused::NotYourSeat);
            }
        }
        let away: Vec<Seat> = mine.into_iter().filter(|s| self.seats[s.index()].stand_in().is_some()).collect();
        if away.is_empty() {
            return Ok(Vec::new());
        }
        if self.status != Status::Playing {
            return Err(Why::NotPlaying.into());
        }
        if !self.may_return() {
            return Err(Why::TimeUsedUp.into());
        }
        Ok(away.into_iter().map(|seat| sits(seat, self.seats[seat.index()].without_stand_in())).collect())
    }

    /// What the host changes.
    pub fn rearrange(&self, who: Who<'_>, change: &ChangeTable) -> Result<Vec<Deed>, Refused> {
        self.hosts(who)?;
        let mut deeds = Vec::new();
        if let Some(on) = change.chat.filter(|on| *on != self.chat) {
            deeds.push(What::Chatting { on }.into());
        }
        if let (Some(number), Some(plan)) = (change.seat, &change.plan) {
            self.waits()?;
            let seat = number.seat(self.seats.len()).ok_or(Refused::NotFound)?;
            deeds.push(sits(seat, self.planned(seat, plan, who)?));
        }
        Ok(deeds)
    }

    /// What the host puts into a seat: not somebody else's place, and not somebody else.
    fn planned(&self, seat: Seat, plan: &SeatPlan, host: Who<'_>) -> Result<Occupant, Refused> {
        let place = &self.seats[seat.index()];
        if place.kind == SeatKind::Person && place.account.as_deref() != Some(host.account) {
            return Err(Why::SeatTaken.into());
        }
        if *plan == SeatPlan::Me && self.held_by(host.account).next().is_some() {
            return Err(Why::SeatTaken.into());
        }
        let fixed = &self.fixed;
        let planned = planned_seats(fixed.levels, fixed.game.name(), std::slice::from_ref(plan), host)?;
        planned.into_iter().next().ok_or(Refused::NotFound)
    }

    /// The host starts the game; bots take the seats still open, if a level is named.
    pub fn begin(&self, who: Who<'_>, wish: &Start) -> Result<Vec<Deed>, Refused> {
        self.hosts(who)?;
        self.waits()?;
        let mut deeds = Vec::new();
        if let Some(level) = &wish.fill {
            self.fixed.levels.check(self.fixed.game.name(), level)?;
            let open = Seat::all(self.seats.len()).filter(|s| self.kind(*s) == SeatKind::Open);
            deeds.extend(open.map(|s| sits(s, Occupant::bot(level))));
        } else if !self.is_full() {
            return Err(Why::SeatsOpen.into());
        }
        deeds.push(start());
        Ok(deeds)
    }

    /// May this player ask for the same again?
    pub fn may_play_again(&self, who: Who<'_>) -> Result<(), Refused> {
        self.seats_of(who)?;
        if self.status == Status::Finished { Ok(()) } else { Err(Why::NotOver.into()) }
    }

    /// The rematch is at another table; the first that was opened counts.
    pub fn play_again_at(&self, table: &str) -> Vec<Deed> {
        match self.next {
            None => vec![What::Rematch { table: table.to_owned() }.into()],
            Some(_) => Vec::new(),
        }
    }
}
