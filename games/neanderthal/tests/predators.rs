//! Phase 4, where several hunts meet: whose card comes next, and predators with parties of their own and hunters who
//! were followed there (rulebook 002, A4, G3, G4, G7; rulings NE-R17, NE-R19, NE-R27).

mod common;

use common::*;
use lascaux_neanderthal::Daughter::*;
use lascaux_neanderthal::{Cell, Disk, Elder, Key, Rank, Slot, Table, Who};
use lascaux_table::Game;

/// So many of a colour go to each of these cards, and that is all of them.
fn go(scene: &mut Scene, colour: &str, where_to: &[(&str, u8)]) {
    for (card, hunters) in where_to {
        for _ in 0..*hunters {
            scene.say(&format!("hunt {card} {colour}"));
        }
    }
    scene.say("done");
}

/// The species whose throw it is, and the card.
fn throws(scene: &Scene) -> (Who, Slot) {
    let hunt = scene.game.hunt.unwrap_or_else(|| panic!("nobody hunts at \"{}\"", scene.asked()));
    assert_eq!(scene.asked(), "dice-of-a-hunt");
    (hunt.who, hunt.on)
}

/// Whether everybody has come home.
fn nobody_is_out(scene: &Scene) -> bool {
    let empty = |slot: Slot| scene.game.raids[slot].is_none() && Who::all().all(|who| scene.game.party(slot, who) == 0);
    Slot::all().all(empty)
}

// ---- who comes next (A4) --------------------------------------------------------------------------------------------

#[test]
fn a4_the_first_player_orders_the_contested_cards_and_contested_daughters() {
    // rulebook 002, A4 (2): yellow is first this round, although red has people on every card too.
    let mut table = only([3, 3, 1]);
    table.order = [Yellow, Red, Green];
    table.attack_order = table.order;
    table.daughter(Green, Piper);
    let mut scene = Scene::after_assignment(table, Yellow);
    scene.say("court piper");
    go(&mut scene, "yellow", &[("alpine-marmot", 1), ("chamois", 1)]);
    scene.say("court piper");
    go(&mut scene, "red", &[("alpine-marmot", 1), ("chamois", 1)]);
    go(&mut scene, "green", &[("snow-hare", 1)]);
    while scene.asked() == "dice-of-an-attack" {
        scene.say("dice 5");
    }
    assert_eq!(throws(&scene), (Green, Slot::North6), "green is alone with the hare: before everything contested");
    scene.say("dice 4");
    assert_eq!((scene.asked(), scene.who()), ("contested-card-to-resolve", Some(Yellow)));
    assert_eq!(scene.legal(), ["resolve alpine-marmot", "resolve chamois", "resolve piper"]);
    assert_eq!(scene.refused("resolve snow-hare"), "NE-A4");
    assert_eq!(scene.refused("resolve gray-wolf"), "NE-A4");
    scene.say("resolve chamois");
    assert_eq!(throws(&scene), (Yellow, Slot::South4), "one hunter each: player order");
    scene.all(&["dice 4", "dice 4"]);
    assert_eq!(scene.legal(), ["resolve alpine-marmot", "resolve piper"]);
    scene.say("resolve piper");
    assert_eq!(scene.asked(), "die-of-a-suitor");
    scene.all(&["dice 4", "dice 4"]);
    assert_eq!(throws(&scene), (Yellow, Slot::North1), "the last card comes by itself (NE-R33)");
}

#[test]
fn a4_the_first_player_orders_the_predators_also_those_where_he_has_nobody() {
    // rulebook 002, A4 (3)
    let table = only([0, 1, 1]);
    let mut scene = Scene::after_assignment(table, Yellow);
    go(&mut scene, "yellow", &[("gray-wolf", 1)]);
    go(&mut scene, "green", &[("european-cave-lion", 1)]);
    assert_eq!((scene.asked(), scene.who()), ("predator-to-resolve", Some(Red)));
    assert_eq!(scene.legal(), ["resolve european-cave-lion", "resolve gray-wolf"]);
    assert_eq!(scene.refused("resolve horse"), "NE-A4");
    scene.say("resolve gray-wolf");
    assert_eq!(throws(&scene), (Yellow, Slot::South2));
    scene.say("dice 4");
    assert_eq!(throws(&scene), (Green, Slot::North5));
}

