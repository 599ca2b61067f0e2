//! The face of every opponent, and the opponents of all the games on a shelf.

use crate::budget::{Budget, Stop};
use crate::code::{Code, Level, Method};
use crate::hint::{self, Hints};
use crate::lessons::{Lessons, Teacher, can_teach};
use crate::matches::{Boxed, Matches, Typed};
use crate::player::Player;
use crate::process::Process;
use crate::review::{NoStory, Plan, Reviewer, Reviewing, Story, made_with};
use crate::rollout::Mind;
use crate::tastes::{Dialled, write_taste};
use crate::taught::Taught;
use crate::think::Thinks;
use crate::train::{Lesson, Report, train};
use crate::tune::{Tuning, tune};
use crate::words::WORDS;
use serde::Serialize;
use starboard_core::face::{AnyGame, Face, Nth, Rules, Table};
use starboard_core::{Fast, Faults, Game, Lang, Record, Seat};
use std::marker::PhantomData;
use std::sync::Arc;

/// Somebody who plays a seat.
pub trait Opponent: Send {
    /// The action this opponent takes for `seat`, which must be asked. It looks at no more than the seat sees.
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Result<Nth, Trouble>;
    /// A handle that makes `choose` answer at once with what it has.
    fn stop(&self) -> Stop;
}

/// Why there is no action. Our own opponents give only the first three, when they are asked wrongly.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    #[error("seat {0} is not asked anything now")]
    NotAsked(Seat),
    #[error("this opponent plays another game")]
    OtherGame,
    #[error("the weights are of another game: this table knows hardly any of their inputs")]
    OtherWeights,
    #[error("the net is not for this table: {0}")]
    OtherNet(String),
    #[error("the bot does not start: {0}")]
    NoStart(String),
    #[error("the bot stopped: {0}")]
    Crashed(String),
    #[error("the bot did not answer within {0} ms")]
    Timeout(u128),
    #[error("the bot answered what is not legal: {0}")]
    Illegal(String),
}

/// What opponents know of a game at tables of one type, without its types.
pub trait AnyMind: Sync {
    fn name(&self) -> &'static str;
    /// Are its tables of this very type? A game may have several, for different sizes of table.
    fn knows(&self, game: &dyn AnyGame) -> bool;
    /// A code, settled for tables of this game; without one, what is wrong with it, and nothing to play by.
    fn read(&self, code: &str, at: Option<&dyn AnyGame>) -> Result<Code, Faults>;
    /// What its tables are judged by.
    fn weights(&self, game: &dyn AnyGame) -> Option<&'static Taught>;
    fn player(&self, code: Code, seed: u64, stop: Stop) -> Box<dyn Opponent>;
    /// Games between these codes at tables of this type; none if the game is of another.
    fn matches(&self, game: &dyn AnyGame, codes: &[Code]) -> Option<Box<dyn Matches>>;
    /// The scripted personalities, best first.
    fn personalities(&self, lang: Lang) -> Vec<Personality>;
    fn hint(&self, table: &dyn Table, seat: Seat, budget: Budget, stop: &Stop, lang: Lang) -> Result<Hints, Trouble>;
    /// A review of a game at a table of this type, begun.
    fn review(&self, record: &Record, rules: &dyn Rules, plan: Plan) -> Result<Box<dyn Reviewing>, NoStory>;
    /// What reviews of such games are made with now; nothing if the game is of another type.
    fn reviews_with(&self, game: &dyn AnyGame) -> Option<String>;
    /// Learns a value for tables of this type; none if one is not.
    fn train(
        &self,
        tables: &[Box<dyn AnyGame>],
        lesson: &Lesson,
        remark: &str,
        tell: &dyn Fn(Report),
    ) -> Option<String>;
    /// Games of a bot against itself at tables of this type, for a learner; none if the game is of another, or has no encoding.
    fn lessons(&self, game: &dyn AnyGame, code: &Code) -> Option<Box<dyn Lessons>>;
    /// Tunes the dials of a personality; none if the table is not of this type or there is no such personality.
    fn tune(&self, table: &dyn AnyGame, code: &str, tuning: &Tuning, tell: &dyn Fn(u32, f64, f64)) -> Option<String>;
}

