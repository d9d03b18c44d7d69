//! The contract: what a game has to be able to do to sit at this table.

use crate::lesson::Teaching;
use crate::{Book, Refusal, Rulebook, Said, Scores, Seat, Standing, Viewer};
use rand_core::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::fmt::Debug;
use std::hash::Hash;

/// Whose move it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// A player has to decide.
    Player(Seat),
    /// A die, a draw or a shuffle has to be resolved.
    Chance,
    /// The game has ended.
    Over,
}

/// What is asked now, for people and programs that read it: the phase, the question, and its figures.
#[derive(Clone, PartialEq, Debug)]
pub struct Ask {
    /// The phase of the round, in the rulebook's words.
    pub phase: &'static str,
    /// What is to be decided, or what chance has to tell.
    pub what: &'static str,
    /// The rule that asks it.
    pub rule: &'static str,
    /// Figures that belong to the question (dice to roll, sum reached, price to pay).
    pub details: Map<String, Value>,
}

impl Ask {
    /// A question without figures.
    pub fn new(phase: &'static str, what: &'static str, rule: &'static str) -> Ask {
        Ask { phase, what, rule, details: Map::new() }
    }

    /// The same question with one more figure.
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Ask {
        self.details.insert(name.to_string(), value.into());
        self
    }
}

/// A list of legal actions, made once and filled again and again, so that no move allocates.
#[derive(Clone, Debug, Default)]
pub struct Actions<A>(Vec<A>);

impl<A: Copy> Actions<A> {
    /// A list with room for the longest list of game `G`.
    pub fn of<G: Game<Action = A>>() -> Actions<A> {
        Actions(Vec::with_capacity(G::MAX_ACTIONS))
    }

    /// Adds an action.
    #[inline]
    pub fn push(&mut self, action: A) {
        self.0.push(action);
    }

    /// Adds many actions; faster than one by one where their number is known beforehand.
    #[inline]
    pub fn extend(&mut self, actions: impl Iterator<Item = A>) {
        self.0.extend(actions);
    }

    /// Empties the list and keeps its room.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl<A> std::ops::Deref for Actions<A> {
    type Target = [A];
    #[inline]
    fn deref(&self) -> &[A] {
        &self.0
    }
}

/// Who listens to what happens while an action or an outcome is carried out. `()` listens to nothing, at no cost.
pub trait Log<E> {
    /// Hears an event; the closure is not called where nobody listens.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

impl<E> Log<E> for () {
    #[inline(always)]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Log<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// One option of a game, with its allowed values.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OptionSpec {
    /// The name in requests and records.
    pub name: &'static str,
    /// What it changes, in a sentence.
    pub about: &'static str,
    /// The allowed values.
    pub values: &'static [&'static str],
    /// The value when nothing is said; `null` where another option decides.
    pub default: Option<&'static str>,
    /// The rule that explains it.
    pub rule: &'static str,
}

/// One form of the notation, with an example that a door can try.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Form {
    /// The form, variable words in capitals.
    pub form: &'static str,
    /// What it means.
    pub meaning: &'static str,
    /// An example.
    pub example: &'static str,
}

/// The notation of a game: every form of its actions and outcomes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Grammar {
    /// What players say.
    pub actions: &'static [Form],
    /// What chance says.
    pub outcomes: &'static [Form],
    /// The words that stand for the capitals.
    pub words: &'static [(&'static str, &'static str)],
}

