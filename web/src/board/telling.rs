//! What a piece tells of itself to whoever looks at it: what it is, what it asks and does, when it scores, and what it
//! means for the one who looks.

use crate::words::Words;

/// What a sentence is about: each has a sign of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Point {
    /// What it costs or asks.
    Asks,
    /// What it does.
    Does,
    /// What can go wrong.
    Harms,
    /// When and how it scores.
    Scores,
    /// How it stands: whose it is, what is left, who is there.
    Stands,
}

impl Point {
    /// Its name in style sheets.
    pub const fn word(self) -> &'static str {
        match self {
            Point::Asks => "asks",
            Point::Does => "does",
            Point::Harms => "harms",
            Point::Scores => "scores",
            Point::Stands => "stands",
        }
    }
}

/// What a piece tells of itself. Every text is a whole sentence in the reader's language, made from the box that is played
/// and from what the reader may know; the numbers of rules stand in brackets at its end.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Telling {
    /// What it is called.
    pub name: String,
    /// What kind of thing it is, in a few words; may be empty.
    pub kind: String,
    /// What it does, asks and scores.
    pub lines: Vec<(Point, String)>,
    /// What it means for the reader now.
    pub now: Vec<String>,
    /// Where its figures come from, if they are not printed: a quiet sentence, or nothing.
    pub source: String,
}

impl Telling {
    /// A piece of this name and kind.
    pub fn of(name: impl Into<String>, kind: impl Into<String>) -> Telling {
        Telling { name: name.into(), kind: kind.into(), ..Telling::default() }
    }

    /// With a sentence.
    #[must_use]
    pub fn with(mut self, point: Point, sentence: impl Into<String>) -> Telling {
        self.lines.push((point, sentence.into()));
        self
    }

    /// With a sentence, if there is one to say.
    #[must_use]
    pub fn with_some(self, point: Point, sentence: Option<String>) -> Telling {
        match sentence {
            Some(sentence) => self.with(point, sentence),
            None => self,
        }
    }

    /// With what it means for the reader now.
    #[must_use]
    pub fn now(mut self, sentences: impl IntoIterator<Item = String>) -> Telling {
        self.now.extend(sentences);
        self
    }

    /// With where its figures come from, by the word of data files; printed ones go without saying.
    #[must_use]
    pub fn sourced(mut self, source: &str, words: &Words) -> Telling {
        if matches!(source, "derived" | "reconstructed") {
            self.source = format!("≈ {}", words.say(&format!("piece-source-{source}")));
        }
        self
    }

    /// The sentences one after the other, for pages that show the piece in nobody's game.
    pub fn about(&self) -> String {
        let sentences: Vec<&str> = self.lines.iter().map(|(_, sentence)| sentence.as_str()).collect();
        sentences.join(" ")
    }
}
