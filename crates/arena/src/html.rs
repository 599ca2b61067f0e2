//! The report: one HTML file that needs nothing else.

use crate::lineup::Lineup;
use crate::plot::{self, Bar, safe};
use crate::run::{Results, prefix};
use crate::standings::{Standing, Standings};
use crate::stats::score;
use crate::words::WORDS;
use starboard_core::Lang;
use starboard_core::words::Arg;
use std::fmt::Write as _;

const STYLE: &str = ":root{color-scheme:light dark;--ink:#1b2333;--paper:#fbfbf8;--soft:#6b7280;--bar:#5b7db1;--line:#c8553d}\
@media(prefers-color-scheme:dark){:root{--ink:#e6e8ee;--paper:#12151c;--soft:#98a1b3;--bar:#6f93cc;--line:#e8836b}}\
body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:var(--ink);background:var(--paper)}\
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;margin:.5rem 0}\
th,td{padding:.25rem .5rem;text-align:right;border-bottom:1px solid #8884;white-space:nowrap}\
th:first-child,td:first-child{text-align:left}code{font-size:.9em;overflow-wrap:anywhere}small{color:var(--soft)}\
svg{width:100%;height:auto;font:12px system-ui,sans-serif}svg text{fill:var(--ink)}.bar{fill:var(--bar)}.grid{stroke:#8883}\
.whisker{stroke:var(--ink);stroke-width:2}.mark{stroke:var(--line);stroke-dasharray:4 3}.band{fill:var(--bar);opacity:.25}\
.line{fill:none;stroke:var(--bar);stroke-width:2}\
@media(max-width:34rem){body{margin:1rem auto;font-size:15px}th,td{padding:.25rem .35rem}svg{font-size:20px}}";

/// The page for a run. `title` and `command` say what was run.
pub fn page(title: &str, command: &str, results: &Results, standings: &Standings, lang: Lang) -> String {
    let say = |key: &str| safe(&WORDS.say(lang, key, &[]));
    let mut body = format!("<h1>{}</h1>", safe(title));
    let counts = [
        ("games", Arg::Number(standings.games as i64)),
        ("deals", Arg::Number(standings.deals as i64)),
        ("decisions", Arg::Number(standings.decisions.round() as i64)),
        ("seconds", Arg::Number(results.seconds.round() as i64)),
    ];
    let _ = write!(body, "<p>{}</p><p><code>{}</code></p>", safe(&WORDS.say(lang, "summary", &counts)), safe(command));
    let _ = write!(body, "<h2>{}</h2>{}", say("standings"), table(standings, lang));
    let fair = 1.0 / results.places.max(1) as f64;
    let _ = write!(
        body,
        "<h2>{}</h2>{}",
        say("scores"),
        plot::bars(&say("scores"), &score_bars(standings, lang), 0.0, 1.0, Some(fair))
    );
    let _ = write!(body, "<h2>{}</h2>{}", say("ratings"), elo_plot(&say("ratings"), standings));
    let _ = write!(body, "<h2>{}</h2>{}{}", say("meetings"), cross(standings, lang), meetings(standings, lang));
    let deals = prefix(&results.units);
    let running = running(&deals);
    let meeting = standings.meetings.first();
    let (first, against) = meeting.map_or(("", String::new()), |m| (m.bot.as_str(), m.against.join(", ")));
    let _ = write!(
        body,
        "<h2>{}</h2><p><small>{}</small></p>{}",
        say("running"),
        safe(&WORDS.say(lang, "running-words", &[("bot", Arg::Text(first)), ("against", Arg::Text(&against))])),
        plot::line(&say("running"), &running, fair, deals.len())
    );
    let places: Vec<Bar> =
        standings.places.iter().enumerate().map(|(i, share)| place_bar(i, *share, standings, lang)).collect();
    let _ = write!(body, "<h2>{}</h2>{}", say("places"), plot::bars(&say("places"), &places, 0.0, 1.0, Some(fair)));
    let lengths: Vec<f64> = results.units.iter().flat_map(|u| &u.games).map(|g| f64::from(g.decisions)).collect();
    let _ = write!(body, "<h2>{}</h2>{}", say("lengths"), plot::histogram(&say("lengths"), &lengths));
    if !standings.forfeits.is_empty() {
        let _ = write!(body, "<h2>{}</h2><ul>", say("forfeits"));
        for (bot, why, n) in &standings.forfeits {
            let _ = write!(body, "<li><code>{}</code>: {} ({n})</li>", safe(bot), safe(why));
        }
        body.push_str("</ul>");
    }
    let seatings = if results.lineups.iter().all(Lineup::is_small) { "seatings-all" } else { "seatings-moved" };
    let _ = write!(body, "<p><small>{} {}</small></p>", say(seatings), say("method"));
    format!(
        "<!doctype html><html lang=\"{lang}\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>{}</title><style>{STYLE}</style>{body}</html>\n",
        safe(title)
    )
}

