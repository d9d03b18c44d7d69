//! A disk that fails on demand, for one house: `disk.c`, built and set up.

use crate::common::{Folder, Manner};
use std::fs::File;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The errors of disks.
pub const BROKEN: u64 = 5;
pub const FULL: u64 = 28;

/// The library, built once.
fn library() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| {
        let library = Path::new(env!("CARGO_TARGET_TMPDIR")).join("disk.so");
        let fresh = library.with_extension(std::process::id().to_string());
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/house/disk.c");
        let mut build = Command::new("cc");
        build.args(["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o"]).arg(&fresh).arg(source).arg("-ldl");
        assert!(build.status().unwrap().success(), "the failing disk is built");
        // In one step, since another house may be about to use it.
        std::fs::rename(&fresh, &library).unwrap();
        library
    })
}

/// The disk of the files whose path begins with its place.
pub struct Disk {
    control: File,
    path: PathBuf,
    place: PathBuf,
}

impl Disk {
    pub fn new(folder: &Folder, place: &Path) -> Disk {
        let path = folder.file("control");
        let control = File::options().read(true).write(true).create(true).truncate(true).open(&path).unwrap();
        control.set_len(64).unwrap();
        Disk { control, path, place: place.to_path_buf() }
    }

    /// How a house is opened whose file is on this disk.
    pub fn manner(&self) -> Manner {
        let environment = vec![
            ("LD_PRELOAD".to_string(), library().to_path_buf()),
            ("LASCAUX_DISK".to_string(), self.place.clone()),
            ("LASCAUX_DISK_CONTROL".to_string(), self.path.clone()),
        ];
        Manner { environment, ..Manner::default() }
    }

    fn set(&self, word: u64, value: u64) {
        self.control.write_all_at(&value.to_ne_bytes(), 8 * word).unwrap();
    }

    fn get(&self, word: u64) -> u64 {
        let mut bytes = [0; 8];
        self.control.read_exact_at(&mut bytes, 8 * word).unwrap();
        u64::from_ne_bytes(bytes)
    }

    /// How often the disk was asked for something.
    pub fn calls(&self) -> u64 {
        self.get(0)
    }

    /// How often it failed.
    pub fn failed(&self) -> u64 {
        self.get(5)
    }

    pub fn fill(&self, full: bool) {
        self.set(4, u64::from(full));
    }

    /// The next but so many calls fails with an error; 1 is the very next.
    pub fn fail_once_in(&self, calls: u64, error: u64) {
        self.set(2, 1);
        self.set(3, error);
        self.set(1, self.calls() + calls);
    }
}
