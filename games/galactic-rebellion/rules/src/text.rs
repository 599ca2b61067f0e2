//! The text of cards, made from what they do, so that words and rules cannot disagree.

use crate::catalogue::{ImperialAction, Mission, Technology};
use crate::effect::{Effect, Foe, Losses, Path, Per, Post, Recruit, Score, Site, When, Where, Who};
use crate::words::Voice;
use starboard_core::Lang;
use starboard_core::words::Arg;

pub(crate) fn technology(card: &Technology, lang: Lang) -> String {
    let v = Voice(lang);
    let when = match card.when {
        When::EachRound => "card-each-round",
        When::Once => "card-once",
        When::AtPurchase => "card-at-purchase",
        When::End => "card-end",
    };
    let mut parts = Vec::new();
    if !card.effects.is_empty() {
        parts.push(v.say(when, &[("what", (&small(&effects(v, &card.effects))).into())]));
    }
    if let Some(score) = card.score {
        parts.push(v.say("card-end", &[("what", (&scores(v, score)).into())]));
    }
    parts.join(" ")
}

pub(crate) fn mission(card: &Mission, lang: Lang) -> String {
    let v = Voice(lang);
    let place = match card.site {
        Site::Planet(planet) => v.planet(planet),
        Site::ImperialFleet => v.say("card-site-fleet", &[]),
        Site::Rival { worker, senate_cost: None } => {
            v.say("card-site-rival", &[("worker", (&v.worker(worker)).into())])
        }
        Site::Rival { worker, senate_cost: Some(cost) } => {
            v.say("card-site-rival-senate", &[("worker", (&v.worker(worker)).into()), ("cost", cost.into())])
        }
    };
    let place = v.say("card-site", &[("place", (&place).into())]);
    let reward = v.say("card-reward", &[("what", (&small(&effects(v, &card.effects))).into())]);
    format!("{place} {reward} {}.", v.say("n-points", &[("n", card.vp.into())]))
}

pub(crate) fn imperial_action(card: &ImperialAction, lang: Lang) -> String {
    effects(Voice(lang), &card.effects)
}

pub(crate) fn post(v: Voice, post: Post) -> String {
    let key = match post {
        Post::InfluenceX => "post-influence_x",
        Post::InfluenceY => "post-influence_y",
        Post::War => "post-war",
        Post::Missions => "post-missions",
        Post::Senate => "post-senate",
    };
    v.say(key, &[])
}

/// After a colon a sentence begins with a small letter.
fn small(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_lowercase().collect::<String>() + letters.as_str()).unwrap_or_default()
}

pub(crate) fn effects(v: Voice, effects: &[Effect]) -> String {
    effects.iter().map(|e| effect(v, *e)).collect::<Vec<_>>().join(" ")
}

