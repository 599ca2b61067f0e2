//! The square grid a network lies on. The plant is at 0,0; x grows to the right, y upwards.

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use ts_rs::TS;

/// A place in a network. Ordered by row from the bottom, then by column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, TS)]
#[ts(type = "string")]
pub struct Cell {
    pub y: i8,
    pub x: i8,
}

/// The furthest row and column. No network gets there: the data are checked for it when they are loaded.
pub(crate) const REACH: i8 = 15;
const ROWS: usize = 32;

impl Cell {
    pub const PLANT: Cell = Cell { x: 0, y: 0 };

    pub fn new(x: i8, y: i8) -> Cell {
        Cell { x, y }
    }

    pub fn neighbours(self) -> [Cell; 4] {
        let Cell { x, y } = self;
        [Cell::new(x + 1, y), Cell::new(x - 1, y), Cell::new(x, y + 1), Cell::new(x, y - 1)]
    }

    /// How far from the plant.
    pub fn distance(self) -> u8 {
        self.x.unsigned_abs() + self.y.unsigned_abs()
    }

    /// Is it on the grid at all?
    pub fn on_grid(self) -> bool {
        self.x.unsigned_abs() <= REACH.unsigned_abs() && self.y.unsigned_abs() <= REACH.unsigned_abs()
    }
}

/// `-1,2`
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl FromStr for Cell {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let wrong = || format!("`{s}` is no cell; a cell is column,row counted from the plant at 0,0, as in `-1,2`");
        let (x, y) = s.split_once(',').ok_or_else(wrong)?;
        let number = |t: &str| t.parse::<i8>().ok().filter(|_| !t.starts_with('+'));
        let cell = Cell::new(number(x).ok_or_else(wrong)?, number(y).ok_or_else(wrong)?);
        if cell.on_grid() { Ok(cell) } else { Err(format!("`{s}` is further than {REACH} from the plant")) }
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        String::deserialize(d)?.parse().map_err(serde::de::Error::custom)
    }
}

/// The free cells of a network: at most the four around the plant and each active district.
pub type FreeCells = ArrayVec<Cell, 64>;

/// The ground a network lies on, one word a row: the cells of the plant and of active districts in its lower half, all cells taken
/// in its upper half. The lowest row stays empty.
pub(crate) struct Ground {
    rows: [u64; ROWS],
    lowest: usize,
    highest: usize,
}

const TAKEN: u32 = 32;
const MIDDLE: i8 = ROWS as i8 / 2;

/// The row of a cell on the grid.
#[inline]
fn row_of(cell: Cell) -> usize {
    (cell.y + MIDDLE) as usize % ROWS
}

#[inline]
fn column_of(cell: Cell) -> u32 {
    (cell.x + MIDDLE) as u32 % ROWS as u32
}

impl Ground {
    /// Only the plant lies there.
    pub(crate) const PLANT: Ground = {
        let mut rows = [0; ROWS];
        rows[MIDDLE as usize] = (1 | 1 << TAKEN) << MIDDLE;
        Ground { rows, lowest: MIDDLE as usize, highest: MIDDLE as usize }
    };

    #[inline(always)]
    pub(crate) fn add_district(&mut self, cell: Cell) {
        let row = row_of(cell);
        self.rows[row] |= (1 | 1 << TAKEN) << column_of(cell);
        self.lowest = self.lowest.min(row);
        self.highest = self.highest.max(row);
    }

    /// An inactive contract only takes its cell.
    #[inline(always)]
    pub(crate) fn add_contract(&mut self, cell: Cell) {
        self.rows[row_of(cell)] |= 1 << (TAKEN + column_of(cell));
    }

    pub(crate) fn is_taken(&self, cell: Cell) -> bool {
        cell.on_grid() && self.rows[row_of(cell)] >> (TAKEN + column_of(cell)) & 1 != 0
    }

    /// Does the plant or an active district lie there?
    pub(crate) fn is_active(&self, cell: Cell) -> bool {
        cell.on_grid() && self.rows[row_of(cell)] >> column_of(cell) & 1 != 0
    }

    /// By row: the free cells next to the plant and active districts.
    #[inline(always)]
    fn free_rows(&self) -> impl Iterator<Item = (usize, u32)> {
        // No district lies at the edge: the data are checked for it when they are loaded.
        (self.lowest - 1..=self.highest + 1).map(|i| {
            let row = |i: usize| self.rows[i % ROWS];
            let own = row(i) as u32;
            let beside = own << 1 | own >> 1 | row(i + ROWS - 1) as u32 | row(i + 1) as u32;
            (i, beside & !((row(i) >> TAKEN) as u32))
        })
    }

    /// The free cells next to the plant and active districts, in order.
    #[inline(always)]
    pub(crate) fn free_cells(&self) -> FreeCells {
        let mut cells = FreeCells::new();
        for (i, mut free) in self.free_rows() {
            let y = i as i8 - MIDDLE;
            while free != 0 {
                cells.push(Cell::new(free.trailing_zeros() as i8 - MIDDLE, y));
                free &= free - 1;
            }
        }
        cells
    }

    pub(crate) fn has_free_cell(&self) -> bool {
        self.free_rows().any(|(_, free)| free != 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn free_cells_are_the_free_neighbours_in_order() {
        let mut ground = Ground::PLANT;
        ground.add_district(Cell::new(1, 0));
        ground.add_contract(Cell::new(0, 1));
        let free = ground.free_cells();
        let texts: Vec<String> = free.iter().map(|c| c.to_string()).collect();
        assert_eq!(texts, ["0,-1", "1,-1", "-1,0", "2,0", "1,1"]);
        assert!(free.is_sorted() && ground.has_free_cell());
        assert!(free.iter().all(|c| !ground.is_taken(*c) && c.neighbours().iter().any(|n| ground.is_active(*n))));
    }

    #[test]
    fn cells_read_back_and_bad_ones_are_explained() {
        assert_eq!("-1,2".parse(), Ok(Cell::new(-1, 2)));
        for bad in ["", "1", "1,2,3", "a,b", "99,0", "+1,0", "1, 0"] {
            assert!(bad.parse::<Cell>().is_err(), "{bad}");
        }
    }
}
