//! A table: what it is, where it stands, what was done.

use super::{CampaignGame, ClockPlan, FairShuffle, SeatNumber, Tagged, Takebacks, Told, Visibility};
use serde::{Deserialize, Serialize};
use starboard_core::{Lang, Refusal};
use ts_rs::TS;

/// Where a table is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Seats are being filled.
    Waiting,
    Playing,
    Finished,
    /// Given up before the start, or imported without an end.
    Closed,
}

/// What a table is, for one viewer.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableInfo {
    pub id: String,
    pub game: String,
    /// The game's title in the reader's language.
    pub title: String,
    pub edition: String,
    /// The settled options.
    #[ts(type = "Record<string, unknown>")]
    pub options: serde_json::Value,
    pub status: Status,
    pub seats: Vec<SeatInfo>,
    /// The seats I hold: more than one means pass and play.
    pub my_seats: Vec<SeatNumber>,
    /// Do I run this table (start it, fill seats, close it)?
    pub i_host: bool,
    pub visibility: Visibility,
    pub clock: ClockPlan,
    /// A player for whom a bot plays may take the seat back.
    pub may_return: bool,
    pub takebacks: Takebacks,
    pub chat: bool,
    /// May one ask for hints here? Among several people it was agreed before.
    pub hints: bool,
    /// It is a lesson.
    pub lesson: bool,
    /// It counts for ratings.
    pub rated: bool,
    /// How the deal was made, where everybody had a hand in it.
    pub shuffle: Option<FairShuffle>,
    /// The token of the invite link, for those who sit here, while a seat is open.
    pub invite: Option<String>,
    /// SHA-256 of the seed, from the start of the game.
    pub fingerprint: Option<String>,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    pub created: i64,
    pub started: Option<i64>,
    pub ended: Option<i64>,
    /// The rematch, once somebody asked for one.
    pub next: Option<String>,
    pub forked_from: Option<ForkedFrom>,
    /// It did not begin from a fresh deal.
    pub from_position: bool,
    pub daily: Option<String>,
    pub campaign: Option<CampaignGame>,
    pub result: Option<Outcome>,
}

/// The moment of another table this one plays on from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ForkedFrom {
    pub table: String,
    pub step: u32,
}

/// Who sits where.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatInfo {
    pub seat: SeatNumber,
    /// Seats of the same team win and lose together.
    pub team: u8,
    pub kind: SeatKind,
    /// The player's or the bot's name; empty when the seat is open.
    pub name: String,
    /// The player's id (for muting and the player page); not for bots.
    pub player: Option<String>,
    pub level: Option<String>,
    /// The name of the bot that plays for the player since their time ran out.
    pub stand_in: Option<String>,
    pub mine: bool,
}

/// What sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    Open,
    Person,
    Bot,
}

/// Where the game stands, for one viewer.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Now {
    /// The number every action names: how many times something was done or taken back. It only grows.
    pub ply: u32,
    /// How many actions stand.
    pub step: u32,
    /// Who is asked; empty when the game is over.
    pub to_move: Vec<SeatNumber>,
    /// What is asked; nothing when the game is over.
    pub prompt: Option<Told>,
    /// What this viewer sees: the game's own shape.
    #[ts(type = "unknown")]
    pub view: serde_json::Value,
    /// What the seat this viewer looks from may do now.
    pub legal: Vec<Choice>,
    pub undo: Undo,
    /// The seats that give up if the seat this viewer looks from concedes.
    pub conceding: Vec<SeatNumber>,
    pub clocks: Option<Clocks>,
    /// A take-back waiting for answers.
    pub asked: Option<TakebackAsked>,
    pub outcome: Option<Outcome>,
}

/// A legal action: what to send, how a button says it, and the same as data of the game's own shape.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Choice {
    pub action: String,
    pub words: String,
    #[ts(as = "Tagged")]
    #[cfg_attr(feature = "schema", schema(value_type = Tagged))]
    pub data: serde_json::Value,
}

