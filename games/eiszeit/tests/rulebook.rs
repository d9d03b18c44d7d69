//! Every worked example of the printed rulebook (rulebook 004, Dutch), told as it stands there, with chance dictated.

mod common;

use common::{Scene, Table, area};
use lascaux_eiszeit::{Eiszeit, StageText};
use lascaux_table::Game;
use serde_json::json;

// ---- "Conflicten beslechten" (EZ-8) -----------------------------------------------------------------------------------

/// Rulebook 004, "Het vuur", example: limits 3, 6 and 8 (EZ-8.2).
#[test]
fn mammoths_and_fires_raise_the_limit_to_three_six_and_eight() {
    let mut table = Scene::of(3)
        .dark_supply(1)
        .hand("red", &["remove-mammoth"])
        // No mammoth and no fire in 9: its fire has been carried to 11.
        .fire(9, 11)
        .hunters("red", 9, 4)
        // One mammoth and a fire of 2 in 10.
        .mammoths(10, 1)
        .hunters("yellow", 10, 7)
        // Three mammoths and fires of 0 and 2 in 11.
        .mammoths(11, 3)
        .hunters("green", 11, 9)
        .play();
    table.end_settling().fires(&[(9, 2), (10, 2), (11, 0)]);
    assert_eq!([9, 10, 11].map(|number| table.limit_of(number)), [Some(3), Some(6), Some(8)]);
    assert_eq!((table.hunters("red", 9), table.hunters("yellow", 10), table.hunters("green", 11)), (3, 6, 8));
}

/// Rulebook 004, "Voorbeeld 1": 9 hunters where 5 are allowed (EZ-8.3).
#[test]
fn nine_hunters_become_five_and_red_loses_both() {
    let mut table = Scene::of(4)
        .dark_supply(1)
        .hand("red", &["remove-mammoth"])
        .mammoths(10, 1)
        .hunters("red", 10, 2)
        .hunters("blue", 10, 3)
        .hunters("green", 10, 4)
        .play();
    table.end_settling().fires(&[(10, 1)]);
    assert_eq!(table.limit_of(10), Some(5));
    let left = ["red", "blue", "green"].map(|colour| table.hunters(colour, 10));
    assert_eq!(left, [0, 2, 3]);
    assert_eq!(table.stock("red"), 12);
}

/// Rulebook 004, "Voorbeeld 2": 13 hunters where 7 are allowed end as 5, below the limit (EZ-8.4, EZ-8.5).
#[test]
fn thirteen_hunters_become_five_because_equals_leave_together() {
    let mut table = Scene::of(5)
        .dark_supply(1)
        .hand("red", &["remove-mammoth"])
        .mammoths(10, 2)
        .hunters("red", 10, 2)
        .hunters("blue", 10, 2)
        .hunters("black", 10, 2)
        .hunters("green", 10, 3)
        .hunters("yellow", 10, 4)
        .play();
    table.end_settling().fires(&[(10, 2)]);
    assert_eq!(table.limit_of(10), Some(7));
    let left = ["red", "blue", "black", "green", "yellow"].map(|colour| table.hunters(colour, 10));
    assert_eq!(left, [0, 0, 0, 2, 3]);
}

/// Rulebook 004, club card, example: 7 hunters where 5 are allowed (EZ-8.6).
#[test]
fn the_red_hunter_with_the_club_stays_and_yellow_and_blue_lose_one_each() {
    let mut table = Scene::of(4)
        .dark_supply(1)
        .hand("red", &["remove-mammoth"])
        .mammoths(10, 1)
        .clubbed("red", 10, 1)
        .hunters("yellow", 10, 2)
        .hunters("blue", 10, 4)
        .play();
    table.end_settling().fires(&[(10, 1)]);
    let left = ["red", "yellow", "blue"].map(|colour| table.hunters(colour, 10));
    assert_eq!(left, [1, 1, 3]);
    // EZ-8.7: the club goes back.
    assert_eq!(table.clubbed("red", 10), 0);
    assert_eq!(table.position().clubs_spare, 6);
}

/// EZ-8.6: where only hunters with clubs are left the area stays over its limit.
#[test]
fn hunters_with_clubs_stay_even_above_the_limit() {
    let mut table = Scene::of(3)
        .dark_supply(1)
        .hand("red", &["remove-mammoth"])
        .fire(10, 9)
        .clubbed("red", 10, 3)
        .clubbed("yellow", 10, 2)
        .hunters("green", 10, 1)
        .play();
    table.end_settling().fires(&[]);
    let left = ["red", "yellow", "green"].map(|colour| table.hunters(colour, 10));
    assert_eq!(left, [3, 2, 0]);
}

