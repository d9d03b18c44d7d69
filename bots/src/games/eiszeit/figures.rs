//! A position of Eiszeit in figures, for the network.

use super::leanings::cheapest;
use super::prospect::Prospect;
use super::worth::{off_balance, pending, stone_worth, turns_left};
use super::{flag, turn_of};
use crate::insight::{Figures, Insight, Pen, PerSeat};
use lascaux_games::eiszeit::{Areas, Asked, Card, Colour, Eiszeit};
use lascaux_table::{Game, Seat};

/// The cards whose number in a hand is told: landscapes together, the others each.
const TOLD: [Card; 16] = [
    Card::HuntersAndMammoth,
    Card::Trek,
    Card::Mammoth,
    Card::BlindFire,
    Card::Swap,
    Card::Club,
    Card::MoveThree,
    Card::LightCult,
    Card::AllPlaceTwo,
    Card::AllPlaceOne,
    Card::SeenFire,
    Card::RemoveTwo,
    Card::RemoveOne,
    Card::RemoveMammoth,
    Card::ClubOrMove,
    Card::DarkCult,
];
const LANDSCAPES: [Card; 6] =
    [Card::Forest, Card::IcePlain, Card::Meadow, Card::StoneDesert, Card::Steppe, Card::Mountains];

/// What each figure is divided by: about as much as there often is of it, so that all figures are of about the size of 1.
/// The weights were learned with these; another one here asks for `lascaux train`.
mod scale {
    /// Points on the track.
    pub const SCORE: f32 = 40.0;
    /// Points that the board would score now; the lead with them.
    pub const BOARD: f32 = 15.0;
    /// Points of the board, times the rounds to come.
    pub const BOARD_TO_COME: f32 = 40.0;
    /// Points that the card being carried out will still bring.
    pub const PENDING: f32 = 5.0;
    /// Others who are ahead.
    pub const AHEAD: f32 = 3.0;
    /// Hunters on the board; those of them who will have to leave (EZ-8.3).
    pub const HUNTERS: f32 = 12.0;
    pub const LEAVING: f32 = 4.0;
    /// Points of areas that are not crowded; where nobody else stands; by the number of mammoths; under threat of ice.
    pub const SAFE: f32 = 15.0;
    pub const ALONE: f32 = 10.0;
    pub const BY_MAMMOTHS: f32 = 10.0;
    pub const IN_DANGER: f32 = 8.0;
    /// Clubs on the board and in reserve.
    pub const CLUBS: f32 = 2.0;
    /// Stones; the same, times the rounds to come; what they are worth in points.
    pub const STONES: f32 = 8.0;
    pub const STONES_TO_COME: f32 = 24.0;
    pub const STONE_POINTS: f32 = 2.0;
    /// Cards of a colour, and by how many a hand is off its balance.
    pub const CARDS: f32 = 3.0;
    /// Stones that a dark card of the hand yields.
    pub const YIELD: f32 = 5.0;
    /// Landscape cards.
    pub const LANDSCAPES: f32 = 2.0;
    /// Hunters in stock.
    pub const STOCK: f32 = 12.0;
    /// Rounds to come, and turns to come in this round.
    pub const ROUNDS: f32 = 4.0;
    pub const TURNS: f32 = 3.0;
    /// Stones of either supply; a dark one that ends soon, and very soon.
    pub const SUPPLY: f32 = 20.0;
    pub const LOW_SUPPLY: f32 = 10.0;
    pub const LAST_OF_SUPPLY: f32 = 5.0;
    /// Mammoths and clubs beside the board.
    pub const SPARE_MAMMOTHS: f32 = 2.0;
    pub const SPARE_CLUBS: f32 = 6.0;
    /// Areas without ice.
    pub const AREAS: f32 = 12.0;
}

