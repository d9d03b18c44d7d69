//! What a crate is made of goes with it when it is published: every file that its sources include lies in a folder that its
//! `Cargo.toml` packs.

use std::path::{Path, PathBuf};

fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            into.push(path);
        }
    }
}

/// The first folders, from the crate's root on, of the files that a source includes.
fn folders(file: &Path, root: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(file).unwrap();
    let included = ["include_str!(", "include_bytes!("].into_iter().flat_map(|one| text.split(one).skip(1));
    let files = included.filter_map(|after| {
        let after = after.trim_start().trim_start_matches("concat!(").trim_start();
        after.strip_prefix('"')?.split('"').next()
    });
    let books = text.split(" = book!(").skip(1).filter_map(|after| after.split(')').next());
    let named = files.chain(books.flat_map(|folders| folders.split('"').skip(1).step_by(2)));
    let here = file.parent().unwrap().strip_prefix(root).unwrap();
    let mut folders = Vec::new();
    for name in named {
        let mut way: Vec<String> = here.iter().map(|part| part.to_string_lossy().to_string()).collect();
        for part in name.split('/') {
            match part {
                ".." => assert!(way.pop().is_some(), "{}: {name} lies outside its crate", file.display()),
                part => way.push(part.to_string()),
            }
        }
        folders.push(format!("/{}", way[0]));
    }
    folders
}

#[test]
fn every_included_file_is_packed() {
    let house = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let games = std::fs::read_dir(house.join("games")).unwrap().map(|entry| entry.unwrap().path());
    let rooms = ["table", "games", "bots", "web", "server", "cli"].map(|room| house.join(room));
    let crates = rooms.into_iter().chain(games.filter(|path| path.join("Cargo.toml").exists()));
    let mut seen = 0;
    for root in crates {
        let manifest = std::fs::read_to_string(root.join("Cargo.toml")).unwrap();
        let packed = manifest.lines().find(|line| line.starts_with("include = ")).expect("a list of what is packed");
        let mut files = Vec::new();
        sources(&root.join("src"), &mut files);
        for file in files {
            for folder in folders(&file, &root) {
                seen += 1;
                assert!(packed.contains(&format!("\"{folder}\"")), "{} needs {folder}: {packed}", file.display());
            }
        }
    }
    assert!(seen > 100, "{seen}");
}
