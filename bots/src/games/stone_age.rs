//! What a Stone Age player knows: what people on the board will bring, what a tribe is worth, what to lean to.
//!
//! Figures of the box (pips for a resource, prices, points) are read from the box that is played. What stands as a
//! constant here is judgement: how a player weighs one thing against another.

mod figures;
mod leanings;
mod prospect;
mod reasons;
mod strategies;
mod worth;

use crate::bot::Method;
use crate::budget::Budget;
use crate::insight::{Figures, Insight, Lists, PerSeat, Strategy, hashed, usual_style};
use crate::search::Cut;
use lascaux_games::stone_age::{Action, Craft, Outcome, Place, Stage, StoneAge};
use lascaux_table::{Book, Game, MAX_SEATS, Said, Seat, Turn};
use worth::{Ahead, worth};

/// The mean of a die.
const DIE: f32 = 3.5;
/// Where dice are rolled, in the order of food and the resources (SA-4.6, SA-4.7).
const ROLLED: [Place; 5] = [Place::Hunt, Place::Forest, Place::ClayPit, Place::Quarry, Place::River];
const CRAFTS: [Craft; 4] = [Craft::Farmer, Craft::Toolmaker, Craft::Builder, Craft::Shaman];

/// Cards that a player takes in a round, on average: it is how fast the deck runs out (SA-9.1).
const CARDS_A_ROUND: f32 = 0.95;
/// Rounds in which one building of the lowest stack is taken, on average (SA-9.2).
const ROUNDS_A_BUILDING: f32 = 1.6;
/// Nobody plans for more rounds than this.
const MOST_ROUNDS: f32 = 12.0;

/// Who is asked, if anybody.
fn asked(game: &StoneAge) -> Option<Seat> {
    match game.turn() {
        Turn::Player(seat) => Some(seat),
        _ => None,
    }
}

/// About how many rounds are left after this one.
fn rounds_left(game: &StoneAge) -> f32 {
    let by_cards = f32::from(game.deck_left()) / (CARDS_A_ROUND * f32::from(game.seats()));
    let lowest = (0..usize::from(game.seats())).map(|stack| game.stack_left(stack)).min().unwrap_or(0);
    let by_buildings = ROUNDS_A_BUILDING * f32::from(lowest);
    by_cards.min(by_buildings).clamp(0.0, MOST_ROUNDS)
}

impl Insight for StoneAge {
    const OWN: usize = 41;
    const COMMON: usize = 12;
    const WEIGHTS: &'static str = include_str!("../../weights/stone-age.json");
    const MARGIN: f32 = 40.0;
    // The extra card counts at the end only (SA-5.11), and what is drawn is open to all before anybody is asked.
    const LISTS: Lists = Lists::Common;
    const STRATEGIES: &'static [(&'static str, Strategy<StoneAge>)] =
        &[("starver", strategies::starver), ("farmer", strategies::farmer)];

    fn figures(&self, into: &mut Figures) {
        figures::put(self, into);
    }

    fn worth(&self) -> PerSeat {
        let ahead = Ahead::of(self);
        let mut each = [0.0; MAX_SEATS];
        for seat in Seat::all(self.seats()) {
            each[seat.index()] = worth(self, seat, &ahead);
        }
        each
    }

    fn reason(&self, seat: Seat, action: Action) -> Said {
        reasons::reason(self, seat, action)
    }

    fn reasons() -> &'static Book {
        &reasons::REASONS
    }

    fn leanings(&self, legal: &[Action], into: &mut Vec<f32>) {
        leanings::lean(self, legal, into);
    }

    fn style(name: &str) -> Option<(Method, Budget, f32)> {
        // What a placement is worth shows when the round is over: simulations that are played on until then beat more of
        // them that are judged at once (`docs/arena.md`). Those who think little have none to spare.
        let cut = if matches!(name, "strong" | "master") { Cut::Chapter } else { Cut::AtOnce };
        usual_style::<Self>(name, cut)
    }

    fn outcome_key(&self, outcome: Outcome, seat: Seat) -> u64 {
        match (self.stage(), outcome) {
            // Only the sum counts, so rolls of the same sum are one branch.
            (Stage::Roll { .. }, Outcome::Dice(dice)) => u64::from(dice.sum()),
            _ => match self.secret(outcome) {
                Some(other) if other != seat => 0,
                _ => hashed(outcome),
            },
        }
    }

    fn chapter(&self) -> u32 {
        u32::from(self.round())
    }
}
