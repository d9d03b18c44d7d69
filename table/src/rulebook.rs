//! The rulebook of a game in every language, with the positions of its worked examples.

use crate::words::Language;

/// A rulebook: the same rules under the same numbers in every language, and positions that show what its examples tell.
#[derive(Debug)]
pub struct Rulebook {
    texts: [&'static str; Language::ALL.len()],
    examples: &'static [&'static str],
}

impl Rulebook {
    /// A rulebook from its Markdown files, in the order of [`Language::ALL`], each with an anchor at every rule; and from
    /// the JSON files of its examples, each with a `state` as the game loads it, the `moves` that are made from there,
    /// and the `pictures` that are taken on the way.
    pub const fn new(texts: [&'static str; Language::ALL.len()], examples: &'static [&'static str]) -> Rulebook {
        Rulebook { texts, examples }
    }

    /// The rules in a language, in Markdown.
    pub fn text(&self, language: Language) -> &'static str {
        self.texts[language as usize]
    }

    /// The worked examples, in JSON.
    pub fn examples(&self) -> &'static [&'static str] {
        self.examples
    }
}
