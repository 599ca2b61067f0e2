//! The options of a game from the command line, and what several commands check of theirs.

use crate::failure::Failure;
use crate::out::Out;
use serde_json::{Map, Value as Json};
use starboard_core::about::{About, FormatInfo, OptionInfo, OptionKind};
use starboard_core::face::{AnyGame, Rules};
use std::fs::OpenOptions;
use std::path::Path;

/// How a table is asked for.
#[derive(Debug, clap::Args)]
pub(crate) struct TableArgs {
    #[arg(long)]
    pub(crate) format: Option<String>,
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,
    #[arg(long = "set", value_name = "SET", value_delimiter = ',')]
    pub(crate) sets: Vec<String>,
    #[arg(short, long, value_name = "NAME=VALUE")]
    pub(crate) option: Vec<String>,
}

impl TableArgs {
    /// Settles the options. `seats` is how many seats something else on the command line speaks of.
    pub(crate) fn settle(
        &self,
        rules: &dyn Rules,
        seats: Option<usize>,
        out: Out,
    ) -> Result<Box<dyn AnyGame>, Failure> {
        let about = rules.about(out.lang);
        let mut options = Map::new();
        if let Some(format) = &self.format {
            if !about.formats.iter().any(|f| f.name == *format) {
                let names = about.formats.iter().map(|f| f.name).collect::<Vec<_>>().join(", ");
                let args = [("format", format.into()), ("game", about.name.into()), ("names", (&names).into())];
                return Err(out.fail("no-such-format", &args));
            }
            options.insert("format".to_owned(), format.clone().into());
        }
        if !self.sets.is_empty() {
            self.put_sets(&about, &mut options, out)?;
        }
        for pair in &self.option {
            let (name, value) =
                pair.split_once('=').ok_or_else(|| out.fail("option-form", &[("text", pair.into())]))?;
            let info = find(&about, name, out)?;
            options.insert(name.to_owned(), value_of(info, value, out)?);
        }
        let format = self.format.as_ref().and_then(|name| about.formats.iter().find(|f| f.name == *name));
        let fewest = || format.and_then(|f| f.players.first()).copied().map(usize::from);
        if let Some(players) = self.players.map(usize::from).or(seats).or_else(fewest) {
            format.map_or(Ok(()), |f| allow_players(f, players, out))?;
            options.insert("players".to_owned(), players.into());
        }
        Ok(rules.game(Json::Object(options))?)
    }

    /// The rule options of these names; anything else that was asked for is refused, for it would not be obeyed.
    pub(crate) fn only(&self, rules: &dyn Rules, names: &[&str], out: Out) -> Result<Map<String, Json>, Failure> {
        let refused = |name: &str| {
            let names = names.join(", ");
            out.fail("not-of-campaigns", &[("name", name.into()), ("names", (&names).into())])
        };
        let others = [
            ("--format", self.format.is_some()),
            ("--players", self.players.is_some()),
            ("--set", !self.sets.is_empty()),
        ];
        if let Some((name, _)) = others.iter().find(|(_, said)| *said) {
            return Err(refused(name));
        }
        let about = rules.about(out.lang);
        let mut options = Map::new();
        for pair in &self.option {
            let (name, value) =
                pair.split_once('=').ok_or_else(|| out.fail("option-form", &[("text", pair.into())]))?;
            let info = find(&about, name, out)?;
            if !names.contains(&name) {
                return Err(refused(name));
            }
            options.insert(name.to_owned(), value_of(info, value, out)?);
        }
        Ok(options)
    }

    fn put_sets(&self, about: &About, options: &mut Map<String, Json>, out: Out) -> Result<(), Failure> {
        if !about.options.iter().any(|o| o.name == "sets") {
            return Err(out.fail("no-sets", &[("game", about.name.into())]));
        }
        if let Some(unknown) = self.sets.iter().find(|s| !about.sets.contains(s)) {
            return Err(no_such_set(about, unknown, out));
        }
        options.insert("sets".to_owned(), self.sets.clone().into());
        Ok(())
    }
}

