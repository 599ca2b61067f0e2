//! What every game's tests share. For development only: nothing that ships depends on it.

pub mod cases;
pub mod conformance;
pub mod toy;

pub use allocation_counter;