/// EZ-8.6: a club counts for the order, and its owner loses the hunters without one.
#[test]
fn a_player_with_one_club_and_one_bare_hunter_loses_the_bare_one() {
    let mut table = Scene::of(3)
        .dark_supply(1)
        .hand("red", &["remove-mammoth"])
        .fire(10, 9)
        .clubbed("red", 10, 1)
        .hunters("red", 10, 1)
        .hunters("yellow", 10, 3)
        .play();
    table.end_settling().fires(&[]);
    assert_eq!((table.hunters("red", 10), table.hunters("yellow", 10)), (1, 2));
}

/// EZ-8.5: no conflict at the limit.
#[test]
fn at_the_limit_everybody_stays() {
    let mut table =
        Scene::of(3).dark_supply(1).hand("red", &["remove-mammoth"]).fire(10, 9).hunters("yellow", 10, 3).play();
    table.end_settling().fires(&[]);
    assert_eq!(table.limit_of(10), None);
    assert_eq!(table.hunters("yellow", 10), 3);
}

// ---- "Waarderingen bepalen" (EZ-9) ------------------------------------------------------------------------------------

/// Rulebook 004, "Waarderingen bepalen", example: areas 9, 10 and 11 (EZ-9.1).
#[test]
fn areas_nine_ten_and_eleven_score_as_in_the_example() {
    let mut table = Scene::of(4)
        .dark_supply(1)
        .hand("red", &["remove-mammoth"])
        .mammoths(9, 2)
        .hunters("yellow", 9, 3)
        .hunters("blue", 9, 1)
        .hunters("red", 9, 1)
        .mammoths(10, 1)
        .hunters("blue", 10, 3)
        .hunters("green", 10, 2)
        .hunters("red", 11, 2)
        .play();
    table.end_settling().fires(&[(9, 2), (10, 2), (11, 2)]);
    let points = ["yellow", "blue", "red", "green"].map(|colour| table.points(colour));
    assert_eq!(points, [9, 3 + 6, 3 + 2, 4]);
}

/// Rulebook 004: more than two mammoths give no more than 3 points a hunter (EZ-9.1).
#[test]
fn six_mammoths_in_one_area_still_give_three_points() {
    let mut table =
        Scene::of(5).dark_supply(1).hand("red", &["remove-mammoth"]).mammoths(7, 6).hunters("black", 7, 2).play();
    table.end_settling().fires(&[]);
    assert_eq!(table.points("black"), 6);
}

// ---- "Gletsjerdelen plaatsen" (EZ-10) -----------------------------------------------------------------------------------

fn first_glacier(seats: u8) -> Vec<u8> {
    let mut table = scene_without(seats).play();
    table.end_settling().fires(&[]);
    assert_eq!((table.asked(), table.what()), ("yellow", "glacier"));
    let mut options: Vec<u8> =
        table.legal().iter().map(|text| text.trim_start_matches("cover ").parse().expect("an area")).collect();
    options.sort_unstable();
    options
}

/// A board on which yellow alone has nothing.
fn scene_without(seats: u8) -> Scene {
    let scene = Scene::of(seats).dark_supply(1).hand("red", &["remove-mammoth"]);
    let scene = scene.hunters("red", 10, 1).hunters("green", 10, 1);
    let scene = if seats > 3 { scene.hunters("blue", 11, 1) } else { scene };
    if seats > 4 { scene.hunters("black", 11, 1) } else { scene }
}

/// Rulebook 004, "Gletsjerdelen plaatsen", example: where the first glacier may go (EZ-10.2).
#[test]
fn the_first_glacier_goes_where_the_rulebook_lists_it() {
    assert_eq!(first_glacier(3), [5, 6, 7, 8]);
    assert_eq!(first_glacier(4), [2, 3, 5, 6, 7, 8]);
    assert_eq!(first_glacier(5), [1, 2, 3, 4]);
}

