//! A game that is agreed, until its table is there.

use crate::app::App;
use crate::bots;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::ratings::LEVELS;
use crate::secret;
use crate::sql;
use crate::store::{Json, Statement, Unit};
use crate::table::{Dealing, Occupant, Shown, What, clock, settle};
use crate::time::now_ms;
use crate::wire::{
    AgreedMatch, ClockPlan, MatchPlayer, MatchState, MatchStep, OnTimeOut, SeatNumber, Takebacks, Visibility,
};
use crate::words::lang;
use serde::{Deserialize, Serialize};
use starboard_contest::{Rating, says_something, shuffle};
use starboard_core::{Faults, Seat, Seed};
use starboard_host::Opening;
use starboard_table::{Shuffle, Shuffled, Who};
use std::sync::Arc;

/// What is to be played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Wish {
    pub(crate) game: String,
    /// Settled.
    pub(crate) options: serde_json::Value,
    pub(crate) clock: ClockPlan,
    pub(crate) rated: bool,
    pub(crate) seats: usize,
}

impl Wish {
    pub(crate) fn format(&self) -> &str {
        self.options.get("format").and_then(|f| f.as_str()).unwrap_or_default()
    }

    /// What it is rated under.
    pub(crate) fn kind(&self) -> String {
        crate::ratings::kind(self.format(), self.seats)
    }

    /// What our opponent of a level is worth in it, where that was measured.
    pub(crate) fn worth(&self, level: &str) -> Option<Rating> {
        LEVELS.rating(&self.game, &self.kind(), level)
    }

    /// Our opponent nearest to a rating.
    pub(crate) fn ours(&self, points: f64) -> Side {
        let near = LEVELS.likely(&self.game, &self.kind(), points);
        Side::Bot { level: near.map_or_else(|| bots::DEFAULT_LEVEL.to_owned(), |l| l.name.clone()) }
    }

    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// Who is to sit in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Person { account: String, promise: Option<String> },
    Bot { level: String },
}

/// The statements that agree on a game; the first changes nothing if this `origin` has one already.
pub(crate) fn new_match(
    id: &str,
    origin: &str,
    wish: &Wish,
    sides: &[Side],
    lasts: i64,
    instead: bool,
) -> Vec<Statement> {
    let now = now_ms();
    let mut unit = vec![sql!(
        "INSERT INTO matches (id, origin, wish, secret, instead, created, expires, stage, table_id) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, 'agreed', NULL) ON CONFLICT DO NOTHING",
        id,
        origin,
        wish.text(),
        shuffle::write(&secret::bytes()),
        instead,
        now,
        now + lasts,
    )];
    for (seat, side) in sides.iter().enumerate() {
        let (account, level, promise) = match side {
            Side::Person { account, promise } => (Some(account.clone()), None, promise.clone()),
            Side::Bot { level } => (None, Some(level.clone()), None),
        };
        unit.push(sql!(
            "INSERT INTO match_players (match_id, seat, account, level, promise, number) VALUES ($1, $2, $3, $4, $5, NULL)",
            id,
            seat as i64,
            account,
            level,
            promise,
        ));
    }
    unit
}

/// A match as its row says: wish, secret, instead, expires, stage, table.
type Row = (Json<Wish>, String, bool, i64, String, Option<String>);
/// A player of one: seat, account, level, name, promise, number.
type Sits = (u8, Option<String>, Option<String>, Option<String>, Option<String>, Option<String>);

