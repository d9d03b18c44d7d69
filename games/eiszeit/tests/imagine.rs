//! What is imagined: it agrees with all that the viewer knows, and nothing else goes into it.

mod common;

use common::Scene;
use lascaux_eiszeit::{Card, Colour, Eiszeit, Position};
use lascaux_table::{Actions, Game, Rng, Seat, Turn, Viewer, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::json;

fn data() -> &'static lascaux_eiszeit::Data {
    Eiszeit::data(None).unwrap()
}

/// Visits every state of some random games, of every number of players.
fn every_state(games: u64, mut visit: impl FnMut(&Eiszeit, &mut Xoshiro256PlusPlus)) {
    let mut actions = Actions::of::<Eiszeit>();
    for seats in 3..=5 {
        let options = Eiszeit::options(json!({}).as_object().unwrap()).unwrap();
        for seed in 0..games {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed * 8 + u64::from(seats));
            let mut game = Eiszeit::new(seats, &options, data()).unwrap();
            loop {
                visit(&game, &mut rng);
                match game.turn() {
                    Turn::Player(_) => {
                        game.legal(&mut actions);
                        game.apply(actions[below(&mut rng, actions.len() as u32) as usize], &mut ());
                    }
                    Turn::Chance => game.resolve(game.sample(&mut rng), &mut ()),
                    Turn::Over => break,
                }
            }
        }
    }
}

/// The lists of cards that the viewer does not see: those that lie somewhere now, or those of the last shuffle.
fn secrets(position: &mut Position, viewer: Viewer, now: bool) -> Vec<&mut Vec<Card>> {
    let Position { light, dark, players, .. } = position;
    let mut lists = if now { vec![&mut light.draw, &mut dark.draw] } else { Vec::new() };
    for (_, player) in players.iter_mut().enumerate().filter(|(seat, _)| !viewer.is(Seat(*seat as u8))) {
        let [one, two] =
            if now { [&mut player.hand, &mut player.discarded] } else { [&mut player.held, &mut player.shuffled] };
        lists.extend([one, two]);
    }
    lists
}

/// Two cards of a colour that the viewer does not see change places.
fn swap_two(lists: &mut [&mut Vec<Card>], rng: &mut impl Rng) {
    let colour = Colour::ALL[below(rng, 2) as usize];
    let places: Vec<(usize, usize)> = lists
        .iter()
        .enumerate()
        .flat_map(|(list, cards)| cards.iter().enumerate().map(move |(at, card)| (list, at, card)))
        .filter(|(_, _, card)| card.colour() == colour)
        .map(|(list, at, _)| (list, at))
        .collect();
    if places.is_empty() {
        return;
    }
    let mut any = || places[below(rng, places.len() as u32) as usize];
    let (one, two) = (any(), any());
    let (first, second) = (lists[one.0][one.1], lists[two.0][two.1]);
    lists[one.0][one.1] = second;
    lists[two.0][two.1] = first;
}

/// Another state that the viewer cannot tell from this one, made without `imagine`: hidden cards change places, now and
/// in what is remembered of the last shuffle, and hidden fires change their values, as far as a position allows it.
fn otherwise(game: &Eiszeit, viewer: Viewer, rng: &mut impl Rng) -> Eiszeit {
    let mut found = *game;
    for _ in 0..30 {
        let mut position = found.position();
        match below(rng, 4) {
            0 => {
                let n = position.fires.len().max(1) as u32;
                if let Some(fire) = position.fires.get_mut(below(rng, n) as usize) {
                    fire.value = fire.value.map(|_| below(rng, 3) as u8);
                }
            }
            1 => swap_two(&mut secrets(&mut position, viewer, true), rng),
            2 => swap_two(&mut secrets(&mut position, viewer, false), rng),
            // Cards held since the shuffle can only be swapped in both.
            _ => {
                swap_two(&mut secrets(&mut position, viewer, true), rng);
                swap_two(&mut secrets(&mut position, viewer, false), rng);
            }
        }
        if let Ok(other) = Eiszeit::load(&position, game.components())
            && other.view(viewer) == game.view(viewer)
        {
            found = other;
        }
    }
    found
}

