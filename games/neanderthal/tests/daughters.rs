//! Every one of the 21 daughters: what she does, and that she does nothing while she is not there or not grown up
//! (rulebook 002, addendum).

mod common;

use common::*;
use lascaux_neanderthal::Daughter::*;
use lascaux_neanderthal::{Alpha, Daughter, Disk, Elder, Husband, Key, Rank, Sexuality, Slot, Table, Who};
use lascaux_table::Game;

/// Nobody but red has hunters; nobody has elders.
fn red_alone() -> Table {
    let mut table = fresh(3);
    Who::all().for_each(|who| table.elder(who, Rank::Firestarter, Elder::Vacant));
    table.camp(Yellow, 0);
    table.camp(Green, 0);
    table
}

/// The same story three times: without her, with a disk on her, and with her grown up, which the story is told.
fn tell(
    who: Who,
    daughter: Daughter,
    begin: fn(Table) -> Scene,
    edit: impl Fn(&mut Table),
    story: impl Fn(Scene, bool),
) {
    for disks in [None, Some(1), Some(0)] {
        let mut table = red_alone();
        edit(&mut table);
        if let Some(disks) = disks {
            table.daughter(who, daughter);
            let colour = Disk::all().find(|disk| table.peoples[who].free[*disk] > 0).unwrap();
            table.daughters[daughter].disks[colour] = disks;
            table.peoples[who].free[colour] -= disks;
        }
        story(begin(table), disks == Some(0));
    }
}

/// Phase 1, before the daughter of the round turns up.
fn phase_1(table: Table) -> Scene {
    Scene::of(table)
}

/// Phase 2, red's turn.
fn phase_2(table: Table) -> Scene {
    Scene::after_assignment(table, Red)
}

/// Red is promiscuous.
fn promiscuous(table: &mut Table) {
    table.sexualities([Sexuality::Promiscuity, Sexuality::Harem, Sexuality::PairBond]);
}

/// What a line of red's score sheet is worth.
fn line(scene: &Scene, name: &str) -> i32 {
    let sheet = &scene.game.scores(None).seats[0];
    sheet.lines.iter().find(|line| line.name == name).unwrap().points
}

#[test]
fn cultures_sleep_until_all_disks_are_gone_and_under_pair_bond_until_a_marriage() {
    // rulebook 002, B3 and E3
    let mut table = red_alone();
    table.spend(Red, Disk::Orange, 2, Sheherazade);
    table.daughter(Yellow, Piper);
    let scene = Scene::of(table);
    assert!(!scene.game.enjoys(Red, Sheherazade), "disks lie on her");
    assert!(!scene.game.enjoys(Yellow, Piper), "unmarried under pair-bond");
    let mut table = red_alone();
    table.daughter(Yellow, Piper);
    table.husband(Red, Piper);
    let scene = Scene::of(table);
    // rulebook 002, G1: a husband abroad shares what she brings.
    assert!(scene.game.enjoys(Yellow, Piper) && scene.game.enjoys(Red, Piper) && !scene.game.enjoys(Green, Piper));
    // NE-R15: an immature husband wakes her too.
    let mut table = red_alone();
    table.daughter(Yellow, Piper);
    table.husband(Yellow, Piper);
    table.daughters[Piper].husband = Some(Husband { who: Yellow, young: true });
    table.peoples[Yellow].free[Disk::Orange] -= 1;
    assert!(Scene::of(table).game.enjoys(Yellow, Piper));
}

#[test]
fn a_woman_with_a_name_makes_each_daughter_worth_two() {
    let edit = |table: &mut Table| {
        promiscuous(table);
        table.daughter(Red, Piper);
        table.daughter(Red, Housewife);
    };
    tell(Red, WomanWithAName, phase_1, edit, |scene, there| {
        // Herself included; while a disk lies on her she counts for nothing.
        assert_eq!(line(&scene, "daughters"), if there { 3 * 2 } else { 2 });
    });
}

