//! Every light card played: what it does, how it is left undone, what it does with an empty supply, and where glaciers
//! lie; clubs with them.

mod common;

use common::{Scene, Table};
use lascaux_eiszeit::{Card, Colour};
use serde_json::json;

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
        table.carried_out();
        assert_eq!((table.hunters("red", first), table.hunters("red", second)), (2, 1));
        assert_eq!((table.stones("red"), table.position().light_supply), (1, 3));
        // Two anywhere, and no third.
        let other = if first == 6 { 5 } else { 6 };
        let mut table = scene.play();
        table.say(&[&format!("play {card}"), &a, &format!("place {other}")]);
        table.carried_out();
        // A third only in the landscape.
        let mut table = scene.play();
        table.say(&[&format!("play {card}"), &a, &a]);
        assert_eq!(table.refused(&format!("place {other}")), "EZ-5.1");
        // In part.
        table.say(&["done"]);
        table.carried_out();
        // Not at all: the price is paid all the same.
        let mut table = scene.play();
        table.say(&[&format!("play {card}"), "done"]);
        table.carried_out();
        assert_eq!(table.stones("red"), 1);
    }
}

/// EZ-4.2, EZ-4.4
#[test]
fn a_landscape_with_an_empty_stock_moves_and_never_onto_a_glacier() {
    // Forest is 4 and 10; with four players 4 lies under a glacier.
    let mut table = Scene::playing("forest").hunters("red", 5, 12).play();
    table.say(&["play forest"]);
    assert_eq!(table.refused("place 10"), "EZ-4.2");
    assert_eq!(table.refused("move red 5 4"), "EZ-4.4");
    assert_eq!(table.refused("move yellow 5 10"), "EZ-4.2");
    assert_eq!(table.refused("move red 9 10"), "EZ-4.1");
    table.say(&["move red 5 10", "move red 5 10", "move red 5 10"]);
    assert_eq!((table.hunters("red", 10), table.hunters("red", 5)), (3, 9));
    table.carried_out();
    // A moved hunter is not moved on by the same card.
    let mut table = Scene::playing("forest").hunters("red", 5, 11).hunters("red", 6, 1).play();
    table.say(&["play forest", "move red 6 9"]);
    assert_eq!(table.refused("move red 9 10"), "EZ-4.6");
}

/// EZ-5.2
#[test]
fn hunters_and_mammoth_go_into_one_area() {
    let scene = Scene::playing("hunters-and-mammoth");
    let mut table = scene.play();
    table.say(&["play hunters-and-mammoth", "place 6", "place 6"]);
    assert_eq!(table.refused("place 6"), "EZ-5.2");
    assert_eq!(table.refused("mammoth 7"), "EZ-5.2");
    table.say(&["mammoth 6"]);
    assert_eq!((table.hunters("red", 6), table.mammoths(6), table.stones("red")), (2, 1, 2));
    table.carried_out();
    // One area only.
    let mut table = scene.play();
    table.say(&["play hunters-and-mammoth", "place 6"]);
    assert_eq!(table.refused("place 7"), "EZ-5.2");
    // Without hunters, without mammoth, without anything (EZ-R12).
    table.say(&["done"]);
    table.carried_out();
    let mut table = scene.play();
    table.say(&["play hunters-and-mammoth", "mammoth 6"]);
    table.carried_out();
    let mut table = scene.play();
    table.say(&["play hunters-and-mammoth", "done"]);
    table.carried_out();
}

/// EZ-5.2: with no mammoth beside the board one comes from a neighbour; with no hunters in stock they move.
#[test]
fn hunters_and_mammoth_fetch_from_a_neighbour_when_the_supply_is_empty() {
    let scene = Scene::playing("hunters-and-mammoth").mammoths(7, 4).mammoths(9, 1).hunters("red", 12, 12);
    let mut table = scene.play();
    table.say(&["play hunters-and-mammoth"]);
    assert_eq!(table.refused("mammoth 6"), "EZ-4.2");
    table.say(&["move red 12 8", "move red 12 8"]);
    assert_eq!(table.refused("mammoth 9 8"), "EZ-4.3");
    assert_eq!(table.refused("mammoth 7 6"), "EZ-5.2");
    table.say(&["mammoth 7 8"]);
    assert_eq!((table.hunters("red", 8), table.mammoths(8), table.mammoths(7)), (2, 1, 3));
    // As long as one stands beside the board, that one.
    let mut table = Scene::playing("hunters-and-mammoth").mammoths(7, 4).play();
    table.say(&["play hunters-and-mammoth", "place 8"]);
    assert_eq!(table.refused("mammoth 7 8"), "EZ-4.2");
    assert_eq!(table.refused("place 4"), "EZ-4.4");
}

