//! Tables in a hall: the values of `starboard-table`, in memory and in the database.

mod hall;
mod history;
mod live;
mod packs;
mod presence;
mod save;

pub use hall::Hall;
pub use live::Live;
pub use packs::settle_kept;
pub use save::{LoadError, SeatRow, seated, word};
pub use starboard_table::{
    Asked, Dealing, Deed, Entry, Fixed, History, Levels, Line, Looker, Occupant, Plan, Shown, What, clock, day,
    give_back, run_out, settle,
};

use crate::bots;
use crate::wire::SeatInfo;
use starboard_core::Seat;

/// Who sits in a seat of a table of this game, for lists of tables.
pub fn seat_info(seat: Seat, team: u8, o: &Occupant, game: &str, looker: &Looker) -> SeatInfo {
    let title = o.level.as_ref().and_then(|level| bots::OFFERED.title(game, level, looker.lang));
    starboard_table::seat_info(seat, team, o, title, looker)
}
