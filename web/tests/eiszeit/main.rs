//! The board of Eiszeit: everything can be said, nothing hidden is shown, and every language has all words.

mod own_box;
mod scenes;
mod words;

use lascaux_games::eiszeit::{Action, Data, Eiszeit, Event};
use lascaux_table::{Actions, Game, Language, Seat, Turn, Viewer, below};
use lascaux_web::Words;
use lascaux_web::board::{Board, Layout, Planning, Possible, Scene};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

fn names(seats: u8) -> Vec<String> {
    ["Anna", "Bram", "Clara", "Dirk", "Elsa"][..usize::from(seats)].iter().map(|name| name.to_string()).collect()
}

fn legal(game: &Eiszeit) -> Vec<String> {
    let mut actions = Actions::of::<Eiszeit>();
    game.legal(&mut actions);
    actions.iter().map(|&action| game.write_action(action)).collect()
}

fn possible(game: &Eiszeit, legal: &[String]) -> Vec<Possible<Action>> {
    legal.iter().map(|text| Possible { action: game.read_action(text).unwrap(), text: text.clone() }).collect()
}

/// Everything that one viewer's page shows of a state on a wide screen, and what is asked.
fn page(game: &Eiszeit, viewer: Option<Seat>, legal: &[String], words: &Words) -> String {
    page_on(Layout::Wide, game, viewer, legal, words)
}

fn page_on(layout: Layout, game: &Eiszeit, viewer: Option<Seat>, legal: &[String], words: &Words) -> String {
    let names = names(game.seats());
    let view = game.view(viewer.map_or(Viewer::Spectator, Viewer::Seat));
    let legal = &possible(game, legal);
    let data = game.components();
    let scene =
        Scene { words, layout, names: &names, seat: viewer, data, legal, events: &[], plan: Planning::default() };
    let mut html = Eiszeit::board(&view, &scene).into_string();
    if let Some(seat) = viewer {
        html.push_str(&Eiszeit::own(&view, seat, &scene).into_string());
    }
    // Players are chosen in the strip; the page makes its rows.
    for row in Eiszeit::strip(&view, &scene).rows.iter().filter(|row| scene.possible(&row.say)) {
        html.push_str(&format!("<div data-say=\"{}\"></div>", row.say));
    }
    if let Some(decided) = Eiszeit::decided(&view, &scene) {
        assert!(html.contains(&format!(" id=\"{decided}\"")) || viewer.is_none(), "{decided} is nowhere");
    }
    for seat in Seat::all(game.seats()) {
        html.push_str(&Eiszeit::seat(&view, seat, &scene).into_string());
    }
    format!("{html}<p>{}</p>", Eiszeit::question(&view, &scene))
}

/// Visits states of random games of every number of players: all decisions of some games, some of others.
fn states(games: u64, options: Value, visit: impl FnMut(&Eiszeit, &mut Xoshiro256PlusPlus)) {
    states_with(Eiszeit::data(None).unwrap(), games, options, visit);
}

/// The same with a box of one's own.
fn states_with(
    data: &'static Data,
    games: u64,
    options: Value,
    mut visit: impl FnMut(&Eiszeit, &mut Xoshiro256PlusPlus),
) {
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
        let words = Words::of(Language::ALL[visited as usize % Language::ALL.len()].code());
        let layout = if visited.is_multiple_of(2) { Layout::Wide } else { Layout::Phone };
        let html = page_on(layout, game, Some(seat), &legal, words);
        let says: BTreeSet<&str> = attributes(&html, "data-say").into_iter().collect();
        for say in &says {
            assert!(legal.iter().any(|action| action.starts_with(say)), "{say} says nothing legal");
        }
        for language in Language::ALL {
            let words = Words::of(language.code());
            let view = game.view(Viewer::Seat(seat));
            let mut labels = BTreeMap::new();
            for action in &legal {
                let label =
                    Eiszeit::label(&view, game.components(), &possible(game, std::slice::from_ref(action))[0], words);
                assert!(
                    !label.is_empty() && !label.contains(['{', '}']) && !label.contains("ez-"),
                    "{action}: {label}"
                );
                if let Some(other) = labels.insert(label.clone(), action) {
                    panic!("{}: \"{label}\" is both {other} and {action}", language.code());
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
        let words = Words::of(Language::ALL[count as usize / 3 % Language::ALL.len()].code());
        let asked = if let Turn::Player(seat) = game.turn() { Some(seat) } else { None };
        let legal = if asked.is_some() { legal(game) } else { Vec::new() };
        for viewer in [None, asked, Some(Seat(0))] {
            let legal = if viewer == asked { &legal[..] } else { &[] };
            let layout = if count.is_multiple_of(2) { Layout::Wide } else { Layout::Phone };
            let html = page_on(layout, game, viewer, legal, words);
            let ids = attributes(&html, "id");
            let unique: BTreeSet<&str> = ids.iter().copied().collect();
            assert_eq!(unique.len(), ids.len(), "{ids:?}");
            assert!(attributes(&html, "style").is_empty(), "a strict page allows no style attributes");
            // Missing words show as their key, missing figures in braces.
            let texts: Vec<&str> =
                html.split('<').filter_map(|tag| tag.split_once('>')).map(|(_, text)| text).collect();
            for text in texts.iter().chain(&attributes(&html, "aria-label")).chain(&attributes(&html, "title")) {
                assert!(!text.contains("ez-") && !text.contains(['{', '}']), "{}: {text}", words.language().code());
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

// ---- events and components -----------------------------------------------------------------------------------------------

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
                    for language in Language::ALL {
                        let words = Words::of(language.code());
                        let text = Eiszeit::log_line(&event, data, &names(seats), words).unwrap();
                        assert!(!text.contains("ez-") && !text.contains(['{', '}']), "{}: {text}", language.code());
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
    assert_eq!(told.len(), 34, "{told:?}");
}

#[test]
fn the_box_is_shown_whole() {
    let data = Eiszeit::data(None).unwrap();
    for language in Language::ALL {
        let all = <Eiszeit as Board>::components(data, Words::of(language.code()));
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
