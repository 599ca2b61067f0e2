//! Between Python's values and ours.

use crate::errors::wrong;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde_json::Value as Json;
use starboard_core::encoding::Part;
use starboard_core::{Lang, Seat, Seed, Viewer};

pub(crate) fn to_python<'py>(py: Python<'py>, value: &Json) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Json::Null => py.None().into_bound(py),
        Json::Bool(on) => on.into_pyobject(py)?.to_owned().into_any(),
        Json::Number(n) => match (n.as_i64(), n.as_u64()) {
            (Some(n), _) => n.into_pyobject(py)?.into_any(),
            (None, Some(n)) => n.into_pyobject(py)?.into_any(),
            _ => n.as_f64().unwrap_or(f64::NAN).into_pyobject(py)?.into_any(),
        },
        Json::String(text) => text.into_pyobject(py)?.into_any(),
        Json::Array(items) => {
            let items: Vec<_> = items.iter().map(|item| to_python(py, item)).collect::<PyResult<_>>()?;
            PyList::new(py, items)?.into_any()
        }
        Json::Object(fields) => {
            let dict = PyDict::new(py);
            for (key, value) in fields {
                dict.set_item(key, to_python(py, value)?)?;
            }
            dict.into_any()
        }
    })
}

/// By way of Python's own JSON, which says what it cannot write.
pub(crate) fn from_python(value: &Bound<'_, PyAny>) -> PyResult<Json> {
    let py = value.py();
    let written = py.import("json")?.call_method1("dumps", (value,));
    let text: String = written.map_err(|e| wrong(format!("this cannot be written as JSON: {e}")))?.extract()?;
    serde_json::from_str(&text).map_err(|e| wrong(format!("this cannot be read as JSON: {e}")))
}

pub(crate) fn parts<'py>(py: Python<'py>, parts: &[Part]) -> PyResult<Vec<Bound<'py, PyDict>>> {
    let mut first = 0;
    let mut told = Vec::new();
    for part in parts {
        let dict = PyDict::new(py);
        dict.set_item("name", part.name)?;
        dict.set_item("start", first)?;
        dict.set_item("stop", first + part.size())?;
        dict.set_item("shape", pyo3::types::PyTuple::new(py, &part.shape)?)?;
        dict.set_item("about", part.about)?;
        first += part.size();
        told.push(dict);
    }
    Ok(told)
}

pub(crate) fn lang(code: &str) -> PyResult<Lang> {
    let all = Lang::ALL.map(|lang| lang.to_string()).join(", ");
    Lang::ALL
        .into_iter()
        .find(|lang| lang.to_string() == code)
        .ok_or_else(|| wrong(format!("there is no language `{code}`; there are: {all}")))
}

/// A seat, from 0.
pub(crate) fn seat(n: usize, seats: usize) -> PyResult<Seat> {
    match n < seats {
        true => Ok(Seat(n as u8)),
        false => Err(wrong(format!("there is no seat {n}; seats are numbered from 0 to {}", seats - 1))),
    }
}

/// A seat, `"spectator"` or `"all"`; who is asked if nothing is said.
pub(crate) fn viewer(of: Option<&Bound<'_, PyAny>>, asked: Option<Seat>, seats: usize) -> PyResult<Viewer> {
    let Some(of) = of else { return Ok(asked.map_or(Viewer::Spectator, Viewer::Seat)) };
    if let Ok(n) = of.extract::<usize>() {
        return seat(n, seats).map(Viewer::Seat);
    }
    match of.extract::<String>().as_deref() {
        Ok("spectator") => Ok(Viewer::Spectator),
        Ok("all") => Ok(Viewer::All),
        _ => Err(wrong("a viewer is a seat, \"spectator\" or \"all\"")),
    }
}

/// A number, 64 hexadecimal digits, or something that makes numbers (`numpy.random.Generator`, `random.Random`).
pub(crate) fn seed(of: Option<&Bound<'_, PyAny>>) -> PyResult<Seed> {
    let Some(of) = of else { return Ok(Seed::from_number(0)) };
    if let Ok(text) = of.extract::<String>() {
        return text.parse().map_err(|_| wrong("a seed is a whole number from 0 or 64 hexadecimal digits"));
    }
    number(of).map(Seed::from_number)
}

pub(crate) fn number(of: &Bound<'_, PyAny>) -> PyResult<u64> {
    if let Ok(n) = of.extract::<u64>() {
        return Ok(n);
    }
    let made = match (of.hasattr("integers")?, of.hasattr("getrandbits")?) {
        (true, _) => of.call_method1("integers", (0, i64::MAX)),
        (_, true) => of.call_method1("getrandbits", (63,)),
        _ => return Err(wrong("a seed is a whole number from 0, or a generator of random numbers")),
    };
    made?.extract().map_err(|_| wrong("the generator gave no whole number"))
}
