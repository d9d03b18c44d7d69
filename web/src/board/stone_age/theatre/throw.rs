//! A throw: dice leave the hands of those who work there; the sum; tools; the division; and what it brings flies to its
//! owner.

use super::super::Scene;
use super::super::glyphs;
use super::super::places::place_of;
use super::{Show, purse, sign};
use crate::board::{Beat, By, Part, Sound, in_strip};
use lascaux_games::stone_age::{Event, Good, Stage, ToolUse, View};
use lascaux_table::Seat;
use maud::{Markup, html};

const APART: u32 = 50;
const TUMBLE: u32 = 600;
const SUM: u32 = 300;
const TOOL: u32 = 400;
const DIVISION: u32 = 700;
/// More than that are not counted one by one.
const MOST: u16 = 12;

/// A throw, as far as this step tells it.
struct Throw {
    seat: Seat,
    good: Good,
    faces: Vec<u8>,
    sum: u8,
    /// Whether the dice fall now; otherwise they lie there.
    falls: bool,
    tools: Option<(ToolUse, u8)>,
    gained: Option<u16>,
}

/// Shows the throw that these events begin with, and says how many of them belong to it.
pub(super) fn show(show: &mut Show, events: &[Event]) -> usize {
    let (throw, taken) = read(show.before, events, show.scene);
    if let Some(throw) = throw {
        show.beats.push(draw(show, &throw));
    }
    taken
}

fn read(before: &View, events: &[Event], scene: &Scene) -> (Option<Throw>, usize) {
    let mut taken = 0;
    let mut next = || {
        let event = events.get(taken);
        taken += 1;
        event
    };
    let good = match before.stage.stage {
        Stage::Roll { good, .. } | Stage::Tools { good, .. } => good,
        _ => return (None, 1),
    };
    let mut event = next();
    let rolled = match event {
        Some(Event::Rolled { dice, sum, .. }) => {
            event = next();
            Some((dice.clone(), *sum))
        }
        _ => None,
    };
    let falls = rolled.is_some();
    let (faces, sum) = rolled.unwrap_or_else(|| lying(before, scene));
    let tools = match event {
        Some(Event::ToolsUsed { tools, sum, .. }) => {
            event = next();
            Some((*tools, *sum))
        }
        _ => None,
    };
    let gained = match event {
        Some(Event::Gained { amount, good: gained, .. }) if *gained == good => Some(*amount),
        _ => {
            taken -= 1;
            None
        }
    };
    let seat = before.stage.mover;
    (Some(Throw { seat, good, faces, sum, falls, tools, gained }), taken)
}

/// The dice that lie on the board.
fn lying(before: &View, scene: &Scene) -> (Vec<u8>, u8) {
    let sum = match before.stage.stage {
        Stage::Tools { sum, .. } => sum,
        _ => 0,
    };
    let thrown = scene.events.iter().rev().find_map(|event| match event {
        Event::Rolled { dice, sum: rolled, .. } if *rolled == sum => Some(dice.clone()),
        _ => None,
    });
    (thrown.unwrap_or_default(), sum)
}

fn draw(show: &Show, throw: &Throw) -> Beat {
    let (before, scene) = (show.before, show.scene);
    let many = throw.faces.len();
    let summed = if throw.falls { TUMBLE + APART * many.saturating_sub(1) as u32 } else { 0 };
    let tooled = summed + if throw.falls { SUM } else { 0 };
    let divided = tooled + if throw.tools.is_some() { TOOL + SUM } else { 0 };
    let words = scene.words.with("sa-show-throws", &[("name", scene.name(throw.seat).into()), ("n", many.into())]);
    let drawing = html! {
        (show.who(throw.seat, &words))
        div.in-row {
            @for (index, face) in throw.faces.iter().enumerate() { (die(throw, index, *face)) }
            (Part::new(html! { "= " (throw.sum) }).class("formula").at(summed).lasting(200).by(By::Popping))
        }
        @if let Some((tools, total)) = throw.tools { (added(before, throw, tools, total, tooled)) }
        @if let Some(amount) = throw.gained { (division(throw, amount, divided, scene)) }
    };
    let hold = if throw.gained.is_some() { 300 } else { 500 };
    Beat::at(format!("sa-{}", place_of(throw.good)), drawing).class("slate sa-throw").spot(37).hold(hold)
}

