//! The board of Eiszeit: everything can be said, nothing hidden is shown, and every language has all words.

use lascaux_eiszeit::{Eiszeit, Event};
use lascaux_table::{Actions, Game, Seat, Turn, Viewer, below};
use lascaux_web::board::{Board, Scene};
use lascaux_web::{LANGUAGES, Words};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

fn names(seats: u8) -> Vec<String> {
    ["Anna", "Bram", "Clara", "Dirk", "Elsa"][..usize::from(seats)].iter().map(|name| name.to_string()).collect()
}

/// The turn as the line protocol tells it.
fn turn(game: &Eiszeit) -> Value {
    let ask = game.ask();
    let mut turn = match game.turn() {
        Turn::Player(seat) => json!({ "kind": "player", "seat": seat }),
        Turn::Chance => json!({ "kind": "chance" }),
        Turn::Over => json!({ "kind": "over" }),
    };
    turn["what"] = ask.what.into();
    turn["phase"] = ask.phase.into();
    turn["rule"] = ask.rule.into();
    for (name, value) in ask.details {
        turn[name] = value;
    }
    turn
}

fn legal(game: &Eiszeit) -> Vec<String> {
    let mut actions = Actions::of::<Eiszeit>();
    game.legal(&mut actions);
    actions.iter().map(|&action| game.write_action(action)).collect()
}

/// Everything that one viewer's page shows of a state, and what is asked.
fn page(game: &Eiszeit, viewer: Option<Seat>, legal: &[String], words: &Words) -> String {
    let (names, turn) = (names(game.seats()), turn(game));
    let view = game.view(viewer.map_or(Viewer::Spectator, Viewer::Seat));
    let scene = Scene { words, names: &names, seat: viewer, turn: &turn, legal, moved: &[], told: &[] };
    let mut html = Eiszeit::board(&view, &scene).into_string();
    for seat in Seat::all(game.seats()) {
        html.push_str(&Eiszeit::seat(&view, seat, &scene).into_string());
    }
    format!("{html}<p>{}</p>", Eiszeit::question(&view, &scene))
}

/// Visits states of random games of every number of players: all decisions of some games, some of others.
fn states(games: u64, options: Value, mut visit: impl FnMut(&Eiszeit, &mut Xoshiro256PlusPlus)) {
    let data = Eiszeit::data(None).unwrap();
    let options = Eiszeit::options(options.as_object().unwrap()).unwrap();
    let mut actions = Actions::of::<Eiszeit>();
    for seats in 3..=5 {
        for seed in 0..games {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed * 8 + u64::from(seats));
            let mut game = Eiszeit::new(seats, &options, data).unwrap();
            loop {
                visit(&game, &mut rng);
                match game.turn() {
                    Turn::Player(_) => {
                        game.legal(&mut actions);
                        game.apply(actions[below(&mut rng, actions.len() as u32) as usize], &mut ());
                    }
                    Turn::Chance => game.resolve(game.sample(&mut rng), &mut ()),
                    Turn::Over => break,
                }
            }
        }
    }
}

/// The values of an attribute, in the order in which they stand.
fn attributes<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    let start = format!(" {name}=\"");
    html.match_indices(&start)
        .filter_map(|(at, _)| html[at + start.len()..].split_once('"').map(|(value, _)| value))
        .collect()
}

#[test]
fn every_legal_action_can_be_said() {
    let mut visited = 0u32;
    let mut whats = BTreeSet::new();
    states(3, json!({}), |game, _| {
        let Turn::Player(seat) = game.turn() else { return };
        visited += 1;
        whats.insert(game.ask().what);
        let legal = legal(game);
        // Pieces are the same in all languages; draw in one after the other.
        let words = Words::of(LANGUAGES[visited as usize % LANGUAGES.len()].code);
        let html = page(game, Some(seat), &legal, words);
        let says: BTreeSet<&str> = attributes(&html, "data-say").into_iter().collect();
        for say in &says {
            assert!(legal.iter().any(|action| action.starts_with(say)), "{say} says nothing legal");
        }
        for language in LANGUAGES {
            let words = Words::of(language.code);
            let view = game.view(Viewer::Seat(seat));
            let mut labels = BTreeMap::new();
            for action in &legal {
                let label = Eiszeit::label(&view, action, words);
                assert!(
                    !label.is_empty() && !label.contains(['{', '}']) && !label.contains("ez-"),
                    "{action}: {label}"
                );
                if let Some(other) = labels.insert(label.clone(), action) {
                    panic!("{}: \"{label}\" is both {other} and {action}", language.code);
                }
            }
        }
        // What has no piece has its button; a whole list of buttons would be no board.
        let on_board = |action: &String| {
            says.iter().any(|say| action.strip_prefix(say).is_some_and(|rest| rest.is_empty() || rest.starts_with(' ')))
        };
        for action in legal.iter().filter(|action| !on_board(action)) {
            assert!(matches!(action.as_str(), "done" | "keep"), "{action} is nowhere on the board: {says:?}");
        }
    });
    assert!(visited > 1000, "{visited}");
    for what in ["place-hunter", "play", "choose", "trek", "swap-with", "look", "move-seen-fire", "glacier", "draw"] {
        assert!(whats.contains(what), "{what} was never asked");
    }
}

