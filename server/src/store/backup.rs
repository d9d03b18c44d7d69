//! Copies of the file: of a running house, and back again.

use super::lock::{beside, hold};
use super::{StoreError, Stored, migrations};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// So long a copy waits for a writer.
const PATIENCE: Duration = Duration::from_secs(30);
/// What may stand beside a file of SQLite and belongs to it.
const TAILS: [&str; 2] = ["-wal", "-shm"];

fn no(file: &Path, why: &dyn std::fmt::Display) -> StoreError {
    StoreError(format!("{}: {why}", file.display()))
}

/// Copies the file of a house, running or not, as it is at one moment, into a new file that is whole by itself.
pub async fn backup(file: &Path, to: &Path) -> Stored<()> {
    if !file.exists() {
        return Err(no(file, &"there is no such file"));
    }
    if to.exists() {
        return Err(no(to, &"there is a file of this name already; a copy overwrites nothing"));
    }
    let part = beside(to, "-part");
    let _ = fs::remove_file(&part);
    let copied = copy(file, &part).await;
    if let Err(error) = copied {
        let _ = fs::remove_file(&part);
        return Err(error);
    }
    put_in_place(&part, to)
}

async fn copy(file: &Path, to: &Path) -> Stored<()> {
    let mut connection = open(file).await?;
    is_ours(&mut connection, file).await?;
    let name = to.to_str().ok_or_else(|| no(to, &"not a name that SQLite can write to"))?;
    sqlx::query("VACUUM INTO ?").bind(name).execute(&mut connection).await.map_err(|error| no(to, &error))?;
    connection.close().await?;
    let mut copied = open(to).await?;
    is_whole(&mut copied, to).await?;
    copied.close().await?;
    Ok(())
}

/// Puts a copy back as the file of a house that does not run; the file that was there stays beside it. Returns the name
/// of that one.
pub async fn restore(from: &Path, file: &Path) -> Stored<Option<PathBuf>> {
    if !from.exists() {
        return Err(no(from, &"there is no such file"));
    }
    // Held until the end, so that no house opens meanwhile.
    let _held = hold(file)?;
    let part = beside(file, "-part");
    let _ = fs::remove_file(&part);
    let copied = copy(from, &part).await;
    if let Err(error) = copied {
        let _ = fs::remove_file(&part);
        return Err(error);
    }
    let before = match file.exists() {
        true => Some(put_aside(file)?),
        false => None,
    };
    put_in_place(&part, file)?;
    Ok(before)
}

/// Renames a file and what belongs to it.
fn put_aside(file: &Path) -> Stored<PathBuf> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let aside = beside(file, &format!("-before-{now}"));
    if aside.exists() {
        return Err(no(&aside, &"there is a file of this name already"));
    }
    for tail in TAILS {
        let part = beside(file, tail);
        if part.exists() {
            fs::rename(&part, beside(&aside, tail)).map_err(|error| no(&part, &error))?;
        }
    }
    fs::rename(file, &aside).map_err(|error| no(file, &error))?;
    Ok(aside)
}

/// A finished copy gets its name, and both reach the disk.
fn put_in_place(part: &Path, to: &Path) -> Stored<()> {
    File::open(part).and_then(|file| file.sync_all()).map_err(|error| no(part, &error))?;
    fs::rename(part, to).map_err(|error| no(to, &error))?;
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(|error| no(folder, &error))
}

async fn open(file: &Path) -> Stored<SqliteConnection> {
    let options = SqliteConnectOptions::new().filename(file).busy_timeout(PATIENCE);
    options.connect().await.map_err(|error| no(file, &error))
}

/// Whether it is a file of Lascaux, and not of a newer program than this one.
async fn is_ours(connection: &mut SqliteConnection, file: &Path) -> Stored<()> {
    let query = "SELECT max(version) AS newest FROM _sqlx_migrations WHERE success";
    let row = sqlx::query(query).fetch_one(connection).await.map_err(|_| no(file, &"this is no file of Lascaux"))?;
    let newest: Option<i64> = row.try_get("newest")?;
    match newest {
        None => Err(no(file, &"this is no file of Lascaux")),
        Some(newest) if newest > migrations::newest() => {
            Err(no(file, &"it was written by a newer Lascaux than this one"))
        }
        _ => Ok(()),
    }
}

async fn is_whole(connection: &mut SqliteConnection, file: &Path) -> Stored<()> {
    let row = sqlx::query("PRAGMA integrity_check").fetch_one(connection).await?;
    let told: String = row.try_get(0)?;
    if told == "ok" { Ok(()) } else { Err(no(file, &format!("the copy is damaged: {told}"))) }
}
