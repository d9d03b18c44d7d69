//! Where a learner stands, and the match played to there.

use super::{Free, Kind, Lesson, Start};
use crate::{AnyMatch, Chance, Code, NewMatch, Refusal, Registry, Seat, Seed, Turn};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Where a learner stands in a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Place {
    /// The step that waits.
    pub step: usize,
    /// What the learner chose where the lesson left a choice, and where not: one action for each step so far.
    pub acts: Vec<String>,
    /// What was decided in the free part, as records write it.
    pub free: Vec<String>,
    /// Presses so far that were not what the step asks for.
    pub misses: u8,
    /// How often anything was pressed: the number of the picture.
    pub number: u64,
}

/// A match as it stands for a learner.
pub type Scene = Box<dyn AnyMatch>;

/// Bots that act for the others.
pub type Others<'a> = &'a mut dyn FnMut(&dyn AnyMatch, &str) -> Result<String, Refusal>;

/// Plays a line of a record.
pub(super) fn play(game: &mut dyn AnyMatch, line: &str) -> Result<(), Refusal> {
    let bad = || Refusal::new(Code::Record, format!("\"{line}\" is no step of a record."));
    let (who, what) = line.split_once(' ').ok_or_else(bad)?;
    match who {
        "*" => game.chance(what)?,
        seat => game.act(Some(Seat(seat.parse().map_err(|_| bad())?)), what)?,
    };
    Ok(())
}

/// A match from a position, with dictated chance or drawn from a seed.
pub(super) fn load(games: &Registry, game: &str, position: &Value, seed: Option<u64>) -> Result<Scene, Refusal> {
    let chance = if seed.is_some() { Chance::Auto } else { Chance::Manual };
    let order = NewMatch { seed: seed.map(Seed::Number), chance, ..NewMatch::default() };
    Ok(games.get(game)?.load(position, &order)?.0)
}

/// The round that is played.
fn round(game: &dyn AnyMatch) -> Value {
    game.state()["round"].take()
}

impl Lesson {
    /// The match as the learner finds it.
    pub fn begin(&self, games: &Registry, game: &str) -> Result<Scene, Refusal> {
        let mut begun = match &self.start {
            Start::Position { position } => load(games, game, position, None)?,
            Start::New { seats, options } => {
                let order = NewMatch {
                    seats: *seats,
                    options: options.clone(),
                    seed: Some(Seed::Number(1)),
                    chance: Chance::Manual,
                    ..NewMatch::default()
                };
                games.get(game)?.start(&order)?.0
            }
        };
        for line in &self.setup {
            play(&mut *begun, line)?;
        }
        Ok(begun)
    }

    /// Plays what a step brings by itself.
    pub(super) fn happen(&self, games: &Registry, game: &str, step: usize, mut scene: Scene) -> Result<Scene, Refusal> {
        match &self.steps[step].kind {
            Kind::Other { line } | Kind::Roll { line } => play(&mut *scene, line)?,
            Kind::Hidden { lines } => {
                for line in lines {
                    play(&mut *scene, line)?;
                }
            }
            Kind::Position { position } => scene = load(games, game, position, None)?,
            _ => {}
        }
        Ok(scene)
    }

    /// The match as it stands where a learner is.
    pub fn stand(&self, games: &Registry, game: &str, at: &Place) -> Result<Scene, Refusal> {
        let mut scene = self.begin(games, game)?;
        let mut acts = at.acts.iter();
        for (index, step) in self.steps.iter().enumerate().take(at.step + 1) {
            let is_past = index < at.step;
            match &step.kind {
                Kind::Do { accept, .. } if is_past => {
                    let act = acts.next().or(accept.first()).map_or("", String::as_str);
                    scene.act(Some(self.learner), act)?;
                }
                Kind::Free(free) => scene = self.played_on(games, game, &*scene, (free, &at.free), is_past)?,
                _ if is_past || step.is_played() => scene = self.happen(games, game, index, scene)?,
                _ => {}
            }
        }
        Ok(scene)
    }

    /// The free part: the same position with real chance, played on as it was. Once it has ended, as it stood at its end.
    fn played_on(
        &self,
        games: &Registry,
        game: &str,
        from: &dyn AnyMatch,
        (free, lines): (&Free, &[String]),
        is_past: bool,
    ) -> Result<Scene, Refusal> {
        let mut scene = load(games, game, &from.state(), Some(free.seed))?;
        for line in lines {
            play(&mut *scene, line)?;
        }
        match end_of(&*scene, &round(from))? {
            Some(end) if is_past => scene.at(end),
            _ => Ok(scene),
        }
    }

    /// Lets the others act until the learner is asked or the round has ended. What they did, and whether it has ended.
    pub(super) fn others(
        &self,
        free: &Free,
        from: &Value,
        scene: &mut Scene,
        bots: Others,
    ) -> Result<(Vec<(String, Scene)>, bool), Refusal> {
        let mut done = Vec::new();
        loop {
            if round(&**scene) != *from {
                return Ok((done, true));
            }
            let seat = match scene.turn() {
                Turn::Player(seat) if seat != self.learner => seat,
                turn => return Ok((done, turn == Turn::Over)),
            };
            let legal = scene.legal();
            let ready = free.answers.iter().find(|answer| legal.contains(answer));
            let action = match ready {
                Some(answer) => answer.clone(),
                None => bots(&**scene, &free.bot)?,
            };
            scene.act(Some(seat), &action)?;
            done.push((format!("{seat} {action}"), scene.copy()));
        }
    }

    /// The round in which the free part is played.
    pub(super) fn round_of(&self, games: &Registry, game: &str, at: &Place) -> Result<Value, Refusal> {
        let begun = self.stand(games, game, &Place { free: Vec::new(), ..at.clone() })?;
        Ok(round(&*begun))
    }

    /// The stars that the free part has won: the match as [`Lesson::stand`] hands it out at the end.
    pub fn stars(&self, ended: &dyn AnyMatch) -> Result<Vec<bool>, Refusal> {
        self.stars.iter().map(|star| star.is_won(ended)).collect()
    }
}

/// The number of steps after which the round was over; none while it goes on. Rounds only ever go up.
fn end_of(game: &dyn AnyMatch, first: &Value) -> Result<Option<usize>, Refusal> {
    let count = game.step_count();
    if round(game) == *first {
        return Ok((game.turn() == Turn::Over).then_some(count));
    }
    let (mut before, mut after) = (0, count);
    while after - before > 1 {
        let middle = before.midpoint(after);
        if round(&*game.at(middle)?) == *first { before = middle } else { after = middle }
    }
    Ok(Some(after))
}
