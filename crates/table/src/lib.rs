//! What people sit at, as one immutable value: seats and who holds them, the log, take-backs, clocks as arithmetic, what each
//! viewer is shown and may do.
//!
//! A [`Shown`] is a table at one moment; [`Shown::advance`] makes the next from one entry of the log, and nothing is shown but through
//! [`Shown::snapshot`] and its parts. Nothing here reads a clock, does input or output, or knows a runtime or an opponent: the
//! time, the seed and the names of opponents are handed in by the host (a server, a page, a test).

pub mod clock;
mod day;
mod entry;
mod history;
mod render;
mod settled;
mod shown;
mod timeout;
mod undo;
pub mod wire;
mod words;

pub use day::day;
pub use entry::{Entry, Occupant, Step, What, act};
pub use history::{Broken, History, Line, follow};
pub use render::{Looker, seat_info};
pub use settled::settle;
pub use shown::{Asked, Cannot, Dealing, Fixed, Levels, Plan, Shown};
pub use timeout::run_out;
pub use undo::Trail;
pub use words::WORDS;