impl App {
    /// What somebody wishes to play, if it can be: two or more, on a clock, and who runs out of time has lost. What is rated is played
    /// by the game's own options: a rating says how good somebody is at a format, not at a house rule.
    pub(crate) fn wish(
        &self,
        player: &Player,
        game: &str,
        options: Option<serde_json::Value>,
        clock: ClockPlan,
        rated: bool,
    ) -> Result<Wish, Fail> {
        let rules = self.hall.rules(game)?;
        let mut options = options.unwrap_or_else(|| serde_json::json!({}));
        if let Some(object) = options.as_object_mut() {
            let named = object.get("format").and_then(|f| f.as_str()).unwrap_or_default();
            let formats = rules.about(lang()).formats;
            let least = formats.iter().find(|f| f.name == named).and_then(|f| f.players.iter().find(|n| **n > 1));
            let least = least.copied().unwrap_or(2);
            object.entry("players").or_insert_with(|| least.into());
        }
        let settled = settle(rules, None, options)?;
        let mut faults = Faults::default();
        let seats = settled.seats();
        if seats < 2 {
            faults.add("options.players", "two players or more");
        }
        let mut plain = serde_json::json!({ "players": seats });
        if let Some(format) = settled.options().get("format") {
            plain["format"] = format.clone();
        }
        if rated && settle(rules, None, plain)?.options() != settled.options() {
            faults.add("options", "a rated game has the game's own options: only `format` and `players` are chosen");
        }
        if let Err((key, allowed)) = clock::check(clock) {
            faults.add(key, format!("allowed: {allowed}"));
        }
        match clock {
            ClockPlan::Live { out: OnTimeOut::Concede, .. }
            | ClockPlan::Correspondence { out: OnTimeOut::Concede, .. } => {}
            ClockPlan::None => faults.add("clock.kind", "a clock: `live` or `correspondence`"),
            _ => faults.add("clock.out", "`concede`: who runs out of time has lost"),
        }
        faults.or(())?;
        if rated && player.guest {
            return Err(Refused::State("rated-needs-account").into());
        }
        Ok(Wish { game: game.to_owned(), options: settled.options(), clock, rated, seats })
    }

    /// Does the game say something of anybody's rating, as they sit? Against an opponent nobody measured nothing counts.
    pub(crate) fn counts(&self, wish: &Wish, sides: &[Side]) -> Result<bool, Fail> {
        let game = settle(self.hall.rules(&wish.game)?, None, wish.options.clone())?;
        let known = |s: &Side| match s {
            Side::Bot { level } => wish.worth(level).is_some(),
            Side::Person { .. } => true,
        };
        let seated: Vec<(u8, bool)> =
            sides.iter().enumerate().map(|(i, s)| (game.team(Seat(i as u8)), known(s))).collect();
        Ok(wish.rated && says_something(&seated))
    }

    /// The next step of my agreed game: what I promise, then my number; the table when everybody has told theirs.
    pub async fn match_step(self: &Arc<Self>, id: &str, player: &Player, step: MatchStep) -> Result<MatchState, Fail> {
        let query = sql!("SELECT wish, secret, instead, expires, stage, table_id FROM matches WHERE id = $1", id);
        let found: Option<Row> = self.hall.store.first(query).await?;
        let (Json(wish), secret, instead, expires, stage, table) = found.ok_or(Refused::NotFound)?;
        let mut players = self.match_players(id).await?;
        let me = players.iter().position(|p| p.1.as_ref() == Some(&player.id)).ok_or(Refused::NotFound)?;
        match (stage.as_str(), table) {
            ("table", Some(table)) => return Ok(MatchState::Table { table, instead }),
            ("agreed", _) if expires > now_ms() => {}
            _ => return Ok(MatchState::Off),
        }
        if let Some(promise) = step.promise.filter(|_| players[me].4.is_none()) {
            check_promise(&promise)?;
            let update = sql!(
                "UPDATE match_players SET promise = $3 WHERE match_id = $1 AND account = $2 AND promise IS NULL",
                id,
                &player.id,
                &promise,
            );
            self.hall.writer.commit(Unit::of(vec![update])).await?;
            players = self.match_players(id).await?;
        }
        let promised = |p: &Sits| p.1.is_none() || p.4.is_some();
        if let Some(number) = step.number.filter(|_| players[me].5.is_none()) {
            let told =
                shuffle::read(&number).ok_or_else(|| Refused::Bad("number: 64 hexadecimal digits".to_owned()))?;
            if !players.iter().all(promised) {
                return Err(Refused::State("not-everybody-promised").into());
            }
            if players[me].4.as_deref() != Some(&*shuffle::promise(&told)) {
                return Err(Refused::Bad("number: it is not the one that was promised".to_owned()).into());
            }
            let update = sql!(
                "UPDATE match_players SET number = $3 WHERE match_id = $1 AND account = $2 AND number IS NULL",
                id,
                &player.id,
                shuffle::write(&told),
            );
            self.hall.writer.commit(Unit::of(vec![update])).await?;
            players = self.match_players(id).await?;
        }
        if players.iter().all(|p| p.1.is_none() || p.5.is_some()) {
            let table = self.deal_match(id, &wish, &secret, &players).await?;
            return Ok(MatchState::Table { table, instead });
        }
        let tell = players.iter().all(promised);
        let mut shown = Vec::new();
        for p in players {
            shown.push(self.match_player(&wish, p, player).await?);
        }
        let promise = shuffle::read(&secret).map(|n| shuffle::promise(&n)).unwrap_or_default();
        let (id, now, format) = (id.to_owned(), now_ms(), wish.format().to_owned());
        let Wish { game, clock, rated, .. } = wish;
        let players = shown;
        Ok(MatchState::Agreed(AgreedMatch {
            id,
            game,
            format,
            clock,
            rated,
            instead,
            promise,
            players,
            tell,
            expires,
            now,
        }))
    }

