//! The rules of phases 2 to 6 and of the end, letter by letter (rulebook 002, A3 to K1).

mod common;

use common::*;
use lascaux_neanderthal::Daughter::*;
use lascaux_neanderthal::{
    Alpha, Cell, Disk, Elder, Husband, Key, Neanderthal, Portal, Rank, Reason, Row, Set, Sexuality, Slot, Stage, Table,
    Who,
};
use lascaux_table::{Game, Turn};

/// Only these have hunters; nobody has elders.
fn only(hunters: [u8; 3]) -> Table {
    let mut table = fresh(3);
    for (who, number) in Who::all().zip(hunters) {
        table.elder(who, Rank::Firestarter, Elder::Vacant);
        table.camp(who, number);
    }
    table
}

// ---- attacks (A3, F2) -----------------------------------------------------------------------------------------------

/// Two of red and two of yellow on the marmot.
fn clash(edit: impl FnOnce(&mut Table)) -> Scene {
    let mut table = only([2, 2, 0]);
    edit(&mut table);
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["hunt alpine-marmot red", "hunt alpine-marmot red", "done"]);
    scene.all(&["hunt alpine-marmot yellow", "hunt alpine-marmot yellow", "done"]);
    assert_eq!(scene.asked(), "dice of an attack");
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
fn f2_a_weapon_makes_every_group_a_war_party() {
    let mut scene = clash(|table| {
        table.spend(Yellow, Disk::Black, 0, Piper);
        table.tableau(Red, FlintPoint);
    });
    scene.say("dice 2 2");
    assert_eq!(scene.game.party(Slot::North1, Yellow), 0);
}

#[test]
fn f2_an_immature_weapon_does_nothing() {
    let mut scene = clash(|table| {
        table.spend(Yellow, Disk::Black, 0, Piper);
        table.young_card(Red, FlintPoint);
    });
    scene.say("dice 2 2");
    assert_eq!(scene.game.party(Slot::North1, Yellow), 2);
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
    assert_eq!((scene.asked(), scene.who()), ("victim of an attack", Some(Red)));
    assert_eq!(scene.refused("strike red"), "NE-F2");
    scene.say("strike yellow");
    assert_eq!((scene.asked(), scene.who()), ("which hunter dies", Some(Yellow)));
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

// ---- negotiation (F1) -----------------------------------------------------------------------------------------------

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
    assert_eq!(scene.asked(), "dice of a hunt", "nobody is left to fight");
}

#[test]
fn f1_without_a_mature_chief_there_is_no_negotiation() {
    let scene = talks(|table| {
        table.elder(Red, Rank::Chief, Elder::Vacant);
        table.elder(Red, Rank::Chief, Elder::Young);
    });
    assert_eq!(scene.asked(), "dice of an attack");
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
    assert_eq!(scene.asked(), "dice of an attack");
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
    assert_eq!(scene.refused("propose"), "NE-F1", "something has to be taken for it");
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
        assert_eq!((scene.asked(), scene.who()), ("consent to leave", Some(Green)));
        scene.say(if agrees { "accept" } else { "refuse" });
        assert_eq!(scene.game.party(Slot::North1, Yellow) == 0, agrees);
    }
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
    assert_eq!(scene.refused("hunt horse red"), "NE-E1");
    scene.all(&["hunt alpine-marmot red", "done"]);
    scene.until("own card to resolve");
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
    table.round = 1;
    table.stage = Stage::Recall { turn: 0, left: 2 };
    let mut scene = Scene::of(table);
    assert_eq!(scene.refused("recall elder chief"), "NE-E4");
    scene.all(&["recall husband piper", "recall elder firestarter"]);
    assert_eq!((scene.asked(), scene.camp(Red)), ("hunters assigned", 2));
    assert_eq!(scene.game.peoples[Red].elders[Rank::Knapper], Elder::Mature);
    // With a hunter in the camp nobody is recalled.
    let mut table = only([1, 0, 0]);
    table.elder(Red, Rank::Knapper, Elder::Mature);
    let mut scene = Scene::of(table);
    scene.all(&["card sheherazade", "dice 1", "hold", "hold", "hold"]);
    assert_eq!(scene.asked(), "hunters assigned");
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

// ---- hunting (A4, G, G2 to G7) --------------------------------------------------------------------------------------

/// Red hunts with so many on a card; the throw comes next.
fn hunt(biome: &str, hunters: u8, edit: impl FnOnce(&mut Table)) -> Scene {
    let mut table = only([hunters, 0, 0]);
    edit(&mut table);
    let mut scene = Scene::after_assignment(table, Red);
    for _ in 0..hunters {
        scene.say(&format!("hunt {biome} red"));
    }
    scene.say("done");
    scene
}

#[test]
fn a4_uncontested_cards_come_in_the_hunters_own_order_then_contested_then_predators() {
    let mut table = only([3, 1, 0]);
    table.spend(Yellow, Disk::Black, 0, Piper);
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["hunt alpine-marmot red", "hunt chamois red", "hunt gray-wolf red", "done"]);
    scene.all(&["hunt alpine-marmot yellow", "done", "dice 4", "dice 4"]);
    // The chamois is the only uncontested card that is no predator, so it comes by itself.
    assert_eq!(scene.game.hunt.unwrap().on, Slot::South4);
    assert_eq!(scene.game.hunt.unwrap().who, Red);
    scene.say("dice 4");
    assert_eq!(scene.game.hunt.unwrap().on, Slot::North1, "then the contested marmot, red first by player order");
    scene.all(&["dice 4", "dice 4"]);
    assert_eq!(scene.game.hunt.unwrap().on, Slot::South2, "predators last");
}

