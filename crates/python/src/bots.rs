//! Opponents of ours, and matches between them.

use crate::convert::{lang, number, to_python};
use crate::errors::{IllegalAction, StarboardError, aside, bad, fault, lock, wrong};
use crate::game::Game;
use crate::state::State;
use pyo3::prelude::*;
use serde_json::json;
use starboard_arena::calibration::{Check, Point, Reliability};
use starboard_arena::{Plan, Standings, Unit};
use starboard_bots::{Budget, Opponent, Stop};
use starboard_shelf::OPPONENTS;
use std::path::PathBuf;
use std::sync::Mutex;

/// An opponent of ours. Made by :func:`starboard.bot`.
#[pyclass(frozen, module = "starboard")]
pub(crate) struct Bot {
    #[pyo3(get)]
    code: String,
    seed: u64,
    /// Made when it sees its first table, since that says of which game it is.
    sits: Mutex<Option<(String, Box<dyn Opponent>)>>,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (code, seed=None, game=None))]
    fn new(code: &str, seed: Option<&Bound<'_, PyAny>>, game: Option<&str>) -> PyResult<Bot> {
        let seed = seed.map_or(Ok(0), number)?;
        let games = match game {
            Some(name) => vec![starboard_shelf::find(name).map_err(|faults| bad(&faults))?.name()],
            None => crate::game::games(),
        };
        // A code that no game knows is refused now, and not at the first table.
        let read: Vec<_> = games.iter().map(|name| OPPONENTS.opponent(name, code, seed)).collect();
        if let (false, Some(Err(faults))) = (read.iter().any(Result::is_ok), read.first()) {
            return Err(bad(faults));
        }
        Ok(Bot { code: code.to_owned(), seed, sits: Mutex::new(None) })
    }

    /// The number of the action it takes for who is asked. It looks at no more than that seat sees.
    fn choose(&self, py: Python<'_>, state: &State) -> PyResult<u32> {
        let mut sits = lock(&self.sits)?;
        let (table, asked) = state.table()?;
        let seat = asked.ok_or_else(|| IllegalAction::new_err("the game is over"))?;
        let game = table.game().name().to_owned();
        if sits.as_ref().is_none_or(|(of, _)| *of != game) {
            let made = OPPONENTS.opponent(&game, &self.code, self.seed).map_err(|faults| bad(&faults))?;
            *sits = Some((game, made));
        }
        let Some((_, bot)) = sits.as_mut() else { return Err(wrong("the bot did not sit down")) };
        let nth = aside(py, || bot.choose(&*table, seat))?.map_err(|e| StarboardError::new_err(e.to_string()))?;
        lock(&state.playing)?.chosen(nth).map_err(fault)
    }

    fn __call__(&self, py: Python<'_>, state: &State) -> PyResult<u32> {
        self.choose(py, state)
    }

    fn __repr__(&self) -> String {
        format!("starboard.bot({:?}, seed={})", self.code, self.seed)
    }
}

/// The levels, weakest first: code, name and what to expect.
#[pyfunction]
#[pyo3(signature = (language="en"))]
pub(crate) fn levels<'py>(py: Python<'py>, language: &str) -> PyResult<Bound<'py, PyAny>> {
    to_python(py, &json!(starboard_bots::levels(lang(language)?)))
}

/// The best three actions for who is asked: action, text, words, chance to win, how far that may be off, and why.
#[pyfunction]
#[pyo3(signature = (state, samples=2000, language="en"))]
pub(crate) fn hints<'py>(py: Python<'py>, state: &State, samples: u32, language: &str) -> PyResult<Bound<'py, PyAny>> {
    let language = lang(language)?;
    let (table, asked) = state.table()?;
    let seat = asked.ok_or_else(|| IllegalAction::new_err("the game is over"))?;
    let budget = Budget::Samples(samples.max(1));
    let told = aside(py, || OPPONENTS.hint(&*table, seat, budget, &Stop::default(), language))?;
    let told = told.map_err(|e| StarboardError::new_err(e.to_string()))?;
    let playing = lock(&state.playing)?;
    let mut all = Vec::new();
    for hint in &told.best {
        all.push(json!({
            "action": playing.chosen(hint.action).map_err(fault)?,
            "text": table.text_of(seat, hint.action),
            "words": hint.words,
            "chance": hint.chance,
            "error": hint.error,
            "reason": hint.reason,
        }));
    }
    to_python(py, &json!(all))
}

