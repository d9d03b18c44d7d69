//! Whether what is drawn is drawn as often as it should be.

use crate::Game;
use rand_core::Rng;
use std::collections::HashMap;

/// Draws `draws` outcomes in `state` and compares their frequencies with the listed probabilities (chi-squared).
/// Panics where chance would err so far less than once in a million times.
pub fn sampling_matches_probabilities<G: Game>(state: &G, draws: u32, rng: &mut impl Rng) {
    let mut listed = Vec::new();
    assert!(state.outcomes(&mut listed), "outcomes that cannot be listed cannot be compared");
    let mut counts: HashMap<G::Outcome, u32> = HashMap::new();
    for _ in 0..draws {
        *counts.entry(state.sample(rng)).or_default() += 1;
    }
    let squares: f64 = listed
        .iter()
        .map(|(outcome, probability)| {
            let expected = probability * f64::from(draws);
            let found = f64::from(counts.remove(outcome).unwrap_or(0));
            (found - expected).powi(2) / expected
        })
        .sum();
    assert!(counts.is_empty(), "sampled what is not listed: {counts:?}");
    let freedom = (listed.len() - 1) as f64;
    // Wilson and Hilferty's normal approximation of chi-squared; 5 deviations.
    let deviation = ((squares / freedom.max(1.0)).cbrt() - (1.0 - 2.0 / (9.0 * freedom.max(1.0))))
        / (2.0 / (9.0 * freedom.max(1.0))).sqrt();
    assert!(freedom == 0.0 || deviation < 5.0, "frequencies are {deviation:.1} deviations off");
}
