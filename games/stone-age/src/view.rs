//! What a viewer may know (SA-12): everything that was bought or lies open; not the decks, and not another's extra card.

use crate::chance::{any_bit, bits};
use crate::position::{PlayerText, StackText, StageText};
use crate::state::{NONE, StoneAge};
use lascaux_table::{Rng, Scores, Seat, Viewer};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// What a viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The seat that looks; none for a spectator.
    pub viewer: Option<Seat>,
    /// How many play.
    pub seats: u8,
    /// The settled options.
    pub options: Value,
    /// The round, from 1.
    pub round: u16,
    /// Who started this round.
    pub start: Seat,
    /// The part of the round.
    pub phase: &'static str,
    /// What is awaited, and of whom.
    pub stage: StageText,
    /// The open cards by place.
    pub cards: BTreeMap<&'static str, Option<&'static str>>,
    /// Cards left in the deck.
    pub deck: u32,
    /// Cards that this viewer has not seen, in the order of the data: the deck, and another's extra card.
    pub unseen_cards: Vec<&'static str>,
    /// The building stacks.
    pub stacks: Vec<StackText>,
    /// Buildings that nobody has seen, in the stacks or out of the game.
    pub unseen_buildings: Vec<&'static str>,
    /// What each player has; another's extra card reads "hidden".
    pub players: Vec<PlayerText>,
    /// Score sheets as far as this viewer may know them.
    pub scores: Scores,
}

impl StoneAge {
    /// The seats whose extra card the viewer may not know. After the end everything is open.
    fn keeps_from(&self, seat: Seat, viewer: Viewer) -> bool {
        self.player(seat).extra != NONE && !viewer.is(seat) && self.phase != crate::state::Phase::Over
    }

    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let position = self.written();
        let mut unseen = self.deck;
        let mut players = position.players;
        for seat in Seat::all(self.seats) {
            if self.keeps_from(seat, viewer) {
                unseen |= 1 << self.player(seat).extra;
                players[seat.index()].extra_card = Some("hidden".to_string());
            }
        }
        View {
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            seats: self.seats,
            options: position.options,
            round: self.round,
            start: self.start,
            phase: self.phase.word(),
            stage: position.stage,
            cards: (0..4)
                .map(|slot| {
                    let card = self.display[slot];
                    (crate::place::Place::card(slot).word(), (card != NONE).then(|| self.card_name(card)))
                })
                .collect(),
            deck: self.deck.count_ones(),
            unseen_cards: bits(unseen).map(|card| self.card_name(card)).collect(),
            stacks: position.stacks,
            unseen_buildings: bits(u64::from(self.unseen)).map(|building| self.building_name(building)).collect(),
            players,
            scores: self.score_sheets(Some(viewer)),
        }
    }

    /// Another's extra card could be any that the viewer has not seen; the decks have no order to deal anew.
    pub(crate) fn imagine_for(&mut self, viewer: Viewer, rng: &mut impl Rng) {
        let mut unknown = [false; crate::state::SEATS];
        for seat in Seat::all(self.seats) {
            if self.keeps_from(seat, viewer) {
                unknown[seat.index()] = true;
                self.deck |= 1 << self.player(seat).extra;
            }
        }
        // All are back before the first is dealt, so that none steers another.
        for seat in Seat::all(self.seats).filter(|seat| unknown[seat.index()]) {
            let card = any_bit(self.deck, rng);
            self.deck &= !(1 << card);
            self.player_mut(seat).extra = card;
        }
    }
}
