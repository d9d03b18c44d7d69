//! Lessons and exercises: data that a game brings along, and how they are gone through. Nothing of it is kept in memory:
//! where a learner stands is a small [`Place`] or [`Tries`], and the match is played to there again.

mod course;
mod exercise;
mod press;
mod stars;

pub use course::{Others, Place, Scene};
pub use exercise::{Attempt, Exercise, Judged, Tries, Verdict};
pub use press::{Course, HINT_AFTER, Press, Pressed, SHOW_AFTER, Told, Tone};

use crate::{Book, Seat};
use serde::Deserialize;
use serde_json::{Map, Value};
use stars::Star;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// What a game brings along for those who learn it. For a `static`; the files are read when somebody first asks.
#[derive(Debug)]
pub struct Teaching {
    files: (&'static [&'static str], &'static [&'static str]),
    words: &'static Book,
    read: OnceLock<(Vec<Lesson>, Vec<Exercise>)>,
}

impl Teaching {
    /// From the texts of the files of lessons and of exercises, and what is said in them.
    pub const fn new(
        lessons: &'static [&'static str],
        exercises: &'static [&'static str],
        words: &'static Book,
    ) -> Teaching {
        Teaching { files: (lessons, exercises), words, read: OnceLock::new() }
    }

    fn read(&self) -> &(Vec<Lesson>, Vec<Exercise>) {
        self.read.get_or_init(|| {
            let lessons = self.files.0.iter().filter_map(|text| serde_json::from_str(text).ok());
            let exercises = self.files.1.iter().filter_map(|text| serde_json::from_str(text).ok());
            (lessons.collect(), exercises.collect())
        })
    }

    /// What is wrong with the files, for a test.
    pub fn troubles(&self) -> Vec<String> {
        let lessons = self.files.0.iter().filter_map(|text| serde_json::from_str::<Lesson>(text).err());
        let exercises = self.files.1.iter().filter_map(|text| serde_json::from_str::<Exercise>(text).err());
        lessons.chain(exercises).map(|error| error.to_string()).collect()
    }

    /// The lessons, in the order in which they are best taken.
    pub fn lessons(&self) -> &[Lesson] {
        &self.read().0
    }

    /// The exercises.
    pub fn exercises(&self) -> &[Exercise] {
        &self.read().1
    }

    /// What is said in them.
    pub fn words(&self) -> &'static Book {
        self.words
    }
}

/// A lesson: a position, dictated chance, and steps.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name in addresses and keys.
    pub id: String,
    /// How long it takes.
    pub minutes: u32,
    /// The lessons it builds on.
    pub after: Vec<String>,
    /// The learner's seat.
    pub learner: Seat,
    /// What the others are called.
    pub names: BTreeMap<u8, String>,
    /// What the match starts from.
    pub start: Start,
    /// What is played before the learner sees anything, as records write it.
    pub setup: Vec<String>,
    /// Its parts, each with the first of its steps.
    pub parts: Vec<Part>,
    /// What each star is for.
    stars: Vec<Star>,
    /// The steps.
    pub steps: Vec<Step>,
}

/// What a match starts from.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum Start {
    /// A position.
    Position {
        /// In the words of the game.
        position: Value,
    },
    /// A new game.
    New {
        /// How many play.
        seats: u8,
        /// The options.
        options: Map<String, Value>,
    },
}

/// A part of a lesson.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// Its name in keys.
    pub id: String,
    /// Its first step.
    pub from: String,
}

/// A step of a lesson.
#[derive(Clone, Debug, Deserialize)]
pub struct Step {
    /// Its name in keys.
    pub id: String,
    /// The piece it is about, in words of the game.
    pub point: Option<String>,
    /// The texts it has, by the last part of their keys.
    #[serde(default)]
    pub texts: Vec<String>,
    /// What it is.
    #[serde(flatten)]
    pub kind: Kind,
}

/// What a step is.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Kind {
    /// Something is said.
    Say,
    /// A guess; nothing is played.
    Ask {
        /// What can be answered.
        options: Vec<Guess>,
    },
    /// The learner acts.
    Do {
        /// What is right, the usual one first.
        accept: Vec<String>,
        /// What is answered otherwise.
        #[serde(default)]
        wrong: Vec<Wrong>,
    },
    /// Something happens that is not the learner's to decide: another's move, a card that turns up. Where something is
    /// said of it, it is said afterwards.
    Other {
        /// As records write it.
        line: String,
    },
    /// The learner throws dice, and they fall as dictated.
    Roll {
        /// As records write it.
        line: String,
    },
    /// Played without being shown.
    Hidden {
        /// As records write them.
        lines: Vec<String>,
    },
    /// A new scene.
    Position {
        /// What it begins with.
        position: Value,
    },
    /// Never shown: what a test finds in the state.
    Check {
        /// The way to it.
        path: Vec<Value>,
        /// Of a list or a map, what counts.
        #[serde(default)]
        of: Of,
        /// What is there.
        is: Value,
    },
    /// Real play until the round ends.
    Free(Free),
    /// The end.
    End {
        /// How many things were learnt.
        learnt: usize,
    },
}