pub(crate) fn effect(v: Voice, effect: Effect) -> String {
    let plain = |key: &str| v.say(key, &[]);
    let number = |key: &str, n: u8| v.say(key, &[("n", n.into())]);
    let words = |key: &str, name: &str, text: String| v.say(key, &[(name, Arg::from(&text))]);
    match effect {
        Effect::Credits { amount } => number("does-credits", amount),
        Effect::CreditsPerGood { good, amount } => {
            v.say("does-credits_per_good", &[("n", amount.into()), ("good", (&v.good(good)).into())])
        }
        Effect::LevyCredits { amount, with } => {
            v.say("does-levy_credits", &[("n", amount.into()), ("worker", (&v.worker(with)).into())])
        }
        Effect::Cubes { count } => words("does-cubes", "cubes", v.cubes(count)),
        Effect::BorrowCubes { count, against: Foe::Sentinels } => {
            words("does-borrow_cubes_sentinels", "cubes", v.cubes(count))
        }
        Effect::BorrowCubes { count, against: Foe::Factions } => {
            words("does-borrow_cubes_factions", "cubes", v.cubes(count))
        }
        Effect::Recruit { worker: Recruit::Kind(worker), count } => {
            words("does-recruit", "workers", v.workers(worker, count))
        }
        Effect::Recruit { worker: Recruit::AnySpecialist, count } => {
            words("does-recruit", "workers", number("n-specialist", count))
        }
        Effect::Post { worker, track } => {
            v.say("does-post", &[("worker", (&v.a(worker)).into()), ("post", (&post(v, track)).into())])
        }
        Effect::DrawGoods { count } => number("does-draw_goods", count),
        Effect::RebelFleet => plain("does-rebel_fleet"),
        Effect::Deploy { worker, count, at, by } => {
            let key = match (by, at) {
                (Who::Rival, _) => "does-deploy_rival",
                (_, Where::Any) => "does-deploy_any",
                (_, Where::Present) => "does-deploy_present",
                (_, Where::Same) => "does-deploy_same",
                (_, Where::Other) => "does-deploy_other",
            };
            words(key, "workers", v.workers(worker, count))
        }
        Effect::ShiftWorkers { count } => number("does-shift_workers", count),
        Effect::AddSentinels { count } => words("does-add_sentinels", "sentinels", v.sentinels(count)),
        Effect::RemoveSentinels { count } => number("does-remove_sentinels", count),
        Effect::FlipSentinel => plain("does-flip_sentinel"),
        Effect::MoveSentinels { count, path } => {
            let key = match path {
                Path::One => "does-move_sentinels_one",
                Path::Any => "does-move_sentinels_any",
            };
            words(key, "sentinels", v.sentinels(count))
        }
        Effect::ScatterSentinels => plain("does-scatter_sentinels"),
        Effect::BringImperialFleet => plain("does-bring_imperial_fleet"),
        Effect::RemoveImperialFleet { at: Where::Same } => plain("does-remove_imperial_fleet_same"),
        Effect::RemoveImperialFleet { .. } => plain("does-remove_imperial_fleet_any"),
        Effect::ReturnWorkers => plain("does-return_workers"),
        Effect::RemoveWorkers { count } => number("does-remove_workers", count),
        Effect::RemoveRebelsOrSpecialists { rebels, specialists } => v.say(
            "does-remove_rebels_or_specialists",
            &[("rebels", rebels.into()), ("specialists", specialists.into())],
        ),
        Effect::RemoveFromMissions { value } => number("does-remove_from_missions", value),
        Effect::RemoveRival { worker } => words("does-remove_rival", "worker", v.worker(worker)),
        Effect::RandomLosses { pieces: Losses::Count(n) } => number("does-random_losses", n),
        Effect::RandomLosses { pieces: Losses::Half } => plain("does-random_losses_half"),
        Effect::TakeRoute => plain("does-take_route"),
        Effect::RaiseMissionCost { amount } => number("does-raise_mission_cost", amount),
        Effect::FirstAtMissions => plain("does-first_at_missions"),
        Effect::NameRival => plain("does-name_rival"),
        Effect::PlayImperialAction => plain("does-play_imperial_action"),
    }
}

fn scores(v: Voice, score: Score) -> String {
    let plain = |key: &str| v.say(key, &[]);
    let what = match score.per {
        Per::Technologies => plain("per-technologies"),
        Per::Routes => plain("per-routes"),
        Per::Missions => plain("per-missions"),
        Per::Credits => plain("per-credits"),
        Per::RebelFleet => plain("per-rebel_fleet"),
        Per::ControlledPlanets => plain("per-controlled_planets"),
        Per::WorkersOnControlledPlanets => plain("per-workers_on_controlled_planets"),
        Per::SenateSpecialists => plain("per-senate_specialists"),
        Per::Senate(worker) => v.say("per-senate", &[("worker", (&v.worker(worker)).into())]),
        Per::Planets(worker) => v.say("per-planets", &[("worker", (&v.worker(worker)).into())]),
    };
    let args = [("n", score.each.into()), ("every", score.every.into()), ("what", (&what).into())];
    v.say(if score.every > 1 { "scores-every" } else { "scores" }, &args)
}
