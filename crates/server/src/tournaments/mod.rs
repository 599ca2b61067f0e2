//! Tournaments: who plays, who meets whom, who stands where. The database is the truth: whichever process looks next goes on.

mod go_on;
mod show;

use crate::app::App;
use crate::bots;
use crate::meeting::Wish;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::ratings::{LEVELS, thousandths};
use crate::secret;
use crate::sql;
use crate::store::{Json, Unit, Word};
use crate::time::now_ms;
use crate::wire::{NewTournament, Tournament, TournamentKind, TournamentStage};
use starboard_contest::{Won, rounds_of};
use starboard_core::Faults;

const LEAST: usize = 3;
const MOST: usize = 32;
const PATIENCE: u32 = 180;

/// A tournament as its row says.
pub(super) struct Held {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) host: Option<String>,
    pub(super) circle: Option<String>,
    pub(super) wish: Wish,
    pub(super) kind: TournamentKind,
    pub(super) rounds: u32,
    pub(super) round: u32,
    pub(super) stage: TournamentStage,
    pub(super) patience: i64,
    pub(super) version: i64,
    pub(super) players: Vec<Entered>,
    pub(super) pairings: Vec<Pairing>,
}

/// Somebody in it.
pub(super) struct Entered {
    pub(super) account: Option<String>,
    pub(super) name: String,
    pub(super) level: Option<String>,
    pub(super) points: i64,
    pub(super) gone: bool,
}

/// A meeting: over, running, or to come.
#[derive(Clone)]
pub(super) struct Pairing {
    pub(super) round: u32,
    pub(super) n: i64,
    pub(super) one: usize,
    pub(super) two: Option<usize>,
    pub(super) match_id: Option<String>,
    pub(super) table: Option<String>,
    pub(super) won: Option<Won>,
}

pub(super) fn won_word(won: Won) -> &'static str {
    match won {
        Won::One => "one",
        Won::Two => "two",
        Won::Shared => "shared",
        Won::Nobody => "nobody",
    }
}

fn won(word: &str) -> Option<Won> {
    [Won::One, Won::Two, Won::Shared, Won::Nobody].into_iter().find(|w| won_word(*w) == word)
}

type Row = (
    String,
    Option<String>,
    Option<String>,
    Json<Wish>,
    Word<TournamentKind>,
    u32,
    u32,
    Word<TournamentStage>,
    i64,
    i64,
);
type PlayerRow = (Option<String>, String, Option<String>, i64, bool);
type PairRow = (u32, i64, u32, Option<u32>, Option<String>, Option<String>, Option<String>);

impl App {
    pub(super) async fn tournament_held(&self, id: &str) -> Result<Held, Fail> {
        let store = &self.hall.store;
        let query = sql!(
            "SELECT name, host, circle_id, wish, kind, rounds, round, stage, patience, version FROM tournaments WHERE id = $1",
            id
        );
        let row: Row = store.first(query).await?.ok_or(Refused::NotFound)?;
        let (name, host, circle, Json(wish), Word(kind), rounds, round, Word(stage), patience, version) = row;
        let players = sql!(
            "SELECT p.account, COALESCE(a.name, p.name), p.level, p.points, p.gone FROM tournament_players p \
             LEFT JOIN accounts a ON a.id = p.account WHERE p.tournament_id = $1 ORDER BY p.n",
            id
        );
        let players: Vec<PlayerRow> = store.read(players).await?;
        let entered = |(account, name, level, points, gone)| Entered { account, name, level, points, gone };
        let pairings = sql!(
            "SELECT round, n, one, two, match_id, table_id, won FROM pairings WHERE tournament_id = $1 ORDER BY round, n",
            id
        );
        let pairings: Vec<PairRow> = store.read(pairings).await?;
        let pairing = |(round, n, one, two, match_id, table, word): PairRow| Pairing {
            round,
            n,
            one: one as usize,
            two: two.map(|t| t as usize),
            match_id,
            table,
            won: word.as_deref().and_then(won),
        };
        Ok(Held {
            id: id.to_owned(),
            name,
            host,
            circle,
            wish,
            kind,
            rounds,
            round,
            stage,
            patience,
            version,
            players: players.into_iter().map(entered).collect(),
            pairings: pairings.into_iter().map(pairing).collect(),
        })
    }

