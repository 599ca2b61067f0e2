//! `starboard tune`: turns a scripted player's dials towards more wins.

use crate::failure::Failure;
use crate::options::{TableArgs, above_zero};
use crate::out::Out;
use starboard_bots::tune::Tuning;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    game: String,
    taste: String,
    #[command(flatten)]
    table: TableArgs,
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    steps: u32,
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    trials: u32,
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    deals: u32,
    #[arg(long, value_name = "W", default_value_t = 0.15, value_parser = above_zero)]
    width: f32,
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    #[arg(short, long, value_name = "T", default_value_t = 2)]
    threads: usize,
}

impl Args {
    pub(crate) fn run(self, out: Out) -> Result<(), Failure> {
        let rules = starboard_shelf::find(&self.game)?;
        let table = self.table.settle(rules, None, out)?;
        let Args { steps, trials, deals, width, seed, threads, .. } = self;
        let tuning = Tuning { steps, trials, deals, width, threads, seed };
        let tell = |step: u32, score: f64, error: f64| {
            eprintln!("step {step}: {:.1} % ± {:.1} against the start", score * 100.0, error * 100.0);
        };
        let dials = starboard_shelf::OPPONENTS.tune(&*table, &self.taste, &tuning, &tell).ok_or_else(|| {
            out.fail("tune-cannot", &[("game", rules.name().into()), ("taste", (&self.taste).into())])
        })?;
        if out.json {
            let read: serde_json::Value = toml::from_str(&dials).map_err(|e| Failure::said(e.to_string()))?;
            return out.json(&read);
        }
        out.text(&dials)
    }
}
