//! Star Realms: Colony Wars and the Core Set, in every format.
//!
//! [`game::StarRealms`] signs the contract of `starboard_core`; each module holds one noun of the game. Rulings are cited by
//! number at the code that obeys them: `docs/rules.md`.

mod acquire;
pub mod action;
mod answer;
pub mod card;
pub mod catalog;
mod check;
mod combat;
pub mod deed;
pub mod effect;
mod encoding;
pub mod event;
pub mod faction;
pub mod fault_at;
pub mod frame;
pub mod game;
mod illegal;
pub mod kinds;
mod legal;
mod library;
mod list;
pub mod offer;
pub mod open;
pub mod options;
pub mod peek;
mod play;
pub mod position;
mod prompt;
mod quick;
mod resolve;
mod rules;
mod rulings;
mod seating;
mod shelves;
pub mod state;
mod team;
pub mod text;
mod turn;
pub mod variant;
pub mod view;
mod words;

pub use action::{Action, Amount, Piece, Pool};
pub use deed::Deed;
pub use encoding::Numbers;
pub use game::{Duel, Group, StarRealms, WideDuel};
pub use illegal::Illegal;
pub use library::{AnySet, Library};
pub use peek::{Asks, Look};
pub use prompt::Prompt;
pub use rules::{StarRealmsRules, card_info, labelled};
pub use state::State;
pub use variant::{Plain, Variant};
