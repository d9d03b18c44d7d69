//! # Neanderthal
//!
//! Phil Eklund's Neanderthal (2015) for one to three players, complete and exact: every phase, every daughter, invention
//! and rank, competitive, cooperative and solo. The rules are in `rules/en.md`, numbered; refusals cite those numbers.
//! The figures live in `data/neanderthal.toml`; most figures of the cards there are stand-ins, marked as such.
//!
//! ```
//! use lascaux_neanderthal::Neanderthal;
//! use lascaux_table::{Match, Seed, Setup};
//!
//! let (mut game, _) = Match::<Neanderthal>::start(Setup::new(3, Seed::Number(7))?)?;
//! // The first question is the side of seat 0's sexuality card.
//! let legal = game.legal();
//! assert_eq!(legal.len(), 2);
//! game.act_text(None, &legal[0])?;
//! # Ok::<(), lascaux_table::Refusal>(())
//! ```

#![forbid(unsafe_code)]

mod action;
mod chance;
mod data;
mod data_file;
mod event;
mod glance;
mod load;
mod lookup;
pub mod names;
mod notation;
mod options;
mod phase;
mod pieces;
mod position;
mod question;
mod rulebook;
mod scoring;
mod stage;
mod state;
mod teaching;
mod verdict;
mod view;
mod vocabulary;

pub use action::{Action, Card, Dependent, Laid, Piece, Servant, Target};
pub use chance::Outcome;
pub use data::{
    BiomeCard, CUBES, DISKS, Data, DaughterCard, Elder as ElderCard, Faces, Icon, Kind, MOST_ICONS, Points,
    SexualityCard,
};
pub use event::Event;
pub use glance::Throw;
pub use options::Options;
pub use state::{
    Alpha, Band, Cell, Deal, Elder, Family, Freeing, Giving, Hunt, HuntStep, Husband, Losing, Match as Marriage,
    Neanderthal, People, Raid, Reason, Stage, Suit, SuitStep, Table, Ware,
};
pub use view::{Counted, Dice, OpenBiome, OpenDaughter, View};
pub use vocabulary::{
    Asked, Biome, COLUMNS, Coupling, Cubes, Daughter, Disk, Disks, GameType, Key, Map, NORTHERN, Phase, Place, Portal,
    Rank, Row, Set, Sexuality, Slot, Who, Word,
};

use lascaux_table::{
    Actions, Ask, Book, Code, Game, Grammar, Log, OptionSpec, Refusal, Rng, Rulebook, Said, Scores, Seat, Standing,
    Turn, Viewer, said,
};
use phase::Question;

impl Game for Neanderthal {
    type Options = Options;
    type Data = Data;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type Position = Table;
    type View = View;

    const NAME: &'static str = "neanderthal";
    const TITLE: &'static str = "Neanderthal";
    const RULES: u32 = 2;
    const PREFIX: &'static str = "NE";
    const MIN_SEATS: u8 = 1;
    const MAX_SEATS: u8 = 3;
    const MAX_ACTIONS: usize = 256;

    fn rulebook() -> &'static Rulebook {
        &rulebook::RULEBOOK
    }

    fn words() -> &'static Book {
        &names::WORDS
    }

    fn teaching() -> Option<&'static lascaux_table::lesson::Teaching> {
        Some(&teaching::TEACHING)
    }

    fn figure(&self, name: &str) -> Option<i64> {
        self.figure_of(name)
    }

    fn option_specs() -> &'static [OptionSpec] {
        options::SPECS
    }

    fn options(said: &serde_json::Map<String, serde_json::Value>) -> Result<Options, Refusal> {
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

    fn new(seats: u8, options: &Options, data: &'static Data) -> Result<Neanderthal, Refusal> {
        options.check_seats(seats)?;
        Ok(Neanderthal::of(Table::set_up(seats, *options, data), data))
    }

    fn seats(&self) -> u8 {
        self.table().seats
    }

    fn settled(&self) -> Options {
        self.table().options
    }

    fn components(&self) -> &'static Data {
        self.figures()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.question() {
            Question::Chance(_) => Turn::Chance,
            Question::Player(who, _) => Turn::Player(self.peoples[who].seat.unwrap_or(Seat(0))),
            Question::Over => Turn::Over,
        }
    }

    fn ask(&self) -> Ask {
        self.ask_in_words()
    }

    fn legal(&self, into: &mut Actions<Action>) {
        into.clear();
        self.list(&mut |action| into.push(action));
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.turn() {
            Turn::Player(mover) if mover == seat => Ok(self.judge(action)?),
            Turn::Player(mover) => {
                let why = said!(names::WORDS, "ne-no-turn", player = mover);
                Err(Refusal::rule("NE-A1", why).with_code(Code::WrongTurn))
            }
            Turn::Chance => Err(Refusal::rule("NE-A1", said!(names::WORDS, "ne-no-chance")).with_code(Code::WrongTurn)),
            Turn::Over => Err(Refusal::rule("NE-J", said!(names::WORDS, "ne-no-game")).with_code(Code::WrongTurn)),
        }
    }

    fn apply(&mut self, action: Action, log: &mut impl Log<Event>) {
        self.act(action, log);
    }

    fn outcomes(&self, into: &mut Vec<(Outcome, f64)>) -> bool {
        self.list_outcomes(into)
    }

    fn sample(&self, rng: &mut impl Rng) -> Outcome {
        self.draw(rng)
    }

    fn admit(&self, outcome: Outcome) -> Result<(), Refusal> {
        self.admits(outcome)
    }

    fn secret(&self, _: Outcome) -> Option<Seat> {
        None
    }

    fn resolve(&mut self, outcome: Outcome, log: &mut impl Log<Event>) {
        self.take_outcome(outcome, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn tell(event: &Event, _: &Data) -> Said {
        event.tell()
    }

    fn heard(event: Event, _: Viewer) -> Event {
        event
    }

    /// Nothing is known to one seat and not to another: cards are drawn when they turn up, and hands are public (NE-R4).
    fn imagine(&mut self, _: Viewer, _: &mut impl Rng) {}

    fn standing(&self) -> Standing {
        self.stand()
    }

    fn scores(&self, _: Option<Viewer>) -> Scores {
        self.sheets()
    }

    fn position(&self) -> Table {
        *self.table()
    }

    fn load(position: &Table, data: &'static Data) -> Result<Neanderthal, Refusal> {
        load::load(position, data)
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
