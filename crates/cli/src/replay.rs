//! `starboard replay`: a record, played again and verified.

use crate::failure::Failure;
use crate::out::Out;
use crate::position::{asked, read_input, viewer, write_new};
use serde_json::json;
use starboard_core::face::{Happened, PositionFile};
use starboard_core::fault::read_json;
use starboard_core::record::Dealing;
use starboard_core::{Record, RecordFault, Replay, Viewer};
use std::fmt::Write as _;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    file: PathBuf,
    #[arg(long, value_name = "PLY")]
    to: Option<usize>,
    #[arg(long)]
    verify: bool,
    #[arg(long)]
    log: bool,
    #[arg(long, value_parser = viewer, default_value = "all")]
    viewer: Viewer,
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

impl Args {
    pub(crate) fn run(self, out: Out) -> Result<(), Failure> {
        let name = self.file.display().to_string();
        let here = |why: RecordFault| Failure::said(format!("{name}: {}", why.words(out.lang)));
        let record = read(&self.file)?;
        let rules = starboard_shelf::find(&record.game).map_err(|f| f.within(&name))?;
        if let Some(to) = self.to.filter(|to| *to > record.plies.len()) {
            let args = [("ply", (to as i64).into()), ("plies", (record.plies.len() as i64).into())];
            return Err(out.fail("no-such-ply", &args));
        }
        let dealing = match (self.verify, record.seed) {
            (false, _) => Dealing::Written,
            (true, None) => return Err(here(RecordFault::NoSeed)),
            (true, Some(seed)) => {
                if record.fingerprint.as_ref().is_some_and(|f| *f != seed.fingerprint()) {
                    return Err(here(RecordFault::Fingerprint));
                }
                Dealing::Seed(seed)
            }
        };

        let mut log = String::new();
        let mut told = Vec::new();
        let mut replay = Replay::start(&record, rules, dealing).map_err(here)?;
        if let Some(opening) = &replay.opening {
            self.tell(&mut log, opening, out);
            told.push(json!({ "ply": 0, "events": opening.seen_by(self.viewer, out.lang) }));
        }
        let last = self.to.unwrap_or(record.plies.len());
        while replay.ply < last {
            let Some(happened) = replay.step().map_err(here)? else { break };
            let ply = &record.plies[replay.ply - 1];
            let _ = writeln!(log, "{:4}. {}: {}", replay.ply, ply.seat, ply.action);
            self.tell(&mut log, &happened, out);
            let events = happened.seen_by(self.viewer, out.lang);
            told.push(json!({ "ply": replay.ply, "seat": ply.seat, "action": ply.action, "events": events }));
        }
        let ply = replay.ply;
        let table = if self.to.is_some() { replay.table } else { replay.finish().map_err(here)? };
        if let Some(file) = &self.write {
            write_new(file, &PositionFile::of(&*table).write()?)?;
        }

        if out.json {
            let view = table.view(self.viewer);
            let mut answer = json!({ "game": record.game, "plies": record.plies.len(), "ply": ply, "verified": self.verify,
                "outcome": table.outcome(), "view": view });
            if self.log {
                answer["log"] = told.into();
            }
            return out.json(&answer);
        }
        let mut text = if self.log { log } else { String::new() };
        if self.to.is_some() || self.log {
            let _ = writeln!(text, "{}\n{}", table.show(self.viewer, out.lang).trim_end(), asked(&*table, out));
        }
        if self.to.is_none() {
            let key = if self.verify { "replay-verified" } else { "replay-checked" };
            let _ = writeln!(text, "{}", out.say(key, &[("file", (&name).into()), ("plies", (ply as i64).into())]));
            if !self.log {
                let _ = writeln!(text, "{}", asked(&*table, out));
            }
        }
        out.text(&text)
    }

    fn tell(&self, log: &mut String, happened: &Happened, out: Out) {
        for told in happened.seen_by(self.viewer, out.lang) {
            let _ = writeln!(log, "        {}", told.words);
        }
    }
}

/// Reads a record; a fault says where it is.
pub(crate) fn read(file: &std::path::Path) -> Result<Record, Failure> {
    let name = file.display().to_string();
    let text = read_input(file)?;
    let value = serde_json::from_str(&text).map_err(|why| Failure::said(format!("{name}: not JSON: {why}")))?;
    Ok(read_json(&name, value)?)
}
