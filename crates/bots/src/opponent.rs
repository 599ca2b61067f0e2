//! The face of every opponent, and the one place that knows which games have them.

use crate::budget::{Budget, Stop};
use crate::code::{Code, Level, Method};
use crate::hint::{self, Hints};
use crate::player::Player;
use crate::process::Process;
use crate::tastes::write_taste;
use crate::think::Thinks;
use crate::train::{Lesson, Report, train};
use crate::tune::{Tuning, tune};
use crate::words::{WORDS, told_as};
use serde::Serialize;
use starboard_core::face::{AnyGame, Face, Sitting, Table};
use starboard_core::{Fast, Faults, Lang, Seat};
use std::marker::PhantomData;
use std::sync::Arc;

/// Somebody who plays a seat.
pub trait Opponent: Send {
    /// The text of the action this opponent takes for `seat`, which must be asked. It looks at no more than the seat sees.
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Result<String, Trouble>;
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
    /// Is the table of this very type? A game may have several, for different sizes of table.
    fn plays(&self, table: &dyn Table) -> bool;
    fn read(&self, code: &str) -> Result<Code, Faults>;
    fn player(&self, code: Code, seed: u64, stop: Stop) -> Box<dyn Opponent>;
    fn tastes(&self) -> Vec<&'static str>;
    fn hint(&self, table: &dyn Table, seat: Seat, budget: Budget, stop: &Stop, lang: Lang) -> Result<Hints, Trouble>;
    /// Learns a value for tables of this type; none if one is not.
    fn train(
        &self,
        tables: &[Box<dyn AnyGame>],
        lesson: &Lesson,
        remark: &str,
        tell: &dyn Fn(Report),
    ) -> Option<String>;
    /// Tunes the dials of a personality; none if the table is not of this type or there is no such personality.
    fn tune(&self, table: &dyn AnyGame, code: &str, tuning: &Tuning, tell: &dyn Fn(u32, f64, f64)) -> Option<String>;
}

struct Known<G>(PhantomData<fn() -> G>);

impl<G: Thinks> Minds for Known<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn plays(&self, table: &dyn Table) -> bool {
        table.as_any().is::<Sitting<G>>()
    }

    fn read(&self, code: &str) -> Result<Code, Faults> {
        Code::read(code, G::level, &self.tastes())
    }

    fn player(&self, code: Code, seed: u64, stop: Stop) -> Box<dyn Opponent> {
        Box::new(Player::<G>::stoppable(code, seed, stop))
    }

    fn tastes(&self) -> Vec<&'static str> {
        G::tastes().iter().map(|t| t.code.as_str()).collect()
    }

    fn hint(&self, table: &dyn Table, seat: Seat, budget: Budget, stop: &Stop, lang: Lang) -> Result<Hints, Trouble> {
        hint::hint::<G>(table, seat, budget, stop, lang)
    }

    fn train(
        &self,
        tables: &[Box<dyn AnyGame>],
        lesson: &Lesson,
        remark: &str,
        tell: &dyn Fn(Report),
    ) -> Option<String> {
        let own = |t: &dyn AnyGame| t.as_any().downcast_ref::<Face<G>>().map(|face| face.0.clone());
        let tables: Vec<Arc<G>> = tables.iter().map(|t| own(&**t)).collect::<Option<_>>()?;
        (!tables.is_empty()).then(|| train(&tables, lesson, None, remark, tell))
    }

    fn tune(&self, table: &dyn AnyGame, code: &str, tuning: &Tuning, tell: &dyn Fn(u32, f64, f64)) -> Option<String> {
        let game = &table.as_any().downcast_ref::<Face<G>>()?.0;
        let start = G::tastes().iter().find(|t| t.code == code)?;
        let field: Vec<Vec<f32>> = G::tastes().iter().map(|t| t.dials.clone()).collect();
        let dials = tune(game, &start.dials, &field, tuning, tell);
        Some(write_taste(code, G::DIALS, &dials))
    }
}

/// A game that nobody has taught opponents yet: they play at random.
struct Unknown;

