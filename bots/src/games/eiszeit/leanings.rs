//! What a sensible player leans to: each action by the points it brings now, and a little by what it costs later.

use super::prospect::Prospect;
use super::stakes::{CLUB_KEPT, Stakes};
use super::worth::{CARDS_A_STONE, EVEN_STONES, stone_worth, use_of};
use lascaux_games::eiszeit::{Action, Area, Asked, Card, Colour, Eiszeit, Errand, Ground, Hunter, Way};
use lascaux_table::{Game, Seat};

/// The leaning to what there is nothing to say about.
const NEUTRAL: f32 = 1.0;
/// How sharply a point tells, and the bounds of what tells: nothing is ruled out, and nothing is certain.
const SHARPNESS: f32 = 1.1;
const LEAST: f32 = -7.0;
const MOST: f32 = 9.0;

/// What it costs to discard a mean card, and how much more a better one (EZ-3.8).
const DISCARD: f32 = 1.0;
const GOOD_CARD_GONE: f32 = 2.0;
/// A look at a fire that is not known yet, and so much of what it decides; one at a fire that is known (EZ-7.3).
const LOOK: f32 = 0.3;
const FIRE_DECIDES: f32 = 0.5;
const LOOK_IN_VAIN: f32 = -0.5;
/// The least that a swap is taken to bring, where nobody can be swapped.
const NO_SWAP: f32 = -3.0;
/// So many stones beyond the duty to play light (EZ-3.5) still have a use; more lie idle.
const USEFUL_BEYOND_DUTY: u8 = 3;

/// To end the round: so much of the lead, within a bound. In the last round it is the lead in the game that counts, before
/// that the one on the board, and the stones that are left to take.
const LAST_LEAD: f32 = 0.5;
const LAST_BOUND: f32 = 4.0;
const ROUND_LEAD: f32 = 0.25;
const ROUND_BOUND: f32 = 2.0;
const LAST_STONE: f32 = 0.3;
const LAST_STONES: u8 = 6;

/// Who is ahead by so many points is helped less often, by the factor e (EZ-3.13); nobody by less than this.
const HELP_POINTS: f32 = 6.0;
const LEAST_HELP: f32 = -20.0;

/// To draw light (EZ-3.9): for each dark card that the hand has more of, and always a little.
const DRAW_MISSING: f32 = 0.5;
const DRAW_LIGHT: f32 = 0.3;

/// What the others get out of a dark card, as a loss to its player, in points (EZ-7).
mod help {
    pub const PLACE_TWO: f32 = 2.0;
    pub const PLACE_ONE: f32 = 1.1;
    pub const SEE_FIRE: f32 = 0.2;
    pub const REMOVE_TWO: f32 = 1.0;
    pub const REMOVE_ONE: f32 = 0.6;
    pub const REMOVE_MAMMOTH: f32 = 0.7;
    pub const CLUB_OR_MOVE: f32 = 0.6;
}

fn leaning(points: f32) -> f32 {
    (SHARPNESS * points).clamp(LEAST, MOST).exp()
}

pub(super) fn lean(game: &Eiszeit, seat: Seat, legal: &[Action], into: &mut Vec<f32>) {
    match game.asked() {
        Asked::Draw => into.extend(legal.iter().map(|&action| lean_to_draw(game, seat, action))),
        Asked::Discard { .. } => into.extend(legal.iter().map(|&action| match action {
            // A fresh card is as good as the mean of its colour.
            Action::Discard(card) => leaning(-DISCARD - GOOD_CARD_GONE * use_of(game, seat, card)),
            _ => NEUTRAL,
        })),
        asked => {
            let prospect = Prospect::of(game, Some(seat));
            let mut stakes = Stakes::of(&prospect, seat);
            match asked {
                Asked::Play => into.extend(legal.iter().map(|&action| lean_to_play(&mut stakes, action))),
                Asked::Choose => into.extend(legal.iter().map(|&action| lean_to_choose(&prospect, action))),
                Asked::Cover => into.extend(legal.iter().map(|&action| lean_to_cover(&stakes, action))),
                _ => {
                    let first = game.errand().and_then(|errand| errand.first);
                    into.extend(legal.iter().map(|&action| leaning(gain(&mut stakes, first, action))));
                }
            }
        }
    }
}

/// What an action of a card that is carried out brings at once.
fn gain(stakes: &mut Stakes, first: Option<(Hunter, Area)>, action: Action) -> f32 {
    let own = Hunter::plain(stakes.seat);
    let with_club = |club: bool| if club { (Hunter::clubbed(own.owner), -CLUB_KEPT) } else { (own, 0.0) };
    match action {
        Action::Place { area, club } => {
            let (hunter, cost) = with_club(club);
            stakes.arrives(hunter, area) + cost
        }
        Action::Move { hunter, from, to, club } => {
            let (arrived, cost) = if club { with_club(true) } else { (hunter, 0.0) };
            stakes.departs(hunter, from) + stakes.arrives(arrived, to) + cost
        }
        Action::Swap { hunter, area, club } => best_swap(stakes, hunter, area) - if club { CLUB_KEPT } else { 0.0 },
        Action::With { hunter, area, club } => {
            let swapped = first.map_or(0.0, |first| stakes.swapped(first, (hunter, area)));
            swapped - if club { CLUB_KEPT } else { 0.0 }
        }
        Action::Remove { hunter, area } => stakes.departs(hunter, area),
        Action::PlaceMammoth(area) => stakes.mammoth_comes(area),
        Action::MoveMammoth { from, to } => stakes.mammoth_goes(from) + stakes.mammoth_comes(to),
        Action::RemoveMammoth(area) => stakes.mammoth_goes(area),
        Action::MoveFire { fire, to } => match stakes.prospect.game.fire(fire, Some(stakes.seat)) {
            Some((from, value)) => stakes.fire_goes(value, from) + stakes.fire_comes(value, to),
            None => 0.0,
        },
        Action::Look(fire) => match stakes.prospect.game.fire(fire, Some(stakes.seat)) {
            // What is known already need not be looked at.
            Some((area, None)) => LOOK + FIRE_DECIDES * stakes.fire_goes(None, area).abs(),
            _ => LOOK_IN_VAIN,
        },
        Action::TakeClub(None) => CLUB_KEPT,
        Action::TakeClub(Some(area)) => stakes.club_comes(area),
        _ => 0.0,
    }
}

