//! A position of Stone Age in figures, for the network.

use super::prospect::{Prospect, resources_in};
use super::{CRAFTS, asked, rounds_left};
use crate::insight::{Figures, Insight, Pen};
use lascaux_games::stone_age::{Phase, StoneAge};
use lascaux_table::{Game, Seat};

/// What each figure is divided by: about as much as a good player has of it, so that all figures are of about the size
/// of 1. The weights were learned with these; another one here asks for `lascaux train`.
mod scale {
    /// Points on the track.
    pub const SCORE: f32 = 50.0;
    /// Points that people on the board will bring.
    pub const POINTS: f32 = 15.0;
    /// Different symbols, and the points they bring (SA-10.2).
    pub const SYMBOLS: f32 = 4.0;
    pub const SYMBOL_POINTS: f32 = 32.0;
    /// Symbols of the second set, and the points they bring.
    pub const PAIRS: f32 = 3.0;
    pub const PAIR_POINTS: f32 = 16.0;
    /// People of a craft, and the points they bring (SA-10.3 to SA-10.6).
    pub const CRAFT: f32 = 5.0;
    pub const CRAFT_POINTS: f32 = 25.0;
    /// Fields, tools, people.
    pub const GROWTH: f32 = 5.0;
    /// The same, times the rounds in which they will still help.
    pub const GROWTH_TO_COME: f32 = 3.0;
    /// Food after the meal; food that is missing; food that the next meal asks for.
    pub const FOOD: f32 = 10.0;
    pub const HUNGER: f32 = 5.0;
    pub const NEXT_MEAL: f32 = 5.0;
    /// Of one resource; of all; their value in buildings.
    pub const RESOURCE: f32 = 5.0;
    pub const STOCK: f32 = 10.0;
    pub const STOCK_VALUE: f32 = 40.0;
    /// Resources that are owed, and those of them that are missing.
    pub const OWED: f32 = 5.0;
    pub const SHORT: f32 = 3.0;
    /// Kinds of resources.
    pub const KINDS: f32 = 4.0;
    /// Pips of one-use tools.
    pub const ONE_USE: f32 = 4.0;
    pub const BUILDINGS: f32 = 5.0;
    pub const CARDS: f32 = 8.0;
    /// Rounds played and rounds to come.
    pub const ROUNDS: f32 = 10.0;
}

/// No figure of food, hunger or debt goes beyond this many of its scale.
const MOST_NEED: f32 = 2.0;
/// No figure of the stock goes beyond this many of its scale.
const MOST_STOCK: f32 = 3.0;
/// A stack of fewer buildings may end the game this round or the next (SA-9.2).
const LOW_STACK: f32 = 2.0;
/// Stacks of buildings on the board with four players.
const STACKS: usize = StoneAge::MAX_SEATS as usize;

pub(super) fn put(game: &StoneAge, into: &mut Figures) {
    let left = rounds_left(game) / scale::ROUNDS;
    for seat in Seat::all(game.seats()) {
        let prospect = Prospect::of(game, seat);
        let mut pen = Pen::new(&mut into.own[seat.index()]);
        put_points(&prospect, &mut pen);
        put_growth(game, &prospect, left, &mut pen);
        put_stock(&prospect, &mut pen);
        put_round(game, seat, &prospect, &mut pen);
        debug_assert_eq!(pen.written(), StoneAge::OWN);
    }
    let mut pen = Pen::new(&mut into.common);
    put_table(game, left, &mut pen);
    debug_assert_eq!(pen.written(), StoneAge::COMMON);
}

fn flag(set: bool) -> f32 {
    f32::from(u8::from(set))
}

