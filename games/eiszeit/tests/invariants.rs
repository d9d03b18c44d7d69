//! The shared battery over seats and options, and what has to hold at every step of this game.

use lascaux_eiszeit::{Colour, Eiszeit, Event, Position, StageText};
use lascaux_table::battery::{Battery, Seen};
use lascaux_table::{Actions, Game, Turn, Viewer, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Map, Value, json};

/// Games per seats and options: few by default, more with `LASCAUX_GAMES`.
fn games(few: u64) -> u64 {
    std::env::var("LASCAUX_GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(few)
}

fn options(values: Value) -> Map<String, Value> {
    values.as_object().cloned().unwrap_or_default()
}

fn run(seats: Vec<u8>, said: Value, few: u64, seed: u64) -> Seen {
    let battery = Battery::<Eiszeit> {
        seats,
        options: vec![options(said)],
        games: games(few),
        seed,
        longest: 20_000,
        invariants,
        lays_open,
    };
    let seen = battery.run();
    println!("{seen:#?}");
    assert!(seen.listened > 500 * seen.games, "too little was listened to: {seen:?}");
    assert!(seen.forced_in_one > 0, "no hand had a single card to play, and another one more: {seen:?}");
    seen
}

/// EZ-3.6: whether somebody can play a card is told. Fires that others have looked at show what they show when the viewer
/// looks, or when all are turned up.
fn lays_open(event: &Event) -> bool {
    matches!(event, Event::NothingToPlay { .. } | Event::FireRevealed { .. } | Event::FireSeen { value: Some(_), .. })
}

/// Everything in the box is somewhere, once; hands are such as EZ-3.9 and EZ-3.10 leave them.
fn invariants(game: &Eiszeit) -> Result<(), String> {
    let position = game.position();
    let data = game.components();
    let seats = game.seats();
    for (seat, player) in position.players.iter().enumerate() {
        let on_board: u8 = player.hunters.values().chain(player.clubbed.values()).sum();
        same(&format!("hunters of seat {seat} with the score marker"), on_board + player.stock + 1, 13)?;
    }
    let mammoths: u8 = position.mammoths.values().sum();
    same("mammoths", mammoths + position.mammoths_spare, [4, 5, 6][usize::from(seats) - 3])?;
    let stones: u8 = position.players.iter().map(|player| player.stones).sum();
    same("stones", stones + position.dark_supply + position.light_supply, [32, 41, 50][usize::from(seats) - 3])?;
    let held: u8 = position.players.iter().map(|player| player.clubs + player.clubbed.values().sum::<u8>()).sum();
    same("clubs", held + position.clubs_spare, 6)?;
    cards(&position)?;
    fires(&position, data.fires)?;
    // EZ-R5: possible only before the first normal dark card is visible.
    if matches!(position.stage, StageText::Discard { must: true, .. }) && position.dark.top.is_some() {
        return Err("nothing can be played, though a dark card is visible".to_string());
    }
    // The counting argument: a legal draw exists, and either pile can always give a card.
    if matches!(position.stage, StageText::Draw { .. }) {
        for pile in [(&position.light, Colour::Light), (&position.dark, Colour::Dark)] {
            let hidden =
                position.players.iter().flat_map(|player| &player.discarded).filter(|card| card.colour() == pile.1);
            let left = pile.0.draw.len() + pile.0.played.len() + hidden.count();
            if left == 0 {
                return Err(format!("no {} card is left to draw", pile.1));
            }
        }
    }
    Ok(())
}

fn same(what: &str, found: u8, wanted: u8) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("{what}: {found}, not {wanted}")) }
}

fn cards(position: &Position) -> Result<(), String> {
    let mut all = Vec::new();
    for pile in [&position.light, &position.dark] {
        all.extend(pile.draw.iter().chain(&pile.played).chain(&pile.top).copied());
    }
    for player in &position.players {
        all.extend(player.hand.iter().chain(&player.discarded).copied());
        let whole = player.hand.len() == 5;
        let colours = Colour::ALL.map(|colour| player.hand.iter().any(|card| card.colour() == colour));
        if whole && colours != [true; 2] {
            return Err(format!("{} holds cards of one colour", player.colour));
        }
        if player.hand.len() > 5 {
            return Err(format!("{} holds {} cards", player.colour, player.hand.len()));
        }
    }
    same("cards", all.len() as u8, 55)?;
    same("light cards", all.iter().filter(|card| card.colour() == Colour::Light).count() as u8, 33)
}

