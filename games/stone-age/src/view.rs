//! What a viewer may know (SA-12): everything that was bought or lies open; not the decks, and not another's extra card.

use crate::data::{Building, Card};
use crate::options::Options;
use crate::place::Place;
use crate::position::{PlayerText, StageText};
use crate::state::{Phase, Stage, StoneAge};
use lascaux_table::{Scores, Seat, Viewer};
use serde::Serialize;
use std::collections::BTreeMap;

/// What a viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The seat that looks; none for a spectator.
    pub viewer: Option<Seat>,
    /// How many play.
    pub seats: u8,
    /// The settled options.
    pub options: Options,
    /// The round, from 1.
    pub round: u16,
    /// Who started this round.
    pub start: Seat,
    /// The part of the round.
    pub phase: Phase,
    /// What is awaited, and of whom.
    pub stage: Awaited,
    /// The open cards by place.
    pub cards: BTreeMap<Place, Option<&'static Card>>,
    /// Cards left in the deck.
    pub deck: u32,
    /// Cards that this viewer has not seen, in the order of the data: the deck, and another's extra card.
    pub unseen_cards: Vec<&'static str>,
    /// The building stacks.
    pub stacks: Vec<StackView>,
    /// Buildings that nobody has seen, in the stacks or out of the game.
    pub unseen_buildings: Vec<&'static str>,
    /// What each player has; another's extra card reads "hidden".
    pub players: Vec<PlayerText>,
    /// Score sheets as far as this viewer may know them.
    pub scores: Scores,
}

/// What is awaited. Written as in positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Awaited {
    /// The question, or what chance has to tell.
    pub stage: Stage,
    /// Whose turn it is; at the dice table others are asked in between.
    pub mover: Seat,
}

impl Serialize for Awaited {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        StageText::of(self.stage, self.mover).serialize(s)
    }
}

/// A stack of buildings.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct StackView {
    /// The tiles that are left, the open one included.
    pub left: u8,
    /// The open one.
    pub open: Option<&'static Building>,
}

impl StoneAge {
    /// The seats whose extra card the viewer may not know. After the end everything is open.
    pub(crate) fn keeps_from(&self, seat: Seat, viewer: Viewer) -> bool {
        self.player(seat).extra.is_some() && !viewer.is(seat) && self.phase != Phase::Over
    }

    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let position = self.written();
        let mut unseen = self.deck;
        let mut players = position.players;
        for seat in Seat::all(self.seats) {
            if self.keeps_from(seat, viewer) {
                self.player(seat).extra.into_iter().for_each(|card| unseen.insert(card));
                players[seat.index()].extra_card = Some("hidden".to_string());
            }
        }
        View {
            viewer: viewer.seat(),
            seats: self.seats,
            options: self.options,
            round: self.round,
            start: self.start,
            phase: self.phase,
            stage: Awaited { stage: self.stage, mover: self.mover },
            cards: (0..4).map(|slot| (Place::card(slot), self.open_card(slot))).collect(),
            deck: self.deck.len().into(),
            unseen_cards: unseen.iter().map(|card| self.card(card).name.as_str()).collect(),
            stacks: (0..usize::from(self.seats))
                .map(|stack| StackView { left: self.stack_left(stack), open: self.open_building(stack) })
                .collect(),
            unseen_buildings: self.unseen.iter().map(|building| self.building(building).name.as_str()).collect(),
            players,
            scores: self.score_sheets(Some(viewer)),
        }
    }
}
