//! `starboard review`: what decided a game, what was luck, what to do better.

mod curve;
mod html;
mod names;
mod picture;
mod terminal;

use crate::failure::Failure;
use crate::out::Out;
use crate::position::{read_input, write_new};
use serde_json::json;
use starboard_app_logs::{self as app_logs, AppLog};
use starboard_bots::review::{
    CardFact, Decision, Judgement, Plan, Quality, Review, SeatFacts, SeatReview, Stroke, TurnReview,
};
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
        work.put_in_words(&mut review, &[], out.lang);
        let guessed = from_log.then(|| share_guessed(&review));
        if let Some(seat) = self.seat {
            if seat.index() >= review.seats.len() {
                let args = [("seat", i64::from(seat.0 + 1).into()), ("seats", (review.seats.len() as i64).into())];
                return Err(out.fail("review-no-seat", &args));
            }
            review.decisions.retain(|d| d.seat == seat);
            review.turns.retain(|t| t.seat == seat);
        }
        let names = self.names(&record, &review, out.lang);
        names::put_in(&mut review, &names, out.lang);
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

/// Of the decisions there were, how many hang on cards that had to be guessed.
fn share_guessed(review: &Review) -> f64 {
    let all = f64::from(review.guessed) + review.decisions.len() as f64;
    if all > 0.0 { f64::from(review.guessed) / all } else { 0.0 }
}

/// A turn that cost something, or a choice in it did.
struct TurnTold<'a> {
    turn: &'a TurnReview,
    /// Those that cost something, as they were made.
    choices: Vec<&'a Decision>,
}

impl TurnTold<'_> {
    fn cost(&self) -> f64 {
        let whole = if self.turn.judgement > Judgement::Fine { self.turn.cost } else { 0.0 };
        self.choices.iter().fold(whole, |most, d| most.max(d.cost))
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
    fn seats(&self) -> impl Iterator<Item = &SeatReview> {
        self.review.seats.iter().filter(|s| self.tells_of(s.seat))
    }

    /// The facts of the seats to tell of, where there are any.
    fn facts(&self) -> impl Iterator<Item = &SeatFacts> {
        let some = |s: &&SeatFacts| !s.deck.is_empty() || !s.cards.is_empty() || !s.by_turn.is_empty();
        self.review.facts.seats.iter().filter(|s| self.tells_of(s.seat)).filter(some)
    }

    fn tells_of(&self, seat: Seat) -> bool {
        self.seat.is_none_or(|only| only == seat)
    }

    fn last_turn(&self) -> u32 {
        self.review.curve.last().map_or(0, |p| p.turn)
    }

    /// Turns that cost something, the worst first.
    fn turns(&self) -> Vec<TurnTold<'_>> {
        let mut all: Vec<TurnTold<'_>> =
            self.review.turns.iter().map(|turn| TurnTold { turn, choices: Vec::new() }).collect();
        for d in self.review.decisions.iter().filter(|d| d.judgement > Judgement::Fine) {
            if let Some(of) = all.iter_mut().rfind(|t| t.turn.seat == d.seat && t.turn.step <= d.step) {
                of.choices.push(d);
            }
        }
        all.retain(|t| t.turn.judgement > Judgement::Fine || !t.choices.is_empty());
        all.sort_by(|a, b| b.cost().total_cmp(&a.cost()));
        all
    }

    /// The strokes of luck that mattered most, the greatest first.
    fn strokes(&self) -> Vec<&Stroke> {
        const MOST: usize = 6;
        const LEAST: f64 = 0.03;
        let mut all: Vec<&Stroke> = self.review.chance.iter().filter(|s| self.luck(s).abs() >= LEAST).collect();
        all.sort_by(|a, b| self.luck(b).abs().total_cmp(&self.luck(a).abs()));
        all.truncate(MOST);
        all
    }

    /// Whom a stroke of luck helped most; of one seat only, that seat.
    fn most(&self, stroke: &Stroke) -> Seat {
        let most = (0..stroke.luck.len()).max_by(|a, b| stroke.luck[*a].total_cmp(&stroke.luck[*b]));
        self.seat.unwrap_or(Seat(most.unwrap_or(0) as u8))
    }

    fn luck(&self, stroke: &Stroke) -> f64 {
        stroke.luck.get(self.most(stroke).index()).copied().unwrap_or(0.0)
    }

    /// What a seat owned at the end.
    fn deck(&self, s: &SeatFacts) -> Option<String> {
        let cards: Vec<String> = s.deck.iter().map(|f| format!("{} ×{}", self.card(&f.what), f.n)).collect();
        (!cards.is_empty()).then(|| cards.join(", "))
    }

    /// What a card brought.
    fn brought(&self, card: &CardFact, out: Out) -> String {
        let of = |what: &str, n: i32| format!("{n} {}", out.say(&format!("review-of-{what}"), &[]));
        card.brought.iter().map(|f| of(&f.what, f.n)).collect::<Vec<_>>().join(", ")
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
