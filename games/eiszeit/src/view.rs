//! What a viewer may know: everything on the table; of the hands and hidden discards only the own, of the fires only
//! those looked at (EZ-1.10, EZ-R3, EZ-R16).

use crate::action::{HUES, hue};
use crate::area::{AREAS, Area, Landscape};
use crate::card::{Card, Colour};
use crate::data::{Data, Provenance};
use crate::names::WORDS;
use crate::phase::{Phase, Prompt};
use crate::position::StageText;
use crate::state::{Eiszeit, Seats, Stage};
use lascaux_table::{Said, Scores, Seat, Turn, Viewer, said};
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
    /// The round, from 1; 0 in the preparatory round.
    pub round: u8,
    /// How many rounds are played.
    pub rounds: u8,
    /// The phase of the round.
    pub phase: Phase,
    /// Who decides now; nobody while chance speaks, and after the end.
    pub asked: Option<Seat>,
    /// What is asked of the viewer, whom one waits for and why, or who has won: in a sentence.
    pub question: Said,
    /// Whose turn of settling it is, or who ended it.
    pub active: Seat,
    /// What is awaited, and of whom.
    pub stage: StageText,
    /// The twelve areas.
    pub areas: Vec<AreaView>,
    /// The fires on the board.
    pub fires: Vec<FireView>,
    /// How many fires of each value this viewer has not seen.
    pub unseen_fires: [u8; 3],
    /// Mammoths beside the board.
    pub mammoths_spare: u8,
    /// Clubs beside the board.
    pub clubs_spare: u8,
    /// Stones in the dark supply.
    pub dark_supply: u8,
    /// Stones in the light supply.
    pub light_supply: u8,
    /// The piles of light and of dark cards.
    pub piles: BTreeMap<&'static str, PileView>,
    /// What each player has.
    pub players: Vec<PlayerView>,
    /// Score sheets.
    pub scores: Scores,
}

/// An area of the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AreaView {
    /// Its number.
    pub area: Area,
    /// Its landscape.
    pub landscape: Landscape,
    /// Where the landscape comes from; a reconstructed one is shown as such.
    pub source: Provenance,
    /// The areas that border on it.
    pub neighbours: Vec<Area>,
    /// Whether a glacier covers it.
    pub covered: bool,
    /// Mammoths in it.
    pub mammoths: u8,
    /// Hunters without a club, by colour.
    pub hunters: BTreeMap<&'static str, u8>,
    /// Hunters with a club, by colour.
    pub clubbed: BTreeMap<&'static str, u8>,
}

/// A fire on the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FireView {
    /// The area it was laid in, which names it.
    pub fire: Area,
    /// Where it lies.
    pub area: Area,
    /// Its value, if this viewer knows it.
    pub value: Option<u8>,
}

/// The cards of one colour that are in no hand.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PileView {
    /// Cards left to draw.
    pub draw: u8,
    /// The visible discard.
    pub top: Option<CardView>,
    /// Cards played openly since the last shuffle, under the visible one.
    pub played: Vec<Card>,
    /// Cards discarded unseen since the last shuffle.
    pub hidden: u8,
}

/// A card as a player reads it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CardView {
    /// Which.
    pub card: Card,
    /// Its price or yield; three for the mammoth card, none for a cult card.
    pub stones: Vec<u8>,
    /// Where the stones come from; reconstructed ones are shown as such.
    pub source: Provenance,
}

/// What a player has before them.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// The colour of the hunters.
    pub colour: &'static str,
    /// Stones.
    pub stones: u8,
    /// Hunters in stock.
    pub stock: u8,
    /// Kept clubs.
    pub clubs: u8,
    /// Points, round by round.
    pub points: Vec<u8>,
    /// Light cards in hand.
    pub light_cards: u8,
    /// Dark cards in hand.
    pub dark_cards: u8,
    /// The hand, for the one who holds it.
    pub hand: Option<Vec<CardView>>,
    /// What this player discarded unseen since the last shuffle, for the one who did.
    pub discarded: Option<Vec<Card>>,
}

