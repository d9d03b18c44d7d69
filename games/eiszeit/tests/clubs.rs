//! Clubs from hand to hunter, through the conflicts and back: kept ones stay, those on the board do not.

mod common;

use common::Scene;

/// EZ-7.1 with EZ-6.2: who is helped gives kept clubs to the hunters placed, one each, as long as there are any.
#[test]
fn kept_clubs_are_given_to_both_hunters_that_all_place_two_brings() {
    let scene = Scene::playing("all-place-two").clubs("yellow", 2).clubs("green", 1).hunters("blue", 5, 12);
    let mut table = scene.clone().clubs("blue", 1).play();
    table.say(&["play all-place-two", "place 6 club", "place 7 club"]);
    assert_eq!((table.clubbed("yellow", 6), table.clubbed("yellow", 7), table.clubs("yellow")), (1, 1, 0));
    // Green keeps one: the second hunter goes without.
    assert_eq!(table.asked(), "green");
    table.say(&["place 6", "place 6 club"]);
    assert_eq!((table.clubbed("green", 6), table.hunters("green", 6), table.clubs("green")), (1, 2, 0));
    // Blue has an empty stock and moves; the club goes to the hunter moved.
    assert_eq!(table.asked(), "blue");
    table.say(&["move blue 5 8 club"]).says_no("move blue 5 8 club", "EZ-6.2", "You have kept no club");
    assert_eq!((table.clubbed("blue", 8), table.clubs("blue"), table.position().clubs_spare), (1, 0, 2));
    // A club is an offer, not a duty.
    let mut table = scene.play();
    table.say(&["play all-place-two", "place 6", "place 6"]);
    assert_eq!((table.clubbed("yellow", 6), table.clubs("yellow")), (0, 2));
}

/// EZ-8.7: in the next round the keeper still has the club, and gives it then.
#[test]
fn a_kept_club_stays_from_round_to_round_while_clubs_on_the_board_go_back() {
    let mut table = Scene::of(3)
        .dark_supply(1)
        .hand("red", &["remove-mammoth"])
        .hand("yellow", &["forest", "remove-one"])
        .clubs("yellow", 2)
        .clubbed("red", 10, 1)
        .hunters("yellow", 9, 2)
        .play();
    table.end_settling().fires(&[]);
    assert_eq!((table.clubs("yellow"), table.clubbed("red", 10), table.position().clubs_spare), (2, 0, 4));
    assert_eq!(table.hunters("red", 10), 1, "the hunter itself stays");
    table.say(&["cover 5"]);
    assert_eq!((table.position().round, table.asked(), table.clubs("yellow")), (2, "yellow", 2));
    table.say(&["play forest", "place 10 club", "done"]);
    assert_eq!((table.clubbed("yellow", 10), table.clubs("yellow")), (1, 1));
}

/// EZ-8.4 with EZ-8.6: a club counts for the order, so that its owner is equal and leaves, with a bare hunter, at the
/// same time as the others.
#[test]
fn equals_leave_together_though_one_of_them_holds_a_club() {
    // 2 red, one with a club, 2 yellow and 3 green: 7 where 6 are allowed. Red and yellow leave together, one below.
    let scene = Scene::of(3)
        .dark_supply(1)
        .hand("red", &["remove-mammoth"])
        .mammoths(10, 2)
        .clubbed("red", 10, 1)
        .hunters("red", 10, 1)
        .hunters("yellow", 10, 2)
        .hunters("green", 10, 3);
    let mut table = scene.play();
    table.end_settling().fires(&[(10, 1)]);
    assert_eq!(table.limit_of(10), Some(6));
    assert_eq!(["red", "yellow", "green"].map(|colour| table.hunters(colour, 10)), [1, 1, 3]);
    // With both red hunters under clubs only yellow leaves, and that is enough.
    let mut table = scene.clubbed("red", 10, 2).hunters("red", 10, 0).play();
    table.end_settling().fires(&[(10, 1)]);
    assert_eq!(["red", "yellow", "green"].map(|colour| table.hunters(colour, 10)), [2, 1, 3]);
}

/// EZ-8.3 with EZ-8.6: the order of a second pass is counted anew, clubs included.
#[test]
fn a_second_pass_counts_the_clubs_that_stayed() {
    // 8 where 3 are allowed. First pass: red's bare hunter, then yellow, then green: 1, 2 and 2 stay. Second pass: red
    // has only the club left; yellow and green are equal now and leave together: 3.
    let mut table = Scene::of(3)
        .dark_supply(1)
        .hand("red", &["remove-mammoth"])
        .fire(10, 9)
        .clubbed("red", 10, 1)
        .hunters("red", 10, 1)
        .hunters("yellow", 10, 3)
        .hunters("green", 10, 3)
        .play();
    table.end_settling().fires(&[]);
    assert_eq!(table.limit_of(10), Some(3));
    assert_eq!(["red", "yellow", "green"].map(|colour| table.hunters(colour, 10)), [1, 1, 1]);
}
