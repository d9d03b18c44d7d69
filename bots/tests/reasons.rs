//! Every kind of action has a reason, in every language, and its figures are true.

use lascaux_bots::{Budget, Insight, Stop, explain, weigh_actions, weigh_one};
use lascaux_games::for_game;
use lascaux_table::{AnyMatch, Language, NewMatch, Registry, Seed, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeSet;

fn shelf() -> Registry {
    lascaux_games::all().unwrap()
}

fn begun(game: &str, seats: u8, seed: u64) -> Box<dyn AnyMatch> {
    let order = NewMatch { seats, seed: Some(Seed::Number(seed)), ..NewMatch::default() };
    shelf().get(game).unwrap().start(&order).unwrap().0
}

/// Why an action is good, in English.
fn why(game: &dyn AnyMatch, action: &str) -> String {
    explain(game, action).unwrap().to_string()
}

/// The keys of the reasons of a game in a language.
fn keys(game: &str, language: Language) -> BTreeSet<String> {
    let text = for_game!(game, G => <G as Insight>::reasons().text(language)).unwrap();
    let lines = text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
    lines.filter_map(|line| line.split_once(" = ")).map(|(key, _)| key.to_string()).collect()
}

#[test]
fn every_legal_action_of_random_games_has_a_reason_in_every_language() {
    let name = |seat: lascaux_table::Seat| format!("Guest {}", seat.0);
    for (game, seats) in [("stone-age", 3), ("eiszeit", 4), ("neanderthal", 3), ("neanderthal", 1), ("pebbles", 2)] {
        let known = keys(game, Language::English);
        let mut said = BTreeSet::new();
        for seed in 0..3 {
            let mut current = begun(game, seats, seed);
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            while let Turn::Player(_) = current.turn() {
                let legal = current.legal();
                for action in legal.iter().step_by(1 + legal.len() / 12) {
                    let reason = explain(&*current, action).unwrap();
                    let key = reason.key().unwrap_or_else(|| panic!("{action} has a reason without words"));
                    assert!(known.contains(key), "{key}");
                    // Each key once in all languages; figures differ, sentences do not.
                    if !said.insert(key.to_string()) {
                        continue;
                    }
                    let english = reason.say(Language::English, &name);
                    for language in Language::ALL {
                        let text = reason.say(language, &name);
                        assert!(!text.contains("-why-") && !text.contains("{ $") && !text.is_empty(), "{key}: {text}");
                        assert!(language == Language::English || text != english, "{key} is not translated: {text}");
                    }
                }
                let action = current.random_action(&mut rng).unwrap();
                current.act(None, &action).unwrap();
            }
        }
        assert!(said.len() * 3 > known.len(), "{game} says only {said:?} of {known:?}");
    }
}

#[test]
fn the_four_languages_have_the_same_reasons() {
    for game in lascaux_games::NAMES {
        let english = keys(game, Language::English);
        for language in Language::ALL {
            assert_eq!(keys(game, language), english, "{game} {}", language.code());
            let book = for_game!(*game, G => <G as Insight>::reasons()).unwrap();
            assert!(english.iter().all(|key| book.has(language, key)), "{game} {} cannot be read", language.code());
        }
    }
}

#[test]
fn stone_age_says_true_figures() {
    let mut game = begun("stone-age", 2, 7);
    // 26 of 36 throws of two dice are 6 or more: two wood.
    assert_eq!(why(&*game, "place forest 2"), "2 dice: 72 % for 2 wood or more.");
    // Twelve food for five people.
    assert!(
        why(&*game, "place hunt 3").starts_with("Everybody can eat already. 3 dice:"),
        "{}",
        why(&*game, "place hunt 3")
    );
    // Seven buildings a stack, one every 1.6 rounds: about eleven rounds after this one.
    assert_eq!(why(&*game, "place field 1"), "One more food at every feeding: about 12 are left, this one included.");
    assert_eq!(why(&*game, "place hut 2"), "One more to work in every round: after this one about 11 are left.");
    game.act(None, "place forest 2").unwrap();
    assert!(explain(&*game, "place hut 1").is_err(), "what cannot be done has no reason");
}

#[test]
fn eiszeit_says_true_figures() {
    let game = begun("eiszeit", 4, 7);
    // A base of three and a mammoth; one hunter beside one mammoth.
    let told = why(&*game, "place 6");
    assert!(told.contains("alone in area 6, which bears 4: it stays and scores"), "{told}");
    // No mammoth in area 9.
    assert!(why(&*game, "place 9").contains("area 9, which bears 3"), "{}", why(&*game, "place 9"));
}

#[test]
fn neanderthal_says_true_figures() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut game = begun("neanderthal", 3, 5);
    let mut hunts = 0;
    while let Turn::Player(_) = game.turn() {
        for action in game.legal().iter().filter(|action| action.starts_with("hunt ")) {
            let told = why(&*game, action);
            let figure = |after: &str, before: &str| -> u32 {
                let rest = &told[told.find(after).unwrap_or_else(|| panic!("{told}")) + after.len()..];
                rest[..rest.find(before).unwrap()].parse().unwrap_or_else(|_| panic!("{told}"))
            };
            let chance = figure("succeeds in ", " %");
            assert!(chance <= 100, "{told}");
            if told.contains("instead of") {
                assert!(figure("instead of ", " %") <= chance + 1, "one hunter more does no harm: {told}");
            }
            hunts += 1;
        }
        if hunts > 200 {
            break;
        }
        let action = game.random_action(&mut rng).unwrap();
        game.act(None, &action).unwrap();
    }
    assert!(hunts > 50);
}

#[test]
fn a_hint_knows_the_next_best_and_none_is_better_than_the_best() {
    let game = begun("stone-age", 2, 7);
    let weighed = weigh_actions(&*game, Budget::simulations(400), 1, 3, &Stop::default()).unwrap();
    assert_eq!(weighed.len(), 3);
    let legal = game.legal();
    assert!(weighed.iter().all(|one| legal.contains(&one.action) && (0.0..=1.0).contains(&one.chance)));
    assert!(weighed.iter().all(|one| one.value <= weighed[0].value && one.chance <= weighed[0].chance));
    let alone = weigh_one(&*game, "place hunt 1", Budget::simulations(200), 1).unwrap();
    assert!((0.0..=1.0).contains(&alone.value));
    assert!(weigh_one(&*game, "place hut 1", Budget::simulations(10), 1).is_err());
}
