//! The board of Stone Age: everything legal can be reached, nothing hidden is drawn, everything has words.

use lascaux_stone_age::{Event, StoneAge};
use lascaux_table::{AnyMatch, Game, Match, Seat, Seed, Setup, Turn, Viewer};
use lascaux_web::board::{Board, Scene};
use lascaux_web::{LANGUAGES, Words};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use std::collections::{BTreeSet, HashSet};

const EDITIONS: [&str; 3] = ["nl", "de", "sv"];

fn names() -> Vec<String> {
    ["Anna", "Bertil", "Chloé", "Dirk"].map(String::from).to_vec()
}

/// Plays a random game and shows every position to `look`. Cards and buildings are bought where possible, so that the
/// rarer questions come up.
fn random_game(seed: u64, look: &mut dyn FnMut(&mut Match<StoneAge>, u32)) {
    let mut setup = Setup::new(2 + (seed % 3) as u8, Seed::Number(seed)).unwrap();
    let edition = json!({ "edition": EDITIONS[(seed / 3 % 3) as usize] });
    setup.options = StoneAge::options(edition.as_object().unwrap()).unwrap();
    let (mut game, _) = Match::<StoneAge>::start(setup).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for step in 0.. {
        look(&mut game, step);
        let Turn::Player(_) = game.state().turn() else { return };
        let legal = Match::legal(&game);
        let buys: Vec<&String> = legal.iter().filter(|action| action.starts_with("pay")).collect();
        let choice = match buys.len() {
            0 => &legal[rng.next_u32() as usize % legal.len()],
            many => buys[rng.next_u32() as usize % many],
        };
        game.act_text(None, &choice.clone()).unwrap();
    }
}

/// Everything that is drawn for a viewer, as one text.
fn drawn(game: &StoneAge, turn: &Value, viewer: Viewer, legal: &[String], words: &Words) -> String {
    let names = names();
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let view = game.view(viewer);
    let scene = Scene { words, names: &names, seat, turn, legal, moved: &[], told: &[] };
    let mut page = StoneAge::board(&view, &scene).into_string();
    for seat in Seat::all(game.seats()) {
        page += &StoneAge::seat(&view, seat, &scene).into_string();
    }
    page + &StoneAge::question(&view, &scene)
}

/// The values of an attribute in a page.
fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let begin = format!(" {attribute}=\"");
    page.split(begin.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_legal_action_can_be_reached_and_every_id_is_unique() {
    for seed in 0..6 {
        random_game(seed, &mut |game, step| {
            let Turn::Player(asked) = game.state().turn() else { return };
            let legal = Match::legal(game);
            let turn = game.turn_json();
            let words = Words::of(LANGUAGES[step as usize % 4].code);
            let page = drawn(game.state(), &turn, Viewer::Seat(asked), &legal, words);
            let ids = values(&page, "id");
            let distinct: HashSet<&&str> = ids.iter().collect();
            assert_eq!(ids.len(), distinct.len(), "seed {seed}, step {step}: an id is drawn twice");
            let said: BTreeSet<&str> = values(&page, "data-say").into_iter().collect();
            for say in &said {
                assert!(
                    legal.iter().any(|action| action
                        .strip_prefix(say)
                        .is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))),
                    "\"{say}\" stands for nothing legal"
                );
            }
            let reached =
                |action: &str| said.iter().any(|say| action == *say || action.starts_with(&format!("{say} ")));
            if legal.iter().any(|action| action.starts_with("place") || action.starts_with("use")) {
                for action in legal.iter().filter(|action| action.starts_with("place") || action.starts_with("use")) {
                    assert!(reached(action), "seed {seed}, step {step}: no piece stands for \"{action}\"");
                }
            }
            let view = game.state().view(Viewer::Seat(asked));
            for (index, language) in LANGUAGES.iter().enumerate() {
                // Of long lists one language in turn: they differ in figures alone.
                if legal.len() > 40 && index != step as usize % 4 {
                    continue;
                }
                let words = Words::of(language.code);
                let labels: HashSet<String> =
                    legal.iter().map(|action| StoneAge::label(&view, action, words)).collect();
                assert_eq!(labels.len(), legal.len(), "{}: two of {legal:?} have the same words", language.code);
                assert!(labels.iter().all(|label| !label.trim().is_empty() && !label.contains("sa-")), "{labels:?}");
            }
        });
    }
}

