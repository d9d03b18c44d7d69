//! A match keeps little: a house has thousands of them.

use lascaux_games::eiszeit::Eiszeit;
use lascaux_games::neanderthal::Neanderthal;
use lascaux_games::stone_age::StoneAge;
use lascaux_table::golden::finished;
use lascaux_table::{AnyMatch, Game, Seed, Setup};

/// The most bytes that a random game of any number of seats may leave behind.
const MOST: usize = 90_000;

fn keeps_little<G: Game>() {
    for seats in G::MIN_SEATS..=G::MAX_SEATS {
        let setup = |seed| Setup::<G>::new(seats, Seed::Number(seed)).unwrap();
        let played: Vec<_> = (0..12).map(|seed| finished(setup(seed), seed)).collect();
        let kept = |game| AnyMatch::memory(game);
        let (most, sum) = (played.iter().map(kept).max().unwrap(), played.iter().map(kept).sum::<usize>());
        let every: usize = played.iter().map(|game| game.steps().len() * size_of::<G>()).sum();
        println!(
            "{} with {seats}: {} bytes on average, {most} at most; a state for every step would take {}",
            G::NAME,
            sum / played.len(),
            every / played.len()
        );
        assert!(most < MOST, "{} with {seats} keeps {most} bytes", G::NAME);
    }
}

#[test]
fn a_whole_game_keeps_little() {
    keeps_little::<StoneAge>();
    keeps_little::<Eiszeit>();
    keeps_little::<Neanderthal>();
}
