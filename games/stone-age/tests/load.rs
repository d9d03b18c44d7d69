//! Positions that cannot come about are refused with a reason; nothing that is loaded can panic.

mod common;

use common::{Edit, Scene, fresh};
use lascaux_stone_age::{Position, StageText, StoneAge, ToolText};
use lascaux_table::{Code, Game, Rng, below};
use rand_core::SeedableRng;
use serde_json::{Value, json};

fn refused(why: &str, edit: impl FnOnce(&mut Position)) {
    let mut position = fresh(2, json!({}));
    edit(&mut position);
    match Scene::of(position) {
        Ok(_) => panic!("loaded: {why}"),
        Err(refusal) => {
            assert_eq!(refusal.code, Code::Position, "{refusal}");
            assert!(refusal.message().contains(why), "{refusal} does not say \"{why}\"");
        }
    }
}

#[test]
fn impossible_positions_are_refused_with_a_reason() {
    // SA-13.1, SA-R13
    refused("is there twice", |position| {
        let card = position.deck[0].clone();
        position.player(0).cards.push(card); // 37 cards
    });
    refused("1 card missing", |position| drop(position.deck.pop()));
    refused("no card \"mammoth\"", |position| position.deck.push("mammoth".to_string()));
    refused("1 building missing", |position| drop(position.unseen_buildings.pop()));
    refused("number of people is 11", |position| position.player(0).people = 11);
    refused("number of people is 4", |position| position.player(0).people = 4);
    refused("wood is -1", |position| position.player(1).wood = -1);
    refused("food is -3", |position| position.player(1).food = -3);
    refused("number of fields is 11", |position| position.player(1).fields = 11);
    refused("not filled evenly", |position| position.tools(0, &[3, 1]));
    refused("tool tile is 5", |position| position.tools(0, &[5]));
    refused("stand at forest", |position| {
        for seat in 0..2 {
            position.player(seat).placed = [("forest".to_string(), 1)].into();
        }
    });
    refused("stand at river", |position| {
        position.player(0).people = 10;
        position.player(0).placed = [("river".to_string(), 8)].into();
    });
    refused("stand at hut", |position| position.player(0).placed = [("hut".to_string(), 1)].into());
    refused("stand at card-1", |position| position.player(0).placed = [("card-1".to_string(), 2)].into());
    refused("only two of toolmaker", |position| {
        position.player(0).placed =
            [("toolmaker".to_string(), 1), ("hut".to_string(), 2), ("field".to_string(), 1)].into();
    });
    refused("where nothing lies", |position| {
        let card = position.cards.insert("card-1".to_string(), None).flatten().unwrap();
        position.deck.push(card);
        position.using(0, &[&[("card-1", 1)]]);
    });
    refused("but 6 stand on the board", |position| position.player(0).placed = [("hunt".to_string(), 6)].into());
    refused("no place \"moon\"", |position| position.player(0).placed = [("moon".to_string(), 1)].into());
    refused("one-use tool of value 4", |position| position.player(0).one_use_tools = vec![4]);
    refused("one-use tool of value 200", |position| position.player(0).one_use_tools = vec![200]);
    refused("no card that keeps two", |position| position.player(0).two_resources = true);
    refused("has not bought the card", |position| {
        let card = position.deck.pop();
        position.player(0).extra_card = card;
    });
    refused("players have 1", |position| {
        let tile = position.unseen_buildings.pop().unwrap();
        position.player(0).buildings.push(tile);
    });
    refused("seats is 5", |position| position.seats = 5);
    refused("2 players and 2 stacks", |position| drop(position.players.pop()));
    refused("no phase \"lunch\"", |position| position.phase = "lunch".to_string());
    refused("start player is 2", |position| position.start = 2);
    refused("round is 0", |position| position.round = 0);
    refused("has used tools", |position| position.player(1).tools = vec![ToolText { value: 1, used: true }]);
    refused("awaited in the phase", |position| position.phase = "using".to_string());
    refused("nobody to use", |position| position.using(0, &[]));
    refused("The seat is 7", |position| position.stage = StageText::Place { seat: 7 });
    refused("score is 2147483647", |position| position.player(0).score = i32::MAX.into());
    refused("lacks at most", |position| {
        let player = position.player(0);
        (player.food, player.fields) = (0, 3);
        position.phase = "feeding".to_string();
        position.stage = StageText::Feed { seat: 0, rest: 3 };
    });
    refused("but has none", |position| position.give_card(1, "extra-card-writing"));
    for (seat_1, good, count) in [(("river", 5), "gold", 5), (("hunt", 5), "wood", 6)] {
        refused("does not fit", |position| {
            position.using(0, &[&[], &[seat_1]]);
            position.stage = StageText::Dice { seat: 0, good: good.to_string(), count };
        });
    }
    refused("does not fit", |position| {
        position.using(0, &[&[("hunt", 4)]]);
        position.tools(0, &[1]);
        position.stage = StageText::Tools { seat: 0, good: "gold".to_string(), sum: 7 }; // one person, one die
    });
    refused("does not fit", |position| {
        position.using(0, &[&[("hunt", 5)]]);
        position.stage = StageText::PayCard { seat: 0, place: "card-1".to_string() }; // a sixth person
    });
    refused("does not fit", |position| {
        position.using(0, &[]);
        position.stage = StageText::TableDice { seat: 0 };
    });
}

