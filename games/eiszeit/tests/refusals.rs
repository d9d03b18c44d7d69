//! What a player reads when something is refused: the number of the rule, and a sentence that says what to do instead.
//! Every sentence that the phases can say is read here once.

mod common;

use common::{Scene, Table, area};
use lascaux_eiszeit::{Action, Card, Colour, Eiszeit, Hunter, Outcome, Way};
use lascaux_table::{Code, Game, Language, Seat, Turn};
use serde_json::json;

/// Judges an action that the notation cannot write, as a program could hand it in.
#[track_caller]
fn judged(table: &Table, action: Action, rule: &str, words: &str) {
    let state = table.game.state();
    let Turn::Player(seat) = state.turn() else { panic!("nobody is asked") };
    let no = state.check(seat, action).expect_err("refused");
    assert!(no.rule.as_deref() == Some(rule) && no.message().contains(words), "{no}");
}

// ---- another question is asked -------------------------------------------------------------------------------------------

/// EZ-2.2
#[test]
fn who_is_not_asked_is_told_so() {
    let mut table = Scene::of(3).play();
    let no = table.game.act_text(Some(Seat(1)), "done").unwrap_err();
    assert_eq!(no.to_string(), "It is not the turn of seat 1: seat 0 is to move. (EZ-2.2)");
    let no = table.game.state().check(Seat(1), Action::Done).unwrap_err();
    assert_eq!((no.code, no.rule.as_deref()), (Code::WrongTurn, Some("EZ-2.2")));
    assert!(no.message().contains("not your turn"), "{no}");
    // Nobody is asked while chance speaks.
    let table = Table::set_up(3, json!({"start": "lot"}));
    let no = table.game.state().check(Seat(0), Action::Done).unwrap_err();
    assert_eq!((no.code, no.rule.as_deref()), (Code::WrongTurn, Some("EZ-2.2")));
}

/// EZ-1.11, EZ-3.2, EZ-3.6, EZ-3.8, EZ-3.9, EZ-3.13, EZ-10.2: each question says how it is answered.
#[test]
fn an_answer_to_another_question_is_told_what_is_asked() {
    let mut table = Table::set_up(3, json!({}));
    table.says_no("done", "EZ-1.11", "Place a hunter: choose an area");
    table.says_no("place 6 club", "EZ-6.2", "You have kept no club");
    table.says_no("place 1", "EZ-4.4", "Area 1 lies under a glacier");
    let mut table = Scene::playing("remove-one").play();
    table.says_no("done", "EZ-3.2", "Play a card of your hand");
    table.say(&["play remove-one"]).says_no("keep", "EZ-3.13", "Choose another player");
    table.say(&["choose blue", "done"]).says_no("draw dark", "EZ-3.8", "You may discard a card");
    table.say(&["keep"]).says_no("keep", "EZ-3.9", "Draw a card: light or dark?");
    let poor = ["trek", "trek", "hunters-and-mammoth", "hunters-and-mammoth", "dark-cult"];
    let scene = Scene::playing("blind-fire").stones("red", 4).bare(Colour::Dark);
    let mut table = scene.hand("yellow", &poor).stones("yellow", 1).play();
    table.say(&["play blind-fire", "done"]).draw();
    table.says_no("keep", "EZ-3.6", "You cannot play any card. Discard one.");
    let last =
        Scene::of(3).dark_supply(1).hand("red", &["remove-mammoth"]).hunters("red", 10, 1).hunters("green", 9, 1);
    let mut table = last.play();
    table.end_settling().fires(&[]);
    table.says_no("done", "EZ-10.2", "lay a glacier on an area");
    table.says_no("cover 1", "EZ-10.2", "Area 1 lies under a glacier");
    table.says_no("cover 10", "EZ-10.2", "Area 10 touches neither a glacier nor the upper edge");
}