#[test]
fn a4_fewest_hunters_first_and_the_first_success_takes_all() {
    // rulebook 002, A4 and G3
    let mut table = only([2, 1, 0]);
    table.spend(Yellow, Disk::Black, 0, Piper);
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["hunt alpine-marmot red", "hunt alpine-marmot red", "done", "hunt alpine-marmot yellow", "done"]);
    scene.all(&["dice 4 4", "dice 4"]);
    assert_eq!(scene.game.hunt.unwrap().who, Yellow);
    scene.say("dice 1");
    assert_eq!(scene.camp(Yellow), 2, "a baby");
    assert_eq!(scene.camp(Red), 2, "the others go home without a throw");
    assert!(scene.game.hunt.is_none());
}

#[test]
fn g_bite_and_frost_kill_whether_or_not_the_hunt_succeeds() {
    let mut scene = hunt("alpine-marmot", 3, |_| {});
    scene.say("dice 1 6 6");
    assert_eq!(scene.camp(Red), 1 + 1, "two freeze, one baby");
    let mut scene = hunt("alpine-marmot", 3, |table| table.elder(Red, Rank::Firestarter, Elder::Mature));
    scene.say("dice 1 6 6");
    assert_eq!(scene.camp(Red), 3 + 1, "a mature firestarter keeps them warm");
    let mut scene = hunt("alpine-marmot", 3, |table| table.elder(Red, Rank::Firestarter, Elder::Young));
    scene.say("dice 1 6 6");
    assert_eq!(scene.camp(Red), 2, "an immature one does not");
    let mut scene = hunt("cave-bear", 3, |_| {});
    scene.say("dice 1 4 5");
    assert_eq!(scene.camp(Red), 1, "two bitten, no success");
}

#[test]
fn g_a_one_card_is_hit_by_ones_only() {
    let mut scene = hunt("chamois", 2, |_| {});
    scene.say("dice 2 2");
    assert_eq!(scene.camp(Red), 2);
    let mut scene = hunt("chamois", 2, |_| {});
    scene.say("dice 1 2");
    assert_eq!(scene.camp(Red), 4);
}

#[test]
fn g_the_victim_chooses_but_not_an_alpha_man_who_uses_his_power() {
    let power = |use_it: bool| {
        let mut table = only([2, 0, 0]);
        table.alpha(Red);
        table.elder(Red, Rank::Warrior, Elder::Mature);
        let mut scene = Scene::after_assignment(table, Red);
        scene.all(&["hunt cave-bear red", "hunt cave-bear red", "hunt cave-bear alpha", "done"]);
        scene.say(if use_it { "power" } else { "pass" });
        scene
    };
    let mut scene = power(true);
    scene.say("dice 4 6");
    assert_eq!((scene.game.peoples[Red].alpha, scene.camp(Red)), (Alpha::Camp, 1), "only a cube can die");
    let mut scene = power(false);
    scene.say("dice 4 6 6");
    assert_eq!(scene.asked(), "which hunter dies");
    scene.say("lose alpha");
    assert_eq!(scene.game.peoples[Red].alpha, Alpha::Dead);
}

#[test]
fn g3_babies_and_disks_come_by_the_players_choice() {
    let mut scene = hunt("red-deer", 2, |table| {
        table.open(Slot::South2, Wisent); // no predator in the row
        table.elder(Red, Rank::Firestarter, Elder::Young);
        table.spend(Red, Disk::White, 2, Piper);
    });
    scene.say("dice 1 1");
    // White and black may be freed: the firestarter's and one of Piper's.
    assert_eq!(scene.asked(), "which disks are freed");
    assert_eq!(scene.legal(), ["free elder firestarter", "free daughter piper white", "done"]);
    assert_eq!(scene.refused("free daughter piper orange"), "NE-B3");
    scene.say("free elder firestarter");
    assert_eq!(scene.legal(), ["free daughter piper white", "done"]);
    scene.say("free daughter piper white");
    assert_ne!(scene.asked(), "which disks are freed");
    assert!(scene.game.mature(Red, Rank::Firestarter));
    assert_eq!(scene.camp(Red), 5);
}

#[test]
fn g3_babies_are_limited_by_the_deadpile() {
    let mut scene = hunt("chamois", 2, |table| {
        for who in [Yellow, Green] {
            table.guests(who, Red, 7);
        }
    });
    assert_eq!(scene.game.peoples[Red].dead, 2);
    scene.all(&["done", "done", "dice 1 1"]); // yellow and green have only guests
    assert_eq!((scene.game.peoples[Red].dead, scene.camp(Red)), (0, 4));
}

