//! What happens at the table, for logs and animations.

use lascaux_table::{Seat, Viewer};
use serde::Serialize;
use std::fmt;

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields say what they are; `Display` says it in a sentence
pub enum Event {
    CardTurnedUp {
        card: &'static str,
        place: &'static str,
    },
    BuildingTurnedUp {
        building: &'static str,
        place: &'static str,
    },
    RoundBegan {
        round: u16,
        start: Seat,
    },
    Placed {
        seat: Seat,
        place: &'static str,
        people: u8,
    },
    Rolled {
        seat: Seat,
        dice: Vec<u8>,
        sum: u8,
    },
    ToolsUsed {
        seat: Seat,
        tools: String,
        sum: u8,
    },
    Gained {
        seat: Seat,
        good: &'static str,
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
        of: &'static str,
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
        card: &'static str,
    },
    BuildingBought {
        seat: Seat,
        building: &'static str,
    },
    Declined {
        seat: Seat,
        place: &'static str,
    },
    Scored {
        seat: Seat,
        points: i32,
    },
    /// The card's name is heard by its owner alone (SA-12.1).
    ExtraCard {
        seat: Seat,
        card: Option<&'static str>,
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
        reason: &'static str,
    },
}

impl Event {
    pub(crate) fn heard(self, viewer: Viewer) -> Event {
        match self {
            Event::ExtraCard { seat, .. } if !viewer.is(seat) => Event::ExtraCard { seat, card: None },
            other => other,
        }
    }
}

fn plural<'a>(count: u32, one: &'a str, many: &'a str) -> &'a str {
    if count == 1 { one } else { many }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::CardTurnedUp { card, place } => write!(f, "The card {card} is laid at {place}."),
            Event::BuildingTurnedUp { building, place } => write!(f, "The building {building} turns up at {place}."),
            Event::RoundBegan { round, start } => write!(f, "Round {round} begins; seat {start} starts."),
            Event::Placed { seat, place, people } => {
                let word = plural(u32::from(*people), "person", "people");
                write!(f, "Seat {seat} places {people} {word} at {place}.")
            }
            Event::Rolled { seat, dice, sum } => {
                let faces: Vec<String> = dice.iter().map(u8::to_string).collect();
                write!(f, "Seat {seat} rolls {}: {sum}.", faces.join(", "))
            }
            Event::ToolsUsed { seat, tools, sum } => write!(f, "Seat {seat} adds tools ({tools}) and reaches {sum}."),
            Event::Gained { seat, good, amount } => write!(f, "Seat {seat} gets {amount} {good}."),
            Event::ToolGained { seat, total } => write!(f, "Seat {seat} gets a tool and has {total} in all."),
            Event::FieldGained { seat, fields } => {
                write!(f, "Seat {seat} has {fields} {} now.", plural(u32::from(*fields), "field", "fields"))
            }
            Event::PersonBorn { seat, people } => write!(f, "Seat {seat} has {people} people now."),
            Event::LimitReached { seat, of } => write!(f, "Seat {seat} can have no more {of} and gains nothing."),
            Event::Paid { seat, wood, brick, stone, gold } => {
                write!(f, "Seat {seat} pays {}.", crate::goods::Payment::new(*wood, *brick, *stone, *gold))
            }
            Event::CardBought { seat, card } => write!(f, "Seat {seat} takes the card {card}."),
            Event::BuildingBought { seat, building } => write!(f, "Seat {seat} builds {building}."),
            Event::Declined { seat, place } => write!(f, "Seat {seat} leaves {place}."),
            Event::Scored { seat, points } => {
                write!(f, "Seat {seat} scores {points} {}.", plural(points.unsigned_abs(), "point", "points"))
            }
            Event::ExtraCard { seat, card: Some(card) } => write!(f, "Seat {seat} draws the extra card {card}."),
            Event::ExtraCard { seat, card: None } => write!(f, "Seat {seat} draws an extra card."),
            Event::DeckEmpty { seat } => write!(f, "The deck is empty; seat {seat} draws no extra card."),
            Event::OneUseToolKept { seat, value } => write!(f, "Seat {seat} has a one-use tool of {value}."),
            Event::TwoResourcesKept { seat } => write!(f, "Seat {seat} keeps two resources for later."),
            Event::DiePicked { seat, face } => write!(f, "Seat {seat} takes the {face}."),
            Event::Harvested { seat, food } => write!(f, "Seat {seat} harvests {food} food."),
            Event::Fed { seat, food } => write!(f, "Seat {seat} feeds with {food} food."),
            Event::Starved { seat } => write!(f, "The people of seat {seat} go hungry."),
            Event::GameOver { reason } => write!(f, "The game ends: {reason}."),
        }
    }
}
