//! The files that pages load: style sheets, scripts, the icon. Each is linked by a name that carries the hash of its
//! content, so that a browser may keep it for good and still never mixes the files of two programs. Scripts are modules,
//! which import each other by these names.

use crate::board::styles;
use crate::cave::walls;
use crate::tight::{is_comment, tight};
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

/// The one script that a page starts; the others are modules that it imports.
pub(crate) const ENTRY: &str = "page.js";

const FILES: [File; 61] = [
    file!(CSS, "lascaux.css"),
    file!(CSS, "pages.css"),
    file!(CSS, "end.css"),
    file!(CSS, "stage.css"),
    file!(CSS, "plan.css"),
    file!(CSS, "telling.css"),
    file!(CSS, "table-status.css"),
    file!(CSS, "replay.css"),
    file!(CSS, "theatre.css"),
    file!(CSS, "learn.css"),
    file!(CSS, "rulebook.css"),
    file!(JS, "actions.js"),
    file!(JS, "beats.js"),
    file!(CSS, "hints.css"),
    file!(JS, "advice.js"),
    file!(JS, "choosing.js"),
    file!(JS, "clocks.js"),
    file!(JS, "copies.js"),
    file!(JS, "counters.js"),
    file!(JS, "dragging.js"),
    file!(JS, "elements.js"),
    file!(JS, "fetched.js"),
    file!(JS, "fragments.js"),
    file!(JS, "helper.js"),
    file!(JS, "hint.js"),
    file!(JS, "inspector.js"),
    file!(JS, "keeping.js"),
    file!(JS, "layout.js"),
    file!(JS, "lesson.js"),
    file!(JS, "live.js"),
    file!(JS, "marks.js"),
    file!(JS, "mistakes.js"),
    file!(JS, "motion.js"),
    file!(JS, "moves.js"),
    file!(JS, "newest.js"),
    file!(JS, "notices.js"),
    file!(JS, "pace.js"),
    file!(JS, "page.js"),
    file!(JS, "passing-on.js"),
    file!(JS, "payments.js"),
    file!(JS, "picture.js"),
    file!(JS, "placing.js"),
    file!(JS, "pointing.js"),
    file!(JS, "plan-text.js"),
    file!(JS, "plan.js"),
    file!(JS, "presses.js"),
    file!(JS, "progress.js"),
    file!(JS, "renewing.js"),
    file!(JS, "replay.js"),
    file!(JS, "requests.js"),
    file!(JS, "rule-panel.js"),
    file!(JS, "rulebook.js"),
    file!(JS, "scenes.js"),
    file!(JS, "settings.js"),
    file!(JS, "sounds.js"),
    file!(JS, "sharing.js"),
    file!(JS, "table-status.js"),
    file!(JS, "table.js"),
    file!(JS, "theatre.js"),
    file!(JS, "tellings.js"),
    file!(SVG, "icon.svg"),
];

/// How a module is brought later.
const LATER: &str = "import(\"./";

/// So much of a hash stands in a name.
const DIGITS: usize = 12;

/// A file as it lies in the folder: its kind, name and text.
type File = (&'static str, &'static str, &'static str);

struct Known {
    name: &'static str,
    /// The address with the hash.
    path: String,
    hash: String,
    kind: &'static str,
    text: String,
}

static KNOWN: LazyLock<Vec<Known>> = LazyLock::new(|| {
    let boards = styles().into_iter().map(|(name, text)| (CSS, name, text));
    let walls = walls().into_iter().map(|(name, text)| (SVG, name, text));
    all_known(FILES.into_iter().chain(boards).chain(walls).collect())
});

static VERSION: LazyLock<String> = LazyLock::new(|| {
    let all: String = KNOWN.iter().map(|known| known.path.as_str()).collect();
    beginning(&all)
});

fn beginning(text: &str) -> String {
    let mut hash = sha256_hex(text.as_bytes());
    hash.truncate(DIGITS);
    hash
}

/// Every file with its name, what is imported before what imports it: a name holds the hash of a text that holds the
/// names of others.
fn all_known(mut files: Vec<File>) -> Vec<Known> {
    let mut all = Vec::new();
    while !files.is_empty() {
        let waiting = files.len();
        files.retain(|file| {
            let known = known(*file, &all);
            let is_known = known.is_some();
            all.extend(known);
            !is_known
        });
        // A test sees to it that no module waits for itself; files that are left out would be missed by another.
        if files.len() == waiting {
            break;
        }
    }
    all
}

/// A file with its name, unless it imports one that has none yet.
fn known((kind, name, text): File, others: &[Known]) -> Option<Known> {
    let text = if kind == JS { linked(text, others)? } else { text.to_string() };
    let hash = beginning(&text);
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    Some(Known { name, path: format!("/assets/{stem}-{hash}.{ending}"), hash, kind, text })
}

/// A script as browsers get it: modules are imported by the names with their hashes, and what is only for readers of the
/// source, types above all, is left out ([`tight`]). Nothing comes of it while an imported module has no name.
fn linked(text: &str, others: &[Known]) -> Option<String> {
    let path = |name: &str| others.iter().find(|other| other.name == name).map(|other| other.path.as_str());
    let mut linked = String::with_capacity(text.len());
    for line in text.lines() {
        let code = line.trim_start();
        if let Some((before, module)) = code.strip_prefix("import ").and_then(|rest| rest.split_once(" from \"./")) {
            let other = path(module.trim_end_matches("\";"))?;
            linked.push_str(&format!("import {before} from \"{other}\";"));
        } else if !is_comment(code) {
            let code = tight(code);
            let mut parts = code.split(LATER);
            linked.push_str(parts.next().unwrap_or_default());
            for part in parts {
                let (name, rest) = part.split_once('"')?;
                linked.push_str(&format!("import(\"{}\"{rest}", path(name)?));
            }
        }
        linked.push('\n');
    }
    Some(linked)
}

/// The addresses of the modules that the first script imports, and of those that they import; not of those that a page or
/// a press brings later.
pub(crate) fn modules() -> impl Iterator<Item = &'static str> {
    FIRST.iter().copied()
}

