//! # Pebbles
//!
//! A tiny game for two with everything that a game of Lascaux needs, and nothing else: for tests, and as an example for
//! whoever adds a game. Players are not offered it. The rules stand in `rules/en.md`.
//!
//! ```
//! use lascaux_pebbles::Pebbles;
//! use lascaux_table::{Match, Seat, Seed, Setup};
//!
//! let (mut game, _) = Match::<Pebbles>::start(Setup::new(2, Seed::Number(7))?)?;
//! let refusal = game.act_text(Some(Seat(0)), "hold 0").unwrap_err();
//! assert_eq!(refusal.to_string(), "Close your hand around at least one pebble. (PB-3.1)");
//! game.act_text(Some(Seat(0)), "hold 1")?;
//! game.act_text(Some(Seat(1)), "odd")?;
//! assert_eq!(game.state().pebbles(Seat(1)), 8);
//! # Ok::<(), lascaux_table::Refusal>(())
//! ```

#![forbid(unsafe_code)]

mod action;
mod chance;
mod data;
mod event;
mod glance;
mod load;
mod notation;
mod options;
mod phase;
mod position;
mod rulebook;
mod scoring;
mod state;
mod view;

pub use action::Action;
pub use chance::Outcome;
pub use data::{Data, Provenance};
pub use event::Event;
pub use options::{Length, Options};
pub use position::Position;
pub use state::{Pebbles, Player, Reason, Stage};
pub use view::View;

use lascaux_table::{
    Actions, Ask, Book, Game, Grammar, Log, OptionSpec, Refusal, Rng, Rulebook, Said, Scores, Seat, Standing, Turn,
    Viewer, book, said,
};
use phase::Parity;
use serde_json::{Map, Value};

static WORDS: Book = book!("../words/", "../words/one-page/");

impl Game for Pebbles {
    type Options = Options;
    type Data = Data;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type Position = Position;
    type View = View;

    const NAME: &'static str = "pebbles";
    const TITLE: &'static str = "Pebbles";
    const RULES: u32 = 1;
    const PREFIX: &'static str = "PB";
    const SHOWN: bool = false;
    const MIN_SEATS: u8 = 2;
    const MAX_SEATS: u8 = 2;
    const MAX_ACTIONS: usize = action::MOST_HELD as usize;

