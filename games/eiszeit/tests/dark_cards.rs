//! Every dark card played: whom it helps, what they may do, and how they decline.

mod common;

use common::{Scene, Table};
use lascaux_eiszeit::{Card, Eiszeit, Event};
use lascaux_table::{Game, Seat, Viewer};

/// EZ-7.1, EZ-7.2: everybody else, from the left neighbour on; who declines, declines for oneself.
#[test]
fn all_others_place_two_or_one_from_the_left_neighbour_on() {
    let mut table = Scene::playing("all-place-two").turn_of("red").play();
    table.say(&["play all-place-two"]);
    assert_eq!((table.stones("red"), table.asked()), (14, "yellow"));
    assert_eq!(table.refused("place 1"), "EZ-4.4");
    table.say(&["place 6", "place 7"]);
    assert_eq!(table.asked(), "green");
    table.say(&["place 6", "done"]);
    assert_eq!(table.asked(), "blue");
    table.say(&["done"]);
    assert_eq!((table.hunters("yellow", 6), table.hunters("yellow", 7), table.hunters("green", 6)), (1, 1, 1));
    table.carried_out();
    // Two in the same area are as good.
    let mut table = Scene::playing("all-place-two").play();
    table.say(&["play all-place-two", "place 6", "place 6"]);
    assert_eq!((table.hunters("yellow", 6), table.asked()), (2, "green"));
    let mut table = Scene::playing("all-place-one").play();
    table.say(&["play all-place-one", "place 6"]);
    assert_eq!((table.stones("red"), table.asked()), (12, "green"));
    table.say(&["done", "place 12"]);
    table.carried_out();
}

/// EZ-4.2 for dark cards.
#[test]
fn with_an_empty_stock_others_move_instead_of_placing() {
    let mut table = Scene::playing("all-place-two").hunters("yellow", 6, 11).hunters("yellow", 7, 1).play();
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
    let mut table = Scene::playing("remove-one").play();
    table.say(&["play remove-one"]);
    assert_eq!(table.refused("choose red"), "EZ-3.13");
    assert_eq!(table.refused("done"), "EZ-3.13");
    assert_eq!(table.legal(), ["choose blue", "choose green", "choose yellow"]);
}

/// EZ-7.3, EZ-R3
#[test]
fn a_chosen_player_looks_at_a_fire_and_may_move_it() {
    let scene = Scene::playing("seen-fire");
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
    table.carried_out();
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
    table.carried_out();
    let mut table = scene.play();
    table.say(&["play seen-fire", "choose green", "done"]);
    table.carried_out();
}

/// EZ-R3: a second player who looks at the same fire sees the same value, and chance is not asked again.
#[test]
fn a_fire_looked_at_twice_shows_the_same() {
    let mut table = Scene::playing("seen-fire").hand("yellow", &["seen-fire", "forest"]).play();
    table.say(&["play seen-fire", "choose green", "look 6"]).chance(&["fire 1"]).say(&["fire 6 9"]).draw();
    table.say(&["play seen-fire", "choose blue", "look 6"]);
    assert_eq!((table.asked(), table.what()), ("blue", "move-seen-fire"));
    let last = table.events.iter().rev().find(|event| matches!(event, Event::FireSeen { .. })).unwrap().clone();
    let told = |event: &Event| Eiszeit::tell(event, table.game.setup().data).to_string();
    assert_eq!(told(&last), "Seat 3 looks at fire 6: 1.");
    assert_eq!(told(&Eiszeit::heard(last, Viewer::Seat(Seat(0)))), "Seat 3 looks at fire 6.");
}

/// EZ-7.4
#[test]
fn remove_two_takes_hunters_of_different_players() {
    let scene = Scene::playing("remove-two").hunters("red", 6, 2).hunters("blue", 6, 1).clubbed("green", 6, 1);
    let mut table = scene.play();
    table.say(&["play remove-two", "choose yellow"]);
    assert_eq!(table.refused("remove green-club 6"), "EZ-6.5");
    assert_eq!(table.refused("remove green 6"), "EZ-4.1");
    table.say(&["remove red 6"]);
    assert_eq!(table.refused("remove red 6"), "EZ-7.4");
    table.say(&["remove blue 6"]);
    assert_eq!((table.hunters("red", 6), table.hunters("blue", 6), table.stock("blue")), (1, 0, 12));
    table.carried_out();
    let mut table = scene.play();
    table.say(&["play remove-two", "choose yellow", "remove red 6", "done"]);
    table.carried_out();
    let mut table = scene.play();
    table.say(&["play remove-two", "choose yellow", "done"]);
    table.carried_out();
}