    pub async fn new_tournament(&self, me: &Player, new: NewTournament) -> Result<Tournament, Fail> {
        let name = crate::company::title(&new.name)?;
        let wish = self.wish(me, &new.game, new.options, new.clock, new.rated)?;
        self.may_be_rated(&wish, me).await?;
        let mut faults = Faults::default();
        // Pairings, byes and standings are of two who meet.
        if wish.seats != 2 {
            faults.add("options.players", "two players: in a tournament two meet at a time");
        }
        for (i, level) in new.bots.iter().enumerate() {
            if let Err(f) = bots::check_level(&wish.game, level) {
                faults.0.extend(f.within(&format!("bots[{i}]")).0);
            }
        }
        let people = usize::from(new.play.unwrap_or(true));
        if new.bots.len() + people > MOST {
            faults.add("bots", format!("at most {MOST} players"));
        }
        if new.rounds.is_some_and(|r| !(1..=31).contains(&r)) {
            faults.add("rounds", "1 to 31");
        }
        let patience = new.patience.unwrap_or(PATIENCE);
        if !(10..=86_400).contains(&patience) {
            faults.add("patience", "10 to 86400 seconds");
        }
        faults.or(())?;
        if let Some(group) = &new.group
            && !self.is_member(group, &me.id).await?
        {
            return Err(Refused::NotFound.into());
        }
        self.check_room(Some(&me.id)).await?;
        let id = secret::name(12);
        let mut unit = vec![sql!(
            "INSERT INTO tournaments (id, name, host, circle_id, wish, kind, rounds, round, stage, patience, created, updated, version) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, 0, 'open', $8, $9, $9, 0)",
            &id,
            name,
            &me.id,
            new.group,
            wish.text(),
            crate::table::word(&new.kind),
            new.rounds.unwrap_or(0),
            i64::from(patience) * 1000,
            now_ms(),
        )];
        for (n, level) in new.bots.iter().enumerate() {
            let points = LEVELS.rating(&wish.game, &wish.kind(), level).map_or(1_500_000, |r| thousandths(r.points));
            unit.push(sql!(
                "INSERT INTO tournament_players (tournament_id, n, account, name, level, points, gone) VALUES ($1, $2, NULL, '', $3, $4, 0)",
                &id,
                n as i64,
                level,
                points,
            ));
        }
        self.hall.writer.commit(Unit::of(unit)).await?;
        if people == 1 { self.join_tournament(me, &id).await } else { self.tournament(Some(me), &id).await }
    }

    pub async fn join_tournament(&self, me: &Player, id: &str) -> Result<Tournament, Fail> {
        let held = self.tournament_held(id).await?;
        self.may_see(Some(me), &held).await?;
        if held.stage != TournamentStage::Open {
            return Err(Refused::State("tournament-on").into());
        }
        if held.wish.rated && me.guest {
            return Err(Refused::State("rated-needs-account").into());
        }
        if self.is_sanctioned(&me.id, crate::wire::SanctionKind::Rated).await? {
            return Err(Refused::State("sanctioned-rated").into());
        }
        let points = self.rating(&me.id, &held.wish.game, &held.wish.kind()).await?.rating.points;
        let enter = sql!(
            "INSERT INTO tournament_players (tournament_id, n, account, name, level, points, gone) \
             SELECT $1, (SELECT COALESCE(MAX(n) + 1, 0) FROM tournament_players WHERE tournament_id = $1), $2, $3, NULL, $4, 0 \
             WHERE (SELECT COUNT(*) FROM tournament_players WHERE tournament_id = $1) < $5 \
             AND NOT EXISTS (SELECT 1 FROM tournament_players WHERE tournament_id = $1 AND account = $2) \
             AND EXISTS (SELECT 1 FROM tournaments WHERE id = $1 AND stage = 'open') ON CONFLICT DO NOTHING",
            id,
            &me.id,
            &me.name,
            thousandths(points),
            MOST as i64,
        );
        let entered = self.hall.writer.commit(Unit::of(vec![enter])).await?;
        let already = held.players.iter().any(|p| p.account.as_ref() == Some(&me.id));
        if !entered && !already {
            return Err(Refused::State("tournament-full").into());
        }
        self.tournament(Some(me), id).await
    }

