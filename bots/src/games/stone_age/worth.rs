//! The hand-made judgement of a tribe: its points, what the round brings, and what the rest of the game may.

use super::prospect::{Prospect, resources_in};
use super::{CRAFTS, rounds_left};
use lascaux_games::stone_age::StoneAge;
use lascaux_table::{Game, Seat};

/// From this round on nothing is counted on that would come later: whoever counts on rounds to come, and hoards for
/// them, never ends the game.
const LONG_GAME: f32 = 20.0;
/// In so many rounds before that, what a resource could bring in buildings gives way to what it brings at the end.
const LAST_ROUNDS: f32 = 6.0;

/// A symbol makes every further one worth more (SA-10.2): points a round to come, for so many symbols.
const SYMBOL_TO_COME: f32 = 0.5;
const SYMBOLS_THAT_LEAD_ON: f32 = 5.0;
/// By so much a round what a craft is multiplied by will grow (SA-10.3 to SA-10.6).
const FACTOR_TO_COME: f32 = 0.35;

/// Of what a resource brings in buildings, so much is counted: it has still to be built with.
const STOCK: f32 = 0.9;
/// A pip of a one-use tool, in points.
const ONE_USE_PIP: f32 = 1.3;

/// Points a round to come of a field, as long as there are mouths for it and one more; of a pip of tools; of a newcomer.
const FIELD: f32 = 2.0;
const SPARE_FIELDS: f32 = 1.0;
const TOOL: f32 = 1.1;
const NEWCOMER: f32 = 1.6;

/// A food that will be missing costs so many points, for so many: beyond them it is cheaper to take the loss (SA-7.5).
const MISSING_FOOD: f32 = 1.6;
const MOST_MISSING_FOOD: f32 = 6.0;
/// A food that is left is worth so many points, up to a reserve and what the rounds to come will ask for.
const FOOD: f32 = 1.0;
const FOOD_RESERVE: f32 = 3.0;

/// Points that somebody brings who is still to be placed.
const TO_PLACE: f32 = 3.0;
/// What it costs to owe a resource that will not be there.
const DEBT: f32 = 2.0;

/// Rounds that the judgement looks ahead, and how far a resource still counts for what it would bring in a building.
pub(super) struct Ahead {
    rounds: f32,
    building: f32,
}

impl Ahead {
    pub fn of(game: &StoneAge) -> Ahead {
        // In a long game both count for less and less, until a resource is worth the point that it brings at the end.
        let to_long = (LONG_GAME - f32::from(game.round())).max(0.0);
        Ahead { rounds: rounds_left(game).min(to_long), building: (to_long / LAST_ROUNDS).min(1.0) }
    }
}

/// The points that a seat may expect to have at the end.
pub(super) fn worth(game: &StoneAge, seat: Seat, ahead: &Ahead) -> f32 {
    let p = Prospect::of(game, seat);
    let data = game.components();
    let (left, meal, stock) = (ahead.rounds, p.after_meal(game), resources_in(&p.stock));
    let mut total = p.tribe.score as f32 + p.points;
    let led_on = p.symbols.min(SYMBOLS_THAT_LEAD_ON);
    total += p.symbols * p.symbols + SYMBOL_TO_COME * left * led_on + p.pairs * p.pairs;
    for craft in CRAFTS {
        total += p.crafts[craft as usize] * (p.factor(craft) + FACTOR_TO_COME * left);
    }
    let unspent = data.leftover_points as f32 * (stock - p.owed).max(0.0);
    let once = f32::from(p.tribe.once);
    total += STOCK * ahead.building * p.stock_value() + (1.0 - ahead.building) * unspent + ONE_USE_PIP * once;
    let (fields, newcomers) = (p.fields.min(p.people + SPARE_FIELDS), p.people - f32::from(data.people_start));
    total += left * (FIELD * fields + TOOL * p.tools + NEWCOMER * newcomers);
    let meals_to_come = left * (p.people - p.fields).max(0.0);
    total += MISSING_FOOD * meal.clamp(-MOST_MISSING_FOOD, 0.0) + FOOD * meal.clamp(0.0, FOOD_RESERVE + meals_to_come);
    total += TO_PLACE * p.to_place(game) - DEBT * (p.owed - stock).max(0.0);
    total
}
