//! The names of things, to be said in every language. Every key is written out, so that a search finds it.

use crate::action::Action;
use crate::data::{Bottom, Building, Card, Cost, Craft, Data, Gift, Symbol, Top};
use crate::event::{Limit, Thing};
use crate::goods::{Good, Payment, Resource};
use crate::place::{Place, PlaceKind};
use crate::state::Reason;
use crate::tools::{Mark, ToolUse};
use lascaux_table::{Arg, Book, Said, book, said};

/// Everything that people read about Stone Age.
pub(crate) static WORDS: Book = book!("../words/", "../words/pieces/", "../words/one-page/");

/// Words with one figure.
fn counted(key: &'static str, n: impl Into<Arg>) -> Said {
    said!(WORDS, key, n = n)
}

/// The bare name of a good.
pub fn good(good: Good) -> Said {
    said!(WORDS, ["sa-good-food", "sa-good-wood", "sa-good-brick", "sa-good-stone", "sa-good-gold"][good.index()])
}

/// So much of a good, be it nothing: "0 wood".
pub fn amount(good: Good, n: impl Into<Arg>) -> Said {
    const KEYS: [&str; 5] = ["sa-count-food", "sa-count-wood", "sa-count-brick", "sa-count-stone", "sa-count-gold"];
    counted(KEYS[good.index()], n)
}

/// What somebody gets or gives of a good: "2 wood", or "nothing".
pub fn gain(good: Good, n: u16) -> Said {
    if n == 0 { nothing() } else { amount(good, n) }
}

fn nothing() -> Said {
    said!(WORDS, "sa-nothing")
}

/// Several things, one after the other.
fn list(things: Vec<Said>) -> Said {
    said!(WORDS, "sa-list", things = Arg::from_iter(things))
}

/// Amounts of the four resources, those that are there.
pub fn resources(paid: Payment) -> Said {
    let there = Resource::ALL.into_iter().zip(paid.amounts()).filter(|(_, n)| *n > 0);
    let amounts: Vec<Said> = there.map(|(resource, n)| amount(Good::Resource(resource), n)).collect();
    if amounts.is_empty() { nothing() } else { list(amounts) }
}

/// So many points.
pub fn points(n: i32) -> Said {
    counted("sa-count-points", n)
}

/// So many tools, by their value.
pub fn tools(n: impl Into<Arg>) -> Said {
    counted("sa-count-tools", n)
}

/// So many fields.
pub fn fields(n: impl Into<Arg>) -> Said {
    counted("sa-count-fields", n)
}

/// So many buildings.
pub fn buildings(n: impl Into<Arg>) -> Said {
    counted("sa-count-buildings", n)
}

/// So many people.
pub fn people(n: impl Into<Arg>) -> Said {
    counted("sa-count-people", n)
}

/// So many resources of any kind.
pub fn any_resources(n: impl Into<Arg>) -> Said {
    counted("sa-count-resources", n)
}

/// So many dice.
pub fn dice(n: impl Into<Arg>) -> Said {
    counted("sa-dice", n)
}

/// The tools that are added to a roll: "2, 1, 4 (once)".
pub fn tools_added(tools: ToolUse) -> Said {
    let tiles = (1..=4u8).rev().flat_map(|value| std::iter::repeat_n(value, usize::from(tools.of_value(value))));
    let tiles = tiles.map(|value| counted("sa-tile-short", value));
    list(tiles.chain(tools.once_values().map(|value| counted("sa-once-short", value))).collect())
}

