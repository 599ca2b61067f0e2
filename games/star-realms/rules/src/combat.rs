//! Attacks, destroyed bases, fallen players, and the end of the game.

use crate::action::{Amount, Piece};
use crate::catalog::Kind;
use crate::event::Event;
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::state::{Base, End, Gone, State};
use crate::variant::Variant;
use starboard_core::{Chance, Seat, SeatSet, Sink};

impl<const S: usize, const K: usize, V: Variant> StarRealms<S, K, V> {
    /// Do outposts shield this player and their other bases (9.1)?
    #[inline]
    pub(crate) fn shielded(&self, s: &State<S, K, V>, owner: u8) -> bool {
        if self.one_acts() {
            return s.realm(owner).outposts > 0;
        }
        self.seating.shields_of(owner).iter().any(|m| s.realm(m.0).outposts > 0)
    }

    /// Whose bases `seat` may attack or destroy.
    #[inline]
    pub(crate) fn base_owners(&self, s: &State<S, K, V>, seat: u8) -> SeatSet {
        if S == 2 {
            return SeatSet(s.alive.0 & !(1 << seat));
        }
        self.seating.base_owners(seat, s.alive)
    }

    pub(crate) fn attack(
        &self,
        s: &mut State<S, K, V>,
        seat: u8,
        target: u8,
        amount: Amount,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        let pool = &mut s.realm_mut(seat).combat;
        let n = amount.of(*pool);
        *pool -= n;
        let side = self.seating.side(target);
        let score = &mut s.authority[side as usize];
        *score = score.saturating_sub(n.min(i16::MAX as u16) as i16);
        let total = *score;
        e.tell(|| Event::Attacked { seat: Seat(seat), target: Seat(target), n, total: i32::from(total) });
        if total <= 0 {
            let fallen = SeatSet(self.seating.members(side).0 & s.alive.0);
            self.fall(s, fallen, None, c, e);
        }
    }

    /// What it still takes to destroy a base.
    #[inline]
    pub(crate) fn remaining(&self, s: &State<S, K, V>, base: &Base) -> u8 {
        self.hot(s, base.kind).defense.saturating_sub(base.damage)
    }

