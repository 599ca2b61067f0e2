//! What follows from the state and is asked at every decision, kept up to date instead of worked out: which kinds a hand or
//! the trade row holds, and which cards in play have abilities to use. As bits, for tables of at most 64 kinds; with more
//! kinds nobody asks.

use crate::catalog::{Kind, NONE};
use crate::state::{COPY, InPlay};
use starboard_core::Bag;
use std::ops::Deref;

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
}

#[inline]
fn bit(kind: Kind) -> u64 {
    1 << (kind & 63)
}

/// The kinds of cards in play that have an ability to use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Ready {
    pub(crate) uses: Bits,
    pub(crate) first_allies: Bits,
    pub(crate) second_allies: Bits,
    pub(crate) scraps: Bits,
    /// Some card in play is a copy: kinds do not tell the cards apart.
    pub(crate) copies: bool,
}

impl Ready {
    #[inline]
    pub(crate) fn note(&mut self, p: &InPlay) {
        let ready = p.ready();
        if ready != 0 {
            let on = |n: u8| u64::from(ready >> n & 1) << (p.kind & 63);
            self.uses.change(|kinds| kinds | on(0));
            self.first_allies.change(|kinds| kinds | on(1));
            self.second_allies.change(|kinds| kinds | on(2));
            self.scraps.change(|kinds| kinds | on(3));
        }
        self.copies |= p.has(COPY);
    }

    #[inline]
    pub(crate) fn forget(&mut self, kind: Kind) {
        for set in [&mut self.uses, &mut self.first_allies, &mut self.second_allies, &mut self.scraps] {
            set.change(|kinds| kinds & !bit(kind));
        }
    }
}

/// [`Ready`] while it is gathered from many cards, in registers.
#[derive(Default)]
pub(crate) struct Gather {
    sets: [u64; 4],
    flags: u8,
}

impl Gather {
    #[inline]
    pub(crate) fn note(&mut self, p: &InPlay) {
        let ready = p.ready();
        self.flags |= p.flags;
        if ready != 0 {
            for (n, set) in self.sets.iter_mut().enumerate() {
                *set |= u64::from(ready >> n & 1) << (p.kind & 63);
            }
        }
    }

    #[inline]
    pub(crate) fn ready(self) -> Ready {
        let [uses, first_allies, second_allies, scraps] = self.sets.map(|set| Bits(set.to_le_bytes()));
        Ready { uses, first_allies, second_allies, scraps, copies: self.flags & COPY != 0 }
    }
}

/// A hand of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hand<const K: usize> {
    cards: Bag<K>,
    kinds: Bits,
}

impl<const K: usize> Hand<K> {
    pub(crate) fn new(cards: Bag<K>) -> Self {
        let mut hand = Hand { cards, kinds: Bits::default() };
        if K <= 64 {
            cards.each_kind(|kind| hand.kinds.change(|kinds| kinds | bit(kind)));
        }
        hand
    }

    #[inline]
    pub(crate) fn kinds(&self) -> u64 {
        self.kinds.get()
    }

    #[inline]
    pub(crate) fn add(&mut self, kind: Kind) {
        self.cards.add(kind);
        if K <= 64 {
            self.kinds.change(|kinds| kinds | bit(kind));
        }
    }

    #[inline]
    pub(crate) fn remove(&mut self, kind: Kind) {
        self.cards.remove(kind);
        if K <= 64 {
            let none_left = u64::from(!self.cards.has(kind));
            self.kinds.change(|kinds| kinds & !(none_left << (kind & 63)));
        }
    }

    /// Moves the whole hand to a pile.
    #[inline]
    pub(crate) fn empty_into(&mut self, pile: &mut Bag<K>) {
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

/// The five spaces of the trade row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    spaces: [Kind; 5],
    kinds: Bits,
}

impl Row {
    pub(crate) const EMPTY: Row = Row { spaces: [NONE; 5], kinds: Bits([0; 8]) };

    #[inline]
    pub(crate) fn kinds(&self) -> u64 {
        self.kinds.get()
    }

    pub(crate) fn put(&mut self, space: usize, kind: Kind) {
        self.spaces[space] = kind;
        let there = self.spaces.into_iter().filter(|k| *k != NONE);
        self.kinds.change(|_| there.fold(0, |kinds, k| kinds | bit(k)));
    }
}

impl Deref for Row {
    type Target = [Kind; 5];
    #[inline]
    fn deref(&self) -> &[Kind; 5] {
        &self.spaces
    }
}
