//! Phase 1: every event icon with its effect and its absence, player order, council of war, auction (rulebook 002, A2, D).

mod common;

use common::*;
use lascaux_neanderthal::{Alpha, Daughter, Disk, Elder, Icon, Key, Neanderthal, Rank, Sexuality, Slot, Stage};
use lascaux_table::{Game, Turn};

// ---- the icons of all 21 daughters (D) ------------------------------------------------------------------------------

/// What phase 1 asked of a table on which every icon has something to do: chaos and wanderlust hit red, mortality red's
/// trapper, a blizzard green's two daughters. Also how the rows and the deck changed.
fn phase_1_of(daughter: Daughter) -> (Vec<&'static str>, usize, i8) {
    let mut table = restless(15);
    table.elder(Red, Rank::Trapper, Elder::Mature);
    let dependents = Daughter::all().filter(|one| *one != daughter && *one != Daughter::WalkaboutWoman).take(2);
    dependents.collect::<Vec<_>>().into_iter().for_each(|one| table.daughter(Green, one));
    let mut scene = Scene::of(table);
    scene.say(&format!("card {daughter}"));
    let mut asked = Vec::new();
    while scene.asked() != "bid" {
        asked.push(scene.asked());
        // Ones kill no vocal elder; cards come as they may.
        let text = match (scene.asked(), scene.game.turn()) {
            ("dice-for-elders", _) => {
                "dice".to_string() + &" 1".repeat(scene.game.ask().details["count"].as_u64().unwrap() as usize)
            }
            (_, Turn::Chance) => {
                let mut listed = Vec::new();
                scene.game.outcomes(&mut listed);
                scene.game.write_outcome(listed[0].0)
            }
            _ => scene
                .legal()
                .into_iter()
                .find(|one| one == "done" || one == "pass")
                .unwrap_or_else(|| scene.legal()[0].clone()),
        };
        scene.say(&text);
    }
    let ice = scene.game.rows.values().iter().filter(|cell| cell.is_ice()).count();
    (asked, ice, scene.game.deck as i8 - 9)
}

#[test]
fn d_every_icon_of_every_daughter_is_carried_out_and_no_other() {
    // NE-D: from top to bottom, each for all.
    let data = Neanderthal::data(None).unwrap();
    for daughter in Daughter::all() {
        let icons = &data.daughter(daughter).events;
        let shows = |wanted: fn(&Icon) -> bool| icons.iter().any(wanted);
        let (asked, ice, more) = phase_1_of(daughter);
        let times = |what: &str| asked.iter().filter(|one| **one == what).count();
        assert_eq!(ice, usize::from(shows(|icon| *icon == Icon::Cooling)), "{daughter}: cooling");
        assert_eq!(times("card"), usize::from(shows(|icon| *icon == Icon::Warming)), "{daughter}: warming");
        assert_eq!(more, i8::from(shows(|icon| *icon == Icon::Wurm)), "{daughter}: Würm");
        assert_eq!(
            times("dice-for-elders") > 0,
            shows(|icon| matches!(icon, Icon::Mortality(_))),
            "{daughter}: mortality"
        );
        let chaos = shows(|icon| *icon == Icon::Chaos);
        assert_eq!(times("hunters-lost-to-chaos") > 0, chaos, "{daughter}: chaos");
        assert_eq!(times("dependents-abandoned") > 0, shows(|icon| *icon == Icon::Blizzard), "{daughter}: blizzard");
        let wanderers =
            icons.iter().find_map(|icon| if let Icon::Wanderlust(number) = icon { Some(*number) } else { None });
        assert_eq!(times("where-hunters-wander"), usize::from(wanderers.unwrap_or(0)), "{daughter}: wanderlust");
        // In the order in which they stand on the card.
        let place = |what: &str| asked.iter().position(|one| *one == what);
        let at = |wanted: fn(&Icon) -> bool| icons.iter().position(wanted);
        let both = (
            place("hunters-lost-to-chaos").zip(place("dependents-abandoned")),
            at(|icon| *icon == Icon::Chaos).zip(at(|icon| *icon == Icon::Blizzard)),
        );
        if let (Some((chaos, blizzard)), Some((first, second))) = both {
            assert_eq!(chaos < blizzard, first < second, "{daughter}: order");
        }
    }
}

// ---- order (A2, A5, C1) ---------------------------------------------------------------------------------------------

