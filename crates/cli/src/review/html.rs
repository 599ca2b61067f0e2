//! A review as one HTML file that needs nothing else.

use super::picture::{self, picture};
use super::terminal::mark;
use super::{Told, TurnTold, percent, signed};
use crate::out::Out;
use starboard_arena::plot::safe;
use starboard_bots::review::facts::ByTurn;
use starboard_bots::review::{Judgement, SeatFacts};
use starboard_core::Seat;
use std::fmt::Write as _;

pub(super) const COLOURS: [&str; 6] = ["#2f6fb3", "#c8553d", "#3b8f5a", "#9a6fb0", "#b58a1f", "#5a6472"];

const STYLE: &str = ":root{color-scheme:light dark;--ink:#1b2333;--paper:#fbfbf8;--soft:#5d6675}\
@media(prefers-color-scheme:dark){:root{--ink:#e6e8ee;--paper:#12151c;--soft:#a6aebd}}\
body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:var(--ink);background:var(--paper)}\
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;margin:.5rem 0}\
th,td{padding:.25rem .5rem;text-align:right;border-bottom:1px solid #8884;white-space:nowrap}\
th:first-child,td:first-child{text-align:left}.words td{white-space:normal;text-align:left}small,.soft{color:var(--soft)}\
svg{width:100%;height:auto;font:12px system-ui,sans-serif}svg text{fill:var(--ink)}.sign{font-weight:700;paint-order:stroke;stroke:var(--paper);stroke-width:3px}.bar{height:4.5rem;max-width:24rem;display:block}.grid{stroke:#8883}\
pre{overflow-x:auto;font-size:12px;background:#8881;padding:.75rem;border-radius:.4rem}\
.key{display:inline-block;width:.8rem;height:.8rem;border-radius:.2rem;margin-right:.4rem}";

pub(super) fn page(told: &Told, out: Out) -> String {
    let say = |key: &str| safe(&out.say(key, &[]));
    let title = safe(&told.names.join(" – "));
    let mut body = format!("<h1>{title}</h1><h2>{}</h2>{}", say("review-curve"), curve(told));
    let _ = write!(body, "{}", seats(told, out));
    if let Some(share) = told.guessed {
        let words = out.say("review-guessed", &[("share", ((100.0 * share).round() as i64).into())]);
        let _ = write!(body, "<p>{}</p>", safe(&words));
    }
    if !told.review.moments.is_empty() {
        let _ = write!(body, "<h2>{}</h2>", say("review-moments"));
    }
    for m in &told.review.moments {
        let _ = write!(body, "<p>{}</p>{}", safe(&m.words), picture(told, m));
    }
    let turns = told.turns();
    if !turns.is_empty() {
        let _ = write!(body, "<h2>{}</h2>", say("review-choices"));
    }
    turns.iter().for_each(|one| turn(&mut body, told, one, out));
    body.push_str(&luck(told, out));
    told.facts().for_each(|s| facts(&mut body, told, s, out));
    format!(
        "<!doctype html><html lang={}><meta charset=utf-8><meta name=viewport content=\"width=device-width\">\
         <title>{title}</title><style>{STYLE}{}</style><body>{body}</body></html>\n",
        out.lang,
        picture::STYLE
    )
}

/// A turn as a whole, and the choices in it that cost something.
fn turn(body: &mut String, told: &Told, one: &TurnTold<'_>, out: Out) {
    let size = |cost: f64, error: f64| format!("{}&nbsp;±&nbsp;{:.1}", signed(-cost), 100.0 * error);
    let t = one.turn;
    let head = out.say("review-turn", &[("turn", t.turn.into()), ("who", told.name(t.seat).into())]);
    let cost = if t.judgement > Judgement::Fine { size(t.cost, t.error) } else { String::new() };
    let _ = write!(
        body,
        "<div class=wide><table class=words><tr><th><span class=key style=\"background:{}\"></span>{}</th><th>{}</th><th>{cost}</th></tr>",
        COLOURS[t.seat.index() % COLOURS.len()],
        mark(t.judgement),
        safe(&head)
    );
    for d in &one.choices {
        let args = [("did", d.words.as_str().into()), ("best", d.best_words.as_str().into())];
        let _ = write!(
            body,
            "<tr><td><b>{}</b></td><td>{}<br><small>{}</small></td><td>{}</td></tr>",
            mark(d.judgement),
            safe(&out.say("review-choice", &args)),
            safe(&d.reason_words),
            size(d.cost, d.error)
        );
    }
    body.push_str("</table></div>");
}

