//! The legal list: everything a seat may do now, in the order of [`Action`], without repeats.

use crate::acquire::bit;
use crate::action::{Action, Amount, Piece, Pool};
use crate::catalog::{Hot, KINDS, Kind};
use crate::effect::{CopyOf, Destination, Op, Zone};
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::kinds::{KindSet, each_bit};
use crate::quick::Gather;
use crate::state::{BASES, COPY, InPlay, SHIPS, State};
use crate::variant::Variant;
use starboard_core::{Room, STEPS, Seat, SeatSet, add_to_list, write_list};

impl<const S: usize, const K: usize, V: Variant> StarRealms<S, K, V> {
    #[inline]
    pub(crate) fn list(&self, s: &State<S, K, V>, seat: u8, out: &mut Vec<Action>) {
        if !s.stack.is_empty() {
            self.list_asked(s, seat, out);
        } else if !self.acts(s, seat) {
            out.clear();
            self.list_last_gifts(s, seat, out);
        } else if !s.ready.odd {
            write_list(out, move |room| self.list_by_kinds(s, seat, room));
            if S > 2 {
                self.list_rest(s, seat, out);
            }
        } else {
            self.list_one_by_one(s, seat, out);
        }
    }

    /// The same list, made by looking over the cards one by one even where sets of kinds would tell: the test kit compares the two.
    pub fn list_slowly(&self, s: &State<S, K, V>, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        match s.stack.last() {
            Some(frame) if frame.seat() == seat.0 => self.list_answers(s, *frame, out),
            None if self.acts(s, seat.0) => self.list_one_by_one(s, seat.0, out),
            None => self.list_last_gifts(s, seat.0, out),
            _ => {}
        }
    }

    #[inline(never)]
    fn list_asked(&self, s: &State<S, K, V>, seat: u8, out: &mut Vec<Action>) {
        match s.stack.last() {
            Some(frame @ (Frame::Scrap { .. } | Frame::Discard { .. } | Frame::DiscardFor { .. }))
                if frame.seat() == seat =>
            {
                write_list(out, move |room| self.list_own_cards(s, *frame, room));
            }
            Some(frame) if frame.seat() == seat => {
                out.clear();
                self.list_answers(s, *frame, out);
            }
            _ => out.clear(),
        }
    }

