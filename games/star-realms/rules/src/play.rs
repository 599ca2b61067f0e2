//! Playing cards and using their abilities.

use crate::action::Piece;
use crate::catalog::{Hot, Kind};
use crate::effect::Script;
use crate::event::{Ability, Event, Resource, ScrappedFrom};
use crate::faction::Factions;
use crate::game::StarRealms;
use crate::kinds::KindSet;
use crate::quick::{Gather, Ready};
use crate::state::{ALLY_ON, ALLY_USED, BASES, Base, Bases, DONE, InPlay, SHIPS, Ship, State, USED, at};
use crate::turn::tells;
use crate::variant::Variant;
use starboard_core::{Chance, Seat, Sink};

/// Where a card in play lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Ship(usize),
    Base(usize),
}

impl<const S: usize, const K: usize, V: Variant> StarRealms<S, K, V> {
    #[inline]
    pub(crate) fn has_room(&self, s: &State<S, K, V>, seat: u8, kind: Kind) -> bool {
        match self.hot(s, kind).base {
            true => s.realm(seat).bases.len() < BASES,
            false if self.one_acts() || !self.since_2.own_room => s.ships.len() < SHIPS,
            false => s.ships_of(seat).count() < SHIPS,
        }
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn play(
        &self,
        s: &mut State<S, K, V>,
        seat: u8,
        kind: Kind,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        let hot = self.hot(s, kind);
        let realm = s.realm_mut(seat);
        if tells(e) || !hot.bare() || realm.watchers > 0 {
            return self.play_card(s, seat, kind, c, e);
        }
        realm.leave_hand(kind);
        realm.add_to_pools(&hot.primary);
        self.add_ship(s, Ship { card: InPlay::new(kind, 0), owner: seat });
    }

    /// The same for any card, with all that may follow.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn play_card(&self, s: &mut State<S, K, V>, seat: u8, kind: Kind, c: &mut impl Chance, e: &mut impl Sink<Event>) {
        let hot = self.hot(s, kind);
        let realm = s.realm_mut(seat);
        realm.leave_hand(kind);
        realm.count_played(hot.played);
        e.tell(|| Event::Played { seat: Seat(seat), card: self.name(s, kind) });
        let flags = self.meet_allies(s, seat, hot);
        let card = InPlay::new(kind, flags);
        if self.one_acts() {
            s.ready.note(&card);
        }
        if hot.base {
            let realm = s.realm_mut(seat);
            realm.bases.push(Base { card, damage: 0 });
            realm.outposts += u8::from(hot.outpost());
            realm.watchers += u8::from(hot.ship_played > 0);
            if realm.bases.is_full() {
                s.ready.odd = true;
            }
            return;
        }
        self.add_ship(s, Ship { card, owner: seat });
        if s.realm(seat).watchers > 0 {
            self.pay_watchers(s, seat, hot.factions, e);
        }
        self.run(s, seat, kind, &hot.primary, c, e);
    }

    #[inline]
    fn add_ship(&self, s: &mut State<S, K, V>, ship: Ship) {
        if self.one_acts() {
            s.ships.push(ship);
            if s.ships.len() == SHIPS {
                s.ready.odd = true;
            }
        } else {
            // In order of seats, so that a Hydra team's ships have one order whoever plays first.
            let at = s.ships.iter().take_while(|p| p.owner <= ship.owner).count();
            s.ships.insert(at, ship);
        }
    }

    /// Plays what asks nobody anything: bases first, so that what watches and counts them is not too late.
    pub(crate) fn play_all(&self, s: &mut State<S, K, V>, seat: u8, c: &mut impl Chance, e: &mut impl Sink<Event>) {
        let hand = s.realm(seat).hand;
        for bases in [true, false] {
            hand.each_kind(|kind| {
                let hot = self.hot(s, kind);
                if hot.simple() && hot.base == bases {
                    for _ in 0..hand.count(kind) {
                        if self.has_room(s, seat, kind) {
                            self.play(s, seat, kind, c, e);
                        }
                    }
                }
            });
        }
    }

    /// Fleet HQ and Command Center: combat for a ship played while they are in play (3.1 to 3.3).
    #[inline(never)]
    fn pay_watchers(&self, s: &mut State<S, K, V>, seat: u8, ship: Factions, e: &mut impl Sink<Event>) {
        for i in 0..s.realm(seat).bases.len() {
            let base = s.realm(seat).bases[i];
            let hot = self.hot(s, base.as_kind);
            let fits = hot.ship_played_of.0 == 0 || hot.ship_played_of.meets(ship);
            if hot.ship_played > 0 && fits {
                self.gain(s, seat, Resource::Combat, hot.ship_played, base.kind, e);
            }
        }
    }

