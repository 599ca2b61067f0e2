//! Hints for people: the best three actions, how good they are, and why.

use crate::budget::{Budget, Stop};
use crate::calibration::put_right;
use crate::opponent::Trouble;
use crate::rollout::Mind;
use crate::search::{Ask, Plan, Weighed};
use crate::streams::mix;
use crate::think::Thinks;
use crate::words::WORDS;
use serde::Serialize;
use starboard_core::face::{Sitting, Table};
use starboard_core::{Fast, Lang, Seat};

/// One action worth taking.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hint {
    /// Its text form.
    pub action: String,
    /// How a button says it.
    pub words: String,
    /// The chance that the seat's team wins after it, from 0 to 1.
    pub chance: f64,
    /// Half of the 95 % interval of `chance`.
    pub error: f64,
    /// Nothing to choose between this and the best.
    pub about_even: bool,
    /// Why, in one sentence.
    pub reason: String,
}

/// What the search would tell a friend.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Hints {
    /// At most three, best first.
    pub best: Vec<Hint>,
}

/// How many turns hints look beyond one's own.
const HORIZON: u32 = 2;
/// Differences below one point in a hundred are not worth a person's thought.
const SMALL: f64 = 0.01;

/// The hints for a seat at a table of `G`.
pub fn hint<G: Thinks>(
    table: &dyn Table,
    seat: Seat,
    budget: Budget,
    stop: &Stop,
    lang: Lang,
) -> Result<Hints, Trouble> {
    let sitting = table.as_any().downcast_ref::<Sitting<G>>().ok_or(Trouble::OtherGame)?;
    let mind = Mind::new(sitting.game.clone());
    let game = &*mind.game;
    let seed = mix(u64::from(game.clock(&sitting.state)));
    let seen = game.imagine(&sitting.state, seat, &mut Fast::new(seed));
    let mut candidates = Vec::new();
    game.canonical(&mind.lore, &seen, seat, &mut candidates);
    let solved = game.solve(&mind.lore, &seen, seat);
    if let Some(action) = solved
        && !candidates.contains(&action)
    {
        candidates.push(action);
    }
    let plan = Plan { budget, threads: 1, horizon: HORIZON };
    let ask = Ask { s: &seen, seat, candidates: &candidates, seed, stop };
    let mut ranked = mind.search(&ask, plan).ranked;
    if let Some(at) = ranked.iter().position(|w| Some(w.action) == solved) {
        let best = ranked.remove(at);
        ranked.insert(0, best);
    }
    let describe = |w: &Weighed<G::Action>| {
        let noise = 1.96 * (w.error().powi(2) + ranked[0].error().powi(2)).sqrt();
        let reason = match () {
            () if ranked.len() == 1 => WORDS.say(lang, "reason-only", &[]),
            () if solved == Some(w.action) => WORDS.say(lang, &format!("reason-{}-solved", G::NAME), &[]),
            () => reason::<G>(w, &ranked, lang),
        };
        let (chance, error) = put_right(G::NAME, game.seats(), w.mean(), 1.96 * w.error());
        Hint {
            action: game.action_text(w.action),
            words: game.action_words(&seen, seat, w.action, lang),
            chance,
            error,
            about_even: w.action != ranked[0].action && ranked[0].mean() - w.mean() < noise.max(SMALL),
            reason,
        }
    };
    Ok(Hints { best: ranked.iter().take(3).map(describe).collect() })
}

/// The measure in which an action stands out most among those compared, where the playouts were judged.
fn reason<G: Thinks>(this: &Weighed<G::Action>, all: &[Weighed<G::Action>], lang: Lang) -> String {
    let others: Vec<Vec<f64>> = all.iter().filter(|w| w.action != this.action).map(Weighed::measures).collect();
    let mine = this.measures();
    let lead = |(i, (name, unit)): (usize, &(&'static str, f32))| {
        let usual = others.iter().map(|m| m[i]).sum::<f64>() / others.len().max(1) as f64;
        (*name, (mine[i] - usual) / f64::from(*unit))
    };
    let best = G::MEASURES.iter().enumerate().map(lead).max_by(|a, b| a.1.total_cmp(&b.1));
    match best {
        Some((name, lead)) if lead >= 1.0 => WORDS.say(lang, &format!("reason-{}-{name}", G::NAME), &[]),
        _ => WORDS.say(lang, "reason-even", &[]),
    }
}