/// EZ-5, EZ-7: each card says what can be said to it.
#[test]
fn an_answer_that_a_card_does_not_understand_is_told_what_it_does() {
    for (card, wrong, rule, words) in [
        ("forest", "keep", "EZ-5.1", "Three in this landscape (Forest), or two anywhere"),
        ("hunters-and-mammoth", "keep", "EZ-5.2", "choose one area for up to two hunters and a mammoth"),
        ("trek", "keep", "EZ-5.3", "move hunter number 1 to a neighbour"),
        ("blind-fire", "keep", "EZ-5.5", "Move a fire, unseen"),
        ("swap", "keep", "EZ-5.6", "choose the first hunter"),
        ("club", "keep", "EZ-5.7", "Take a club, or bring a mammoth"),
        ("move-three", "keep", "EZ-5.9", "move hunter number 1, or stop"),
    ] {
        let mut table = Scene::playing(card).hunters("red", 6, 1).hunters("blue", 9, 1).play();
        table.say(&[&format!("play {card}")]).says_no(wrong, rule, words);
    }
    for (card, rule, words) in [
        ("seen-fire", "EZ-7.3", "You may look at a fire"),
        ("remove-two", "EZ-7.4", "you may remove a hunter"),
        ("remove-one", "EZ-7.5", "you may remove a hunter"),
        ("remove-mammoth", "EZ-7.6", "You may remove a mammoth"),
        ("club-or-move", "EZ-7.7", "move up to two of your hunters"),
    ] {
        let mut table = Scene::playing(card).play();
        table.say(&[&format!("play {card}"), "choose blue"]).says_no("keep", rule, words);
    }
    for (card, rule) in [("all-place-two", "EZ-7.1"), ("all-place-one", "EZ-7.2")] {
        let mut table = Scene::playing(card).play();
        table.say(&[&format!("play {card}")]).says_no("keep", rule, "place hunter number 1, or stop");
    }
    // The second question of a card.
    let mut table = Scene::playing("trek").hunters("red", 6, 1).mammoths(6, 1).play();
    table.say(&["play trek", "move red 6 9"]).says_no("keep", "EZ-5.3", "does a mammoth go with your hunters?");
    let mut table = Scene::playing("swap").hunters("red", 6, 1).hunters("blue", 9, 1).play();
    table.say(&["play swap", "swap red 6"]).says_no(
        "keep",
        "EZ-5.6",
        "choose the second hunter, in a neighbouring area",
    );
    let mut table = Scene::playing("seen-fire").play();
    table.say(&["play seen-fire", "choose blue", "look 6"]).chance(&["fire 1"]);
    table.says_no("keep", "EZ-7.3", "You may move the fire you looked at");
    let mut table = Scene::playing("mammoth").mammoths(6, 1).play();
    table.say(&["play mammoth near"]).says_no("keep", "EZ-5.4", "Move a mammoth to a neighbour");
}

// ---- playing, discarding, drawing -----------------------------------------------------------------------------------------

/// EZ-3.2 to EZ-3.5, EZ-5.8, EZ-7.8
#[test]
fn a_card_that_cannot_be_played_says_why() {
    let mut table = Scene::playing("trek").stones("red", 3).play();
    table.says_no("play swap", "EZ-3.2", "“Swap” is not in your hand");
    table.says_no("play trek", "EZ-3.3", "“Trek” costs 4 stones, and you have 3");
    table.says_no("play trek near", "EZ-5.4", "The mammoth card, and no other");
    judged(
        &table,
        Action::Play { card: Card::Trek, copy: Some(Colour::Dark), way: Way::Only },
        "EZ-5.8",
        "Only a cult card works as another card",
    );
    for (cult, rule) in [("light-cult", "EZ-5.8"), ("dark-cult", "EZ-7.8")] {
        let scene = Scene::playing(cult).stones("red", 4).bare(Colour::Dark);
        let mut table = scene.visible("mammoth").mammoths(6, 1).play();
        table.says_no(&format!("play {cult}"), rule, "choose the light or the dark one");
        table.says_no(&format!("play {cult} copy dark"), rule, "No dark card is visible");
        table.says_no(&format!("play {cult} copy light"), "EZ-5.4", "in one of three ways");
        table.says_no(&format!("play {cult} copy"), rule, &format!("\"play {cult} copy light\" or \"dark\""));
    }
    // What no card but a cult card can be told is refused by the same rule before the hand is looked at.
    for said in ["play trek copy", "play trek copy light", "play mammoth copy dark near"] {
        let no = table.refusal(said);
        assert_eq!((no.code, no.rule.as_deref()), (Code::Notation, Some("EZ-5.8")), "{said}: {no}");
        assert!(no.message().contains("Only a cult card copies another one"), "{said}: {no}");
    }
    table.says_no("play mammoth behind", "EZ-5.4", "there is place, near, far");
    let mut table = Scene::playing("remove-one").stones("red", 8).play();
    table.says_no("play remove-one", "EZ-3.5", "With 8 stones or more");
}

