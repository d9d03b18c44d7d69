//! What people read, before it is said in a language: a key with arguments. The Fluent files of each language say it;
//! rules never make sentences.

use crate::{Book, Language, Seat};
use fluent_bundle::FluentValue;
use std::borrow::Cow;
use std::fmt;

/// A sentence, or a name within one, to be said in the reader's language. `Display` says it in English.
///
/// ```
/// use lascaux_table::{Book, Language, Seat, said};
/// static WORDS: Book = Book::new([
///     "gained = { $seat } gets { $n } { $good }.\nwood = wood",
///     "gained = { $seat } krijgt { $n } { $good }.\nwood = hout",
///     "", "",
/// ]);
/// let told = said!(WORDS, "gained", seat = Seat(1), n = 3, good = said!(WORDS, "wood"));
/// assert_eq!(told.to_string(), "Seat 1 gets 3 wood.");
/// assert_eq!(told.say(Language::Dutch, &|_| "Anna".to_string()), "Anna krijgt 3 hout.");
/// ```
#[derive(Clone)]
pub enum Said {
    /// A key of a book, and what stands in it.
    Key {
        /// Where the key is.
        book: &'static Book,
        /// The key.
        key: Cow<'static, str>,
        /// What stands in the sentence, by name.
        args: Vec<(&'static str, Arg)>,
    },
    /// A text that is the same in every language: what a door says to programs, or to whoever wrote a file.
    Plain(Cow<'static, str>),
}

/// What stands in a sentence.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    /// A figure; languages choose their forms by it.
    Number(i64),
    /// A word by which languages choose their forms, such as `own` or `light`; or a text that is its own name.
    Word(Cow<'static, str>),
    /// Somebody at the table, by the name that the reader knows.
    Seat(Seat),
    /// A name or a part of a sentence that is itself said in the reader's language.
    Said(Said),
    /// Several of them, one after the other.
    List(Vec<Arg>),
}

/// The name of a seat for a reader.
pub type Names<'a> = &'a dyn Fn(Seat) -> String;

impl Said {
    /// A sentence without arguments.
    pub fn new(book: &'static Book, key: impl Into<Cow<'static, str>>) -> Said {
        Said::Key { book, key: key.into(), args: Vec::new() }
    }

    /// The same with one more argument.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Said {
        if let Said::Key { args, .. } = &mut self {
            args.push((name, arg.into()));
        }
        self
    }

    /// The key; a plain text has none.
    pub fn key(&self) -> Option<&str> {
        match self {
            Said::Key { key, .. } => Some(key),
            Said::Plain(_) => None,
        }
    }

    /// Says it in a language. A key that is in no file is said as it is; a test finds those.
    pub fn say(&self, language: Language, names: Names) -> String {
        match self {
            Said::Plain(text) => text.to_string(),
            Said::Key { book, key, args } => {
                let args: Vec<_> = args.iter().map(|(name, arg)| (*name, arg.value(language, names))).collect();
                book.say(language, key, &args).unwrap_or_else(|| key.to_string())
            }
        }
    }
}

impl Arg {
    fn value(&self, language: Language, names: Names) -> FluentValue<'static> {
        match self {
            Arg::Number(number) => (*number).into(),
            other => other.say(language, names).into(),
        }
    }

    fn say(&self, language: Language, names: Names) -> String {
        match self {
            Arg::Number(number) => number.to_string(),
            Arg::Word(word) => word.to_string(),
            Arg::Seat(seat) => names(*seat),
            Arg::Said(said) => said.say(language, names),
            Arg::List(args) => args.iter().map(|arg| arg.say(language, names)).collect::<Vec<_>>().join(", "),
        }
    }
}

/// A sentence of a book, with its arguments by name: `said!(WORDS, "sa-told-fed", seat = seat, n = food)`.
#[macro_export]
macro_rules! said {
    ($book:expr, $key:expr $(, $name:ident = $arg:expr)* $(,)?) => {
        $crate::Said::new(&$book, $key)$(.with(stringify!($name), $arg))*
    };
}

impl PartialEq for Said {
    fn eq(&self, other: &Said) -> bool {
        match (self, other) {
            (Said::Key { key, args, .. }, Said::Key { key: other_key, args: other_args, .. }) => {
                key == other_key && args == other_args
            }
            (Said::Plain(text), Said::Plain(other)) => text == other,
            _ => false,
        }
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let said = self.say(Language::English, &|seat| format!("seat {seat}"));
        match said.strip_prefix("seat ") {
            Some(rest) => write!(f, "Seat {rest}"),
            None => f.write_str(&said),
        }
    }
}

impl fmt::Debug for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Said::Plain(text) => write!(f, "{text:?}"),
            Said::Key { key, args, .. } => write!(f, "{key}{args:?}"),
        }
    }
}

impl serde::Serialize for Said {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl From<&'static str> for Said {
    fn from(text: &'static str) -> Said {
        Said::Plain(text.into())
    }
}

impl From<String> for Said {
    fn from(text: String) -> Said {
        Said::Plain(text.into())
    }
}

impl From<Cow<'static, str>> for Said {
    fn from(text: Cow<'static, str>) -> Said {
        Said::Plain(text)
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}
numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

impl From<&'static str> for Arg {
    fn from(word: &'static str) -> Arg {
        Arg::Word(word.into())
    }
}

impl From<String> for Arg {
    fn from(word: String) -> Arg {
        Arg::Word(word.into())
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Said> for Arg {
    fn from(said: Said) -> Arg {
        Arg::Said(said)
    }
}

impl<A: Into<Arg>> FromIterator<A> for Arg {
    fn from_iter<I: IntoIterator<Item = A>>(args: I) -> Arg {
        Arg::List(args.into_iter().map(Into::into).collect())
    }
}
