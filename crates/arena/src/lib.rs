//! Which bot is stronger, and how sure are we?
//!
//! A run is a [`Plan`]: a game, some bots, a number of deals. Every deal is played in every seating (of many bots, with
//! everybody in every place), so luck and seats cancel; intervals are computed from whole deals, never from single games. [`run()`] plays it, on as many threads as it is
//! given, and can be stopped and taken up again; [`Standings`] is what came out, and [`html`] is the page that shows it.

pub mod balance;
pub mod calibration;
pub mod html;
mod intervals;
mod keep;
mod lineup;
mod play;
pub mod plot;
mod rating;
mod run;
mod sprt;
mod standings;
pub mod stats;
mod swiss;
mod threads;
mod words;

pub use lineup::Lineup;
pub use play::{Forfeit, Played};
pub use run::{Fault, Plan, Progress, Results, Unit, gather, piece, run};
pub use sprt::{Bounds, Verdict};
pub use standings::{Standing, Standings};
pub use swiss::{SwissPlace, run_swiss};
