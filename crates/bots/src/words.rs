//! The words that opponents of all games share; each game's own are its mind's.

use starboard_core::Words;
use std::sync::LazyLock;

pub static WORDS: LazyLock<Words> = LazyLock::new(|| starboard_core::words!("../../../words", "bots"));
