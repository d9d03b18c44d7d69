//! The board of Eiszeit: everything can be said, nothing hidden is shown, and every language has all words.

use lascaux_games::eiszeit::{
    Action, Area, Card, Colour, Data, Eiszeit, Event, Landscape, Phase, Way, names as names_of,
};
use lascaux_table::{Actions, Game, Language, Seat, Turn, Viewer, below};
use lascaux_web::Words;
use lascaux_web::board::{Board, Possible, Scene};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

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

/// Everything that one viewer's page shows of a state, and what is asked.
fn page(game: &Eiszeit, viewer: Option<Seat>, legal: &[String], words: &Words) -> String {
    let names = names(game.seats());
    let view = game.view(viewer.map_or(Viewer::Spectator, Viewer::Seat));
    let legal = &possible(game, legal);
    let data = game.components();
    let scene = Scene { words, names: &names, seat: viewer, data, legal, events: &[] };
    let mut html = Eiszeit::board(&view, &scene).into_string();
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
        let html = page(game, Some(seat), &legal, words);
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
            let html = page(game, viewer, legal, words);
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

// ---- words -----------------------------------------------------------------------------------------------------------

/// The keys of a language, each with the figures that its text uses; an attribute counts to its key.
fn keys(language: Language) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let mut keys: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut key = "";
    for line in Eiszeit::words().text(language).lines().filter(|line| !line.starts_with('#')) {
        if let Some((start, _)) = line.split_once(" = ").filter(|_| !line.starts_with([' ', '}'])) {
            key = start;
            assert!(keys.insert(key, BTreeSet::new()).is_none(), "{}: {key} stands there twice", language.code());
        }
        let figures = line.match_indices('$').map(|(at, _)| line[at..].split([' ', '}']).next().unwrap());
        keys.entry(key).or_default().extend(figures);
    }
    keys.remove("");
    keys
}

#[test]
fn all_languages_have_the_same_keys_and_figures() {
    let english = keys(Language::English);
    for language in Language::ALL {
        let own = keys(language);
        for (key, figures) in &english {
            assert_eq!(own.get(key), Some(figures), "{}: {key}", language.code());
            assert!(Eiszeit::words().has(language, key), "{}: {key} cannot be read", language.code());
        }
        let more: Vec<_> = own.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(more.is_empty(), "{}: {more:?}", language.code());
    }
}

/// The keys that stand in the sources as they are, and those that are put together.
fn keys_in(folder: &Path, whole: &mut BTreeSet<String>, parts: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            keys_in(&path, whole, parts);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let source = std::fs::read_to_string(path).unwrap();
            for (at, _) in source.match_indices("\"ez-") {
                let key = source[at + 1..].split('"').next().unwrap();
                let into = if key.contains('{') { &mut *parts } else { &mut *whole };
                into.insert(key.to_string());
            }
        }
    }
}

/// Every key that is put together, from everything that can stand in it.
fn put_together() -> BTreeMap<&'static str, Vec<String>> {
    let of = |words: &mut dyn Iterator<Item = &'static str>, key: &str| -> Vec<String> {
        words.map(|word| key.replace("{}", word)).collect()
    };
    let colours = |key: &str| of(&mut Colour::ALL.into_iter().map(Colour::word), key);
    let cards =
        |key: &str| of(&mut Card::ALL.into_iter().filter(|card| card.landscape().is_none()).map(Card::word), key);
    let pieces = |key: &str| of(&mut ["hunter", "mammoth", "club", "stone", "glacier"].into_iter(), key);
    BTreeMap::from([
        ("ez-land-{landscape}", of(&mut Landscape::ALL.into_iter().map(Landscape::word), "ez-land-{}")),
        ("ez-card-{card}", cards("ez-card-{}")),
        ("ez-about-{card}", cards("ez-about-{}")),
        ("ez-phase-{}", of(&mut Phase::ALL.into_iter().map(Phase::word), "ez-phase-{}")),
        ("ez-side-{word}", colours("ez-side-{}")),
        ("ez-supply-{word}", colours("ez-supply-{}")),
        ("ez-draw-{word}", colours("ez-draw-{}")),
        ("ez-top-{word}", colours("ez-top-{}")),
        ("ez-bare-{word}", colours("ez-bare-{}")),
        ("ez-held-{}", colours("ez-held-{}")),
        ("ez-source-{}", of(&mut ["rulebook", "public", "derived", "reconstructed"].into_iter(), "ez-source-{}")),
        ("ez-colour-{pigment}", (0..5).map(|pigment| format!("ez-colour-{pigment}")).collect()),
        ("ez-piece-{name}", pieces("ez-piece-{}")),
        ("ez-piece-{name}-about", pieces("ez-piece-{}-about")),
    ])
}