/// A game: plain state, explicit chance, legal actions, and nothing else. It knows no clock, file, network or generator.
///
/// The way of a match through this contract:
///
/// ```
/// use lascaux_table::{Actions, Game, Turn, below};
/// use rand_core::Rng;
///
/// fn play_to_the_end<G: Game>(mut game: G, rng: &mut impl Rng) -> G {
///     let mut actions = Actions::of::<G>();
///     loop {
///         match game.turn() {
///             Turn::Player(_) => {
///                 game.legal(&mut actions);
///                 let choice = actions[below(rng, actions.len() as u32) as usize];
///                 game.apply(choice, &mut ());
///             }
///             Turn::Chance => {
///                 let outcome = game.sample(rng);
///                 game.resolve(outcome, &mut ());
///             }
///             Turn::Over => return game,
///         }
///     }
/// }
/// ```
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The options, every one of them settled.
    type Options: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// Component data, validated.
    type Data: Debug + Send + Sync + 'static;
    /// A player's decision, at most 8 bytes.
    type Action: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// What chance said.
    type Outcome: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// Something that happened, for logs and animations.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// The whole state in readable words; may hold anything, and is validated by [`Game::load`].
    type Position: Clone + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a viewer may know, in readable words.
    type View: Clone + PartialEq + Debug + Serialize;

    /// The name in requests and records.
    const NAME: &'static str;
    /// The name for people.
    const TITLE: &'static str;
    /// The version of the rules: changes when the same record would play differently.
    const RULES: u32;
    /// The letters before the numbers of its rules (`SA` for `SA-3.6`); in lower case, before the keys of its words.
    const PREFIX: &'static str;
    /// Whether players are offered it. A game for tests is known by its name alone.
    const SHOWN: bool = true;
    /// The fewest seats.
    const MIN_SEATS: u8;
    /// The most seats.
    const MAX_SEATS: u8;
    /// The length of the longest legal list.
    const MAX_ACTIONS: usize;

    /// Its rulebook, in every language.
    fn rulebook() -> &'static Rulebook;

    /// Everything that people read about it, in every language.
    fn words() -> &'static Book;
    /// Lessons and exercises, where it has any.
    fn teaching() -> Option<&'static Teaching> {
        None
    }
    /// The options with their allowed values.
    fn option_specs() -> &'static [OptionSpec];
    /// Reads options; what is not said takes its default.
    fn options(said: &Map<String, Value>) -> Result<Self::Options, Refusal>;
    /// The component data: the built-in ones, or an owner's file, validated.
    fn data(toml: Option<&str>) -> Result<&'static Self::Data, Refusal>;
    /// The hash of component data, as records carry it.
    fn data_hash(data: &Self::Data) -> &str;
    /// The notation.
    fn grammar() -> Grammar;

    /// A new game, before the first card is turned. `seats` outside the game's range is refused.
    fn new(seats: u8, options: &Self::Options, data: &'static Self::Data) -> Result<Self, Refusal>;
    /// How many play.
    fn seats(&self) -> u8;
    /// The options of this game.
    fn settled(&self) -> Self::Options;
    /// The data of this game.
    fn components(&self) -> &'static Self::Data;

    /// Whose move it is.
    fn turn(&self) -> Turn;
    /// What is asked, in words.
    fn ask(&self) -> Ask;
    /// All legal actions of the player to move, into an emptied list. Nothing if it is nobody's turn.
    fn legal(&self, into: &mut Actions<Self::Action>);
    /// The same verdict as [`Game::legal`], with a reason.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Refusal>;
    /// Carries out an action that `check` allows. Whoever hands in another one gets a state that means nothing.
    fn apply(&mut self, action: Self::Action, log: &mut impl Log<Self::Event>);

    /// The possible outcomes with their probabilities; false where they are too many to list.
    fn outcomes(&self, into: &mut Vec<(Self::Outcome, f64)>) -> bool;
    /// Draws an outcome by its probability.
    fn sample(&self, rng: &mut impl Rng) -> Self::Outcome;
    /// Whether an outcome is possible now.
    fn admit(&self, outcome: Self::Outcome) -> Result<(), Refusal>;
    /// The one seat that may see this outcome, where it is a secret. Asked before it is resolved.
    fn secret(&self, outcome: Self::Outcome) -> Option<Seat>;
    /// Carries out an outcome that `admit` allows.
    fn resolve(&mut self, outcome: Self::Outcome, log: &mut impl Log<Self::Event>);

    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// An action's text as everybody but its player may hear it, where the whole text would tell a secret, such as the
    /// name of a card discarded face down. Asked before it is applied.
    fn overheard(&self, _action: Self::Action) -> Option<String> {
        None
    }
    /// An event in words.
    fn tell(event: &Self::Event, data: &Self::Data) -> Said;
    /// An event as a viewer may hear it.
    fn heard(event: Self::Event, viewer: Viewer) -> Self::Event;
    /// Deals anew whatever the viewer cannot know, consistently with everything that the viewer does know.
    fn imagine(&mut self, viewer: Viewer, rng: &mut impl Rng);

    /// Totals and ranks as if the game ended now; plain figures, for search.
    fn standing(&self) -> Standing;
    /// The same, line by line, for people. With a viewer who may not know something, that is left out until the end.
    fn scores(&self, viewer: Option<Viewer>) -> Scores;

    /// A figure that the stars of its lessons ask for, by its name.
    fn figure(&self, _name: &str) -> Option<i64> {
        None
    }

    /// The whole state in readable words.
    fn position(&self) -> Self::Position;
    /// A state from readable words; an impossible one is refused.
    fn load(position: &Self::Position, data: &'static Self::Data) -> Result<Self, Refusal>;

    /// Writes an action's canonical text.
    fn write_action(&self, action: Self::Action) -> String;
    /// Reads an action; knows the words, not whether it is legal.
    fn read_action(&self, text: &str) -> Result<Self::Action, Refusal>;
    /// Writes an outcome's canonical text.
    fn write_outcome(&self, outcome: Self::Outcome) -> String;
    /// Reads an outcome.
    fn read_outcome(&self, text: &str) -> Result<Self::Outcome, Refusal>;
    /// Visits every action that can be written at all, for the comparison of `legal` with `check`.
    fn universe(&self, visit: &mut dyn FnMut(Self::Action));
}

/// The hash of a state: SHA-256 over the position's compact JSON. Equal for equal states in every process and build,
/// and anybody can recompute it from the answer of `state`.
pub fn state_hash<G: Game>(game: &G) -> String {
    // A position is made of plain structures with text keys, which JSON can always hold.
    let json = serde_json::to_vec(&game.position()).expect("a position is plain data");
    crate::sha256_hex(&json)
}