/// EZ-R16: whoever looks at two states that look the same imagines the same in both, if chance says the same. So no
/// hidden card or fire goes into what is imagined.
#[test]
fn what_is_imagined_depends_on_nothing_that_is_hidden() {
    let (mut compared, mut shuffled, mut fires) = (0, 0, 0);
    every_state(6, |game, rng| {
        if below(rng, 4) > 0 {
            return;
        }
        for viewer in Viewer::all(game.seats()) {
            let other = otherwise(game, viewer, rng);
            let seed = u64::from(rng.next_u32());
            let [first, second] = [*game, other].map(|mut state| {
                state.imagine(viewer, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
                state
            });
            assert!(first == second, "{viewer:?} imagines two things:\n{:#?}\n{:#?}", game, other);
            let (here, there) = (game.position(), other.position());
            compared += u32::from(*game != other);
            shuffled +=
                u32::from((0..here.players.len()).any(|seat| here.players[seat].held != there.players[seat].held));
            fires += u32::from(here.fires != there.fires);
        }
    });
    println!("{compared} pairs, {shuffled} of them after a shuffle, {fires} with other fires");
    assert!(compared > 2000 && shuffled > 500 && fires > 50, "{compared}, {shuffled}, {fires}");
}

/// EZ-3.6: everybody sees that nothing could be played. What that hand is, nobody else does.
#[test]
fn a_hand_with_nothing_to_play_is_imagined_without_a_look_at_it() {
    let hand = ["trek", "trek", "hunters-and-mammoth", "hunters-and-mammoth", "dark-cult"];
    let mut table = Scene::playing("blind-fire")
        .stones("red", 4)
        .bare(Colour::Dark)
        .hand("yellow", &hand)
        .stones("yellow", 1)
        .play();
    table.say(&["play blind-fire", "done"]).draw();
    assert_eq!(table.what(), "must-discard");
    let game = *table.game.state();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    let mut hands = std::collections::HashSet::new();
    for round in 0..100 {
        let other = otherwise(&game, Viewer::Seat(Seat(2)), &mut rng);
        let [first, second] = [game, other].map(|mut state| {
            state.imagine(Viewer::Seat(Seat(2)), &mut Xoshiro256PlusPlus::seed_from_u64(round));
            state
        });
        assert!(first == second, "round {round}");
        assert!(Eiszeit::load(&first.position(), data()).is_ok(), "a hand with which something can be played");
        hands.insert(format!("{:?}", first.position().players[1].hand));
    }
    assert!(hands.len() > 20, "{} hands", hands.len());
}

/// EZ-R16: who plays a card after a shuffle may have held or drawn it, and what is imagined must not tell which.
#[test]
fn a_card_played_after_a_shuffle_may_have_been_held_or_drawn() {
    // The dark cards that are in no hand are shuffled again, a remove-one among them. Red holds another one.
    let scene = Scene::of(3)
        .hand("red", &["forest", "swap", "remove-one", "all-place-one", "all-place-one"])
        .hand("yellow", &["blind-fire", "swap", "all-place-one", "all-place-one", "seen-fire"])
        .hand("green", &["blind-fire", "swap", "club-or-move", "remove-two", "seen-fire"])
        .visible("remove-mammoth");
    let mut position = scene.position();
    position.dark.played = std::mem::take(&mut position.dark.draw);
    position.dark.played.sort();
    let pile = position.dark.played.clone();
    let mut table = scene.play_from(position);
    // Red draws a dark card from that pile, and plays remove-one in the next turn.
    table.say(&["play forest", "done", "keep", "draw dark"]).chance(&["card remove-two"]);
    for _ in 0..2 {
        table.say(&["play blind-fire", "done", "keep", "draw light"]).any_chance();
    }
    assert_eq!(table.asked(), "red");
    table.say(&["play remove-one"]);
    let position = table.position();
    assert!(position.players[0].held.contains(&Card::RemoveOne) && position.players[0].played == [Card::RemoveOne]);
    assert!(pile.contains(&Card::RemoveOne), "another one was seen going into the pile");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
    let held = (0..200).filter(|_| {
        let mut other = *table.game.state();
        other.imagine(Viewer::Seat(Seat(1)), &mut rng);
        other.position().players[0].held.contains(&Card::RemoveOne)
    });
    let held = held.count();
    assert!((20..180).contains(&held), "held in {held} of 200");
}

/// EZ-R3, EZ-R16: what is imagined agrees with what the seat has seen, and differs where it has not.
#[test]
fn imagined_cards_agree_with_what_was_seen_going_into_a_shuffle() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    // All dark cards but the hands have been played openly and are shuffled again: nobody can hold one of them, until
    // somebody draws.
    let mut position = Scene::of(3).hand("red", &["forest", "remove-one"]).visible("remove-mammoth").position();
    position.dark.played = std::mem::take(&mut position.dark.draw);
    position.dark.played.sort();
    let mut game = Eiszeit::load(&position, data()).unwrap();
    for text in ["play forest", "done", "keep", "draw dark"] {
        game.apply(game.read_action(text).unwrap(), &mut ());
    }
    let before = game.position();
    let mut differs = false;
    for _ in 0..200 {
        let mut other = game;
        other.imagine(Viewer::Seat(Seat(0)), &mut rng);
        let after = other.position();
        assert_eq!(after.dark.draw, before.dark.draw, "everything in the pile was seen going in");
        assert_eq!(after.players[0], before.players[0]);
        differs |= after.players[1].hand != before.players[1].hand;
    }
    assert!(differs, "the hands of the others are unknown");
    // After red has drawn one, red knows that card too; yellow cannot tell it from the rest of the pile.
    game.resolve(game.read_outcome(&format!("card {}", before.dark.draw[0])).unwrap(), &mut ());
    let drawn = game.position();
    let mut hands = std::collections::HashSet::new();
    for _ in 0..200 {
        let mut other = game;
        other.imagine(Viewer::Seat(Seat(1)), &mut rng);
        let after = other.position();
        assert_eq!(after.players[1], drawn.players[1]);
        let dark = |hand: &[lascaux_eiszeit::Card]| hand.iter().filter(|card| card.colour().word() == "dark").count();
        assert_eq!(dark(&after.players[0].hand), dark(&drawn.players[0].hand));
        hands.insert(format!("{:?}", after.players[0].hand));
    }
    assert!(hands.len() > 5, "{hands:?}");
}