/// EZ-5.4, EZ-R7
#[test]
fn a_closed_way_of_the_mammoth_card_says_why() {
    let mut table = Scene::playing("mammoth").mammoths(6, 5).play();
    table.says_no("play mammoth place", "EZ-5.4", "No mammoth stands beside the board");
    // Nor can the other ways be paid: then it is no use to be sent there.
    let mut table = Scene::playing("mammoth").stones("red", 2).mammoths(6, 5).play();
    table.says_no("play mammoth place", "EZ-5.4", "cannot pay for any way of the mammoth card that is possible now");
    table.says_no("play mammoth near", "EZ-3.3", "“Mammoth” costs 3 stones, and you have 2");
    let mut table = Scene::playing("mammoth").play();
    table.says_no("play mammoth near", "EZ-5.4", "has a free neighbouring area");
    table.says_no("play mammoth far", "EZ-5.4", "can go farther than to a neighbour");
}

/// EZ-3.8, EZ-3.10, EZ-3.13
#[test]
fn a_choice_a_discard_and_a_draw_say_why_not() {
    let hand = ["forest", "remove-one", "remove-two", "seen-fire", "all-place-one"];
    let mut table = Scene::of(3).hand("red", &hand).play();
    table.say(&["play forest", "done"]).says_no("discard meadow", "EZ-3.8", "“Meadow” is not in your hand");
    table.say(&["keep"]).says_no("draw dark", "EZ-3.10", "Your whole hand would be dark; draw a light card");
    let mut table = Scene::of(3).hand("red", &hand).play();
    table.say(&["play remove-one"]).says_no("choose red", "EZ-3.13", "choose somebody else");
    judged(&table, Action::Choose(Seat(4)), "EZ-3.13", "Nobody plays that colour");
}

// ---- placing and moving ---------------------------------------------------------------------------------------------------

/// EZ-4.1 to EZ-4.6
#[test]
fn placing_and_moving_say_what_stands_in_the_way() {
    let mut table = Scene::playing("forest").play();
    table.say(&["play forest"]).says_no("move red 6 7", "EZ-4.2", "You still have 12 hunters in stock");
    table.say(&["place 10", "place 10"]).says_no(
        "place 6",
        "EZ-5.1",
        "for the third, choose an area of this landscape",
    );
    let mut table = Scene::playing("forest").hunters("red", 5, 11).hunters("red", 6, 1).play();
    table.say(&["play forest"]).says_no("place 10", "EZ-4.2", "Your stock is empty");
    table.says_no("move blue 5 10", "EZ-4.2", "your own hunters here, not those of seat 3");
    table.says_no("move red 9 10", "EZ-4.1", "No hunter of seat 0 without a club stands in area 9");
    table.says_no("move red 5 4", "EZ-4.4", "Area 4 lies under a glacier");
    table.say(&["move red 6 9"]).says_no("move red 9 10", "EZ-4.6", "has already moved the hunter in area 9");
    let nowhere = Action::Move { hunter: Hunter::plain(Seat(0)), from: area(5), to: area(5), club: false };
    judged(&table, nowhere, "EZ-4.1", "A move leads to another area");
    let mut table = Scene::playing("trek").hunters("red", 6, 1).play();
    table.say(&["play trek"]).says_no("move blue 6 9", "EZ-5.3", "your own hunters here");
    table.says_no("move red 6 11", "EZ-4.3", "Areas 6 and 11 have no common border");
    let mut table = Scene::playing("club-or-move").hunters("blue", 5, 2).play();
    table.say(&["play club-or-move", "choose blue"]).says_no("move red 5 6", "EZ-7.7", "your own hunters here");
    table.say(&["move blue 5 6"]).says_no("club", "EZ-7.7", "Either a club or moves");
    let mut table = Scene::playing("move-three").hunters("yellow", 6, 3).play();
    table.say(&["play move-three", "move yellow 6 9", "move yellow 6 9"]);
    table.says_no("move yellow 6 9", "EZ-5.9", "may not all be of one player, and two of seat 1 have moved");
}