/// No lead is told that is larger than this many of its scale.
const MOST_LEAD: f32 = 2.0;
/// So many stones can be spent soon.
const STONES_SPENT_SOON: f32 = 4.0;
/// Places after the active player that are told apart, and rounds.
const PLACES_TOLD: u8 = 3;
const ROUNDS_TOLD: u8 = 4;

/// What all figures are taken from; found out once.
struct Seen<'a> {
    game: &'a Eiszeit,
    prospect: Prospect<'a>,
    sums: PerSeat,
    pending: PerSeat,
    threatened: Areas,
    to_come: f32,
    supply: f32,
}

pub(super) fn put(game: &Eiszeit, into: &mut Figures) {
    let prospect = Prospect::of(game, None);
    let seen = Seen {
        game,
        sums: prospect.sums(),
        pending: pending(game, &prospect),
        prospect,
        threatened: game.threatened_areas(),
        to_come: f32::from(game.rounds_to_come()),
        supply: f32::from(game.dark_supply()),
    };
    for seat in Seat::all(game.seats()) {
        let mut pen = Pen::new(&mut into.own[seat.index()]);
        seen.put_points(seat, &mut pen);
        seen.put_board(seat, &mut pen);
        seen.put_stones(seat, &mut pen);
        seen.put_turn(seat, &mut pen);
        seen.put_hand(seat, &mut pen);
        debug_assert_eq!(pen.written(), Eiszeit::OWN);
    }
    let mut pen = Pen::new(&mut into.common);
    seen.put_table(&mut pen);
    debug_assert_eq!(pen.written(), Eiszeit::COMMON);
}

