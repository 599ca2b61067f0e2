//! Every word a person reads, in every language of the table, from the Fluent files in `words/` and in each game's `words/`.

use crate::french::{self, Gender, Little, Noun};
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
            if lang == Lang::Fr {
                bundle.set_transform(Some(french::typeset));
                for (name, little) in Little::ALL {
                    let added = bundle.add_function(name, move |args, _| little.of(args));
                    added.unwrap_or_else(|error| panic!("{name}: {error}"));
                }
            }
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
                Arg::Noun(text, gender) => {
                    let noun = Noun { text: (*text).to_owned(), gender: *gender };
                    filled.set(*name, FluentValue::Custom(Box::new(noun)));
                }
            }
        }
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, Some(&filled), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{lang}, {key}: {errors:?}");
        said
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

/// “A, B and C”.
pub fn list_and(lang: Lang, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => WORDS.say(lang, "list-and", &[("a", (&first.join(", ")).into()), ("b", last.into())]),
    }
}

/// “Hand: Scout, Viper”: what something is, and what there is of it.
pub fn entry(lang: Lang, a: &str, b: &str) -> String {
    WORDS.say(lang, "punct-entry", &[("a", a.into()), ("b", b.into())])
}

/// Two parts of one line: “one; two”.
pub fn semicolon(lang: Lang, a: &str, b: &str) -> String {
    WORDS.say(lang, "punct-semicolon", &[("a", a.into()), ("b", b.into())])
}

/// A text that stands alone begins with a capital letter.
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map(|c| c.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

/// A number as it is printed: with a true minus.
pub fn signed(n: i64) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { n.to_string() }
}

/// What fills a message.
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    Text(&'a str),
    Number(i64),
    /// A name that takes an article in French: `{ DE($card) }`.
    Noun(&'a str, Gender),
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

    #[test]
    fn french_is_set_and_names_take_their_articles() {
        let words = Words::new([
            "burns = { $who } burns { $card } of { $owner }!\n",
            "burns = { $who } brûle { LE($card) } { DE($owner) } !\n",
        ]);
        let args =
            |owner| [("who", "Ada".into()), ("card", Arg::Noun("Barge", Gender::F)), ("owner", Arg::Text(owner))];
        assert_eq!(words.say(Lang::En, "burns", &args("Player 2")), "Ada burns Barge of Player 2!");
        assert_eq!(words.say(Lang::Fr, "burns", &args("Joueur 2")), "Ada brûle la Barge du Joueur 2\u{202f}!");
        assert_eq!(words.say(Lang::Fr, "burns", &args("Alioth")), "Ada brûle la Barge d’Alioth\u{202f}!");
    }

    #[test]
    fn lists_end_with_and() {
        let items = |n| ["A", "B", "C"].map(str::to_owned)[..n].to_vec();
        assert_eq!([0, 1, 2, 3].map(|n| list_and(Lang::Fr, &items(n))), ["", "A", "A et B", "A, B et C"]);
        assert_eq!(list_and(Lang::En, &items(3)), "A, B and C");
        assert_eq!(entry(Lang::Fr, "Main", "A"), "Main\u{202f}: A");
        assert_eq!(semicolon(Lang::En, "a", "b"), "a; b");
        assert_eq!(capital("élan"), "Élan");
        assert_eq!(signed(-5), "−5");
    }
}
