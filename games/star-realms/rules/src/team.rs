//! What team-mates do for each other: Hydra's transfers and Emperor's passed cards.

use crate::action::Pool;
use crate::catalog::Kind;
use crate::event::{Event, Resource};
use crate::game::StarRealms;
use crate::state::State;
use crate::variant::Variant;
use starboard_core::{Seat, SeatSet, Sink};

impl<const S: usize, const K: usize, V: Variant> StarRealms<S, K, V> {
    /// Part of a pool goes to a team-mate, who may act again if they were done (12.6).
    pub(crate) fn give(&self, s: &mut State<S, K, V>, seat: u8, to: u8, pool: Pool, n: u16, e: &mut impl Sink<Event>) {
        let what = match pool {
            Pool::Trade => {
                s.realm_mut(seat).trade -= n;
                s.realm_mut(to).trade += n;
                Resource::Trade
            }
            Pool::Combat => {
                s.realm_mut(seat).combat -= n;
                s.realm_mut(to).combat += n;
                Resource::Combat
            }
        };
        s.acting.insert(Seat(to));
        e.tell(|| Event::Gave { seat: Seat(seat), to: Seat(to), what, n });
    }

    /// The team-mates who may be handed part of a pool and are not done.
    pub fn takers(&self, s: &State<S, K, V>, seat: Seat) -> SeatSet {
        SeatSet(self.seating.may_give_to(seat.0, s.alive).0 & s.acting.0)
    }

    /// Who is done while the team's turn goes on, and has something left to hand to a partner (12.6).
    pub(crate) fn may_still_give(&self, s: &State<S, K, V>) -> SeatSet {
        let team = self.seating.members(s.side).0 & s.alive.0;
        if !self.since_2.done_may_give || s.acting.is_empty() || team & !s.acting.0 == 0 {
            return SeatSet::EMPTY;
        }
        let has_something = |seat: Seat| s.realm(seat.0).trade > 0 || s.realm(seat.0).combat > 0;
        let may = |seat: &Seat| has_something(*seat) && !self.seating.may_give_to(seat.0, s.alive).is_empty();
        SeatSet(team & !s.acting.0).iter().filter(may).collect()
    }

    /// For 1 trade a card moves from the own discard pile to a team-mate's (12.1).
    pub(crate) fn pass(&self, s: &mut State<S, K, V>, seat: u8, card: Kind, to: u8, e: &mut impl Sink<Event>) {
        let realm = s.realm_mut(seat);
        realm.trade -= 1;
        realm.discard.remove(card);
        s.realm_mut(to).discard.add(card);
        e.tell(|| Event::Passed { seat: Seat(seat), to: Seat(to), card: self.name(s, card) });
    }
}
