//! What follows from the state and is asked at every decision, kept up to date instead of worked out: which kinds a hand, the
//! bases in play or the trade row hold, and which cards in play have abilities to use.

use crate::catalog::{Kind, NONE};
use crate::kinds::KindSet;
use crate::list::List;
use crate::play::Wanted;
use crate::state::{BASES, Base, COPY, InPlay};
use starboard_core::{Bag, Chance};
use std::ops::{Deref, DerefMut};

/// The kinds of cards in play that have an ability to use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Ready<B: KindSet> {
    uses: B::Kept,
    allies: B::Kept,
    scraps: B::Kept,
    /// Kinds do not tell everything: some card in play is a copy or has a second ally ability to use, there is no room for
    /// another card, a discount is armed, attacks of a duel may be split, or several players act at once.
    pub(crate) odd: bool,
}

impl<B: KindSet> Ready<B> {
    /// Of cards that have no ally yet.
    #[inline]
    pub(crate) fn of(uses: B, scraps: B) -> Self {
        Ready { uses: uses.keep(), allies: B::Kept::default(), scraps: scraps.keep(), odd: false }
    }

    /// Nothing is known.
    pub(crate) fn odd() -> Self {
        Ready { odd: true, ..Ready::of(B::default(), B::default()) }
    }

    #[inline]
    pub(crate) fn uses(&self) -> B {
        B::of(self.uses)
    }

    #[inline]
    pub(crate) fn allies(&self) -> B {
        B::of(self.allies)
    }

    #[inline]
    pub(crate) fn scraps(&self) -> B {
        B::of(self.scraps)
    }

    #[inline]
    pub(crate) fn note(&mut self, p: &InPlay) {
        let ready = p.ready();
        if ready & 1 != 0 {
            B::insert(&mut self.uses, p.kind);
        }
        if ready & 2 != 0 {
            B::insert(&mut self.allies, p.kind);
        }
        if ready & 8 != 0 {
            B::insert(&mut self.scraps, p.kind);
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
        B::remove_if(set, kind, true);
    }

    #[inline]
    pub(crate) fn forget(&mut self, kind: Kind) {
        for set in [&mut self.uses, &mut self.allies, &mut self.scraps] {
            B::remove_if(set, kind, true);
        }
    }
}

#[inline]
fn odd(ready: u8, flags: u8) -> bool {
    (ready & 4) | (flags & COPY) != 0
}

/// [`Ready`] while it is gathered from many cards, in registers.
#[derive(Default)]
pub(crate) struct Gather<B> {
    pub(crate) uses: B,
    pub(crate) allies: B,
    pub(crate) scraps: B,
    ready: u8,
    flags: u8,
}

impl<B: KindSet> Gather<B> {
    #[inline]
    pub(crate) fn note(&mut self, p: &InPlay) {
        let ready = p.ready();
        self.flags |= p.flags;
        self.ready |= ready;
        if ready != 0 {
            let kind = B::one(p.kind);
            let on = |n: u8| if ready & n != 0 { kind } else { B::default() };
            self.uses = self.uses | on(1);
            self.allies = self.allies | on(2);
            self.scraps = self.scraps | on(8);
        }
    }

    #[inline]
    pub(crate) fn ready(self, odd_table: bool) -> Ready<B> {
        let [uses, allies, scraps] = [self.uses, self.allies, self.scraps].map(B::keep);
        Ready { uses, allies, scraps, odd: odd_table || odd(self.ready, self.flags) }
    }
}

/// A hand of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hand<const K: usize, B: KindSet> {
    cards: Bag<K>,
    kinds: B::Kept,
}

impl<const K: usize, B: KindSet> Hand<K, B> {
    pub fn new(cards: Bag<K>) -> Self {
        let mut hand = Hand { cards, kinds: B::Kept::default() };
        cards.each_kind(|kind| B::insert(&mut hand.kinds, kind));
        hand
    }

    #[inline]
    pub(crate) fn kinds(&self) -> B {
        B::of(self.kinds)
    }

    #[inline]
    pub fn add(&mut self, kind: Kind) {
        self.cards.add(kind);
        B::insert(&mut self.kinds, kind);
    }

