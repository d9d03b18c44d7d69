//! What is shown of a step: hunts with their dice, whom events hit, who wins the daughter, and the great change.

use super::another_box::another_box;
use super::names;
use lascaux_games::neanderthal::{Action, Data, Event, Icon, Neanderthal, Stage, View, Who, names as told};
use lascaux_table::{Actions, Game, Language, Seat, Turn, Viewer, below};
use lascaux_web::Words;
use lascaux_web::board::{Board, Layout, Planning, Scene};
use maud::Render;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::json;
use std::collections::{BTreeSet, HashSet};

/// What happened in a step, and what is shown of it.
struct Shown {
    before: View,
    events: Vec<Event>,
    after: View,
    data: &'static Data,
    beats: Vec<String>,
}

impl Shown {
    /// The beats with a class.
    fn with(&self, class: &str) -> Vec<&String> {
        self.beats.iter().filter(|beat| beat.contains(class)).collect()
    }

    fn seat(&self, who: Who) -> Option<Seat> {
        self.after.table.peoples[who].seat
    }
}

/// A match that is looked at.
struct Played {
    seats: u8,
    options: serde_json::Value,
    data: &'static Data,
    viewer: Viewer,
    words: &'static Words,
}

fn played(seats: u8, viewer: Viewer) -> Played {
    Played { seats, options: json!({}), data: Neanderthal::data(None).unwrap(), viewer, words: Words::of("en") }
}

/// Visits the steps of random games, as one viewer sees them.
fn steps(played: &Played, games: std::ops::Range<u64>, mut visit: impl FnMut(&Shown)) {
    let &Played { seats, data, viewer, words, .. } = played;
    let options = Neanderthal::options(played.options.as_object().unwrap()).unwrap();
    let names = &names()[..seats.into()];
    let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
    let mut actions = Actions::of::<Neanderthal>();
    for seed in games {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut game = Neanderthal::new(seats, &options, data).unwrap();
        while game.turn() != Turn::Over {
            let before = game.view(viewer);
            let mut events: Vec<Event> = Vec::new();
            if matches!(game.turn(), Turn::Player(_)) {
                game.legal(&mut actions);
                // Whoever can open a portal does.
                let portal = (0..actions.len()).find(|one| matches!(actions[*one], Action::Portal(_)));
                let chosen = portal.unwrap_or_else(|| below(&mut rng, actions.len() as u32) as usize);
                game.apply(actions[chosen], &mut events);
            } else {
                game.resolve(game.sample(&mut rng), &mut events);
            }
            let after = game.view(viewer);
            let (layout, plan) = (Layout::Wide, Planning::default());
            let scene = Scene { words, layout, names, seat, data, legal: &[], events: &[], plan };
            let beats = Neanderthal::theatre(&before, &events, &after, &scene);
            let beats = beats.iter().map(|beat| beat.render().into_string()).collect();
            visit(&Shown { before, events, after, data, beats });
        }
    }
}

fn said(words: &Words, said: lascaux_table::Said) -> String {
    words.told(&said, &[])
}

/// The faces of the dice that are thrown in a beat.
fn dice(beat: &str) -> Vec<u8> {
    let dice = beat.split("data-by=\"tumble\"").skip(1);
    dice.filter_map(|die| die.split("</text>").next()?.rsplit('>').next()?.parse().ok()).collect()
}

