//! A player's network: the plant's values, where a card may lie, what may be powered or covered, what it is worth.

use crate::contract::{Bonus, Card, Cards};
use crate::data::Catalogue;
use crate::effect::Measure;
use crate::grid::{Cell, FreeCells, Ground};
use crate::patch::Patch;
use crate::state::{Player, State, Use};
use crate::tally::Tally;
use arrayvec::ArrayVec;
use starboard_core::Seat;

impl Player {
    /// What the top cards of its districts show together.
    #[inline]
    pub fn tally(&self) -> Tally {
        self.shows
    }

    /// A plant value with the icons of the top cards (RTP-12).
    #[inline]
    pub fn plant(&self, set: &Catalogue, bonus: Bonus) -> u8 {
        self.tally().plant(set, bonus)
    }

    /// Active districts; a stack is one (RTP-12).
    #[inline]
    pub fn active(&self) -> u8 {
        self.shows.cards()
    }

    /// Cards that lie on others.
    #[inline]
    pub fn upgrades(&self) -> u8 {
        self.covered.len() as u8
    }

    /// Would enough connections be left if the card covered the district with this top card (RTP-18)?
    #[inline]
    pub fn keeps_connections(&self, set: &Catalogue, card: Card, over: Card) -> bool {
        self.tally().minus(set.tally_of(over)).plus(set.tally_of(card)).is_connected(set)
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
    #[inline]
    pub fn measure(&self, set: &Catalogue, measure: Measure) -> u8 {
        self.tally().measure(set, self.covered, measure)
    }
}

impl State {
    /// A contract is laid in a network.
    #[inline]
    pub(crate) fn lay_contract(&mut self, seat: Seat, card: Card, cell: Cell) {
        self.cells[usize::from(card.0)] = cell;
        let player = self.player_mut(seat);
        player.contracts.add(card);
        player.patch.add_contract(cell);
    }

    /// A contract leaves a network, and its cell is free (RTP-09). Where it lay.
    #[inline]
    pub(crate) fn lift_contract(&mut self, seat: Seat, card: Card) -> Cell {
        let cell = std::mem::take(&mut self.cells[usize::from(card.0)]);
        let player = self.player_mut(seat);
        player.contracts.remove(card);
        player.patch.remove_contract(cell);
        cell
    }

    /// A card becomes an active district, or the top card of one.
    pub(crate) fn lay_district(&mut self, set: &Catalogue, seat: Seat, card: Card, to: Use) {
        let player = &mut self.seats[seat.index()];
        player.tops.add(card);
        player.shows = player.shows.plus(set.tally_of(card));
        self.cells[usize::from(card.0)] = match to {
            Use::At(cell) => {
                player.patch.add_district(cell);
                cell
            }
            Use::Over(over) => {
                player.tops.remove(over);
                player.covered.add(over);
                player.shows = player.shows.minus(set.tally_of(over));
                self.cells[usize::from(over.0)]
            }
        };
    }

    /// What follows from a player's cards and where they lie.
    pub(crate) fn survey(&mut self, set: &Catalogue, seat: Seat) {
        let player = &mut self.seats[seat.index()];
        let at = |card: Card| self.cells[usize::from(card.0)];
        player.shows = set.tally(player.tops);
        player.patch = Patch::of(player.tops.iter().map(at), player.contracts.iter().map(at));
    }

    /// The ground with the cards of a network.
    #[cold]
    fn laid_out(&self, seat: Seat) -> Ground {
        let mut ground = Ground::PLANT;
        let player = self.player(seat);
        player.tops.iter().for_each(|top| ground.add_district(self.cells[usize::from(top.0)]));
        player.contracts.iter().for_each(|card| ground.add_contract(self.cells[usize::from(card.0)]));
        ground
    }

    /// Where a card may be laid: every free cell next to the plant or an active district (RTP-08), in order.
    #[inline]
    pub(crate) fn free_cells(&self, seat: Seat) -> FreeCells {
        match &self.player(seat).patch {
            patch if patch.is_there() => patch.free_cells(),
            _ => self.laid_out(seat).free_cells(),
        }
    }

    /// Of these, the nearest to the plant; of several, the first.
    #[inline]
    pub fn nearest_free_cell(&self, seat: Seat) -> Option<Cell> {
        match &self.player(seat).patch {
            patch if patch.is_there() => patch.nearest_free_cell(),
            _ => self.free_cells(seat).into_iter().min_by_key(|cell| (cell.distance(), *cell)),
        }
    }

    /// Is there such a cell?
    pub(crate) fn has_free_cell(&self, seat: Seat) -> bool {
        match &self.player(seat).patch {
            patch if patch.is_there() => patch.has_free_cell(),
            _ => self.laid_out(seat).has_free_cell(),
        }
    }

    /// May a card be laid there, and if not, is the cell taken (rather than out of reach)?
    pub(crate) fn may_lay(&self, seat: Seat, cell: Cell) -> Result<(), Taken> {
        let ground = self.laid_out(seat);
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