fn plan<'g>(game: &'g Game, bots: &[String], deals: u64, seed: u64, threads: usize) -> Plan<'g> {
    Plan { game: &*game.any, opponents: OPPONENTS, bots: bots.to_vec(), deals, seed, threads, keep: None, sprt: None }
}

fn failed(fault: &starboard_arena::Fault) -> PyErr {
    wrong(fault.to_string())
}

/// Which bot is stronger: every deal is played in every seating.
#[pyfunction]
#[pyo3(signature = (game, bots, deals=100, seed=0, threads=None, keep=None))]
pub(crate) fn arena<'py>(
    py: Python<'py>,
    game: &Game,
    bots: Vec<String>,
    deals: u64,
    seed: u64,
    threads: Option<usize>,
    keep: Option<PathBuf>,
) -> PyResult<Bound<'py, PyAny>> {
    let threads = threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let plan = Plan { keep, ..plan(game, &bots, deals, seed, threads) };
    let results = aside(py, || starboard_arena::run(&plan, &|_| true))?.map_err(|e| failed(&e))?;
    to_python(py, &json!(Standings::of(&results)))
}

/// The deals from ``first`` up to ``stop`` of an arena, as text; pieces of one arena are put together by ``arena_result``.
#[pyfunction]
pub(crate) fn arena_piece(
    py: Python<'_>,
    game: &Game,
    bots: Vec<String>,
    first: u64,
    stop: u64,
    seed: u64,
) -> PyResult<String> {
    let plan = plan(game, &bots, stop, seed, 1);
    let units = aside(py, || starboard_arena::piece(&plan, first..stop))?.map_err(|e| failed(&e))?;
    serde_json::to_string(&units).map_err(|e| wrong(e.to_string()))
}

/// The standings of an arena that was played in pieces.
#[pyfunction]
pub(crate) fn arena_result<'py>(
    py: Python<'py>,
    game: &Game,
    bots: Vec<String>,
    pieces: Vec<String>,
) -> PyResult<Bound<'py, PyAny>> {
    let mut units: Vec<Unit> = Vec::new();
    for piece in pieces {
        let read: Vec<Unit> =
            serde_json::from_str(&piece).map_err(|e| wrong(format!("this is no piece of an arena: {e}")))?;
        units.extend(read);
    }
    let plan = plan(game, &bots, units.len() as u64, 0, 1);
    let results = starboard_arena::gather(&plan, units).map_err(|e| failed(&e))?;
    to_python(py, &json!(Standings::of(&results)))
}

fn check<'g>(game: &'g Game, bot: &str, samples: u32, seed: u64) -> Check<'g> {
    Check { game: &*game.any, opponents: OPPONENTS, bot: bot.to_owned(), games: 0, samples, seed, threads: 1 }
}

/// Of the games from ``first`` up to ``stop``, one position each: what a hint told of it, and what came.
#[pyfunction]
pub(crate) fn calibration_piece(
    py: Python<'_>,
    game: &Game,
    bot: &str,
    first: u64,
    stop: u64,
    samples: u32,
    seed: u64,
) -> PyResult<Vec<(f64, f64)>> {
    let check = check(game, bot, samples, seed);
    let points = aside(py, || check.points(first..stop))?.map_err(|e| failed(&e))?;
    Ok(points.into_iter().map(|point| (point.told, point.came)).collect())
}

/// Are the chances that hints tell true? From the points of all pieces.
#[pyfunction]
pub(crate) fn calibration_result<'py>(py: Python<'py>, points: Vec<(f64, f64)>) -> PyResult<Bound<'py, PyAny>> {
    let points: Vec<Point> = points.into_iter().map(|(told, came)| Point { told, came }).collect();
    to_python(py, &json!(Reliability::of(&points)))
}