#[test]
fn g4_the_nearest_predator_follows_gaps_are_jumped_ice_is_not() {
    let follows = |edit: &dyn Fn(&mut Table)| {
        let mut scene = hunt("horse", 2, |table| {
            table.open(Slot::South2, Wisent);
            table.open(Slot::South4, GrayWolf);
            edit(table);
        });
        scene.say("dice 1 1");
        scene.game.raids[Slot::South1].map(|raid| (raid.predator, raid.second))
    };
    assert_eq!(follows(&|_| {}), Some((Slot::South4, None)));
    assert_eq!(follows(&|table| table.take_out(RedDeer)), Some((Slot::South4, None)), "a gap is jumped");
    let ice = |table: &mut Table| {
        table.take_out(RedDeer);
        table.rows[Slot::South3] = Cell::Ice;
    };
    assert_eq!(follows(&ice), None, "ice stops it");
}

#[test]
fn g4_two_predators_at_the_same_distance_both_attack_the_lower_climax_first() {
    let mut scene = hunt("red-deer", 3, |table| table.open(Slot::South4, CaveHyena));
    scene.say("dice 1 1 3");
    let raid = scene.game.raids[Slot::South3].unwrap();
    assert_eq!((raid.predator, raid.second), (Slot::South2, Some(Slot::South4)), "wolf 17, hyena 22");
    let before = scene.camp(Red);
    scene.say("dice 1 3 3"); // the wolf is beaten: a baby at once
    assert_eq!(scene.camp(Red), before + 1);
    assert_eq!(scene.game.hunt.unwrap().on, Slot::South4);
    scene.say("dice 6 6 3"); // no hit against the hyena: the deer is lost
    assert_eq!(scene.camp(Red), before + 1 + 3);
}

#[test]
fn g4_one_hit_keeps_the_prey_even_if_the_predator_needs_two() {
    let lion = |dice: &str| {
        let mut scene = hunt("irish-elk", 3, |_| {});
        scene.say("dice 1 1 3");
        assert_eq!(scene.game.raids[Slot::North4].unwrap().predator, Slot::North5);
        scene.say(dice);
        if scene.asked() == "claim the card or not" {
            scene.say("pass");
        }
        scene.camp(Red)
    };
    assert_eq!(lion("dice 1 1 1"), 3 + 3 + 1, "the lion is beaten too");
    assert_eq!(lion("dice 2 4 4"), 1 + 3, "one hit: two bitten, the elk is kept");
    assert_eq!(lion("dice 4 4 4"), 0, "no hit: everything is lost");
}

#[test]
fn g5_a_trophy_needs_equal_dice_no_success_and_no_survivor() {
    let mut scene = hunt("cave-bear", 3, |_| {});
    scene.say("dice 4 4 4");
    assert_eq!(scene.asked(), "claim the card or not");
    scene.say("claim");
    assert!(scene.game.peoples[Red].trophies.contains(CaveBear));
    assert_eq!(scene.game.rows[Slot::South6], Cell::Gap, "extinct: it is not replaced");
    assert_eq!(scene.camp(Red), 0);
    let mut scene = hunt("cave-bear", 3, |_| {});
    scene.say("dice 4 4 5");
    assert_ne!(scene.asked(), "claim the card or not");
}

#[test]
fn g6_a_card_for_the_hand_needs_a_survivor_and_a_mature_elder() {
    let claim = |biome: &str, elder: Elder, dice: &str| {
        let mut scene = hunt(biome, 3, |table| table.elder(Red, Rank::Knapper, elder));
        scene.say(dice);
        scene.asked() == "claim the card or not"
    };
    assert!(claim("carcass-tailored-clothes", Elder::Mature, "dice 4 4 4"));
    assert!(!claim("carcass-tailored-clothes", Elder::Young, "dice 4 4 4"));
    assert!(!claim("carcass-tailored-clothes", Elder::Mature, "dice 6 6 6"), "all froze");
    assert!(!claim("carcass-tailored-clothes", Elder::Mature, "dice 4 4 5"));
}

#[test]
fn g7_a_card_taken_to_hand_is_replaced_and_others_may_hunt_the_new_one() {
    let contested = |card: &str| {
        let mut table = only([2, 3, 0]);
        table.elder(Red, Rank::Knapper, Elder::Mature);
        table.spend(Yellow, Disk::Black, 0, Piper);
        let mut scene = Scene::after_assignment(table, Red);
        for colour in ["red", "red"] {
            scene.say(&format!("hunt snow-hare {colour}"));
        }
        scene.say("done");
        for _ in 0..3 {
            scene.say("hunt snow-hare yellow");
        }
        scene.all(&["done", "dice 4 4", "dice 4 4 4", "dice 5 5", "claim"]);
        assert!(scene.game.peoples[Red].hand.contains(SnowHare));
        scene.say(card);
        scene
    };
    let scene = contested("card sturgeon");
    assert_eq!((scene.game.hunt.unwrap().who, scene.game.hunt.unwrap().on), (Yellow, Slot::North6));
    let scene = contested("card steppe-bison");
    assert!(scene.game.hunt.is_none(), "it asks for a black disk, and yellow has none free");
    let scene = contested("card scimitar-cat");
    assert!(scene.game.hunt.is_none(), "nobody hunts a predator that came just now (NE-R19)");
    assert_eq!(scene.camp(Yellow), 3);
}

