//! Every card played: what it does, how it is declined, what it does with an empty supply, and where glaciers lie.

mod common;

use common::{Scene, Table};
use lascaux_eiszeit::{Card, Colour, Eiszeit, Event};
use lascaux_table::{Game, Happening, Seat, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Red to play this card, with 7 stones and a mammoth beside the board.
fn playing(card: &str) -> Scene {
    let other = if Card::read(card).unwrap().colour() == Colour::Light { "remove-one" } else { "forest" };
    Scene::of(4).stones("red", 7).hand("red", &[card, other])
}

fn has(table: &mut Table, action: &str) -> bool {
    table.legal().contains(&action.to_string())
}

/// Nothing more is asked of the card; its player may discard.
fn carried_out(table: &Table) {
    assert_eq!((table.asked(), table.what()), ("red", "discard"));
}

// ---- light cards --------------------------------------------------------------------------------------------------------

/// EZ-5.1; the landscapes are those of the built-in data.
#[test]
fn each_landscape_takes_three_there_or_two_anywhere() {
    for (card, first, second) in [
        ("forest", 4, 10),
        ("ice-plain", 2, 8),
        ("meadow", 6, 12),
        ("stone-desert", 1, 11),
        ("steppe", 7, 9),
        ("mountains", 3, 5),
    ] {
        let scene = Scene::of(5).hand("red", &[card, "remove-one"]);
        // Any split over the two areas.
        let (a, b) = (format!("place {first}"), format!("place {second}"));
        let mut table = scene.play();
        table.say(&[&format!("play {card}"), &a, &b, &a]);
        carried_out(&table);
        assert_eq!((table.hunters("red", first), table.hunters("red", second)), (2, 1));
        assert_eq!((table.stones("red"), table.position().light_supply), (1, 3));
        // Two anywhere, and no third.
        let other = if first == 6 { 5 } else { 6 };
        let mut table = scene.play();
        table.say(&[&format!("play {card}"), &a, &format!("place {other}")]);
        carried_out(&table);
        // A third only in the landscape.
        let mut table = scene.play();
        table.say(&[&format!("play {card}"), &a, &a]);
        assert_eq!(table.refused(&format!("place {other}")), "EZ-5.1");
        // In part.
        table.say(&["done"]);
        carried_out(&table);
        // Not at all: the price is paid all the same.
        let mut table = scene.play();
        table.say(&[&format!("play {card}"), "done"]);
        carried_out(&table);
        assert_eq!(table.stones("red"), 1);
    }
}

/// EZ-4.2, EZ-4.4
#[test]
fn a_landscape_with_an_empty_stock_moves_and_never_onto_a_glacier() {
    // Forest is 4 and 10; with four players 4 lies under a glacier.
    let mut table = playing("forest").hunters("red", 5, 12).play();
    table.say(&["play forest"]);
    assert_eq!(table.refused("place 10"), "EZ-4.2");
    assert_eq!(table.refused("move red 5 4"), "EZ-4.4");
    assert_eq!(table.refused("move yellow 5 10"), "EZ-4.2");
    assert_eq!(table.refused("move red 9 10"), "EZ-4.1");
    table.say(&["move red 5 10", "move red 5 10", "move red 5 10"]);
    assert_eq!((table.hunters("red", 10), table.hunters("red", 5)), (3, 9));
    carried_out(&table);
    // A moved hunter is not moved on by the same card.
    let mut table = playing("forest").hunters("red", 5, 11).hunters("red", 6, 1).play();
    table.say(&["play forest", "move red 6 9"]);
    assert_eq!(table.refused("move red 9 10"), "EZ-4.6");
}

/// EZ-5.2
#[test]
fn hunters_and_mammoth_go_into_one_area() {
    let scene = playing("hunters-and-mammoth");
    let mut table = scene.play();
    table.say(&["play hunters-and-mammoth", "place 6", "place 6"]);
    assert_eq!(table.refused("place 6"), "EZ-5.2");
    assert_eq!(table.refused("mammoth 7"), "EZ-5.2");
    table.say(&["mammoth 6"]);
    assert_eq!((table.hunters("red", 6), table.mammoths(6), table.stones("red")), (2, 1, 2));
    carried_out(&table);
    // One area only.
    let mut table = scene.play();
    table.say(&["play hunters-and-mammoth", "place 6"]);
    assert_eq!(table.refused("place 7"), "EZ-5.2");
    // Without hunters, without mammoth, without anything (EZ-R12).
    table.say(&["done"]);
    carried_out(&table);
    let mut table = scene.play();
    table.say(&["play hunters-and-mammoth", "mammoth 6"]);
    carried_out(&table);
    let mut table = scene.play();
    table.say(&["play hunters-and-mammoth", "done"]);
    carried_out(&table);
}

/// EZ-5.2: with no mammoth beside the board one comes from a neighbour; with no hunters in stock they move.
#[test]
fn hunters_and_mammoth_fetch_from_a_neighbour_when_the_supply_is_empty() {
    let scene = playing("hunters-and-mammoth").mammoths(7, 4).mammoths(9, 1).hunters("red", 12, 12);
    let mut table = scene.play();
    table.say(&["play hunters-and-mammoth"]);
    assert_eq!(table.refused("mammoth 6"), "EZ-4.2");
    table.say(&["move red 12 8", "move red 12 8"]);
    assert_eq!(table.refused("mammoth 9 8"), "EZ-4.3");
    assert_eq!(table.refused("mammoth 7 6"), "EZ-5.2");
    table.say(&["mammoth 7 8"]);
    assert_eq!((table.hunters("red", 8), table.mammoths(8), table.mammoths(7)), (2, 1, 3));
    // As long as one stands beside the board, that one.
    let mut table = playing("hunters-and-mammoth").mammoths(7, 4).play();
    table.say(&["play hunters-and-mammoth", "place 8"]);
    assert_eq!(table.refused("mammoth 7 8"), "EZ-4.2");
    assert_eq!(table.refused("place 4"), "EZ-4.4");
}

/// EZ-5.3
#[test]
fn a_trek_leads_up_to_three_hunters_and_a_mammoth_one_way() {
    let scene = playing("trek").hunters("red", 6, 4).hunters("red", 9, 1).hunters("yellow", 6, 1).mammoths(6, 1);
    let mut table = scene.play();
    table.say(&["play trek"]);
    assert_eq!(table.refused("move yellow 6 9"), "EZ-5.3");
    assert_eq!(table.refused("move red 6 11"), "EZ-4.3");
    assert_eq!(table.refused("move red 6 1"), "EZ-4.4");
    table.say(&["move red 6 7"]);
    assert_eq!(table.refused("move red 6 9"), "EZ-5.3");
    assert_eq!(table.refused("move red 9 10"), "EZ-5.3");
    table.say(&["move red 6 7", "move red 6 7"]);
    assert_eq!(table.what(), "take-mammoth");
    assert_eq!(table.refused("mammoth 6 9"), "EZ-5.3");
    table.say(&["mammoth 6 7"]);
    assert_eq!((table.hunters("red", 7), table.mammoths(7), table.mammoths(6)), (3, 1, 0));
    carried_out(&table);
    // The mammoth stays.
    let mut table = scene.play();
    table.say(&["play trek", "move red 6 7", "done", "done"]);
    assert_eq!((table.hunters("red", 7), table.mammoths(6)), (1, 1));
    carried_out(&table);
    // No hunter, no mammoth (EZ-R12).
    let mut table = scene.play();
    table.say(&["play trek", "done"]);
    carried_out(&table);
    // No mammoth there: nothing is asked.
    let mut table = scene.play();
    table.say(&["play trek", "move red 9 10"]);
    carried_out(&table);
}

/// EZ-5.4
#[test]
fn the_mammoth_card_places_for_two_moves_near_for_three_and_far_for_five() {
    let scene = playing("mammoth").mammoths(6, 1);
    let mut table = scene.play();
    assert_eq!(table.refused("play mammoth"), "EZ-5.4");
    assert_eq!(table.refused("play forest place"), "EZ-3.2");
    table.say(&["play mammoth place"]);
    assert_eq!(table.stones("red"), 5);
    assert_eq!(table.refused("done"), "EZ-4.5");
    assert_eq!(table.refused("mammoth 4"), "EZ-4.4");
    assert_eq!(table.refused("mammoth 6 9"), "EZ-5.4");
    table.say(&["mammoth 10"]);
    assert_eq!(table.mammoths(10), 1);
    carried_out(&table);
    let mut table = scene.play();
    table.say(&["play mammoth near"]);
    assert_eq!(table.stones("red"), 4);
    assert_eq!(table.refused("mammoth 6 11"), "EZ-5.4");
    assert_eq!(table.refused("mammoth 6 1"), "EZ-4.4");
    assert_eq!(table.refused("mammoth 7 8"), "EZ-4.1");
    table.say(&["mammoth 6 9"]);
    assert_eq!((table.mammoths(6), table.mammoths(9)), (0, 1));
    let mut table = scene.play();
    table.say(&["play mammoth far"]);
    assert_eq!(table.stones("red"), 2);
    assert_eq!(table.refused("mammoth 6 9"), "EZ-5.4");
    table.say(&["mammoth 6 11"]);
    assert_eq!((table.mammoths(6), table.mammoths(11)), (0, 1));
}

/// EZ-R7: with no mammoth beside the board the cheap way is closed; with none on the board the other two are.
#[test]
fn the_mammoth_card_offers_only_what_can_be_done_and_paid() {
    let mut table = playing("mammoth").mammoths(6, 5).play();
    assert_eq!(table.refused("play mammoth place"), "EZ-5.4");
    assert!(has(&mut table, "play mammoth near") && has(&mut table, "play mammoth far"));
    let mut table = playing("mammoth").play();
    assert_eq!(table.refused("play mammoth near"), "EZ-5.4");
    assert_eq!(table.refused("play mammoth far"), "EZ-5.4");
    let mut table = playing("mammoth").stones("red", 4).mammoths(6, 1).play();
    assert_eq!(table.refused("play mammoth far"), "EZ-3.3");
    let mut table = playing("mammoth").stones("red", 1).mammoths(6, 1).play();
    assert_eq!(table.refused("play mammoth place"), "EZ-3.3");
}

/// EZ-5.5
#[test]
fn a_fire_is_moved_unseen_or_left() {
    let scene = playing("blind-fire");
    let mut table = scene.play();
    table.say(&["play blind-fire"]);
    assert_eq!(table.refused("fire 6 4"), "EZ-4.4");
    assert_eq!(table.refused("fire 4 6"), "EZ-5.5");
    assert_eq!(table.refused("fire 6 6"), "EZ-5.5");
    table.say(&["fire 6 12"]);
    carried_out(&table);
    let fire = table.position().fires.into_iter().find(|fire| fire.fire.number() == 6).unwrap();
    assert_eq!((fire.area.number(), fire.value, fire.seen_by.len()), (12, None, 0));
    // Any number of fires may lie in an area; the moved one may move again with another card.
    let mut table = playing("blind-fire").fire(6, 12).fire(7, 12).play();
    table.say(&["play blind-fire", "fire 6 7"]);
    carried_out(&table);
    let mut table = scene.play();
    table.say(&["play blind-fire", "done"]);
    carried_out(&table);
}

/// EZ-5.6
#[test]
fn a_swap_is_carried_out_if_it_can_be_and_else_only_paid() {
    // Hunters in areas that do not touch: nothing to swap (EZ-3.7).
    let mut table = playing("swap").hunters("red", 5, 1).hunters("yellow", 7, 1).play();
    table.say(&["play swap"]);
    assert_eq!(table.stones("red"), 5);
    carried_out(&table);
    // A hunter with a club is not touched by others, and swaps with its owner.
    let scene = playing("swap").hunters("red", 6, 1).clubbed("yellow", 9, 1).clubbed("red", 7, 1).hunters("blue", 8, 1);
    let mut table = scene.play();
    table.say(&["play swap"]);
    assert_eq!(table.refused("swap yellow-club 9"), "EZ-6.5");
    assert_eq!(table.refused("swap yellow 9"), "EZ-4.1");
    table.say(&["swap red-club 7"]);
    assert_eq!(table.refused("with yellow-club 9"), "EZ-6.5");
    assert_eq!(table.refused("done"), "EZ-4.5");
    table.say(&["with blue 8"]);
    assert_eq!((table.clubbed("red", 8), table.hunters("blue", 7)), (1, 1));
    // No neighbour has anybody.
    let mut table = playing("swap").hunters("red", 5, 1).hunters("blue", 11, 1).hunters("blue", 12, 1).play();
    table.say(&["play swap"]);
    assert_eq!(table.refused("swap red 5"), "EZ-5.6");
    table.say(&["swap blue 11"]);
    assert_eq!(table.refused("with red 5"), "EZ-4.3");
    table.say(&["with blue 12"]);
    carried_out(&table);
}

/// EZ-5.7, EZ-6.1
#[test]
fn the_club_card_gives_a_club_or_a_mammoth() {
    let scene = playing("club").hunters("red", 7, 1);
    let mut table = scene.play();
    table.say(&["play club", "club"]);
    assert_eq!((table.clubs("red"), table.position().clubs_spare), (1, 5));
    carried_out(&table);
    let mut table = scene.play();
    table.say(&["play club"]);
    assert_eq!(table.refused("club 8"), "EZ-6.1");
    table.say(&["club 7"]);
    assert_eq!((table.clubs("red"), table.clubbed("red", 7)), (0, 1));
    let mut table = scene.play();
    table.say(&["play club"]);
    assert_eq!(table.refused("mammoth 4"), "EZ-4.4");
    table.say(&["mammoth 8"]);
    assert_eq!(table.mammoths(8), 1);
    carried_out(&table);
    let mut table = scene.play();
    table.say(&["play club", "done"]);
    carried_out(&table);
}

/// EZ-5.7: with no mammoth beside the board one moves to a neighbour; with no clubs left there is none to take.
#[test]
fn the_club_card_with_empty_supplies() {
    let mut table = playing("club").hunters("red", 7, 1).mammoths(6, 5).clubs("yellow", 6).play();
    table.say(&["play club"]);
    assert_eq!(table.refused("club"), "EZ-6.1");
    assert_eq!(table.refused("club 7"), "EZ-6.1");
    assert_eq!(table.refused("mammoth 9"), "EZ-4.2");
    assert_eq!(table.refused("mammoth 6 12"), "EZ-4.3");
    assert_eq!(table.refused("mammoth 6 1"), "EZ-4.4");
    table.say(&["mammoth 6 9"]);
    assert_eq!((table.mammoths(6), table.mammoths(9)), (4, 1));
}

/// EZ-6.2, EZ-6.3: a kept club goes to an own hunter that is placed, moved or swapped, one each.
#[test]
fn a_kept_club_is_given_to_a_hunter_placed_moved_or_swapped() {
    let mut table = playing("forest").clubs("red", 1).play();
    table.say(&["play forest", "place 10 club"]);
    assert_eq!((table.clubs("red"), table.clubbed("red", 10)), (0, 1));
    assert_eq!(table.refused("place 10 club"), "EZ-6.2");
    // Several in one turn.
    let mut table = playing("trek").clubs("red", 2).hunters("red", 6, 2).play();
    table.say(&["play trek", "move red 6 9 club", "move red 6 9 club"]);
    assert_eq!((table.clubs("red"), table.clubbed("red", 9)), (0, 2));
    // Swapped, both own; one club does not reach for two.
    let mut table = playing("swap").clubs("red", 1).hunters("red", 6, 1).hunters("red", 9, 1).play();
    table.say(&["play swap", "swap red 6 club"]);
    assert_eq!(table.refused("with red 9 club"), "EZ-6.2");
    table.say(&["with red 9"]);
    assert_eq!((table.clubbed("red", 9), table.clubbed("red", 6), table.clubs("red")), (1, 0, 0));
    // Not to others, and not while somebody else moves.
    let mut table = playing("move-three").clubs("red", 1).hunters("yellow", 6, 1).play();
    table.say(&["play move-three"]);
    assert_eq!(table.refused("move yellow 6 9 club"), "EZ-6.2");
    // The card that gives a club gives only that one.
    let mut table = playing("club").clubs("red", 1).hunters("red", 6, 2).play();
    table.say(&["play club", "club 6"]);
    assert_eq!((table.clubs("red"), table.clubbed("red", 6)), (1, 1));
    carried_out(&table);
}

/// EZ-6.5, EZ-4.2: the owner moves a hunter with its club.
#[test]
fn the_owner_moves_a_clubbed_hunter_and_the_club_goes_along() {
    let mut table = playing("trek").clubbed("red", 6, 1).play();
    table.say(&["play trek", "move red-club 6 9"]);
    assert_eq!(table.clubbed("red", 9), 1);
}

/// EZ-5.9
#[test]
fn move_three_moves_any_hunters_but_not_three_of_one_player() {
    let scene = playing("move-three").hunters("yellow", 6, 3).clubbed("blue", 6, 1).hunters("red", 7, 1);
    let mut table = scene.play();
    table.say(&["play move-three"]);
    assert_eq!(table.refused("move blue-club 6 9"), "EZ-6.5");
    assert_eq!(table.refused("move yellow 6 1"), "EZ-4.4");
    assert_eq!(table.refused("move yellow 6 12"), "EZ-4.3");
    table.say(&["move yellow 6 9"]);
    assert_eq!(table.refused("move yellow 9 10"), "EZ-4.6");
    table.say(&["move yellow 6 10"]);
    assert_eq!(table.refused("move yellow 6 7"), "EZ-5.9");
    table.say(&["move red 7 12"]);
    carried_out(&table);
    // Two of one player are fine if that is all.
    let mut table = scene.play();
    table.say(&["play move-three", "move yellow 6 9", "move yellow 6 9", "done"]);
    carried_out(&table);
    let mut table = scene.play();
    table.say(&["play move-three", "done"]);
    carried_out(&table);
}

/// EZ-5.8, EZ-R11
#[test]
fn the_light_cult_copies_what_lies_visible() {
    let mut table = playing("light-cult").play();
    assert_eq!(table.refused("play light-cult"), "EZ-5.8");
    assert_eq!(table.refused("play light-cult copy light"), "EZ-5.8");
    assert_eq!(table.refused("play light-cult copy dark"), "EZ-5.8");
    let mut table = playing("light-cult").visible("mammoth").mammoths(6, 1).play();
    assert_eq!(table.refused("play light-cult copy light"), "EZ-5.4");
    table.say(&["play light-cult copy light near", "mammoth 6 9"]);
    assert_eq!(table.stones("red"), 4);
    // Too dear a copy.
    let mut table = playing("light-cult").visible("hunters-and-mammoth").stones("red", 4).play();
    assert_eq!(table.refused("play light-cult copy light"), "EZ-3.3");
    // On an empty pile it stays hidden: nothing is visible after it.
    let mut table = playing("light-cult").visible("remove-one").play();
    table.say(&["play light-cult copy dark", "choose blue", "done"]);
    assert_eq!(table.position().light.top, None);
    assert_eq!(table.position().light.played, [Card::LightCult]);
}

/// EZ-R11: at 8 stones the dark card is copied only where no light card works.
#[test]
fn at_eight_stones_a_lonely_light_cult_may_copy_the_dark_card() {
    let hand = ["light-cult", "remove-one", "remove-two", "remove-two", "seen-fire"];
    let scene = Scene::of(3).stones("red", 9).visible("all-place-one").hand("red", &hand);
    let mut table = scene.play();
    assert_eq!(table.legal(), ["play light-cult copy dark"]);
    table.say(&["play light-cult copy dark"]);
    assert_eq!(table.stones("red"), 14);
    // A light card is visible: then that one.
    let mut table = scene.clone().visible("trek").play();
    assert_eq!(table.legal(), ["play light-cult copy light"]);
    // Another light card is in hand: then that one.
    let hand = ["light-cult", "forest", "remove-two", "remove-two", "seen-fire"];
    let mut table = scene.hand("red", &hand).play();
    assert_eq!(table.legal(), ["play forest"]);
}

// ---- dark cards ---------------------------------------------------------------------------------------------------------

/// EZ-7.1, EZ-7.2: everybody else, from the left neighbour on; who declines, declines for oneself.
#[test]
fn all_others_place_two_or_one_from_the_left_neighbour_on() {
    let mut table = playing("all-place-two").turn_of("red").play();
    table.say(&["play all-place-two"]);
    assert_eq!((table.stones("red"), table.asked()), (14, "yellow"));
    assert_eq!(table.refused("place 1"), "EZ-4.4");
    table.say(&["place 6", "place 7"]);
    assert_eq!(table.asked(), "green");
    table.say(&["place 6", "done"]);
    assert_eq!(table.asked(), "blue");
    table.say(&["done"]);
    assert_eq!((table.hunters("yellow", 6), table.hunters("yellow", 7), table.hunters("green", 6)), (1, 1, 1));
    carried_out(&table);
    // Two in the same area are as good.
    let mut table = playing("all-place-two").play();
    table.say(&["play all-place-two", "place 6", "place 6"]);
    assert_eq!((table.hunters("yellow", 6), table.asked()), (2, "green"));
    let mut table = playing("all-place-one").play();
    table.say(&["play all-place-one", "place 6"]);
    assert_eq!((table.stones("red"), table.asked()), (12, "green"));
    table.say(&["done", "place 12"]);
    carried_out(&table);
}

/// EZ-4.2 for dark cards.
#[test]
fn with_an_empty_stock_others_move_instead_of_placing() {
    let mut table = playing("all-place-two").hunters("yellow", 6, 11).hunters("yellow", 7, 1).play();
    table.say(&["play all-place-two"]);
    assert_eq!(table.refused("place 9"), "EZ-4.2");
    table.say(&["move yellow 7 10"]);
    assert_eq!(table.refused("move yellow 10 11"), "EZ-4.6");
    table.say(&["move yellow 6 12"]);
    assert_eq!((table.hunters("yellow", 10), table.hunters("yellow", 12), table.asked()), (1, 1, "green"));
}

/// EZ-3.13
#[test]
fn the_helped_player_is_another_one() {
    let mut table = playing("remove-one").play();
    table.say(&["play remove-one"]);
    assert_eq!(table.refused("choose red"), "EZ-3.13");
    assert_eq!(table.refused("done"), "EZ-3.13");
    assert_eq!(table.legal(), ["choose blue", "choose green", "choose yellow"]);
}

/// EZ-7.3, EZ-R3
#[test]
fn a_chosen_player_looks_at_a_fire_and_may_move_it() {
    let scene = playing("seen-fire");
    let mut table = scene.play();
    table.say(&["play seen-fire", "choose green"]);
    assert_eq!((table.stones("red"), table.asked()), (10, "green"));
    assert_eq!(table.refused("look 1"), "EZ-7.3");
    assert_eq!(table.refused("fire 6 7"), "EZ-7.3");
    table.say(&["look 6"]);
    assert_eq!(table.what(), "fire-seen");
    assert_eq!(table.game.state().secret(lascaux_eiszeit::Outcome::Fire(2)), Some(Seat(2)));
    table.chance(&["fire 2"]);
    assert_eq!(table.refused("fire 7 8"), "EZ-7.3");
    assert_eq!(table.refused("fire 6 1"), "EZ-4.4");
    table.say(&["fire 6 9"]);
    carried_out(&table);
    // Green keeps knowing it wherever it lies; nobody else does.
    let seen = |table: &Table, viewer| {
        let view = table.game.state().view(viewer);
        view.fires.into_iter().find(|fire| fire.fire.number() == 6).unwrap()
    };
    assert_eq!(seen(&table, Viewer::Seat(Seat(2))).value, Some(2));
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!((seen(&table, viewer).area.number(), seen(&table, viewer).value), (9, None));
    }
    // Looked at and left; not looked at at all.
    let mut table = scene.play();
    table.say(&["play seen-fire", "choose green", "look 6"]).chance(&["fire 0"]).say(&["done"]);
    carried_out(&table);
    let mut table = scene.play();
    table.say(&["play seen-fire", "choose green", "done"]);
    carried_out(&table);
}

