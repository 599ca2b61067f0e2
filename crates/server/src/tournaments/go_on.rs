//! A tournament goes on: results come in, who does not come has lost, the next round is paired.

use super::{Entered, Held, Pairing, won_word};
use crate::app::App;
use crate::bots;
use crate::meeting::{Side, new_match};
use crate::problem::Fail;
use crate::secret;
use crate::sql;
use crate::store::{Statement, Unit};
use crate::table::{Dealing, Occupant, Shown, What};
use crate::time::now_ms;
use crate::wire::{Leave, TournamentKind, TournamentStage};
use starboard_contest::{Meeting, Pair, Won, entrants, round_robin, swiss};
use starboard_table::Who;

/// Where an agreed game stands: stage, table, expires.
type Agreed = (String, Option<String>, i64);

impl Held {
    pub(super) fn meetings(&self) -> Vec<Meeting> {
        let over = |p: &Pairing| p.won.map(|won| Meeting { one: p.one, two: p.two, won });
        self.pairings.iter().filter_map(over).collect()
    }

    /// Who meets whom in the next round.
    fn next_round(&self) -> Vec<Pair> {
        match self.kind {
            TournamentKind::Swiss => {
                swiss(&entrants(self.players.len(), &self.meetings(), |who| self.players[who].gone))
            }
            TournamentKind::RoundRobin => {
                round_robin(self.players.len()).into_iter().nth(self.round as usize).unwrap_or_default()
            }
        }
    }
}

impl App {
    /// Every tournament that is being played goes on, if it can.
    pub async fn tournaments_go_on(&self) -> Result<(), Fail> {
        let playing: Vec<(String,)> = self
            .hall
            .store
            .read(sql!("SELECT id FROM tournaments WHERE stage = 'playing' ORDER BY updated LIMIT 200"))
            .await?;
        for (id,) in playing {
            if let Err(fail) = self.tournament_goes_on(&id).await {
                tracing::error!(tournament = id, ?fail, "a tournament cannot go on");
            }
        }
        Ok(())
    }

    pub(super) async fn tournament_goes_on(&self, id: &str) -> Result<(), Fail> {
        let mut held = self.tournament_held(id).await?;
        if held.stage != TournamentStage::Playing {
            return Ok(());
        }
        let mut decided = Vec::new();
        let (players, round) = (&held.players, held.round);
        for pairing in held.pairings.iter_mut().filter(|p| p.round == round && p.won.is_none()) {
            let gone = |who: Option<usize>| who.and_then(|w| players.get(w)).is_some_and(|p| p.gone);
            let (table, won) = self.came_of(pairing, gone(Some(pairing.one)), gone(pairing.two)).await?;
            if let (Some(table), None) = (&table, won) {
                for who in std::iter::once(pairing.one).chain(pairing.two).filter_map(|w| players.get(w)) {
                    self.give_up(table, who).await;
                }
            }
            if table != pairing.table || won.is_some() {
                decided.push(sql!(
                    "UPDATE pairings SET table_id = $4, won = $5 WHERE tournament_id = $1 AND round = $2 AND n = $3",
                    id,
                    pairing.round,
                    pairing.n,
                    table.clone(),
                    won.map(|w| won_word(w).to_owned()),
                ));
            }
            (pairing.table, pairing.won) = (table, won);
        }
        let over = held.pairings.iter().filter(|p| p.round == held.round).all(|p| p.won.is_some());
        if decided.is_empty() && !over {
            return Ok(());
        }
        let mut unit = vec![sql!("")];
        unit.extend(decided);
        let (mut round, mut stage) = (held.round, "playing");
        let still = held.players.iter().filter(|p| !p.gone).count();
        if over && (held.round >= held.rounds || still < 2) {
            stage = "over";
        } else if over {
            round += 1;
            for (n, pair) in held.next_round().into_iter().enumerate() {
                unit.extend(self.paired(&held, round, n as i64, pair)?);
            }
        }
        unit[0] = sql!(
            "UPDATE tournaments SET version = version + 1, round = $3, stage = $4, updated = $5 WHERE id = $1 AND version = $2",
            id,
            held.version,
            round,
            stage,
            now_ms(),
        );
        // Another process that was quicker has done the same.
        self.hall.writer.commit(Unit::of(unit)).await?;
        Ok(())
    }

    /// Who has left a tournament lets nobody wait: the game under way is given up.
    async fn give_up(&self, table: &str, who: &Entered) {
        let (true, Some(account)) = (who.gone, who.account.clone()) else { return };
        let name = who.name.clone();
        let given_up = async {
            let live = self.hall.get(table).await?;
            let leaves =
                move |now: &Shown, _| Ok(now.get_up(Who { account: &account, name: &name }, &Leave::default())?);
            self.hall.change(&live, leaves).await
        };
        // Most likely it has just ended.
        if let Err(fail) = given_up.await {
            tracing::debug!(table, ?fail, "a game is not given up");
        }
    }

