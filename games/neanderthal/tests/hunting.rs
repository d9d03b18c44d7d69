//! Phase 4: order of the hunt, throws, predators, claims, courting, powers and inventions (rulebook 002, A4, E5, G to G7).

mod common;

use common::*;
use lascaux_neanderthal::Daughter::*;
use lascaux_neanderthal::{Alpha, Cell, Disk, Elder, Husband, Rank, Sexuality, Slot, Stage, Table};
use lascaux_table::Game;

// ---- hunting (A4, G, G2 to G7) --------------------------------------------------------------------------------------

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
    assert_eq!(scene.asked(), "which-hunter-dies");
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
    assert_eq!(scene.asked(), "which-disks-are-freed");
    assert_eq!(scene.legal(), ["free elder firestarter", "free daughter piper white", "done"]);
    assert_eq!(scene.refused("free daughter piper orange"), "NE-B3");
    scene.say("free elder firestarter");
    assert_eq!(scene.legal(), ["free daughter piper white", "done"]);
    scene.say("free daughter piper white");
    assert_ne!(scene.asked(), "which-disks-are-freed");
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
        if scene.asked() == "claim-the-card-or-not" {
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
    assert_eq!((scene.asked(), scene.game.ask().rule), ("claim-the-card-or-not", "NE-G5"));
    assert_eq!(scene.refused("done"), "NE-G5");
    scene.say("claim");
    assert!(scene.game.peoples[Red].trophies.contains(CaveBear));
    assert_eq!(scene.game.rows[Slot::South6], Cell::Gap, "extinct: it is not replaced");
    assert_eq!(scene.camp(Red), 0);
    let mut scene = hunt("cave-bear", 3, |_| {});
    scene.say("dice 4 4 5");
    assert_ne!(scene.asked(), "claim-the-card-or-not");
}

#[test]
fn g6_a_card_for_the_hand_needs_a_survivor_and_a_mature_elder() {
    let claim = |biome: &str, elder: Elder, dice: &str| {
        let mut scene = hunt(biome, 3, |table| table.elder(Red, Rank::Knapper, elder));
        scene.say(dice);
        let asked = scene.asked() == "claim-the-card-or-not";
        if asked {
            assert_eq!((scene.game.ask().rule, scene.refused("done").as_str()), ("NE-G6", "NE-G6"));
        }
        asked
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
    for (answer, hunts) in [("stay", true), ("pass", false)] {
        let mut scene = contested("card sturgeon");
        assert_eq!((scene.asked(), scene.who()), ("hunt-or-go-home", Some(Yellow)), "\"kunnen proberen\"");
        assert_eq!(scene.game.ask().details["card"], "sturgeon");
        assert_eq!(scene.refused("claim"), "NE-G7");
        scene.say(answer);
        let throws = scene.game.hunt.map(|hunt| (hunt.who, hunt.on));
        assert_eq!(throws, hunts.then_some((Yellow, Slot::North6)));
        assert_eq!(scene.camp(Yellow), if hunts { 0 } else { 3 }, "who does not hunt goes home");
    }
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
        scene.asked() == "alpha-mans-power"
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
        assert_ne!(scene.asked(), "die-of-a-suitor");
        let expected = (orange > 0).then_some(Husband { who: Red, young: true });
        assert_eq!(scene.game.daughters[Piper].husband, expected, "NE-R15: without an orange disk he goes home");
    }
}

#[test]
fn r15_a_home_suitor_without_an_orange_disk_does_not_keep_another_from_marrying() {
    // NE-R15: yellow courts at home after red and hits too, but cannot pay: red, the last other success, marries.
    for (orange, husband) in [(0, (Red, false)), (1, (Yellow, true))] {
        let mut table = only([1, 1, 0]);
        table.daughter(Yellow, Piper);
        table.spend(Yellow, Disk::Orange, orange, Housewife);
        let mut scene = Scene::after_assignment(table, Red);
        scene.all(&["court piper", "done", "court piper", "done", "dice 5", "dice 5", "dice 1", "dice 2"]);
        let (who, young) = husband;
        assert_eq!(scene.game.daughters[Piper].husband, Some(Husband { who, young }));
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
        assert_eq!(scene.asked() == "alpha-suitors-power", sure);
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
    assert_eq!((scene.asked(), scene.who()), ("which-hunter-is-replaced", Some(Yellow)));
    assert_eq!(scene.refused("give-up red-deer"), "NE-R20");
    scene.say("give-up chamois");
    assert_eq!(scene.game.parties[Slot::South4][Yellow][Green], 1);
}

#[test]
fn r18_a_sole_suitor_of_a_married_daughter_comes_before_contested_cards() {
    // NE-R18: her husband does not make her contested. Red and yellow also meet on the marmot.
    let mut table = only([2, 1, 0]);
    table.daughter(Yellow, Piper);
    table.husband(Yellow, Piper);
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["court piper", "hunt alpine-marmot red", "done", "hunt alpine-marmot yellow", "done"]);
    while scene.asked() == "dice-of-an-attack" {
        scene.say("dice 5");
    }
    assert_eq!(scene.asked(), "die-of-a-suitor");
    assert!(matches!(scene.game.stage, Stage::Uncontested { turn: 0 }));
}

#[test]
fn r18_suitors_throw_in_player_order_also_with_the_totem_woman() {
    let mut table = only([1, 0, 1]);
    table.sexualities([Sexuality::Harem, Sexuality::Promiscuity, Sexuality::PairBond]);
    table.daughter(Yellow, Piper);
    table.daughter(Green, TotemWoman);
    table.husband(Green, TotemWoman); // pair-bond
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["court piper", "done", "court piper", "done"]);
    assert!(scene.game.enjoys(Green, TotemWoman));
    assert_eq!(scene.game.ask().details["species"], "green", "she attacks first");
    scene.all(&["dice 5", "dice 5"]);
    assert_eq!((scene.asked(), scene.game.ask().details["species"].as_str()), ("die-of-a-suitor", Some("red")));
}

#[test]
fn r28_a_promiscuous_suitors_success_counts_in_a_contest_only_if_it_is_the_last() {
    // NE-R28: green is promiscuous, red has a harem; the order decides whose success is the last.
    for (order, married) in [([Yellow, Green, Red], true), ([Yellow, Red, Green], false)] {
        let mut table = only([1, 2, 1]);
        table.order = order;
        table.attack_order = order;
        table.daughter(Yellow, Piper);
        let mut scene = Scene::after_assignment(table, Yellow);
        scene.all(&["done", "court piper"]);
        scene.all(&["done", "court piper", "done", "dice 5", "dice 5"]); // nobody dies in the attacks
        assert_eq!(scene.asked(), "die-of-a-suitor");
        scene.all(&["dice 1", "dice 2"]);
        let husband = married.then_some(Husband { who: Red, young: false });
        assert_eq!(scene.game.daughters[Piper].husband, husband, "{order:?}");
        let guests = scene.game.peoples[Yellow].camp[Green];
        assert_eq!((guests, scene.camp(Yellow)), if married { (0, 2) } else { (1, 1) }, "{order:?}");
    }
}
