//! The common goal of the cooperative and the solo game: two species that survive with an animal each. (NE-K1)

use super::prospect::Prospect;
use super::round::rounds_left;
use super::{count_kind, flag, stands};
use lascaux_games::neanderthal::{Key, Kind, Neanderthal, Rank, Set, Who};

/// The progress of a species that has its animal.
pub(super) const WHOLE: f32 = 12.0;

/// What a people has made of its way when it is a tribe; its shaman and an animal that it has or will have come on top.
const TRIBE: f32 = 8.0;
const SHAMAN: f32 = 1.2;
const TAMED: f32 = 1.6;
/// An animal counts less while the people is no tribe.
const TAMED_EARLY: f32 = 0.5;
/// What helps everybody: people in the camp (so many of them), and a firestarter.
const CAMP: f32 = 0.1;
const MOST_CAMP: f32 = 8.0;
const FIRESTARTER: f32 = 0.4;
/// Who survives is safe with so many in the camp; each fewer takes some progress, and that some of the chance.
const SAFE_CAMP: f32 = 3.0;
const WEAK: f32 = 0.1;
const WEAK_CHANCE: f32 = 0.2;
/// Of a portal: shown by an own daughter and paid for, shown only, hoped for, shown by a daughter who could be won.
const PAYABLE: f32 = 0.5;
/// Portals that are paid for count so many at the most: a round opens one.
const MOST_PAYABLE: f32 = 3.0;
const SHOWN: f32 = 0.27;
const HOPED: f32 = 0.27;
const WINNABLE: f32 = 0.135;
/// A people that can marry, and each word that is locked.
const MARRIES: f32 = 0.5;
const LOCKED: f32 = 0.06;
/// How far a people gets in a round.
const PACE: f32 = 0.75;
/// How sure it is that who is ahead of the rounds gets there, and the chance that nothing comes between.
const SURENESS: f32 = 0.9;
const LUCK: f32 = 0.93;

/// How far one species is on its way.
#[derive(Clone, Copy, Default)]
pub(super) struct Goal {
    /// From 0 to [`WHOLE`].
    pub progress: f32,
    /// The chance to get there before the end.
    chance: f32,
}

impl Goal {
    fn of(game: &Neanderthal, who: Who) -> Goal {
        let p = Prospect::of(game, who);
        let people = &game.peoples[who];
        let camp = p.camp_to_come();
        if !game.lives(who) {
            return Goal::default();
        }
        if game.survives(who) {
            let weak = WEAK * (SAFE_CAMP - camp).max(0.0);
            return Goal { progress: WHOLE - weak, chance: LUCK - WEAK_CHANCE * weak };
        }
        let animals = count_kind(game, people.hand, Kind::Domestic).min(1.0);
        let claim = animals + (1.0 - animals) * p.animals_to_come.min(1.0);
        let mut progress = CAMP * camp.min(MOST_CAMP) + FIRESTARTER * stands(people.elders[Rank::Firestarter]);
        progress += if people.tribal {
            TRIBE + SHAMAN * stands(people.elders[Rank::Shaman]) + TAMED * claim
        } else {
            vocal(game, &p) + TAMED_EARLY * claim
        };
        let rounds = rounds_left(game) + flag(p.may_act);
        let slack = progress + PACE * rounds - WHOLE;
        Goal { progress, chance: LUCK / (1.0 + (-SURENESS * slack).exp()) }
    }
}

/// How far a vocal people is on its way to a tribe: portals, and those that its daughters show or will show.
fn vocal(game: &Neanderthal, p: &Prospect) -> f32 {
    let people = &game.peoples[p.who];
    let open = f32::from(people.portals.len());
    let mut hoped = p.hoped;
    if super::leading(game, p.who) > 0.0 {
        hoped = hoped.either(super::useful(game, p));
    }
    // Daughters of others whom a suitor could win show their portals to his people too.
    let mut winnable = Set::default();
    if game.marries(p.who) {
        for daughter in game.families().iter().filter(|daughter| game.grown(*daughter)) {
            winnable = winnable.either(game.figures().daughter(daughter).portals);
        }
    }
    winnable = winnable.without(people.portals).without(p.shown).without(hoped);
    let payable = p.payable();
    let shown = PAYABLE * payable.min(MOST_PAYABLE) + SHOWN * (f32::from(p.shown.len()) - payable);
    let near = shown + HOPED * f32::from(hoped.len()) + WINNABLE * f32::from(winnable.len());
    let locked: f32 = p.locked.iter().sum::<f32>() - p.freed.iter().sum::<f32>();
    open + near.min(f32::from(game.portals_asked()) - open) + MARRIES * flag(game.marries(p.who)) - LOCKED * locked
}

/// All three species, the furthest first.
pub(super) fn goals(game: &Neanderthal) -> [Goal; 3] {
    let mut goals = [Goal::default(); 3];
    for who in Who::all() {
        goals[who.index()] = Goal::of(game, who);
    }
    goals.sort_by(|one, other| other.progress.total_cmp(&one.progress));
    goals
}

/// How many get there, on average.
pub(super) fn hoped_for(goals: &[Goal; 3]) -> f32 {
    goals.iter().map(|goal| goal.chance).sum()
}

/// The chance that at least two get there.
pub(super) fn chance_of_two(goals: &[Goal; 3]) -> f32 {
    let [a, b, c] = goals.map(|goal| goal.chance);
    a * b + a * c + b * c - 2.0 * a * b * c
}
