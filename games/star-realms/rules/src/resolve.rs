//! Effects resolve in printed order (9.5), each as far as it can (9.4). One that needs a choice leaves a question on the stack and
//! what is still to come beneath it; one whose question has a single answer answers it itself.

use crate::catalog::Kind;
use crate::effect::{AcquireFree, CopyOf, Count, Op, Script, Test, Zone};
use crate::event::{Event, Resource};
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::options::Discards;
use crate::play::Place;
use crate::state::{COPY, State};
use crate::turn::tells;
use crate::variant::Variant;
use starboard_core::{Chance, Seat, SeatSet, Sink};

impl<const S: usize, const K: usize, V: Variant> StarRealms<S, K, V> {
    /// Runs a script, and after it whatever waits on top of the stack, until a question is open or nothing is left.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn run(
        &self,
        s: &mut State<S, K, V>,
        seat: u8,
        card: Kind,
        script: &Script,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        if script.plain && !tells(e) && s.stack.is_empty() {
            s.realm_mut(seat).add_to_pools(script);
            if script.authority > 0 {
                self.gain(s, seat, Resource::Authority, script.authority, card, e);
            }
            if script.draw > 0 {
                self.draw(s, seat, script.draw, c, e);
            }
        } else {
            self.run_in_order(s, seat, card, *script, c, e);
        }
    }

    #[inline(never)]
    fn run_in_order(
        &self,
        s: &mut State<S, K, V>,
        seat: u8,
        card: Kind,
        script: Script,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        let (mut seat, mut card) = (seat, card);
        let mut at = script.at as usize;
        let mut end = at + script.len as usize;
        loop {
            while at < end {
                let op = &self.catalog.ops.0[at];
                at += 1;
                match *op {
                    Op::Trade(n) => self.gain(s, seat, Resource::Trade, n, card, e),
                    Op::Combat(n) => self.gain(s, seat, Resource::Combat, n, card, e),
                    Op::Authority(n) => self.gain(s, seat, Resource::Authority, n, card, e),
                    Op::Draw(n) => self.draw(s, seat, n, c, e),
                    Op::If { test, then } => {
                        if self.holds(s, seat, test) {
                            push_rest(s, seat, card, at, end);
                            (at, end) = (then.at as usize, then.at as usize + then.len as usize);
                        }
                    }
                    Op::ForEach { count, then } => {
                        let times = self.count(s, seat, count);
                        for i in 0..then.len as usize {
                            self.gain_times(s, seat, &self.catalog.ops.0[then.at as usize + i], times, card, c, e);
                        }
                    }
                    Op::RedirectNext(r) => {
                        let realm = s.realm_mut(seat);
                        realm.redirects[r.slot()] += 1;
                        realm.armed += 1;
                        e.tell(|| Event::Armed { seat: Seat(seat), card: self.name(s, card) });
                    }
                    Op::DiscountNext(d) => {
                        let sum = &mut s.realm_mut(seat).discounts[d.what as usize];
                        *sum = sum.saturating_add(d.by);
                        s.ready.odd = true;
                        e.tell(|| Event::Armed { seat: Seat(seat), card: self.name(s, card) });
                    }
                    Op::LoseAuthority(n) => {
                        self.lose_authority(s, seat, card, n, c, e);
                        if s.end.is_some() {
                            return;
                        }
                    }
                    _ => {
                        push_rest(s, seat, card, at, end);
                        self.ask(s, seat, card, op, at - 1, c, e);
                        at = end;
                    }
                }
            }
            match s.stack.last() {
                Some(&Frame::Run { seat: next_seat, card: next_card, len, at: next }) => {
                    s.stack.pop();
                    (seat, card) = (next_seat, next_card);
                    (at, end) = (next as usize, next as usize + len as usize);
                }
                // What came before it has left nothing to discard.
                Some(&Frame::Discard { seat: victim, .. }) if s.realm(victim).hand.is_empty() => drop(s.stack.pop()),
                _ => return,
            }
        }
    }

    /// Goes on with whatever waits on top of the stack.
    pub fn resume(&self, s: &mut State<S, K, V>, c: &mut impl Chance, e: &mut impl Sink<Event>) {
        if !s.stack.is_empty() {
            self.run_in_order(s, 0, 0, Script::NOTHING, c, e);
        }
    }

    #[inline(never)]
    fn holds(&self, s: &State<S, K, V>, seat: u8, test: Test) -> bool {
        match test {
            Test::OwnBases(n) => s.realm(seat).bases.len() >= n as usize,
            // 4.4: any opponent's, even one that may not be attacked.
            Test::OpponentHasBase => s
                .alive
                .iter()
                .any(|o| self.seating.team(o.0) != self.seating.team(seat) && !s.realm(o.0).bases.is_empty()),
        }
    }

    fn count(&self, s: &State<S, K, V>, seat: u8, count: Count) -> u8 {
        match count {
            Count::Played(faction) => s.realm(seat).played[faction as usize],
            Count::Scrapped => s.realm(seat).scrapped,
        }
    }

    #[inline(never)]
    #[expect(clippy::too_many_arguments, reason = "who, what, how often, and the two listeners")]
    fn gain_times(
        &self,
        s: &mut State<S, K, V>,
        seat: u8,
        op: &Op,
        times: u8,
        card: Kind,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        if times == 0 {
            return;
        }
        match *op {
            Op::Trade(n) => self.gain(s, seat, Resource::Trade, n.saturating_mul(times), card, e),
            Op::Combat(n) => self.gain(s, seat, Resource::Combat, n.saturating_mul(times), card, e),
            Op::Authority(n) => self.gain(s, seat, Resource::Authority, n.saturating_mul(times), card, e),
            Op::Draw(n) => self.draw(s, seat, n.saturating_mul(times), c, e),
            _ => {}
        }
    }

    /// Opens the question of an effect, or settles it where there is nothing to choose.
    #[inline(never)]
    #[expect(clippy::too_many_arguments, reason = "who, what, where it stands, and the two listeners")]
    fn ask(
        &self,
        s: &mut State<S, K, V>,
        seat: u8,
        card: Kind,
        op: &Op,
        at: usize,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        let at = at as u16;
        match *op {
            Op::OpponentDiscards(n) => {
                let targets = self.targets(s, seat);
                let mut seats = targets.iter();
                match (seats.next(), seats.next()) {
                    (None, _) => {}
                    (Some(only), None) => self.make_discard(s, seat, only.0, card, n, e),
                    _ => s.stack.push(Frame::Target { seat, card, n }),
                }
            }
            Op::Scrap { n, .. } => self.ask_scrap(s, Frame::Scrap { seat, card, left: n, done: 0, at }, e),
            Op::Discard { n, .. } => self.ask_discard_for(s, Frame::DiscardFor { seat, card, left: n, done: 0, at }, e),
            Op::ScrapRow { n, only_now } if self.row_has_cards(s) => {
                s.stack.push(Frame::ScrapRow { seat, card, left: n, only_now });
            }
            Op::DestroyBase { optional } => self.ask_destroy(s, seat, card, optional, e),
            Op::Choice { .. } => s.stack.push(Frame::Choose { seat, card, at }),
            Op::Pay { trade, authority, .. } if !self.can_pay(s, seat, trade, authority) => {}
            Op::May(_) | Op::Pay { .. } => s.stack.push(Frame::May { seat, card, at }),
            Op::AcquireFree(free) => {
                let mut kinds = self.free_kinds(s, free);
                match (kinds.next(), kinds.next()) {
                    (None, _) => {}
                    (Some(only), None) => {
                        drop(kinds);
                        self.acquire(s, seat, only, 0, free.to, c, e);
                    }
                    _ => {
                        drop(kinds);
                        s.stack.push(Frame::Free { seat, card, at });
                    }
                }
            }
            Op::Copy(what) => self.ask_copy(s, seat, card, what, c, e),
            Op::Recover(n) => {
                let realm = s.realm(seat);
                if !realm.discard.is_empty() && !realm.top.is_full() {
                    s.stack.push(Frame::Recover { seat, card, left: n });
                }
            }
            _ => {}
        }
    }

    /// Authority is never paid to the last point.
    pub fn can_pay(&self, s: &State<S, K, V>, seat: u8, trade: u8, authority: u8) -> bool {
        let score = s.authority[self.seating.side(seat) as usize];
        s.realm(seat).trade >= u16::from(trade) && (authority == 0 || score > i16::from(authority))
    }

    pub fn pay(
        &self,
        s: &mut State<S, K, V>,
        seat: u8,
        card: Kind,
        trade: u8,
        authority: u8,
        e: &mut impl Sink<Event>,
    ) {
        s.realm_mut(seat).trade -= u16::from(trade);
        s.authority[self.seating.side(seat) as usize] -= i16::from(authority);
        let (what, n) = if authority > 0 { (Resource::Authority, authority) } else { (Resource::Trade, trade) };
        e.tell(|| Event::Paid { seat: Seat(seat), what, n, card: self.name(s, card) });
    }

    #[inline(never)]
    pub(crate) fn lose_authority(
        &self,
        s: &mut State<S, K, V>,
        seat: u8,
        card: Kind,
        n: u8,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        let side = self.seating.side(seat);
        let score = &mut s.authority[side as usize];
        *score = score.saturating_sub(i16::from(n));
        let total = *score;
        e.tell(|| Event::Lost { seat: Seat(seat), n, total: i32::from(total), card: self.name(s, card) });
        if total <= 0 {
            let fallen = SeatSet(self.seating.members(side).0 & s.alive.0);
            self.fall(s, fallen, None, c, e);
        }
    }

    /// Which opponents `seat` may make discard or attack.
    #[inline]
    pub fn targets(&self, s: &State<S, K, V>, seat: u8) -> starboard_core::SeatSet {
        if S == 2 {
            return starboard_core::SeatSet(s.alive.0 & !(1 << seat));
        }
        self.seating.targets(seat, s.alive)
    }

    /// A forced discard falls on `victim`: at once, or owed (7.1).
    pub(crate) fn make_discard(
        &self,
        s: &mut State<S, K, V>,
        by: u8,
        victim: u8,
        card: Kind,
        n: u8,
        e: &mut impl Sink<Event>,
    ) {
        match self.options.discards {
            Discards::AtOnce => self.ask_discard(s, victim, card, n, e),
            Discards::NextTurn => {
                let owed = &mut s.realm_mut(victim).owed;
                *owed = owed.saturating_add(n);
                e.tell(|| Event::Owes { seat: Seat(victim), by: Seat(by), n, card: self.name(s, card) });
            }
        }
    }

    /// Asks for the next own card to scrap, or finishes when no more can or need be.
    pub(crate) fn ask_scrap(&self, s: &mut State<S, K, V>, frame: Frame, e: &mut impl Sink<Event>) {
        let Frame::Scrap { seat, card, mut left, mut done, at } = frame else { return };
        let Op::Scrap { must, hand, discard, each, .. } = self.catalog.ops.0[at as usize] else { return };
        loop {
            let realm = s.realm(seat);
            let in_hand = hand && !realm.hand.is_empty();
            let in_discard = discard && !realm.discard.is_empty();
            if left == 0 || !(in_hand || in_discard) {
                return push_each(s, seat, card, each, done);
            }
            // Only what everybody can count is settled silently: a hand of one card, a discard pile of one kind.
            let only = match (in_hand, in_discard) {
                _ if !must => None,
                (true, false) if realm.hand.len() == 1 => only_kind(&realm.hand).map(|k| (Zone::Hand, k)),
                (false, true) => only_kind(&realm.discard).map(|k| (Zone::Discard, k)),
                _ => None,
            };
            match only {
                Some((zone, kind)) => {
                    self.scrap_own(s, seat, zone, kind, e);
                    (left, done) = (left - 1, done + 1);
                }
                None => return s.stack.push(Frame::Scrap { seat, card, left, done, at }),
            }
        }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn scrap_own(&self, s: &mut State<S, K, V>, seat: u8, zone: Zone, kind: Kind, e: &mut impl Sink<Event>) {
        let realm = s.realm_mut(seat);
        match zone {
            Zone::Hand => realm.leave_hand(kind),
            Zone::Discard => realm.discard.remove(kind),
        }
        realm.scrapped = realm.scrapped.saturating_add(1);
        self.to_scrap_heap(s, kind);
        e.tell(|| Event::Scrapped { seat: Seat(seat), card: self.name(s, kind), from: zone.into() });
    }

    /// Asks for the next own card to discard for an effect, or finishes.
    pub(crate) fn ask_discard_for(&self, s: &mut State<S, K, V>, frame: Frame, e: &mut impl Sink<Event>) {
        let Frame::DiscardFor { seat, card, mut left, mut done, at } = frame else { return };
        let Op::Discard { must, each, .. } = self.catalog.ops.0[at as usize] else { return };
        loop {
            let realm = s.realm(seat);
            if left == 0 || realm.hand.is_empty() {
                return push_each(s, seat, card, each, done);
            }
            let only = if must && realm.hand.len() == 1 { only_kind(&realm.hand) } else { None };
            match only {
                Some(kind) => {
                    self.discard_one(s, seat, kind, false, e);
                    (left, done) = (left - 1, done + 1);
                }
                None => return s.stack.push(Frame::DiscardFor { seat, card, left, done, at }),
            }
        }
    }

    /// What a copying ship or base may become (1.2, 1.6, 1.7, 1.10): asked, or settled if there is one answer or none.
    #[inline(never)]
    fn ask_copy(
        &self,
        s: &mut State<S, K, V>,
        seat: u8,
        card: Kind,
        what: CopyOf,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        match what {
            CopyOf::Ship => {
                let Some(piece) = s.ships.iter().rposition(|p| p.kind == card && p.owner == seat) else { return };
                let mut kinds = self.ships_to_copy(s, seat, piece);
                let found = (kinds.next(), kinds.next());
                drop(kinds);
                match found {
                    (None, _) => {}
                    (Some(only), None) => self.become_copy(s, seat, Place::Ship(piece), only, c, e),
                    _ => s.stack.push(Frame::Copy { seat, card, piece: piece as u8, what }),
                }
            }
            CopyOf::Base => {
                let fresh = |p: &crate::state::Base| p.kind == card && p.as_kind == card && p.has(crate::state::USED);
                let Some(piece) = s.realm(seat).bases.iter().position(fresh) else { return };
                let mut bases = self.bases_to_copy(s, seat, piece).map(|(_, _, now)| now);
                let Some(first) = bases.next() else { return };
                let alike = bases.all(|now| now == first);
                drop(bases);
                if alike {
                    self.become_copy(s, seat, Place::Base(piece), first, c, e);
                } else {
                    s.stack.push(Frame::Copy { seat, card, piece: piece as u8, what });
                }
            }
        }
    }

    /// The kinds of other ships played this turn, in play or not; nothing that is itself an empty copier.
    pub(crate) fn ships_to_copy(&self, s: &State<S, K, V>, seat: u8, piece: usize) -> impl Iterator<Item = Kind> {
        let others = s.ships.iter().enumerate().filter(|(i, p)| *i != piece && p.owner == seat);
        let mut kinds = s.gone.of(seat);
        others.for_each(|(_, p)| kinds.insert(p.as_kind));
        kinds.iter().filter(|kind| !self.hot(s, *kind).copies())
    }

    /// The bases in play, anybody's, except the copying one: whose, and which.
    pub(crate) fn bases_to_copy<'s>(
        &'s self,
        s: &'s State<S, K, V>,
        seat: u8,
        piece: usize,
    ) -> impl Iterator<Item = (u8, Kind, Kind)> + 's {
        s.alive.iter().flat_map(move |owner| {
            let bases = s.realm(owner.0).bases.iter().enumerate();
            let other = move |(i, _): &(usize, _)| !(owner.0 == seat && *i == piece);
            bases.filter(other).map(move |(_, b)| (owner.0, b.kind, b.as_kind))
        })
    }

    /// A card in play becomes a copy until the turn ends; a ship's new primary happens at once (1.1, 1.9, 1.11).
    pub(crate) fn become_copy(
        &self,
        s: &mut State<S, K, V>,
        seat: u8,
        place: Place,
        copied: Kind,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        let kind = self.piece(s, seat, place).kind;
        e.tell(|| Event::Copied { seat: Seat(seat), card: self.name(s, kind), copied: self.name(s, copied) });
        let hot = self.hot(s, copied);
        if hot.copies() {
            return;
        }
        match place {
            Place::Ship(i) => {
                s.ships[i].as_kind = copied;
                s.ships[i].flags = hot.flags | COPY;
            }
            Place::Base(i) => {
                let realm = s.realm_mut(seat);
                realm.bases[i].as_kind = copied;
                realm.bases[i].flags = hot.flags | COPY;
                realm.watchers += u8::from(hot.ship_played > 0);
            }
        }
        self.recount_allies(s, seat);
        if matches!(place, Place::Ship(_)) {
            self.run(s, seat, kind, &hot.primary, c, e);
        }
    }

    /// The kinds a free acquisition may take: trade row and Explorer pile, printed cost (5.6, 5.7), in kind order.
    pub(crate) fn free_kinds<'s>(
        &'s self,
        s: &'s State<S, K, V>,
        free: AcquireFree,
    ) -> impl Iterator<Item = Kind> + 's {
        self.for_sale(s).into_iter().filter(move |k| {
            let hot = self.hot(s, *k);
            free.what.fits(hot.base) && free.max_cost.is_none_or(|max| hot.cost <= max)
        })
    }
}

/// The only kind in a pile, if there is just one.
pub(crate) fn only_kind<const K: usize>(pile: &starboard_core::Bag<K>) -> Option<Kind> {
    let mut kinds = pile.iter();
    kinds.next().filter(|_| kinds.next().is_none()).map(|(kind, _)| kind)
}

#[inline]
fn push_rest<const S: usize, const K: usize, V: Variant>(
    s: &mut State<S, K, V>,
    seat: u8,
    card: Kind,
    at: usize,
    end: usize,
) {
    if at < end {
        s.stack.push(Frame::Run { seat, card, len: (end - at) as u8, at: at as u16 });
    }
}

/// What follows each card moved.
fn push_each<const S: usize, const K: usize, V: Variant>(
    s: &mut State<S, K, V>,
    seat: u8,
    card: Kind,
    each: Script,
    times: u8,
) {
    if !each.is_empty() {
        for _ in 0..times {
            s.stack.push(Frame::Run { seat, card, len: each.len, at: each.at });
        }
    }
}