/// A mind of its own types, as the shelf lists it.
pub struct MindOf<M>(PhantomData<fn() -> M>);

impl<M> MindOf<M> {
    pub const NEW: MindOf<M> = MindOf(PhantomData);
}

/// Matches, training, tuning and the search for puzzles are for programs that run long. A page has no use for them, and is smaller without.
pub(crate) const RESEARCH: bool = !cfg!(target_arch = "wasm32");

fn tastes<M: Thinks>() -> Vec<&'static str> {
    M::tastes().iter().map(|t| t.code.as_str()).collect()
}

impl<M: Thinks> AnyMind for MindOf<M> {
    fn name(&self) -> &'static str {
        M::Game::NAME
    }

    fn knows(&self, game: &dyn AnyGame) -> bool {
        game.as_any().is::<Face<M::Game>>()
    }

    fn read(&self, code: &str, at: Option<&dyn AnyGame>) -> Result<Code, Faults> {
        let game = at.and_then(|game| game.as_any().downcast_ref::<Face<M::Game>>());
        let level = |level| game.map_or_else(|| Code::new(Method::Uniform), |game| M::level(level, &game.0));
        Ok(Code::read(code, level, &tastes::<M>())?.here(M::PACE))
    }

    fn weights(&self, game: &dyn AnyGame) -> Option<&'static Taught> {
        M::weights(&game.as_any().downcast_ref::<Face<M::Game>>()?.0)
    }

    fn player(&self, code: Code, seed: u64, stop: Stop) -> Box<dyn Opponent> {
        Box::new(Player::<M>::stoppable(code, seed, stop))
    }

    fn matches(&self, game: &dyn AnyGame, codes: &[Code]) -> Option<Box<dyn Matches>> {
        if !RESEARCH {
            return None;
        }
        let game = game.as_any().downcast_ref::<Face<M::Game>>()?.0.clone();
        Some(Box::new(Typed::<M>::new(game, codes.to_vec())))
    }

    fn personalities(&self, lang: Lang) -> Vec<Personality> {
        let taste = |taste: &Dialled| Personality {
            code: format!("script:{}", taste.code),
            name: M::words().say(lang, &format!("taste-{}", taste.code), &[]),
            words: M::words().say(lang, &format!("taste-{}-words", taste.code), &[]),
        };
        M::tastes().iter().filter(|taste| !taste.anchor).map(taste).collect()
    }

    fn hint(&self, table: &dyn Table, seat: Seat, budget: Budget, stop: &Stop, lang: Lang) -> Result<Hints, Trouble> {
        hint::hint::<M>(table, seat, budget.here(M::PACE, 1), stop, lang)
    }

    fn review(&self, record: &Record, rules: &dyn Rules, plan: Plan) -> Result<Box<dyn Reviewing>, NoStory> {
        Ok(Box::new(Reviewer::<M>::new(Story::of(record, rules)?, plan)))
    }

    fn reviews_with(&self, game: &dyn AnyGame) -> Option<String> {
        let game = game.as_any().downcast_ref::<Face<M::Game>>()?.0.clone();
        Some(made_with(&Mind::<M>::new(game)))
    }

    fn train(
        &self,
        tables: &[Box<dyn AnyGame>],
        lesson: &Lesson,
        remark: &str,
        tell: &dyn Fn(Report),
    ) -> Option<String> {
        if !RESEARCH {
            return None;
        }
        let own = |t: &dyn AnyGame| t.as_any().downcast_ref::<Face<M::Game>>().map(|face| face.0.clone());
        let tables: Vec<Arc<M::Game>> = tables.iter().map(|t| own(&**t)).collect::<Option<_>>()?;
        (!tables.is_empty()).then(|| train::<M>(&tables, lesson, None, remark, tell))
    }

    fn lessons(&self, game: &dyn AnyGame, code: &Code) -> Option<Box<dyn Lessons>> {
        if !RESEARCH {
            return None;
        }
        let game = game.as_any().downcast_ref::<Face<M::Game>>()?.0.clone();
        Some(Box::new(Teacher::<M>::new(game, code)?))
    }

    fn tune(&self, table: &dyn AnyGame, code: &str, tuning: &Tuning, tell: &dyn Fn(u32, f64, f64)) -> Option<String> {
        if !RESEARCH {
            return None;
        }
        let game = &table.as_any().downcast_ref::<Face<M::Game>>()?.0;
        let start = M::tastes().iter().find(|t| t.code == code)?;
        let field: Vec<Vec<f32>> = M::tastes().iter().map(|t| t.dials.clone()).collect();
        let dials = tune::<M>(game, &start.dials, &field, tuning, tell);
        Some(write_taste(code, M::DIALS, &dials))
    }
}