pub(crate) fn no_such_set(about: &About, set: &str, out: Out) -> Failure {
    out.fail("no-such-set", &[("set", set.into()), ("names", (&about.sets.join(", ")).into())])
}

fn allow_players(format: &FormatInfo, players: usize, out: Out) -> Result<(), Failure> {
    if format.players.iter().any(|n| usize::from(*n) == players) {
        return Ok(());
    }
    let allowed = counts(&format.players);
    let args = [("format", format.name.into()), ("n", (players as i64).into()), ("allowed", (&allowed).into())];
    Err(out.fail("no-such-players", &args))
}

/// `2`, `3-6`, `4, 6`.
pub(crate) fn counts(players: &[u8]) -> String {
    match players {
        [] => String::new(),
        [first, .., last] if usize::from(last - first) + 1 == players.len() => format!("{first}-{last}"),
        _ => players.iter().map(u8::to_string).collect::<Vec<_>>().join(", "),
    }
}

fn find<'a>(about: &'a About, name: &str, out: Out) -> Result<&'a OptionInfo, Failure> {
    about.options.iter().find(|o| o.name == name).ok_or_else(|| {
        let names = about.options.iter().map(|o| o.name).collect::<Vec<_>>().join(", ");
        let args = [("name", name.into()), ("game", about.name.into()), ("names", (&names).into())];
        out.fail("no-such-option", &args)
    })
}

fn value_of(info: &OptionInfo, text: &str, out: Out) -> Result<Json, Failure> {
    let wrong = || {
        let allowed = allowed(&info.kind);
        out.fail("wrong-value", &[("name", info.name.into()), ("value", text.into()), ("allowed", (&allowed).into())])
    };
    let known = |choices: &[(String, String)], t: &str| choices.iter().any(|(name, _)| name == t);
    match &info.kind {
        OptionKind::Flag => text.parse::<bool>().map(Json::from).map_err(|_| wrong()),
        OptionKind::Number { min, max } => {
            text.parse::<i64>().ok().filter(|n| (min..=max).contains(&n)).map(Json::from).ok_or_else(wrong)
        }
        OptionKind::Choice { choices } if known(choices, text) => Ok(text.into()),
        OptionKind::Several { choices } if text.split(',').all(|t| known(choices, t)) => {
            Ok(text.split(',').map(Json::from).collect())
        }
        OptionKind::Choice { .. } | OptionKind::Several { .. } => Err(wrong()),
    }
}

/// Finds out whether a file can be written before long work goes into what is to stand in it. Leaves everything as it was.
pub(crate) fn try_to_write(path: &Path) -> Result<(), Failure> {
    let new = !path.exists();
    let tried = OpenOptions::new().append(true).create(true).open(path).map(drop);
    let cleared = tried.and_then(|()| if new { std::fs::remove_file(path) } else { Ok(()) });
    cleared.map_err(|e| Failure::file(path, &e))
}

/// Reads a number above 0.
pub(crate) fn above_zero(text: &str) -> Result<f32, String> {
    text.parse().ok().filter(|n| *n > 0.0 && *n <= 10.0).ok_or_else(|| "allowed: above 0, at most 10".to_owned())
}

/// Reads a number from 0 to 1.
pub(crate) fn part_of_one(text: &str) -> Result<f32, String> {
    text.parse().ok().filter(|n| (0.0..=1.0).contains(n)).ok_or_else(|| "allowed: from 0 to 1".to_owned())
}

/// The values an option takes, as they are typed.
pub(crate) fn allowed(kind: &OptionKind) -> String {
    let names = |choices: &[(String, String)], between: &str| {
        choices.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(between)
    };
    match kind {
        OptionKind::Flag => "true|false".to_owned(),
        OptionKind::Number { min, max } => format!("{min}..{max}"),
        OptionKind::Choice { choices } => names(choices, "|"),
        OptionKind::Several { choices } => names(choices, ","),
    }
}
