//! What pages load is there, under a name that carries the hash of its content.

use lascaux_table::sha256_hex;
use lascaux_web::page::{Frame, page};
use lascaux_web::{Words, asset, asset_path, asset_version};
use maud::html;

const PLAIN: [&str; 14] = [
    "lascaux.css",
    "stone-age.css",
    "eiszeit.css",
    "neanderthal.css",
    "table-status.css",
    "replay.css",
    "lascaux.js",
    "live.js",
    "near.js",
    "motion.js",
    "purse.js",
    "table-status.js",
    "replay.js",
    "icon.svg",
];

/// All pages are drawn in this frame, and nothing but the frame links an asset.
fn framed() -> String {
    let frame = Frame { words: Words::of("en"), title: "", person: None, waiting: 0, here: "/" };
    page(&frame, html! {}).into_string()
}

#[test]
fn every_linked_asset_is_there_and_is_named_after_its_content() {
    let page = framed();
    let linked: Vec<&str> = page.split("\"/assets/").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(linked.len(), PLAIN.len());
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
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/page");
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(!text.contains("/assets/"), "{} links an asset by hand", path.display());
    }
}

#[test]
fn the_plain_name_answers_too_but_not_for_good() {
    for name in PLAIN {
        let plain = asset(name).unwrap();
        let hashed = asset(asset_path(name).strip_prefix("/assets/").unwrap()).unwrap();
        assert!(!plain.immutable && hashed.immutable);
        assert_eq!((plain.kind, plain.text, plain.hash), (hashed.kind, hashed.text, hashed.hash));
    }
    assert!(asset("lascaux-000000000000.css").is_none() && asset("").is_none() && asset("missing").is_none());
}

#[test]
fn assets_load_no_others_by_names_that_will_change() {
    for name in PLAIN {
        let text = asset(name).unwrap().text;
        assert!(!text.contains("/assets/") && !text.contains("@import") && !text.contains("import("), "{name}");
        assert!(text.split("url(").skip(1).all(|target| target.starts_with('#')), "{name}");
        for other in PLAIN {
            assert!(!text.contains(&format!("\"{other}")) && !text.contains(&format!("({other}")), "{name}: {other}");
        }
    }
}
