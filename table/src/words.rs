//! The words of a room in every language, from Fluent files: one file a language.

mod memo;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use memo::said_before;
use std::sync::OnceLock;

/// A language that people read here.
///
/// ```
/// use lascaux_table::Language;
/// assert_eq!(Language::read("nl"), Some(Language::Dutch));
/// assert_eq!(Language::Swedish.name(), "Svenska");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// The language of last resort, and that of programs.
    #[default]
    English,
    /// Nederlands.
    Dutch,
    /// Deutsch.
    German,
    /// Svenska.
    Swedish,
}

impl Language {
    /// All of them, the one of last resort first.
    pub const ALL: [Language; 4] = [Language::English, Language::Dutch, Language::German, Language::Swedish];

    /// The code in addresses, cookies and `lang` attributes.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Dutch => "nl",
            Language::German => "de",
            Language::Swedish => "sv",
        }
    }

    /// Its own name.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Dutch => "Nederlands",
            Language::German => "Deutsch",
            Language::Swedish => "Svenska",
        }
    }

    /// The language of a code.
    pub fn read(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }
}

/// What the table itself says, in every game.
pub static WORDS: Book = crate::book!("../words/");

/// The [`Book`] of some folders, in each of which lies a Fluent file for every language, named after its code. The folders
/// are told as seen from the file that calls this, with a stroke at their end.
///
/// ```text
/// static WORDS: Book = lascaux_table::book!("../words/", "../words/pieces/");
/// ```
#[macro_export]
macro_rules! book {
    ($($folder:literal),+ $(,)?) => {
        $crate::Book::new([
            concat!($(include_str!(concat!($folder, "en.ftl")), "\n"),+),
            concat!($(include_str!(concat!($folder, "nl.ftl")), "\n"),+),
            concat!($(include_str!(concat!($folder, "de.ftl")), "\n"),+),
            concat!($(include_str!(concat!($folder, "sv.ftl")), "\n"),+),
        ])
    };
}

/// The words of one room: a game, or the pages around it. For a `static`; a language is read when it is first spoken.
///
/// ```
/// use lascaux_table::{Book, Language};
/// static WORDS: Book = Book::new(["fed = Fed { $n }.", "fed = { $n } gevoed.", "", ""]);
/// assert_eq!(WORDS.say(Language::Dutch, "fed", &[("n", 3.into())]).as_deref(), Some("3 gevoed."));
/// assert_eq!(WORDS.say(Language::German, "fed", &[("n", 3.into())]).as_deref(), Some("Fed 3."), "better than nothing");
/// assert_eq!(WORDS.say(Language::English, "moved", &[]), None);
/// ```
pub struct Book {
    texts: [&'static str; Language::ALL.len()],
    read: [OnceLock<FluentBundle<FluentResource>>; Language::ALL.len()],
}

impl Book {
    /// A book from the texts of its Fluent files, in the order of [`Language::ALL`].
    pub const fn new(texts: [&'static str; Language::ALL.len()]) -> Book {
        Book { texts, read: [const { OnceLock::new() }; Language::ALL.len()] }
    }

    /// The text of a Fluent file, for whoever checks that nothing is missing.
    pub fn text(&self, language: Language) -> &'static str {
        self.texts[language as usize]
    }

    fn open(&self, language: Language) -> &FluentBundle<FluentResource> {
        self.read[language as usize].get_or_init(|| {
            let mut bundle = FluentBundle::new_concurrent(vec![language.code().parse().unwrap_or_default()]);
            // Marks around names, meant for right-to-left scripts, would only disturb screen readers here.
            bundle.set_use_isolating(false);
            let text = self.text(language).to_string();
            let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text);
            bundle.add_resource_overriding(resource);
            bundle
        })
    }

    /// Whether a key is there.
    pub fn has(&self, language: Language, key: &str) -> bool {
        self.open(language).has_message(key)
    }

    /// A text with figures and names; in English where the language lacks it, and nothing where there is no such key.
    pub fn say(&self, language: Language, key: &str, figures: &[(&'static str, FluentValue<'_>)]) -> Option<String> {
        said_before(self, language, key, figures, || self.format(language, key, figures))
    }

    fn format(&self, language: Language, key: &str, figures: &[(&'static str, FluentValue<'_>)]) -> Option<String> {
        let bundle = self.open(language);
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            return (language != Language::English).then(|| self.format(Language::English, key, figures)).flatten();
        };
        let mut args = FluentArgs::with_capacity(figures.len());
        for (name, value) in figures {
            args.set(*name, value.clone());
        }
        Some(bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
    }

    /// What is told about a text: its attribute `about`.
    pub fn about(&self, language: Language, key: &str) -> Option<String> {
        let bundle = self.open(language);
        match bundle.get_message(key).and_then(|message| message.get_attribute("about")) {
            Some(about) => Some(bundle.format_pattern(about.value(), None, &mut Vec::new()).into_owned()),
            None if language == Language::English => None,
            None => self.about(Language::English, key),
        }
    }
}

impl std::fmt::Debug for Book {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Book")
    }
}