/// EZ-6.1 to EZ-6.5
#[test]
fn a_club_that_cannot_be_given_or_taken_says_why() {
    let mut table = Scene::playing("move-three").clubs("red", 1).hunters("blue", 6, 1).clubbed("blue", 7, 1).play();
    table.say(&["play move-three"]).says_no("move blue 6 9 club", "EZ-6.2", "your own hunters only");
    table.says_no("move blue-club 7 8", "EZ-6.5", "A club protects the hunter of seat 3 in area 7");
    let mut table = Scene::playing("trek").clubbed("red", 6, 1).hunters("red", 7, 1).play();
    table.say(&["play trek"]).says_no("move red 7 8 club", "EZ-6.2", "You have kept no club");
    let twice = Action::Move { hunter: Hunter::clubbed(Seat(0)), from: area(6), to: area(9), club: true };
    judged(&table, twice, "EZ-6.3", "at most one club");
    for said in ["move red-club 6 9 club", "swap red-club 6 club", "with red-club 6 club"] {
        let no = table.refusal(said);
        assert_eq!((no.code, no.rule.as_deref()), (Code::Notation, Some("EZ-6.3")), "{said}: {no}");
        assert!(no.message().contains("at most one club"), "{said}: {no}");
    }
    for said in ["move red 6 6", "mammoth 6 6"] {
        table.says_no(said, "EZ-4.1", "from one area to another");
    }
    let mut table = Scene::playing("club").clubbed("red", 6, 1).play();
    table.say(&["play club"]).says_no("club 6", "EZ-6.1", "no hunter without a club in area 6");
    let mut table = Scene::playing("club").clubs("blue", 6).play();
    table.say(&["play club"]).says_no("club", "EZ-6.1", "All clubs are taken");
}

// ---- the cards with a will of their own -----------------------------------------------------------------------------------

/// EZ-4.5: what has to be carried out cannot be declined.
#[test]
fn a_duty_that_is_declined_says_how_it_is_done() {
    let mut table = Scene::playing("swap").hunters("red", 6, 1).hunters("blue", 9, 1).play();
    table.say(&["play swap"]).says_no("done", "EZ-4.5", "has to be carried out. Swap: choose the first hunter.");
    table.say(&["swap red 6"]).says_no("done", "EZ-4.5", "choose the second hunter");
    let scene = Scene::playing("mammoth").mammoths(6, 1);
    scene.play().say(&["play mammoth place"]).says_no("done", "EZ-4.5", "Place a mammoth");
    scene.play().say(&["play mammoth near"]).says_no("done", "EZ-4.5", "Move a mammoth to a neighbour");
    scene.play().say(&["play mammoth far"]).says_no("done", "EZ-4.5", "Move a mammoth to an area that is no neighbour");
}

/// EZ-5.2
#[test]
fn hunters_and_mammoth_say_where_they_belong() {
    let scene = Scene::playing("hunters-and-mammoth");
    let mut table = scene.play();
    table.say(&["play hunters-and-mammoth", "place 6"]).says_no("place 7", "EZ-5.2", "goes into one area: area 6");
    table.says_no("mammoth 7", "EZ-5.2", "into area 6, to the hunters just placed");
    table.says_no("mammoth 7 6", "EZ-4.2", "A mammoth still stands beside the board");
    table.say(&["place 6"]).says_no("place 6", "EZ-5.2", "a mammoth may still follow into area 6");
    // All mammoths far off: none can follow.
    let mut table = scene.mammoths(12, 5).play();
    table.say(&["play hunters-and-mammoth"]).says_no("mammoth 6", "EZ-4.2", "fetch one from a neighbouring area");
    table.says_no("mammoth 9 6", "EZ-4.1", "No mammoth stands in area 9");
    table.say(&["place 6", "place 6"]).says_no("place 6", "EZ-5.2", "no mammoth can follow them");
}

