//! What a review tells: numbers and texts that are kept with the game, and words that are filled in for whoever reads it.

use super::facts::Facts;
use serde::{Deserialize, Serialize};
use starboard_core::Seat;
use ts_rs::TS;

/// The review of one game. Chances are from 0 to 1; lists by seat have one number for each seat, in order; errors are standard
/// errors.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Review {
    pub game: String,
    /// What it was made with: a review made with something else is made anew.
    pub made_with: String,
    /// How much of it is done, from 0 to 1.
    pub done: f64,
    /// Has the game an end?
    pub finished: bool,
    pub seats: Vec<SeatReview>,
    /// Everybody's chances when each turn began, and at the end.
    pub curve: Vec<Point>,
    pub decisions: Vec<Decision>,
    pub turns: Vec<TurnReview>,
    pub chance: Vec<Stroke>,
    /// What decided the game: at most three, the greatest first.
    pub moments: Vec<Turning>,
    pub facts: Facts,
    /// How many decisions hang on cards that had to be guessed, and are not judged.
    pub guessed: u32,
    /// How many playouts were spent.
    pub playouts: u64,
}

/// `start` + `luck` + `choices` + `unseen` = `result`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatReview {
    #[ts(type = "number")]
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
    /// Before anything was dealt.
    pub start: f64,
    /// What was dealt, to whomever.
    pub luck: f64,
    /// What everybody chose, against a steady player in their place.
    pub choices: f64,
    /// What came of choices because the truth was not what could be known.
    pub unseen: f64,
    pub result: f64,
    /// The standard error of `luck` and `choices` together.
    pub error: f64,
    /// `start` + `choices`, as a chance: the result without the luck.
    pub adjusted: f64,
    /// What the seat's own choices fell short of the best found, in all.
    pub cost: f64,
    /// How much of what was at stake in its choices the seat kept, from 0 to 100. Nothing if nothing was at stake.
    pub accuracy: Option<f64>,
    /// How much was at stake.
    pub stake: f64,
    pub judged: u32,
    pub inaccuracies: u32,
    pub mistakes: u32,
    pub blunders: u32,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Point {
    pub turn: u32,
    /// After so many steps of the record.
    pub step: u32,
    /// Who is asked then.
    #[ts(type = "number | null")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// Everybody's chance of winning; nothing while it is not known yet.
    pub chances: Vec<f64>,
    /// Somebody else leads from here on.
    pub turned: bool,
}

/// How good a choice was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Judgement {
    #[default]
    Fine,
    Inaccuracy,
    Mistake,
    Blunder,
}

/// A choice somebody had.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Decision {
    #[ts(type = "number")]
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
    pub turn: u32,
    /// The step of the record that it was, from 1.
    pub step: u32,
    pub action: String,
    /// The best that was found; the same as `action` if nothing better was.
    pub best: String,
    /// The chance of the best found and of what was done, by what the seat could know.
    pub best_chance: f64,
    pub chance: f64,
    /// How much less the choice was worth.
    pub cost: f64,
    /// The standard error of `cost`.
    pub error: f64,
    pub judgement: Judgement,
    /// How much was at stake: the best against any.
    pub stake: f64,
    /// What kind of thing was done and would have been better: the verbs of both.
    pub verb: String,
    pub best_verb: String,
    /// Why the best is better: a key of words.
    pub reason: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub words: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub best_words: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason_words: String,
}

/// All that a seat chose in one turn, judged together: in which order good things are done is no mistake.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TurnReview {
    #[ts(type = "number")]
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
    pub turn: u32,
    /// The first step of it.
    pub step: u32,
    pub cost: f64,
    pub error: f64,
    pub judgement: Judgement,
}

/// Something chance did.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Stroke {
    pub turn: u32,
    /// The step of the record in which it was dealt; 0 is the set-up.
    pub step: u32,
    /// What was dealt, as records write it.
    pub what: String,
    /// By how much it changed each seat's chances.
    pub luck: Vec<f64>,
    pub error: f64,
    /// Was every deal that could have been counted, or were they sampled?
    pub counted: bool,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub words: String,
}

/// A moment that decided the game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Turning {
    pub turn: u32,
    pub step: u32,
    /// Whose choice it was, or whom the luck helped or hurt most.
    #[ts(type = "number")]
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
    /// Was it chance, or a choice?
    pub chance: bool,
    /// By how much it changed the seat's chances.
    pub swing: f64,
    /// The sentence.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub words: String,
    /// The table before it, in plain text.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub table: String,
}
