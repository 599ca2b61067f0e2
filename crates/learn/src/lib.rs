//! Tables as learners play them: actions by number, views as rows ([`starboard_core::encoding`]), one table at a time
//! ([`Playing`]) or many at once ([`Batch`]). It knows no game: the shelf says which games have an encoding.

mod batch;
mod encoded;
mod playing;
mod probe;

pub use batch::{Arrays, Batch, Plan};
pub use encoded::{Encoded, encoded};
pub use playing::Playing;

use starboard_bots::Trouble;
use starboard_core::{Faults, Outcome, Refusal, Seat};

/// Every different table that something can lead to, with its probability.
pub type Ends = Vec<(f64, Box<dyn Playing>)>;

/// Why something is not done. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    #[error("the game is over")]
    Over,
    #[error("there is no seat {0} at this table")]
    NoSeat(Seat),
    #[error("action {0} is not legal now")]
    NotLegal(i64),
    #[error("action {action} is not legal at table {table}")]
    NotLegalAt { table: usize, action: i64 },
    #[error("there are more than {0} ways this can turn out: too many to list")]
    TooMany(usize),
    #[error("{0} has room for {1}, and {2} are needed")]
    Room(&'static str, usize, usize),
    #[error(transparent)]
    Bot(#[from] Trouble),
    #[error("{0}")]
    Bad(#[from] Faults),
    #[error("{}", .0.words(starboard_core::Lang::En))]
    Refused(Box<Refusal>),
}

/// What a finished game gives each seat: 1 for the first rank, -1 for the others, 0 for all if all share the first.
pub fn rewards(outcome: &Outcome, out: &mut [f32]) {
    let shared = outcome.ranks.iter().all(|rank| *rank == 1);
    for (reward, rank) in out.iter_mut().zip(&outcome.ranks) {
        *reward = match (shared, rank) {
            (true, _) => 0.0,
            (false, 1) => 1.0,
            (false, _) => -1.0,
        };
    }
}
