//! `starboard train`: learns the value of positions by self-play.

use crate::failure::Failure;
use crate::options::{TableArgs, above_zero, part_of_one, try_to_write};
use crate::out::Out;
use starboard_bots::train::{Lesson, Report};
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// Options as JSON.
    #[arg(long, value_name = "JSON")]
    also: Vec<String>,
    #[arg(short, long, value_name = "N", value_delimiter = ',', default_value = "20000,2000,2000,2000", value_parser = clap::value_parser!(u32).range(1..))]
    games: Vec<u32>,
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    samples: u32,
    #[arg(long, value_name = "L", default_value_t = 0.8, value_parser = part_of_one)]
    lambda: f32,
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
    epochs: u32,
    #[arg(long, value_name = "R", default_value_t = 0.03, value_parser = above_zero)]
    rate: f32,
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    #[arg(short, long, value_name = "T", default_value_t = 2)]
    threads: usize,
    #[arg(long, value_name = "FILE")]
    to: PathBuf,
}

impl Args {
    pub(crate) fn run(self, out: Out) -> Result<(), Failure> {
        let rules = starboard_shelf::find(&self.game)?;
        let mut tables = vec![self.table.settle(rules, None, out)?];
        for also in &self.also {
            let options = serde_json::from_str(also).map_err(|e| Failure::said(format!("--also: {e}")))?;
            let table = rules.game(options)?;
            if table.as_any().type_id() != tables[0].as_any().type_id() {
                return Err(out.fail("train-other-kind", &[("options", also.into())]));
            }
            tables.push(table);
        }
        try_to_write(&self.to)?;
        let lesson = Lesson {
            games: self.games,
            samples: self.samples,
            lambda: self.lambda,
            epochs: self.epochs,
            rate: self.rate,
            threads: self.threads,
            seed: self.seed,
        };
        let remark = format!("Made by: {}", made_by());
        let tell = |r: Report| {
            eprintln!(
                "round {}: {} positions, log loss {:.4} (nothing known: {:.4})",
                r.round + 1,
                r.positions,
                r.loss,
                r.base
            );
        };
        let weights = starboard_shelf::OPPONENTS
            .train(&tables, &lesson, &remark, &tell)
            .ok_or_else(|| out.fail("train-cannot", &[("game", rules.name().into())]))?;
        std::fs::write(&self.to, weights).map_err(|e| Failure::file(&self.to, &e))
    }
}

/// The command that is running.
pub(crate) fn made_by() -> String {
    let command: Vec<String> = std::env::args().skip(1).map(quoted).collect();
    format!("starboard {}", command.join(" "))
}

/// An argument as a shell takes it back.
fn quoted(arg: String) -> String {
    let plain = arg.chars().all(|c| c.is_ascii_alphanumeric() || "-_=,./+:".contains(c));
    if plain && !arg.is_empty() { arg } else { format!("'{}'", arg.replace('\'', r"'\''")) }
}