impl CardView {
    /// A card with the figures of a box.
    pub fn of(card: Card, data: &Data) -> CardView {
        let figures = &data.cards[card.index()];
        let count = if card.is_cult() { 0 } else { 1 + 2 * usize::from(card == Card::Mammoth) };
        CardView { card, stones: figures.stones[..count].to_vec(), source: figures.source }
    }
}

impl Eiszeit {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let knows = |seen: Seats| seen.iter().any(|seat| viewer.is(seat));
        // Fires turned up for the conflicts are seen by spectators too.
        let turned_up = self.stage == Stage::Reveal;
        let mut unseen_fires = self.data.fires;
        let fires: Vec<FireView> = Area::all()
            .filter_map(|fire| {
                let token = self.fires[fire.index()];
                let value = token.value.filter(|_| turned_up || knows(token.seen));
                if let Some(value) = value {
                    unseen_fires[usize::from(value) % 3] -= 1;
                }
                token.at.map(|area| FireView { fire, area, value })
            })
            .collect();
        View {
            viewer: viewer.seat(),
            seats: self.seats,
            options: serde_json::to_value(self.options).unwrap_or_default(),
            round: self.round,
            rounds: self.rounds(),
            phase: self.phase(),
            asked: self.decider(),
            question: self.question_for(viewer),
            active: self.active,
            stage: self.stage_text(),
            areas: Area::all().map(|area| self.area_view(area)).collect(),
            fires,
            unseen_fires,
            mammoths_spare: self.herd,
            clubs_spare: self.spare_clubs,
            dark_supply: self.dark_stones,
            light_supply: self.light_stones,
            piles: Colour::ALL.into_iter().map(|colour| (colour.word(), self.pile_view(colour))).collect(),
            players: self.everybody().map(|seat| self.player_view(seat, viewer)).collect(),
            scores: self.score_sheets(),
        }
    }

    fn decider(&self) -> Option<Seat> {
        match self.whose() {
            Turn::Player(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }

    fn question_for(&self, viewer: Viewer) -> Said {
        let Prompt { ask, doing } = self.prompt();
        match self.decider() {
            Some(seat) if !viewer.is(seat) => said!(WORDS, "ez-wait", name = seat, doing = doing),
            _ => ask,
        }
    }

    fn area_view(&self, area: Area) -> AreaView {
        let of = |side: &[[u8; AREAS]]| {
            let counts = side.iter().zip(HUES).map(|(counts, hue)| (hue, counts[area.index()]));
            counts.filter(|&(_, count)| count > 0).collect()
        };
        AreaView {
            area,
            landscape: self.data.landscapes[area.index()],
            source: self.data.landscape_sources[area.index()],
            neighbours: self.neighbours(area).iter().collect(),
            covered: self.board.covered.contains(area),
            mammoths: self.board.mammoths[area.index()],
            hunters: of(&self.board.plain),
            clubbed: of(&self.board.clubbed),
        }
    }

    fn pile_view(&self, colour: Colour) -> PileView {
        PileView {
            draw: self.decks.draw.len(colour),
            top: self.decks.top[colour.index()].map(|card| CardView::of(card, self.data)),
            played: self.decks.open.only(colour).list(),
            hidden: self.decks.hidden.iter().map(|cards| cards.len(colour)).sum(),
        }
    }

    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let hand = &self.decks.hands[seat.index()];
        let own = viewer.is(seat);
        PlayerView {
            seat,
            colour: hue(seat),
            stones: self.stones[seat.index()],
            stock: self.stock[seat.index()],
            clubs: self.clubs[seat.index()],
            points: self.points[seat.index()][..usize::from(self.rounds())].to_vec(),
            light_cards: hand.len(Colour::Light),
            dark_cards: hand.len(Colour::Dark),
            hand: own.then(|| hand.list().into_iter().map(|card| CardView::of(card, self.data)).collect()),
            discarded: own.then(|| self.decks.hidden[seat.index()].list()),
        }
    }
}
