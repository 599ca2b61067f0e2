//! Campaigns: what lasts between games. A campaign is a text in the database ([`held`]); its games are ordinary tables.
//!
//! A version decides races, so everything happens once: a game's end is taken into its campaign by whoever comes first, the
//! process where it ended, the next reader, or the next start of a server ([`play`]).

mod held;
mod open;
mod play;
mod show;

pub use held::Remembered;