/// EZ-R3: a second player who looks at the same fire sees the same value, and chance is not asked again.
#[test]
fn a_fire_looked_at_twice_shows_the_same() {
    let mut table = playing("seen-fire").hand("yellow", &["seen-fire", "forest"]).play();
    table.say(&["play seen-fire", "choose green", "look 6"]).chance(&["fire 1"]).say(&["fire 6 9"]).draw();
    table.say(&["play seen-fire", "choose blue", "look 6"]);
    assert_eq!((table.asked(), table.what()), ("blue", "move-seen-fire"));
    let last = table.events.iter().rev().find(|event| matches!(event, Event::FireSeen { .. })).unwrap().clone();
    assert_eq!(last.to_string(), "Blue looks at the fire of 6: 1.");
    assert_eq!(Eiszeit::heard(last, Viewer::Seat(Seat(0))).to_string(), "Blue looks at the fire of 6.");
}

/// EZ-7.4
#[test]
fn remove_two_takes_hunters_of_different_players() {
    let scene = playing("remove-two").hunters("red", 6, 2).hunters("blue", 6, 1).clubbed("green", 6, 1);
    let mut table = scene.play();
    table.say(&["play remove-two", "choose yellow"]);
    assert_eq!(table.refused("remove green-club 6"), "EZ-6.5");
    assert_eq!(table.refused("remove green 6"), "EZ-4.1");
    table.say(&["remove red 6"]);
    assert_eq!(table.refused("remove red 6"), "EZ-7.4");
    table.say(&["remove blue 6"]);
    assert_eq!((table.hunters("red", 6), table.hunters("blue", 6), table.stock("blue")), (1, 0, 12));
    carried_out(&table);
    let mut table = scene.play();
    table.say(&["play remove-two", "choose yellow", "remove red 6", "done"]);
    carried_out(&table);
    let mut table = scene.play();
    table.say(&["play remove-two", "choose yellow", "done"]);
    carried_out(&table);
}

