//! What a press of a learner comes to.

use super::course::{Others, Place, Scene};
use super::{Kind, Lesson, Step};
use crate::{Code, Refusal, Registry};

/// What a learner presses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Press {
    /// An action at the table.
    Act(String),
    /// On with the lesson.
    Next,
    /// An answer to a guess, from 0.
    Guess(usize),
    /// Show me.
    Show,
}

/// How an answer is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// It was what the step asked for.
    Right,
    /// It was not, and nothing is lost.
    Almost,
}

/// An answer to a press.
#[derive(Clone, Debug)]
pub struct Told {
    /// How it is meant.
    pub tone: Tone,
    /// The key of what is said.
    pub key: Option<String>,
    /// What the rules say to it, where the lesson has no words of its own.
    pub refusal: Option<Refusal>,
    /// The rule that refuses it.
    pub rule: Option<String>,
}

/// What a press came to.
pub struct Pressed {
    /// Where the learner stands now.
    pub at: Place,
    /// The match after everything that happened, one after another; the last is how it stands. Nothing if nothing happened.
    pub scenes: Vec<Scene>,
    /// What is answered.
    pub told: Option<Told>,
}

/// After so many misses a hint is added.
pub const HINT_AFTER: u8 = 2;
/// After so many, the way to be shown it is the one that glows.
pub const SHOW_AFTER: u8 = 4;

/// Whether a press of a list means this action; one that ends with a star means all that begin like it.
fn means(press: &str, action: &str) -> bool {
    match press.strip_suffix('*') {
        Some(beginning) => action.starts_with(beginning),
        None => press == action,
    }
}

/// A lesson, and what it is played with.
pub struct Course<'a> {
    /// The lesson.
    pub lesson: &'a Lesson,
    /// Its game.
    pub game: &'a str,
    /// The games.
    pub games: &'a Registry,
}

