//! Tables: the log, the present moment made from it, and everything people do there.

pub mod clock;
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

pub use entry::{Occupant, What};
pub use hall::Hall;
pub use history::History;
pub use live::{Live, Step};
pub use render::{Looker, seat_info};
pub use save::{LoadError, SeatRow, seated, word};
pub use settled::settle;
pub use shown::{Dealing, Fixed, Plan, Shown};
pub use timeout::run_out;
pub use undo::Trail;

use starboard_core::Seat;

/// A seat's action, before chance has dealt.
pub fn act(seat: Seat, action: &str) -> What {
    What::Act { seat, action: action.to_owned(), deals: Vec::new(), bot: None }
}