/// A place in one of its forms: the keys of the eight places of the valley, of a card slot and of a stack.
fn place_in(keys: [&'static str; 10], place: Place) -> Said {
    match place.kind() {
        PlaceKind::Card(slot) => counted(keys[8], slot + 1),
        PlaceKind::Building(stack) => counted(keys[9], stack + 1),
        _ => said!(WORDS, keys[place.index()]),
    }
}

/// The name of a place: "Forest", "Card slot 2", "Building 1".
pub fn place(place: Place) -> Said {
    const KEYS: [&str; 10] = [
        "sa-place-toolmaker",
        "sa-place-hut",
        "sa-place-field",
        "sa-place-hunt",
        "sa-place-forest",
        "sa-place-clay-pit",
        "sa-place-quarry",
        "sa-place-river",
        "sa-place-card",
        "sa-place-building",
    ];
    place_in(KEYS, place)
}

/// The way there: "to the forest".
pub fn towards(place: Place) -> Said {
    const KEYS: [&str; 10] = [
        "sa-to-toolmaker",
        "sa-to-hut",
        "sa-to-field",
        "sa-to-hunt",
        "sa-to-forest",
        "sa-to-clay-pit",
        "sa-to-quarry",
        "sa-to-river",
        "sa-to-card",
        "sa-to-building",
    ];
    place_in(KEYS, place)
}

/// Where somebody stands: "in the forest".
pub fn at(place: Place) -> Said {
    const KEYS: [&str; 10] = [
        "sa-at-toolmaker",
        "sa-at-hut",
        "sa-at-field",
        "sa-at-hunt",
        "sa-at-forest",
        "sa-at-clay-pit",
        "sa-at-quarry",
        "sa-at-river",
        "sa-at-card",
        "sa-at-building",
    ];
    place_in(KEYS, place)
}

/// The way to a card or a building.
pub fn towards_thing(thing: Thing) -> Said {
    match thing {
        Thing::Card(one) => said!(WORDS, "sa-to-the-card", card = card(one)),
        Thing::Building(one) => said!(WORDS, "sa-to-the-building", building = building(one)),
    }
}

/// People who go to a card or a building, which is named.
pub fn sent(people: u8, thing: Thing) -> Said {
    said!(WORDS, "sa-do-place", n = people, to = towards_thing(thing))
}

/// A card or a building within a sentence.
pub fn the_thing(thing: Thing) -> Said {
    match thing {
        Thing::Card(one) => said!(WORDS, "sa-the-card", card = card(one)),
        Thing::Building(one) => said!(WORDS, "sa-the-building", building = building(one)),
    }
}

/// What a card gives and what it scores: "Dice table / pottery".
pub fn card(card: &Card) -> Said {
    said!(WORDS, "sa-card", top = top(card.top), bottom = bottom(card.bottom))
}

/// The upper half of a card.
pub fn top(top: Top) -> Said {
    match top {
        Top::DiceTable {} => said!(WORDS, "sa-top-dice-table"),
        Top::Food { amount: n } => amount(Good::Food, n),
        Top::Resource { resource, amount: n } => amount(Good::Resource(resource), n),
        Top::RollResource { resource, dice } => {
            said!(WORDS, "sa-top-roll", n = dice, good = good(Good::Resource(resource)))
        }
        Top::Points { amount } => points(amount.into()),
        Top::Tool { amount } => tools(amount),
        Top::Field { amount } => fields(amount),
        Top::ExtraCard { .. } => said!(WORDS, "sa-top-extra-card"),
        Top::OneUseTool { value } => counted("sa-once", value),
        Top::AnyResources { amount } => counted("sa-top-any", amount),
    }
}

/// The lower half of a card.
pub fn bottom(bottom: Bottom) -> Said {
    match bottom {
        Bottom::Green { symbol: one } => symbol(one),
        Bottom::Sand { people, count } => craft(people, count),
    }
}

/// A symbol of culture.
pub fn symbol(symbol: Symbol) -> Said {
    let key = match symbol {
        Symbol::Medicine => "sa-symbol-medicine",
        Symbol::Art => "sa-symbol-art",
        Symbol::Writing => "sa-symbol-writing",
        Symbol::Pottery => "sa-symbol-pottery",
        Symbol::Sundial => "sa-symbol-sundial",
        Symbol::Transport => "sa-symbol-transport",
        Symbol::Music => "sa-symbol-music",
        Symbol::Weaving => "sa-symbol-weaving",
    };
    said!(WORDS, key)
}

/// So many people of a craft.
pub fn craft(craft: Craft, n: impl Into<Arg>) -> Said {
    let key = match craft {
        Craft::Farmer => "sa-craft-farmer",
        Craft::Toolmaker => "sa-craft-toolmaker",
        Craft::Builder => "sa-craft-builder",
        Craft::Shaman => "sa-craft-shaman",
    };
    counted(key, n)
}

/// What a building costs, which is also its name.
pub fn building(building: &Building) -> Said {
    match building.cost {
        Cost::Fixed(paid, points) => said!(WORDS, "sa-cost-fixed", cost = resources(paid), points = points),
        Cost::Choice { number, kinds } => said!(WORDS, "sa-cost-choice", n = number, kinds = kinds),
        Cost::Open { min, max } => said!(WORDS, "sa-cost-open", min = min, max = max),
    }
}

/// What a die of the dice table gives.
pub fn gift(gift: Gift) -> Said {
    match gift {
        Gift::Resource(resource) => amount(Good::Resource(resource), 1),
        Gift::Tool => tools(1),
        Gift::Field => fields(1),
    }
}

/// What a player can have no more of (SA-4.10).
pub fn limit(limit: Limit) -> Said {
    match limit {
        Limit::People => said!(WORDS, "sa-limit-people"),
        Limit::Fields => said!(WORDS, "sa-limit-fields"),
        Limit::Tools => said!(WORDS, "sa-limit-tools"),
    }
}

/// Why the game is over, in a sentence.
pub fn over(reason: Reason) -> Said {
    match reason {
        Reason::Cards => said!(WORDS, "sa-over-cards"),
        Reason::Buildings => said!(WORDS, "sa-over-buildings"),
    }
}

/// An action in the words of a button.
pub fn action(action: Action, data: &Data) -> Said {
    match action {
        Action::Place { place, people } => said!(WORDS, "sa-do-place", n = people, to = towards(place)),
        Action::Use(at) => place(at),
        Action::Tools(ToolUse::NONE) => said!(WORDS, "sa-do-no-tools"),
        Action::Tools(tools) => said!(WORDS, "sa-do-tools", tools = tools_added(tools)),
        Action::Pay(paid) => said!(WORDS, "sa-do-pay", paid = resources(paid)),
        Action::Decline => said!(WORDS, "sa-do-decline"),
        Action::Take(one, other) => {
            let taken = Payment::default().plus(one, 1).plus(other, 1);
            said!(WORDS, "sa-do-take", taken = resources(taken))
        }
        Action::Keep => said!(WORDS, "sa-do-keep"),
        Action::Pick(face) => {
            let gives = data.dice_table[usize::from(face.clamp(1, 6)) - 1];
            said!(WORDS, "sa-do-pick", face = face, gift = gift(gives))
        }
        Action::Raise(Mark::Used) => said!(WORDS, "sa-do-raise-used"),
        Action::Raise(Mark::Unused) => said!(WORDS, "sa-do-raise-unused"),
        Action::Feed(paid) => said!(WORDS, "sa-do-feed", paid = resources(paid)),
        Action::Starve => said!(WORDS, "sa-do-starve", points = points(data.starvation_penalty)),
    }
}
