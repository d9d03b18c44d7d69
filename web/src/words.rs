//! The words of the interface, from `.ftl` files (Fluent): one folder a language, one file a room.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::LazyLock;

/// A language of the interface.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Language {
    /// The code in addresses, cookies and `lang` attributes.
    pub code: &'static str,
    /// Its own name.
    pub name: &'static str,
}

/// The languages, the first one being that of last resort.
pub const LANGUAGES: &[Language] = &[
    Language { code: "en", name: "English" },
    Language { code: "nl", name: "Nederlands" },
    Language { code: "de", name: "Deutsch" },
    Language { code: "sv", name: "Svenska" },
];

macro_rules! files {
    ($code:literal) => {
        [
            include_str!(concat!("../words/", $code, "/common.ftl")),
            include_str!(concat!("../words/", $code, "/house.ftl")),
            include_str!(concat!("../words/", $code, "/table.ftl")),
            include_str!(concat!("../words/", $code, "/closed.ftl")),
            include_str!(concat!("../words/", $code, "/study.ftl")),
            include_str!(concat!("../words/", $code, "/options.ftl")),
            include_str!(concat!("../words/", $code, "/stone-age.ftl")),
            include_str!(concat!("../words/", $code, "/eiszeit.ftl")),
            include_str!(concat!("../words/", $code, "/neanderthal.ftl")),
        ]
    };
}

static BOOKS: LazyLock<Vec<Words>> = LazyLock::new(|| {
    let texts = [files!("en"), files!("nl"), files!("de"), files!("sv")];
    LANGUAGES.iter().zip(texts).map(|(&language, files)| Words::read(language, &files)).collect()
});

/// The words of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language by its code; English where there is none.
    ///
    /// ```
    /// use lascaux_web::Words;
    /// assert_eq!(Words::of("nl").language().code, "nl");
    /// assert_eq!(Words::of("xx").language().code, "en");
    /// ```
    pub fn of(code: &str) -> &'static Words {
        BOOKS.iter().find(|words| words.language.code == code).unwrap_or(&BOOKS[0])
    }

    fn read(language: Language, files: &[&str]) -> Words {
        let locale = language.code.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Marks around names, meant for right-to-left scripts, would only disturb screen readers here.
        bundle.set_use_isolating(false);
        for file in files {
            let resource = match FluentResource::try_new((*file).to_string()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle }
    }

    /// Which language this is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether a key is there.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// What is told about a text: its attribute `about`.
    pub fn about(&self, key: &str) -> String {
        let message = self.bundle.get_message(key).and_then(|message| message.get_attribute("about"));
        match message {
            Some(about) => self.bundle.format_pattern(about.value(), None, &mut Vec::new()).into_owned(),
            None if self.language.code == "en" => String::new(),
            None => Words::of("en").about(key),
        }
    }

    /// A text without figures.
    pub fn say(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// A text with figures and names.
    pub fn with(&self, key: &str, figures: &[(&'static str, FluentValue<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            // A test finds missing keys; a reader still gets the English text, or the key.
            return match self.language.code {
                "en" => key.to_string(),
                _ => Words::of("en").with(key, figures),
            };
        };
        let mut args = FluentArgs::new();
        for (name, value) in figures {
            args.set(*name, value.clone());
        }
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
}
