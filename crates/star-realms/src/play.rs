//! Playing cards and using their abilities.

use crate::action::Piece;
use crate::campaign::vault::Stickers;
use crate::catalog::{Hot, Kind};
use crate::effect::Script;
use crate::event::{Ability, Event, Resource, ScrappedFrom};
use crate::faction::Factions;
use crate::game::StarRealms;
use crate::quick::{Gather, Ready};
use crate::state::{ALLY_ON, ALLY_USED, BASES, InPlay, SHIPS, State, USED};
use starboard_core::{Chance, Seat, Sink};

/// Where a card in play lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Ship(usize),
    Base(usize),
}

impl<const S: usize, const K: usize> StarRealms<S, K> {
    #[inline]
    pub(crate) fn has_room(&self, s: &State<S, K>, seat: u8, kind: Kind) -> bool {
        match self.hot(s, kind).base {
            true => s.realm(seat).bases.len() < BASES,
            false => s.ships.len() < SHIPS,
        }
    }

    #[inline]
    pub(crate) fn play(
        &self,
        s: &mut State<S, K>,
        seat: u8,
        kind: Kind,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        let hot = self.hot(s, kind);
        let realm = &mut s.realms[seat as usize];
        realm.leave_hand(kind);
        let mut factions = hot.factions.0;
        while factions != 0 {
            realm.played[factions.trailing_zeros() as usize & 7] += 1;
            factions &= factions - 1;
        }
        e.tell(|| Event::Played { seat: Seat(seat), card: self.name(s, kind) });
        let realm = &mut s.realms[seat as usize];
        if hot.base {
            realm.bases.push(InPlay::new(kind, 0, hot.flags));
            realm.outposts += u8::from(hot.outpost);
            realm.watchers += u8::from(hot.ship_played > 0);
            let at = realm.bases.len() - 1;
            self.meet_allies(s, seat, Place::Base(at), hot);
            self.note_ready(s, seat, Place::Base(at));
        } else {
            // In order of seats, so that a Hydra team's ships have one order whoever plays first.
            let ship = InPlay::new(kind, seat, hot.flags);
            let at = if S == 2 { s.ships.len() } else { s.ships.iter().take_while(|p| p.tag <= seat).count() };
            if S == 2 {
                s.ships.push(ship);
            } else {
                s.ships.insert(at, ship);
            }
            if !hot.bare {
                self.meet_allies(s, seat, Place::Ship(at), hot);
                self.note_ready(s, seat, Place::Ship(at));
            }
            if s.realm(seat).watchers > 0 {
                self.pay_watchers(s, seat, hot.factions, e);
            }
            self.run(s, seat, kind, hot.primary, c, e);
        }
    }

    /// Plays what asks nobody anything: bases first, so that what watches and counts them is not too late.
    pub(crate) fn play_all(&self, s: &mut State<S, K>, seat: u8, c: &mut impl Chance, e: &mut impl Sink<Event>) {
        let hand = s.realm(seat).hand;
        for bases in [true, false] {
            for (kind, n) in hand.iter() {
                let hot = self.hot(s, kind);
                for _ in 0..n {
                    if hot.simple && hot.base == bases && self.has_room(s, seat, kind) {
                        self.play(s, seat, kind, c, e);
                    }
                }
            }
        }
    }

