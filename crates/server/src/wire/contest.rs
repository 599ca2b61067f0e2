//! Ratings, quick matches, friends, groups, tournaments.

use super::{ClockPlan, SeatNumber, TableLine};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A rating in one game and format.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct RatingLine {
    pub game: String,
    /// The format; with `-several` at its end it is for tables of more than two.
    pub format: String,
    pub points: i32,
    /// The points are right within twice this, nineteen times of twenty.
    pub deviation: i32,
    /// Too few games to say much.
    pub provisional: bool,
    pub games: u32,
    pub won: u32,
    /// My place among those whose rating is not provisional.
    pub place: Option<u32>,
    /// The points after each rated game, oldest first; at most the last 200.
    pub curve: Vec<CurvePoint>,
}

/// What a rated game made of a rating.
#[derive(Clone, Copy, Debug, Serialize, TS, ToSchema)]
pub struct CurvePoint {
    pub at: i64,
    pub points: i32,
}

/// A player's ratings and what I have to do with them.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct PlayerRatings {
    pub id: String,
    pub name: String,
    pub since: i64,
    pub guest: bool,
    pub me: bool,
    /// I follow them; I have blocked them.
    pub following: bool,
    pub blocked: bool,
    pub muted: bool,
    pub ratings: Vec<RatingLine>,
    /// My games against them.
    pub versus: Vec<Versus>,
}

/// Games of two players against each other, from my side.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Versus {
    pub game: String,
    pub format: String,
    pub played: u32,
    pub won: u32,
    pub lost: u32,
    pub last: i64,
}

/// The best of a game and format.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Leaderboard {
    pub game: String,
    pub format: String,
    /// The best first; provisional ratings are not listed.
    pub players: Vec<Ranked>,
    /// How many have a rating that is still provisional.
    pub provisional: u32,
    /// Our own opponents on the same scale; empty where nobody measured them.
    pub levels: Vec<RankedLevel>,
}

/// A line of a leaderboard.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Ranked {
    pub place: u32,
    pub player: String,
    pub name: String,
    pub points: i32,
    pub deviation: i32,
    pub games: u32,
    pub mine: bool,
}

/// One of our opponents on the scale of people.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct RankedLevel {
    pub level: String,
    pub title: String,
    pub points: i32,
}

/// What a finished rated game did to the ratings, by seat.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct RatedResult {
    pub seat: SeatNumber,
    pub before: i32,
    pub after: i32,
    /// It counted; an owner may have taken it out.
    pub counted: bool,
}

/// I want to play now. Ask again every second or so until there is a table.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct QuickMatch {
    pub game: String,
    /// The game's options; for two players or more. A rated game has the game's own but for `format` and `players`.
    #[serde(default)]
    #[ts(optional, type = "Record<string, unknown>")]
    #[schema(value_type = Option<Object>)]
    pub options: Option<serde_json::Value>,
    /// Who runs out of time has lost.
    pub clock: ClockPlan,
    /// Does it count? Guests have no rating.
    pub rated: bool,
    /// The SHA-256 of my number, 64 hexadecimal digits.
    pub promise: String,
}

/// I want to play with somebody I name, or with several. Seats that are left are taken by opponents of ours.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct Challenge {
    pub player: String,
    /// Who else is asked.
    #[serde(default)]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub others: Vec<String>,
    pub game: String,
    #[serde(default)]
    #[ts(optional, type = "Record<string, unknown>")]
    #[schema(value_type = Option<Object>)]
    pub options: Option<serde_json::Value>,
    pub clock: ClockPlan,
    pub rated: bool,
}

/// My part in an agreed game: what I promise, then the number.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct MatchStep {
    pub promise: Option<String>,
    pub number: Option<String>,
}

/// How far the search for a game is.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum MatchState {
    /// Not enough people of my strength are there yet for a table of `seats`. At `until` opponents of ours take the seats that are left.
    Waiting { since: i64, until: i64, now: i64, others: u32, seats: u32 },
    /// A game is agreed.
    Agreed(AgreedMatch),
    /// The table is there.
    Table { table: String, instead: bool },
    /// Somebody did not come.
    Off,
}

/// A game that is agreed: everybody's page promises a number, then tells it, then the cards are dealt.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct AgreedMatch {
    pub id: String,
    pub game: String,
    pub format: String,
    pub clock: ClockPlan,
    pub rated: bool,
    /// Not enough people of my strength were there: opponents of ours play instead, those with a `level`.
    pub instead: bool,
    /// The SHA-256 of the server's number.
    pub promise: String,
    pub players: Vec<MatchPlayer>,
    /// Everybody has promised: now tell your number.
    pub tell: bool,
    pub expires: i64,
    pub now: i64,
}

/// Who plays in an agreed game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct MatchPlayer {
    pub seat: SeatNumber,
    pub name: String,
    pub player: Option<String>,
    pub level: Option<String>,
    pub points: Option<i32>,
    pub provisional: bool,
    pub mine: bool,
    pub promise: Option<String>,
    pub told: bool,
}

/// The people I know.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Company {
    pub following: Vec<Friend>,
    pub blocked: Vec<Friend>,
    pub invitations: Vec<Invitation>,
    pub groups: Vec<GroupLine>,
}

