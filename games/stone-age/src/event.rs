//! What happens at the table: for animations, and in words for the log.

use crate::data::{Building, Card};
use crate::goods::{Good, Payment};
use crate::names::{self, WORDS};
use crate::place::Place;
use crate::state::{Reason, StoneAge};
use crate::tools::ToolUse;
use lascaux_table::{Arg, Said, Seat, Viewer, said};
use serde::Serialize;

/// Something that happened. Cards, buildings, places and goods are written by their names in positions.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields say what they are; `told` says it in a sentence
pub enum Event {
    CardTurnedUp {
        card: &'static Card,
        place: Place,
    },
    CardSlid {
        card: &'static Card,
        from: Place,
        to: Place,
    },
    BuildingTurnedUp {
        building: &'static Building,
        place: Place,
    },
    RoundBegan {
        round: u16,
        start: Seat,
    },
    Placed {
        seat: Seat,
        place: Place,
        people: u8,
        /// The card or building that lies there.
        #[serde(skip_serializing_if = "Option::is_none")]
        thing: Option<Thing>,
    },
    Rolled {
        seat: Seat,
        dice: Vec<u8>,
        sum: u8,
    },
    TableRolled {
        seat: Seat,
        dice: Vec<u8>,
    },
    ToolsUsed {
        seat: Seat,
        tools: ToolUse,
        sum: u8,
    },
    Gained {
        seat: Seat,
        good: Good,
        amount: u16,
    },
    ToolGained {
        seat: Seat,
        total: u8,
    },
    FieldGained {
        seat: Seat,
        fields: u8,
    },
    PersonBorn {
        seat: Seat,
        people: u8,
    },
    LimitReached {
        seat: Seat,
        of: Limit,
    },
    Paid {
        seat: Seat,
        wood: u8,
        brick: u8,
        stone: u8,
        gold: u8,
    },
    CardBought {
        seat: Seat,
        card: &'static Card,
    },
    BuildingBought {
        seat: Seat,
        building: &'static Building,
    },
    Declined {
        seat: Seat,
        place: Place,
        thing: Thing,
    },
    Scored {
        seat: Seat,
        points: i32,
    },
    /// The card's name is heard by its owner alone (SA-12.1).
    ExtraCard {
        seat: Seat,
        card: Option<&'static Card>,
    },
    DeckEmpty {
        seat: Seat,
    },
    OneUseToolKept {
        seat: Seat,
        value: u8,
    },
    TwoResourcesKept {
        seat: Seat,
    },
    DiePicked {
        seat: Seat,
        face: u8,
    },
    Harvested {
        seat: Seat,
        food: u8,
    },
    Fed {
        seat: Seat,
        food: u16,
    },
    Starved {
        seat: Seat,
    },
    GameOver {
        reason: Reason,
    },
}

/// What lies at a place.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Thing {
    /// A civilisation card.
    Card(&'static Card),
    /// A building.
    Building(&'static Building),
}

/// What a player can have only so much of (SA-4.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)] // the game's own words
pub enum Limit {
    People,
    Fields,
    Tools,
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(&self.name)
    }
}

impl Serialize for Building {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(&self.name)
    }
}

impl Serialize for ToolUse {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl StoneAge {
    /// The card or building that lies open at a place.
    pub(crate) fn thing_at(&self, place: Place) -> Option<Thing> {
        match place.kind() {
            crate::place::PlaceKind::Card(slot) => self.open_card(slot).map(Thing::Card),
            crate::place::PlaceKind::Building(stack) => self.open_building(stack).map(Thing::Building),
            _ => None,
        }
    }
}

impl Event {
    pub(crate) fn heard(self, viewer: Viewer) -> Event {
        match self {
            Event::ExtraCard { seat, .. } if !viewer.is(seat) => Event::ExtraCard { seat, card: None },
            other => other,
        }
    }

