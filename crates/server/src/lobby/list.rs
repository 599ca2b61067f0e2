//! Lists of tables.

use crate::app::App;
use crate::people::session::Player;
use crate::problem::Fail;
use crate::sql;
use crate::store::{Json, Statement, Word};
use crate::table::{Occupant, Plan, settle_kept};
use crate::wire::{ClockPlan, Lobby, SeatInfo, SeatKind, SeatNumber, Status, TableLine};
use crate::words::lang;
use starboard_core::face::AnyGame;
use starboard_core::{Seat, SeatSet};
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::net::IpAddr;
use std::sync::Arc;

/// Lines of the lobby, and how many of them are one player's or one address's at most.
const OPEN: i64 = 100;
const RUNNING: i64 = 50;
const OF_ONE_PLAYER: i64 = 3;
const OF_ONE_ADDRESS: usize = 10;

macro_rules! tables {
    ($rest:literal) => {
        concat!(
            "SELECT t.id, t.game, t.format, t.status, t.rules, COALESCE(w.step, t.step), COALESCE(w.to_move, 0), t.created, \
             COALESCE(w.updated, t.updated) AS changed, w.wake_at FROM tables t LEFT JOIN standings w ON w.table_id = t.id WHERE ",
            $rest
        )
    };
}

/// Public tables of a status, latest first: all of mine, and a few of everybody else's.
macro_rules! public {
    ($status:literal) => {
        concat!(
            "SELECT id, game, format, status, rules, step, to_move, created, changed, wake_at, by_whom FROM (SELECT t.id, t.game, t.format, \
             t.status, t.rules, COALESCE(w.step, t.step) AS step, COALESCE(w.to_move, 0) AS to_move, t.created, \
             COALESCE(w.updated, t.updated) AS changed, w.wake_at, COALESCE(t.host, t.id) AS by_whom, \
             ROW_NUMBER() OVER (PARTITION BY COALESCE(t.host, t.id) ORDER BY COALESCE(w.updated, t.updated) DESC) AS nth \
             FROM tables t LEFT JOIN standings w ON w.table_id = t.id WHERE t.visibility = 'public' AND t.status = '",
            $status,
            "') AS found WHERE nth <= $2 OR by_whom = $1 ORDER BY changed DESC LIMIT $3"
        )
    };
}

macro_rules! seats {
    ($ids:literal) => {
        concat!(
            "SELECT s.table_id, s.seat, s.kind, s.account, COALESCE(a.name, s.name), s.level, s.name, t.game, t.edition, t.rules \
             FROM tables t JOIN seats s ON s.table_id = t.id LEFT JOIN accounts a ON a.id = s.account \
             WHERE t.id IN ",
            $ids,
            " ORDER BY s.table_id, s.seat"
        )
    };
}

/// A row of `tables!`.
type Line = (String, String, String, Word<Status>, Json<Plan>, u32, u8, i64, i64, Option<i64>);
/// A row of `public!`: the same, and who hosts it.
type Hosted = (String, String, String, Word<Status>, Json<Plan>, u32, u8, i64, i64, Option<i64>, String);
/// A row of `seats!`.
type Place = (String, u8, Word<SeatKind>, Option<String>, String, Option<String>, String, String, String, String);

/// Lines from rows of `tables!`, with who sits where.
async fn lines(app: &App, rows: Vec<Line>, player: Option<&Player>) -> Result<Vec<TableLine>, Fail> {
    let ids: Vec<&str> = rows.iter().map(|row| row.0.as_str()).collect();
    let mut seats = app.seats_of(&ids, player).await?;
    let line = |row: Line| {
        let (id, game, format, Word(status), Json(plan), step, to_move, created, updated, wake_at) = row;
        let seats = seats.remove(&id).unwrap_or_default();
        let my_seats: Vec<SeatNumber> = seats.iter().filter(|s| s.mine).map(|s| s.seat).collect();
        let asked = |s: &SeatInfo| {
            s.mine && s.kind == SeatKind::Person && s.seat.seat(8).is_some_and(|seat| SeatSet(to_move).contains(seat))
        };
        let (my_turn, clock) = (seats.iter().any(asked), plan.clock);
        let deadline = wake_at.filter(|_| clock != ClockPlan::None);
        TableLine { id, game, format, status, seats, clock, my_seats, my_turn, step, created, updated, deadline }
    };
    Ok(rows.into_iter().map(line).collect())
}

