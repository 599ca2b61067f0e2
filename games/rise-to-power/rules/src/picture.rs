//! A network as rows of text, which position files are written in and which people can read:
//!
//! ```text
//! .              solar_array-1  (seaport-2)
//! arcology-3     plant          seaport-4
//! ```
//!
//! `plant` is cell 0,0; a card's name is an active district, `seaport-4/seaport-2` a district with its upgrade on top,
//! `(seaport-2)` an inactive contract, `.` a free cell. Rows run from the top down, columns are set apart by spaces.

use crate::contract::Card;
use crate::data::Catalogue;
use crate::grid::Cell;
use crate::state::{Player, State};
use starboard_core::{Faults, Seat};

/// The rows of a seat's network.
pub(crate) fn draw(set: &Catalogue, s: &State, seat: Seat) -> String {
    let player = s.player(seat);
    let at = |card: Card| s.cells[usize::from(card.0)];
    let mut marks: Vec<(Cell, String)> = vec![(Cell::PLANT, "plant".to_owned())];
    for top in player.tops.iter() {
        let stack: Vec<String> = s.stack(set, seat, top).iter().map(Card::to_string).collect();
        marks.push((at(top), stack.join("/")));
    }
    for card in player.contracts.iter() {
        marks.push((at(card), format!("({card})")));
    }
    let columns = range(marks.iter().map(|(c, _)| c.x));
    let rows = range(marks.iter().map(|(c, _)| c.y));
    let text = |x, y| marks.iter().find(|(c, _)| *c == Cell::new(x, y)).map_or(".", |(_, mark)| mark);
    let width = |x| rows.clone().map(|y| text(x, y).len()).max().unwrap_or(1);
    let row = |y| {
        let cells: Vec<String> = columns.clone().map(|x| format!("{:w$}", text(x, y), w = width(x))).collect();
        cells.join("  ").trim_end().to_owned() + "\n"
    };
    rows.clone().rev().map(row).collect()
}

fn range(numbers: impl Iterator<Item = i8> + Clone) -> std::ops::RangeInclusive<i8> {
    numbers.clone().min().unwrap_or(0)..=numbers.max().unwrap_or(0)
}

/// A network that was read: the player's sets of cards and where each lies.
#[derive(Default)]
pub(crate) struct Drawn {
    pub(crate) player: Player,
    pub(crate) cells: Vec<(Card, Cell)>,
}

/// Reads the rows of a network. Nothing at all is the plant alone.
pub(crate) fn read(set: &Catalogue, text: &str, faults: &mut Faults) -> Drawn {
    let mut drawn = Drawn::default();
    let words: Vec<Vec<&str>> = text.lines().map(|row| row.split_whitespace().collect()).collect();
    let is_plant =
        |(row, words): (usize, &Vec<&str>)| words.iter().position(|w| *w == "plant").map(|column| (row, column));
    let Some((plant_row, plant_column)) = words.iter().enumerate().find_map(is_plant) else {
        if words.iter().any(|row| !row.is_empty()) {
            faults.add("network", "there is no `plant` in it");
        }
        return drawn;
    };
    for (row, words) in words.iter().enumerate() {
        for (column, word) in words.iter().enumerate() {
            let (x, y) = (column as i64 - plant_column as i64, plant_row as i64 - row as i64);
            if (x, y) == (0, 0) || *word == "." {
                continue;
            }
            match (i8::try_from(x), i8::try_from(y)) {
                (Ok(x), Ok(y)) if Cell::new(x, y).on_grid() => {
                    read_cell(set, &mut drawn, Cell::new(x, y), word, faults)
                }
                _ => faults.add("network", format!("`{word}` is too far from the plant")),
            }
        }
    }
    drawn
}

fn read_cell(set: &Catalogue, drawn: &mut Drawn, cell: Cell, word: &str, faults: &mut Faults) {
    let mut read = |name: &str| match name.parse::<Card>() {
        Ok(card) => {
            drawn.cells.push((card, cell));
            Some(card)
        }
        Err(why) => {
            faults.add("network", format!("at {cell}: {why}"));
            None
        }
    };
    if let Some(name) = word.strip_prefix('(').and_then(|w| w.strip_suffix(')')) {
        if let Some(card) = read(name) {
            drawn.player.contracts.add(card);
        }
        return;
    }
    let cards: Vec<Card> = word.split('/').filter_map(&mut read).collect();
    let Some((top, covered)) = cards.split_last() else { return };
    drawn.player.tops.add(*top);
    for card in covered {
        drawn.player.covered.add(*card);
    }
    for pair in cards.windows(2) {
        let (under, over) = (set.face(pair[0]), set.face(pair[1]));
        if under.district != over.district || under.influence <= over.influence {
            faults.add("network", format!("at {cell}: {} cannot be upgraded with {}", pair[0], pair[1]));
        }
    }
}