/// EZ-5.3, EZ-R19
#[test]
fn a_trek_says_when_and_where_its_mammoth_goes() {
    let scene = Scene::playing("trek").hunters("red", 6, 2).hunters("red", 9, 2).mammoths(6, 1);
    let mut table = scene.play();
    table.say(&["play trek"]).says_no("mammoth 6 7", "EZ-5.3", "A mammoth only goes with a hunter");
    table.say(&["move red 6 7"]).says_no("mammoth 6 7", "EZ-5.3", "The mammoth goes last");
    table.says_no("move red 9 10", "EZ-5.3", "go the same way: from area 6 to area 7");
    table.say(&["done"]).says_no("mammoth 6 9", "EZ-5.3", "the same way as the hunters, from area 6 to area 7");
    let mut table = scene.play();
    table.say(&["play trek", "move red 9 10"]).says_no(
        "mammoth 9 10",
        "EZ-5.3",
        "No mammoth stands in area 9, where your hunters came from",
    );
}

/// EZ-5.4
#[test]
fn the_mammoth_card_says_which_way_was_paid_for() {
    let scene = Scene::playing("mammoth").mammoths(6, 1);
    let mut table = scene.play();
    table.say(&["play mammoth place"]).says_no("mammoth 6 9", "EZ-5.4", "2 stones place a mammoth");
    let mut table = scene.play();
    table.say(&["play mammoth near"]).says_no("mammoth 6 11", "EZ-5.4", "3 move one to a neighbour");
    table.says_no("mammoth 9", "EZ-5.4", "2 stones place a mammoth");
    table.says_no("mammoth 9 10", "EZ-4.1", "No mammoth stands in area 9");
    scene.play().say(&["play mammoth far"]).says_no("mammoth 6 9", "EZ-5.4", "5 move one farther");
}

/// EZ-5.5, EZ-7.3
#[test]
fn a_fire_that_cannot_be_moved_or_seen_says_why() {
    let mut table = Scene::playing("blind-fire").play();
    table.say(&["play blind-fire"]).says_no("fire 4 6", "EZ-5.5", "No fire was laid in area 4");
    table.says_no("fire 6 6", "EZ-5.5", "Fire 6 lies in area 6 already");
    let mut table = Scene::playing("seen-fire").play();
    table.say(&["play seen-fire", "choose blue"]).says_no("look 4", "EZ-7.3", "No fire was laid in area 4");
    table.say(&["look 6"]).chance(&["fire 1"]);
    table.says_no("fire 7 8", "EZ-7.3", "You may move fire 6, which you looked at, and no other");
    table.says_no("fire 6 6", "EZ-7.3", "Fire 6 lies in area 6 already");
}

/// EZ-5.6, EZ-7.4, EZ-7.6
#[test]
fn a_swap_and_a_removal_say_whom_they_cannot_take() {
    let mut table = Scene::playing("swap").hunters("red", 5, 1).hunters("blue", 11, 1).hunters("blue", 12, 1).play();
    table.say(&["play swap"]).says_no("swap red 5", "EZ-5.6", "begin elsewhere");
    table.say(&["swap blue 11"]).says_no("with red 5", "EZ-4.3", "no common border");
    let mut table = Scene::playing("remove-two").hunters("red", 6, 2).play();
    table.say(&["play remove-two", "choose blue", "remove red 6"]);
    table.says_no("remove red 6", "EZ-7.4", "of different players, and one of seat 0 is removed already");
    let mut table = Scene::playing("remove-mammoth").mammoths(6, 1).play();
    table.say(&["play remove-mammoth", "choose blue"]);
    table.says_no("remove mammoth 7", "EZ-7.6", "No mammoth stands in area 7");
}

