//! Why a wish is not granted: made once, as data, and put into words where it is shown.

use crate::wire::{Fault, Problem};
use crate::words::WORDS;
use starboard_core::{Faults, Lang, Refusal};

/// Why a wish is not granted. Nothing has changed.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused {
    /// What was sent makes no sense: where, and what would.
    Bad(&'static str),
    Faults(Faults),
    Forbidden,
    NotYourSeat,
    /// There is nothing here that this person may know of.
    NotFound,
    /// Something else was done meanwhile.
    PlyMovedOn {
        ply: u32,
    },
    NotYourTurn,
    /// The rules of the game do not allow it.
    Illegal(Refusal),
    /// The table is not in a state for this.
    State(Why),
}

macro_rules! states {
    ($($why:ident $key:literal),+ $(,)?) => {
        /// What about the state of a table is in the way.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Why {
            $($why),+
        }

        impl Why {
            pub const ALL: &[Why] = &[$(Why::$why),+];

            /// The key of its sentence.
            pub fn key(self) -> &'static str {
                match self {
                    $(Why::$why => concat!("state-", $key)),+
                }
            }
        }
    };
}
states! {
    NotPlaying "not-playing",
    NotWaiting "not-waiting",
    NotFinished "not-finished",
    NotOver "not-over",
    NotAsked "not-asked",
    NoPast "no-past",
    NoTakebacks "no-takebacks",
    NotFree "not-free",
    TooFarBack "too-far-back",
    NothingAsked "nothing-asked",
    AlreadyAsked "already-asked",
    SeatTaken "seat-taken",
    TableFull "table-full",
    SeatsOpen "seats-open",
    ChatOff "chat-off",
    NoHints "no-hints",
    TimeUp "time-up",
    TimeUsedUp "time-used-up",
    BotPlays "bot-plays",
    DailyOn "daily-on",
}

impl From<Why> for Refused {
    fn from(why: Why) -> Self {
        Refused::State(why)
    }
}

impl From<Faults> for Refused {
    fn from(faults: Faults) -> Self {
        Refused::Faults(faults)
    }
}

impl Refused {
    /// Stable, for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Refused::Bad(_) | Refused::Faults(_) => "bad_request",
            Refused::Forbidden => "forbidden",
            Refused::NotYourSeat => "not_your_seat",
            Refused::NotFound => "not_found",
            Refused::PlyMovedOn { .. } => "ply_moved_on",
            Refused::NotYourTurn => "not_your_turn",
            Refused::Illegal(_) => "illegal",
            Refused::State(_) => "wrong_state",
        }
    }

    /// The reason in one sentence.
    pub fn words(&self, lang: Lang) -> String {
        let say = |args: &[_]| WORDS.say(lang, &self.code().replace('_', "-"), args);
        match self {
            Refused::Bad(what) => (*what).to_owned(),
            Refused::Faults(faults) => faults.to_string(),
            Refused::Illegal(why) => why.words(lang),
            Refused::State(why) => WORDS.say(lang, why.key(), &[]),
            Refused::PlyMovedOn { ply } => say(&[("ply", (*ply).into())]),
            Refused::Forbidden | Refused::NotYourSeat | Refused::NotFound | Refused::NotYourTurn => say(&[]),
        }
    }

    /// The refusal as it goes over the wire.
    pub fn problem(&self, lang: Lang) -> Problem {
        let faults = if let Refused::Faults(faults) = self { Fault::list(faults.clone()) } else { Vec::new() };
        Problem { code: self.code().to_owned(), words: self.words(lang), faults }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_has_its_sentence_in_every_language() {
        let plain = [Refused::Forbidden, Refused::NotYourSeat, Refused::NotFound, Refused::NotYourTurn];
        let moved = Refused::PlyMovedOn { ply: 7 };
        let all = plain.into_iter().chain([moved]).chain(Why::ALL.iter().map(|why| Refused::State(*why)));
        for (refused, lang) in all.flat_map(|r| Lang::ALL.map(|lang| (r.clone(), lang))) {
            let words = refused.words(lang);
            assert!(!words.contains('[') && !words.is_empty(), "{refused:?} in {lang}: {words}");
        }
    }
}
