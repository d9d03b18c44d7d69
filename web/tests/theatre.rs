//! What is shown of every step of random games: it can be drawn for everybody in every language, leads to places of the
//! pictures around it, and tells nobody what they may not know.

use lascaux_games::{NAMES, for_game};
use lascaux_table::{Game, Language, Match, Seat, Seed, Setup, Turn, Viewer, below};
use lascaux_web::Words;
use lascaux_web::board::{self, Drawn, Layout};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeSet;

/// What a beat or a part may say.
const SAID: [&str; 17] = [
    "data-step",
    "data-place",
    "data-spot",
    "data-hold",
    "data-after",
    "data-phase",
    "data-stays",
    "data-at",
    "data-for",
    "data-by",
    "data-from",
    "data-goes",
    "data-to",
    "data-adds",
    "data-sound",
    "data-along",
    "data-hides",
];

/// A random match, played to its end or for so many decisions.
fn played<G: Game>(seats: u8, seed: u64, most: usize) -> Match<G> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Match::<G>::start(Setup::new(seats, Seed::Number(seed)).unwrap()).unwrap().0;
    for _ in 0..most {
        let Turn::Player(_) = game.state().turn() else { break };
        let legal = game.legal();
        game.act_text(None, &legal[below(&mut rng, legal.len() as u32) as usize]).unwrap();
    }
    game
}

fn names(seats: u8) -> Vec<String> {
    (1..=seats).map(|seat| format!("Guest {seat}")).collect()
}

fn values<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    let start = format!(" {name}=\"");
    html.split(&start).skip(1).filter_map(|rest| rest.split_once('"')).map(|(value, _)| value).collect()
}

/// The `id`s of a picture, those of the strip included.
fn ids(drawn: &Drawn) -> BTreeSet<String> {
    let own = drawn.own.as_ref().map_or(String::new(), |own| own.0.clone());
    let drawn_ids = [&drawn.board.0, &own].into_iter().flat_map(|html| values(html, "id")).map(str::to_string);
    let cells = drawn.strip.rows.iter().enumerate().flat_map(|(seat, row)| {
        let cells = (0..row.cells.len()).map(move |cell| format!("strip-{seat}-{cell}"));
        cells.chain([format!("strip-{seat}")])
    });
    drawn_ids.chain(cells).collect()
}

/// Visits the beats of every act of a match, for a viewer, with the pictures before and after it.
fn acts<G: Game>(game: &Match<G>, viewer: Viewer, words: &Words, mut visit: impl FnMut(&str, &dyn Fn(&str) -> bool)) {
    let names = names(game.state().seats());
    let mut stops = game.decisions().to_vec();
    stops.push(game.steps().len());
    for stop in stops.windows(2) {
        let beats = board::theatre(game, stop[0]..stop[1], viewer, &names, words).unwrap();
        if beats.is_empty() {
            continue;
        }
        let pictures = [Layout::Wide, Layout::Phone].map(|layout| {
            [stop[0], stop[1]].map(|step| {
                let past = game.at(step).unwrap();
                ids(&board::draw_past(&past, viewer, &names, words, layout).unwrap())
            })
        });
        let is_there = |place: &str| {
            let ids: Vec<&str> = place.split(' ').collect();
            pictures.iter().all(|two| two.iter().any(|one| ids.iter().any(|id| one.contains(*id))))
        };
        for (_, html) in beats {
            visit(&html.0, &is_there);
        }
    }
}

#[test]
fn every_beat_leads_to_places_that_are_there_and_says_only_what_the_script_knows() {
    for name in NAMES {
        for_game!(*name, G => {
            for seats in [G::MIN_SEATS, G::MAX_SEATS] {
                let game = played::<G>(seats, 7 + u64::from(seats), 250);
                for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0))] {
                    acts(&game, viewer, Words::of("en"), |html, is_there| {
                        for place in ["data-place", "data-from", "data-to", "data-hides"].into_iter().flat_map(|name| values(html, name)) {
                            assert!(is_there(place), "{name}: {place} in {html}");
                        }
                        let said = html.split(" data-").skip(1).map(|rest| rest.split(['=', ' ', '>']).next().unwrap());
                        for said in said {
                            assert!(SAID.contains(&format!("data-{said}").as_str()), "{name}: {said}");
                        }
                        assert!(!html.contains(" id=") && !html.contains(" style=") && !html.contains("<template"), "{html}");
                        assert!(!html.contains("tabindex") && !html.contains("<button"), "{html}");
                    });
                }
            }
        })
        .unwrap();
    }
}

