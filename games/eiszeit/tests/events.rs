//! What is told: everything that goes from one place to another, and to nobody what is hidden from them.

mod common;

use common::{Scene, Table};
use lascaux_eiszeit::{Action, Card, Colour, Eiszeit, Event};
use lascaux_table::{Actions, Game, Language, Seat, Turn, Viewer, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::json;

/// The event as the line protocol tells it.
fn said(event: &Event) -> String {
    Eiszeit::tell(event, Eiszeit::data(None).unwrap()).to_string()
}

#[track_caller]
fn told(table: &Table, sentence: &str) {
    let all: Vec<String> = table.events.iter().map(said).collect();
    assert!(all.iter().any(|told| told == sentence), "{sentence} is not among {all:#?}");
}

/// EZ-6.2, EZ-6.5, EZ-R10: where a club goes with a hunter, the story says so.
#[test]
fn a_moved_or_removed_hunter_is_told_with_its_club() {
    let scene = Scene::playing("trek").clubbed("red", 6, 1).hunters("red", 6, 2).clubs("red", 1);
    let mut table = scene.play();
    table.say(&["play trek", "move red-club 6 9", "move red 6 9 club", "move red 6 9"]);
    told(&table, "Seat 0 moves a hunter with its club from area 6 to area 9.");
    told(&table, "Seat 0 moves a hunter from area 6 to area 9 and gives it a club.");
    told(&table, "Seat 0 moves a hunter from area 6 to area 9.");
    let scene = Scene::playing("remove-two").clubbed("yellow", 6, 1).hunters("blue", 6, 1);
    let mut table = scene.play();
    table.say(&["play remove-two", "choose yellow", "remove yellow-club 6", "remove blue 6"]);
    told(&table, "Seat 1 removes an own hunter from area 6; its club goes beside the board.");
    told(&table, "Seat 1 removes a hunter of seat 3 from area 6.");
    // Programs read it as a field.
    let last = serde_json::to_value(&table.events[table.events.len() - 2]).unwrap();
    assert_eq!(last, json!({"what": "removed", "seat": 1, "owner": 1, "area": 6, "clubbed": true}));
    // A swap moves two.
    let mut table = Scene::playing("swap").clubbed("red", 6, 1).hunters("blue", 9, 1).play();
    table.say(&["play swap", "swap red-club 6", "with blue 9"]);
    told(&table, "Seat 0 moves a hunter with its club from area 6 to area 9.");
    told(&table, "Seat 0 moves a hunter of seat 3 from area 9 to area 6.");
}

/// EZ-8.7, EZ-10.3, EZ-11.1: what goes back between two rounds is told, each thing once and in the order of the phases.
#[test]
fn clubs_mammoths_and_stones_that_go_back_are_told() {
    let mut table = Scene::of(3)
        .dark_supply(4)
        .hand("red", &["remove-mammoth"])
        .mammoths(6, 2)
        .mammoths(7, 1)
        .clubbed("red", 6, 2)
        .clubbed("green", 9, 1)
        .play();
    let light = table.position().light_supply;
    table.end_settling().fires(&[(6, 2)]).say(&["cover 6"]);
    let all: Vec<String> = table.events.iter().map(said).collect();
    let sentences = [
        "2 hunters of seat 0 in area 6 give their clubs back.".to_string(),
        "A hunter of seat 2 in area 9 gives its club back.".to_string(),
        "Seat 1 scores 0 points.".to_string(),
        "Seat 1 covers area 6 with a glacier.".to_string(),
        "Seat 0 takes 2 hunters home.".to_string(),
        "The 2 mammoths of area 6 go beside the board.".to_string(),
        format!("The light supply, {light} stones, becomes the dark supply."),
        "Round 2 begins with seat 1.".to_string(),
    ];
    let places: Vec<Option<usize>> = sentences.iter().map(|one| all.iter().position(|told| told == one)).collect();
    assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{places:?} {all:#?}");
    assert!(sentences.iter().all(|one| all.iter().filter(|told| *told == one).count() == 1), "{all:#?}");
    assert_eq!(table.position().dark_supply, light);
}

/// EZ-10.3: one mammoth is told as one; where none stands nothing is told.
#[test]
fn a_glacier_tells_of_mammoths_only_where_they_stand() {
    let scene = Scene::of(3).dark_supply(4).hand("red", &["remove-mammoth"]).hunters("red", 10, 1).mammoths(7, 1);
    let scene = scene.hunters("green", 10, 1);
    let mut table = scene.play();
    table.end_settling().fires(&[]).say(&["cover 7"]);
    told(&table, "The mammoth of area 7 goes beside the board.");
    let mut table = scene.play();
    table.end_settling().fires(&[]).say(&["cover 8"]);
    assert!(!table.events.iter().any(|event| matches!(event, Event::MammothsLeft { .. })));
    assert!(!table.events.iter().any(|event| matches!(event, Event::ClubsReturned { .. })));
}

/// EZ-3.12: that settling has ended is told once, after the turn that took the last stone, before the fires.
#[test]
fn the_end_of_settling_is_told_with_who_ended_it() {
    let mut table = Scene::of(3).dark_supply(4).hand("red", &["remove-mammoth"]).turn_of("red").play();
    table.say(&["play remove-mammoth", "choose green", "done"]);
    let ended = |event: &Event| matches!(event, Event::SettlingEnded { .. });
    assert!(!table.events.iter().any(ended), "red may still discard and has to draw");
    table.draw();
    let last = serde_json::to_value(table.events.last()).unwrap();
    assert_eq!(last, json!({"what": "settling-ended", "seat": 0}));
    told(&table, "Settling ends: seat 0 has played the card that empties the dark supply.");
    table.fires(&[]);
    let place = |wanted: &dyn Fn(&Event) -> bool| table.events.iter().position(wanted).unwrap();
    assert!(place(&ended) < place(&|event| matches!(event, Event::FireRevealed { .. })));
    assert_eq!(table.events.iter().filter(|event| ended(event)).count(), 1);
    // EZ-12.1: in the last round the card ends settling at once.
    let scene = Scene::of(3).round(4).glacier(5).glacier(6).glacier(7).hand("yellow", &["remove-mammoth"]);
    let mut table = scene.turn_of("yellow").dark_supply(3).play();
    table.say(&["play remove-mammoth"]);
    assert!(matches!(table.events[..], [.., Event::StonesLaidOver { .. }, Event::SettlingEnded { seat: Seat(1) }]));
}

/// EZ-12.1
#[test]
fn the_last_stone_of_the_last_round_is_told_as_one() {
    let scene = Scene::of(3).round(4).glacier(5).glacier(6).glacier(7).hand("red", &["remove-mammoth"]);
    let mut table = scene.clone().dark_supply(1).play();
    table.say(&["play remove-mammoth"]);
    told(&table, "The last stone goes to the light supply; the card does nothing.");
    let mut table = scene.dark_supply(3).play();
    table.say(&["play remove-mammoth"]);
    told(&table, "The last 3 stones go to the light supply; the card does nothing.");
}

/// An action that looks the same to all but its player: another card of the same colour may be discarded (EZ-3.8).
fn alike(game: &Eiszeit, action: Action, viewer: Viewer) -> Option<Action> {
    let mut actions = Actions::of::<Eiszeit>();
    game.legal(&mut actions);
    let colour = |action| match action {
        Action::Discard(card) => Some(card.colour()),
        _ => None,
    };
    let Turn::Player(seat) = game.turn() else { return None };
    let same = |other: &&Action| match colour(action) {
        Some(_) if !viewer.is(seat) => colour(**other) == colour(action),
        _ => **other == action,
    };
    actions.iter().rev().find(same).copied()
}

/// EZ-R3, EZ-R16: in two states that look the same to a viewer, the same visible deeds are heard the same.
#[test]
fn nobody_hears_what_is_hidden_from_them() {
    let options = Eiszeit::options(json!({}).as_object().unwrap()).unwrap();
    let mut actions = Actions::of::<Eiszeit>();
    let mut compared = std::collections::BTreeMap::<String, u32>::new();
    for seed in 0..30 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut game = Eiszeit::new(3 + (seed % 3) as u8, &options, Eiszeit::data(None).unwrap()).unwrap();
        while game.turn() != Turn::Over {
            let before = game;
            let mut events = Vec::new();
            let mut said = None;
            match game.turn() {
                Turn::Player(_) => {
                    game.legal(&mut actions);
                    let action = actions[below(&mut rng, actions.len() as u32) as usize];
                    said = Some(action);
                    game.apply(action, &mut events);
                }
                _ => game.resolve(game.sample(&mut rng), &mut events),
            }
            for viewer in Viewer::all(game.seats()) {
                let mut other = before;
                other.imagine(viewer, &mut rng);
                let mut imagined = Vec::new();
                match said {
                    Some(action) => {
                        // A card that somebody plays is seen, but another one may be imagined in that hand.
                        let Some(action) = alike(&other, action, viewer) else { continue };
                        other.apply(action, &mut imagined);
                    }
                    None => {
                        let outcome = other.sample(&mut rng);
                        if before.secret(outcome).is_none_or(|seat| viewer.is(seat)) {
                            continue;
                        }
                        other.resolve(outcome, &mut imagined);
                    }
                }
                // Whether the next player can play a card is told, and may be otherwise with another hand (EZ-3.6).
                let stuck = |events: &[Event]| events.iter().any(|one| matches!(one, Event::NothingToPlay { .. }));
                if stuck(&events) != stuck(&imagined) {
                    continue;
                }
                let heard = |events: &[Event]| -> Vec<Event> {
                    events.iter().map(|event| Eiszeit::heard(event.clone(), viewer)).collect()
                };
                // Fires that others have looked at show what they show, when the viewer looks or all are turned up.
                let shown = |event: &Event| match event {
                    Event::FireSeen { seat, .. } => !viewer.is(*seat),
                    event => !matches!(event, Event::FireRevealed { .. }),
                };
                let (mut one, mut two) = (heard(&events), heard(&imagined));
                one.retain(shown);
                two.retain(shown);
                assert_eq!(one, two, "{viewer:?}, seed {seed}");
                for event in &one {
                    let what = serde_json::to_value(event).unwrap()["what"].as_str().unwrap().to_string();
                    *compared.entry(what).or_default() += 1;
                }
            }
        }
    }
    for what in ["discarded", "drew", "fire-seen", "moved", "removed", "shuffled", "supply-renewed", "mammoths-left"] {
        assert!(compared.get(what).is_some_and(|&times| times > 10), "{what}: {compared:?}");
    }
}

/// EZ-3.8, EZ-3.9, EZ-7.3: the three events that hold a secret lose it for everybody but its owner.
#[test]
fn the_three_secrets_are_heard_by_their_owner_alone() {
    let seat = Seat(1);
    let (colour, card) = (Colour::Light, Some(Card::Trek));
    let fire = common::area(6);
    for (event, whole, part) in [
        (Event::Discarded { seat, colour, card }, "Seat 1 discards “Trek”.", "Seat 1 discards a light card."),
        (Event::Drew { seat, colour, card }, "Seat 1 draws “Trek”.", "Seat 1 draws a light card."),
        (Event::FireSeen { seat, fire, value: Some(2) }, "Seat 1 looks at fire 6: 2.", "Seat 1 looks at fire 6."),
    ] {
        for viewer in Viewer::all(4) {
            let wanted = if viewer.is(seat) { whole } else { part };
            assert_eq!(said(&Eiszeit::heard(event.clone(), viewer)), wanted);
        }
    }
}

/// The same event is told in the reader's language, with the names that the reader knows.
#[test]
fn a_reader_hears_it_in_the_own_language() {
    let event = Event::Moved {
        seat: Seat(0),
        owner: Seat(1),
        from: common::area(6),
        to: common::area(9),
        club: false,
        clubbed: false,
    };
    let told = Eiszeit::tell(&event, Eiszeit::data(None).unwrap());
    let sentences =
        Language::ALL.map(|language| told.say(language, &|seat| ["Anna", "Bram"][seat.index()].to_string()));
    assert_eq!(
        sentences,
        [
            "Anna moves a hunter of Bram from area 6 to area 9.",
            "Anna verzet een jager van Bram van gebied 6 naar gebied 9.",
            "Anna versetzt einen Jäger von Bram aus Gebiet 6 in Gebiet 9.",
            "Anna flyttar en jägare (Bram) från område 6 till område 9.",
        ]
    );
    let event = Event::Played { seat: Seat(0), card: Card::DarkCult, copied: Some(Card::SeenFire) };
    let told = Eiszeit::tell(&event, Eiszeit::data(None).unwrap());
    let said = told.say(Language::German, &|_| "Anna".to_string());
    assert_eq!(said, "Anna spielt „Dunkle Kultkarte“ als „Feuer ansehen“ aus.");
}

/// EZ-8.3, EZ-8.4, EZ-9.1: who leaves is told with how many they had when the pass began, and points with their areas.
#[test]
fn a_conflict_is_told_pass_by_pass_and_points_by_area() {
    let scene = Scene::of(5).dark_supply(4).hand("red", &["remove-mammoth"]).mammoths(6, 2).mammoths(7, 1);
    let scene = scene.hunters("red", 6, 2).hunters("blue", 6, 2).hunters("black", 6, 2);
    let mut table = scene.hunters("green", 6, 3).hunters("yellow", 6, 4).hunters("yellow", 9, 2).play();
    table.end_settling().fires(&[(6, 2), (9, 0)]);
    let left: Vec<(Seat, u8)> = table
        .events
        .iter()
        .filter_map(|event| match *event {
            Event::Left { seat, had, .. } => Some((seat, had)),
            _ => None,
        })
        .collect();
    let [red, yellow, green, blue, black] = [0, 1, 2, 3, 4].map(Seat);
    let first = [(red, 2), (blue, 2), (black, 2), (green, 3), (yellow, 4)];
    assert_eq!(left, [&first[..], &[(red, 1), (blue, 1), (black, 1)]].concat());
    told(&table, "Seat 0 scores 0 points.");
    told(&table, "Seat 1 scores 11 points (area 6: 9, area 9: 2).");
    told(&table, "Seat 2 scores 6 points (area 6: 6).");
}
