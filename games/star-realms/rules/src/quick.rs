//! What follows from the state and is asked at every decision, kept up to date instead of worked out: which kinds a hand, the
//! bases in play or the trade row hold, and which cards in play have abilities to use. As bits, for tables of at most 64 kinds; with more
//! kinds nobody asks.

use crate::catalog::{Kind, NONE};
use crate::list::List;
use crate::play::Wanted;
use crate::state::{BASES, Base, COPY, InPlay};
use starboard_core::{Bag, Chance};
use std::ops::{Deref, DerefMut};

/// Sixty-four bits that need no alignment: states stay small.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Bits([u8; 8]);

impl Bits {
    #[inline]
    pub(crate) fn get(self) -> u64 {
        u64::from_le_bytes(self.0)
    }

    #[inline]
    fn change(&mut self, f: impl FnOnce(u64) -> u64) {
        self.0 = f(self.get()).to_le_bytes();
    }

    /// The same at a table of `K` kinds: nothing where there are too many.
    #[inline]
    fn change_of<const K: usize>(&mut self, f: impl FnOnce(u64) -> u64) {
        if K <= 64 {
            self.change(f);
        }
    }
}

/// A set of card kinds, wide enough for every table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Kinds([Bits; 2]);

impl Kinds {
    #[inline]
    pub fn insert(&mut self, kind: Kind) {
        self.0[usize::from(kind >> 6 & 1)].change(|kinds| kinds | bit(kind));
    }

    pub fn contains(self, kind: Kind) -> bool {
        self.0[usize::from(kind >> 6 & 1)].get() & bit(kind) != 0
    }

    pub fn len(self) -> usize {
        self.0.iter().map(|half| half.get().count_ones() as usize).sum()
    }

    pub fn is_empty(self) -> bool {
        self == Kinds::default()
    }

    /// In order.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        let [low, high] = self.0.map(Bits::get);
        let mut left = u128::from(high) << 64 | u128::from(low);
        std::iter::from_fn(move || {
            let first = left.trailing_zeros() as Kind;
            left &= left.wrapping_sub(1);
            (first < 128).then_some(first)
        })
    }
}

/// Sets of kinds for the players whose turn it is: one of two, or the neighbours of a team, at most half of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gone<const S: usize>([Bits; S]);

impl<const S: usize> Gone<S> {
    pub const EMPTY: Self = Gone([Bits([0; 8]); S]);

    #[inline]
    fn at(seat: u8) -> usize {
        if S == 2 { 0 } else { usize::from(seat) % (S / 2) * 2 }
    }

    #[inline]
    pub fn of(self, seat: u8) -> Kinds {
        Kinds([self.0[Self::at(seat)], self.0[Self::at(seat) + 1]])
    }

    #[inline]
    pub fn insert(&mut self, seat: u8, kind: Kind) {
        self.0[Self::at(seat) + usize::from(kind >> 6 & 1)].change(|kinds| kinds | bit(kind));
    }

    #[inline]
    pub fn clear(&mut self, seat: u8) {
        self.0[Self::at(seat)..][..2].fill(Bits::default());
    }
}

#[inline]
fn bit(kind: Kind) -> u64 {
    1 << (kind & 63)
}

/// The kinds of a set, in order.
#[inline]
pub(crate) fn each(mut kinds: u64, mut f: impl FnMut(Kind)) {
    while kinds != 0 {
        f(kinds.trailing_zeros() as Kind);
        kinds &= kinds - 1;
    }
}

/// The kinds of cards in play that have an ability to use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Ready {
    pub(crate) uses: Bits,
    pub(crate) allies: Bits,
    pub(crate) scraps: Bits,
    /// Kinds do not tell everything: some card in play is a copy or has a second ally ability to use, there is no room for
    /// another card, a discount is armed, or attacks may be split.
    pub(crate) odd: bool,
}

impl Ready {
    /// Of cards that have no ally yet.
    #[inline]
    pub(crate) fn of(uses: u64, scraps: u64) -> Ready {
        Ready { uses: Bits(uses.to_le_bytes()), scraps: Bits(scraps.to_le_bytes()), ..Ready::default() }
    }