/// Of a part of the state, what counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Of {
    /// Itself.
    #[default]
    Value,
    /// The sum of what it holds.
    Sum,
    /// How many it holds.
    Count,
}

/// Real play: the others are bots, and chance is drawn from the seed.
#[derive(Clone, Debug, Deserialize)]
pub struct Free {
    /// The seed.
    pub seed: u64,
    /// The bot that plays the others.
    pub bot: String,
    /// What the others answer wherever they can, before a bot is asked.
    #[serde(default)]
    pub answers: Vec<String>,
    /// One way through it, for tests.
    pub sample: Vec<String>,
}

/// An answer to a guess.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guess {
    /// Whether it is right.
    pub right: bool,
}

/// A press that is answered in a way of its own.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wrong {
    /// The action.
    pub press: String,
    /// The rule that refuses it; without one it is legal, but something else comes first.
    pub rule: Option<String>,
}

impl Step {
    /// Whether it has a text.
    pub fn has(&self, field: &str) -> bool {
        self.texts.iter().any(|text| text == field)
    }

    /// Whether something has happened already while the step waits.
    fn is_played(&self) -> bool {
        matches!(self.kind, Kind::Other { .. } | Kind::Hidden { .. } | Kind::Position { .. })
    }

    /// Whether the lesson waits for the learner here.
    pub fn waits(&self) -> bool {
        match self.kind {
            Kind::Check { .. } | Kind::Hidden { .. } => false,
            Kind::Other { .. } | Kind::Position { .. } => self.has("say") || self.has("after"),
            _ => true,
        }
    }

    /// Whether the learner decides something here.
    pub fn is_own(&self) -> bool {
        matches!(self.kind, Kind::Do { .. } | Kind::Roll { .. } | Kind::Ask { .. } | Kind::Free(_))
    }
}

impl Lesson {
    /// A step by its name.
    pub fn index(&self, id: &str) -> Option<usize> {
        self.steps.iter().position(|step| step.id == id)
    }

    /// How many stars there are.
    pub fn star_count(&self) -> usize {
        self.stars.len()
    }

    /// The learner's own moves before a step, and in all.
    pub fn moves(&self, before: usize) -> (usize, usize) {
        let own = |steps: &[Step]| steps.iter().filter(|step| step.is_own()).count();
        (own(&self.steps[..before.min(self.steps.len())]), own(&self.steps))
    }

    /// What helps with a step after some misses: its own hint, or that of the step before it which asks for the same.
    pub fn hint(&self, step: usize) -> Option<String> {
        let asks = |step: &Step| match &step.kind {
            Kind::Do { accept, .. } => Some(accept.clone()),
            _ => None,
        };
        let same = asks(self.steps.get(step)?)?;
        let mut alike = self.steps[..=step].iter().rev().take_while(|one| asks(one).as_ref() == Some(&same));
        alike.find(|one| one.has("hint")).map(|one| self.key(&one.id, "hint"))
    }

    /// The key of a text of a step.
    pub fn key(&self, step: &str, field: &str) -> String {
        format!("lesson-{}-{step}-{field}", self.id)
    }

    /// All keys of its texts, for a test.
    pub fn keys(&self) -> Vec<String> {
        let mut keys = vec![format!("lesson-{}-title", self.id)];
        keys.extend((1..=self.stars.len()).map(|star| format!("lesson-{}-star-{star}", self.id)));
        keys.extend(self.parts.iter().map(|part| format!("lesson-{}-part-{}", self.id, part.id)));
        for step in &self.steps {
            keys.extend(step.texts.iter().map(|text| self.key(&step.id, text)));
            let (list, many) = match &step.kind {
                Kind::Do { wrong, .. } => ("wrong", wrong.len()),
                Kind::Ask { options } => ("option", options.len()),
                Kind::End { learnt } => ("learnt", *learnt),
                _ => continue,
            };
            keys.extend((1..=many).map(|number| self.key(&step.id, &format!("{list}-{number}"))));
            if let Kind::Ask { options } = &step.kind {
                keys.extend((1..=options.len()).map(|number| self.key(&step.id, &format!("choice-{number}"))));
            }
        }
        keys
    }
}