static FIRST: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let mut first = vec![asset_path(ENTRY)];
    let mut at = 0;
    while let Some(known) = first.get(at).and_then(|path| KNOWN.iter().find(|known| known.path == *path)) {
        for (_, rest) in known.text.lines().filter_map(|line| line.strip_prefix("import ")?.split_once(" from \"")) {
            let module = rest.trim_end_matches("\";");
            if !first.contains(&module) {
                first.push(module);
            }
        }
        at += 1;
    }
    first.split_off(1)
});

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
    Some(Asset { kind: known.kind, text: &known.text, hash: &known.hash, immutable: is_hashed(known) })
}

/// The version of all files together. A page that was loaded with another one has to be loaded anew.
pub fn asset_version() -> &'static str {
    &VERSION
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paths(files: &[(&'static str, &'static str)]) -> Vec<(&'static str, String)> {
        let files = files.iter().map(|(name, text)| (JS, *name, *text)).collect();
        let mut paths: Vec<_> = all_known(files).into_iter().map(|known| (known.name, known.path)).collect();
        paths.sort();
        paths
    }

    #[test]
    fn a_change_in_a_module_changes_the_names_of_all_that_import_it_and_of_no_others() {
        let top = ("a.js", "import { b } from \"./b.js\";\nb();\n");
        let middle = ("b.js", "import { c } from \"./c.js\";\nexport const b = c;\n");
        let beside = ("d.js", "export const d = 1;\n");
        let before = paths(&[top, middle, ("c.js", "export const c = 1;\n"), beside]);
        let after = paths(&[top, middle, ("c.js", "export const c = 2;\n"), beside]);
        assert_eq!(before.len(), 4);
        let changed: Vec<&str> =
            before.iter().zip(&after).filter(|(one, other)| one != other).map(|(one, _)| one.0).collect();
        assert_eq!(changed, ["a.js", "b.js", "c.js"]);
    }

    #[test]
    fn imports_lead_to_names_with_hashes_and_lines_keep_their_numbers() {
        let leaf = (JS, "leaf.js", "// @ts-check\n/** @type {number} */\nexport const leaf = 1; // one\n");
        let top = (JS, "top.js", "import { leaf } from \"./leaf.js\";\n/**\n * Words.\n */\nleaf;\n");
        let all = all_known(vec![top, leaf]);
        assert_eq!(all[0].text, "\n\nexport const leaf=1;\n");
        assert_eq!(all[1].text, format!("import {{ leaf }} from \"{}\";\n\n\n\nleaf;\n", all[0].path));
    }

    #[test]
    fn what_is_brought_later_has_a_name_with_a_hash_too_and_is_not_loaded_with_the_page() {
        let leaf = (JS, "leaf.js", "export const leaf = 1;\n");
        let top = (JS, "top.js", "if (a) import(\"./leaf.js\").then((leaf) => import(\"./leaf.js\"));\n");
        let all = all_known(vec![top, leaf]);
        let path = &all[0].path;
        assert_eq!(all[1].text, format!("if(a)import(\"{path}\").then((leaf)=>import(\"{path}\"));\n"));
        let later = ["lesson.js", "replay.js", "rulebook.js", "rule-panel.js"];
        assert!(later.iter().all(|name| !modules().any(|module| module == asset_path(name))));
        assert!(modules().any(|module| module == asset_path("inspector.js")));
    }

    #[test]
    fn no_module_waits_for_itself() {
        assert_eq!(KNOWN.len(), FILES.len() + styles().len() + walls().len());
        assert!(all_known(vec![(JS, "a.js", "import { a } from \"./a.js\";")]).is_empty());
    }
}
