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
mod containers;
mod data;
mod data_file;
mod event;
mod glance;
mod moves;
mod no;
mod notation;
mod options;
mod phase;
mod position;
mod scoring;
mod state;
mod table;
mod view;
mod words;

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
pub use view::{Counted, OpenBiome, OpenDaughter, View};
pub use words::{
    Biome, COLUMNS, Coupling, Cubes, Daughter, Disk, Disks, GameType, Key, Map, NORTHERN, Place, Portal, Rank, Row,
    Set, Sexuality, Slot, Who,
};

use lascaux_table::{
    Actions, Ask, Code, Game, Grammar, Log, OptionSpec, Refusal, Rng, Scores, Seat, Standing, Turn, Viewer,
};
use phase::{Chance, Question};

impl Neanderthal {
    /// The species that is asked, while a player is.
    #[inline]
    pub fn asked(&self) -> Option<Who> {
        match self.question() {
            Question::Player(who, _) => Some(who),
            _ => None,
        }
    }
}

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
    const RULES: u32 = 1;
    const MIN_SEATS: u8 = 1;
    const MAX_SEATS: u8 = 3;
    const MAX_ACTIONS: usize = 256;

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
        check_seats(seats, options)?;
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
        let (phase, what, rule) = self.words_of_question();
        let ask = Ask::new(phase, what, rule).with("round", self.round);
        match self.question() {
            Question::Chance(Chance::Dice { who, dice }) => ask.with("species", who.word()).with("count", dice),
            Question::Chance(Chance::Biome { slot, row }) => ask.with("slot", slot.word()).with("deck", row.word()),
            Question::Player(who, _) => ask.with("species", who.word()),
            _ => ask,
        }
    }

    fn legal(&self, into: &mut Actions<Action>) {
        into.clear();
        self.list(&mut |action| into.push(action));
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.turn() {
            Turn::Player(mover) if mover == seat => Ok(self.judge(action)?),
            Turn::Player(mover) => {
                Err(Refusal::rule("NE-A1", format!("Seat {mover} is to decide now, not seat {seat}."))
                    .with_code(Code::WrongTurn))
            }
            Turn::Chance => {
                Err(Refusal::rule("NE-A1", "The table waits for an outcome of chance.").with_code(Code::WrongTurn))
            }
            Turn::Over => Err(Refusal::rule("NE-J", "The game is over.").with_code(Code::WrongTurn)),
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
        position::load(position, data)
    }

    fn write_action(&self, action: Action) -> String {
        notation::write_action(action)
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
        action::universe(visit);
    }
}

/// NE-C, NE-K1: one to three players; the cooperative game is for one or three.
pub(crate) fn check_seats(seats: u8, options: &Options) -> Result<(), Refusal> {
    let refuse = |rule: &'static str, message: String| Err(Refusal::rule(rule, message).with_code(Code::Options));
    if !(1..=3).contains(&seats) {
        return refuse("NE-C", format!("Neanderthal is for 1 to 3 players, not for {seats}."));
    }
    if options.cooperative && seats == 2 {
        return refuse("NE-K1", "The cooperative game is for one or three players.".into());
    }
    Ok(())
}
