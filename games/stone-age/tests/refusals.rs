//! What a player reads who says something else than what is asked: the rule, and what can be said instead.

mod common;

use common::{Edit, HUNTERS, Scene};
use lascaux_stone_age::{Position, StoneAge, ToolText, names};
use lascaux_table::{Actions, Code, Game, Refusal, Seat};
use serde_json::{Value, json};

fn refusal(scene: &mut Scene, action: &str) -> Refusal {
    let before = scene.game.hash();
    let no = scene.game.act_text(None, action).expect_err(action);
    assert_eq!(scene.game.hash(), before, "a refusal changes nothing");
    no
}

/// "pass" is refused by this rule, in this sentence, and everything that the sentence quotes can be said.
#[track_caller]
fn no_passing(scene: &mut Scene, rule: &str, sentence: &str) {
    let no = refusal(scene, "pass");
    assert_eq!((no.code, no.rule.as_deref(), no.message().as_ref()), (Code::Notation, Some(rule), sentence));
    let legal = scene.legal();
    for quoted in no.message().split('"').skip(1).step_by(2) {
        assert!(legal.iter().any(|action| action == quoted), "{quoted} is not among {legal:?}");
    }
}

fn buying(card: &str, options: Value) -> Scene {
    Scene::with(2, options, |position| {
        position.open_card(1, card);
        position.player(0).wood = 1;
        position.using(0, &[&[("card-1", 1), ("hunt", 1)], HUNTERS]);
    })
}

/// SA-3.2
#[test]
fn who_passes_while_placing_is_told_to_place() {
    let mut scene = Scene::new(2, |_| {});
    let sentence = "Nobody passes: while you can place people you must, such as \"place toolmaker 1\".";
    no_passing(&mut scene, "SA-3.2", sentence);
    assert_eq!(refusal(&mut scene, " PASS ").rule.as_deref(), Some("SA-3.2"));
    assert_eq!(refusal(&mut scene, "pass the hut").rule.as_deref(), Some("SA-3.2"));
}

/// SA-4.1, SA-4.8, SA-4.11, SA-5.3, SA-5.4, SA-6.5: each question has its own answer to who would rather do nothing.
#[test]
fn who_passes_elsewhere_is_told_what_can_be_done_instead() {
    let mut scene = Scene::new(2, |position| {
        position.open_building(1, "1-to-7-a");
        position.open_card(1, "dice-pottery");
        let used = [true, false, false];
        position.player(0).tools = used.map(|used| ToolText { value: 1, used }).to_vec();
        position.player(0).wood = 1;
        position.using(0, &[&[("building-1", 1), ("card-1", 1), ("river", 1), ("toolmaker", 1)], HUNTERS]);
    });
    let sentence = "Nobody passes: you use all the people you placed, such as \"use toolmaker\".";
    no_passing(&mut scene, "SA-4.1", sentence);
    scene.act("use toolmaker");
    let sentence = "Nobody passes: one of your tiles is raised: \"raise unused\" or \"raise used\".";
    no_passing(&mut scene, "SA-4.11", sentence);
    scene.act("raise used").act("use river").chance("dice 6");
    no_passing(&mut scene, "SA-4.8", "Nobody passes: to add no tool say \"tools none\".");
    scene.act("tools none").act("use building-1");
    no_passing(&mut scene, "SA-6.5", "Nobody passes: to leave the building say \"decline\".");
    scene.act("decline").act("use card-1");
    no_passing(&mut scene, "SA-5.3", "Nobody passes: to leave the card say \"decline\".");
    scene.act("pay 1 wood").chance("dice 6 4");
    no_passing(&mut scene, "SA-5.4", "Nobody passes: everybody takes a die, such as \"pick 4\".");
    // Nobody is asked while dice are thrown, so that there is nothing to quote.
    scene.act("pick 4").seat(1, "pick 6").act("use hunt");
    let no = refusal(&mut scene, "pass");
    assert_eq!((no.rule.as_deref(), no.message().as_ref()), (Some("SA-2.2"), "No player is asked anything now."));
}

/// SA-7.5
#[test]
fn who_passes_when_food_is_short_is_told_to_starve() {
    let hungry = |wood| {
        let mut scene = Scene::new(2, |position| {
            (position.player(0).food, position.player(0).wood, position.player(1).food) = (3, wood, 20);
            position.using(0, &[&[("toolmaker", 1)]]);
        });
        scene.act("use toolmaker");
        scene
    };
    for wood in [0, 5] {
        let sentence = "Nobody passes: to pay no resources say \"starve\", and lose 10 points.";
        no_passing(&mut hungry(wood), "SA-7.5", sentence);
    }
    // Another wrong answer is told both ways, as far as they are open.
    let no = refusal(&mut hungry(5), "decline");
    assert_eq!(no.message(), "You are short of food: pay the rest, such as “Feed with 2 wood”, or lose 10 points.");
    let no = refusal(&mut hungry(1), "decline");
    assert_eq!(no.message(), "You are short of food and cannot pay the rest in resources: “Lose 10 points”.");
}