/// NE-G: whoever looks on has every hunt on a page of its own, with its card by name, its dice, its hits and its wounds.
#[test]
fn a_hunt_is_told_with_its_card_its_dice_and_its_hits() {
    let (mut hunts, mut well, mut wounded, mut raids) = (0, 0, 0, 0);
    steps(&played(3, Viewer::Spectator), 0..20, |step| {
        let pages = step.with("ne-scene-card");
        let hunted: Vec<_> = step
            .events
            .iter()
            .enumerate()
            .filter(|(_, event)| matches!(event, Event::Hunted { .. } | Event::Attacked { .. }))
            .collect();
        assert_eq!(pages.len(), hunted.len(), "{:?}", step.events);
        for (page, (index, event)) in pages.into_iter().zip(hunted) {
            let &Event::Hunted { who, card: Some(biome), hits, success, .. } = event else { continue };
            hunts += 1;
            let words = Words::of("en");
            assert!(
                page.contains(&said(words, told::biome(biome))) && page.contains(&said(words, told::folk(who))),
                "{page}"
            );
            let thrown = match index.checked_sub(1).map(|at| &step.events[at]) {
                Some(Event::Rolled { dice, .. }) => dice.clone(),
                _ => Vec::new(),
            };
            assert_eq!(dice(page), thrown, "{page}");
            let card = step.data.biome(biome);
            let followed = step.before.table.hunt.and_then(|hunt| hunt.prey);
            let needed = if followed.is_some() { 1 } else { card.hits };
            assert!(page.contains(&format!("<b>{hits} of {needed}:</b>")), "{page}");
            if followed.is_some() {
                raids += 1;
                assert!(page.contains(if hits > 0 { "the prey is kept" } else { "the prey is stolen" }), "{page}");
            } else {
                assert_eq!(page.contains("the hunt succeeds"), success, "{page}");
                well += usize::from(success);
            }
            // Whoever is bitten or freezes is crossed out.
            let all = &step.before.table;
            let threes = all.has_tool(who, |tool| step.data.biome(tool).threes == Some(card.game));
            let deadly = |face: u8| {
                let hit = face == 1 || face == 2 && card.star || face == 3 && threes;
                !hit && (card.bite.has(face) || card.frost.has(face) && !all.warm(who))
            };
            let wounds = thrown.iter().filter(|face| deadly(**face)).count();
            assert_eq!(page.matches("data-by=\"dim\"").count(), wounds, "{page}");
            wounded += usize::from(wounds > 0);
        }
    });
    assert!(hunts > 60 && well > 15 && wounded > 15 && raids > 0, "{hunts} {well} {wounded} {raids}");
}

/// A card is called by its name, never by where it lies.
#[test]
fn no_scene_speaks_of_places_by_number() {
    steps(&played(3, Viewer::Seat(Seat(0))), 0..4, |step| {
        for beat in &step.beats {
            for column in 1..=6 {
                assert!(
                    !beat.contains(&format!("North {column}")) && !beat.contains(&format!("South {column}")),
                    "{beat}"
                );
            }
        }
    });
}

/// NE-D: a round begins with a page of its daughter; each event has its column, and those that begin are lit.
#[test]
fn events_light_up_one_by_one_and_chaos_crosses_out_whom_it_takes() {
    let (mut rounds, mut struck, mut kinds) = (0, 0, HashSet::new());
    for seats in [2, 3] {
        steps(&played(seats, Viewer::Seat(Seat(0))), 0..6, |step| {
            let pages = step.with("ne-scene-events");
            let began = step.events.iter().find_map(|event| match *event {
                Event::RoundBegan { daughter, .. } => Some(daughter),
                _ => None,
            });
            assert!(pages.len() <= 1 && (began.is_none() || pages.len() == 1));
            let Some(page) = pages.first() else { return };
            let daughter = began.or(step.before.table.current).unwrap();
            let icons = &step.data.daughter(daughter).events;
            assert!(page.contains(&said(Words::of("en"), told::daughter(daughter))), "{page}");
            assert_eq!(page.matches("class=\"ne-scene-column ").count(), icons.len());
            rounds += usize::from(began.is_some());
            for icon in icons {
                kinds.insert(std::mem::discriminant(icon));
            }
            // Chaos that begins here.
            let Stage::ChaosHunters { icon, lost: 0, .. } = step.after.table.stage else { return };
            let begins = !matches!(
                step.before.table.stage,
                Stage::ChaosHunters { .. } | Stage::ChaosElder { .. } | Stage::ChaosChange { .. }
            );
            if begins && icons[usize::from(icon)] == Icon::Chaos {
                let table = &step.after.table;
                let taken: u8 = table.playing().map(|who| table.lost_to_chaos(step.data, who)).sum();
                let gone = step.events.iter().filter(|event| matches!(event, Event::Vanished { .. })).count();
                assert_eq!(page.matches("data-by=\"dim\"").count(), usize::from(taken) + gone, "{page}");
                struck += usize::from(taken);
            }
        });
    }
    assert!(rounds > 60 && struck > 10 && kinds.len() == 7, "{rounds} {struck} {}", kinds.len());
}

