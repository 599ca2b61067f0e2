//! Lists of tables.

use crate::app::App;
use crate::people::session::Player;
use crate::problem::Fail;
use crate::sql;
use crate::store::{Row, Statement};
use crate::table::{Occupant, Plan, from_word, settle};
use crate::wire::{ClockPlan, Lobby, SeatInfo, SeatKind, SeatNumber, Status, TableLine};
use crate::words::lang;
use starboard_core::face::AnyGame;
use starboard_core::{Seat, SeatSet};
use std::collections::HashMap;
use std::sync::Arc;

macro_rules! tables {
    ($rest:literal) => {
        concat!(
            "SELECT id, game, format, status, rules, step, to_move, created, updated, wake_at FROM tables WHERE ",
            $rest
        )
    };
}

macro_rules! seats {
    ($ids:literal) => {
        concat!(
            "SELECT s.table_id, s.seat, s.kind, s.account, COALESCE(a.name, s.name), s.level, s.name, t.game, t.rules \
             FROM tables t JOIN seats s ON s.table_id = t.id LEFT JOIN accounts a ON a.id = s.account \
             WHERE t.id IN ",
            $ids,
            " ORDER BY s.table_id, s.seat"
        )
    };
}

/// Lines from rows of `tables!`, with who sits where.
async fn lines(app: &App, rows: &[Row], player: Option<&Player>) -> Result<Vec<TableLine>, Fail> {
    let ids: Vec<&str> = rows.iter().map(|r| r.text(0)).collect();
    let mut seats = app.seats_of(&ids, player).await?;
    let line = |row: &Row| {
        let id = row.text(0).to_owned();
        let seats = seats.remove(&id).unwrap_or_default();
        let my_seats: Vec<SeatNumber> = seats.iter().filter(|s| s.mine).map(|s| s.seat).collect();
        let to_move = SeatSet(row.int(6) as u8);
        let asked = |s: &SeatInfo| {
            s.mine && s.kind == SeatKind::Person && s.seat.seat(8).is_some_and(|seat| to_move.contains(seat))
        };
        let plan: Option<Plan> = serde_json::from_str(row.text(4)).ok();
        let clock = plan.map_or(ClockPlan::None, |p| p.clock);
        TableLine {
            id,
            game: row.text(1).to_owned(),
            format: row.text(2).to_owned(),
            status: from_word(row.text(3)).unwrap_or(Status::Closed),
            my_turn: seats.iter().any(asked),
            seats,
            clock,
            my_seats,
            step: row.int(5) as u32,
            created: row.int(7),
            updated: row.int(8),
            deadline: row.maybe_int(9).filter(|_| clock != ClockPlan::None),
        }
    };
    Ok(rows.iter().map(line).collect())
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
        let mut games: HashMap<(String, String), Option<Arc<dyn AnyGame>>> = HashMap::new();
        for row in self.hall.store.rows(query).await? {
            let key = (row.text(7).to_owned(), row.text(8).to_owned());
            let game = games.entry(key).or_insert_with_key(|(game, rules)| {
                let plan: Plan = serde_json::from_str(rules).ok()?;
                settle(self.hall.rules(game).ok()?, plan.options).ok()
            });
            let places = all.entry(row.text(0).to_owned()).or_default();
            let account = row.maybe_text(3);
            let beside = account.is_some() && places.iter().any(|p| p.player == account);
            let name = if beside { row.text(6) } else { row.text(4) };
            let occupant = Occupant {
                kind: from_word(row.text(2)).unwrap_or(SeatKind::Open),
                account,
                name: name.to_owned(),
                level: row.maybe_text(5),
            };
            let seat = Seat(row.int(1) as u8);
            let team = game.as_ref().map_or(seat.0, |g| g.team(seat));
            places.push(crate::table::seat_info(seat, team, &occupant, row.text(7), &looker));
        }
        Ok(all)
    }

    pub async fn lobby(&self, player: Option<&Player>) -> Result<Lobby, Fail> {
        let open = sql!(tables!("visibility = 'public' AND status = 'waiting' ORDER BY updated DESC LIMIT 100"));
        let running = sql!(tables!("visibility = 'public' AND status = 'playing' ORDER BY updated DESC LIMIT 50"));
        Ok(Lobby { open: self.list(open, player).await?, running: self.list(running, player).await? })
    }

    async fn list(&self, query: Statement, player: Option<&Player>) -> Result<Vec<TableLine>, Fail> {
        let rows = self.hall.store.rows(query).await?;
        lines(self, &rows, player).await
    }

    pub async fn tables_of(&self, player: &Player) -> Result<Vec<TableLine>, Fail> {
        let query = sql!(
            tables!(
                "status IN ('waiting', 'playing') AND id IN (SELECT table_id FROM seats WHERE account = $1) \
                 ORDER BY updated DESC LIMIT 200"
            ),
            &player.id,
        );
        let mut tables = self.list(query, Some(player)).await?;
        tables.sort_by_key(|t| (!t.my_turn, -t.updated));
        Ok(tables)
    }
}