/// EZ-7.5, EZ-R10
#[test]
fn remove_one_takes_a_hunter_and_an_own_club_goes_back() {
    let scene = playing("remove-one").clubbed("yellow", 6, 1).hunters("red", 6, 1);
    let mut table = scene.play();
    table.say(&["play remove-one", "choose yellow", "remove yellow-club 6"]);
    assert_eq!((table.stock("yellow"), table.position().clubs_spare), (12, 6));
    carried_out(&table);
    let mut table = scene.play();
    table.say(&["play remove-one", "choose yellow", "done"]);
    carried_out(&table);
    // Nobody on the board: the card still counts and yields (EZ-R4).
    let mut table = playing("remove-one").play();
    table.say(&["play remove-one", "choose yellow"]);
    assert_eq!((table.legal(), table.stones("red")), (vec!["done".to_string()], 11));
    table.say(&["done"]);
    carried_out(&table);
}

/// EZ-7.6
#[test]
fn remove_mammoth_takes_one_back_beside_the_board() {
    let scene = playing("remove-mammoth").mammoths(6, 2);
    let mut table = scene.play();
    table.say(&["play remove-mammoth", "choose blue"]);
    assert_eq!(table.refused("remove mammoth 7"), "EZ-7.6");
    table.say(&["remove mammoth 6"]);
    assert_eq!((table.mammoths(6), table.position().mammoths_spare, table.stones("red")), (1, 4, 11));
    carried_out(&table);
    let mut table = scene.play();
    table.say(&["play remove-mammoth", "choose blue", "done"]);
    carried_out(&table);
    let mut table = playing("remove-mammoth").play();
    table.say(&["play remove-mammoth", "choose blue"]);
    assert_eq!(table.legal(), ["done"]);
}

