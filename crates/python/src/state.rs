//! A table in progress.

use crate::convert::{lang, number, seat, to_python, viewer};
use crate::errors::{IllegalAction, bad, fault, lock, wrong};
use crate::game::Game;
use numpy::{PyArray1, PyArrayMethods as _};
use pyo3::prelude::*;
use starboard_core::face::{PositionFile, Table};
use starboard_core::{Seat, Viewer};
use starboard_learn::Playing;
use std::sync::Mutex;

/// A table in progress. Made by :meth:`Game.start`.
#[pyclass(frozen, module = "starboard")]
pub(crate) struct State {
    game: Game,
    pub(crate) playing: Mutex<Box<dyn Playing>>,
}

impl State {
    pub(crate) fn new(game: Game, playing: Box<dyn Playing>) -> State {
        State { game, playing: Mutex::new(playing) }
    }

    fn again(&self, playing: Box<dyn Playing>) -> State {
        let Game { any, encoded } = &self.game;
        State::new(Game { any: any.clone(), encoded: encoded.clone() }, playing)
    }

    fn seats(&self) -> usize {
        self.game.any.seats()
    }

    /// The seat that was named, or who is asked.
    fn seat(&self, playing: &dyn Playing, named: Option<usize>) -> PyResult<Seat> {
        match named {
            Some(n) => seat(n, self.seats()),
            None => playing
                .asked()
                .ok_or_else(|| IllegalAction::new_err("the game is over, so nobody is asked; name a seat")),
        }
    }

    pub(crate) fn table(&self) -> PyResult<(Box<dyn Table>, Option<Seat>)> {
        let playing = lock(&self.playing)?;
        Ok((playing.table(), playing.asked()))
    }
}

#[pymethods]
impl State {
    /// The game it is a table of.
    #[getter]
    fn game(&self) -> Game {
        Game { any: self.game.any.clone(), encoded: self.game.encoded.clone() }
    }

    /// The seat that is asked, from 0; ``None`` when the game is over.
    #[getter]
    fn to_move(&self) -> PyResult<Option<u8>> {
        Ok(lock(&self.playing)?.asked().map(|seat| seat.0))
    }

    /// Is the game over?
    #[getter]
    fn is_over(&self) -> PyResult<bool> {
        Ok(lock(&self.playing)?.asked().is_none())
    }

    /// Actions taken so far.
    #[getter]
    fn plies(&self) -> PyResult<usize> {
        Ok(lock(&self.playing)?.plies())
    }

    /// Turns begun, over all seats; 0 in a game that does not count them.
    #[getter]
    fn turns(&self) -> PyResult<u32> {
        Ok(self.table()?.0.turns())
    }

