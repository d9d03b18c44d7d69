//! Every worked example of the three printed rulebooks, with its dice dictated.
//! 000 is the Dutch rulebook, 001 the German, 003 the Swedish.

mod common;

use common::{Edit, Scene};
use lascaux_table::{Game, Seat, Turn};
use serde_json::json;

// ---- placing ------------------------------------------------------------------------------------------------------------

#[test]
fn red_may_not_go_back_to_the_forest_in_the_same_round() {
    // 000 and 001, placing people: Red has 4 in the forest and may not add to them; SA-3.3
    let mut scene = Scene::new(4, |_| {});
    scene.act("place forest 4").act("place hunt 5").act("place hunt 5").act("place hunt 5");
    assert_eq!(scene.turn(), Turn::Player(Seat(0)));
    assert_eq!(scene.refused("place forest 1"), "SA-3.3");
    scene.act("place quarry 1");
}

#[test]
fn four_and_two_and_one_fill_the_forest() {
    // 000 and 001, forest, clay pit, quarry and river: 4 + 2 + 1 people, then it is full; SA-3.9
    let mut scene = Scene::new(4, |_| {});
    scene.act("place forest 4").act("place forest 2");
    assert_eq!(scene.refused("place forest 2"), "SA-3.9");
    scene.act("place forest 1");
    assert_eq!(scene.refused("place forest 1"), "SA-3.9");
    assert!(!scene.legal().iter().any(|action| action.contains("forest")));
}

#[test]
fn one_person_fills_the_toolmaker_and_the_field() {
    // 000 and 001, toolmaker: Blue; field: Yellow; SA-3.5, SA-3.7
    let mut scene = Scene::new(4, |_| {});
    assert_eq!(scene.refused("place toolmaker 2"), "SA-3.5");
    scene.act("place toolmaker 1");
    assert_eq!(scene.refused("place toolmaker 1"), "SA-3.5");
    assert_eq!(scene.refused("place field 2"), "SA-3.7");
    scene.act("place field 1");
    assert_eq!(scene.refused("place field 1"), "SA-3.7");
}

#[test]
fn the_hut_takes_exactly_two_of_green() {
    // 000 and 001, hut: Green places two (one is not allowed), and the hut is full; 003, the hut; SA-3.6
    let mut scene = Scene::new(4, |_| {});
    assert_eq!(scene.refused("place hut 1"), "SA-3.6");
    assert_eq!(scene.refused("place hut 3"), "SA-3.6");
    scene.act("place hut 2");
    assert_eq!(scene.refused("place hut 2"), "SA-3.6");
}

#[test]
fn one_person_fills_a_card_and_the_others_stay_open() {
    // 000 and 001, civilisation cards: Red on the second card; SA-3.10
    let mut scene = Scene::new(4, |_| {});
    assert_eq!(scene.refused("place card-2 2"), "SA-3.10");
    scene.act("place card-2 1");
    assert_eq!(scene.refused("place card-2 1"), "SA-3.10");
    scene.act("place card-1 1").act("place card-3 1").act("place card-4 1");
    assert_eq!(scene.refused("place card-2 1"), "SA-3.3", "Red stands there already");
}

#[test]
fn one_person_fills_a_building_and_the_same_player_may_take_another() {
    // 000 and 001, buildings: Yellow on the third tile, the others for anybody, the same player included; SA-3.11
    let mut scene = Scene::new(4, |_| {});
    scene.act("place building-3 1");
    assert_eq!(scene.refused("place building-3 1"), "SA-3.11");
    scene.act("place hunt 5").act("place hunt 5").act("place hunt 5");
    scene.seat(0, "place building-1 1").seat(0, "place building-2 1");
}

#[test]
fn a_round_of_placing_goes_clockwise_to_any_place() {
    // 000 and 001, example of a placing round: Red a card, Blue 5 hunting, Green 2 in the hut, Yellow a building; SA-3.1
    let mut scene = Scene::new(4, |_| {});
    scene.seat(0, "place card-1 1").seat(1, "place hunt 5").seat(2, "place hut 2").seat(3, "place building-1 1");
    // Blue has nobody left and is passed over; SA-3.2
    scene.seat(0, "place forest 1").seat(2, "place forest 1").seat(3, "place forest 1").seat(0, "place quarry 1");
    assert_eq!(scene.turn(), Turn::Player(Seat(2)));
}

// ---- toolmaker, hut -------------------------------------------------------------------------------------------------------

