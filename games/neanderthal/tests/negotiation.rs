//! Phase 3, negotiation: who may offer, the terms, bribes, drafts and answers (rulebook 002, F1; NE-R2, NE-R34).

mod common;

use common::*;
use lascaux_neanderthal::Daughter::*;
use lascaux_neanderthal::{Elder, Event, Husband, Rank, Slot, Table};

/// Red, tribal with a chief, and yellow stand on the marmot; yellow's turn to assign is over.
fn talks(edit: impl FnOnce(&mut Table)) -> Scene {
    let mut table = only([2, 2, 0]);
    table.tribal(Red);
    table.elder(Red, Rank::Chief, Elder::Mature);
    edit(&mut table);
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["hunt alpine-marmot red", "done", "hunt alpine-marmot yellow", "done"]);
    scene
}

#[test]
fn f1_a_chief_makes_offers_and_people_leave_in_peace() {
    let mut scene = talks(|_| {});
    assert_eq!((scene.asked(), scene.who()), ("offer", Some(Red)));
    assert_eq!(scene.refused("offer green"), "NE-F1");
    scene.say("offer yellow");
    assert_eq!(scene.refused("propose"), "NE-R2");
    assert_eq!(scene.refused("ask horse"), "NE-F1");
    scene.all(&["ask alpine-marmot", "propose"]);
    assert_eq!(scene.who(), Some(Yellow));
    assert_eq!(scene.refused("counter"), "NE-F1", "vocal people say only yes or no");
    scene.say("accept");
    assert_eq!(scene.game.party(Slot::North1, Yellow), 0);
    assert_eq!(scene.camp(Yellow), 2);
    assert_eq!(scene.asked(), "dice-of-a-hunt", "nobody is left to fight");
}

#[test]
fn f1_without_a_mature_chief_there_is_no_negotiation() {
    let scene = talks(|table| {
        table.elder(Red, Rank::Chief, Elder::Vacant);
        table.elder(Red, Rank::Chief, Elder::Young);
    });
    assert_eq!(scene.asked(), "dice-of-an-attack");
}

#[test]
fn f1_three_offers_a_round_and_one_counter_offer() {
    // NE-R2
    let mut scene = talks(|table| table.tribal(Yellow));
    for _ in 0..2 {
        scene.all(&["offer yellow", "ask alpine-marmot", "propose", "refuse"]);
    }
    scene.all(&["offer yellow", "ask alpine-marmot", "propose", "counter", "ask alpine-marmot", "propose"]);
    assert_eq!(scene.who(), Some(Red));
    assert_eq!(scene.refused("counter"), "NE-R2");
    scene.say("accept");
    assert_eq!(scene.game.party(Slot::North1, Red), 0, "red leaves on yellow's counter-offer");
}

#[test]
fn f1_after_three_refused_offers_the_fight_begins() {
    let mut scene = talks(|_| {});
    for _ in 0..3 {
        scene.all(&["offer yellow", "leave alpine-marmot", "propose", "refuse"]);
    }
    assert_eq!(scene.asked(), "dice-of-an-attack");
}

#[test]
fn f1_hand_for_hand_and_tableau_for_tableau() {
    let mut scene = talks(|table| {
        table.hand(Red, Horse);
        table.tableau(Red, Aurochs);
        table.elder(Yellow, Rank::Knapper, Elder::Mature);
        table.hand(Yellow, Caribou);
        table.tableau(Yellow, FlintPoint);
        table.daughter(Yellow, Piper);
    });
    scene.all(&["offer yellow", "give card horse"]);
    assert_eq!(scene.refused("take card flint-mine-hafted-point"), "NE-F1");
    assert_eq!(scene.refused("take disk orange"), "NE-B3");
    assert_eq!(scene.refused("propose"), "NE-F1", "there are no gifts: for a card, or for leaving");
    scene.all(&["take card caribou", "propose", "accept"]);
    assert!(scene.game.peoples[Red].hand.contains(Caribou) && scene.game.peoples[Yellow].hand.contains(Horse));
    scene.all(&["offer yellow", "give card aurochs", "take daughter piper", "propose", "accept"]);
    assert_eq!(scene.game.daughters[Piper].father, Some(Red));
    assert!(scene.game.peoples[Yellow].herd.contains(Aurochs));
}

