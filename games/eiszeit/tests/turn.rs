//! The turn around the card: what has to be paid and played, what is discarded unseen, how the hand is filled.

mod common;

use common::Scene;
use lascaux_eiszeit::{Card, Colour, Eiszeit, Event};
use lascaux_table::{Game, Happening, Seat, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// EZ-3.3, EZ-3.5
#[test]
fn a_light_card_has_to_be_paid_and_with_eight_stones_is_a_duty() {
    let mut table = Scene::playing("trek").stones("red", 3).play();
    assert_eq!(table.refused("play trek"), "EZ-3.3");
    assert_eq!(table.refused("play swap"), "EZ-3.2");
    assert_eq!(table.refused("keep"), "EZ-3.2");
    assert_eq!(table.refused("play trek copy light"), "EZ-5.8");
    let mut table = Scene::playing("remove-one").stones("red", 8).play();
    assert_eq!(table.refused("play remove-one"), "EZ-3.5");
    // Seven are no duty.
    let mut table = Scene::playing("remove-one").stones("red", 7).play();
    table.say(&["play remove-one"]);
}

/// EZ-3.8, EZ-R16: a discard is hidden; its colour is not.
#[test]
fn a_discard_is_seen_by_nobody_else() {
    let mut table =
        Scene::playing("remove-one").hand("red", &["remove-one", "trek", "swap"]).bare(Colour::Light).play();
    table.say(&["play remove-one", "choose blue", "done"]);
    assert_eq!(table.refused("discard meadow"), "EZ-3.8");
    assert_eq!(table.refused("draw light"), "EZ-3.8");
    let happened = table.game.act_text(None, "discard trek").unwrap();
    let heard = |viewer: Viewer| -> Vec<String> {
        let data = Eiszeit::data(None).unwrap();
        happened
            .iter()
            .cloned()
            .map(|one: Happening<Event>| one.heard(viewer, Eiszeit::heard).sentence::<Eiszeit>(data))
            .collect()
    };
    assert_eq!(heard(Viewer::Seat(Seat(0))), ["Seat 0: discard trek", "Seat 0 discards “Trek”."]);
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(heard(viewer), ["Seat 0: discard light", "Seat 0 discards a light card."]);
    }
    // Two are drawn, one after the other; the pile below the visible card holds one hidden card.
    table.say(&["draw dark"]).chance(&["card seen-fire"]).say(&["draw light"]).chance(&["card club"]);
    assert_eq!((table.asked(), table.position().players[0].hand.len()), ("yellow", 5));
    let view = table.game.state().view(Viewer::Seat(Seat(1)));
    assert_eq!((view.piles["light"].hidden, view.piles["light"].top.clone()), (1, None));
    assert_eq!(view.players[0].discarded, None);
}

/// EZ-3.9, EZ-3.10
#[test]
fn the_last_card_drawn_must_not_leave_a_hand_of_one_colour() {
    let hand = ["forest", "remove-one", "remove-two", "seen-fire", "all-place-one"];
    let mut table = Scene::of(3).hand("red", &hand).play();
    table.say(&["play forest", "done", "keep"]);
    assert_eq!(table.refused("draw dark"), "EZ-3.10");
    assert_eq!(table.refused("done"), "EZ-3.9");
    table.say(&["draw light"]).chance(&["card swap"]);
    // With two to draw the first may be of any colour.
    let mut table = Scene::of(3).hand("red", &hand).play();
    table.say(&["play forest", "done", "discard remove-one", "draw dark"]).chance(&["card club-or-move"]);
    assert_eq!(table.refused("draw dark"), "EZ-3.10");
    table.say(&["draw light"]);
    assert!(table.game.chance_text("card remove-one").is_err());
    assert!(table.game.chance_text("fire 1").is_err());
    assert!(table.game.act_text(None, "draw light").is_err());
}