/// EZ-10.3: hunters go home, mammoths beside the board, and the area is closed.
#[test]
fn a_glacier_sends_hunters_home_and_mammoths_beside_the_board() {
    let mut table = scene_without(3).hunters("red", 6, 2).mammoths(6, 2).play();
    table.end_settling().fires(&[(6, 2)]);
    assert_eq!(table.refused("cover 9"), "EZ-10.2");
    assert_eq!(table.refused("cover 4"), "EZ-10.2");
    assert_eq!(table.refused("done"), "EZ-10.2");
    table.say(&["cover 6"]);
    assert_eq!((table.hunters("red", 6), table.stock("red")), (0, 11));
    assert_eq!((table.mammoths(6), table.position().mammoths_spare), (0, 4));
    assert!(table.position().covered.contains(&area(6)));
    assert_eq!(table.position().round, 2);
    // EZ-11.3: a fire in each of the seven areas that are left.
    assert_eq!(table.position().fires.len(), 7);
}

/// EZ-10.1: equal points, then fewer hunters, then fewer stones, then the lot.
#[test]
fn ties_for_the_glacier_go_to_fewer_hunters_then_fewer_stones_then_the_lot() {
    // Yellow and green score 2 each: yellow with one hunter at a mammoth, green with two without.
    let mut table = Scene::of(3)
        .dark_supply(1)
        .hand("red", &["remove-mammoth"])
        .hunters("red", 10, 3)
        .mammoths(9, 1)
        .hunters("yellow", 9, 1)
        .hunters("green", 11, 2)
        .play();
    table.end_settling().fires(&[]);
    assert_eq!(table.asked(), "yellow");
    // The same hunters, but green has fewer stones.
    let even = Scene::of(3)
        .dark_supply(1)
        .hand("red", &["remove-mammoth"])
        .hunters("red", 10, 3)
        .hunters("yellow", 9, 1)
        .hunters("green", 11, 1);
    let mut table = even.clone().stones("yellow", 5).stones("green", 2).play();
    table.end_settling().fires(&[]);
    assert_eq!(table.asked(), "green");
    // Nothing tells them apart.
    let mut table = even.play();
    table.end_settling().fires(&[]);
    assert_eq!((table.asked(), table.what()), ("chance", "lot"));
    assert!(table.game.chance_text("lot red").is_err());
    table.chance(&["lot green"]);
    assert_eq!((table.asked(), table.what()), ("green", "glacier"));
}

// ---- "De volgende ronde" (EZ-11) ----------------------------------------------------------------------------------------

/// Rulebook 004, "De volgende ronde", example: six stones, three players, one of them with a single stone (EZ-11.2).
#[test]
fn the_floor_of_ten_is_reached_with_two_two_and_one_stones() {
    let mut table = Scene::of(3)
        .hand("red", &["remove-mammoth"])
        .stones("red", 1)
        .stones("yellow", 20)
        .stones("green", 1)
        .dark_supply(4)
        .hunters("red", 10, 2)
        .hunters("green", 9, 1)
        .play();
    assert_eq!(table.position().light_supply, 6);
    table.end_settling().fires(&[]).say(&["cover 5"]);
    assert_eq!(["red", "yellow", "green"].map(|colour| table.stones(colour)), [5 - 2, 20 - 2, 0]);
    assert_eq!((table.position().dark_supply, table.position().light_supply), (11, 0));
}

/// EZ-11.1, EZ-11.4: the light supply becomes the dark one; the left neighbour of who ended settling begins.
#[test]
fn the_left_neighbour_of_who_ended_settling_begins_the_next_round() {
    let mut table = Scene::of(3)
        .turn_of("yellow")
        .hand("yellow", &["remove-mammoth"])
        .dark_supply(4)
        .hunters("red", 10, 2)
        .hunters("yellow", 10, 1)
        .play();
    table.end_settling().fires(&[]).say(&["cover 8"]);
    assert_eq!((table.asked(), table.what(), table.position().round), ("green", "play", 2));
    assert_eq!((table.position().dark_supply, table.position().light_supply), (16, 0));
}

// ---- "De speelkaarten" (EZ-4) -------------------------------------------------------------------------------------------

