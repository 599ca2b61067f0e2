//! Answers to open questions.

use crate::action::{Action, Piece};
use crate::effect::{CopyOf, Destination, Op, Zone};
use crate::event::Event;
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::play::Place;
use crate::state::State;
use crate::variant::{Acquiring, Variant};
use starboard_core::{Chance, Seat, Sink};

impl<const S: usize, const K: usize, V: Variant> StarRealms<S, K, V> {
    /// Answers the question on top of the stack; the action is one of its legal answers.
    pub(crate) fn answer(&self, s: &mut State<S, K, V>, action: Action, c: &mut impl Chance, e: &mut impl Sink<Event>) {
        let Some(frame) = s.stack.pop() else { return };
        match (frame, action) {
            (Frame::Choose { seat, card, at }, Action::Choose(n)) => {
                if let Op::Choice { options, .. } = self.catalog.ops.0[at as usize] {
                    return self.run(s, seat, card, &options[n as usize], c, e);
                }
            }
            (Frame::May { seat, card, at }, Action::Accept) => {
                if let Op::Pay { trade, authority, then } = self.catalog.ops.0[at as usize] {
                    self.pay(s, seat, card, trade, authority, e);
                    return self.run(s, seat, card, &then, c, e);
                }
                if let Op::May(script) = self.catalog.ops.0[at as usize] {
                    return self.run(s, seat, card, &script, c, e);
                }
            }
            (Frame::Scrap { seat, card, left, done, at }, Action::Pick { zone, card: kind }) => {
                self.scrap_own(s, seat, zone, kind, e);
                self.ask_scrap(s, Frame::Scrap { seat, card, left: left - 1, done: done + 1, at }, e);
            }
            (Frame::Scrap { seat, card, done, at, .. }, Action::Decline) => {
                self.ask_scrap(s, Frame::Scrap { seat, card, left: 0, done, at }, e);
            }
            (Frame::DiscardFor { seat, card, left, done, at }, Action::Pick { card: kind, .. }) => {
                self.discard_one(s, seat, kind, false, e);
                self.ask_discard_for(s, Frame::DiscardFor { seat, card, left: left - 1, done: done + 1, at }, e);
            }
            (Frame::DiscardFor { seat, card, done, at, .. }, Action::Decline) => {
                self.ask_discard_for(s, Frame::DiscardFor { seat, card, left: 0, done, at }, e);
            }
            (Frame::ScrapRow { seat, card, left, only_now }, Action::PickRow(kind)) => {
                self.scrap_row(s, seat, kind, e);
                if !only_now {
                    self.refill_row(s, c, e);
                }
                if left > 1 && self.row_has_cards(s) {
                    s.stack.push(Frame::ScrapRow { seat, card, left: left - 1, only_now });
                } else {
                    self.refill_row(s, c, e);
                }
            }
            // 6.7: what was scrapped is replaced only now.
            (Frame::ScrapRow { .. }, Action::Decline) => self.refill_row(s, c, e),
            (Frame::Destroy { seat, .. }, Action::PickBase { seat: owner, base }) => {
                if let Some(i) = self.find_base_to_destroy(s, owner, base) {
                    self.destroy(s, seat, owner, i, false, e);
                }
            }
            (Frame::Target { seat, card, n }, Action::PickPlayer(victim)) => {
                self.make_discard(s, seat, victim, card, n, e);
            }
            (Frame::Discard { seat, card, left }, Action::Pick { card: kind, .. }) => {
                self.discard_one(s, seat, kind, true, e);
                self.ask_discard(s, seat, card, left - 1, e);
            }
            (Frame::Free { seat, at, .. }, Action::Take(kind)) => {
                if let Op::AcquireFree(free) = self.catalog.ops.0[at as usize] {
                    self.acquire(s, seat, kind, 0, free.to, c, e);
                }
            }
            (Frame::Arrive { seat, card, own, paid, .. }, Action::Send(to)) => {
                self.arrive(s, seat, card, to, own, paid, c, e);
            }
            (Frame::Copy { seat, piece, what: CopyOf::Ship, .. }, Action::PickShip(kind)) => {
                self.become_copy(s, seat, Place::Ship(piece as usize), kind, c, e);
            }
            (Frame::Copy { seat, piece, what: CopyOf::Base, .. }, Action::PickBase { base, .. }) => {
                self.become_copy(s, seat, Place::Base(piece as usize), base.as_kind, c, e);
            }
            (Frame::Recover { seat, card, left }, Action::Pick { card: kind, .. }) => {
                let realm = s.realm_mut(seat);
                realm.discard.remove(kind);
                realm.top.push(kind);
                e.tell(|| Event::Recovered { seat: Seat(seat), card: self.name(s, kind) });
                let realm = s.realm(seat);
                if left > 1 && !realm.discard.is_empty() && !realm.top.is_full() {
                    s.stack.push(Frame::Recover { seat, card, left: left - 1 });
                }
            }
            (Frame::Bequest { seat, to }, Action::Leave(kind)) => {
                self.take_bequest(s, seat, kind);
                s.realm_mut(to).discard.add(kind);
                e.tell(|| Event::Left { seat: Seat(seat), to: Seat(to), card: self.name(s, kind) });
                self.settle_bequest(s, seat);
            }
            (Frame::Bequest { seat, .. }, _) => self.settle_bequest(s, seat),
            (Frame::Upgrade { seat, card, own, paid }, answer) => {
                let own = own.checked_sub(1).map(|to| Destination::ALL[usize::from(to)]);
                match answer {
                    Action::Upgrade(row) => V::upgrade(self, s, Acquiring { seat, card, paid, own }, row, c, e),
                    _ => self.bring(s, seat, card, paid, own, c, e),
                }
            }
            (Frame::Muster { seat, .. }, Action::Take(kind)) => V::muster(self, s, seat, kind, e),
            _ => {}
        }
        self.resume(s, c, e);
        V::answered(self, s, c, e);
    }

