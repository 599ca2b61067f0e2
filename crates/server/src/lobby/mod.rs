//! Opening tables, finding them, sitting down.

mod daily;
mod join;
mod list;
pub mod open;
mod rematch;

pub use open::Opening;
