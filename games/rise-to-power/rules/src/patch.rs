//! The patch of the grid that a network lies on, kept up as cards are laid and leave: a bit for each of eight by eight cells.

use crate::grid::{Cell, FreeCells};

/// Row by row, from the cell one below and one left of the lowest row and the first column with an active district or the plant. A
/// network is laid out anew whenever it has no patch (`Patch::NONE`), since it has more than six rows or columns of districts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Patch {
    /// The plant and active districts. They leave a row and a column free on every side.
    active: u64,
    /// These and inactive contracts.
    taken: u64,
    first: Cell,
    /// How many columns and rows have a district or the plant.
    columns: u8,
    rows: u8,
}

const SIDE: u8 = 8;
/// The most columns and rows with districts.
const MOST: u8 = SIDE - 2;

impl Default for Patch {
    fn default() -> Patch {
        Patch::PLANT
    }
}

impl Patch {
    /// Only the plant lies there.
    const PLANT: Patch =
        Patch { active: 1 << (SIDE + 1), taken: 1 << (SIDE + 1), first: Cell { y: -1, x: -1 }, columns: 1, rows: 1 };
    /// No cell of the grid lies on it.
    const NONE: Patch = Patch { active: 0, taken: 0, first: Cell { y: 100, x: 100 }, columns: 0, rows: 0 };

    /// Of a network with these cells of active districts and of contracts.
    pub(crate) fn of(districts: impl Iterator<Item = Cell> + Clone, contracts: impl Iterator<Item = Cell>) -> Patch {
        let (mut low, mut high) = (Cell::PLANT, Cell::PLANT);
        for cell in districts.clone() {
            low = Cell::new(low.x.min(cell.x), low.y.min(cell.y));
            high = Cell::new(high.x.max(cell.x), high.y.max(cell.y));
        }
        let (columns, rows) = ((high.x - low.x + 1) as u8, (high.y - low.y + 1) as u8);
        if columns > MOST || rows > MOST {
            return Patch::NONE;
        }
        let mut patch = Patch { active: 0, taken: 0, first: Cell::new(low.x - 1, low.y - 1), columns, rows };
        patch.active = districts.fold(patch.bit(Cell::PLANT), |active, cell| active | patch.bit(cell));
        patch.taken = contracts.fold(patch.active, |taken, cell| taken | patch.bit(cell));
        patch
    }

    /// Is the network small enough for one?
    #[inline]
    pub(crate) fn is_there(&self) -> bool {
        self.columns != 0
    }

    /// Column and row of a cell; more than the patch has if it does not lie there.
    #[inline]
    fn place(&self, cell: Cell) -> (u8, u8) {
        ((cell.x - self.first.x) as u8, (cell.y - self.first.y) as u8)
    }

    #[inline]
    fn bit(&self, cell: Cell) -> u64 {
        let (column, row) = self.place(cell);
        if (column | row) < SIDE { 1 << (row * SIDE + column) } else { 0 }
    }

    /// A district next to another or to the plant becomes active.
    pub(crate) fn add_district(&mut self, cell: Cell) {
        if !self.is_there() {
            return;
        }
        let (column, row) = self.place(cell);
        if column == 0 {
            (self.active, self.taken) = (self.active << 1, self.taken << 1);
            self.first.x -= 1;
            self.columns += 1;
        }
        if row == 0 {
            (self.active, self.taken) = (self.active << SIDE, self.taken << SIDE);
            self.first.y -= 1;
            self.rows += 1;
        }
        (self.columns, self.rows) = (self.columns.max(column), self.rows.max(row));
        if self.columns > MOST || self.rows > MOST {
            *self = Patch::NONE;
            return;
        }
        let bit = self.bit(cell);
        self.active |= bit;
        self.taken |= bit;
    }

    /// An inactive contract only takes its cell.
    #[inline]
    pub(crate) fn add_contract(&mut self, cell: Cell) {
        self.taken |= self.bit(cell);
    }

    #[inline]
    pub(crate) fn remove_contract(&mut self, cell: Cell) {
        self.taken &= !self.bit(cell);
    }

    /// The free cells next to the plant and active districts.
    #[inline]
    fn free(&self) -> u64 {
        let beside = self.active << 1 | self.active >> 1 | self.active << SIDE | self.active >> SIDE;
        beside & !self.taken
    }

    #[inline]
    pub(crate) fn has_free_cell(&self) -> bool {
        self.free() != 0
    }

    /// Of the free cells, the nearest to the plant; of several, the first.
    #[inline]
    pub(crate) fn nearest_free_cell(&self) -> Option<Cell> {
        const FIRST_COLUMN: u64 = 0x0101_0101_0101_0101;
        let free = self.free();
        let mut near = self.bit(Cell::PLANT);
        while free & near == 0 {
            if free == 0 {
                return None;
            }
            let right = near << 1 & !FIRST_COLUMN;
            let left = near >> 1 & !(FIRST_COLUMN << (SIDE - 1));
            near |= right | left | near << SIDE | near >> SIDE;
        }
        Some(self.cell((free & near).trailing_zeros() as u8))
    }

    #[inline]
    fn cell(&self, place: u8) -> Cell {
        Cell::new(self.first.x + (place % SIDE) as i8, self.first.y + (place / SIDE) as i8)
    }

    /// The free cells next to the plant and active districts, in order.
    #[inline]
    pub(crate) fn free_cells(&self) -> FreeCells {
        let mut cells = FreeCells::new();
        let mut free = self.free();
        while free != 0 {
            cells.push(self.cell(free.trailing_zeros() as u8));
            free &= free - 1;
        }
        cells
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Ground;
    use starboard_core::Fast;

    /// Networks that grow at random, most of them in one direction, until they have no patch.
    #[test]
    fn a_patch_shows_what_the_ground_shows() {
        let (mut fast, mut outgrown) = (Fast::new(1), 0);
        for _ in 0..200 {
            let (mut patch, mut districts, mut contracts) = (Patch::PLANT, Vec::new(), Vec::<Cell>::new());
            for _ in 0..40 {
                let mut ground = Ground::PLANT;
                districts.iter().for_each(|cell| ground.add_district(*cell));
                contracts.iter().for_each(|cell| ground.add_contract(*cell));
                assert_eq!(patch, Patch::of(districts.iter().copied(), contracts.iter().copied()));
                if !patch.is_there() {
                    outgrown += 1;
                    break;
                }
                let free = ground.free_cells();
                assert_eq!(patch.nearest_free_cell(), free.iter().copied().min_by_key(|c| (c.distance(), *c)));
                assert_eq!((patch.free_cells(), patch.has_free_cell()), (free.clone(), ground.has_free_cell()));
                match (fast.below(3), free.last()) {
                    (0, Some(_)) => {
                        contracts.push(free[fast.below(free.len())]);
                        patch.add_contract(contracts[contracts.len() - 1]);
                    }
                    (1, Some(last)) if districts.len() < 12 => {
                        let cell = if fast.below(3) == 0 { free[fast.below(free.len())] } else { *last };
                        districts.push(cell);
                        patch.add_district(cell);
                    }
                    _ if !contracts.is_empty() => {
                        let cell = contracts.swap_remove(fast.below(contracts.len()));
                        patch.remove_contract(cell);
                        if fast.below(2) == 0 && districts.len() < 12 {
                            districts.push(cell);
                            patch.add_district(cell);
                        }
                    }
                    _ => {}
                }
            }
        }
        assert!((20..180).contains(&outgrown), "{outgrown} networks have outgrown their patch");
    }
}
