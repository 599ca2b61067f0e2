//! Is everything in a data folder as it should be? Each thing found is told as a message with what fills it; nothing is changed.

use crate::config::Config;
use crate::store::{self, Postgres, Purpose, Schema, Statement, Store, StoreError};
use crate::table::{Unsound, check_table};
use starboard_core::Lang;
use starboard_core::face::Rules;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// Below so much free space games soon stop.
const LOW: u64 = 200 << 20;
/// A backup that is older is not of yesterday.
const STALE: Duration = Duration::from_secs(2 * 24 * 3_600);

/// One thing to know: `key` names its message, `key-do` what to do about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub key: &'static str,
    pub args: Vec<(&'static str, String)>,
    /// Something is wrong, not only worth knowing.
    pub wrong: bool,
}

/// All that was found, and how much was looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    pub findings: Vec<Finding>,
    pub tables: usize,
    pub entries: usize,
    pub campaigns: usize,
}

impl Report {
    fn wrong(&mut self, key: &'static str, args: &[(&'static str, &str)]) {
        self.add(key, args, true);
    }

    fn note(&mut self, key: &'static str, args: &[(&'static str, &str)]) {
        self.add(key, args, false);
    }

    fn add(&mut self, key: &'static str, args: &[(&'static str, &str)], wrong: bool) {
        let args = args.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
        self.findings.push(Finding { key, args, wrong });
    }

    pub fn is_well(&self) -> bool {
        !self.findings.iter().any(|f| f.wrong)
    }
}