/// The best that can come of a swap that begins with this hunter.
fn best_swap(stakes: &mut Stakes, hunter: Hunter, area: Area) -> f32 {
    let game = stakes.prospect.game;
    let mut best = NO_SWAP;
    for to in game.free_neighbours(area).iter() {
        let ground = stakes.ground(to);
        for other in Seat::all(game.seats()) {
            let plain = ground.hunters[other.index()] > ground.clubs[other.index()];
            if plain && other != hunter.owner {
                let other = Hunter::plain(other);
                // The crowds stay as large as they are, so that only the exact figures tell; these are near enough.
                let go = stakes.departs(hunter, area) + stakes.arrives(hunter, to);
                best = best.max(go + stakes.departs(other, to) + stakes.arrives(other, area));
            }
        }
    }
    best
}

fn help(card: Card) -> f32 {
    match card {
        Card::AllPlaceTwo => help::PLACE_TWO,
        Card::AllPlaceOne => help::PLACE_ONE,
        Card::SeenFire => help::SEE_FIRE,
        Card::RemoveTwo => help::REMOVE_TWO,
        Card::RemoveOne => help::REMOVE_ONE,
        Card::RemoveMammoth => help::REMOVE_MAMMOTH,
        Card::ClubOrMove => help::CLUB_OR_MOVE,
        _ => 0.0,
    }
}

fn lean_to_play(stakes: &mut Stakes, action: Action) -> f32 {
    let Action::Play { card, copy, way } = action else { return NEUTRAL };
    let (game, seat) = (stakes.prospect.game, stakes.seat);
    let Some(effect) = copy.map_or(Some(card), |side| game.visible(side)) else { return NEUTRAL };
    let stones = game.components().stones(effect, way.index());
    let worth = if effect.colour() == Colour::Light {
        let errand = Errand { card: effect, way, actor: seat, done: 0, first: None, herd: false, fire: None };
        stakes.best(&errand) - stone_worth(game, seat) * f32::from(stones)
    } else if stones >= game.dark_supply() {
        ending(stakes, stones)
    } else {
        let useful = game.components().light_duty + USEFUL_BEYOND_DUTY;
        let room = useful.saturating_sub(game.stones(seat));
        stone_worth(game, seat) * f32::from(stones.min(room)) - help(effect)
    };
    leaning(worth)
}

/// Settling ends with this card: good for who is ahead on the board.
fn ending(stakes: &Stakes, stones: u8) -> f32 {
    let game = stakes.prospect.game;
    let sums = stakes.prospect.sums();
    let others = Seat::all(game.seats()).filter(|&other| other != stakes.seat);
    if game.rounds_to_come() == 0 {
        let total = |seat: Seat| game.points(seat) as f32 + sums[seat.index()];
        let best = others.map(total).fold(f32::NEG_INFINITY, f32::max);
        return (LAST_LEAD * (total(stakes.seat) - best)).clamp(-LAST_BOUND, LAST_BOUND);
    }
    let mean = others.map(|other| sums[other.index()]).sum::<f32>() / f32::from(game.seats() - 1);
    (ROUND_LEAD * (sums[stakes.seat.index()] - mean)).clamp(-ROUND_BOUND, ROUND_BOUND)
        + LAST_STONE * f32::from(stones.min(LAST_STONES))
}

/// Help goes to who is far behind.
fn lean_to_choose(prospect: &Prospect, action: Action) -> f32 {
    let Action::Choose(seat) = action else { return NEUTRAL };
    let standing = prospect.game.points(seat) as f32 + prospect.sums()[seat.index()];
    (-standing / HELP_POINTS).max(LEAST_HELP).exp()
}

fn lean_to_draw(game: &Eiszeit, seat: Seat, action: Action) -> f32 {
    let Action::Draw(colour) = action else { return NEUTRAL };
    let hand = game.hand(seat);
    let (light, dark) = (f32::from(hand.len(Colour::Light)), f32::from(hand.len(Colour::Dark)));
    let stones = f32::from(game.stones(seat));
    // With many stones light cards are wanted, with few dark ones.
    let wish = CARDS_A_STONE * (stones - EVEN_STONES) + DRAW_MISSING * (dark - light) + DRAW_LIGHT;
    leaning(if colour == Colour::Light { wish } else { -wish })
}

/// The area from which the others lose most; mammoths and crowds of the own colour are spared.
fn lean_to_cover(stakes: &Stakes, action: Action) -> f32 {
    let Action::Cover(area) = action else { return NEUTRAL };
    leaning(stakes.weigh(area, &Ground::default()))
}

/// The stones of a card, in its cheapest way.
pub(super) fn cheapest(game: &Eiszeit, card: Card) -> u8 {
    let ways: &[Way] = if card == Card::Mammoth { &Way::MAMMOTH } else { &[Way::Only] };
    ways.iter().map(|way| game.components().stones(card, way.index())).min().unwrap_or(0)
}
