//! What is thought about beside the tables, in a worker of its own: hints, reviews piece by piece, logs.

use crate::archive::KeptReview;
use crate::call::Stop;
use crate::dice::Dice;
use crate::opponents::taught;
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};
use starboard_bots::Budget;
use starboard_bots::review::{NoStory, Plan, Review, Reviewing};
use starboard_core::face::Table;
use starboard_core::record::Record;
use starboard_core::{Lang, Seat, json};
use starboard_host::review::Summary;
use starboard_host::{Refused, advice};
use starboard_shelf::OPPONENTS;
use starboard_table::{Fixed, settle};
use std::time::Duration;

/// How long a hint may take, where there is a clock.
const HINT: Duration = Duration::from_millis(1500);

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Job {
    /// The best actions of a seat, at a table as the seat imagines it.
    Hint { game: String, edition: String, options: Json, position: Json, seat: Seat, ply: u32, lang: Lang },
    /// The review of a game, as far as it is made.
    Review { id: String, record: Box<Record>, kept: Option<Box<KeptReview>>, lang: Lang },
    /// What our rules make of a log of the publisher's app.
    Log { text: String, lang: Lang },
}

impl Job {
    pub(crate) fn hint(imagined: &dyn Table, fixed: &Fixed, seat: Seat, ply: u32, lang: Lang) -> Job {
        Job::Hint {
            game: fixed.game.name().to_owned(),
            edition: fixed.game.edition().to_owned(),
            options: fixed.plan.options.clone(),
            position: imagined.position(),
            seat,
            ply,
            lang,
        }
    }

    pub(crate) fn review(id: &str, record: Record, kept: Option<KeptReview>, lang: Lang) -> Job {
        Job::Review { id: id.to_owned(), record: Box::new(record), kept: kept.map(Box::new), lang }
    }
}

/// The reviews being made: whose, and how far. The latest that was asked for is worked on.
#[derive(Default)]
pub(crate) struct Desk(Vec<(String, Box<dyn Reviewing>)>);

impl Desk {
    pub(crate) fn job(&mut self, job: Job, dice: &mut Dice) -> Result<Json, Stop> {
        match job {
            Job::Hint { game, edition, options, position, seat, ply, lang } => {
                let game = settle(starboard_shelf::find(&game)?, Some(&edition), options)?;
                taught(&*game)?;
                let table = game.place(position)?;
                let stop = starboard_bots::Stop::default();
                let best = advice(&*table, seat, Budget::Time(HINT), &stop, dice.number(), lang);
                Ok(json!([ply, best]))
            }
            Job::Review { id, record, kept, lang } => self.review(id, &record, kept, lang),
            Job::Log { text, lang } => Ok(json!(starboard_host::log::explained(&text, lang)?)),
        }
    }

    fn review(&mut self, id: String, record: &Record, kept: Option<Box<KeptReview>>, lang: Lang) -> Result<Json, Stop> {
        let rules = starboard_shelf::find(&record.game)?;
        taught(&*rules.game_of(Some(&record.edition), record.options.clone())?)?;
        let guessed = kept.as_ref().map(|kept| kept.guessed.clone()).unwrap_or_default();
        let mine = kept.as_ref().and_then(|kept| kept.mine);
        let plan =
            Plan { guessed_choices: guessed.choices.clone(), guessed_deals: guessed.deals.clone(), ..Plan::default() };
        let fresh = || {
            OPPONENTS.review(record, rules, plan).map_err(|why| match why {
                NoStory::Untaught => Refused::State("no-review"),
                NoStory::Record(fault) => Refused::Broken(fault.to_string()),
            })
        };
        let (at, begun) = match self.0.iter().position(|(of, _)| *of == id) {
            Some(at) => (at, &self.0[at].1),
            None => {
                self.0.push((id.clone(), fresh()?));
                (self.0.len() - 1, &self.0[self.0.len() - 1].1)
            }
        };
        let mut so_far = begun.so_far();
        let known: Option<Review> =
            kept.filter(|kept| kept.made_with == so_far.made_with).and_then(|kept| json::of(&kept.body).ok());
        let was_kept = known.is_some();
        so_far = known.unwrap_or(so_far);
        let whole = (so_far.done >= 1.0 && !was_kept).then(|| KeptReview {
            made_with: so_far.made_with.clone(),
            summary: Summary::of(&so_far),
            body: json!(so_far),
            guessed,
            mine,
        });
        begun.put_in_words(&mut so_far, &[], lang);
        if so_far.done >= 1.0 {
            self.0.remove(at);
        }
        Ok(json!({ "review": so_far, "kept": whole }))
    }

    /// Goes on for a moment; is there more to do?
    pub(crate) fn work(&mut self) -> bool {
        let Some((_, review)) = self.0.last_mut() else { return false };
        review.work()
    }
}