    fn scrap_row(&self, s: &mut State<S, K, V>, seat: u8, kind: u8, e: &mut impl Sink<Event>) {
        if let Some(slot) = s.row.iter().position(|k| *k == kind) {
            s.row.take(slot);
            s.scrap_heap.add(kind);
            e.tell(|| Event::ScrappedFromRow { seat: Seat(seat), card: self.name(s, kind), slot: slot as u8 });
        } else if V::sixth(&s.extra) == Some(kind) {
            V::set_sixth(&mut s.extra, None);
            s.scrap_heap.add(kind);
            e.tell(|| Event::ScrappedFromRow { seat: Seat(seat), card: self.name(s, kind), slot: 5 });
        }
    }

    /// Of several bases alike an effect destroys the least damaged, and of one's own the most used.
    fn find_base_to_destroy(&self, s: &State<S, K, V>, owner: u8, wanted: Piece) -> Option<usize> {
        let bases = s.realm(owner).bases.iter().enumerate();
        let alike = bases.filter(|(_, b)| b.kind == wanted.kind && b.as_kind == wanted.as_kind);
        alike.max_by_key(|(_, b)| (self.remaining(s, b), b.flags.count_ones())).map(|(i, _)| i)
    }

    /// A fallen player's card, from the discard pile, hand or deck.
    fn take_bequest(&self, s: &mut State<S, K, V>, seat: u8, kind: u8) {
        let realm = s.realm_mut(seat);
        if realm.discard.has(kind) {
            realm.discard.remove(kind);
        } else if realm.hand.has(kind) {
            realm.leave_hand(kind);
        } else if realm.deck.has(kind) {
            realm.deck.remove(kind);
        } else if let Some(i) = realm.top.iter().position(|k| *k == kind) {
            realm.top.remove(i);
        }
    }

    /// The kinds a fallen player may leave, in kind order.
    pub(crate) fn bequest_kinds(&self, s: &State<S, K, V>, seat: u8) -> impl Iterator<Item = u8> {
        let realm = s.realm(seat);
        let mut all = realm.deck;
        for (kind, n) in realm.hand.iter().chain(realm.discard.iter()) {
            all.add_many(kind, n);
        }
        for kind in &realm.top {
            all.add(*kind);
        }
        let kinds: Vec<u8> = all.iter().map(|(k, _)| k).collect();
        kinds.into_iter()
    }

    /// Which zones the question on top takes cards from.
    pub fn zones(&self, frame: Frame) -> (bool, bool) {
        match frame {
            Frame::Scrap { at, .. } => match self.catalog.ops.0[at as usize] {
                Op::Scrap { hand, discard, .. } => (hand, discard),
                _ => (false, false),
            },
            Frame::DiscardFor { .. } | Frame::Discard { .. } => (true, false),
            Frame::Recover { .. } => (false, true),
            _ => (false, false),
        }
    }

    /// May the question be declined?
    pub fn may_decline(&self, frame: Frame) -> bool {
        match frame {
            Frame::Scrap { at, .. } | Frame::DiscardFor { at, .. } => match self.catalog.ops.0[at as usize] {
                Op::Scrap { must, .. } | Op::Discard { must, .. } => !must,
                _ => false,
            },
            Frame::Destroy { optional, .. } => optional,
            Frame::May { .. }
            | Frame::ScrapRow { .. }
            | Frame::Recover { .. }
            | Frame::Bequest { .. }
            | Frame::Upgrade { .. } => true,
            _ => false,
        }
    }

    /// Own cards on offer: zone and kind.
    pub(crate) fn on_offer(&self, s: &State<S, K, V>, frame: Frame, f: &mut impl FnMut(Zone, u8)) {
        let realm = s.realm(frame.seat());
        let (hand, discard) = self.zones(frame);
        if hand {
            realm.hand.each_kind(|k| f(Zone::Hand, k));
        }
        if discard {
            realm.discard.each_kind(|k| f(Zone::Discard, k));
        }
    }
}