#[test]
fn g7_a_new_predator_is_inactive_until_the_next_round() {
    let mut table = only([4, 0, 0]);
    table.elder(Red, Rank::Knapper, Elder::Mature);
    table.open(Slot::South2, Wisent);
    table.open(Slot::South4, Chamois);
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["hunt string-winding-cordage-snares red", "hunt string-winding-cordage-snares red"]);
    scene.all(&["hunt horse red", "hunt horse red", "done", "resolve string-winding-cordage-snares", "dice 5 5"]);
    scene.all(&["claim", "card cave-hyena", "dice 1 1"]);
    assert_eq!(scene.game.raids[Slot::South1], None);
    assert!(scene.camp(Red) >= 7, "the horses bring three babies at once");
}

#[test]
fn g2_an_invention_makes_a_three_count_as_one_on_its_kind_of_game() {
    let with = |tool: Option<lascaux_neanderthal::Biome>, biome: &str| {
        let mut scene = hunt(biome, 1, |table| {
            if let Some(tool) = tool {
                table.tableau(Red, tool);
            }
        });
        scene.say("dice 3");
        scene.camp(Red) > 1
    };
    for tool in [FlintWeir, FlintDarts] {
        assert!(with(Some(tool), "alpine-marmot"), "{tool}");
        assert!(!with(Some(tool), "gray-wolf"), "{tool} is for small game");
    }
    assert!(!with(None, "alpine-marmot"));
    let snares = |there: bool| {
        let mut scene = hunt("alpine-marmot", 1, |table| {
            if there {
                table.tableau(Red, StringWinding);
            }
        });
        scene.say("dice 3");
        scene.camp(Red) > 1
    };
    assert!(snares(true) && !snares(false));
    for (tool, success) in
        [(Some(CarcassAtlatl), true), (Some(FlintPoint), true), (Some(FlintWeir), false), (None, false)]
    {
        let mut scene = hunt("horse", 2, |table| {
            table.open(Slot::South2, Wisent);
            if let Some(tool) = tool {
                table.tableau(Red, tool);
            }
        });
        scene.say("dice 3 3");
        assert_eq!(scene.camp(Red) > 2, success, "{tool:?}");
    }
}

#[test]
fn g2_tailored_clothes_keep_ranks_3_4_and_5_from_dying_of_age() {
    for there in [false, true] {
        let mut table = only([1, 1, 1]);
        for rank in [Rank::Knapper, Rank::Warrior, Rank::Trapper, Rank::Firestarter] {
            table.elder(Red, rank, Elder::Mature);
        }
        if there {
            table.tableau(Red, CarcassClothes);
        }
        let mut scene = Scene::of(table);
        scene.all(&["card weather-whisperer", "dice 3 5 6"]);
        assert_eq!(scene.game.mature(Red, Rank::Knapper), there);
        assert_eq!(scene.game.mature(Red, Rank::Trapper), there);
        assert!(!scene.game.mature(Red, Rank::Firestarter));
    }
}

// ---- elders' powers in the hunt (E5) --------------------------------------------------------------------------------

#[test]
fn e5_each_power_has_its_own_game() {
    let asked = |rank: Rank, elder: Elder, biome: &str| {
        let mut table = only([1, 0, 0]);
        table.alpha(Red);
        table.elder(Red, rank, elder);
        let mut scene = Scene::after_assignment(table, Red);
        scene.all(&[&format!("hunt {biome} red"), &format!("hunt {biome} alpha"), "done"]);
        scene.asked() == "alpha man's power"
    };
    for (rank, games) in [
        (Rank::Knapper, [true, false, false, false]),
        (Rank::Trapper, [false, true, false, false]),
        (Rank::Warrior, [false, false, true, true]),
        (Rank::Firestarter, [false; 4]),
    ] {
        for (biome, power) in ["horse", "alpine-marmot", "cave-bear", "gray-wolf"].into_iter().zip(games) {
            assert_eq!(asked(rank, Elder::Mature, biome), power, "{rank} {biome}");
            assert!(!asked(rank, Elder::Young, biome), "{rank} {biome} immature");
        }
    }
}

#[test]
fn e5_an_alpha_man_alone_with_his_power_throws_no_die() {
    let mut table = only([0, 0, 0]);
    table.alpha(Red);
    table.elder(Red, Rank::Trapper, Elder::Mature);
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["hunt alpine-marmot alpha", "done", "power"]);
    assert_eq!(scene.camp(Red), 1, "one hit, one baby");
}

// ---- courting (G1) --------------------------------------------------------------------------------------------------

#[test]
fn g1_a_suit_abroad_succeeds_on_1_or_2_and_the_husband_is_mature() {
    for (die, married) in [("dice 2", true), ("dice 3", false), ("dice 6", false)] {
        let mut table = only([2, 0, 0]);
        table.daughter(Yellow, Piper);
        let mut scene = Scene::after_assignment(table, Red);
        scene.all(&["court piper", "done", die]);
        assert_eq!(scene.game.daughters[Piper].husband == Some(Husband { who: Red, young: false }), married);
        let alive = scene.camp(Red) + u8::from(married);
        assert_eq!(alive, if die == "dice 6" { 1 } else { 2 }, "{die}: the 6 bites a stranger");
    }
}