    /// In a sentence.
    pub(crate) fn told(&self) -> Said {
        let say = |key: &'static str, seat: Seat| said!(WORDS, key, name = seat);
        match *self {
            Event::CardTurnedUp { card, place } => {
                said!(WORDS, "sa-tell-card-turned-up", at = names::at(place), card = names::card(card))
            }
            Event::CardSlid { card, to, .. } => {
                said!(WORDS, "sa-tell-card-slid", card = names::card(card), to = names::towards(to))
            }
            Event::BuildingTurnedUp { building, place } => {
                let building = names::building(building);
                said!(WORDS, "sa-tell-building-turned-up", at = names::at(place), building = building)
            }
            Event::RoundBegan { round, start } => said!(WORDS, "sa-tell-round-began", n = round, start = start),
            Event::Placed { seat, place, people, thing } => {
                let to = thing.map_or_else(|| names::towards(place), names::towards_thing);
                say("sa-tell-placed", seat).with("n", people).with("to", to)
            }
            Event::Rolled { seat, ref dice, sum } => {
                say("sa-tell-rolled", seat).with("dice", faces(dice)).with("sum", sum)
            }
            Event::TableRolled { seat, ref dice } => say("sa-tell-table-rolled", seat).with("dice", faces(dice)),
            Event::ToolsUsed { seat, tools, sum } => {
                say("sa-tell-tools-used", seat).with("tools", names::tools_added(tools)).with("sum", sum)
            }
            Event::Gained { seat, good, amount } => say("sa-tell-gained", seat).with("gain", names::gain(good, amount)),
            Event::ToolGained { seat, total } => say("sa-tell-tool-gained", seat).with("n", total),
            Event::FieldGained { seat, fields } => {
                say("sa-tell-field-gained", seat).with("fields", names::fields(fields))
            }
            Event::PersonBorn { seat, people } => say("sa-tell-person-born", seat).with("n", people),
            Event::LimitReached { seat, of } => say("sa-tell-limit-reached", seat).with("of", names::limit(of)),
            Event::Paid { seat, wood, brick, stone, gold } => {
                say("sa-tell-paid", seat).with("paid", names::resources(Payment::new(wood, brick, stone, gold)))
            }
            Event::CardBought { seat, card } => say("sa-tell-card-bought", seat).with("card", names::card(card)),
            Event::BuildingBought { seat, building } => {
                say("sa-tell-building-bought", seat).with("building", names::building(building))
            }
            Event::Declined { seat, thing, .. } => say("sa-tell-declined", seat).with("thing", names::the_thing(thing)),
            // SA-7.5
            Event::Scored { seat, points } if points < 0 => {
                say("sa-tell-lost", seat).with("points", names::points(-points))
            }
            Event::Scored { seat, points } => say("sa-tell-scored", seat).with("points", names::points(points)),
            Event::ExtraCard { seat, card: Some(card) } => {
                say("sa-tell-extra-card-own", seat).with("card", names::card(card))
            }
            Event::ExtraCard { seat, card: None } => say("sa-tell-extra-card", seat),
            Event::DeckEmpty { seat } => say("sa-tell-deck-empty", seat),
            Event::OneUseToolKept { seat, value } => say("sa-tell-one-use-tool-kept", seat).with("n", value),
            Event::TwoResourcesKept { seat } => say("sa-tell-two-resources-kept", seat),
            Event::DiePicked { seat, face } => say("sa-tell-die-picked", seat).with("face", face),
            Event::Harvested { seat, food } => {
                say("sa-tell-harvested", seat).with("food", names::gain(Good::Food, food.into()))
            }
            Event::Fed { seat, food } => say("sa-tell-fed", seat).with("food", names::gain(Good::Food, food)),
            Event::Starved { seat } => say("sa-tell-starved", seat),
            Event::GameOver { reason } => names::over(reason),
        }
    }
}

fn faces(dice: &[u8]) -> Arg {
    dice.iter().copied().collect()
}
