//! What a sensible player leans to: each action by the points it brings now, and a little by what it costs later.

use super::prospect::Prospect;
use super::stakes::{CLUB_KEPT, Stakes};
use super::{stone_worth, use_of};
use lascaux_games::eiszeit::{Action, Area, Asked, Card, Colour, Eiszeit, Errand, Hunter, Way};
use lascaux_table::{Game, Seat};

/// How sharply a point tells.
const SHARPNESS: f32 = 1.1;

fn leaning(points: f32) -> f32 {
    (SHARPNESS * points).clamp(-7.0, 9.0).exp()
}

pub(super) fn lean(game: &Eiszeit, seat: Seat, legal: &[Action], into: &mut Vec<f32>) {
    match game.asked() {
        Asked::Draw => into.extend(legal.iter().map(|&action| lean_to_draw(game, seat, action))),
        Asked::Discard { .. } => into.extend(legal.iter().map(|&action| match action {
            // A fresh card is as good as the mean of its colour.
            Action::Discard(card) => leaning(-1.0 - 2.0 * use_of(game, seat, card)),
            _ => 1.0,
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
            Some((area, None)) => 0.3 + 0.5 * stakes.fire_goes(None, area).abs(),
            _ => -0.5,
        },
        Action::TakeClub(None) => CLUB_KEPT,
        Action::TakeClub(Some(area)) => stakes.club_comes(area),
        _ => 0.0,
    }
}

/// The best that can come of a swap that begins with this hunter.
fn best_swap(stakes: &mut Stakes, hunter: Hunter, area: Area) -> f32 {
    let game = stakes.prospect.game;
    let mut best = -3.0f32;
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

/// What the others get out of a dark card, as a loss to its player.
fn help(card: Card) -> f32 {
    match card {
        Card::AllPlaceTwo => 2.0,
        Card::AllPlaceOne => 1.1,
        Card::SeenFire => 0.2,
        Card::RemoveTwo => 1.0,
        Card::RemoveOne => 0.6,
        Card::RemoveMammoth => 0.7,
        Card::ClubOrMove => 0.6,
        _ => 0.0,
    }
}

fn lean_to_play(stakes: &mut Stakes, action: Action) -> f32 {
    let Action::Play { card, copy, way } = action else { return 1.0 };
    let (game, seat) = (stakes.prospect.game, stakes.seat);
    let Some(effect) = copy.map_or(Some(card), |side| game.visible(side)) else { return 1.0 };
    let stones = game.components().stones(effect, way.index());
    let worth = if effect.colour() == Colour::Light {
        let errand = Errand { card: effect, way, actor: seat, done: 0, first: None, herd: false, fire: None };
        stakes.best(&errand) - stone_worth(game, seat) * f32::from(stones)
    } else if stones >= game.dark_supply() {
        ending(stakes, stones)
    } else {
        // Stones far beyond the duty to play light lie idle.
        let room = 11u8.saturating_sub(game.stones(seat));
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
        return (0.5 * (total(stakes.seat) - best)).clamp(-4.0, 4.0);
    }
    let mean = others.map(|other| sums[other.index()]).sum::<f32>() / f32::from(game.seats() - 1);
    (0.25 * (sums[stakes.seat.index()] - mean)).clamp(-2.0, 2.0) + 0.3 * f32::from(stones.min(6))
}

/// Help goes to who is far behind.
fn lean_to_choose(prospect: &Prospect, action: Action) -> f32 {
    let Action::Choose(seat) = action else { return 1.0 };
    let standing = prospect.game.points(seat) as f32 + prospect.sums()[seat.index()];
    (-standing / 6.0).max(-20.0).exp()
}

fn lean_to_draw(game: &Eiszeit, seat: Seat, action: Action) -> f32 {
    let Action::Draw(colour) = action else { return 1.0 };
    let hand = game.hand(seat);
    let (light, dark) = (f32::from(hand.len(Colour::Light)), f32::from(hand.len(Colour::Dark)));
    let stones = f32::from(game.stones(seat));
    // With many stones light cards are wanted, with few dark ones.
    let wish = 0.25 * (stones - 4.5) + 0.5 * (dark - light) + 0.3;
    leaning(if colour == Colour::Light { wish } else { -wish })
}

/// The area from which the others lose most; mammoths and crowds of the own colour are spared.
fn lean_to_cover(stakes: &Stakes, action: Action) -> f32 {
    let Action::Cover(area) = action else { return 1.0 };
    let empty = lascaux_games::eiszeit::Ground::default();
    leaning(stakes.weigh(area, &empty))
}

/// The stones of a card, in its cheapest way.
pub(super) fn cheapest(game: &Eiszeit, card: Card) -> u8 {
    let ways: &[Way] = if card == Card::Mammoth { &Way::MAMMOTH } else { &[Way::Only] };
    ways.iter().map(|way| game.components().stones(card, way.index())).min().unwrap_or(0)
}
