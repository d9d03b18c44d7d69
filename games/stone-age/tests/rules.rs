//! The rules that the printed books state without an example, and our rulings, rule by rule.

mod common;

use common::{Edit, HUNTERS, Scene, fresh};
use lascaux_stone_age::{Position, StageText, ToolText};
use lascaux_table::{Game, Seat, Turn};
use serde_json::json;

// ---- set-up (SA-1) --------------------------------------------------------------------------------------------------------

#[test]
fn the_set_up_has_four_cards_and_a_stack_of_seven_for_each_player() {
    // SA-1.2, SA-1.3, SA-1.4
    for seats in 2..=4 {
        let position = fresh(seats, json!({}));
        assert_eq!(position.cards.values().flatten().count(), 4);
        assert_eq!(position.deck.len(), 32);
        assert_eq!(position.stacks.len(), usize::from(seats));
        assert!(position.stacks.iter().all(|stack| stack.left == 7 && stack.open.is_some()));
        assert_eq!(position.unseen_buildings.len(), 28 - usize::from(seats));
        for player in &position.players {
            assert_eq!((player.people, player.food, player.fields, player.score), (5, 12, 0, 0));
        }
        assert_eq!(position.stage, StageText::Place { seat: 0 });
    }
}

// ---- placing (SA-3) -------------------------------------------------------------------------------------------------------

#[test]
fn with_two_or_three_players_only_two_of_the_village_are_used() {
    // SA-3.12
    for seats in [2, 3] {
        let mut scene = Scene::new(seats, |_| {});
        scene.act("place toolmaker 1").act("place hut 2");
        assert_eq!(scene.refused("place field 1"), "SA-3.12");
        let mut swedish = Scene::with(seats, json!({"edition": "sv"}), |_| {});
        swedish.act("place toolmaker 1").act("place hut 2").act("place field 1");
    }
}

#[test]
fn with_two_players_a_resource_place_belongs_to_one_and_with_three_to_two() {
    // SA-3.13
    let mut two = Scene::new(2, |_| {});
    two.act("place forest 1");
    assert_eq!(two.refused("place forest 1"), "SA-3.13");
    let mut three = Scene::new(3, |_| {});
    three.act("place forest 1").act("place forest 1");
    assert_eq!(three.refused("place forest 1"), "SA-3.13");
    let mut off = Scene::with(2, json!({"player-limits": "off"}), |_| {});
    off.act("place forest 1").act("place forest 1");
    let mut hunting = Scene::new(2, |_| {});
    hunting.act("place hunt 3").act("place hunt 5");
}

#[test]
fn nobody_passes_while_a_placement_is_possible_and_the_stuck_are_passed_over() {
    // SA-3.2, SA-R12: seat 0 hunts with one and finds everything else taken.
    let mut scene = Scene::new(2, |position| {
        position.player(1).people = 10;
        let others = ["forest", "clay-pit", "quarry", "river", "card-1", "card-2", "card-3", "card-4", "building-1"];
        position.player(1).placed = others.iter().map(|place| (place.to_string(), 1)).collect();
        position.player(0).placed = [("toolmaker".to_string(), 1), ("building-2".to_string(), 1)].into();
        position.player(0).people = 6;
    });
    assert!(scene.legal().iter().all(|action| action.starts_with("place")), "no pass");
    scene.act("place hunt 1").act("place field 1");
    assert_eq!((scene.asks(), scene.turn()), ("use", Turn::Player(Seat(0))), "seat 0 is stuck with three people");
    assert_eq!(scene.player(0).placed.values().sum::<i64>(), 3);
}

#[test]
fn more_people_than_one_has_and_none_at_all_are_refused() {
    // SA-3.14
    let mut scene = Scene::new(4, |_| {});
    assert_eq!(scene.refused("place hunt 6"), "SA-3.14");
    assert_eq!(scene.refused("place hunt 0"), "SA-3.14");
    assert_eq!(scene.refused("use hunt"), "SA-2.2");
}

