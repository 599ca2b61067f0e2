//! Writes `web/src/api/types.ts`; the test fails when the committed file is not what the types say.
//! `UPDATE=1 cargo test -p starboard-server typescript` writes it anew.

use super::*;
use std::fmt::Write as _;
use std::path::Path;
use ts_rs::{Config, TS};

macro_rules! declare {
    ($out:ident, $cfg:ident, $($t:ty),* $(,)?) => {$(
        let docs = <$t as TS>::docs().unwrap_or_default();
        let _ = write!($out, "\n{docs}export {}\n", <$t as TS>::decl(&$cfg));
    )*};
}

fn written() -> String {
    let cfg = Config::new().with_large_int("number");
    let mut out = String::from(
        "// Generated from crates/server/src/wire by `UPDATE=1 cargo test -p starboard-server typescript`. Do not edit.\n",
    );
    declare!(out, cfg, SeatNumber, Tagged, Told, Problem, Fault);
    declare!(out, cfg, WhoAmI, Me, Session, Credentials, ChangeMe, DeleteMe, Mute, Player, Statistics);
    declare!(out, cfg, GameInfo, FormatInfo, OptionInfo, OptionKind, LevelInfo, CardInfo);
    declare!(out, cfg, NewTable, SeatPlan, ClockPlan, OnTimeOut, Visibility, Takebacks, TableLine, Lobby, MyTables);
    declare!(out, cfg, Opened, Join, Leave, Start, Fork, Daily, DailyDeal, DailyResult, DailyCourse);
    declare!(
        out,
        cfg,
        Status,
        TableInfo,
        ForkedFrom,
        SeatInfo,
        SeatKind,
        Now,
        Choice,
        Undo,
        Lost,
        Clocks,
        TakebackAsked
    );
    declare!(out, cfg, Outcome, Act, Acted, Check, Checked, ForSeat, Hints, Hint, Takeback, TakebackAnswer, TakenBack);
    declare!(out, cfg, AnswerTakeback, Say, ChangeTable);
    declare!(out, cfg, ServerMessage, Snapshot, Update, Item, Happening, People, ClientMessage);
    declare!(
        out,
        cfg,
        CampaignInfo,
        NewCampaign,
        CampaignOpened,
        JoinCampaign,
        CampaignStage,
        Campaign,
        Coin,
        CampaignFork
    );
    declare!(out, cfg, CampaignGame, MyCampaigns, CampaignLine, PlayCampaign, TopUp, ForkCampaign, ImportCampaign);
    declare!(out, cfg, CampaignDeck);
    declare!(out, cfg, Review, SeatReview, Point, Judgement, Decision, TurnReview, Stroke, Turning);
    declare!(out, cfg, Facts, SeatFacts, Figure, CardFact, ByTurn);
    declare!(out, cfg, Instead, ImportLog, ImportedLog, MySeat, LogNote, MyReviews, ReviewedGame, MistakeKind);
    declare!(out, cfg, Puzzles, PuzzleLine, PuzzleShown, TryPuzzle, PuzzleAnswer);
    declare!(out, cfg, FairShuffle, ShuffledBy, RatingLine, CurvePoint, PlayerRatings, Versus, Leaderboard, Ranked);
    declare!(
        out,
        cfg,
        RankedLevel,
        RatedResult,
        QuickMatch,
        Challenge,
        MatchStep,
        MatchState,
        AgreedMatch,
        MatchPlayer
    );
    declare!(out, cfg, Company, Friend, Invitation, Switch, Invite, GroupLine, NewGroup, JoinGroup, Group, GroupTable);
    declare!(out, cfg, EveningLine, TournamentKind, TournamentStage, NewTournament, TournamentLine, Tournaments);
    declare!(out, cfg, Tournament, TournamentPlace, TournamentPair, Holiday, Holidays, Registration, Registered);
    declare!(out, cfg, RecoveryCode, Recover, ReportReason, NewReport, SanctionKind, NewSanction, Annul, DeletePlayer);
    declare!(out, cfg, Desk, Report, Sanction, SuspectPair, AuditLine);
    declare!(out, cfg, ArchiveQuery, Archive, ArchivedGame, Replay, Frame, Log, Verified);
    out
}

#[test]
fn typescript_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/api/types.ts");
    let written = written();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &written).unwrap();
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == written, "web/src/api/types.ts is stale: UPDATE=1 cargo test -p starboard-server typescript");
}
