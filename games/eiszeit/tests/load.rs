//! Which positions are loaded: impossible ones are refused with the reason (EZ-13.1), possible ones can be played on.

mod common;

use common::{Scene, Table, area};
use lascaux_eiszeit::{Colour, Eiszeit, Position, StageText};
use lascaux_table::battery::find_state;
use lascaux_table::{Actions, Code, Game, Refusal, Rng, Seat, Seed, Setup, Turn, Viewer, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

fn data() -> &'static lascaux_eiszeit::Data {
    Eiszeit::data(None).unwrap()
}

fn refused(change: impl FnOnce(&mut Position)) -> Refusal {
    let mut position = Scene::of(4).mammoths(6, 1).hunters("red", 7, 2).position();
    assert!(Eiszeit::load(&position, data()).is_ok());
    change(&mut position);
    let no = Eiszeit::load(&position, data()).expect_err("an impossible position");
    assert_eq!(no.code, Code::Position);
    no
}

#[test]
fn impossible_positions_are_refused_with_a_reason() {
    let said = |no: Refusal, words: &str| assert!(no.message().contains(words), "{no}");
    said(refused(|p| p.seats = 6), "Three to five");
    said(refused(|p| p.seats = 3), "players are described");
    said(refused(|p| p.options = json!({"length": "long"})), "length");
    said(refused(|p| p.options = json!(7)), "options");
    said(refused(|p| p.round = 0), "Round 0");
    said(refused(|p| p.round = 5), "Round 5");
    said(refused(|p| p.round = 2), "0 glaciers");
    said(refused(|p| p.start = Seat(1)), "seat 0 begins");
    said(refused(|p| p.active = Seat(9)), "nobody sits");
    said(refused(|p| p.active = Seat(1)), "somebody else");
    said(refused(|p| p.covered.push(area(10))), "Glaciers");
    said(refused(|p| p.covered.clear()), "glaciers lie on 1, 4 from the start");
    said(refused(|p| p.covered.push(area(1))), "twice");
    said(refused(|p| p.players[0].stock += 1), "hunters");
    said(refused(|p| p.players[0].stock = 255), "hunters");
    said(
        refused(|p| {
            p.players[0].stock -= 1;
            p.players[0].hunters.insert(area(1), 1);
        }),
        "glacier",
    );
    said(refused(|p| p.mammoths_spare += 1), "mammoths");
    said(
        refused(|p| {
            p.mammoths_spare -= 1;
            p.mammoths.insert(area(4), 1);
        }),
        "glacier",
    );
    said(refused(|p| p.clubs_spare = 5), "clubs");
    said(refused(|p| p.players[1].stones = 200), "stones");
    said(
        refused(|p| {
            p.light_supply += p.dark_supply;
            p.dark_supply = 0;
        }),
        "stones",
    );
    said(refused(|p| p.fires.truncate(3)), "fire");
    said(refused(|p| p.fires[0].area = area(1)), "glacier");
    said(refused(|p| p.fires[0].value = Some(1)), "seen");
    said(refused(|p| p.fires[0].seen_by = vec![Seat(8)]), "seen by");
    said(
        refused(|p| {
            for fire in &mut p.fires[..5] {
                fire.value = Some(0);
                fire.seen_by = vec![Seat(1)];
            }
        }),
        "too many fires",
    );
    said(
        refused(|p| {
            p.fires[0].value = Some(3);
            p.fires[0].seen_by = vec![Seat(1)];
        }),
        "too many fires",
    );
    said(refused(|p| p.light.draw.truncate(2)), "55 cards");
    said(refused(|p| p.players[2].hand.truncate(4)), "55 cards");
    said(
        refused(|p| {
            let card = p.players[2].hand.pop().unwrap();
            p.dark.draw.push(card);
        }),
        "holds 4 cards",
    );
    said(refused(|p| p.light.draw.swap_remove(0).colour().word().clone_into(&mut p.players[0].colour)), "plays red");
    said(
        refused(|p| {
            let card = p.light.draw.pop().unwrap();
            p.dark.draw.push(card);
        }),
        "lies with the dark cards",
    );
    said(
        refused(|p| {
            let cult = p.dark.draw.iter().position(|card| card.is_cult()).unwrap();
            let cult = p.dark.draw.remove(cult);
            let below = p.dark.top.replace(cult).unwrap();
            p.dark.draw.push(below);
        }),
        "cult",
    );
    said(
        refused(|p| {
            let card = p.light.top.take().unwrap();
            p.light.played.push(card);
        }),
        "no visible card",
    );
    said(refused(|p| p.players[0].held = p.players[0].hand.clone()), "add up");
    said(refused(|p| p.players[0].points[0] = 3), "points");
    said(refused(|p| p.players[0].points.clear()), "points");
    said(refused(|p| p.stage = StageText::Nothing {}), "Round");
    said(refused(|p| p.stage = StageText::Discard { seat: Seat(0), must: true }), "just when one can be played");
    said(refused(|p| p.stage = StageText::Draw { seat: Seat(0) }), "holds 5 cards");
    said(refused(|p| p.stage = StageText::Glacier { seat: Seat(0) }), "stones");
}

