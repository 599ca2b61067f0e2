//! Influence, ranks and tie-breaks.

use crate::data::Agenda;
use crate::game::RiseToPower;
use crate::state::{State, Why};
use crate::tally::Tally;
use serde::Serialize;
use starboard_core::{Game as _, Outcome, Seat};
use ts_rs::TS;

/// A player's influence, by where it comes from (RTP-33).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct Influence {
    /// Printed on active cards, upgrades included.
    pub districts: u16,
    /// One more for every upgrade card.
    pub upgrades: u16,
    pub agendas: u16,
    pub total: u16,
}

/// How a tie at the top was broken (RTP-34).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Tie {
    pub by: TieBreak,
    /// What the winner has of it, and what the best of those who lost the tie has; the same in a shared win.
    pub most: u16,
    pub next: u16,
}

/// What a tie is broken by, in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// More active districts.
    Districts,
    /// More agendas.
    Agendas,
    /// More PRISM value in hand.
    Prism,
    /// Nothing: the win is shared.
    Shared,
}

impl TieBreak {
    pub fn id(self) -> &'static str {
        match self {
            TieBreak::Districts => "districts",
            TieBreak::Agendas => "agendas",
            TieBreak::Prism => "prism",
            TieBreak::Shared => "shared",
        }
    }
}

impl RiseToPower {
    /// The influence of a player as if the game ended now.
    pub fn influence(&self, s: &State, seat: Seat) -> Influence {
        self.influence_with(s, seat, s.player(seat).tally())
    }

    /// The same for who knows already what the player's top cards show.
    #[inline]
    pub fn influence_with(&self, s: &State, seat: Seat, tops: Tally) -> Influence {
        let covered = self.set.tally(s.player(seat).covered);
        let districts = tops.influence() + covered.influence();
        let upgrades = u16::from(covered.cards()) * u16::from(self.set.turn.upgrade_bonus);
        let agendas = self.agendas_of(s, seat).map(|i| u16::from(self.set.agendas[i].influence)).sum();
        Influence { districts, upgrades, agendas, total: districts + upgrades + agendas }
    }

    /// The agendas a player has claimed, by number.
    pub(crate) fn agendas_of(&self, s: &State, seat: Seat) -> impl Iterator<Item = usize> {
        let agendas = s.agendas;
        (0..self.set.agendas.len()).filter(move |i| agendas.is_of(*i, seat))
    }

    /// What players are ranked by: influence, then active districts, agendas, PRISM in hand (RTP-34). Whoever gave up
    /// comes after everybody who stayed.
    fn standing(&self, s: &State, seat: Seat) -> (bool, u16, u8, usize, u16) {
        if s.out.contains(seat) {
            return (false, 0, 0, 0, 0);
        }
        let player = s.player(seat);
        let agendas = self.agendas_of(s, seat).count();
        (true, self.influence(s, seat).total, player.active(), agendas, player.hand.total())
    }

    pub(crate) fn outcome_of(&self, s: &State, why: Why) -> Outcome {
        let standings: Vec<_> = Seat::all(self.seats_len()).map(|seat| self.standing(s, seat)).collect();
        let rank = |own| 1 + standings.iter().filter(|other| **other > own).count() as u8;
        Outcome {
            ranks: standings.iter().map(|own| rank(*own)).collect(),
            scores: Seat::all(self.seats_len()).map(|seat| self.score(s, seat)).collect(),
            why: why.id().to_owned(),
        }
    }
    /// How the tie at the top is broken as things stand, if there is one.
    pub fn tie(&self, s: &State) -> Option<Tie> {
        let stayed = Seat::all(self.seats_len()).filter(|seat| !s.out.contains(*seat));
        let mut standings: Vec<_> = stayed.map(|seat| self.standing(s, seat)).collect();
        standings.sort_unstable();
        let [.., next, best] = standings.as_slice() else { return None };
        if next.1 < best.1 {
            return None;
        }
        let steps = [
            (TieBreak::Districts, u16::from(best.2), u16::from(next.2)),
            (TieBreak::Agendas, best.3 as u16, next.3 as u16),
            (TieBreak::Prism, best.4, next.4),
        ];
        let decided = steps.into_iter().find(|(_, most, next)| most != next);
        let (by, most, next) = decided.unwrap_or((TieBreak::Shared, best.4, next.4));
        Some(Tie { by, most, next })
    }

    /// Every unclaimed agenda that somebody meets is taken, by the player whose turn it is first (RTP-31).
    pub(crate) fn claim_agendas(&self, s: &mut State, mut tell: impl FnMut(Seat, &Agenda)) {
        let seats = self.seats_len() as u8;
        for (i, agenda) in self.set.agendas.iter().enumerate() {
            if !s.agendas.is_open(i) {
                continue;
            }
            let mut seat = s.turn;
            for _ in 0..seats {
                if s.player(seat).measure(&self.set, agenda.measure) >= agenda.at_least && !s.out.contains(seat) {
                    s.agendas.claim(i, seat);
                    tell(seat, agenda);
                    break;
                }
                seat = Seat(if seat.0 + 1 < seats { seat.0 + 1 } else { 0 });
            }
        }
    }
}
