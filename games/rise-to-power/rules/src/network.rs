//! A player's network: the plant's values, where a card may lie, what may be powered or covered, what it is worth.

use crate::contract::{Bonus, Card, Cards};
use crate::data::Catalogue;
use crate::effect::Measure;
use crate::grid::{Cell, FreeCells, Ground};
use crate::state::{Player, State};
use crate::tally::Tally;
use arrayvec::ArrayVec;
use starboard_core::Seat;

impl Player {
    /// What the top cards of its districts show together.
    #[inline]
    pub fn tally(&self, set: &Catalogue) -> Tally {
        set.tally(self.tops)
    }

    /// A plant value with the icons of the top cards (RTP-12).
    #[inline]
    pub fn plant(&self, set: &Catalogue, bonus: Bonus) -> u8 {
        self.tally(set).plant(set, bonus)
    }

    /// Active districts; a stack is one (RTP-12).
    #[inline]
    pub fn active(&self) -> u8 {
        self.tops.len() as u8
    }

    /// Cards that lie on others.
    #[inline]
    pub fn upgrades(&self) -> u8 {
        self.covered.len() as u8
    }

    /// Would enough connections be left if the card covered the district with this top card (RTP-18)?
    #[inline]
    pub fn keeps_connections(&self, set: &Catalogue, card: Card, over: Card) -> bool {
        self.tally(set).minus(set.tally_of(over)).plus(set.tally_of(card)).is_connected(set)
    }

    /// The districts, by top card, that the card may upgrade: same name, higher influence on top (RTP-17), connections kept.
    #[inline]
    pub fn upgradable(&self, set: &Catalogue, card: Card) -> Cards {
        let below = self.tops.both(set.covers[usize::from(card.0)]);
        if below.is_empty() {
            return below;
        }
        below.iter().filter(|top| self.keeps_connections(set, card, *top)).collect()
    }

    /// What an agenda looks at.
    pub fn measure(&self, set: &Catalogue, measure: Measure) -> u8 {
        self.tally(set).measure(set, self.covered, measure)
    }
}

impl State {
    /// Lays the cards of a network on the ground.
    #[inline(always)]
    fn lay_out(&self, seat: Seat, ground: &mut Ground) {
        let player = self.player(seat);
        player.tops.iter().for_each(|top| ground.add_district(self.cells[usize::from(top.0)]));
        player.contracts.iter().for_each(|card| ground.add_contract(self.cells[usize::from(card.0)]));
    }

    /// Where a card may be laid: every free cell next to the plant or an active district (RTP-08), in order.
    pub(crate) fn free_cells(&self, seat: Seat) -> FreeCells {
        let mut ground = Ground::PLANT;
        self.lay_out(seat, &mut ground);
        ground.free_cells()
    }

    /// Is there such a cell?
    pub(crate) fn has_free_cell(&self, seat: Seat) -> bool {
        // The plant alone has four neighbours, and a larger network six at least.
        let player = self.player(seat);
        let sure = if player.tops.is_empty() { 4 } else { 6 };
        if player.contracts.len() < sure {
            return true;
        }
        let mut ground = Ground::PLANT;
        self.lay_out(seat, &mut ground);
        ground.has_free_cell()
    }

    /// May a card be laid there, and if not, is the cell taken (rather than out of reach)?
    pub(crate) fn may_lay(&self, seat: Seat, cell: Cell) -> Result<(), Taken> {
        let mut ground = Ground::PLANT;
        self.lay_out(seat, &mut ground);
        if ground.is_taken(cell) {
            return Err(Taken(true));
        }
        let beside = cell.on_grid() && cell.neighbours().into_iter().any(|c| ground.is_active(c));
        if beside { Ok(()) } else { Err(Taken(false)) }
    }

    /// The cards of a district from the bottom up.
    pub fn stack(&self, set: &Catalogue, seat: Seat, top: Card) -> ArrayVec<Card, 8> {
        let player = self.player(seat);
        let cell = self.cells[usize::from(top.0)];
        let mut stack: ArrayVec<Card, 8> =
            player.covered.iter().filter(|c| self.cells[usize::from(c.0)] == cell).take(7).collect();
        stack.push(top);
        stack.sort_by_key(|c| std::cmp::Reverse(set.face(*c).influence));
        stack
    }
}

/// A cell that a card may not be laid on: is it taken (true) or out of reach (false)?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Taken(pub(crate) bool);