    /// The factions a card in play counts as for other cards' allies (1.1, 2.3).
    #[inline]
    fn allies_as(&self, extra: &V::Extra, p: &InPlay) -> Factions {
        let own = self.hot_by(extra, p.kind).allies_as;
        if p.kind == p.as_kind { own } else { own.with(self.hot_by(extra, p.as_kind).allies_as) }
    }

    #[inline]
    pub(crate) fn piece<'s>(&self, s: &'s State<S, K, V>, seat: u8, place: Place) -> &'s InPlay {
        match place {
            Place::Ship(i) => &s.ships[i],
            Place::Base(i) => &s.realm(seat).bases[i],
        }
    }

    #[inline]
    fn piece_mut<'s>(&self, s: &'s mut State<S, K, V>, seat: u8, place: Place) -> &'s mut InPlay {
        match place {
            Place::Ship(i) => &mut s.ships[i],
            Place::Base(i) => &mut s.realm_mut(seat).bases[i],
        }
    }

    /// Does one player act at a time? What that player can use is kept as sets of kinds; where several of a team act, their
    /// cards in play are looked over for it.
    #[inline]
    pub(crate) fn one_acts(&self) -> bool {
        S == 2 || !self.seating.together
    }

    /// What can be used, looked over anew.
    pub(crate) fn all_ready(&self, s: &State<S, K, V>, seat: u8) -> Ready<V::Kinds> {
        if !self.one_acts() {
            return Ready::odd();
        }
        let mut all = Gather::default();
        s.in_play(seat).for_each(|p| all.note(p));
        all.ready(self.is_odd(s, seat))
    }

    /// Is there something about the table, not about one of the cards, that sets of kinds do not tell?
    #[inline]
    fn is_odd(&self, s: &State<S, K, V>, seat: u8) -> bool {
        let realm = s.realm(seat);
        s.ships.len() >= SHIPS || realm.bases.is_full() || S == 2 && self.split_attacks || realm.discounts != [0; 3]
    }

    /// A card comes into play: it and the others see each other (2.1, 2.2, 2.4). Gives the flags it comes with.
    #[inline]
    fn meet_allies(&self, s: &mut State<S, K, V>, seat: u8, hot: &Hot) -> u8 {
        if s.realm(seat).waiting.meets(hot.allies_as) {
            self.switch_on(s, seat, hot.allies_as);
        }
        let realm = s.realm_mut(seat);
        let present = realm.present;
        realm.present = present.with(hot.allies_as);
        let mut flags = hot.flags;
        for (of, on) in hot.ally_of.into_iter().zip(ALLY_ON) {
            if of.meets(present) {
                flags |= on;
            } else if flags & on == 0 {
                realm.waiting = realm.waiting.with(of);
            }
        }
        flags
    }

    /// Every card in play that waits for one of these factions has its ally now.
    #[inline(never)]
    fn switch_on(&self, s: &mut State<S, K, V>, seat: u8, factions: Factions) {
        let realm = &mut s.realms[at::<S>(seat)];
        realm.waiting.0 &= !factions.0;
        let one_acts = self.one_acts();
        each_piece(&mut s.ships, &mut realm.bases, one_acts, seat, |p| {
            let wanted = self.hot_by(&s.extra, p.as_kind).ally_of;
            if !factions.meets(wanted[0].with(wanted[1])) {
                return;
            }
            for (of, on) in wanted.into_iter().zip(ALLY_ON) {
                if of.meets(factions) {
                    p.flags |= on;
                }
            }
            if one_acts {
                s.ready.note(p);
            }
        });
    }

    /// A card of the player whose turn it is has left play. Those that had it as an ally keep what that gave them (2.2).
    pub(crate) fn recount_without(&self, s: &mut State<S, K, V>, seat: u8, gone: Kind) {
        let (mut present, mut waiting) = (Factions::NONE, Factions::NONE);
        let one_acts = self.one_acts();
        let realm = &mut s.realms[at::<S>(seat)];
        if one_acts {
            s.ready.forget(gone);
            let hot = self.hot_by(&s.extra, gone);
            if hot.allies_as.0 | hot.ally_of[0].0 | hot.ally_of[1].0 == 0 && !s.ready.odd {
                s.ships.iter().filter(|p| p.kind == gone).for_each(|p| s.ready.note(p));
                realm.bases.iter().filter(|p| p.kind == gone).for_each(|p| s.ready.note(p));
                return;
            }
        }
        each_piece(&mut s.ships, &mut realm.bases, one_acts, seat, |p| {
            present = present.with(self.allies_as(&s.extra, p));
            for (of, on) in self.hot_by(&s.extra, p.as_kind).ally_of.into_iter().zip(ALLY_ON) {
                if p.flags & on == 0 {
                    waiting = waiting.with(of);
                }
            }
            if one_acts && p.kind == gone {
                s.ready.note(p);
            }
        });
        (realm.present, realm.waiting) = (present, waiting);
        if s.ready.odd {
            s.ready = self.all_ready(s, seat);
        }
    }

    /// A turn begins: bases are ready again, damage on them is gone, and those of one faction see each other. None is a copy now.
    #[inline(always)]
    pub(crate) fn freshen_bases(&self, s: &mut State<S, K, V>, seat: u8) {
        let realm = &mut s.realms[at::<S>(seat)];
        // The factions of at least one base, of at least two; those some base wants, and wants without being of them.
        let (mut one, mut two, mut wanted, mut of_others) = (0, 0, 0, 0);
        for base in realm.bases.iter_mut() {
            base.card.flags &= !DONE;
            // Damage stays on a base at bigger tables only (12.8).
            if S > 2 {
                base.damage = 0;
            }
            let hot = self.hot_by(&s.extra, base.kind);
            let (own, wants) = (hot.allies_as.0, hot.ally_of[0].0 | hot.ally_of[1].0);
            two |= one & own;
            one |= own;
            wanted |= wants;
            of_others |= wants & !own;
        }
        if self.one_acts() {
            s.ready = self.fresh(&s.extra, &realm.bases);
            s.ready.odd = S == 2 && self.split_attacks || realm.bases.is_full();
        } else {
            s.ready = Ready::odd();
        }
        (realm.present, realm.waiting) = (Factions(one), Factions(wanted));
        if wanted & two | of_others & one == 0 {
            return;
        }
        realm.waiting = Factions::NONE;
        for base in realm.bases.iter_mut() {
            realm.waiting = realm.waiting.with(self.see_allies(&s.extra, base, Factions(one), Factions(two)));
            if self.one_acts() && base.has(ALLY_ON[0] | ALLY_ON[1]) {
                s.ready.note(base);
            }
        }
    }

    /// What bases can be used for as a turn begins, without their allies.
    #[inline]
    fn fresh(&self, extra: &V::Extra, bases: &Bases<V::Kinds>) -> Ready<V::Kinds> {
        let mut ready = self.shelves.fresh(bases.kinds());
        if V::HAS_UPGRADES {
            (bases.kinds() & self.shelves.open).each(|kind| {
                ready.note(&InPlay::new(kind, self.hot_by(extra, kind).flags & !DONE));
            });
        }
        ready
    }

    /// Of these kinds, those of which something holds; `prepared` tells it of all but open kinds.
    #[inline]
    pub(crate) fn those(
        &self,
        s: &State<S, K, V>,
        kinds: V::Kinds,
        prepared: V::Kinds,
        holds: impl Fn(&Hot) -> bool,
    ) -> V::Kinds {
        let mut those = kinds & prepared;
        if V::HAS_UPGRADES {
            (kinds & self.shelves.open).each(|kind| {
                if holds(self.hot(s, kind)) {
                    those = those | V::Kinds::one(kind);
                }
            });
        }
        those
    }

    /// Switches on what a card in play has its ally for, among factions of at least one card in play and of at least two;
    /// gives the factions it waits for.
    #[inline]
    fn see_allies(&self, extra: &V::Extra, p: &mut InPlay, one: Factions, two: Factions) -> Factions {
        let wanted = self.hot_by(extra, p.as_kind).ally_of;
        let mut waiting = Factions::NONE;
        if wanted != [Factions::NONE; 2] {
            let own = self.allies_as(extra, p);
            for (of, on) in wanted.into_iter().zip(ALLY_ON) {
                let others = if own.meets(of) { two } else { one };
                if of.meets(others) {
                    p.flags |= on;
                } else if p.flags & on == 0 {
                    waiting = waiting.with(of);
                }
            }
        }
        waiting
    }

    /// Looks over a player's cards in play after one has become something else.
    pub(crate) fn recount_allies(&self, s: &mut State<S, K, V>, seat: u8) {
        let realm = &mut s.realms[at::<S>(seat)];
        let (ships, bases) = (&mut s.ships[..], &mut realm.bases[..]);
        // The factions of at least one card in play, of at least two; those that some card wants and no other is of.
        let (mut one, mut two, mut waiting) = (Factions::NONE, Factions::NONE, Factions::NONE);
        let one_acts = self.one_acts();
        each_piece(ships, bases, one_acts, seat, |p| {
            let factions = self.allies_as(&s.extra, p);
            two.0 |= one.0 & factions.0;
            one.0 |= factions.0;
        });
        let mut ready = Gather::default();
        each_piece(ships, bases, one_acts, seat, |p| {
            waiting = waiting.with(self.see_allies(&s.extra, p, one, two));
            ready.note(p);
        });
        (realm.present, realm.waiting) = (one, waiting);
        s.ready = if one_acts { ready.ready(self.is_odd(s, seat)) } else { Ready::odd() };
    }

    /// The card an ability action means. Copies of a card are one card; the unused one is used, the most used one scrapped.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn find(&self, s: &State<S, K, V>, seat: u8, wanted: Piece, ability: Wanted) -> Option<Place> {
        let alike = |p: &InPlay| p.kind == wanted.kind && p.as_kind == wanted.as_kind;
        let bit = ability.bit();
        let bases = &s.realm(seat).bases;
        match ability {
            Wanted::Primary => bases.iter().position(|p| alike(p) && p.ready() & bit != 0).map(Place::Base),
            Wanted::Ally(_) => {
                let ready = |p: &InPlay| alike(p) && p.ready() & bit != 0;
                let ship =
                    s.ships.iter().position(|p| (self.one_acts() || p.owner == seat) && ready(p)).map(Place::Ship);
                ship.or_else(|| bases.iter().position(|p| ready(p)).map(Place::Base))
            }
            Wanted::Scrap => {
                let mut most = (0, None);
                let mut look = |p: &InPlay, place: Place| {
                    if alike(p) && p.ready() & bit != 0 {
                        let used = (p.flags & (USED | ALLY_USED[0] | ALLY_USED[1])).count_ones();
                        if used >= most.0 {
                            most = (used, Some(place));
                        }
                    }
                };
                for (i, ship) in s.ships.iter().enumerate() {
                    if self.one_acts() || ship.owner == seat {
                        look(ship, Place::Ship(i));
                    }
                }
                bases.iter().enumerate().for_each(|(i, base)| look(base, Place::Base(i)));
                most.1
            }
        }
    }

    /// An ability of the card has been used: kinds whose abilities are all used are ready no more.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn mark_used(&self, s: &mut State<S, K, V>, seat: u8, at: Place, flag: u8, ability: Wanted) -> InPlay {
        let piece = self.piece_mut(s, seat, at);
        piece.flags |= flag;
        let piece = *piece;
        if self.one_acts() {
            // The first one ready was used: only those behind it may still be.
            let bases = &s.realm(seat).bases;
            let (ships, bases) = match at {
                Place::Ship(i) => (&s.ships[i + 1..], &bases[..]),
                Place::Base(i) => (&[][..], &bases[i + 1..]),
            };
            let more = |p: &InPlay| p.kind == piece.kind && p.ready() & ability.bit() != 0;
            if !ships.iter().any(|p| more(p)) && !bases.iter().any(|p| more(p)) {
                s.ready.unset(ability, piece.kind);
            }
            if s.ready.odd {
                s.ready = self.all_ready(s, seat);
            }
        }
        piece
    }

    #[inline(never)]
    pub(crate) fn use_primary(
        &self,
        s: &mut State<S, K, V>,
        seat: u8,
        wanted: Piece,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        let Some(at) = self.find(s, seat, wanted, Wanted::Primary) else { return };
        let piece = self.mark_used(s, seat, at, USED, Wanted::Primary);
        let script = &self.hot(s, piece.as_kind).primary;
        self.used(s, seat, piece.kind, script, Ability::Primary, c, e);
    }

    #[inline(never)]
    pub(crate) fn use_ally(
        &self,
        s: &mut State<S, K, V>,
        seat: u8,
        wanted: Piece,
        n: u8,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        let Some(at) = self.find(s, seat, wanted, Wanted::Ally(n)) else { return };
        let piece = self.mark_used(s, seat, at, ALLY_USED[usize::from(n & 1)], Wanted::Ally(n));
        let script = &self.hot(s, piece.as_kind).ally[usize::from(n & 1)];
        self.used(s, seat, piece.kind, script, Ability::Ally, c, e);
    }

    /// The card leaves play for the scrap heap (an Explorer for its pile), then its scrap ability happens (6.1, 6.2).
    #[inline(never)]
    pub(crate) fn use_scrap(
        &self,
        s: &mut State<S, K, V>,
        seat: u8,
        wanted: Piece,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        let Some(at) = self.find(s, seat, wanted, Wanted::Scrap) else { return };
        let piece = match at {
            Place::Ship(i) => {
                let ship = s.ships.remove(i);
                if self.since_2.all_ships_remembered || s.gone.of(seat).len() < 4 {
                    s.gone.insert(seat, ship.as_kind);
                }
                ship.card
            }
            Place::Base(i) => self.remove_base(s, seat, i).card,
        };
        self.recount_without(s, seat, piece.kind);
        self.to_scrap_heap(s, piece.kind);
        e.tell(|| Event::Scrapped { seat: Seat(seat), card: self.name(s, piece.kind), from: ScrappedFrom::Play });
        let script = &self.hot(s, piece.as_kind).scrap;
        self.used(s, seat, piece.kind, script, Ability::Scrap, c, e);
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    #[expect(clippy::too_many_arguments, reason = "who, what, and the two listeners every rule passes on")]
    fn used(
        &self,
        s: &mut State<S, K, V>,
        seat: u8,
        kind: Kind,
        script: &Script,
        ability: Ability,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        e.tell(|| Event::Used { seat: Seat(seat), card: self.name(s, kind), ability });
        self.run(s, seat, kind, script, c, e);
    }

    /// A base leaves play, whatever happens to it next.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn remove_base(&self, s: &mut State<S, K, V>, owner: u8, i: usize) -> Base {
        let base = s.realm_mut(owner).bases.remove(i);
        let (outpost, watcher) = (self.hot(s, base.kind).outpost(), self.hot(s, base.as_kind).ship_played > 0);
        let realm = s.realm_mut(owner);
        realm.outposts -= u8::from(outpost);
        realm.watchers -= u8::from(watcher);
        base
    }

    /// Scrapped cards lie on the scrap heap, scrapped Explorers return to their pile (6.1).
    pub(crate) fn to_scrap_heap(&self, s: &mut State<S, K, V>, kind: Kind) {
        if kind != self.catalog.explorer {
            s.scrap_heap.add(kind);
        } else {
            s.row.set_explorers(s.row.explorers() + 1, kind);
        }
    }

    #[inline]
    pub(crate) fn gain(
        &self,
        s: &mut State<S, K, V>,
        seat: u8,
        what: Resource,
        n: u8,
        card: Kind,
        e: &mut impl Sink<Event>,
    ) {
        let total = match what {
            Resource::Trade => {
                let pool = &mut s.realm_mut(seat).trade;
                *pool = pool.saturating_add(u16::from(n));
                i32::from(*pool)
            }
            Resource::Combat => {
                let pool = &mut s.realm_mut(seat).combat;
                *pool = pool.saturating_add(u16::from(n));
                i32::from(*pool)
            }
            Resource::Authority => {
                let score = &mut s.authority[self.seating.side(seat) as usize];
                *score = score.saturating_add(i16::from(n));
                i32::from(*score)
            }
        };
        e.tell(|| Event::Gained { seat: Seat(seat), what, n, total, card: self.name(s, card) });
    }
}

/// Does something with all of a player's cards in play; `all` ships are theirs where nobody else acts.
#[inline]
fn each_piece(ships: &mut [Ship], bases: &mut [Base], all: bool, seat: u8, mut f: impl FnMut(&mut InPlay)) {
    let (mut ships, mut bases) = (ships.iter_mut(), bases.iter_mut());
    // One loop over both: `f` is written here once, and no call.
    loop {
        let card = match ships.next() {
            Some(ship) if !all && ship.owner != seat => continue,
            Some(ship) => &mut ship.card,
            None => match bases.next() {
                Some(base) => &mut base.card,
                None => return,
            },
        };
        f(card);
    }
}

/// The ability an action means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    Primary,
    Ally(u8),
    Scrap,
}

impl Wanted {
    /// Its bit in [`InPlay::ready`].
    #[inline]
    pub(crate) fn bit(self) -> u8 {
        match self {
            Wanted::Primary => 1,
            Wanted::Ally(0) => 2,
            Wanted::Ally(1) => 4,
            Wanted::Ally(_) => 0,
            Wanted::Scrap => 8,
        }
    }
}