    /// The same as [`list_answers`](Self::list_answers) for own cards.
    #[inline]
    fn list_own_cards<'v>(
        &self,
        s: &State<S, K, V>,
        frame: Frame,
        out: Room<'v, Action, STEPS>,
    ) -> Room<'v, Action, 0> {
        let (hand, discard) = self.zones(frame);
        let realm = s.realm(frame.seat());
        let hand = if hand { realm.hand.kinds() } else { V::Kinds::default() };
        let out = out.each::<3>(hand.words(), |card| Action::Pick { zone: Zone::Hand, card });
        let out = match discard {
            true => out.kinds::<1, K>(&realm.discard, |card| Action::Pick { zone: Zone::Discard, card }),
            false => out.skip::<1>(),
        };
        out.one_if(self.may_decline(frame), Action::Decline)
    }

    /// Is it the seat's turn, and has it not declared to be done?
    #[inline]
    fn acts(&self, s: &State<S, K, V>, seat: u8) -> bool {
        if S == 2 { s.end.is_none() && s.side == seat } else { s.acting.contains(Seat(seat)) }
    }

    /// From the sets of kinds kept in the state, which tell all there is to do at a table that is not odd; at a bigger one all but
    /// what concerns other players.
    #[inline(never)]
    fn list_by_kinds<'v>(&self, s: &State<S, K, V>, seat: u8, out: Room<'v, Action, STEPS>) -> Room<'v, Action, 0> {
        debug_assert_eq!(s.ready, self.all_ready(s, seat));
        let (realm, shelves) = (s.realm(seat), &self.shelves);
        let hand = realm.hand.kinds();
        let out = if hand.is_empty() {
            out.skip::<13>()
        } else {
            let simple = self.those(s, hand, shelves.simple, Hot::simple);
            let several = if simple.is_one() { realm.hand.has_two(simple) } else { true };
            out.each::<14>(hand.words(), Action::Play).one_if::<13>(several, Action::PlayAll)
        };
        let of = |actions: &[Action; KINDS], kind: u8| actions[usize::from(kind) % KINDS];
        let out = out.each::<11>(s.ready.uses().words(), |kind| of(&shelves.to_use, kind));
        let out = out.each::<9>(s.ready.allies().words(), |kind| of(&shelves.to_ally, kind));
        let out = out.each::<7>(s.ready.scraps().words(), |kind| of(&shelves.to_scrap, kind));
        let out =
            if V::HAS_UPGRADES { out.one_if::<6>(V::offers(self, s, seat), Action::Scenario) } else { out.skip::<6>() };
        let cheap =
            self.those(s, self.sold(s), shelves.affordable(realm.trade), |hot| u16::from(hot.cost) <= realm.trade);
        let out = out.each::<4>(cheap.words(), |kind| of(&shelves.to_buy, kind));
        if S > 2 {
            return out.skip();
        }
        if realm.combat == 0 {
            return out.one_if(true, Action::End);
        }
        let rival = (seat ^ 1) & 1;
        let bases = s.realm(rival).bases.kinds();
        let outposts = self.those(s, bases, shelves.outposts, Hot::outpost);
        let open = if outposts.is_empty() { bases } else { outposts };
        let free = outposts.is_empty() && V::truce(self, s).is_none();
        let out = out.one_if::<3>(free, Action::Attack { seat: rival, amount: Amount::All });
        let out = out.each::<1>(self.breakable(s, open, realm.combat).words(), |kind| raze(rival, kind));
        out.one_if(true, Action::End)
    }

    /// What concerns other players, and the end of the turn.
    #[inline]
    fn list_rest(&self, s: &State<S, K, V>, seat: u8, out: &mut Vec<Action>) {
        if s.realm(seat).combat > 0 {
            self.list_attacks(s, seat, out);
        }
        if !self.one_acts() {
            self.list_gifts(s, seat, out);
        } else if S > 2 && s.realm(seat).trade > 0 {
            self.list_passes(s, seat, out);
        }
        out.push(Action::End);
    }

    /// Undamaged bases of these kinds that this much combat destroys.
    #[inline]
    fn breakable(&self, s: &State<S, K, V>, bases: V::Kinds, combat: u16) -> V::Kinds {
        self.those(s, bases, self.shelves.weak(combat), |hot| u16::from(hot.defense) <= combat)
    }

    /// The same by looking over the cards.
    #[inline(never)]
    fn list_one_by_one(&self, s: &State<S, K, V>, seat: u8, out: &mut Vec<Action>) {
        out.clear();
        self.list_plays(s, seat, out);
        self.list_abilities(s, seat, out);
        if V::offers(self, s, seat) {
            out.push(Action::Scenario);
        }
        self.list_buys(s, seat, out);
        self.list_rest(s, seat, out);
    }

    fn list_plays(&self, s: &State<S, K, V>, seat: u8, out: &mut Vec<Action>) {
        let hand = &s.realm(seat).hand;
        let mut simple = 0;
        hand.each_kind(|kind| {
            if self.has_room(s, seat, kind) {
                out.push(Action::Play(kind));
                simple += if self.hot(s, kind).simple() { hand.count(kind) } else { 0 };
            }
        });
        if simple > 1 {
            out.push(Action::PlayAll);
        }
    }

    fn list_abilities(&self, s: &State<S, K, V>, seat: u8, out: &mut Vec<Action>) {
        let from = out.len();
        // All but copies and second allies by sets of kinds, which need no tidying.
        let mut plain = Gather::<V::Kinds>::default();
        let mut others: arrayvec::ArrayVec<(InPlay, u8), { SHIPS + BASES }> = arrayvec::ArrayVec::new();
        let mut sort = |p: &InPlay| {
            let copy = p.has(COPY);
            if !copy {
                plain.note(p);
            }
            let rest = if copy { p.ready() } else { p.ready() & 4 };
            if rest != 0 {
                others.push((*p, rest));
            }
        };
        s.in_play(seat).for_each(&mut sort);
        plain.uses.each(|kind| out.push(Action::Use(Piece { kind, as_kind: kind })));
        plain.allies.each(|kind| out.push(Action::Ally(Piece { kind, as_kind: kind }, 0)));
        plain.scraps.each(|kind| out.push(Action::Scrap(Piece { kind, as_kind: kind })));
        for (p, rest) in &others {
            each_ability(p, *rest, |action| {
                if let Err(at) = out[from..].binary_search(&action) {
                    out.insert(from + at, action);
                }
            });
        }
    }

    fn list_buys(&self, s: &State<S, K, V>, seat: u8, out: &mut Vec<Action>) {
        let realm = s.realm(seat);
        let affordable = |kind: &u8| u16::from(self.price(s, seat, *kind)) <= realm.trade;
        out.extend(self.for_sale(s).into_iter().filter(affordable).map(Action::Buy));
    }

    fn list_attacks(&self, s: &State<S, K, V>, seat: u8, out: &mut Vec<Action>) {
        let combat = s.realm(seat).combat;
        let mut sides_seen = 0u8;
        let targets = if V::truce(self, s).is_some() { SeatSet::EMPTY } else { self.targets(s, seat) };
        for target in targets.iter() {
            let side = if self.one_acts() { target.0 } else { self.seating.side(target.0) };
            if sides_seen & (1 << side) != 0 || self.shielded(s, target.0) {
                continue;
            }
            sides_seen |= 1 << side;
            out.push(Action::Attack { seat: target.0, amount: Amount::All });
            if self.split_attacks {
                out.extend((1..combat).map(|n| Action::Attack { seat: target.0, amount: Amount::part(n) }));
            }
        }
        for owner in self.base_owners(s, seat).iter() {
            let bases = &s.realm(owner.0).bases;
            if bases.is_empty() {
                continue;
            }
            let shielded = self.shielded(s, owner.0);
            if !self.seating.damage_stays(owner.0) {
                let kinds = bases.kinds();
                let open = if shielded { self.those(s, kinds, self.shelves.outposts, Hot::outpost) } else { kinds };
                self.breakable(s, open, combat).each(|kind| out.push(raze(owner.0, kind)));
                continue;
            }
            let from = out.len();
            for base in bases {
                if shielded && !self.hot(s, base.kind).outpost() {
                    continue;
                }
                let need = self.remaining(s, base);
                if u16::from(need) <= combat {
                    out.push(Action::AttackBase { seat: owner.0, base: piece(base), amount: Amount::All });
                }
                let most = self.find_base(s, owner.0, piece(base)).map(|i| self.remaining(s, &bases[i])).unwrap_or(0);
                let parts = (1..=u16::from(most.saturating_sub(1)).min(combat)).map(Amount::part);
                out.extend(parts.map(|amount| Action::AttackBase { seat: owner.0, base: piece(base), amount }));
            }
            tidy(out, from);
        }
    }

    fn list_gifts(&self, s: &State<S, K, V>, seat: u8, out: &mut Vec<Action>) {
        let realm = s.realm(seat);
        for mate in self.seating.may_give_to(seat, s.alive).iter() {
            for pool in [Pool::Trade, Pool::Combat] {
                let most = pool.of(realm.trade, realm.combat);
                out.extend((1..=most).map(|amount| Action::Give { seat: mate.0, pool, amount }));
            }
        }
    }

    /// What a player may hand over who is done.
    fn list_last_gifts(&self, s: &State<S, K, V>, seat: u8, out: &mut Vec<Action>) {
        if S > 2 && self.may_still_give(s).contains(Seat(seat)) {
            self.list_gifts(s, seat, out);
        }
    }

    fn list_passes(&self, s: &State<S, K, V>, seat: u8, out: &mut Vec<Action>) {
        let mates = self.seating.may_pass_to(seat, s.alive);
        if !mates.is_empty() {
            let discard = &s.realm(seat).discard;
            add_to_list(out, |room| {
                room.kinds_times::<0, K>(discard, mates.0, |card, to| Action::Pass { card, seat: to })
            });
        }
    }

    #[inline]
    pub(crate) fn list_answers(&self, s: &State<S, K, V>, frame: Frame, out: &mut Vec<Action>) {
        match frame {
            Frame::Run { .. } => {}
            Frame::Choose { at, .. } => {
                if let Op::Choice { n, .. } = self.catalog.ops.0[at as usize] {
                    out.extend((0..n).map(Action::Choose));
                }
            }
            Frame::May { .. } => out.push(Action::Accept),
            Frame::Scrap { .. } | Frame::DiscardFor { .. } | Frame::Discard { .. } | Frame::Recover { .. } => {
                self.on_offer(s, frame, &mut |zone, card| out.push(Action::Pick { zone, card }));
            }
            Frame::ScrapRow { .. } => {
                let explorers = V::Kinds::one(self.catalog.explorer);
                self.sold(s).without(explorers).each(|kind| out.push(Action::PickRow(kind)));
            }
            Frame::Destroy { seat, .. } => {
                self.destroyable(s, seat, &mut |owner, base| out.push(Action::PickBase { seat: owner, base }));
                tidy(out, 0);
            }
            Frame::Target { seat, .. } => out.extend(self.targets(s, seat).iter().map(|t| Action::PickPlayer(t.0))),
            Frame::Free { at, .. } => {
                if let Op::AcquireFree(free) = self.catalog.ops.0[at as usize] {
                    out.extend(self.free_kinds(s, free).map(Action::Take));
                }
            }
            Frame::Arrive { to, .. } => {
                out.extend(Destination::ALL.into_iter().filter(|d| to & bit(*d) != 0).map(Action::Send));
            }
            Frame::Copy { seat, piece, what: CopyOf::Ship, .. } => {
                out.extend(self.ships_to_copy(s, seat, piece as usize).map(Action::PickShip));
            }
            Frame::Copy { seat, piece, what: CopyOf::Base, .. } => {
                let bases = self.bases_to_copy(s, seat, piece as usize);
                out.extend(
                    bases.map(|(owner, kind, as_kind)| Action::PickBase { seat: owner, base: Piece { kind, as_kind } }),
                );
                tidy(out, 0);
            }
            Frame::Bequest { seat, .. } => out.extend(self.bequest_kinds(s, seat).map(Action::Leave)),
            Frame::Upgrade { seat, card, .. } => out.extend(V::upgrades(self, s, seat, card).map(Action::Upgrade)),
            Frame::Muster { seat, max_cost } => out.extend(V::musterable(self, s, seat, max_cost).map(Action::Take)),
        }
        if self.may_decline(frame) {
            out.push(Action::Decline);
        }
    }
}