#[test]
fn g1_a_home_suit_cannot_fail_but_pays_and_starts_immature() {
    for orange in [1, 0] {
        let mut table = only([2, 0, 0]);
        table.daughter(Red, Piper);
        table.spend(Red, Disk::Orange, orange, Housewife);
        let mut scene = Scene::after_assignment(table, Red);
        scene.all(&["court piper", "done"]);
        assert_ne!(scene.asked(), "die of a suitor");
        let expected = (orange > 0).then_some(Husband { who: Red, young: true });
        assert_eq!(scene.game.daughters[Piper].husband, expected, "NE-R15: without an orange disk he goes home");
    }
}

#[test]
fn g1_the_last_success_wins_and_the_old_husband_goes_home() {
    let mut table = only([1, 1, 1]);
    table.sexualities([Sexuality::Harem, Sexuality::PairBond, Sexuality::PairBond]);
    table.daughter(Yellow, Piper);
    table.husband(Yellow, Piper);
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["court piper", "done", "done", "court piper", "done"]);
    // Three fight: husband, red, green. Nobody hits.
    for _ in 0..3 {
        scene.say("dice 5");
    }
    let yellow = scene.camp(Yellow);
    scene.all(&["dice 1", "dice 2"]);
    assert_eq!(scene.game.daughters[Piper].husband, Some(Husband { who: Green, young: false }));
    assert_eq!((scene.camp(Red), scene.camp(Yellow)), (1, yellow + 1));
}

#[test]
fn g1_an_alpha_suitor_with_a_mature_warrior_does_not_fail() {
    for (elder, sure) in [(Elder::Mature, true), (Elder::Young, false)] {
        let mut table = only([0, 0, 0]);
        table.alpha(Red);
        table.elder(Red, Rank::Warrior, elder);
        table.daughter(Yellow, Piper);
        let mut scene = Scene::after_assignment(table, Red);
        scene.all(&["court piper alpha", "done"]);
        assert_eq!(scene.asked() == "alpha suitor's power", sure);
        if sure {
            scene.say("power");
            assert_eq!(scene.game.peoples[Red].alpha, Alpha::Husband(Piper));
        }
    }
}

#[test]
fn g1_promiscuous_courting_replaces_a_hunter_and_changes_no_marriage() {
    let mut table = only([0, 3, 1]);
    table.daughter(Yellow, Piper);
    let mut scene = Scene::after_assignment(table, Yellow);
    scene.all(&["done", "court piper", "done", "dice 1"]);
    assert_eq!(scene.game.daughters[Piper].husband, None);
    assert_eq!((scene.game.peoples[Yellow].camp[Green], scene.camp(Yellow)), (1, 2));
    assert_eq!(scene.camp(Green), 1, "the suitor goes home");
}

#[test]
fn g1_without_hunters_in_the_camp_one_who_hunts_is_replaced_by_choice() {
    // NE-R20
    let mut table = only([2, 2, 1]);
    table.order = [Green, Yellow, Red];
    table.attack_order = table.order;
    table.daughter(Yellow, Piper);
    let mut scene = Scene::after_assignment(table, Green);
    scene.all(&["court piper", "done", "hunt horse yellow", "hunt chamois yellow", "done", "done"]);
    scene.say("dice 2");
    assert_eq!((scene.asked(), scene.who()), ("which hunter is replaced", Some(Yellow)));
    assert_eq!(scene.refused("give-up red-deer"), "NE-R20");
    scene.say("give-up chamois");
    assert_eq!(scene.game.parties[Slot::South4][Yellow][Green], 1);
}

// ---- phases 5 and 6 (H1, I1 to I3, B2) ------------------------------------------------------------------------------

#[test]
fn h1_mature_animals_of_tribal_people_yield() {
    for (tribal, young, babies) in [(true, false, 1), (true, true, 0), (false, false, 0)] {
        let mut table = only([0, 0, 0]);
        if tribal {
            table.tribal(Red);
        }
        if young {
            table.young_card(Red, SnowHare)
        } else {
            table.tableau(Red, SnowHare)
        };
        table.round = 1;
        table.peoples[Red].alpha = Alpha::Camp;
        let mut scene = Scene::after_assignment(table, Red);
        scene.say("done");
        assert_eq!(scene.camp(Red), babies, "tribal {tribal}, young {young}");
    }
}

#[test]
fn h1_an_animal_matured_by_another_yields_next_round() {
    // NE-R21
    let mut table = only([1, 0, 0]);
    table.tribal(Red);
    table.tableau(Red, Caribou); // a baby and a white disk
    table.young_card(Red, SnowHare); // under a white disk
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["done", "free card snow-hare"]);
    assert_eq!(scene.camp(Red), 2, "only the caribou has yielded");
}

#[test]
fn i1_a_portal_needs_a_daughter_who_shows_it_and_a_disk() {
    let mut table = only([0, 0, 0]);
    table.daughter(Red, Piper); // venus-black
    table.special();
    let mut scene = Scene::of(table);
    assert_eq!(scene.refused("portal venus-orange"), "NE-I1");
    assert_eq!(scene.refused("portal shaman-orange"), "NE-I1", "a disk lies there");
    let black = scene.free(Red, Disk::Black);
    scene.say("portal venus-black");
    assert!(scene.game.peoples[Red].portals.contains(Portal::VenusBlack));
    assert_eq!(scene.free(Red, Disk::Black), black - 1);
}

