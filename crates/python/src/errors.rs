//! Our refusals as Python's exceptions, with our sentences.

use pyo3::create_exception;
use pyo3::exceptions::PyException;
use pyo3::prelude::*;
use starboard_core::Faults;
use starboard_learn::Fault;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, MutexGuard, TryLockError};

create_exception!(
    starboard,
    StarboardError,
    PyException,
    "What Starboard refuses. The message says what, where and what is allowed."
);
create_exception!(starboard, BadInput, StarboardError, "Options, positions, records or arguments that cannot be read.");
create_exception!(starboard, IllegalAction, StarboardError, "An action that is not legal now. Nothing has changed.");
create_exception!(starboard, Busy, StarboardError, "Another thread is using the same object.");

pub(crate) fn bad(faults: &Faults) -> PyErr {
    BadInput::new_err(faults.to_string())
}

pub(crate) fn wrong(what: impl Into<String>) -> PyErr {
    BadInput::new_err(what.into())
}

pub(crate) fn fault(fault: Fault) -> PyErr {
    let words = fault.to_string();
    match fault {
        Fault::Over | Fault::NotLegal(_) | Fault::NotLegalAt { .. } | Fault::Refused(_) => {
            IllegalAction::new_err(words)
        }
        Fault::Bot(_) => StarboardError::new_err(words),
        Fault::NoSeat(_) | Fault::TooMany(_) | Fault::Room(..) | Fault::Bad(_) => BadInput::new_err(words),
    }
}

/// The object, if no other thread is using it.
pub(crate) fn lock<T: ?Sized>(of: &Mutex<T>) -> PyResult<MutexGuard<'_, T>> {
    match of.try_lock() {
        Ok(guard) => Ok(guard),
        Err(TryLockError::WouldBlock) => {
            Err(Busy::new_err("another thread is using this object; give every thread its own"))
        }
        Err(TryLockError::Poisoned(_)) => Err(StarboardError::new_err(
            "a fault of ours happened in the middle of a change; this object cannot be used any more",
        )),
    }
}

/// Does it without holding Python up. A fault of ours is an exception like any other.
pub(crate) fn aside<T: Send>(py: Python<'_>, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    let done = py.detach(|| catch_unwind(AssertUnwindSafe(work)));
    done.map_err(|_| StarboardError::new_err("a fault of ours happened; please tell us what you did"))
}
