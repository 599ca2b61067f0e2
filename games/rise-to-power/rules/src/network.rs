//! A player's network: the plant's values, where a card may lie, what may be powered or covered, what it is worth.

use crate::contract::{Bonus, Card, Cards};
use crate::data::Catalogue;
use crate::effect::Measure;
use crate::grid::{Cell, Cells};
use crate::state::{Player, State};
use arrayvec::ArrayVec;
use starboard_core::Seat;

/// The free cells of a network: at most the four around the plant and each active district.
pub(crate) type FreeCells = ArrayVec<Cell, 64>;

impl Player {
    /// A plant value with the icons of the top cards (RTP-12).
    #[inline]
    pub fn plant(&self, set: &Catalogue, bonus: Bonus) -> u8 {
        set.plant[bonus as usize] + set.icons(self.tops, bonus)
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

    /// Is there a connection for the card as a new district, counting its own icons (RTP-11)?
    #[inline]
    pub fn has_connection_for(&self, set: &Catalogue, card: Card) -> bool {
        let mut after = self.tops;
        after.add(card);
        after.len() as u8 <= set.plant[Bonus::Connections as usize] + set.icons(after, Bonus::Connections)
    }

    /// Would enough connections be left if the card covered the district with this top card (RTP-18)?
    #[inline]
    pub fn keeps_connections(&self, set: &Catalogue, card: Card, over: Card) -> bool {
        let mut after = self.tops;
        after.remove(over);
        after.add(card);
        after.len() as u8 <= set.plant[Bonus::Connections as usize] + set.icons(after, Bonus::Connections)
    }

    /// The districts, by top card, that the card may upgrade: same name, higher influence on top (RTP-17), connections kept.
    pub fn upgradable(&self, set: &Catalogue, card: Card) -> Cards {
        let face = &set.contracts[usize::from(card.0)];
        let same = Cards(self.tops.0 & set.of_district[usize::from(face.district)].0);
        same.iter()
            .filter(|top| {
                face.influence < set.contracts[usize::from(top.0)].influence && self.keeps_connections(set, card, *top)
            })
            .collect()
    }

    /// What an agenda looks at.
    pub fn measure(&self, set: &Catalogue, measure: Measure) -> u8 {
        let sectors = || set.of_sector.iter().map(|s| (self.tops.0 & s.0).count_ones() as u8);
        match measure {
            Measure::WeakestSector => sectors().min().unwrap_or(0),
            Measure::StrongestSector => sectors().max().unwrap_or(0),
            Measure::Draw => self.plant(set, Bonus::Draw),
            Measure::Capacity => self.plant(set, Bonus::Capacity),
            Measure::Connections => self.plant(set, Bonus::Connections),
            Measure::Upgrades => self.upgrades(),
            Measure::Active => self.active(),
        }
    }
}

impl State {
    /// The cells of the plant and the active districts, and all cells taken.
    fn cells_of(&self, seat: Seat) -> (Cells, Cells) {
        let player = self.player(seat);
        let mut live = Cells::default();
        live.add(Cell::PLANT);
        for top in player.tops.iter() {
            live.add(self.cells[usize::from(top.0)]);
        }
        let mut taken = live;
        for card in player.contracts.iter() {
            taken.add(self.cells[usize::from(card.0)]);
        }
        (live, taken)
    }

    /// Where a card may be laid: every free cell next to the plant or an active district (RTP-08), in order.
    pub(crate) fn free_cells(&self, seat: Seat) -> FreeCells {
        let (live, taken) = self.cells_of(seat);
        live.around(&taken).collect()
    }

    /// May a card be laid there, and if not, is the cell taken (rather than out of reach)?
    pub(crate) fn may_lay(&self, seat: Seat, cell: Cell) -> Result<(), Taken> {
        let (live, taken) = self.cells_of(seat);
        if taken.has(cell) {
            return Err(Taken(true));
        }
        if cell.on_grid() && cell.neighbours().into_iter().any(|c| live.has(c)) { Ok(()) } else { Err(Taken(false)) }
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
