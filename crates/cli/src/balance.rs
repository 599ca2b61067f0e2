//! `starboard balance`: what a change of a card did.

use crate::failure::Failure;
use crate::options::TableArgs;
use crate::out::{Out, pad};
use crate::words::{decimal, number};
use serde::Serialize;
use starboard_arena::balance::{Balance, Bench, Mean, Taken};
use starboard_core::face::Rules;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    game: String,
    #[command(flatten)]
    table: TableArgs,
    #[arg(long, value_name = "CODE", default_value = "medium")]
    bot: String,
    #[arg(short, long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    #[arg(short, long, value_name = "T", default_value_t = 1)]
    threads: usize,
    #[arg(long, value_name = "WORD", value_delimiter = ',')]
    verbs: Vec<String>,
    #[arg(long, value_name = "TEXT", default_value = "")]
    only: String,
    #[arg(long, value_name = "FILE")]
    against: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    data: Vec<PathBuf>,
}

/// What programs read; the keys are a promise.
#[derive(Serialize)]
struct Report {
    #[serde(flatten)]
    now: Balance,
    /// What it is compared with.
    #[serde(skip_serializing_if = "Option::is_none")]
    before: Option<Balance>,
}

impl Args {
    pub(crate) fn run(self, out: Out) -> Result<(), Failure> {
        let rules = starboard_shelf::find(&self.game)?;
        let changed = if self.data.is_empty() { None } else { Some(rules.with_files(None, &read_data(&self.data)?)?) };
        let mut before = match &self.against {
            Some(path) => Some(read(path, rules.name(), out)?),
            None if changed.is_some() => Some(self.measure(rules, out)?),
            None => None,
        };
        let mut now = self.measure(changed.as_deref().unwrap_or(rules), out)?;
        for report in before.iter_mut().chain([&mut now]) {
            report.actions.retain(|action, _| action.contains(&self.only));
        }
        if out.json {
            return out.json(&Report { now, before });
        }
        out.text(&tell(&now, before.as_ref(), &self.bot, out))
    }

    fn measure(&self, rules: &dyn Rules, out: Out) -> Result<Balance, Failure> {
        let game = self.table.settle(rules, None, out)?;
        let bench = Bench {
            game: &*game,
            opponents: starboard_shelf::OPPONENTS,
            bot: self.bot.clone(),
            games: self.games,
            seed: self.seed,
            threads: self.threads,
            verbs: self.verbs.clone(),
        };
        bench.run(&|_| {}).map_err(|e| Failure::said(e.to_string()))
    }
}

/// The changed data files, by name.
fn read_data(paths: &[PathBuf]) -> Result<BTreeMap<String, String>, Failure> {
    let read = |path: &PathBuf| {
        let name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        std::fs::read_to_string(path).map(|text| (name, text)).map_err(|e| Failure::file(path, &e))
    };
    paths.iter().map(read).collect()
}

/// An earlier report of the same game.
fn read(path: &Path, game: &str, out: Out) -> Result<Balance, Failure> {
    let text = std::fs::read_to_string(path).map_err(|e| Failure::file(path, &e))?;
    let file = path.display().to_string();
    let report: Balance = serde_json::from_str(&text).map_err(|e| {
        let why = e.to_string();
        out.fail("balance-unreadable", &[("file", (&file).into()), ("why", (&why).into())])
    })?;
    if report.game != game {
        let other = report.game.as_str();
        return Err(out.fail("balance-other-game", &[("file", (&file).into()), ("game", other.into())]));
    }
    Ok(report)
}

