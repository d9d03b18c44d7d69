//! Lessons and exercises at work: what a press comes to, from where somebody stands to where they stand then. Nothing is
//! kept in memory.

use crate::error::Error;
use crate::store::Learned;
use lascaux_bots::{Stop, sit};
use lascaux_table::lesson::{
    Attempt, Course, Exercise, Judged, Kind, Lesson, Place, Press, Pressed, Scene, Teaching, Told, Tries,
};
use lascaux_table::{AnyGame, AnyMatch, Code, Refusal, Registry, Seat, Turn};
use serde::Deserialize;

/// So long a bot thinks about an answer, in milliseconds.
const THOUGHT: u64 = 40;

/// A lesson or an exercise of a game.
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    /// The game.
    pub game: &'a dyn AnyGame,
    /// What it brings along.
    pub teaching: &'static Teaching,
    /// Which it is.
    pub what: What,
}

/// Which lesson or exercise.
#[derive(Clone, Copy)]
pub enum What {
    /// A lesson.
    Lesson(&'static Lesson),
    /// An exercise.
    Exercise(&'static Exercise),
}

/// Finds a lesson or an exercise by its name.
pub fn find<'a>(games: &'a Registry, id: &str) -> Option<Subject<'a>> {
    games.shown().find_map(|game| {
        let teaching = game.teaching()?;
        let lesson = teaching.lessons().iter().find(|one| one.id == id).map(What::Lesson);
        let exercise = || teaching.exercises().iter().find(|one| one.id == id).map(What::Exercise);
        Some(Subject { game, teaching, what: lesson.or_else(exercise)? })
    })
}

/// What a page may press.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pressing {
    /// Next, guess, show, again, or a piece that was tried.
    pub press: String,
    /// The answer to a guess.
    pub guess: Option<usize>,
    /// The words of the piece that was tried.
    pub action: Option<String>,
    /// The number of the picture by which it was pressed.
    pub expected: Option<u64>,
}

/// Where somebody stands.
pub enum Stand {
    /// In a lesson.
    Lesson(Place),
    /// In an exercise.
    Exercise(Tries),
}

impl Stand {
    /// Reads where somebody stands; what has ended begins anew.
    pub fn read(what: What, learned: Option<&Learned>) -> Stand {
        let stands = learned.map_or("", |learned| &learned.stands);
        match what {
            What::Lesson(lesson) => {
                let place: Place = serde_json::from_str(stands).unwrap_or_default();
                let is_over = lesson.steps.get(place.step).is_none_or(|step| matches!(step.kind, Kind::End { .. }));
                let number = place.number;
                Stand::Lesson(if is_over { Place { number, ..Place::default() } } else { place })
            }
            What::Exercise(exercise) => {
                let tries: Tries = serde_json::from_str(stands).unwrap_or_default();
                let number = tries.number;
                Stand::Exercise(match tries.verdict {
                    Some(_) if exercise.stars(&tries) > 0 => Tries { number, ..Tries::default() },
                    Some(_) => Tries { lines: Vec::new(), verdict: None, ..tries },
                    None => tries,
                })
            }
        }
    }

    /// The number of its picture.
    pub fn number(&self) -> u64 {
        match self {
            Stand::Lesson(place) => place.number,
            Stand::Exercise(tries) => tries.number,
        }
    }
}

/// What a press came to.
pub struct Outcome {
    /// Where the learner stands then.
    pub stand: Stand,
    /// The match after everything that happened, one after another.
    pub scenes: Vec<Scene>,
    /// What is answered.
    pub told: Option<Told>,
}

impl Outcome {
    /// What is kept of it.
    pub fn learned(&self, subject: &Subject, changed: i64) -> Result<Learned, Error> {
        let readable = |error: serde_json::Error| Error::Internal(error.to_string());
        let (id, stands, stars, done) = match (subject.what, &self.stand) {
            (What::Lesson(lesson), Stand::Lesson(place)) => {
                let is_over = matches!(lesson.steps[place.step].kind, Kind::End { .. });
                let stars = match self.scenes.last() {
                    Some(ended) if is_over => lesson.stars(&**ended)?.iter().filter(|won| **won).count() as u8,
                    _ => 0,
                };
                (&lesson.id, serde_json::to_string(place).map_err(readable)?, stars, is_over)
            }
            (What::Exercise(exercise), Stand::Exercise(tries)) => {
                let stars = exercise.stars(tries);
                (&exercise.id, serde_json::to_string(tries).map_err(readable)?, stars, stars > 0)
            }
            _ => return Err(Error::Internal("another kind of lesson".to_string())),
        };
        Ok(Learned { subject: id.clone(), stands, stars, done, changed })
    }
}