#[test]
fn every_question_has_words_in_every_language() {
    let mut asked = BTreeSet::new();
    for seed in 20..26 {
        random_game(seed, &mut |game, _| {
            let turn = game.turn_json();
            let what = turn["what"].as_str().unwrap_or("over").to_string();
            let legal = Match::legal(game);
            for (language, viewer) in
                LANGUAGES.iter().flat_map(|language| Viewer::all(game.state().seats()).map(move |v| (language, v)))
            {
                let own = match (game.state().turn(), viewer) {
                    (Turn::Player(mover), Viewer::Seat(seat)) => mover == seat,
                    _ => false,
                };
                // Once for each question and viewer is enough.
                if !asked.insert((what.clone(), language.code, own)) {
                    continue;
                }
                let page = drawn(game.state(), &turn, viewer, if own { &legal } else { &[] }, Words::of(language.code));
                assert!(!page.contains("sa-ask") && !page.contains("sa-wait") && !page.contains("{ $"), "{what}");
                for name in values(&page, "aria-label") {
                    assert!(!name.trim().is_empty() && !name.contains("sa-"), "{}: {name}", language.code);
                }
            }
        });
    }
    for what in ["place", "use", "tools", "pay-card", "pay-building", "pick", "feed"] {
        assert!(asked.contains(&(what.to_string(), "en", true)), "the random games never asked to {what}");
    }
}

#[test]
fn a_hidden_extra_card_is_drawn_for_nobody_but_its_owner() {
    let mut seen = 0;
    for seed in 0..24 {
        random_game(seed, &mut |game, step| {
            let state = game.state();
            // The page of a finished game shows all; of a running one every ninth position is enough.
            if state.turn() == Turn::Over || !step.is_multiple_of(9) {
                return;
            }
            let turn = game.turn_json();
            let players = state.position().players;
            for owner in Seat::all(state.seats()) {
                let Some(card) = &players[owner.index()].extra_card else { continue };
                seen += 1;
                for viewer in Viewer::all(state.seats()).filter(|viewer| !viewer.is(owner)) {
                    let page = drawn(state, &turn, viewer, &[], Words::of("en"));
                    let ids: Vec<&str> = values(&page, "id");
                    assert!(!ids.iter().any(|id| *id == format!("sa-card-{card}")), "{card}");
                    // And with any other card in its place nothing changes.
                    let mut other = *state;
                    other.imagine(viewer, &mut Xoshiro256PlusPlus::seed_from_u64(seed + u64::from(step)));
                    assert_eq!(page, drawn(&other, &turn, viewer, &[], Words::of("en")));
                }
                let own = drawn(state, &turn, Viewer::Seat(owner), &[], Words::of("en"));
                assert!(own.contains("Your extra card"));
            }
        });
    }
    assert!(seen > 10, "only {seen} positions with an extra card");
}

/// The keys of a file of words.
fn keys(text: &str) -> BTreeSet<&str> {
    text.lines()
        .filter(|line| line.starts_with("sa-"))
        .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
        .collect()
}

#[test]
fn the_four_languages_have_the_same_keys() {
    let english = keys(include_str!("../words/en/stone-age.ftl"));
    assert!(english.len() > 100);
    for (code, text) in [
        ("nl", include_str!("../words/nl/stone-age.ftl")),
        ("de", include_str!("../words/de/stone-age.ftl")),
        ("sv", include_str!("../words/sv/stone-age.ftl")),
    ] {
        assert_eq!(keys(text), english, "{code}");
    }
    for language in LANGUAGES {
        for key in &english {
            assert!(Words::of(language.code).has(key), "{}: {key} cannot be read", language.code);
        }
    }
}

/// Every event there is. A new one does not compile here until it is told.
fn events() -> Vec<Event> {
    let seat = Seat(1);
    let all = vec![
        Event::CardTurnedUp { card: "food-7-pottery", place: "card-2" },
        Event::CardSlid { card: "roll-gold-art", from: "card-3", to: "card-1" },
        Event::BuildingTurnedUp { building: "5-of-2-kinds", place: "building-2" },
        Event::RoundBegan { round: 3, start: seat },
        Event::Placed { seat, place: "clay-pit", people: 2 },
        Event::Rolled { seat, dice: vec![2, 5], sum: 7 },
        Event::TableRolled { seat, dice: vec![1, 6] },
        Event::ToolsUsed { seat, tools: "2 1 once-4".to_string(), sum: 14 },
        Event::Gained { seat, good: "gold", amount: 2 },
        Event::ToolGained { seat, total: 4 },
        Event::FieldGained { seat, fields: 1 },
        Event::PersonBorn { seat, people: 6 },
        Event::LimitReached { seat, of: "people" },
        Event::LimitReached { seat, of: "fields" },
        Event::LimitReached { seat, of: "tools" },
        Event::Paid { seat, wood: 2, brick: 0, stone: 0, gold: 1 },
        Event::CardBought { seat, card: "points-music-a" },
        Event::BuildingBought { seat, building: "1-to-7-a" },
        Event::Declined { seat, place: "building-1" },
        Event::Scored { seat, points: -10 },
        Event::ExtraCard { seat, card: Some("tool-art") },
        Event::ExtraCard { seat, card: None },
        Event::DeckEmpty { seat },
        Event::OneUseToolKept { seat, value: 3 },
        Event::TwoResourcesKept { seat },
        Event::DiePicked { seat, face: 5 },
        Event::Harvested { seat, food: 2 },
        Event::Fed { seat, food: 5 },
        Event::Starved { seat },
        Event::GameOver { reason: "cards" },
        Event::GameOver { reason: "buildings" },
    ];
    for event in &all {
        match event {
            Event::CardTurnedUp { .. } | Event::CardSlid { .. } | Event::BuildingTurnedUp { .. } => {}
            Event::RoundBegan { .. } | Event::Placed { .. } | Event::Rolled { .. } | Event::TableRolled { .. } => {}
            Event::ToolsUsed { .. } | Event::Gained { .. } | Event::ToolGained { .. } => {}
            Event::FieldGained { .. } | Event::PersonBorn { .. } | Event::LimitReached { .. } => {}
            Event::Paid { .. } | Event::CardBought { .. } | Event::BuildingBought { .. } | Event::Declined { .. } => {}
            Event::Scored { .. } | Event::ExtraCard { .. } | Event::DeckEmpty { .. } => {}
            Event::OneUseToolKept { .. } | Event::TwoResourcesKept { .. } | Event::DiePicked { .. } => {}
            Event::Harvested { .. } | Event::Fed { .. } | Event::Starved { .. } | Event::GameOver { .. } => {}
        }
    }
    all
}