/// How far the seat this viewer looks from can go back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Undo {
    /// The lowest step reached freely; nothing if not even the last action can be taken back freely.
    pub free_to: Option<u32>,
    /// The step before the seat's own last action, reached if everybody agrees; nothing when that is not offered.
    pub asking_to: Option<u32>,
    /// What going back to `asking_to` undoes.
    pub lost: Vec<Lost>,
}

/// Actions of one seat that a take-back undoes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Lost {
    pub seat: SeatNumber,
    pub moves: u32,
}

/// The clocks as of the server's time `at`; they run on from there for the seats in `running`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Clocks {
    /// Server time, milliseconds since 1970.
    pub at: i64,
    /// Milliseconds left, by seat, at `at`.
    pub left: Vec<i64>,
    /// So many milliseconds from `at` on are free for who is asked.
    pub delay: i64,
    pub running: Vec<SeatNumber>,
}

/// Somebody asks to go back to `to_step`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TakebackAsked {
    pub seat: SeatNumber,
    pub to_step: u32,
    /// What it undoes.
    pub lost: Vec<Lost>,
    /// Those who have not answered yet.
    pub waiting_for: Vec<SeatNumber>,
}

/// The result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Outcome {
    /// By seat: 1 is best; equal ranks are shared.
    pub ranks: Vec<u8>,
    pub scores: Vec<i32>,
    /// Why it ended: the game's own word.
    pub why: String,
}

impl From<starboard_core::Outcome> for Outcome {
    fn from(o: starboard_core::Outcome) -> Self {
        Outcome { ranks: o.ranks, scores: o.scores, why: o.why }
    }
}

/// Act for a seat. Sending the same thing twice does it once.
#[derive(Clone, Debug, Deserialize, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// `now.ply` of the position the action is meant for.
    pub ply: u32,
    /// One of `now.legal`, or `concede` (at any time, asked or not).
    pub action: String,
    /// Needed when I hold several seats and it is not clear which one acts.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<SeatNumber>,
}

/// The action is done and will not be lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Acted {
    /// The ply it made.
    pub ply: u32,
    pub step: u32,
    /// It had already been done: this was a repetition.
    pub again: bool,
}

/// "Why can't I?"
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Check {
    pub action: String,
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<SeatNumber>,
}

/// Because.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Checked {
    pub legal: bool,
    /// The game's code of the reason.
    pub code: Option<String>,
    /// The reason in one sentence.
    pub words: Option<String>,
}

impl Checked {
    pub fn new(answer: Result<(), Refusal>, lang: Lang) -> Checked {
        match answer {
            Ok(()) => Checked { legal: true, code: None, words: None },
            Err(why) => Checked { legal: false, words: Some(why.words(lang)), code: Some(why.code) },
        }
    }
}

/// For which of my seats.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct ForSeat {
    pub seat: Option<SeatNumber>,
}

/// What a strong opponent would do, seeing only what the seat sees: at most three, best first.
#[derive(Clone, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Hints {
    pub ply: u32,
    pub best: Vec<Hint>,
}

/// One piece of advice.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Hint {
    pub action: String,
    /// The action as a button says it.
    pub words: String,
    /// The chance that the seat's side wins after it, 0 to 1, and half of its 95 % interval.
    pub chance: f64,
    pub error: f64,
    /// Nothing to choose between this and the best.
    pub about_even: bool,
    /// Why, in one sentence.
    pub reason: String,
}

/// Take back to `to_step`, freely if that is possible, otherwise by asking the others.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Takeback {
    pub ply: u32,
    pub to_step: u32,
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<SeatNumber>,
}

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TakebackAnswer {
    /// Taken back.
    Done,
    /// The others are asked.
    Asked,
    /// Somebody said no.
    Refused,
}

/// What came of asking to take back, or of answering.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TakenBack {
    pub answer: TakebackAnswer,
}

/// Answer somebody's wish to take back.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AnswerTakeback {
    pub yes: bool,
}

/// Say something at the table.
#[derive(Clone, Debug, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// 1 to 300 characters.
    pub text: String,
}

/// The host changes a table. Seats only before the start.
#[derive(Clone, Debug, Default, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct ChangeTable {
    pub chat: Option<bool>,
    pub seat: Option<SeatNumber>,
    /// What `seat` becomes.
    pub plan: Option<super::SeatPlan>,
}
