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
use crate::store::{Json as DbJson, Store, Unit};
use crate::time::now_ms;
use crate::wire::{Frame, Instead};
use crate::words::lang;
use serde::{Deserialize, Serialize};
use starboard_bots::review::{NoStory, Plan, Review, Reviewing};
use starboard_core::face::Rules;
use starboard_core::{Lang, Record};
use starboard_host::review::{GuessedSteps, Summary};
use starboard_shelf::OPPONENTS;
use std::collections::HashMap;

/// A review in the words of every language.
pub(crate) type InWords = HashMap<Lang, Review>;

/// What is known of a game beside its record, where somebody brought it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Brought {
    #[serde(flatten)]
    guessed: GuessedSteps,
    /// The seat of whoever brought it, from 0, if they said.
    mine: Option<u8>,
}

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

/// What is known so far, in every language. The page knows how everybody is called at this table.
fn in_words(work: &dyn Reviewing) -> InWords {
    let so_far = work.so_far();
    let told = |lang: Lang| {
        let mut review = so_far.clone();
        work.put_in_words(&mut review, &[], lang);
        (lang, review)
    };
    Lang::ALL.into_iter().map(told).collect()
}

/// What is kept of a game's review: what it was made with, all of it as text, and what is known of the game beside its record.
async fn kept(store: &dyn Store, id: &str) -> Result<(String, String, Brought), Fail> {
    let query = sql!("SELECT made_with, body, guessed FROM reviews WHERE table_id = $1", id);
    let kept: Option<(String, String, DbJson<Brought>)> = store.first(query).await?;
    Ok(kept.map(|(made_with, body, DbJson(brought))| (made_with, body, brought)).unwrap_or_default())
}

impl App {
    /// The review of a finished game as far as it is made; if nobody has asked before, it is begun.
    pub async fn review(&self, id: &str, player: Option<&Player>) -> Result<Review, Fail> {
        let shown = self.hall.fresh(id).await?.shown();
        shown.may_be_told(player.map(|p| p.id.as_str()), now_ms())?;
        let lang = lang();
        let of = |mut told: InWords| told.remove(&lang).ok_or_else(|| Fail::broken("a review without words"));
        if let Some(told) = self.reviews.so_far(id) {
            return of(InWords::clone(&told));
        }
        let (made_with, body, brought) = kept(&*self.hall.store, id).await?;
        if !made_with.is_empty() {
            let game = shown.fixed.game.clone();
            let read = move || {
                let now = OPPONENTS.reviews_with(&*game);
                now.filter(|now| *now == made_with).and_then(|_| serde_json::from_str::<InWords>(&body).ok())
            };
            let read = tokio::task::spawn_blocking(read).await.map_err(|e| Fail::broken(e.to_string()))?;
            if let Some(told) = read {
                return of(told);
            }
        }
        let history = self.told_history(id, player).await?;
        let game = Reviewed { record: history.record(), rules: history.shown.fixed.rules, guessed: brought.guessed };
        let (reviews, id) = (self.reviews.clone(), id.to_owned());
        let begin = move || -> Result<InWords, Fail> {
            let fresh = in_words(&*game.begun()?);
            reviews.begin(&id, game, fresh.clone())?;
            Ok(fresh)
        };
        of(tokio::task::spawn_blocking(begin).await.map_err(|e| Fail::broken(e.to_string()))??)
    }

    /// The table after another action than was taken at a step of a finished game, as a viewer sees it.
    pub async fn instead(&self, id: &str, player: Option<&Player>, what: Instead) -> Result<Frame, Fail> {
        let history = self.told_history(id, player).await?;
        Ok(starboard_host::instead(&history, what, now_ms(), lang())?)
    }

    /// Keeps a review that is made.
    pub async fn keep_review(&self, id: &str, told: &InWords) -> Result<(), Fail> {
        let review = told.values().next().ok_or_else(|| Fail::broken("a review without words"))?;
        let body = serde_json::to_string(told).map_err(|e| Fail::broken(e.to_string()))?;
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
