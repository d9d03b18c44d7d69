//! How the parts of actions are said. What cannot be read is told by the forms of the action (`unreadable_action`).

use crate::action::{Face, MOST_PAID, People};
use crate::data::Top;
use crate::goods::{Payment, Resource};
use crate::place::Place;
use crate::state::StoneAge;
use crate::tools::{Mark, SLOTS, ToolUse, each_subset};
use lascaux_table::kit::{Part, take};
use lascaux_table::{Code, Refusal};
use std::fmt::Display;

fn understood<T>(part: Option<T>) -> Result<T, Refusal> {
    part.ok_or_else(|| Refusal::new(Code::Notation, "This cannot be read."))
}

fn say(into: &mut String, part: impl Display) {
    *into += &format!(" {part}");
}

impl Part<Place, StoneAge> for Place {
    fn read(_: &StoneAge, words: &[&str]) -> Result<Place, Refusal> {
        understood(Place::read(words[0]))
    }
    fn write(_: &StoneAge, place: Place, into: &mut String) {
        say(into, place);
    }
    fn each(_: &StoneAge, visit: &mut dyn FnMut(Place)) {
        Place::ALL.into_iter().for_each(visit);
    }
}

impl Part<Resource, StoneAge> for Resource {
    fn read(_: &StoneAge, words: &[&str]) -> Result<Resource, Refusal> {
        understood(Resource::read(words[0]))
    }
    fn write(_: &StoneAge, resource: Resource, into: &mut String) {
        say(into, resource);
    }
    fn each(_: &StoneAge, visit: &mut dyn FnMut(Resource)) {
        Resource::ALL.into_iter().for_each(visit);
    }
}

/// More people than anybody has can be written, and are refused with a rule.
impl Part<u8, StoneAge> for People {
    fn read(_: &StoneAge, words: &[&str]) -> Result<u8, Refusal> {
        understood(words[0].parse().ok().filter(|&people| people < 100))
    }
    fn write(_: &StoneAge, people: u8, into: &mut String) {
        say(into, people);
    }
    fn each(_: &StoneAge, visit: &mut dyn FnMut(u8)) {
        (0..=11).for_each(visit);
    }
}

impl Part<u8, StoneAge> for Face {
    fn read(_: &StoneAge, words: &[&str]) -> Result<u8, Refusal> {
        understood(words[0].parse().ok().filter(|face| (1..=6).contains(face)))
    }
    fn write(_: &StoneAge, face: u8, into: &mut String) {
        say(into, face);
    }
    fn each(_: &StoneAge, visit: &mut dyn FnMut(u8)) {
        (1..=6).for_each(visit);
    }
}

impl Part<Mark, StoneAge> for Mark {
    fn read(_: &StoneAge, words: &[&str]) -> Result<Mark, Refusal> {
        understood(match words[0] {
            "unused" => Some(Mark::Unused),
            "used" => Some(Mark::Used),
            _ => None,
        })
    }
    fn write(_: &StoneAge, mark: Mark, into: &mut String) {
        say(into, if mark == Mark::Used { "used" } else { "unused" });
    }
    fn each(_: &StoneAge, visit: &mut dyn FnMut(Mark)) {
        [Mark::Unused, Mark::Used].into_iter().for_each(visit);
    }
}

impl Part<Payment, StoneAge> for Payment {
    fn take<'a, 'w>(words: &mut &'a [&'w str]) -> Option<&'a [&'w str]> {
        take(words, words.len())
    }
    fn read(_: &StoneAge, words: &[&str]) -> Result<Payment, Refusal> {
        understood(read_payment(words))
    }
    fn write(_: &StoneAge, paid: Payment, into: &mut String) {
        say(into, paid);
    }
    fn each(_: &StoneAge, visit: &mut dyn FnMut(Payment)) {
        let stock = [u16::from(MOST_PAID); 4];
        Payment::each_between(&stock, 0, MOST_PAID, |run| run.payments().for_each(&mut *visit));
    }
}

impl Part<ToolUse, StoneAge> for ToolUse {
    fn take<'a, 'w>(words: &mut &'a [&'w str]) -> Option<&'a [&'w str]> {
        take(words, words.len().max(1))
    }
    fn read(_: &StoneAge, words: &[&str]) -> Result<ToolUse, Refusal> {
        if words == ["none"] { Ok(ToolUse::NONE) } else { understood(read_tools(words)) }
    }
    fn write(_: &StoneAge, tools: ToolUse, into: &mut String) {
        say(into, tools);
    }
    /// Every set of up to three tiles with every set of the box's one-use tools.
    fn each(game: &StoneAge, visit: &mut dyn FnMut(ToolUse)) {
        let once = game.data().cards.iter().fold(0, |once, card| match card.top {
            Top::OneUseTool { value } => once | 1 << value,
            _ => once,
        });
        for tiles in 0..4u16.pow(4) {
            let tile = |tools: ToolUse, value: u8| tools.with_tiles(value, (tiles >> (2 * (value - 1)) & 3) as u8);
            let tools = (1..=4).fold(ToolUse::NONE, tile);
            if tools.tile_count() <= SLOTS {
                each_subset(once, |some| visit(tools.with_once(some)));
            }
        }
    }
}

fn read_tools(words: &[&str]) -> Option<ToolUse> {
    let mut tools = ToolUse::NONE;
    let mut tiles = 0;
    for word in words {
        match word.strip_prefix("once-") {
            Some(value) => {
                let value: u8 = value.parse().ok().filter(|value| (1..8).contains(value))?;
                if tools.once() >> value & 1 != 0 {
                    return None;
                }
                tools = tools.with_once(tools.once() | 1 << value);
            }
            None => {
                let value: u8 = word.parse().ok().filter(|value| (1..=4).contains(value))?;
                tiles += 1;
                tools = if tiles > SLOTS { return None } else { tools.with_tiles(value, 1) };
            }
        }
    }
    Some(tools)
}

fn read_payment(words: &[&str]) -> Option<Payment> {
    if words == ["nothing"] {
        return Some(Payment::default());
    }
    if words.is_empty() || !words.len().is_multiple_of(2) {
        return None;
    }
    let mut paid = Payment::default();
    for pair in words.chunks_exact(2) {
        let amount: u8 = pair[0].parse().ok().filter(|amount| (1..100).contains(amount))?;
        let resource = Resource::read(pair[1])?;
        if paid.amounts()[resource.index()] > 0 {
            return None;
        }
        paid = paid.plus(resource, amount);
    }
    Some(paid)
}
