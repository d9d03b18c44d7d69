//! General rules and rulings that no other story tells, and each of the six inventions and six ranks with and without its
//! effect (rulebook 002, A1, E2, F, G2, I; NE-R3, NE-R25, NE-R26, NE-R29, NE-R31, NE-R32).

mod common;

use common::*;
use lascaux_neanderthal::Daughter::*;
use lascaux_neanderthal::{Alpha, Biome, Disk, Elder, Key, Neanderthal, Rank, Sexuality, Slot, Stage, Table, Who};
use lascaux_table::{Code, Game, Seat, Turn};

#[test]
fn a1_one_player_is_asked_at_a_time_and_nobody_else_answers() {
    let mut table = only([1, 1, 1]);
    table.assigning();
    let mut scene = Scene::of(table);
    assert_eq!(scene.game.turn(), Turn::Player(Seat(0)));
    let done = scene.game.read_action("done").unwrap();
    for other in [Seat(1), Seat(2)] {
        let refusal = scene.game.check(other, done).unwrap_err();
        assert_eq!((refusal.code, refusal.rule.as_deref()), (Code::WrongTurn, Some("NE-A1")));
    }
    assert_eq!(scene.game.check(Seat(0), done), Ok(()));
    scene.all(&["hunt alpine-marmot red", "done"]);
    assert_eq!(scene.game.turn(), Turn::Player(Seat(1)));
}

#[test]
fn f_offers_come_first_then_attacks_then_gathering() {
    // NE-F: red has a chief and meets yellow, who gathers, on the snow hare's basket.
    let mut table = only([1, 1, 0]);
    table.sexualities([Sexuality::Harem, Sexuality::Promiscuity, Sexuality::PairBond]);
    table.tribal(Red);
    table.elder(Red, Rank::Chief, Elder::Mature);
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["hunt snow-hare red", "done", "hunt snow-hare yellow", "done"]);
    assert_eq!((scene.asked(), scene.camp(Yellow)), ("offer", 0));
    scene.say("pass");
    assert_eq!((scene.asked(), scene.camp(Yellow)), ("dice-of-an-attack", 0));
    scene.say("dice 5");
    assert_eq!((scene.asked(), scene.camp(Yellow)), ("dice-of-an-attack", 0));
    scene.say("dice 5");
    assert_eq!((scene.asked(), scene.camp(Yellow)), ("dice-of-a-hunt", 1), "the baby comes before the hunt");
}

// ---- inventions (G2, F2) --------------------------------------------------------------------------------------------

/// An invention in red's tableau: not there, under a disk, or mature.
fn with_tool(tool: Biome, age: Elder) -> impl Fn(&mut Table) {
    move |table: &mut Table| match age {
        Elder::Vacant => {}
        Elder::Young => table.young_card(Red, tool),
        Elder::Mature => table.tableau(Red, tool),
    }
}

const AGES: [Elder; 3] = [Elder::Vacant, Elder::Young, Elder::Mature];

#[test]
fn g2_each_invention_makes_threes_count_on_its_own_game_only_and_only_when_mature() {
    for (tool, small, big) in [
        (CarcassAtlatl, false, true),
        (FlintPoint, false, true),
        (FlintWeir, true, false),
        (FlintDarts, true, false),
        (StringWinding, true, false),
        (CarcassClothes, false, false),
    ] {
        for age in AGES {
            let succeeds = |card: &str, dice: &str| {
                let mut scene = hunt(card, 2, |table| {
                    table.open(Slot::South2, Wisent); // no predator in the southern row
                    with_tool(tool, age)(table);
                });
                scene.say(dice);
                scene.camp(Red) > 2
            };
            let mature = age == Elder::Mature;
            assert_eq!(succeeds("alpine-marmot", "dice 3 4"), mature && small, "{tool} {age:?} on small game");
            assert_eq!(succeeds("horse", "dice 3 3"), mature && big, "{tool} {age:?} on big game");
            assert!(!succeeds("cave-bear", "dice 3 3"), "{tool} {age:?} on a club card");
        }
    }
}

