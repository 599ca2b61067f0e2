//! A set of card kinds as bits.

use crate::catalog::{Catalog, Hot, Kind};
use crate::quick::Ready;
use crate::state::{HAS_SCRAP, HAS_USE};

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

/// What the legal list asks of every card, answered for all kinds below 64 at once, as bits.
#[derive(Clone, Debug)]
pub(crate) struct Shelves {
    /// What is played without a question.
    pub(crate) simple: u64,
    pub(crate) outposts: u64,
    uses: u64,
    scraps: u64,
    /// By trade: what costs no more.
    affordable: [u64; 256],
    /// By combat: what withstands no more.
    weak: [u64; 256],
}

impl Shelves {
    pub(crate) fn new(catalog: &Catalog) -> Self {
        let those = |keep: &dyn Fn(&Hot) -> bool| {
            (0..catalog.len().min(64) as Kind).filter(|k| keep(catalog.hot(*k))).fold(0, |set, k| set | 1 << k)
        };
        Shelves {
            simple: those(&|hot| hot.simple()),
            uses: those(&|hot| hot.flags & HAS_USE != 0),
            scraps: those(&|hot| hot.flags & HAS_SCRAP != 0),
            outposts: those(&|hot| hot.outpost()),
            affordable: std::array::from_fn(|trade| those(&|hot| usize::from(hot.cost) <= trade)),
            weak: std::array::from_fn(|combat| those(&|hot| usize::from(hot.defense) <= combat)),
        }
    }

    /// What bases of these kinds can be used for as a turn begins, without their allies.
    #[inline]
    pub(crate) fn fresh(&self, bases: u64) -> Ready {
        Ready::of(bases & self.uses, bases & self.scraps)
    }

    #[inline]
    pub(crate) fn affordable(&self, trade: u16) -> u64 {
        self.affordable[usize::from(trade.min(255))]
    }

    #[inline]
    pub(crate) fn weak(&self, combat: u16) -> u64 {
        self.weak[usize::from(combat.min(255))]
    }
}
