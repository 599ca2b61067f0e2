//! An action sent to a table of every game, in the middle of a game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use starboard_core::face::Table;
use starboard_shelf::GAMES;
use starboard_testkit::parsers;
use std::sync::LazyLock;

static TABLES: LazyLock<Vec<Box<dyn Table>>> =
    LazyLock::new(|| GAMES.iter().flat_map(|g| (0..4).map(|n| parsers::example(*g, n).table)).collect());

fuzz_target!(|text: &str| {
    for table in TABLES.iter() {
        parsers::action(&**table, text);
    }
});
