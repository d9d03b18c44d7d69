//! The whole state of a game: plain data, no heap.

use crate::data::{Building, BuildingId, Buildings, Card, CardId, Cards, Data};
use crate::dice::Dice;
use crate::goods::Good;
use crate::options::Options;
use crate::place::{Crowd, Place};
use crate::tools::Tools;
use lascaux_table::{Code, Refusal, Seat, words};

/// The most seats.
pub const SEATS: usize = 4;

/// A game of Stone Age.
///
/// Decks have no order here: a card is drawn when it turns up, each undrawn one equally likely, which is the same to
/// everybody at the table and leaves nothing for a search to peek at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoneAge {
    pub(crate) components: Components,
    /// Undrawn cards.
    pub(crate) deck: Cards,
    /// Buildings that nobody has seen: face down in the stacks, or out of the game.
    pub(crate) unseen: Buildings,
    /// The open cards, the cheapest slot first.
    pub(crate) display: [Option<CardId>; 4],
    pub(crate) stacks: [Stack; SEATS],
    /// Who stands where.
    pub(crate) crowds: [Crowd; SEATS],
    pub(crate) players: [Player; SEATS],
    pub(crate) options: Options,
    pub(crate) round: u16,
    pub(crate) seats: u8,
    pub(crate) start: Seat,
    /// The player whose turn it is in this phase; only the dice table asks others in between.
    pub(crate) mover: Seat,
    pub(crate) phase: Phase,
    pub(crate) stage: Stage,
}

/// The data of a game. Equal data are the same data, so the address tells.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Components(pub &'static Data);

impl PartialEq for Components {
    fn eq(&self, other: &Components) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Components {}

/// A stack of buildings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stack {
    /// How many tiles are left, the open one included.
    pub left: u8,
    /// The open one.
    pub top: Option<BuildingId>,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    /// Bought cards; the extra card is not among them.
    pub cards: Cards,
    pub buildings: Buildings,
    pub score: i32,
    pub stock: [u16; 4],
    pub food: u16,
    pub people: u8,
    pub fields: u8,
    pub tools: Tools,
    /// One-use tools at hand, a bit per value.
    pub once: u8,
    /// The card of two resources lies open, unused.
    pub two_resources: bool,
    /// The card drawn by the extra card, known to its owner alone.
    pub extra: Option<CardId>,
}

words! {
    /// The part of the round (SA-2.1).
    Phase, reads itself {
        /// Cards and buildings are laid out: at the set-up, and when a round begins.
        NewRound = "new-round",
        /// People go to places (SA-3).
        Placing = "placing",
        /// People do their work (SA-4).
        Using = "using",
        /// People eat (SA-7).
        Feeding = "feeding",
        /// The game has ended.
        Over = "over",
    }
}

/// What is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the fields are the game's own words
pub enum Stage {
    /// Chance: a card for the cheapest empty slot.
    Deal,
    /// Chance: the next building of a stack.
    TurnUp { stack: u8 },
    /// The mover places people.
    Place,
    /// The mover chooses which people to use.
    Use,
    /// Chance: dice for hunting, gathering or a two-dice card.
    Roll { good: Good, dice: u8 },
    /// The mover adds tools to a roll.
    Tools { good: Good, sum: u8 },
    /// The mover pays for a card or leaves it.
    PayCard { slot: u8 },
    /// The mover pays for a building or leaves it.
    PayBuilding { stack: u8 },
    /// Chance: a die per player.
    RollTable,
    /// `seat` takes one of these dice.
    Pick { seat: Seat, dice: Dice },
    /// The mover chooses which tile to raise; then the dice go on to the next.
    Raise { dice: Dice },
    /// Chance: the extra card.
    DrawExtra,
    /// The mover takes two resources or keeps them for later.
    TakeOrKeep,
    /// The mover is short of so much food.
    Feed { rest: u8 },
    /// The game has ended.
    Over(Reason),
}

words! {
    /// Why a game has ended.
    Reason, reads itself {
        /// The cards cannot be brought to four (SA-9.1).
        Cards = "cards",
        /// A stack of buildings is empty (SA-9.2).
        Buildings = "buildings",
    }
}

impl Reason {
    /// The rule that ends the game.
    pub(crate) fn rule(self) -> &'static str {
        match self {
            Reason::Cards => "SA-9.1",
            Reason::Buildings => "SA-9.2",
        }
    }
}

impl StoneAge {
    pub(crate) fn set_up(seats: u8, options: Options, data: &'static Data) -> Result<StoneAge, Refusal> {
        if !(2..=4).contains(&seats) {
            return Err(Refusal {
                code: Code::Options,
                rule: Some("SA-1.1".into()),
                why: format!("Stone Age is for 2 to 4 players, not for {seats}.").into(),
            });
        }
        let player = Player {
            cards: Cards::NONE,
            buildings: Buildings::NONE,
            score: 0,
            stock: [0; 4],
            food: data.food_start,
            people: data.people_start,
            fields: data.fields_start,
            tools: Tools::default(),
            once: 0,
            two_resources: false,
            extra: None,
        };
        let stack =
            |number: usize| Stack { left: if number < usize::from(seats) { data.stack_size } else { 0 }, top: None };
        Ok(StoneAge {
            components: Components(data),
            deck: Cards::full(),
            unseen: Buildings::full(),
            display: [None; 4],
            stacks: std::array::from_fn(stack),
            crowds: [Crowd::default(); SEATS],
            players: [player; SEATS],
            options,
            round: 1,
            seats,
            start: Seat(0), // SA-1.1: the lobby decides who sits at seat 0
            mover: Seat(0),
            phase: Phase::NewRound,
            stage: Stage::Deal,
        })
    }

    #[inline]
    pub(crate) fn data(&self) -> &'static Data {
        self.components.0
    }

    /// The crowds of the seats that play.
    #[inline]
    pub(crate) fn all_crowds(&self) -> &[Crowd] {
        &self.crowds[..usize::from(self.seats)]
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// People who are not on the board.
    #[inline]
    pub(crate) fn at_home(&self, seat: Seat) -> u8 {
        self.player(seat).people.saturating_sub(self.crowds[seat.index()].total())
    }

    /// The seat that is asked, while a player is.
    #[inline]
    pub(crate) fn asked(&self) -> Option<Seat> {
        match self.stage {
            Stage::Deal | Stage::TurnUp { .. } | Stage::Roll { .. } | Stage::RollTable | Stage::DrawExtra => None,
            Stage::Over(_) => None,
            Stage::Pick { seat, .. } => Some(seat),
            _ => Some(self.mover),
        }
    }

    /// What is printed on a card.
    #[inline]
    pub(crate) fn card(&self, card: CardId) -> &'static Card {
        &self.data().cards[card.index()]
    }

    /// What is printed on a building.
    #[inline]
    pub(crate) fn building(&self, building: BuildingId) -> &'static Building {
        &self.data().buildings[building.index()]
    }

    /// Whether a card lies or a building stands open at a place.
    pub(crate) fn is_open(&self, place: Place) -> bool {
        match place.kind() {
            crate::place::PlaceKind::Card(slot) => self.display[slot].is_some(),
            crate::place::PlaceKind::Building(stack) => self.stacks[stack].top.is_some(),
            _ => true,
        }
    }
}
