//! A state in plain figures, read without allocation: what judgements and searches look at.

use crate::data::{Building, Card, Craft};
use crate::place::Place;
use crate::state::{Phase, Stage, StoneAge};
use lascaux_table::Seat;

/// What one player has, in figures.
///
/// The extra card (SA-5.11) counts like a bought one: whoever may not know it asks a state that was imagined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tribe {
    /// Points on the track.
    pub score: i32,
    /// Wood, brick, stone and gold.
    pub stock: [u16; 4],
    /// Food in store.
    pub food: u16,
    /// People, on the board and at home.
    pub people: u8,
    /// People at home.
    pub at_home: u8,
    /// Fields.
    pub fields: u8,
    /// The value of all tool tiles.
    pub tools: u8,
    /// The value of the tiles not used this round.
    pub unused_tools: u8,
    /// The value of the one-use tools.
    pub once: u8,
    /// Whether the card of two resources lies open, unused.
    pub two_resources: bool,
    /// Different culture symbols.
    pub symbols: u8,
    /// The symbols of which there are two.
    pub pairs: u8,
    /// The symbols, a bit each.
    pub symbol_set: u8,
    /// The symbols of which there are two, a bit each.
    pub pair_set: u8,
    /// People on sand cards: farmers, toolmakers, builders, shamans.
    pub crafts: [u8; 4],
    /// Buildings bought.
    pub buildings: u8,
    /// Cards, the extra one included.
    pub cards: u8,
}

impl Tribe {
    /// The figure that a craft is multiplied by (SA-10.3 to SA-10.6).
    pub fn factor(&self, craft: Craft) -> u8 {
        match craft {
            Craft::Farmer => self.fields,
            Craft::Toolmaker => self.tools,
            Craft::Builder => self.buildings,
            Craft::Shaman => self.people,
        }
    }
}

impl StoneAge {
    /// What a seat has, in figures.
    pub fn tribe(&self, seat: Seat) -> Tribe {
        let player = self.player(seat);
        let mut cards = player.cards;
        player.extra.into_iter().for_each(|card| cards.insert(card));
        let (mut symbol_set, mut pair_set) = (0u8, 0u8);
        for (symbol, mask) in self.data().symbols.values().iter().enumerate() {
            let copies = cards.both(*mask).len();
            symbol_set |= u8::from(copies > 0) << symbol;
            pair_set |= u8::from(copies > 1) << symbol;
        }
        let crafts = self
            .data()
            .crafts
            .values()
            .map(|masks| masks.iter().zip(1..).map(|(mask, people)| cards.both(*mask).len() * people).sum());
        Tribe {
            score: player.score,
            stock: player.stock,
            food: player.food,
            people: player.people,
            at_home: self.at_home(seat),
            fields: player.fields,
            tools: player.tools.total(),
            unused_tools: player.tools.unused().iter().map(|(value, count)| value * count).sum(),
            once: crate::tools::once_values(player.once).sum(),
            two_resources: player.two_resources,
            symbols: symbol_set.count_ones() as u8,
            pairs: pair_set.count_ones() as u8,
            symbol_set,
            pair_set,
            crafts,
            buildings: player.buildings.len(),
            cards: cards.len(),
        }
    }

    /// How many of a seat's people stand at a place.
    #[inline]
    pub fn people_at(&self, seat: Seat, place: Place) -> u8 {
        self.crowds[seat.index()].at(place)
    }

    /// The open card of a slot, from 0 (the cheapest).
    #[inline]
    pub fn open_card(&self, slot: usize) -> Option<&'static Card> {
        self.display.get(slot).copied().flatten().map(|card| self.card(card))
    }

    /// The open building of a stack, from 0.
    #[inline]
    pub fn open_building(&self, stack: usize) -> Option<&'static Building> {
        self.stacks.get(stack).and_then(|stack| stack.top).map(|top| self.building(top))
    }

    /// Buildings left in a stack, the open one included.
    #[inline]
    pub fn stack_left(&self, stack: usize) -> u8 {
        self.stacks.get(stack).map_or(0, |stack| stack.left)
    }

    /// Cards left in the deck.
    #[inline]
    pub fn deck_left(&self) -> u8 {
        self.deck.len()
    }

    /// The round, from 1.
    #[inline]
    pub fn round(&self) -> u16 {
        self.round
    }

    /// Who started this round.
    #[inline]
    pub fn start_player(&self) -> Seat {
        self.start
    }

    /// The part of the round.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// What is awaited.
    #[inline]
    pub fn stage(&self) -> Stage {
        self.stage
    }
}