#[test]
fn i1_five_portals_make_tribal_six_with_fewer_players() {
    for seats in [2, 3] {
        let mut table = fresh(seats);
        table.daughter(Red, Piper);
        for portal in [Portal::VenusOrange, Portal::ShamanWhite, Portal::BisonWhite] {
            table.peoples[Red].portals.insert(portal);
            table.peoples[Red].free[portal.disk()] -= 1;
        }
        table.special();
        let mut scene = Scene::of(table);
        scene.say("portal venus-black");
        let people = &scene.game.peoples[Red];
        assert_eq!(people.tribal, seats == 3, "{seats} seats");
        assert_eq!(people.portals.is_empty(), people.tribal, "portal disks return");
        assert_eq!(people.elders[Rank::Firestarter], Elder::Young, "elders stay, with their disks");
    }
}

#[test]
fn i2_neolexia_frees_a_disk_of_a_portals_colour() {
    let mut table = only([0, 0, 0]);
    table.spend(Red, Disk::Orange, 2, Piper);
    table.spend(Red, Disk::White, 3, Housewife);
    table.special();
    let mut scene = Scene::of(table);
    assert_eq!(scene.refused("neolexia daughter housewife white"), "NE-I2", "red has an orange portal only");
    scene.say("neolexia daughter piper orange");
    assert_eq!(scene.free(Red, Disk::Orange), 3);
}

#[test]
fn i2_a_wife_abroad_lends_her_fathers_colours_of_earlier_rounds() {
    for (before, may) in [(true, true), (false, false)] {
        let mut table = only([0, 0, 0]);
        table.spend(Red, Disk::Black, 2, Housewife);
        table.daughter(Yellow, Piper);
        table.husband(Red, Piper);
        if before {
            table.peoples[Yellow].portals_before = table.peoples[Yellow].portals;
        }
        table.special();
        let scene = Scene::of(table);
        assert_eq!(scene.may("neolexia daughter housewife black"), may);
    }
    let mut table = only([0, 0, 0]);
    table.spend(Red, Disk::White, 2, Housewife);
    table.tribal(Yellow);
    table.daughter(Yellow, Piper);
    table.husband(Red, Piper);
    table.special();
    assert!(Scene::of(table).may("neolexia daughter housewife white"), "all three colours if he is tribal");
}

#[test]
fn i3_elders_play_cards_with_a_disk_a_chief_plays_them_for_nothing() {
    for chief in [false, true] {
        let mut table = only([0, 0, 0]);
        table.tribal(Red);
        for rank in [Rank::Shaman, Rank::Knapper, Rank::Trapper] {
            table.elder(Red, rank, Elder::Mature);
        }
        if chief {
            table.elder(Red, Rank::Chief, Elder::Mature);
        }
        table.hand(Red, Horse);
        table.hand(Red, FlintPoint);
        table.special();
        let mut scene = Scene::of(table);
        assert_eq!(scene.refused("play horse knapper"), "NE-I3");
        assert_eq!(scene.refused("play flint-mine-hafted-point shaman"), "NE-I3");
        assert_eq!(scene.refused("play caribou shaman"), "NE-I3");
        assert!(scene.may("play flint-mine-hafted-point trapper"), "NE-R16: either may play any invention");
        let (white, black) = (scene.free(Red, Disk::White), scene.free(Red, Disk::Black));
        scene.say("play flint-mine-hafted-point knapper");
        let young = scene.game.peoples[Red].under_black.contains(FlintPoint);
        assert_eq!(
            (scene.free(Red, Disk::White), scene.free(Red, Disk::Black), young),
            (white, black - u8::from(!chief), !chief)
        );
    }
}

#[test]
fn i3_bound_inventions_keep_to_their_rank() {
    // NE-R16
    let mut table = with_options(3, serde_json::json!({"boards": "red-yellow-green", "bound-inventions": "yes"}));
    table.tribal(Red);
    for rank in [Rank::Knapper, Rank::Trapper] {
        table.elder(Red, rank, Elder::Mature);
    }
    table.hand(Red, FlintPoint);
    table.special();
    let mut scene = Scene::of(table);
    assert_eq!(scene.refused("play flint-mine-hafted-point trapper"), "NE-R16");
    assert!(scene.may("play flint-mine-hafted-point knapper"));
}

#[test]
fn i3_an_immature_elder_plays_nothing() {
    let mut table = only([0, 0, 0]);
    table.tribal(Red);
    table.elder(Red, Rank::Shaman, Elder::Young);
    table.elder(Red, Rank::Warrior, Elder::Mature);
    table.hand(Red, Horse);
    table.elder(Yellow, Rank::Firestarter, Elder::Young);
    table.spend(Yellow, Disk::Black, 1, Piper);
    table.special();
    table.stage = Stage::Special { turn: 1, used: 0 };
    let scene = Scene::of(table);
    assert_eq!(scene.who(), Some(Yellow), "red would not even be asked");
}

#[test]
fn b2_the_hand_shrinks_with_the_elders() {
    let mut table = only([1, 1, 1]);
    table.elder(Red, Rank::Knapper, Elder::Mature);
    table.elder(Red, Rank::Warrior, Elder::Mature);
    table.hand(Red, Horse);
    table.hand(Red, Caribou);
    let mut scene = Scene::of(table);
    scene.all(&["card sheherazade", "dice 3"]);
    assert_eq!((scene.asked(), scene.who()), ("which card leaves the hand", Some(Red)));
    scene.say("discard caribou");
    assert!(!scene.game.undrawn.contains(Caribou), "it leaves the game");
}

