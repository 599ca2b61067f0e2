//! Looking back: finished games, replays, records, what-if, reviews, the daily deal.

use crate::call::{Ask, Stop};
use crate::desk::Job;
use crate::dice::Dice;
use crate::keep::Row;
use crate::me::{ME, info, seats_of};
use crate::page::Page;
use crate::route::{DONE, Told, asked, body, told};
use crate::tables::who;
use crate::watch::looker;
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};
use starboard_core::json;
use starboard_core::order::Order;
use starboard_core::record::Record;
use starboard_host::log::Explained;
use starboard_host::review::{GuessedSteps, Summary};
use starboard_host::wire::{
    Archive, ArchivedGame, Daily, DailyCourse, DailyDeal, DailyResult, Fork, ImportLog, Instead, MySeat, SeatNumber,
    Status, Visibility,
};
use starboard_host::{DEFAULT_LEVEL, Refused, brought, daily, played};
use starboard_shelf::GAMES;
use starboard_table::{History, day};

/// The deals of the days are open here: whoever reads this can know tomorrow's. A server has a secret instead.
pub(crate) const DAILY: &[u8] = b"starboard, the table in the page: ";
const FRAMES: u32 = 100;
const ITEMS: usize = 200;

/// A review as it is kept.
#[derive(Default, Serialize, Deserialize)]
pub struct KeptReview {
    pub made_with: String,
    pub body: Json,
    #[serde(default)]
    pub summary: Summary,
    #[serde(default)]
    pub guessed: GuessedSteps,
    /// The seat of whoever brought it, from 0, if they said.
    #[serde(default)]
    pub mine: Option<u8>,
}

impl Page {
    /// The whole game, if it may be known.
    fn told_history(&mut self, id: &str, at: i64) -> Result<History, Stop> {
        let history = self.history(id, at)?;
        history.shown.may_be_told(Some(ME), at)?;
        Ok(history)
    }

    pub(crate) fn look_back(&mut self, id: &str, rest: &[&str], ask: &Ask, dice: &mut Dice) -> Told {
        let (at, lang) = (ask.at, ask.lang);
        match (ask.method.as_str(), rest) {
            ("GET", ["log"]) => {
                let history = self.history(id, at)?;
                let looker = looker(&history.shown, asked(ask, "seat").map(SeatNumber), lang)?;
                let most = asked(ask, "limit").unwrap_or(100).clamp(1, ITEMS);
                told(&history.log(&looker, asked(ask, "before"), most))
            }
            ("GET", ["replay"]) => {
                let history = self.history(id, at)?;
                let shown = &history.shown;
                let seat: Option<SeatNumber> = asked(ask, "seat").map(SeatNumber);
                let over = shown.status == Status::Finished || shown.fixed.imported;
                let mut looker = looker(shown, seat.filter(|_| !over), lang)?;
                if let (true, Some(number)) = (over && !shown.daily_still_on(at), seat) {
                    looker.seat = Some(number.seat(shown.seats.len()).ok_or(Refused::NotFound)?);
                }
                let range = (asked(ask, "from").unwrap_or(0), asked(ask, "to").unwrap_or(u32::MAX));
                told(&history.frames(&looker, seat.is_none(), range, FRAMES, at))
            }
            ("GET", ["record"]) => told(&self.told_history(id, at)?.record()),
            ("POST", ["verify"]) => told(&starboard_host::verify(&self.told_history(id, at)?, lang)?),
            ("GET", ["instead"]) => {
                let history = self.told_history(id, at)?;
                let action = ask.query.get("action").cloned().unwrap_or_default();
                let what =
                    Instead { step: asked(ask, "step").unwrap_or(0), action, seat: asked(ask, "seat").map(SeatNumber) };
                told(&starboard_host::instead(&history, what, at, lang)?)
            }
            ("POST", ["fork"]) => {
                let fork: Fork = body(ask)?;
                let history = self.told_history(id, at)?;
                let name = self.name(lang);
                let opening = starboard_host::fork(&history, &fork, who(&name), Some(dice.seed()))?;
                self.begin(opening, at, dice)
            }
            ("GET", ["review"]) => self.review(id, ask),
            ("POST", ["my-seat"]) => self.say_my_seat(id, ask),
            _ => Err(Refused::NeedsPeople.into()),
        }
    }

