//! Component data: the figures of board and cards, validated.

use crate::area::{AREAS, Area, Areas, Landscape};
use crate::card::{Card, KINDS};
use crate::cards::Cards;
use lascaux_table::kit::Map;
use serde::{Deserialize, Serialize};

/// Everything the box says in figures.
#[derive(Debug)]
pub struct Data {
    /// The hash of all figures, as records carry it.
    pub hash: String,
    /// Hunters of each colour that play; one more marks the score.
    pub hunters: u8,
    /// Hunters that each player places before the first round.
    pub preparation_hunters: u8,
    /// Stones of each player at the start.
    pub stones_start: u8,
    /// Clubs in the box.
    pub clubs: u8,
    /// How many fires of value 0, 1 and 2 there are.
    pub fires: [u8; 3],
    /// Light and dark cards of a first hand.
    pub first_hand: [u8; 2],
    /// Cards of a hand.
    pub hand_size: u8,
    /// Hunters in an area without mammoth and fire.
    pub base_limit: u8,
    /// Points per hunter with no, one, two or more mammoths.
    pub points: [u8; 3],
    /// With so many stones a light card is a duty.
    pub light_duty: u8,
    /// The fewest stones in the dark supply at the start of a round.
    pub dark_floor: u8,
    /// Rounds of the full game.
    pub rounds: u8,
    /// Rounds of the short game.
    pub rounds_short: u8,
    /// The set-up for 3, 4 and 5 players.
    pub players: [Layout; 3],
    /// The areas at the upper edge.
    pub upper_edge: Areas,
    /// The landscape of each area.
    pub landscapes: [Landscape; AREAS],
    /// Where the landscapes come from.
    pub landscape_sources: [Provenance; AREAS],
    /// The areas of each landscape.
    pub areas_of: Map<Landscape, Areas, 6>,
    /// The borders, with their sources.
    pub borders: Vec<Border>,
    /// The neighbours of each area, without and with the two doubtful corner borders (EZ-R1).
    pub neighbours: [[Areas; AREAS]; 2],
    /// The cards; a kind's figures stand at its index.
    pub cards: [CardFigures; KINDS],
    /// All 55 cards.
    pub all_cards: Cards,
}

/// How the board is laid out for a number of players (EZ-1.3, EZ-1.4, EZ-1.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The areas under a glacier.
    pub covered: Areas,
    /// The areas with a mammoth.
    pub mammoths: Areas,
    /// Mammoths beside the board.
    pub spare: u8,
    /// Stones in the dark supply.
    pub dark_supply: u8,
}

/// A border between two areas.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Border {
    /// The two areas.
    pub areas: [Area; 2],
    /// Whether it is one of the two doubtful ones.
    pub corner: bool,
    /// Where it comes from.
    pub source: Provenance,
}

/// What is printed on a kind of card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardFigures {
    /// How many there are.
    pub copies: u8,
    /// The price or yield; of the mammoth card one per way, of other cards the first counts.
    pub stones: [u8; 3],
    /// Where the stones come from.
    pub source: Provenance,
}

/// Where a figure comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Provenance {
    /// Printed in the rulebook.
    Rulebook,
    /// Told on a public page.
    Public,
    /// Follows from other figures.
    Derived,
    /// A stand-in.
    Reconstructed,
}

impl Data {
    /// The set-up for so many players.
    #[inline]
    pub fn layout(&self, seats: u8) -> &Layout {
        &self.players[usize::from(seats.clamp(3, 5) - 3)]
    }

    /// The price of a light card or the yield of a dark one, in one of its ways.
    #[inline]
    pub fn stones(&self, card: Card, way: usize) -> u8 {
        self.cards[card.index()].stones[way]
    }

    /// Mammoths that play with so many players: the rest stays in the box.
    pub fn mammoths(&self, seats: u8) -> u8 {
        let layout = self.layout(seats);
        layout.mammoths.len() + layout.spare
    }

    /// Stones that play with so many players.
    pub fn stones_in_play(&self, seats: u8) -> u8 {
        self.layout(seats).dark_supply + seats * self.stones_start
    }
}