#[test]
fn the_toolmaker_gives_one_to_twelve_tools() {
    // 000, toolmaker: 1st to 12th tool; 001, the same; SA-4.3
    let steps: [&[i64]; 13] = [
        &[],
        &[1],
        &[1, 1],
        &[1, 1, 1],
        &[2, 1, 1],
        &[2, 2, 1],
        &[2, 2, 2],
        &[3, 2, 2],
        &[3, 3, 2],
        &[3, 3, 3],
        &[4, 3, 3],
        &[4, 4, 3],
        &[4, 4, 4],
    ];
    for pair in steps.windows(2) {
        let mut scene = Scene::new(4, |position| {
            position.tools(0, pair[0]);
            position.using(0, &[&[("toolmaker", 1), ("hunt", 1)]]);
        });
        scene.act("use toolmaker");
        let values: Vec<i64> = scene.player(0).tools.iter().map(|tile| tile.value).collect();
        assert_eq!(values, pair[1]);
    }
}

#[test]
fn green_comes_home_from_the_hut_with_three() {
    // 000 and 001, hut: the two and one from the supply; SA-4.4
    let mut scene = Scene::new(4, |position| position.using(2, &[&[], &[], &[("hut", 2), ("hunt", 3)]]));
    scene.act("use hut");
    assert_eq!(scene.player(2).people, 6);
    assert_eq!(scene.player(2).placed.values().sum::<i64>(), 3);
}

// ---- hunting and gathering --------------------------------------------------------------------------------------------------

/// One seat uses people at a place; `tools` unused tiles; the dice are dictated.
fn gather(place: &str, people: i64, tools: &[i64], dice: &str) -> Scene {
    let mut scene = Scene::new(4, |position| {
        position.player(0).food = 0;
        position.tools(0, tools);
        position.using(0, &[&[(place, people), ("card-1", 1)], &[("card-2", 1)]]);
    });
    scene.act(&format!("use {place}")).chance(&format!("dice {dice}"));
    scene
}

#[test]
fn a_hunt_of_fourteen_gives_seven_food() {
    // 000 and 001, hunting: Blue, 5 dice, 14, no tool; SA-4.6. Without tools nothing is asked.
    let scene = gather("hunt", 4, &[], "5 4 3 2");
    assert_eq!((scene.player(0).food, scene.asks()), (7, "use"));
    let mut five = Scene::new(4, |position| {
        position.player(0).food = 0;
        position.using(0, &[&[("hunt", 5)], &[("hunt", 5)]]);
    });
    five.act("use hunt").chance("dice 4 3 3 2 2");
    assert_eq!(five.player(0).food, 7);
}

#[test]
fn a_hunt_of_eleven_and_one_tool_gives_six_food() {
    // 000 and 001, hunting: Green, 3 dice, 11, a tool of 1, which is then used for the round; SA-4.6, SA-4.8
    let mut scene = gather("hunt", 3, &[1], "5 4 2");
    assert_eq!(scene.asks(), "tools");
    scene.act("tools 1");
    assert_eq!(scene.player(0).food, 6);
    assert!(scene.player(0).tools[0].used);
    let mut without = gather("hunt", 3, &[1], "5 4 2");
    without.act("tools none");
    assert_eq!(without.player(0).food, 5);
    assert!(!without.player(0).tools[0].used);
}

#[test]
fn a_hunt_of_four_and_two_tools_gives_three_food() {
    // 000 and 001, hunting: Yellow, 2 dice, 4, two tools of 1; SA-4.6, SA-4.8
    let mut scene = gather("hunt", 2, &[1, 1], "3 1");
    scene.act("tools 1 1");
    assert_eq!(scene.player(0).food, 3);
    assert!(scene.player(0).tools.iter().all(|tile| tile.used));
}

#[test]
fn five_at_the_river_give_no_gold_when_the_tool_was_used_hunting() {
    // 000 and 001, river: Green, 2 dice, 5, tool already used for hunting; SA-4.7, SA-4.8
    let mut scene = Scene::new(4, |position| {
        position.tools(0, &[1]);
        position.using(0, &[&[("hunt", 3), ("river", 2)]]);
    });
    scene.act("use hunt").chance("dice 5 4 2").act("tools 1").act("use river").chance("dice 4 1");
    assert_eq!(scene.player(0).gold, 0);
}

#[test]
fn seven_and_six_by_tools_at_the_river_give_two_gold() {
    // 000 and 001, river: Red, 3 dice, 7, three tools of 2: 13; SA-4.7
    let mut scene = gather("river", 3, &[2, 2, 2], "4 2 1");
    scene.act("tools 2 2 2");
    assert_eq!(scene.player(0).gold, 2);
}