#[test]
fn what_cannot_be_said_tells_why() {
    let mut told = 0u32;
    states(2, json!({}), |game, _| {
        let Turn::Player(seat) = game.turn() else { return };
        let html = page(game, Some(seat), &legal(game), Words::of("en"));
        for why in attributes(&html, "data-why") {
            let action = game.read_action(why).unwrap_or_else(|refusal| panic!("{why}: {refusal}"));
            let refusal = game.check(seat, action).expect_err(why);
            assert!(refusal.rule.is_some(), "{why}: {refusal}");
            told += 1;
        }
    });
    assert!(told > 500, "{told}");
}

#[test]
fn ids_are_unique_and_texts_whole() {
    let mut count = 0u32;
    states(2, json!({ "corner-borders": "off", "start": "lot" }), |game, _| {
        count += 1;
        if !count.is_multiple_of(3) {
            return;
        }
        let words = Words::of(LANGUAGES[count as usize / 3 % LANGUAGES.len()].code);
        let asked = if let Turn::Player(seat) = game.turn() { Some(seat) } else { None };
        let legal = if asked.is_some() { legal(game) } else { Vec::new() };
        for viewer in [None, asked, Some(Seat(0))] {
            let legal = if viewer == asked { &legal[..] } else { &[] };
            let html = page(game, viewer, legal, words);
            let ids = attributes(&html, "id");
            let unique: BTreeSet<&str> = ids.iter().copied().collect();
            assert_eq!(unique.len(), ids.len(), "{ids:?}");
            assert!(attributes(&html, "style").is_empty(), "a strict page allows no style attributes");
            // Missing words show as their key, missing figures in braces.
            let texts: Vec<&str> =
                html.split('<').filter_map(|tag| tag.split_once('>')).map(|(_, text)| text).collect();
            for text in texts.iter().chain(&attributes(&html, "aria-label")).chain(&attributes(&html, "title")) {
                assert!(!text.contains("ez-") && !text.contains(['{', '}']), "{}: {text}", words.language().code);
            }
        }
    });
}

#[test]
fn nothing_hidden_is_drawn() {
    let words = Words::of("en");
    let mut differ = 0u32;
    let mut count = 0u32;
    states(2, json!({}), |game, rng| {
        count += 1;
        if !count.is_multiple_of(4) {
            return;
        }
        let viewers = Seat::all(game.seats()).map(Some).chain([None]);
        for viewer in viewers {
            let mut other = *game;
            other.imagine(viewer.map_or(Viewer::Spectator, Viewer::Seat), rng);
            differ += u32::from(other.position() != game.position());
            let legal = if game.turn() == viewer.map_or(Turn::Chance, Turn::Player) { legal(game) } else { Vec::new() };
            assert_eq!(page(game, viewer, &legal, words), page(&other, viewer, &legal, words));
        }
    });
    assert!(differ > 500, "only {differ} states differed in what is hidden");
}

#[test]
fn a_foreign_hand_and_an_unseen_fire_are_only_backs() {
    let words = Words::of("en");
    states(1, json!({}), |game, _| {
        let html = page(game, None, &[], words);
        assert!(!html.contains("id=\"ez-card-"), "a spectator sees no hand");
        let known = game.view(Viewer::Spectator).fires.iter().filter(|fire| fire.value.is_some()).count();
        let map = html.split("ez-stuff").nth(1).unwrap().split("</svg>").next().unwrap();
        assert_eq!(map.matches("ez-value").count(), known);
    });
}

