//! A review as one HTML file that needs nothing else.

use super::terminal::mark;
use super::{Told, percent, signed};
use crate::out::Out;
use starboard_arena::plot::safe;
use starboard_bots::review::Judgement;
use std::fmt::Write as _;

const COLOURS: [&str; 6] = ["#2f6fb3", "#c8553d", "#3b8f5a", "#9a6fb0", "#b58a1f", "#5a6472"];

const STYLE: &str = ":root{color-scheme:light dark;--ink:#1b2333;--paper:#fbfbf8;--soft:#5d6675}\
@media(prefers-color-scheme:dark){:root{--ink:#e6e8ee;--paper:#12151c;--soft:#a6aebd}}\
body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:var(--ink);background:var(--paper)}\
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;margin:.5rem 0}\
th,td{padding:.25rem .5rem;text-align:right;border-bottom:1px solid #8884;white-space:nowrap}\
th:first-child,td:first-child{text-align:left}.words td{white-space:normal;text-align:left}small,.soft{color:var(--soft)}\
svg{width:100%;height:auto;font:12px system-ui,sans-serif}svg text{fill:var(--ink)}.grid{stroke:#8883}\
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
        let _ = write!(
            body,
            "<p>{}</p><details><summary class=soft>{}</summary><pre>{}</pre></details>",
            safe(&m.words),
            say("review-table"),
            safe(&m.table)
        );
    }
    let judged: Vec<_> = told.review.decisions.iter().filter(|d| d.judgement > Judgement::Fine).collect();
    if !judged.is_empty() {
        let _ = write!(body, "<h2>{}</h2><div class=wide><table class=words>", say("review-choices"));
        for d in judged {
            let args = [
                ("turn", d.turn.into()),
                ("who", told.name(d.seat).into()),
                ("did", d.words.as_str().into()),
                ("best", d.best_words.as_str().into()),
            ];
            let _ = write!(
                body,
                "<tr><td><b>{}</b></td><td>{}<br><small>{}</small></td><td>{}&nbsp;±&nbsp;{:.1}</td></tr>",
                mark(d.judgement),
                safe(&out.say("review-choice", &args)),
                safe(&d.reason_words),
                signed(-d.cost),
                100.0 * d.error
            );
        }
        body.push_str("</table></div>");
    }
    body.push_str(&facts(told, out));
    format!(
        "<!doctype html><html lang={}><meta charset=utf-8><meta name=viewport content=\"width=device-width\">\
         <title>{title}</title><style>{STYLE}</style><body>{body}</body></html>\n",
        out.lang
    )
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

fn facts(told: &Told, out: Out) -> String {
    let say = |key: &str| safe(&out.say(key, &[]));
    let mut html = String::new();
    for s in told.review.facts.seats.iter().filter(|s| told.seat.is_none_or(|seat| seat == s.seat)) {
        if s.deck.is_empty() && s.cards.is_empty() {
            continue;
        }
        let _ = write!(html, "<h2>{}</h2>", safe(told.name(s.seat)));
        let deck: Vec<String> = s.deck.iter().map(|f| format!("{} ×{}", told.card(&f.what), f.n)).collect();
        if !deck.is_empty() {
            let deck = deck.join(", ");
            let _ = write!(html, "<p>{}</p>", safe(&out.say("review-deck", &[("cards", (&deck).into())])));
        }
        if let Some(card) = &s.unused {
            let _ = write!(html, "<p>{}</p>", safe(&out.say("review-unused", &[("card", told.card(card).into())])));
        }
        if s.cards.is_empty() {
            continue;
        }
        let _ = write!(
            html,
            "<div class=wide><table><tr><th>{}</th><th>{}</th><th>{}</th></tr>",
            say("review-card"),
            say("review-times"),
            say("review-brought")
        );
        for c in s.cards.iter().take(20) {
            let brought: Vec<String> = c
                .brought
                .iter()
                .map(|f| format!("{} {}", f.n, out.say(&format!("review-of-{}", f.what), &[])))
                .collect();
            let _ = write!(
                html,
                "<tr><td>{}</td><td>{}</td><td>{}</td></tr>",
                safe(told.card(&c.card)),
                c.times,
                safe(&brought.join(", "))
            );
        }
        html.push_str("</table></div>");
    }
    html
}