    async fn match_players(&self, id: &str) -> Result<Vec<Sits>, Fail> {
        let query = sql!(
            "SELECT p.seat, p.account, p.level, a.name, p.promise, p.number FROM match_players p \
             LEFT JOIN accounts a ON a.id = p.account WHERE p.match_id = $1 ORDER BY p.seat",
            id
        );
        Ok(self.hall.store.read(query).await?)
    }

    async fn match_player(&self, wish: &Wish, p: Sits, me: &Player) -> Result<MatchPlayer, Fail> {
        let (seat, account, level, name, promise, number) = p;
        let rating = match (&account, &level) {
            (Some(account), _) if wish.rated => {
                Some(self.rating(account, &wish.game, &wish.kind()).await?.at(now_ms()))
            }
            (None, Some(level)) => wish.worth(level),
            _ => None,
        };
        let title = level.as_ref().and_then(|l| bots::levels(&wish.game, lang()).into_iter().find(|t| t.name == *l));
        Ok(MatchPlayer {
            seat: SeatNumber::from(Seat(seat)),
            name: name.or_else(|| title.map(|t| t.title)).unwrap_or_default(),
            mine: account.as_ref() == Some(&me.id),
            player: account,
            level,
            points: rating.map(|r| r.points.round() as i32),
            provisional: rating.is_some_and(|r| r.is_provisional()),
            promise,
            told: number.is_some(),
        })
    }

