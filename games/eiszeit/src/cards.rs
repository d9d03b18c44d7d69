//! Hands and piles: cards without an order.

use crate::card::{Card, Colour, KINDS, LIGHT_KINDS};

/// Some cards, as many of each kind as there are: a nibble per kind, a word per colour.
///
/// Cards of a kind are all alike, so hands and piles need no order (a pile's next card is drawn by chance).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cards([u64; 2]);

/// Adds up the nibbles of a word.
#[inline]
fn sum(word: u64) -> u8 {
    const EVEN: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    let pairs = (word & EVEN) + (word >> 4 & EVEN);
    (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
}

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards([0; 2]);

    #[inline]
    fn place(card: Card) -> (usize, u32) {
        let colour = card.colour().index();
        (colour, 4 * (card.index() - colour * LIGHT_KINDS) as u32)
    }

    /// How many of a kind.
    #[inline]
    pub fn count(&self, card: Card) -> u8 {
        let (colour, shift) = Cards::place(card);
        (self.0[colour] >> shift & 15) as u8
    }

    /// Whether there is one of a kind.
    #[inline]
    pub fn has(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Puts a card in. At most 15 of a kind fit, and the box holds 4.
    #[inline]
    pub fn add(&mut self, card: Card) {
        let (colour, shift) = Cards::place(card);
        self.0[colour] += 1 << shift;
    }

    /// Takes a card out, if there is one of that kind.
    #[inline]
    pub fn take(&mut self, card: Card) -> bool {
        let (colour, shift) = Cards::place(card);
        let has = self.0[colour] >> shift & 15 != 0;
        if has {
            self.0[colour] -= 1 << shift;
        }
        has
    }

    /// How many of a colour.
    #[inline]
    pub fn len(&self, colour: Colour) -> u8 {
        sum(self.0[colour.index()])
    }

    /// How many in all.
    #[inline]
    pub fn total(&self) -> u8 {
        self.len(Colour::Light) + self.len(Colour::Dark)
    }

    /// Whether there are none of a colour.
    #[inline]
    pub fn is_empty(&self, colour: Colour) -> bool {
        self.0[colour.index()] == 0
    }

    /// The cards of one colour alone.
    #[inline]
    pub fn only(&self, colour: Colour) -> Cards {
        let mut cards = Cards::NONE;
        cards.0[colour.index()] = self.0[colour.index()];
        cards
    }

    /// Leaves out all of a colour.
    #[inline]
    pub fn clear(&mut self, colour: Colour) {
        self.0[colour.index()] = 0;
    }

    /// Both together.
    #[inline]
    pub fn plus(&self, other: &Cards) -> Cards {
        Cards([self.0[0] + other.0[0], self.0[1] + other.0[1]])
    }

    /// Both together, or `None` where a kind would be more than 15.
    pub(crate) fn checked_plus(&self, other: &Cards) -> Option<Cards> {
        Card::ALL.iter().all(|&card| self.count(card) + other.count(card) <= 15).then(|| self.plus(other))
    }

    /// These without `other`; `None` where something is missing.
    pub fn minus(&self, other: &Cards) -> Option<Cards> {
        Card::ALL
            .iter()
            .all(|&card| self.count(card) >= other.count(card))
            .then(|| Cards([self.0[0].wrapping_sub(other.0[0]), self.0[1].wrapping_sub(other.0[1])]))
    }

    /// Of each kind as many as there are more than in `other`.
    pub(crate) fn less(&self, other: &Cards) -> Cards {
        let mut cards = Cards::NONE;
        for card in Card::ALL {
            let (colour, shift) = Cards::place(card);
            cards.0[colour] |= u64::from(self.count(card).saturating_sub(other.count(card))) << shift;
        }
        cards
    }

    /// Takes over all of a colour from `other`.
    #[inline]
    pub(crate) fn replace(&mut self, other: &Cards, colour: Colour) {
        self.0[colour.index()] = other.0[colour.index()];
    }

    /// The kinds of a colour that are there, each once, with how many.
    #[inline]
    pub fn kinds(&self, colour: Colour) -> impl Iterator<Item = (Card, u8)> + use<> {
        let mut left = self.0[colour.index()];
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let place = left.trailing_zeros() / 4;
                let count = (left >> (4 * place) & 15) as u8;
                left &= !(15 << (4 * place));
                (Card::ALL[(place as usize + colour.index() * LIGHT_KINDS) % KINDS], count)
            })
        })
    }

    /// Card number `n` of a colour, counted kind by kind.
    #[inline]
    pub fn nth(&self, colour: Colour, n: u32) -> Option<Card> {
        let mut n = n;
        for (card, count) in self.kinds(colour) {
            if n < u32::from(count) {
                return Some(card);
            }
            n -= u32::from(count);
        }
        None
    }

    /// Every card, light ones first.
    pub fn list(&self) -> Vec<Card> {
        Colour::ALL
            .into_iter()
            .flat_map(|colour| self.kinds(colour))
            .flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count)))
            .collect()
    }

    /// These cards; `None` where a kind is more than 15 times in the list.
    pub(crate) fn from_list(list: &[Card]) -> Option<Cards> {
        let mut cards = Cards::NONE;
        for &card in list {
            if cards.count(card) == 15 {
                return None;
            }
            cards.add(card);
        }
        Some(cards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Card::*;

    #[test]
    fn cards_are_counted_by_kind_and_colour() {
        let mut cards = Cards::NONE;
        for card in [Forest, MoveThree, MoveThree, DarkCult] {
            cards.add(card);
        }
        assert_eq!((cards.len(Colour::Light), cards.len(Colour::Dark), cards.total()), (3, 1, 4));
        assert_eq!(cards.list(), [Forest, MoveThree, MoveThree, DarkCult]);
        assert_eq!(cards.nth(Colour::Light, 2), Some(MoveThree));
        assert_eq!(cards.nth(Colour::Light, 3), None);
        assert!(cards.take(DarkCult) && !cards.take(DarkCult));
        assert_eq!(Cards::from_list(&cards.list()), Some(cards));
    }
}
