//! Files that only we read, and that only one server writes.

use super::StoreError;
use std::fs::{File, OpenOptions, Permissions, TryLockError};
use std::io;
use std::os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _, PermissionsExt as _};
use std::path::Path;

const FILE: u32 = 0o600;
const FOLDER: u32 = 0o700;

/// The files that belong to an SQLite database: itself, its log, and what its readers share.
const PARTS: [&str; 3] = ["", "-wal", "-shm"];

/// Makes a folder that only we enter. One that is there stays as it is, unless nothing but our database is in it.
pub fn private_folder(path: &Path) -> io::Result<()> {
    if !path.exists() {
        return std::fs::DirBuilder::new().recursive(true).mode(FOLDER).create(path);
    }
    let ours = |name: &std::ffi::OsStr| name.to_string_lossy().starts_with("starboard.db");
    let mut inside = std::fs::read_dir(path)?.filter_map(Result::ok);
    if inside.all(|file| ours(&file.file_name())) {
        // A folder of somebody else's that we may use is theirs to close.
        let _ = std::fs::set_permissions(path, Permissions::from_mode(FOLDER));
    }
    Ok(())
}

/// Makes the file of a database, or closes one that is there, to everybody else. What SQLite puts beside it gets the same mode.
pub(super) fn private_file(path: &str) -> io::Result<()> {
    let made = OpenOptions::new().write(true).create_new(true).mode(FILE).open(path);
    match made {
        Ok(_) => return Ok(()),
        Err(e) if e.kind() != io::ErrorKind::AlreadyExists => return Err(e),
        Err(_) => {}
    }
    for part in PARTS {
        let file = format!("{path}{part}");
        let Ok(about) = std::fs::metadata(&file) else { continue };
        if about.permissions().mode() & 0o077 != 0
            && let Err(e) = std::fs::set_permissions(&file, Permissions::from_mode(FILE))
        {
            tracing::warn!(file, error = %e, "others may read this file");
        }
    }
    Ok(())
}

/// Takes a database for this process alone, until the file is dropped or the process ends, however it ends.
pub(super) fn alone(path: &str) -> Result<File, StoreError> {
    let name = format!("{path}.lock");
    let failed = |e: io::Error| StoreError::whole(format!("{name}: {e}"));
    let file = OpenOptions::new().write(true).create(true).truncate(false).mode(FILE).open(&name).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::whole(format!(
            "{path}: another server uses this database: stop it, or give this one a database of its own"
        ))),
        Err(TryLockError::Error(e)) => {
            tracing::warn!(file = name, error = %e, "cannot be locked: see to it that only one server uses this database");
            Ok(file)
        }
    }
}

/// Does a server use this database now?
pub fn in_use(path: &str) -> bool {
    let lock = OpenOptions::new().read(true).open(format!("{path}.lock"));
    lock.is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
}
