//! Why a line cannot be explained, and how people are told.

use crate::log::NotALog;
use serde::Serialize;
use starboard_core::words::Arg;
use starboard_core::{Lang, Words};
use starboard_star_realms::event::Resource;
use std::sync::LazyLock;

static WORDS: LazyLock<Words> = LazyLock::new(|| starboard_core::words!("../../words", "app-logs"));

/// Why our rules cannot explain a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Why {
    /// A card of neither set.
    UnknownCard {
        card: String,
    },
    /// A running total differs.
    Total {
        what: &'static str,
        ours: i32,
        log: i32,
    },
    /// Nothing in play, in hand or on offer does this.
    NoSource,
    /// The rules refuse what was done.
    Refused {
        reason: String,
    },
    /// More cards were used than the hand can hold.
    NoCardInHand {
        card: String,
    },
    NotInTheRow {
        card: String,
    },
    NotInPlay {
        card: String,
    },
    /// Our rules give something that the log does not tell of.
    NotTold {
        card: String,
        n: i32,
        what: &'static str,
    },
    /// Draws or reshuffles come out differently.
    Draws {
        ours: String,
        log: String,
    },
    /// An acquired card went elsewhere.
    Destination {
        card: String,
    },
    Turn {
        turn: u16,
    },
    NotTheirTurn,
    /// Something had to be answered that the log does not tell of.
    Unanswered {
        question: String,
    },
    /// Every total fits, but no order of the decks deals these hands.
    NoDeal,
    Winner,
}

impl Why {
    pub fn words(&self, lang: Lang) -> String {
        let what = |w: &'static str| WORDS.say(lang, w, &[]);
        let say = |key: &str, args: &[(&str, Arg<'_>)]| WORDS.say(lang, key, args);
        match self {
            Why::UnknownCard { card } => say("unknown-card", &[("card", card.into())]),
            Why::Total { what: w, ours, log } => say(
                "total",
                &[("what", (&what(w)).into()), ("ours", i64::from(*ours).into()), ("log", i64::from(*log).into())],
            ),
            Why::NoSource => say("no-source", &[]),
            Why::Refused { reason } => say("refused", &[("reason", reason.into())]),
            Why::NoCardInHand { card } => say("no-card-in-hand", &[("card", card.into())]),
            Why::NotInTheRow { card } => say("not-in-the-row", &[("card", card.into())]),
            Why::NotInPlay { card } => say("not-in-play", &[("card", card.into())]),
            Why::NotTold { card, n, what: w } => {
                say("not-told", &[("card", card.into()), ("n", i64::from(*n).into()), ("what", (&what(w)).into())])
            }
            Why::Draws { ours, log } => say("draws", &[("ours", ours.into()), ("log", log.into())]),
            Why::Destination { card } => say("destination", &[("card", card.into())]),
            Why::Turn { turn } => say("turn", &[("turn", i64::from(*turn).into())]),
            Why::NotTheirTurn => say("not-their-turn", &[]),
            Why::Unanswered { question } => say("unanswered", &[("question", question.into())]),
            Why::NoDeal => say("no-deal", &[]),
            Why::Winner => say("winner", &[]),
        }
    }
}

impl NotALog {
    pub fn words(&self, lang: Lang) -> String {
        match self {
            NotALog::NoPlayers => WORDS.say(lang, "no-log-players", &[]),
            NotALog::TooMany(names) => WORDS.say(lang, "no-log-many", &[("names", names.into())]),
            NotALog::NotFromTheStart(turn) => WORDS.say(lang, "no-log-start", &[("turn", i64::from(*turn).into())]),
        }
    }
}

pub(super) fn pool_key(what: Resource) -> &'static str {
    match what {
        Resource::Trade => "what-trade",
        Resource::Combat => "what-combat",
        Resource::Authority => "what-authority",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_say_the_same_things() {
        assert_eq!(WORDS.unmatched(), Vec::<String>::new());
    }
}
