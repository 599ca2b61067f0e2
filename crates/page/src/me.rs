//! Whoever plays in this browser.

use crate::archive::{KeptReview, rank};
use crate::call::{Ask, Stop};
use crate::keep::{Row, write};
use crate::page::Page;
use crate::route::{Told, body, told};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use starboard_core::order::Order;
use starboard_core::{Lang, Seat, SeatSet, json};
use starboard_host::review::{MISSING, Mine, together};
use starboard_host::wire::{
    ChangeMe, ClockPlan, Me, MyReviews, MyTables, Player, Registration, SeatInfo, SeatKind, SeatNumber, Statistics,
    Status, TableLine, WhoAmI,
};
use starboard_host::{Refused, WORDS, seat_info};
use starboard_table::{Looker, settle};
use std::collections::BTreeMap;

/// The account of whoever plays here.
pub(crate) const ME: &str = "me";
/// The longest name, and the most that is kept of settings: as on a server.
const NAME: usize = 24;
const SETTINGS: usize = 4000;

#[derive(Default, Serialize, Deserialize)]
pub(crate) struct Person {
    /// Empty until somebody says one.
    #[serde(default)]
    name: String,
    #[serde(default)]
    settings: Option<Json>,
    #[serde(default)]
    since: i64,
}

/// The seats of mine at a table, counted from 0.
pub(crate) fn seats_of(row: &Row) -> impl Iterator<Item = usize> + '_ {
    (0..row.seats.len()).filter(|i| row.seats[*i].account.as_deref() == Some(ME))
}

/// Who sits at a table, for lists.
pub(crate) fn info(row: &Row, lang: Lang) -> Vec<SeatInfo> {
    let looker = Looker { account: Some(ME.to_owned()), seat: None, lang, muted: Vec::new() };
    let rules = starboard_shelf::find(&row.game).ok();
    let game = rules.and_then(|rules| settle(rules, Some(&row.edition), row.plan.options.clone()).ok());
    let team = |seat: Seat| game.as_ref().map_or(seat.0, |game| game.team(seat));
    let seats = row.seats.iter().zip(0..).map(|(o, i)| seat_info(Seat(i), team(Seat(i)), o, &row.game, &looker));
    seats.collect()
}

/// May somebody be called so?
fn is_name(name: &str) -> bool {
    !name.is_empty() && name.chars().count() <= NAME && !name.chars().any(char::is_control)
}

impl Page {
    /// Takes over what a file says of me: the name if I have none, and the settings, which it gives back.
    pub(crate) fn bring_me(&mut self, from: Person) -> Option<Json> {
        if self.me.name.is_empty() && is_name(&from.name) {
            self.me.name = from.name;
        }
        if self.me.since == 0 || (1..self.me.since).contains(&from.since) {
            self.me.since = from.since;
        }
        let settings = from.settings.filter(|set| set.is_object() && set.to_string().len() <= SETTINGS);
        if settings.is_some() {
            self.me.settings.clone_from(&settings);
        }
        self.keep("me".to_owned(), write(&self.me));
        settings
    }

    pub(crate) fn name(&self, lang: Lang) -> String {
        if self.me.name.is_empty() { WORDS.say(lang, "captain", &[]) } else { self.me.name.clone() }
    }

    fn who_am_i(&self, lang: Lang) -> Me {
        let Person { settings, since, .. } = &self.me;
        Me {
            id: ME.to_owned(),
            name: self.name(lang),
            guest: true,
            since: *since,
            muted: Vec::new(),
            owner: false,
            settings: settings.clone(),
        }
    }

    pub(crate) fn guest(&mut self, ask: &Ask) -> Told {
        if self.me.since == 0 {
            self.me.since = ask.at;
            self.keep("me".to_owned(), write(&self.me));
        }
        told(&self.who_am_i(ask.lang))
    }

    pub(crate) fn about_me(&mut self, rest: &[&str], ask: &Ask) -> Told {
        match (ask.method.as_str(), rest) {
            ("GET", []) => told(&WhoAmI { me: Some(self.who_am_i(ask.lang)), registration: Registration::Closed }),
            ("PATCH", []) => self.change_me(ask),
            ("GET", ["tables"]) => told(&self.my_tables(ask.lang)),
            ("GET", ["reviews"]) => self.my_reviews(),
            _ => Err(Refused::NeedsPeople.into()),
        }
    }

    fn change_me(&mut self, ask: &Ask) -> Told {
        let change: ChangeMe = body(ask)?;
        if change.password.is_some() || change.old_password.is_some() {
            return Err(Refused::NeedsPeople.into());
        }
        if let Some(name) = change.name {
            let name = name.trim();
            if !is_name(name) {
                return Err(Refused::Bad(format!("name: 1 to {NAME} characters")).into());
            }
            self.me.name = name.to_owned();
        }
        if let Some(settings) = change.settings {
            if settings.to_string().len() > SETTINGS {
                return Err(Refused::TooLarge.into());
            }
            self.me.settings = Some(settings);
        }
        self.keep("me".to_owned(), write(&self.me));
        told(&self.who_am_i(ask.lang))
    }