// ---- chance ---------------------------------------------------------------------------------------------------------------

/// EZ-1.1, EZ-1.8, EZ-1.12, EZ-3.9, EZ-7.3, EZ-8.1, EZ-10.1: what chance cannot have said.
#[test]
fn an_outcome_that_cannot_be_says_what_is_awaited() {
    let mut table = Table::set_up(3, json!({"start": "lot"}));
    table.chance_cannot("fire 1", "EZ-1.1", "A lot is awaited");
    let no = table.game.state().admit(Outcome::Seat(Seat(3))).unwrap_err();
    assert!(no.rule.as_deref() == Some("EZ-1.1") && no.message().contains("nobody plays that colour"), "{no}");
    table.chance(&["lot red"]).say(&["place 6"; 18]);
    table.chance_cannot("card remove-one", "EZ-1.12", "A light card is drawn");
    table.chance_cannot("fire 1", "EZ-1.12", "A light card is awaited");
    table.chance(&["card forest", "card forest"]).any_chance();
    let no = table.game.state().admit(Outcome::Fire(1)).unwrap_err();
    assert!(no.rule.as_deref() == Some("EZ-2.2") && no.message().contains("No outcome of chance"), "{no}");
    // Both forests are in hand.
    let mut table = Scene::of(3).hand("red", &["forest", "forest", "remove-one"]).play();
    table.say(&["play remove-one", "choose green", "done", "keep", "draw light"]);
    table.chance_cannot("card forest", "EZ-3.9", "No card forest is left");
    let mut table = Scene::playing("seen-fire").play();
    table.say(&["play seen-fire", "choose blue", "look 6"]);
    table.chance_cannot("lot red", "EZ-7.3", "The value of a fire is awaited");
    let mut table = Scene::of(3).dark_supply(1).hand("red", &["remove-mammoth"]).hunters("red", 10, 1).play();
    table.end_settling().chance_cannot("card forest", "EZ-8.1", "The value of a fire is awaited");
    table.chance(&["fire 0"; 4]).chance_cannot("fire 0", "EZ-1.8", "No unseen fire has value 0");
    table.fires(&[]);
    table.chance_cannot("lot red", "EZ-10.1", "one of those who are equal");
    table.chance_cannot("fire 0", "EZ-10.1", "A lot is awaited");
}

/// Who is refused something reads why in the own language, with the names of the table.
#[test]
fn a_refusal_is_read_in_the_own_language() {
    let mut table = Scene::playing("move-three").clubbed("blue", 7, 1).play();
    let no = table.say(&["play move-three"]).refusal("move blue-club 7 8");
    let sentences = Language::ALL.map(|language| no.why.say(language, &|_| "Dirk".to_string()));
    assert_eq!(
        sentences,
        [
            "A club protects the hunter of Dirk in area 7; choose another one.",
            "Een knots beschermt de jager van Dirk in gebied 7; kies een andere.",
            "Eine Keule schützt den Jäger von Dirk in Gebiet 7; wähle einen anderen.",
            "En klubba skyddar jägaren (Dirk) i område 7; välj en annan.",
        ]
    );
    // The question that is asked instead is in that language too.
    let no =
        Scene::playing("swap").hunters("red", 6, 1).hunters("blue", 9, 1).play().say(&["play swap"]).refusal("keep");
    let said = no.why.say(Language::Dutch, &|_| String::new());
    assert_eq!(said, "Er wordt nu iets anders gevraagd. Ruil: kies de eerste jager.");
}

/// EZ-1.1
#[test]
fn two_are_too_few_for_eiszeit() {
    let options = Eiszeit::options(json!({}).as_object().unwrap()).unwrap();
    let no = Eiszeit::new(2, &options, Eiszeit::data(None).unwrap()).unwrap_err();
    assert_eq!((no.code, no.message().as_str()), (Code::Options, "Three, four or five play Eiszeit, not 2."));
}
