//! Reviews of finished games: asked for by whoever may see the game, made in the background, kept with it.

mod log;
mod mine;
mod puzzles;
mod work;

pub use work::Reviews;

use crate::app::App;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::sql;
use crate::store::{Json as DbJson, Unit};
use crate::time::now_ms;
use crate::wire::{Frame, Instead, Status};
use crate::words::lang;
use starboard_bots::review::{NoStory, Plan, Review, Reviewing};
use starboard_core::Record;
use starboard_core::face::Rules;
use starboard_host::review::{GuessedSteps, Summary};
use starboard_shelf::OPPONENTS;

/// A game that can be reviewed: its record, its rules, and what of it was guessed.
pub struct Reviewed {
    record: Record,
    rules: &'static dyn Rules,
    guessed: GuessedSteps,
}

impl Reviewed {
    fn begun(&self) -> Result<Box<dyn Reviewing>, Fail> {
        let plan = Plan {
            guessed_choices: self.guessed.choices.clone(),
            guessed_deals: self.guessed.deals.clone(),
            ..Plan::default()
        };
        OPPONENTS.review(&self.record, self.rules, plan).map_err(|why| match why {
            NoStory::Untaught => Refused::State("no-review").into(),
            NoStory::Record(fault) => Fail::broken(fault.to_string()),
        })
    }
}

impl App {
    /// The review of a finished game as far as it is made; if nobody has asked before, it is begun.
    pub async fn review(&self, id: &str, player: Option<&Player>) -> Result<Review, Fail> {
        let history = self.told_history(id, player).await?;
        if history.shown.status != Status::Finished && !history.shown.fixed.imported {
            return Err(Refused::State("not-over").into());
        }
        let kept: Option<(String, String, DbJson<GuessedSteps>)> =
            self.hall.store.first(sql!("SELECT made_with, body, guessed FROM reviews WHERE table_id = $1", id)).await?;
        let (made_with, body, guessed) = match kept {
            Some((made_with, body, DbJson(guessed))) => (made_with, body, guessed),
            None => Default::default(),
        };
        let game = Reviewed { record: history.record(), rules: history.shown.fixed.rules, guessed };
        let reviews = self.reviews.clone();
        let (id, lang) = (id.to_owned(), lang());
        let told = move || -> Result<Review, Fail> {
            let begun = game.begun()?;
            let fresh = begun.so_far();
            let known = if fresh.made_with == made_with { serde_json::from_str(&body).ok() } else { None };
            let mut review: Review = match known {
                Some(review) => review,
                None => reviews.so_far(&id, game)?.unwrap_or(fresh),
            };
            // The page knows how everybody is called at this table.
            begun.put_in_words(&mut review, &[], lang);
            Ok(review)
        };
        tokio::task::spawn_blocking(told).await.map_err(|e| Fail::broken(e.to_string()))?
    }

    /// The table after another action than was taken at a step of a finished game, as a viewer sees it.
    pub async fn instead(&self, id: &str, player: Option<&Player>, what: Instead) -> Result<Frame, Fail> {
        let history = self.told_history(id, player).await?;
        Ok(starboard_host::instead(&history, what, now_ms(), lang())?)
    }

    /// Keeps a review that is made.
    pub async fn keep_review(&self, id: &str, review: &Review) -> Result<(), Fail> {
        let body = serde_json::to_string(review).map_err(|e| Fail::broken(e.to_string()))?;
        let summary = serde_json::to_string(&Summary::of(review)).map_err(|e| Fail::broken(e.to_string()))?;
        let keep = sql!(
            "INSERT INTO reviews (table_id, made_with, summary, body, guessed, updated) VALUES ($1, $2, $3, $4, '{}', $5) \
             ON CONFLICT (table_id) DO UPDATE SET made_with = excluded.made_with, summary = excluded.summary, \
             body = excluded.body, updated = excluded.updated",
            id,
            &review.made_with,
            summary,
            body,
            now_ms(),
        );
        self.hall.writer.commit(Unit::of(vec![keep])).await?;
        Ok(())
    }
}
