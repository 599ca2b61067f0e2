//! The words of reports.

use starboard_core::Words;
use std::sync::LazyLock;

pub(crate) static WORDS: LazyLock<Words> = LazyLock::new(|| {
    Words::new(include_str!("../../../locales/en/arena.ftl"), include_str!("../../../locales/fr/arena.ftl"))
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_say_everything() {
        assert_eq!(WORDS.unmatched(), Vec::<String>::new());
    }
}
