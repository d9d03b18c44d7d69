//! The words of the pages in a reader's language: those of the house, and those that each game brings along.

use fluent_bundle::FluentValue;
use lascaux_table::lesson::Teaching;
use lascaux_table::{Book, Game, Language, Said};

macro_rules! files {
    ($code:literal) => {
        concat!(
            include_str!(concat!("../words/", $code, "/common.ftl")),
            "\n",
            include_str!(concat!("../words/", $code, "/house.ftl")),
            "\n",
            include_str!(concat!("../words/", $code, "/table.ftl")),
            "\n",
            include_str!(concat!("../words/", $code, "/plan.ftl")),
            "\n",
            include_str!(concat!("../words/", $code, "/closed.ftl")),
            "\n",
            include_str!(concat!("../words/", $code, "/study.ftl")),
            "\n",
            include_str!(concat!("../words/", $code, "/hints.ftl")),
            "\n",
            include_str!(concat!("../words/", $code, "/options.ftl")),
            "\n",
            include_str!(concat!("../words/", $code, "/learn.ftl")),
            include_str!(concat!("../words/", $code, "/pages.ftl")),
            include_str!(concat!("../words/", $code, "/pieces.ftl")),
            include_str!(concat!("../words/", $code, "/rulebook.ftl")),
        )
    };
}

/// The words of the house.
static HOUSE: Book = Book::new([files!("en"), files!("nl"), files!("de"), files!("sv")]);

/// The words of one language.
#[derive(Debug)]
pub struct Words {
    language: Language,
}

static ALL: [Words; Language::ALL.len()] = [
    Words { language: Language::English },
    Words { language: Language::Dutch },
    Words { language: Language::German },
    Words { language: Language::Swedish },
];

/// The books, that of the house first.
fn books() -> impl Iterator<Item = &'static Book> {
    macro_rules! books {
        ($($module:ident $game:ident,)*) => { [&HOUSE, $(<lascaux_games::$module::$game as Game>::words()),*] };
    }
    lascaux_games::each_game!(books).into_iter()
}

impl Words {
    /// The words of a language by its code; English where there is none.
    ///
    /// ```
    /// use lascaux_web::Words;
    /// assert_eq!(Words::of("nl").language().code(), "nl");
    /// assert_eq!(Words::of("xx").language().code(), "en");
    /// ```
    pub fn of(code: &str) -> &'static Words {
        Words::in_language(Language::read(code).unwrap_or_default())
    }

    /// The words of a language.
    pub fn in_language(language: Language) -> &'static Words {
        &ALL[language as usize]
    }

    /// Which language this is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether a key is there.
    pub fn has(&self, key: &str) -> bool {
        books().any(|book| book.has(self.language, key))
    }

    /// What is told about a text: its attribute `about`.
    pub fn about(&self, key: &str) -> String {
        books().find_map(|book| book.about(self.language, key)).unwrap_or_default()
    }

    /// A text without figures.
    pub fn say(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// A text with figures and names. A test finds missing keys; a reader still gets the English text, or the key.
    pub fn with(&self, key: &str, figures: &[(&'static str, FluentValue<'_>)]) -> String {
        books().find_map(|book| book.say(self.language, key, figures)).unwrap_or_else(|| key.to_string())
    }

    /// What is said in a lesson of a game.
    pub fn taught(&self, teaching: &Teaching, key: &str) -> String {
        teaching.words().say(self.language, key, &[]).unwrap_or_else(|| key.to_string())
    }

    /// What a game says, with the names that the reader knows.
    pub fn told(&self, said: &Said, names: &[String]) -> String {
        let name = |seat: lascaux_table::Seat| names.get(seat.index()).map_or_else(|| format!("{seat}"), Clone::clone);
        said.say(self.language, &name)
    }
}
