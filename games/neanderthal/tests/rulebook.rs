//! The worked example of the printed rulebook, G8, in all its variants with dictated dice, and the start disks of C10
//! (rulebook 002).

mod common;

use common::*;
use lascaux_neanderthal::{Alpha, Disk, Elder, Key, Neanderthal, Rank, Sexuality, Slot, Who};
use lascaux_table::{Chance, Game, Match, Seed, Setup};

/// The Cro-Magnons, tribal, hunt horses: four hunters and the alpha man, an immature knapper; wolves are near.
fn horses() -> lascaux_neanderthal::Table {
    let mut table = fresh(3);
    table.tribal(Red);
    table.elder(Red, Rank::Firestarter, Elder::Vacant);
    table.camp(Red, 7);
    table.alpha(Red);
    table.camp(Yellow, 0);
    table.camp(Green, 0);
    table
}

/// Phase 2 of the example; the marmot is the other card that frees the knapper's disk.
fn assigned(table: lascaux_neanderthal::Table) -> Scene {
    let mut table = table;
    // A marmot does not free black disks, so the first hunt of the example is a chamois (2 babies, a black disk).
    table.open(Slot::South4, Chamois);
    let mut scene = Scene::after_assignment(table, Red);
    assert_eq!(scene.free(Red, Disk::Black), 4);
    scene.say("promote knapper");
    assert_eq!(scene.free(Red, Disk::Black), 3, "rulebook 002, G8: the promotion costs a black disk");
    assert_eq!(scene.game.peoples[Red].elders[Rank::Knapper], Elder::Young);
    scene.all(&["hunt horse red", "hunt horse red", "hunt horse red", "hunt horse red", "hunt horse alpha"]);
    scene.all(&["hunt chamois red", "hunt chamois red", "done"]);
    scene.until("own-card-to-resolve");
    scene
}

/// Phase 4 up to the throw for the horses: the other hunt succeeds and makes the knapper mature.
fn knapper_matures(scene: &mut Scene) {
    scene.all(&["resolve chamois", "dice 1 4", "free elder knapper"]);
    assert_eq!(scene.game.peoples[Red].elders[Rank::Knapper], Elder::Mature);
    assert_eq!(scene.asked(), "alpha-mans-power");
}

#[test]
fn g8_without_a_weapon_the_hunt_fails() {
    // rulebook 002, G8: 3, 4, 6 and 5 next to the alpha man's 1 are one hit, and two are needed.
    let mut scene = assigned(horses());
    knapper_matures(&mut scene);
    let before = scene.camp(Red);
    scene.say("power");
    assert_eq!(scene.game.ask().details["count"], 4, "the alpha man throws no die");
    scene.say("dice 3 4 6 5");
    assert_eq!(scene.camp(Red), before + 4, "nobody is hurt, nothing is won, all go home");
    assert_eq!(scene.game.peoples[Red].alpha, Alpha::Camp);
    assert!(scene.game.find(Horse).is_some());
}

#[test]
fn g8_without_a_mature_knapper_the_alpha_man_has_no_power() {
    let mut scene = assigned(horses());
    scene.say("resolve horse");
    assert_eq!(scene.asked(), "dice-of-a-hunt");
    assert_eq!(scene.game.ask().details["count"], 5, "he throws like any other hunter");
}

#[test]
fn g8_the_power_is_a_choice_before_the_throw() {
    // rulebook 002, E5
    let mut scene = assigned(horses());
    knapper_matures(&mut scene);
    scene.say("pass");
    assert_eq!(scene.game.ask().details["count"], 5);
}

/// With the bone atlatl the 3 counts as 1 and the hunt succeeds; the wolves come.
fn wolves(firestarter: bool) -> Scene {
    let mut table = horses();
    table.tableau(Red, CarcassAtlatl);
    if firestarter {
        table.elder(Red, Rank::Firestarter, Elder::Mature);
    }
    let mut scene = if firestarter {
        // A mature firestarter promotes for free, so the knapper of this variant is there from the start.
        table.elder(Red, Rank::Knapper, Elder::Mature);
        let mut scene = Scene::after_assignment(table, Red);
        scene.all(&[
            "hunt horse red",
            "hunt horse red",
            "hunt horse red",
            "hunt horse red",
            "hunt horse alpha",
            "done",
        ]);
        scene.until("alpha-mans-power");
        scene
    } else {
        let mut scene = assigned(table);
        knapper_matures(&mut scene);
        scene
    };
    scene.all(&["power", "dice 3 4 6 5"]);
    scene
}

