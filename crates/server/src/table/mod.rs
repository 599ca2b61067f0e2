//! Tables in a hall: the values of `starboard-table`, in memory and in the database.

mod hall;
mod history;
mod live;
mod packs;
mod presence;
mod save;
mod sound;

pub use hall::Hall;
pub use live::Live;
pub use packs::settle_kept;
pub use save::{LoadError, SeatRow, opening, seated, word};
pub use sound::{Unsound, check as check_table};
pub use starboard_host::seat_info;
pub use starboard_table::{
    Asked, Dealing, Deed, Entry, Fixed, History, Line, Looker, Occupant, Plan, Shown, What, clock, day, give_back,
    run_out, settle,
};