/// NE-D7: the winner is named, and as many disks as were bid leave the winner's vocabulary.
#[test]
fn the_disks_of_the_winner_go_to_the_daughter() {
    let (mut bought, mut bids) = (0, 0);
    steps(&played(3, Viewer::Seat(Seat(1))), 0..4, |step| {
        for event in &step.events {
            match *event {
                Event::Bought { who, daughter, disks } => {
                    let seat = step.seat(who).unwrap();
                    let place = format!("data-place=\"ne-daughter-{daughter} ");
                    // The last bid may be told in the same step.
                    let page = *step.with("data-adds=\"-1\"").iter().find(|beat| beat.contains(&place)).unwrap();
                    assert_eq!(
                        page.matches(&format!("data-from=\"strip-{seat}-1 strip-{seat}\"")).count(),
                        usize::from(disks)
                    );
                    assert!(page.contains(&said(Words::of("en"), told::folk(who))), "{page}");
                    bought += 1;
                }
                Event::Bid { who, disks } => {
                    let own = step.seat(who) == Some(Seat(1));
                    let told = step.beats.iter().any(|beat| beat.contains(&format!("bids {disks}")));
                    assert_eq!(told, !own, "what the viewer bids needs no words");
                    bids += 1;
                }
                _ => {}
            }
        }
    });
    assert!(bought > 8 && bids > 15, "{bought} {bids}");
}

/// NE-E: once others have sent everybody, each of their cards tells how many; the viewer's own do not.
#[test]
fn others_are_told_where_they_hunt_and_how_many() {
    let mut told = 0;
    steps(&played(3, Viewer::Seat(Seat(2))), 0..4, |step| {
        let chips = step.with("ne-scene-chip");
        let Stage::Assign { turn, .. } = step.before.table.stage else { return assert!(chips.is_empty()) };
        let done = !matches!(step.after.table.stage, Stage::Assign { turn: now, .. } if now == turn);
        let who = step.before.table.at_turn(turn);
        if !done || step.seat(who) == Some(Seat(2)) {
            return assert!(chips.is_empty());
        }
        for open in &step.before.biomes {
            let many = step.before.table.party(open.slot, who);
            let biome = step.before.table.rows[open.slot].card().unwrap();
            let here = chips.iter().find(|chip| chip.contains(&format!("ne-card-{biome} ")));
            assert!(many == 0 || here.is_some(), "{chips:?}");
            if let Some(chip) = here {
                told += 1;
                // The last hunter may have been sent in this very step.
                assert!((many..=many + 1).any(|many| chip.contains(&format!("<b>{many}</b>"))), "{chip}");
            }
        }
    });
    assert!(told > 30, "{told}");
}

/// NE-I1: a portal lights up; enough of them are a scene of their own, in which every portal's disk flies home.
#[test]
fn a_people_that_becomes_a_tribe_gets_its_disks_back() {
    let (mut portals, mut tribes) = (0, 0);
    // Random players seldom become tribal with our box; with the other one fewer portals are enough.
    let ours = (1..=3).map(|seats| played(seats, Viewer::Seat(Seat(0))));
    let other = (2..=3).map(|seats| Played { data: another_box(), ..played(seats, Viewer::Seat(Seat(0))) });
    for one in ours.chain(other) {
        steps(&one, 0..40, |step| {
            let change = step.events.iter().find_map(|event| match *event {
                Event::BecameTribal { who } => Some(who),
                _ => None,
            });
            let opened = step.events.iter().any(|event| matches!(event, Event::PortalOpened { .. }));
            let pages = step.with("ne-scene-tribe");
            assert_eq!(pages.len(), usize::from(change.is_some()));
            if opened && change.is_none() {
                portals += 1;
                assert_eq!(step.with("ne-scene-glow").len(), 1, "{:?}", step.beats);
            }
            let (Some(who), Some(page)) = (change, pages.first()) else { return };
            tribes += 1;
            let home = step.before.table.peoples[who].portals.len() + u8::from(opened);
            let seat = step.seat(who).unwrap();
            assert_eq!(page.matches(&format!("data-to=\"strip-{seat}-1 strip-{seat}\"")).count(), usize::from(home));
            let points = |view: &View| view.species.iter().find(|one| one.who == who).unwrap().points;
            assert!(page.contains(&format!(">{}</b>", points(&step.before))), "{page}");
            assert!(page.contains(&format!(">{}</b>", points(&step.after))), "{page}");
        });
    }
    assert!(portals > 5 && tribes > 2, "{portals} {tribes}");
}