#[test]
fn placing_at_a_personal_limit_is_legal_and_has_no_effect() {
    // SA-3.15, SA-4.10, SA-R3
    let mut scene = Scene::new(4, |position| {
        let player = position.player(0);
        (player.people, player.fields) = (10, 10);
        position.tools(0, &[4, 4, 4]);
        position.using(0, &[&[("toolmaker", 1), ("hut", 2), ("field", 1), ("hunt", 1)]]);
    });
    scene.act("use toolmaker").act("use hut").act("use field");
    let player = scene.player(0);
    assert_eq!((player.people, player.fields, player.tools.len()), (10, 10, 3));
    assert!(player.tools.iter().all(|tile| tile.value == 4));
}

// ---- using (SA-4) -----------------------------------------------------------------------------------------------------------

#[test]
fn people_are_used_in_the_players_own_order_and_each_place_once() {
    // SA-4.1, SA-4.2
    let mut scene =
        Scene::new(2, |position| position.using(0, &[&[("field", 1), ("toolmaker", 1), ("hunt", 1)], HUNTERS]));
    assert_eq!(scene.legal(), ["use field", "use hunt", "use toolmaker"]);
    assert_eq!(scene.refused("use hut"), "SA-4.2");
    scene.act("use toolmaker");
    assert_eq!(scene.refused("use toolmaker"), "SA-4.2");
    scene.act("use hunt").chance("dice 4").act("tools 1").act("use field");
    assert_eq!(scene.turn(), Turn::Player(Seat(1)));
}

#[test]
fn a_new_tool_helps_in_the_same_round() {
    // SA-4.8; rulebook 003, tip at the tools
    let mut scene = Scene::new(2, |position| {
        position.player(0).food = 0;
        position.using(0, &[&[("toolmaker", 1), ("hunt", 1)]]);
    });
    scene.act("use toolmaker").act("use hunt").chance("dice 3").act("tools 1");
    // Two food for the four pips; five are needed, so all of it goes and three are short.
    assert_eq!(scene.position().stage, StageText::Feed { seat: 0, rest: 3 });
}

#[test]
fn a_tile_counts_whole_and_once_a_round() {
    // SA-4.8, SA-4.12
    let mut scene = Scene::new(4, |position| {
        position.tools(0, &[3, 2, 2]);
        position.using(0, &[&[("forest", 1), ("quarry", 1), ("hunt", 1)]]);
    });
    scene.act("use forest").chance("dice 1");
    assert_eq!(scene.legal().len(), 2 * 3, "the 3 or not, none or one or both of the 2s");
    assert_eq!(scene.refused("tools 1"), "SA-4.12");
    assert_eq!(scene.refused("tools 2 2 2"), "SA-4.12");
    assert_eq!(scene.refused("tools once-4"), "SA-4.12");
    scene.act("tools 3 2");
    assert_eq!(scene.player(0).wood, 2);
    scene.act("use quarry").chance("dice 3");
    assert_eq!(scene.legal(), ["tools 2", "tools none"]);
}

#[test]
fn the_owner_chooses_which_of_the_lowest_tiles_to_raise_in_the_own_turn() {
    // SA-4.11, SA-R4
    let tiles = |marks: [bool; 3]| marks.map(|used| ToolText { value: 1, used }).to_vec();
    let mut scene = Scene::new(4, |position| {
        position.player(0).tools = tiles([true, false, false]);
        position.using(0, &[&[("toolmaker", 1), ("forest", 1)]]);
    });
    scene.act("use toolmaker");
    assert_eq!((scene.asks(), scene.legal()), ("raise", vec!["raise unused".to_string(), "raise used".to_string()]));
    scene.act("raise used");
    let marks: Vec<(i64, bool)> = scene.player(0).tools.iter().map(|tile| (tile.value, tile.used)).collect();
    assert_eq!(marks, [(2, true), (1, false), (1, false)]);
    // At somebody else's dice table nothing is asked: the marks cannot matter any more.
    let mut table = Scene::new(2, |position| {
        position.open_card(1, "dice-pottery");
        position.player(1).wood = 1;
        position.player(0).tools = tiles([true, false, false]);
        position.using(1, &[&[], &[("card-1", 1), ("hunt", 1)]]);
    });
    table.act("use card-1").act("pay 1 wood").chance("dice 5 1").seat(1, "pick 1").seat(0, "pick 5");
    assert_eq!((table.asks(), table.player(0).tools[0].value), ("use", 2));
    // At the own one it is, and the dice go on afterwards.
    let mut own = Scene::new(2, |position| {
        position.open_card(1, "dice-pottery");
        position.player(0).wood = 1;
        position.player(0).tools = tiles([true, false, false]);
        position.using(0, &[&[("card-1", 1), ("hunt", 1)], HUNTERS]);
    });
    own.act("use card-1")
        .act("pay 1 wood")
        .chance("dice 5 1")
        .seat(0, "pick 5")
        .seat(0, "raise unused")
        .seat(1, "pick 1");
    assert_eq!((own.asks(), own.turn()), ("use", Turn::Player(Seat(0))));
}