/// EZ-7.7
#[test]
fn club_or_move_gives_a_club_or_moves_two_own_hunters_anywhere() {
    let scene = playing("club-or-move").hunters("blue", 5, 2).hunters("red", 5, 1);
    let mut table = scene.play();
    table.say(&["play club-or-move", "choose blue", "club 5"]);
    assert_eq!((table.clubbed("blue", 5), table.stones("red")), (1, 11));
    carried_out(&table);
    let mut table = scene.play();
    table.say(&["play club-or-move", "choose blue", "club"]);
    assert_eq!(table.clubs("blue"), 1);
    carried_out(&table);
    let mut table = scene.play();
    table.say(&["play club-or-move", "choose blue"]);
    assert_eq!(table.refused("move red 5 12"), "EZ-7.7");
    assert_eq!(table.refused("move blue 5 4"), "EZ-4.4");
    table.say(&["move blue 5 12"]);
    assert_eq!(table.refused("move blue 12 8"), "EZ-4.6");
    assert_eq!(table.refused("club"), "EZ-7.7");
    table.say(&["move blue 5 8"]);
    assert_eq!((table.hunters("blue", 12), table.hunters("blue", 8)), (1, 1));
    carried_out(&table);
    let mut table = scene.play();
    table.say(&["play club-or-move", "choose blue", "move blue 5 12", "done"]);
    carried_out(&table);
    let mut table = scene.play();
    table.say(&["play club-or-move", "choose blue", "done"]);
    carried_out(&table);
    // No club left: only moves.
    let mut table = scene.clubs("green", 6).play();
    table.say(&["play club-or-move", "choose blue"]);
    assert_eq!(table.refused("club"), "EZ-6.1");
    assert!(has(&mut table, "move blue 5 12"));
}

