//! Many tables at once.

use crate::convert::number;
use crate::errors::{aside, fault, lock, wrong};
use crate::game::Game;
use crate::state::State;
use numpy::ndarray::Dimension;
use numpy::{AllowTypeChange, PyArray1, PyArray2, PyArrayLike1, PyArrayMethods as _, PyReadwriteArray};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use starboard_core::Seed;
use starboard_learn::{Arrays, Batch as Tables, Fault, Plan};
use std::sync::Mutex;

/// Many tables of one game, stepped together on several threads. What is asked lies in arrays that every step fills in place.
#[pyclass(frozen, module = "starboard")]
pub(crate) struct Batch {
    game: Game,
    tables: Mutex<Box<dyn Tables>>,
    n: usize,
    observations: Py<PyArray2<f32>>,
    masks: Py<PyArray2<bool>>,
    seats: Py<PyArray1<i32>>,
    rewards: Py<PyArray2<f32>>,
    dones: Py<PyArray1<bool>>,
    truncated: Py<PyArray1<bool>>,
    actions: Py<PyArray1<i64>>,
}

/// A borrowed array as a slice.
fn slice<'a, T: numpy::Element, D: Dimension>(array: &'a mut PyReadwriteArray<'_, T, D>) -> PyResult<&'a mut [T]> {
    array.as_slice_mut().map_err(|e| wrong(e.to_string()))
}

/// The codes of the bots by seat, from a dict of seats and codes.
fn seated(bots: Option<&Bound<'_, PyDict>>, seats: usize) -> PyResult<Vec<Option<String>>> {
    let mut by_seat = vec![None; seats];
    for (seat, code) in bots.into_iter().flatten() {
        let seat: usize = seat.extract().map_err(|_| wrong("bots are a dict of seats, from 0, and codes"))?;
        let code: String = code.extract().map_err(|_| wrong("the code of a bot is a text such as `easy`"))?;
        crate::convert::seat(seat, seats)?;
        by_seat[seat] = Some(code);
    }
    Ok(by_seat)
}

impl Batch {
    fn filled(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn Tables, Arrays<'_>) -> Result<(), Fault> + Send,
    ) -> PyResult<()> {
        let mut tables = lock(&self.tables)?;
        let taken = |e: numpy::BorrowError| wrong(e.to_string());
        let mut rows = self.observations.bind(py).try_readwrite().map_err(taken)?;
        let mut masks = self.masks.bind(py).try_readwrite().map_err(taken)?;
        let mut seats = self.seats.bind(py).try_readwrite().map_err(taken)?;
        let mut rewards = self.rewards.bind(py).try_readwrite().map_err(taken)?;
        let mut dones = self.dones.bind(py).try_readwrite().map_err(taken)?;
        let mut truncated = self.truncated.bind(py).try_readwrite().map_err(taken)?;
        let arrays = Arrays {
            rows: slice(&mut rows)?,
            masks: slice(&mut masks)?,
            seats: slice(&mut seats)?,
            rewards: slice(&mut rewards)?,
            done: slice(&mut dones)?,
            stopped: slice(&mut truncated)?,
        };
        let tables: &mut dyn Tables = &mut **tables;
        aside(py, move || work(tables, arrays))?.map_err(fault)
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[allow(clippy::too_many_arguments, reason = "they are named where they are said, in Python")]
    #[pyo3(signature = (game, n=1024, *, seed=None, bots=None, threads=None, max_decisions=100_000, options=None))]
    fn new(
        py: Python<'_>,
        game: &Bound<'_, PyAny>,
        n: usize,
        seed: Option<&Bound<'_, PyAny>>,
        bots: Option<&Bound<'_, PyDict>>,
        threads: Option<usize>,
        max_decisions: u32,
        options: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Batch> {
        let game = match game.extract::<PyRef<'_, Game>>() {
            Ok(game) => Game { any: game.any.clone(), encoded: game.encoded.clone() },
            Err(_) => {
                let name: String = game.extract().map_err(|_| wrong("a batch is of a game, or of the name of one"))?;
                crate::game::make(&name, options, None)?
            }
        };
        let seed = seed.map_or(Ok(0), number)?;
        let threads = threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
        let encoded = game.encoded.clone();
        let plan = Plan { tables: n, seed, bots: seated(bots, encoded.seats())?, threads, longest: max_decisions };
        let tables = encoded.batch(plan, starboard_shelf::OPPONENTS).map_err(fault)?;
        let batch = Batch {
            tables: Mutex::new(tables),
            n,
            observations: PyArray2::zeros(py, [n, encoded.size()], false).unbind(),
            masks: PyArray2::zeros(py, [n, encoded.actions()], false).unbind(),
            seats: PyArray1::zeros(py, n, false).unbind(),
            rewards: PyArray2::zeros(py, [n, encoded.seats()], false).unbind(),
            dones: PyArray1::zeros(py, n, false).unbind(),
            truncated: PyArray1::zeros(py, n, false).unbind(),
            actions: PyArray1::zeros(py, n, false).unbind(),
            game,
        };
        batch.filled(py, |tables, arrays| tables.reset(seed, arrays))?;
        Ok(batch)
    }

    /// The game at every table.
    #[getter]
    fn game(&self) -> Game {
        Game { any: self.game.any.clone(), encoded: self.game.encoded.clone() }
    }

    /// By table: what who is asked sees. float32, ``(n, game.tensor_size)``.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.observations.clone_ref(py)
    }