/// EZ-5.3
#[test]
fn a_trek_leads_up_to_three_hunters_and_a_mammoth_one_way() {
    let scene = Scene::playing("trek").hunters("red", 6, 4).hunters("red", 9, 1).hunters("yellow", 6, 1).mammoths(6, 1);
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
    table.carried_out();
    // The mammoth stays.
    let mut table = scene.play();
    table.say(&["play trek", "move red 6 7", "done", "done"]);
    assert_eq!((table.hunters("red", 7), table.mammoths(6)), (1, 1));
    table.carried_out();
    // No hunter, no mammoth (EZ-R12).
    let mut table = scene.play();
    table.say(&["play trek", "done"]);
    table.carried_out();
    // No mammoth there: nothing is asked.
    let mut table = scene.play();
    table.say(&["play trek", "move red 9 10"]);
    table.carried_out();
}

/// EZ-5.4
#[test]
fn the_mammoth_card_places_for_two_moves_near_for_three_and_far_for_five() {
    let scene = Scene::playing("mammoth").mammoths(6, 1);
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
    table.carried_out();
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
    let mut table = Scene::playing("mammoth").mammoths(6, 5).play();
    assert_eq!(table.refused("play mammoth place"), "EZ-5.4");
    assert!(table.offers("play mammoth near") && table.offers("play mammoth far"));
    let mut table = Scene::playing("mammoth").play();
    assert_eq!(table.refused("play mammoth near"), "EZ-5.4");
    assert_eq!(table.refused("play mammoth far"), "EZ-5.4");
    let mut table = Scene::playing("mammoth").stones("red", 4).mammoths(6, 1).play();
    assert_eq!(table.refused("play mammoth far"), "EZ-3.3");
    let mut table = Scene::playing("mammoth").stones("red", 1).mammoths(6, 1).play();
    assert_eq!(table.refused("play mammoth place"), "EZ-3.3");
}

/// EZ-R7, the exception to EZ-R6: the price is not paid for nothing.
#[test]
fn a_mammoth_card_whose_possible_ways_cannot_be_paid_is_not_played() {
    let plays = |table: &mut Table| -> Vec<String> {
        table.legal().into_iter().filter(|play| play.contains("mammoth")).collect()
    };
    // All mammoths are on the board: only moving is possible, and that costs 3 stones at least.
    let scene = Scene::playing("mammoth").mammoths(6, 5);
    let mut table = scene.clone().stones("red", 2).play();
    assert_eq!(plays(&mut table), Vec::<String>::new());
    for way in ["place", "near", "far"] {
        table.refused(&format!("play mammoth {way}"));
    }
    assert_eq!(plays(&mut scene.stones("red", 3).play()), ["play mammoth near"]);
    // Glaciers close all neighbours of the herd in 5: it can only go far, for 5 stones.
    let frozen = Scene::of(3).round(3).glacier(6).glacier(9).mammoths(5, 4).hand("red", &["mammoth", "remove-one"]);
    assert_eq!(plays(&mut frozen.clone().stones("red", 4).play()), Vec::<String>::new());
    assert_eq!(plays(&mut frozen.stones("red", 5).play()), ["play mammoth far"]);
    // A cult card that would copy it is no better.
    let copy = Scene::playing("light-cult").visible("mammoth").mammoths(6, 5);
    assert_eq!(plays(&mut copy.clone().stones("red", 2).play()), Vec::<String>::new());
    assert!(copy.stones("red", 3).play().offers("play light-cult copy light near"));
}

