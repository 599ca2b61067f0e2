//! Why a text is no action of a game, kept until it is known who reads it: the sentence is made in that language.

use crate::seat::NotASeat;
use crate::words::{Arg, Lang, WORDS, Words};
use std::fmt;
use std::sync::LazyLock;

/// What is wrong with a text and what is allowed, as a message and what fills it.
#[derive(Clone)]
pub struct Unreadable {
    words: &'static LazyLock<Words>,
    key: &'static str,
    args: Vec<(&'static str, String)>,
}

impl Unreadable {
    /// A message of the game's own.
    pub fn new(words: &'static LazyLock<Words>, key: &'static str, args: &[(&'static str, &str)]) -> Unreadable {
        Unreadable { words, key, args: args.iter().map(|(name, value)| (*name, (*value).to_owned())).collect() }
    }

    /// The text begins with none of the verbs.
    pub fn verb(text: &str, verbs: &[&str]) -> Unreadable {
        Self::new(&WORDS, "unreadable-verb", &[("text", text), ("verbs", &verbs.join(", "))])
    }

    /// The verb is right and what follows is not; `like` is an action of this verb.
    pub fn form(text: &str, like: &str) -> Unreadable {
        Self::new(&WORDS, "unreadable-form", &[("text", text), ("like", like)])
    }

    pub fn number(text: &str, least: u16, most: u16) -> Unreadable {
        let (least, most) = (least.to_string(), most.to_string());
        Self::new(&WORDS, "unreadable-number", &[("text", text), ("least", &least), ("most", &most)])
    }

    /// The reason in one sentence.
    pub fn words(&self, lang: Lang) -> String {
        let args: Vec<(&str, Arg<'_>)> = self.args.iter().map(|(name, value)| (*name, value.into())).collect();
        self.words.say(lang, self.key, &args)
    }
}

impl From<NotASeat> for Unreadable {
    fn from(not: NotASeat) -> Unreadable {
        Self::new(&WORDS, "unreadable-seat", &[("text", &not.0)])
    }
}

impl PartialEq for Unreadable {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key && self.args == other.args
    }
}

impl fmt::Debug for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Unreadable").field("key", &self.key).field("args", &self.args).finish_non_exhaustive()
    }
}

/// In the first language, for logs and programs.
impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words(Lang::default()))
    }
}

impl std::error::Error for Unreadable {}
