//! The program's own words, from `words/{en,fr}/cli.ftl`.

use starboard_core::{Lang, Words};
use std::sync::LazyLock;

pub(crate) static WORDS: LazyLock<Words> = LazyLock::new(|| starboard_core::words!("../../../words", "cli"));

/// The language of the environment, as terminals tell it.
pub(crate) fn lang_of_environment() -> Lang {
    let said = ["STARBOARD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    if said.is_some_and(|s| s.starts_with("fr")) { Lang::Fr } else { Lang::En }
}

/// A whole number with its thousands apart.
pub(crate) fn number(lang: Lang, n: u64) -> String {
    let separator = if lang == Lang::En { ',' } else { '\u{202f}' };
    let digits = n.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(separator);
        }
        text.push(digit);
    }
    text
}

/// A number with `places` decimals.
pub(crate) fn decimal(lang: Lang, x: f64, places: usize) -> String {
    let text = format!("{x:.places$}");
    if lang == Lang::En { text } else { text.replace('.', ",") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_say_the_same_things() {
        assert_eq!(WORDS.unmatched(), Vec::<String>::new());
    }

    #[test]
    fn numbers_are_readable() {
        assert_eq!(number(Lang::En, 1_234_567), "1,234,567");
        assert_eq!(number(Lang::Fr, 1_234), "1\u{202f}234");
        assert_eq!(number(Lang::En, 999), "999");
        assert_eq!(decimal(Lang::Fr, 1.25, 1), "1,2");
    }
}
