//! Tables: the log, the present moment made from it, and everything people do there.

pub mod clock;
mod day;
mod entry;
mod hall;
mod history;
mod live;
mod presence;
mod render;
mod save;
mod settled;
mod shown;
mod timeout;
mod undo;

pub use day::day;
pub use entry::{Occupant, What};
pub use hall::Hall;
pub use history::History;
pub use live::{Live, Step};
pub use render::Looker;
pub use save::{LoadError, from_word, word};
pub use settled::settle;
pub use shown::{Dealing, Fixed, Levels, Plan, Shown};
pub use timeout::run_out;
pub use undo::Trail;

use crate::bots;
use crate::wire::SeatInfo;
use starboard_core::Seat;

/// A seat's action, before chance has dealt.
pub fn act(seat: Seat, action: &str) -> What {
    What::Act { seat, action: action.to_owned(), deals: Vec::new(), bot: None }
}

/// Who sits in a seat of a table of this game, for lists of tables.
pub fn seat_info(seat: Seat, team: u8, o: &Occupant, game: &str, looker: &Looker) -> SeatInfo {
    let title = o.level.as_ref().and_then(|level| bots::OFFERED.title(game, level, looker.lang));
    render::seat_info(seat, team, o, title, looker)
}
