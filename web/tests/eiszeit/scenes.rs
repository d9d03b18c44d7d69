//! What is shown of a step: conflicts pass by pass, points by area, and whoever did something by name.

use super::names;
use lascaux_games::eiszeit::{Eiszeit, Event, View};
use lascaux_table::{Actions, Game, Seat, Turn, Viewer, below};
use lascaux_web::Words;
use lascaux_web::board::{Board, Scene};
use maud::Render;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeSet;

/// What happened in a step, and what is shown of it.
struct Shown {
    events: Vec<Event>,
    after: View,
    beats: Vec<String>,
}

/// Visits the steps of random games, as one seat sees them.
fn steps(seats: u8, games: u64, viewer: Seat, mut visit: impl FnMut(&Shown)) {
    let options = Eiszeit::options(&Default::default()).unwrap();
    let (data, names) = (Eiszeit::data(None).unwrap(), names(seats));
    let mut actions = Actions::of::<Eiszeit>();
    for seed in 0..games {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut game = Eiszeit::new(seats, &options, data).unwrap();
        while game.turn() != Turn::Over {
            let before = game.view(Viewer::Seat(viewer));
            let mut events: Vec<Event> = Vec::new();
            if matches!(game.turn(), Turn::Player(_)) {
                game.legal(&mut actions);
                game.apply(actions[below(&mut rng, actions.len() as u32) as usize], &mut events);
            } else {
                game.resolve(game.sample(&mut rng), &mut events);
            }
            let events: Vec<Event> =
                events.into_iter().map(|event| Eiszeit::heard(event, Viewer::Seat(viewer))).collect();
            let after = game.view(Viewer::Seat(viewer));
            let scene = Scene::still(Words::of("en"), &names, Some(viewer), data);
            let beats = Eiszeit::theatre(&before, &events, &after, &scene);
            let beats = beats.iter().map(|beat| beat.render().into_string()).collect();
            visit(&Shown { events, after, beats });
        }
    }
}

/// EZ-8.3 to EZ-8.5: every conflict has its page, with a line for those who leave together and one for those who stay.
#[test]
fn a_conflict_is_shown_pass_by_pass() {
    let mut conflicts = 0;
    steps(4, 6, Seat(0), |step| {
        let pages: Vec<&String> = step.beats.iter().filter(|beat| beat.contains("ez-conflict")).collect();
        let areas = step.events.iter().filter_map(|event| match event {
            Event::Conflict { area, .. } => Some(*area),
            _ => None,
        });
        let areas: Vec<_> = areas.collect();
        assert_eq!(pages.len(), areas.len());
        for (page, area) in pages.into_iter().zip(areas) {
            conflicts += 1;
            assert!(page.contains("data-phase=\"1\""), "the phase of conflicts is lit: {page}");
            let left = step.events.iter().filter_map(|event| match *event {
                Event::Left { seat, area: from, had } if from == area => Some((seat, had)),
                _ => None,
            });
            let left: Vec<(Seat, u8)> = left.collect();
            let together = left.iter().enumerate().filter(|(at, (_, had))| *at == 0 || left[at - 1].1 != *had).count();
            assert_eq!(page.matches("class=\"part ez-pass\"").count(), together + 1, "{page}");
            // Everybody who leaves flies home.
            assert_eq!(page.matches(" data-goes=").count(), left.len(), "{page}");
            let ground = &step.after.areas[area.index()];
            let stay: u8 = ground.hunters.values().sum();
            assert!(page.contains(&format!("<b>{stay}</b> of ")), "{stay} in {page}");
        }
    });
    assert!(conflicts > 20, "{conflicts}");
}

/// EZ-9.1, EZ-10.1: the table of a round has everybody's points by area and in all, and says what follows.
#[test]
fn a_round_is_summed_up_by_area_and_player() {
    let mut rounds = 0;
    let mut follows = BTreeSet::new();
    steps(5, 6, Seat(1), |step| {
        let scored: Vec<(Seat, u8, u8)> = step
            .events
            .iter()
            .filter_map(|event| match *event {
                Event::Scored { seat, points, areas } => Some((seat, points, areas.iter().sum())),
                _ => None,
            })
            .collect();
        let page = step.beats.iter().find(|beat| beat.contains("ez-summary"));
        assert_eq!(page.is_some(), !scored.is_empty());
        let Some(page) = page else { return };
        rounds += 1;
        assert!(page.contains("data-phase=\"2\""), "the phase of scoring is lit: {page}");
        for (seat, points, by_area) in scored {
            assert_eq!(points, by_area);
            let total = step.after.scores.seats[seat.index()].total;
            assert!(page.contains(&format!("+{points}</span><span class=\"ez-total\">{total}</span>")), "{page}");
            let flown = format!("data-to=\"strip-{seat}-5 strip-{seat}\"");
            assert_eq!(step.beats.iter().any(|beat| beat.contains(&flown)), points > 0);
        }
        for (part, words) in [("ice", "is last and lays"), ("lot", "the lot decides"), ("end", "The game is over")] {
            if page.contains(words) {
                follows.insert(part);
            }
        }
    });
    assert_eq!(rounds, 24);
    assert!(follows.contains("ice") && follows.contains("end"), "{follows:?}");
}

/// What others do is told with their names and the card that lets them; what the viewer does needs no words.
#[test]
fn others_are_told_by_name_and_card() {
    let mut told = 0;
    steps(3, 3, Seat(2), |step| {
        for event in &step.events {
            let Event::Placed { seat, .. } = *event else { continue };
            let caption = step.beats.iter().find(|beat| beat.contains("caption"));
            assert_eq!(caption.is_some(), seat != Seat(2), "{:?}", step.beats);
            let Some(caption) = caption else { continue };
            assert!(caption.contains(&names(3)[seat.index()]), "{caption}");
            if step.after.round > 0 {
                told += 1;
                assert!(caption.contains("ez-by"), "{caption}");
            }
        }
    });
    assert!(told > 20, "{told}");
}
