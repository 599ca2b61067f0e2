//! What every game at the table shares.
//!
//! [`Game`] is the contract a game signs. [`face`] wraps any game, for free, in an object-safe face that speaks JSON and
//! text; everything above the games (server, program, bindings) uses only that.

pub mod about;
pub mod branches;
pub mod campaign;
pub mod chance;
pub mod encoding;
pub mod face;
pub mod fault;
pub mod french;
pub mod game;
pub mod json;
pub mod order;
pub mod outcome;
pub mod pack;
pub mod pile;
pub mod playout;
pub mod record;
pub mod room;
pub mod seat;
pub mod unreadable;
pub mod words;

pub use about::{About, CardInfo, FormatInfo, OptionInfo, OptionKind};
pub use branches::Branches;
pub use chance::{Chance, Deal, Dealt, Fast, Odds, Recorder, Scripted, Seed, TableChance};
pub use fault::{Fault, Faults};
pub use game::{Game, Refusal, Seen, Silent, Sink, ToMove};
pub use outcome::Outcome;
pub use pack::{Name, PackFiles, PackInfo, Variation};
pub use pile::Bag;
pub use playout::{Playout, Policy, Tally};
pub use record::{Record, RecordFault, Replay};
pub use room::{Part, Room, STEPS, add_to_list, write_list};
pub use seat::{Seat, SeatSet, Viewer};
pub use unreadable::Unreadable;
pub use words::{Lang, Words};

/// For positions and options: what is as usual is not written.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
