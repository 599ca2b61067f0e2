//! A review in the terminal: the curve in block characters, the table of seats, the moments, the choices.

use super::{Told, percent, signed};
use crate::out::{Out, width, wrap};
use starboard_bots::review::Judgement;
use std::fmt::Write as _;

const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

pub(super) fn told(told: &Told, out: Out) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "{}", out.say("review-curve", &[]));
    curve(&mut text, told);
    let _ = writeln!(text);
    seats(&mut text, told, out);
    if let Some(share) = told.guessed {
        let _ =
            writeln!(text, "\n{}", out.say("review-guessed", &[("share", ((100.0 * share).round() as i64).into())]));
    }
    if !told.review.moments.is_empty() {
        let _ = writeln!(text, "\n{}", out.say("review-moments", &[]));
        for moment in &told.review.moments {
            paragraph(&mut text, "  • ", &moment.words);
        }
    }
    let judged: Vec<_> = told.review.decisions.iter().filter(|d| d.judgement > Judgement::Fine).collect();
    if !judged.is_empty() {
        let _ = writeln!(text, "\n{}", out.say("review-choices", &[]));
    }
    for d in judged {
        let args = [
            ("turn", d.turn.into()),
            ("who", told.name(d.seat).into()),
            ("did", d.words.as_str().into()),
            ("best", d.best_words.as_str().into()),
        ];
        let what = out.say("review-choice", &args);
        let size = format!("{} ± {:.1}", signed(-d.cost), 100.0 * d.error);
        paragraph(&mut text, "  ", &format!("{} {what} ({size})", mark(d.judgement)));
    }
    facts(&mut text, told, out);
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
    for (i, line) in wrap(words, width() - lead.len()).iter().enumerate() {
        let lead = if i == 0 { lead.to_owned() } else { " ".repeat(lead.chars().count()) };
        let _ = writeln!(text, "{lead}{line}");
    }
}

/// One line a seat; as many points as fit.
fn curve(text: &mut String, told: &Told) {
    let points = &told.review.curve;
    let room = width().saturating_sub(24).max(10);
    let step = points.len().div_ceil(room).max(1);
    for s in told.seats() {
        let line: String = points
            .iter()
            .step_by(step)
            .map(|p| {
                let chance = p.chances.get(s.seat.index()).copied().unwrap_or(0.0);
                BLOCKS[((chance * 8.0) as usize).min(7)]
            })
            .collect();
        let name: String = told.name(s.seat).chars().take(16).collect();
        let _ = writeln!(text, "  {name:<16} {line} {}", percent(s.result));
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

fn facts(text: &mut String, told: &Told, out: Out) {
    for s in told.review.facts.seats.iter().filter(|s| told.seat.is_none_or(|seat| seat == s.seat)) {
        if s.deck.is_empty() && s.cards.is_empty() {
            continue;
        }
        let _ = writeln!(text, "\n{}", told.name(s.seat));
        let deck: Vec<String> = s.deck.iter().map(|f| format!("{} ×{}", told.card(&f.what), f.n)).collect();
        if !deck.is_empty() {
            let deck = deck.join(", ");
            paragraph(text, "  ", &out.say("review-deck", &[("cards", (&deck).into())]));
        }
        if let Some(card) = &s.unused {
            let _ = writeln!(text, "  {}", out.say("review-unused", &[("card", told.card(card).into())]));
        }
    }
}