#[test]
fn ten_hunters_throw_ten_dice() {
    // SA-1.5, SA-R7
    let mut scene = Scene::new(2, |position| {
        position.player(0).people = 10;
        position.player(0).food = 0;
        position.using(0, &[&[("hunt", 10)], HUNTERS]);
    });
    scene.act("use hunt").chance("dice 6 6 6 6 6 6 6 6 6 6");
    assert_eq!(scene.player(0).food, 30);
}

// ---- cards (SA-5) -----------------------------------------------------------------------------------------------------------

#[test]
fn a_card_is_paid_with_any_mix_and_never_with_food() {
    // SA-5.2, SA-5.14
    let mut scene = Scene::new(2, |position| {
        let player = position.player(0);
        (player.wood, player.brick, player.gold) = (2, 1, 1);
        position.using(0, &[&[("card-3", 1), ("hunt", 1)]]);
    });
    scene.act("use card-3");
    assert_eq!(scene.legal(), ["decline", "pay 1 wood 1 brick 1 gold", "pay 2 wood 1 brick", "pay 2 wood 1 gold"]);
    assert_eq!(scene.refused("pay 3 wood"), "SA-5.14");
    assert!(scene.game.act_text(None, "pay 3 food").is_err());
}

#[test]
fn an_extra_card_from_an_empty_deck_is_nothing() {
    // SA-5.11, SA-R8
    let mut scene = Scene::new(2, |position| {
        position.open_card(1, "extra-card-writing");
        position.deck_of(0);
        position.player(0).wood = 1;
        position.using(0, &[&[("card-1", 1), ("hunt", 1)]]);
    });
    scene.act("use card-1").act("pay 1 wood");
    assert_eq!((scene.asks(), scene.player(0).extra_card), ("use", None));
}

#[test]
fn the_extra_card_scores_for_its_owner_and_stays_hidden_from_others_until_the_end() {
    // SA-5.11, SA-12.1, SA-12.2
    let mut scene = Scene::new(2, |position| {
        position.open_card(1, "extra-card-writing");
        position.player(0).wood = 1;
        position.using(0, &[&[("card-1", 1), ("hunt", 1)]]);
        position.deck.retain(|card| card != "tool-art");
        if !position.cards.values().flatten().any(|card| card == "tool-art") {
            position.deck.push("tool-art".to_string());
        } else {
            position.open_card(2, "dice-sundial");
            position.open_card(3, "dice-pottery");
            position.open_card(4, "dice-transport");
        }
    });
    scene.act("use card-1").act("pay 1 wood").chance("card tool-art");
    let green = |viewer| scene.game.state().scores(Some(viewer)).seats[0].lines[1].points;
    use lascaux_table::Viewer;
    assert_eq!(green(Viewer::Seat(Seat(0))), 4, "writing and art");
    assert_eq!(green(Viewer::Seat(Seat(1))), 1);
    assert_eq!(green(Viewer::Spectator), 1);
    assert_eq!(scene.player(0).tools.len(), 0, "its upper half is ignored");
    let view = serde_json::to_value(scene.game.state().view(Viewer::Seat(Seat(1)))).unwrap();
    assert_eq!(view["players"][0]["extra_card"], "hidden");
}

fn with_two_resources(position: &mut Position, seat: usize) {
    position.give_card(seat, "any-2-medicine");
    position.player(seat).two_resources = true;
}