impl Minds for Unknown {
    fn name(&self) -> &'static str {
        ""
    }

    fn plays(&self, _: &dyn Table) -> bool {
        true
    }

    fn read(&self, code: &str) -> Result<Code, Faults> {
        Code::read(code, |_| Code::new(Method::Uniform), &[])
    }

    fn player(&self, _: Code, seed: u64, _: Stop) -> Box<dyn Opponent> {
        Box::new(AtRandom { rng: Fast::new(seed) })
    }

    fn tastes(&self) -> Vec<&'static str> {
        Vec::new()
    }

    fn hint(&self, _: &dyn Table, _: Seat, _: Budget, _: &Stop, _: Lang) -> Result<Hints, Trouble> {
        Ok(Hints::default())
    }

    fn train(&self, _: &[Box<dyn AnyGame>], _: &Lesson, _: &str, _: &dyn Fn(Report)) -> Option<String> {
        None
    }

    fn tune(&self, _: &dyn AnyGame, _: &str, _: &Tuning, _: &dyn Fn(u32, f64, f64)) -> Option<String> {
        None
    }
}

/// Every game whose opponents think, with each type of table it has.
static MINDS: &[&dyn Minds] = &[
    &Known::<starboard_star_realms::Duel>(PhantomData),
    &Known::<starboard_star_realms::WideDuel>(PhantomData),
    &Known::<starboard_star_realms::Group>(PhantomData),
    &Known::<starboard_star_realms::campaign::Legacy>(PhantomData),
    &Known::<starboard_rise_to_power::RiseToPower>(PhantomData),
    &Known::<starboard_galactic_rebellion::GalacticRebellion>(PhantomData),
];

fn minds(game: &str) -> &'static dyn Minds {
    MINDS.iter().copied().find(|m| m.name() == game).unwrap_or(&Unknown)
}

fn minds_at(table: &dyn Table) -> &'static dyn Minds {
    MINDS.iter().copied().find(|m| m.plays(table)).unwrap_or(&Unknown)
}

/// The opponent a code names, for one seat of one table of `game`. The same seed and a budget in samples give the same play.
pub fn opponent(game: &str, code: &str, seed: u64) -> Result<Box<dyn Opponent>, Faults> {
    let code = minds(game).read(code)?;
    match &code.method {
        Method::Process { command } => Ok(Box::new(Process::new(command, code.budget))),
        _ => Ok(Box::new(Ready { game: game.to_owned(), code, seed, stop: Stop::default(), player: None })),
    }
}

/// An opponent that has not seen its table yet; what it needs for it is made then.
struct Ready {
    game: String,
    code: Code,
    seed: u64,
    stop: Stop,
    player: Option<Box<dyn Opponent>>,
}

impl Opponent for Ready {
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Result<String, Trouble> {
        if table.game().name() != self.game {
            return Err(Trouble::OtherGame);
        }
        let make = || minds_at(table).player(self.code.clone(), self.seed, self.stop.clone());
        self.player.get_or_insert_with(make).choose(table, seat)
    }

    fn stop(&self) -> Stop {
        self.stop.clone()
    }
}

/// The best three actions for a seat that is asked, within a budget.
pub fn hint(table: &dyn Table, seat: Seat, budget: Budget, stop: &Stop, lang: Lang) -> Result<Hints, Trouble> {
    if !table.to_move().may_act(seat) {
        return Err(Trouble::NotAsked(seat));
    }
    minds_at(table).hint(table, seat, budget, stop, lang)
}

/// Learns the value of positions at these tables of one game, all of one type; the weights as text. None if the game's opponents
/// do not learn, or the tables are not of one type.
pub fn train_at(tables: &[Box<dyn AnyGame>], lesson: &Lesson, remark: &str, tell: &dyn Fn(Report)) -> Option<String> {
    MINDS.iter().find_map(|minds| minds.train(tables, lesson, remark, tell))
}

/// Tunes a personality against all the game's personalities; its dials as text.
pub fn tune_at(table: &dyn AnyGame, code: &str, tuning: &Tuning, tell: &dyn Fn(u32, f64, f64)) -> Option<String> {
    MINDS.iter().find_map(|minds| minds.tune(table, code, tuning, tell))
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
    // A campaign of Star Realms is played by the same people.
    let named = told_as(game);
    let taste = |taste: &str| Personality {
        code: format!("script:{taste}"),
        name: WORDS.say(lang, &format!("taste-{named}-{taste}"), &[]),
        words: WORDS.say(lang, &format!("taste-{named}-{taste}-words"), &[]),
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
