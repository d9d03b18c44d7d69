//! One-ply judgement: every action is tried once, and the position after it judged. Instant.

use crate::insight::{Figures, Insight, Outlook, Sums, foresee, settle};
use crate::net::Judge;
use crate::thought::{Considered, Thought};
use lascaux_table::{Actions, Seat, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Judges every legal action by the mean over `samples` deals and outcomes, the same ones for every action.
pub fn weigh<G: Insight>(state: &G, seat: Seat, judge: &Judge, samples: u32, seed: u64) -> Thought<G::Action> {
    let mut legal = Actions::of::<G>();
    let mut figures = Figures::default();
    state.legal(&mut legal);
    let mut considered: Vec<Considered<G::Action>> =
        legal.iter().map(|&action| Considered { action, visits: 0, value: 0.0, outlook: Outlook::default() }).collect();
    let mut simulations = 0;
    let samples = samples.max(1);
    let mut sums = Sums::default();
    for sample in 0..samples {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_add(u64::from(sample)));
        let mut dealt = state.clone();
        dealt.imagine(Viewer::Seat(seat), &mut rng);
        sums.add(&judge.outlook(&dealt, &mut figures));
        for one in &mut considered {
            let mut after = dealt.clone();
            after.apply(one.action, &mut ());
            settle(&mut after, &mut rng.clone());
            let foreseen = foresee(&after, judge, &mut figures);
            one.value += foreseen.value[seat.index()];
            one.visits += 1;
            one.outlook = one.outlook.mixed(&foreseen, 1.0 / one.visits as f32);
            simulations += 1;
        }
    }
    for one in &mut considered {
        one.value /= one.visits as f32;
    }
    considered.sort_by(|one, other| other.value.total_cmp(&one.value));
    Thought { considered, outlook: sums.mean(u64::from(samples)), simulations }
}