fn fires(position: &Position, box_holds: [u8; 3]) -> Result<(), String> {
    let laid = position.fires.len() as u8;
    let free = 12 - position.covered.len() as u8;
    if laid != 0 && laid != free {
        return Err(format!("{laid} fires in {free} free areas"));
    }
    for (value, most) in box_holds.into_iter().enumerate() {
        let seen = position.fires.iter().filter(|fire| fire.value == Some(value as u8)).count();
        if seen > usize::from(most) {
            return Err(format!("{seen} fires of value {value}"));
        }
    }
    Ok(())
}

#[test]
fn three_play() {
    let seen = run(vec![3], json!({}), 4, 1000);
    assert!(seen.reasons.contains_key("the four rounds are over"));
    for question in [
        "place-hunter",
        "card-dealt",
        "play",
        "choose",
        "place",
        "discard",
        "draw",
        "card-drawn",
        "fire-revealed",
        "glacier",
    ] {
        assert!(seen.asked.contains_key(question), "{question} never came up");
    }
}

#[test]
fn four_play() {
    run(vec![4], json!({}), 4, 2_000_000);
}

#[test]
fn five_play() {
    run(vec![5], json!({}), 4, 3_000_000);
}

#[test]
fn the_short_game() {
    let seen = run(vec![3, 4, 5], json!({"length": "short"}), 2, 4_000_000);
    assert!(seen.reasons.contains_key("the three rounds of the short game are over"));
}

#[test]
fn without_corner_borders_and_with_a_lot() {
    run(vec![3, 4, 5], json!({"corner-borders": "off", "start": "lot"}), 2, 5_000_000);
}

/// Many more games than the battery can afford: all end, everything is conserved at every step, and on every sixteenth
/// step `legal` equals `check`, JSON comes back, and no view tells a secret.
#[test]
fn random_games_end_and_conserve_everything() {
    let mut actions = Actions::of::<Eiszeit>();
    let mut reasons = std::collections::BTreeMap::new();
    let mut must_discard = 0;
    for seats in 3..=5 {
        for said in [json!({}), json!({"length": "short"}), json!({"corner-borders": "off", "start": "lot"})] {
            let start = Eiszeit::new(seats, &Eiszeit::options(&options(said)).unwrap(), Eiszeit::data(None).unwrap());
            let start = start.unwrap();
            for seed in 0..games(12) {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed * 8 + u64::from(seats));
                let mut game = start;
                for step in 0.. {
                    assert!(step < 5_000, "seed {seed}: an endless game");
                    invariants(&game).unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
                    must_discard += u32::from(game.ask().what == "must-discard");
                    if below(&mut rng, 16) == 0 || game.ask().what == "must-discard" {
                        look(&game, &mut rng);
                    }
                    match game.turn() {
                        Turn::Player(_) => {
                            game.legal(&mut actions);
                            let n = below(&mut rng, actions.len() as u32) as usize;
                            game.apply(*actions.get(n).expect("a dead end"), &mut ());
                        }
                        Turn::Chance => game.resolve(game.sample(&mut rng), &mut ()),
                        Turn::Over => break,
                    }
                }
                *reasons.entry((seats, game.scores(None).reason.unwrap())).or_insert(0) += 1;
            }
        }
    }
    println!("{reasons:?}, nothing to play: {must_discard} times");
    assert_eq!(reasons.len(), 6, "every number of players and reason of ending");
}

fn look(game: &Eiszeit, rng: &mut Xoshiro256PlusPlus) {
    let written = serde_json::to_string(&game.position()).unwrap();
    let again = Eiszeit::load(&serde_json::from_str(&written).unwrap(), game.components());
    assert_eq!(again.as_ref(), Ok(game));
    for viewer in Viewer::all(game.seats()) {
        let mut other = *game;
        other.imagine(viewer, rng);
        assert_eq!(game.view(viewer), other.view(viewer));
        Eiszeit::load(&other.position(), game.components()).unwrap_or_else(|no| panic!("{no}\n{other:#?}"));
    }
    let Turn::Player(seat) = game.turn() else { return };
    let mut actions = Actions::of::<Eiszeit>();
    game.legal(&mut actions);
    let mut allowed = 0;
    game.universe(&mut |action| {
        let fine = game.check(seat, action).is_ok();
        assert_eq!(fine, actions.contains(&action), "{}", game.write_action(action));
        allowed += usize::from(fine);
    });
    assert_eq!(allowed, actions.len());
}
