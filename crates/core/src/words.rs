//! Every word a person reads, in every language of the table, from the Fluent files in `words/` and in each game's `words/`.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

/// The languages of the table. A new one is a word here, a line in [`words!`](crate::words!), and its files of words.
macro_rules! languages {
    ($($name:ident $code:literal),+) => {
        /// A language of the table. The first is spoken where nobody says which.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum Lang {
            #[default]
            $($name),+
        }

        impl Lang {
            pub const ALL: [Lang; [$($code),+].len()] = [$(Lang::$name),+];

            /// As it is written in files and addresses.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Lang::$name => $code),+
                }
            }
        }
    };
}
languages!(En "en", Fr "fr");

/// The messages of an area in every language: `words!("../../words", "rules")` reads `<folder>/<language>/<area>.ftl`.
#[macro_export]
macro_rules! words {
    ($folder:literal, $area:literal) => {
        $crate::Words::new([
            include_str!(concat!($folder, "/en/", $area, ".ftl")),
            include_str!(concat!($folder, "/fr/", $area, ".ftl")),
        ])
    };
}

/// What any table and any record says.
pub(crate) static WORDS: LazyLock<Words> = LazyLock::new(|| crate::words!("../../../words", "core"));

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        Lang::ALL.into_iter().find(|lang| lang.code() == s).ok_or_else(|| {
            let codes: Vec<&str> = Lang::ALL.into_iter().map(Lang::code).collect();
            format!("`{s}` is not a language here; allowed: {}", codes.join(", "))
        })
    }
}

/// The messages of one area (a game's rules, the server, ...) in every language.
///
/// They are made in a `LazyLock` by [`words!`](crate::words!); a test checks that all languages hold the same keys.
pub struct Words {
    bundles: [FluentBundle<FluentResource>; Lang::ALL.len()],
    keys: [Vec<String>; Lang::ALL.len()],
}

impl Words {
    /// Builds the bundles from the texts of the area's files, in the order of [`Lang::ALL`].
    ///
    /// # Panics
    /// If a file does not parse: the files are part of the program.
    pub fn new(texts: [&str; Lang::ALL.len()]) -> Words {
        let bundle = |lang: Lang| {
            let id: LanguageIdentifier = lang.code().parse().unwrap_or_default();
            let resource = FluentResource::try_new(texts[lang as usize].to_owned())
                .unwrap_or_else(|(_, errors)| panic!("the words in {lang} do not parse: {errors:?}"));
            let mut bundle = FluentBundle::new_concurrent(vec![id]);
            bundle.set_use_isolating(false);
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("the words in {lang}: {errors:?}"));
            bundle
        };
        let keys = |text: &str| {
            let messages = text.lines().filter(|l| l.starts_with(|c: char| c.is_ascii_alphabetic()));
            messages.filter_map(|l| l.split_once('=').map(|(key, _)| key.trim().to_owned())).collect()
        };
        Words { bundles: Lang::ALL.map(bundle), keys: texts.map(keys) }
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

    /// The keys that a language lacks and another has: empty when all are complete.
    pub fn unmatched(&self) -> Vec<String> {
        let mut all: Vec<&String> = self.keys.iter().flatten().collect();
        all.sort();
        all.dedup();
        all.into_iter().filter(|key| self.keys.iter().any(|own| !own.contains(key))).cloned().collect()
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
    fn every_language_says_what_any_table_says() {
        assert_eq!(WORDS.unmatched(), Vec::<String>::new());
    }

    #[test]
    fn french_counts_zero_as_one() {
        let words = Words::new([
            "cards = { $n ->\n    [one] one card\n   *[other] { $n } cards\n }\n",
            "cards = { $n ->\n    [one] { $n } carte\n   *[other] { $n } cartes\n }\nonly = seul\n",
        ]);
        assert_eq!(words.say(Lang::En, "cards", &[("n", 0.into())]), "0 cards");
        assert_eq!(words.say(Lang::Fr, "cards", &[("n", 0.into())]), "0 carte");
        assert_eq!(words.say(Lang::Fr, "none", &[]), "[none]");
        assert_eq!(words.unmatched(), ["only"]);
    }
}
