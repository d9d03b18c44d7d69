//! The board of Stone Age: everything legal can be reached, nothing hidden is drawn, everything has words.

use lascaux_games::stone_age::{
    Action, Building, Card, Data, Event, Good, Limit, Place, Reason, StoneAge, Thing, ToolUse, names as named,
};
use lascaux_table::Language;
use lascaux_table::{AnyMatch, Game, Match, Seat, Seed, Setup, Turn, Viewer};
use lascaux_web::Words;
use lascaux_web::board::{self, Board, Layout, Planning, Possible, Scene};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::json;
use std::collections::{BTreeSet, HashSet};

const EDITIONS: [&str; 3] = ["nl", "de", "sv"];

fn names() -> Vec<String> {
    ["Anna", "Bertil", "Chloé", "Dirk"].map(String::from).to_vec()
}

/// Plays a random game and shows every position to `look`. Cards and buildings are bought where possible, so that the
/// rarer questions come up.
fn random_game(seed: u64, look: &mut dyn FnMut(&mut Match<StoneAge>, u32)) {
    random_game_of(StoneAge::data(None).unwrap(), seed, look);
}

/// The same with a box of one's own.
fn random_game_of(data: &'static Data, seed: u64, look: &mut dyn FnMut(&mut Match<StoneAge>, u32)) {
    let mut setup = Setup::new(2 + (seed % 3) as u8, Seed::Number(seed)).unwrap();
    setup.data = data;
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

fn possible(game: &StoneAge, legal: &[String]) -> Vec<Possible<Action>> {
    legal.iter().map(|text| Possible { action: game.read_action(text).unwrap(), text: text.clone() }).collect()
}

/// Everything that is drawn for a viewer on a wide screen, as one text.
fn drawn(game: &StoneAge, viewer: Viewer, legal: &[String], words: &Words) -> String {
    drawn_for(Layout::Wide, game, viewer, legal, words)
}

/// The same for any screen: the board, the viewer's shelf, what lies before the others, the strip, and the question.
fn drawn_for(layout: Layout, game: &StoneAge, viewer: Viewer, legal: &[String], words: &Words) -> String {
    let names = names();
    let seat = viewer.seat();
    let view = game.view(viewer);
    let (legal, data) = (&possible(game, legal), game.components());
    let scene = Scene { words, layout, names: &names, seat, data, legal, events: &[], plan: Planning::default() };
    let mut page = StoneAge::board(&view, &scene).into_string();
    for seat in Seat::all(game.seats()) {
        let things = if scene.seat == Some(seat) { StoneAge::own } else { StoneAge::seat };
        page += &things(&view, seat, &scene).into_string();
    }
    for row in StoneAge::strip(&view, &scene).rows {
        page += &row.note;
        for cell in row.cells {
            page += &(cell.value + &cell.detail.into_string());
        }
    }
    for phase in StoneAge::progress(&view, &scene).phases {
        page += &format!("{}. {} ", phase.name, phase.about);
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
            let words = Words::of(Language::ALL[step as usize % 4].code());
            let layout = if step % 2 == 0 { Layout::Wide } else { Layout::Phone };
            let page = drawn_for(layout, game.state(), Viewer::Seat(asked), &legal, words);
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
            for (index, language) in Language::ALL.iter().enumerate() {
                // Of long lists one language in turn: they differ in figures alone.
                if legal.len() > 40 && index != step as usize % 4 {
                    continue;
                }
                let words = Words::of(language.code());
                let (possible, data) = (possible(game.state(), &legal), game.setup().data);
                let labels: HashSet<String> =
                    possible.iter().map(|one| StoneAge::label(&view, data, one, words)).collect();
                assert_eq!(labels.len(), legal.len(), "{}: two of {legal:?} have the same words", language.code());
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
                Language::ALL.iter().flat_map(|language| Viewer::all(game.state().seats()).map(move |v| (language, v)))
            {
                let own = match (game.state().turn(), viewer) {
                    (Turn::Player(mover), Viewer::Seat(seat)) => mover == seat,
                    _ => false,
                };
                // Once for each question and viewer is enough.
                if !asked.insert((what.clone(), language.code(), own)) {
                    continue;
                }
                let (legal, words) = (if own { &legal[..] } else { &[] }, Words::of(language.code()));
                let page = drawn(game.state(), viewer, legal, words)
                    + &drawn_for(Layout::Phone, game.state(), viewer, legal, words);
                assert!(!page.contains("sa-ask") && !page.contains("sa-wait") && !page.contains("{ $"), "{what}");
                for name in values(&page, "aria-label") {
                    assert!(!name.trim().is_empty() && !name.contains("sa-"), "{}: {name}", language.code());
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
            let players = state.position().players;
            for owner in Seat::all(state.seats()) {
                let Some(card) = &players[owner.index()].extra_card else { continue };
                seen += 1;
                for viewer in Viewer::all(state.seats()).filter(|viewer| !viewer.is(owner)) {
                    let page = drawn(state, viewer, &[], Words::of("en"));
                    let ids: Vec<&str> = values(&page, "id");
                    assert!(!ids.iter().any(|id| *id == format!("sa-card-{card}")), "{card}");
                    // And with any other card in its place nothing changes.
                    let mut other = *state;
                    other.imagine(viewer, &mut Xoshiro256PlusPlus::seed_from_u64(seed + u64::from(step)));
                    assert_eq!(page, drawn(&other, viewer, &[], Words::of("en")));
                }
                let own = drawn(state, Viewer::Seat(owner), &[], Words::of("en"));
                assert!(own.contains("Your extra card"));
            }
        });
    }
    assert!(seen > 10, "only {seen} positions with an extra card");
}

fn card(name: &str) -> &'static Card {
    let data = StoneAge::data(None).unwrap();
    &data.cards[data.card(name).unwrap().index()]
}

fn building(name: &str) -> &'static Building {
    let data = StoneAge::data(None).unwrap();
    &data.buildings[data.building(name).unwrap().index()]
}

