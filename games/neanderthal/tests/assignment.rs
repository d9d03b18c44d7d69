//! Phases 2 and 3: assigning hunters, attacks, gathering (rulebook 002, A3, B4, E1 to E4, F2, F3).

mod common;

use common::*;
use lascaux_neanderthal::Daughter::*;
use lascaux_neanderthal::{Alpha, Disk, Elder, Event, Husband, Portal, Rank, Slot, Stage, Table};
use lascaux_table::Game;

// ---- attacks (A3, F2) -----------------------------------------------------------------------------------------------

/// Two of red and two of yellow on the marmot.
fn clash(edit: impl FnOnce(&mut Table)) -> Scene {
    let mut table = only([2, 2, 0]);
    edit(&mut table);
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["hunt alpine-marmot red", "hunt alpine-marmot red", "done"]);
    scene.all(&["hunt alpine-marmot yellow", "hunt alpine-marmot yellow", "done"]);
    assert_eq!(scene.asked(), "dice-of-an-attack");
    scene
}

#[test]
fn a3_most_free_black_disks_attack_first_then_player_order() {
    let scene = clash(|table| table.spend(Yellow, Disk::Black, 4, Piper));
    assert_eq!(scene.game.ask().details["species"], "red", "four each: player order");
    let scene = clash(|table| table.spend(Red, Disk::Black, 2, Piper));
    assert_eq!(scene.game.ask().details["species"], "yellow");
}

#[test]
fn f2_a_one_kills_and_the_dead_do_not_strike_back() {
    let mut scene = clash(|table| table.spend(Yellow, Disk::Black, 0, Piper));
    scene.say("dice 1 2");
    assert_eq!(scene.game.party(Slot::North1, Yellow), 1, "a 2 does not hit without a war party");
    assert_eq!(scene.game.ask().details["count"], 1, "only the survivor strikes back");
    scene.say("dice 5");
    assert_eq!(scene.game.party(Slot::North1, Red), 2);
}

#[test]
fn f2_the_alpha_man_leads_a_war_party_with_a_mature_warrior() {
    for (elder, dead) in [(Elder::Young, 0), (Elder::Mature, 2)] {
        let mut table = only([1, 2, 0]);
        table.alpha(Red);
        table.elder(Red, Rank::Warrior, elder);
        table.spend(Yellow, Disk::Black, 0, Piper);
        let mut scene = Scene::after_assignment(table, Red);
        scene.all(&["hunt alpine-marmot red", "hunt alpine-marmot alpha", "done"]);
        scene.all(&["hunt alpine-marmot yellow", "hunt alpine-marmot yellow", "done"]);
        scene.say("dice 2 2"); // E5: he throws a die like anybody else
        assert_eq!(2 - scene.game.party(Slot::North1, Yellow), dead);
    }
}

#[test]
fn f2_hits_are_divided_among_victims_who_choose_their_dead() {
    let mut table = only([3, 1, 1]);
    table.alpha(Yellow);
    for who in [Yellow, Green] {
        table.spend(who, Disk::Black, 0, if who == Yellow { Piper } else { Housewife });
    }
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["hunt alpine-marmot red", "hunt alpine-marmot red", "hunt alpine-marmot red", "done"]);
    scene.all(&["hunt alpine-marmot yellow", "hunt alpine-marmot alpha", "done", "hunt alpine-marmot green", "done"]);
    scene.say("dice 1 1 4");
    assert_eq!((scene.asked(), scene.who()), ("victim-of-an-attack", Some(Red)));
    assert_eq!(scene.refused("strike red"), "NE-F2");
    scene.say("strike yellow");
    assert_eq!((scene.asked(), scene.who()), ("which-hunter-dies", Some(Yellow)));
    assert_eq!(scene.refused("lose green"), "NE-R7");
    scene.all(&["lose yellow", "strike green"]);
    assert_eq!(scene.game.party(Slot::North1, Green), 0);
    assert_eq!(scene.game.peoples[Yellow].alpha, Alpha::Party(Slot::North1));
}

#[test]
fn f2_a_grown_husband_is_a_war_party_an_immature_one_is_not() {
    for (young, killed) in [(false, true), (true, false)] {
        let mut table = only([2, 0, 0]);
        table.spend(Red, Disk::Black, 0, Housewife);
        table.daughter(Yellow, Piper);
        table.husband(Yellow, Piper);
        if young {
            table.daughters[Piper].husband = Some(Husband { who: Yellow, young: true });
            table.peoples[Yellow].free[Disk::Orange] -= 1;
        }
        let mut scene = Scene::after_assignment(table, Red);
        scene.all(&["court piper", "done", "done"]); // yellow recalls nobody
        assert_eq!(scene.game.ask().details["species"], "yellow", "the husband throws too");
        scene.say("dice 2");
        assert_eq!(!scene.game.daughters[Piper].suitors.contains(Red), killed);
    }
}

