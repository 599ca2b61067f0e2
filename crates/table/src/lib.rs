//! What people sit at, as one immutable value: seats and who holds them, the log, take-backs, clocks as arithmetic, what each
//! viewer is shown and may do.
//!
//! A [`Shown`] is a table at one moment. What people wish ([`Shown::play`], [`Shown::take_back`], [`Shown::sit_down`], ...) becomes
//! something to be done ([`Deed`]) or a refusal as data ([`Refused`]); [`Shown::carry_out`] makes the next moment of it, and
//! [`follow`] makes the same moment again from the log. Nothing is shown but through [`Shown::snapshot`] and its parts. Nothing here reads a clock, does input or output, or knows a runtime or an opponent: the
//! time, the seed and the names of opponents are handed in by the host (a server, a page, a test).
//!
//! Three numbers say where a table is: an **entry** is anything in its log, numbered `n`; a **ply** is a change of the game, take-backs
//! included; a **step** is an action that stands.

pub mod clock;
mod day;
mod entry;
mod history;
mod refused;
mod render;
mod settled;
mod shown;
mod timeout;
mod undo;
mod watch;
pub mod wire;
mod wishes;
mod words;

pub use day::day;
pub use entry::{Deed, Entry, Occupant, What, act};
pub use history::{Broken, History, Line, follow};
pub use refused::{Refused, Why};
pub use render::{Looker, seat_info};
pub use settled::settle;
pub use shown::{Asked, Cannot, Dealing, Fixed, Levels, Plan, Shown, Shuffle, Shuffled};
pub use timeout::{give_back, rest, run_out};
pub use undo::Trail;
pub use watch::Watch;
pub use wishes::{Who, planned_seats, spoken};
pub use words::WORDS;
