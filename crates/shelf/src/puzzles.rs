//! The puzzles that come with the program: one file a game, one puzzle a line.

use starboard_bots::review::Puzzle;
use std::sync::LazyLock;

macro_rules! puzzles {
    ($($folder:literal)+) => {
        static ALL: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
            let mut all = Vec::new();
            $(all.extend(read(include_str!(concat!("../../../games/", $folder, "/puzzles.jsonl"))));)+
            all
        });
    };
}

puzzles!("star-realms" "rise-of-empire" "rise-to-power" "galactic-rebellion");

/// Reads a file of puzzles; a line that is none is passed over, and a test sees to it that there is no such line.
pub fn read(text: &str) -> impl Iterator<Item = Puzzle> {
    text.lines().filter_map(|line| starboard_core::json::read(line).ok())
}

/// Every puzzle.
pub fn all() -> &'static [Puzzle] {
    &ALL
}