/// Points that a tribe has, and what will score at the end.
fn put_points(p: &Prospect, pen: &mut Pen) {
    pen.put(p.tribe.score as f32 / scale::SCORE);
    pen.put(p.points / scale::POINTS);
    pen.put(p.symbols / scale::SYMBOLS);
    pen.put(p.symbols * p.symbols / scale::SYMBOL_POINTS);
    pen.put(p.pairs / scale::PAIRS);
    pen.put(p.pairs * p.pairs / scale::PAIR_POINTS);
    for craft in CRAFTS {
        let people = p.crafts[craft as usize];
        pen.put(people / scale::CRAFT);
        pen.put(people * p.factor(craft) / scale::CRAFT_POINTS);
    }
}

/// Fields, tools, people, and what there is to eat.
fn put_growth(game: &StoneAge, p: &Prospect, left: f32, pen: &mut Pen) {
    let newcomers = p.people - f32::from(game.components().people_start);
    pen.put(p.fields / scale::GROWTH);
    pen.put(p.tools / scale::GROWTH);
    pen.put(p.people / scale::GROWTH - 1.0);
    pen.put(p.fields * left / scale::GROWTH_TO_COME);
    pen.put(p.tools * left / scale::GROWTH_TO_COME);
    pen.put(newcomers * left / scale::GROWTH_TO_COME);
    let meal = p.after_meal(game);
    pen.put((meal / scale::FOOD).clamp(-1.0, MOST_NEED));
    pen.put((-meal / scale::HUNGER).clamp(0.0, MOST_NEED));
    pen.put(((p.people - p.fields - meal.max(0.0)) / scale::NEXT_MEAL).clamp(0.0, MOST_NEED));
}

/// Resources, what is owed of them, and what they bought before.
fn put_stock(p: &Prospect, pen: &mut Pen) {
    for amount in p.stock {
        pen.put((amount / scale::RESOURCE).min(MOST_STOCK));
    }
    let count = resources_in(&p.stock);
    pen.put((count / scale::STOCK).min(MOST_STOCK));
    pen.put((p.stock_value() / scale::STOCK_VALUE).min(MOST_STOCK));
    pen.put(p.owed / scale::OWED);
    pen.put(((p.owed - count) / scale::SHORT).clamp(0.0, MOST_NEED));
    pen.put(p.kinds() / scale::KINDS);
    pen.put(f32::from(p.tribe.once) / scale::ONE_USE);
    pen.put(flag(p.tribe.two_resources));
    pen.put(p.buildings / scale::BUILDINGS);
    pen.put(p.cards / scale::CARDS);
}

/// What the tribe can still do this round, and when it is its turn.
fn put_round(game: &StoneAge, seat: Seat, p: &Prospect, pen: &mut Pen) {
    pen.put(p.to_place(game) / scale::GROWTH);
    let rolls_come = matches!(game.phase(), Phase::Placing | Phase::Using);
    let unused = if rolls_come { f32::from(p.tribe.unused_tools) } else { 0.0 };
    pen.put(unused / scale::GROWTH);
    pen.put(flag(game.start_player() == seat));
    pen.put(flag(asked(game) == Some(seat)));
    pen.put(flag(game.start_player().next(game.seats()) == seat));
}

/// How near the end is (SA-9.1, SA-9.2), the phase, and how many play.
fn put_table(game: &StoneAge, left: f32, pen: &mut Pen) {
    let data = game.components();
    let whole = f32::from(data.stack_size);
    let mut stacks = [whole; STACKS];
    for (stack, left) in stacks.iter_mut().enumerate().take(usize::from(game.seats())) {
        *left = f32::from(game.stack_left(stack));
    }
    stacks.sort_by(f32::total_cmp);
    pen.put(f32::from(game.round()) / scale::ROUNDS);
    pen.put(f32::from(game.deck_left()) / data.cards.len() as f32);
    pen.put(stacks[0] / whole);
    pen.put(stacks[1] / whole);
    pen.put(left);
    pen.put(flag(stacks[0] < LOW_STACK));
    for phase in [Phase::Placing, Phase::Using, Phase::Feeding] {
        pen.put(flag(game.phase() == phase));
    }
    for seats in StoneAge::MIN_SEATS..=StoneAge::MAX_SEATS {
        pen.put(flag(game.seats() == seats));
    }
}
