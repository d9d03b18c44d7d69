//! A throw of dice, of which only the faces matter and not their order.

use lascaux_table::{Rng, below};
use std::fmt;

/// Up to ten dice: how many show each face, a nibble per face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Dice(u32);

/// The most dice that are ever thrown at once: one for each of ten people.
pub const MOST_DICE: u8 = 10;

impl Dice {
    /// No dice.
    pub const NONE: Dice = Dice(0);

    /// The dice that show these faces; `None` for a face other than 1 to 6 or more than ten dice.
    pub fn of(faces: &[u8]) -> Option<Dice> {
        if faces.len() > usize::from(MOST_DICE) || faces.iter().any(|face| !(1..=6).contains(face)) {
            return None;
        }
        Some(faces.iter().fold(Dice::NONE, |dice, &face| dice.with(face)))
    }

    /// One more die.
    #[inline]
    pub fn with(self, face: u8) -> Dice {
        Dice(self.0 + (1 << (4 * (u32::from(face) - 1))))
    }

    /// One die less, of a face that is there.
    #[inline]
    pub fn without(self, face: u8) -> Dice {
        Dice(self.0 - (1 << (4 * (u32::from(face) - 1))))
    }

    /// How many show `face`.
    #[inline]
    pub fn showing(self, face: u8) -> u8 {
        (self.0 >> (4 * (u32::from(face) - 1)) & 15) as u8
    }

    /// How many dice there are.
    #[inline]
    pub fn count(self) -> u8 {
        (1..=6).map(|face| self.showing(face)).sum()
    }

    /// The pips in all.
    #[inline]
    pub fn sum(self) -> u8 {
        (1..=6).map(|face| face * self.showing(face)).sum()
    }

    /// The faces, lowest first.
    pub fn faces(self) -> impl Iterator<Item = u8> {
        (1..=6).flat_map(move |face| std::iter::repeat_n(face, usize::from(self.showing(face))))
    }

    /// Throws `count` dice.
    #[inline]
    pub fn throw(count: u8, rng: &mut impl Rng) -> Dice {
        // One draw among all 6^count sequences of faces; ten dice still fit in 32 bits.
        let mut left = below(rng, 6u32.pow(u32::from(count.min(MOST_DICE))));
        let mut dice = 0;
        for _ in 0..count.min(MOST_DICE) {
            dice += 1 << (4 * (left % 6));
            left /= 6;
        }
        Dice(dice)
    }

    /// Every throw of `count` dice with its probability.
    pub fn each(count: u8, visit: &mut impl FnMut(Dice, f64)) {
        fn rest(face: u8, left: u8, dice: Dice, ways: f64, visit: &mut impl FnMut(Dice, f64)) {
            if face == 6 {
                visit((0..left).fold(dice, |dice, _| dice.with(6)), ways);
                return;
            }
            // The number of ways to choose which of the remaining dice show this face.
            let mut choose = 1.0;
            let mut so_far = dice;
            for showing in 0..=left {
                rest(face + 1, left - showing, so_far, ways * choose, visit);
                choose = choose * f64::from(left - showing) / f64::from(showing + 1);
                so_far = so_far.with(face);
            }
        }
        rest(1, count, Dice::NONE, 6f64.powi(-i32::from(count)), visit);
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, face) in self.faces().enumerate() {
            if number > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{face}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn throws_are_listed_with_their_probabilities() {
        let mut sevens = 0.0;
        let mut all = 0.0;
        Dice::each(2, &mut |dice, chance| {
            all += chance;
            if dice.sum() == 7 {
                sevens += chance;
            }
        });
        assert!((all - 1.0).abs() < 1e-12 && (sevens - 1.0 / 6.0).abs() < 1e-12);
        let mut count = 0;
        Dice::each(10, &mut |_, _| count += 1);
        assert_eq!(count, 3003);
    }

    #[test]
    fn the_order_of_dice_does_not_matter() {
        let dice = Dice::of(&[5, 6, 2, 2]).unwrap();
        assert_eq!(dice, Dice::of(&[2, 2, 5, 6]).unwrap());
        assert_eq!((dice.count(), dice.sum(), dice.to_string().as_str()), (4, 15, "2 2 5 6"));
        assert_eq!(dice.without(2).showing(2), 1);
        assert_eq!(Dice::of(&[0]), None);
        assert_eq!(Dice::of(&[7]), None);
        assert_eq!(Dice::of(&[1; 11]), None);
    }
}