#[test]
fn grieving_woman_makes_each_elder_worth_two() {
    let edit = |table: &mut Table| {
        table.elder(Red, Rank::Firestarter, Elder::Mature);
        table.elder(Red, Rank::Knapper, Elder::Young);
    };
    tell(Red, GrievingWoman, phase_1, edit, |scene, there| {
        assert_eq!(line(&scene, "elders"), if there { 2 } else { 1 }, "only the mature one counts");
    });
}

/// Red hunts on a basket biome and on a trophy biome without one.
fn gathered(edit: impl FnOnce(&mut Table)) -> u8 {
    let mut table = red_alone();
    edit(&mut table);
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["hunt string-winding-cordage-snares red", "hunt irish-elk red"]);
    let before = scene.camp(Red);
    scene.say("done");
    scene.camp(Red) - before
}

#[test]
fn scavenger_woman_and_matriarch_gather() {
    assert_eq!(gathered(|_| {}), 0, "a harem does not gather");
    assert_eq!(gathered(|table| table.daughter(Red, ScavengerWoman)), 1);
    assert_eq!(gathered(|table| table.daughter(Red, Matriarch)), 1);
    for immature in [ScavengerWoman, Matriarch] {
        assert_eq!(gathered(|table| table.spend(Red, Disk::Orange, 2, immature)), 0, "{immature}");
    }
    assert_eq!(gathered(promiscuous), 1);
}

#[test]
fn basket_weaver_gathers_on_trophy_biomes_but_only_for_gatherers() {
    assert_eq!(gathered(|table| table.daughter(Red, BasketWeaver)), 0);
    let both = |table: &mut Table| {
        table.daughter(Red, BasketWeaver);
        table.daughter(Red, ScavengerWoman);
    };
    assert_eq!(gathered(both), 2);
    let immature = |table: &mut Table| {
        table.spend(Red, Disk::Orange, 2, BasketWeaver);
        table.daughter(Red, ScavengerWoman);
    };
    assert_eq!(gathered(immature), 1);
}

#[test]
fn caring_woman_wins_ties() {
    tell(
        Green,
        CaringWoman,
        phase_1,
        |_| {},
        |mut scene, there| {
            scene.all(&["card sheherazade", "bid 2", "hold"]); // yellow leads, green is last in order
            assert_eq!(scene.who(), Some(Green));
            assert_eq!(scene.may("bid 2"), there);
        },
    );
}

#[test]
fn cobbler_woman_keeps_hunters_from_freezing() {
    tell(
        Red,
        CobblerWoman,
        phase_2,
        |_| {},
        |mut scene, there| {
            scene.all(&["hunt alpine-marmot red", "hunt alpine-marmot red", "done"]);
            let before = scene.camp(Red);
            scene.say("dice 6 6");
            assert_eq!(scene.camp(Red) - before, if there { 2 } else { 0 });
        },
    );
}

/// Two of red's wander with yellow, who has taken them to the marmot; red has so many hunters at home.
fn wandered(hunters: u8, story: impl Fn(Scene, bool)) {
    let edit = |table: &mut Table| {
        table.camp(Yellow, 1);
        table.camp(Red, hunters);
        table.guests(Yellow, Red, 2);
        table.order = [Yellow, Red, Green];
        table.attack_order = table.order;
    };
    let begin = |table| {
        let mut scene = Scene::after_assignment(table, Yellow);
        scene.all(&["hunt alpine-marmot yellow", "hunt alpine-marmot red", "hunt alpine-marmot red", "done"]);
        scene
    };
    tell(Red, FashionWoman, begin, edit, story);
}

#[test]
fn fashion_woman_takes_wanderers_back_where_she_hunts() {
    wandered(6, |mut scene, there| {
        assert_eq!(scene.refused("reclaim alpine-marmot"), "NE-E");
        scene.say("hunt alpine-marmot red");
        assert_eq!(scene.may("reclaim alpine-marmot"), there);
        if there {
            let before = scene.camp(Red);
            scene.say("reclaim alpine-marmot");
            assert_eq!(scene.camp(Red), before + 2);
            assert_eq!(scene.game.party(Slot::North1, Yellow), 1);
        }
    });
}