impl App {
    /// Who sits at these tables.
    pub async fn seats_of(
        &self,
        ids: &[&str],
        player: Option<&Player>,
    ) -> Result<HashMap<String, Vec<SeatInfo>>, Fail> {
        let mut all: HashMap<String, Vec<SeatInfo>> = HashMap::new();
        if ids.is_empty() {
            return Ok(all);
        }
        let query = match self.hall.store.name() {
            "sqlite" => sql!(seats!("(SELECT value FROM json_each($1))"), serde_json::json!(ids).to_string()),
            _ => sql!(seats!("(SELECT unnest(string_to_array($1, ',')))"), ids.join(",")),
        };
        let looker =
            crate::table::Looker { account: player.map(|p| p.id.clone()), seat: None, lang: lang(), muted: Vec::new() };
        let mut games: HashMap<(String, String, String), Option<Arc<dyn AnyGame>>> = HashMap::new();
        let rows: Vec<Place> = self.hall.store.read(query).await?;
        for (table, seat, Word(kind), account, now, level, given, game, edition, rules) in rows {
            let settled = match games.entry((game, edition, rules)) {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(new) => {
                    let (game, edition, rules) = new.key();
                    let settled = self.settled(game, edition, rules).await?;
                    new.insert(settled)
                }
            };
            let places = all.entry(table).or_default();
            let beside = account.is_some() && places.iter().any(|p| p.player == account);
            let occupant = Occupant { kind, account, name: if beside { given } else { now }, level };
            let seat = Seat(seat);
            let team = settled.as_ref().map_or(seat.0, |g| g.team(seat));
            let game = settled.as_ref().map_or("", |g| g.name());
            places.push(crate::table::seat_info(seat, team, &occupant, game, &looker));
        }
        Ok(all)
    }

    /// The game of a table, as its row says.
    async fn settled(&self, game: &str, edition: &str, rules: &str) -> Result<Option<Arc<dyn AnyGame>>, Fail> {
        let (Ok(plan), Ok(game)) = (serde_json::from_str::<Plan>(rules), self.hall.rules(game)) else {
            return Ok(None);
        };
        let hall = &self.hall;
        let settled = settle_kept(&*hall.store, &hall.games, game, edition, plan.options).await;
        Ok(settled.map_err(Fail::from)?.ok())
    }

    pub async fn lobby(&self, player: Option<&Player>) -> Result<Lobby, Fail> {
        let me = player.map(|p| p.id.clone()).unwrap_or_default();
        let open = sql!(public!("waiting"), &me, OF_ONE_PLAYER, OPEN * 4);
        let running = sql!(public!("playing"), &me, OF_ONE_PLAYER, RUNNING * 4);
        let open = self.shown_to(open, &me, OPEN).await?;
        let running = self.shown_to(running, &me, RUNNING).await?;
        Ok(Lobby { open: lines(self, open, player).await?, running: lines(self, running, player).await? })
    }

    /// The rows of a list of which no address has more than a few, my own apart.
    async fn shown_to(&self, query: Statement, me: &str, most: i64) -> Result<Vec<Line>, Fail> {
        let mut lines: HashMap<IpAddr, usize> = HashMap::new();
        let mut few = |host: &str| match self.hall.whereabouts.of(host) {
            Some(address) if host != me => {
                let n = lines.entry(address).or_default();
                *n += 1;
                *n <= OF_ONE_ADDRESS
            }
            _ => true,
        };
        let rows: Vec<Hosted> = self.hall.store.read(query).await?;
        let rows = rows.into_iter().filter(|row| few(&row.10)).take(most as usize);
        Ok(rows.map(|(a, b, c, d, e, f, g, h, i, j, _)| (a, b, c, d, e, f, g, h, i, j)).collect())
    }

    /// The tables of a group that wait or run.
    pub async fn tables_of_group(&self, group: &str, player: &Player) -> Result<Vec<TableLine>, Fail> {
        let query =
            sql!(tables!("t.circle = $1 AND t.status IN ('waiting', 'playing') ORDER BY changed DESC LIMIT 50"), group);
        let rows: Vec<Line> = self.hall.store.read(query).await?;
        lines(self, rows, Some(player)).await
    }

    /// The tables I sit at, lessons apart.
    pub async fn tables_of(&self, player: &Player) -> Result<Vec<TableLine>, Fail> {
        let query = sql!(
            tables!(
                "t.status IN ('waiting', 'playing') AND t.id IN (SELECT table_id FROM seats WHERE account = $1) \
                 ORDER BY changed DESC LIMIT 200"
            ),
            &player.id,
        );
        let mut rows: Vec<Line> = self.hall.store.read(query).await?;
        rows.retain(|row| !row.4.0.lesson);
        let mut tables = lines(self, rows, Some(player)).await?;
        tables.sort_by_key(|t| (!t.my_turn, -t.updated));
        Ok(tables)
    }
}
