//! A record file.
#![no_main]

use libfuzzer_sys::fuzz_target;
use starboard_testkit::parsers;

fuzz_target!(|text: &str| {
    parsers::record(starboard_shelf::GAMES, text);
});
