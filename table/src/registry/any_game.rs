//! A game, whichever it is: what doors can ask of it.

use super::AnyMatch;
use crate::lesson::Teaching;
use crate::plain_words;
use crate::{
    Actions, BadGame, Chance, Code, Endings, Forced, Game, Match, Record, Refusal, Seed, Setup, Tally, endings, playout,
};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::any::Any;

/// A request for a new match, in the words of a door.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct NewMatch {
    /// How many play.
    pub seats: u8,
    /// Options as they were said.
    pub options: Map<String, Value>,
    /// The seed; 0 if nothing was said.
    pub seed: Option<Seed>,
    /// Where outcomes come from.
    pub chance: Chance,
    /// Who plays forced choices.
    pub forced: Forced,
}

/// A request for random games.
#[derive(Clone, Debug)]
pub struct PlayoutOrder {
    /// How many play.
    pub seats: u8,
    /// Options as they were said.
    pub options: Map<String, Value>,
    /// The seed of all choices and outcomes.
    pub seed: u64,
}

/// A game in the registry.
pub trait AnyGame: Send + Sync {
    /// The name in requests and records.
    fn name(&self) -> &'static str;
    /// The name for people.
    fn title(&self) -> &'static str;
    /// The version of the rules that are played here.
    fn rules(&self) -> u32;
    /// The hash of the component data that are played with here.
    fn data_hash(&self) -> &str;
    /// The letters before the numbers of its rules.
    fn prefix(&self) -> &'static str;
    /// Whether players are offered it.
    fn is_shown(&self) -> bool;
    /// The component data that are played with here: a `&'static G::Data`, for whoever knows the game.
    fn data(&self) -> &dyn Any;
    /// Lessons and exercises, where it has any.
    fn teaching(&self) -> Option<&'static Teaching>;
    /// Name, seats, options with allowed values and defaults.
    fn about(&self) -> Value;
    /// The grammar of actions and outcomes, with examples.
    fn notation(&self) -> Value;
    /// Starts a match; also tells what the set-up drew.
    fn start(&self, order: &NewMatch) -> Result<(Box<dyn AnyMatch>, Vec<Value>), Refusal>;
    /// Starts a match from a position.
    fn load(&self, position: &Value, order: &NewMatch) -> Result<(Box<dyn AnyMatch>, Vec<Value>), Refusal>;
    /// Plays a record again, checking every step.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Refusal>;
    /// Plays a record again and tells it in sentences, a paragraph a step.
    fn narrate(&self, record: &Record, tell: &mut dyn FnMut(Vec<String>)) -> Result<Box<dyn AnyMatch>, Refusal>;
    /// Plays random games until `enough` says so; it is asked after every game.
    fn playouts(&self, order: &PlayoutOrder, enough: &mut dyn FnMut(&Tally) -> bool) -> Result<Tally, Refusal>;
    /// Plays the random games of these numbers, spread over all seats and options, each to its end (see [`endings`]).
    fn endings(
        &self,
        numbers: &mut dyn Iterator<Item = u64>,
        most: u64,
        played: &mut dyn FnMut(),
    ) -> Result<Endings, BadGame>;
}

/// A game with the component data that are played with here.
pub(super) struct WithData<G: Game> {
    pub data: &'static G::Data,
}

impl<G: Game> WithData<G> {
    fn setup(&self, order: &NewMatch) -> Result<Setup<G>, Refusal> {
        Ok(Setup {
            seats: order.seats,
            options: G::options(&order.options)?,
            data: self.data,
            seed: order.seed.unwrap_or(Seed::Number(0)),
            fairness: None,
            chance: order.chance,
            forced: order.forced,
            position: None,
        })
    }

    fn open(&self, setup: Setup<G>) -> Result<(Box<dyn AnyMatch>, Vec<Value>), Refusal> {
        let (begun, happened) = Match::start(setup)?;
        let told = happened.iter().map(|one| one.json::<G>(self.data)).collect();
        Ok((Box::new(begun), told))
    }
}

impl<G: Game> AnyGame for WithData<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn data_hash(&self) -> &str {
        G::data_hash(self.data)
    }

    fn prefix(&self) -> &'static str {
        G::PREFIX
    }

    fn is_shown(&self) -> bool {
        G::SHOWN
    }

    fn data(&self) -> &dyn Any {
        &self.data
    }

    fn teaching(&self) -> Option<&'static Teaching> {
        G::teaching()
    }

    fn about(&self) -> Value {
        json!({
            "name": G::NAME,
            "title": G::TITLE,
            "seats": {"min": G::MIN_SEATS, "max": G::MAX_SEATS},
            "rules": G::RULES,
            "data": G::data_hash(self.data),
            "options": G::option_specs(),
        })
    }

    fn notation(&self) -> Value {
        let grammar = G::grammar();
        let words: Map<String, Value> =
            grammar.words.iter().map(|(word, meaning)| (word.to_string(), Value::from(*meaning))).collect();
        json!({"actions": grammar.actions, "outcomes": grammar.outcomes, "words": words})
    }

    fn start(&self, order: &NewMatch) -> Result<(Box<dyn AnyMatch>, Vec<Value>), Refusal> {
        self.open(self.setup(order)?)
    }

    fn load(&self, position: &Value, order: &NewMatch) -> Result<(Box<dyn AnyMatch>, Vec<Value>), Refusal> {
        let position = G::Position::deserialize(position.clone()).map_err(|error| {
            Refusal::new(Code::Position, format!("The position cannot be read: {}.", plain_words(&error)))
        })?;
        let state = G::load(&position, self.data)?;
        let mut setup = self.setup(&NewMatch { options: Map::new(), ..order.clone() })?;
        setup.seats = state.seats();
        setup.options = state.settled();
        setup.position = Some(position);
        self.open(setup)
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Refusal> {
        Ok(Box::new(Match::<G>::replay(record, self.data)?))
    }

    fn narrate(&self, record: &Record, tell: &mut dyn FnMut(Vec<String>)) -> Result<Box<dyn AnyMatch>, Refusal> {
        let again = Match::<G>::replay_told(record, self.data, |_, happened| {
            tell(happened.iter().map(|one| one.sentence::<G>(self.data)).collect());
        })?;
        Ok(Box::new(again))
    }

    fn playouts(&self, order: &PlayoutOrder, enough: &mut dyn FnMut(&Tally) -> bool) -> Result<Tally, Refusal> {
        let start = G::new(order.seats, &G::options(&order.options)?, self.data)?;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(order.seed);
        let mut actions = Actions::of::<G>();
        let mut tally = Tally::default();
        while !enough(&tally) {
            playout(start.clone(), &mut actions, &mut rng, &mut tally);
        }
        Ok(tally)
    }

    fn endings(
        &self,
        numbers: &mut dyn Iterator<Item = u64>,
        most: u64,
        played: &mut dyn FnMut(),
    ) -> Result<Endings, BadGame> {
        endings::<G>(self.data, numbers, most, played)
    }
}
