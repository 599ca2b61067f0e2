//! A review in the terminal: the curve, the table of seats, the moments, the turns, the luck, the facts.

use super::curve::{block, curve};
use super::{Told, TurnTold, percent, signed};
use crate::out::{Out, width, wrap};
use starboard_bots::review::facts::ByTurn;
use starboard_bots::review::{Judgement, SeatFacts};
use std::fmt::Write as _;

/// So many cards of a seat are told of.
const CARDS: usize = 12;

pub(super) fn told(told: &Told, out: Out) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "{}", out.say("review-curve", &[]));
    curve(&mut text, told);
    paragraph(&mut text, "  ", &out.say("review-curve-signs", &[]));
    let _ = writeln!(text);
    seats(&mut text, told, out);
    if let Some(share) = told.guessed {
        let _ = writeln!(text);
        let share = (100.0 * share).round() as i64;
        paragraph(&mut text, "", &out.say("review-guessed", &[("share", share.into())]));
    }
    if !told.review.moments.is_empty() {
        let _ = writeln!(text, "\n{}", out.say("review-moments", &[]));
        for moment in &told.review.moments {
            paragraph(&mut text, "  • ", &moment.words);
        }
    }
    let all = told.turns();
    if !all.is_empty() {
        let _ = writeln!(text, "\n{}", out.say("review-choices", &[]));
    }
    for one in &all {
        turn(&mut text, told, one, out);
    }
    luck(&mut text, told, out);
    for s in told.facts() {
        facts(&mut text, told, s, out);
    }
    text
}

pub(super) fn mark(judgement: Judgement) -> &'static str {
    match judgement {
        Judgement::Fine => "  ",
        Judgement::Inaccuracy => "?!",
        Judgement::Mistake => "? ",
        Judgement::Blunder => "??",
    }
}

fn paragraph(text: &mut String, lead: &str, words: &str) {
    for (i, line) in wrap(words, width() - lead.chars().count()).iter().enumerate() {
        let lead = if i == 0 { lead.to_owned() } else { " ".repeat(lead.chars().count()) };
        let _ = writeln!(text, "{lead}{line}");
    }
}

fn seats(text: &mut String, told: &Told, out: Out) {
    let heads = ["start", "luck", "of-choices", "unseen", "result", "adjusted", "accuracy", "marks"];
    let heads: Vec<String> = heads.iter().map(|h| out.say(&format!("review-{h}"), &[])).collect();
    let mut rows = vec![heads];
    for s in told.seats() {
        let accuracy = s.accuracy.map_or_else(|| "–".to_owned(), |a| format!("{a:.0}"));
        rows.push(vec![
            percent(s.start),
            signed(s.luck),
            signed(s.choices),
            signed(s.unseen),
            percent(s.result),
            percent(s.adjusted),
            accuracy,
            format!("{}/{}/{}", s.inaccuracies, s.mistakes, s.blunders),
        ]);
    }
    let wide = |i: usize| rows.iter().map(|r| r[i].chars().count()).max().unwrap_or(0);
    let wides: Vec<usize> = (0..8).map(wide).collect();
    let mut names = vec![""];
    names.extend(told.seats().map(|s| told.name(s.seat)));
    for (row, name) in rows.iter().zip(names) {
        let name: String = name.chars().take(16).collect();
        let _ = write!(text, "  {name:<16}");
        for (cell, wide) in row.iter().zip(&wides) {
            let _ = write!(text, "  {cell:>wide$}");
        }
        let _ = writeln!(text);
    }
    let error = told.review.seats.iter().map(|s| s.error).fold(0.0, f64::max);
    let error = format!("{:.1}", 100.0 * error);
    paragraph(text, "  ", &out.say("review-adds-up", &[("error", error.as_str().into())]));
}

/// A turn as a whole, and the choices in it that cost something.
fn turn(text: &mut String, told: &Told, one: &TurnTold<'_>, out: Out) {
    let size = |cost: f64, error: f64| format!("({} ± {:.1})", signed(-cost), 100.0 * error);
    let t = one.turn;
    let head = out.say("review-turn", &[("turn", t.turn.into()), ("who", told.name(t.seat).into())]);
    let cost = if t.judgement > Judgement::Fine { format!(" {}", size(t.cost, t.error)) } else { String::new() };
    let _ = writeln!(text, "  {} {head}{cost}", mark(t.judgement));
    for d in &one.choices {
        let args = [("did", d.words.as_str().into()), ("best", d.best_words.as_str().into())];
        let words = format!("{} {}", out.say("review-choice", &args), size(d.cost, d.error));
        paragraph(text, &format!("       {} ", mark(d.judgement)), &words);
    }
}

fn luck(text: &mut String, told: &Told, out: Out) {
    let strokes = told.strokes();
    if !strokes.is_empty() {
        let _ = writeln!(text, "\n{}", out.say("review-strokes", &[]));
    }
    for s in strokes {
        let size = format!("{} ± {:.1}", signed(told.luck(s)), 100.0 * s.error);
        let args = [
            ("turn", s.turn.into()),
            ("what", s.words.trim().into()),
            ("size", size.as_str().into()),
            ("who", told.name(told.most(s)).into()),
        ];
        paragraph(text, "  * ", &out.say("review-stroke", &args));
    }
}

fn facts(text: &mut String, told: &Told, s: &SeatFacts, out: Out) {
    let _ = writeln!(text, "\n{}", told.name(s.seat));
    for line in &s.by_turn {
        let (drawn, sum) =
            (by_turn(line, told.last_turn()), line.turns.iter().map(|(_, n)| i64::from(*n)).sum::<i64>());
        let what = out.say(&format!("review-by-turn-{}", line.what), &[]);
        let _ = writeln!(
            text,
            "  {}",
            out.say("review-by-turn", &[("what", (&what).into()), ("line", (&drawn).into()), ("sum", sum.into())])
        );
    }
    if let Some(cards) = told.deck(s) {
        paragraph(text, "  ", &out.say("review-deck", &[("cards", (&cards).into())]));
    }
    for c in s.cards.iter().take(CARDS) {
        let line = format!("{} ×{}", told.card(&c.card), c.times);
        let brought = told.brought(c, out);
        let _ = writeln!(text, "    {line}{}{brought}", if brought.is_empty() { "" } else { ": " });
    }
    if let Some(card) = &s.unused {
        let _ = writeln!(text, "  {}", out.say("review-unused", &[("card", told.card(card).into())]));
    }
}

/// A number a turn, as blocks.
fn by_turn(line: &ByTurn, last: u32) -> String {
    let most = line.turns.iter().map(|(_, n)| *n).max().unwrap_or(0).max(1);
    let n = |turn: u32| line.turns.iter().find(|(t, _)| *t == turn).map_or(0, |(_, n)| *n);
    (1..=last)
        .map(|turn| if n(turn) <= 0 { ' ' } else { block((f64::from(n(turn)) - 0.5) / f64::from(most)) })
        .collect()
}
