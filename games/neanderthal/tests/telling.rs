//! What people read: events, refusals and score sheets are said in the reader's language, by the names of cards.

mod common;

use common::*;
use lascaux_neanderthal::{Action, Event, Neanderthal, Slot, Who};
use lascaux_table::{Actions, Code, Game, Language, Said, Seat, Turn, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::json;
use std::collections::BTreeSet;

fn in_all_languages(said: &Said) -> [String; 4] {
    Language::ALL.map(|language| said.say(language, &|seat| ["Anna", "Bram", "Cleo"][seat.index()].to_string()))
}

fn told(scene: &Scene, wanted: fn(&Event) -> bool) -> [String; 4] {
    let event = scene.told.iter().find(|event| wanted(event)).expect("it was told");
    in_all_languages(&Neanderthal::tell(event, scene.game.components()))
}

#[test]
fn a_hunt_is_told_by_its_card_and_not_by_its_place() {
    let mut table = only([1, 0, 0]);
    table.assigning();
    let mut scene = Scene::of(table);
    scene.say("hunt alpine-marmot red");
    assert_eq!(
        told(&scene, |event| matches!(event, Event::Assigned { .. })),
        [
            "The Cro-Magnons send a hunter: Alpine Marmot.",
            "De Cro-Magnonmensen zetten een jager in: Alpenmarmot.",
            "Die Cro-Magnon-Menschen setzen einen Jäger ein: Alpenmurmeltier.",
            "Cro-Magnonmänniskorna sätter ut en jägare: Alpmurmeldjur.",
        ]
    );
    scene.all(&["done", "dice 1"]);
    let [english, ..] = told(&scene, |event| matches!(event, Event::Hunted { .. }));
    assert_eq!(english, "The Cro-Magnons hunt (Alpine Marmot), 1 hit: success.");
}

#[test]
fn a_player_is_told_by_the_name_that_the_reader_knows() {
    let event = Event::BoardDealt { seat: Seat(1), who: Who::Yellow };
    let said = Neanderthal::tell(&event, Neanderthal::data(None).unwrap());
    assert_eq!(said.to_string(), "Seat 1 leads a species: Neanderthal.");
    assert_eq!(in_all_languages(&said)[2], "Bram führt eine Art: Neandertaler.");
}

#[test]
fn a_place_without_a_card_is_told_as_a_place() {
    let event = Event::SentHome { who: Who::Green, slot: Slot::South3, card: None };
    let said = Neanderthal::tell(&event, Neanderthal::data(None).unwrap());
    assert_eq!(said.to_string(), "The Archaics: the hunters go home (South 3).");
}

/// The sentence of a refusal, in all languages.
fn refused(scene: &Scene, text: &str) -> [String; 4] {
    let action = scene.game.read_action(text).unwrap();
    let Turn::Player(seat) = scene.game.turn() else { panic!("nobody is asked") };
    in_all_languages(&scene.game.check(seat, action).unwrap_err().why)
}

#[test]
fn a_refusal_names_the_card_and_not_its_code_word() {
    let mut table = only([1, 0, 0]);
    table.assigning();
    let scene = Scene::of(table);
    assert_eq!(
        refused(&scene, "hunt caribou red"),
        [
            "“Caribou” does not lie open in the rows.",
            "“Rendier” ligt niet open in de rijen.",
            "„Rentier“ liegt nicht offen in den Reihen.",
            "”Vildren” ligger inte öppet i raderna.",
        ]
    );
    let [english, dutch, ..] = refused(&scene, "promote chief");
    assert_eq!(english, "That rank exists only among the tribal (Chief); choose another one.");
    assert_eq!(dutch, "Die rang bestaat alleen in de stamcultuur (Leider); kies een andere.");
}

#[test]
fn whoever_is_not_to_move_hears_who_is() {
    let mut table = only([1, 1, 0]);
    table.assigning();
    let scene = Scene::of(table);
    let refusal = scene.game.check(Seat(1), Action::Done).unwrap_err();
    assert_eq!((refusal.code, refusal.rule.as_deref()), (Code::WrongTurn, Some("NE-A1")));
    assert_eq!(in_all_languages(&refusal.why)[3], "Det är inte din tur: Anna ska bestämma.");
}

/// NE-R10: how many the Laughing Woman loses is a figure of the box.
#[test]
fn chaos_says_how_many_more() {
    let said = Language::ALL.map(|language| {
        let book = Neanderthal::words();
        book.say(language, "ne-no-laughing", &[("number", 2.into()), ("most", 4.into())]).unwrap()
    });
    assert_eq!(said[0], "With “Laughing Woman” chaos takes 4 hunters, or half if that is less; lose 2 more.");
    assert!(said.iter().all(|said| said.contains('2') && said.contains('4') && !said.contains('{')), "{said:?}");
}

/// Everything that can be said at any question of a few games is refused with words that exist in every language.
#[test]
fn every_refusal_can_be_read_in_every_language() {
    let mut keys = BTreeSet::new();
    for seed in 0..6u64 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mode = ["rivals", "cooperative"][seed as usize % 2];
        let mut game = Scene::of(rich(3, &json!({"mode": mode}), &mut rng)).game;
        let mut actions = Actions::of::<Neanderthal>();
        loop {
            match game.turn() {
                Turn::Player(seat) => {
                    game.universe(&mut |action| {
                        if let Err(refusal) = game.check(seat, action) {
                            let key = refusal.why.key().expect("a player's refusal has a key").to_string();
                            if keys.insert(key) {
                                let said = in_all_languages(&refusal.why);
                                assert!(
                                    said.iter().all(|said| !said.contains("ne-") && !said.contains('{')),
                                    "{said:?}"
                                );
                                assert_eq!(said.iter().collect::<BTreeSet<_>>().len(), 4, "{said:?}");
                            }
                        }
                    });
                    game.legal(&mut actions);
                    let choice = actions[below(&mut rng, actions.len() as u32) as usize];
                    game.apply(choice, &mut ());
                }
                Turn::Chance => {
                    let outcome = game.sample(&mut rng);
                    game.resolve(outcome, &mut ());
                }
                Turn::Over => break,
            }
        }
    }
    assert!(keys.len() > 80, "only {}: {keys:?}", keys.len());
}