    /// Fleet HQ and Command Center: combat for a ship played while they are in play (3.1 to 3.3).
    fn pay_watchers(&self, s: &mut State<S, K>, seat: u8, ship: Factions, e: &mut impl Sink<Event>) {
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
    fn allies_as(&self, stickers: &Stickers, p: &InPlay) -> Factions {
        let own = self.hot_by(stickers, p.kind).allies_as;
        if p.kind == p.as_kind { own } else { own.with(self.hot_by(stickers, p.as_kind).allies_as) }
    }

    #[inline]
    pub(crate) fn piece<'s>(&self, s: &'s State<S, K>, seat: u8, place: Place) -> &'s InPlay {
        match place {
            Place::Ship(i) => &s.ships[i],
            Place::Base(i) => &s.realm(seat).bases[i],
        }
    }

    #[inline]
    fn piece_mut<'s>(&self, s: &'s mut State<S, K>, seat: u8, place: Place) -> &'s mut InPlay {
        match place {
            Place::Ship(i) => &mut s.ships[i],
            Place::Base(i) => &mut s.realm_mut(seat).bases[i],
        }
    }

    /// Small duels keep what can be used as sets of kinds; elsewhere the cards in play are looked over for it.
    pub(crate) const QUICK: bool = S == 2 && K <= 64;

    /// A card has come into play: it may have abilities to use.
    #[inline]
    fn note_ready(&self, s: &mut State<S, K>, seat: u8, place: Place) {
        if Self::QUICK {
            let piece = *self.piece(s, seat, place);
            s.ready.note(&piece);
        }
    }

    /// An ability of this kind has been used: does another card of the kind still have one?
    fn recheck_ready(&self, s: &mut State<S, K>, seat: u8, kind: Kind) {
        if Self::QUICK {
            s.ready.forget(kind);
            for pieces in [&s.ships[..], &s.realms[seat as usize].bases] {
                for p in pieces {
                    if p.kind == kind {
                        s.ready.note(p);
                    }
                }
            }
        }
    }

    /// What can be used, looked over anew.
    pub(crate) fn all_ready(&self, s: &State<S, K>, seat: u8) -> Ready {
        if !Self::QUICK {
            return Ready::default();
        }
        let mut all = Gather::default();
        s.ships.iter().for_each(|p| all.note(p));
        s.realm(seat).bases.iter().for_each(|p| all.note(p));
        all.ready()
    }

    /// A card has come into play: it and the others see each other (2.1, 2.2, 2.4).
    #[inline]
    pub(crate) fn meet_allies(&self, s: &mut State<S, K>, seat: u8, place: Place, hot: &Hot) {
        let mine = hot.allies_as;
        let realm = &mut s.realms[seat as usize];
        if mine.0 | hot.ally_of[0].0 == 0 {
            return;
        }
        let present = realm.present;
        if realm.waiting.meets(mine) {
            self.switch_on(s, seat, mine, place);
        }
        let realm = &mut s.realms[seat as usize];
        realm.present = present.with(mine);
        for (of, on) in hot.ally_of.into_iter().zip(ALLY_ON) {
            if of.meets(present) {
                self.piece_mut(s, seat, place).flags |= on;
            } else if self.piece(s, seat, place).flags & on == 0 {
                let waiting = &mut s.realms[seat as usize].waiting;
                *waiting = waiting.with(of);
            }
        }
    }

    /// Every card in play that waits for one of these factions has its ally now.
    /// The new card at `new` is no ally of itself, though it may be of two factions.
    fn switch_on(&self, s: &mut State<S, K>, seat: u8, factions: Factions, new: Place) {
        let fresh = *self.piece(s, seat, new);
        let stickers = self.stickers(s);
        let realm = &mut s.realms[seat as usize];
        realm.waiting.0 &= !factions.0;
        let switch = |p: &mut InPlay| {
            let wanted = self.hot_by(&stickers, p.as_kind).ally_of;
            for (of, on) in wanted.into_iter().zip(ALLY_ON) {
                if of.meets(factions) {
                    p.flags |= on;
                }
            }
        };
        each_piece::<S>(&mut s.ships, &mut realm.bases, seat, switch);
        *self.piece_mut(s, seat, new) = fresh;
        s.ready = self.all_ready(s, seat);
    }

    /// Looks over a player's cards in play: after one has left or become something else, and at the start of a turn.
    pub(crate) fn recount_allies(&self, s: &mut State<S, K>, seat: u8) {
        let stickers = self.stickers(s);
        let realm = &mut s.realms[seat as usize];
        let (ships, bases) = (&mut s.ships[..], &mut realm.bases[..]);
        // The factions of at least one card in play, of at least two; those that some card wants and no other is of.
        let (mut one, mut two, mut waiting) = (Factions::NONE, Factions::NONE, Factions::NONE);
        each_piece::<S>(ships, bases, seat, |p| {
            let factions = self.allies_as(&stickers, p);
            two.0 |= one.0 & factions.0;
            one.0 |= factions.0;
        });
        each_piece::<S>(ships, bases, seat, |p| {
            let wanted = self.hot_by(&stickers, p.as_kind).ally_of;
            if wanted[0].0 | wanted[1].0 == 0 {
                return;
            }
            let own = self.allies_as(&stickers, p);
            for (of, on) in wanted.into_iter().zip(ALLY_ON) {
                let others = if own.meets(of) { two } else { one };
                if of.meets(others) {
                    p.flags |= on;
                } else if p.flags & on == 0 {
                    waiting = waiting.with(of);
                }
            }
        });
        (realm.present, realm.waiting) = (one, waiting);
        s.ready = self.all_ready(s, seat);
    }

    /// The card an ability action means. Copies of a card are one card; the unused one is used, the most used one scrapped.
    pub(crate) fn find(&self, s: &State<S, K>, seat: u8, wanted: Piece, ability: Wanted) -> Option<Place> {
        let ships = s.ships.iter().enumerate().filter(|(_, p)| p.tag == seat).map(|(i, p)| (Place::Ship(i), p));
        let bases = s.realm(seat).bases.iter().enumerate().map(|(i, p)| (Place::Base(i), p));
        let mut all = ships.chain(bases).filter(|(_, p)| p.kind == wanted.kind && p.as_kind == wanted.as_kind);
        let hot = self.hot(s, wanted.as_kind);
        match ability {
            Wanted::Primary => {
                let ready = |(place, p): &(Place, &InPlay)| matches!(place, Place::Base(_)) && !p.has(USED);
                all.find(|x| !hot.primary.is_empty() && ready(x)).map(|(place, _)| place)
            }
            Wanted::Ally(n) => {
                let n = n as usize;
                let script = hot.ally.get(n)?;
                all.find(|(_, p)| !script.is_empty() && p.has(ALLY_ON[n]) && !p.has(ALLY_USED[n]))
                    .map(|(place, _)| place)
            }
            Wanted::Scrap if hot.scrap.is_empty() => None,
            Wanted::Scrap => {
                let used = USED | ALLY_USED[0] | ALLY_USED[1];
                all.max_by_key(|(_, p)| (p.flags & used).count_ones()).map(|(place, _)| place)
            }
        }
    }

    pub(crate) fn use_primary(
        &self,
        s: &mut State<S, K>,
        seat: u8,
        at: Place,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        let piece = self.piece_mut(s, seat, at);
        piece.flags |= USED;
        let (kind, as_kind) = (piece.kind, piece.as_kind);
        self.recheck_ready(s, seat, kind);
        let script = self.hot(s, as_kind).primary;
        self.used(s, seat, kind, script, Ability::Primary, c, e);
    }

    pub(crate) fn use_ally(
        &self,
        s: &mut State<S, K>,
        seat: u8,
        at: Place,
        n: usize,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        let piece = self.piece_mut(s, seat, at);
        piece.flags |= ALLY_USED[n];
        let (kind, as_kind) = (piece.kind, piece.as_kind);
        self.recheck_ready(s, seat, kind);
        let script = self.hot(s, as_kind).ally[n];
        self.used(s, seat, kind, script, Ability::Ally, c, e);
    }

    /// The card leaves play for the scrap heap (an Explorer for its pile), then its scrap ability happens (6.1, 6.2).
    pub(crate) fn use_scrap(
        &self,
        s: &mut State<S, K>,
        seat: u8,
        at: Place,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        let piece = match at {
            Place::Ship(i) => {
                let ship = s.ships.remove(i);
                let gone = &mut s.realm_mut(seat).gone;
                if !gone.contains(&ship.as_kind) && !gone.is_full() {
                    gone.push(ship.as_kind);
                }
                ship
            }
            Place::Base(i) => self.remove_base(s, seat, i),
        };
        self.recount_allies(s, seat);
        self.to_scrap_heap(s, piece.kind);
        e.tell(|| Event::Scrapped { seat: Seat(seat), card: self.name(s, piece.kind), from: ScrappedFrom::Play });
        let script = self.hot(s, piece.as_kind).scrap;
        self.used(s, seat, piece.kind, script, Ability::Scrap, c, e);
    }

    #[expect(clippy::too_many_arguments, reason = "who, what, and the two listeners every rule passes on")]
    fn used(
        &self,
        s: &mut State<S, K>,
        seat: u8,
        kind: Kind,
        script: Script,
        ability: Ability,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        e.tell(|| Event::Used { seat: Seat(seat), card: self.name(s, kind), ability });
        self.run(s, seat, kind, script, c, e);
    }

    /// A base leaves play, whatever happens to it next.
    pub(crate) fn remove_base(&self, s: &mut State<S, K>, owner: u8, i: usize) -> InPlay {
        let base = s.realm_mut(owner).bases.remove(i);
        let (outpost, watcher) = (self.hot(s, base.kind).outpost, self.hot(s, base.as_kind).ship_played > 0);
        let realm = s.realm_mut(owner);
        realm.outposts -= u8::from(outpost);
        realm.watchers -= u8::from(watcher);
        base
    }

    /// Scrapped cards lie on the scrap heap, scrapped Explorers return to their pile (6.1).
    pub(crate) fn to_scrap_heap(&self, s: &mut State<S, K>, kind: Kind) {
        if kind != self.catalog.explorer {
            s.scrap_heap.add(kind);
        } else {
            s.row.set_explorers(s.row.explorers() + 1, kind);
        }
    }

    #[inline]
    pub(crate) fn gain(
        &self,
        s: &mut State<S, K>,
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

/// Does something with all of a player's cards in play.
#[inline]
fn each_piece<const S: usize>(ships: &mut [InPlay], bases: &mut [InPlay], seat: u8, mut f: impl FnMut(&mut InPlay)) {
    for ship in ships {
        if S == 2 || ship.tag == seat {
            f(ship);
        }
    }
    bases.iter_mut().for_each(f);
}

/// The ability an action means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    Primary,
    Ally(u8),
    Scrap,
}