#[test]
fn all_languages_have_the_same_keys() {
    let files = [
        include_str!("../words/en/eiszeit.ftl"),
        include_str!("../words/nl/eiszeit.ftl"),
        include_str!("../words/de/eiszeit.ftl"),
        include_str!("../words/sv/eiszeit.ftl"),
    ];
    // A key and the figures its text uses.
    let keys = |file: &'static str| -> BTreeMap<&'static str, BTreeSet<&'static str>> {
        let mut keys: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        let mut key = "";
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            if let Some((start, _)) = line.split_once(" = ").filter(|_| line.starts_with("ez-")) {
                key = start;
                assert!(keys.insert(key, BTreeSet::new()).is_none(), "{key} stands there twice");
            }
            let figures = line.match_indices('$').map(|(at, _)| line[at..].split([' ', '}']).next().unwrap());
            keys.entry(key).or_default().extend(figures);
        }
        keys
    };
    let english = keys(files[0]);
    for (file, language) in files.into_iter().zip(LANGUAGES) {
        let own = keys(file);
        for (key, figures) in &english {
            assert_eq!(own.get(key), Some(figures), "{}: {key}", language.code);
            assert!(key.is_empty() || Words::of(language.code).has(key), "{}: {key} cannot be read", language.code);
        }
        assert_eq!(own.len(), english.len(), "{}", language.code);
    }
}

#[test]
fn every_event_has_words() {
    let data = Eiszeit::data(None).unwrap();
    let mut told: BTreeSet<String> = BTreeSet::new();
    let mut actions = Actions::of::<Eiszeit>();
    for (seats, said) in [(3, json!({})), (4, json!({ "length": "short", "start": "lot" })), (5, json!({}))] {
        let options = Eiszeit::options(said.as_object().unwrap()).unwrap();
        for seed in 0..40 {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut game = Eiszeit::new(seats, &options, data).unwrap();
            let mut events: Vec<Event> = Vec::new();
            loop {
                match game.turn() {
                    Turn::Player(_) => {
                        game.legal(&mut actions);
                        let action = actions[below(&mut rng, actions.len() as u32) as usize];
                        game.apply(action, &mut events);
                    }
                    Turn::Chance => game.resolve(game.sample(&mut rng), &mut events),
                    Turn::Over => break,
                }
            }
            for event in events {
                let heard = Eiszeit::heard(event.clone(), Viewer::Spectator);
                for event in [event, heard] {
                    let value = serde_json::to_value(&event).unwrap();
                    told.insert(value["what"].as_str().unwrap().to_string());
                    for language in LANGUAGES {
                        let wrapped = json!({ "kind": "event", "event": value, "text": event.to_string() });
                        let text = Eiszeit::tell(&wrapped, &names(seats), Words::of(language.code)).unwrap();
                        assert!(!text.contains("ez-") && !text.contains(['{', '}']), "{}: {text}", language.code);
                        assert_eq!(Eiszeit::tell(&value, &names(seats), Words::of(language.code)), Some(text));
                    }
                }
            }
        }
    }
    // Random games show all but the rarest; of those the words are there all the same.
    for what in ["nothing-to-play", "stones-laid-over", "last-by-lot", "floor-paid", "mammoths-left", "clubs-returned"]
    {
        told.insert(what.to_string());
        assert!(Words::of("sv").has(&format!("ez-told-{what}")), "{what}");
    }
    assert_eq!(told.len(), 33, "{told:?}");
}

#[test]
fn the_box_is_shown_whole() {
    let data = Eiszeit::data(None).unwrap();
    for language in LANGUAGES {
        let all = <Eiszeit as Board>::components(data, Words::of(language.code));
        let ids: BTreeSet<&str> = all.iter().map(|one| one.id.as_str()).collect();
        assert_eq!(ids.len(), all.len());
        assert_eq!(all.len(), 22 + 12 + 3 + 5);
        assert_eq!(all.iter().filter(|one| one.source == "reconstructed").count(), 19 + 12);
        for one in &all {
            for text in [&one.name, &one.about, &one.group] {
                assert!(!text.is_empty() && !text.contains("ez-") && !text.contains('{'), "{}: {text}", one.id);
            }
            assert!(one.picture.clone().into_string().starts_with("<svg"));
        }
    }
}