#[test]
fn a2_the_card_names_first_and_second_player() {
    let mut scene = Scene::of(without_elders(3));
    scene.say("card sheherazade");
    assert_eq!(scene.game.order, [Yellow, Red, Green]);
    assert_eq!(scene.who(), Some(Yellow), "the first player bids first");
}

#[test]
fn a2_a_mature_warrior_of_the_first_player_holds_a_council_of_war() {
    let mut table = without_elders(3);
    table.elder(Yellow, Rank::Warrior, Elder::Mature);
    let mut scene = Scene::of(table);
    scene.say("card sheherazade");
    assert_eq!(scene.asked(), "council-of-war");
    // NE-R8: somebody else is first; the namer may be second.
    assert_eq!(scene.refused("council yellow red"), "NE-A2");
    assert_eq!(scene.refused("council red red"), "NE-A2");
    scene.say("council green yellow");
    assert_eq!(scene.game.order, [Green, Yellow, Red]);
}

#[test]
fn a2_no_council_for_an_immature_warrior_or_for_somebody_who_is_not_first() {
    let mut table = without_elders(3);
    table.elder(Yellow, Rank::Warrior, Elder::Young);
    table.elder(Green, Rank::Warrior, Elder::Mature);
    let mut scene = Scene::of(table);
    scene.say("card sheherazade");
    assert_ne!(scene.asked(), "council-of-war");
}

#[test]
fn c1_with_two_players_an_absent_colour_is_passed_over() {
    let mut scene = Scene::of(without_elders(2));
    scene.say("card telling-mother");
    assert_eq!(scene.game.order[..2], [Yellow, Red], "green is not there, so yellow is the real first player");
    // NE-R6: he has the council of war.
    let mut table = without_elders(2);
    table.elder(Yellow, Rank::Warrior, Elder::Mature);
    let mut scene = Scene::of(table);
    scene.say("card telling-mother");
    assert_eq!(scene.asked(), "council-of-war");
    assert_eq!(scene.legal(), ["council red yellow", "pass"]);
}

// ---- mortality (D3) -------------------------------------------------------------------------------------------------

#[test]
fn d3_an_elder_dies_by_the_die_of_his_rank_and_his_disk_returns() {
    let mut table = fresh(3);
    table.elder(Red, Rank::Warrior, Elder::Mature);
    let mut scene = Scene::of(table);
    scene.all(&["card scavenger-woman", "pass"]); // the warrior's council
    assert_eq!((scene.asked(), scene.game.ask().details["count"].clone()), ("dice-for-elders", 2.into()));
    let (black, dead) = (scene.free(Red, Disk::Black), scene.game.peoples[Red].dead);
    scene.say("dice 6 1");
    assert_eq!(scene.game.peoples[Red].elders[Rank::Firestarter], Elder::Vacant);
    assert_eq!(scene.game.peoples[Red].elders[Rank::Warrior], Elder::Mature, "no 4 was thrown");
    assert_eq!(scene.free(Red, Disk::Black), black + 1);
    assert_eq!(scene.game.peoples[Red].dead, dead + 1);
    scene.say("dice 4 5");
    assert_eq!(scene.game.peoples[Yellow].elders[Rank::Firestarter], Elder::Young, "each player throws for himself");
}

#[test]
fn d3_nobody_throws_who_has_no_elder() {
    let mut scene = Scene::of(without_elders(3));
    scene.say("card sheherazade");
    assert_eq!(scene.asked(), "bid");
}

// ---- chaos (D4) -----------------------------------------------------------------------------------------------------

/// Red has more hunters than free disks and no elder; the others are immune.
fn restless(hunters: u8) -> lascaux_neanderthal::Table {
    let mut table = without_elders(3);
    table.camp(Red, hunters);
    table.camp(Green, 1);
    table
}

#[test]
fn d4_chaos_takes_half_rounded_up_and_one_elder() {
    let mut table = restless(13);
    table.elder(Red, Rank::Trapper, Elder::Young);
    table.elder(Red, Rank::Knapper, Elder::Mature);
    let mut scene = Scene::of(table);
    scene.say("card walkabout-woman");
    assert_eq!((scene.asked(), scene.who()), ("hunters-lost-to-chaos", Some(Red)));
    for _ in 0..6 {
        assert!(!scene.may("done"));
        scene.say("lose red");
    }
    assert_eq!(scene.refused("done"), "NE-D4");
    scene.say("lose red");
    scene.say("done");
    assert_eq!(scene.asked(), "elder-lost-to-chaos");
    assert_eq!(scene.refused("lose elder chief"), "NE-D4");
    scene.say("lose elder trapper");
    assert_eq!(scene.camp(Red), 6);
    assert_eq!(scene.asked(), "change-of-sexuality");
    scene.say("pass");
}