    /// Are there two or more of the first of these kinds, if there is one?
    #[inline]
    pub(crate) fn has_two(&self, kinds: B) -> bool {
        self.cards.counts().get(kinds.first()).is_some_and(|n| *n > 1)
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
            kinds = kinds | B::one(kind);
            each(kind);
        });
        self.kinds = kinds.keep();
    }

    #[inline]
    pub fn remove(&mut self, kind: Kind) {
        let none_left = self.cards.take(kind) == 0;
        B::remove_if(&mut self.kinds, kind, none_left);
    }

    /// Does something with every kind there is, in order.
    #[inline]
    pub fn each_kind(&self, f: impl FnMut(Kind)) {
        self.kinds().each(f);
    }

    /// Moves the whole hand to a pile.
    #[inline]
    pub fn empty_into(&mut self, pile: &mut Bag<K>) {
        pile.absorb(&mut self.cards);
        self.kinds = B::Kept::default();
    }
}

impl<const K: usize, B: KindSet> Deref for Hand<K, B> {
    type Target = Bag<K>;
    #[inline]
    fn deref(&self) -> &Bag<K> {
        &self.cards
    }
}

/// A player's bases in play, in the order they came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bases<B: KindSet> {
    cards: List<Base, BASES>,
    kinds: B::Kept,
}

impl<B: KindSet> Bases<B> {
    pub(crate) fn new() -> Self {
        Bases { cards: List::new(), kinds: B::Kept::default() }
    }

    #[inline]
    pub(crate) fn kinds(&self) -> B {
        B::of(self.kinds)
    }

    #[inline]
    pub fn is_full(&self) -> bool {
        self.cards.is_full()
    }

    #[inline]
    pub fn push(&mut self, base: Base) {
        self.cards.push(base);
        B::insert(&mut self.kinds, base.kind);
    }

    pub fn remove(&mut self, at: usize) -> Base {
        let base = self.cards.remove(at);
        let none_left = !self.cards.iter().any(|b| b.kind == base.kind);
        B::remove_if(&mut self.kinds, base.kind, none_left);
        base
    }

    pub fn clear(&mut self) {
        *self = Bases::new();
    }
}

impl<B: KindSet> Deref for Bases<B> {
    type Target = [Base];
    #[inline]
    fn deref(&self) -> &[Base] {
        &self.cards
    }
}

impl<B: KindSet> DerefMut for Bases<B> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Base] {
        &mut self.cards
    }
}

impl<'b, B: KindSet> IntoIterator for &'b Bases<B> {
    type Item = &'b Base;
    type IntoIter = std::slice::Iter<'b, Base>;
    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// The five spaces of the trade row and the Explorers beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row<B: KindSet> {
    spaces: [Kind; 5],
    gaps: u8,
    explorers: u8,
    /// What is for sale.
    kinds: B::Kept,
}

impl<B: KindSet> Row<B> {
    pub fn empty() -> Self {
        Row { spaces: [NONE; 5], gaps: 5, explorers: 0, kinds: B::Kept::default() }
    }

    #[inline]
    pub(crate) fn kinds(&self) -> B {
        B::of(self.kinds)
    }

    /// A card comes to a space.
    #[inline]
    pub fn put(&mut self, space: usize, kind: Kind) {
        if self.spaces[space] != NONE {
            self.take(space);
        }
        self.gaps -= 1;
        self.spaces[space] = kind;
        B::insert(&mut self.kinds, kind);
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
        let none_left = !self.spaces.contains(&kind);
        B::remove_if(&mut self.kinds, kind, none_left);
    }

    #[inline]
    pub fn explorers(&self) -> u8 {
        self.explorers
    }

    #[inline]
    pub fn set_explorers(&mut self, n: u8, explorer: Kind) {
        self.explorers = n;
        B::remove_if(&mut self.kinds, explorer, true);
        B::insert_if(&mut self.kinds, explorer, n > 0);
    }
}

impl<B: KindSet> Deref for Row<B> {
    type Target = [Kind; 5];
    #[inline]
    fn deref(&self) -> &[Kind; 5] {
        &self.spaces
    }
}