#[test]
fn two_resources_may_be_kept_and_taken_at_any_decision_of_the_own_turn() {
    // SA-5.13, SA-R5
    let mut scene = Scene::new(2, |position| {
        position.open_card(1, "any-2-medicine");
        position.player(0).wood = 1;
        position.using(0, &[&[("card-1", 1), ("card-2", 1), ("hunt", 1)]]);
    });
    scene.act("use card-1").act("pay 1 wood").act("keep");
    assert!(scene.player(0).two_resources);
    assert_eq!(scene.line(0, "resources"), 2, "unused at the end it is worth two left-over resources");
    scene.act("use card-2").act("take gold wood").act("pay 1 wood 1 gold");
    assert!(!scene.player(0).two_resources);
    assert_eq!(scene.refused("take wood wood"), "SA-5.13");
    // Swedish: at once.
    let mut swedish = Scene::with(2, json!({"edition": "sv"}), |position| {
        position.open_card(1, "any-2-medicine");
        position.player(0).wood = 1;
        position.using(0, &[&[("card-1", 1), ("hunt", 1)]]);
    });
    swedish.act("use card-1").act("pay 1 wood");
    assert_eq!(swedish.refused("keep"), "SA-5.13");
    assert_eq!(swedish.legal().len(), 10);
}

#[test]
fn two_resources_may_be_taken_at_the_own_pick_and_when_food_is_short_but_not_while_placing() {
    // SA-5.13, SA-R5
    let mut table = Scene::new(2, |position| {
        with_two_resources(position, 0);
        position.open_card(1, "dice-pottery");
        position.player(1).wood = 1;
        position.using(1, &[&[], &[("card-1", 1), ("hunt", 1)]]);
    });
    table.act("use card-1").act("pay 1 wood").chance("dice 3 3").seat(1, "pick 3");
    table.seat(0, "take gold gold").seat(0, "pick 3");
    assert_eq!((table.player(0).gold, table.player(0).stone), (2, 1));
    let mut hungry = Scene::new(2, |position| {
        with_two_resources(position, 0);
        position.player(0).food = 3;
        position.using(0, &[&[("toolmaker", 1)]]);
    });
    hungry.act("use toolmaker");
    assert_eq!((hungry.asks(), hungry.legal().len()), ("feed", 11), "ten pairs, or starving");
    hungry.act("take wood brick").act("feed 1 wood 1 brick");
    assert_eq!(hungry.player(0).score, 0);
    let mut placing = Scene::new(2, |position| with_two_resources(position, 0));
    assert_eq!(placing.refused("take wood wood"), "SA-5.13");
}

// ---- buildings (SA-6) -------------------------------------------------------------------------------------------------------

#[test]
fn in_swedish_the_next_building_turns_up_when_the_next_round_begins() {
    // SA-6.6, SA-8.4; rulebook 003, new round
    let mut scene = Scene::with(2, json!({"edition": "sv"}), |position| {
        position.open_building(2, "2-wood-1-brick");
        position.open_card(1, "food-7-pottery");
        let player = position.player(0);
        (player.wood, player.brick, player.food) = (3, 1, 20);
        position.player(1).food = 20;
        position.using(0, &[&[("building-2", 1), ("card-1", 1)]]);
    });
    scene.act("use building-2").act("pay 2 wood 1 brick");
    assert_eq!(scene.position().stacks[1].open, None);
    scene.act("use card-1").act("pay 1 wood");
    assert_eq!(scene.asks(), "card", "the cards come first");
    let card = format!("card {}", scene.position().deck[0]);
    scene.chance(&card);
    assert_eq!(scene.asks(), "building");
    scene.chance("building 5-of-4-kinds");
    assert_eq!(scene.position().stacks[1].open.as_deref(), Some("5-of-4-kinds"));
    assert_eq!((scene.asks(), scene.turn()), ("place", Turn::Player(Seat(1))));
}

// ---- feeding (SA-7) ---------------------------------------------------------------------------------------------------------