#[test]
fn f2_only_atlatl_and_point_are_weapons_and_only_when_mature() {
    for tool in [CarcassAtlatl, FlintPoint, FlintWeir, FlintDarts, StringWinding, CarcassClothes] {
        for age in AGES {
            let mut table = only([1, 1, 0]);
            table.spend(Yellow, Disk::Black, 0, Piper); // red attacks first
            with_tool(tool, age)(&mut table);
            let mut scene = Scene::after_assignment(table, Red);
            scene.all(&["hunt alpine-marmot red", "done", "hunt alpine-marmot yellow", "done", "dice 2"]);
            let killed = scene.game.party(Slot::North1, Yellow) == 0;
            let weapon = matches!(tool, CarcassAtlatl | FlintPoint);
            assert_eq!(killed, weapon && age == Elder::Mature, "{tool} {age:?}");
        }
    }
}

#[test]
fn r29_a_three_that_counts_as_one_wounds_nobody_and_makes_equal_dice() {
    // No stand-in of small or big game bites at 3, so these hares do. They ask for two equal dice.
    let biting = include_str!("../data/neanderthal.toml").replacen(
        "babies = 1\ndisks = []\nbite = []\nfrost = [6]\ngather = true\ntake = 2",
        "babies = 1\ndisks = []\nbite = [3]\nfrost = [6]\ngather = true\ntake = 2",
        1,
    );
    let data = Neanderthal::data(Some(&biting)).unwrap();
    assert_ne!(data.biome(SnowHare).bite, Neanderthal::data(None).unwrap().biome(SnowHare).bite);
    for (age, survivors) in [(Elder::Vacant, 1), (Elder::Young, 1), (Elder::Mature, 2)] {
        let mut table = only([2, 0, 0]);
        table.elder(Red, Rank::Knapper, Elder::Mature);
        with_tool(FlintWeir, age)(&mut table);
        table.assigning();
        let mut scene = Scene::with(table, data);
        scene.all(&["hunt snow-hare red", "hunt snow-hare red", "done", "dice 1 3"]);
        let claim = scene.asked() == "claim-the-card-or-not";
        assert_eq!(claim, age == Elder::Mature, "a 1 and a 3 are equal only with a grown weir");
        if claim {
            scene.say("pass");
        }
        assert_eq!(scene.camp(Red), survivors + 1, "{age:?}: a baby, and whoever was not bitten");
    }
    // The alpha man's fixed 1 counts for equal dice too.
    for (power, equal) in [("power", true), ("pass", false)] {
        let mut table = only([1, 0, 0]);
        table.alpha(Red);
        table.elder(Red, Rank::Trapper, Elder::Mature);
        let mut scene = Scene::after_assignment(table, Red);
        scene.all(&["hunt snow-hare red", "hunt snow-hare alpha", "done", power]);
        scene.say(if power == "power" { "dice 1" } else { "dice 1 4" });
        assert_eq!(scene.asked() == "claim-the-card-or-not", equal);
    }
}

// ---- elders (E2, I3, B2, B4) ----------------------------------------------------------------------------------------

#[test]
fn i3_shaman_knapper_and_trapper_each_play_their_kind_under_their_own_disk() {
    for (rank, card, biome, disk) in [
        ("shaman", "horse", Horse, Disk::White),
        ("knapper", "flint-mine-hafted-point", FlintPoint, Disk::Black),
        ("trapper", "flint-mine-hafted-point", FlintPoint, Disk::White),
    ] {
        for age in AGES {
            let mut table = only([0, 0, 0]);
            table.tribal(Red);
            table.elder(Red, Rank::Warrior, Elder::Mature); // somebody has to hold the card
            table.elder(Red, Rank::read(rank).unwrap(), age);
            table.hand(Red, biome);
            // Something to do for the others, so that red's turn can pass.
            table.spend(Yellow, Disk::Black, 1, Housewife);
            table.special();
            if age != Elder::Mature {
                table.stage = Stage::Special { turn: 1, used: 0 };
                assert_eq!(Scene::of(table).who(), Some(Yellow), "{rank} {age:?}: red is not even asked");
                continue;
            }
            let mut scene = Scene::of(table);
            let before = scene.free(Red, disk);
            scene.say(&format!("play {card} {rank}"));
            let people = &scene.game.peoples[Red];
            let under = if disk == Disk::White { people.under_white } else { people.under_black };
            assert!(under.contains(biome) && !people.hand.contains(biome), "{rank}");
            assert_eq!(scene.free(Red, disk), before - 1, "{rank}");
        }
    }
}

