//! `starboard review`: what decided a game, what was luck, what to do better.

mod html;
mod terminal;

use crate::failure::Failure;
use crate::out::Out;
use crate::position::{read_input, write_new};
use serde_json::json;
use starboard_app_logs::{self as app_logs, AppLog};
use starboard_bots::review::{Plan, Quality, Review};
use starboard_core::fault::read_json;
use starboard_core::{Lang, Record, Seat};
use starboard_shelf::OPPONENTS;
use std::collections::BTreeMap;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    file: PathBuf,
    #[arg(long, value_name = "SEAT")]
    seat: Option<Seat>,
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    #[arg(long)]
    long: bool,
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
}

/// A review with what is needed to tell it.
struct Told {
    review: Review,
    names: Vec<String>,
    /// What cards are called.
    cards: BTreeMap<String, String>,
    /// Look at this seat.
    seat: Option<Seat>,
    /// The share of decisions that hang on guessed cards, if the game was read from a log.
    guessed: Option<f64>,
}

impl Args {
    pub(crate) fn run(self, out: Out) -> Result<(), Failure> {
        let (record, mut plan) = self.read(out)?;
        plan.quality = if self.long { Quality::Second } else { Quality::First };
        plan.seed = self.seed;
        let name = self.file.display().to_string();
        let rules = starboard_shelf::find(&record.game).map_err(|f| f.within(&name))?;
        let here = |why: &dyn std::fmt::Display| Failure::said(format!("{name}: {why}"));
        let from_log = !plan.guessed_choices.is_empty() || !plan.guessed_deals.is_empty();
        let mut work = OPPONENTS.review(&record, rules, plan).map_err(|why| match why {
            starboard_bots::review::NoStory::Record(fault) => here(&fault.words(out.lang)),
            other => here(&other),
        })?;
        while work.work() {}
        let mut review = work.so_far();
        work.put_in_words(&mut review, &record.names, out.lang);
        if let Some(seat) = self.seat {
            if seat.index() >= review.seats.len() {
                let args = [("seat", i64::from(seat.0 + 1).into()), ("seats", (review.seats.len() as i64).into())];
                return Err(out.fail("review-no-seat", &args));
            }
            review.decisions.retain(|d| d.seat == seat);
            review.turns.retain(|t| t.seat == seat);
        }
        let of = f64::from(review.guessed) + review.decisions.len() as f64;
        let guessed = from_log.then(|| if of > 0.0 { f64::from(review.guessed) / of } else { 0.0 });
        let names = self.names(&record, &review, out.lang);
        let cards = rules.cards(out.lang, None).unwrap_or_default();
        let cards = cards.into_iter().map(|c| (c.id, c.name)).collect();
        let told = Told { review, names, cards, seat: self.seat, guessed };
        if let Some(file) = &self.html {
            write_new(file, &html::page(&told, out))?;
        }
        if out.json {
            let mut answer = json!(told.review);
            answer["names"] = json!(told.names);
            answer["guessed_share"] = json!(told.guessed);
            return out.json(&answer);
        }
        out.text(&terminal::told(&told, out))
    }

    /// A record, or a log of the publisher's app made one.
    fn read(&self, out: Out) -> Result<(Record, Plan), Failure> {
        let name = self.file.display().to_string();
        let text = read_input(&self.file)?;
        if text.trim_start().starts_with('{') {
            let value = serde_json::from_str(&text).map_err(|why| Failure::said(format!("{name}: not JSON: {why}")))?;
            return Ok((read_json(&name, value)?, Plan::default()));
        }
        let log = AppLog::read(&text).map_err(|why| Failure::said(format!("{name}: {}", why.words(out.lang))))?;
        let report = app_logs::check(&log, out.lang).map_err(|faults| faults.within(&name))?;
        if let Some(stuck) = &report.stuck {
            let why = stuck.why.words(out.lang);
            let at = [("file", (&name).into()), ("line", (stuck.line as i64).into()), ("why", (&why).into())];
            return Err(out.fail("log-no-import", &at));
        }
        let plan =
            Plan { guessed_choices: report.guessed.choices, guessed_deals: report.guessed.deals, ..Plan::default() };
        Ok((report.record, plan))
    }

    fn names(&self, record: &Record, review: &Review, lang: Lang) -> Vec<String> {
        let name = |seat: Seat| match record.names.get(seat.index()).filter(|n| !n.is_empty()) {
            Some(name) => name.clone(),
            None => starboard_bots::words::WORDS.say(lang, "review-player", &[("seat", (&seat.to_string()).into())]),
        };
        let names: Vec<String> = review.seats.iter().map(|s| name(s.seat)).collect();
        // Two of one name are told apart by their seats.
        let apart = |(i, name): (usize, &String)| match names.iter().filter(|n| *n == name).count() {
            1 => name.clone(),
            _ => format!("{name} ({})", i + 1),
        };
        names.iter().enumerate().map(apart).collect()
    }
}

impl Told {
    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    fn card<'a>(&'a self, id: &'a str) -> &'a str {
        self.cards.get(id).map_or(id, String::as_str)
    }

    /// The seats to tell of.
    fn seats(&self) -> impl Iterator<Item = &starboard_bots::review::SeatReview> {
        self.review.seats.iter().filter(|s| self.seat.is_none_or(|seat| seat == s.seat))
    }
}

/// Hundredths of a win, with a sign.
fn signed(share: f64) -> String {
    format!("{:+.1}", 100.0 * share)
}

/// A chance in per cent.
fn percent(share: f64) -> String {
    format!("{:.0} %", 100.0 * share)
}
