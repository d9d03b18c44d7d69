//! The common goal of the cooperative and the solo game: two species that survive with an animal each. (NE-K1)

use super::prospect::{Prospect, rounds_left};
use super::{CHAOS, count_kind, flag, stands};
use lascaux_neanderthal::{Key, Kind, Neanderthal, Rank, Set, Who};

/// The progress of a species that has its animal.
pub(super) const WHOLE: f32 = 12.0;

pub(super) static G: std::sync::LazyLock<Vec<f32>> = std::sync::LazyLock::new(|| {
    let mut g = vec![0.75, 8.0, 1.2, 1.6, 0.1, 0.4, 0.5, 0.27, 0.27, 0.135, 0.5, 0.5, 0.06, 0.9, 0.0, 0.93];
    if let Ok(t) = std::env::var("GP") {
        for pair in t.split(',') {
            let (i, v) = pair.split_once('=').unwrap();
            g[i.parse::<usize>().unwrap()] = v.parse().unwrap();
        }
    }
    g
});

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
            let weak = 0.1 * (3.0 - camp).max(0.0);
            return Goal { progress: WHOLE - weak, chance: G[15] - 0.2 * weak };
        }
        let animals = count_kind(game, people.hand, Kind::Domestic).min(1.0);
        let claim = animals + (1.0 - animals) * p.animals_to_come.min(1.0);
        let mut progress = G[4] * camp.min(8.0) + G[5] * stands(people.elders[Rank::Firestarter]);
        if super::unruly(game, &p) > 0.0 {
            progress -= G[14] * CHAOS * camp;
        }
        progress += if people.tribal {
            G[1] + G[2] * stands(people.elders[Rank::Shaman]) + G[3] * claim
        } else {
            vocal(game, &p) + G[10] * claim
        };
        let rounds = rounds_left(game) + flag(p.may_act);
        let slack = progress + G[0] * rounds - WHOLE;
        Goal { progress, chance: G[15] / (1.0 + (-G[13] * slack).exp()) }
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
    let shown = G[6] * payable.min(3.0) + G[7] * (f32::from(p.shown.len()) - payable);
    let near = shown + G[8] * f32::from(hoped.len()) + G[9] * f32::from(winnable.len());
    let locked: f32 = p.locked.iter().sum::<f32>() - p.freed.iter().sum::<f32>();
    open + near.min(f32::from(game.portals_asked()) - open) + G[11] * flag(game.marries(p.who)) - G[12] * locked
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

/// The chance that at least two get there.
pub(super) fn chance_of_two(goals: &[Goal; 3]) -> f32 {
    let [a, b, c] = goals.map(|goal| goal.chance);
    a * b + a * c + b * c - 2.0 * a * b * c
}