#[test]
fn b2_every_rank_holds_a_card_when_mature_and_none_when_not() {
    for rank in Rank::all() {
        for (age, cards) in [(Elder::Vacant, 0), (Elder::Young, 0), (Elder::Mature, 1)] {
            let mut table = only([1, 1, 1]);
            table.tribal(Red);
            table.elder(Red, rank, age);
            assert_eq!(Scene::of(table).game.hand_limit(Red), cards, "{rank} {age:?}");
        }
    }
}

#[test]
fn r3_the_alpha_man_changes_places_in_phase_6_too_and_needs_no_elder() {
    let mut table = only([1, 0, 0]);
    table.spend(Red, Disk::Orange, 2, Piper); // neolexia gives red something to be asked for
    table.special();
    let mut scene = Scene::of(table);
    let dead = scene.game.peoples[Red].dead;
    scene.say("swap");
    assert_eq!((scene.game.peoples[Red].alpha, scene.camp(Red)), (Alpha::Camp, 0));
    assert_eq!(scene.game.peoples[Red].dead, dead + 1);
    assert!(scene.may("neolexia daughter piper orange"), "it is no special action");
    assert_eq!(scene.refused("swap"), "NE-B4");
}

#[test]
fn r3_the_alpha_man_changes_places_after_the_special_action_too() {
    let mut table = only([1, 0, 0]);
    table.spend(Red, Disk::Orange, 2, Piper);
    table.spend(Yellow, Disk::Black, 1, SingingWoman); // something to do for yellow
    table.special();
    let mut scene = Scene::of(table);
    scene.say("neolexia daughter piper orange");
    assert_eq!((scene.who(), scene.legal()), (Some(Red), vec!["swap".to_string(), "pass".to_string()]));
    assert_eq!(scene.refused("neolexia daughter piper orange"), "NE-I", "one special action a round");
    assert_eq!(scene.refused("portal venus-black"), "NE-I");
    scene.say("swap");
    assert_eq!((scene.who(), scene.game.peoples[Red].alpha), (Some(Yellow), Alpha::Camp), "then nothing is left");
    // Who passes has had his turn; who has nobody to change places with is not asked again.
    let mut scene = Scene::of(table);
    scene.all(&["neolexia daughter piper orange", "pass"]);
    assert_eq!(scene.who(), Some(Yellow));
    table.camp(Red, 0);
    let mut scene = Scene::of(table);
    scene.say("neolexia daughter piper orange");
    assert_eq!(scene.who(), Some(Yellow));
}

#[test]
fn i_one_special_action_portals_and_neolexia_while_vocal_elders_when_tribal() {
    let table = |tribal: bool| {
        let mut table = only([0, 0, 0]);
        if tribal {
            table.tribal(Red);
        }
        table.elder(Red, Rank::Knapper, Elder::Mature);
        table.hand(Red, FlintPoint);
        table.daughter(Red, Piper); // venus-black
        table.spend(Red, Disk::Orange, 2, Housewife);
        table.spend(Yellow, Disk::Black, 1, SingingWoman);
        table.special();
        table
    };
    let mut scene = Scene::of(table(false));
    assert!(scene.may("portal venus-black") && scene.may("neolexia daughter housewife orange"));
    assert_eq!(scene.refused("play flint-mine-hafted-point knapper"), "NE-I3");
    scene.say("portal venus-black");
    assert_eq!(scene.who(), Some(Yellow), "one action, and the turn passes");
    let mut scene = Scene::of(table(true));
    assert_eq!(scene.refused("portal venus-black"), "NE-I1");
    assert_eq!(scene.refused("neolexia daughter housewife orange"), "NE-I2");
    assert!(scene.may("play flint-mine-hafted-point knapper"));
}

// ---- rulings on hunting, courting and dealing -----------------------------------------------------------------------