/// Seat 0 has one person at the toolmaker and nothing else to do; then everybody is fed.
fn fed(edit: impl FnOnce(&mut Position)) -> Scene {
    let mut scene = Scene::new(2, |position| {
        position.player(1).food = 20;
        position.using(0, &[&[("toolmaker", 1)]]);
        edit(position);
    });
    scene.act("use toolmaker");
    scene
}

#[test]
fn fields_yield_first_and_food_must_be_paid_if_it_is_there() {
    // SA-7.1, SA-7.2
    let scene = fed(|position| {
        let player = position.player(0);
        (player.food, player.fields, player.wood) = (3, 2, 9);
    });
    let player = scene.player(0);
    assert_eq!((player.food, player.wood, scene.asks()), (0, 9, "place"));
}

#[test]
fn the_whole_rest_is_paid_in_resources_or_ten_points_are_lost() {
    // SA-7.3, SA-7.4, SA-7.5, SA-7.6, SA-R6
    let short = |position: &mut Position| {
        let player = position.player(0);
        (player.food, player.wood, player.gold) = (2, 2, 2);
    };
    let mut paying = fed(short);
    assert_eq!(paying.legal(), ["feed 1 wood 2 gold", "feed 2 wood 1 gold", "starve"]);
    assert_eq!(paying.refused("feed 2 wood"), "SA-7.4");
    assert_eq!(paying.refused("feed 3 wood"), "SA-5.14");
    paying.act("feed 2 wood 1 gold");
    let player = paying.player(0);
    assert_eq!((player.food, player.wood, player.gold, player.score), (0, 0, 1, 0));
    let mut starving = fed(short);
    starving.act("starve");
    let player = starving.player(0);
    assert_eq!((player.food, player.wood, player.gold, player.score), (0, 2, 2, -10));
    let mut poor = fed(|position| position.player(0).food = 0);
    assert_eq!(poor.legal(), ["starve"]);
}

#[test]
fn a_new_person_eats_in_the_same_round() {
    // SA-4.4, SA-7.2, SA-R10; rulebook 003, the hut
    let mut scene = Scene::new(2, |position| {
        position.player(0).food = 6;
        position.player(1).food = 20;
        position.using(0, &[&[("hut", 2)]]);
    });
    scene.act("use hut");
    assert_eq!((scene.player(0).people, scene.player(0).food), (6, 0));
}

// ---- the new round and the end (SA-8, SA-9) -----------------------------------------------------------------------------------

#[test]
fn used_tools_turn_back_for_the_next_round() {
    // SA-8.3
    let scene = fed(|position| position.player(0).tools = vec![ToolText { value: 1, used: true }]);
    assert_eq!(scene.asks(), "place");
    assert!(scene.player(0).tools.iter().all(|tile| !tile.used));
}

#[test]
fn the_game_ends_when_the_cards_cannot_be_brought_to_four() {
    // SA-9.1: two are missing, one is left in the deck; the round's feeding was done.
    let mut scene = Scene::new(2, |position| {
        position.open_card(1, "food-1-weaving");
        position.open_card(2, "food-3-weaving");
        position.deck_of(1);
        position.player(0).wood = 3;
        position.player(1).food = 20;
        position.using(0, &[&[("card-1", 1), ("card-2", 1)]]);
    });
    scene.act("use card-1").act("pay 1 wood").act("use card-2").act("pay 2 wood");
    assert_eq!(scene.turn(), Turn::Over);
    assert_eq!(scene.game.state().scores(None).reason, Some("cards"));
    assert_eq!(scene.player(0).food, 12 + 1 + 3 - 5, "fed");
}

#[test]
fn with_just_enough_cards_the_game_goes_on() {
    // SA-9.1
    let mut scene = Scene::new(2, |position| {
        position.open_card(1, "food-1-weaving");
        position.deck_of(1);
        position.player(0).wood = 1;
        position.player(1).food = 20;
        position.using(0, &[&[("card-1", 1)]]);
    });
    scene.act("use card-1").act("pay 1 wood");
    let last = format!("card {}", scene.position().deck[0]);
    scene.chance(&last);
    assert_eq!((scene.asks(), scene.position().deck.len()), ("place", 0));
}