#[test]
fn a4_of_two_predators_after_the_same_hunters_the_second_waits_for_the_first() {
    // rulebook 002, G4: wolf 17 and hyena 22 at the same distance of the deer; green has come for the hyena, yellow for
    // the lion, so there is a choice, but not of the hyena.
    let mut table = only([3, 1, 1]);
    table.open(Slot::South4, CaveHyena);
    let mut scene = Scene::after_assignment(table, Red);
    go(&mut scene, "red", &[("red-deer", 3)]);
    go(&mut scene, "yellow", &[("european-cave-lion", 1)]);
    go(&mut scene, "green", &[("cave-hyena", 1)]);
    scene.say("dice 1 1 4");
    assert_eq!((scene.asked(), scene.who()), ("predator-to-resolve", Some(Red)));
    assert_eq!(scene.legal(), ["resolve european-cave-lion", "resolve gray-wolf"]);
    assert_eq!(scene.refused("resolve cave-hyena"), "NE-A4");
    scene.say("resolve gray-wolf");
    assert_eq!(throws(&scene), (Red, Slot::South2));
    scene.say("dice 3 3 1");
    assert_eq!(scene.legal(), ["resolve european-cave-lion", "resolve cave-hyena"], "now the hyena may come");
}

// ---- a party of its own and hunters who were followed (R17, R27) ----------------------------------------------------

/// The wolf stands between horse and deer. Red has brought down the horse, yellow the deer, each with four, and green's
/// three have come for the wolf itself. Everybody has disks to free. Green, the fewest, throws next.
fn at_the_wolf(edit: impl FnOnce(&mut Table)) -> Scene {
    let mut table = only([4, 4, 3]);
    table.spend(Red, Disk::Black, 2, Piper);
    table.spend(Yellow, Disk::White, 2, Housewife);
    table.elder(Green, Rank::Knapper, Elder::Mature);
    edit(&mut table);
    let mut scene = Scene::after_assignment(table, Red);
    go(&mut scene, "red", &[("horse", 4)]);
    go(&mut scene, "yellow", &[("red-deer", 4)]);
    go(&mut scene, "green", &[("gray-wolf", 3)]);
    scene.all(&["dice 1 1 3 4", "dice 1 1 3 4"]);
    assert!(scene.game.raids[Slot::South1].is_some() && scene.game.raids[Slot::South3].is_some());
    assert_eq!(throws(&scene), (Green, Slot::South2), "the fewest hunters throw first");
    scene
}

#[test]
fn r27_if_the_wolf_is_taken_away_everybody_it_followed_keeps_the_prey_and_is_asked_for_his_disks() {
    let mut scene = at_the_wolf(|_| {});
    let (red, yellow) = (scene.camp(Red), scene.camp(Yellow));
    scene.all(&["dice 4 4 4", "claim", "card wild-boar"]);
    assert!(scene.game.peoples[Green].hand.contains(GrayWolf));
    // NE-G3: red's horse comes first (the leftmost prey), then yellow's deer; neither choice swallows the other.
    assert_eq!((scene.asked(), scene.who()), ("which-disks-are-freed", Some(Red)));
    assert_eq!(scene.legal(), ["free daughter piper black", "done"]);
    assert_eq!(scene.camp(Red), red + 4 + 3, "four hunters come home with three babies");
    assert_eq!(scene.camp(Yellow), yellow, "yellow's deer waits until red has freed his disks");
    scene.say("free daughter piper black");
    assert_eq!((scene.asked(), scene.who()), ("which-disks-are-freed", Some(Yellow)));
    assert_eq!(scene.camp(Yellow), yellow + 4 + 3);
    scene.say("free daughter housewife white");
    assert_eq!((scene.free(Red, Disk::Black), scene.free(Yellow, Disk::White)), (3, 3));
    assert!(nobody_is_out(&scene));
}

