//! A drawing that stands alone: an SVG file with the styles it needs, for pages that load it as a picture.

use crate::assets::asset;
use std::collections::BTreeSet;

/// By which light a picture is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Light {
    /// As by day.
    Day,
    /// As by night.
    Night,
}

impl Light {
    /// Both.
    pub const ALL: [Light; 2] = [Light::Day, Light::Night];

    /// Its name in addresses and style sheets.
    pub const fn name(self) -> &'static str {
        match self {
            Light::Day => "day",
            Light::Night => "night",
        }
    }
}

/// A part of a drawing: left edge, top, width and height.
pub type Crop = [f32; 4];

/// An SVG file of a drawing, or of a part of it, with those rules of the style sheets that it uses. A drawing is an `svg`,
/// or several of the same size in one frame that lie above each other.
pub(crate) fn alone(drawing: &str, crop: Option<Crop>, style: &str, light: Light) -> Option<String> {
    let layers = layers(drawing)?;
    let [x, y, width, height] = crop.or_else(|| read_box(attribute(layers.first()?.0, "viewBox")?))?;
    let frame = drawing.split_once("<svg")?.0.split_once(" class=\"").and_then(|(_, rest)| rest.split('"').next());
    let used = classes(drawing);
    let sheets = ["lascaux.css", "stage.css"].into_iter().filter_map(asset).map(|asset| asset.text);
    let rules: String = sheets.chain([style]).map(|sheet| needed(sheet, &used)).collect();
    let rules = rules.replace('&', "&amp;").replace('<', "&lt;");
    let mut file = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"{}\" data-theme=\"{}\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"{x} {y} {width} {height}\"><style>{rules}:root{{background:none}}</style>",
        frame.unwrap_or_default(),
        light.name(),
    );
    for (head, body) in layers {
        file.push_str(&format!(
            "<g class=\"{}\">{}</g>",
            attribute(head, "class").unwrap_or_default(),
            well_formed(body)
        ));
    }
    file.push_str("</svg>");
    Some(file)
}

/// The drawings that lie above each other: the beginning of each, and what is in it.
fn layers(drawing: &str) -> Option<Vec<(&str, &str)>> {
    let mut layers = Vec::new();
    let mut rest = drawing;
    while let Some((_, from)) = rest.split_once("<svg") {
        let (head, body) = from.split_once('>')?;
        let (inner, after) = body.split_once("</svg>")?;
        layers.push((head, inner));
        rest = after;
    }
    (!layers.is_empty()).then_some(layers)
}

/// The size of a drawing, or of a part of it.
pub(crate) fn size(drawing: &str) -> Option<(f32, f32)> {
    let (head, _) = drawing.strip_prefix("<svg")?.split_once('>')?;
    read_box(attribute(head, "viewBox")?).map(|[_, _, width, height]| (width, height))
}

fn read_box(text: &str) -> Option<Crop> {
    let numbers: Vec<f32> = text.split(' ').filter_map(|one| one.parse().ok()).collect();
    numbers.try_into().ok()
}

fn attribute<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.split_once(&format!(" {name}=\""))?.1.split('"').next()
}

fn classes(drawing: &str) -> BTreeSet<&str> {
    drawing
        .split(" class=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .flat_map(str::split_whitespace)
        .collect()
}

/// In a page an attribute may stand without a value, in a file of its own it may not.
fn well_formed(body: &str) -> String {
    let mut out = String::with_capacity(body.len());
    for (number, part) in body.split('<').enumerate() {
        if number > 0 {
            out.push('<');
        }
        let Some((tag, text)) = part.split_once('>').filter(|_| number > 0) else {
            out.push_str(part);
            continue;
        };
        // What stands between quotes is at every second place.
        for (place, piece) in tag.split('"').enumerate() {
            let quoted = place % 2 == 1;
            if quoted {
                out.push('"');
                out.push_str(piece);
                out.push('"');
                continue;
            }
            for (at, word) in piece.split(' ').enumerate() {
                if at > 0 {
                    out.push(' ');
                }
                out.push_str(word);
                let is_bare = (at > 0 || place > 0) && !word.is_empty() && !word.ends_with('=') && word != "/";
                if is_bare {
                    out.push_str("=\"\"");
                }
            }
        }
        out.push('>');
        out.push_str(text);
    }
    out
}

/// The rules of a style sheet that say something about these classes, and the names of colours.
fn needed(sheet: &str, used: &BTreeSet<&str>) -> String {
    let mut out = String::new();
    let mut rest = sheet;
    while let Some((selectors, after)) = rest.split_once('{') {
        let selectors = selectors.rsplit("*/").next().unwrap_or(selectors).trim();
        let Some(end) = end_of(after) else { break };
        let body = &after[..end];
        if selectors.starts_with(":root") {
            // A file of its own says its light itself.
            out.push_str(&format!("{selectors}{{{body}}}"));
        } else if !selectors.starts_with('@') {
            let kept: Vec<&str> = parted(selectors).into_iter().filter(|one| speaks_of(one, used)).collect();
            if !kept.is_empty() {
                out.push_str(&format!("{}{{{}}}", kept.join(","), body.trim()));
            }
        }
        rest = &after[end + 1..];
    }
    out
}

/// Where the block that has been opened ends.
fn end_of(text: &str) -> Option<usize> {
    let mut depth = 0;
    text.char_indices().find_map(|(at, c)| {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => return Some(at),
            '}' => depth -= 1,
            _ => {}
        }
        None
    })
}

/// Selectors one by one; a comma between brackets parts none.
fn parted(selectors: &str) -> Vec<&str> {
    let (mut depth, mut from, mut parts) = (0, 0, Vec::new());
    for (at, c) in selectors.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&selectors[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&selectors[from..]);
    parts
}

/// Whether a selector is about something drawn: all classes that it names outside brackets are there, and it does not
/// speak of a pointer.
fn speaks_of(selector: &str, used: &BTreeSet<&str>) -> bool {
    let outside: String = selector.split('(').map(|part| part.rsplit(')').next().unwrap_or(part)).collect();
    let is_name = |c: char| c.is_alphanumeric() || c == '-';
    let mut named = outside.split('.').skip(1).map(|rest| rest.split(|c| !is_name(c)).next().unwrap_or_default());
    let is_still = !selector.contains(":hover") && !selector.contains(":focus");
    is_still && selector.contains('.') && named.all(|class| used.contains(class))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_alone_has_its_styles_its_light_and_its_part() {
        let drawing = "<svg class=\"b\" viewBox=\"0 0 20 10\" role=\"img\"><g class=\"one\" data-card></g></svg>";
        let style = ":root { --red: #f00; }\n/* two */ .one, .other { fill: var(--red); } .two { fill: none; } :is(.one, .two) > g { opacity: 1; } @media print { .one { fill: blue; } }";
        let file = alone(drawing, Some([1.0, 2.0, 3.0, 4.0]), style, Light::Night).unwrap();
        assert!(file.contains("viewBox=\"1 2 3 4\"") && file.contains("data-theme=\"night\""), "{file}");
        assert!(file.contains("--red: #f00") && file.contains(".one{fill: var(--red);}"), "{file}");
        assert!(file.contains(":is(.one, .two) > g{opacity: 1;}"), "{file}");
        assert!(!file.contains("other") && !file.contains("none; }") && !file.contains("blue"), "{file}");
        assert!(file.ends_with("<g class=\"b\"><g class=\"one\" data-card=\"\"></g></g></svg>"), "{file}");
        assert_eq!(size(drawing), Some((20.0, 10.0)));
        assert!(alone("<p>", None, "", Light::Day).is_none());
    }
}
