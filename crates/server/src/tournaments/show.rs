//! A tournament to watch.

use super::{Held, won_word};
use crate::app::App;
use crate::bots;
use crate::meeting::Wish;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::sql;
use crate::store::{Json, Word};
use crate::wire::{
    Tournament, TournamentKind, TournamentLine, TournamentPair, TournamentPlace, TournamentStage, Tournaments,
};
use crate::words::lang;
use starboard_contest::standings;

type Line = (String, String, Json<Wish>, Word<TournamentKind>, Word<TournamentStage>, u32, u32, u32, i64);

impl App {
    /// Tournaments of a group, or those that are for everybody.
    pub async fn tournaments_of(&self, group: Option<&str>) -> Result<Vec<TournamentLine>, Fail> {
        let query = sql!(
            "SELECT t.id, t.name, t.wish, t.kind, t.stage, (SELECT COUNT(*) FROM tournament_players p WHERE p.tournament_id = t.id), \
             t.round, t.rounds, t.updated FROM tournaments t WHERE COALESCE(t.circle_id, '') = $1 \
             ORDER BY CASE t.stage WHEN 'over' THEN 1 ELSE 0 END, t.updated DESC LIMIT 50",
            group.unwrap_or_default()
        );
        let rows: Vec<Line> = self.hall.store.read(query).await?;
        let line = |(id, name, Json(wish), Word(kind), Word(stage), players, round, rounds, updated): Line| {
            TournamentLine { id, name, game: wish.game, kind, stage, players, round, rounds, updated }
        };
        Ok(rows.into_iter().map(line).collect())
    }

    pub async fn tournaments(&self) -> Result<Tournaments, Fail> {
        Ok(Tournaments { tournaments: self.tournaments_of(None).await? })
    }

    /// A group's tournament is its members' only.
    pub(super) async fn may_see(&self, me: Option<&Player>, held: &Held) -> Result<(), Fail> {
        let Some(group) = &held.circle else { return Ok(()) };
        let member = match me {
            Some(me) => self.is_member(group, &me.id).await?,
            None => false,
        };
        if member { Ok(()) } else { Err(Refused::NotFound.into()) }
    }

    pub async fn tournament(&self, me: Option<&Player>, id: &str) -> Result<Tournament, Fail> {
        let held = self.tournament_held(id).await?;
        self.may_see(me, &held).await?;
        let titles = bots::levels(&held.wish.game, lang());
        let mine = |account: &Option<String>| me.is_some() && account.as_deref() == me.map(|p| p.id.as_str());
        let my_number = held.players.iter().position(|p| mine(&p.account));
        let half = |n: u32| f64::from(n) / 2.0;
        let places = standings(held.players.len(), &held.meetings());
        let place = |p: starboard_contest::Place| {
            let who = &held.players[p.who];
            let title = who.level.as_ref().and_then(|l| titles.iter().find(|t| t.name == *l));
            TournamentPlace {
                rank: p.rank,
                n: p.who as u32,
                name: title.map_or_else(|| who.name.clone(), |t| t.title.clone()),
                player: who.account.clone(),
                level: who.level.clone(),
                points: half(p.score),
                buchholz: half(p.buchholz),
                beaten: half(p.beaten),
                won: p.won,
                played: p.played,
                gone: who.gone,
                mine: mine(&who.account),
            }
        };
        let waits = held.pairings.iter().find(|p| {
            let in_it = my_number.is_some_and(|n| p.one == n || p.two == Some(n));
            in_it && p.round == held.round && p.won.is_none() && held.stage == TournamentStage::Playing
        });
        let pair = |p: &super::Pairing| TournamentPair {
            round: p.round,
            one: p.one as u32,
            two: p.two.map(|t| t as u32),
            table: p.table.clone(),
            won: p.won.map(|w| won_word(w).to_owned()),
        };
        Ok(Tournament {
            id: held.id.clone(),
            name: held.name.clone(),
            game: held.wish.game.clone(),
            format: held.wish.format().to_owned(),
            clock: held.wish.clock,
            kind: held.kind,
            stage: held.stage,
            rated: held.wish.rated,
            round: held.round,
            rounds: held.rounds,
            i_host: mine(&held.host),
            i_play: my_number.is_some_and(|n| !held.players[n].gone),
            my_match: waits.filter(|p| p.table.is_none()).and_then(|p| p.match_id.clone()),
            my_table: waits.and_then(|p| p.table.clone()),
            standings: places.into_iter().map(place).collect(),
            pairings: held.pairings.iter().map(pair).collect(),
        })
    }
}
