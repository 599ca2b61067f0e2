//! Games with their options settled, and what is read from files.

use crate::convert::{from_python, lang, parts, to_python};
use crate::errors::{bad, wrong};
use crate::state::State;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::json;
use starboard_core::face::{AnyGame, PositionFile};
use starboard_core::record::RecordFault;
use starboard_core::{Record, Seed};
use starboard_learn::Encoded;
use std::sync::Arc;

/// How Python makes a game again: by a function, from its name, options and edition.
type Remade<'py> = (Bound<'py, PyAny>, (String, Bound<'py, PyAny>, String));

/// A game with its options settled. Made by :func:`starboard.game`.
#[pyclass(frozen, module = "starboard")]
pub(crate) struct Game {
    pub(crate) any: Arc<dyn AnyGame>,
    pub(crate) encoded: Arc<dyn Encoded>,
}

impl Game {
    pub(crate) fn new(any: Box<dyn AnyGame>) -> PyResult<Game> {
        let encoded = starboard_shelf::encoded(&*any).map_err(|faults| bad(&faults))?;
        Ok(Game { any: any.into(), encoded })
    }

    pub(crate) fn state(&self, playing: Box<dyn starboard_learn::Playing>) -> State {
        State::new(Game { any: self.any.clone(), encoded: self.encoded.clone() }, playing)
    }
}

#[pymethods]
impl Game {
    /// The name in files: ``star-realms``.
    #[getter]
    fn name(&self) -> &'static str {
        self.any.name()
    }

    /// The edition of the rules.
    #[getter]
    fn edition(&self) -> &'static str {
        self.any.edition()
    }

    /// Every option as it was settled.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.any.options())
    }

    /// How many seats.
    #[getter]
    fn players(&self) -> usize {
        self.any.seats()
    }

    /// By seat: seats with the same number win and lose together.
    #[getter]
    fn teams(&self) -> Vec<u8> {
        starboard_core::Seat::all(self.any.seats()).map(|seat| self.any.team(seat)).collect()
    }

    /// How many numbers the space of actions has.
    #[getter]
    fn num_actions(&self) -> usize {
        self.encoded.actions()
    }

    /// How long a tensor is.
    #[getter]
    fn tensor_size(&self) -> usize {
        self.encoded.size()
    }

    /// Another one whenever a number or a part comes to mean something else.
    #[getter]
    fn encoding_version(&self) -> u32 {
        self.encoded.version()
    }

    /// The verbs, in the order of their numbers: name, start, stop, shape, about.
    #[getter]
    fn verbs<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        parts(py, &self.encoded.verbs())
    }

    /// The parts of a tensor, in order: name, start, stop, shape, about.
    #[getter]
    fn parts<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        parts(py, &self.encoded.parts())
    }

    /// What lies along the axes of verbs and parts: by kind of thing, their names in order.
    #[getter]
    fn labels(&self) -> std::collections::BTreeMap<&'static str, Vec<String>> {
        self.encoded.labels().into_iter().collect()
    }

    /// A new table that deals from this seed.
    #[pyo3(signature = (seed=None))]
    fn start(&self, seed: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        Ok(self.state(self.encoded.start(crate::convert::seed(seed)?)))
    }

    /// Every different table that the set-up can lead to, with its probability: for small variants.
    fn outcomes(&self) -> PyResult<Vec<(f64, State)>> {
        let ends = self.encoded.outcomes().map_err(crate::errors::fault)?;
        Ok(ends.into_iter().map(|(chance, playing)| (chance, self.state(playing))).collect())
    }

    /// A table that stands as a position says (a dict, as a position file has it under ``position``).
    #[pyo3(signature = (position, seed=None))]
    fn place(&self, position: &Bound<'_, PyAny>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        let table = self.any.place(from_python(position)?).map_err(|faults| bad(&faults))?;
        let placed = self.encoded.like(&*table, crate::convert::seed(seed)?);
        placed.map(|playing| self.state(playing)).ok_or_else(|| wrong("the position is of another game"))
    }

    fn __repr__(&self) -> String {
        format!("starboard.game({:?}, players={}, edition={:?})", self.any.name(), self.any.seats(), self.any.edition())
    }

    fn __eq__(&self, other: &Game) -> bool {
        self.any.name() == other.any.name()
            && self.any.edition() == other.any.edition()
            && self.any.options() == other.any.options()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Remade<'py>> {
        let make = py.import("starboard._starboard")?.getattr("make")?;
        Ok((make, (self.name().to_owned(), to_python(py, &self.any.options())?, self.edition().to_owned())))
    }
}

