//! The options of a new table.
#![no_main]

use libfuzzer_sys::fuzz_target;
use starboard_testkit::parsers;

fuzz_target!(|text: &str| {
    for rules in starboard_shelf::GAMES {
        parsers::options(*rules, text);
    }
});