    /// Before the start one is out; afterwards one is not paired any more, and a game that has not begun is lost.
    pub async fn leave_tournament(&self, me: &Player, id: &str) -> Result<(), Fail> {
        let held = self.tournament_held(id).await?;
        if !held.players.iter().any(|p| p.account.as_ref() == Some(&me.id)) {
            return Err(Refused::NotFound.into());
        }
        let unit = match held.stage {
            TournamentStage::Open => vec![sql!(
                "DELETE FROM tournament_players WHERE tournament_id = $1 AND account = $2 \
                 AND EXISTS (SELECT 1 FROM tournaments WHERE id = $1 AND stage = 'open')",
                id,
                &me.id
            )],
            _ => vec![sql!(
                "UPDATE tournament_players SET gone = 1 WHERE tournament_id = $1 AND account = $2",
                id,
                &me.id
            )],
        };
        self.hall.writer.commit(Unit::of(unit)).await?;
        Ok(())
    }

    pub async fn start_tournament(&self, me: &Player, id: &str) -> Result<Tournament, Fail> {
        let held = self.tournament_held(id).await?;
        self.may_see(Some(me), &held).await?;
        if held.host.as_ref() != Some(&me.id) {
            return Err(Refused::Forbidden.into());
        }
        if held.stage != TournamentStage::Open {
            return Err(Refused::State("tournament-on").into());
        }
        if held.players.len() < LEAST {
            return Err(Refused::State("tournament-small").into());
        }
        // The strongest come first: seeds are numbers.
        let mut order: Vec<usize> = (0..held.players.len()).collect();
        order.sort_by_key(|i| (-held.players[*i].points, *i));
        let rounds = match held.kind {
            TournamentKind::RoundRobin => held.players.len() - 1 + held.players.len() % 2,
            TournamentKind::Swiss if held.rounds > 0 => (held.rounds as usize).min(held.players.len() - 1),
            TournamentKind::Swiss => (rounds_of(held.players.len()) as usize).min(held.players.len() - 1),
        };
        let mut unit = vec![
            sql!(
                "UPDATE tournaments SET stage = 'playing', rounds = $3, updated = $4, version = version + 1 \
                 WHERE id = $1 AND version = $2 AND stage = 'open' \
                 AND (SELECT COUNT(*) FROM tournament_players WHERE tournament_id = $1) = $5",
                id,
                held.version,
                rounds as i64,
                now_ms(),
                held.players.len() as i64,
            ),
            sql!("DELETE FROM tournament_players WHERE tournament_id = $1", id),
        ];
        for (n, i) in order.into_iter().enumerate() {
            let p = &held.players[i];
            unit.push(sql!(
                "INSERT INTO tournament_players (tournament_id, n, account, name, level, points, gone) VALUES ($1, $2, $3, $4, $5, $6, 0)",
                id,
                n as i64,
                p.account.clone(),
                &p.name,
                p.level.clone(),
                p.points,
            ));
        }
        if !self.hall.writer.commit(Unit::of(unit)).await? {
            return Err(Refused::Busy.into());
        }
        self.tournament_goes_on(id).await?;
        self.tournament(Some(me), id).await
    }
}