#[test]
fn r17_a_wolf_hunted_down_but_left_lying_pays_once_and_still_has_to_be_kept_off() {
    let mut scene = at_the_wolf(|_| {});
    let green = scene.camp(Green);
    scene.say("dice 1 4 3");
    assert_eq!(scene.camp(Green), green + 3 + 1, "the wolf's baby goes to the first success");
    assert_eq!(throws(&scene), (Red, Slot::South2), "those who were followed still throw");
    let red = scene.camp(Red);
    scene.say("dice 1 4 4 4");
    // Three equal dice do not claim a wolf that was hunted down already, and it has no second baby to give.
    assert_eq!((scene.asked(), scene.who()), ("which-disks-are-freed", Some(Red)), "a hit keeps the horses");
    assert_eq!(scene.camp(Red), red + 4 + 3);
    scene.say("done");
    assert_eq!(throws(&scene), (Yellow, Slot::South2));
    let yellow = scene.camp(Yellow);
    scene.say("dice 4 4 3 3");
    assert_eq!(scene.camp(Yellow), yellow + 4, "no hit: the deer is stolen");
    assert!(nobody_is_out(&scene));
}

#[test]
fn r17_those_who_came_for_the_wolf_go_home_if_followed_hunters_beat_it_first() {
    // Two of red and four of green: this time the followed hunters are the fewest.
    let mut table = only([2, 0, 4]);
    table.elder(Green, Rank::Knapper, Elder::Mature);
    let mut scene = Scene::after_assignment(table, Red);
    go(&mut scene, "red", &[("horse", 2)]);
    go(&mut scene, "green", &[("gray-wolf", 4)]);
    scene.say("dice 1 1");
    assert_eq!(throws(&scene), (Red, Slot::South2));
    let green = scene.camp(Green);
    scene.say("dice 1 3");
    assert_eq!(scene.camp(Red), 2 + 1 + 3, "the wolf's baby and the horses' three");
    assert_eq!(scene.camp(Green), green + 4, "home without a throw");
    assert!(scene.game.hunt.is_none());
}

#[test]
fn r17_a_party_and_followed_hunters_of_one_people_throw_separately() {
    let mut table = only([5, 0, 0]);
    table.elder(Red, Rank::Knapper, Elder::Mature);
    let mut scene = Scene::after_assignment(table, Red);
    go(&mut scene, "red", &[("horse", 2), ("gray-wolf", 3)]);
    scene.say("dice 1 1");
    assert_eq!(throws(&scene), (Red, Slot::South2));
    assert_eq!((scene.game.hunt.unwrap().prey, &scene.game.ask().details["count"]), (Some(Slot::South1), &2.into()));
    // Two dice cannot make three of a kind, whatever the others throw: the bands are not added up.
    scene.say("dice 4 4");
    assert_eq!(scene.camp(Red), 2, "the horses are stolen, although the other band has yet to throw");
    assert_eq!((scene.game.hunt.unwrap().prey, &scene.game.ask().details["count"]), (None, &3.into()));
    scene.say("dice 4 4 4");
    assert_eq!(scene.asked(), "claim-the-card-or-not");
}

#[test]
fn r17_the_distance_counts_columns_gaps_included() {
    // The deer lies in column 3: the wolf in column 5 is two steps away, a gap between them or not; the hyena in
    // column 2 is one, and in column 1, over a gap, two.
    let follows = |hyena: Slot, gap: Slot| {
        let mut table = only([2, 0, 0]);
        table.open(Slot::South5, GrayWolf);
        table.open(hyena, CaveHyena);
        if let Cell::Card(biome) = table.rows[gap] {
            table.take_out(biome);
        }
        let mut scene = Scene::after_assignment(table, Red);
        go(&mut scene, "red", &[("red-deer", 2)]);
        scene.say("dice 1 1");
        scene.game.raids[Slot::South3].map(|raid| (raid.predator, raid.second)).unwrap()
    };
    assert_eq!(follows(Slot::South2, Slot::South4), (Slot::South2, None), "a gap does not bring the wolf nearer");
    assert_eq!(follows(Slot::South1, Slot::South2), (Slot::South5, Some(Slot::South1)), "two steps on both sides");
}

