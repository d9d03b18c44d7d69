//! # Stone Age
//!
//! The game for two to four players, complete and exact, on the contract of `lascaux-table`. The rules stand in
//! `rules/en.md`, numbered; each is written once in the code, in the phase where a player would look for it, with its
//! number beside it.
//!
//! ```
//! use lascaux_stone_age::StoneAge;
//! use lascaux_table::{Match, Seat, Seed, Setup};
//!
//! let (mut game, _) = Match::<StoneAge>::start(Setup::new(2, Seed::Number(7))?)?;
//! game.act_text(Some(Seat(0)), "place hunt 3")?;
//! let refusal = game.act_text(Some(Seat(1)), "place hut 1").unwrap_err();
//! assert_eq!(refusal.to_string(), "The hut takes exactly 2 of your people; you asked for 1. (SA-3.6)");
//! # Ok::<(), lascaux_table::Refusal>(())
//! ```

#![forbid(unsafe_code)]

mod action;
mod chance;
mod data;
mod data_file;
mod dice;
mod event;
mod glance;
mod goods;
mod imagine;
mod instead;
mod load;
pub mod names;
mod notation;
mod options;
mod phase;
mod place;
mod position;
mod rulebook;
mod scoring;
mod state;
mod teaching;
mod tools;
mod view;

pub use action::Action;
pub use chance::Outcome;
pub use data::{Bottom, Building, BuildingId, Card, CardId, Cost, Craft, Data, Gift, Provenance, Symbol, Top};
pub use dice::Dice;
pub use event::{Event, Limit, Thing};
pub use glance::Tribe;
pub use goods::{Good, Payment, Resource};
pub use options::{Edition, Options};
pub use place::{Place, PlaceKind};
pub use position::{PlayerText, Position, StackText, StageText, ToolText};
pub use state::{Phase, Reason, Stage, StoneAge};
pub use tools::{Mark, ToolUse, Tools};
pub use view::{Awaited, StackView, View};

use lascaux_table::{
    Actions, Ask, Book, Code, Game, Grammar, Log, OptionSpec, Refusal, Rng, Rulebook, Said, Scores, Seat, Standing,
    Turn, Viewer, said,
};
use serde_json::{Map, Value};

impl Game for StoneAge {
    type Options = Options;
    type Data = Data;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type Position = Position;
    type View = View;

    const NAME: &'static str = "stone-age";
    const TITLE: &'static str = "Stone Age";
    const RULES: u32 = 1;
    const PREFIX: &'static str = "SA";
    const MIN_SEATS: u8 = 2;
    const MAX_SEATS: u8 = 4;
    // An open building with seven of everything has 329 payments; declining, and ten ways to take two resources.
    const MAX_ACTIONS: usize = 329 + 1 + 10;

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

    fn new(seats: u8, options: &Options, data: &'static Data) -> Result<StoneAge, Refusal> {
        StoneAge::set_up(seats, *options, data)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn settled(&self) -> Options {
        self.options
    }

    fn components(&self) -> &'static Data {
        self.data()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match (self.asked(), self.stage) {
            (Some(seat), _) => Turn::Player(seat),
            (None, Stage::Over(_)) => Turn::Over,
            (None, _) => Turn::Chance,
        }
    }

    fn ask(&self) -> Ask {
        match self.stage {
            Stage::Deal => self.ask_deal(),
            Stage::TurnUp { stack } => self.ask_building(stack),
            Stage::Place => self.ask_place(),
            Stage::Use => self.asks("use", "SA-4.1"),
            Stage::Roll { good, dice } => self.ask_roll(good, dice),
            Stage::Tools { good, sum } => self.ask_tools(good, sum),
            Stage::PayCard { slot } => self.ask_card_payment(slot),
            Stage::PayBuilding { stack } => self.ask_building_payment(stack),
            Stage::RollTable => self.asks("dice", self.chance_rule()).with("count", self.seats),
            Stage::Pick { dice, .. } => self.ask_pick(dice),
            Stage::Raise { .. } => self.ask_raise(),
            Stage::DrawExtra => self.asks("card", self.chance_rule()).with("count", 1),
            Stage::TakeOrKeep => self.ask_take_or_keep(),
            Stage::Feed { rest } => self.asks("feed", "SA-7.4").with("rest", rest),
            Stage::Over(reason) => self.asks("nothing", reason.rule()),
        }
    }