#[test]
fn r25_a_daughter_who_is_being_courted_does_not_change_hands() {
    for courted in [false, true] {
        let mut table = only([2, 1, 0]);
        table.tribal(Red);
        table.elder(Red, Rank::Chief, Elder::Mature);
        table.tableau(Red, Aurochs);
        table.daughter(Yellow, Piper);
        let mut scene = Scene::after_assignment(table, Red);
        scene.say("hunt alpine-marmot red");
        if courted {
            scene.say("court piper");
        }
        scene.all(&["done", "hunt alpine-marmot yellow", "done", "offer yellow", "give card aurochs"]);
        assert_eq!(scene.may("take daughter piper"), !courted);
        if courted {
            assert_eq!(scene.refused("take daughter piper"), "NE-R25");
        }
    }
}

/// Red has brought down the horses with four equal dice and claimed them; the wolf follows.
fn claimed_horses() -> Scene {
    let mut scene = hunt("horse", 4, |table| table.elder(Red, Rank::Knapper, Elder::Mature));
    scene.say("dice 2 2 2 2");
    assert_eq!(scene.asked(), "claim-the-card-or-not", "NE-R26: right after the first throw");
    scene.say("claim");
    assert!(scene.game.raids[Slot::South1].is_some_and(|raid| raid.claimed));
    assert!(!scene.game.peoples[Red].hand.contains(Horse), "NE-R26: the claim waits");
    assert_eq!(scene.game.find(Horse), Some(Slot::South1), "NE-R26: and so does the card");
    scene
}

#[test]
fn r26_a_claim_on_the_prey_takes_effect_or_is_lost_when_the_predator_has_been_faced() {
    let mut scene = claimed_horses();
    scene.say("dice 1 3 3 4");
    assert!(scene.game.peoples[Red].hand.contains(Horse));
    assert_eq!(scene.game.ask().details["slot"], "south-1", "now it is replaced");
    let mut scene = claimed_horses();
    scene.say("dice 3 3 4 4");
    assert!(!scene.game.peoples[Red].hand.contains(Horse));
    assert_eq!(scene.game.find(Horse), Some(Slot::South1), "stolen: the card stays in its row");
}

#[test]
fn r31_guests_keep_a_people_from_near_extinction_which_is_judged_in_its_own_turn() {
    for (guests, asked) in [(0, "men-recalled"), (1, "hunters-assigned")] {
        let mut table = only([0, 0, 1]);
        table.elder(Red, Rank::Knapper, Elder::Mature);
        if guests > 0 {
            table.guests(Red, Green, guests);
        }
        let mut scene = Scene::of(table);
        scene.all(&["card cobbler-woman", "dice 1", "hold", "hold", "hold"]); // yellow, green, red
        assert_eq!(scene.who(), Some(Green), "yellow has nobody to recall; red's turn has not come");
        scene.say("done");
        assert_eq!((scene.who(), scene.asked()), (Some(Red), asked));
    }
}

#[test]
fn r32_a_basket_on_a_trophy_biome_feeds_one_baby_not_two() {
    for weaver in [false, true] {
        let mut table = only([1, 0, 0]);
        table.daughter(Red, ScavengerWoman);
        if weaver {
            table.daughter(Red, BasketWeaver);
        }
        let mut scene = Scene::after_assignment(table, Red);
        scene.all(&["hunt cave-bear red", "done"]); // a basket, and a trophy
        assert_eq!(scene.camp(Red), 1, "weaver {weaver}");
    }
}

#[test]
fn r7_a_victim_of_another_people_chooses_which_guest_or_own_hunter_dies() {
    let mut table = only([1, 0, 0]);
    table.guests(Red, Green, 1);
    let mut scene = Scene::after_assignment(table, Red);
    scene.all(&["hunt alpine-marmot red", "hunt alpine-marmot green", "done", "dice 6 4"]);
    assert_eq!((scene.asked(), scene.who()), ("which-hunter-dies", Some(Red)));
    assert_eq!(scene.legal(), ["lose red", "lose green"]);
    scene.say("lose green");
    assert_eq!(Who::all().map(|who| scene.game.peoples[Red].camp[who]).collect::<Vec<_>>(), [1, 0, 0]);
}