/// Every event there is. A new one does not compile here until it is told.
fn events() -> Vec<Event> {
    let seat = Seat(1);
    let all = vec![
        Event::CardTurnedUp { card: card("food-7-pottery"), place: Place::Card2 },
        Event::CardSlid { card: card("roll-gold-art"), from: Place::Card3, to: Place::Card1 },
        Event::BuildingTurnedUp { building: building("5-of-2-kinds"), place: Place::Building2 },
        Event::RoundBegan { round: 3, start: seat },
        Event::Placed { seat, place: Place::ClayPit, people: 2, thing: None },
        Event::Placed { seat, place: Place::Card1, people: 1, thing: Some(Thing::Card(card("tool-art"))) },
        Event::Rolled { seat, dice: vec![2, 5], sum: 7 },
        Event::TableRolled { seat, dice: vec![1, 6] },
        Event::ToolsUsed { seat, tools: ToolUse::NONE.with_tiles(2, 1).with_tiles(1, 1).with_once(1 << 4), sum: 14 },
        Event::Gained { seat, good: Good::Resource(lascaux_games::stone_age::Resource::Gold), amount: 2 },
        Event::ToolGained { seat, total: 4 },
        Event::FieldGained { seat, fields: 1 },
        Event::PersonBorn { seat, people: 6 },
        Event::LimitReached { seat, of: Limit::People },
        Event::LimitReached { seat, of: Limit::Fields },
        Event::LimitReached { seat, of: Limit::Tools },
        Event::Paid { seat, wood: 2, brick: 0, stone: 0, gold: 1 },
        Event::CardBought { seat, card: card("points-music-a") },
        Event::BuildingBought { seat, building: building("1-to-7-a") },
        Event::Declined { seat, place: Place::Building1, thing: Thing::Building(building("1-to-7-a")) },
        Event::Scored { seat, points: -10 },
        Event::ExtraCard { seat, card: Some(card("tool-art")) },
        Event::ExtraCard { seat, card: None },
        Event::DeckEmpty { seat },
        Event::OneUseToolKept { seat, value: 3 },
        Event::TwoResourcesKept { seat },
        Event::DiePicked { seat, face: 5 },
        Event::Harvested { seat, food: 2 },
        Event::Fed { seat, food: 5 },
        Event::Starved { seat },
        Event::GameOver { reason: Reason::Cards },
        Event::GameOver { reason: Reason::Buildings },
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
    let data = StoneAge::data(None).unwrap();
    for language in Language::ALL {
        let words = Words::of(language.code());
        for event in events() {
            let line = StoneAge::log_line(&event, data, &names(), words).unwrap_or_default();
            assert!(line.len() > 5 && !line.contains("sa-") && !line.contains("{ $"), "{event:?}: {line}");
            let named = !matches!(
                event,
                Event::CardTurnedUp { .. }
                    | Event::CardSlid { .. }
                    | Event::BuildingTurnedUp { .. }
                    | Event::GameOver { .. }
            );
            assert_eq!(line.contains("Bertil"), named, "{line}");
        }
        let nothing = Event::Harvested { seat: Seat(0), food: 0 };
        assert_eq!(StoneAge::log_line(&nothing, data, &names(), words), None);
    }
}

#[test]
fn the_log_is_told_in_plain_sentences() {
    let told = |code: &str, event: &Event| {
        StoneAge::log_line(event, StoneAge::data(None).unwrap(), &names(), Words::of(code)).unwrap()
    };
    let placed = Event::Placed { seat: Seat(0), place: Place::Hunt, people: 1, thing: None };
    assert_eq!(told("en", &placed), "Anna sends 1 person to the hunt.");
    assert_eq!(told("nl", &placed), "Anna stuurt 1 stamlid op jacht.");
    assert_eq!(told("de", &placed), "Anna schickt 1 Person auf die Jagd.");
    assert_eq!(told("sv", &placed), "Anna skickar 1 arbetare till jaktmarkerna.");
    let bought = Event::CardBought { seat: Seat(2), card: card("food-7-pottery") };
    assert_eq!(told("en", &bought), "Chloé takes the card “7 food / pottery”.");
    // A card that is meant is named, not its slot.
    let thing = Some(Thing::Card(card("food-7-pottery")));
    let placed = Event::Placed { seat: Seat(0), place: Place::Card2, people: 1, thing };
    assert_eq!(told("en", &placed), "Anna sends 1 person to the card “7 food / pottery”.");
    assert_eq!(told("de", &placed), "Anna schickt 1 Person auf die Karte „7 Nahrung / Töpferei“.");
    // SA-7.5: a loss is told as one.
    let lost = Event::Scored { seat: Seat(1), points: -10 };
    assert_eq!(told("en", &lost), "Bertil loses 10 points (SA-7.5).");
    assert_eq!(told("nl", &lost), "Bertil verliest 10 punten (SA-7.5).");
    assert_eq!(told("de", &lost), "Bertil verliert 10 Punkte (SA-7.5).");
    assert_eq!(told("sv", &lost), "Bertil förlorar 10 poäng (SA-7.5).");
    assert_eq!(told("en", &Event::Scored { seat: Seat(1), points: 10 }), "Bertil scores 10 points.");
}

/// SA-5.13: where two resources are taken at once, the page does not speak of keeping.
#[test]
fn keeping_two_resources_is_offered_only_where_the_option_allows_it() {
    for (two, asked) in [("keep", "sa-ask-take"), ("at-once", "sa-ask-take-now")] {
        let mut setup = Setup::<StoneAge>::new(2, Seed::Number(1)).unwrap();
        setup.options = StoneAge::options(json!({ "two-resources": two }).as_object().unwrap()).unwrap();
        let mut position = Match::start(setup).unwrap().0.state().position();
        // The card has just been bought from the first slot.
        for lying in position.cards.values_mut().filter(|lying| lying.as_deref() == Some("any-2-medicine")) {
            *lying = position.deck.pop();
        }
        position.deck.retain(|card| card != "any-2-medicine");
        let old = position.cards.insert("card-1".to_string(), None).unwrap();
        position.deck.extend(old);
        position.players[0].cards.push("any-2-medicine".to_string());
        position.players[0].placed.insert("hunt".to_string(), 1);
        position.phase = "using".to_string();
        position.stage = lascaux_games::stone_age::StageText::TakeOrKeep { seat: 0 };
        let game = StoneAge::load(&position, StoneAge::data(None).unwrap()).unwrap_or_else(|no| panic!("{no}"));
        let legal = ["take wood wood".to_string()];
        let names = names();
        for language in Language::ALL {
            let words = Words::of(language.code());
            for (seat, key) in [(Seat(0), asked.to_string()), (Seat(1), asked.replace("ask", "wait"))] {
                let view = game.view(Viewer::Seat(seat));
                let scene = Scene {
                    words,
                    layout: Layout::Wide,
                    names: &names,
                    seat: Some(seat),
                    data: game.components(),
                    legal: &possible(&game, &legal),
                    events: &[],
                    plan: Planning::default(),
                };
                let wanted = words.with(&key, &[("name", names[0].clone().into())]);
                assert_eq!(StoneAge::question(&view, &scene), wanted, "{} {key}", language.code());
            }
        }
    }
}

/// What is asked about is a piece that is drawn, on every screen.
#[test]
fn what_is_decided_is_a_piece_of_the_board() {
    let mut decided = BTreeSet::new();
    random_game(3, &mut |game, _| {
        let Turn::Player(asked) = game.state().turn() else { return };
        let (view, legal) = (game.state().view(Viewer::Seat(asked)), Match::legal(game));
        let (names, data) = (names(), game.setup().data);
        for layout in [Layout::Wide, Layout::Phone] {
            let legal = &possible(game.state(), &legal);
            let scene = Scene {
                words: Words::of("en"),
                layout,
                names: &names,
                seat: Some(asked),
                data,
                legal,
                events: &[],
                plan: Planning::default(),
            };
            let Some(id) = StoneAge::decided(&view, &scene) else { continue };
            let board = StoneAge::board(&view, &scene).into_string();
            assert_eq!(board.matches(&format!("id=\"{id}\"")).count(), 1, "{id}");
            assert_eq!(board.matches("class=\"sa-decided\"").count(), 1, "{id}");
            decided.insert(game.turn_json()["what"].as_str().unwrap_or_default().to_string());
        }
    });
    assert!(["tools", "pay-card", "pay-building"].iter().all(|what| decided.contains(*what)), "{decided:?}");
}

/// Dice lie where they were thrown, with what they come to, and only until something else happens.
#[test]
fn a_roll_lies_at_its_place_until_the_next_move() {
    let (game, _) = Match::<StoneAge>::start(Setup::new(2, Seed::Number(5)).unwrap()).unwrap();
    let names = names();
    let wood = Good::Resource(lascaux_games::stone_age::Resource::Wood);
    let rolled = [
        Event::Rolled { seat: Seat(0), dice: vec![2, 5, 3], sum: 10 },
        Event::ToolsUsed { seat: Seat(0), tools: ToolUse::NONE.with_tiles(2, 1), sum: 12 },
        Event::Gained { seat: Seat(0), good: wood, amount: 4 },
    ];
    let later = Event::Placed { seat: Seat(1), place: Place::Hunt, people: 1, thing: None };
    let legal = Match::legal(&game);
    for (events, lies) in [(rolled.to_vec(), true), ([&rolled[..], &[later]].concat(), false)] {
        for layout in [Layout::Wide, Layout::Phone] {
            let (view, legal) = (game.state().view(Viewer::Seat(Seat(0))), &possible(game.state(), &legal));
            let scene = Scene {
                words: Words::of("en"),
                layout,
                names: &names,
                seat: Some(Seat(0)),
                data: game.setup().data,
                legal,
                events: &events,
                plan: Planning::default(),
            };
            let board = StoneAge::board(&view, &scene).into_string();
            assert_eq!(board.matches("<g id=\"sa-die-").count(), if lies { 3 } else { 0 });
            assert_eq!(board.contains("Rolled 12: 4 wood"), lies);
        }
    }
}

#[test]
fn all_components_are_shown_with_their_figures_and_provenance() {
    for language in Language::ALL {
        let words = Words::of(language.code());
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
        let page = drawn(game.state(), Viewer::Spectator, &[], Words::of("en"));
        assert!(!page.contains(" style=") && !page.contains("<script") && !page.contains("<style"));
        // Compressed it is an eighth of that, and only a full table at the end comes near.
        assert!(page.len() < 220_000, "a page of {} bytes", page.len());
    });
}