// ---- the end (J, J1, K1) --------------------------------------------------------------------------------------------

/// The last daughter has been sold; everybody passes.
fn last_round(mut table: Table) -> Scene {
    table.deck = 0;
    table.round = 10;
    let turn = table.order.iter().position(|who| table.hunters(*who) > 0).unwrap() as u8;
    table.stage = Stage::Assign { turn, moved: Set::default() };
    let mut scene = Scene::of(table);
    while scene.game.turn() != Turn::Over {
        let legal = scene.legal();
        let quiet = if legal.contains(&"done".to_string()) { "done" } else { "pass" };
        scene.say(quiet);
    }
    scene
}

#[test]
fn j_the_game_ends_after_the_last_round_and_counts_by_sexuality() {
    // Hunters 6, firestarter immature; free disks 10, 13 and 7 (rulebook 002, J and C10).
    let scene = last_round(fresh(3));
    assert_eq!(scene.game.stage, Stage::Over { reason: Reason::LastRound });
    let totals: Vec<i32> = scene.game.scores(None).seats.iter().map(|sheet| sheet.total).collect();
    assert_eq!(totals, [6 + 10, 6 + 13, 12 + 7]);
    assert_eq!(scene.game.scores(None).winners.len(), 2, "a tie is a shared win (NE-R22)");
}

#[test]
fn j_every_line_of_every_sexuality() {
    let expected = [
        // hunters, alpha, elders, husbands, daughters, disks, trophies, inventions, animals
        (Sexuality::Harem, [1, 3, 1, 1, 2, 1, 4, 3, 4]),
        (Sexuality::PairBond, [1, 3, 2, 3, 1, 1, 2, 3, 4]),
        (Sexuality::Promiscuity, [2, 4, 1, 1, 1, 1, 3, 3, 4]),
    ];
    for (side, each) in expected {
        let mut table = only([3, 0, 0]);
        let others = match side {
            Sexuality::PairBond => [Sexuality::Harem, Sexuality::Promiscuity],
            Sexuality::Harem => [Sexuality::PairBond, Sexuality::Promiscuity],
            Sexuality::Promiscuity => [Sexuality::Harem, Sexuality::PairBond],
        };
        table.sexualities([side, others[0], others[1]]);
        table.tribal(Red);
        table.alpha(Red);
        table.elder(Red, Rank::Knapper, Elder::Mature);
        table.elder(Red, Rank::Chief, Elder::Young);
        table.daughter(Red, Piper);
        table.husband(Red, Piper);
        table.spend(Red, Disk::White, 2, Housewife); // immature: counts for nothing
        table.tableau(Red, IrishElk); // two sets of antlers
        table.tableau(Red, FlintPoint);
        table.tableau(Red, Horse);
        table.young_card(Red, Caribou); // immature
        table.guests(Yellow, Red, 2); // cubes count for their colour wherever they live
        let scene = Scene::of(table);
        let free = i32::from(scene.game.peoples[Red].free.total());
        let counts = [3 + 2, 1, 1, 1, 1, free, 2, 1, 1];
        let sheet = &scene.game.scores(None).seats[0];
        let points: Vec<i32> = sheet.lines.iter().map(|line| line.points).collect();
        let wanted: Vec<i32> = counts.iter().zip(each).map(|(count, each)| count * each).collect();
        assert_eq!(points, wanted, "{side}");
    }
}

#[test]
fn j_an_alpha_man_scores_only_with_a_power_and_without_a_duty() {
    let alpha = |place: Alpha, knapper: Elder| {
        let mut table = only([1, 0, 0]);
        table.elder(Red, Rank::Knapper, knapper);
        table.daughter(Yellow, Piper);
        table.peoples[Red].alpha = place;
        if matches!(place, Alpha::Husband(_)) {
            table.daughters[Piper].husband = Some(Husband { who: Red, young: false });
        }
        let scene = Scene::of(table);
        scene.game.scores(None).seats[0].lines.iter().find(|line| line.name == "alpha man").unwrap().points
    };
    assert_eq!(alpha(Alpha::Camp, Elder::Mature), 3);
    assert_eq!(alpha(Alpha::Camp, Elder::Young), 0);
    assert_eq!(alpha(Alpha::Dead, Elder::Mature), 0);
    assert_eq!(alpha(Alpha::Husband(Piper), Elder::Mature), 0);
}

#[test]
fn j_the_game_ends_at_once_when_nothing_is_left_to_hunt() {
    // NE-R22: by ice or by gaps.
    let mut table = only([3, 0, 0]);
    for slot in Slot::all().filter(|slot| *slot != Slot::South6) {
        if let Cell::Card(biome) = table.rows[slot] {
            table.take_out(biome);
        }
        table.rows[slot] = if slot.row() == Row::North { Cell::Ice } else { Cell::Gap };
    }
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["hunt cave-bear red", "hunt cave-bear red", "hunt cave-bear red", "done", "dice 1 1 1", "claim"]);
    assert_eq!(scene.game.stage, Stage::Over { reason: Reason::Ice });
    assert_eq!(scene.game.scores(None).reason, Some("ice"));
    assert_eq!(scene.camp(Red), 6, "everybody went home first");
}

