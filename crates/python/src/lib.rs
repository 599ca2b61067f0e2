//! Starboard for research: the module `starboard._starboard`. The Python around it is in `python/starboard`.

mod batch;
mod bots;
mod convert;
mod errors;
mod game;
mod lessons;
mod state;

use pyo3::prelude::*;

#[pymodule]
fn _starboard(m: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = m.py();
    m.add("StarboardError", py.get_type::<errors::StarboardError>())?;
    m.add("BadInput", py.get_type::<errors::BadInput>())?;
    m.add("IllegalAction", py.get_type::<errors::IllegalAction>())?;
    m.add("Busy", py.get_type::<errors::Busy>())?;
    m.add_class::<game::Game>()?;
    m.add_class::<state::State>()?;
    m.add_class::<batch::Batch>()?;
    m.add_class::<bots::Bot>()?;
    m.add_function(wrap_pyfunction!(game::games, m)?)?;
    m.add_function(wrap_pyfunction!(game::about, m)?)?;
    m.add_function(wrap_pyfunction!(game::cards, m)?)?;
    m.add_function(wrap_pyfunction!(game::make, m)?)?;
    m.add_function(wrap_pyfunction!(game::read_record, m)?)?;
    m.add_function(wrap_pyfunction!(game::read_position, m)?)?;
    m.add_function(wrap_pyfunction!(game::take_in, m)?)?;
    m.add_function(wrap_pyfunction!(bots::levels, m)?)?;
    m.add_function(wrap_pyfunction!(bots::hints, m)?)?;
    m.add_function(wrap_pyfunction!(bots::arena, m)?)?;
    m.add_function(wrap_pyfunction!(bots::arena_piece, m)?)?;
    m.add_function(wrap_pyfunction!(bots::arena_result, m)?)?;
    m.add_function(wrap_pyfunction!(bots::calibration_piece, m)?)?;
    m.add_function(wrap_pyfunction!(bots::calibration_result, m)?)?;
    m.add_function(wrap_pyfunction!(lessons::lessons_about, m)?)?;
    m.add_function(wrap_pyfunction!(lessons::lessons_piece, m)?)?;
    m.add_function(wrap_pyfunction!(lessons::net_says, m)?)?;
    m.add("__version__", env!("CARGO_PKG_VERSION"))?;
    Ok(())
}