#[test]
fn f2_a_suitor_may_kill_the_husband_whose_disk_returns() {
    let mut table = only([2, 0, 0]);
    table.spend(Yellow, Disk::Black, 0, Housewife);
    table.daughter(Yellow, Piper);
    table.husband(Yellow, Piper);
    table.daughters[Piper].husband = Some(Husband { who: Yellow, young: true });
    table.peoples[Yellow].free[Disk::Orange] -= 1;
    let mut scene = Scene::after_assignment(table, Red);
    let orange = scene.free(Yellow, Disk::Orange);
    scene.all(&["court piper", "done", "done", "dice 1"]);
    assert_eq!(scene.game.daughters[Piper].husband, None);
    assert_eq!(scene.free(Yellow, Disk::Orange), orange + 1);
    // He is dead, so nobody tells that he goes home.
    assert!(scene.told.contains(&Event::HusbandKilled { who: Yellow, daughter: Piper }));
    assert!(!scene.told.iter().any(|event| matches!(event, Event::HusbandLeft { .. })));
}

#[test]
fn r14_the_alpha_man_is_a_chaperone_and_guests_hunt_on_when_he_dies() {
    // NE-R14, on rulebook 002, D6: two guests of green with red's alpha man, and nobody else of red's.
    let mut table = only([0, 1, 0]);
    table.guests(Red, Green, 2);
    let mut scene = Scene::after_assignment(table, Red);
    assert_eq!(scene.refused("hunt alpine-marmot green"), "NE-D6", "guests alone do not hunt");
    table.alpha(Red);
    table.spend(Red, Disk::Black, 0, Housewife); // yellow attacks first
    let mut scene = Scene::after_assignment(table, Red);
    assert_eq!(scene.refused("hunt alpine-marmot green"), "NE-D6", "he has to go first");
    scene.all(&["hunt alpine-marmot alpha", "hunt alpine-marmot green", "hunt alpine-marmot green", "done"]);
    scene.all(&["hunt alpine-marmot yellow", "done", "dice 1", "lose alpha"]);
    assert_eq!(scene.game.peoples[Red].alpha, Alpha::Dead);
    assert_eq!(scene.game.ask().details["count"], 2, "the guests strike back for their host");
    scene.all(&["dice 1 4"]); // yellow is gone
    assert_eq!((scene.asked(), scene.game.ask().details["species"].as_str()), ("dice-of-a-hunt", Some("red")));
    scene.say("dice 1 4");
    assert_eq!((scene.camp(Red), scene.game.peoples[Red].camp[Green]), (1, 2), "the baby is red, the guests come home");
}

#[test]
fn f3_a_gatherer_has_a_baby_for_each_basket_where_somebody_is_left() {
    // rulebook 002, F3: babies come after the attacks and cannot be assigned this round.
    let mut table = only([0, 1, 2]);
    table.spend(Green, Disk::Black, 0, Housewife);
    let mut scene = Scene::after_assignment(table, Yellow);
    scene.all(&["hunt arctic-flounder yellow", "done", "hunt arctic-flounder green", "hunt red-deer green", "done"]);
    scene.say("dice 1"); // yellow attacks and leaves nobody at the flounder
    assert_eq!(scene.camp(Green), 1, "only the red deer is left to gather on");
}

// ---- assignment (E1 to E5, B4) --------------------------------------------------------------------------------------

#[test]
fn e1_what_cards_ask_for_is_summed_over_all_cards_hunted() {
    let mut table = only([6, 0, 0]);
    table.spend(Red, Disk::White, 2, Piper);
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["hunt horse red", "hunt red-deer red"]);
    assert_eq!(scene.refused("hunt irish-elk red"), "NE-E1", "three white disks would be needed");
    scene.say("hunt horse red");
    scene.say("hunt alpine-marmot red");
    assert_eq!(scene.refused("hunt caribou red"), "NE-E1", "it does not lie open");
}

#[test]
fn e1_hunters_cannot_be_added_once_the_disks_are_gone() {
    // NE-R13
    let mut table = only([6, 0, 0]);
    table.spend(Red, Disk::White, 1, Piper);
    table.tribal(Red);
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["hunt horse red", "promote shaman"]);
    assert_eq!(scene.refused("hunt horse red"), "NE-R13");
    scene.all(&["hunt alpine-marmot red", "done"]);
    scene.until("own-card-to-resolve");
    assert!(scene.may("resolve horse"), "but those who stand there hunt");
}

#[test]
fn e2_a_promotion_costs_a_disk_unless_the_firestarter_is_mature() {
    for (firestarter, expected) in [(Elder::Young, Elder::Young), (Elder::Mature, Elder::Mature)] {
        let mut table = only([3, 0, 0]);
        table.tribal(Red);
        table.elder(Red, Rank::Firestarter, firestarter);
        let mut scene = Scene::after_assignment(table, Red);
        let before = scene.free(Red, Disk::Orange);
        scene.say("promote chief");
        assert_eq!(scene.game.peoples[Red].elders[Rank::Chief], expected);
        assert_eq!(before - scene.free(Red, Disk::Orange), u8::from(expected == Elder::Young));
        assert_eq!(scene.refused("promote chief"), "NE-E2", "one elder per rank");
    }
}

