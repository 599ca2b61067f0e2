//! Opening tables, finding them, sitting down.

pub mod daily;
mod join;
mod list;
pub mod open;
mod rematch;