/// The strokes of luck that mattered most.
fn luck(told: &Told, out: Out) -> String {
    let strokes = told.strokes();
    if strokes.is_empty() {
        return String::new();
    }
    let mut html = format!("<h2>{}</h2><ul>", safe(&out.say("review-strokes", &[])));
    for s in strokes {
        let size = format!("{} ± {:.1}", signed(told.luck(s)), 100.0 * s.error);
        let args = [
            ("turn", s.turn.into()),
            ("what", s.words.trim().into()),
            ("size", size.as_str().into()),
            ("who", told.name(told.most(s)).into()),
        ];
        let _ = write!(html, "<li>{}</li>", safe(&out.say("review-stroke", &args)));
    }
    html.push_str("</ul>");
    html
}

/// Everybody's chances, turn by turn.
fn curve(told: &Told) -> String {
    const WIDTH: f64 = 800.0;
    const HEIGHT: f64 = 240.0;
    let points = &told.review.curve;
    let x = |i: usize| 40.0 + i as f64 / (points.len().max(2) - 1) as f64 * (WIDTH - 60.0);
    let y = |v: f64| 10.0 + (1.0 - v) * (HEIGHT - 40.0);
    let mut svg = format!("<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=img>");
    for v in [0.0, 0.5, 1.0] {
        let _ = write!(
            svg,
            "<line class=grid x1=40 x2={} y1={1:.1} y2={1:.1} /><text x=34 y={2:.1} text-anchor=end>{3}</text>",
            WIDTH - 20.0,
            y(v),
            y(v) + 4.0,
            percent(v)
        );
    }
    let mut turn = 0;
    for (i, p) in points.iter().enumerate() {
        if p.turn / 5 > turn / 5 {
            let _ = write!(svg, "<text x={:.1} y={HEIGHT} text-anchor=middle>{}</text>", x(i), p.turn);
        }
        turn = p.turn;
        if p.turned {
            let _ = write!(svg, "<line class=grid x1={0:.1} x2={0:.1} y1=10 y2={1:.1} stroke-width=2 />", x(i), y(0.0));
        }
    }
    for s in told.seats() {
        let line: Vec<String> = points
            .iter()
            .enumerate()
            .map(|(i, p)| format!("{:.1},{:.1}", x(i), y(p.chances.get(s.seat.index()).copied().unwrap_or(0.0))))
            .collect();
        let colour = COLOURS[s.seat.index() % COLOURS.len()];
        let _ = write!(svg, "<polyline fill=none stroke={colour} stroke-width=2 points=\"{}\" />", line.join(" "));
    }
    let at = |step: u32| points.iter().rposition(|p| p.step < step).unwrap_or(0);
    let chance = |i: usize, seat: Seat| points[i].chances.get(seat.index()).copied().unwrap_or(0.0);
    for s in told.strokes() {
        let (i, most) = (at(s.step), told.most(s));
        let colour = COLOURS[most.index() % COLOURS.len()];
        let _ = write!(svg, "<circle cx={:.1} cy={:.1} r=4 fill={colour} />", x(i), y(chance(i, most)));
    }
    for d in told.turns().iter().flat_map(|t| &t.choices).filter(|d| d.judgement >= Judgement::Mistake) {
        let i = at(d.step);
        let sign = mark(d.judgement).trim();
        let _ = write!(
            svg,
            "<text class=sign text-anchor=middle x={:.1} y={:.1}>{sign}</text>",
            x(i),
            (y(chance(i, d.seat)) - 6.0).max(12.0)
        );
    }
    svg.push_str("</svg>");
    svg
}