    #[inline]
    pub(crate) fn note(&mut self, p: &InPlay) {
        let ready = p.ready();
        if ready & 1 != 0 {
            self.uses.change(|kinds| kinds | bit(p.kind));
        }
        if ready & 2 != 0 {
            self.allies.change(|kinds| kinds | bit(p.kind));
        }
        if ready & 8 != 0 {
            self.scraps.change(|kinds| kinds | bit(p.kind));
        }
        if odd(ready, p.flags) {
            self.odd = true;
        }
    }

    /// No card of the kind has the ability any more.
    #[inline]
    pub(crate) fn unset(&mut self, ability: Wanted, kind: Kind) {
        let set = match ability {
            Wanted::Primary => &mut self.uses,
            Wanted::Ally(_) => &mut self.allies,
            Wanted::Scrap => &mut self.scraps,
        };
        set.change(|kinds| kinds & !bit(kind));
    }

    #[inline]
    pub(crate) fn forget(&mut self, kind: Kind) {
        for set in [&mut self.uses, &mut self.allies, &mut self.scraps] {
            set.change(|kinds| kinds & !bit(kind));
        }
    }
}

#[inline]
fn odd(ready: u8, flags: u8) -> bool {
    (ready & 4) | (flags & COPY) != 0
}

/// [`Ready`] while it is gathered from many cards, in registers.
#[derive(Default)]
pub(crate) struct Gather {
    uses: u64,
    allies: u64,
    scraps: u64,
    ready: u8,
    flags: u8,
}

impl Gather {
    #[inline]
    pub(crate) fn note(&mut self, p: &InPlay) {
        let ready = p.ready();
        self.flags |= p.flags;
        self.ready |= ready;
        if ready != 0 {
            let on = |n: u8| u64::from(ready >> n & 1) << (p.kind & 63);
            self.uses |= on(0);
            self.allies |= on(1);
            self.scraps |= on(3);
        }
    }

    #[inline]
    pub(crate) fn ready(self, odd_table: bool) -> Ready {
        let [uses, allies, scraps] = [self.uses, self.allies, self.scraps].map(|set| Bits(set.to_le_bytes()));
        Ready { uses, allies, scraps, odd: odd_table || odd(self.ready, self.flags) }
    }
}

/// A hand of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hand<const K: usize> {
    cards: Bag<K>,
    kinds: Bits,
}

impl<const K: usize> Hand<K> {
    pub fn new(cards: Bag<K>) -> Self {
        let mut hand = Hand { cards, kinds: Bits::default() };
        cards.each_kind(|kind| hand.kinds.change_of::<K>(|kinds| kinds | bit(kind)));
        hand
    }

    #[inline]
    pub(crate) fn kinds(&self) -> u64 {
        self.kinds.get()
    }

    #[inline]
    pub fn add(&mut self, kind: Kind) {
        self.cards.add(kind);
        self.kinds.change_of::<K>(|kinds| kinds | bit(kind));
    }

    /// Are there two or more of the first of these kinds, if there is one?
    #[inline]
    pub fn has_two(&self, kinds: u64) -> bool {
        self.cards.counts().get(kinds.trailing_zeros() as usize).is_some_and(|n| *n > 1)
    }

    /// Draws `n` cards of a pile that has them; `each` is told which.
    #[inline(always)]
    pub(crate) fn draw(
        &mut self,
        pile: &mut Bag<K>,
        n: u8,
        space: u8,
        chance: &mut impl Chance,
        mut each: impl FnMut(Kind),
    ) {
        let mut kinds = self.kinds();
        pile.deal(n, &mut self.cards, space, chance, |kind| {
            kinds |= bit(kind);
            each(kind);
        });
        self.kinds.change_of::<K>(|_| kinds);
    }

    #[inline]
    pub fn remove(&mut self, kind: Kind) {
        let none_left = u64::from(self.cards.take(kind) == 0);
        self.kinds.change_of::<K>(|kinds| kinds & !(none_left << (kind & 63)));
    }

