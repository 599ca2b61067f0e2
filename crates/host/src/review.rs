//! What all of a player's reviewed games say together.

use crate::wire::{MistakeKind, MyReviews, ReviewedGame};
use serde::{Deserialize, Serialize};
use starboard_bots::review::{Decision, Judgement, Review, SeatReview};
use starboard_core::order::Order;
use std::collections::BTreeSet;

/// Steps that hang on cards a log does not tell.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct GuessedSteps {
    pub choices: BTreeSet<u32>,
    pub deals: BTreeSet<u32>,
}

/// What is kept of a review for its players' pages.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Summary {
    seats: Vec<SeatReview>,
    mistakes: Vec<Slip>,
}

/// A choice that cost something: whose, and of which kind.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Slip {
    seat: u8,
    verb: String,
    best_verb: String,
    cost: f64,
}

impl Summary {
    pub fn of(review: &Review) -> Summary {
        let slips = review.decisions.iter().filter(|d| d.judgement > Judgement::Fine);
        let slip =
            |d: &Decision| Slip { seat: d.seat.0, verb: d.verb.clone(), best_verb: d.best_verb.clone(), cost: d.cost };
        Summary { seats: review.seats.clone(), mistakes: slips.map(slip).collect() }
    }
}

/// A reviewed game of somebody.
pub struct Mine {
    pub id: String,
    pub game: String,
    pub format: String,
    pub ended: i64,
    /// From 0.
    pub seat: u8,
    /// Names of people, levels of opponents.
    pub against: Vec<String>,
    pub summary: Summary,
}

/// So many games without a review are named at once.
pub const MISSING: usize = 12;

/// Somebody's reviewed games, oldest first, and the mistakes made most often.
pub fn together(games: Vec<Mine>) -> MyReviews {
    let mut told = MyReviews::default();
    for Mine { id, game, format, ended, seat, against, summary } in games {
        let Some(mine) = summary.seats.iter().find(|s| s.seat.0 == seat) else { continue };
        told.games.push(ReviewedGame {
            against,
            id,
            game: game.clone(),
            format,
            ended,
            luck: mine.luck,
            choices: mine.choices,
            cost: mine.cost,
            accuracy: mine.accuracy,
            mistakes: mine.mistakes + mine.blunders,
            adjusted: mine.adjusted,
            result: mine.result,
        });
        for slip in summary.mistakes.iter().filter(|m| m.seat == seat) {
            let same = |k: &&mut MistakeKind| k.game == game && k.verb == slip.verb && k.best_verb == slip.best_verb;
            match told.mistakes.iter_mut().find(same) {
                Some(kind) => {
                    kind.times += 1;
                    kind.cost += slip.cost;
                }
                None => told.mistakes.push(MistakeKind {
                    game: game.clone(),
                    verb: slip.verb.clone(),
                    best_verb: slip.best_verb.clone(),
                    times: 1,
                    cost: slip.cost,
                }),
            }
        }
    }
    told.mistakes.order_by(|a, b| b.cost.total_cmp(&a.cost));
    told
}