#[test]
fn j1_an_extinct_species_bids_scores_and_comes_back_through_animals() {
    let mut table = only([0, 1, 1]);
    table.tribal(Red);
    table.tableau(Red, SnowHare);
    let mut scene = Scene::of(table);
    assert!(!scene.game.lives(Red));
    scene.say("card sheherazade");
    scene.say("hold");
    assert_eq!((scene.asked(), scene.who()), ("bid", Some(Red)), "a harem still bids");
    scene.all(&["hold", "hold"]);
    assert_eq!(scene.who(), Some(Yellow), "red has nobody to assign");
    scene.until("daughter");
    assert_eq!(scene.camp(Red), 1);
}

/// A cooperative table of three, the last round.
fn together(seats: u8) -> Table {
    let mut table = with_options(seats, serde_json::json!({"boards": "red-yellow-green", "mode": "cooperative"}));
    Who::all().for_each(|who| table.elder(who, Rank::Firestarter, Elder::Vacant));
    table
}

#[test]
fn k1_two_species_with_an_animal_each_win_together() {
    for seats in [1, 3] {
        for (herds, won) in [(2, true), (1, false)] {
            let mut table = together(seats);
            table.tribal(Red);
            table.young_card(Red, Horse); // mature or not
            if herds == 2 {
                table.tableau(Green, Caribou);
            }
            let scene = last_round(table);
            assert_eq!(scene.game.scores(None).winners.len(), if won { usize::from(seats) } else { 0 });
        }
    }
    let mut table = together(3);
    table.tableau(Red, Horse);
    table.tableau(Green, Caribou);
    table.camp(Red, 0);
    let scene = last_round(table);
    assert!(scene.game.scores(None).winners.is_empty(), "an animal without people does not count (NE-R5)");
}

#[test]
fn k1_trophies_have_to_be_taken() {
    let mut table = together(3);
    table.camp(Yellow, 0);
    table.camp(Green, 0);
    table.camp(Red, 3);
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["hunt cave-bear red", "hunt cave-bear red", "hunt cave-bear red", "done", "dice 4 4 4"]);
    assert_eq!(scene.legal(), ["claim"]);
    assert_eq!(scene.refused("pass"), "NE-K1");
}

#[test]
fn k1_one_exchange_a_round_disk_for_disk_or_invention_for_invention() {
    let mut table = together(3);
    table.tribal(Red);
    table.elder(Red, Rank::Chief, Elder::Mature);
    table.tableau(Red, FlintPoint);
    table.tableau(Yellow, FlintWeir);
    table.daughter(Yellow, Piper);
    table.camp(Red, 2);
    table.camp(Yellow, 2);
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["hunt alpine-marmot red", "done", "hunt alpine-marmot yellow", "done", "done", "offer yellow"]);
    assert_eq!(scene.refused("give daughter piper"), "NE-K1");
    scene.say("give disk orange");
    assert_eq!(scene.refused("take card flint-mine-fishing-weir"), "NE-F1", "like for like keeps fifteen disks each");
    let before = (scene.free(Red, Disk::Orange), scene.free(Red, Disk::Black));
    scene.all(&["take disk black", "propose", "accept"]);
    assert_eq!((scene.free(Red, Disk::Orange), scene.free(Red, Disk::Black)), (before.0 - 1, before.1 + 1));
    scene.say("offer yellow");
    assert_eq!(scene.refused("give card flint-mine-hafted-point"), "NE-K1", "once a round");
}

#[test]
fn k1_the_cooperative_game_is_not_for_two() {
    let data = Neanderthal::data(None).unwrap();
    let options = Neanderthal::options(serde_json::json!({"mode": "cooperative"}).as_object().unwrap()).unwrap();
    assert_eq!(Neanderthal::new(2, &options, data).unwrap_err().rule.as_deref(), Some("NE-K1"));
    assert!(Neanderthal::new(4, &Default::default(), data).is_err());
}

#[test]
fn c2_one_player_leads_all_three_species() {
    let table = fresh(1);
    let scene = Scene::of(table);
    assert!(Who::all().all(|who| scene.game.peoples[who].seat == Some(lascaux_table::Seat(0))));
    assert_eq!(scene.game.figures().conversion[0], 6);
}

#[test]
fn c_the_set_up_lays_twelve_cards_ten_daughters_and_everybodys_pieces() {
    // rulebook 002, C1 to C9
    let table = fresh(3);
    assert_eq!(table.rows.values().iter().filter(|cell| cell.card().is_some()).count(), 12);
    assert_eq!((table.deck, table.unseen.len()), (10, 21));
    for (who, portal) in Who::all().zip([Portal::ShamanOrange, Portal::VenusBlack, Portal::BisonWhite]) {
        let people = &table.peoples[who];
        assert_eq!(people.camp[who], 6);
        assert_eq!((people.dead, people.alpha), (11, Alpha::Dead));
        assert_eq!(people.elders[Rank::Firestarter], Elder::Young);
        assert_eq!(people.portals.iter().collect::<Vec<_>>(), [portal]);
    }
}
