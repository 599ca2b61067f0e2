//! Packs: what somebody wrote to play a game with. A campaign's own cards and scenarios, or changed data of a game.
//!
//! A pack is its files ([`PackFiles`]). It is known by its name and by what it does ([`PackFiles::hash`]): words, origins and its
//! version number may change, and it stays the same pack to whatever was begun with it.

use crate::fault::{Faults, read_toml};
use crate::french::{self, Gender};
use crate::is_default;
use crate::order;
use crate::words::{Arg, Lang};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value as Json;
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;

/// A name in both languages. Who writes a pack may write one language: `"Mine"`, `{ fr = "Le mien" }`; the other one says the same.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ts_rs::TS)]
pub struct Name {
    pub en: String,
    pub fr: String,
    /// Of the French name, for its article.
    #[serde(skip_serializing_if = "is_default")]
    #[ts(skip)]
    pub gender: Gender,
}

impl Name {
    /// A text in both languages that takes no article.
    pub fn new(en: String, fr: String) -> Name {
        Name { en, fr, gender: Gender::default() }
    }

    /// As the name of a thing: what a message fills in, with the article that its French asks for.
    pub fn noun(&self, lang: Lang) -> Arg<'_> {
        Arg::Noun(self.in_lang(lang), self.gender)
    }

    pub fn in_lang(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }
}

impl From<&str> for Name {
    fn from(text: &str) -> Self {
        Name::new(text.to_owned(), text.to_owned())
    }
}

/// A name as it may be written.
#[derive(Deserialize)]
#[serde(untagged, expecting = "words: a text, or `en` and `fr`, or one of them")]
enum Words {
    Plain(String),
    ByLanguage(ByLanguage),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ByLanguage {
    en: Option<String>,
    fr: Option<String>,
    #[serde(default)]
    gender: Gender,
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        match Words::deserialize(from)? {
            Words::Plain(text) => Ok(Name::from(text.as_str())),
            Words::ByLanguage(ByLanguage { en: Some(en), fr: Some(fr), gender }) => {
                Ok(Name { en, fr: french::typeset(&fr).into_owned(), gender })
            }
            Words::ByLanguage(ByLanguage { en: Some(text), fr: None, gender }) => {
                Ok(Name { gender, ..Name::from(text.as_str()) })
            }
            Words::ByLanguage(ByLanguage { en: None, fr: Some(text), gender }) => {
                Ok(Name { gender, ..Name::from(&*french::typeset(&text)) })
            }
            Words::ByLanguage(_) => Err(serde::de::Error::custom("`en` or `fr` is needed")),
        }
    }
}

/// The files of a pack, by name, as they were written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PackFiles {
    /// The game that is played with it.
    pub game: String,
    pub files: BTreeMap<String, String>,
}

/// Keys that change nothing at a table.
const WORDS: [&str; 8] = ["name", "fr", "gender", "title", "story", "label", "french_is_ours", "rulings"];

impl PackFiles {
    /// What the pack does, as a number: the same for packs that differ in words, origins, comments and version alone.
    pub fn hash(&self) -> Result<String, Faults> {
        let mut meaning = BTreeMap::new();
        for (name, text) in &self.files {
            let mut file: Json = read_toml(name, text)?;
            if let Json::Object(map) = &mut file {
                map.remove("version");
            }
            meaning.insert(name, without_words(file));
        }
        let text = serde_json::to_string(&meaning).map_err(|e| Faults::one("pack", e.to_string()))?;
        Ok(Sha256::digest(text).iter().map(|b| format!("{b:02x}")).collect())
    }
}

/// The same with only what matters, in one order.
fn without_words(value: Json) -> Json {
    match value {
        Json::Object(map) => {
            let words = |key: &str| WORDS.contains(&key) || key == "origin" || key.ends_with("_origin");
            let kept = order::map(map.into_iter().filter(|(key, _)| !words(key)).map(|(k, v)| (k, without_words(v))));
            kept.into_iter().collect::<serde_json::Map<_, _>>().into()
        }
        Json::Array(items) => items.into_iter().map(without_words).collect(),
        other => other,
    }
}

/// How tables, records and campaigns name a pack: `my-box@0123456789ab`.
pub fn key(id: &str, hash: &str) -> String {
    format!("{id}@{}", short(hash))
}

/// As much of a hash as names need.
pub fn short(hash: &str) -> &str {
    hash.get(..12).unwrap_or(hash)
}

/// The name of a pack, and the part of its hash that a key gives.
pub fn named(key: &str) -> (&str, Option<&str>) {
    match key.split_once('@') {
        Some((id, hash)) => (id, Some(hash)),
        None => (key, None),
    }
}

/// What a pack's name may be made of.
pub fn is_name(id: &str) -> bool {
    !id.is_empty() && id.len() <= 60 && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// A pack on offer, in the reader's language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PackInfo {
    /// The game that is played with it.
    pub game: String,
    pub id: String,
    pub version: u32,
    /// What tables write: [`key`].
    pub key: String,
    pub name: String,
    /// Where it comes from, as its author says it; to be shown wherever it is played.
    pub label: String,
    /// What its author should know of it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
}

/// Changed data of a game, by name: what its tables say in the option [`DATA`], and what is told with every card it changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation {
    pub key: String,
    pub label: Name,
}

/// The option that names changed data.
pub const DATA: &str = "data";

#[cfg(test)]
mod tests {
    use super::*;

    fn hash(text: &str) -> String {
        let files = BTreeMap::from([("a.toml".to_owned(), text.to_owned())]);
        PackFiles { game: "x".to_owned(), files }.hash().expect("sound")
    }

    #[test]
    fn words_and_origins_do_not_make_another_pack() {
        let one = hash("version = 1\n[[card]]\nid = 'tug'\nname = 'Tug'\norigin = 'mine'\ncost = 1\n");
        let words = hash(
            "# Better words.\nversion = 2\n[[card]]\ncost = 1\nid = 'tug'\nname = { en = 'Tugboat', fr = 'Remorqueur' }\ncost_origin = 'box'\n",
        );
        assert_eq!(one, words);
        assert_ne!(one, hash("[[card]]\nid = 'tug'\nname = 'Tug'\norigin = 'mine'\ncost = 2\n"));
    }

    #[test]
    fn one_language_suffices() {
        #[derive(Debug, Deserialize)]
        struct Card {
            name: Name,
        }
        let read = |text: &str| read_toml::<Card>("x", text).map(|c| c.name);
        let same = Name::from("Tug");
        assert_eq!(read("name = 'Tug'"), Ok(same.clone()));
        assert_eq!(read("name = { fr = 'Tug' }"), Ok(same.clone()));
        assert_eq!(read("name = { en = 'Tug' }"), Ok(same));
        assert_eq!(read("name = { en = 'Tug', fr = 'Remorqueur' }").map(|n| n.fr), Ok("Remorqueur".to_owned()));
        for wrong in ["name = {}", "name = 1", "name = { de = 'Schlepper' }"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