    #[inline]
    fn legal(&self, into: &mut Actions<Action>) {
        into.clear();
        let Some(seat) = self.asked() else { return };
        match self.stage {
            Stage::Place => self.legal_places(into),
            Stage::Use => self.legal_uses(into),
            Stage::Tools { .. } => self.legal_tools(into),
            Stage::PayCard { slot } => self.legal_card_payments(slot, into),
            Stage::PayBuilding { stack } => self.legal_building_payments(stack, into),
            Stage::Pick { dice, .. } => self.legal_picks(dice, into),
            Stage::Raise { .. } => self.legal_raises(into),
            Stage::TakeOrKeep => self.legal_take_or_keep(into),
            Stage::Feed { rest } => self.legal_feeding(rest, into),
            _ => {}
        }
        if self.may_take_kept(seat) {
            self.legal_takes(into);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.asked() {
            Some(asked) if asked == seat => {}
            Some(asked) => {
                let why = said!(names::WORDS, "sa-no-turn", seat = seat, mover = asked);
                return Err(Refusal::rule("SA-2.2", why).with_code(Code::WrongTurn));
            }
            None => {
                let why = said!(names::WORDS, "sa-no-question");
                return Err(Refusal::rule("SA-2.2", why).with_code(Code::WrongTurn));
            }
        }
        match (self.stage, action) {
            (_, Action::Take(..)) => self.check_take(seat),
            (Stage::Place, Action::Place { place, people }) => self.check_place(place, people),
            (Stage::Use, Action::Use(place)) => self.check_use(place),
            (Stage::Tools { .. }, Action::Tools(tools)) => self.check_tools(tools),
            (Stage::PayCard { slot }, Action::Pay(paid)) => self.check_card_payment(slot, paid),
            (Stage::PayBuilding { stack }, Action::Pay(paid)) => self.check_building_payment(stack, paid),
            (Stage::PayCard { .. } | Stage::PayBuilding { .. }, Action::Decline) => Ok(()),
            (Stage::Pick { dice, .. }, Action::Pick(face)) => self.check_pick(dice, face),
            (Stage::Raise { .. }, Action::Raise(_)) => Ok(()),
            (Stage::TakeOrKeep, Action::Keep) => self.check_keep(),
            (Stage::Feed { rest }, Action::Feed(paid)) => self.check_feed(rest, paid),
            (Stage::Feed { .. }, Action::Starve) => Ok(()),
            _ => Err(self.not_asked()),
        }
    }

    #[inline]
    fn apply(&mut self, action: Action, log: &mut impl Log<Event>) {
        match (self.stage, action) {
            (Stage::Place, Action::Place { place, people }) => self.place(place, people, log),
            (Stage::Use, Action::Use(place)) => self.use_place(place, log),
            (Stage::Tools { good, sum }, Action::Tools(tools)) => self.add_tools(tools, good, sum, log),
            (Stage::PayCard { slot }, Action::Pay(paid)) => self.buy_card(slot, paid, log),
            (Stage::PayBuilding { stack }, Action::Pay(paid)) => self.buy_building(stack, paid, log),
            (Stage::PayCard { slot }, Action::Decline) => self.decline(Place::card(slot.into()), log),
            (Stage::PayBuilding { stack }, Action::Decline) => self.decline(Place::building(stack.into()), log),
            (Stage::Pick { seat, dice }, Action::Pick(face)) => self.pick(seat, dice, face, log),
            (Stage::Raise { dice }, Action::Raise(mark)) => self.raise_chosen(mark, dice, log),
            (Stage::TakeOrKeep, Action::Keep) => self.keep(log),
            (Stage::Feed { .. }, Action::Feed(paid)) => self.feed(paid, log),
            (Stage::Feed { .. }, Action::Starve) => self.starve(log),
            (_, Action::Take(one, other)) => {
                if let Some(seat) = self.asked() {
                    self.take(seat, one, other, log);
                }
            }
            _ => {}
        }
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
        (self.stage == Stage::DrawExtra).then_some(self.mover) // SA-12.1
    }

    #[inline]
    fn resolve(&mut self, outcome: Outcome, log: &mut impl Log<Event>) {
        match (self.stage, outcome) {
            (Stage::Roll { good, .. }, Outcome::Dice(dice)) => self.rolled(good, dice, log),
            (Stage::RollTable, Outcome::Dice(dice)) => self.table_rolled(dice, log),
            (Stage::Deal, Outcome::Card(card)) => self.card_dealt(card, log),
            (Stage::DrawExtra, Outcome::Card(card)) => self.extra_card_drawn(card, log),
            (Stage::TurnUp { stack }, Outcome::Building(building)) => self.building_turned_up(stack, building, log),
            _ => {}
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
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

    fn scores(&self, viewer: Option<Viewer>) -> Scores {
        self.score_sheets(viewer)
    }

    fn position(&self) -> Position {
        self.written()
    }

    fn load(position: &Position, data: &'static Data) -> Result<StoneAge, Refusal> {
        StoneAge::read(position, data)
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
        Action::each(self, &mut |action| {
            if action == action.canonical() {
                visit(action);
            }
        });
    }
}