/// EZ-3.6 with EZ-R7: whoever holds nothing else has nothing to play.
#[test]
fn who_holds_only_such_a_mammoth_card_has_to_discard() {
    let hand = ["mammoth", "trek", "trek", "hunters-and-mammoth", "dark-cult"];
    let scene = Scene::of(4).hand("red", &["blind-fire", "remove-one"]).bare(Colour::Dark).mammoths(6, 5);
    let mut table = scene.clone().hand("yellow", &hand).stones("yellow", 1).play();
    table.say(&["play blind-fire", "done"]).draw();
    assert_eq!((table.asked(), table.what()), ("yellow", "must-discard"));
    // With 2 stones the dark cult card can copy the fire; the mammoth card still cannot be played.
    let mut table = scene.hand("yellow", &hand).stones("yellow", 2).play();
    table.say(&["play blind-fire", "done"]).draw();
    assert_eq!(table.legal(), ["play dark-cult copy light"]);
}

/// EZ-5.5
#[test]
fn a_fire_is_moved_unseen_or_left() {
    let scene = Scene::playing("blind-fire");
    let mut table = scene.play();
    table.say(&["play blind-fire"]);
    assert_eq!(table.refused("fire 6 4"), "EZ-4.4");
    assert_eq!(table.refused("fire 4 6"), "EZ-5.5");
    assert_eq!(table.refused("fire 6 6"), "EZ-5.5");
    table.say(&["fire 6 12"]);
    table.carried_out();
    let fire = table.position().fires.into_iter().find(|fire| fire.fire.number() == 6).unwrap();
    assert_eq!((fire.area.number(), fire.value, fire.seen_by.len()), (12, None, 0));
    // Any number of fires may lie in an area; the moved one may move again with another card.
    let mut table = Scene::playing("blind-fire").fire(6, 12).fire(7, 12).play();
    table.say(&["play blind-fire", "fire 6 7"]);
    table.carried_out();
    let mut table = scene.play();
    table.say(&["play blind-fire", "done"]);
    table.carried_out();
}

/// EZ-5.6
#[test]
fn a_swap_is_carried_out_if_it_can_be_and_else_only_paid() {
    // Hunters in areas that do not touch: nothing to swap (EZ-3.7).
    let mut table = Scene::playing("swap").hunters("red", 5, 1).hunters("yellow", 7, 1).play();
    table.say(&["play swap"]);
    assert_eq!(table.stones("red"), 5);
    table.carried_out();
    // A hunter with a club is not touched by others, and swaps with its owner.
    let scene =
        Scene::playing("swap").hunters("red", 6, 1).clubbed("yellow", 9, 1).clubbed("red", 7, 1).hunters("blue", 8, 1);
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
    let mut table = Scene::playing("swap").hunters("red", 5, 1).hunters("blue", 11, 1).hunters("blue", 12, 1).play();
    table.say(&["play swap"]);
    assert_eq!(table.refused("swap red 5"), "EZ-5.6");
    table.say(&["swap blue 11"]);
    assert_eq!(table.refused("with red 5"), "EZ-4.3");
    table.say(&["with blue 12"]);
    table.carried_out();
}

/// EZ-5.7, EZ-6.1
#[test]
fn the_club_card_gives_a_club_or_a_mammoth() {
    let scene = Scene::playing("club").hunters("red", 7, 1);
    let mut table = scene.play();
    table.say(&["play club", "club"]);
    assert_eq!((table.clubs("red"), table.position().clubs_spare), (1, 5));
    table.carried_out();
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
    table.carried_out();
    let mut table = scene.play();
    table.say(&["play club", "done"]);
    table.carried_out();
}

