//! What pages load is there, under a name that carries the hash of its content.

use lascaux_table::sha256_hex;
use lascaux_web::page::{Frame, page};
use lascaux_web::{Words, asset, asset_path, asset_version};
use maud::html;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");

/// The most bytes of the scripts that every page loads, as browsers get them before they are packed.
const SCRIPTS: usize = 60_000;

/// The plain names of all files: those of the folder, and the style sheets of the boards.
fn plain() -> Vec<String> {
    let files = std::fs::read_dir(FOLDER).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let boards = lascaux_web::board::styles().into_iter().map(|(name, _)| name.to_string());
    files.filter(|name| !name.ends_with(".json")).chain(boards).collect()
}

fn scripts() -> Vec<String> {
    plain().into_iter().filter(|name| name.ends_with(".js")).collect()
}

/// The modules that are not linked by a page: others bring them when they are needed.
fn later() -> Vec<String> {
    let page = framed();
    scripts().into_iter().filter(|name| !page.contains(asset_path(name))).collect()
}

/// All pages are drawn in this frame, and nothing but the frame links an asset.
fn framed() -> String {
    let frame = Frame { words: Words::of("en"), title: "", person: None, waiting: 0, here: "/" };
    page(&frame, html! {}).into_string()
}

#[test]
fn every_linked_asset_is_there_and_is_named_after_its_content() {
    let page = framed();
    let linked: Vec<&str> = page.split("\"/assets/").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    // Besides these, the walls at the head and the foot of a page, which are drawn and lie in no folder.
    assert_eq!(linked.len(), plain().len() - later().len() + 2);
    for name in linked {
        let found = asset(name).unwrap_or_else(|| panic!("{name} is linked, but is not there"));
        assert!(found.immutable, "{name}");
        assert_eq!(found.hash, &sha256_hex(found.text.as_bytes())[..12]);
        let (stem, _) = name.rsplit_once('.').unwrap();
        assert!(stem.ends_with(&format!("-{}", found.hash)), "{name}");
    }
    assert!(page.contains(&format!("data-version=\"{}\"", asset_version())));
}

#[test]
fn no_other_source_of_a_page_names_an_asset() {
    let mut paths = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src/page"))];
    while let Some(path) = paths.pop() {
        if path.is_dir() {
            paths.extend(std::fs::read_dir(path).unwrap().map(|file| file.unwrap().path()));
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(!text.contains("/assets/"), "{} links an asset by hand", path.display());
    }
}

#[test]
fn the_plain_name_answers_too_but_not_for_good() {
    for name in plain() {
        let plain = asset(&name).unwrap();
        let hashed = asset(asset_path(&name).strip_prefix("/assets/").unwrap()).unwrap();
        assert!(!plain.immutable && hashed.immutable);
        assert_eq!((plain.kind, plain.text, plain.hash), (hashed.kind, hashed.text, hashed.hash));
    }
    assert!(asset("lascaux-000000000000.css").is_none() && asset("").is_none() && asset("missing").is_none());
}

#[test]
fn one_script_starts_and_every_other_is_a_module_that_is_loaded_with_it_or_brought_later() {
    let page = framed();
    assert_eq!(page.matches("<script").count(), 1);
    assert!(page.contains(&format!("<script type=\"module\" src=\"{}\"></script>", asset_path("page.js"))));
    let (scripts, later) = (scripts(), later());
    assert!(later.len() > 5, "{later:?}");
    for name in scripts.iter().filter(|name| *name != "page.js" && !later.contains(name)) {
        let link = format!("<link rel=\"modulepreload\" href=\"{}\">", asset_path(name));
        assert_eq!(page.matches(&link).count(), 1, "{name}");
    }
}

#[test]
fn modules_import_each_other_by_the_names_that_the_page_loads_and_none_for_nothing() {
    let mut imported: Vec<&str> = vec![asset_path("page.js")];
    for name in scripts() {
        let text = asset(&name).unwrap().text;
        let brought = text.split("import(\"").skip(1);
        for module in text.split(" from \"").skip(1).chain(brought).map(|rest| rest.split('"').next().unwrap()) {
            assert!(asset(module.strip_prefix("/assets/").unwrap()).is_some_and(|found| found.immutable), "{module}");
            imported.push(module);
        }
    }
    for name in scripts() {
        assert!(imported.contains(&asset_path(&name)), "nobody imports {name}");
    }
}

#[test]
fn scripts_are_checked_for_their_types_and_are_small() {
    let (mut bytes, later) = (0, later());
    for name in scripts() {
        let source = std::fs::read_to_string(format!("{FOLDER}/{name}")).unwrap();
        assert!(source.starts_with("// @ts-check\n"), "{name}");
        assert!(source.lines().count() <= 400, "{name}");
        // Lines lose their indents on the way, so that no text may go over several of them.
        assert!(source.lines().all(|line| line.matches('`').count() % 2 == 0), "{name}");
        bytes += if later.contains(&name) { 0 } else { asset(&name).unwrap().text.len() };
    }
    assert!(bytes < SCRIPTS, "{bytes}");
}

#[test]
fn scripts_know_no_game_by_name() {
    for name in scripts() {
        let text = asset(&name).unwrap().text;
        for game in ["stone", "eiszeit", "neander", "sa-", "ez-", "ne-", "SA-", "EZ-", "NE-"] {
            assert!(
                !text.split(|c: char| !c.is_alphanumeric() && c != '-').any(|word| word.starts_with(game)),
                "{name}: {game}"
            );
        }
    }
}

#[test]
fn assets_load_no_others_by_names_that_will_change() {
    let plain = plain();
    for name in &plain {
        let text = asset(name).unwrap().text;
        assert!(!text.contains("@import") && !text.contains("import(\"./") && !text.contains("\"./"), "{name}");
        assert!(name.ends_with(".js") || !text.contains("/assets/"), "{name}");
        assert!(text.split("url(").skip(1).all(|target| target.starts_with('#')), "{name}");
        for other in &plain {
            assert!(!text.contains(&format!("\"{other}")) && !text.contains(&format!("({other}")), "{name}: {other}");
        }
    }
}
