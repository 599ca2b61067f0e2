//! Every word a table itself says.

use starboard_core::Words;
use std::sync::LazyLock;

pub static WORDS: LazyLock<Words> = LazyLock::new(|| starboard_core::words!("../../../words", "table"));

#[cfg(test)]
mod tests {
    #[test]
    fn all_languages_are_complete() {
        assert_eq!(super::WORDS.unmatched(), Vec::<String>::new());
    }
}