/// The position in which the first card of the game is to be played.
fn first_card() -> Position {
    let mut table = Table::set_up(4, json!({}));
    table.say(&["place 6"; 24]).any_chance();
    table.position()
}

/// The reason for which a changed position is refused.
fn why_not(mut position: Position, change: impl FnOnce(&mut Position)) -> String {
    assert!(Eiszeit::load(&position, data()).is_ok(), "as it was");
    change(&mut position);
    Eiszeit::load(&position, data()).expect_err("an impossible position").to_string()
}

/// EZ-13.1: until somebody plays a card everything is as the preparatory round left it.
#[test]
fn before_the_first_card_nothing_has_moved() {
    let said = |words: &str, change: &dyn Fn(&mut Position)| {
        let no = why_not(first_card(), |position| change(position));
        assert!(no.contains(words) && no.ends_with("(EZ-13.1)"), "{no}, not {words}");
    };
    said("the hunters of the preparatory round", &|p| {
        p.players[0].stock -= 1;
        *p.players[0].hunters.get_mut(&area(6)).unwrap() += 1;
    });
    said("Mammoths and clubs move only after", &|p| {
        p.mammoths.remove(&area(2));
        p.mammoths.insert(area(5), 1);
    });
    said("Mammoths and clubs move only after", &|p| {
        p.mammoths_spare -= 1;
        p.mammoths.insert(area(5), 1);
    });
    said("Mammoths and clubs move only after", &|p| {
        p.clubs_spare -= 1;
        p.players[2].clubs = 1;
    });
    said("Fires are moved and seen only after", &|p| p.fires[0].area = area(12));
    said("Fires are moved and seen only after", &|p| {
        p.fires[0].value = Some(1);
        p.fires[0].seen_by = vec![Seat(1)];
    });
    said("The stones do not lie where they would", &|p| {
        p.players[1].stones -= 1;
        p.light_supply += 1;
    });
    said("The stones do not lie where they would", &|p| {
        p.players[1].stones += 1;
        p.dark_supply -= 1;
    });
    said("with the hands just dealt", &|p| {
        let card = p.players[3].hand.remove(0);
        p.players[3].discarded.push(card);
        let drawn = p.light.draw.pop().unwrap();
        p.players[3].hand.push(drawn);
    });
    said("the first player is asked", &|p| {
        p.active = Seat(1);
        p.stage = StageText::Play { seat: Seat(1) };
    });
    for stage in [
        StageText::Discard { seat: Seat(0), must: false },
        StageText::Discard { seat: Seat(0), must: true },
        StageText::Draw { seat: Seat(0) },
    ] {
        said("the first player is asked", &|p| p.stage = stage.clone());
    }
}

/// EZ-3.3, EZ-3.4, EZ-13.1: stones go to the light supply with light cards, and from the dark one with dark cards; the card
/// lies visible ever since.
#[test]
fn stones_that_went_without_a_card_are_refused() {
    let said = |scene: &Scene, words: &str, change: &dyn Fn(&mut Position)| {
        let no = why_not(scene.position(), |position| change(position));
        assert!(no.contains(words) && no.ends_with("(EZ-13.1)"), "{no}, not {words}");
    };
    let move_stones = |p: &mut Position, dark: i8, light: i8, seats: [i8; 2]| {
        p.dark_supply = p.dark_supply.checked_add_signed(dark).unwrap();
        p.light_supply = p.light_supply.checked_add_signed(light).unwrap();
        for (player, more) in p.players.iter_mut().zip(seats) {
            player.stones = player.stones.checked_add_signed(more).unwrap();
        }
    };
    let no_light = Scene::of(4).bare(Colour::Light).stones("red", 8);
    said(&no_light, "no light card lies visible that was paid", &|p| move_stones(p, -1, 1, [0, 0]));
    said(&no_light, "no light card lies visible that was paid", &|p| move_stones(p, 0, 1, [-1, 0]));
    said(&no_light, "Somebody has paid stones", &|p| move_stones(p, 0, 0, [1, -1]));
    let no_dark = Scene::of(4).bare(Colour::Dark).stones("red", 2);
    said(&no_dark, "no dark card lies visible", &|p| move_stones(p, -1, 1, [0, 0]));
    said(&no_dark, "no dark card lies visible", &|p| move_stones(p, 0, -1, [0, 1]));
    said(&no_dark, "starts with 25 stones and only shrinks", &|p| move_stones(p, 1, -1, [0, 0]));
    said(&Scene::of(4), "starts with 25 stones and only shrinks", &|p| move_stones(p, 1, 0, [-1, 0]));
    // In a later round the supply may be larger than at the start, and players poorer, whatever lies visible.
    let later = Scene::of(4).round(2).glacier(2).bare(Colour::Light);
    for (dark, seats) in [(1, [-1, 0]), (-4, [4, 0]), (4, [-4, 0])] {
        let mut position = later.position();
        move_stones(&mut position, dark, 0, seats);
        Eiszeit::load(&position, data()).unwrap_or_else(|no| panic!("{no}"));
    }
    said(&later, "no light card lies visible that was paid", &|p| move_stones(p, -1, 1, [0, 0]));
}

