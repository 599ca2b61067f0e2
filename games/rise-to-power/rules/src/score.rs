//! Influence, ranks and tie-breaks.

use crate::game::RiseToPower;
use crate::state::{State, Why};
use serde::Serialize;
use starboard_core::{Outcome, Seat};
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

impl RiseToPower {
    /// The influence of a player as if the game ended now.
    pub fn influence(&self, s: &State, seat: Seat) -> Influence {
        let player = s.player(seat);
        let districts = self.set.influence(player.tops) + self.set.influence(player.covered);
        let upgrades = u16::from(player.upgrades()) * u16::from(self.set.turn.upgrade_bonus);
        let agendas = self.agendas_of(s, seat).map(|i| u16::from(self.set.agendas[i].influence)).sum();
        Influence { districts, upgrades, agendas, total: districts + upgrades + agendas }
    }

    /// The agendas a player has claimed, by number.
    pub(crate) fn agendas_of(&self, s: &State, seat: Seat) -> impl Iterator<Item = usize> {
        let agendas = s.agendas;
        (0..self.set.agendas.len()).filter(move |i| agendas[*i] == Some(seat))
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
            scores: Seat::all(self.seats_len()).map(|seat| i32::from(self.influence(s, seat).total)).collect(),
            why: why.id().to_owned(),
        }
    }
}
