//! `starboard calibrate`: are the win chances that hints tell true?

use crate::failure::Failure;
use crate::options::TableArgs;
use crate::out::Out;
use crate::words::decimal;
use serde::Serialize;
use starboard_arena::calibration::{Check, Reliability};
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    game: String,
    #[command(flatten)]
    table: TableArgs,
    #[arg(long, value_name = "CODE", default_value = "script")]
    bot: String,
    #[arg(short, long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    samples: u32,
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    #[arg(short, long, value_name = "T", default_value_t = 2)]
    threads: usize,
}

/// What programs read; the keys are a promise.
#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    options: serde_json::Value,
    bot: &'a str,
    seed: u64,
    #[serde(flatten)]
    found: &'a Reliability,
}

impl Args {
    pub(crate) fn run(self, out: Out) -> Result<(), Failure> {
        let rules = starboard_shelf::find(&self.game)?;
        let game = self.table.settle(rules, None, out)?;
        let Args { bot, games, samples, seed, threads, .. } = self;
        let check = Check {
            game: &*game,
            opponents: starboard_shelf::OPPONENTS,
            bot: bot.clone(),
            games,
            samples,
            seed,
            threads,
        };
        let found = check.run().map_err(|e| Failure::said(e.to_string()))?;
        if out.json {
            return out.json(&Report { game: game.name(), options: game.options(), bot: &bot, seed, found: &found });
        }
        out.text(&tell(&found, out))
    }
}

fn tell(found: &Reliability, out: Out) -> String {
    let percent = |x: f64| decimal(out.lang, x * 100.0, 1);
    let head = |key: &str, w: usize| format!("{:>w$}", out.say(key, &[]));
    let mut text = format!("{}\n", out.say("calibrate-summary", &[("n", (found.positions as i64).into())]));
    let heads = [("calibrate-told", 8), ("calibrate-won", 9), ("calibrate-interval", 15), ("calibrate-positions", 10)];
    let heads = heads.map(|(key, width)| head(key, width));
    let _ = writeln!(text, "  {}", heads.join(" "));
    for b in &found.buckets {
        let interval = format!("{} – {}", percent(b.low), percent(b.high));
        let _ = writeln!(text, "  {:>8} {:>9} {interval:>15} {:>10}", percent(b.told), percent(b.came), b.positions);
    }
    let [error, slope, shift] = [found.error * 100.0, found.slope, found.shift].map(|x| decimal(out.lang, x, 2));
    let [brier, known] = [found.brier, found.brier_of_mean].map(|x| decimal(out.lang, x, 3));
    let _ = writeln!(text, "{}", out.say("calibrate-error", &[("error", (&error).into())]));
    let _ = writeln!(text, "{}", out.say("calibrate-brier", &[("brier", (&brier).into()), ("mean", (&known).into())]));
    let _ = writeln!(text, "{}", out.say("calibrate-line", &[("slope", (&slope).into()), ("shift", (&shift).into())]));
    text
}
