//! `starboard campaign pack`: packs of one's own, checked and begun.

use crate::failure::Failure;
use crate::out::Out;
use crate::position::write_new;
use serde::Serialize;
use starboard_core::pack::is_name;
use starboard_core::{Faults, PackInfo};
use starboard_rise_of_empire::packs::COMMUNITY;
use starboard_shelf::packs::{self, VARIANT};
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
#[command(disable_help_subcommand = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    Check(CheckArgs),
    New(NewArgs),
}

#[derive(Debug, clap::Args)]
struct CheckArgs {
    #[arg(required = true, value_name = "PATH")]
    files: Vec<PathBuf>,
}

#[derive(Debug, clap::Args)]
struct NewArgs {
    file: PathBuf,
    #[arg(long, value_name = "NAME")]
    game: Option<String>,
}

/// What programs read of a pack.
#[derive(Serialize)]
struct Checked {
    file: String,
    #[serde(flatten)]
    pack: PackInfo,
}

impl Args {
    pub(crate) fn run(self, out: Out) -> Result<(), Failure> {
        match self.command {
            Command::Check(args) => args.run(out),
            Command::New(args) => args.run(out),
        }
    }
}

impl CheckArgs {
    /// Everything wrong with any of them is told at once.
    fn run(self, out: Out) -> Result<(), Failure> {
        let mut faults = Faults::default();
        let mut all = Vec::new();
        for path in &self.files {
            let found = packs::read(path).unwrap_or_else(|found| {
                faults.0.extend(found.0);
                Vec::new()
            });
            for found in found {
                match starboard_shelf::take_in(&found.files, true) {
                    Ok(pack) => all.push(Checked { file: found.at, pack: named(pack, out) }),
                    Err(wrong) => faults.0.extend(wrong.within(&found.at).0),
                }
            }
        }
        faults.or(())?;
        if out.json {
            return out.json(&all);
        }
        let line = |c: &Checked| {
            let version = c.pack.version.to_string();
            let args = [
                ("file", (&c.file).into()),
                ("game", (&c.pack.game).into()),
                ("name", (&c.pack.name).into()),
                ("label", (&c.pack.label).into()),
                ("key", (&c.pack.key).into()),
                ("version", (&version).into()),
            ];
            let notes: String = c.pack.notes.iter().map(|note| format!("\n  {note}")).collect();
            out.say("pack-sound", &args) + &notes
        };
        out.text(&all.iter().map(line).collect::<Vec<_>>().join("\n"))
    }
}

/// The same pack in the reader's language.
fn named(pack: PackInfo, out: Out) -> PackInfo {
    let offered = starboard_shelf::find(&pack.game).map(|rules| rules.packs(out.lang)).unwrap_or_default();
    offered.into_iter().find(|p| p.key == pack.key).unwrap_or(pack)
}

impl NewArgs {
    fn run(self, out: Out) -> Result<(), Failure> {
        let id = self.file.file_stem().map(|s| s.to_string_lossy().to_lowercase()).unwrap_or_default();
        if !is_name(&id) {
            return Err(out.fail("pack-name", &[("name", (&id).into())]));
        }
        match self.game.as_deref().unwrap_or("rise-of-empire") {
            "rise-of-empire" => write_new(&self.file, &own_pack(&id))?,
            game => variant(game, &id, &self.file)?,
        }
        let file = self.file.display().to_string();
        out.text(&out.say("pack-new", &[("file", (&file).into())]))
    }
}

/// A pack to write one's own cards into: the community's, under a name of one's own.
fn own_pack(id: &str) -> String {
    let community = COMMUNITY[COMMUNITY.len() - 1];
    let head = |line: &str| {
        let key = line.split('=').next().unwrap_or_default().trim();
        match key {
            "pack" => format!("pack = \"{id}\""),
            "version" => "version = 1".to_owned(),
            "label" => {
                format!("# Shown wherever it is played: where it comes from.\nlabel = \"{id}, a pack of my own\"")
            }
            "name" => format!("name = \"{id}\""),
            _ => line.to_owned(),
        }
    };
    // The head ends with the first table.
    let (top, rest) = community.split_once("\n[[").unwrap_or((community, ""));
    let top: Vec<String> = top.lines().filter(|line| !line.starts_with('#')).map(head).collect();
    let words = "# A pack of one's own. It begins as a copy of the community pack: write your cards, sheets and scenarios in the place of\n\
        # its own, and where each comes from in `origin`. docs/packs.md tells every key and every effect;\n\
        # `starboard campaign pack check` says what is wrong.\n";
    format!("{words}{}\n\n[[{rest}", top.join("\n").trim_end())
}

/// A folder with a game's data files, and a head of one's own.
fn variant(game: &str, id: &str, folder: &Path) -> Result<(), Failure> {
    let files = starboard_shelf::find(game)?.files();
    if files.is_empty() {
        return Err(Failure::said(format!("the data files of `{game}` cannot be changed")));
    }
    std::fs::create_dir(folder).map_err(|why| Failure::file(folder, &why))?;
    let head = format!(
        "# A variant of {game}. Change the files beside this one; those that stay as they are can be deleted.\n\
         variant = \"{id}\"\ngame = \"{game}\"\nversion = 1\nname = \"{id}\"\n\
         # Shown wherever it is played: where it comes from.\nlabel = \"{id}, a variant of my own\"\n"
    );
    write_new(&folder.join(VARIANT), &head)?;
    for (name, text) in files {
        write_new(&folder.join(name), &text)?;
    }
    Ok(())
}