/// NE-K1: a game that is won or lost together ends with a page that says which, and who lives with an animal.
#[test]
fn a_common_game_ends_with_its_goal() {
    let mut ended = 0;
    let mut together = played(3, Viewer::Seat(Seat(0)));
    together.options = json!({"mode": "cooperative"});
    for one in [together, played(1, Viewer::Seat(Seat(0))), played(3, Viewer::Seat(Seat(0)))] {
        let common = one.seats == 1 || one.options != json!({});
        steps(&one, 0..2, |step| {
            let over = step.events.iter().any(|event| matches!(event, Event::GameOver { .. }));
            let pages = step.with("ne-scene-end");
            assert_eq!(pages.len(), usize::from(over && common));
            for page in pages {
                ended += 1;
                assert_eq!(page.matches("ne-scene-fate\"").count(), 3, "{page}");
            }
        });
    }
    assert_eq!(ended, 4);
}

/// Whatever stands in a scene is of the box that is played.
#[test]
fn the_scenes_of_another_box_show_its_figures() {
    let mut hunts = 0;
    let other = Played { data: another_box(), ..played(3, Viewer::Spectator) };
    steps(&other, 0..6, |step| {
        for event in &step.events {
            let &Event::Hunted { card: Some(biome), success, .. } = event else { continue };
            if step.before.table.hunt.is_some_and(|hunt| hunt.prey.is_some()) {
                continue;
            }
            let (page, card) = (step.with("ne-scene-card")[0], step.data.biome(biome));
            let needs = format!("{} hit{} needed", card.hits, if card.hits == 1 { "" } else { "s" });
            assert!(page.contains(&needs), "{needs} in {page}");
            let born = if success { usize::from(card.babies) } else { 0 };
            let drawn = page.matches("class=\"ne-baby\"").count();
            assert!(drawn == born || drawn == 2 * born, "{drawn} babies of {born} in {page}");
            hunts += 1;
        }
    });
    assert!(hunts > 20, "{hunts}");
}

/// Every kind of event is shown by something, for one viewer or another, or is deliberately not.
#[test]
fn every_kind_of_event_is_shown() {
    let kind = |event: &Event| serde_json::to_value(event).unwrap()["what"].as_str().unwrap().to_string();
    let (mut shown, mut happened) = (BTreeSet::new(), BTreeSet::new());
    for (seats, viewer) in [(1, Viewer::Spectator), (2, Viewer::Seat(Seat(0))), (3, Viewer::Spectator)] {
        let language = Language::ALL[usize::from(seats)];
        let one = Played { words: Words::in_language(language), ..played(seats, viewer) };
        steps(&one, 0..10, |step| {
            happened.extend(step.events.iter().map(kind));
            if !step.beats.is_empty() {
                shown.extend(step.events.iter().map(kind));
            }
            for beat in &step.beats {
                super::no_key_is_read(beat, language.code());
            }
        });
    }
    // The boards are dealt before anybody sits there; hunters who are sent are told when all are, see above; who hunted
    // goes home with the new picture.
    let plain = ["board-dealt"];
    let missing: Vec<_> = happened.difference(&shown).filter(|kind| !plain.contains(&kind.as_str())).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(happened.len() > 40, "{happened:?}");
}