impl Course<'_> {
    fn key(&self, step: &Step, field: &str) -> Option<String> {
        step.has(field).then(|| self.lesson.key(&step.id, field))
    }

    fn right(&self, step: &Step, field: &str) -> Option<Told> {
        self.key(step, field).map(|key| Told { tone: Tone::Right, key: Some(key), refusal: None, rule: None })
    }

    /// What a press comes to.
    pub fn press(&self, at: &Place, press: &Press, bots: Others) -> Result<Pressed, Refusal> {
        let mut scene = self.lesson.stand(self.games, self.game, at)?;
        let Some(step) = self.lesson.steps.get(at.step) else { return Err(elsewhere()) };
        let mut next = Place { number: at.number + 1, ..at.clone() };
        match (&step.kind, press) {
            (Kind::Do { accept, .. }, Press::Act(_) | Press::Show) => {
                let action = match press {
                    Press::Act(action) if !accept.contains(action) => {
                        next.misses = next.misses.saturating_add(1);
                        let told = self.miss(step, &*scene, action);
                        return Ok(Pressed { at: next, scenes: Vec::new(), told: Some(told) });
                    }
                    Press::Act(action) => action,
                    _ => &accept[0],
                };
                scene.act(Some(self.lesson.learner), action)?;
                next.acts.push(action.clone());
                let first = scene.copy();
                self.advance(next, scene, vec![first], self.right(step, "right"), bots)
            }
            (Kind::Roll { .. }, Press::Next | Press::Show) => {
                let scene = self.lesson.happen(self.games, self.game, at.step, scene)?;
                let first = scene.copy();
                self.advance(next, scene, vec![first], self.right(step, "after"), bots)
            }
            (Kind::Ask { options }, Press::Guess(_) | Press::Show) => {
                let number = match press {
                    Press::Guess(number) if *number < options.len() => *number,
                    _ => options.iter().position(|option| option.right).unwrap_or_default(),
                };
                let tone = if options[number].right { Tone::Right } else { Tone::Almost };
                let key = Some(self.lesson.key(&step.id, &format!("option-{}", number + 1)));
                let told = Told { tone, key, refusal: None, rule: None };
                self.advance(next, scene, Vec::new(), Some(told), bots)
            }
            (Kind::Free(free), Press::Act(_) | Press::Show) => {
                let action = match press {
                    Press::Act(action) => action.clone(),
                    _ => bots(&*scene, &free.bot)?,
                };
                scene.act(Some(self.lesson.learner), &action)?;
                next.free.push(format!("{} {action}", self.lesson.learner));
                let first = scene.copy();
                self.go_on(next, scene, vec![first], bots)
            }
            (Kind::Say | Kind::Other { .. } | Kind::Position { .. }, Press::Next | Press::Show) => {
                self.advance(next, scene, Vec::new(), None, bots)
            }
            _ => Err(elsewhere()),
        }
    }

    /// What is answered to a press that the step does not ask for. Nothing is changed by it.
    pub fn miss(&self, step: &Step, scene: &dyn crate::AnyMatch, action: &str) -> Told {
        let Kind::Do { wrong, .. } = &step.kind else {
            let refusal = scene.check(Some(self.lesson.learner), action).err();
            let rule = refusal.as_ref().and_then(|no| no.rule.as_ref()).map(ToString::to_string);
            return Told { tone: Tone::Almost, key: None, refusal, rule };
        };
        let fitting = wrong.iter().enumerate().filter(|(_, one)| means(&one.press, action));
        if let Some((number, found)) = fitting.max_by_key(|(_, one)| one.press.len()) {
            let key = Some(self.lesson.key(&step.id, &format!("wrong-{}", number + 1)));
            return Told { tone: Tone::Almost, key, refusal: None, rule: found.rule.clone() };
        }
        let refusal = scene.check(Some(self.lesson.learner), action).err();
        let rule = refusal.as_ref().and_then(|no| no.rule.as_ref()).map(ToString::to_string);
        Told { tone: Tone::Almost, key: self.key(step, "otherwise"), refusal, rule }
    }

    /// What is answered to the press of a piece that stands for actions beginning with these words, none of which can be
    /// taken now.
    pub fn why(&self, at: &Place, beginning: &str) -> Result<Told, Refusal> {
        let scene = self.lesson.stand(self.games, self.game, at)?;
        let Some(step) = self.lesson.steps.get(at.step) else { return Err(elsewhere()) };
        let begins =
            |press: &str| press.strip_prefix(beginning).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
        if let Kind::Do { wrong, .. } = &step.kind
            && let Some(found) = wrong.iter().find(|one| begins(&one.press))
        {
            return Ok(self.miss(step, &*scene, &found.press));
        }
        // With a number behind it, it may be a whole action.
        let whole = ["", " 1", " 2"].map(|tail| format!("{beginning}{tail}"));
        let illegal =
            |action: &&String| scene.check(Some(self.lesson.learner), action).is_err_and(|no| no.code == Code::Illegal);
        let action = whole.iter().find(illegal).unwrap_or(&whole[0]);
        Ok(self.miss(step, &*scene, action))
    }

    /// Goes on after the step until the learner is waited for again.
    fn advance(
        &self,
        mut at: Place,
        mut scene: Scene,
        mut scenes: Vec<Scene>,
        told: Option<Told>,
        bots: Others,
    ) -> Result<Pressed, Refusal> {
        at.misses = 0;
        loop {
            at.step += 1;
            let Some(step) = self.lesson.steps.get(at.step) else { return Err(elsewhere()) };
            if let Kind::Free(_) = step.kind {
                let scene = self.lesson.stand(self.games, self.game, &at)?;
                let pressed = self.go_on(at, scene, scenes, bots)?;
                return Ok(Pressed { told, ..pressed });
            }
            if step.is_played() {
                scene = self.lesson.happen(self.games, self.game, at.step, scene)?;
                if !matches!(step.kind, Kind::Hidden { .. }) {
                    scenes.push(scene.copy());
                }
            }
            if step.waits() {
                return Ok(Pressed { at, scenes, told });
            }
        }
    }

    /// The free part goes on: the others act, and when the round is over, so is it.
    fn go_on(&self, mut at: Place, mut scene: Scene, mut scenes: Vec<Scene>, bots: Others) -> Result<Pressed, Refusal> {
        let Kind::Free(free) = &self.lesson.steps[at.step].kind else { return Err(elsewhere()) };
        let round = self.lesson.round_of(self.games, self.game, &at)?;
        let (done, is_over) = self.lesson.others(free, &round, &mut scene, bots)?;
        for (line, after) in done {
            at.free.push(line);
            scenes.push(after);
        }
        if is_over {
            at.step += 1;
            scenes.push(self.lesson.stand(self.games, self.game, &at)?);
        }
        Ok(Pressed { at, scenes, told: None })
    }
}

/// The refusal of a press that has no meaning here.
fn elsewhere() -> Refusal {
    Refusal::new(Code::WrongTurn, "The lesson does not ask for that now.")
}
