//! One program at a time writes a file. A lock beside it is held as long as the program lives; the system gives it back
//! however the program ends.

use super::{StoreError, Stored};
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

/// The name of the file with something behind it.
pub(super) fn beside(file: &Path, tail: &str) -> PathBuf {
    let mut name = file.as_os_str().to_os_string();
    name.push(tail);
    PathBuf::from(name)
}

/// Holds a file for this program.
pub(super) fn hold(file: &Path) -> Stored<File> {
    let path = beside(file, "-lock");
    let no = |error: &dyn std::fmt::Display| StoreError(format!("{}: {error}", path.display()));
    let lock = OpenOptions::new().create(true).truncate(false).write(true).open(&path).map_err(|error| no(&error))?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StoreError(format!(
            "{} is in use: another Lascaux runs on it. Stop that one, or name another file with --file.",
            file.display()
        ))),
        Err(TryLockError::Error(error)) => Err(no(&error)),
    }
}
