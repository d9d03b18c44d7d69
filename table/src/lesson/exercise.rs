//! Exercises: a position, a goal, and a judge.

use super::course::{Others, Scene, load, play};
use super::stars::Op;
use crate::{AnyMatch, Code, Refusal, Registry, Seat, Turn};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// An exercise.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exercise {
    /// Its name in addresses and keys.
    pub id: String,
    /// The learner's seat.
    pub seat: Seat,
    /// Who judges.
    judge: Judge,
    /// One best way, as records write it, with what the others and chance say to it.
    pub solution: Vec<String>,
    /// The position.
    position: Value,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Way {
    /// The first action decides.
    Best,
    /// So many actions decide together.
    Sequence,
    /// The state has to become such.
    Goal,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Judge {
    kind: Way,
    /// The best first actions.
    #[serde(default)]
    best: Vec<String>,
    /// Good ones.
    #[serde(default)]
    good: Vec<String>,
    /// Bad ones, each with a sentence of its own.
    #[serde(default)]
    bad: Vec<String>,
    /// The best sequences.
    #[serde(default)]
    sequences: Vec<Vec<String>>,
    /// What other sequences are measured by.
    points: Option<Points>,
    /// What holds when the goal is reached.
    #[serde(default)]
    checks: Vec<Check>,
    /// The action by which the learner says that it is done.
    ends: Option<String>,
    /// Questions that only come when the goal is missed.
    #[serde(default)]
    fails: Vec<String>,
    /// What every die shows.
    dice: Option<u8>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Points {
    path: Vec<Value>,
    best: i64,
    tolerance: i64,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Check {
    path: Vec<Value>,
    op: Op,
    is: Value,
}

/// What lies at the end of a way through a state.
pub(super) fn at<'a>(state: &'a Value, path: &[Value]) -> &'a Value {
    path.iter().fold(state, |value, key| match (key.as_str(), key.as_u64()) {
        (Some(name), _) => &value[name],
        (_, Some(index)) => &value[index as usize],
        _ => &Value::Null,
    })
}

/// Where a learner stands in an exercise.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tries {
    /// What was played in this try, as records write it.
    pub lines: Vec<String>,
    /// Tries that have ended.
    pub ended: u8,
    /// Whether a way was shown.
    pub shown: bool,
    /// How this try ended, if it has.
    pub verdict: Option<Verdict>,
    /// How often anything was pressed: the number of the picture.
    pub number: u64,
}

/// How a try ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// As well as it can be done.
    Best,
    /// Well.
    Good,
    /// By a bad action, from 1, which has a sentence of its own.
    Bad(usize),
    /// Not.
    Missed,
}

/// What an action came to.
pub struct Judged {
    /// Where the learner stands now.
    pub tries: Tries,
    /// The match after everything that happened, one after another.
    pub scenes: Vec<Scene>,
}

/// An exercise, and what it is played with.
pub struct Attempt<'a> {
    /// The exercise.
    pub exercise: &'a Exercise,
    /// Its game.
    pub game: &'a str,
    /// The games.
    pub games: &'a Registry,
}

impl Exercise {
    /// The key of a text.
    pub fn key(&self, field: &str) -> String {
        format!("exercise-{}-{field}", self.id)
    }

    /// All keys of its texts, for a test.
    pub fn keys(&self) -> Vec<String> {
        let bad = (1..=self.judge.bad.len()).map(|number| self.key(&format!("bad-{number}")));
        ["title", "goal", "explain"].into_iter().map(|field| self.key(field)).chain(bad).collect()
    }

    /// Every action that is judged in a way of its own, for a test.
    pub fn judged(&self) -> Vec<&str> {
        let first = self.judge.sequences.iter().filter_map(|sequence| sequence.first());
        let lists = [&self.judge.best, &self.judge.good, &self.judge.bad];
        lists.into_iter().flatten().chain(first).map(String::as_str).collect()
    }