/// A game that nobody has taught opponents yet: they play at random.
struct Untaught;

impl AnyMind for Untaught {
    fn name(&self) -> &'static str {
        ""
    }

    fn knows(&self, _: &dyn AnyGame) -> bool {
        true
    }

    fn read(&self, code: &str, _: Option<&dyn AnyGame>) -> Result<Code, Faults> {
        Code::read(code, |_| Code::new(Method::Uniform), &[])
    }

    fn weights(&self, _: &dyn AnyGame) -> Option<&'static Taught> {
        None
    }

    fn player(&self, _: Code, seed: u64, _: Stop) -> Box<dyn Opponent> {
        Box::new(AtRandom { rng: Fast::new(seed) })
    }

    fn matches(&self, _: &dyn AnyGame, _: &[Code]) -> Option<Box<dyn Matches>> {
        None
    }

    fn personalities(&self, _: Lang) -> Vec<Personality> {
        Vec::new()
    }

    fn hint(&self, _: &dyn Table, _: Seat, _: Budget, _: &Stop, _: Lang) -> Result<Hints, Trouble> {
        Ok(Hints::default())
    }

    fn review(&self, _: &Record, _: &dyn Rules, _: Plan) -> Result<Box<dyn Reviewing>, NoStory> {
        Err(NoStory::Untaught)
    }

    fn reviews_with(&self, _: &dyn AnyGame) -> Option<String> {
        None
    }

    fn train(&self, _: &[Box<dyn AnyGame>], _: &Lesson, _: &str, _: &dyn Fn(Report)) -> Option<String> {
        None
    }

    fn lessons(&self, _: &dyn AnyGame, _: &Code) -> Option<Box<dyn Lessons>> {
        None
    }

    fn tune(&self, _: &dyn AnyGame, _: &str, _: &Tuning, _: &dyn Fn(u32, f64, f64)) -> Option<String> {
        None
    }
}