    fn my_tables(&self, lang: Lang) -> MyTables {
        let running = |row: &&Row| matches!(row.status, Status::Waiting | Status::Playing) && !row.plan.lesson;
        let line = |id: &String, row: &Row| {
            let asked = SeatSet(row.to_move);
            let mine = |i: &usize| row.seats[*i].kind == SeatKind::Person && asked.contains(Seat(*i as u8));
            TableLine {
                id: id.clone(),
                game: row.game.clone(),
                format: row.format().to_owned(),
                status: row.status,
                seats: info(row, lang),
                clock: row.plan.clock,
                my_seats: seats_of(row).map(|i| SeatNumber::from(Seat(i as u8))).collect(),
                my_turn: seats_of(row).any(|i| mine(&i)),
                step: row.step,
                created: row.created,
                updated: row.updated,
                // A clock that nobody looks at stands still.
                deadline: None.filter(|_: &i64| row.plan.clock != ClockPlan::None),
            }
        };
        let mut tables: Vec<TableLine> =
            self.rows.iter().filter(|(_, row)| running(row)).map(|(id, row)| line(id, row)).collect();
        tables.order_by_key(|t| (!t.my_turn, -t.updated));
        MyTables { tables }
    }

    pub(crate) fn player(&mut self, id: &str, ask: &Ask) -> Told {
        if id != ME {
            return Err(Refused::NotFound.into());
        }
        told(&Player {
            id: ME.to_owned(),
            name: self.name(ask.lang),
            since: self.me.since,
            statistics: self.statistics(),
        })
    }

    /// Finished games from a fresh deal, those apart in which I sat in several seats.
    fn statistics(&self) -> Vec<Statistics> {
        let mut all: BTreeMap<(String, String, usize), Statistics> = BTreeMap::new();
        for row in self.rows.values() {
            let mut mine = seats_of(row);
            let (Some(seat), None, Some(ended)) = (mine.next(), mine.next(), row.ended) else { continue };
            let Some(place) = rank(row, seat).filter(|_| row.is_fresh() && !row.plan.lesson) else { continue };
            let key = (row.game.clone(), row.format().to_owned(), row.seats.len());
            let shared = row.result.as_ref().is_some_and(|r| r.ranks.iter().filter(|r| **r == 1).count() > 1);
            let score = row.result.as_ref().and_then(|r| r.scores.get(seat).copied());
            let sum = all.entry(key).or_insert_with(|| Statistics {
                game: row.game.clone(),
                format: row.format().to_owned(),
                players: row.seats.len() as u32,
                played: 0,
                won: 0,
                shared: 0,
                mean_rank: 0.0,
                best_score: None,
                last_played: 0,
            });
            sum.mean_rank = (sum.mean_rank * f64::from(sum.played) + f64::from(place)) / f64::from(sum.played + 1);
            sum.played += 1;
            sum.won += u32::from(place == 1);
            sum.shared += u32::from(place == 1 && shared);
            sum.best_score = sum.best_score.max(score);
            sum.last_played = sum.last_played.max(ended);
        }
        all.into_values().collect()
    }

    fn my_reviews(&self) -> Told {
        if !self.reviews_loaded {
            return Err(Stop::Needs("review/".to_owned()));
        }
        let mine = |(id, text): (&String, &String)| {
            let row = self.rows.get(id)?;
            let kept: KeptReview = json::read(text).ok().filter(|kept: &KeptReview| !kept.made_with.is_empty())?;
            let seat = seats_of(row).next().or(kept.mine.map(usize::from))?;
            let others = row.seats.iter().enumerate().filter(|(i, _)| *i != seat);
            Some(Mine {
                id: id.clone(),
                game: row.game.clone(),
                format: row.format().to_owned(),
                ended: row.ended?,
                seat: seat as u8,
                against: others.map(|(_, o)| o.level.clone().unwrap_or_else(|| o.name.clone())).collect(),
                summary: kept.summary,
            })
        };
        let mut all: Vec<Mine> = self.reviews.iter().filter_map(mine).collect();
        all.order_by_key(|game| game.ended);
        told(&MyReviews { missing: self.not_reviewed(), ..together(all) })
    }

    /// My latest finished games without a review.
    fn not_reviewed(&self) -> Vec<String> {
        let lacks = |(id, row): (&String, &Row)| {
            let kept: Option<KeptReview> = self.reviews.get(id).and_then(|text| json::read(text).ok());
            let mine = seats_of(row).next().is_some() || kept.as_ref().is_some_and(|kept| kept.mine.is_some());
            let over = row.status == Status::Finished || row.imported;
            let wanted = mine && over && row.step > 0 && !row.plan.lesson;
            Some((row.ended?, id.clone())).filter(|_| wanted && kept.is_none_or(|kept| kept.made_with.is_empty()))
        };
        let mut found: Vec<(i64, String)> = self.rows.iter().filter_map(lacks).collect();
        found.order_by(|a, b| b.cmp(a));
        found.into_iter().map(|(_, id)| id).take(MISSING).collect()
    }
}
