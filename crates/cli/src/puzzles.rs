//! `starboard puzzles`: positions of recorded games in which one turn is clearly best.

use crate::failure::Failure;
use crate::out::Out;
use serde_json::json;
use starboard_bots::review::{Plan, Puzzle};
use starboard_shelf::OPPONENTS;
use std::collections::BTreeMap;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    Mine(MineArgs),
}

#[derive(Debug, clap::Args)]
struct MineArgs {
    #[arg(required = true, value_name = "RECORD")]
    records: Vec<PathBuf>,
    #[arg(long, value_name = "DIR")]
    to: PathBuf,
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
}

/// Positions of one game are much alike: so many of each are enough.
const A_GAME: usize = 3;

impl Args {
    pub(crate) fn run(self, out: Out) -> Result<(), Failure> {
        let Command::Mine(args) = self.command;
        let mut found: BTreeMap<String, Vec<Puzzle>> = BTreeMap::new();
        for file in &args.records {
            for puzzle in mine(file, args.seed, out)? {
                let of_game = found.entry(puzzle.game.clone()).or_default();
                if of_game.iter().all(|p| p.id != puzzle.id) {
                    of_game.push(puzzle);
                }
            }
        }
        std::fs::create_dir_all(&args.to).map_err(|why| Failure::file(&args.to, &why))?;
        let mut told = Vec::new();
        for (game, puzzles) in &found {
            let to = args.to.join(format!("{game}.jsonl"));
            let lines: Vec<String> = puzzles.iter().filter_map(|p| serde_json::to_string(p).ok()).collect();
            std::fs::write(&to, lines.join("\n") + "\n").map_err(|why| Failure::file(&to, &why))?;
            told.push((to.display().to_string(), puzzles.len()));
        }
        if out.json {
            let files: Vec<_> = told.iter().map(|(file, n)| json!({ "file": file, "puzzles": n })).collect();
            return out.json(&files);
        }
        let n: usize = told.iter().map(|(_, n)| n).sum();
        let args = [("puzzles", (n as i64).into()), ("records", (args.records.len() as i64).into())];
        out.text(&out.say("puzzles-mined", &args))
    }
}

/// The puzzles of one record, each verified.
fn mine(file: &std::path::Path, seed: u64, out: Out) -> Result<Vec<Puzzle>, Failure> {
    let record = crate::replay::read(file)?;
    let name = file.display().to_string();
    let rules = starboard_shelf::find(&record.game).map_err(|f| f.within(&name))?;
    let here = |why: &dyn std::fmt::Display| Failure::said(format!("{name}: {why}"));
    let work =
        OPPONENTS.review(&record, rules, Plan { only: Some(0), ..Plan::default() }).map_err(|why| match why {
            starboard_bots::review::NoStory::Record(fault) => here(&fault.words(out.lang)),
            other => here(&other),
        })?;
    let steps = 1..=record.plies.len() as u32;
    Ok(steps.filter_map(|step| work.puzzle(step, seed)).take(A_GAME).collect())
}
