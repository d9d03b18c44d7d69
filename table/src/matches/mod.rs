//! A match: options, data, seed, and the list of actions and outcomes. Everything else is recomputed from that.

mod past;
mod step;

pub use past::Happened;
pub(crate) use step::carry_out;
pub use step::{Step, StepOf, write_step};

use crate::chapter::{CHAPTER, Chapter, begun};
use crate::words::WORDS;
use crate::{Actions, Chance, Code, Forced, Game, Happenings, Refusal, Said, Seat, Setup, Turn, said, state_hash};
use std::sync::Arc;
use step::outcomes;

/// A match in progress or finished.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    setup: Setup<G>,
    state: G,
    steps: Vec<StepOf<G>>,
    /// Copies of a match share those that are full.
    chapters: Vec<Arc<Chapter<G>>>,
    /// The steps that came from outside (not drawn, not forced): where an undo stops.
    given: Vec<usize>,
    /// Outcomes so far: the number of the next one.
    outcomes: u64,
}

impl<G: Game> Match<G> {
    /// Lays out the game and, with automatic chance, draws what the set-up needs.
    pub fn start(setup: Setup<G>) -> Result<(Match<G>, Happenings<G>), Refusal> {
        let mut begun = Match::lay_out(setup)?;
        begun.run();
        let happened = begun.told_since(0);
        Ok((begun, happened))
    }

    /// The game laid out, nothing drawn yet.
    pub(crate) fn lay_out(setup: Setup<G>) -> Result<Match<G>, Refusal> {
        if let Some(fairness) = &setup.fairness {
            fairness.verify(&setup.seed)?;
        }
        let state = match &setup.position {
            Some(position) => {
                let state = G::load(position, setup.data)?;
                if state.seats() != setup.seats || state.settled() != setup.options {
                    return Err(Refusal::new(
                        Code::Position,
                        "The position's seats and options are not those of the match.",
                    ));
                }
                state
            }
            None => G::new(setup.seats, &setup.options, setup.data)?,
        };
        Ok(Match { setup, state, steps: Vec::new(), chapters: Vec::new(), given: Vec::new(), outcomes: 0 })
    }

    /// What the match started from.
    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// The state now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// All steps so far.
    pub fn steps(&self) -> &[StepOf<G>] {
        &self.steps
    }

    /// The hash of the state now.
    pub fn hash(&self) -> String {
        state_hash(&self.state)
    }

    /// The legal actions, as canonical texts, sorted.
    pub fn legal(&self) -> Vec<String> {
        let mut actions = Actions::of::<G>();
        self.state.legal(&mut actions);
        let mut texts: Vec<String> = actions.iter().map(|&action| self.state.write_action(action)).collect();
        texts.sort_unstable();
        texts
    }

    /// Whether a player may act so now, and who that player is. With a seat, somebody else's move is refused.
    pub fn check(&self, seat: Option<Seat>, action: G::Action) -> Result<Seat, Refusal> {
        let mover = match self.state.turn() {
            Turn::Player(mover) => mover,
            Turn::Chance => return Err(self.out_of_turn(seat, action, said!(WORDS, "table-chance-awaited"))),
            Turn::Over => return Err(self.out_of_turn(seat, action, said!(WORDS, "table-over"))),
        };
        let seat = seat.unwrap_or(mover);
        if seat != mover {
            let why = said!(WORDS, "table-not-your-turn", seat = seat, mover = mover);
            return Err(self.out_of_turn(Some(seat), action, why));
        }
        self.state.check(seat, action)?;
        Ok(seat)
    }

    /// The table says that it is not that seat's turn, the game by which rule.
    #[cold]
    fn out_of_turn(&self, seat: Option<Seat>, action: G::Action, why: Said) -> Refusal {
        let verdict = self.state.check(seat.unwrap_or(Seat(0)), action).err();
        let rule = verdict.filter(|no| no.code == Code::WrongTurn).and_then(|no| no.rule);
        Refusal { code: Code::WrongTurn, rule, why }
    }

    /// A player acts, if [`Match::check`] allows it.
    pub fn act(&mut self, seat: Option<Seat>, action: G::Action) -> Result<Happenings<G>, Refusal> {
        self.act_untold(seat, action).map(|from| self.told_since(from))
    }

    /// The same, with the action as text.
    pub fn act_text(&mut self, seat: Option<Seat>, action: &str) -> Result<Happenings<G>, Refusal> {
        let action = self.state.read_action(action)?;
        self.act(seat, action)
    }

    /// The same, and nothing is told: the number of the first new step.
    pub(crate) fn act_untold(&mut self, seat: Option<Seat>, action: G::Action) -> Result<usize, Refusal> {
        let seat = self.check(seat, action)?;
        Ok(self.give(Step::Act(seat, action)))
    }

    /// An outcome is dictated; only where chance is manual.
    pub fn chance(&mut self, outcome: G::Outcome) -> Result<Happenings<G>, Refusal> {
        self.chance_untold(outcome).map(|from| self.told_since(from))
    }

    /// The same, with the outcome as text.
    pub fn chance_text(&mut self, outcome: &str) -> Result<Happenings<G>, Refusal> {
        let outcome = self.state.read_outcome(outcome)?;
        self.chance(outcome)
    }

    /// The same, and nothing is told: the number of the first new step.
    pub(crate) fn chance_untold(&mut self, outcome: G::Outcome) -> Result<usize, Refusal> {
        if self.setup.chance != Chance::Manual {
            return Err(Refusal::new(
                Code::WrongTurn,
                "This match draws its outcomes from the seed; start it with manual chance to dictate them.",
            ));
        }
        self.expect_chance()?;
        self.state.admit(outcome)?;
        Ok(self.give(Step::Chance(outcome)))
    }

