//! The curve in block characters: a line a seat, below it what it chose and met, then where the lead changed hands and the turns.

use super::{Told, percent};
use crate::out::width;
use starboard_bots::review::{Judgement, Point, SeatReview};
use std::fmt::Write as _;

pub(super) const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/// Every so many columns a turn's number has room.
const NUMBERS: usize = 5;

pub(super) fn curve(text: &mut String, told: &Told) {
    let points = &told.review.curve;
    let room = width().saturating_sub(24).max(10);
    let each = points.len().div_ceil(room).max(1);
    let shown: Vec<&Point> = points.iter().step_by(each).collect();
    let at = |step: u32| points.iter().rposition(|p| p.step < step).unwrap_or(0) / each;
    for s in told.seats() {
        let line: String = shown.iter().map(|p| block(p.chances.get(s.seat.index()).copied().unwrap_or(0.0))).collect();
        let name: String = told.name(s.seat).chars().take(16).collect();
        let _ = writeln!(text, "  {name:<16} {line} {}", percent(s.result));
        row(text, &marks(told, s, shown.len(), at));
    }
    let turned: String = points.chunks(each).map(|few| if few.iter().any(|p| p.turned) { '^' } else { ' ' }).collect();
    row(text, &turned);
    row(text, &numbers(&shown));
}

pub(super) fn block(share: f64) -> char {
    BLOCKS[((share * 8.0) as usize).min(7)]
}

fn row(text: &mut String, line: &str) {
    if !line.trim().is_empty() {
        let _ = writeln!(text, "  {:<16} {}", "", line.trim_end());
    }
}

/// Where a seat's choices cost something, and where luck was with it.
fn marks(told: &Told, seat: &SeatReview, columns: usize, at: impl Fn(u32) -> usize) -> String {
    let mut line = vec![' '; columns];
    for stroke in told.strokes().into_iter().filter(|s| told.most(s) == seat.seat) {
        line[at(stroke.step)] = '*';
    }
    let mine = told.review.decisions.iter().filter(|d| d.seat == seat.seat);
    for d in mine.filter(|d| d.judgement >= Judgement::Mistake) {
        let place = &mut line[at(d.step)];
        *place = if d.judgement == Judgement::Blunder || *place == '‼' { '‼' } else { '?' };
    }
    line.into_iter().collect()
}

/// The turns' numbers, where there is room for them.
fn numbers(points: &[&Point]) -> String {
    let mut line = String::new();
    let mut last = 0;
    for (i, p) in points.iter().enumerate() {
        let free = i == 0 || i > line.chars().count();
        if p.turn != last && free && i.is_multiple_of(NUMBERS) {
            let _ = write!(line, "{}{}", " ".repeat(i - line.chars().count()), p.turn);
        }
        last = p.turn;
    }
    line
}