#[test]
fn each_place_asks_its_own_number_of_pips() {
    // 000, 001 and 003: wood per 3, brick per 4, stone per 5, gold per 6, rounded down; SA-4.7
    for (place, amounts) in
        [("forest", [5, 0, 0, 0]), ("clay-pit", [0, 4, 0, 0]), ("quarry", [0, 0, 3, 0]), ("river", [0, 0, 0, 2])]
    {
        let player = gather(place, 3, &[], "6 6 5").player(0);
        assert_eq!([player.wood, player.brick, player.stone, player.gold], amounts, "{place}");
    }
}

// ---- buildings ----------------------------------------------------------------------------------------------------------------

#[test]
fn two_wood_and_a_brick_bring_yellow_ten_points() {
    // 000 and 001, buildings; SA-6.1
    let mut scene = Scene::new(4, |position| {
        position.open_building(1, "2-wood-1-brick");
        position.player(3).wood = 3;
        position.player(3).brick = 1;
        position.using(3, &[&[], &[], &[], &[("building-1", 1), ("hunt", 1)]]);
        position.start = 3;
    });
    scene.act("use building-1");
    assert_eq!(scene.refused("pay 3 wood"), "SA-6.1");
    scene.act("pay 2 wood 1 brick");
    let player = scene.player(3);
    assert_eq!((player.score, player.wood, player.brick), (10, 1, 0));
    assert_eq!(player.buildings, ["2-wood-1-brick"]);
    assert_eq!(scene.asks(), "building", "the next one turns up at once; SA-6.6");
    scene.chance("building 1-to-7-a");
    assert_eq!(scene.position().stacks[0].open.as_deref(), Some("1-to-7-a"));
    assert_eq!(scene.position().stacks[0].left, 6);
}

#[test]
fn three_stone_and_a_wood_bring_blue_eighteen_points() {
    // 000 and 001, buildings with 4 resources of 2 kinds: 3 x 5 + 3; SA-6.2, SA-6.4
    let mut scene = Scene::new(4, |position| {
        position.open_building(2, "4-of-2-kinds");
        let player = position.player(1);
        (player.wood, player.brick, player.stone) = (4, 1, 4);
        position.using(1, &[&[], &[("building-2", 1), ("hunt", 1)]]);
        position.start = 1;
    });
    scene.act("use building-2");
    assert_eq!(scene.refused("pay 4 stone"), "SA-6.2", "one kind is too few");
    assert_eq!(scene.refused("pay 2 stone 1 wood 1 brick"), "SA-6.2", "three kinds are too many");
    assert_eq!(scene.refused("pay 2 stone 1 wood"), "SA-6.2", "three resources are too few");
    assert_eq!(scene.refused("pay 1 wood 3 gold"), "SA-5.14");
    scene.act("pay 1 wood 3 stone");
    assert_eq!(scene.player(1).score, 18);
}

#[test]
fn one_to_seven_resources_of_any_kind() {
    // 000, 001 and 003: at least 1, at most 7, any kinds; SA-6.3, SA-6.4
    for (payment, points) in [("1 wood", 3), ("7 gold", 42), ("2 wood 2 brick 2 stone 1 gold", 30)] {
        let mut scene = Scene::new(4, |position| {
            position.open_building(1, "1-to-7-b");
            let player = position.player(0);
            (player.wood, player.brick, player.stone, player.gold) = (8, 8, 8, 8);
            position.using(0, &[&[("building-1", 1), ("hunt", 1)]]);
        });
        scene.act("use building-1");
        assert_eq!(scene.refused("pay 8 wood"), "SA-6.3");
        assert_eq!(scene.legal().len(), 330, "329 payments and declining");
        scene.act(&format!("pay {payment}"));
        assert_eq!(scene.player(0).score, points);
    }
}

// ---- new round ------------------------------------------------------------------------------------------------------------------