/// Somebody I know.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Friend {
    pub player: String,
    pub name: String,
    /// They follow me, too.
    pub mutual: bool,
    /// A table where they play and one may watch.
    pub table: Option<String>,
}

/// Somebody asks me to come.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Invitation {
    /// `table`, `match` or `group`.
    pub kind: String,
    /// Where it leads: a path of the pages.
    pub path: String,
    pub target: String,
    pub by: String,
    pub by_player: String,
    /// The game, or the name of the group.
    pub about: String,
    /// The format of the game, or empty.
    pub format: String,
    /// The clock of the game.
    pub clock: Option<ClockPlan>,
    pub at: i64,
}

/// Do or undo.
#[derive(Clone, Copy, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Switch {
    pub on: bool,
}

/// Ask somebody to come.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Invite {
    /// The name of the player.
    pub name: String,
}

/// A group in a list.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct GroupLine {
    pub id: String,
    pub name: String,
    pub members: u32,
}

/// A new group.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGroup {
    pub name: String,
}

/// Join a group by its link.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct JoinGroup {
    pub invite: Option<String>,
}

/// People who play together: their lobby and the ranking of the evening.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Group {
    pub id: String,
    pub name: String,
    pub i_host: bool,
    /// The link is `/group/{id}?invite=`; for members.
    pub invite: String,
    pub members: Vec<Friend>,
    pub tables: Vec<GroupTable>,
    /// The games of the last eighteen hours.
    pub evening: Vec<EveningLine>,
    pub tournaments: Vec<TournamentLine>,
}

/// A table of a group.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct GroupTable {
    pub table: TableLine,
    /// With it a member sits down, while a seat is open.
    pub invite: Option<String>,
}

/// How somebody did this evening.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct EveningLine {
    pub place: u32,
    pub player: String,
    pub name: String,
    pub played: u32,
    pub won: u32,
    /// One for everybody who came after me, a half for who came level.
    pub points: f64,
}

/// How a tournament goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TournamentKind {
    RoundRobin,
    Swiss,
}

/// Where a tournament is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TournamentStage {
    Open,
    Playing,
    Over,
}

/// A new tournament.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct NewTournament {
    pub name: String,
    pub game: String,
    #[serde(default)]
    #[ts(optional, type = "Record<string, unknown>")]
    #[schema(value_type = Option<Object>)]
    pub options: Option<serde_json::Value>,
    pub clock: ClockPlan,
    pub kind: TournamentKind,
    /// Of a Swiss tournament (default: enough for one winner).
    #[serde(default)]
    pub rounds: Option<u32>,
    /// Levels of the bots that play along.
    #[serde(default)]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub bots: Vec<String>,
    #[serde(default)]
    pub rated: bool,
    /// Do I play myself? (default true)
    #[serde(default)]
    pub play: Option<bool>,
    /// How many seconds one waits for who does not come (10 to 86400; default 180).
    #[serde(default)]
    pub patience: Option<u32>,
    /// Only for members of this group.
    #[serde(default)]
    pub group: Option<String>,
}

/// A tournament in a list.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct TournamentLine {
    pub id: String,
    pub name: String,
    pub game: String,
    pub kind: TournamentKind,
    pub stage: TournamentStage,
    pub players: u32,
    pub round: u32,
    pub rounds: u32,
    pub updated: i64,
}

/// Tournaments: open ones, running ones, and the latest that are over.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Tournaments {
    pub tournaments: Vec<TournamentLine>,
}

/// A tournament to watch.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Tournament {
    pub id: String,
    pub name: String,
    pub game: String,
    pub format: String,
    pub clock: ClockPlan,
    pub kind: TournamentKind,
    pub stage: TournamentStage,
    pub rated: bool,
    pub round: u32,
    pub rounds: u32,
    pub i_host: bool,
    pub i_play: bool,
    /// My game of this round waits for me.
    pub my_match: Option<String>,
    pub my_table: Option<String>,
    pub standings: Vec<TournamentPlace>,
    pub pairings: Vec<TournamentPair>,
}

/// Where somebody stands.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct TournamentPlace {
    pub rank: u32,
    /// The number in the tournament, as pairings name it.
    pub n: u32,
    pub name: String,
    pub player: Option<String>,
    pub level: Option<String>,
    pub points: f64,
    pub buchholz: f64,
    pub beaten: f64,
    pub won: u32,
    pub played: u32,
    pub gone: bool,
    pub mine: bool,
}

/// Who meets whom.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct TournamentPair {
    pub round: u32,
    pub one: u32,
    pub two: Option<u32>,
    pub table: Option<String>,
    /// `one`, `two`, `shared` or `nobody`; nothing while it is played.
    pub won: Option<String>,
}

/// Away for some days: correspondence clocks stand still.
#[derive(Clone, Copy, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Holiday {
    /// From now on; 0 ends it.
    pub days: u32,
}

/// When I am away, and how many days of the year are left.
#[derive(Clone, Copy, Debug, Serialize, TS, ToSchema)]
pub struct Holidays {
    pub until: Option<i64>,
    pub left: u32,
}