    /// The base an attack means: of several alike the most damaged one.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn find_base(&self, s: &State<S, K, V>, owner: u8, wanted: Piece) -> Option<usize> {
        let bases = s.realm(owner).bases.iter().enumerate();
        let alike = bases.filter(|(_, b)| b.kind == wanted.kind && b.as_kind == wanted.as_kind);
        alike.min_by_key(|(_, b)| self.remaining(s, b)).map(|(i, _)| i)
    }

    pub(crate) fn attack_base(
        &self,
        s: &mut State<S, K, V>,
        seat: u8,
        owner: u8,
        wanted: Piece,
        amount: Amount,
        e: &mut impl Sink<Event>,
    ) {
        let Some(i) = self.find_base(s, owner, wanted) else { return };
        let need = self.remaining(s, &s.realm(owner).bases[i]);
        let n = amount.of(need.into()) as u8;
        s.realm_mut(seat).combat -= u16::from(n);
        if n < need {
            let base = &mut s.realm_mut(owner).bases[i];
            base.damage += n;
            let kind = base.kind;
            e.tell(|| Event::Damaged { seat: Seat(seat), owner: Seat(owner), card: self.name(s, kind), n });
        } else {
            self.destroy(s, seat, owner, i, true, e);
        }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn destroy(
        &self,
        s: &mut State<S, K, V>,
        seat: u8,
        owner: u8,
        i: usize,
        by_combat: bool,
        e: &mut impl Sink<Event>,
    ) {
        let base = self.remove_base(s, owner, i);
        if owner == seat {
            self.recount_without(s, owner, base.kind);
        }
        match self.hot(s, base.kind).leaves() {
            true => s.scrap_heap.add(base.kind),
            false => s.realm_mut(owner).discard.add(base.kind),
        }
        e.tell(|| Event::Destroyed { seat: Seat(seat), owner: Seat(owner), card: self.name(s, base.kind), by_combat });
        if owner != seat {
            V::destroyed(self, s, seat, e);
        }
    }

    /// The bases an effect of `seat` may destroy, theirs and (9.3) one's own: owner and piece, in order, without repeats.
    pub(crate) fn destroyable(&self, s: &State<S, K, V>, seat: u8, f: &mut impl FnMut(u8, Piece)) {
        let owners = self.base_owners(s, seat);
        for owner in s.alive.iter() {
            let own = owner.0 == seat;
            if !(owners.contains(owner) || own && self.options.destroy_own_bases) {
                continue;
            }
            let shielded = !own && self.shielded(s, owner.0);
            for base in &s.realm(owner.0).bases {
                if !shielded || self.hot(s, base.kind).outpost() {
                    f(owner.0, Piece { kind: base.kind, as_kind: base.as_kind });
                }
            }
        }
    }

    pub(crate) fn ask_destroy(
        &self,
        s: &mut State<S, K, V>,
        seat: u8,
        card: Kind,
        optional: bool,
        e: &mut impl Sink<Event>,
    ) {
        let mut theirs: Option<(u8, Piece)> = None;
        let (mut several, mut own) = (false, false);
        self.destroyable(s, seat, &mut |owner, piece| {
            if owner == seat {
                own = true;
            } else if theirs.is_some_and(|first| first != (owner, piece)) {
                several = true;
            } else {
                theirs = Some((owner, piece));
            }
        });
        match theirs {
            None if !own => {}
            Some((owner, piece)) if !optional && !several && !own => {
                if let Some(i) = self.find_base(s, owner, piece) {
                    self.destroy(s, seat, owner, i, false, e);
                }
            }
            // 9.3: one's own base is never the only choice.
            _ => s.stack.push(Frame::Destroy { seat, card, optional: optional || theirs.is_none() }),
        }
    }

    /// Players fall: they are out at once, leave what the format lets them leave, and the rest goes to the scrap heap.
    pub(crate) fn fall(
        &self,
        s: &mut State<S, K, V>,
        fallen: SeatSet,
        conceded: Option<Seat>,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        let before = s.alive;
        for seat in fallen.iter() {
            let order = s.fallen.iter().max().copied().unwrap_or(0) + 1;
            s.fallen[seat.index()] = order;
            s.alive.remove(seat);
            // One player concedes for the whole side: the others said nothing.
            if conceded.is_none_or(|by| by == seat) {
                let conceded = conceded.is_some();
                e.tell(|| Event::Fell { seat, conceded, for_team: conceded && fallen.len() > 1 });
            }
        }
        let conceded = conceded.is_some();
        if let Some(team) = self.seating.winner(fallen, before, s.alive) {
            s.winner = team;
            self.finish(s, End::Won);
            e.tell(|| Event::Over {
                winners: self.seating.team_seats(team),
                why: if conceded { "conceded" } else { "authority" },
            });
            return;
        }
        for seat in fallen.iter() {
            let heirs = if conceded { SeatSet::EMPTY } else { self.seating.heirs(seat.0, s.alive) };
            for heir in heirs.iter().collect::<Vec<_>>().into_iter().rev() {
                s.stack.push(Frame::Bequest { seat: seat.0, to: heir.0 });
            }
            self.settle_bequest(s, seat.0);
        }
        if conceded {
            self.leave_table(s, fallen, c, e);
        }
    }

    /// When nothing is left to leave behind, everything the fallen player owned goes to the scrap heap.
    pub(crate) fn settle_bequest(&self, s: &mut State<S, K, V>, seat: u8) {
        let realm = s.realm(seat);
        let nothing = realm.deck_len() + realm.hand.len() + realm.discard.len() == 0;
        while let Some(Frame::Bequest { seat: giver, .. }) = s.stack.last()
            && *giver == seat
        {
            if !nothing {
                return;
            }
            s.stack.pop();
        }
        let realm = &mut s.realms[seat as usize];
        let mut cards = starboard_core::Bag::<K>::new();
        cards.absorb(&mut realm.deck);
        realm.hand.empty_into(&mut cards);
        cards.absorb(&mut realm.discard);
        for kind in realm.top.iter().copied().chain(realm.bases.iter().map(|b| b.kind)) {
            cards.add(kind);
        }
        realm.top.clear();
        realm.bases.clear();
        (realm.outposts, realm.watchers, realm.owed, realm.trade, realm.combat) = (0, 0, 0, 0, 0);
        (realm.present, realm.waiting) = Default::default();
        realm.known.clear();
        if self.seating.side(seat) == s.side {
            s.gone.clear(seat);
        }
        let ships = &mut s.ships;
        for ship in ships.iter().filter(|p| p.owner == seat) {
            cards.add(ship.kind);
        }
        ships.retain(|p| p.owner != seat);
        for (kind, n) in cards.iter() {
            for _ in 0..n {
                self.to_scrap_heap(s, kind);
            }
        }
    }

    /// Someone left by conceding: their questions are void, and if it was their turn it goes on without them.
    fn leave_table(&self, s: &mut State<S, K, V>, gone: SeatSet, c: &mut impl Chance, e: &mut impl Sink<Event>) {
        s.stack.retain(|f| {
            !gone.contains(Seat(f.seat())) && !matches!(f, Frame::Bequest { to, .. } if gone.contains(Seat(*to)))
        });
        if !s.stack.is_empty() {
            self.resume(s, c, e);
        }
        let was_acting = s.acting.0 & gone.0 != 0;
        s.acting.0 &= !gone.0;
        if was_acting && s.acting.is_empty() {
            s.stack.clear();
            self.refill_row(s, c, e);
            self.finish_turn(s, c, e);
        }
    }

    /// The game is over: nobody acts, nothing is asked.
    pub fn finish(&self, s: &mut State<S, K, V>, end: End) {
        s.end = Some(end);
        s.stack.clear();
        s.acting = SeatSet::EMPTY;
        s.gone = Gone::EMPTY;
        (s.side, s.ready) = Default::default();
        for realm in &mut s.realms {
            (realm.present, realm.waiting) = Default::default();
        }
    }
}