#[test]
fn d4_chaos_may_take_more_and_guests_and_the_alpha_man_count() {
    // NE-R10
    let mut table = restless(9);
    table.guests(Red, Yellow, 2);
    table.alpha(Red);
    let mut scene = Scene::of(table);
    scene.say("card walkabout-woman");
    scene.all(&["lose yellow", "lose yellow", "lose alpha", "lose red", "lose red"]);
    assert!(!scene.may("done"), "twelve hunters: six are lost");
    scene.say("lose red");
    assert!(scene.may("done") && scene.may("lose red"));
    scene.all(&["lose red", "done"]);
    assert_eq!(scene.camp(Red), 5);
    assert_eq!(scene.game.peoples[Red].alpha, Alpha::Dead);
}

#[test]
fn d4_as_many_words_as_hunters_keep_a_people_from_chaos() {
    let free = restless(6).peoples[Red].free.total();
    let mut scene = Scene::of(restless(free));
    scene.say("card walkabout-woman");
    assert_eq!(scene.asked(), "bid", "hunters and free disks are equal in number");
    let mut scene = Scene::of(restless(free + 1));
    scene.say("card walkabout-woman");
    assert_eq!(scene.asked(), "hunters-lost-to-chaos");
}

#[test]
fn d4_a_mature_tribal_chief_keeps_from_chaos_an_immature_one_does_not() {
    for (elder, chaos) in [(Elder::Mature, false), (Elder::Young, true)] {
        let mut table = restless(15);
        table.tribal(Red);
        table.elder(Red, Rank::Chief, elder);
        let mut scene = Scene::of(table);
        scene.say("card walkabout-woman");
        assert_eq!(scene.asked() == "hunters-lost-to-chaos", chaos);
    }
}

#[test]
fn d4_a_mature_firestarter_rounds_down_and_saves_the_elders() {
    let mut table = restless(13);
    table.elder(Red, Rank::Firestarter, Elder::Mature);
    let mut scene = Scene::of(table);
    scene.say("card walkabout-woman");
    for _ in 0..6 {
        scene.say("lose red");
    }
    scene.say("done");
    assert_eq!(scene.asked(), "change-of-sexuality", "no elder is lost");
}

#[test]
fn d4_a_change_of_sexuality_frees_the_old_disks_and_asks_for_the_new() {
    let mut scene = Scene::of(restless(13));
    scene.say("card walkabout-woman");
    for _ in 0..7 {
        scene.say("lose red");
    }
    scene.say("done");
    let before = scene.game.peoples[Red].free.total();
    scene.say("change");
    assert_eq!(scene.game.peoples[Red].sexuality, Some(Sexuality::Promiscuity));
    assert_eq!(scene.game.peoples[Red].free.total(), before + 3 - 6);
}

#[test]
fn d4_without_the_disks_there_is_no_change() {
    let mut table = restless(13);
    table.spend(Red, Disk::Orange, 0, Daughter::Piper);
    let mut scene = Scene::of(table);
    scene.say("card walkabout-woman");
    for _ in 0..7 {
        scene.say("lose red");
    }
    scene.say("done");
    // Promiscuity asks for two orange disks; one comes back from the harem.
    assert_eq!(scene.asked(), "bid");
}

// ---- wanderlust (D6) ------------------------------------------------------------------------------------------------

#[test]
fn d6_who_lost_most_sends_wanderers_to_a_camp_of_choice() {
    let mut table = restless(15);
    table.camp(Yellow, 15);
    let mut scene = Scene::of(table);
    scene.say("card totem-woman");
    for _ in 0..8 {
        scene.say("lose red");
    }
    scene.all(&["done", "pass"]);
    for _ in 0..8 {
        scene.say("lose yellow");
    }
    scene.all(&["done", "pass"]);
    scene.until("where-hunters-wander");
    assert_eq!(scene.who(), Some(Red), "a tie goes by player order");
    assert_eq!(scene.refused("wander red"), "NE-D6");
    // NE-R12: two icons may be split.
    scene.all(&["wander green", "wander yellow"]);
    assert_eq!(scene.game.peoples[Green].camp[Red], 1);
    assert_eq!(scene.game.peoples[Yellow].camp[Red], 1);
    assert_ne!(scene.asked(), "where-hunters-wander");
}