    fn rulebook() -> &'static Rulebook {
        &rulebook::RULEBOOK
    }

    fn words() -> &'static Book {
        &WORDS
    }

    fn option_specs() -> &'static [OptionSpec] {
        options::SPECS
    }

    fn options(said: &Map<String, Value>) -> Result<Options, Refusal> {
        Options::read(said)
    }

    fn data(toml: Option<&str>) -> Result<&'static Data, Refusal> {
        Data::read(toml)
    }

    fn data_hash(data: &Data) -> &str {
        &data.hash
    }

    fn grammar() -> Grammar {
        notation::GRAMMAR
    }

    fn new(seats: u8, options: &Options, data: &'static Data) -> Result<Pebbles, Refusal> {
        match seats {
            2 => Ok(Pebbles::set_up(*options, data)),
            _ => Err(Refusal::rule("PB-1.1", said!(WORDS, "pb-no-seats", n = seats))),
        }
    }

    fn seats(&self) -> u8 {
        2
    }

    fn settled(&self) -> Options {
        self.options
    }

    fn components(&self) -> &'static Data {
        self.data
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Throw => Turn::Chance,
            Stage::Hold { .. } => Turn::Player(self.holder()),
            Stage::Guess { .. } => Turn::Player(self.guesser()),
            Stage::Over { .. } => Turn::Over,
        }
    }

    fn ask(&self) -> Ask {
        match self.stage {
            Stage::Throw => Ask::new("throwing", "die", "PB-2.2").with("round", self.round),
            Stage::Hold { die } => Ask::new("holding", "hold", "PB-3.1").with("die", die).with("most", self.most(die)),
            Stage::Guess { die, .. } => {
                Ask::new("guessing", "guess", "PB-4.1").with("die", die).with("most", self.most(die))
            }
            Stage::Over { reason: Reason::Pebbles } => Ask::new("over", "nothing", "PB-5.1"),
            Stage::Over { reason: Reason::Rounds } => Ask::new("over", "nothing", "PB-5.2"),
        }
    }

    #[inline]
    fn legal(&self, into: &mut Actions<Action>) {
        into.clear();
        match self.stage {
            Stage::Hold { die } => self.legal_holds(die, into),
            Stage::Guess { .. } => into.extend([Action::Odd, Action::Even, Action::Pass].into_iter()), // PB-4.1
            Stage::Throw | Stage::Over { .. } => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Turn::Player(asked) = self.turn() else {
            return Err(Refusal::rule("PB-2.1", said!(WORDS, "pb-no-player")));
        };
        if asked != seat {
            return Err(Refusal::rule("PB-2.1", said!(WORDS, "pb-no-turn", seat = asked)));
        }
        match (self.stage, action) {
            (Stage::Hold { die }, Action::Hold(pebbles)) => self.check_hold(die, pebbles),
            (Stage::Hold { .. }, _) => Err(Refusal::rule("PB-3.1", said!(WORDS, "pb-no-hold-first"))),
            (_, Action::Hold(_)) => Err(Refusal::rule("PB-4.1", said!(WORDS, "pb-no-guess-first"))),
            _ => Ok(()),
        }
    }

    #[inline]
    fn apply(&mut self, action: Action, log: &mut impl Log<Event>) {
        match (self.stage, action) {
            (Stage::Hold { die }, Action::Hold(pebbles)) => self.hold(die, pebbles, log),
            (Stage::Guess { held, .. }, Action::Odd) => self.guess(held, Parity::Odd, log),
            (Stage::Guess { held, .. }, Action::Even) => self.guess(held, Parity::Even, log),
            (Stage::Guess { .. }, Action::Pass) => self.pass(log),
            _ => {}
        }
    }

    fn outcomes(&self, into: &mut Vec<(Outcome, f64)>) -> bool {
        self.list_outcomes(into);
        true
    }

    #[inline]
    fn sample(&self, rng: &mut impl Rng) -> Outcome {
        self.throw(rng)
    }

    fn admit(&self, outcome: Outcome) -> Result<(), Refusal> {
        self.admits(outcome)
    }

    fn secret(&self, _: Outcome) -> Option<Seat> {
        None
    }

    #[inline]
    fn resolve(&mut self, Outcome(die): Outcome, log: &mut impl Log<Event>) {
        self.thrown(die, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn overheard(&self, action: Action) -> Option<String> {
        matches!(action, Action::Hold(_)).then(|| "hold".to_string()) // PB-6.1
    }

    fn tell(event: &Event, _: &Data) -> Said {
        event.told()
    }

    fn heard(event: Event, viewer: Viewer) -> Event {
        event.heard(viewer)
    }

    fn imagine(&mut self, viewer: Viewer, rng: &mut impl Rng) {
        self.imagine_for(viewer, rng);
    }

    fn standing(&self) -> Standing {
        self.ranked()
    }

    fn scores(&self, _: Option<Viewer>) -> Scores {
        self.score_sheets()
    }

    fn position(&self) -> Position {
        self.written()
    }

    fn load(position: &Position, data: &'static Data) -> Result<Pebbles, Refusal> {
        Pebbles::read(position, data)
    }

    fn write_action(&self, action: Action) -> String {
        action.write(&())
    }

    fn read_action(&self, text: &str) -> Result<Action, Refusal> {
        notation::read_action(text)
    }

    fn write_outcome(&self, outcome: Outcome) -> String {
        notation::write_outcome(outcome)
    }

    fn read_outcome(&self, text: &str) -> Result<Outcome, Refusal> {
        notation::read_outcome(text)
    }

    fn universe(&self, visit: &mut dyn FnMut(Action)) {
        Action::each(&(), visit);
    }
}