fn decimal(x: f64, lang: Lang) -> String {
    let text = format!("{x:.1}");
    if lang == Lang::Fr { text.replace('.', ",") } else { text }
}

fn percent(x: f64, lang: Lang) -> String {
    decimal(x * 100.0, lang)
}

fn table(standings: &Standings, lang: Lang) -> String {
    let say = |key: &str| safe(&WORDS.say(lang, key, &[]));
    let mut html = String::from("<div class=\"wide\"><table><tr>");
    for key in ["bot", "games", "score", "interval", "elo", "thinks"] {
        let _ = write!(html, "<th>{}</th>", say(key));
    }
    for Standing { name, games, score, low, high, elo, elo_low, elo_high, thinks_ms, .. } in &standings.bots {
        let _ = write!(
            html,
            "</tr><tr><td><code>{}</code></td><td>{games}</td><td>{}</td><td>{} – {}</td><td>{elo:+.0} <small>({elo_low:+.0} … {elo_high:+.0})</small></td><td>{}</td>",
            safe(name),
            percent(*score, lang),
            percent(*low, lang),
            percent(*high, lang),
            decimal(*thinks_ms, lang),
        );
    }
    html + "</tr></table></div>"
}

/// Everybody against everybody: nothing unless three or more meet two at a table.
fn cross(standings: &Standings, lang: Lang) -> String {
    if standings.cross.is_empty() {
        return String::new();
    }
    let mut html = format!("<p><small>{}</small></p>", safe(&WORDS.say(lang, "cross", &[])));
    html.push_str("<div class=\"wide\"><table><tr><th></th>");
    for column in 1..=standings.bots.len() {
        let _ = write!(html, "<th>{column}</th>");
    }
    for (i, (bot, row)) in standings.bots.iter().zip(&standings.cross).enumerate() {
        let _ = write!(html, "</tr><tr><th>{} <code>{}</code></th>", i + 1, safe(&bot.name));
        for cell in row {
            let _ = write!(html, "<td>{}</td>", cell.map_or_else(|| "–".to_owned(), |score| percent(score, lang)));
        }
    }
    html + "</tr></table></div>"
}

fn meetings(standings: &Standings, lang: Lang) -> String {
    let say = |key: &str| safe(&WORDS.say(lang, key, &[]));
    let mut html = format!("<div class=\"wide\"><table><tr><th>{}</th>", say("meeting"));
    for key in ["games", "score", "interval"] {
        let _ = write!(html, "<th>{}</th>", say(key));
    }
    for m in &standings.meetings {
        let _ = write!(
            html,
            "</tr><tr><td><code>{}</code> : <code>{}</code></td><td>{}</td><td>{}</td><td>{} – {}</td>",
            safe(&m.bot),
            safe(&m.against.join(", ")),
            m.games,
            percent(m.score, lang),
            percent(m.low, lang),
            percent(m.high, lang)
        );
    }
    html + "</tr></table></div>"
}

fn score_bars(standings: &Standings, lang: Lang) -> Vec<Bar> {
    let bar = |s: &Standing| Bar {
        label: s.name.clone(),
        value: s.score,
        low: s.low,
        high: s.high,
        shown: format!("{} %", percent(s.score, lang)),
    };
    standings.bots.iter().map(bar).collect()
}

fn elo_plot(title: &str, standings: &Standings) -> String {
    let bar = |s: &Standing| Bar {
        label: s.name.clone(),
        value: s.elo,
        low: s.elo_low,
        high: s.elo_high,
        shown: format!("{:+.0}", s.elo),
    };
    let bars: Vec<Bar> = standings.bots.iter().map(bar).collect();
    let far = bars.iter().map(|b| b.low.abs().max(b.high.abs())).fold(50.0, f64::max);
    plot::bars(title, &bars, -far, far, Some(0.0))
}

fn place_bar(place: usize, share: f64, standings: &Standings, lang: Lang) -> Bar {
    let (low, high) = crate::stats::wilson(share, standings.games.max(1) as f64);
    let label = WORDS.say(lang, "place", &[("n", Arg::Number(place as i64 + 1))]);
    Bar { label, value: share, low, high, shown: format!("{} %", percent(share, lang)) }
}

/// The score as it stood after each tenth of a percent of the deals.
fn running(deals: &[f64]) -> Vec<(f64, f64, f64)> {
    let steps = deals.len().min(200);
    let at = |i: usize| {
        let s = score(&deals[..deals.len() * (i + 1) / steps]);
        (s.mean, s.low, s.high)
    };
    (0..steps).map(at).collect()
}
