//! Rise to Power: two to four companies build power networks, contract by contract.
//!
//! The rules are those of the prototype rulebook v0.9a as `docs/rules.md` decides them; rulings are cited
//! as `RTP-nn` at the code that obeys them. [`RiseToPower`] is the game, [`RiseToPowerRules`] its place on the shelf.

mod about;
mod action;
mod check;
mod contest;
mod contract;
mod data;
mod effect;
mod encoding;
mod event;
mod game;
mod grid;
mod imagine;
mod legal;
mod log;
mod network;
mod patch;
mod payment;
mod picture;
mod play;
mod position;
mod position_check;
mod prism;
mod prompt;
mod score;
mod sets;
mod show;
mod state;
mod switches;
mod tally;
mod text;
mod trade;
mod view;

pub use about::RiseToPowerRules;
pub use action::Action;
pub use check::Illegal;
pub use contract::{Bonus, Card, Cards, Contract, District, Origin, Sector};
pub use data::{Agenda, Catalogue};
pub use effect::{Effect, Measure};
pub use encoding::Numbers;
pub use event::Event;
pub use game::{FirstPlayer, Format, Options, RiseToPower};
pub use grid::{Cell, FreeCells};
pub use legal::Narrow;
pub use payment::Price;
pub use position::Position;
pub use prism::{Colour, Prism, Prisms};
pub use prompt::Prompt;
pub use score::{Influence, Tie, TieBreak};
pub use sets::Sets;
pub use state::{Answer, Claims, Contest, Known, Phase, Player, State, Use, Why};
pub use tally::Tally;
pub use view::View;