#[test]
fn f1_a_hunter_who_leaves_may_marry_the_others_daughter_mature_at_once() {
    let mut scene = talks(|table| table.daughter(Yellow, Piper));
    scene.say("offer yellow");
    assert_eq!(scene.refused("groom piper"), "NE-F1", "first he has to leave a card");
    scene.all(&["leave alpine-marmot", "groom piper", "propose", "accept"]);
    assert_eq!(scene.game.daughters[Piper].husband, Some(Husband { who: Red, young: false }));
    assert_eq!(scene.game.party(Slot::North1, Red), 0);
}

#[test]
fn f1_divorce_sends_the_husband_home() {
    let mut scene = talks(|table| {
        table.daughter(Red, Piper);
        table.husband(Yellow, Piper);
    });
    scene.all(&["offer yellow", "ask piper", "propose", "accept"]);
    assert_eq!(scene.game.daughters[Piper].husband, None);
    assert_eq!(scene.camp(Yellow), 2);
}

#[test]
fn f1_a_third_player_on_the_card_has_to_agree() {
    for agrees in [false, true] {
        let mut table = only([1, 1, 1]);
        table.tribal(Red);
        table.elder(Red, Rank::Chief, Elder::Mature);
        let mut scene = Scene::after_assignment(table, Red);
        for colour in ["red", "yellow", "green"] {
            scene.say(&format!("hunt alpine-marmot {colour}"));
            scene.say("done");
        }
        scene.all(&["offer yellow", "ask alpine-marmot", "propose", "accept"]);
        assert_eq!((scene.asked(), scene.who()), ("consent-to-leave", Some(Green)));
        scene.say(if agrees { "accept" } else { "refuse" });
        assert_eq!(scene.game.party(Slot::North1, Yellow) == 0, agrees);
    }
}

// ---- bribes (F1, R2) ------------------------------------------------------------------------------------------------

#[test]
fn f1_a_card_may_be_given_so_that_the_other_leaves() {
    // rulebook 002, F1: "vraag, ruil, of bied handkaarten of volwassen kaarten" for leaving a card in peace.
    let mut scene = talks(|table| table.tableau(Red, Aurochs));
    scene.all(&["offer yellow", "give card aurochs"]);
    assert!(!scene.may("propose"), "not for nothing");
    scene.all(&["ask alpine-marmot", "propose", "accept"]);
    assert!(scene.game.peoples[Yellow].herd.contains(Aurochs) && !scene.game.peoples[Red].herd.contains(Aurochs));
    assert_eq!(scene.game.party(Slot::North1, Yellow), 0);
    assert!(scene.told.contains(&Event::Given { from: Red, to: Yellow }));
}

#[test]
fn f1_a_card_may_be_asked_for_leaving_oneself() {
    let mut scene = talks(|table| {
        table.elder(Yellow, Rank::Knapper, Elder::Mature);
        table.hand(Yellow, Caribou);
    });
    scene.all(&["offer yellow", "take card caribou", "leave alpine-marmot", "propose", "accept"]);
    assert!(scene.game.peoples[Red].hand.contains(Caribou), "red's chief holds it");
    assert_eq!((scene.game.party(Slot::North1, Red), scene.game.party(Slot::North1, Yellow)), (0, 1));
    assert!(scene.told.contains(&Event::Given { from: Yellow, to: Red }));
}

#[test]
fn f1_a_daughter_may_be_the_bribe_and_a_hand_card_without_an_elder_is_given_up_at_once() {
    let mut scene = talks(|table| {
        table.daughter(Red, Piper);
        table.hand(Red, Horse);
    });
    scene.all(&["offer yellow", "give daughter piper", "ask alpine-marmot", "propose", "accept"]);
    assert_eq!(scene.game.daughters[Piper].father, Some(Yellow));
    let mut scene = talks(|table| table.hand(Red, Horse));
    scene.all(&["offer yellow", "ask alpine-marmot", "give card horse", "propose", "accept"]);
    // NE-B2: yellow has no mature elder to hold it.
    assert_eq!((scene.asked(), scene.who()), ("which-card-leaves-the-hand", Some(Yellow)));
}