#[test]
fn every_event_has_words() {
    for language in LANGUAGES {
        let words = Words::of(language.code);
        for event in events() {
            let bare = serde_json::to_value(&event).unwrap();
            let line = StoneAge::tell(&bare, &names(), words).unwrap_or_default();
            assert!(line.len() > 5 && !line.contains("sa-") && !line.contains("{ $"), "{event:?}: {line}");
            let named = !matches!(
                event,
                Event::CardTurnedUp { .. }
                    | Event::CardSlid { .. }
                    | Event::BuildingTurnedUp { .. }
                    | Event::GameOver { .. }
            );
            assert_eq!(line.contains("Bertil"), named, "{line}");
            // As the line protocol wraps it, it reads the same.
            let wrapped = json!({ "kind": "event", "event": bare, "text": event.to_string() });
            assert_eq!(StoneAge::tell(&wrapped, &names(), words), Some(line));
        }
        let nothing = serde_json::to_value(Event::Harvested { seat: Seat(0), food: 0 }).unwrap();
        assert_eq!(StoneAge::tell(&nothing, &names(), words), None);
    }
}

#[test]
fn the_log_is_told_in_plain_sentences() {
    let told = |code: &str, event: &Event| {
        StoneAge::tell(&serde_json::to_value(event).unwrap(), &names(), Words::of(code)).unwrap()
    };
    let placed = Event::Placed { seat: Seat(0), place: "hunt", people: 1 };
    assert_eq!(told("en", &placed), "Anna sends 1 person to the hunt.");
    assert_eq!(told("nl", &placed), "Anna stuurt 1 stamlid op jacht.");
    assert_eq!(told("de", &placed), "Anna schickt 1 Person auf die Jagd.");
    assert_eq!(told("sv", &placed), "Anna skickar 1 arbetare till jaktmarkerna.");
    let bought = Event::CardBought { seat: Seat(2), card: "food-7-pottery" };
    assert_eq!(told("en", &bought), "Chloé takes the card 7 food / pottery.");
}

#[test]
fn all_components_are_shown_with_their_figures_and_provenance() {
    for language in LANGUAGES {
        let words = Words::of(language.code);
        let all = <StoneAge as Board>::components(StoneAge::data(None).unwrap(), words);
        assert_eq!(all.len(), 36 + 28);
        let ids: HashSet<&String> = all.iter().map(|one| &one.id).collect();
        assert_eq!(ids.len(), all.len());
        for one in &all {
            assert!(one.about.contains("(SA-") && !one.about.contains("{ $"), "{}", one.about);
            assert!(one.picture.0.starts_with("<svg") && !one.name.contains("sa-"));
            assert!(["rulebook", "public", "derived", "reconstructed"].contains(&one.source));
        }
    }
}

#[test]
fn the_pictures_need_no_inline_style_or_script() {
    random_game(4, &mut |game, step| {
        if !step.is_multiple_of(20) {
            return;
        }
        let turn = game.turn_json();
        let page = drawn(game.state(), &turn, Viewer::Spectator, &[], Words::of("en"));
        assert!(!page.contains(" style=") && !page.contains("<script") && !page.contains("<style"));
        // Compressed it is an eighth of that, and only a full table at the end comes near.
        assert!(page.len() < 220_000, "a page of {} bytes", page.len());
    });
}
