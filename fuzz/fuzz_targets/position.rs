//! A position file; what is accepted must be playable.
#![no_main]

use libfuzzer_sys::fuzz_target;
use starboard_testkit::parsers;

fuzz_target!(|text: &str| {
    parsers::position(starboard_shelf::GAMES, text);
});