#[test]
fn fashion_woman_takes_wanderers_back_even_after_her_last_hunter() {
    // NE-E: the wanderers are used at once, so their owner is asked although the camp is empty.
    wandered(1, |mut scene, there| {
        scene.say("hunt alpine-marmot red");
        assert_eq!(scene.may("reclaim alpine-marmot"), there);
        if there {
            scene.say("reclaim alpine-marmot");
            assert_eq!(scene.camp(Red), 2);
        }
    });
}

#[test]
fn generous_woman_bids_when_tribal() {
    let edit = |table: &mut Table| {
        promiscuous(table);
        table.tribal(Red);
    };
    tell(Red, GenerousWoman, phase_1, edit, |mut scene, there| {
        scene.all(&["card sheherazade", "bid 1"]);
        assert_eq!(scene.who(), Some(if there { Red } else { Green }), "red comes before green if he may bid at all");
        assert!(scene.may("bid 2"), "at full value");
    });
}

#[test]
fn housewife_gives_husbands_for_nothing_and_mature_at_once() {
    tell(
        Red,
        Housewife,
        phase_2,
        |table| table.daughter(Red, Piper),
        |mut scene, there| {
            let before = scene.free(Red, Disk::Orange);
            scene.say("marry piper");
            let young = scene.game.daughters[Piper].husband.unwrap().young;
            assert_eq!(
                (scene.free(Red, Disk::Orange), young),
                if there { (before, false) } else { (before - 1, true) }
            );
        },
    );
}

#[test]
fn laughing_woman_may_lose_four_instead_of_half() {
    tell(
        Red,
        LaughingWoman,
        phase_1,
        |table| table.camp(Red, 13),
        |mut scene, there| {
            scene.say("card walkabout-woman");
            for _ in 0..if there { 4 } else { 7 } {
                assert_eq!(scene.refused("done"), if there { "NE-R10" } else { "NE-D4" });
                scene.say("lose red");
            }
            assert!(scene.may("done"));
            // NE-R10: any number from 4 up.
            assert!(scene.may("lose red"));
        },
    );
}

#[test]
fn matriarch_married_to_an_alpha_man_makes_her_father_tribal() {
    for alpha in [false, true] {
        let mut table = red_alone();
        table.daughter(Red, Matriarch);
        table.alpha(Red);
        let mut scene = Scene::after_assignment(table, Red);
        scene.say(if alpha { "marry matriarch alpha" } else { "marry matriarch" });
        assert_eq!(scene.game.peoples[Red].tribal, alpha);
    }
    // NE-R15: a foreign alpha man makes the father tribal, not his own people.
    let mut table = red_alone();
    table.daughter(Yellow, Matriarch);
    table.alpha(Red);
    table.elder(Red, Rank::Warrior, Elder::Mature);
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["court matriarch alpha", "done"]);
    assert_eq!(scene.asked(), "alpha-suitors-power");
    scene.say("power");
    assert!(scene.game.peoples[Yellow].tribal && !scene.game.peoples[Red].tribal);
}

// Red hunts an animal that needs three equal dice, and throws only two.
#[test]
fn paintress_needs_one_die_fewer_for_animals_only() {
    let edit = |table: &mut Table| {
        table.elder(Red, Rank::Firestarter, Elder::Mature);
        table.open(Slot::South4, AlpineIbex); // three equal dice, animal
    };
    for (card, animal) in [("alpine-ibex", true), ("carcass-tailored-clothes", false)] {
        tell(Red, Paintress, phase_2, edit, |mut scene, there| {
            scene.all(&[&format!("hunt {card} red"), &format!("hunt {card} red"), "done", "dice 4 4"]);
            assert_eq!(scene.asked() == "claim-the-card-or-not", there && animal, "{card}");
        });
    }
}

