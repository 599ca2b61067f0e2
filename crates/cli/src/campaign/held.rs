//! A campaign file is written by one program at a time.

use crate::failure::Failure;
use crate::out::Out;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

/// Holds a campaign file, as long as it lives: nobody else writes it. The lock is on a file beside it, since saving puts a new
/// campaign file in the place of the old one; it ends with the program, however that ends.
pub(super) struct Held {
    beside: PathBuf,
    _lock: File,
}

impl Held {
    /// Refused while another program holds the file.
    pub(super) fn take(file: &Path, out: Out) -> Result<Held, Failure> {
        let name = file.display().to_string();
        std::fs::metadata(file).map_err(|why| Failure::file(file, &why))?;
        let mut beside = file.as_os_str().to_owned();
        beside.push(".lock");
        let beside = PathBuf::from(beside);
        let lock = File::create(&beside).map_err(|why| Failure::file(&beside, &why))?;
        match lock.try_lock() {
            Ok(()) => Ok(Held { beside, _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(out.fail("campaign-held", &[("file", (&name).into())])),
            Err(TryLockError::Error(why)) => Err(Failure::file(&beside, &why)),
        }
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        // If it stays, it is empty and holds nobody up.
        let _ = std::fs::remove_file(&self.beside);
    }
}
