//! `starboard arena`: which bot is stronger.

use crate::failure::Failure;
use crate::options::{TableArgs, try_to_write};
use crate::out::{Out, pad};
use crate::words::decimal;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use starboard_arena::{
    Bounds, Plan, Progress, Results, Standing, Standings, SwissPlace, Verdict, html, run, run_swiss,
};
use std::fmt::Write as _;
use std::io::IsTerminal as _;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    game: String,
    #[command(flatten)]
    table: TableArgs,
    #[arg(long, value_name = "CODE", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    #[arg(short = 'n', long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pairs: u64,
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    #[arg(short, long, value_name = "T", default_value_t = 1)]
    threads: usize,
    /// `ELO0,ELO1`
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<String>,
    #[arg(long, default_value = "all", value_parser = ["all", "swiss"])]
    pairing: String,
    /// Of a Swiss tournament; 0: enough for one winner.
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=31))]
    rounds: u32,
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

/// What programs read; the keys are a promise.
#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    options: serde_json::Value,
    seed: u64,
    bots: &'a [Standing],
    #[serde(flatten)]
    rest: &'a Standings,
    #[serde(skip_serializing_if = "Option::is_none")]
    swiss: Option<&'a [SwissPlace]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<(Bounds, Verdict)>,
    seconds: f64,
}

impl Args {
    pub(crate) fn run(self, out: Out) -> Result<(), Failure> {
        let rules = starboard_shelf::find(&self.game)?;
        let game = self.table.settle(rules, None, out)?;
        let sprt = self.sprt.as_deref().map(|text| bounds(text, out)).transpose()?;
        if let Some(path) = &self.html {
            try_to_write(path)?;
        }
        let plan = Plan {
            game: &*game,
            opponents: starboard_shelf::OPPONENTS,
            bots: self.bots.clone(),
            deals: self.pairs,
            seed: self.seed,
            threads: self.threads,
            keep: self.keep.clone(),
            sprt,
        };
        let bar = progress(out);
        let tell = |p: Progress| show(&bar, p, out);
        let played = match self.pairing.as_str() {
            "swiss" if sprt.is_some() => return Err(out.fail("arena-swiss-sprt", &[])),
            "swiss" => run_swiss(&plan, self.rounds, &tell).map(|(results, places)| (results, Some(places))),
            _ => run(&plan, &tell).map(|results| (results, None)),
        };
        let (results, places) = played.map_err(|e| Failure::said(e.to_string()))?;
        bar.finish_and_clear();
        let standings = Standings::of(&results);
        if let Some(path) = &self.html {
            let command: Vec<String> = std::env::args().skip(1).collect();
            let command = format!("starboard {}", command.join(" "));
            let title = rules.about(out.lang).title;
            let page = html::page(&title, &command, &results, &standings, out.lang);
            std::fs::write(path, page).map_err(|e| Failure::file(path, &e))?;
        }
        if out.json {
            let sprt = sprt.zip(results.verdict);
            out.json(&Report {
                game: game.name(),
                options: game.options(),
                seed: self.seed,
                bots: &standings.bots,
                rest: &standings,
                swiss: places.as_deref(),
                sprt,
                seconds: results.seconds,
            })
        } else {
            let places = places.map(|p| swiss(&p, out)).unwrap_or_default();
            out.text(&(tell_all(&results, &standings, sprt, out) + &places))
        }
    }
}

fn bounds(text: &str, out: Out) -> Result<Bounds, Failure> {
    let wrong = || out.fail("arena-sprt-form", &[("text", text.into())]);
    let (low, high) = text.split_once(',').ok_or_else(wrong)?;
    let number = |t: &str| t.trim().parse::<f64>().ok().filter(|n| n.is_finite()).ok_or_else(wrong);
    let (elo0, elo1) = (number(low)?, number(high)?);
    if elo0 >= elo1 {
        return Err(wrong());
    }
    Ok(Bounds { elo0, elo1, error: 0.05 })
}

