//! The files that pages load: style sheets, scripts, the icon. Each is linked by a name that carries the hash of its
//! content, so that a browser may keep it for good and still never mixes the files of two programs.

use lascaux_table::sha256_hex;
use std::sync::LazyLock;

/// A file that pages load.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Its kind, for `Content-Type`.
    pub kind: &'static str,
    /// Its content.
    pub text: &'static str,
    /// The beginning of the SHA-256 of its content, as it stands in its name.
    pub hash: &'static str,
    /// Whether what was asked for can never have another content: it was asked for by the name with the hash.
    pub immutable: bool,
}

const CSS: &str = "text/css; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

macro_rules! file {
    ($kind:expr, $name:literal) => {
        ($kind, $name, include_str!(concat!("../assets/", $name)))
    };
}

const FILES: [(&str, &str, &str); 14] = [
    file!(CSS, "lascaux.css"),
    file!(CSS, "stone-age.css"),
    file!(CSS, "eiszeit.css"),
    file!(CSS, "neanderthal.css"),
    file!(CSS, "table-status.css"),
    file!(CSS, "replay.css"),
    file!(JS, "lascaux.js"),
    file!(JS, "live.js"),
    file!(JS, "near.js"),
    file!(JS, "motion.js"),
    file!(JS, "purse.js"),
    file!(JS, "table-status.js"),
    file!(JS, "replay.js"),
    file!(SVG, "icon.svg"),
];

/// So much of a hash stands in a name.
const DIGITS: usize = 12;

struct Known {
    name: &'static str,
    /// The address with the hash.
    path: String,
    hash: String,
    kind: &'static str,
    text: &'static str,
}

static KNOWN: LazyLock<Vec<Known>> = LazyLock::new(|| FILES.into_iter().map(known).collect());

static VERSION: LazyLock<String> = LazyLock::new(|| {
    let all: String = KNOWN.iter().map(|known| known.path.as_str()).collect();
    beginning(&all)
});

fn beginning(text: &str) -> String {
    let mut hash = sha256_hex(text.as_bytes());
    hash.truncate(DIGITS);
    hash
}

fn known((kind, name, text): (&'static str, &'static str, &'static str)) -> Known {
    let hash = beginning(text);
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    Known { name, path: format!("/assets/{stem}-{hash}.{ending}"), hash, kind, text }
}

/// The address of a file by its plain name.
///
/// ```
/// let path = lascaux_web::asset_path("lascaux.css");
/// assert!(path.starts_with("/assets/lascaux-") && path.ends_with(".css"));
/// ```
pub fn asset_path(name: &str) -> &'static str {
    // A test follows every link of every page, so none leads here.
    KNOWN.iter().find(|known| known.name == name).map_or("/assets/missing", |known| known.path.as_str())
}

/// A file by the name at the end of its address, or by its plain name.
pub fn asset(name: &str) -> Option<Asset> {
    let is_hashed = |known: &Known| known.path.strip_prefix("/assets/") == Some(name);
    let known = KNOWN.iter().find(|known| known.name == name || is_hashed(known))?;
    Some(Asset { kind: known.kind, text: known.text, hash: &known.hash, immutable: is_hashed(known) })
}

/// The version of all files together. A page that was loaded with another one has to be loaded anew.
pub fn asset_version() -> &'static str {
    &VERSION
}