#[test]
fn r27_a_miss_against_the_first_of_two_predators_loses_the_prey_but_the_second_is_faced_and_pays() {
    let mut table = only([3, 0, 0]);
    table.open(Slot::South4, CaveHyena);
    let mut scene = Scene::after_assignment(table, Red);
    go(&mut scene, "red", &[("red-deer", 3)]);
    scene.say("dice 1 1 3");
    assert_eq!(throws(&scene), (Red, Slot::South2));
    scene.say("dice 3 3 4");
    assert_eq!(scene.game.raids[Slot::South3].map(|raid| raid.robbed), Some(true), "the wolf has the deer");
    assert_eq!(throws(&scene), (Red, Slot::South4), "the hyena comes all the same");
    scene.say("dice 1 3 3");
    assert_eq!(scene.camp(Red), 3 + 1, "the hyena's baby, and nothing of the deer");
}

// ---- a card taken from under others (G7, R19) -----------------------------------------------------------------------

/// Red and yellow on one card: nobody dies in the attacks, red's throw fails but claims the card under yellow's feet.
fn taken_by_red(card: &str, hunters: [u8; 2], dice: [&str; 3], edit: impl FnOnce(&mut Table)) -> Scene {
    let mut table = only([hunters[0], hunters[1], 0]);
    table.elder(Red, Rank::Knapper, Elder::Mature);
    table.spend(Yellow, Disk::Black, 0, Piper); // so that red attacks first
    edit(&mut table);
    let mut scene = Scene::after_assignment(table, Red);
    go(&mut scene, "red", &[(card, hunters[0])]);
    go(&mut scene, "yellow", &[(card, hunters[1])]);
    scene.all(&dice);
    scene.say("claim");
    scene
}

#[test]
fn r19_if_a_failed_party_takes_the_trophy_the_others_go_home_without_a_throw() {
    // The salmon asks for a white disk and is hit by ones only: three fives are no success, but a trophy.
    let scene =
        taken_by_red("sabertooth-salmon", [3, 4], ["dice 4 4 4", "dice 4 4 4 4", "dice 5 5 5"], |table: &mut Table| {
            table.open(Slot::South4, SabertoothSalmon)
        });
    assert!(scene.game.peoples[Red].trophies.contains(SabertoothSalmon));
    assert_eq!(scene.camp(Yellow), 4);
    assert!(scene.game.hunt.is_none());
}

#[test]
fn r19_swearing_woman_does_not_help_on_a_replacement() {
    let mut hunts_on = Vec::new();
    for (replacement, swearing) in [("steppe-bison", false), ("steppe-bison", true), ("caribou", true)] {
        let mut scene = taken_by_red("snow-hare", [2, 3], ["dice 4 4", "dice 4 4 4", "dice 5 5"], |table| {
            if swearing {
                table.daughter(Yellow, SwearingWoman);
                table.husband(Yellow, SwearingWoman); // pair-bond
                assert!(table.enjoys(Yellow, SwearingWoman));
            }
        });
        scene.say(&format!("card {replacement}"));
        hunts_on.push(scene.who() == Some(Yellow) && scene.may("stay"));
    }
    // Yellow has white disks but no black one: the bison asks for black, the caribou for white.
    assert_eq!(hunts_on, [false, false, true]);
}

#[test]
fn g7_whoever_stands_on_a_predator_that_is_taken_may_hunt_what_replaces_it() {
    // Green's three take the wolf under the feet of yellow's four, who came for it too.
    for (replacement, asked) in [("card sturgeon", true), ("card scimitar-cat", false)] {
        let mut table = only([0, 4, 3]);
        table.elder(Green, Rank::Knapper, Elder::Mature);
        table.open(Slot::North6, GrayWolf);
        let mut scene = Scene::after_assignment(table, Yellow);
        go(&mut scene, "yellow", &[("gray-wolf", 4)]);
        go(&mut scene, "green", &[("gray-wolf", 3)]);
        while scene.asked() == "dice-of-an-attack" {
            let dice = scene.game.ask().details["count"].as_u64().unwrap() as usize;
            scene.say(&("dice".to_string() + &" 4".repeat(dice)));
        }
        assert_eq!(throws(&scene), (Green, Slot::North6), "the fewest first");
        scene.all(&["dice 3 3 3", "claim"]);
        scene.say(replacement);
        assert_eq!(scene.asked() == "hunt-or-go-home" && scene.who() == Some(Yellow), asked);
        if asked {
            scene.say("stay");
            assert_eq!(throws(&scene), (Yellow, Slot::North6));
        } else {
            assert!(nobody_is_out(&scene), "a predator that came just now is hunted by nobody (NE-R19)");
        }
    }
}