/// Looks everything over. An SQLite database is looked at in a copy, so a server may go on using it.
pub async fn examine(config: &Config, games: &[&'static dyn Rules]) -> Report {
    let mut report = Report::default();
    let url = config.database_url();
    let examined = if store::is_postgres(&url) {
        examine_postgres(&url, games, &mut report).await
    } else {
        examine_sqlite(config, store::sqlite_file(&url), games, &mut report).await
    };
    if let Err(e) = examined {
        report.wrong("doctor-damaged", &[("what", &e.to_string())]);
    }
    report
}

async fn examine_postgres(url: &str, games: &[&'static dyn Rules], report: &mut Report) -> Result<(), StoreError> {
    if !schema(store::schema(url).await?, report) {
        return Ok(());
    }
    let frozen: Arc<dyn Store> = Arc::new(Postgres::frozen(url).await?);
    let examined = contents(&frozen, games, report).await;
    frozen.close().await;
    examined
}

async fn examine_sqlite(
    config: &Config,
    file: &str,
    games: &[&'static dyn Rules],
    report: &mut Report,
) -> Result<(), StoreError> {
    let path = Path::new(file);
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if !path.is_file() {
        report.wrong("doctor-missing", &[("path", file)]);
        return Ok(());
    }
    if config.database.is_none() {
        closed(folder, 0o700, "doctor-folder-open", report);
        backups(&config.data.join("backups"), report);
    }
    for part in ["", "-wal", "-shm"] {
        closed(Path::new(&format!("{file}{part}")), 0o600, "doctor-file-open", report);
    }
    if store::in_use(file) {
        report.note("doctor-in-use", &[("path", file)]);
    }
    let size = std::fs::metadata(path).map_or(0, |about| about.len());
    let free = free_space(folder);
    if free.is_some_and(|free| free < LOW.max(size)) {
        let (free, wanted) = (megabytes(free.unwrap_or(0)), megabytes(LOW.max(size)));
        report.wrong("doctor-disk", &[("path", &folder.display().to_string()), ("free", &free), ("wanted", &wanted)]);
        return Ok(());
    }
    if !schema(store::schema(file).await?, report) {
        return Ok(());
    }
    let scratch = Scratch::beside(folder).map_err(|e| StoreError::whole(format!("{}: {e}", folder.display())))?;
    let copy = scratch.0.join("copy.db").display().to_string();
    store::Sqlite::copy(file, &copy).await?;
    let copied = store::open_for(&copy, Purpose::Copy).await?;
    let examined = contents(&copied, games, report).await;
    copied.close().await;
    examined
}

/// A folder for the copy, which goes when it is dropped.
struct Scratch(PathBuf);

impl Scratch {
    fn beside(folder: &Path) -> std::io::Result<Scratch> {
        let path = folder.join(format!(".doctor-{}", crate::secret::name(8)));
        store::private_folder(&path)?;
        Ok(Scratch(path))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Can what is in it be read by this program?
fn schema(schema: Schema, report: &mut Report) -> bool {
    let Schema { found, known } = schema;
    let args = [("found", &*found.to_string()), ("known", &*known.to_string())];
    match found.cmp(&known) {
        std::cmp::Ordering::Greater => report.wrong("doctor-newer", &args),
        std::cmp::Ordering::Less => report.note("doctor-older", &args),
        std::cmp::Ordering::Equal => {}
    }
    found <= known
}

/// Only its owner, who should be we, may use it.
fn closed(path: &Path, mode: u32, key: &'static str, report: &mut Report) {
    let Ok(about) = std::fs::metadata(path) else { return };
    let name = path.display().to_string();
    let found = about.permissions().mode() & 0o777;
    if found & !mode != 0 {
        report.wrong(key, &[("path", &name), ("mode", &format!("{found:03o}"))]);
    }
    let me = rustix::process::geteuid().as_raw();
    if about.uid() != me && me != 0 {
        report.wrong("doctor-owner", &[("path", &name), ("owner", &about.uid().to_string()), ("me", &me.to_string())]);
    }
}

/// Is there a backup of yesterday, where the timer writes them?
fn backups(folder: &Path, report: &mut Report) {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let newest = files.filter_map(|f| f.metadata().ok()?.modified().ok()).max();
    let age = newest.and_then(|at| SystemTime::now().duration_since(at).ok());
    let path = folder.display().to_string();
    match (newest, age) {
        (None, _) => report.note("doctor-no-backup", &[("path", &path)]),
        (_, Some(age)) if age > STALE => {
            let days = (age.as_secs() / 86_400).to_string();
            report.note("doctor-old-backup", &[("path", &path), ("days", &days)]);
        }
        _ => {}
    }
}

fn free_space(folder: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

fn megabytes(bytes: u64) -> String {
    bytes.div_ceil(1 << 20).to_string()
}

/// Rows that belong to nothing, by what they should belong to. (Sessions and a day's results may outlive their account or table.)
const DANGLING: [(&str, &str); 5] = [
    ("entries", "SELECT COUNT(*) FROM entries e WHERE NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = e.table_id)"),
    ("seats", "SELECT COUNT(*) FROM seats s WHERE NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = s.table_id)"),
    ("snapshots", "SELECT COUNT(*) FROM snapshots s WHERE NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = s.table_id)"),
    ("standings", "SELECT COUNT(*) FROM standings s WHERE NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = s.table_id)"),
    (
        "campaign_seats",
        "SELECT COUNT(*) FROM campaign_seats s WHERE NOT EXISTS (SELECT 1 FROM campaigns c WHERE c.id = s.campaign_id)",
    ),
];

async fn contents(store: &Arc<dyn Store>, games: &[&'static dyn Rules], report: &mut Report) -> Result<(), StoreError> {
    for (table, sql) in DANGLING {
        let found: Option<(i64,)> = store.first(Statement { sql, args: Vec::new() }).await?;
        if let Some((n @ 1..,)) = found {
            report.wrong("doctor-dangling", &[("n", &n.to_string()), ("table", table)]);
        }
    }
    let ids: Vec<(String,)> = store.read(crate::sql!("SELECT id FROM tables ORDER BY id")).await?;
    for (id,) in ids {
        let (entries, found) = check_table(&**store, games, &id).await?;
        report.tables += 1;
        report.entries += entries;
        for unsound in found {
            match unsound {
                Unsound::Log(what) => report.wrong("doctor-log", &[("table", &id), ("what", &what)]),
                Unsound::Snapshot => report.wrong("doctor-snapshot", &[("table", &id)]),
                Unsound::Standing(what) => report.wrong("doctor-standing", &[("table", &id), ("what", &what)]),
            }
        }
    }
    let lost = "SELECT c.id FROM campaigns c WHERE c.stage = 'playing' AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = c.table_id)";
    let lost: Vec<(String,)> = store.read(crate::sql!(lost)).await?;
    lost.iter().for_each(|(id,)| report.note("doctor-campaign-table", &[("campaign", id)]));
    let kept: Vec<(String, String, String)> =
        store.read(crate::sql!("SELECT id, game, body FROM campaigns WHERE body <> '' ORDER BY id")).await?;
    for (id, game, body) in kept {
        report.campaigns += 1;
        let campaigns = games.iter().find(|g| g.name() == game).and_then(|g| g.campaign());
        let what = match campaigns.map(|c| c.import(&body, Lang::En)) {
            Some(Ok(_)) => continue,
            Some(Err(why)) => why.to_string(),
            None => format!("there is no game `{game}`"),
        };
        report.wrong("doctor-campaign", &[("campaign", &id), ("what", &what)]);
    }
    Ok(())
}
