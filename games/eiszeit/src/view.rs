//! What a viewer may know: everything on the table; of the hands and hidden discards only the own, of the fires only
//! those looked at (EZ-1.10, EZ-R3, EZ-R16).

use crate::action::{HUES, hue};
use crate::board::{AREAS, Area, Landscape};
use crate::cards::{Card, Cards, Colour};
use crate::chance::any_fire;
use crate::data::{Data, Provenance};
use crate::position::StageText;
use crate::state::{Decks, Eiszeit, Stage};
use lascaux_table::{MAX_SEATS, Rng, Scores, Seat, Viewer, below};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// How often cards are dealt anew until they agree with what everybody has seen. Hardly ever more than once.
const MOST_DEALS: u32 = 1000;

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
    pub phase: &'static str,
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
    fn of(card: Card, data: &Data) -> CardView {
        let figures = &data.cards[card.index()];
        let count = if card.is_cult() { 0 } else { 1 + 2 * usize::from(card == Card::Mammoth) };
        CardView { card, stones: figures.stones[..count].to_vec(), source: figures.source }
    }
}

impl Eiszeit {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let knows = |seen: u8| matches!(viewer, Viewer::Seat(seat) if seen >> (seat.0 & 7) & 1 != 0);
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
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            seats: self.seats,
            options: serde_json::to_value(self.options).unwrap_or_default(),
            round: self.round,
            rounds: self.rounds(),
            phase: self.question().phase,
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
            covered: self.board.covered.has(area),
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

    // ---- imagining ----------------------------------------------------------------------------------------------------

    /// Deals anew what the viewer cannot know.
    pub(crate) fn deal_anew(&mut self, viewer: Viewer, rng: &mut impl Rng) {
        let viewer = match viewer {
            Viewer::Seat(seat) if seat.0 < self.seats => Some(seat),
            _ => None,
        };
        self.burn_anew(viewer, rng);
        // Everybody sees whether the active player can play a card (EZ-3.6), so that the hand imagined has to agree.
        let dealt = self.decks;
        let shown = viewer != Some(self.active);
        let must = shown && self.stage == Stage::Discard { must: true };
        let mut narrow = Cards::NONE;
        if must {
            self.unplayable_kinds().for_each(|card| (0..15).for_each(|_| narrow.add(card)));
        }
        for _ in 0..MOST_DEALS {
            let whole =
                Colour::ALL.into_iter().all(|colour| self.shuffle_anew(colour, viewer, must.then_some(&narrow), rng));
            let agrees = !shown || (self.stage != Stage::Play && !must) || self.can_play() != must;
            if whole && agrees {
                return;
            }
            self.decks = dealt;
        }
    }

    /// Fires that others have looked at get a value that the viewer can believe in.
    fn burn_anew(&mut self, viewer: Option<Seat>, rng: &mut impl Rng) {
        let turned_up = self.stage == Stage::Reveal;
        let believes = |seen: u8| turned_up || viewer.is_some_and(|seat| seen >> seat.0 & 1 != 0);
        let mut left = self.data.fires;
        for fire in self.fires.iter().filter(|fire| believes(fire.seen)) {
            if let Some(value) = fire.value {
                left[usize::from(value) % 3] -= 1;
            }
        }
        for fire in self.fires.iter_mut().filter(|fire| fire.value.is_some() && !believes(fire.seen)) {
            let value = any_fire(&left, rng);
            left[usize::from(value)] -= 1;
            fire.value = Some(value);
        }
    }

    /// Cards that the viewer cannot see go to any hand, pile or hidden discard, except that a card seen going into the
    /// last shuffle is not imagined where it cannot have come since. With `only`, the active player's hand is made of
    /// these kinds. Whether there were cards enough for everybody.
    ///
    /// Not honoured (EZ-R16): what went into shuffles before the last, and what an earlier forced discard (EZ-3.6) or a
    /// copy under EZ-R11 showed of the rest of a hand.
    fn shuffle_anew(&mut self, colour: Colour, viewer: Option<Seat>, only: Option<&Cards>, rng: &mut impl Rng) -> bool {
        // The active player first, whose choice may be narrow.
        let active = self.active.index();
        let first = std::iter::once(self.active).chain(self.everybody().filter(move |seat| seat.index() != active));
        let others = first.filter(move |&seat| Some(seat) != viewer).map(Seat::index);
        let mut whole = true;
        let Decks { draw, hands, hidden, memory, .. } = &mut self.decks;
        let mut pool = draw.only(colour);
        // What the viewer did not know at the last shuffle, except what was played openly since.
        let mut then = Cards::NONE;
        for seat in others.clone() {
            for cards in [&hands[seat], &hidden[seat]] {
                pool = pool.plus(&cards.only(colour));
            }
            for cards in [&memory.kept[seat], &memory.dropped[seat], &memory.own[seat]] {
                then = then.plus(&cards.only(colour));
            }
        }
        // Cards held since the last shuffle come from there.
        let mut fair = pool.common(&then);
        let mut newer = [[0; 2]; MAX_SEATS];
        for seat in others.clone() {
            let sides = [(&mut memory.kept[seat], &mut hands[seat]), (&mut memory.dropped[seat], &mut hidden[seat])];
            for ((held, all), newer) in sides.into_iter().zip(&mut newer[seat]) {
                let count = held.len(colour);
                *newer = all.len(colour) - count;
                held.clear(colour);
                all.clear(colour);
                for _ in 0..count {
                    let narrow = only.filter(|_| seat == active).map_or(fair, |only| fair.common(only));
                    let Some(card) = any_card(&narrow, colour, rng) else {
                        whole = false;
                        break;
                    };
                    for cards in [&mut fair, &mut pool, &mut then] {
                        cards.take(card);
                    }
                    held.add(card);
                    all.add(card);
                }
            }
        }
        // Cards drawn since come from anywhere; so did those that went into the shuffle unseen.
        for seat in others {
            let narrow = only.filter(|_| seat == active);
            let [in_hand, hidden_since] = newer[seat];
            whole &= deal(&mut pool, &mut hands[seat], narrow, colour, in_hand, rng);
            whole &= deal(&mut pool, &mut hidden[seat], None, colour, hidden_since, rng);
            let count = memory.own[seat].len(colour);
            memory.own[seat].clear(colour);
            whole &= deal(&mut then, &mut memory.own[seat], None, colour, count, rng);
        }
        draw.clear(colour);
        *draw = draw.plus(&pool);
        whole
    }
}

/// Deals some cards, of these kinds only where said; whether there were enough.
fn deal(from: &mut Cards, to: &mut Cards, only: Option<&Cards>, colour: Colour, count: u8, rng: &mut impl Rng) -> bool {
    for _ in 0..count {
        let narrow = only.map_or(*from, |only| from.common(only));
        let Some(card) = any_card(&narrow, colour, rng) else { return false };
        from.take(card);
        to.add(card);
    }
    true
}

fn any_card(cards: &Cards, colour: Colour, rng: &mut impl Rng) -> Option<Card> {
    cards.nth(colour, below(rng, cards.len(colour).into()))
}
