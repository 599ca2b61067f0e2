//! `starboard position`: a situation, what may be done in it, and what then happens.

use crate::failure::Failure;
use crate::options::TableArgs;
use crate::out::{Out, pad};
use serde_json::{Value as Json, json};
use starboard_cases::{self as cases};
use starboard_core::chance::Scripted;
use starboard_core::face::{CONCEDE, PositionFile, Table};
use starboard_core::words::list_and;
use starboard_core::{Fast, Seat, SeatSet, ToMove, Viewer};
use std::fmt::Write as _;
use std::io::Read as _;
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    Show(ShowArgs),
    Legal(LegalArgs),
    Play(PlayArgs),
    New(NewArgs),
    Check(CheckArgs),
}

#[derive(Debug, clap::Args)]
struct ShowArgs {
    file: PathBuf,
    #[arg(long, value_parser = viewer, default_value = "all")]
    viewer: Viewer,
}

#[derive(Debug, clap::Args)]
struct LegalArgs {
    file: PathBuf,
    #[arg(long, value_parser = viewer, default_value = "all")]
    viewer: Viewer,
}

#[derive(Debug, clap::Args)]
struct PlayArgs {
    file: PathBuf,
    #[arg(required = true, value_name = "ACTION")]
    actions: Vec<String>,
    #[arg(long, value_parser = viewer, default_value = "all")]
    viewer: Viewer,
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    deal: Vec<String>,
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
struct NewArgs {
    game: String,
    #[command(flatten)]
    table: TableArgs,
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
struct CheckArgs {
    #[arg(required = true, value_name = "FILES")]
    files: Vec<PathBuf>,
}

pub(crate) fn viewer(text: &str) -> Result<Viewer, String> {
    text.parse().map_err(|_| format!("`{text}` is nobody who looks; allowed: a seat number, spectator, all"))
}

impl Args {
    pub(crate) fn run(self, out: Out) -> Result<(), Failure> {
        match self.command {
            Command::Show(args) => {
                let table = read(&args.file)?;
                seat_of(&*table, args.viewer, out)?;
                show(&*table, args.viewer, out)
            }
            Command::Legal(args) => legal(&*read(&args.file)?, args.viewer, out),
            Command::Play(args) => play(args, out),
            Command::New(args) => new(&args, out),
            Command::Check(args) => check(&args.files, out),
        }
    }
}

/// A file, or standard input for `-`.
pub(crate) fn read_input(file: &Path) -> Result<String, Failure> {
    let mut text = String::new();
    let read = if file == Path::new("-") {
        std::io::stdin().read_to_string(&mut text).map(|_| text)
    } else {
        std::fs::read_to_string(file)
    };
    read.map_err(|why| Failure::file(file, &why))
}

/// Writes a file that is not there yet.
pub(crate) fn write_new(file: &Path, text: &str) -> Result<(), Failure> {
    let at = |why: std::io::Error| Failure::file(file, &why);
    let mut to = std::fs::File::create_new(file).map_err(at)?;
    std::io::Write::write_all(&mut to, text.as_bytes()).map_err(at)
}

/// A position, or the position that a rule case begins from.
fn read(file: &Path) -> Result<Box<dyn Table>, Failure> {
    let name = file.display().to_string();
    let text = read_input(file)?;
    if text.lines().any(|line| line.trim() == "[[step]]") {
        let case = cases::parse(&text).map_err(|why| Failure::said(format!("{name}: {why}")))?;
        let rules = starboard_shelf::find(&case.game).map_err(|faults| faults.within(&name))?;
        return cases::table(rules, &case).map_err(|why| Failure::said(format!("{name}: {why}")));
    }
    let position = if file.extension().is_some_and(|e| e == "json") {
        let value = serde_json::from_str(&text).map_err(|why| Failure::said(format!("{name}: not JSON: {why}")))?;
        starboard_core::fault::read_json(&name, value)?
    } else {
        PositionFile::read(&name, &text)?
    };
    Ok(starboard_shelf::place(&position).map_err(|faults| faults.within(&name))?)
}

/// A fresh table, as a position to begin from.
fn new(args: &NewArgs, out: Out) -> Result<(), Failure> {
    let game = args.table.settle(starboard_shelf::find(&args.game)?, None, out)?;
    let (table, _) = game.start(&mut Fast::new(args.seed));
    let position = PositionFile::of(&*table);
    match &args.write {
        Some(file) => write_new(file, &position.write()?)?,
        None if out.json => return out.json(&position),
        None => return out.text(&position.write()?),
    }
    out.text(&asked(&*table, out))
}

/// Runs rule cases: what each expects, and what is there.
fn check(files: &[PathBuf], out: Out) -> Result<(), Failure> {
    let all: Vec<PathBuf> =
        files.iter().flat_map(|file| if file.is_dir() { cases::files(file) } else { vec![file.clone()] }).collect();
    let mut told = Vec::new();
    let mut text = String::new();
    for file in &all {
        let name = file.display().to_string();
        let differs = cases::read(file)
            .and_then(|case| {
                let rules = starboard_shelf::find(&case.game).map_err(|faults| faults.to_string())?;
                cases::run(rules, &case).map_err(|why| format!("{}\n{why}", case.title))
            })
            .err();
        let key = if differs.is_some() { "case-differs" } else { "case-holds" };
        let _ = writeln!(text, "{}", out.say(key, &[("file", (&name).into())]));
        differs.iter().flat_map(|why| why.lines()).for_each(|line| text.push_str(&format!("    {line}\n")));
        told.push(json!({ "file": name, "holds": differs.is_none(), "differs": differs }));
    }
    let failed = told.iter().filter(|case| case["holds"] == false).count();
    if out.json {
        out.json(&told)?
    } else {
        out.text(&text)?
    }
    match failed {
        0 => Ok(()),
        n => Err(out.fail("cases-differ", &[("n", (n as i64).into()), ("of", (all.len() as i64).into())])),
    }
}

/// Refuses a viewer who does not sit at this table.
fn seat_of(table: &dyn Table, viewer: Viewer, out: Out) -> Result<Option<Seat>, Failure> {
    match viewer {
        Viewer::Seat(seat) if seat.index() >= table.seats() => Err(no_such_seat(table, seat, out)),
        Viewer::Seat(seat) => Ok(Some(seat)),
        Viewer::Spectator | Viewer::All => Ok(None),
    }
}

fn no_such_seat(table: &dyn Table, seat: Seat, out: Out) -> Failure {
    out.fail("no-such-seat", &[("seat", (&seat.to_string()).into()), ("seats", (table.seats() as i64).into())])
}

/// Who is asked what, or how it ended, in one line.
pub(crate) fn asked(table: &dyn Table, out: Out) -> String {
    if let Some(outcome) = table.outcome() {
        let winners: Vec<String> = outcome.winners().map(|s| s.to_string()).collect();
        let names = list_and(out.lang, &winners);
        let why = starboard_shelf::why(table, &outcome.why, out.lang);
        let args = [("winners", (&names).into()), ("n", (winners.len() as i64).into()), ("why", (&why).into())];
        return out.say("over", &args);
    }
    table.prompt(out.lang).map(|p| p.words).unwrap_or_default()
}

fn seats_asked(table: &dyn Table) -> Vec<Seat> {
    table.to_move().seats().iter().collect()
}

fn situation(table: &dyn Table, viewer: Viewer, out: Out) -> Json {
    json!({
        "game": table.game().name(),
        "to_move": seats_asked(table),
        "prompt": table.prompt(out.lang),
        "outcome": table.outcome(),
        "view": table.view(viewer),
    })
}

fn show(table: &dyn Table, viewer: Viewer, out: Out) -> Result<(), Failure> {
    if out.json {
        return out.json(&situation(table, viewer, out));
    }
    out.text(&format!("{}\n\n{}\n", table.show(viewer, out.lang).trim_end(), asked(table, out)))
}

fn legal(table: &dyn Table, viewer: Viewer, out: Out) -> Result<(), Failure> {
    let seats = match seat_of(table, viewer, out)? {
        Some(seat) => vec![seat],
        None => seats_asked(table),
    };
    let choices: Vec<_> = seats.iter().flat_map(|s| table.legal(*s, out.lang).into_iter().map(|c| (*s, c))).collect();
    if out.json {
        let list: Vec<Json> =
            choices.iter().map(|(s, c)| json!({ "seat": s, "action": c.action, "words": c.words })).collect();
        return out.json(&list);
    }
    let width = choices.iter().map(|(_, c)| c.action.chars().count()).max().unwrap_or(0).min(40);
    let mut text = String::new();
    let mut last = None;
    for (seat, choice) in &choices {
        if seats.len() > 1 && last != Some(*seat) {
            let _ = writeln!(text, "{}", out.say("seat", &[("seat", (&seat.to_string()).into())]));
            last = Some(*seat);
        }
        let _ = writeln!(text, "{}  {}", pad(&choice.action, width), choice.words);
    }
    out.text(&text)
}

fn play(args: PlayArgs, out: Out) -> Result<(), Failure> {
    let mut table = read(&args.file)?;
    seat_of(&*table, args.viewer, out)?;
    let game = table.game();
    let deal = |name: &String| game.parse_deal(name).ok_or_else(|| out.fail("no-such-deal", &[("deal", name.into())]));
    let script = args.deal.iter().map(deal).collect::<Result<_, _>>()?;
    let mut chance = Scripted { script, rest: Fast::new(args.seed) };
    let mut text = String::new();
    let mut steps: Vec<Json> = Vec::new();
    for typed in &args.actions {
        let (seat, action) = actor(&*table, typed, out)?;
        let happened = table.act(seat, action, &mut chance).map_err(|why| {
            let seat = seat.to_string();
            let words = why.words(out.lang);
            let args = [
                ("seat", (&seat).into()),
                ("action", action.into()),
                ("why", (&words).into()),
                ("code", (&why.code).into()),
            ];
            Failure::Refused { line: out.say("refused", &args), code: why.code.clone(), data: why.data.clone() }
        })?;
        let events = happened.seen_by(args.viewer, out.lang);
        let _ = writeln!(text, "{seat}> {action}");
        events.iter().for_each(|e| text.push_str(&format!("    {}\n", e.words)));
        steps.push(json!({ "seat": seat, "action": action, "events": events, "deals": happened.deals }));
    }
    if let Some(unused) = chance.script.front() {
        return Err(out.fail("not-dealt", &[("deal", (&game.deal_text(*unused)).into())]));
    }
    if let Some(file) = &args.write {
        write_new(file, &PositionFile::of(&*table).write()?)?;
    }
    if out.json {
        let mut told = situation(&*table, args.viewer, out);
        told["steps"] = steps.into();
        return out.json(&told);
    }
    let _ = writeln!(text, "\n{}\n\n{}", table.show(args.viewer, out.lang).trim_end(), asked(&*table, out));
    out.text(&text)
}

/// Who does what was typed: `ACTION`, or `SEAT: ACTION` when several seats may act or a seat acts out of turn.
fn actor<'a>(table: &dyn Table, typed: &'a str, out: Out) -> Result<(Seat, &'a str), Failure> {
    if let Some((seat, action)) = typed.split_once(':')
        && let Ok(seat) = seat.trim().parse::<Seat>()
    {
        return match seat.index() < table.seats() {
            true => Ok((seat, action.trim())),
            false => Err(no_such_seat(table, seat, out)),
        };
    }
    let action = typed.trim();
    match table.to_move() {
        ToMove::Seat(seat) => Ok((seat, action)),
        ToMove::Over => Err(out.fail("already-over", &[])),
        ToMove::AnyOf { asked, also } => {
            let seats = SeatSet(asked.0 | also.0);
            let able: Vec<Seat> =
                seats.iter().filter(|s| action != CONCEDE && table.check(*s, action).is_ok()).collect();
            match (able.as_slice(), seats.iter().next()) {
                ([seat], _) => Ok((*seat, action)),
                // Nobody can: whoever is first is told why.
                ([], Some(first)) if action != CONCEDE => Ok((first, action)),
                _ => Err(out.fail("which-seat", &[("action", action.into())])),
            }
        }
    }
}
