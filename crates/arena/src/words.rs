//! The words of reports.

use starboard_core::Words;
use std::sync::LazyLock;

pub(crate) static WORDS: LazyLock<Words> = LazyLock::new(|| starboard_core::words!("../../../words", "arena"));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_say_everything() {
        assert_eq!(WORDS.unmatched(), Vec::<String>::new());
    }
}
