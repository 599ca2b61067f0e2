//! Reviews, and what came of logs.

use super::{Choice, SeatNumber, Told};
use serde::{Deserialize, Serialize};
pub use starboard_bots::review::facts::ByTurn;
pub use starboard_bots::review::{
    CardFact, Decision, Facts, Figure, Judgement, Point, Review, SeatFacts, SeatReview, Stroke, TurnReview, Turning,
};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

/// What would have come of another action.
#[derive(Clone, Debug, Deserialize, TS, ToSchema, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
#[ts(optional_fields)]
pub struct Instead {
    /// The step of the game, from 1, in whose place it is taken.
    pub step: u32,
    pub action: String,
    /// As this seat sees it; open if none is named.
    #[param(value_type = Option<u8>)]
    pub seat: Option<SeatNumber>,
}

/// A log of the publisher's app, as text.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ImportLog {
    pub text: String,
}

/// A log that was taken in.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ImportedLog {
    /// Its table in my archive.
    pub id: String,
    /// How the log calls the players, by seat.
    pub players: Vec<String>,
    pub lines: u32,
    pub steps: u32,
    /// How many steps hang on cards that had to be guessed.
    pub guessed: u32,
    /// Lines we do not know and passed over.
    pub notes: Vec<LogNote>,
}

/// Which seat of a game that I brought was mine.
#[derive(Clone, Copy, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MySeat {
    /// Nothing: none.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<SeatNumber>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LogNote {
    pub line: u32,
    pub text: String,
}

/// All my reviewed games, oldest first.
#[derive(Clone, Debug, Default, Serialize, TS, ToSchema)]
pub struct MyReviews {
    pub games: Vec<ReviewedGame>,
    /// What I do wrong most often, the most expensive first.
    pub mistakes: Vec<MistakeKind>,
    /// My latest games that nobody has reviewed yet: they count once somebody has asked for their reviews.
    pub missing: Vec<String>,
}

#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ReviewedGame {
    pub id: String,
    pub game: String,
    pub format: String,
    /// Names of people, levels of opponents.
    pub against: Vec<String>,
    pub ended: i64,
    pub luck: f64,
    pub choices: f64,
    pub cost: f64,
    pub accuracy: Option<f64>,
    /// Mistakes and blunders.
    pub mistakes: u32,
    pub adjusted: f64,
    pub result: f64,
}

/// Choices of one kind: what was done, and what would have been better.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct MistakeKind {
    pub game: String,
    pub verb: String,
    pub best_verb: String,
    pub times: u32,
    pub cost: f64,
}

/// All puzzles, and how I stand with them.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Puzzles {
    /// Today's, for everybody the same.
    pub daily: Option<String>,
    pub rating: u32,
    pub puzzles: Vec<PuzzleLine>,
}

#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct PuzzleLine {
    pub id: String,
    pub game: String,
    pub rating: u32,
    /// At the first try; nothing if I have not tried it.
    pub solved: Option<bool>,
}

/// A puzzle as its seat sees it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct PuzzleShown {
    pub id: String,
    pub game: String,
    pub edition: String,
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub options: serde_json::Value,
    pub seats: u8,
    pub seat: SeatNumber,
    pub rating: u32,
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: serde_json::Value,
    pub prompt: Option<Told>,
    pub legal: Vec<Choice>,
    pub to_move: Vec<SeatNumber>,
}

/// Everything that was done so far, in order.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TryPuzzle {
    pub actions: Vec<String>,
}

#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct PuzzleAnswer {
    /// Nothing while it may still be found.
    pub solved: Option<bool>,
    /// What was best, once it is decided.
    pub best: Option<String>,
    /// The chance to win after it, and how far everything else is behind.
    pub chance: f64,
    pub gap: f64,
    /// My rating now.
    pub rating: Option<u32>,
    /// The whole position, to play on from it; once it is decided, since it also has what the seat cannot see.
    #[ts(type = "unknown")]
    #[schema(value_type = Option<Object>)]
    pub position: Option<serde_json::Value>,
    /// The table after what was done.
    pub shown: PuzzleShown,
}