#[test]
fn g8_with_a_weapon_the_hunt_succeeds_and_the_wolves_come() {
    let scene = wolves(false);
    // rulebook 002, G8: not four equal dice, so the horse cannot be taken; the hunters stand before the wolves.
    assert_eq!(scene.asked(), "dice-of-a-hunt");
    assert_eq!(scene.game.ask().details["count"], 5, "no power against wolves without a warrior");
    let raid = scene.game.raids[Slot::South1].unwrap();
    assert_eq!((raid.who, raid.predator, raid.claimed), (Red, Slot::South2, false));
    assert_eq!(scene.free(Red, Disk::Black), 4, "what the horses bring has to wait");
}

#[test]
fn g8_the_reward_is_three_babies_and_two_disks_if_the_wolves_are_beaten() {
    let mut scene = wolves(false);
    // Something orange to free: none is assigned, so only the babies count here.
    let before = scene.camp(Red);
    scene.say("dice 1 4 4 4 3");
    // One hit keeps the prey and also beats the wolves (they need one): 3 babies of the horses, 1 of the wolves.
    assert_eq!(scene.asked(), "claim-the-card-or-not", "three equal dice and a mature elder: the wolf may be taken");
    scene.say("pass");
    assert_eq!(scene.camp(Red), before + 4 + 3 + 1);
}

#[test]
fn g8_two_fives_and_three_sixes_kill_everybody_and_lose_everything() {
    let mut scene = wolves(false);
    let (before, free) = (scene.camp(Red), scene.game.peoples[Red].free);
    scene.say("dice 5 5 6 6 6");
    // rulebook 002, G8: two bitten, three frozen; no benefit of the horses; and nobody is left to take the wolf.
    assert_ne!(scene.asked(), "claim-the-card-or-not");
    assert_eq!(scene.camp(Red), before);
    assert_eq!(scene.game.peoples[Red].alpha, Alpha::Dead);
    assert_eq!(scene.game.peoples[Red].free, free);
    assert!(scene.game.peoples[Red].hand.is_empty());
    assert!(scene.game.find(GrayWolf).is_some() && scene.game.find(Horse).is_some());
}

#[test]
fn g8_the_firestarter_saves_three_and_lets_the_wolf_be_taken() {
    let mut scene = wolves(true);
    let before = scene.camp(Red);
    scene.say("dice 5 5 6 6 6");
    // Two die by the wolves, by the player's choice; the alpha man uses no power here and may be one of them.
    scene.all(&["lose red", "lose red"]);
    assert_eq!(scene.asked(), "claim-the-card-or-not", "three equal dice, three survivors, a mature elder");
    scene.say("claim");
    assert!(scene.game.peoples[Red].hand.contains(GrayWolf));
    assert_eq!(scene.asked(), "card", "a card for the hand is replaced");
    assert_eq!(scene.camp(Red), before + 2, "no hit: the wolves steal the horses all the same");
    assert_eq!(scene.game.peoples[Red].alpha, Alpha::Camp);
    scene.say("card wild-boar");
    assert_eq!(scene.game.find(WildBoar), Some(Slot::South2));
}

#[test]
fn c10_free_disks_after_the_set_up_are_7_10_and_13_for_every_species() {
    let couplings = ["promiscuity-harem", "harem-pair-bond", "pair-bond-promiscuity"];
    let mut seen = std::collections::BTreeSet::new();
    for who in Who::all() {
        for coupling in couplings {
            for side in Sexuality::all() {
                let mut setup = Setup::<Neanderthal>::new(3, Seed::Number(1)).unwrap();
                setup.chance = Chance::Manual;
                let (mut game, _) = Match::start(setup).unwrap();
                for index in (18..24).chain(0..6) {
                    let biome = lascaux_neanderthal::Biome::at(index).unwrap();
                    game.chance_text(&format!("card {biome}")).unwrap();
                }
                // This species sits at seat 0 and gets this card.
                let others: Vec<Who> = Who::all().filter(|other| *other != who).collect();
                game.chance_text(&format!("board {who}")).unwrap();
                game.chance_text(&format!("board {}", others[0])).unwrap();
                game.chance_text(&format!("sexuality {coupling}")).unwrap();
                let next = couplings.iter().find(|other| **other != coupling).unwrap();
                game.chance_text(&format!("sexuality {next}")).unwrap();
                let Ok(_) = game.act_text(None, &format!("choose {side}")) else { continue };
                let free = game.state().peoples[who].free.total();
                let expected = match side {
                    Sexuality::Promiscuity => 7,
                    Sexuality::Harem => 10,
                    Sexuality::PairBond => 13,
                };
                assert_eq!(free, expected, "rulebook 002, C10: {who} {side}");
                seen.insert((who, side));
            }
        }
    }
    assert_eq!(seen.len(), 9, "every species with every sexuality");
}