/// The actions that use these abilities of a card in play.
#[inline]
fn each_ability(p: &InPlay, abilities: u8, mut f: impl FnMut(Action)) {
    let piece = piece(p);
    each_bit(abilities.into(), |ability| {
        f(match ability {
            0 => Action::Use(piece),
            3 => Action::Scrap(piece),
            n => Action::Ally(piece, n - 1),
        });
    });
}

/// The attack that destroys a base.
#[inline]
fn raze(owner: u8, kind: Kind) -> Action {
    Action::AttackBase { seat: owner, base: Piece { kind, as_kind: kind }, amount: Amount::All }
}

#[inline]
fn piece(p: &InPlay) -> Piece {
    Piece { kind: p.kind, as_kind: p.as_kind }
}

/// Sorts the few actions from `from` on and drops repeats.
#[inline]
fn tidy(out: &mut Vec<Action>, from: usize) {
    let len = out.len();
    if len < from + 2 {
        return;
    }
    let new = &mut out[from..];
    for i in 1..new.len() {
        let mut j = i;
        while j > 0 && new[j] < new[j - 1] {
            new.swap(j, j - 1);
            j -= 1;
        }
    }
    let mut kept = from + 1;
    for i in from + 1..len {
        if out[i] != out[kept - 1] {
            out[kept] = out[i];
            kept += 1;
        }
    }
    out.truncate(kept);
}
