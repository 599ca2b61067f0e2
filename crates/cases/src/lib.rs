//! Rule cases: a position, moves, what must hold. One file a ruling, in `games/<game>/cases/*.toml`.
//!
//! ```toml
//! ruling = "5.1"                     # or a list; the file is then called 5_1_anything.toml
//! title = "A raided seat chooses what it gives up"
//! game = "a-game"   
//! edition = "1"                      # if not by the newest
//! options = { players = 2 }          # what is not said is default
//!
//! [position]                         # the game's own form; without it a fresh table is dealt (`seed = 3` picks which)
//! heap = [1, 1, 5]
//! hands = [[2], [3, 4]]
//!
//! [[step]]
//! seat = 1                           # who plays; needed only when several seats are asked, or the wrong one shall try
//! play = "raid 2"                    # action text, or a list of actions in order; `concede` gives up
//! to_move = 2                        # who is asked then: a seat, a list of seats, or "over"
//! legal = ["give 3", "give *"]       # each is legal then for the seat asked (`for = 2` for another); a trailing * stands
//! not_legal = ["sell *"]             #   for any ending; `legal_exactly` is the whole list, in any order
//!
//! [[step]]
//! play = "sell 3"
//! refused = "wrong_moment"           # the action must be refused with this code, and change nothing
//!
//! [[step]]
//! play = "give 4"
//! deal = ["5"]                       # what chance deals, by the game's deal names, each used at the first place it fits; all must be used
//! expect.players.2.hand = [3]        # what the viewer sees (`viewer = "all"` unless told)
//! position.turns = 2                 # the same, of the position
//! events = [{ type = "gave" }, { type = "drew", value = 5 }]   # told in this order, others may come between
//! no_events = [{ type = "sold" }]
//! prompt = { type = "turn" }
//! outcome = { ranks = [1, 2], why = "target" }
//! ```
//!
//! A step first plays, then checks. How an expectation matches is told in [`matching`].

mod case;
pub mod matching;
mod run;

pub use case::Case;
pub use run::{run, table};

use std::path::{Path, PathBuf};

/// A case as it is written.
pub fn parse(text: &str) -> Result<Case, String> {
    starboard_core::fault::read_toml("", text).map_err(|faults| faults.to_string())
}

pub fn read(file: &Path) -> Result<Case, String> {
    let text = std::fs::read_to_string(file).map_err(|e| e.to_string())?;
    parse(&text)
}

/// The case files of a folder and the folders in it, in order.
pub fn files(dir: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let entries = std::fs::read_dir(dir).map(|d| d.filter_map(Result::ok).map(|e| e.path()).collect());
    for path in entries.unwrap_or_else(|_| Vec::new()) {
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|e| e == "toml") {
            found.push(path);
        }
    }
    found.sort();
    found
}