#[test]
fn options_of_a_position_are_read_like_any_options() {
    let mut position = fresh(2, json!({}));
    position.options = json!({"edition": "xx"});
    assert_eq!(StoneAge::load(&position, StoneAge::data(None).unwrap()).unwrap_err().code, Code::Options);
    position.options = json!(7);
    assert!(StoneAge::load(&position, StoneAge::data(None).unwrap()).is_err());
}

/// Changes one leaf of a JSON value to something else.
fn spoil(value: &mut Value, rng: &mut impl Rng) {
    let odd = [
        json!(null),
        json!(-1),
        json!(0),
        json!(3),
        json!(99),
        json!(i64::MAX),
        json!("x"),
        json!("hunt"),
        json!([]),
        json!({}),
        json!(true),
        json!([1, 1]),
        json!("using"),
    ];
    match value {
        Value::Object(map) if !map.is_empty() && below(rng, 12) > 0 => {
            let key = below(rng, map.len() as u32) as usize;
            if below(rng, 20) == 0 {
                let name = map.keys().nth(key).unwrap().clone();
                map.remove(&name);
            } else {
                spoil(map.values_mut().nth(key).unwrap(), rng);
            }
        }
        Value::Array(list) if !list.is_empty() && below(rng, 6) > 0 => {
            let at = below(rng, list.len() as u32) as usize;
            match below(rng, 5) {
                0 => drop(list.remove(at)),
                1 => list.push(list[at].clone()),
                _ => spoil(&mut list[at], rng),
            }
        }
        leaf => *leaf = odd[below(rng, odd.len() as u32) as usize].clone(),
    }
}

#[test]
fn spoilt_positions_are_refused_or_can_be_played_to_the_end() {
    use lascaux_table::{Actions, Tally, Turn, playout};
    use serde::Deserialize;
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(11);
    let data = StoneAge::data(None).unwrap();
    let mut actions = Actions::of::<StoneAge>();
    let (mut loaded, mut played) = (0, Vec::new());
    for seed in 0..60 {
        let mut state = StoneAge::new(2 + seed % 3, &StoneAge::options(&Default::default()).unwrap(), data).unwrap();
        while state.turn() != Turn::Over {
            if below(&mut rng, 12) == 0 {
                played.push(serde_json::to_value(state.position()).unwrap());
            }
            if state.turn() == Turn::Chance {
                let outcome = state.sample(&mut rng);
                state.resolve(outcome, &mut ());
            } else {
                state.legal(&mut actions);
                let choice = actions[below(&mut rng, actions.len() as u32) as usize];
                state.apply(choice, &mut ());
            }
        }
    }
    for position in &played {
        let mut spoilt = position.clone();
        for _ in 0..=below(&mut rng, 2) {
            spoil(&mut spoilt, &mut rng);
        }
        let Ok(read) = Position::deserialize(spoilt) else { continue };
        let Ok(state) = StoneAge::load(&read, data) else { continue };
        loaded += 1;
        let end = playout(state, &mut actions, &mut rng, &mut Tally::default());
        assert_eq!(end.turn(), Turn::Over);
        StoneAge::load(&end.position(), data).unwrap();
    }
    assert!(loaded > 100, "{loaded} of {} were loaded", played.len());
}

#[test]
fn garbage_is_never_read_as_a_move_and_never_panics() {
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(12);
    let state = *Scene::new(3, |_| {}).game.state();
    let words = [
        "place",
        "use",
        "tools",
        "pay",
        "take",
        "pick",
        "raise",
        "feed",
        "dice",
        "card",
        "building",
        "hunt",
        "card-5",
        "1",
        "0",
        "-1",
        "256",
        "99999999999999999999",
        "wood",
        "gold",
        "once-4",
        "once-9",
        "once-",
        "none",
        "",
        "\u{0}",
        "é",
        "nothing",
        "used",
        "7",
    ];
    for _ in 0..100_000 {
        let count = below(&mut rng, 6);
        let text: Vec<&str> = (0..count).map(|_| words[below(&mut rng, words.len() as u32) as usize]).collect();
        let text = text.join(" ");
        if let Ok(action) = state.read_action(&text) {
            assert_eq!(state.read_action(&state.write_action(action)).unwrap(), action, "{text}");
            let _ = state.check(lascaux_table::Seat(0), action);
        }
        if let Ok(outcome) = state.read_outcome(&text) {
            assert_eq!(state.read_outcome(&state.write_outcome(outcome)).unwrap(), outcome, "{text}");
            let _ = state.admit(outcome);
        }
    }
}