    /// By table: which actions are legal. bool, ``(n, game.num_actions)``.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyArray2<bool>> {
        self.masks.clone_ref(py)
    }

    /// By table: who is asked, from 0. int32, ``(n,)``.
    #[getter]
    fn to_move(&self, py: Python<'_>) -> Py<PyArray1<i32>> {
        self.seats.clone_ref(py)
    }

    /// By table and seat: what the game that the last step ended gave; 0 where none ended. float32, ``(n, players)``.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.rewards.clone_ref(py)
    }

    /// By table: did the last step end a game? Another has begun then. bool, ``(n,)``.
    #[getter]
    fn dones(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.dones.clone_ref(py)
    }

    /// By table: was that game stopped for being too long? bool, ``(n,)``.
    #[getter]
    fn truncated(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.truncated.clone_ref(py)
    }

    /// Games ended since the batch was made.
    #[getter]
    fn games(&self) -> PyResult<u64> {
        Ok(lock(&self.tables)?.counts().0)
    }

    /// Decisions taken since then, those of bots among them.
    #[getter]
    fn decisions(&self) -> PyResult<u64> {
        Ok(lock(&self.tables)?.counts().1)
    }

    /// Begins a new game at every table.
    #[pyo3(signature = (seed=None))]
    fn reset(&self, py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let seed = seed.map_or(Ok(0), number)?;
        self.filled(py, move |tables, arrays| tables.reset(seed, arrays))
    }

    /// Takes an action at every table and fills the arrays. If one action is not legal, nothing is done at any table.
    fn step(&self, py: Python<'_>, actions: PyArrayLike1<'_, i64, AllowTypeChange>) -> PyResult<()> {
        let actions = actions.as_slice().map_err(|e| wrong(e.to_string()))?;
        self.filled(py, move |tables, arrays| tables.step(actions, arrays))
    }

    /// A legal action for every table, each as likely: always the same array, filled anew.
    fn sample(&self, py: Python<'_>) -> PyResult<Py<PyArray1<i64>>> {
        let mut tables = lock(&self.tables)?;
        {
            let mut actions = self.actions.bind(py).try_readwrite().map_err(|e| wrong(e.to_string()))?;
            tables.sample(slice(&mut actions)?).map_err(fault)?;
        }
        Ok(self.actions.clone_ref(py))
    }

    /// The table ``i`` as it stands: a copy, which goes its own way.
    fn state(&self, i: usize) -> PyResult<State> {
        let table = lock(&self.tables)?.table(i);
        let table = table.ok_or_else(|| wrong(format!("there is no table {i}; there are {}", self.n)))?;
        let playing = self.game.encoded.like(&*table, Seed::from_number(i as u64));
        Ok(State::new(self.game(), playing.ok_or_else(|| wrong("the table is of another game"))?))
    }

    fn __len__(&self) -> usize {
        self.n
    }

    fn __repr__(&self) -> String {
        format!("<{} tables of {}>", self.n, self.game.any.name())
    }
}