/// A bot decides for whoever is asked.
fn bot(scene: &dyn AnyMatch, bot: &str) -> Result<String, Refusal> {
    let Turn::Player(seat) = scene.turn() else {
        return Err(Refusal::new(Code::WrongTurn, "Nobody is asked."));
    };
    let seed = scene.step_count() as u64;
    sit(scene, bot, Some(THOUGHT), seat, seed)?.choose(scene, &Stop::default())
}

impl Subject<'_> {
    /// The learner's seat.
    pub fn seat(&self) -> Seat {
        match self.what {
            What::Lesson(lesson) => lesson.learner,
            What::Exercise(exercise) => exercise.seat,
        }
    }

    fn course<'c>(&'c self, games: &'c Registry, lesson: &'static Lesson) -> Course<'c> {
        Course { lesson, game: self.game.name(), games }
    }

    fn attempt<'c>(&'c self, games: &'c Registry, exercise: &'static Exercise) -> Attempt<'c> {
        Attempt { exercise, game: self.game.name(), games }
    }

    /// The match as it stands.
    pub fn scene(&self, games: &Registry, stand: &Stand) -> Result<Scene, Refusal> {
        match (self.what, stand) {
            (What::Lesson(lesson), Stand::Lesson(place)) => lesson.stand(games, self.game.name(), place),
            (What::Exercise(exercise), Stand::Exercise(tries)) => self.attempt(games, exercise).stand(tries),
            _ => Err(Refusal::new(Code::Request, "This is another kind of lesson.")),
        }
    }

    /// The learner acts at the table.
    pub fn act(&self, games: &Registry, stand: &Stand, action: &str) -> Result<Outcome, Refusal> {
        match (self.what, stand) {
            (What::Lesson(lesson), Stand::Lesson(place)) => {
                let press = Press::Act(action.to_string());
                self.course(games, lesson).press(place, &press, &mut bot).map(Outcome::from)
            }
            (What::Exercise(exercise), Stand::Exercise(tries)) => {
                self.attempt(games, exercise).act(tries, action, &mut bot).map(Outcome::from)
            }
            _ => Err(Refusal::new(Code::Request, "This is another kind of lesson.")),
        }
    }

    /// The learner presses something beside the table.
    pub fn press(&self, games: &Registry, stand: &Stand, pressing: &Pressing) -> Result<Outcome, Refusal> {
        let unknown = || Refusal::new(Code::Request, format!("There is no press \"{}\".", pressing.press));
        match (self.what, stand, pressing.press.as_str()) {
            (What::Lesson(lesson), Stand::Lesson(place), "try") => {
                let told = self.course(games, lesson).why(place, pressing.action.as_deref().unwrap_or_default())?;
                let misses = place.misses.saturating_add(1);
                let at = Place { misses, number: place.number + 1, ..place.clone() };
                Ok(Outcome { stand: Stand::Lesson(at), scenes: Vec::new(), told: Some(told) })
            }
            (What::Lesson(lesson), Stand::Lesson(place), press) => {
                let press = match press {
                    "next" => Press::Next,
                    "show" => Press::Show,
                    "guess" => Press::Guess(pressing.guess.unwrap_or_default()),
                    _ => return Err(unknown()),
                };
                self.course(games, lesson).press(place, &press, &mut bot).map(Outcome::from)
            }
            (What::Exercise(exercise), Stand::Exercise(tries), "show") => {
                self.attempt(games, exercise).show(tries).map(Outcome::from)
            }
            (What::Exercise(_), Stand::Exercise(tries), "again") => {
                let number = tries.number + 1;
                let fresh = Tries { lines: Vec::new(), verdict: None, number, ..tries.clone() };
                Ok(Outcome { stand: Stand::Exercise(fresh), scenes: Vec::new(), told: None })
            }
            _ => Err(unknown()),
        }
    }

    /// Why a piece cannot be chosen now. Changes nothing.
    pub fn why(&self, games: &Registry, stand: &Stand, beginning: &str) -> Result<Option<Told>, Refusal> {
        match (self.what, stand) {
            (What::Lesson(lesson), Stand::Lesson(place)) => self.course(games, lesson).why(place, beginning).map(Some),
            _ => {
                let scene = self.scene(games, stand)?;
                for tail in ["", " 1", " 2"] {
                    match scene.check(Some(self.seat()), &format!("{beginning}{tail}")) {
                        Ok(()) => return Ok(None),
                        Err(no) if no.code == Code::Illegal => return Err(no),
                        Err(_) => {}
                    }
                }
                Ok(None)
            }
        }
    }
}

impl From<Pressed> for Outcome {
    fn from(pressed: Pressed) -> Outcome {
        Outcome { stand: Stand::Lesson(pressed.at), scenes: pressed.scenes, told: pressed.told }
    }
}

impl From<Judged> for Outcome {
    fn from(judged: Judged) -> Outcome {
        Outcome { stand: Stand::Exercise(judged.tries), scenes: judged.scenes, told: None }
    }
}