/// The opponents of all the games on a shelf.
#[derive(Clone, Copy)]
pub struct Opponents(pub &'static [&'static [&'static dyn AnyMind]]);

impl Opponents {
    fn minds(self) -> impl Iterator<Item = &'static dyn AnyMind> {
        self.0.iter().copied().flatten().copied()
    }

    fn of(self, game: &str) -> &'static dyn AnyMind {
        self.minds().find(|m| m.name() == game).unwrap_or(&Untaught)
    }

    fn at(self, game: &dyn AnyGame) -> &'static dyn AnyMind {
        self.minds().find(|m| m.knows(game)).unwrap_or(&Untaught)
    }

    /// The weights that must be handed in before anybody can think at such a table, by name.
    pub fn lacks(self, game: &dyn AnyGame) -> Option<&'static str> {
        self.at(game).weights(game).filter(|taught| taught.is_missing()).map(|taught| taught.name)
    }

    /// The opponent a code names, for one seat of one table of `game`. The same seed and a budget in samples give the same
    /// play.
    pub fn opponent(self, game: &str, text: &str, seed: u64) -> Result<Box<dyn Opponent>, Faults> {
        let code = self.of(game).read(text, None)?;
        match &code.method {
            Method::Process { command, protocol } => Ok(Box::new(Process::new(command, *protocol, code.budget))),
            _ => {
                let (game, said) = (game.to_owned(), text.to_owned());
                Ok(Box::new(Newcomer { opponents: self, game, said, code, seed, stop: Stop::default(), player: None }))
            }
        }
    }

    /// Games between the players that these codes name.
    pub fn matches(self, game: &dyn AnyGame, codes: &[String]) -> Result<Box<dyn Matches>, Faults> {
        let mind = self.at(game);
        let read = codes.iter().map(|code| mind.read(code, Some(game))).collect::<Result<Vec<Code>, _>>()?;
        Ok(mind.matches(game, &read).unwrap_or_else(|| Box::new(Boxed::new(self, game, codes))))
    }

    /// The best three actions for a seat that is asked, within a budget.
    pub fn hint(
        self,
        table: &dyn Table,
        seat: Seat,
        budget: Budget,
        stop: &Stop,
        lang: Lang,
    ) -> Result<Hints, Trouble> {
        if !table.to_move().may_act(seat) {
            return Err(Trouble::NotAsked(seat));
        }
        self.at(&*table.game()).hint(table, seat, budget, stop, lang)
    }

    /// A review of a recorded game, begun.
    pub fn review(self, record: &Record, rules: &dyn Rules, plan: Plan) -> Result<Box<dyn Reviewing>, NoStory> {
        let mut minds = self.minds().filter(|m| m.name() == record.game);
        let found = minds.find_map(|mind| match mind.review(record, rules, plan.clone()) {
            Err(NoStory::Untaught) => None,
            other => Some(other),
        });
        found.unwrap_or(Err(NoStory::Untaught))
    }

    /// What a review of such a game is made with now: one made with something else is stale. Nothing: it has none.
    pub fn reviews_with(self, game: &dyn AnyGame) -> Option<String> {
        self.at(game).reviews_with(game)
    }

    /// Learns the value of positions at these tables of one game, all of one type; the weights as text. None if the game's
    /// opponents do not learn, or the tables are not of one type.
    pub fn train(
        self,
        tables: &[Box<dyn AnyGame>],
        lesson: &Lesson,
        remark: &str,
        tell: &dyn Fn(Report),
    ) -> Option<String> {
        self.minds().find_map(|mind| mind.train(tables, lesson, remark, tell))
    }

    /// Games of a bot against itself, for a learner; none if the game's opponents do not search, or it has no encoding.
    pub fn lessons(self, game: &dyn AnyGame, code: &str) -> Result<Option<Box<dyn Lessons>>, Faults> {
        let mind = self.at(game);
        let read = mind.read(code, Some(game))?;
        if !can_teach(&read) {
            let why = format!("`{code}`: who teaches searches on one thread with a budget in samples");
            return Err(Faults::one("bot", why));
        }
        Ok(mind.lessons(game, &read))
    }

    /// Tunes a personality against all the game's personalities; its dials as text.
    pub fn tune(
        self,
        table: &dyn AnyGame,
        code: &str,
        tuning: &Tuning,
        tell: &dyn Fn(u32, f64, f64),
    ) -> Option<String> {
        self.minds().find_map(|mind| mind.tune(table, code, tuning, tell))
    }

    /// The scripted personalities of a game, best first.
    pub fn personalities(self, game: &str, lang: Lang) -> Vec<Personality> {
        self.of(game).personalities(lang)
    }
}

/// An opponent that has not seen its table yet; what it needs for it is made then.
struct Newcomer {
    opponents: Opponents,
    game: String,
    /// The code as it was given, and read without a table: a level may play otherwise at each.
    said: String,
    code: Code,
    seed: u64,
    stop: Stop,
    player: Option<Box<dyn Opponent>>,
}

impl Opponent for Newcomer {
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Result<Nth, Trouble> {
        if table.game().name() != self.game {
            return Err(Trouble::OtherGame);
        }
        let make = || {
            let game = table.game();
            let mind = self.opponents.at(&*game);
            let code = mind.read(&self.said, Some(&*game)).unwrap_or(self.code.clone());
            mind.player(code, self.seed, self.stop.clone())
        };
        self.player.get_or_insert_with(make).choose(table, seat)
    }

    fn stop(&self) -> Stop {
        self.stop.clone()
    }
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

/// Takes any legal action of any game, each as likely.
struct AtRandom {
    rng: Fast,
}

impl Opponent for AtRandom {
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Result<Nth, Trouble> {
        match table.choices(seat) {
            0 => Err(Trouble::NotAsked(seat)),
            n => Ok(Nth(self.rng.below(n))),
        }
    }

    fn stop(&self) -> Stop {
        Stop::default()
    }
}