    /// Whether the goal is reached.
    pub fn is_reached(&self, scene: &dyn AnyMatch) -> bool {
        let state = scene.state();
        self.judge.checks.iter().all(|check| check.op.holds(at(&state, &check.path), &check.is))
    }

    /// The stars of a verdict: three for the best at the first try, fewer for later ones and for what was shown.
    pub fn stars(&self, tries: &Tries) -> u8 {
        let most = match (tries.shown, tries.ended) {
            (true, _) => 1,
            (_, 0 | 1) => 3,
            (_, 2) => 2,
            _ => 1,
        };
        match tries.verdict {
            Some(Verdict::Best) => most,
            Some(Verdict::Good) => most.min(2),
            _ => 0,
        }
    }

    /// The learner's own actions of a list of lines.
    fn own<'l>(&self, lines: &'l [String]) -> Vec<&'l str> {
        let seat = format!("{} ", self.seat);
        lines.iter().filter_map(|line| line.strip_prefix(&seat)).collect()
    }
}

impl Attempt<'_> {
    /// The match as it stands in a try.
    pub fn stand(&self, tries: &Tries) -> Result<Scene, Refusal> {
        let mut scene = load(self.games, self.game, &self.exercise.position, None)?;
        for line in &tries.lines {
            play(&mut *scene, line)?;
        }
        Ok(scene)
    }

    /// The learner acts.
    pub fn act(&self, tries: &Tries, action: &str, bots: Others) -> Result<Judged, Refusal> {
        if tries.verdict.is_some() {
            return Err(Refusal::new(Code::WrongTurn, "This try has ended."));
        }
        let mut scene = self.stand(tries)?;
        let mut next = Tries { number: tries.number + 1, ..tries.clone() };
        let is_end = self.exercise.judge.ends.as_deref() == Some(action);
        if is_end {
            scene.check(Some(self.exercise.seat), action)?;
            let best = self.exercise.is_reached(&*scene);
            end(&mut next, if best { Verdict::Best } else { Verdict::Missed });
            return Ok(Judged { tries: next, scenes: vec![scene] });
        }
        scene.act(Some(self.exercise.seat), action)?;
        next.lines.push(format!("{} {action}", self.exercise.seat));
        let mut scenes = vec![scene.copy()];
        // What decides is judged before anybody answers it.
        let mut verdict = self.verdict(&next, &*scene, action);
        while verdict.is_none() && !self.is_asked(&*scene) && scene.turn() != Turn::Over {
            let line = self.answer(&mut scene, &next.lines, bots)?;
            next.lines.push(line);
            scenes.push(scene.copy());
            verdict = self.verdict(&next, &*scene, action);
        }
        if let Some(verdict) = verdict {
            end(&mut next, verdict);
        }
        Ok(Judged { tries: next, scenes })
    }

    /// Shows the solution.
    pub fn show(&self, tries: &Tries) -> Result<Judged, Refusal> {
        let mut next = Tries { number: tries.number + 1, shown: true, lines: Vec::new(), ..tries.clone() };
        let mut scene = self.stand(&next)?;
        let mut scenes = Vec::new();
        for line in &self.exercise.solution {
            play(&mut *scene, line)?;
            next.lines.push(line.clone());
            scenes.push(scene.copy());
        }
        end(&mut next, Verdict::Best);
        Ok(Judged { tries: next, scenes })
    }

    fn is_asked(&self, scene: &dyn AnyMatch) -> bool {
        scene.turn() == Turn::Player(self.exercise.seat)
    }

    /// Chance or somebody else says something: as in the solution where that is possible. What was said.
    fn answer(&self, scene: &mut Scene, lines: &[String], bots: Others) -> Result<String, Refusal> {
        let Turn::Player(seat) = scene.turn() else { return self.chance(scene, lines) };
        let mine = format!("{seat} ");
        let legal = scene.legal();
        let known = self.exercise.solution.iter().filter_map(|line| line.strip_prefix(&mine));
        let action = match known.into_iter().find(|action| legal.iter().any(|one| one == action)) {
            Some(action) => action.to_string(),
            None => bots(&**scene, "easy")?,
        };
        scene.act(Some(seat), &action)?;
        Ok(format!("{seat} {action}"))
    }

    /// Dice fall as the exercise says, cards as in its solution, and otherwise the first that can.
    fn chance(&self, scene: &mut Scene, lines: &[String]) -> Result<String, Refusal> {
        let dice = self.exercise.judge.dice.into_iter();
        let thrown = dice.flat_map(|pip| (1..=12).map(move |many| format!("dice{}", format!(" {pip}").repeat(many))));
        let solved = self.exercise.solution.iter().filter(|line| !lines.contains(line));
        let solved = solved.filter_map(|line| line.strip_prefix("* ").map(str::to_string));
        let listed = scene.outcomes()?.unwrap_or_default().into_iter().map(|(outcome, _)| outcome);
        for outcome in thrown.chain(solved).chain(listed) {
            if scene.chance(&outcome).is_ok() {
                return Ok(format!("* {outcome}"));
            }
        }
        Err(Refusal::new(Code::Position, "Chance has nothing to say here."))
    }

    /// Whether the try has ended, and how.
    fn verdict(&self, tries: &Tries, scene: &dyn AnyMatch, action: &str) -> Option<Verdict> {
        let judge = &self.exercise.judge;
        let own = self.exercise.own(&tries.lines);
        if let Some(number) = judge.bad.iter().position(|bad| bad == action) {
            return Some(Verdict::Bad(number + 1));
        }
        let is = |list: &[String], first: &str| list.iter().any(|one| one == first);
        let first = own.first().copied().unwrap_or_default();
        match judge.kind {
            Way::Best if is(&judge.best, first) => Some(Verdict::Best),
            Way::Best if is(&judge.good, first) => Some(Verdict::Good),
            Way::Best => Some(Verdict::Missed),
            Way::Sequence => {
                let long = judge.sequences.first().map_or(1, Vec::len);
                (own.len() >= long || !self.is_asked(scene)).then(|| self.measured(&own, scene))
            }
            Way::Goal if judge.ends.is_none() && self.exercise.is_reached(scene) => {
                let is_best = judge.best.is_empty() || is(&judge.best, first);
                Some(if is_best { Verdict::Best } else { Verdict::Good })
            }
            Way::Goal => {
                let most = 2 * self.exercise.own(&self.exercise.solution).len() + 2;
                let asked = scene.turn_json()["what"].take();
                let failed = judge.fails.iter().any(|what| asked == *what.as_str());
                (failed || own.len() >= most || scene.turn() == Turn::Over).then_some(Verdict::Missed)
            }
        }
    }

    /// A sequence that is not the best may bring as many points, or nearly: the rest as in the solution tells.
    fn measured(&self, own: &[&str], scene: &dyn AnyMatch) -> Verdict {
        let judge = &self.exercise.judge;
        if judge.sequences.iter().any(|sequence| sequence == own) {
            return Verdict::Best;
        }
        let Some(points) = &judge.points else { return Verdict::Missed };
        let mut rest = scene.copy();
        let mine = format!("{} ", self.exercise.seat);
        let decided = judge.sequences.first().map_or(1, Vec::len);
        let mut left = decided;
        for line in &self.exercise.solution {
            if left > 0 && line.starts_with(&mine) {
                left -= 1;
            } else if play(&mut *rest, line).is_err() {
                return Verdict::Missed;
            }
        }
        let state = rest.state();
        let value = at(&state, &points.path).as_i64().unwrap_or(i64::MIN);
        if value >= points.best - points.tolerance { Verdict::Good } else { Verdict::Missed }
    }
}

fn end(tries: &mut Tries, verdict: Verdict) {
    tries.verdict = Some(verdict);
    tries.ended = tries.ended.saturating_add(1);
}
