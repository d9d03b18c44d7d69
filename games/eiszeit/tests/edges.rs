//! Cards where something is missing or in the way: an empty stock, a glacier, somebody else's club.

mod common;

use common::Scene;

/// EZ-7.2 with EZ-4.2 and EZ-4.4
#[test]
fn all_place_one_moves_a_hunter_where_the_stock_is_empty() {
    let scene = Scene::of(4).hand("red", &["all-place-one", "forest"]).hunters("yellow", 5, 12);
    let mut table = scene.play();
    table.say(&["play all-place-one"]);
    assert_eq!((table.asked(), table.refused("place 6")), ("yellow", "EZ-4.2".to_string()));
    assert_eq!(table.refused("move yellow 5 4"), "EZ-4.4");
    table.say(&["move yellow 5 12"]);
    assert_eq!((table.hunters("yellow", 5), table.hunters("yellow", 12)), (11, 1));
    assert_eq!((table.asked(), table.refused("place 1")), ("green", "EZ-4.4".to_string()));
}

/// EZ-5.1: both areas of the landscape lie under glaciers, so that no third hunter is asked for.
#[test]
fn a_covered_landscape_takes_two_hunters_elsewhere() {
    let mut table = Scene::of(3).round(2).glacier(5).hand("red", &["mountains", "remove-one"]).play();
    table.say(&["play mountains"]);
    assert_eq!(table.refused("place 5"), "EZ-4.4");
    table.say(&["place 6", "place 7"]);
    assert_eq!((table.asked(), table.what()), ("red", "discard"));
}

/// EZ-5.2 with EZ-4.4
#[test]
fn no_mammoth_is_placed_on_a_glacier() {
    let scene = Scene::of(4).stones("red", 7).hand("red", &["hunters-and-mammoth", "remove-one"]);
    let mut table = scene.play();
    table.say(&["play hunters-and-mammoth"]);
    assert_eq!(table.refused("mammoth 4"), "EZ-4.4");
}

/// EZ-4.3: a glacier joins nothing.
#[test]
fn areas_on_both_sides_of_a_glacier_are_no_neighbours() {
    let scene = Scene::of(3).round(2).glacier(6).hunters("red", 5, 1).hand("red", &["move-three", "remove-one"]);
    let mut table = scene.play();
    table.say(&["play move-three"]);
    assert_eq!(table.refused("move red 5 7"), "EZ-4.3");
    assert_eq!(table.refused("move red 5 6"), "EZ-4.4");
    table.say(&["move red 5 9"]);
}

/// EZ-6.2, EZ-R13: a kept club is given by its owner's own hand only.
#[test]
fn a_kept_club_is_given_under_a_dark_card_but_not_while_somebody_else_moves() {
    let scene = Scene::of(4).stones("red", 7).clubs("yellow", 1).hunters("yellow", 5, 1);
    let mut table = scene.clone().hand("red", &["all-place-one", "forest"]).play();
    table.say(&["play all-place-one", "place 6 club"]);
    assert_eq!((table.clubbed("yellow", 6), table.clubs("yellow")), (1, 0));
    let mut table = scene.clone().hand("red", &["club-or-move", "forest"]).play();
    table.say(&["play club-or-move", "choose yellow", "move yellow 5 12 club"]);
    assert_eq!((table.clubbed("yellow", 12), table.clubs("yellow")), (1, 0));
    let mut table = scene.hand("red", &["move-three", "remove-one"]).play();
    table.say(&["play move-three"]);
    assert_eq!(table.refused("move yellow 5 6 club"), "EZ-6.2");
}