/// Rulebook 004, "De speelkaarten", example: three hunters into the steppe with one in stock (EZ-4.2).
#[test]
fn placing_three_in_the_steppe_with_one_in_stock_moves_the_other_two() {
    let mut table =
        Scene::of(3).hand("red", &["steppe", "remove-one"]).hunters("red", 10, 6).hunters("red", 11, 5).play();
    table.say(&["play steppe"]);
    assert_eq!(table.refused("move red 10 9"), "EZ-4.2");
    table.say(&["place 9"]);
    assert_eq!(table.refused("place 9"), "EZ-4.2");
    table.say(&["move red 10 9"]);
    // EZ-4.6, EZ-5.1: not a hunter of this card again, and the third only into the steppe.
    assert_eq!(table.refused("move red 10 8"), "EZ-5.1");
    table.say(&["move red 11 7"]);
    assert_eq!((table.hunters("red", 9), table.hunters("red", 7)), (2, 1));
    assert_eq!(table.what(), "discard");
}

/// Rulebook 004, "De speelkaarten": 1-6 and 7-12 are neighbours, 2-7 and 6-11 are not (EZ-4.3).
#[test]
fn one_and_six_and_seven_and_twelve_are_neighbours_two_and_seven_and_six_and_eleven_are_not() {
    for corners in ["on", "off"] {
        let mut table = Scene::of(5)
            .options(json!({"corner-borders": corners}))
            .hand("red", &["move-three", "remove-one"])
            .hunters("red", 1, 1)
            .hunters("red", 7, 1)
            .hunters("red", 2, 1)
            .hunters("red", 6, 1)
            .play();
        table.say(&["play move-three"]);
        let legal = table.legal();
        assert!(legal.contains(&"move red 1 6".to_string()));
        assert!(legal.contains(&"move red 7 12".to_string()));
        assert_eq!(table.refused("move red 2 7"), "EZ-4.3");
        assert_eq!(table.refused("move red 6 11"), "EZ-4.3");
        // EZ-R1
        assert_eq!(legal.contains(&"move red 6 3".to_string()), corners == "on");
        assert_eq!(legal.contains(&"move red 7 10".to_string()), corners == "on");
    }
}

/// Rulebook 004, swap card, example: green swaps a blue hunter of 6 with a red one of 9 (EZ-5.6).
#[test]
fn green_swaps_blue_of_six_with_red_of_nine() {
    let mut table = Scene::of(4)
        .turn_of("green")
        .hand("green", &["swap", "remove-one"])
        .hunters("blue", 6, 2)
        .hunters("red", 9, 1)
        .play();
    table.say(&["play swap"]);
    assert_eq!(table.refused("done"), "EZ-4.5");
    table.say(&["swap blue 6", "with red 9"]);
    assert_eq!((table.hunters("blue", 6), table.hunters("blue", 9)), (1, 1));
    assert_eq!((table.hunters("red", 6), table.hunters("red", 9)), (1, 0));
    assert_eq!(table.what(), "discard");
}

/// Rulebook 004, move-three card, example: red 4 to 7, blue 4 to 8, green 8 to 12 (EZ-5.9).
#[test]
fn green_moves_red_blue_and_an_own_hunter() {
    let mut table = Scene::of(5)
        .turn_of("green")
        .hand("green", &["move-three", "remove-one"])
        .hunters("red", 4, 1)
        .hunters("blue", 4, 1)
        .hunters("green", 8, 1)
        .play();
    table.say(&["play move-three", "move red 4 7", "move blue 4 8", "move green 8 12"]);
    assert_eq!((table.hunters("red", 7), table.hunters("blue", 8), table.hunters("green", 12)), (1, 1, 1));
    assert_eq!((table.stones("green"), table.what()), (0, "discard"));
}

/// Rulebook 004, cult card, example: a light cult card copies the visible dark card (EZ-5.8).
#[test]
fn a_light_cult_card_goes_under_its_pile_and_copies_the_dark_card() {
    let mut table = Scene::of(3)
        .hand("red", &["light-cult", "remove-one"])
        .visible("trek")
        .visible("all-place-one")
        .hunters("red", 10, 1)
        .play();
    table.say(&["play light-cult copy dark"]);
    // The stones of the dark card, from the dark supply.
    assert_eq!((table.stones("red"), table.position().dark_supply), (4 + 5, 20 - 5));
    table.say(&["place 6", "done"]);
    assert_eq!(table.hunters("yellow", 6), 1);
    // The cult card lies under the light pile; both visible cards are what they were.
    let position = table.position();
    assert_eq!(position.light.played.iter().map(|card| card.word()).collect::<Vec<_>>(), ["light-cult"]);
    assert_eq!(position.light.top.map(|card| card.word()), Some("trek"));
    assert_eq!(position.dark.top.map(|card| card.word()), Some("all-place-one"));
}