#[test]
fn d6_nobody_wanders_if_nobody_lost_hunters() {
    let mut scene = Scene::of(without_elders(3));
    scene.say("card totem-woman");
    assert_eq!(scene.asked(), "bid");
}

#[test]
fn d6_guests_need_a_chaperone_and_cannot_rise() {
    let mut table = fresh(3);
    table.camp(Red, 1);
    table.guests(Red, Green, 2);
    let mut scene = Scene::after_assignment(table, Red);
    assert_eq!(scene.refused("hunt alpine-marmot green"), "NE-D6");
    scene.all(&["hunt alpine-marmot red", "hunt alpine-marmot green"]);
    assert!(!scene.legal().iter().any(|one| one.starts_with("promote")), "a guest becomes no elder");
    assert_eq!(scene.refused("promote knapper"), "NE-E2");
    assert_eq!(scene.game.party(Slot::North1, Red), 2);
}

#[test]
fn j1_an_extinct_species_takes_no_wanderers() {
    let mut table = restless(13);
    table.camp(Yellow, 0);
    let mut scene = Scene::of(table);
    scene.say("card totem-woman");
    for _ in 0..7 {
        scene.say("lose red");
    }
    scene.all(&["done", "pass"]);
    scene.until("where-hunters-wander");
    assert_eq!(scene.legal(), ["wander green"]);
    assert_eq!(scene.refused("wander yellow"), "NE-J1");
}

// ---- blizzard (D5) --------------------------------------------------------------------------------------------------

#[test]
fn d5_two_hunters_keep_one_dependent() {
    let mut table = without_elders(3);
    table.camp(Green, 3);
    table.elder(Green, Rank::Knapper, Elder::Young);
    table.daughter(Green, Daughter::Piper);
    table.tableau(Green, Horse);
    let mut scene = Scene::of(table);
    scene.all(&["card grieving-woman", "dice 2"]);
    assert_eq!((scene.asked(), scene.who()), ("dependents-abandoned", Some(Green)));
    assert_eq!(scene.legal(), ["abandon elder knapper", "abandon daughter piper", "abandon animal horse"]);
    assert_eq!(scene.refused("abandon elder chief"), "NE-D5");
    scene.say("abandon animal horse");
    let black = scene.free(Green, Disk::Black);
    scene.say("abandon elder knapper");
    assert_eq!(scene.free(Green, Disk::Black), black + 1, "his disk returns");
    assert_ne!(scene.asked(), "dependents-abandoned", "three hunters keep the Piper");
    assert!(scene.game.find(Horse).is_none() && !scene.game.undrawn.contains(Horse));
}

#[test]
fn d5_a_grown_husband_feeds_his_wife_an_immature_one_does_not() {
    for (young, asked) in [(false, false), (true, true)] {
        let mut table = without_elders(3);
        table.camp(Green, 1);
        table.camp(Yellow, 1);
        table.camp(Red, 1);
        table.daughter(Yellow, Daughter::Piper);
        table.husband(Yellow, Daughter::Piper);
        if young {
            table.daughters[Daughter::Piper].husband.as_mut().unwrap().young = true;
            table.peoples[Yellow].free[Disk::Orange] -= 1;
        }
        let mut scene = Scene::of(table);
        scene.say("card grieving-woman");
        assert_eq!(scene.asked() == "dependents-abandoned", asked);
        if asked {
            let orange = scene.free(Yellow, Disk::Orange);
            scene.say("abandon daughter piper");
            // NE-R11: he goes home, his disk returns.
            assert_eq!((scene.camp(Yellow), scene.free(Yellow, Disk::Orange)), (2, orange + 1));
        }
    }
}

#[test]
fn r11_the_husband_who_comes_home_in_a_blizzard_feeds_nobody_in_it() {
    // NE-R11: one hunter and three dependents. The Piper's young husband comes home, but he was not there when it began.
    let mut table = without_elders(3);
    table.camp(Red, 6);
    table.camp(Yellow, 1);
    table.camp(Green, 6);
    table.daughter(Yellow, Daughter::Piper);
    table.daughter(Yellow, Daughter::Housewife);
    table.tableau(Yellow, Horse);
    table.husband(Yellow, Daughter::Piper);
    table.daughters[Daughter::Piper].husband.as_mut().unwrap().young = true;
    table.peoples[Yellow].free[Disk::Orange] -= 1;
    let mut scene = Scene::of(table);
    scene.say("card grieving-woman");
    assert_eq!((scene.asked(), scene.game.ask().details["number"].clone()), ("dependents-abandoned", 3.into()));
    scene.say("abandon daughter piper");
    assert_eq!((scene.camp(Yellow), scene.game.ask().details["number"].clone()), (2, 2.into()), "two hunters by now");
    scene.all(&["abandon daughter housewife", "abandon animal horse"]);
    assert_ne!(scene.asked(), "dependents-abandoned");
    assert_eq!(scene.game.dependents(Yellow), 0);
}

