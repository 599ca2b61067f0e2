//! `starboard man`: the manual pages, written from the same words as the help.

use crate::failure::Failure;
use crate::out::Out;
use starboard_core::Lang;
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

impl Args {
    /// One page for each command, in every language where `man` looks for it: `man1`, `fr/man1`.
    pub(crate) fn run(self, out: Out) -> Result<(), Failure> {
        let mut pages = 0;
        for lang in Lang::ALL {
            let under = if lang == Lang::default() { PathBuf::new() } else { PathBuf::from(lang.code()) };
            let folder = self.folder.join(under).join("man1");
            std::fs::create_dir_all(&folder).map_err(|why| Failure::file(&folder, &why))?;
            let mut command = crate::args::command(lang).disable_help_subcommand(true);
            command.build();
            pages += write(&command, &folder)?;
        }
        let folder = self.folder.display().to_string();
        out.text(&out.say("man-written", &[("n", (pages as i64).into()), ("folder", (&folder).into())]))
    }
}

/// Writes the page of a command and of everything under it.
fn write(command: &clap::Command, folder: &Path) -> Result<usize, Failure> {
    let name = command.get_display_name().unwrap_or_else(|| command.get_name()).to_owned();
    let file = folder.join(format!("{name}.1"));
    let mut page = Vec::new();
    let failed = |why: std::io::Error| Failure::file(&file, &why);
    clap_mangen::Man::new(command.clone()).title(name.to_uppercase()).render(&mut page).map_err(failed)?;
    std::fs::write(&file, page).map_err(failed)?;
    let under = command.get_subcommands().map(|c| write(c, folder)).collect::<Result<Vec<_>, _>>()?;
    Ok(1 + under.iter().sum::<usize>())
}