#[test]
fn cards_slide_after_the_second_and_third_were_bought() {
    // 000 and 001, new round: the first stays, the fourth slides, two new ones are laid from right to left; SA-8.2
    let mut scene = Scene::new(4, |position| {
        for (slot, card) in ["points-music-a", "food-1-weaving", "food-2-2-builders", "tool-art"].iter().enumerate() {
            position.open_card(slot + 1, card);
        }
        position.player(3).wood = 5;
        position.start = 3;
        position.using(3, &[&[], &[], &[], &[("card-2", 1), ("card-3", 1)]]);
    });
    scene.act("use card-2").act("pay 2 wood").act("use card-3").act("pay 3 wood");
    assert_eq!(scene.asks(), "card", "everybody is fed, the round is over");
    let cards = |scene: &Scene| -> Vec<Option<String>> { scene.position().cards.values().cloned().collect() };
    assert_eq!(cards(&scene), [Some("points-music-a".into()), Some("tool-art".into()), None, None]);
    scene.chance("card dice-pottery").chance("card dice-sundial");
    assert_eq!(cards(&scene)[2..], [Some("dice-pottery".into()), Some("dice-sundial".into())]);
    // The start figure went to the left; SA-8.1
    assert_eq!(scene.turn(), Turn::Player(Seat(0)));
    assert_eq!((scene.asks(), scene.position().round), ("place", 2));
}

// ---- scoring ----------------------------------------------------------------------------------------------------------------------

const FIVE_SYMBOLS: [&str; 5] = ["dice-writing", "food-5-medicine", "dice-pottery", "tool-art", "points-music-a"];

fn with_cards(options: serde_json::Value, cards: &[&str]) -> Scene {
    Scene::with(4, options, |position| cards.iter().for_each(|card| position.give_card(0, card)))
}

#[test]
fn five_different_symbols_score_25() {
    // 000 and 001, final scoring: writing, medicine, pottery, art, music; SA-10.2
    assert_eq!(with_cards(json!({}), &FIVE_SYMBOLS).line(0, "green"), 25);
}

#[test]
fn a_second_pottery_scores_one_more_in_dutch_and_german() {
    // 000 and 001, appendix: 25 + 1; SA-10.2
    let six: Vec<&str> = FIVE_SYMBOLS.into_iter().chain(["food-7-pottery"]).collect();
    for edition in ["nl", "de"] {
        assert_eq!(with_cards(json!({"edition": edition}), &six).line(0, "green"), 26);
    }
}

#[test]
fn a_second_pottery_scores_nothing_in_swedish() {
    // 003, scoring: no symbol counts twice; SA-10.2
    let six: Vec<&str> = FIVE_SYMBOLS.into_iter().chain(["food-7-pottery"]).collect();
    assert_eq!(with_cards(json!({"edition": "sv"}), &six).line(0, "green"), 25);
    assert_eq!(with_cards(json!({"green-duplicates": "nothing"}), &six).line(0, "green"), 25);
}

#[test]
fn five_farmers_times_seven_fields_are_35() {
    // 000 and 001, final scoring; SA-10.3
    let scene = Scene::new(4, |position| {
        for card in ["dice-2-farmers", "food-3-2-farmers", "dice-1-farmer"] {
            position.give_card(0, card);
        }
        position.player(0).fields = 7;
    });
    assert_eq!(scene.line(0, "farmers"), 35);
}

#[test]
fn three_toolmakers_times_seven_tools_are_21() {
    // 000 and 001, final scoring; 003: a tile counts its level; SA-10.4. The one-use tool is no tool here.
    let scene = Scene::new(4, |position| {
        for card in ["dice-2-toolmakers-a", "once-4-1-toolmaker"] {
            position.give_card(0, card);
        }
        position.player(0).one_use_tools = vec![4];
        position.tools(0, &[3, 2, 2]);
    });
    assert_eq!(scene.line(0, "toolmakers"), 21);
}

#[test]
fn seven_builders_times_six_buildings_are_42() {
    // 000 and 001, final scoring; SA-10.5
    let scene = Scene::new(4, |position| {
        for card in ["points-3-builders", "dice-2-builders", "food-2-2-builders"] {
            position.give_card(0, card);
        }
        let six = ["1-to-7-a", "1-to-7-b", "1-to-7-c", "4-of-1-kind", "4-of-2-kinds", "5-of-1-kind"];
        six.iter().for_each(|building| position.give_building(0, building));
    });
    assert_eq!(scene.line(0, "builders"), 42);
}

#[test]
fn three_shamans_times_eight_people_are_24() {
    // 000 and 001, final scoring; SA-10.6
    let scene = Scene::new(4, |position| {
        for card in ["brick-2-shamans", "gold-1-shaman"] {
            position.give_card(0, card);
        }
        position.player(0).people = 8;
    });
    assert_eq!(scene.line(0, "shamans"), 24);
}

#[test]
fn left_over_resources_score_a_point_each_but_not_in_swedish_and_food_nothing() {
    // 000 and 001, final scoring; 003 does not mention it; SA-10.7
    for (edition, points) in [("nl", 10), ("de", 10), ("sv", 0)] {
        let scene = Scene::with(4, json!({"edition": edition}), |position| {
            let player = position.player(0);
            (player.wood, player.brick, player.stone, player.gold, player.food) = (4, 3, 2, 1, 30);
        });
        assert_eq!(scene.line(0, "resources"), points, "{edition}");
    }
}

