//! What the board would score if settling ended now: conflicts over all values that unseen fires may have.

use crate::insight::PerSeat;
use lascaux_games::eiszeit::{AREAS, Area, Areas, Eiszeit, Ground};
use lascaux_table::{Game, MAX_SEATS, Seat};

/// Unseen fires of one area beyond so many count as so many: they are rare, and their odds hardly differ.
const MOST_UNSEEN: usize = 3;
/// The values that a fire may have: from 0 up (EZ-1.8). How many there are of each, the box says.
pub(super) const FIRE_VALUES: usize = 3;
const WARMEST: usize = FIRE_VALUES - 1;
/// The sums that so many unseen fires may have.
const SUMS: usize = WARMEST * MOST_UNSEEN + 1;

/// The board as somebody sees it, and what each seat may expect of it.
pub(super) struct Prospect<'a> {
    pub game: &'a Eiszeit,
    pub seats: usize,
    pub free: Areas,
    pub grounds: [Ground; AREAS],
    /// The points of each seat, area by area.
    pub points: [PerSeat; AREAS],
    /// The odds of each sum of values, by the number of unseen fires.
    odds: [[f32; SUMS]; MOST_UNSEEN + 1],
}

impl<'a> Prospect<'a> {
    /// The board with the fires that `eyes` knows; without eyes, with all that anybody knows.
    pub fn of(game: &'a Eiszeit, eyes: Option<Seat>) -> Prospect<'a> {
        let mut prospect = Prospect {
            game,
            seats: usize::from(game.seats()),
            free: game.free_areas(),
            grounds: game.grounds(eyes),
            points: [[0.0; MAX_SEATS]; AREAS],
            odds: odds(game.fires_left(eyes)),
        };
        for area in prospect.free.iter() {
            prospect.points[area.index()] = prospect.points_of(&prospect.grounds[area.index()]);
        }
        prospect
    }

    /// What each seat scores on the whole board.
    pub fn sums(&self) -> PerSeat {
        let mut sums = [0.0; MAX_SEATS];
        for points in &self.points {
            for seat in 0..self.seats {
                sums[seat] += points[seat];
            }
        }
        sums
    }

    /// Points of one hunter (EZ-9.1).
    #[inline]
    pub fn price(&self, ground: &Ground) -> f32 {
        let points = &self.game.components().points;
        f32::from(points[usize::from(ground.mammoths).min(points.len() - 1)])
    }

    /// What each seat may expect to score there.
    #[inline]
    pub fn points_of(&self, ground: &Ground) -> PerSeat {
        let price = self.price(ground);
        self.stay(ground).map(|hunters| price * hunters)
    }

    /// The least limit that the area can have (EZ-8.2).
    #[inline]
    pub fn least_limit(&self, ground: &Ground) -> u8 {
        self.game.components().base_limit + ground.mammoths + ground.warmth
    }

    /// How many hunters of each seat stay after the conflict, on average (EZ-8.3 to EZ-8.6).
    #[inline]
    pub fn stay(&self, ground: &Ground) -> PerSeat {
        let least = self.least_limit(ground);
        let crowd: u8 = ground.hunters.iter().sum();
        if crowd <= least {
            return ground.hunters.map(f32::from);
        }
        let unseen = usize::from(ground.unseen).min(MOST_UNSEEN);
        let mut conflict = Conflict::of(ground, crowd);
        let mut stay = [0.0; MAX_SEATS];
        // A lower limit only lets the same conflict go on for longer.
        for sum in (0..=WARMEST * unseen).rev() {
            let odds = self.odds[unseen][sum];
            if odds > 0.0 {
                conflict.go_on(least + sum as u8);
                for (stay, &hunters) in stay.iter_mut().zip(&conflict.hunters) {
                    *stay += odds * f32::from(hunters);
                }
            }
        }
        stay
    }

    /// What a change of one area means to each seat, in points.
    #[inline]
    pub fn change(&self, area: Area, ground: &Ground) -> PerSeat {
        let mut change = self.points_of(ground);
        for (new, old) in change.iter_mut().zip(&self.points[area.index()]) {
            *new -= old;
        }
        change
    }
}

/// A conflict that can be halted at any limit and then go on to a lower one.
struct Conflict {
    hunters: [u8; MAX_SEATS],
    clubs: [u8; MAX_SEATS],
    crowd: u8,
    /// The numbers that the pass began with, and how far it has come.
    pass: [u8; MAX_SEATS],
    rank: u8,
    /// Whether the pass has sent somebody home.
    moved: bool,
}

impl Conflict {
    fn of(ground: &Ground, crowd: u8) -> Conflict {
        let (hunters, clubs) = (ground.hunters, ground.clubs);
        Conflict { hunters, clubs, crowd, pass: hunters, rank: 0, moved: true }
    }

    fn go_on(&mut self, limit: u8) {
        while self.crowd > limit {
            let next = self.pass.iter().copied().filter(|&count| count > self.rank).min();
            let Some(rank) = next else {
                if !self.moved {
                    return;
                }
                (self.pass, self.rank, self.moved) = (self.hunters, 0, false);
                continue;
            };
            self.rank = rank;
            for seat in 0..MAX_SEATS {
                if self.pass[seat] == rank && self.hunters[seat] > self.clubs[seat] {
                    self.hunters[seat] -= 1;
                    self.crowd -= 1;
                    self.moved = true;
                }
            }
        }
    }
}

/// The odds of each sum of up to three fires drawn from those left.
fn odds(left: [u8; FIRE_VALUES]) -> [[f32; SUMS]; MOST_UNSEEN + 1] {
    let all: f32 = left.iter().map(|&count| f32::from(count)).sum::<f32>().max(1.0);
    let one = left.map(|count| f32::from(count) / all);
    let mut odds = [[0.0; SUMS]; MOST_UNSEEN + 1];
    odds[0][0] = 1.0;
    for fires in 1..=MOST_UNSEEN {
        for sum in 0..=WARMEST * (fires - 1) {
            for (value, chance) in one.iter().enumerate() {
                odds[fires][sum + value] += odds[fires - 1][sum] * chance;
            }
        }
    }
    odds
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(hunters: [u8; MAX_SEATS], clubs: [u8; MAX_SEATS], limit: u8) -> [u8; MAX_SEATS] {
        let ground = Ground { hunters, clubs, ..Ground::default() };
        let mut conflict = Conflict::of(&ground, hunters.iter().sum());
        conflict.go_on(limit + 2);
        conflict.go_on(limit);
        conflict.hunters
    }

    #[test]
    fn conflicts_end_as_in_the_rulebook() {
        // The examples of EZ-8.3, EZ-8.4 and EZ-8.6.
        assert_eq!(after([2, 3, 4, 0, 0], [0; 5], 5), [0, 2, 3, 0, 0]);
        assert_eq!(after([2, 2, 2, 3, 4], [0; 5], 7), [0, 0, 0, 2, 3]);
        assert_eq!(after([1, 2, 4, 0, 0], [1, 0, 0, 0, 0], 5), [1, 1, 3, 0, 0]);
        assert_eq!(after([4, 3, 0, 0, 0], [4, 3, 0, 0, 0], 3), [4, 3, 0, 0, 0]);
    }

    #[test]
    fn odds_add_up() {
        for row in odds([4, 5, 5]) {
            assert!((row.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        }
    }
}
