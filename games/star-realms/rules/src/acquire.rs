//! Acquiring cards: what they cost, where they go, what follows.

use crate::catalog::{Kind, NONE};
use crate::effect::Destination;
use crate::event::Event;
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::kinds::KindSet;
use crate::state::State;
use crate::variant::Variant;
use starboard_core::{Chance, Seat, Sink};

/// Bits of `Frame::Arrive::to`.
pub(crate) fn bit(to: Destination) -> u8 {
    1 << to as u8
}

/// `Realm::redirects` of one kind of armed effect: what it looks at (ship, base, any) × where to × optional.
const REDIRECTS: [(usize, Destination, bool); 12] = {
    let mut all = [(0, Destination::Top, false); 12];
    let mut i = 0;
    while i < 12 {
        let to = if i & 2 == 0 { Destination::Top } else { Destination::Hand };
        all[i] = (i / 4, to, i & 1 == 1);
        i += 1;
    }
    all
};

impl<const S: usize, const K: usize, V: Variant> StarRealms<S, K, V> {
    /// The kinds in the trade row and beside it, in order.
    pub(crate) fn for_sale(&self, s: &State<S, K, V>) -> arrayvec::ArrayVec<Kind, 7> {
        let mut kinds = arrayvec::ArrayVec::new();
        self.sold(s).each(|kind| kinds.push(kind));
        kinds
    }

    /// The same as a set.
    #[inline]
    pub(crate) fn sold(&self, s: &State<S, K, V>) -> V::Kinds {
        let kinds = s.row.kinds();
        V::sixth(&s.extra).map_or(kinds, |sixth| kinds | V::Kinds::one(sixth))
    }

    /// The spaces of the trade row with what lies there; `NONE` where one is empty.
    pub fn row_cards(&self, s: &State<S, K, V>) -> impl Iterator<Item = Kind> + use<S, K, V> {
        let spaces = V::spaces(&self.scene);
        let sixth = (spaces > s.row.len()).then(|| V::sixth(&s.extra).unwrap_or(NONE));
        s.row.into_iter().take(spaces).chain(sixth)
    }

    #[inline]
    pub(crate) fn row_has_cards(&self, s: &State<S, K, V>) -> bool {
        s.row.iter().any(|k| *k != NONE) || V::sixth(&s.extra).is_some()
    }

    pub(crate) fn in_row(&self, s: &State<S, K, V>, kind: Kind) -> bool {
        s.row.contains(&kind) || V::sixth(&s.extra) == Some(kind)
    }

    /// What the card costs now: its printed cost less the discounts armed, never below 1.
    #[inline]
    pub(crate) fn price(&self, s: &State<S, K, V>, seat: u8, kind: Kind) -> u8 {
        let hot = self.hot(s, kind);
        if !s.ready.odd {
            return hot.cost;
        }
        let d = &s.realm(seat).discounts;
        let off = d[usize::from(hot.base)].saturating_add(d[2]);
        if off == 0 || hot.cost == 0 { hot.cost } else { hot.cost.saturating_sub(off).max(1) }
    }

    #[inline(never)]
    pub(crate) fn buy(
        &self,
        s: &mut State<S, K, V>,
        seat: u8,
        kind: Kind,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        let price = self.price(s, seat, kind);
        let base = self.hot(s, kind).base;
        let realm = s.realm_mut(seat);
        realm.trade -= u16::from(price);
        if realm.discounts != [0; 3] {
            realm.discounts[usize::from(base)] = 0;
            realm.discounts[2] = 0;
            s.ready = self.all_ready(s, seat);
        }
        self.acquire(s, seat, kind, price, None, c, e);
    }

    /// Takes a card from the trade row or the Explorer pile. `own` is the destination of an effect that names one (5.4).
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    #[expect(clippy::too_many_arguments, reason = "who, what, for how much, where to, and the two listeners")]
    pub(crate) fn acquire(
        &self,
        s: &mut State<S, K, V>,
        seat: u8,
        kind: Kind,
        paid: u8,
        own: Option<Destination>,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        if kind == self.catalog.explorer {
            s.row.set_explorers(s.row.explorers() - 1, kind);
        } else if let Some(slot) = s.row.iter().position(|k| *k == kind) {
            s.row.take(slot);
        } else {
            V::set_sixth(&mut s.extra, None);
        }
        if V::asks_upgrade(self, s, seat, kind) {
            let own = own.map_or(0, |to| to as u8 + 1);
            return s.stack.push(Frame::Upgrade { seat, card: kind, own, paid });
        }
        self.bring(s, seat, kind, paid, own, c, e);
    }

    /// The card acquired goes to its place, or its owner is asked where.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    #[expect(clippy::too_many_arguments, reason = "who, what, for how much, where to, and the two listeners")]
    pub fn bring(
        &self,
        s: &mut State<S, K, V>,
        seat: u8,
        kind: Kind,
        paid: u8,
        own: Option<Destination>,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        if own.is_none() && s.realm(seat).armed == 0 && self.hot(s, kind).arrives.is_none() {
            return self.lay(s, seat, kind, Destination::Discard, paid, c, e);
        }
        let to = self.destinations(s, seat, kind, own);
        if to.is_power_of_two() || s.stack.is_full() {
            let only = Destination::ALL[to.trailing_zeros() as usize];
            self.arrive(s, seat, kind, only, own.is_some(), paid, c, e);
        } else {
            s.stack.push(Frame::Arrive { seat, card: kind, to, own: own.is_some(), paid });
        }
    }