/// EZ-3.6, EZ-R5: who can play nothing discards a card and draws.
#[test]
fn who_can_play_nothing_has_to_discard() {
    let hand = ["trek", "trek", "hunters-and-mammoth", "hunters-and-mammoth", "dark-cult"];
    let scene = Scene::playing("blind-fire").stones("red", 4).bare(Colour::Dark);
    let mut table = scene.hand("yellow", &hand).stones("yellow", 1).play();
    table.say(&["play blind-fire", "done"]).draw();
    assert_eq!((table.asked(), table.what()), ("yellow", "must-discard"));
    assert_eq!(table.refused("keep"), "EZ-3.6");
    // Everybody can see that, and imagines a hand with which nothing can be played.
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for viewer in Viewer::all(4) {
        let mut other = *table.game.state();
        other.imagine(viewer, &mut rng);
        Eiszeit::load(&other.position(), other.components()).unwrap_or_else(|no| panic!("{viewer:?}: {no}"));
        assert_eq!(other.view(viewer), table.game.state().view(viewer));
    }
    assert_eq!(table.refused("play trek"), "EZ-3.6");
    table.say(&["discard trek", "draw dark"]).any_chance();
    assert_eq!(table.asked(), "green");
    assert_eq!(table.position().players[1].hand.len(), 5);
}

/// EZ-3.11: an empty pile is shuffled anew, without the visible card; what went in is remembered.
#[test]
fn an_empty_pile_is_shuffled_without_its_visible_card() {
    let scene = Scene::of(3).hand("red", &["forest", "remove-one"]).visible("remove-mammoth");
    let mut position = scene.position();
    // All dark cards of the draw pile have been played before.
    position.dark.played = std::mem::take(&mut position.dark.draw);
    position.dark.played.sort();
    let mut game = Eiszeit::load(&position, Eiszeit::data(None).unwrap()).unwrap();
    let mut say = |text: &str| {
        let action = game.read_action(text).unwrap();
        let lascaux_table::Turn::Player(seat) = game.turn() else { panic!("nobody is asked") };
        game.check(seat, action).unwrap_or_else(|no| panic!("{text}: {no}"));
        let mut events = Vec::new();
        game.apply(action, &mut events);
        events
    };
    say("play forest");
    say("done");
    say("keep");
    let told = say("draw dark");
    assert!(told.contains(&Event::Shuffled { colour: Colour::Dark }));
    let after = game.position();
    assert_eq!(after.dark.draw, position.dark.played);
    assert_eq!((after.dark.top, after.dark.played.len()), (Some(Card::RemoveMammoth), 0));
    assert_eq!(after.dark.shuffled.len(), position.dark.played.len() + 1);
}

/// EZ-3.11 with EZ-3.8: what was discarded unseen is shuffled in too, each card with its own colour.
#[test]
fn hidden_discards_go_into_the_shuffle_of_their_colour() {
    let scene = Scene::of(3).hand("red", &["forest", "remove-one"]).visible("remove-mammoth");
    let mut position = scene.position();
    // The dark draw pile is empty: red discarded two of its cards, yellow the rest; yellow a light one as well.
    let mut dark = std::mem::take(&mut position.dark.draw);
    let trek = position.light.draw.iter().position(|card| *card == Card::Trek).unwrap();
    let light = position.light.draw.remove(trek);
    let all = dark.clone();
    position.players[0].discarded = dark.split_off(dark.len() - 2);
    position.players[1].discarded = dark.iter().copied().chain([light]).collect();
    position.players[1].discarded.sort();
    let mut table = scene.play_from(position);
    table.say(&["play forest", "done", "keep"]);
    let hidden = |table: &common::Table, colour| table.game.state().view(Viewer::Spectator).piles[colour].hidden;
    assert_eq!((hidden(&table, "dark"), hidden(&table, "light")), (all.len() as u8, 1));
    table.say(&["draw dark"]);
    assert_eq!(table.events.last(), Some(&Event::Shuffled { colour: Colour::Dark }));
    let after = table.position();
    assert_eq!((after.dark.draw, after.dark.top), (all.clone(), Some(Card::RemoveMammoth)));
    assert_eq!((hidden(&table, "dark"), hidden(&table, "light")), (0, 1));
    assert_eq!((after.players[0].discarded.len(), &after.players[1].discarded), (0, &vec![light]));
    // Any of them can be drawn.
    for card in &all {
        assert_eq!(table.game.state().admit(lascaux_eiszeit::Outcome::Card(*card)), Ok(()));
    }
}
