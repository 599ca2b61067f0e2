//! A review in words.

use super::story::Story;
use super::told::{Decision, Review, Stroke, Turning};
use crate::hint::say_reason;
use crate::think::Thinks;
use crate::words::WORDS;
use starboard_core::words::Arg;
use starboard_core::{Deal, Game, Lang, Seat, Seen, Viewer, json};

/// Fills in the words of a review.
pub(super) fn say<M: Thinks>(story: &Story<M::Game>, review: &mut Review, names: &[String], lang: Lang) {
    for d in &mut review.decisions {
        say_decision::<M>(story, d, lang);
    }
    for s in &mut review.chance {
        s.words = said_dealt(story, s, lang);
    }
    let (decisions, chance) = (&review.decisions, &review.chance);
    for m in &mut review.moments {
        let who = name(names, m.seat, lang);
        m.words = match m.chance {
            true => chance.iter().find(|s| s.step == m.step).map_or_else(String::new, |s| luck_words(m, s, &who, lang)),
            false => {
                let found = decisions.iter().find(|d| d.step == m.step);
                found.map_or_else(String::new, |d| choice_words(m, d, &who, lang))
            }
        };
        if let Some(s) = story.states.get((m.step as usize).saturating_sub(1)) {
            m.table = story.game.show(&story.game.view(s, Viewer::All), lang);
        }
    }
}

/// How a seat is called.
pub(crate) fn name(names: &[String], seat: Seat, lang: Lang) -> String {
    match names.get(seat.index()).filter(|n| !n.is_empty()) {
        Some(name) => name.clone(),
        None => WORDS.say(lang, "review-player", &[("seat", Arg::Text(&seat.to_string()))]),
    }
}

/// Hundredths of a win, as people say them.
fn points(swing: f64) -> i64 {
    (swing * 100.0).round() as i64
}

fn say_decision<M: Thinks>(story: &Story<M::Game>, d: &mut Decision, lang: Lang) {
    let Some(s) = (d.step as usize).checked_sub(1).and_then(|t| story.states.get(t)) else { return };
    let said = |text: &str| {
        let action = story.game.parse_action(text).ok().map(|a| story.game.meant(s, d.seat, a));
        action.map_or_else(|| text.to_owned(), |a| story.game.action_words(s, d.seat, a, lang))
    };
    d.words = said(&d.action);
    d.best_words = said(&d.best);
    d.reason_words = say_reason::<M>(&d.reason, lang);
}

/// What happened that tells of these deals; all that happened, if nothing does.
fn said_dealt<G: Game>(story: &Story<G>, stroke: &Stroke, lang: Lang) -> String {
    let (deals, events): (&[Deal], &[G::Event]) = match (stroke.step as usize).checked_sub(1) {
        None => (&story.opening, &story.opening_events),
        Some(t) => match story.steps.get(t) {
            Some(step) => (&step.deals, &step.events),
            None => return String::new(),
        },
    };
    let dealt: Vec<String> = deals.iter().map(|d| format!("\"{}\"", story.game.deal_text(*d))).collect();
    let mut telling = Vec::new();
    let mut all = Vec::new();
    for event in events {
        let event = match story.game.sees(event, Viewer::All) {
            Seen::Whole => event.clone(),
            Seen::Redacted(part) => part,
            Seen::Nothing => continue,
        };
        let words = story.game.event_words(&event, lang);
        let data = json::write(&event).unwrap_or_default();
        if dealt.iter().any(|d| data.contains(d)) {
            telling.push(words.clone());
        }
        all.push(words);
    }
    let said = if telling.is_empty() { all } else { telling };
    said.join(" ")
}

fn luck_words(m: &Turning, stroke: &Stroke, who: &str, lang: Lang) -> String {
    let key = if m.swing > 0.0 { "review-lucky" } else { "review-unlucky" };
    let points = points(m.swing.abs());
    let what = stroke.words.trim();
    WORDS.say(
        lang,
        key,
        &[("turn", m.turn.into()), ("what", what.into()), ("who", who.into()), ("points", points.into())],
    )
}

fn choice_words(m: &Turning, d: &Decision, who: &str, lang: Lang) -> String {
    let points = points(d.cost);
    let args = [
        ("turn", m.turn.into()),
        ("who", who.into()),
        ("did", d.words.as_str().into()),
        ("best", d.best_words.as_str().into()),
        ("why", d.reason_words.as_str().into()),
        ("points", points.into()),
    ];
    WORDS.say(lang, "review-missed", &args)
}
