//! Every word a person reads, in English and French, from the Fluent files under `locales/`.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use unic_langid::LanguageIdentifier;

/// A language of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    #[default]
    En,
    Fr,
}

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        })
    }
}

impl FromStr for Lang {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        match s {
            "en" => Ok(Lang::En),
            "fr" => Ok(Lang::Fr),
            _ => Err(format!("`{s}` is not a language here; allowed: en, fr")),
        }
    }
}

/// The messages of one area (`star-realms`, `server`, ...) in both languages.
///
/// A game makes one in a `LazyLock` from its two embedded files; a test of its own checks that both hold the same keys.
pub struct Words {
    bundles: [FluentBundle<FluentResource>; 2],
    keys: [Vec<String>; 2],
}

impl Words {
    /// Builds the bundles from the text of `locales/en/<area>.ftl` and `locales/fr/<area>.ftl`.
    ///
    /// # Panics
    /// If a file does not parse: the files are part of the program.
    pub fn new(en: &str, fr: &str) -> Words {
        let build = |lang: Lang, text: &str| {
            let id: LanguageIdentifier = lang.to_string().parse().unwrap_or_default();
            let resource = FluentResource::try_new(text.to_owned())
                .unwrap_or_else(|(_, errors)| panic!("locale {lang} does not parse: {errors:?}"));
            let keys = text
                .lines()
                .filter(|l| l.starts_with(|c: char| c.is_ascii_alphabetic()))
                .filter_map(|l| l.split_once('=').map(|(k, _)| k.trim().to_owned()))
                .collect();
            let mut bundle = FluentBundle::new_concurrent(vec![id]);
            bundle.set_use_isolating(false);
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("locale {lang}: {errors:?}"));
            (bundle, keys)
        };
        let (en, en_keys) = build(Lang::En, en);
        let (fr, fr_keys) = build(Lang::Fr, fr);
        Words { bundles: [en, fr], keys: [en_keys, fr_keys] }
    }

    /// The message `key` with its arguments filled in; a missing key comes back as the key in brackets, never a panic.
    pub fn say(&self, lang: Lang, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let bundle = &self.bundles[lang as usize];
        let Some(pattern) = bundle.get_message(key).and_then(|m| m.value()) else {
            return format!("[{key}]");
        };
        let mut filled = FluentArgs::with_capacity(args.len());
        for (name, value) in args {
            match value {
                Arg::Text(t) => filled.set(*name, FluentValue::from(*t)),
                Arg::Number(n) => filled.set(*name, FluentValue::from(*n)),
            }
        }
        let mut errors = Vec::new();
        bundle.format_pattern(pattern, Some(&filled), &mut errors).into_owned()
    }

    pub fn has(&self, lang: Lang, key: &str) -> bool {
        self.bundles[lang as usize].has_message(key)
    }

    /// The keys one language has and the other lacks: empty when both are complete.
    pub fn unmatched(&self) -> Vec<String> {
        let lacks = |a: usize, b: usize| self.keys[a].iter().filter(move |k| !self.keys[b].contains(k)).cloned();
        lacks(0, 1).chain(lacks(1, 0)).collect()
    }
}

/// What fills a message.
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    Text(&'a str),
    Number(i64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(t: &'a str) -> Self {
        Arg::Text(t)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(t: &'a String) -> Self {
        Arg::Text(t)
    }
}

macro_rules! numbers {
    ($($t:ty),*) => {$(
        impl From<$t> for Arg<'_> {
            fn from(n: $t) -> Self {
                Arg::Number(i64::from(n))
            }
        }
    )*};
}
numbers!(u8, u16, u32, i8, i16, i32, i64);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_counts_zero_as_one() {
        let words = Words::new(
            "cards = { $n ->\n    [one] one card\n   *[other] { $n } cards\n }\n",
            "cards = { $n ->\n    [one] { $n } carte\n   *[other] { $n } cartes\n }\nonly = seul\n",
        );
        assert_eq!(words.say(Lang::En, "cards", &[("n", 0.into())]), "0 cards");
        assert_eq!(words.say(Lang::Fr, "cards", &[("n", 0.into())]), "0 carte");
        assert_eq!(words.say(Lang::Fr, "none", &[]), "[none]");
        assert_eq!(words.unmatched(), ["only"]);
    }
}
