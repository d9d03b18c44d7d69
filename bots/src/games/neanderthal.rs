//! What a Neanderthal player knows: what the hunt will bring, how far the way to a tribe and to animals is, what to lean to.
//!
//! Figures of the box (hits, babies, points of a sexuality) are read from the box that is played. What stands as a constant
//! here is judgement: how a player weighs one thing against another.

mod figures;
mod goal;
mod haul;
mod leanings;
mod odds;
mod prospect;
mod reasons;
mod round;
mod worth;

use crate::bot::Method;
use crate::budget::Budget;
use crate::insight::{Figures, Insight, Lists, PerSeat, hashed, usual_style};
use crate::net::HAND_SURENESS;
use crate::search::{Cut, Settings};
use goal::goals;
use lascaux_games::neanderthal::{Action, Biome, Elder, Kind, Neanderthal, Outcome, Portal, Rank, Set, Stage, Who};
use lascaux_table::{Book, Game, MAX_SEATS, Said, Seat, Standing};
use prospect::Prospect;

/// Faces of a die.
const FACES: f32 = 6.0;
/// Hunters that keep one dependent alive in a blizzard. (NE-D5)
const KEEPERS: f32 = 2.0;
/// Who cannot be hurt by chaos is as calm as one with so many words to spare. (NE-D4)
const IMMUNE: f32 = -5.0;
/// The chance to reach the common goal is never taken to be nearer to 0 or 1 than this.
const NEVER_SURE: f32 = 1e-4;

/// Simulations of the levels, and how much worse an action may be and still be taken. A game is a long row of small
/// decisions: the whim that suits other games would be aimless.
const EASY: (u64, f32) = (40, 0.012);
const MEDIUM: (u64, f32) = (160, 0.0015);
/// Settings of the search. Leanings know little of what a hunt is worth here, so that they must not drown the judgement.
const CURIOSITY: f32 = 0.3;
const TRUST: f32 = 0.3;
const CAUTION: f32 = 0.03;

impl Insight for Neanderthal {
    const OWN: usize = 64;
    const COMMON: usize = 15;
    const WEIGHTS: &'static str = include_str!("../../weights/neanderthal.json");
    const MARGIN: f32 = 12.0;
    // Nothing is hidden (NE-R4).
    const LISTS: Lists = Lists::Common;
    const STRAYING: f32 = 0.25;

    fn figures(&self, into: &mut Figures) {
        figures::put(self, into);
    }

    fn hoped_for(&self, worth: &PerSeat) -> PerSeat {
        // Who win together have the species that survive for points. (NE-K1)
        if self.together() { [goal::hoped_for(&goals(self)); MAX_SEATS] } else { *worth }
    }

    fn worth(&self) -> PerSeat {
        if self.together() {
            let chance = goal::chance_of_two(&goals(self)).clamp(NEVER_SURE, 1.0 - NEVER_SURE);
            // So that the judge, who makes a chance of points, comes back to this one.
            return [Self::MARGIN / HAND_SURENESS * (chance / (1.0 - chance)).ln(); MAX_SEATS];
        }
        let mut worth = [0.0; MAX_SEATS];
        for seat in Seat::all(self.seats()) {
            if let Some(who) = self.led_by(seat) {
                worth[seat.index()] = worth::worth_of(self, &Prospect::of(self, who));
            }
        }
        worth
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

    fn outcome_key(&self, outcome: Outcome, _: Seat) -> u64 {
        match outcome {
            Outcome::Dice(dice) => odds::alike(self, dice),
            _ => hashed(outcome),
        }
    }

    fn together(&self) -> bool {
        self.cooperative()
    }

    /// One player leads three species, and wins seldom enough that self-play learns little of it.
    fn unlearned(&self) -> bool {
        self.together()
    }

    /// Where the hand judges, it judges better once the hunts of the round are over.
    fn cut(&self, usual: Cut) -> Cut {
        if self.together() && usual == Cut::AtOnce { Cut::Chapter } else { usual }
    }

    /// Together, what counts beside the win is how far the second of the species came.
    fn lead(&self, standing: &Standing, seat: Seat) -> f32 {
        if self.together() {
            let [first, second, _] = goals(self).map(|goal| goal.progress);
            return Self::MARGIN * ((first + second) / goal::WHOLE - 2.0);
        }
        let others = Seat::all(standing.seats).filter(|&other| other != seat);
        let best = others.map(|other| standing.totals[other.index()]).max();
        (standing.totals[seat.index()] - best.unwrap_or(0)) as f32
    }

    fn style(name: &str) -> Option<(Method, Budget, f32)> {
        let tree = Method::Tree { cut: Cut::AtOnce, hand: false };
        let (simulations, variety) = match name {
            "easy" => EASY,
            "medium" => MEDIUM,
            _ => return usual_style::<Self>(name, Cut::AtOnce),
        };
        Some((tree, Budget::simulations(simulations), variety))
    }

    fn settings(usual: Settings) -> Settings {
        Settings { curiosity: CURIOSITY, trust: TRUST, caution: CAUTION, ..usual }
    }

    fn chapter(&self) -> u32 {
        u32::from(self.round)
    }
}

fn flag(set: bool) -> f32 {
    f32::from(u8::from(set))
}

/// Where an elder stands: 0 vacant, a half with a disk under him, 1 grown.
fn stands(elder: Elder) -> f32 {
    match elder {
        Elder::Vacant => 0.0,
        Elder::Young => 0.5,
        Elder::Mature => 1.0,
    }
}

/// Portals of the daughter of the round that a people could use.
fn useful(game: &Neanderthal, p: &Prospect) -> Set<Portal> {
    let people = &game.peoples[p.who];
    let portals = game.current.map(|daughter| game.figures().daughter(daughter).portals).unwrap_or_default();
    if people.tribal { Set::default() } else { portals.without(people.portals).without(p.shown).without(p.hoped) }
}

/// The bid with which a people leads the auction, or has won it.
fn leading(game: &Neanderthal, who: Who) -> f32 {
    match game.stage {
        Stage::Auction { high: Some(high), bid, .. } if high == who => f32::from(bid),
        Stage::Lay { who: winner, bid } if winner == who => f32::from(bid),
        _ => 0.0,
    }
}

/// How many hunters are more than the words that keep them together, if chaos can hurt this people. (NE-D4)
fn unruly(game: &Neanderthal, p: &Prospect) -> f32 {
    if game.peoples[p.who].tribal && game.mature(p.who, Rank::Chief) {
        return IMMUNE;
    }
    p.camp_to_come() - p.words_to_come()
}

fn count_kind(game: &Neanderthal, cards: Set<Biome>, kind: Kind) -> f32 {
    cards.iter().filter(|biome| game.figures().biome(*biome).kind == kind).count() as f32
}

/// Dependents that a blizzard would cost, as far as they can be foreseen. (NE-D5)
fn unkept(p: &Prospect) -> f32 {
    p.dependents - p.camp_to_come() / KEEPERS
}