/// The built-in box with every figure changed that its own checks let one change.
fn altered_box() -> String {
    const VALUES: [(&str, u32); 4] = [("wood", 7), ("brick", 8), ("stone", 9), ("gold", 11)];
    let printed = include_str!("../../games/stone-age/data/stone-age.toml");
    let (mut number, mut points) = (0, 0);
    let mut changed = |line: &str| -> String {
        let Some((name, said)) = line.split_once(" = ") else { return line.to_string() };
        let figure = |name: &str| -> u32 {
            let after = said.split(&format!("{name} = ")).nth(1).unwrap_or_else(|| panic!("{line}: {name}"));
            after.chars().take_while(char::is_ascii_digit).collect::<String>().parse().unwrap()
        };
        let with =
            |name: &str, figure: u32, to: u32| line.replace(&format!("{name} = {figure}"), &format!("{name} = {to}"));
        let to = match name {
            "people_start" => "4".to_string(),
            "people_max" => "9".to_string(),
            "food_start" => "17".to_string(),
            "fields_start" => "1".to_string(),
            "fields_max" => "13".to_string(),
            "tool_slot_max" => "3".to_string(),
            "starvation_penalty" => "23".to_string(),
            "card_prices" => "[2, 3, 5, 6]".to_string(),
            "value" => "{ wood = 7, brick = 8, stone = 9, gold = 11 }".to_string(),
            "divisor" => "{ food = 3, wood = 4, brick = 5, stone = 6, gold = 7 }".to_string(),
            "resource_place_capacity" => "6".to_string(),
            "hut_people" => "3".to_string(),
            "leftover_points" => "4".to_string(),
            "dice_table" => r#"["field", "tool", "gold", "stone", "brick", "wood"]"#.to_string(),
            "name" if said.starts_with("\"Stone") => return line.to_string(),
            "name" => {
                number += 1;
                format!("\"mine-{number}\"")
            }
            "top" if said.contains("\"food\"") => return with("amount", figure("amount"), figure("amount") + 10),
            "top" if said.contains("\"resource\"") => return with("amount", figure("amount"), figure("amount") + 12),
            "top" if said.contains("one_use") => return with("value", figure("value"), figure("value") + 3),
            "bottom" if said.contains("sand") => return with("count", figure("count"), (figure("count") + 1) % 3 + 1),
            "cost" => {
                let there = VALUES.iter().filter(|(resource, _)| said.contains(resource));
                let costs: Vec<(&str, u32, u32)> =
                    there.map(|(resource, value)| (*resource, figure(resource) + 1, *value)).collect();
                points = costs.iter().map(|(_, amount, value)| amount * value).sum();
                let costs: Vec<String> = costs.iter().map(|(name, amount, _)| format!("{name} = {amount}")).collect();
                format!("{{ {} }}", costs.join(", "))
            }
            "points" => points.to_string(),
            "number" => (said.parse::<u32>().unwrap() + 2).to_string(),
            "kinds" => ["2", "1", "4", "3"][said.parse::<usize>().unwrap() - 1].to_string(),
            "min" => "2".to_string(),
            "max" => "6".to_string(),
            _ => return line.to_string(),
        };
        format!("{name} = {to}")
    };
    printed.lines().map(|line| changed(line) + "\n").collect()
}