    /// The seat whose last action can be taken back without anybody having learned anything from it: nothing was drawn
    /// since, nobody else has acted since, not even because nothing else was possible (that may have shown a card), and
    /// the end has not laid everything open.
    pub fn revocable(&self) -> Option<Seat> {
        if self.state.turn() == Turn::Over {
            return None;
        }
        let last = *self.given.last()?;
        match self.steps[last..] {
            [Step::Act(seat, _), ref forced @ ..] => {
                forced.iter().all(|step| matches!(step, Step::Act(other, _) if *other == seat)).then_some(seat)
            }
            _ => None,
        }
    }

    /// Takes back the last thing that came from outside, with all that followed from it by itself. Returns those steps
    /// as records write them.
    pub fn undo(&mut self) -> Result<Vec<String>, Refusal> {
        let Some(back_to) = self.given.pop() else {
            return Err(Refusal::new(Code::WrongTurn, "There is nothing to take back."));
        };
        let undone = self.walk(back_to..self.steps.len()).map(|(_, before, step)| write_step(&before, &step)).collect();
        self.state = self.reach(back_to);
        self.outcomes -= outcomes(&self.steps[back_to..]);
        self.steps.truncate(back_to);
        self.chapters = begun(&self.chapters, back_to);
        Ok(undone)
    }

    fn expect_chance(&self) -> Result<(), Refusal> {
        match self.state.turn() {
            Turn::Chance => Ok(()),
            Turn::Player(seat) => {
                Err(Refusal::new(Code::WrongTurn, format!("No outcome is awaited: seat {seat} is to move.")))
            }
            Turn::Over => Err(Refusal::new(Code::WrongTurn, "The game is over.")),
        }
    }

    /// The step that the match makes by itself now, if any: an outcome from the seed, or a forced choice. `actions` is
    /// room for a legal list.
    fn own_step(&self, actions: &mut Actions<G::Action>) -> Option<StepOf<G>> {
        match self.state.turn() {
            Turn::Chance if self.setup.chance == Chance::Auto => {
                let mut stream = self.setup.seed.stream(self.outcomes);
                Some(Step::Chance(self.state.sample(&mut stream)))
            }
            Turn::Player(seat) if self.setup.forced == Forced::Play => {
                self.state.legal(actions);
                match **actions {
                    [only] => Some(Step::Act(seat, only)),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Takes a step that came from outside, and all that follow from it by themselves. The number of the first.
    fn give(&mut self, step: StepOf<G>) -> usize {
        let number = self.steps.len();
        self.given.push(number);
        self.take(step);
        self.run();
        number
    }

    fn run(&mut self) {
        let mut actions = Actions::of::<G>();
        while let Some(step) = self.own_step(&mut actions) {
            self.take(step);
        }
    }

    fn take(&mut self, step: StepOf<G>) {
        if self.steps.len().is_multiple_of(CHAPTER) {
            if let Some(full) = self.chapters.last_mut() {
                Arc::make_mut(full).close();
            }
            self.chapters.push(Arc::new(Chapter::new(self.state.clone())));
            // Room for a chapter more, not for twice as many: there are thousands of matches.
            self.steps.reserve_exact(CHAPTER);
            self.given.reserve_exact(CHAPTER);
        }
        self.steps.push(step);
        self.outcomes += u64::from(matches!(step, Step::Chance(_)));
        if let Some(last) = self.chapters.last_mut() {
            Arc::make_mut(last).take(&mut self.state, step);
        }
    }

    /// Repeats a step of a record: checked as if it came from outside, and equal to what the match itself would do.
    /// `actions` is room for a legal list.
    pub(crate) fn repeat(&mut self, text: &str, actions: &mut Actions<G::Action>) -> Result<(), Refusal> {
        let own = self.own_step(actions);
        let step = self.read_step(text)?;
        match step {
            Step::Act(seat, action) => {
                if self.state.turn() != Turn::Player(seat) {
                    return Err(Refusal::new(Code::WrongTurn, "That seat is not to move."));
                }
                self.state.check(seat, action)?;
            }
            Step::Chance(outcome) => {
                self.expect_chance()?;
                self.state.admit(outcome)?;
            }
        }
        match own {
            Some(own) if own != step => {
                return Err(Refusal::new(
                    Code::Record,
                    format!("The seed and the rules give \"{}\".", self.write_step(&own)),
                ));
            }
            Some(_) => {}
            None => self.given.push(self.steps.len()),
        }
        self.take(step);
        Ok(())
    }

    /// Whether the match would go on by itself from here: true for a record that was cut short.
    pub(crate) fn unfinished_by_itself(&self) -> bool {
        self.own_step(&mut Actions::of::<G>()).is_some()
    }

    /// A step as records write it: `0 place hunt 3` for seat 0, `* dice 1 3 4` for chance. Written in the state now.
    pub(crate) fn write_step(&self, step: &StepOf<G>) -> String {
        write_step(&self.state, step)
    }

    fn read_step(&self, text: &str) -> Result<StepOf<G>, Refusal> {
        let (who, what) = text
            .split_once(' ')
            .ok_or_else(|| Refusal::new(Code::Record, "A step is a seat or a star, a space, and a text."))?;
        if who == "*" {
            return self.state.read_outcome(what).map(Step::Chance);
        }
        let seat: u8 =
            who.parse().map_err(|_| Refusal::new(Code::Record, "A step begins with a seat's number or a star."))?;
        Ok(Step::Act(Seat(seat), self.state.read_action(what)?))
    }
}