fn seats(told: &Told, out: Out) -> String {
    let say = |key: &str| safe(&out.say(key, &[]));
    let mut table = String::from("<div class=wide><table><tr><th></th>");
    for head in ["start", "luck", "of-choices", "unseen", "result", "adjusted", "accuracy", "marks"] {
        let _ = write!(table, "<th>{}</th>", say(&format!("review-{head}")));
    }
    table.push_str("</tr>");
    for s in told.seats() {
        let accuracy = s.accuracy.map_or_else(|| "–".to_owned(), |a| format!("{a:.0}"));
        let _ = write!(
            table,
            "<tr><td><span class=key style=\"background:{}\"></span>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td>\
             <td>{}</td><td>{}</td><td>{accuracy}</td><td>{}/{}/{}</td></tr>",
            COLOURS[s.seat.index() % COLOURS.len()],
            safe(told.name(s.seat)),
            percent(s.start),
            signed(s.luck),
            signed(s.choices),
            signed(s.unseen),
            percent(s.result),
            percent(s.adjusted),
            s.inaccuracies,
            s.mistakes,
            s.blunders
        );
    }
    let error = told.review.seats.iter().map(|s| s.error).fold(0.0, f64::max);
    let error = format!("{:.1}", 100.0 * error);
    let words = safe(&out.say("review-adds-up", &[("error", error.as_str().into())]));
    let _ = write!(table, "</table></div><p><small>{words}</small></p>");
    table
}

fn facts(html: &mut String, told: &Told, s: &SeatFacts, out: Out) {
    let say = |key: &str| safe(&out.say(key, &[]));
    let _ = write!(html, "<h2>{}</h2>", safe(told.name(s.seat)));
    for line in &s.by_turn {
        let sum: i64 = line.turns.iter().map(|(_, n)| i64::from(*n)).sum();
        let what = say(&format!("review-by-turn-{}", line.what));
        let _ = write!(html, "<p>{what} <small>({sum})</small></p>{}", by_turn(line, told.last_turn(), s.seat));
    }
    if let Some(cards) = told.deck(s) {
        let _ = write!(html, "<p>{}</p>", safe(&out.say("review-deck", &[("cards", (&cards).into())])));
    }
    if let Some(card) = &s.unused {
        let _ = write!(html, "<p>{}</p>", safe(&out.say("review-unused", &[("card", told.card(card).into())])));
    }
    if s.cards.is_empty() {
        return;
    }
    let _ = write!(
        html,
        "<div class=wide><table><tr><th>{}</th><th>{}</th><th>{}</th></tr>",
        say("review-card"),
        say("review-times"),
        say("review-brought")
    );
    for c in s.cards.iter().take(20) {
        let (card, brought) = (safe(told.card(&c.card)), safe(&told.brought(c, out)));
        let _ = write!(html, "<tr><td>{card}</td><td>{}</td><td>{brought}</td></tr>", c.times);
    }
    html.push_str("</table></div>");
}

/// A number a turn, as bars.
fn by_turn(line: &ByTurn, last: u32, seat: Seat) -> String {
    let most = f64::from(line.turns.iter().map(|(_, n)| *n).max().unwrap_or(0).max(1));
    let wide = 300.0 / f64::from(last.max(1));
    let mut svg = String::from("<svg class=bar viewBox=\"0 0 300 62\" preserveAspectRatio=none>");
    let colour = COLOURS[seat.index() % COLOURS.len()];
    for (turn, n) in line.turns.iter().filter(|(_, n)| *n > 0) {
        let (x, high) = (f64::from(turn.saturating_sub(1)) * wide, f64::from(*n) / most * 58.0);
        let _ = write!(
            svg,
            "<rect x={x:.1} y={:.1} width={:.1} height={high:.1} fill={colour}><title>{turn}: {n}</title></rect>",
            60.0 - high,
            (wide - 1.0).max(1.0)
        );
    }
    svg.push_str("<line class=grid x1=0 x2=300 y1=60.5 y2=60.5 /></svg>");
    svg
}
