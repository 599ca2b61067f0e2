//! What the legal list asks of every card, prepared.

use crate::action::{Action, Piece};
use crate::catalog::{Catalog, Hot, KINDS, Kind};
use crate::kinds::KindSet;
use crate::quick::Ready;
use crate::state::{HAS_SCRAP, HAS_USE};

/// What the legal list asks of every card, answered for all kinds at once, as sets. Open kinds are in none but their own: what such a
/// card is must be looked up.
#[derive(Clone, Debug)]
pub(crate) struct Shelves<B> {
    pub(crate) open: B,
    /// What is played without a question.
    pub(crate) simple: B,
    pub(crate) outposts: B,
    uses: B,
    scraps: B,
    /// By trade: what costs no more.
    affordable: [B; 256],
    /// By combat: what withstands no more.
    weak: [B; 256],
    /// By kind: the actions themselves.
    pub(crate) to_use: [Action; KINDS],
    pub(crate) to_ally: [Action; KINDS],
    pub(crate) to_scrap: [Action; KINDS],
    pub(crate) to_buy: [Action; KINDS],
}

impl<B: KindSet> Shelves<B> {
    pub(crate) fn new(catalog: &Catalog) -> Self {
        let closed = catalog.len().min(usize::from(catalog.rows_from)) as Kind;
        let all = |kinds: &mut dyn Iterator<Item = Kind>| kinds.fold(B::default(), |set, kind| set | B::one(kind));
        let those = |keep: &dyn Fn(&Hot) -> bool| all(&mut (0..closed).filter(|kind| keep(catalog.hot(*kind))));
        let piece = |kind: usize| Piece { kind: kind as Kind, as_kind: kind as Kind };
        Shelves {
            to_use: std::array::from_fn(|kind| Action::Use(piece(kind))),
            to_ally: std::array::from_fn(|kind| Action::Ally(piece(kind), 0)),
            to_scrap: std::array::from_fn(|kind| Action::Scrap(piece(kind))),
            to_buy: std::array::from_fn(|kind| Action::Buy(kind as Kind)),
            open: all(&mut catalog.open_rows()),
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
    pub(crate) fn fresh(&self, bases: B) -> Ready<B> {
        Ready::of(bases & self.uses, bases & self.scraps)
    }

    #[inline]
    pub(crate) fn affordable(&self, trade: u16) -> B {
        self.affordable.get(usize::from(trade)).copied().unwrap_or(B::ALL)
    }

    #[inline]
    pub(crate) fn weak(&self, combat: u16) -> B {
        self.weak.get(usize::from(combat)).copied().unwrap_or(B::ALL)
    }
}
