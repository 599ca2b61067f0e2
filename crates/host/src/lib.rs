//! What every host of tables shares, whatever it keeps them in: the wire, the opponents on offer, opening a table, records in and out,
//! rematches, forks, campaigns step by step, daily deals, puzzles, logs of the publisher's app, what reviews say together.
//!
//! Like `starboard-table` it reads no clock and does no input or output: the time, names nobody can guess and seeds are handed in.
//! A server keeps what comes of it in a database, a page in the browser.

pub mod campaign;
pub mod daily;
mod fork;
pub mod log;
mod opening;
mod opponents;
pub mod puzzle;
mod record;
mod refused;
mod rematch;
pub mod review;
pub mod wire;
mod words;

pub use fork::{fork, instead, verify};
pub use opening::{Names, Opening, opening, seats};
pub use opponents::{DEFAULT_LEVEL, OFFERED, Offered, advice, catalogue, check_level, levels, opponent, seat_info};
pub use record::{brought, played};
pub use refused::Refused;
pub use rematch::{again, sits_again};
pub use words::{WORDS, say};