/// Whether a text stands in a page, and not as the end of a longer figure.
fn says(page: &str, text: &str) -> bool {
    page.match_indices(text).any(|(at, _)| !page[..at].ends_with(|before: char| before.is_ascii_digit()))
}

/// What a box says in figures, in English.
fn figures_of(data: &'static Data) -> BTreeSet<String> {
    let mut figures: BTreeSet<String> = data.cards.iter().map(|card| named::card(card).to_string()).collect();
    figures.extend(data.buildings.iter().map(|building| named::building(building).to_string()));
    figures.extend((1..=6).map(|face| named::action(Action::Pick(face), data).to_string()));
    figures.insert(named::action(Action::Starve, data).to_string());
    figures.extend(
        Good::ALL.map(|good| format!("{} for each full {}", named::amount(good, 1), data.divisor[good.index()])),
    );
    figures
}

#[test]
fn the_box_that_is_played_is_the_one_that_is_drawn() {
    let (mine, printed) = (StoneAge::data(Some(&altered_box())).unwrap(), StoneAge::data(None).unwrap());
    let words = Words::of("en");
    let only_printed: Vec<String> = figures_of(printed).difference(&figures_of(mine)).cloned().collect();
    assert!(only_printed.len() > 50, "{only_printed:?}");
    let none_of_the_printed = |text: &str| {
        for figure in &only_printed {
            assert!(!says(text, figure), "\"{figure}\" is in the printed box, not in the one that is played: {text}");
        }
    };
    // The pages of the components.
    let components = <StoneAge as Board>::components(mine, words);
    let mut pictures = std::collections::HashMap::new();
    for one in &components {
        none_of_the_printed(&one.name);
        none_of_the_printed(&one.about);
        let picture = one.picture.0.split_once('>').unwrap().1.strip_suffix("</svg>").unwrap();
        pictures.insert(one.id.clone(), picture.to_string());
    }
    let mut seen = String::new();
    for seed in 0..3 {
        random_game_of(mine, seed, &mut |game, step| {
            let state = game.state();
            let viewer = match state.turn() {
                Turn::Player(seat) => Viewer::Seat(seat),
                _ => Viewer::Spectator,
            };
            let legal = Match::legal(game);
            let view = state.view(viewer);
            for one in possible(state, &legal) {
                let label = StoneAge::label(&view, mine, &one, words);
                none_of_the_printed(&label);
                seen += &(label + "\n");
            }
            if !step.is_multiple_of(7) && state.turn() != Turn::Over {
                return;
            }
            let page = drawn(state, viewer, &legal, words);
            none_of_the_printed(&page);
            for (place, card) in &view.cards {
                let Some(card) = card else { continue };
                let price = mine.card_prices[place.index() - Place::Card1.index()];
                assert!(page.contains(&format!("{} ({price} resources)", named::card(card))), "{}", card.name);
                assert!(page.contains(&pictures[&format!("card-{}", card.name)]), "{}", card.name);
            }
            for building in view.stacks.iter().filter_map(|stack| stack.open) {
                assert!(says(&page, &named::building(building).to_string()), "{}", building.name);
                assert!(page.contains(&pictures[&format!("building-{}", building.name)]), "{}", building.name);
            }
            let rings = |page: &str, from: &str, to: &str| {
                page.split_once(from).unwrap().1.split_once(to).unwrap().0.matches("\"sa-ring\"").count()
            };
            let phone = drawn_for(Layout::Phone, state, viewer, &legal, words);
            none_of_the_printed(&phone);
            assert_eq!(rings(&page, "id=\"sa-hut\"", "id=\"sa-field\""), 3);
            assert_eq!(rings(&phone, "id=\"sa-hut\"", "id=\"sa-field\""), 3);
            assert_eq!(rings(&page, "id=\"sa-forest\"", "id=\"sa-clay-pit\""), 6);
            assert!(page.contains("1 wood for each full 4") && page.contains("1 food for each full 3"));
            for line in page.split("</tr>").filter(|line| line.contains("Resources left")) {
                assert!(line.contains("× 4 points"), "{line}");
            }
            seen += &page;
            for id in ["sa-forest", "sa-hunt", "sa-hut", "sa-have-0-gold", "sa-have-0-food"] {
                let told = board::tell(game, viewer, id, &names(), words).unwrap().unwrap();
                none_of_the_printed(&told.about());
                seen += &told.about();
            }
        });
    }
    for figure in [
        "for each full 4 pips you get 1 wood",
        "for each full 3 pips you get 1 food",
        "of 6 circles",
        "exactly 3 people",
        "it is worth 11 points",
        "scores 4 points (SA-10.7)",
        "you lose 23 points",
    ] {
        assert!(seen.contains(figure), "{figure} was never told");
    }
    for figure in ["Lose 23 points", "Take the 1: 1 field", "Take the 6: 1 wood"] {
        assert!(seen.contains(figure), "{figure} never came up");
    }
}