/// Stack 1 has its last building open; seat 0 stands on it, seat 1 hunts.
fn last_building(deck: usize) -> Scene {
    Scene::new(2, |position| {
        let tiles = ["4-of-1-kind", "4-of-2-kinds", "4-of-3-kinds", "4-of-4-kinds", "5-of-1-kind", "5-of-2-kinds"];
        position.open_building(1, "1-to-7-a");
        position.open_building(2, "1-to-7-b");
        for tile in tiles {
            position.unseen_buildings.retain(|unseen| unseen != tile);
            position.player(1).buildings.push(tile.to_string());
        }
        position.stacks[0].left = 1;
        position.deck_of(deck);
        position.player(0).wood = 3;
        position.player(0).food = 0;
        position.using(0, &[&[("building-1", 1), ("card-1", 1)], HUNTERS]);
    })
}

#[test]
fn an_empty_stack_ends_the_game_after_the_round_with_its_feeding() {
    // SA-9.2
    let mut scene = last_building(30);
    scene.act("use building-1").act("pay 1 wood");
    assert_eq!((scene.asks(), scene.position().stacks[0].left), ("use", 0), "nothing is left to turn up");
    scene.act("use card-1").act("decline").act("use hunt").chance("dice 1 1 1 1 1");
    assert_eq!(scene.asks(), "feed");
    scene.act("starve");
    assert_eq!(scene.turn(), Turn::Over);
    assert_eq!(scene.game.state().scores(None).reason, Some("buildings"));
    assert!(scene.game.act_text(None, "place hunt 1").is_err());
}

#[test]
fn both_ends_at_once_are_named_after_the_buildings() {
    // SA-9.3
    let mut scene = last_building(0);
    scene.act("use building-1").act("pay 1 wood").act("use card-1");
    let action = scene.legal().into_iter().find(|action| action.starts_with("pay")).unwrap();
    scene.act(&action);
    while scene.turn() != Turn::Over {
        match scene.turn() {
            Turn::Chance => {
                let mut outcomes = Vec::new();
                scene.game.state().outcomes(&mut outcomes);
                let first = scene.game.state().write_outcome(outcomes[0].0);
                scene.chance(&first);
            }
            _ => {
                let action = scene.legal().pop().unwrap();
                scene.act(&action);
            }
        }
    }
    assert_eq!(scene.game.state().scores(None).reason, Some("buildings"));
}

// ---- turns and views (SA-2.2, SA-12) --------------------------------------------------------------------------------------------

#[test]
fn only_the_player_who_is_asked_may_act_and_only_on_what_is_asked() {
    // SA-2.2
    let mut scene = Scene::new(2, |_| {});
    let refusal = scene.game.act_text(Some(Seat(1)), "place hunt 1").unwrap_err();
    assert_eq!(refusal.code.text(), "wrong-turn");
    assert!(scene.game.act_text(Some(Seat(9)), "place hunt 1").is_err());
    for action in
        ["use hunt", "tools none", "pay 1 wood", "decline", "keep", "pick 1", "raise used", "feed 1 wood", "starve"]
    {
        assert_eq!(scene.refused(action), "SA-2.2", "{action}");
    }
    assert!(scene.game.chance_text("dice 1").is_err());
}

#[test]
fn every_rule_that_the_code_cites_stands_in_the_rulebook() {
    let rulebook = include_str!("../rules/en.md");
    let sources = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/src")).unwrap();
    let phases = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/src/phase")).unwrap();
    let mut cited = std::collections::BTreeSet::new();
    for entry in sources.chain(phases).map(|entry| entry.unwrap().path()).filter(|path| path.is_file()) {
        let text = std::fs::read_to_string(entry).unwrap();
        for (at, _) in text.match_indices("SA-") {
            let number: String = text[at + 3..].chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect();
            let number = number.trim_end_matches('.');
            if number.contains('.') {
                cited.insert(number.to_string());
            }
        }
    }
    assert!(cited.len() > 50, "{cited:?}");
    for number in cited {
        assert!(rulebook.contains(&format!("<a id=\"SA-{number}\"></a>")), "SA-{number} is not in the rulebook");
    }
}
