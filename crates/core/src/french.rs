//! French as it is printed: the spaces at which no line breaks, the apostrophe, and the little words before a name (*de*, *le*, *à*)
//! in the form that the name asks for. `web/src/lib/french.ts` does the same on the pages; `french.json` beside this file holds both to it.

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentType;
use intl_memoizer::{IntlLangMemoizer, concurrent};
use serde::{Deserialize, Deserializer, Serialize};
use std::borrow::Cow;

const NARROW: char = '\u{202f}';
const WIDE: char = '\u{a0}';

/// What is counted: a number stays with it.
const UNITS: [&str; 5] = ["PV", "CU", "Commerce", "Combat", "Influence"];

/// Sets a French text: a narrow no-break space before `; : ! ? % »` and after `«`, a no-break space between a number and what it
/// counts, and `’` for `'`. A text may be a piece of a message that goes on with a name or a number.
pub fn typeset(text: &str) -> Cow<'_, str> {
    if !text.contains([' ', '\'', WIDE]) {
        return Cow::Borrowed(text);
    }
    let mut set = String::with_capacity(text.len() + 8);
    let mut before = None;
    for (at, c) in text.char_indices() {
        let after = &text[at + c.len_utf8()..];
        let next = after.chars().next();
        set.push(match c {
            ' ' | WIDE if matches!(next, Some(';' | ':' | '!' | '?' | '%' | '»')) || before == Some('«') => NARROW,
            ' ' if before.is_none_or(|b| b.is_ascii_digit()) && counts(after) => WIDE,
            '\'' if before.is_some_and(char::is_alphabetic) && next.is_none_or(|n| n.is_alphanumeric() || n == '«') => {
                '’'
            }
            c => c,
        });
        before = Some(c);
    }
    Cow::Owned(set)
}

fn counts(text: &str) -> bool {
    UNITS.iter().any(|unit| text.strip_prefix(unit).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric)))
}

/// As it is typed: what two texts share that differ in their setting alone.
pub fn plain(text: &str) -> String {
    text.replace([NARROW, WIDE], " ").replace('’', "'")
}

/// Reads a French text of a data file and sets it.
pub fn read<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    String::deserialize(from).map(|text| typeset(&text).into_owned())
}

/// What a name is in French.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Gender {
    #[default]
    M,
    F,
    /// Masculine plural.
    Mp,
    /// Feminine plural.
    Fp,
}

/// A name that takes an article in French, such as a card's; people and planets take none and are plain texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noun {
    pub text: String,
    pub gender: Gender,
}

impl FluentType for Noun {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &IntlLangMemoizer) -> Cow<'static, str> {
        Cow::Owned(self.text.clone())
    }

    fn as_string_threadsafe(&self, _: &concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        Cow::Owned(self.text.clone())
    }
}

/// A little word that melts into the article after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Little {
    De,
    Le,
    Au,
}

impl Little {
    /// By their names in the messages: `{ DE($card) }`.
    pub const ALL: [(&'static str, Little); 3] = [("DE", Little::De), ("LE", Little::Le), ("AU", Little::Au)];

    /// Before a name: “du Traqueur”, “de la Barge Solaire”, “d’Alioth”, “du Joueur 2”.
    pub fn before(self, name: &str, gender: Option<Gender>) -> String {
        let seat = name.strip_prefix("Joueur ").is_some_and(|n| n.starts_with(|c: char| c.is_ascii_digit()));
        match own_article(name, gender.is_some()) {
            Some((article, rest)) => self.melted(article, rest),
            None if seat => self.melted("le", name),
            None => match gender {
                Some(Gender::Mp | Gender::Fp) => self.melted("les", name),
                Some(_) if elides(name) => self.melted("l’", name),
                Some(Gender::F) => self.melted("la", name),
                Some(Gender::M) => self.melted("le", name),
                None => self.bare(name),
            },
        }
    }

    fn melted(self, article: &str, rest: &str) -> String {
        let word = match (self, article) {
            (Little::De, "le") => "du",
            (Little::De, "les") => "des",
            (Little::De, "la") => "de la",
            (Little::De, _) => "de l’",
            (Little::Au, "le") => "au",
            (Little::Au, "les") => "aux",
            (Little::Au, "la") => "à la",
            (Little::Au, _) => "à l’",
            (Little::Le, article) => article,
        };
        let space = if word.ends_with('’') { "" } else { " " };
        format!("{word}{space}{rest}")
    }

    fn bare(self, name: &str) -> String {
        match self {
            Little::De if elides(name) => format!("d’{name}"),
            Little::De => format!("de {name}"),
            Little::Au => format!("à {name}"),
            Little::Le => name.to_owned(),
        }
    }

    /// As a function of messages.
    pub(crate) fn of(self, args: &[FluentValue<'_>]) -> FluentValue<'static> {
        match args.first() {
            Some(FluentValue::String(name)) => FluentValue::from(self.before(name, None)),
            Some(FluentValue::Custom(noun)) => match (**noun).as_any().downcast_ref::<Noun>() {
                Some(noun) => FluentValue::from(self.before(&noun.text, Some(noun.gender))),
                None => FluentValue::Error,
            },
            _ => FluentValue::Error,
        }
    }
}

/// The article that a name brings along, and the rest of it. A capital one is an article in a title, but not in the name of a person.
fn own_article(name: &str, title: bool) -> Option<(&'static str, &str)> {
    let articles = [("le ", "le"), ("la ", "la"), ("les ", "les"), ("l’", "l’"), ("l'", "l’")]
        .into_iter()
        .map(|(a, b)| (a, b, false));
    let capital = [("Le ", "le"), ("La ", "la"), ("Les ", "les"), ("L’", "l’"), ("L'", "l’")]
        .into_iter()
        .map(|(a, b)| (a, b, true));
    articles.chain(capital).find_map(|(written, article, big)| {
        name.strip_prefix(written).filter(|_| title || !big).map(|rest| (article, rest))
    })
}

/// Does a word take `d’` and `l’`? An h never does here, nor a number.
fn elides(name: &str) -> bool {
    let mut letters = name.chars().flat_map(char::to_lowercase);
    match letters.next() {
        Some('y') => letters.next().is_some_and(|c| c.is_alphabetic() && !is_vowel(c)),
        Some(c) => is_vowel(c),
        None => false,
    }
}

fn is_vowel(c: char) -> bool {
    "aàâäeéèêëiîïoôöuùûüœæ".contains(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same examples are read by the pages.
    #[derive(Deserialize)]
    struct Examples {
        typeset: Vec<(String, String)>,
        little: Vec<(String, Option<Gender>, String, String, String)>,
    }

    fn examples() -> Examples {
        serde_json::from_str(include_str!("french.json")).expect("the examples read")
    }

    #[test]
    fn french_is_set_as_it_is_printed() {
        for (typed, printed) in examples().typeset {
            assert_eq!(typeset(&typed), printed, "{typed}");
            assert_eq!(typeset(&printed), printed, "setting it again changes nothing");
        }
        assert_eq!(plain("«\u{202f}L’Oracle\u{202f}»"), "« L'Oracle »");
    }

    #[test]
    fn little_words_melt_into_articles() {
        for (name, gender, de, le, au) in examples().little {
            let said = Little::ALL.map(|(_, little)| little.before(&name, gender));
            assert_eq!(said, [de, le, au], "{name}");
        }
    }
}