#[test]
fn every_key_is_used_and_every_used_key_is_there() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut whole, mut parts) = (BTreeSet::new(), BTreeSet::new());
    keys_in(&here.join("../games/eiszeit/src"), &mut whole, &mut parts);
    let (rules, rules_parts) = (whole.clone(), parts.clone());
    keys_in(&here.join("src/board/eiszeit"), &mut whole, &mut parts);
    let made = put_together();
    let there = keys(Language::English);
    // In the rules nothing else begins like a key; on the board the ids of pieces do.
    for key in &rules {
        assert!(there.contains_key(key.as_str()), "{key} is said, but in no file");
    }
    for part in &rules_parts {
        assert!(made.contains_key(part.as_str()), "what can stand in {part}?");
    }
    for key in made.values().flatten() {
        assert!(there.contains_key(key.as_str()), "{key} is put together, but in no file");
    }
    let mut used = whole;
    used.extend(made.iter().filter(|(part, _)| parts.contains(**part)).flat_map(|(_, keys)| keys.clone()));
    // What the house says of every game.
    used.extend(["about-eiszeit".to_string()]);
    used.extend((1..=4).map(|round| format!("ez-line-round-{round}")));
    for spec in Eiszeit::option_specs() {
        used.insert(format!("option-eiszeit-{}", spec.name));
        used.extend(spec.values.iter().map(|value| format!("option-eiszeit-{}-{value}", spec.name)));
    }
    let unused: Vec<_> = there.keys().filter(|key| !used.contains(**key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

/// Titles and details of the lines, in the reader's language.
#[test]
fn no_english_is_left_on_the_score_sheet() {
    let game = Eiszeit::new(3, &Eiszeit::options(&Default::default()).unwrap(), Eiszeit::data(None).unwrap()).unwrap();
    let sheet = &game.scores(None).seats[0];
    assert_eq!(sheet.lines.len(), 4);
    for line in &sheet.lines {
        for said in [&line.title, &line.detail] {
            let texts = Language::ALL.map(|language| Words::in_language(language).told(said, &[]));
            assert!(texts[1..].iter().all(|text| *text != texts[0] && !text.contains("ez-")), "{texts:?}");
        }
    }
}

// ---- a box of one's own ------------------------------------------------------------------------------------------------

const BUILT_IN: &str = include_str!("../../games/eiszeit/data/eiszeit.toml");

/// The built-in box with every figure changed that an owner may correct (EZ-13.2): prices, yields, landscapes, borders,
/// sources, and the order in which the cards stand.
fn changed_box() -> &'static Data {
    let mut text = String::new();
    for line in BUILT_IN.lines() {
        if let Some(stones) = line.strip_prefix("stones = [").and_then(|rest| rest.trim_end_matches(']').parse().ok()) {
            let dark = text.rsplit("[[card]]").next().unwrap().contains("colour = \"dark\"");
            let stones: u8 = stones;
            text += &format!("stones = [{}]\n", if dark { stones + 10 } else { 9 - stones });
        } else if let Some(word) = line.strip_prefix("landscape = ") {
            let place = Landscape::ALL.iter().position(|land| land.word() == word.trim_matches('"')).unwrap();
            text += &format!("landscape = \"{}\"\n", Landscape::ALL[(place + 1) % 6].word());
        } else {
            text += &line.replace("source = \"reconstructed\"", "source = \"public\"");
            text.push('\n');
        }
    }
    let more: String = [[2, 5], [3, 8], [5, 10], [8, 11]]
        .iter()
        .map(|pair| format!("[[border]]\nareas = {pair:?}\nsource = \"public\"\n\n"))
        .collect();
    text = text.replacen("[[border]]", &format!("{more}[[border]]"), 1);
    let mut cards: Vec<&str> = text.split("[[card]]").collect();
    cards[1..].reverse();
    Eiszeit::data(Some(&cards.join("\n[[card]]"))).unwrap_or_else(|no| panic!("{no}"))
}

/// What a card costs or gives, as the pages say it.
fn price(card: Card, data: &Data, words: &Words) -> String {
    let key = if card.colour() == Colour::Light { "ez-price" } else { "ez-yield" };
    words.with(key, &[("stones", data.stones(card, 0).into())])
}

/// The cards whose stones differ between the two boxes.
fn corrected() -> impl Iterator<Item = Card> {
    Card::ALL.into_iter().filter(|card| !card.is_cult() && *card != Card::Mammoth)
}

#[test]
fn the_pages_of_the_box_show_its_own_figures() {
    let (built_in, changed) = (Eiszeit::data(None).unwrap(), changed_box());
    assert!(corrected().all(|card| built_in.stones(card, 0) != changed.stones(card, 0)));
    for words in Language::ALL.map(Words::in_language) {
        let all = <Eiszeit as Board>::components(changed, words);
        let of = |id: String| all.iter().find(|one| one.id == id).unwrap();
        for card in corrected() {
            let one = of(format!("ez-kind-{card}"));
            assert!(one.about.contains(&price(card, changed, words)), "{}", one.about);
            assert!(!one.about.contains(&price(card, built_in, words)), "{}", one.about);
            let sign = if card.colour() == Colour::Light { '−' } else { '+' };
            let picture = one.picture.clone().into_string();
            assert!(picture.contains(&format!(">{sign}{}<", changed.stones(card, 0))), "{picture}");
            assert!(!picture.contains('≈') && one.source == "public", "{card}");
        }
        for area in Area::all() {
            let one = of(format!("ez-kind-area-{area}"));
            let land = |data: &Data| words.told(&names_of::land(data.landscapes[area.index()]), &[]);
            assert!(one.name.contains(&land(changed)) && !one.name.contains(&land(built_in)), "{}", one.name);
            let near: Vec<String> = changed.neighbours[1][area.index()].iter().map(|near| near.to_string()).collect();
            assert!(one.about.contains(&near.join(", ")), "{}", one.about);
        }
    }
}

#[test]
fn a_match_shows_the_figures_of_the_box_that_is_played() {
    let (built_in, changed) = (Eiszeit::data(None).unwrap(), changed_box());
    let (mut labels, mut faces, mut refused) = (0u32, 0u32, 0u32);
    let mut count = 0usize;
    states_with(changed, 1, json!({}), |game, _| {
        let Turn::Player(seat) = game.turn() else { return };
        count += 1;
        let words = Words::in_language(Language::ALL[count % Language::ALL.len()]);
        let (view, legal) = (game.view(Viewer::Seat(seat)), legal(game));
        for one in possible(game, &legal) {
            let Action::Play { card, copy: None, way: Way::Only } = one.action else { continue };
            let label = Eiszeit::label(&view, changed, &one, words);
            let stones = |data: &Data| format!("{}", data.stones(card, 0));
            assert!(label.contains(&stones(changed)) && !label.contains(&format!(" {} ", stones(built_in))), "{label}");
            labels += 1;
        }
        let html = page(game, Some(seat), &legal, words);
        for card in corrected() {
            let (_, after) = match html.split_once(&format!("id=\"ez-card-{card}-0\"")) {
                Some(split) => split,
                None => continue,
            };
            let label = attributes(after, "aria-label")[0];
            assert!(label.contains(&price(card, changed, words)), "{label}");
            assert!(!label.contains(&price(card, built_in, words)), "{label}");
            faces += 1;
        }
        for area in view.areas.iter().filter(|area| !area.covered) {
            let land = changed.landscapes[area.area.index()];
            let (_, after) = html.split_once(&format!("id=\"ez-area-{}\"", area.area)).unwrap();
            assert!(after.split("</g>").next().unwrap().contains(&format!("ez-land ez-{land}")), "{}", area.area);
            assert!(attributes(after, "aria-label")[0].contains(&words.told(&names_of::land(land), &[])));
        }
        for why in attributes(&html, "data-why") {
            let Ok(Action::Play { card, copy: None, way: Way::Only }) = game.read_action(why) else { continue };
            let no = game.check(seat, game.read_action(why).unwrap()).unwrap_err();
            if no.rule.as_deref() == Some("EZ-3.3") {
                assert!(no.message().contains(&format!("costs {} stone", changed.stones(card, 0))), "{no}");
                refused += 1;
            }
        }
    });
    assert!(labels > 50 && faces > 100 && refused > 10, "{labels} {faces} {refused}");
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
