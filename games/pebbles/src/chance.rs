//! What chance can say: a throw of the die.

use crate::WORDS;
use crate::state::{Pebbles, Stage};
use lascaux_table::{Refusal, Rng, below, said};

/// The face that the die shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome(pub u8);

impl Pebbles {
    pub(crate) fn list_outcomes(&self, into: &mut Vec<(Outcome, f64)>) {
        into.clear();
        let faces = self.data.figures.die_faces;
        if self.stage == Stage::Throw {
            into.extend((1..=faces).map(|face| (Outcome(face), 1.0 / f64::from(faces))));
        }
    }

    pub(crate) fn throw(&self, rng: &mut impl Rng) -> Outcome {
        Outcome(1 + below(rng, self.data.figures.die_faces.into()) as u8)
    }

    pub(crate) fn admits(&self, Outcome(face): Outcome) -> Result<(), Refusal> {
        match self.stage {
            Stage::Throw if (1..=self.data.figures.die_faces).contains(&face) => Ok(()),
            Stage::Throw => Err(Refusal::rule("PB-2.2", said!(WORDS, "pb-no-face", n = self.data.figures.die_faces))),
            _ => Err(Refusal::rule("PB-2.2", said!(WORDS, "pb-no-throw"))),
        }
    }
}