#[test]
fn every_beat_can_be_read_in_every_language() {
    for name in NAMES {
        for_game!(*name, G => {
            let prefix = format!("{}-show", G::PREFIX.to_lowercase());
            let game = played::<G>(G::MAX_SEATS, 3, 150);
            for language in Language::ALL {
                let words = Words::in_language(language);
                let all = board::theatre(&game, 0..usize::MAX, Viewer::Spectator, &names(G::MAX_SEATS), words).unwrap();
                for (step, html) in all {
                    assert!(html.0.starts_with(&format!("<div class=\"beats\" data-step=\"{step}\">")), "{html:?}");
                    for missing in ["{ $", &format!(">{prefix}"), &format!(" {prefix}-")] {
                        assert!(!html.0.contains(missing), "{name} {}: {html:?}", language.code());
                    }
                }
            }
        })
        .unwrap();
    }
}

#[test]
fn what_is_hidden_is_shown_to_nobody() {
    // Whatever a viewer cannot know may have been otherwise, and the same would have been shown.
    for name in NAMES {
        for_game!(*name, G => {
            let game = played::<G>(G::MIN_SEATS, 11, 120);
            let shown = |viewer| board::theatre(&game, 0..usize::MAX, viewer, &names(G::MIN_SEATS), Words::of("en")).unwrap();
            let open = shown(Viewer::Spectator);
            for one in game.happened(0..usize::MAX) {
                for event in one.events {
                    let heard = G::heard(event.clone(), Viewer::Spectator);
                    if heard == *event {
                        continue;
                    }
                    // The words that are kept from a spectator are in none of the beats of that step.
                    let whole = serde_json::to_value(event).unwrap();
                    let part = serde_json::to_value(&heard).unwrap();
                    for (field, value) in whole.as_object().unwrap() {
                        if let (Some(secret), true) = (value.as_str(), part.get(field) != Some(value)) {
                            let beats = open.iter().filter(|(step, _)| *step == one.number + 1);
                            assert!(beats.into_iter().all(|(_, html)| !html.0.contains(secret)), "{name}: {secret}");
                        }
                    }
                }
            }
        })
        .unwrap();
    }
}

#[test]
fn in_stone_age_a_spectator_is_shown_every_step_and_a_player_all_but_the_own_placements() {
    use lascaux_games::stone_age::{Event, StoneAge};
    let kind = |event: &Event| serde_json::to_value(event).unwrap()["what"].as_str().unwrap().to_string();
    let (mut shown, mut plain) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..6 {
        let game = played::<StoneAge>(2 + (seed % 3) as u8, seed, 400);
        let names = names(game.state().seats());
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0))] {
            let all = board::theatre(&game, 0..usize::MAX, viewer, &names, Words::of("sv")).unwrap();
            let steps: BTreeSet<usize> = all.iter().map(|(step, _)| *step).collect();
            for one in game.happened(0..usize::MAX).filter(|one| !one.events.is_empty()) {
                let into = if steps.contains(&(one.number + 1)) { &mut shown } else { &mut plain };
                let own = matches!(one.events, [Event::Placed { seat, .. } | Event::Declined { seat, .. }, ..] if viewer.is(*seat));
                into.extend(one.events.iter().filter(|_| !own).map(kind));
            }
        }
    }
    // Cards slide by themselves; the end has a page of its own; who harvests after somebody had to choose was shown before.
    plain.retain(|kind| {
        !["card-slid", "game-over", "harvested", "fed", "limit-reached", "deck-empty"].contains(&kind.as_str())
    });
    assert!(plain.is_empty(), "{plain:?}");
    assert!(shown.len() >= 20, "{shown:?}");
}