    /// Everybody has told their number: the table, dealt from all of them together.
    async fn deal_match(
        self: &Arc<Self>,
        id: &str,
        wish: &Wish,
        secret: &str,
        players: &[Sits],
    ) -> Result<String, Fail> {
        let broken = || Fail::broken("a match without its numbers");
        let number = shuffle::read(secret).ok_or_else(broken)?;
        let mut numbers = Vec::new();
        let mut made = Vec::new();
        let mut seats = Vec::new();
        for (seat, account, level, name, promise, told) in players {
            match (account, level) {
                (Some(account), _) => {
                    let told = told.clone().ok_or_else(broken)?;
                    numbers.push(shuffle::read(&told).ok_or_else(broken)?);
                    made.push(Shuffled {
                        seat: Seat(*seat),
                        promise: promise.clone().unwrap_or_default(),
                        number: told,
                    });
                    seats.push(Occupant::person(account, name.as_deref().unwrap_or_default()));
                }
                (None, level) => seats.push(Occupant::bot(level.as_deref().unwrap_or(bots::DEFAULT_LEVEL))),
            }
        }
        let shuffle = Shuffle { promise: shuffle::promise(&number), number: secret.to_owned(), players: made };
        let seed = Seed(shuffle::combine(&number, &numbers));
        let opened = self.match_table(wish, seats, Some(shuffle), seed)?;
        let table = opened.fixed.id.clone();
        let first =
            sql!("UPDATE matches SET stage = 'table', table_id = $2 WHERE id = $1 AND stage = 'agreed'", id, &table);
        let start = opened.advance(What::Start { deals: Vec::new() }, now_ms(), Dealing::Fresh, None)?;
        if self.hall.open_if(vec![first], &opened, vec![start]).await? {
            metrics::counter!("starboard_tables_opened_total").increment(1);
            return Ok(table);
        }
        // The other page was quicker.
        let found: Option<(Option<String>,)> =
            self.hall.store.first(sql!("SELECT table_id FROM matches WHERE id = $1", id)).await?;
        found.and_then(|(table,)| table).ok_or_else(|| Refused::Busy.into())
    }

    /// A table of an agreed game before anything happened at it.
    pub(crate) fn match_table(
        &self,
        wish: &Wish,
        seats: Vec<Occupant>,
        shuffle: Option<Shuffle>,
        seed: Seed,
    ) -> Result<Shown, Fail> {
        let rules = self.hall.rules(&wish.game)?;
        let nobody = Who { account: "", name: "" };
        let opening = Opening {
            clock: wish.clock,
            takebacks: if wish.rated { Takebacks::Never } else { Takebacks::Consent },
            visibility: Visibility::Public,
            rated: wish.rated,
            shuffle,
            host: None,
            ..Opening::new(rules, wish.options.clone(), seats, nobody, Some(seed))
        };
        Ok(opening.shown(secret::names(), now_ms())?)
    }

    /// The same people again, the next one first; partners stay together. Whoever asks first agrees on it, whoever asks comes to it.
    pub async fn match_again(self: &Arc<Self>, table: &str, player: &Player) -> Result<MatchState, Fail> {
        let live = self.hall.get(table).await?;
        let shown = live.shown();
        shown.may_play_again(player.who())?;
        let plan = &shown.fixed.plan;
        let (game, options) = (shown.fixed.game.name(), plan.options.clone());
        let wish = self.wish(player, game, Some(options), plan.clock, plan.rated)?;
        self.may_be_rated(&wish, player).await?;
        let side = |o: &Occupant| match (&o.account, &o.level) {
            (Some(account), _) => Some(Side::Person { account: account.clone(), promise: None }),
            (None, Some(level)) => Some(Side::Bot { level: level.clone() }),
            (None, None) => None,
        };
        let sides: Option<Vec<Side>> = shown.seats.iter().map(side).collect();
        let mut sides = sides.ok_or(Refused::State("player-gone"))?;
        let game = &shown.fixed.game;
        let partners = game.team(Seat(0)) == game.team(Seat(1));
        let next = if partners { sides.len() / 2 } else { 1 };
        sides.rotate_left(next);
        let origin = format!("again:{table}");
        let id = secret::name(16);
        self.hall.writer.commit(Unit::of(new_match(&id, &origin, &wish, &sides, 10 * 60 * 1000, false))).await?;
        let found: Option<(String,)> =
            self.hall.store.first(sql!("SELECT id FROM matches WHERE origin = $1", origin)).await?;
        let (id,) = found.ok_or(Refused::Busy)?;
        let next = id.clone();
        self.hall.change(&live, move |now, _| Ok(now.play_again_at(&next))).await?;
        self.match_step(&id, player, MatchStep::default()).await
    }
}

pub(super) fn check_promise(promise: &str) -> Result<(), Fail> {
    match shuffle::read(promise) {
        Some(_) => Ok(()),
        None => Err(Refused::Bad("promise: 64 hexadecimal digits".to_owned()).into()),
    }
}