#[test]
fn paintress_may_bring_the_need_down_to_one_die() {
    // NE-R19
    let mut table = red_alone();
    table.elder(Red, Rank::Firestarter, Elder::Mature);
    table.daughter(Red, Paintress);
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["hunt snow-hare red", "done", "dice 5"]);
    assert_eq!(scene.asked(), "claim-the-card-or-not");
}

#[test]
fn piper_allows_husbands_with_promiscuity() {
    let edit = |table: &mut Table| {
        promiscuous(table);
        table.daughter(Red, Housewife);
    };
    tell(Red, Piper, phase_2, edit, |mut scene, there| {
        assert_eq!(scene.may("marry housewife"), there);
        if !there {
            assert_eq!(scene.refused("marry housewife"), "NE-E3");
        }
    });
}

#[test]
fn piper_marries_abroad_too() {
    // NE-R20
    let edit = |table: &mut Table| {
        promiscuous(table);
        table.daughter(Yellow, Housewife);
        table.camp(Yellow, 2);
    };
    tell(Red, Piper, phase_2, edit, |mut scene, there| {
        scene.all(&["court housewife", "done", "done", "dice 1"]);
        assert_eq!(scene.game.daughters[Housewife].husband.is_some(), there);
        assert_eq!(scene.game.peoples[Yellow].camp[Red], u8::from(!there), "otherwise a hunter is replaced");
    });
}

#[test]
fn sheherazade_gives_a_second_special_action() {
    let edit = |table: &mut Table| {
        table.daughter(Red, WomanWithAName); // a portal for the second action
        table.spend(Red, Disk::Orange, 2, Housewife);
    };
    let phase_6 = |mut table: Table| {
        table.special();
        Scene::of(table)
    };
    tell(Red, Sheherazade, phase_6, edit, |mut scene, there| {
        scene.say("neolexia daughter housewife orange");
        assert_eq!(scene.who(), Some(Red), "the alpha man may still change places (NE-R3)");
        assert_eq!(scene.may("portal venus-orange"), there);
    });
}

#[test]
fn singing_woman_always_succeeds_in_courting() {
    tell(
        Red,
        SingingWoman,
        phase_2,
        |table| table.daughter(Green, Housewife),
        |mut scene, there| {
            scene.all(&["court housewife", "done"]);
            // NE-R18: no die, no bite.
            assert_eq!(scene.asked() == "die-of-a-suitor", !there);
            assert_eq!(scene.game.daughters[Housewife].husband.is_some(), there);
        },
    );
}

#[test]
fn swearing_woman_ignores_what_cards_ask_for() {
    tell(
        Red,
        SwearingWoman,
        phase_2,
        |table| table.spend(Red, Disk::White, 0, Housewife),
        |mut scene, there| {
            assert_eq!(scene.may("hunt horse red"), there);
            if !there {
                assert_eq!(scene.refused("hunt horse red"), "NE-E1");
            }
        },
    );
}

#[test]
fn telling_mother_holds_one_card_more() {
    let edit = |table: &mut Table| {
        table.elder(Red, Rank::Firestarter, Elder::Mature);
        table.hand(Red, Aurochs);
    };
    tell(Red, TellingMother, phase_2, edit, |mut scene, there| {
        scene.all(&["hunt snow-hare red", "hunt snow-hare red", "done", "dice 5 5", "claim", "card caribou"]);
        assert_eq!(scene.asked() == "which-card-leaves-the-hand", !there);
        if !there {
            assert_eq!(scene.refused("discard horse"), "NE-B2");
            scene.say("discard aurochs");
            assert!(scene.game.peoples[Red].hand.contains(SnowHare));
        }
    });
}