/// Rulebook 004, dark cult card, tip: at 8 stones it may be played for the visible light card (EZ-7.8, EZ-3.5).
#[test]
fn at_eight_stones_the_dark_cult_card_copies_the_light_card_only() {
    let mut table = Scene::of(3)
        .hand("red", &["dark-cult", "remove-one", "light-cult"])
        .stones("red", 8)
        .visible("forest")
        .visible("remove-one")
        .play();
    assert_eq!(table.refused("play remove-one"), "EZ-3.5");
    assert_eq!(table.refused("play dark-cult copy dark"), "EZ-3.5");
    assert_eq!(table.refused("play light-cult copy dark"), "EZ-3.5");
    table.say(&["play dark-cult copy light", "place 10", "place 10", "place 10"]);
    assert_eq!((table.hunters("red", 10), table.stones("red")), (3, 5));
    assert_eq!(table.position().dark.played.len(), 1);
}

// ---- "Spelvoorbereiding" (EZ-1) -----------------------------------------------------------------------------------------

#[test]
fn three_four_and_five_players_set_up_as_printed() {
    for (seats, covered, mammoths, spare, stones) in [
        (3, vec![1, 2, 3, 4], vec![5, 6, 7, 8], 0, 20),
        (4, vec![1, 4], vec![2, 3, 6, 7], 1, 25),
        (5, vec![], vec![1, 2, 3, 4], 2, 30),
    ] {
        let table = Table::set_up(seats, json!({}));
        let position = table.position();
        assert_eq!(position.covered, covered.iter().map(|&number| area(number)).collect::<Vec<_>>());
        assert_eq!(position.mammoths.keys().map(|area| area.number()).collect::<Vec<_>>(), mammoths);
        assert_eq!((position.mammoths_spare, position.dark_supply, position.light_supply), (spare, stones, 0));
        assert_eq!(position.fires.len(), 12 - covered.len());
        assert!(position.players.iter().all(|player| (player.stones, player.stock, player.clubs) == (4, 12, 0)));
        assert_eq!(position.clubs_spare, 6);
    }
}

/// EZ-1.11, EZ-1.12: six hunters each in turn, then two light and three dark cards each.
#[test]
fn six_hunters_each_in_turn_then_two_light_and_three_dark_cards() {
    let mut table = Table::set_up(4, json!({}));
    for _ in 0..6 {
        for colour in ["red", "yellow", "green", "blue"] {
            assert_eq!(table.asked(), colour);
            assert_eq!(table.refused("place 1"), "EZ-4.4");
            table.say(&["place 7"]);
        }
    }
    assert_eq!(table.asked(), "chance");
    for light in ["forest", "meadow", "steppe", "mountains"] {
        assert!(table.game.chance_text("card remove-one").is_err());
        let dark = ["card all-place-one", "card remove-one", "card remove-two"];
        if light == "mountains" {
            table.chance(&["card swap", "card club"]).chance(&[
                "card all-place-one",
                "card seen-fire",
                "card seen-fire",
            ]);
        } else {
            table.chance(&[&format!("card {light}"), &format!("card {light}")]).chance(&dark);
        }
    }
    assert_eq!((table.asked(), table.what(), table.position().round), ("red", "play", 1));
    assert!(matches!(table.position().stage, StageText::Play { .. }));
}

/// EZ-R2
#[test]
fn the_first_player_may_be_drawn_by_lot() {
    let mut table = Table::set_up(3, json!({"start": "lot"}));
    assert_eq!(table.what(), "first-player");
    table.chance(&["lot green"]);
    assert_eq!(table.asked(), "green");
    for _ in 0..18 {
        table.say(&["place 6"]);
    }
    table.any_chance();
    assert_eq!((table.asked(), table.position().round), ("green", 1));
}

// ---- "Einde van het spel" (EZ-12) ---------------------------------------------------------------------------------------

fn last_round(short: bool) -> Scene {
    let scene = Scene::of(3)
        .hand("red", &["remove-mammoth", "light-cult"])
        .dark_supply(3)
        .round(if short { 3 } else { 4 })
        .glacier(5)
        .glacier(6)
        .mammoths(7, 1)
        .hunters("red", 10, 1)
        .hunters("yellow", 10, 1);
    if short { scene.options(json!({"length": "short"})) } else { scene.glacier(8) }
}

