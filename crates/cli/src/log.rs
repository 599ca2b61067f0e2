//! `starboard log`: real games of the publisher's app as witnesses of our rules.

use crate::failure::Failure;
use crate::out::Out;
use crate::position::{read_input, write_new};
use serde_json::{Value as Json, json};
use starboard_app_logs::{self as app_logs, AppLog, Report};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    Check(CheckArgs),
    Import(ImportArgs),
}

#[derive(Debug, clap::Args)]
struct CheckArgs {
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

#[derive(Debug, clap::Args)]
struct ImportArgs {
    file: PathBuf,
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl Args {
    pub(crate) fn run(self, out: Out) -> Result<(), Failure> {
        match self.command {
            Command::Check(args) => check(&args.files, out),
            Command::Import(args) => import(&args, out),
        }
    }
}

fn replay(file: &Path, out: Out) -> Result<Report, Failure> {
    let name = file.display();
    let log =
        AppLog::read(&read_input(file)?).map_err(|why| Failure::said(format!("{name}: {}", why.words(out.lang))))?;
    Ok(app_logs::check(&log, out.lang).map_err(|faults| faults.within(&name.to_string()))?)
}

/// Tells about every file; it failed if one of them has a line that our rules cannot explain.
fn check(files: &[PathBuf], out: Out) -> Result<(), Failure> {
    let (mut text, mut told, mut stuck) = (String::new(), Vec::new(), 0);
    for file in files {
        let report = replay(file, out)?;
        stuck += i64::from(report.stuck.is_some());
        if out.json {
            told.push(in_json(file, &report, out));
        } else {
            tell(&mut text, file, &report, out);
        }
    }
    if out.json {
        out.json(&told)?;
    } else {
        out.text(&text)?;
    }
    match stuck {
        0 => Ok(()),
        _ => Err(out.fail("log-not-all", &[("stuck", stuck.into()), ("files", (files.len() as i64).into())])),
    }
}

fn tell(text: &mut String, file: &Path, report: &Report, out: Out) {
    let name = file.display().to_string();
    let (lines, turns) = ((report.lines as i64).into(), i64::from(report.turns).into());
    let sets = report.sets.join(", ");
    let [first, second] = &report.players;
    let players = format!("{first} – {second}");
    let about = [("file", (&name).into()), ("lines", lines), ("turns", turns)];
    match &report.stuck {
        None => {
            let _ = writeln!(text, "{}", out.say("log-explained", &about));
        }
        Some(stuck) => {
            let line = [("file", (&name).into()), ("line", (stuck.line as i64).into())];
            let _ = writeln!(text, "{}", out.say("log-unexplained", &line));
            let _ = writeln!(text, "  {}\n  {}", stuck.text, stuck.why.words(out.lang));
        }
    }
    let who = [("players", (&players).into()), ("sets", (&sets).into())];
    let _ = writeln!(text, "  {}", out.say("log-who", &who));
    match &report.winner {
        Some(winner) => {
            let _ = writeln!(text, "  {}", out.say("log-winner", &[("winner", winner.into())]));
        }
        None if report.stuck.is_none() => {
            let _ = writeln!(text, "  {}", out.say("log-unfinished", &[]));
        }
        None => {}
    }
    for (line, said) in &report.notes {
        let note = [("line", (*line as i64).into()), ("text", said.into())];
        let _ = writeln!(text, "  {}", out.say("log-note", &note));
    }
    if let Some(stuck) = &report.stuck {
        let _ = writeln!(text, "\n{}", stuck.table.trim_end());
    }
}

fn in_json(file: &Path, report: &Report, out: Out) -> Json {
    let stuck = report.stuck.as_ref().map(|s| {
        json!({ "line": s.line, "text": s.text, "why": s.why, "words": s.why.words(out.lang), "position": s.position })
    });
    let notes: Vec<Json> = report.notes.iter().map(|(line, text)| json!({ "line": line, "text": text })).collect();
    json!({ "file": file.display().to_string(), "explained": report.stuck.is_none(), "players": report.players,
        "sets": report.sets, "turns": report.turns, "lines": report.lines, "lines_explained": report.explained,
        "winner": report.winner, "plies": report.record.plies.len(), "unexplained": stuck, "notes": notes })
}

/// Writes the record of a log that our rules explain to its end.
fn import(args: &ImportArgs, out: Out) -> Result<(), Failure> {
    let report = replay(&args.file, out)?;
    let name = args.file.display().to_string();
    if let Some(stuck) = &report.stuck {
        let why = stuck.why.words(out.lang);
        let at = [("file", (&name).into()), ("line", (stuck.line as i64).into()), ("why", (&why).into())];
        return Err(out.fail("log-no-import", &at));
    }
    let Some(to) = &args.output else { return out.json(&report.record) };
    let record = serde_json::to_string_pretty(&report.record).map_err(|why| Failure::said(why.to_string()))?;
    write_new(to, &(record + "\n"))?;
    let to = to.display().to_string();
    let plies = report.record.plies.len() as i64;
    match out.json {
        true => out.json(&json!({ "file": name, "record": to, "plies": plies })),
        false => out.text(&out.say("log-imported", &[("file", (&to).into()), ("plies", plies.into())])),
    }
}