/// The people of a seat at a place, or the place itself.
fn workers(seat: Seat, good: Good) -> String {
    let place = place_of(good);
    format!("sa-people-{seat}-{place} sa-{place}")
}

fn die(throw: &Throw, index: usize, face: u8) -> Part {
    let picture = html! { svg class="sign large" viewBox="-13 -13 26 26" { (glyphs::die(face)) } };
    if !throw.falls {
        return Part::new(picture).lasting(1);
    }
    let part = Part::new(picture).at(APART * index as u32).lasting(TUMBLE).by(By::Tumbling);
    let part = part.from(workers(throw.seat, throw.good));
    if index == 0 { part.sounds(Sound::Dice) } else { part }
}

/// The tools slide in from where they lay.
fn added(before: &View, throw: &Throw, tools: ToolUse, total: u8, at: u32) -> Markup {
    let seat = throw.seat;
    let tiles = before.players.get(seat.index()).map_or(&[][..], |player| &player.tools[..]);
    let used = tools_of(tools, tiles.iter().map(|tile| (tile.value, tile.used)).collect());
    let tile = |value: u8, place: String| {
        let drawing =
            html! { svg class="sign large" viewBox="-23 -23 46 46" { (glyphs::tool_tile(&value.to_string(), false)) } };
        let from = format!("{place} {}", in_strip(seat, 3));
        Part::new(drawing).at(at).lasting(TOOL).from(from).sounds(Sound::Wood)
    };
    html! {
        div.in-row {
            @for (value, index) in used { (tile(value, format!("sa-tool-{seat}-{index}"))) }
            @for value in tools.once_values() { (tile(value, format!("sa-once-{seat}-{value}"))) }
            (Part::new(html! { "= " (total) }).class("formula lit").at(at + TOOL).lasting(200).by(By::Popping))
        }
    }
}

/// Which tiles are meant: the first unused ones of each value.
fn tools_of(tools: ToolUse, tiles: Vec<(i64, bool)>) -> Vec<(u8, usize)> {
    let of_value = |value: u8| {
        let fitting = tiles.iter().enumerate().filter(move |(_, tile)| **tile == (i64::from(value), false));
        fitting.map(move |(index, _)| (value, index)).take(tools.of_value(value).into())
    };
    (1..=4).flat_map(of_value).collect()
}

/// "14 : 4 = 3": the pips gather in fours, each full group becomes a brick, and three bricks fly home. What is left over
/// stays pale.
fn division(throw: &Throw, amount: u16, at: u32, scene: &Scene) -> Markup {
    let total = throw.tools.map_or(throw.sum, |(_, total)| total);
    let divisor = scene.data.divisor[throw.good.index()];
    let formula = format!("{total} : {divisor} = {amount}");
    let many = amount.min(MOST);
    let gathered = |index: u16| at + 200 + 50 * u32::from(index);
    let full = |index: u16| {
        let group =
            Part::new(sign(glyphs::die(divisor))).at(gathered(index)).lasting(200).vanishes(gathered(index) + 300);
        let go = gathered(many).max(at + DIVISION) + 80 * u32::from(index);
        let adds = if index + 1 == many { amount - many + 1 } else { 1 };
        let good = Part::new(sign(glyphs::good(throw.good))).at(gathered(index) + 250).lasting(200).by(By::Popping);
        html! { span.sa-group { (group) (good.leaves(go, purse(throw.seat, throw.good)).adds(adds.into())) } }
    };
    html! {
        div.in-row {
            (Part::new(html! { (formula) }).class("formula").at(at).by(By::Popping).sounds(Sound::Stone))
            span.sa-brought {
                @for index in 0..many { (full(index)) }
                @if !total.is_multiple_of(divisor) { (Part::new(html! { span.sa-left-pips { (sign(glyphs::die(total % divisor))) } }).at(gathered(many))) }
            }
        }
    }
}