#[test]
fn a_tie_is_broken_by_tools_fields_and_people_together() {
    // 000, 001 and 003, end of the scoring; 003: still equal, the win is shared; SA-10.8
    let scene = Scene::new(4, |position| {
        for (seat, score) in [40, 40, 40, 12].into_iter().enumerate() {
            position.player(seat).score = score;
        }
        position.tools(0, &[2, 1, 1]);
        position.player(1).fields = 4;
        position.player(2).people = 8;
    });
    let scores = scene.game.state().scores(None);
    assert_eq!(scores.seats.iter().map(|seat| seat.tie_break).collect::<Vec<_>>(), [9, 9, 8, 5]);
    assert_eq!(scores.seats.iter().map(|seat| seat.rank).collect::<Vec<_>>(), [1, 1, 3, 4]);
    assert_eq!(scores.winners, [Seat(0), Seat(1)]);
}

// ---- cards ------------------------------------------------------------------------------------------------------------------------

#[test]
fn the_dice_table_with_five_six_two_two() {
    // 000 and 001, appendix: Red takes 5 (tool), Blue 6 (field), Green and Yellow a brick each; SA-5.4
    let mut scene = Scene::new(4, |position| {
        position.open_card(1, "dice-pottery");
        position.player(0).wood = 1;
        position.using(0, &[&[("card-1", 1), ("hunt", 1)], &[("hunt", 5)], &[("hunt", 5)], &[("hunt", 5)]]);
    });
    scene.act("use card-1").act("pay 1 wood").chance("dice 5 6 2 2");
    assert_eq!(scene.refused("pick 1"), "SA-5.4");
    scene.seat(0, "pick 5").seat(1, "pick 6");
    assert_eq!(scene.legal(), ["pick 2"]);
    scene.seat(2, "pick 2").seat(3, "pick 2");
    assert_eq!(scene.player(0).tools.len(), 1);
    assert_eq!(scene.player(1).fields, 1);
    assert_eq!((scene.player(2).brick, scene.player(3).brick), (1, 1));
    assert_eq!((scene.turn(), scene.asks()), (Turn::Player(Seat(0)), "use"), "Red's turn goes on");
}

/// Seat 0 buys `card` from the cheapest slot.
fn bought(card: &str, edit: impl FnOnce(&mut lascaux_stone_age::Position)) -> Scene {
    let mut scene = Scene::new(4, |position| {
        position.open_card(1, card);
        let player = position.player(0);
        (player.wood, player.food) = (1, 0);
        position.using(0, &[&[("card-1", 1), ("quarry", 2)]]);
        edit(position);
    });
    scene.act("use card-1").act("pay 1 wood");
    scene
}

#[test]
fn the_pictured_cards_give_four_food_one_gold_and_three_points() {
    // 000 and 001, appendix: food, resources, points; SA-5.5, SA-5.6, SA-5.8
    assert_eq!(bought("food-4-1-builder", |_| {}).player(0).food, 4);
    assert_eq!(bought("gold-1-shaman", |_| {}).player(0).gold, 1);
    assert_eq!(bought("points-3-builders", |_| {}).player(0).score, 3);
}

#[test]
fn two_dice_for_wood_with_unused_tools() {
    // 000 and 001, appendix: two dice, a wood for every 3, unused tools may be added; 003, point 2; SA-5.7
    let mut scene = bought("roll-wood-2-shamans", |position| position.tools(0, &[1]));
    scene.chance("dice 5 6").act("tools 1");
    assert_eq!(scene.player(0).wood, 4);
}

#[test]
fn a_one_use_tool_of_four_helps_once_in_the_game() {
    // 000 and 001, appendix: one-use tool of 4, also together with tiles; SA-4.9, SA-5.12
    let mut scene = bought("once-4-1-toolmaker", |position| position.tools(0, &[1]));
    scene.act("use quarry").chance("dice 3 2");
    assert_eq!(scene.legal(), ["tools 1", "tools 1 once-4", "tools none", "tools once-4"]);
    scene.act("tools 1 once-4");
    let player = scene.player(0);
    assert_eq!(player.stone, 2);
    assert_eq!(player.one_use_tools, Vec::<i64>::new());
    assert_eq!(player.cards, ["once-4-1-toolmaker"], "it stays for the scoring");
}
