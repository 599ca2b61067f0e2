//! The face of every opponent, and the one place that knows which games have them.

use crate::budget::{Budget, Stop};
use crate::code::{Code, Level, Method};
use crate::hint::{self, Hints};
use crate::player::Player;
use crate::process::Process;
use crate::think::Thinks;
use crate::words::WORDS;
use serde::Serialize;
use starboard_core::face::Table;
use starboard_core::{Fast, Faults, Lang, Seat};
use std::marker::PhantomData;

/// Somebody who plays a seat.
pub trait Opponent: Send {
    /// The text of the action this opponent takes for `seat`, which must be asked. It looks at no more than the seat sees.
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Result<String, Trouble>;
    /// A handle that makes `choose` answer at once with what it has.
    fn stop(&self) -> Stop;
}

/// Why there is no action. Our own opponents give only the first two, when they are asked wrongly.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    #[error("seat {0} is not asked anything now")]
    NotAsked(Seat),
    #[error("this opponent plays another game")]
    OtherGame,
    #[error("the bot does not start: {0}")]
    NoStart(String),
    #[error("the bot stopped: {0}")]
    Crashed(String),
    #[error("the bot did not answer within {0} ms")]
    Timeout(u128),
    #[error("the bot answered what is not legal: {0}")]
    Illegal(String),
}

/// A game's opponents, without its types.
trait Minds: Sync {
    fn name(&self) -> &'static str;
    fn read(&self, code: &str) -> Result<Code, Faults>;
    fn player(&self, code: Code, seed: u64) -> Result<Box<dyn Opponent>, Faults>;
    fn tastes(&self) -> Vec<&'static str>;
    fn hint(&self, table: &dyn Table, seat: Seat, budget: Budget, stop: &Stop, lang: Lang) -> Result<Hints, Trouble>;
}

#[expect(dead_code, reason = "until the first game signs up")]
struct Known<G>(PhantomData<fn() -> G>);

impl<G: Thinks> Minds for Known<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn read(&self, code: &str) -> Result<Code, Faults> {
        Code::read(code, G::level, &self.tastes())
    }

    fn player(&self, code: Code, seed: u64) -> Result<Box<dyn Opponent>, Faults> {
        Ok(Box::new(Player::<G>::new(code, seed)))
    }

    fn tastes(&self) -> Vec<&'static str> {
        G::tastes().into_iter().map(|(code, _)| code).collect()
    }

    fn hint(&self, table: &dyn Table, seat: Seat, budget: Budget, stop: &Stop, lang: Lang) -> Result<Hints, Trouble> {
        hint::hint::<G>(table, seat, budget, stop, lang)
    }
}

/// A game that nobody has taught opponents yet: they play at random.
struct Unknown;

impl Minds for Unknown {
    fn name(&self) -> &'static str {
        ""
    }

    fn read(&self, code: &str) -> Result<Code, Faults> {
        Code::read(code, |_| Code::new(Method::Uniform), &[])
    }

    fn player(&self, _: Code, seed: u64) -> Result<Box<dyn Opponent>, Faults> {
        Ok(Box::new(AtRandom { rng: Fast::new(seed) }))
    }

    fn tastes(&self) -> Vec<&'static str> {
        Vec::new()
    }

    fn hint(&self, _: &dyn Table, _: Seat, _: Budget, _: &Stop, _: Lang) -> Result<Hints, Trouble> {
        Ok(Hints::default())
    }
}

/// Every game whose opponents think.
static MINDS: &[&dyn Minds] = &[];

fn minds(game: &str) -> &'static dyn Minds {
    MINDS.iter().copied().find(|m| m.name() == game).unwrap_or(&Unknown)
}

/// The opponent a code names, for one seat of one table of `game`. The same seed and a budget in samples give the same play.
pub fn opponent(game: &str, code: &str, seed: u64) -> Result<Box<dyn Opponent>, Faults> {
    let minds = minds(game);
    let code = minds.read(code)?;
    match &code.method {
        Method::Process { command } => Ok(Box::new(Process::new(command, code.budget))),
        _ => minds.player(code, seed),
    }
}

/// The best three actions for a seat that is asked, within a budget.
pub fn hint(table: &dyn Table, seat: Seat, budget: Budget, stop: &Stop, lang: Lang) -> Result<Hints, Trouble> {
    if !table.to_move().may_act(seat) {
        return Err(Trouble::NotAsked(seat));
    }
    minds(table.game().name()).hint(table, seat, budget, stop, lang)
}

/// An opponent to choose from: its code and what to expect of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Personality {
    pub code: String,
    pub name: String,
    pub words: String,
}

/// The five levels, weakest first.
pub fn levels(lang: Lang) -> Vec<Personality> {
    let level = |l: Level| Personality {
        code: l.to_string(),
        name: WORDS.say(lang, &format!("level-{l}"), &[]),
        words: WORDS.say(lang, &format!("level-{l}-words"), &[]),
    };
    Level::ALL.map(level).to_vec()
}

/// The scripted personalities of a game, best first.
pub fn personalities(game: &str, lang: Lang) -> Vec<Personality> {
    let taste = |taste: &str| Personality {
        code: format!("script:{taste}"),
        name: WORDS.say(lang, &format!("taste-{game}-{taste}"), &[]),
        words: WORDS.say(lang, &format!("taste-{game}-{taste}-words"), &[]),
    };
    minds(game).tastes().into_iter().map(taste).collect()
}

/// Takes any legal action of any game, each as likely.
struct AtRandom {
    rng: Fast,
}

impl Opponent for AtRandom {
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Result<String, Trouble> {
        let mut legal = table.legal_texts(seat);
        if legal.is_empty() {
            return Err(Trouble::NotAsked(seat));
        }
        Ok(legal.swap_remove(self.rng.below(legal.len())))
    }

    fn stop(&self) -> Stop {
        Stop::default()
    }
}