    /// The review is made beside, piece by piece; what is whole is kept.
    fn review(&mut self, id: &str, ask: &Ask) -> Told {
        let history = self.told_history(id, ask.at)?;
        if !self.reviews_loaded {
            return Err(Stop::Needs("review/".to_owned()));
        }
        let kept: Option<KeptReview> = self.reviews.get(id).and_then(|text| json::read(text).ok());
        let Some(result) = &ask.result else {
            let job = Job::review(id, history.record(), kept, ask.lang);
            return Err(Stop::Job(json!(job)));
        };
        if let Some(whole) = result.get("kept").filter(|kept| !kept.is_null()) {
            let text = whole.to_string();
            self.keep(format!("review/{id}"), text.clone());
            self.reviews.insert(id.to_owned(), text);
        }
        Ok(result["review"].clone())
    }

    /// Takes in a record: it is replayed before it is believed, and counts for nobody.
    pub(crate) fn take_record(&mut self, ask: &Ask, dice: &mut Dice) -> Told {
        let id = self.take(&body(ask)?, ask, dice)?;
        told(&json!({ "id": id, "invite": null }))
    }

    fn take(&mut self, record: &Record, ask: &Ask, dice: &mut Dice) -> Result<String, Stop> {
        let rules = starboard_shelf::find(&record.game)?;
        let name = self.name(ask.lang);
        let opened = brought(rules, record, who(&name), Visibility::Private, ask.lang)?.shown(dice.names(), ask.at)?;
        let moments = played(&opened, record, ask.at, true)?;
        self.open(&opened, moments);
        Ok(opened.fixed.id.clone())
    }

    /// Takes in a log of the publisher's app. It is read beside; what of it was guessed is kept for its review.
    pub(crate) fn take_log(&mut self, ask: &Ask, dice: &mut Dice) -> Told {
        let Some(result) = &ask.result else {
            let ImportLog { text } = body(ask)?;
            return Err(Stop::Job(json!(Job::Log { text, lang: ask.lang })));
        };
        let log: Explained = json::of(result).map_err(|e| Refused::Broken(e.to_string()))?;
        let id = self.take(&log.record, ask, dice)?;
        let kept = KeptReview {
            made_with: String::new(),
            body: Json::Null,
            summary: Summary::default(),
            guessed: log.guessed.clone(),
            mine: None,
        };
        let text = json!(kept).to_string();
        self.keep(format!("review/{id}"), text.clone());
        self.reviews.insert(id.clone(), text);
        told(&log.kept_as(id))
    }

    /// Says which seat of a game that was brought in was mine: for what reviews say together, and nothing else.
    fn say_my_seat(&mut self, id: &str, ask: &Ask) -> Told {
        let MySeat { seat } = body(ask)?;
        let shown = self.told_history(id, ask.at)?.shown;
        if !shown.fixed.imported {
            return Err(Refused::NotFound.into());
        }
        if !self.reviews_loaded {
            return Err(Stop::Needs("review/".to_owned()));
        }
        let seat = seat.map(|n| n.seat(shown.seats.len()).ok_or(Refused::NotFound)).transpose()?;
        let kept: Option<KeptReview> = self.reviews.get(id).and_then(|text| json::read(text).ok());
        let text = json!(KeptReview { mine: seat.map(|s| s.0), ..kept.unwrap_or_default() }).to_string();
        self.keep(format!("review/{id}"), text.clone());
        self.reviews.insert(id.to_owned(), text);
        DONE
    }