/// EZ-12.1, EZ-13.1: the card that ends the last round lays its stones over, and no more than it shows.
#[test]
fn stones_laid_over_at_the_very_end_need_no_light_card() {
    let scene = Scene::of(3).round(4).glacier(5).glacier(6).glacier(7).bare(Colour::Light).dark_supply(3);
    let scene = scene.stones("red", 7).stones("yellow", 11).stones("green", 11).hand("red", &["remove-mammoth"]);
    let mut table = scene.play();
    table.say(&["play remove-mammoth"]);
    let position = table.position();
    assert_eq!((position.light_supply, position.light.top), (3, None));
    let no = why_not(position.clone(), |p| {
        p.light_supply += 2;
        p.players[1].stones -= 2;
    });
    assert!(no.contains("no light card lies visible that was paid"), "{no}");
    table.fires(&[]);
    assert_eq!(table.asked(), "over");
    Eiszeit::load(&table.position(), data()).unwrap_or_else(|no| panic!("{no}"));
}

/// A card that was played has left its traces: it lies visible, and a light one is paid.
#[test]
fn a_play_without_traces_is_refused() {
    let said = |no: Refusal, words: &str| assert!(no.message().contains(words), "{no}");
    said(
        refused(|p| {
            let card = p.dark.top.take().unwrap();
            p.dark.draw.push(card);
            p.round = 2;
            p.covered.insert(1, area(2));
            p.fires.retain(|fire| fire.fire != area(2));
        }),
        "A dark card took the last stone",
    );
    let mut table = Scene::playing("forest").play();
    table.say(&["play forest"]);
    let mut position = table.position();
    assert!(Eiszeit::load(&position, data()).is_ok());
    position.dark_supply += 1;
    position.light_supply -= 1;
    said(Eiszeit::load(&position, data()).unwrap_err(), "light supply");
}

/// A loaded position never panics, whatever was scribbled into its JSON.
#[test]
fn scribbled_positions_are_refused_or_playable() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut loaded = 0;
    for seed in 0..60 {
        let setup = Setup::<Eiszeit>::new(3 + (seed % 3) as u8, Seed::Number(seed)).unwrap();
        let steps = std::cell::Cell::new(0);
        let wanted = 30 + below(&mut rng, 300);
        let Some(state) = find_state(setup, seed, |_| {
            steps.set(steps.get() + 1);
            steps.get() > wanted
        }) else {
            continue;
        };
        let whole = serde_json::to_value(state.position()).unwrap();
        for _ in 0..200 {
            let mut scribbled = whole.clone();
            for _ in 0..=below(&mut rng, 2) {
                scribble(&mut scribbled, &mut rng);
            }
            let Ok(position) = serde_json::from_value::<Position>(scribbled) else { continue };
            let Ok(mut game) = Eiszeit::load(&position, data()) else { continue };
            loaded += 1;
            play_out(&mut game, &mut rng);
        }
    }
    assert!(loaded > 100, "only {loaded} scribbled positions were possible");
}

/// Changes one thing somewhere in a JSON value.
fn scribble(value: &mut Value, rng: &mut impl Rng) {
    match value {
        Value::Object(map) if !map.is_empty() => {
            let n = below(rng, map.len() as u32) as usize;
            let (_, inner) = map.iter_mut().nth(n).unwrap();
            scribble(inner, rng);
        }
        Value::Array(list) if !list.is_empty() => {
            let n = below(rng, list.len() as u32) as usize;
            match below(rng, 8) {
                0 => {
                    list.remove(n);
                }
                1 => {
                    let again = list[n].clone();
                    list.push(again);
                }
                _ => scribble(&mut list[n], rng),
            }
        }
        Value::Number(_) => *value = json!(below(rng, 14)),
        Value::Bool(flag) => *flag = !*flag,
        Value::String(text) => {
            let words =
                ["light", "dark", "place", "near", "swap", "trek", "dark-cult", "play", "draw", "red", "red-club"];
            *text = words[below(rng, 11) as usize].to_string();
        }
        _ => *value = [json!(1), json!(null), json!("trek")][below(rng, 3) as usize].clone(),
    }
}

fn play_out(game: &mut Eiszeit, rng: &mut impl Rng) {
    let mut actions = Actions::of::<Eiszeit>();
    for _ in 0..20_000 {
        match game.turn() {
            Turn::Player(_) => {
                game.legal(&mut actions);
                assert!(!actions.is_empty(), "a dead end: {:?}", game.position());
                game.apply(actions[below(rng, actions.len() as u32) as usize], &mut ());
            }
            Turn::Chance => game.resolve(game.sample(rng), &mut ()),
            Turn::Over => return,
        }
        for viewer in Viewer::all(game.seats()) {
            if below(rng, 50) == 0 {
                game.imagine(viewer, rng);
            }
        }
    }
    panic!("an endless game");
}
