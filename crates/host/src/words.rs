//! What a host itself says.

use starboard_core::words::Arg;
use starboard_core::{Lang, Words};
use std::sync::LazyLock;

pub static WORDS: LazyLock<Words> = LazyLock::new(|| starboard_core::words!("../../../words", "server"));

/// What a host says, or a table would.
pub fn say(lang: Lang, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    let words = if WORDS.has(lang, key) { &WORDS } else { &starboard_table::WORDS };
    words.say(lang, key, args)
}

#[cfg(test)]
mod tests {
    #[test]
    fn both_languages_are_complete() {
        assert_eq!(super::WORDS.unmatched(), Vec::<String>::new());
    }
}