#[test]
fn f1_where_both_sides_give_hand_goes_for_hand_whichever_is_named_first() {
    let mut scene = talks(|table| {
        table.hand(Red, Horse);
        table.tableau(Red, Aurochs);
        table.elder(Yellow, Rank::Knapper, Elder::Mature);
        table.hand(Yellow, Caribou);
    });
    scene.all(&["offer yellow", "take card caribou"]);
    assert_eq!(scene.refused("give card aurochs"), "NE-F1");
    assert_eq!(scene.refused("take card caribou"), "NE-R2", "one thing on each side");
    scene.all(&["give card horse", "propose", "accept"]);
    assert!(scene.told.contains(&Event::Exchanged { from: Red, to: Yellow }));
}

#[test]
fn k1_in_the_cooperative_game_there_are_no_bribes() {
    for seats in [1, 3] {
        let mut table = with_options(seats, serde_json::json!({"boards": "red-yellow-green", "mode": "cooperative"}));
        table.tribal(Red);
        table.elder(Red, Rank::Chief, Elder::Mature);
        table.tableau(Red, FlintPoint);
        table.tableau(Yellow, FlintWeir);
        let mut scene = Scene::after_assignment(table, Red);
        scene.all(&["hunt alpine-marmot red", "done", "hunt alpine-marmot yellow", "done", "done"]);
        scene.all(&["offer yellow", "give card flint-mine-hafted-point", "ask alpine-marmot"]);
        assert_eq!(scene.refused("propose"), "NE-K1");
    }
}

// ---- drafts (R2, R34) -----------------------------------------------------------------------------------------------

/// Whether anybody was told of an offer or of a disagreement.
fn told_of_offers(scene: &Scene) -> bool {
    scene.told.iter().any(|event| matches!(event, Event::Offered { .. } | Event::Declined { .. }))
}

#[test]
fn r2_a_draft_that_is_dropped_is_no_offer_and_no_disagreement() {
    let mut scene = talks(|_| {});
    for _ in 0..4 {
        scene.all(&["offer yellow", "ask alpine-marmot", "drop"]);
    }
    assert!(!told_of_offers(&scene));
    // All three offers are left.
    for _ in 0..3 {
        scene.all(&["offer yellow", "leave alpine-marmot", "propose", "refuse"]);
    }
    assert!(told_of_offers(&scene));
    assert_eq!(scene.asked(), "dice-of-an-attack");
}

#[test]
fn r2_who_drops_the_draft_of_a_counter_offer_still_has_to_answer() {
    let mut scene = talks(|table| table.tribal(Yellow));
    scene.all(&["offer yellow", "ask alpine-marmot", "propose", "counter", "leave alpine-marmot", "drop"]);
    assert_eq!((scene.asked(), scene.who()), ("answer-to-an-offer", Some(Yellow)));
    assert!(!scene.told.iter().any(|event| matches!(event, Event::Declined { .. })));
    assert!(scene.may("counter"), "nothing was countered yet");
    scene.say("accept");
    assert_eq!(scene.game.party(Slot::North1, Yellow), 0, "red's offer stood all the while");
}

#[test]
fn r34_nine_drafts_dropped_in_a_row_are_enough() {
    let mut scene = talks(|table| table.tribal(Yellow));
    scene.all(&["offer yellow", "ask alpine-marmot", "propose"]);
    for _ in 0..9 {
        scene.all(&["counter", "drop"]);
    }
    assert_eq!(scene.refused("counter"), "NE-R34");
    scene.say("refuse");
    assert!(scene.may("offer yellow"), "an answer ends the row");
    for _ in 0..9 {
        scene.all(&["offer yellow", "drop"]);
    }
    assert_eq!(scene.asked(), "dice-of-an-attack", "red's turn to make offers is over");
}