/// EZ-5.7: with no mammoth beside the board one moves to a neighbour; with no clubs left there is none to take.
#[test]
fn the_club_card_with_empty_supplies() {
    let mut table = Scene::playing("club").hunters("red", 7, 1).mammoths(6, 5).clubs("yellow", 6).play();
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
    let mut table = Scene::playing("forest").clubs("red", 1).play();
    table.say(&["play forest", "place 10 club"]);
    assert_eq!((table.clubs("red"), table.clubbed("red", 10)), (0, 1));
    assert_eq!(table.refused("place 10 club"), "EZ-6.2");
    // Several in one turn.
    let mut table = Scene::playing("trek").clubs("red", 2).hunters("red", 6, 2).play();
    table.say(&["play trek", "move red 6 9 club", "move red 6 9 club"]);
    assert_eq!((table.clubs("red"), table.clubbed("red", 9)), (0, 2));
    // Swapped, both own; one club does not reach for two.
    let mut table = Scene::playing("swap").clubs("red", 1).hunters("red", 6, 1).hunters("red", 9, 1).play();
    table.say(&["play swap", "swap red 6 club"]);
    assert_eq!(table.refused("with red 9 club"), "EZ-6.2");
    table.say(&["with red 9"]);
    assert_eq!((table.clubbed("red", 9), table.clubbed("red", 6), table.clubs("red")), (1, 0, 0));
    // Not to others, and not while somebody else moves.
    let mut table = Scene::playing("move-three").clubs("red", 1).hunters("yellow", 6, 1).play();
    table.say(&["play move-three"]);
    assert_eq!(table.refused("move yellow 6 9 club"), "EZ-6.2");
    // The card that gives a club gives only that one.
    let mut table = Scene::playing("club").clubs("red", 1).hunters("red", 6, 2).play();
    table.say(&["play club", "club 6"]);
    assert_eq!((table.clubs("red"), table.clubbed("red", 6)), (1, 1));
    table.carried_out();
}

/// EZ-6.5, EZ-4.2: the owner moves a hunter with its club.
#[test]
fn the_owner_moves_a_clubbed_hunter_and_the_club_goes_along() {
    let mut table = Scene::playing("trek").clubbed("red", 6, 1).play();
    table.say(&["play trek", "move red-club 6 9"]);
    assert_eq!(table.clubbed("red", 9), 1);
}

/// EZ-5.9
#[test]
fn move_three_moves_any_hunters_but_not_three_of_one_player() {
    let scene = Scene::playing("move-three").hunters("yellow", 6, 3).clubbed("blue", 6, 1).hunters("red", 7, 1);
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
    table.carried_out();
    // Two of one player are fine if that is all.
    let mut table = scene.play();
    table.say(&["play move-three", "move yellow 6 9", "move yellow 6 9", "done"]);
    table.carried_out();
    let mut table = scene.play();
    table.say(&["play move-three", "done"]);
    table.carried_out();
}

/// EZ-5.8, EZ-R11
#[test]
fn the_light_cult_copies_what_lies_visible() {
    // The first card of the game: nothing lies visible.
    let mut table = Table::set_up(3, json!({}));
    table.say(&["place 6"; 18]).chance(&["card light-cult", "card forest"]).any_chance();
    assert_eq!(table.refused("play light-cult"), "EZ-5.8");
    assert_eq!(table.refused("play light-cult copy light"), "EZ-5.8");
    assert_eq!(table.refused("play light-cult copy dark"), "EZ-5.8");
    let mut table = Scene::playing("light-cult").visible("mammoth").mammoths(6, 1).play();
    assert_eq!(table.refused("play light-cult copy light"), "EZ-5.4");
    table.say(&["play light-cult copy light near", "mammoth 6 9"]);
    assert_eq!(table.stones("red"), 4);
    // Too dear a copy.
    let mut table = Scene::playing("light-cult").visible("hunters-and-mammoth").stones("red", 4).play();
    assert_eq!(table.refused("play light-cult copy light"), "EZ-3.3");
    // On an empty pile it stays hidden: nothing is visible after it.
    let mut table = Scene::playing("light-cult").bare(Colour::Light).visible("remove-one").play();
    table.say(&["play light-cult copy dark", "choose blue", "done"]);
    assert_eq!(table.position().light.top, None);
    assert_eq!(table.position().light.played, [Card::LightCult]);
}

/// EZ-R11: at 8 stones the dark card is copied only where no light card works.
#[test]
fn at_eight_stones_a_lonely_light_cult_may_copy_the_dark_card() {
    let hand = ["light-cult", "remove-one", "remove-two", "remove-two", "seen-fire"];
    let scene = Scene::of(3).stones("red", 9).visible("all-place-one").hand("red", &hand).bare(Colour::Light);
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