/// The names of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    starboard_shelf::GAMES.iter().map(|rules| rules.name()).collect()
}

/// What is said of a game before anybody sits down: formats, player counts, options.
#[pyfunction]
#[pyo3(signature = (game, language="en"))]
pub(crate) fn about<'py>(py: Python<'py>, game: &str, language: &str) -> PyResult<Bound<'py, PyAny>> {
    let rules = starboard_shelf::find(game).map_err(|faults| bad(&faults))?;
    to_python(py, &json!(rules.about(lang(language)?)))
}

/// Every card of a game, as the card list shows it.
#[pyfunction]
#[pyo3(signature = (game, language="en"))]
pub(crate) fn cards<'py>(py: Python<'py>, game: &str, language: &str) -> PyResult<Bound<'py, PyAny>> {
    let rules = starboard_shelf::find(game).map_err(|faults| bad(&faults))?;
    let cards = rules.cards(lang(language)?, None).map_err(|faults| bad(&faults))?;
    to_python(py, &json!(cards))
}

/// A game with its options settled, by the newest edition if none is named.
#[pyfunction]
#[pyo3(signature = (name, options=None, edition=None))]
pub(crate) fn make(name: &str, options: Option<&Bound<'_, PyAny>>, edition: Option<&str>) -> PyResult<Game> {
    let rules = starboard_shelf::find(name).map_err(|faults| bad(&faults))?;
    let options = options.map_or(Ok(json!({})), from_python)?;
    if !options.is_object() {
        return Err(wrong("options are a dict"));
    }
    Game::new(rules.game_of(edition, options).map_err(|faults| bad(&faults))?)
}

/// The table at the end of a record, which is replayed and checked.
#[pyfunction]
pub(crate) fn read_record(py: Python<'_>, text: &str) -> PyResult<State> {
    let record: Record = serde_json::from_str(text).map_err(|e| wrong(format!("this is not a record: {e}")))?;
    let rules = starboard_shelf::find(&record.game).map_err(|faults| bad(&faults))?;
    let refused = |fault: RecordFault| wrong(fault.to_string());
    let end = crate::errors::aside(py, || record.check(rules))?.map_err(refused)?;
    let game = Game::new(rules.game_of(Some(&record.edition), record.options.clone()).map_err(|f| bad(&f))?)?;
    let known = record.seed.is_some();
    let seed = record.seed.unwrap_or_else(|| Seed::from_number(0));
    // A record of the seed alone is the same table again, which goes on as it would have gone on.
    if known && record.position.is_none() {
        let mut playing = game.encoded.start(seed);
        let again = record.plies.iter().all(|ply| ply.entry.is_none() && playing.act(ply.seat, &ply.action).is_ok());
        if again && playing.same(&*end) {
            return Ok(State::new(game, playing));
        }
    }
    let playing = game.encoded.like(&*end, seed).ok_or_else(|| wrong("the record is of another game"))?;
    Ok(State::new(game, playing))
}

/// The table that a position file describes.
#[pyfunction]
#[pyo3(signature = (text, seed=None))]
pub(crate) fn read_position(text: &str, seed: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
    let file = PositionFile::read("position", text).map_err(|faults| bad(&faults))?;
    let table = starboard_shelf::place(&file).map_err(|faults| bad(&faults))?;
    let game = Game::new(table.game())?;
    let seed = crate::convert::seed(seed)?;
    let playing = game.encoded.like(&*table, seed).ok_or_else(|| wrong("the position is of another game"))?;
    Ok(State::new(game, playing))
}

/// Takes in the packs at a path (a file or a folder): from then on options can name them. Of each: game, id, version, key, name, label.
#[pyfunction]
pub(crate) fn take_in<'py>(py: Python<'py>, path: std::path::PathBuf) -> PyResult<Bound<'py, PyAny>> {
    let found = starboard_shelf::packs::read(&path).map_err(|faults| bad(&faults))?;
    let mut taken = Vec::new();
    for pack in found {
        taken.push(starboard_shelf::take_in(&pack.files, true).map_err(|faults| bad(&faults))?);
    }
    to_python(py, &json!(taken))
}
