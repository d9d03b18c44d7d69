//! The record: a match as readable JSON, from which everything can be recomputed and checked.

use crate::matches::write_step;
use crate::plain_words;
use crate::{Actions, Chance, Code, Fairness, Forced, Game, Happenings, Match, Refusal, Seed, Setup, Turn, state_hash};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The version of the record's form.
pub const RECORD_VERSION: u32 = 1;

/// A match as readable JSON.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of the record's form.
    pub lascaux: u32,
    /// The game's name.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The hash of the component data.
    pub data: String,
    /// How many play.
    pub seats: u8,
    /// The settled options.
    pub options: Map<String, Value>,
    /// Where outcomes come from.
    pub chance: Chance,
    /// Who plays forced choices.
    pub forced: Forced,
    /// The seed.
    pub seed: Seed,
    /// The hash of the seed, as published before the first move.
    pub commitment: String,
    /// How the seed came about, where players mixed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fairness: Option<Fairness>,
    /// The position the match started from, where that was not the ordinary set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// The steps: `0 place hunt 3` for seat 0, `* dice 1 3 4` for chance.
    pub steps: Vec<String>,
    /// Whether the game has ended.
    pub over: bool,
    /// The hash of the last state.
    pub hash: String,
    /// The totals of the last state, by seat.
    pub totals: Vec<i32>,
}

impl Record {
    /// Reads a record's JSON text.
    pub fn parse(text: &str) -> Result<Record, Refusal> {
        serde_json::from_str(text).map_err(|error| {
            Refusal::new(Code::Record, format!("This is not a whole record: {}.", plain_words(&error)))
        })
    }

    /// Reads a record from a JSON value.
    pub fn from_value(value: Value) -> Result<Record, Refusal> {
        Record::deserialize(value).map_err(|error| {
            Refusal::new(Code::Record, format!("This is not a whole record: {}.", plain_words(&error)))
        })
    }

    /// The record as text, a step a line.
    pub fn text(&self) -> String {
        // A record is made of plain structures with text keys, which JSON can always hold.
        let mut text = serde_json::to_string_pretty(self).expect("a record is plain data");
        text.push('\n');
        text
    }
}

impl<G: Game> Match<G> {
    /// The record of the match so far.
    pub fn record(&self) -> Record {
        let state = self.state();
        let setup = self.setup();
        let standing = state.standing();
        let Ok(Value::Object(options)) = serde_json::to_value(&setup.options) else {
            unreachable!("options are a structure with text keys");
        };
        Record {
            lascaux: RECORD_VERSION,
            game: G::NAME.to_string(),
            rules: G::RULES,
            data: G::data_hash(setup.data).to_string(),
            seats: setup.seats,
            options,
            chance: setup.chance,
            forced: setup.forced,
            seed: setup.seed,
            commitment: setup.seed.commitment(),
            fairness: setup.fairness.clone(),
            position: setup
                .position
                .as_ref()
                .map(|position| serde_json::to_value(position).expect("a position is plain data")),
            steps: self.walk(0..self.steps().len()).map(|(_, before, step)| write_step(&before, &step)).collect(),
            over: state.turn() == Turn::Over,
            hash: state_hash(state),
            totals: standing.totals[..usize::from(standing.seats)].to_vec(),
        }
    }

    /// Plays a record again, checking every step, the seed, its commitment, the last hash and the totals.
    pub fn replay(record: &Record, data: &'static G::Data) -> Result<Match<G>, Refusal> {
        Match::repeat_all(record, data, |_| {})
    }

    /// The same; `tell` hears what happened at each step, with the state after it.
    pub fn replay_told(
        record: &Record,
        data: &'static G::Data,
        mut tell: impl FnMut(&G, &Happenings<G>),
    ) -> Result<Match<G>, Refusal> {
        Match::repeat_all(record, data, |again: &Match<G>| {
            tell(again.state(), &again.told_since(again.steps().len() - 1));
        })
    }

    fn repeat_all(
        record: &Record,
        data: &'static G::Data,
        mut after: impl FnMut(&Match<G>),
    ) -> Result<Match<G>, Refusal> {
        let mut again = Match::lay_out(setup_of(record, data)?)?;
        let mut actions = Actions::of::<G>();
        for (number, text) in record.steps.iter().enumerate() {
            again.repeat(text, &mut actions).map_err(|refusal| {
                refusal.with_code(Code::Record).after(format_args!("Step {} (\"{text}\"): ", number + 1))
            })?;
            after(&again);
        }
        compare(record, &again)?;
        Ok(again)
    }
}

/// The setup that a record names, if it belongs to this game, these rules and these data.
fn setup_of<G: Game>(record: &Record, data: &'static G::Data) -> Result<Setup<G>, Refusal> {
    let refuse = |message: String| Err(Refusal::new(Code::Record, message));
    if record.lascaux != RECORD_VERSION {
        return refuse(format!("The record has form {}, this program reads form {RECORD_VERSION}.", record.lascaux));
    }
    if record.game != G::NAME {
        return refuse(format!("The record is of \"{}\", not of \"{}\".", record.game, G::NAME));
    }
    if record.rules != G::RULES {
        return refuse(format!(
            "The record was played under version {} of the rules, this program has version {}.",
            record.rules,
            G::RULES
        ));
    }
    if record.data != G::data_hash(data) {
        return refuse("The record was played with other component data; name that file with --data.".to_string());
    }
    if record.commitment != record.seed.commitment() {
        return refuse("The seed is not the one that was committed to.".to_string());
    }
    let position = match &record.position {
        None => None,
        Some(value) => Some(G::Position::deserialize(value.clone()).map_err(|error| {
            Refusal::new(Code::Record, format!("The record's position cannot be read: {}.", plain_words(&error)))
        })?),
    };
    Ok(Setup {
        seats: record.seats,
        options: G::options(&record.options)?,
        data,
        seed: record.seed,
        fairness: record.fairness.clone(),
        chance: record.chance,
        forced: record.forced,
        position,
    })
}

/// Whether the replayed match came to where the record says it did.
fn compare<G: Game>(record: &Record, again: &Match<G>) -> Result<(), Refusal> {
    let refuse = |message: &str| Err(Refusal::new(Code::Record, message.to_string()));
    if again.unfinished_by_itself() {
        return refuse("The record breaks off: after its last step the match goes on by itself.");
    }
    let reached = again.record();
    if let Some(number) = (0..record.steps.len()).find(|&number| reached.steps[number] != record.steps[number]) {
        return Err(Refusal::new(
            Code::Record,
            format!("Step {} is written \"{}\" in full.", number + 1, reached.steps[number]),
        ));
    }
    if reached.over != record.over {
        return refuse("The record says otherwise whether the game has ended.");
    }
    if reached.totals != record.totals {
        return refuse("The totals are not those that the steps give.");
    }
    if reached.hash != record.hash {
        return refuse("The last state's hash is not the one that the steps give.");
    }
    if reached.options != record.options {
        return refuse("The record's options are not written out in full.");
    }
    Ok(())
}
