//! Pictures cut into fragments, so that a watcher is sent only what has changed since the picture before.
//!
//! What is pushed is a list of lines: `+` and the text of a fragment, or `=` with the number of a fragment in the picture
//! before and how many follow it there. Whoever begins to watch has seen nothing and is sent everything.

use foldhash::quality::RandomState;
use std::collections::HashMap;
use std::fmt::Write;
use std::hash::BuildHasher;
use std::sync::LazyLock;

/// A fragment is told by its mark; the key is new in every house, so that nobody can write two fragments with one mark.
static MARKS: LazyLock<RandomState> = LazyLock::new(RandomState::default);

/// Whether a fragment begins with this tag: pieces of a board, drawings, and the blocks of the page.
fn begins(tag: &[u8]) -> bool {
    let beginnings: &[&[u8]] = match tag.first() {
        Some(b'g') => &[b"g id="],
        Some(b's') => &[b"svg ", b"section", b"span class=", b"script"],
        Some(b'd') => &[b"div class=", b"details"],
        Some(b'l') => &[b"li "],
        Some(b'a') => &[b"article"],
        _ => &[],
    };
    beginnings.iter().any(|begin| tag.starts_with(begin))
}

/// A picture on one line, cut into fragments.
pub(crate) struct Picture {
    text: String,
    /// Where each fragment ends.
    ends: Vec<usize>,
    /// The mark of each fragment.
    marks: Vec<u64>,
}

impl Picture {
    /// Cuts a picture. The tag that begins a fragment is a fragment of its own: it changes when a piece can be pressed, while
    /// what is in it stays.
    pub fn new(text: String) -> Picture {
        let is_one_line = memchr::memchr2(b'\n', b'\r', text.as_bytes()).is_none();
        let text = if is_one_line { text } else { text.replace(['\n', '\r'], " ") };
        let bytes = text.as_bytes();
        let mut ends = Vec::with_capacity(text.len() / 128);
        for tag in memchr::memchr_iter(b'<', bytes) {
            let is_within_another = ends.last().is_some_and(|&end| tag < end);
            if !is_within_another && begins(&bytes[tag + 1..]) {
                ends.push(tag);
                ends.extend(memchr::memchr(b'>', &bytes[tag..]).map(|end| tag + end + 1));
            }
        }
        ends.push(text.len());
        ends.dedup();
        let mut begin = 0;
        let mark = |&end: &usize| MARKS.hash_one(&text[std::mem::replace(&mut begin, end)..end]);
        let marks = ends.iter().map(mark).collect();
        Picture { text, ends, marks }
    }

    /// The marks of the fragments: what a watcher has seen.
    pub fn marks(&self) -> &[u64] {
        &self.marks
    }

    /// The bytes that it keeps.
    pub fn memory(&self) -> usize {
        self.text.capacity() + 8 * (self.ends.capacity() + self.marks.capacity())
    }

    /// What a watcher has to be told who has seen fragments with these marks.
    pub fn diff(&self, seen: &[u64]) -> String {
        let known: HashMap<u64, usize, RandomState> = seen.iter().copied().zip(0..).collect();
        let mut told = String::new();
        let (mut fragment, mut begin) = (0, 0);
        while fragment < self.marks.len() {
            let same = known.get(&self.marks[fragment]).map_or(0, |&at| {
                seen[at..].iter().zip(&self.marks[fragment..]).take_while(|(one, other)| one == other).count()
            });
            if !told.is_empty() {
                told.push('\n');
            }
            if same > 0 {
                let _ = write!(told, "={} {same}", known[&self.marks[fragment]]);
                fragment += same;
                begin = self.ends[fragment - 1];
            } else {
                told.push('+');
                told.push_str(&self.text[begin..self.ends[fragment]]);
                begin = self.ends[fragment];
                fragment += 1;
            }
        }
        told
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the page's script does.
    fn put_together(told: &str, before: &[String]) -> Vec<String> {
        let mut fragments = Vec::new();
        for line in told.split('\n') {
            match line.strip_prefix('=') {
                None => fragments.push(line[1..].to_string()),
                Some(same) => {
                    let (from, count) = same.split_once(' ').unwrap();
                    let from: usize = from.parse().unwrap();
                    fragments.extend_from_slice(&before[from..from + count.parse::<usize>().unwrap()]);
                }
            }
        }
        fragments
    }

    fn picture(people: &[&str]) -> String {
        let people = people.iter().map(|name| format!("<g id=\"{name}\" class=\"piece\"><path d=\"M0 0\"/></g>"));
        format!("<section class=\"board\"><svg >\n{}</svg></section><p>two < three</p>", people.collect::<String>())
    }

    #[test]
    fn pictures_arrive_as_they_were_drawn_and_what_stays_is_not_sent_again() {
        let long = "x".repeat(500);
        let drawn = [
            picture(&["a", "b", "c"]),
            picture(&["a", "b", "c"]),
            picture(&["a", "c"]),
            picture(&[&long, "c", "a", "a"]),
            picture(&[]),
            "<li <g id=<svg ><section".to_string(),
            String::new(),
            picture(&["b", &long]),
            picture(&["c", &long]),
        ];
        let (mut seen, mut fragments) = (Vec::new(), Vec::new());
        for text in drawn {
            let cut = Picture::new(text.clone());
            let told = cut.diff(&seen);
            fragments = put_together(&told, &fragments);
            assert_eq!(fragments.concat(), text.replace('\n', " "));
            assert_eq!(fragments.len(), cut.marks().len());
            seen = cut.marks().to_vec();
        }
        let last = Picture::new(picture(&["d", &long]));
        assert!(last.diff(&seen).len() < 120, "{}", last.diff(&seen));
        assert_eq!(last.diff(last.marks()), format!("=0 {}", last.marks().len()));
    }
}