fn progress(out: Out) -> ProgressBar {
    if out.json || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(0);
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {msg}");
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// The bar, with what is left and how sure that is.
fn show(bar: &ProgressBar, p: Progress, out: Out) -> bool {
    bar.set_length(p.all);
    bar.set_position(p.done);
    if let Some((left, doubt)) = p.left {
        let (left, doubt) = (span(left), span(doubt));
        bar.set_message(out.say("arena-left", &[("left", (&left).into()), ("doubt", (&doubt).into())]));
    }
    true
}

fn span(d: Duration) -> String {
    match d.as_secs() {
        s if s < 90 => format!("{s} s"),
        s if s < 5400 => format!("{} min", (s + 30) / 60),
        s => format!("{} h {} min", s / 3600, s % 3600 / 60),
    }
}

fn tell_all(results: &Results, standings: &Standings, sprt: Option<Bounds>, out: Out) -> String {
    let lang = out.lang;
    let percent = |x: f64| decimal(lang, x * 100.0, 1);
    let width = standings.bots.iter().map(|b| b.name.chars().count()).max().unwrap_or(3).max(3);
    let mut text = String::new();
    let counts = [
        ("games", (standings.games as i64).into()),
        ("deals", (standings.deals as i64).into()),
        ("seconds", (results.seconds.round() as i64).into()),
    ];
    let _ = writeln!(text, "{}", out.say("arena-summary", &counts));
    let head = |key: &str, w: usize| format!("{:>w$}", out.say(key, &[]));
    let _ = writeln!(
        text,
        "  {}  {} {} {} {} {}",
        pad(&out.say("arena-bot", &[]), width),
        head("arena-games", 7),
        head("arena-score", 7),
        head("arena-interval", 15),
        head("arena-elo", 6),
        head("arena-thinks", 10)
    );
    for b in &standings.bots {
        let interval = format!("{} – {}", percent(b.low), percent(b.high));
        let elo = format!("{:+.0}", b.elo);
        let _ = writeln!(
            text,
            "  {}  {:>7} {:>7} {interval:>15} {elo:>6} {:>10}",
            pad(&b.name, width),
            b.games,
            percent(b.score),
            decimal(lang, b.thinks_ms, 1)
        );
    }
    if !standings.cross.is_empty() {
        text.push_str(&cross(standings, out));
    }
    if standings.meetings.len() > 1 {
        let _ = writeln!(text, "{}", out.say("arena-meetings", &[]));
        for m in &standings.meetings {
            let against = m.against.join(", ");
            let _ = writeln!(
                text,
                "  {} : {against}  {} ({} – {})",
                pad(&m.bot, width),
                percent(m.score),
                percent(m.low),
                percent(m.high)
            );
        }
    }
    let places: Vec<String> = standings.places.iter().map(|p| percent(*p)).collect();
    let _ = writeln!(text, "{}", out.say("arena-places", &[("shares", (&places.join(" / ")).into())]));
    if standings.endless > 0 {
        let _ = writeln!(text, "{}", out.say("arena-endless", &[("n", (standings.endless as i64).into())]));
    }
    for (bot, why, n) in &standings.forfeits {
        let args = [("bot", bot.into()), ("why", why.into()), ("n", (*n as i64).into())];
        let _ = writeln!(text, "{}", out.say("arena-forfeit", &args));
    }
    if let (Some(b), Some(verdict)) = (sprt, results.verdict) {
        let key = match verdict {
            Verdict::Accepted => "arena-sprt-accepted",
            Verdict::Rejected => "arena-sprt-rejected",
            Verdict::Undecided => "arena-sprt-undecided",
        };
        let (low, high) = (decimal(lang, b.elo0, 0), decimal(lang, b.elo1, 0));
        let _ = writeln!(text, "{}", out.say(key, &[("elo0", (&low).into()), ("elo1", (&high).into())]));
    }
    text
}

/// The table of a Swiss tournament.
fn swiss(places: &[SwissPlace], out: Out) -> String {
    let mut text = format!("{}\n", out.say("arena-swiss", &[]));
    for p in places {
        let [points, buchholz] = [p.points, p.buchholz].map(|x| decimal(out.lang, x, 1));
        let args = [
            ("rank", i64::from(p.rank).into()),
            ("bot", (&p.name).into()),
            ("points", (&points).into()),
            ("buchholz", (&buchholz).into()),
            ("played", i64::from(p.played).into()),
        ];
        let _ = writeln!(text, "  {}", out.say("arena-swiss-place", &args));
    }
    text
}

/// Everybody against everybody, the strongest first; columns have the numbers of the rows.
fn cross(standings: &Standings, out: Out) -> String {
    let names: Vec<String> =
        standings.bots.iter().enumerate().map(|(i, b)| format!("{:>2} {}", i + 1, b.name)).collect();
    let width = names.iter().map(|n| n.chars().count()).max().unwrap_or(0);
    let numbers: String = (1..=names.len()).map(|n| format!(" {n:>6}")).collect();
    let mut text = format!("{}\n  {}{numbers}\n", out.say("arena-cross", &[]), pad("", width));
    for (name, row) in names.iter().zip(&standings.cross) {
        let score = |cell: &Option<f64>| cell.map_or_else(|| "–".to_owned(), |s| decimal(out.lang, s * 100.0, 1));
        let cells: String = row.iter().map(|cell| format!(" {:>6}", score(cell))).collect();
        let _ = writeln!(text, "  {}{cells}", pad(name, width));
    }
    text
}