/// Rulebook 004, "Belangrijk: Voor de laatste ronde": no action, stones to the light supply, no glacier (EZ-12.1).
#[test]
fn the_card_that_ends_the_last_round_does_nothing_and_pays_nothing() {
    for short in [false, true] {
        let mut table = last_round(short).play();
        let light = table.position().light_supply;
        table.say(&["play remove-mammoth"]);
        assert_eq!(table.what(), "fire-revealed");
        assert_eq!((table.stones("red"), table.position().light_supply), (4, light + 3));
        assert_eq!(table.position().players[0].hand.len(), 4);
        table.fires(&[]);
        assert_eq!(table.asked(), "over");
        assert_eq!(table.mammoths(7), 1);
        let reason = table.game.state().scores(None).reason;
        assert_eq!(
            reason,
            Some(if short { "the three rounds of the short game are over" } else { "the four rounds are over" })
        );
    }
}

/// EZ-12.1 holds for a cult card as well.
#[test]
fn a_cult_card_that_ends_the_last_round_does_nothing_either() {
    let mut table = last_round(false).visible("remove-one").play();
    table.say(&["play light-cult copy dark"]);
    assert_eq!((table.what(), table.stones("red"), table.stock("red")), ("fire-revealed", 4, 11));
}

/// EZ-12.1: a dark card that does not take the last stone works in the last round as ever.
#[test]
fn a_dark_card_before_the_last_one_works_in_the_last_round_too() {
    let mut table = last_round(false).dark_supply(5).play();
    table.say(&["play remove-mammoth", "choose green", "remove mammoth 7"]);
    assert_eq!((table.mammoths(7), table.stones("red"), table.position().dark_supply), (0, 8, 1));
}

/// Rulebook 004, "Einde van het spel": hunters on the board, then stones, then several winners (EZ-12.3).
#[test]
fn ties_at_the_end_go_to_more_hunters_then_more_stones_then_are_shared() {
    let end = |scene: Scene| {
        let mut table = scene.play();
        table.say(&["play remove-mammoth"]).fires(&[]);
        table.game.state().scores(None).winners.iter().map(|seat| seat.0).collect::<Vec<_>>()
    };
    // The same points and hunters; then yellow has a stone more; then red has more hunters for the same points.
    let tied = last_round(false).points("red", &[1]).points("yellow", &[1]);
    assert_eq!(end(tied.clone()), [0, 1]);
    assert_eq!(end(tied.clone().stones("yellow", 5)), [1]);
    let more = last_round(false).points("yellow", &[2]).hunters("red", 9, 2);
    assert_eq!(end(more), [0]);
}

/// EZ-3.12: the last stone of the dark supply, the rest from the light one; the card still works outside the last round.
#[test]
fn missing_stones_come_from_the_light_supply_and_the_card_still_works() {
    let mut table =
        Scene::of(3).hand("red", &["remove-one"]).dark_supply(1).stones("yellow", 15).hunters("green", 10, 1).play();
    let light = table.position().light_supply;
    table.say(&["play remove-one", "choose yellow", "remove green 10"]);
    assert_eq!((table.stones("red"), table.position().light_supply), (8, light - 3));
    assert_eq!(table.stock("green"), 12);
    // The one who ended settling still discards and draws.
    assert_eq!((table.asked(), table.what()), ("red", "discard"));
    table.draw();
    assert_eq!(table.what(), "fire-revealed");
}

/// EZ-3.12, EZ-R17: if the light supply is short too, what is there.
#[test]
fn if_both_supplies_are_short_the_player_takes_what_is_there() {
    let mut table = Scene::of(3)
        .hand("red", &["remove-one"])
        .stones("red", 0)
        .stones("yellow", 20)
        .stones("green", 10)
        .dark_supply(1)
        .play();
    table.say(&["play remove-one"]);
    assert_eq!((table.stones("red"), table.position().dark_supply, table.position().light_supply), (2, 0, 0));
}

#[test]
fn the_rules_version_and_seats_are_named() {
    assert_eq!((Eiszeit::MIN_SEATS, Eiszeit::MAX_SEATS), (3, 5));
    let options = Eiszeit::options(json!({}).as_object().unwrap()).unwrap();
    for seats in [0, 2, 6] {
        let no = Eiszeit::new(seats, &options, Eiszeit::data(None).unwrap()).unwrap_err();
        assert_eq!(no.rule.as_deref(), Some("EZ-1.1"));
    }
}
