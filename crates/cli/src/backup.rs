//! `starboard backup` and `starboard restore`: everything in one file, and back.

use crate::failure::Failure;
use crate::out::Out;
use crate::serve::{Settings, runtime};
use starboard_server::backup::{Copied, backup, restore};
use starboard_server::store::private_folder;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(crate) struct BackupArgs {
    file: PathBuf,
    #[command(flatten)]
    settings: Settings,
}

#[derive(Debug, clap::Args)]
pub(crate) struct RestoreArgs {
    file: PathBuf,
    #[command(flatten)]
    settings: Settings,
}

fn tell(out: Out, key: &str, file: &std::path::Path, copied: &Copied) -> Result<(), Failure> {
    let number = |n: i64| starboard_core::words::Arg::Number(n);
    let file = file.display().to_string();
    let args = [("file", (&file).into()), ("tables", number(copied.tables)), ("entries", number(copied.entries))];
    out.text(&format!("{}\n", out.say(key, &args)))
}

impl BackupArgs {
    pub(crate) fn run(self, out: Out) -> Result<(), Failure> {
        let config = self.settings.read()?;
        let url = config.database_url();
        if config.database.is_none() && !std::path::Path::new(&url).is_file() {
            return Err(Failure::said(format!("{url}: there is no database")));
        }
        let copied = runtime()?.block_on(backup(&url, &self.file));
        let copied = copied.map_err(|why| Failure::said(why.to_string()))?;
        tell(out, "backed-up", &self.file, &copied)
    }
}

impl RestoreArgs {
    pub(crate) fn run(self, out: Out) -> Result<(), Failure> {
        let config = self.settings.read()?;
        if config.database.is_none() {
            private_folder(&config.data).map_err(|why| Failure::file(&config.data, &why))?;
        }
        let copied = runtime()?.block_on(restore(&self.file, &config.database_url()));
        let copied = copied.map_err(|why| Failure::said(why.to_string()))?;
        tell(out, "restored", &self.file, &copied)
    }
}
