//! The odds of a throw: hits, equal dice. Tables, because every judgement asks for them many times. (NE-G)

use lascaux_games::neanderthal::{Neanderthal, Stage};

/// The most dice that the tables know; more are as good as these.
const DICE: usize = 20;
/// Faces of a die.
const FACES: usize = 6;
/// Faces that can hit at the most, and none: a 1, a 2 on a star, a 3 with an invention (NE-G, NE-G2), and one to spare.
const HITTING: usize = 5;
/// The most hits or equal dice that a card asks for, and one more.
const MOST: usize = 6;

/// `HITS[faces][dice][hits]`: the chance of at least so many hits when so many faces hit.
static HITS: [[[f32; MOST]; DICE + 1]; HITTING] = hits();
/// `EQUAL[power][threes][dice][equal]`: the chance that so many dice are equal.
static EQUAL: [[[[f32; MOST]; DICE + 1]; 2]; 2] = equal();

const fn hits() -> [[[f32; MOST]; DICE + 1]; HITTING] {
    let mut table = [[[0.0; MOST]; DICE + 1]; HITTING];
    let mut faces = 0;
    while faces < HITTING {
        let hit = faces as f64 / FACES as f64;
        // exactly[k]: the chance of exactly k hits; the last one takes all that are more.
        let mut exactly = [0.0f64; MOST];
        exactly[0] = 1.0;
        let mut dice = 0;
        while dice <= DICE {
            let (mut sum, mut number) = (0.0, MOST);
            while number > 0 {
                number -= 1;
                sum += exactly[number];
                table[faces][dice][number] = sum as f32;
            }
            let mut next = [0.0f64; MOST];
            number = 0;
            while number < MOST {
                let more = if number + 1 < MOST { number + 1 } else { number };
                next[more] += exactly[number] * hit;
                next[number] += exactly[number] * (1.0 - hit);
                number += 1;
            }
            exactly = next;
            dice += 1;
        }
        faces += 1;
    }
    table
}

const fn equal() -> [[[[f32; MOST]; DICE + 1]; 2]; 2] {
    let mut table = [[[[0.0; MOST]; DICE + 1]; 2]; 2];
    let mut variant = 0;
    while variant < 4 {
        let (power, threes) = (variant / 2, variant % 2);
        let mut equal = 0;
        while equal < MOST {
            let mut dice = 0;
            while dice <= DICE {
                table[power][threes][dice][equal] = (1.0 - all_below(equal, dice, power, threes == 1)) as f32;
                dice += 1;
            }
            equal += 1;
        }
        variant += 1;
    }
    table
}

/// The chance that every face shows fewer than `equal` times: the sum over all such throws, face by face.
const fn all_below(equal: usize, dice: usize, power: usize, threes: bool) -> f64 {
    // ways[k]: the faces so far took k dice; weighed by 1 / k! for the multinomial.
    let mut ways = [0.0f64; DICE + 1];
    ways[0] = 1.0;
    let mut face = 0;
    while face < FACES {
        let chance = match (face, threes) {
            (0, true) => 2.0 / FACES as f64,
            (2, true) => 0.0,
            _ => 1.0 / FACES as f64,
        };
        let room = if face == 0 { equal as isize - 1 - power as isize } else { equal as isize - 1 };
        let mut next = [0.0f64; DICE + 1];
        let (mut count, mut weight) = (0usize, 1.0);
        while (count as isize) <= room && count <= dice {
            let mut taken = 0;
            while taken + count <= dice {
                next[taken + count] += ways[taken] * weight;
                taken += 1;
            }
            count += 1;
            weight *= chance / count as f64;
        }
        ways = next;
        face += 1;
    }
    let (mut factorial, mut number) = (1.0, 1);
    while number <= dice {
        factorial *= number as f64;
        number += 1;
    }
    ways[dice] * factorial
}

/// The chance of at least so many hits.
#[inline]
pub(super) fn at_least(hits: u8, dice: u8, faces: u8) -> f32 {
    HITS[usize::from(faces).min(HITTING - 1)][usize::from(dice).min(DICE)][usize::from(hits).min(MOST - 1)]
}

/// The chance that so many dice are equal; an alpha man's power is one more 1.
#[inline]
pub(super) fn equals(wanted: u8, dice: u8, power: bool, threes: bool) -> f32 {
    EQUAL[usize::from(power)][usize::from(threes)][usize::from(dice).min(DICE)][usize::from(wanted).min(MOST - 1)]
}

/// Throws that come to the same: as many hits, as many equal, as many wounds.
pub(super) fn alike(game: &Neanderthal, dice: [u8; FACES]) -> u64 {
    let key = |numbers: [u8; 3]| numbers.iter().fold(1u64, |key, number| key << 8 | u64::from(*number));
    if let Some(hunt) = game.hunt
        && let Some(biome) = game.rows[hunt.on].card()
    {
        let throw = game.throw(hunt.who, biome, 1, hunt.power);
        let mut dice = dice;
        if throw.threes {
            dice[0] += std::mem::take(&mut dice[2]);
        }
        let wounds =
            (1..=FACES as u8).filter(|face| throw.deadly.has(*face)).map(|face| dice[usize::from(face) - 1]).sum();
        dice[0] += u8::from(hunt.power);
        let hits = dice[0] + if throw.card.star { dice[1] } else { 0 };
        let equal = dice.into_iter().max().unwrap_or(0);
        // More equal dice than the card asks for are no better.
        return key([hits.min(throw.card.hits), equal.min(throw.card.take.max(1)), wounds]);
    }
    if let Stage::Attack { .. } = game.stage {
        return key([dice[0], dice[1], 0]);
    }
    dice.iter().fold(1u64, |key, number| key << 8 | u64::from(*number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_agree_with_counting() {
        assert!((at_least(1, 2, 2) - 20.0 / 36.0).abs() < 1e-6);
        assert!((at_least(2, 2, 2) - 4.0 / 36.0).abs() < 1e-6);
        assert_eq!(at_least(0, 0, 1), 1.0);
        assert!((equals(2, 2, false, false) - 6.0 / 36.0).abs() < 1e-6);
        assert!((equals(3, 3, false, false) - 6.0 / 216.0).abs() < 1e-6);
        assert!((equals(2, 1, true, false) - 1.0 / 6.0).abs() < 1e-6);
        assert!((equals(2, 2, false, true) - (4.0 + 4.0) / 36.0).abs() < 1e-6);
        assert!((equals(2, 7, false, false) - 1.0).abs() < 1e-6);
    }
}