impl Seen<'_> {
    /// Points with those that the board would score now.
    fn standing(&self, seat: Seat) -> f32 {
        self.game.points(seat) as f32 + self.sums[seat.index()]
    }

    fn put_points(&self, seat: Seat, pen: &mut Pen) {
        let at = seat.index();
        let (sum, pending, own) = (self.sums[at], self.pending[at], self.standing(seat));
        let others = || Seat::all(self.game.seats()).filter(|&other| other != seat).map(|other| self.standing(other));
        pen.put(self.game.points(seat) as f32 / scale::SCORE);
        pen.put(sum / scale::BOARD);
        pen.put((sum + pending) * self.to_come / scale::BOARD_TO_COME);
        pen.put(pending / scale::PENDING);
        let rival = others().fold(f32::NEG_INFINITY, f32::max);
        pen.put(((own + pending - rival) / scale::BOARD).clamp(-MOST_LEAD, MOST_LEAD));
        pen.put(others().filter(|other| *other > own).count() as f32 / scale::AHEAD);
        pen.put(flag(own < others().fold(f32::INFINITY, f32::min)));
    }

    fn put_board(&self, seat: Seat, pen: &mut Pen) {
        let at = seat.index();
        let (mut there, mut clubs, mut safe, mut stay) = (0.0, 0.0, 0.0, 0.0);
        let (mut by_mammoths, mut in_danger, mut alone) = ([0.0; 3], 0.0f32, 0.0);
        for area in self.prospect.free.iter() {
            let ground = &self.prospect.grounds[area.index()];
            if ground.hunters[at] == 0 {
                continue;
            }
            let points = self.prospect.points[area.index()][at];
            there += f32::from(ground.hunters[at]);
            clubs += f32::from(ground.clubs[at]);
            stay += points / self.prospect.price(ground);
            by_mammoths[usize::from(ground.mammoths).min(by_mammoths.len() - 1)] += points;
            let crowd: u8 = ground.hunters.iter().sum();
            if crowd < self.prospect.least_limit(ground) {
                safe += points;
            }
            if crowd == ground.hunters[at] {
                alone += points;
            }
            if self.threatened.contains(area) {
                in_danger = in_danger.max(points);
            }
        }
        pen.put(there / scale::HUNTERS);
        pen.put(stay / scale::HUNTERS);
        pen.put((there - stay) / scale::LEAVING);
        pen.put(safe / scale::SAFE);
        pen.put(alone / scale::ALONE);
        for points in by_mammoths {
            pen.put(points / scale::BY_MAMMOTHS);
        }
        pen.put(in_danger / scale::IN_DANGER);
        pen.put(clubs / scale::CLUBS);
    }

    fn put_stones(&self, seat: Seat, pen: &mut Pen) {
        let game = self.game;
        let stones = f32::from(game.stones(seat));
        pen.put(f32::from(game.clubs_kept(seat)) / scale::CLUBS);
        pen.put(stones / scale::STONES);
        pen.put(stones * self.to_come / scale::STONES_TO_COME);
        pen.put(stones.min(STONES_SPENT_SOON) * stone_worth(game, seat) / scale::STONE_POINTS);
        pen.put(flag(game.stones(seat) >= game.components().light_duty));
    }

    fn put_turn(&self, seat: Seat, pen: &mut Pen) {
        let game = self.game;
        let distance = (seat.0 + game.seats() - game.active().0) % game.seats();
        for near in 0..PLACES_TOLD {
            pen.put(flag(distance == near));
        }
        let asked = turn_of(game) == Some(seat);
        pen.put(flag(asked));
        pen.put(flag(asked && game.asked() == Asked::Play));
    }

    fn put_hand(&self, seat: Seat, pen: &mut Pen) {
        let game = self.game;
        let (hand, stones) = (game.hand(seat), game.stones(seat));
        pen.put(f32::from(hand.len(Colour::Light)) / scale::CARDS);
        pen.put(f32::from(hand.len(Colour::Dark)) / scale::CARDS);
        let payable = hand.kinds(Colour::Light).filter(|(card, _)| cheapest(game, *card) <= stones);
        pen.put(payable.map(|(_, count)| f32::from(count)).sum::<f32>() / scale::CARDS);
        let yields = hand.kinds(Colour::Dark).map(|(card, _)| cheapest(game, card));
        let most = f32::from(yields.max().unwrap_or(0));
        pen.put(most / scale::YIELD);
        pen.put(flag(most >= self.supply && most > 0.0));
        pen.put(off_balance(game, seat) / scale::CARDS);
        pen.put(LANDSCAPES.iter().map(|&card| f32::from(hand.count(card))).sum::<f32>() / scale::LANDSCAPES);
        for card in TOLD {
            pen.put(f32::from(hand.count(card)));
        }
        pen.put(f32::from(game.stock(seat)) / scale::STOCK);
    }

    fn put_table(&self, pen: &mut Pen) {
        let (game, asked) = (self.game, self.game.asked());
        for round in 0..ROUNDS_TOLD {
            pen.put(flag(game.round() == round));
        }
        pen.put(flag(self.to_come == 0.0));
        pen.put(self.to_come / scale::ROUNDS);
        pen.put(self.supply / scale::SUPPLY);
        pen.put((self.supply / scale::LAST_OF_SUPPLY).min(1.0));
        pen.put((self.supply / scale::LOW_SUPPLY).min(1.0));
        pen.put(turns_left(game) / scale::TURNS);
        pen.put(f32::from(game.light_supply()) / scale::SUPPLY);
        pen.put(f32::from(game.spare_mammoths()) / scale::SPARE_MAMMOTHS);
        pen.put(f32::from(game.spare_clubs()) / scale::SPARE_CLUBS);
        pen.put(self.prospect.free.len() as f32 / scale::AREAS);
        for stage in [Asked::Prepare, Asked::Play, Asked::Choose, Asked::Act, Asked::Draw, Asked::Cover] {
            pen.put(flag(asked == stage));
        }
        pen.put(flag(matches!(asked, Asked::Discard { .. })));
        for seats in Eiszeit::MIN_SEATS..=Eiszeit::MAX_SEATS {
            pen.put(flag(game.seats() == seats));
        }
    }
}
