//! The hand-made judgement: points, what the board would score, and what stones, clubs and a hand are good for.

use super::leanings::cheapest;
use super::prospect::Prospect;
use super::stakes::{CLUB_KEPT, Stakes};
use crate::insight::PerSeat;
use lascaux_games::eiszeit::{Asked, Card, Colour, Eiszeit, Errand};
use lascaux_table::{Game, MAX_SEATS, Seat};

/// Stones that a dark card yields, about, and so how fast the dark supply runs out (EZ-3.12).
const YIELD: f32 = 4.5;
/// Turns for each card that yields: as many cards pay for themselves as cost stones.
const TURNS_A_YIELD: f32 = 2.0;

/// A stone in points: what a light card brings for it, while there is time to play one.
const STONE: f32 = 0.55;
/// In the last round a stone counts in full with about one and a half turns to come, and for less and less after that; for
/// the active player, whose next turn is the furthest off, there is a little less time.
const TIME_FOR_A_STONE: f32 = 0.7;
const TURN_IS_OVER: f32 = 0.2;
/// Stones are worth having up to the duty to play light (EZ-3.5) and one more; of those beyond, so much counts.
const BEYOND_DUTY: f32 = 1.0;
const IDLE_STONE: f32 = 0.4;

/// Of the points on the board, so much is likely to be there again in each round to come (EZ-9.1).
const LASTING: f32 = 0.35;
/// With fewer turns to come than this in the last round a hand is worth nothing.
const TIME_FOR_A_HAND: f32 = 0.5;

/// In points: cards that bring hunters or move others; that are good now and then; that help more than they bring.
const STRONG_CARD: f32 = 0.3;
const FAIR_CARD: f32 = 0.1;
const MEAN_CARD: f32 = 0.0;
const WEAK_CARD: f32 = -0.2;
/// A light card that cannot be paid is worth so much less.
const UNPAYABLE: f32 = 0.1;
/// Of what a card is worth above a mean one, so much is counted: it may never be played.
const CARD_IN_HAND: f32 = 0.6;
/// What it costs that a hand has one card too many of a colour.
const UNBALANCED: f32 = 0.15;

/// With so many stones as many light as dark cards are wanted; each stone more or less asks for so many cards more of one
/// colour, up to a most.
pub(super) const EVEN_STONES: f32 = 4.5;
pub(super) const CARDS_A_STONE: f32 = 0.25;
const MOST_WISHED: f32 = 1.5;

/// About how many turns each player still has in this round.
pub(super) fn turns_left(game: &Eiszeit) -> f32 {
    TURNS_A_YIELD * f32::from(game.dark_supply()) / (YIELD * f32::from(game.seats()))
}

/// What a stone is good for: paying light cards, as long as there is time for them.
pub(super) fn stone_worth(game: &Eiszeit, seat: Seat) -> f32 {
    if game.rounds_to_come() > 0 {
        return STONE;
    }
    let hurry = if game.active() == seat { TURN_IS_OVER } else { 0.0 };
    STONE * (TIME_FOR_A_STONE * turns_left(game) - hurry).clamp(0.0, 1.0)
}

/// How useful a card is against a fresh one of its colour.
pub(super) fn use_of(game: &Eiszeit, seat: Seat, card: Card) -> f32 {
    let stones = game.stones(seat);
    let base = match card {
        Card::Forest | Card::IcePlain | Card::Meadow | Card::StoneDesert | Card::Steppe | Card::Mountains => {
            STRONG_CARD
        }
        Card::HuntersAndMammoth | Card::MoveThree | Card::Mammoth => STRONG_CARD,
        Card::LightCult | Card::DarkCult => FAIR_CARD,
        Card::RemoveTwo | Card::RemoveOne | Card::RemoveMammoth | Card::ClubOrMove => FAIR_CARD,
        Card::Trek | Card::Club | Card::AllPlaceOne | Card::SeenFire => MEAN_CARD,
        Card::BlindFire | Card::Swap | Card::AllPlaceTwo => WEAK_CARD,
    };
    let affordable = card.colour() == Colour::Dark || cheapest(game, card) <= stones;
    if affordable { base } else { base - UNPAYABLE }
}

/// What a hand is good for beyond a mean one.
fn hand_worth(game: &Eiszeit, seat: Seat) -> f32 {
    let hand = game.hand(seat);
    let mut worth = 0.0;
    for colour in Colour::ALL {
        for (card, count) in hand.kinds(colour) {
            worth += CARD_IN_HAND * use_of(game, seat, card) * f32::from(count);
        }
    }
    worth - UNBALANCED * off_balance(game, seat)
}

/// By how many cards a hand has too many of a colour: with many stones light cards are wanted, with few dark ones.
pub(super) fn off_balance(game: &Eiszeit, seat: Seat) -> f32 {
    let hand = game.hand(seat);
    let (light, dark) = (f32::from(hand.len(Colour::Light)), f32::from(hand.len(Colour::Dark)));
    let wish = (CARDS_A_STONE * (f32::from(game.stones(seat)) - EVEN_STONES)).clamp(-MOST_WISHED, MOST_WISHED);
    (light - dark - wish).abs()
}

/// What the card being carried out will still bring to each seat.
pub(super) fn pending(game: &Eiszeit, prospect: &Prospect) -> PerSeat {
    let mut pending = [0.0; MAX_SEATS];
    let Some(errand) = game.errand() else { return pending };
    if game.asked() == Asked::Choose {
        return pending;
    }
    pending[errand.actor.index()] = Stakes::of(prospect, errand.actor).best(&errand);
    if errand.card.helps_all() {
        let mut seat = errand.actor.next(game.seats());
        while seat != game.active() {
            let later = Errand { actor: seat, done: 0, first: None, ..errand };
            pending[seat.index()] = Stakes::of(prospect, seat).best(&later);
            seat = seat.next(game.seats());
        }
    }
    pending
}

/// The points that each seat may expect to have at the end.
pub(super) fn worth(game: &Eiszeit) -> PerSeat {
    let prospect = Prospect::of(game, None);
    let sums = prospect.sums();
    let pending = pending(game, &prospect);
    let to_come = f32::from(game.rounds_to_come());
    let useful = f32::from(game.components().light_duty) + BEYOND_DUTY;
    let mut worth = [0.0; MAX_SEATS];
    for seat in Seat::all(game.seats()) {
        let at = seat.index();
        let stones = f32::from(game.stones(seat));
        let mut total = game.points(seat) as f32 + (1.0 + LASTING * to_come) * (sums[at] + pending[at]);
        total += stone_worth(game, seat) * (stones.min(useful) + IDLE_STONE * (stones - useful).max(0.0));
        total += CLUB_KEPT * f32::from(game.clubs_kept(seat));
        if to_come > 0.0 || turns_left(game) > TIME_FOR_A_HAND {
            total += hand_worth(game, seat);
        }
        worth[at] = total;
    }
    worth
}