fn tell(now: &Balance, before: Option<&Balance>, bot: &str, out: Out) -> String {
    let lang = out.lang;
    let percent = |x: f64| decimal(lang, x * 100.0, 1);
    let interval = |m: Mean| format!("{} ({} – {})", percent(m.mean), percent(m.low), percent(m.high));
    let games = number(lang, now.games);
    let length = format!(
        "{} ± {}",
        decimal(lang, now.decisions.mean, 1),
        decimal(lang, now.decisions.high - now.decisions.mean, 1)
    );
    let mut text =
        out.say("balance-head", &[("games", (&games).into()), ("bot", bot.into()), ("decisions", (&length).into())]);
    if let Some(b) = before {
        let _ = write!(text, "  {}", changed(now.decisions, b.decisions, 1.0, out));
    }
    text.push('\n');
    let _ = writeln!(text, "{}", out.say("balance-places", &[]));
    for (i, place) in now.places.iter().enumerate() {
        let change = before.and_then(|b| b.places.get(i)).map(|b| changed(*place, *b, 100.0, out)).unwrap_or_default();
        let _ = writeln!(text, "  {}  {} %  {change}", i + 1, interval(*place));
    }
    told_shortly(&mut text, now, before, out);
    let width = now.actions.keys().map(|a| a.chars().count()).max().unwrap_or(6).max(6);
    let say = |key: &str| out.say(key, &[]);
    let _ = writeln!(
        text,
        "  {}  {:>9} {:>9}  {}",
        pad(&say("balance-action"), width),
        say("balance-per-game"),
        say("balance-takers"),
        say("balance-wins")
    );
    let mut rows: Vec<(&String, &Taken)> = now.actions.iter().collect();
    rows.sort_by(|a, b| b.1.per_game.mean.total_cmp(&a.1.per_game.mean));
    for (action, taken) in rows {
        let was = before.and_then(|b| b.actions.get(action));
        let (often, wins) = was.map_or_else(Default::default, |was| {
            (changed(taken.per_game, was.per_game, 1.0, out), changed(taken.wins, was.wins, 100.0, out))
        });
        let _ = writeln!(
            text,
            "  {}  {:>9} {:>8}%  {}  {wins}{}{often}",
            pad(action, width),
            decimal(lang, taken.per_game.mean, 2),
            percent(taken.takers),
            interval(taken.wins),
            if often.is_empty() { "" } else { " · " },
        );
    }
    text
}

/// Turns, why games ended, and how often each verb was used.
fn told_shortly(text: &mut String, now: &Balance, before: Option<&Balance>, out: Out) {
    let around = |m: Mean, scale: f64, places: usize| {
        let (mean, error) = (m.mean * scale, (m.high - m.mean).max(m.mean - m.low) * scale);
        format!("{} ± {}", decimal(out.lang, mean, places), decimal(out.lang, error, places))
    };
    let mut line = |label: &str, value: String, was: Option<Mean>, is: Mean, scale: f64| {
        let change = was.map(|was| changed(is, was, scale, out)).unwrap_or_default();
        let _ = writeln!(text, "  {}  {value}  {change}", pad(label, 18));
    };
    let turns = out.say("balance-turns", &[]);
    line(&turns, around(now.turns, 1.0, 1), before.map(|b| b.turns), now.turns, 1.0);
    for (why, share) in &now.ends {
        let was = before.and_then(|b| b.ends.get(why)).copied();
        let key = format!("why-{why}");
        let words = starboard_shelf::pages(&now.game).filter(|words| words.has(out.lang, &key));
        let said = words.map_or_else(|| why.clone(), |words| words.say(out.lang, &key, &[]));
        line(&said, format!("{} %", around(*share, 100.0, 1)), was, *share, 100.0);
    }
    for (verb, times) in &now.verbs {
        line(verb, around(*times, 1.0, 2), before.and_then(|b| b.verbs.get(verb)).copied(), *times, 1.0);
    }
}

/// The difference to before, with its interval; the two runs count as independent.
fn changed(now: Mean, before: Mean, scale: f64, out: Out) -> String {
    let half = |m: Mean| (m.high - m.mean).max(m.mean - m.low);
    let error = (half(now).powi(2) + half(before).powi(2)).sqrt();
    let by = now.mean - before.mean;
    let sign = if by >= 0.0 { "+" } else { "" };
    let places = if scale == 100.0 { 1 } else { 2 };
    let (by, error) = (decimal(out.lang, by * scale, places), decimal(out.lang, error * scale, places));
    format!("{} {sign}{by} ± {error}", out.say("balance-change", &[]))
}
