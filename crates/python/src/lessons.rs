//! Lessons of search against search, and the nets made from them.

use crate::convert::to_python;
use crate::errors::{StarboardError, aside, wrong};
use crate::game::Game;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use starboard_bots::Features;
use starboard_bots::lessons::Lessons;
use starboard_bots::sets::Net;
use starboard_shelf::OPPONENTS;
use std::path::PathBuf;

fn lessons(game: &Game, bot: &str) -> PyResult<Box<dyn Lessons>> {
    let lessons = OPPONENTS.lessons(&*game.any, bot).map_err(|e| wrong(e.to_string()))?;
    lessons.ok_or_else(|| wrong("the opponents of this game do not learn"))
}

/// What the numbers in lessons of this game mean: what ``starboard teach`` writes to ``lessons.json``.
#[pyfunction]
pub(crate) fn lessons_about<'py>(py: Python<'py>, game: &Game, bot: &str) -> PyResult<Bound<'py, PyAny>> {
    to_python(py, &lessons(game, bot)?.about())
}

/// The games from ``first`` up to ``stop`` of a bot against itself, as ``starboard teach`` writes them to a file.
#[pyfunction]
pub(crate) fn lessons_piece<'py>(
    py: Python<'py>,
    game: &Game,
    bot: &str,
    first: u64,
    stop: u64,
    seed: u64,
) -> PyResult<Bound<'py, PyBytes>> {
    let mut lessons = lessons(game, bot)?;
    let file = aside(py, || lessons.play(first..stop, seed))?.map_err(|e| StarboardError::new_err(e.to_string()))?;
    Ok(PyBytes::new(py, &file))
}

/// What a net in a file says of a row of inputs and amounts: its value, and its logits for some actions.
#[pyfunction]
pub(crate) fn net_says(path: PathBuf, seen: Vec<(u32, f32)>, actions: Vec<usize>) -> PyResult<(f32, Vec<f32>)> {
    let bytes = std::fs::read(&path)?;
    let net = Net::read(&bytes).map_err(|e| wrong(format!("{}: {e}", path.display())))?;
    if seen.iter().any(|(input, _)| *input as usize >= net.header.inputs.len()) {
        return Err(wrong(format!("there are {} inputs", net.header.inputs.len())));
    }
    let thought = net.think(&Features(seen));
    Ok((net.value(&thought), actions.iter().map(|action| net.policy(&thought, *action)).collect()))
}
