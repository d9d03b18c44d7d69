//! # Eiszeit (Mammoth Hunters)
//!
//! Eiszeit by Alan R. Moon and Aaron Weissblum, alea 2003, for three to five players: complete and exact, by the
//! numbered rulebook in `rules/en.md`.
//!
//! ```
//! use lascaux_eiszeit::Eiszeit;
//! use lascaux_table::{Match, Seed, Setup};
//!
//! let (mut game, _) = Match::<Eiszeit>::start(Setup::new(3, Seed::Number(7))?)?;
//! assert!(game.legal().contains(&"place 6".to_string()));
//! game.act_text(None, "place 6")?;
//! let no = game.act_text(None, "place 1").unwrap_err();
//! assert_eq!(no.to_string(), "Area 1 lies under a glacier; choose a free area. (EZ-4.4)");
//! # Ok::<(), lascaux_table::Refusal>(())
//! ```
//!
//! A turn is a few small answers: which card, what it does (a hunter at a time), what is discarded, what is drawn.

#![forbid(unsafe_code)]

mod action;
mod area;
mod card;
mod cards;
mod chance;
mod data;
mod data_file;
mod decks;
mod event;
mod glance;
mod imagine;
mod load;
pub mod names;
mod notation;
mod options;
mod outlook;
mod phase;
mod position;
mod rulebook;
mod scoring;
mod state;
mod teaching;
mod verdict;
mod view;

pub use action::{Action, HUES, Hunter, Way, hue};
pub use area::{AREAS, Area, Areas, Landscape};
pub use card::{Card, Colour, KINDS};
pub use cards::Cards;
pub use chance::Outcome;
pub use data::{Border, CardFigures, Data, Layout, Provenance};
pub use event::Event;
pub use glance::{Asked, Errand, Ground};
pub use options::Options;
pub use phase::Phase;
pub use position::{ActText, FireText, HunterText, PileText, PlayerText, Position, StageText};
pub use state::Eiszeit;
pub use view::{AreaView, CardView, FireView, PileView, PlayerView, View};

use chance::Awaited;
use lascaux_table::{
    Actions, Ask, Book, Code, Game, Grammar, Log, OptionSpec, Refusal, Rng, Rulebook, Said, Scores, Seat, Standing,
    Turn, Viewer,
};
use serde_json::{Map, Value};

impl Game for Eiszeit {
    type Options = Options;
    type Data = Data;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type Position = Position;
    type View = View;

    const NAME: &'static str = "eiszeit";
    const TITLE: &'static str = "Eiszeit";
    const RULES: u32 = 1;
    const PREFIX: &'static str = "EZ";
    const MIN_SEATS: u8 = 3;
    const MAX_SEATS: u8 = 5;
    /// Moving three: at most 54 ways over a border (46 with the built-in data), for 5 colours, own hunters also with a
    /// club or getting one; and to stop.
    const MAX_ACTIONS: usize = 54 * 7 + 1;

    fn rulebook() -> &'static Rulebook {
        &rulebook::RULEBOOK
    }

    fn words() -> &'static Book {
        &names::WORDS
    }

    fn teaching() -> Option<&'static lascaux_table::lesson::Teaching> {
        Some(&teaching::TEACHING)
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

    fn new(seats: u8, options: &Options, data: &'static Data) -> Result<Eiszeit, Refusal> {
        if !(Eiszeit::MIN_SEATS..=Eiszeit::MAX_SEATS).contains(&seats) {
            let refusal = Refusal::rule("EZ-1.1", format!("Three, four or five play Eiszeit, not {seats}."));
            return Err(refusal.with_code(Code::Options));
        }
        Ok(Eiszeit::lay_out(seats, *options, data))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn settled(&self) -> Options {
        self.options
    }

    fn components(&self) -> &'static Data {
        self.data
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.whose()
    }

    fn ask(&self) -> Ask {
        self.question()
    }

    #[inline]
    fn legal(&self, into: &mut Actions<Action>) {
        into.clear();
        self.list(into);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.whose() != Turn::Player(seat) {
            let no = verdict::No::rule("EZ-2.2", "ez-no-turn");
            return Err(self.refusal(no).with_code(Code::WrongTurn));
        }
        self.verdict(action).map_err(|no| self.refusal(no))
    }

    #[inline]
    fn apply(&mut self, action: Action, log: &mut impl Log<Event>) {
        self.carry_out(action, log);
    }

    fn outcomes(&self, into: &mut Vec<(Outcome, f64)>) -> bool {
        self.list_outcomes(into);
        true
    }

    #[inline]
    fn sample(&self, rng: &mut impl Rng) -> Outcome {
        self.draw(rng)
    }

    fn admit(&self, outcome: Outcome) -> Result<(), Refusal> {
        self.admits(outcome)
    }

    fn secret(&self, _: Outcome) -> Option<Seat> {
        match self.awaited() {
            Some(Awaited::Card(seat, _)) => Some(seat),
            Some(Awaited::Fire { secret: true }) => Some(self.act.actor),
            _ => None,
        }
    }

    #[inline]
    fn resolve(&mut self, outcome: Outcome, log: &mut impl Log<Event>) {
        self.take_outcome(outcome, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn overheard(&self, action: Action) -> Option<String> {
        match action {
            // EZ-3.8, EZ-R16
            Action::Discard(card) => Some(format!("discard {}", card.colour())),
            _ => None,
        }
    }

    fn tell(event: &Event, _: &Data) -> Said {
        event.told()
    }

    fn heard(event: Event, viewer: Viewer) -> Event {
        event.heard(viewer)
    }

    fn imagine(&mut self, viewer: Viewer, rng: &mut impl Rng) {
        self.deal_anew(viewer, rng);
    }

    fn standing(&self) -> Standing {
        self.standing_now()
    }

    fn scores(&self, _: Option<Viewer>) -> Scores {
        self.score_sheets()
    }

    fn position(&self) -> Position {
        self.written()
    }

    fn load(position: &Position, data: &'static Data) -> Result<Eiszeit, Refusal> {
        Eiszeit::read(position, data)
    }

    fn write_action(&self, action: Action) -> String {
        action.write(self)
    }

    fn read_action(&self, text: &str) -> Result<Action, Refusal> {
        self.action_of(text)
    }

    fn write_outcome(&self, outcome: Outcome) -> String {
        self.outcome_text(outcome)
    }

    fn read_outcome(&self, text: &str) -> Result<Outcome, Refusal> {
        self.outcome_of(text)
    }

    fn universe(&self, visit: &mut dyn FnMut(Action)) {
        self.each_action(visit);
    }
}
