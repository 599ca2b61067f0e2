//! What the legal list of a small duel asks of every card, prepared.

use crate::action::{Action, Piece};
use crate::catalog::{Catalog, Hot, Kind};
use crate::quick::Ready;
use crate::state::{HAS_SCRAP, HAS_USE};

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
    /// By kind: the actions themselves.
    pub(crate) to_use: [Action; 64],
    pub(crate) to_ally: [Action; 64],
    pub(crate) to_scrap: [Action; 64],
    pub(crate) to_buy: [Action; 64],
}

impl Shelves {
    pub(crate) fn new(catalog: &Catalog) -> Self {
        let those = |keep: &dyn Fn(&Hot) -> bool| {
            (0..catalog.len().min(64) as Kind).filter(|k| keep(catalog.hot(*k))).fold(0, |set, k| set | 1 << k)
        };
        let piece = |kind: usize| Piece { kind: kind as Kind, as_kind: kind as Kind };
        Shelves {
            to_use: std::array::from_fn(|kind| Action::Use(piece(kind))),
            to_ally: std::array::from_fn(|kind| Action::Ally(piece(kind), 0)),
            to_scrap: std::array::from_fn(|kind| Action::Scrap(piece(kind))),
            to_buy: std::array::from_fn(|kind| Action::Buy(kind as Kind)),
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
        self.affordable.get(usize::from(trade)).copied().unwrap_or(u64::MAX)
    }

    #[inline]
    pub(crate) fn weak(&self, combat: u16) -> u64 {
        self.weak.get(usize::from(combat)).copied().unwrap_or(u64::MAX)
    }
}