#[test]
fn totem_woman_attacks_first_and_hunts_first() {
    // Red and yellow meet on a marmot; red has more hunters and fewer black disks, so yellow would be first twice.
    let edit = |table: &mut Table| {
        table.camp(Yellow, 1);
        table.spend(Red, Disk::Black, 0, Housewife);
    };
    tell(Red, TotemWoman, phase_2, edit, |mut scene, there| {
        scene.all(&["hunt alpine-marmot red", "hunt alpine-marmot red", "done", "hunt alpine-marmot yellow", "done"]);
        let first = if there { "red" } else { "yellow" };
        assert_eq!(scene.game.ask().details["species"], first, "attack");
        scene.all(if there { &["dice 4 4", "dice 4"] } else { &["dice 4", "dice 4 4"] });
        assert_eq!(scene.asked(), "dice-of-a-hunt");
        assert_eq!(scene.game.ask().details["species"], first, "hunt");
    });
}

#[test]
fn vigilant_woman_is_not_followed_by_predators() {
    tell(
        Red,
        VigilantWoman,
        phase_2,
        |_| {},
        |mut scene, there| {
            scene.all(&["hunt red-deer red", "hunt red-deer red", "done"]);
            let before = scene.camp(Red);
            scene.say("dice 1 2");
            assert_eq!(scene.asked() == "dice-of-a-hunt", !there, "the wolf stands next to the deer");
            assert_eq!(scene.camp(Red) > before, there);
        },
    );
}

#[test]
fn walkabout_woman_turns_a_daughter_into_a_hunter_before_a_blizzard() {
    let edit = |table: &mut Table| {
        table.camp(Red, 1);
        table.daughter(Red, Housewife);
    };
    tell(Red, WalkaboutWoman, phase_1, edit, |mut scene, there| {
        scene.say("card grieving-woman");
        assert_eq!(scene.asked() == "daughter-who-becomes-a-hunter", there);
        if there {
            scene.say("walkabout walkabout-woman"); // herself included (NE-R11)
            assert_eq!(scene.camp(Red), 2);
            assert_ne!(scene.asked(), "dependents-abandoned", "two hunters keep the Housewife");
        } else {
            assert_eq!(scene.asked(), "dependents-abandoned");
        }
    });
}

#[test]
fn walkabout_woman_may_change_sexuality_at_the_end_of_phase_1() {
    tell(
        Red,
        WalkaboutWoman,
        phase_1,
        |_| {},
        |mut scene, there| {
            scene.all(&["card sheherazade", "hold", "hold", "hold"]);
            assert_eq!(scene.asked() == "change-of-sexuality-by-choice", there);
            if there {
                scene.say("change");
                assert_eq!(scene.game.peoples[Red].sexuality, Some(Sexuality::Promiscuity));
            }
        },
    );
}

#[test]
fn weather_whisperer_keeps_the_firestarter_alive() {
    let edit = |table: &mut Table| {
        table.elder(Red, Rank::Firestarter, Elder::Mature);
        table.elder(Red, Rank::Knapper, Elder::Mature);
    };
    tell(Red, WeatherWhisperer, phase_1, edit, |mut scene, there| {
        scene.all(&["card scavenger-woman", "dice 3 6"]);
        assert_eq!(scene.game.mature(Red, Rank::Firestarter), there);
        assert!(!scene.game.mature(Red, Rank::Knapper), "she helps only rank 6");
    });
}

#[test]
fn a_man_married_abroad_enjoys_his_wifes_culture() {
    // rulebook 002, G1: from the marriage on, together with her father.
    let mut table = red_alone();
    table.daughter(Green, CobblerWoman);
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["court cobbler-woman", "hunt alpine-marmot red", "done", "resolve cobbler-woman", "dice 2"]);
    assert!(scene.game.enjoys(Red, CobblerWoman) && scene.game.enjoys(Green, CobblerWoman));
    let before = scene.camp(Red);
    scene.say("dice 6");
    assert_eq!(scene.camp(Red), before + 1, "the hunter does not freeze any more");
    assert_eq!(scene.game.peoples[Red].alpha, Alpha::Dead);
}