    /// What came of a meeting so far: its table, and how it ended.
    async fn came_of(
        &self,
        p: &Pairing,
        one_gone: bool,
        two_gone: bool,
    ) -> Result<(Option<String>, Option<Won>), Fail> {
        if p.two.is_none() {
            return Ok((None, Some(Won::One)));
        }
        let store = &self.hall.store;
        let mut table = p.table.clone();
        if let (None, Some(id)) = (&table, &p.match_id) {
            let found: Option<Agreed> =
                store.first(sql!("SELECT stage, table_id, expires FROM matches WHERE id = $1", id)).await?;
            let (stage, at, expires) = found.unwrap_or_else(|| ("off".to_owned(), None, 0));
            table = at;
            let off = stage == "off" || expires < now_ms() || one_gone || two_gone;
            if table.is_none() && off {
                let closed = sql!("UPDATE matches SET stage = 'off' WHERE id = $1 AND stage = 'agreed'", id);
                if !self.hall.writer.commit(Unit::of(vec![closed])).await? && stage == "agreed" {
                    // The table came after all.
                    return Ok((None, None));
                }
                return Ok((None, Some(self.who_came(id, one_gone, two_gone).await?)));
            }
        }
        let Some(id) = &table else { return Ok((None, None)) };
        let ended = sql!("SELECT status FROM tables WHERE id = $1 AND ended IS NOT NULL", id);
        if store.rows(ended).await?.is_empty() {
            return Ok((table, None));
        }
        let ranks: Vec<(Option<i64>,)> =
            store.read(sql!("SELECT rank FROM seats WHERE table_id = $1 ORDER BY seat", id)).await?;
        let won = match ranks[..] {
            [(Some(a),), (Some(b),)] if a < b => Won::One,
            [(Some(a),), (Some(b),)] if a > b => Won::Two,
            [(Some(_),), (Some(_),)] => Won::Shared,
            _ => Won::Nobody,
        };
        Ok((table, Some(won)))
    }

    /// Nobody waits for ever: who came, that is promised a number, has won against who did not. Our own opponents always come.
    async fn who_came(&self, id: &str, one_gone: bool, two_gone: bool) -> Result<Won, Fail> {
        let query = sql!("SELECT level, promise FROM match_players WHERE match_id = $1 ORDER BY seat", id);
        let rows: Vec<(Option<String>, Option<String>)> = self.hall.store.read(query).await?;
        let there = |i: usize, gone: bool| {
            !gone && rows.get(i).is_some_and(|(level, promise)| level.is_some() || promise.is_some())
        };
        Ok(match (there(0, one_gone), there(1, two_gone)) {
            // Both came, and one did not tell their number: neither can be blamed alone.
            (true, true) => Won::Shared,
            (true, false) => Won::One,
            (false, true) => Won::Two,
            (false, false) if one_gone && !two_gone => Won::Two,
            (false, false) if two_gone && !one_gone => Won::One,
            (false, false) => Won::Nobody,
        })
    }

    /// The statements that set up a meeting. The first of a pair has the first seat; our own opponents sit down at once.
    fn paired(&self, held: &Held, round: u32, n: i64, pair: Pair) -> Result<Vec<Statement>, Fail> {
        let mut unit = Vec::new();
        let (mut match_id, mut table) = (None, None);
        if let Some(two) = pair.two {
            let side = |who: usize| {
                let p = &held.players[who];
                match (&p.account, &p.level) {
                    (Some(account), _) => Side::Person { account: account.clone(), promise: None },
                    (None, level) => {
                        let level = level.clone().unwrap_or_else(|| bots::DEFAULT_LEVEL.to_owned());
                        Side::Bot { level }
                    }
                }
            };
            let sides = [side(pair.one), side(two)];
            if let [Side::Bot { level: one }, Side::Bot { level: two }] = &sides {
                let seats = vec![Occupant::bot(one), Occupant::bot(two)];
                let wish = crate::meeting::Wish { rated: false, ..held.wish.clone() };
                let opened = self.match_table(&wish, seats, None, secret::seed())?;
                let started = opened.advance(What::Start { deals: Vec::new() }, now_ms(), Dealing::Fresh, None)?;
                // Nobody holds it yet: whichever process looks next has its opponents think.
                unit.extend(crate::table::opening(&opened, &started, ""));
                table = Some(opened.fixed.id.clone());
            } else {
                let id = secret::name(16);
                let origin = format!("tournament:{}:{round}:{n}", held.id);
                unit.extend(new_match(&id, &origin, &held.wish, &sides, held.patience, false));
                match_id = Some(id);
            }
        }
        unit.push(sql!(
            "INSERT INTO pairings (tournament_id, round, n, one, two, match_id, table_id, won) VALUES ($1, $2, $3, $4, $5, $6, $7, NULL) \
             ON CONFLICT DO NOTHING",
            &held.id,
            round,
            n,
            pair.one as i64,
            pair.two.map(|t| t as i64),
            match_id,
            table,
        ));
        Ok(unit)
    }
}