    /// Does something with every kind there is, in order.
    #[inline]
    pub fn each_kind(&self, f: impl FnMut(Kind)) {
        if K <= 64 {
            each(self.kinds(), f);
        } else {
            self.cards.each_kind(f);
        }
    }

    /// Moves the whole hand to a pile.
    #[inline]
    pub fn empty_into(&mut self, pile: &mut Bag<K>) {
        pile.absorb(&mut self.cards);
        self.kinds = Bits::default();
    }
}

impl<const K: usize> Deref for Hand<K> {
    type Target = Bag<K>;
    #[inline]
    fn deref(&self) -> &Bag<K> {
        &self.cards
    }
}

/// A player's bases in play, in the order they came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bases<const K: usize> {
    cards: List<Base, BASES>,
    kinds: Bits,
}

impl<const K: usize> Bases<K> {
    pub(crate) fn new() -> Self {
        Bases { cards: List::new(), kinds: Bits::default() }
    }

    #[inline]
    pub(crate) fn kinds(&self) -> u64 {
        self.kinds.get()
    }

    #[inline]
    pub fn is_full(&self) -> bool {
        self.cards.is_full()
    }

    #[inline]
    pub fn push(&mut self, base: Base) {
        self.cards.push(base);
        self.kinds.change_of::<K>(|kinds| kinds | bit(base.kind));
    }

    pub fn remove(&mut self, at: usize) -> Base {
        let base = self.cards.remove(at);
        if !self.cards.iter().any(|b| b.kind == base.kind) {
            self.kinds.change_of::<K>(|kinds| kinds & !bit(base.kind));
        }
        base
    }

    pub fn clear(&mut self) {
        *self = Bases::new();
    }
}

impl<const K: usize> Deref for Bases<K> {
    type Target = [Base];
    #[inline]
    fn deref(&self) -> &[Base] {
        &self.cards
    }
}

impl<const K: usize> DerefMut for Bases<K> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Base] {
        &mut self.cards
    }
}

impl<'b, const K: usize> IntoIterator for &'b Bases<K> {
    type Item = &'b Base;
    type IntoIter = std::slice::Iter<'b, Base>;
    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// The five spaces of the trade row and the Explorers beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row<const K: usize> {
    spaces: [Kind; 5],
    gaps: u8,
    explorers: u8,
    /// What is for sale.
    kinds: Bits,
}

impl<const K: usize> Row<K> {
    pub const EMPTY: Self = Row { spaces: [NONE; 5], gaps: 5, explorers: 0, kinds: Bits([0; 8]) };

    #[inline]
    pub(crate) fn kinds(&self) -> u64 {
        self.kinds.get()
    }

    /// A card comes to a space.
    #[inline]
    pub fn put(&mut self, space: usize, kind: Kind) {
        if self.spaces[space] != NONE {
            self.take(space);
        }
        self.gaps -= 1;
        self.spaces[space] = kind;
        self.kinds.change_of::<K>(|kinds| kinds | bit(kind));
    }

    /// A space without a card.
    #[inline]
    pub fn gap(&self) -> Option<usize> {
        if self.gaps == 0 { None } else { self.spaces.iter().position(|k| *k == NONE) }
    }

    /// The card there leaves its space.
    #[inline]
    pub fn take(&mut self, space: usize) {
        self.gaps += 1;
        let kind = std::mem::replace(&mut self.spaces[space], NONE);
        let none_left = u64::from(!self.spaces.contains(&kind));
        self.kinds.change_of::<K>(|kinds| kinds & !(none_left << (kind & 63)));
    }

    #[inline]
    pub fn explorers(&self) -> u8 {
        self.explorers
    }

    #[inline]
    pub fn set_explorers(&mut self, n: u8, explorer: Kind) {
        self.explorers = n;
        self.kinds.change_of::<K>(|kinds| kinds & !bit(explorer) | u64::from(n > 0) << (explorer & 63));
    }
}

impl<const K: usize> Deref for Row<K> {
    type Target = [Kind; 5];
    #[inline]
    fn deref(&self) -> &[Kind; 5] {
        &self.spaces
    }
}