    /// Where a card may go (4.2, 5.1 to 5.5), as bits.
    #[inline(never)]
    fn destinations(&self, s: &State<S, K, V>, seat: u8, kind: Kind, own: Option<Destination>) -> u8 {
        let realm = s.realm(seat);
        let mut to = 0;
        let mut must = false;
        match own {
            Some(destination) => to |= bit(destination),
            None if realm.armed > 0 => {
                for (slot, destination, optional) in self.armed(s, seat, kind) {
                    debug_assert!(realm.redirects[slot] > 0);
                    to |= bit(destination);
                    must |= !optional;
                }
                if !must {
                    to |= bit(Destination::Discard);
                }
            }
            None => to |= bit(Destination::Discard),
        }
        if let Some((faction, destination)) = self.hot(s, kind).arrives
            && realm.played[faction as usize] > 0
        {
            to |= bit(destination);
        }
        if realm.top.is_full() && to != bit(Destination::Top) {
            to &= !bit(Destination::Top);
        }
        to
    }

    /// The armed effects that fit a card.
    fn armed<'s>(
        &'s self,
        s: &'s State<S, K, V>,
        seat: u8,
        kind: Kind,
    ) -> impl Iterator<Item = (usize, Destination, bool)> + 's {
        let base = self.hot(s, kind).base;
        let looks_at = move |what: usize| what == 2 || what == usize::from(base);
        let realm = s.realm(seat);
        let all = REDIRECTS.iter().enumerate();
        let fits = all.filter(move |(i, (what, _, _))| realm.redirects[*i] > 0 && looks_at(*what));
        fits.map(|(i, (_, to, optional))| (i, *to, *optional))
    }

    /// Uses up the armed effect that a choice of destination stands for.
    fn spend_redirect(&self, s: &mut State<S, K, V>, seat: u8, kind: Kind, to: Destination) {
        let arrives = self.hot(s, kind).arrives;
        let by_itself = arrives.is_some_and(|(f, d)| d == to && s.realm(seat).played[f as usize] > 0);
        let (mut same_must, mut any_must, mut same_may, mut any_may) = (None, None, None, None);
        for (slot, destination, optional) in self.armed(s, seat, kind) {
            let (same, any) = if optional { (&mut same_may, &mut any_may) } else { (&mut same_must, &mut any_must) };
            if destination == to {
                same.get_or_insert(slot);
            }
            any.get_or_insert(slot);
        }
        let spent = match to {
            // 5.2: an optional one declined for this card is spent.
            Destination::Discard => any_may,
            // 5.5: a mandatory one is used up by this acquisition even if the card's own way is taken.
            // An optional one is as spent as if the card had gone to the discard pile.
            _ if by_itself => {
                let declined = any_may.filter(|_| self.since_2.own_way_spends);
                same_must.or(any_must).or(declined)
            }
            _ => same_must.or(same_may),
        };
        if let Some(slot) = spent {
            let realm = s.realm_mut(seat);
            realm.redirects[slot] -= 1;
            realm.armed -= 1;
        }
    }

    /// A destination has been chosen, or there was only one.
    #[expect(clippy::too_many_arguments, reason = "who, what, where, how, and the two listeners")]
    pub(crate) fn arrive(
        &self,
        s: &mut State<S, K, V>,
        seat: u8,
        kind: Kind,
        to: Destination,
        own: bool,
        paid: u8,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        if !own && s.realm(seat).armed > 0 {
            self.spend_redirect(s, seat, kind, to);
        }
        self.lay(s, seat, kind, to, paid, c, e);
    }

    /// The card goes to its place, the row is refilled, and what happens "when acquired" comes last.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    #[expect(clippy::too_many_arguments, reason = "who, what, where, how, and the two listeners")]
    fn lay(
        &self,
        s: &mut State<S, K, V>,
        seat: u8,
        kind: Kind,
        to: Destination,
        paid: u8,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        let realm = s.realm_mut(seat);
        let to = if to == Destination::Top && realm.top.is_full() { Destination::Discard } else { to };
        match to {
            Destination::Discard => realm.discard.add(kind),
            Destination::Top => realm.top.push(kind),
            Destination::Hand => realm.enter_hand_openly(kind),
        }
        e.tell(|| Event::Acquired { seat: Seat(seat), card: self.name(s, kind), paid, to });
        self.refill_row(s, c, e);
        let noted = V::take_noted(&mut s.extra);
        let acquired = self.hot(s, noted.unwrap_or(kind)).acquired;
        if !acquired.is_empty() {
            s.stack.push(Frame::Run { seat, card: kind, len: acquired.len, at: acquired.at });
        }
        V::acquired(self, s, seat, kind, e);
    }
}