/// SA-5.13: two resources of choice may be kept, unless the option says otherwise; then nobody hears of keeping.
#[test]
fn where_two_resources_are_taken_at_once_nobody_is_told_of_keeping() {
    let mut scene = buying("any-2-medicine", json!({}));
    scene.act("use card-1").act("pay 1 wood");
    assert_eq!(scene.asks(), "take-or-keep");
    no_passing(&mut scene, "SA-5.13", "Nobody passes: to take nothing now say \"keep\".");
    assert!(refusal(&mut scene, "decline").message().ends_with("or to keep them for later."));
    for options in [json!({"two-resources": "at-once"}), json!({"edition": "sv"})] {
        let mut scene = buying("any-2-medicine", options);
        scene.act("use card-1").act("pay 1 wood");
        assert_eq!(scene.asks(), "take");
        let sentence = "Nobody passes: the two resources are taken at once, such as \"take wood wood\".";
        no_passing(&mut scene, "SA-5.13", sentence);
        for wrong in ["decline", "keep", "use hunt", "starve", "tools none"] {
            let no = refusal(&mut scene, wrong);
            assert!(!no.message().contains("keep") && no.message().contains("“Take 2 wood”"), "{wrong}: {no}");
        }
        assert_eq!(refusal(&mut scene, "keep").rule.as_deref(), Some("SA-5.13"));
        assert!(scene.legal().iter().all(|action| action.starts_with("take ")));
        // Nor later, when there is nothing to take.
        let no = refusal(scene.act("take wood gold"), "take wood wood");
        assert!(no.rule.as_deref() == Some("SA-5.13") && !no.message().contains("kept"), "{no}");
    }
}

/// SA-2.2
#[test]
fn who_acts_out_of_turn_is_told_whose_turn_it_is() {
    let no = |scene: &mut Scene, seat: u8, action: &str| {
        let no = scene.game.act_text(Some(Seat(seat)), action).expect_err("out of turn");
        assert_eq!((no.code, no.rule.as_deref()), (Code::WrongTurn, Some("SA-2.2")), "{no}");
        no.message()
    };
    let mut scene = Scene::new(3, |_| {});
    assert_eq!(no(&mut scene, 1, "place hunt 1"), "It is not the turn of seat 1: seat 0 is to move.");
    // What the action is does not matter, nor whether there is such a seat.
    assert_eq!(no(&mut scene, 2, "starve"), "It is not the turn of seat 2: seat 0 is to move.");
    assert_eq!(no(&mut scene, 9, "place hunt 1"), "It is not the turn of seat 9: seat 0 is to move.");
    // Nobody's turn: dice are thrown.
    let mut scene = Scene::new(2, |position| position.using(0, &[&[("hunt", 1)], HUNTERS]));
    scene.act("use hunt");
    assert!(no(&mut scene, 0, "use hunt").contains("waits for an outcome"));
}

/// SA-2.2: the example that is given is one of the possible actions, in the words of its button.
#[test]
fn a_wrong_answer_is_told_one_that_is_right() {
    let check = |scene: &mut Scene, wrong: &str| {
        let no = refusal(scene, wrong);
        assert_eq!(no.rule.as_deref(), Some("SA-2.2"), "{no}");
        let mut legal = Actions::of::<StoneAge>();
        scene.game.state().legal(&mut legal);
        let data = scene.game.state().components();
        let legal: Vec<String> = legal.iter().map(|&action| names::action(action, data).to_string()).collect();
        let message = no.message();
        let (_, rest) = message.split_once('“').unwrap_or_else(|| panic!("{no}"));
        let (said, _) = rest.split_once('”').unwrap_or_else(|| panic!("{no}"));
        assert!(legal.iter().any(|action| action == said), "{no}: {said} is not among {legal:?}");
    };
    check(&mut Scene::new(2, |_| {}), "starve");
    check(&mut Scene::new(2, |position| position.using(0, &[&[("river", 1)], HUNTERS])), "starve");
    let poor = |position: &mut Position| position.using(0, &[&[("card-1", 1), ("building-1", 1)], HUNTERS]);
    let rich = |position: &mut Position| {
        poor(position);
        let player = position.player(0);
        (player.wood, player.brick, player.stone, player.gold) = (5, 5, 5, 5);
    };
    for place in ["card-1", "building-1"] {
        check(Scene::new(2, poor).act(&format!("use {place}")), "keep");
        check(Scene::new(2, rich).act(&format!("use {place}")), "keep");
    }
    check(buying("dice-pottery", json!({})).act("use card-1").act("pay 1 wood").chance("dice 6 5"), "keep");
}

/// SA-7.5: ten points lost are told as a loss, points won as a gain.
#[test]
fn starving_is_told_as_a_loss() {
    let mut scene = Scene::new(2, |position| {
        position.player(0).food = 0;
        position.player(1).food = 20;
        position.using(0, &[&[("toolmaker", 1)]]);
    });
    scene.act("use toolmaker");
    let told: Vec<String> = scene
        .game
        .act_text(None, "starve")
        .unwrap()
        .iter()
        .map(|one| one.sentence::<StoneAge>(StoneAge::data(None).unwrap()))
        .collect();
    assert_eq!(
        told[..3],
        ["Seat 0: starve", "The people of seat 0 go hungry (SA-7.5).", "Seat 0 loses 10 points (SA-7.5)."]
    );
    let mut scene = buying("points-music-a", json!({}));
    scene.act("use card-1");
    let told: Vec<String> = scene
        .game
        .act_text(None, "pay 1 wood")
        .unwrap()
        .iter()
        .map(|one| one.sentence::<StoneAge>(StoneAge::data(None).unwrap()))
        .collect();
    assert!(told.contains(&"Seat 0 scores 3 points.".to_string()), "{told:?}");
}
