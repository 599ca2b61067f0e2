//! A set of card kinds as bits.

use crate::catalog::{Catalog, Kind};

/// Kinds below `K`, which is at most 128; one word is enough for 64.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Kinds<const K: usize>([u64; 2]);

impl<const K: usize> Kinds<K> {
    #[inline]
    pub(crate) fn insert(&mut self, kind: Kind) {
        self.insert_if(kind, 1);
    }

    /// Puts a kind in if `on` is 1, and does nothing if it is 0.
    #[inline]
    pub(crate) fn insert_if(&mut self, kind: Kind, on: u8) {
        let word = if K <= 64 { 0 } else { (kind >> 6) as usize & 1 };
        self.0[word] |= u64::from(on) << (kind & 63);
    }

    /// The kinds below 64.
    #[inline]
    pub(crate) fn word(self) -> u64 {
        self.0[0]
    }

    #[inline]
    pub(crate) fn and(self, other: Self) -> Self {
        Kinds([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    /// The kinds in order.
    #[inline]
    pub(crate) fn each(self, mut f: impl FnMut(Kind)) {
        for word in 0..if K <= 64 { 1 } else { 2 } {
            let mut bits = self.0[word];
            while bits != 0 {
                f((word * 64) as u8 + bits.trailing_zeros() as u8);
                bits &= bits - 1;
            }
        }
    }
}

/// What the legal list asks of every card, answered for all kinds at once.
#[derive(Clone, Debug)]
pub(crate) struct Shelves<const K: usize> {
    /// What is played without a question.
    pub(crate) simple: Kinds<K>,
    pub(crate) outposts: Kinds<K>,
    /// By trade, up to the dearest: what costs no more.
    affordable: Vec<Kinds<K>>,
    /// By combat, up to the strongest: what withstands no more.
    weak: Vec<Kinds<K>>,
}

impl<const K: usize> Shelves<K> {
    pub(crate) fn new(catalog: &Catalog) -> Self {
        let kinds = || (0..catalog.len() as Kind).map(|kind| (kind, catalog.hot(kind)));
        let up_to = |n: &dyn Fn(Kind) -> u8| {
            let most = kinds().map(|(kind, _)| n(kind)).max().unwrap_or(0);
            let within = |limit: u8| kinds().filter(move |(kind, _)| n(*kind) <= limit).map(|(kind, _)| kind);
            (0..=most).map(|limit| set_of(within(limit))).collect()
        };
        Shelves {
            simple: set_of(kinds().filter(|(_, hot)| hot.simple).map(|(kind, _)| kind)),
            outposts: set_of(kinds().filter(|(_, hot)| hot.outpost).map(|(kind, _)| kind)),
            affordable: up_to(&|kind| catalog.hot(kind).cost),
            weak: up_to(&|kind| catalog.hot(kind).defense),
        }
    }

    #[inline]
    pub(crate) fn affordable(&self, trade: u16) -> Kinds<K> {
        at_most(&self.affordable, trade)
    }

    #[inline]
    pub(crate) fn weak(&self, combat: u16) -> Kinds<K> {
        at_most(&self.weak, combat)
    }
}

#[inline]
fn at_most<const K: usize>(by_limit: &[Kinds<K>], limit: u16) -> Kinds<K> {
    by_limit.get(usize::from(limit)).or(by_limit.last()).copied().unwrap_or_default()
}

fn set_of<const K: usize>(kinds: impl Iterator<Item = Kind>) -> Kinds<K> {
    kinds.fold(Kinds::default(), |mut set, kind| {
        set.insert(kind);
        set
    })
}
