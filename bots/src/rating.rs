//! Intervals and ratings.

/// The 95 % interval of a share, after Wilson: honest for few games and for shares near 0 and 1.
///
/// ```
/// let (low, high) = lascaux_bots::wilson(8.0, 10);
/// assert!((low - 0.490).abs() < 0.001 && (high - 0.943).abs() < 0.001);
/// ```
pub fn wilson(wins: f64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    const Z: f64 = 1.959_964;
    let n = games as f64;
    let share = wins / n;
    let scale = 1.0 + Z * Z / n;
    let centre = (share + Z * Z / (2.0 * n)) / scale;
    let half = Z / scale * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    ((centre - half).max(0.0), (centre + half).min(1.0))
}

/// Ratings by the model of Bradley and Terry, on the scale of Elo: `wins[a][b]` is how often `a` came before `b`.
///
/// Found by the usual fixed point (each strength is its wins divided by what its meetings would give at the present
/// strengths). A quarter of a game won and lost against everybody met keeps a clean sweep finite. The mean is 0.
pub fn bradley_terry(wins: &[Vec<f64>]) -> Vec<f64> {
    let bots = wins.len();
    let met = |a: usize, b: usize| wins[a][b] + wins[b][a];
    let won = |a: usize, b: usize| if met(a, b) > 0.0 { wins[a][b] + 0.25 } else { 0.0 };
    let games = |a: usize, b: usize| if met(a, b) > 0.0 { met(a, b) + 0.5 } else { 0.0 };
    let mut strength = vec![1.0f64; bots];
    for _ in 0..2000 {
        let before = strength.clone();
        for a in 0..bots {
            let sum: f64 = (0..bots).map(|b| won(a, b)).sum();
            let due: f64 = (0..bots).filter(|&b| b != a).map(|b| games(a, b) / (before[a] + before[b])).sum();
            if due > 0.0 {
                strength[a] = sum / due;
            }
        }
        let mean = strength.iter().map(|strength| strength.ln()).sum::<f64>() / bots.max(1) as f64;
        strength.iter_mut().for_each(|strength| *strength /= mean.exp());
    }
    strength.iter().map(|strength| 400.0 * strength.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        let ratings = bradley_terry(&[vec![0.0, 10_000.0], vec![1_000.0, 0.0]]);
        assert!((ratings[0] - ratings[1] - 400.0).abs() < 1.0, "{ratings:?}");
        assert!((ratings[0] + ratings[1]).abs() < 1e-6);
    }

    #[test]
    fn a_clean_sweep_stays_finite_and_the_unmet_stay_in_the_middle() {
        let ratings = bradley_terry(&[vec![0.0, 50.0, 0.0], vec![0.0, 0.0, 0.0], vec![0.0; 3]]);
        assert!(ratings.iter().all(|rating| rating.is_finite()));
        assert!(ratings[0] > ratings[2] && ratings[2] > ratings[1]);
    }

    #[test]
    fn nothing_played_says_nothing() {
        assert_eq!(wilson(0.0, 0), (0.0, 1.0));
    }
}