#[test]
fn the_score_sheet_is_read_in_every_language() {
    let table = only([3, 0, 0]);
    let scene = Scene::of(table);
    let sheet = &scene.game.scores(None).seats[0];
    let hunters = sheet.lines.iter().find(|line| line.name == "hunters").unwrap();
    assert_eq!(in_all_languages(&hunters.title), ["hunters", "jagers", "Jäger", "jägare"]);
    assert_eq!(hunters.detail.to_string(), "3 × 1", "a harem's hunter is worth 1 (NE-J)");
    for line in &sheet.lines {
        let said = in_all_languages(&line.title);
        assert!(said.iter().all(|said| !said.contains("ne-")), "{said:?}");
    }
}

/// NE-K1: together a species counts that survives with an animal.
#[test]
fn the_common_sheet_says_who_lives_and_with_how_many_animals() {
    let mut table = with_options(3, json!({"mode": "cooperative", "boards": "red-yellow-green"}));
    table.tribal(Who::Red);
    table.tableau(Who::Red, Horse);
    let scene = Scene::of(table);
    let sheet = &scene.game.scores(None).seats[0];
    let [red, yellow, _] = &sheet.lines[..] else { panic!("three species") };
    assert_eq!((red.name, red.points, yellow.points), ("Cro-Magnon", 1, 0));
    let [_, dutch, german, swedish] = in_all_languages(&red.detail);
    assert!(dutch.starts_with("leeft; 1 huisdier; alleen: "), "{dutch}");
    assert!(german.starts_with("lebt; 1 Haustier; allein: "), "{german}");
    assert!(swedish.starts_with("lever; 1 husdjur; ensam: "), "{swedish}");
    assert!(yellow.detail.to_string().starts_with("lives; no domestic animal; alone: "), "{}", yellow.detail);
}
