//! The square grid a network lies on. The plant is at 0,0; x grows to the right, y upwards.

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
const ROWS: usize = 31;

impl Cell {
    pub const PLANT: Cell = Cell { x: 0, y: 0 };

    pub fn new(x: i8, y: i8) -> Cell {
        Cell { x, y }
    }

    pub fn neighbours(self) -> [Cell; 4] {
        let Cell { x, y } = self;
        [Cell::new(x + 1, y), Cell::new(x - 1, y), Cell::new(x, y + 1), Cell::new(x, y - 1)]
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

/// A set of cells, one word a row.
#[derive(Clone, Copy)]
pub(crate) struct Cells {
    rows: [u32; ROWS],
    lowest: usize,
    highest: usize,
}

impl Default for Cells {
    fn default() -> Self {
        Cells { rows: [0; ROWS], lowest: ROWS, highest: 0 }
    }
}

impl Cells {
    #[inline]
    pub(crate) fn add(&mut self, cell: Cell) {
        let row = (cell.y + REACH) as usize;
        self.rows[row] |= 1 << (cell.x + REACH);
        self.lowest = self.lowest.min(row);
        self.highest = self.highest.max(row);
    }

    #[inline]
    pub(crate) fn has(&self, cell: Cell) -> bool {
        cell.on_grid() && self.rows[(cell.y + REACH) as usize] >> (cell.x + REACH) & 1 != 0
    }

    /// The cells next to these that are not in `taken`, in order.
    pub(crate) fn around(&self, taken: &Cells) -> impl Iterator<Item = Cell> {
        let rows = self.rows;
        let taken = taken.rows;
        let row = move |i: usize| rows.get(i).copied().unwrap_or(0);
        (self.lowest.saturating_sub(1)..=(self.highest + 1).min(ROWS - 1)).flat_map(move |i| {
            let beside = row(i) << 1 | row(i) >> 1;
            let below = if i == 0 { 0 } else { row(i - 1) };
            let mut free = (beside | below | row(i + 1)) & !taken[i] & ((1 << ROWS) - 1);
            std::iter::from_fn(move || {
                (free != 0).then(|| {
                    let x = free.trailing_zeros() as i8 - REACH;
                    free &= free - 1;
                    Cell::new(x, i as i8 - REACH)
                })
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_around_are_the_free_neighbours_in_order() {
        let mut active = Cells::default();
        active.add(Cell::PLANT);
        active.add(Cell::new(1, 0));
        let mut taken = active;
        taken.add(Cell::new(0, 1));
        let around: Vec<String> = active.around(&taken).map(|c| c.to_string()).collect();
        assert_eq!(around, ["0,-1", "1,-1", "-1,0", "2,0", "1,1"]);
        assert!(around.iter().map(|c| c.parse::<Cell>().unwrap()).is_sorted());
    }

    #[test]
    fn cells_read_back_and_bad_ones_are_explained() {
        assert_eq!("-1,2".parse(), Ok(Cell::new(-1, 2)));
        for bad in ["", "1", "1,2,3", "a,b", "99,0", "+1,0", "1, 0"] {
            assert!(bad.parse::<Cell>().is_err(), "{bad}");
        }
    }
}
