//! Why a host does not do what it is asked to: as data, put into words where it is shown.

use crate::wire::{Fault, Problem};
use crate::words::say;
use starboard_core::campaign::ImportFault;
use starboard_core::{Faults, Lang, Refusal};
use starboard_table::{Cannot, Why};

/// Why a request is not done. Nothing has changed.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused {
    /// Unreadable, with what is wrong.
    Bad(String),
    /// A file that cannot be taken in.
    File(ImportFault),
    NotFound,
    /// What people wish at a table, and it is not granted.
    Table(starboard_table::Refused),
    /// The rules of a campaign do not allow it.
    Illegal(Refusal),
    /// It is not the time for this, or not the place: the key of a sentence.
    State(&'static str),
    TooLarge,
    /// It needs other people, and there is nobody but whoever sits here.
    NeedsPeople,
    /// What was kept does not make sense: nobody's fault but the program's.
    Broken(String),
}

impl From<starboard_table::Refused> for Refused {
    fn from(refused: starboard_table::Refused) -> Self {
        Refused::Table(refused)
    }
}

impl From<Why> for Refused {
    fn from(why: Why) -> Self {
        Refused::Table(why.into())
    }
}

impl From<Faults> for Refused {
    fn from(faults: Faults) -> Self {
        Refused::Table(faults.into())
    }
}

impl From<Cannot> for Refused {
    fn from(cannot: Cannot) -> Self {
        match cannot {
            Cannot::Refused(refused) => refused.into(),
            Cannot::Broken(why) => Refused::Broken(why),
        }
    }
}

impl Refused {
    /// Stable, for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Refused::Bad(_) | Refused::File(_) => "bad_request",
            Refused::NotFound => "not_found",
            Refused::Table(refused) => refused.code(),
            Refused::Illegal(_) => "illegal",
            Refused::State(_) => "wrong_state",
            Refused::TooLarge => "too_large",
            Refused::NeedsPeople => "needs_people",
            Refused::Broken(_) => "broken",
        }
    }

    /// The refusal as it goes over the wire.
    pub fn problem(&self, lang: Lang) -> Problem {
        if let Refused::Table(refused) = self {
            return refused.problem(lang);
        }
        let words = match self {
            Refused::Bad(what) => what.clone(),
            Refused::File(why) => why.words.clone(),
            Refused::Illegal(why) => why.words(lang),
            Refused::State(why) => say(lang, &format!("state-{why}"), &[]),
            _ => say(lang, &self.code().replace('_', "-"), &[]),
        };
        let faults = if let Refused::File(why) = self { Fault::list(why.faults.clone()) } else { Vec::new() };
        Problem { code: self.code().to_owned(), words, faults }
    }
}