    /// Finished games, newest first.
    pub(crate) fn archive(&mut self, ask: &Ask) -> Told {
        let text = |key: &str| ask.query.get(key).map(String::as_str).unwrap_or_default();
        let seats: usize = asked(ask, "seats").unwrap_or(0);
        let before: Option<(i64, &str)> =
            text("before").split_once('-').and_then(|(at, id)| Some((at.parse().ok()?, id)));
        let wanted = |row: &Row| {
            let named = |name: &str| row.seats.iter().any(|o| o.name.to_lowercase() == name.to_lowercase());
            let won = || seats_of(row).any(|seat| rank(row, seat) == Some(1));
            !row.plan.lesson
                && (row.step > 0 || row.status == Status::Finished)
                && (text("game").is_empty() || row.game == text("game"))
                && (text("format").is_empty() || row.format() == text("format"))
                && (seats == 0 || row.seats.len() == seats)
                && (text("player").is_empty() || named(text("player")))
                && (text("won") != "true" || won())
        };
        let mut found: Vec<(i64, &String, &Row)> = self
            .rows
            .iter()
            .filter(|(_, row)| wanted(row))
            .filter_map(|(id, row)| Some((row.ended?, id, row)))
            .collect();
        found.order_by(|a, b| (b.0, b.1).cmp(&(a.0, a.1)));
        found.retain(|(ended, id, _)| before.is_none_or(|(at, last)| (*ended, id.as_str()) < (at, last)));
        let limit = asked(ask, "limit").unwrap_or(30).clamp(1, 100);
        let more = found.len() > limit;
        found.truncate(limit);
        let next = found.last().filter(|_| more).map(|(ended, id, _)| format!("{ended}-{id}"));
        let games = found.into_iter().map(|(ended, id, row)| ArchivedGame {
            id: id.clone(),
            game: row.game.clone(),
            format: row.format().to_owned(),
            status: row.status,
            seats: info(row, ask.lang),
            steps: row.step,
            started: row.started,
            ended,
            result: row.result.clone(),
            imported: row.imported,
        });
        told(&Archive { games: games.collect(), next })
    }

    /// The table of my try at a day's deal.
    pub(crate) fn my_daily(&self, game: &str, day: &str) -> Option<String> {
        let mine = |row: &Row| row.game == game && row.daily.as_deref() == Some(day);
        self.rows.iter().find(|(_, row)| mine(row)).map(|(id, _)| id.clone())
    }

    pub(crate) fn daily(&mut self, ask: &Ask) -> Told {
        let today = day(ask.at);
        let deal = |game: &'static str| {
            let mut days: Vec<String> =
                self.rows.values().filter(|row| row.game == game).filter_map(|row| row.daily.clone()).collect();
            days.order_by(|a, b| b.cmp(a));
            let mine = self.my_daily(game, &today);
            let row = mine.as_ref().and_then(|id| self.rows.get(id)).filter(|row| row.ended.is_some());
            let rank = row.and_then(|row| rank(row, 0));
            let result = row.zip(rank).map(|(row, rank)| DailyResult {
                place: 1,
                name: self.name(ask.lang),
                rank: u32::from(rank),
                score: row.result.as_ref().and_then(|r| r.scores.first().copied()).unwrap_or(0),
                moves: row.step,
                mine: true,
            });
            DailyDeal {
                game: game.to_owned(),
                fingerprint: daily::seed(DAILY, game, &today).fingerprint(),
                level: DEFAULT_LEVEL.to_owned(),
                mine,
                played: u32::from(result.is_some()),
                won: u32::from(rank == Some(1)),
                results: result.into_iter().collect(),
                streak: daily::in_a_row(&days, ask.at),
            }
        };
        let deals = GAMES.iter().map(|rules| deal(rules.name())).collect();
        told(&Daily { day: today, deals })
    }

    /// Nobody else's try is known here: mine stands beside itself.
    pub(crate) fn daily_course(&mut self, game: &str, ask: &Ask) -> Told {
        let id = self.my_daily(game, &day(ask.at)).ok_or(Refused::NotFound)?;
        let history = self.history(&id, ask.at)?;
        if history.shown.ended.is_none() {
            return Err(Refused::State("not-finished").into());
        }
        let mine = daily::course(&history);
        told(&DailyCourse { best: mine.clone(), mine, name: self.name(ask.lang) })
    }
}

/// The rank of a seat, counted from 0, in a finished game.
pub(crate) fn rank(row: &Row, seat: usize) -> Option<u8> {
    row.result.as_ref().and_then(|r| r.ranks.get(seat).copied())
}