/// EZ-7.8
#[test]
fn the_dark_cult_copies_either_visible_card() {
    let scene = playing("dark-cult").visible("forest").visible("remove-mammoth").mammoths(6, 1);
    let mut table = scene.play();
    table.say(&["play dark-cult copy dark", "choose blue", "remove mammoth 6"]);
    assert_eq!(table.stones("red"), 11);
    carried_out(&table);
    assert_eq!(table.position().dark.played, [Card::DarkCult]);
    let mut table = scene.play();
    table.say(&["play dark-cult copy light", "place 10", "done"]);
    assert_eq!((table.stones("red"), table.hunters("red", 10)), (4, 1));
    // Again and again, by one cult card after the other.
    let mut table = scene.hand("yellow", &["dark-cult", "meadow"]).play();
    table.say(&["play dark-cult copy light", "done"]).draw();
    table.say(&["play dark-cult copy light", "place 10", "done"]);
    assert_eq!(table.hunters("yellow", 10), 1);
}

// ---- the turn -----------------------------------------------------------------------------------------------------------

/// EZ-3.3, EZ-3.5
#[test]
fn a_light_card_has_to_be_paid_and_with_eight_stones_is_a_duty() {
    let mut table = playing("trek").stones("red", 3).play();
    assert_eq!(table.refused("play trek"), "EZ-3.3");
    assert_eq!(table.refused("play swap"), "EZ-3.2");
    assert_eq!(table.refused("keep"), "EZ-3.2");
    assert_eq!(table.refused("play trek copy light"), "Only a cult card copies another one; trek does not.");
    let mut table = playing("remove-one").stones("red", 8).play();
    assert_eq!(table.refused("play remove-one"), "EZ-3.5");
    // Seven are no duty.
    let mut table = playing("remove-one").stones("red", 7).play();
    table.say(&["play remove-one"]);
}

/// EZ-3.8, EZ-R16: a discard is hidden; its colour is not.
#[test]
fn a_discard_is_seen_by_nobody_else() {
    let mut table = playing("remove-one").hand("red", &["remove-one", "trek", "swap"]).play();
    table.say(&["play remove-one", "choose blue", "done"]);
    assert_eq!(table.refused("discard meadow"), "EZ-3.8");
    assert_eq!(table.refused("draw light"), "EZ-3.8");
    let happened = table.game.act_text(None, "discard trek").unwrap();
    let heard = |viewer: Viewer| -> Vec<String> {
        happened.iter().cloned().map(|one: Happening<Event>| one.heard(viewer, Eiszeit::heard).to_string()).collect()
    };
    assert_eq!(heard(Viewer::Seat(Seat(0))), ["Seat 0: discard trek", "Red discards trek."]);
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(heard(viewer), ["Seat 0: discard light", "Red discards a light card."]);
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
    let mut table = playing("blind-fire").hand("yellow", &hand).stones("yellow", 1).play();
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