#[test]
fn e2_vocal_people_need_all_three_colours_in_the_domain_and_have_no_chief() {
    let mut table = only([3, 0, 0]);
    let mut scene = Scene::after_assignment(table, Red);
    assert_eq!(scene.refused("promote chief"), "NE-E2");
    assert_eq!(scene.refused("promote knapper"), "NE-E2");
    assert!(scene.may("promote firestarter"));
    // The technical domain lies between venus and bison: orange, white and one black.
    for portal in [Portal::VenusOrange, Portal::BisonWhite, Portal::BisonBlack] {
        table.peoples[Red].portals.insert(portal);
        table.peoples[Red].free[portal.disk()] -= 1;
    }
    let scene = Scene::after_assignment(table, Red);
    assert!(scene.may("promote knapper"));
    assert!(!scene.may("promote warrior"), "the social domain has no white and no black portal yet");
}

#[test]
fn e3_a_husband_at_home_costs_an_orange_disk_and_is_immature() {
    let mut table = only([3, 0, 0]);
    table.daughter(Red, Housewife);
    table.spend(Red, Disk::Orange, 1, Piper);
    table.daughter(Yellow, Matriarch);
    // Not with the Housewife's own gift: she is the bride, and her culture is at work, so another daughter is taken.
    table.daughters[Housewife] = Default::default();
    table.daughter(Red, Sheherazade);
    let mut scene = Scene::after_assignment(table, Red);
    assert_eq!(scene.refused("marry piper"), "NE-E3", "a disk lies on her");
    assert_eq!(scene.refused("marry matriarch"), "NE-E3", "she is not yours");
    scene.say("marry sheherazade");
    assert_eq!(scene.game.daughters[Sheherazade].husband, Some(Husband { who: Red, young: true }));
    assert_eq!(scene.free(Red, Disk::Orange), 0);
    assert_eq!(scene.refused("marry sheherazade"), "NE-E3", "she is married");
    // One suitor for each daughter, of one's own colour.
    scene.say("court matriarch");
    assert_eq!(scene.refused("court matriarch"), "NE-E3");
    assert_eq!(scene.refused("court sheherazade"), "NE-R23");
}

#[test]
fn e4_a_harem_moves_its_husbands_once() {
    let mut table = only([1, 0, 0]);
    table.daughter(Red, Piper);
    table.daughter(Red, Sheherazade);
    table.husband(Red, Piper);
    let mut scene = Scene::after_assignment(table, Red);
    scene.say("move piper sheherazade");
    assert_eq!(scene.game.daughters[Piper].husband, None);
    assert_eq!(scene.refused("move sheherazade piper"), "NE-R24");
    let mut table = only([0, 1, 0]);
    table.daughter(Yellow, Piper);
    table.daughter(Yellow, Sheherazade);
    table.husband(Yellow, Piper);
    let mut scene = Scene::after_assignment(table, Yellow);
    assert_eq!(scene.refused("move piper sheherazade"), "NE-E4", "only a harem does");
}

#[test]
fn e4_a_people_without_hunters_recalls_up_to_two() {
    let mut table = only([0, 0, 0]);
    table.elder(Red, Rank::Firestarter, Elder::Young);
    table.elder(Red, Rank::Knapper, Elder::Mature);
    table.daughter(Yellow, Piper);
    table.husband(Red, Piper);
    table.begun();
    table.stage = Stage::Recall { turn: 0, left: 2 };
    let mut scene = Scene::of(table);
    assert_eq!(scene.refused("recall elder chief"), "NE-E4");
    scene.all(&["recall husband piper", "recall elder firestarter"]);
    assert_eq!((scene.asked(), scene.camp(Red)), ("hunters-assigned", 2));
    assert_eq!(scene.game.peoples[Red].elders[Rank::Knapper], Elder::Mature);
    assert_eq!(scene.refused("recall elder knapper"), "NE-E4", "a third one");
    // With a hunter in the camp nobody is recalled.
    let mut table = only([1, 0, 0]);
    table.elder(Red, Rank::Knapper, Elder::Mature);
    let mut scene = Scene::of(table);
    scene.all(&["card sheherazade", "dice 1", "hold", "hold", "hold"]);
    assert_eq!(scene.asked(), "hunters-assigned");
}

#[test]
fn b4_the_alpha_man_changes_places_when_dead_or_on_duty() {
    let mut table = only([2, 0, 0]);
    let mut scene = Scene::after_assignment(table, Red);
    let dead = scene.game.peoples[Red].dead;
    scene.say("swap");
    assert_eq!((scene.game.peoples[Red].alpha, scene.game.peoples[Red].dead), (Alpha::Camp, dead + 1));
    assert_eq!(scene.refused("swap"), "NE-B4");
    table.elder(Red, Rank::Knapper, Elder::Young);
    table.peoples[Red].alpha = Alpha::Elder(Rank::Knapper);
    table.peoples[Red].dead += 1;
    let mut scene = Scene::after_assignment(table, Red);
    scene.say("swap");
    assert_eq!(scene.game.peoples[Red].alpha, Alpha::Camp);
    assert_eq!(scene.game.peoples[Red].elders[Rank::Knapper], Elder::Young, "a hunter takes over, disk and all");
    assert_eq!(scene.camp(Red), 1);
}
