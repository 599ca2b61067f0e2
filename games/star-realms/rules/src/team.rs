//! What team-mates do for each other: Hydra's transfers and Emperor's passed cards.

use crate::action::Pool;
use crate::catalog::Kind;
use crate::event::{Event, Resource};
use crate::game::StarRealms;
use crate::state::State;
use crate::variant::Variant;
use starboard_core::{Seat, Sink};

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

    /// For 1 trade a card moves from the own discard pile to a team-mate's (12.1).
    pub(crate) fn pass(&self, s: &mut State<S, K, V>, seat: u8, card: Kind, to: u8, e: &mut impl Sink<Event>) {
        let realm = s.realm_mut(seat);
        realm.trade -= 1;
        realm.discard.remove(card);
        s.realm_mut(to).discard.add(card);
        e.tell(|| Event::Passed { seat: Seat(seat), to: Seat(to), card: self.name(s, card) });
    }
}