// ---- auction (D7) ---------------------------------------------------------------------------------------------------

#[test]
fn d7_the_highest_bid_wins_and_the_disks_make_her_immature() {
    let mut scene = Scene::of(without_elders(3));
    scene.say("card sheherazade"); // yellow, red, green; orange and white
    scene.say("bid 1");
    assert_eq!(scene.refused("bid 1"), "NE-R1", "red does not win a tie against yellow");
    scene.all(&["bid 2", "hold", "bid 2"]);
    assert_eq!(scene.who(), Some(Red), "yellow equals the bid and leads by player order");
    scene.all(&["bid 3", "hold", "hold"]);
    assert_eq!((scene.asked(), scene.who()), ("disks-laid-on-the-daughter", Some(Red)));
    assert_eq!(scene.refused("lay orange 1"), "NE-D7");
    assert_eq!(scene.refused("lay black 3"), "NE-D7");
    scene.say("lay orange 1 white 2");
    let family = &scene.game.daughters[Daughter::Sheherazade];
    assert_eq!((family.father, family.disks.total()), (Some(Red), 3));
    assert!(!scene.game.grown(Daughter::Sheherazade) && !scene.game.enjoys(Red, Daughter::Sheherazade));
}

#[test]
fn d7_without_a_bid_she_leaves_the_game() {
    let mut scene = Scene::of(without_elders(3));
    scene.all(&["card sheherazade", "hold", "hold", "hold"]);
    assert_eq!(scene.game.daughters[Daughter::Sheherazade].father, None);
    assert!(!scene.game.unseen.contains(Daughter::Sheherazade));
    assert_eq!(scene.asked(), "hunters-assigned");
}

#[test]
fn d7_a_bid_is_limited_to_free_disks_of_the_right_colours() {
    let mut scene = Scene::of(without_elders(3));
    scene.say("card caring-woman"); // orange only; yellow first, with five orange disks
    assert!(scene.may("bid 5"));
    assert_eq!(scene.refused("bid 6"), "NE-D7");
    assert_eq!(scene.refused("bid 0"), "NE-D7");
}

#[test]
fn d7_tribal_people_do_not_bid_except_a_harem_at_half_value() {
    let mut table = without_elders(3);
    table.tribal(Yellow);
    table.tribal(Red);
    let mut scene = Scene::of(table);
    scene.say("card sheherazade");
    assert_eq!(scene.who(), Some(Red), "tribal yellow is passed over");
    scene.say("bid 4");
    assert_eq!(scene.who(), Some(Green));
    assert_eq!(scene.refused("bid 2"), "NE-R1", "two of green equal four of red, and red wins the tie");
    scene.say("bid 3");
    assert_eq!(scene.refused("bid 5"), "NE-R1", "five halves are less than three");
    assert!(scene.may("bid 6"), "six halves are three, and the tie is red's");
}

#[test]
fn a5_the_stage_of_a_round_goes_through_six_phases() {
    let mut scene = Scene::of(without_elders(3));
    scene.say("card sheherazade");
    let mut phases = vec![scene.game.ask().phase];
    scene.all(&["bid 1", "hold", "hold"]);
    if scene.asked() == "disks-laid-on-the-daughter" {
        scene.say("lay orange 1");
    }
    phases.push(scene.game.ask().phase);
    scene.all(&["hunt alpine-marmot yellow", "hunt horse yellow", "done", "done", "done"]);
    phases.push(scene.game.ask().phase);
    scene.all(&["resolve alpine-marmot", "dice 4", "dice 4"]);
    phases.push(scene.game.ask().phase);
    assert_eq!(
        phases,
        ["phase 1: events and auction", "phase 2: assigning hunters", "phase 4: hunting", "phase 6: special action"]
    );
    assert_eq!(scene.game.stage, Stage::Special { turn: 0, used: 0 });
}
