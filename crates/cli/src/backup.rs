//! `starboard backup` and `starboard restore`: everything in one file, and back.

use crate::failure::Failure;
use crate::out::Out;
use crate::serve::{Settings, runtime};
use starboard_server::backup::{Copied, backup, restore};
use starboard_server::store::private_folder;
use std::path::PathBuf;
use std::time::SystemTime;

#[derive(Debug, clap::Args)]
pub(crate) struct BackupArgs {
    file: PathBuf,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    keep: Option<u32>,
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
        let into_folder = self.file.is_dir() || self.file.as_os_str().to_string_lossy().ends_with('/');
        if self.keep.is_some() && !into_folder {
            return Err(out.fail("keep-needs-folder", &[]));
        }
        let file = if into_folder {
            private_folder(&self.file).map_err(|why| Failure::file(&self.file, &why))?;
            self.file.join(name_at(SystemTime::now()))
        } else {
            self.file.clone()
        };
        let copied = runtime()?.block_on(backup(&url, &file));
        let copied = copied.map_err(|why| Failure::said(why.to_string()))?;
        if let Some(keep) = self.keep {
            forget(&self.file, keep as usize).map_err(|why| Failure::file(&self.file, &why))?;
        }
        tell(out, "backed-up", &file, &copied)
    }
}

const PREFIX: &str = "starboard-";
const SUFFIX: &str = ".db";

/// `starboard-2026-11-17-031502.db`: the names sort as the moments do.
fn name_at(now: SystemTime) -> String {
    let seconds = now.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let (h, m, s) = (seconds / 3_600 % 24, seconds / 60 % 60, seconds % 60);
    let day = starboard_server::day(i64::try_from(seconds).unwrap_or(0) * 1_000);
    format!("{PREFIX}{day}-{h:02}{m:02}{s:02}{SUFFIX}")
}

/// Is it a name of [`name_at`]? Whatever else lies in the folder stays.
fn is_ours(name: &str) -> bool {
    let shape = |text: &str| text.chars().map(|c| if c.is_ascii_digit() { '0' } else { c }).collect::<String>();
    shape(name) == shape(&name_at(SystemTime::UNIX_EPOCH))
}

/// Deletes all backups of a folder but the newest.
fn forget(folder: &std::path::Path, keep: usize) -> std::io::Result<()> {
    let names = std::fs::read_dir(folder)?.map(|file| Ok(file?.file_name().to_string_lossy().into_owned()));
    let mut names: Vec<String> = names.collect::<std::io::Result<_>>()?;
    names.retain(|name| is_ours(name));
    names.sort_unstable_by(|a, b| b.cmp(a));
    names.iter().skip(keep).try_for_each(|name| std::fs::remove_file(folder.join(name)))
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn names_tell_the_moment_and_only_ours_are_forgotten() {
        let at = SystemTime::UNIX_EPOCH + Duration::from_secs(1_794_885_302);
        assert_eq!(name_at(at), "starboard-2026-11-17-031502.db");
        let folder = tempfile::tempdir().unwrap();
        let names =
            ["starboard-2026-11-15-031500.db", "starboard-2026-11-16-031500.db", "starboard-2026-11-17-031502.db"];
        for name in names.into_iter().chain(["starboard-before-upgrade.db", "starboard.db"]) {
            std::fs::write(folder.path().join(name), "").unwrap();
        }
        forget(folder.path(), 2).unwrap();
        let mut left: Vec<String> =
            std::fs::read_dir(folder.path()).unwrap().map(|f| f.unwrap().file_name().into_string().unwrap()).collect();
        left.sort();
        assert_eq!(left, [names[1], names[2], "starboard-before-upgrade.db", "starboard.db"]);
    }
}