/// EZ-7.5, EZ-R10
#[test]
fn remove_one_takes_a_hunter_and_an_own_club_goes_back() {
    let scene = Scene::playing("remove-one").clubbed("yellow", 6, 1).hunters("red", 6, 1);
    let mut table = scene.play();
    table.say(&["play remove-one", "choose yellow", "remove yellow-club 6"]);
    assert_eq!((table.stock("yellow"), table.position().clubs_spare), (12, 6));
    table.carried_out();
    let mut table = scene.play();
    table.say(&["play remove-one", "choose yellow", "done"]);
    table.carried_out();
    // Nobody on the board: the card still counts and yields (EZ-R4).
    let mut table = Scene::playing("remove-one").play();
    table.say(&["play remove-one", "choose yellow"]);
    assert_eq!((table.legal(), table.stones("red")), (vec!["done".to_string()], 11));
    table.say(&["done"]);
    table.carried_out();
}

/// EZ-7.6
#[test]
fn remove_mammoth_takes_one_back_beside_the_board() {
    let scene = Scene::playing("remove-mammoth").mammoths(6, 2);
    let mut table = scene.play();
    table.say(&["play remove-mammoth", "choose blue"]);
    assert_eq!(table.refused("remove mammoth 7"), "EZ-7.6");
    table.say(&["remove mammoth 6"]);
    assert_eq!((table.mammoths(6), table.position().mammoths_spare, table.stones("red")), (1, 4, 11));
    table.carried_out();
    let mut table = scene.play();
    table.say(&["play remove-mammoth", "choose blue", "done"]);
    table.carried_out();
    let mut table = Scene::playing("remove-mammoth").play();
    table.say(&["play remove-mammoth", "choose blue"]);
    assert_eq!(table.legal(), ["done"]);
}

/// EZ-7.7
#[test]
fn club_or_move_gives_a_club_or_moves_two_own_hunters_anywhere() {
    let scene = Scene::playing("club-or-move").hunters("blue", 5, 2).hunters("red", 5, 1);
    let mut table = scene.play();
    table.say(&["play club-or-move", "choose blue", "club 5"]);
    assert_eq!((table.clubbed("blue", 5), table.stones("red")), (1, 11));
    table.carried_out();
    let mut table = scene.play();
    table.say(&["play club-or-move", "choose blue", "club"]);
    assert_eq!(table.clubs("blue"), 1);
    table.carried_out();
    let mut table = scene.play();
    table.say(&["play club-or-move", "choose blue"]);
    assert_eq!(table.refused("move red 5 12"), "EZ-7.7");
    assert_eq!(table.refused("move blue 5 4"), "EZ-4.4");
    table.say(&["move blue 5 12"]);
    assert_eq!(table.refused("move blue 12 8"), "EZ-4.6");
    assert_eq!(table.refused("club"), "EZ-7.7");
    table.say(&["move blue 5 8"]);
    assert_eq!((table.hunters("blue", 12), table.hunters("blue", 8)), (1, 1));
    table.carried_out();
    let mut table = scene.play();
    table.say(&["play club-or-move", "choose blue", "move blue 5 12", "done"]);
    table.carried_out();
    let mut table = scene.play();
    table.say(&["play club-or-move", "choose blue", "done"]);
    table.carried_out();
    // No club left: only moves.
    let mut table = scene.clubs("green", 6).play();
    table.say(&["play club-or-move", "choose blue"]);
    assert_eq!(table.refused("club"), "EZ-6.1");
    assert!(table.offers("move blue 5 12"));
}

/// EZ-7.8
#[test]
fn the_dark_cult_copies_either_visible_card() {
    let scene = Scene::playing("dark-cult").visible("forest").visible("remove-mammoth").mammoths(6, 1);
    let mut table = scene.play();
    table.say(&["play dark-cult copy dark", "choose blue", "remove mammoth 6"]);
    assert_eq!(table.stones("red"), 11);
    table.carried_out();
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