    /// How it ended: ranks and scores by seat, and why. ``None`` while it goes on.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let outcome = lock(&self.playing)?.outcome();
        to_python(py, &serde_json::json!(outcome))
    }

    /// By seat: 1 for the first rank, -1 for the others, 0 for all if all share the first, and while the game goes on.
    #[getter]
    fn rewards(&self) -> PyResult<Vec<f32>> {
        let mut rewards = vec![0.0; self.seats()];
        lock(&self.playing)?.rewards(&mut rewards);
        Ok(rewards)
    }

    /// The numbers of the legal actions of a seat, or of who is asked.
    #[pyo3(signature = (seat=None))]
    fn legal(&self, seat: Option<usize>) -> PyResult<Vec<u32>> {
        let playing = lock(&self.playing)?;
        match seat {
            None => Ok(playing.numbers().to_vec()),
            Some(_) => playing.numbers_of(self.seat(&**playing, seat)?).map_err(fault),
        }
    }

    /// The same as texts: ``buy explorer``.
    #[pyo3(signature = (seat=None))]
    fn legal_texts(&self, seat: Option<usize>) -> PyResult<Vec<String>> {
        let playing = lock(&self.playing)?;
        match (seat, playing.asked()) {
            (None, None) => Ok(Vec::new()),
            _ => Ok(playing.table().legal_texts(self.seat(&**playing, seat)?)),
        }
    }

    /// The text of a legal action.
    fn text(&self, action: u32) -> PyResult<String> {
        lock(&self.playing)?.text(action).map_err(fault)
    }

    /// The number of a legal action that is written as text.
    #[pyo3(signature = (text, seat=None))]
    fn number(&self, text: &str, seat: Option<usize>) -> PyResult<u32> {
        let playing = lock(&self.playing)?;
        playing.number_of(self.seat(&**playing, seat)?, text).map_err(fault)
    }

    /// Which actions are legal for who is asked: an array of ``game.num_actions`` booleans, or ``out`` filled.
    #[pyo3(signature = (out=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<bool>>>,
    ) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let playing = lock(&self.playing)?;
        let out = out.unwrap_or_else(|| PyArray1::zeros(py, self.game.encoded.actions(), false));
        {
            let mut room = out.try_readwrite().map_err(|e| wrong(e.to_string()))?;
            playing.mask(room.as_slice_mut().map_err(|e| wrong(e.to_string()))?).map_err(fault)?;
        }
        Ok(out)
    }

    /// What a seat, or who is asked, sees: an array of ``game.tensor_size`` numbers, or ``out`` filled.
    #[pyo3(signature = (seat=None, out=None))]
    fn tensor<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
        out: Option<Bound<'py, PyArray1<f32>>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let playing = lock(&self.playing)?;
        let seat = self.seat(&**playing, seat)?;
        let out = out.unwrap_or_else(|| PyArray1::zeros(py, self.game.encoded.size(), false));
        {
            let mut room = out.try_readwrite().map_err(|e| wrong(e.to_string()))?;
            playing.row(seat, room.as_slice_mut().map_err(|e| wrong(e.to_string()))?).map_err(fault)?;
        }
        Ok(out)
    }

    /// Takes an action of who is asked, by number or text; of another seat by text only. If it is refused, nothing has changed.
    #[pyo3(signature = (action, seat=None))]
    fn apply(&self, action: &Bound<'_, PyAny>, seat: Option<usize>) -> PyResult<()> {
        let mut playing = lock(&self.playing)?;
        if let (Ok(number), None) = (action.extract::<i64>(), seat) {
            return playing.apply(number).map_err(fault);
        }
        let Ok(text) = action.extract::<String>() else {
            return Err(wrong(
                "an action is a number from `legal()` or a text from `legal_texts()`; of a named seat, a text",
            ));
        };
        let seat = self.seat(&**playing, seat)?;
        playing.act(seat, &text).map_err(fault)
    }

    /// All that a seat (from 0), ``"spectator"`` or ``"all"`` may see, as data; who is asked if nothing is said. In it seats count from 1.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<&Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        let playing = lock(&self.playing)?;
        let viewer = viewer(seat, playing.asked(), self.seats())?;
        to_python(py, &playing.view(viewer))
    }

    /// What is asked: as data and in words. ``None`` when the game is over.
    #[pyo3(signature = (language="en"))]
    fn prompt<'py>(&self, py: Python<'py>, language: &str) -> PyResult<Bound<'py, PyAny>> {
        let told = self.table()?.0.prompt(lang(language)?);
        to_python(py, &serde_json::json!(told))
    }

    /// Every different table that an action can lead to, with its probability: for small variants. This table stays as it is.
    fn outcomes(&self, action: i64) -> PyResult<Vec<(f64, State)>> {
        let ends = lock(&self.playing)?.outcomes(action).map_err(fault)?;
        Ok(ends.into_iter().map(|(chance, playing)| (chance, self.again(playing))).collect())
    }

    /// The same table with what the seat cannot know dealt anew. ``rng`` is a number or a generator of random numbers.
    #[pyo3(signature = (seat, rng=None))]
    fn imagine(&self, seat: usize, rng: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        let seed = rng.map_or(Ok(0), number)?;
        let playing = lock(&self.playing)?;
        let imagined = playing.imagine(crate::convert::seat(seat, self.seats())?, seed).map_err(fault)?;
        drop(playing);
        Ok(self.again(imagined))
    }

    /// A table like this one, which goes its own way.
    fn clone(&self) -> PyResult<State> {
        let copy = lock(&self.playing)?.clone_box();
        Ok(self.again(copy))
    }

    fn __copy__(&self) -> PyResult<State> {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyResult<State> {
        self.clone()
    }

    /// The whole game so far as a record: JSON that ``starboard replay`` reads and :func:`starboard.read_record`.
    fn record(&self) -> PyResult<String> {
        let record = lock(&self.playing)?.record();
        serde_json::to_string(&record).map_err(|e| wrong(e.to_string()))
    }

    /// The situation as a position file: TOML that :func:`starboard.read_position` reads.
    fn position(&self) -> PyResult<String> {
        PositionFile::of(&*self.table()?.0).write().map_err(|faults| bad(&faults))
    }

    /// The table in plain text, as a seat, ``"spectator"`` or ``"all"`` sees it.
    #[pyo3(signature = (seat=None, language="en"))]
    fn text_view(&self, seat: Option<&Bound<'_, PyAny>>, language: &str) -> PyResult<String> {
        let (table, asked) = self.table()?;
        Ok(table.show(viewer(seat, asked, self.seats())?, lang(language)?))
    }

    /// Prints the table as a seat, ``"spectator"`` or ``"all"`` sees it.
    #[pyo3(signature = (seat=None, language="en"))]
    fn show(&self, py: Python<'_>, seat: Option<&Bound<'_, PyAny>>, language: &str) -> PyResult<()> {
        let text = self.text_view(seat, language)?;
        py.import("builtins")?.call_method1("print", (text,)).map(drop)
    }

    /// What a notebook shows.
    fn _repr_html_<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("starboard.display")?.call_method1("html", (slf,))
    }

    fn __repr__(&self) -> PyResult<String> {
        let playing = lock(&self.playing)?;
        let now = playing.asked().map_or("over".to_owned(), |seat| format!("seat {} to move", seat.0));
        Ok(format!("<{} table after {} actions: {now}>", self.game.any.name(), playing.plies()))
    }

    fn __str__(&self) -> PyResult<String> {
        let (table, asked) = self.table()?;
        Ok(table.show(asked.map_or(Viewer::Spectator, Viewer::Seat), starboard_core::Lang::En))
    }

    fn __eq__(&self, other: &State) -> PyResult<bool> {
        let table = other.table()?.0;
        let same = lock(&self.playing)?.same(&*table);
        Ok(same && self.game.any.options() == other.game.any.options())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let read = py.import("starboard._starboard")?.getattr("read_record")?;
        Ok((read, (self.record()?,)))
    }
}
