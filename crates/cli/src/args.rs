//! What was typed. Every subcommand is a module with its own `Args` and one line here.

use crate::failure::Failure;
use crate::out::Out;
use crate::{
    admin, arena, backup, balance, calibrate, cards, completions, doctor, games, health, help, load, log, man,
    position, puzzles, replay, review, serve, simulate,
};
use crate::{campaign, teach, train, tune, words};
use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use starboard_core::Lang;
use std::ffi::OsString;
use std::path::PathBuf;

#[derive(Debug, Parser)]
#[command(name = "starboard", version, disable_help_subcommand = true)]
pub(crate) struct Asked {
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<Lang>,
    #[arg(long, global = true)]
    json: bool,
    #[arg(long, global = true, value_name = "PATH", env = "STARBOARD_PACKS", value_delimiter = ':')]
    packs: Vec<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Games(games::Args),
    Cards(cards::Args),
    Simulate(simulate::Args),
    Position(position::Args),
    Replay(replay::Args),
    Review(review::Args),
    Puzzles(puzzles::Args),
    Log(log::Args),
    Serve(serve::Args),
    Load(load::Args),
    Backup(backup::BackupArgs),
    Restore(backup::RestoreArgs),
    Doctor(doctor::Args),
    Health(health::Args),
    Admin(admin::Args),
    Arena(arena::Args),
    Balance(balance::Args),
    Calibrate(calibrate::Args),
    Tune(tune::Args),
    Train(train::Args),
    Teach(teach::Args),
    Campaign(campaign::Args),
    Completions(completions::Args),
    Man(man::Args),
}

impl Asked {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let lang = self.lang.unwrap_or_else(words::lang_of_environment);
        let out = Out { lang, json: self.json };
        take_in(&self.packs)?;
        match self.command {
            Command::Games(args) => args.run(out),
            Command::Cards(args) => args.run(out),
            Command::Simulate(args) => args.run(out),
            Command::Position(args) => args.run(out),
            Command::Replay(args) => args.run(out),
            Command::Review(args) => args.run(out),
            Command::Puzzles(args) => args.run(out),
            Command::Log(args) => args.run(out),
            Command::Serve(args) => args.run(out, self.packs.is_empty()),
            Command::Load(args) => args.run(out),
            Command::Backup(args) => args.run(out),
            Command::Restore(args) => args.run(out),
            Command::Doctor(args) => args.run(out),
            Command::Health(args) => args.run(out),
            Command::Admin(args) => args.run(out),
            Command::Arena(args) => args.run(out),
            Command::Balance(args) => args.run(out),
            Command::Calibrate(args) => args.run(out),
            Command::Tune(args) => args.run(out),
            Command::Train(args) => args.run(out),
            Command::Teach(args) => args.run(out),
            Command::Campaign(args) => args.run(out),
            Command::Completions(args) => args.run(),
            Command::Man(args) => args.run(out),
        }
    }
}

/// Puts packs that somebody wrote on the shelf.
pub(crate) fn take_in(packs: &[PathBuf]) -> Result<(), Failure> {
    for found in packs.iter().map(|path| starboard_shelf::packs::read(path)) {
        for found in found? {
            starboard_shelf::take_in(&found.files, true).map_err(|faults| faults.within(&found.at))?;
        }
    }
    Ok(())
}

/// The whole command line with its help in `lang`.
pub(crate) fn command(lang: Lang) -> clap::Command {
    help::fill(Asked::command(), lang)
}

/// Reads the command line. Help and version are printed here, and end the program.
pub(crate) fn read(args: impl Iterator<Item = OsString>) -> Result<Asked, Failure> {
    let args: Vec<OsString> = args.collect();
    let matches = command(lang_of(&args)).try_get_matches_from(&args);
    match matches.and_then(|m| Asked::from_arg_matches(&m)) {
        Ok(asked) => Ok(asked),
        Err(why) if !why.use_stderr() || why.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Out { lang: Lang::En, json: false }.text(&why.render().to_string())?;
            std::process::exit(0)
        }
        Err(why) => Err(Failure::said(in_one_line(&why.render().to_string()))),
    }
}

/// The language has to be known before the help can be written.
fn lang_of(args: &[OsString]) -> Lang {
    let mut args = args.iter().filter_map(|a| a.to_str());
    let said = args.find_map(|a| match a.strip_prefix("--lang") {
        Some("") => Some(None),
        Some(rest) => rest.strip_prefix('=').map(Some),
        None => None,
    });
    let said = said.and_then(|inline| inline.or_else(|| args.next()));
    said.and_then(|s| s.parse().ok()).unwrap_or_else(words::lang_of_environment)
}

/// The parser explains itself over many lines; the first ones say it.
fn in_one_line(why: &str) -> String {
    let lines = why.lines().map(str::trim).take_while(|l| !l.starts_with("Usage:") && !l.starts_with("For more"));
    let lines: Vec<&str> = lines.filter(|l| !l.is_empty()).collect();
    lines.join("; ").trim_start_matches("error: ").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        for lang in Lang::ALL {
            command(lang).debug_assert();
        }
    }

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        let of = |args: &[&str]| lang_of(&args.iter().map(OsString::from).collect::<Vec<_>>());
        assert_eq!(of(&["starboard", "--lang", "fr", "games"]), Lang::Fr);
        assert_eq!(of(&["starboard", "games", "--lang=fr"]), Lang::Fr);
        assert_eq!(of(&["starboard", "games", "--lang=en"]), Lang::En);
    }
}
