//! The cards: in hands, on piles, and in what the players remember of them.

use crate::card::{Card, Colour};
use crate::cards::Cards;
use lascaux_table::{MAX_SEATS, Seat};

/// All 55 cards, and what the players remember of them.
///
/// Piles need no order: their next card is drawn by chance. What has to be kept apart is who can know what. Each colour's
/// cards are in hands, in the draw pile, visible on top of the discards, openly played below (`open`), or secretly
/// discarded (`hidden`, by the one who knows them). When a pile is shuffled, what was known of it is kept, so that a
/// card seen going into the pile is never imagined in a hand that has not drawn since.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Decks {
    pub draw: Cards,
    pub top: [Option<Card>; 2],
    pub open: Cards,
    pub hidden: [Cards; MAX_SEATS],
    pub hands: [Cards; MAX_SEATS],
    pub memory: Memory,
}

/// What the last shuffle of each colour left to remember. Empty before the first.
///
/// Whether a card played since was held at the shuffle or drawn after it is nobody's to know but its player's; so that
/// what is imagined cannot tell it either, hands are kept as they were, and plays apart from them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Memory {
    /// What everybody knew to be outside the hands; and what was in a hand, but has been played from it before anything
    /// was drawn to it.
    pub open: Cards,
    /// What only its former owner knew to be in the pile.
    pub own: [Cards; MAX_SEATS],
    /// The hands at the shuffle, without what is open.
    pub held: [Cards; MAX_SEATS],
    /// What each player has played since something was drawn, held at the shuffle or not.
    pub played: [Cards; MAX_SEATS],
}

impl Decks {
    /// A card is played from a hand, which everybody sees.
    pub fn play(&mut self, seat: Seat, card: Card) -> bool {
        let s = seat.index();
        let colour = card.colour();
        let drawn = self.drawn_since(seat, colour);
        if !self.hands[s].take(card) {
            return false;
        }
        if self.shuffled(colour) {
            if drawn == 0 && self.memory.held[s].take(card) {
                self.memory.open.add(card);
            } else {
                self.memory.played[s].add(card);
            }
        }
        self.discard_openly(card);
        true
    }

    /// Whether a colour has been shuffled since the beginning.
    #[inline]
    fn shuffled(&self, colour: Colour) -> bool {
        let memory = &self.memory;
        let secrets = memory.own.iter().chain(&memory.held);
        !memory.open.is_empty(colour) || secrets.into_iter().any(|cards| !cards.is_empty(colour))
    }

    /// How many cards of a colour a player has drawn since its last shuffle. Everybody can count them.
    #[inline]
    fn drawn_since(&self, seat: Seat, colour: Colour) -> u8 {
        let s = seat.index();
        let all = self.hands[s].len(colour) + self.hidden[s].len(colour) + self.memory.played[s].len(colour);
        all.saturating_sub(self.memory.held[s].len(colour))
    }

    /// A played card goes on the discards; a cult card under them (EZ-5.8).
    fn discard_openly(&mut self, card: Card) {
        if card.is_cult() {
            self.open.add(card);
        } else if let Some(below) = self.top[card.colour().index()].replace(card) {
            self.open.add(below);
        }
    }

    /// What a shuffle would put into the draw pile (EZ-3.11).
    #[inline]
    pub fn discards(&self, colour: Colour) -> Cards {
        let hidden = self.hidden.iter().fold(Cards::NONE, |all, cards| all.plus(cards));
        self.open.plus(&hidden).only(colour)
    }

    /// Whether a card of that colour can be drawn.
    #[inline]
    pub fn can_draw(&self, colour: Colour) -> bool {
        !self.draw.is_empty(colour)
            || !self.open.is_empty(colour)
            || self.hidden.iter().any(|cards| !cards.is_empty(colour))
    }

    /// The discards below the visible one become the draw pile (EZ-3.11).
    pub fn shuffle(&mut self, colour: Colour) {
        self.draw = self.draw.plus(&self.discards(colour));
        let mut open = self.open.only(colour);
        if let Some(top) = self.top[colour.index()] {
            open.add(top);
        }
        self.memory.open.clear(colour);
        self.memory.open = self.memory.open.plus(&open);
        for seat in 0..MAX_SEATS {
            let memory = &mut self.memory;
            for cards in [&mut memory.own, &mut memory.held, &mut memory.played] {
                cards[seat].clear(colour);
            }
            memory.own[seat] = memory.own[seat].plus(&self.hidden[seat].only(colour));
            memory.held[seat] = memory.held[seat].plus(&self.hands[seat].only(colour));
            self.hidden[seat].clear(colour);
        }
        self.open.clear(colour);
    }
}

impl Memory {
    pub const NONE: Memory = Memory {
        open: Cards::NONE,
        own: [Cards::NONE; MAX_SEATS],
        held: [Cards::NONE; MAX_SEATS],
        played: [Cards::NONE; MAX_SEATS],
    };
}
