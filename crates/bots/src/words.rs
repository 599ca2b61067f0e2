//! The words of opponents and hints.

use starboard_core::Words;
use std::sync::LazyLock;

pub static WORDS: LazyLock<Words> = LazyLock::new(|| starboard_core::words!("../../../words", "bots"));

/// The game under whose name the words are: Rise of Empire is played, and told of, like Star Realms.
pub(crate) fn told_as(game: &str) -> &str {
    if game == "rise-of-empire" { "star-realms" } else { game }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_say_everything() {
        assert_eq!(WORDS.unmatched(), Vec::<String>::new());
    }
}
