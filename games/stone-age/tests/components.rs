//! Every card and every building is bought, and does exactly what its data says.

mod common;

use common::{Edit, Scene};
use lascaux_stone_age::{Bottom, Cost, Craft, Data, Position, Resource, StoneAge, Top};
use lascaux_table::Game;

fn amount(position: &Position, seat: usize, resource: Resource) -> i64 {
    let player = &position.players[seat];
    [player.wood, player.brick, player.stone, player.gold][resource.index()]
}

/// Seat 0 has a person on the card and one elsewhere, and pays the price of that slot in gold.
fn buy(card: &str, slot: usize) -> Scene {
    let mut scene = Scene::new(3, |position| {
        position.open_card(slot, card);
        position.player(0).gold = slot as i64;
        position.using(0, &[&[(&format!("card-{slot}"), 1), ("hunt", 1)], &[("hunt", 5)], &[("hunt", 5)]]);
    });
    scene.act(&format!("use card-{slot}"));
    if slot < 4 {
        assert_eq!(scene.refused(&format!("pay {} gold", slot + 1)), "SA-5.2");
    }
    scene.act(&format!("pay {slot} gold"));
    scene
}

#[test]
fn every_card_gives_what_its_upper_half_says() {
    let data = Data::read(None).unwrap();
    for (number, card) in data.cards.iter().enumerate() {
        let slot = number % 4 + 1;
        let mut scene = buy(&card.name, slot);
        let before = scene.position();
        match card.top {
            Top::DiceTable {} => {
                scene.chance("dice 1 5 6").seat(0, "pick 6").seat(1, "pick 5").seat(2, "pick 1");
                let after = scene.position();
                assert_eq!(after.players[0].fields, 1);
                assert_eq!(after.players[1].tools.len(), 1);
                assert_eq!(after.players[2].wood, 1);
            }
            Top::Food { amount } => assert_eq!(before.players[0].food, 12 + i64::from(amount)),
            Top::Resource { resource, amount: gained } => {
                assert_eq!(amount(&before, 0, resource), i64::from(gained));
            }
            Top::RollResource { resource, dice } => {
                assert_eq!(dice, 2);
                scene.chance("dice 6 6");
                let divisor = data.divisor[1 + resource.index()];
                assert_eq!(amount(&scene.position(), 0, resource), i64::from(12 / divisor));
            }
            Top::Points { amount } => assert_eq!(before.players[0].score, i64::from(amount)),
            Top::Tool { .. } => assert_eq!(before.players[0].tools.len(), 1),
            Top::Field { .. } => assert_eq!(before.players[0].fields, 1),
            Top::ExtraCard { .. } => {
                let drawn = before.deck[0].clone();
                scene.chance(&format!("card {drawn}"));
                let after = scene.position();
                assert_eq!(after.players[0].extra_card.as_ref(), Some(&drawn));
                assert_eq!(after.deck.len() + 1, before.deck.len());
            }
            Top::OneUseTool { value } => assert_eq!(before.players[0].one_use_tools, [i64::from(value)]),
            Top::AnyResources { .. } => {
                assert_eq!(scene.legal().len(), 11, "ten pairs and keeping");
                scene.act("take brick stone");
                let after = scene.position();
                assert_eq!((after.players[0].brick, after.players[0].stone), (1, 1));
            }
        }
        let after = scene.position();
        assert_eq!(scene.asks(), "use", "{}", card.name);
        assert_eq!(after.players[0].cards, [card.name.clone()]);
        assert_eq!(after.cards[&format!("card-{slot}")], None, "the slot stays empty until the next round");
        let own_gold = match card.top {
            Top::Resource { resource: Resource::Gold, amount } => i64::from(amount),
            Top::RollResource { resource: Resource::Gold, .. } => 2,
            _ => 0,
        };
        assert_eq!(after.players[0].gold, own_gold, "{}: the price is paid", card.name);
    }
}

#[test]
fn every_card_scores_what_its_lower_half_says() {
    let data = Data::read(None).unwrap();
    for card in &data.cards {
        let scene = Scene::new(4, |position| {
            position.give_card(0, &card.name);
            if let Top::ExtraCard { .. } = card.top {
                position.give_card(0, "points-music-a");
                position.player(0).extra_card = position.player(0).cards.pop();
            }
            position.player(0).fields = 3;
            position.tools(0, &[2, 2, 1]);
            position.player(0).people = 7;
            position.give_building(0, "1-to-7-a");
            position.give_building(0, "1-to-7-b");
        });
        let expected = match card.bottom {
            Bottom::Green { .. } if matches!(card.top, Top::ExtraCard { .. }) => ("green", 4), // writing and music
            Bottom::Green { .. } => ("green", 1),
            Bottom::Sand { people: Craft::Farmer, count } => ("farmers", i32::from(count) * 3),
            Bottom::Sand { people: Craft::Toolmaker, count } => ("toolmakers", i32::from(count) * 5),
            Bottom::Sand { people: Craft::Builder, count } => ("builders", i32::from(count) * 2),
            Bottom::Sand { people: Craft::Shaman, count } => ("shamans", i32::from(count) * 7),
        };
        for line in ["green", "farmers", "toolmakers", "builders", "shamans"] {
            let points = if line == expected.0 { expected.1 } else { 0 };
            assert_eq!(scene.line(0, line), points, "{} {line}", card.name);
        }
    }
}

#[test]
fn every_card_may_be_declined_without_penalty() {
    // SA-5.3
    let data = Data::read(None).unwrap();
    for card in &data.cards {
        let mut scene = Scene::new(2, |position| {
            position.open_card(3, &card.name);
            position.player(0).wood = 5;
            position.using(0, &[&[("card-3", 1), ("hunt", 1)]]);
        });
        scene.act("use card-3").act("decline");
        let after = scene.position();
        assert_eq!(after.cards["card-3"].as_deref(), Some(card.name.as_str()));
        assert_eq!((after.players[0].wood, after.players[0].score, after.players[0].cards.len()), (5, 0, 0));
    }
}

/// A payment that the building accepts, with its points.
fn payment(cost: Cost) -> (String, i64) {
    match cost {
        Cost::Fixed(cost, points) => (cost.to_string(), i64::from(points)),
        Cost::Choice { number, kinds } => {
            // One each of the dearest kinds, and the rest of the cheapest of them.
            let kinds_used = &["gold", "stone", "brick", "wood"][..usize::from(kinds)];
            let values = &[6, 5, 4, 3][..usize::from(kinds)];
            let rest = i64::from(number - kinds);
            let mut words: Vec<String> = kinds_used.iter().map(|kind| format!("1 {kind}")).collect();
            let last = words.len() - 1;
            words[last] = format!("{} {}", rest + 1, kinds_used[last]);
            (words.join(" "), values.iter().sum::<i64>() + rest * values[last])
        }
        Cost::Open { max, .. } => (format!("{} gold {} wood", max - 1, 1), i64::from(max - 1) * 6 + 3),
    }
}

#[test]
fn every_building_is_built_for_its_cost_and_points() {
    let data = Data::read(None).unwrap();
    for (number, building) in data.buildings.iter().enumerate() {
        let stack = number % 3 + 1;
        let place = format!("building-{stack}");
        let set_up = |rich: bool| {
            let mut scene = Scene::new(3, |position| {
                position.open_building(stack, &building.name);
                if rich {
                    let player = position.player(1);
                    (player.wood, player.brick, player.stone, player.gold) = (9, 9, 9, 9);
                }
                position.start = 1;
                position.using(1, &[&[], &[(&place, 1), ("hunt", 1)]]);
            });
            scene.act(&format!("use {place}"));
            scene
        };
        let (paid, points) = payment(building.cost);
        let mut scene = set_up(true);
        scene.act(&format!("pay {paid}"));
        let after = scene.position();
        assert_eq!(after.players[1].score, points, "{}", building.name);
        assert_eq!(after.players[1].buildings, [building.name.clone()]);
        assert_eq!((after.stacks[stack - 1].left, scene.asks()), (6, "building"));
        // Declined with everything, or for want of resources: SA-6.5
        let mut scene = set_up(true);
        scene.act("decline");
        assert_eq!(scene.player(1).score, 0);
        let mut poor = set_up(false);
        assert_eq!(poor.legal(), ["decline"]);
        poor.refused(&format!("pay {paid}"));
        poor.act("decline");
        assert_eq!(poor.position().stacks[stack - 1].open.as_deref(), Some(building.name.as_str()));
    }
}

#[test]
fn an_owners_file_replaces_the_figures() {
    let own = include_str!("../data/stone-age.toml").replace("food_start = 12", "food_start = 15");
    let data = StoneAge::data(Some(&own)).unwrap();
    let built_in = StoneAge::data(None).unwrap();
    assert_ne!(StoneAge::data_hash(data), StoneAge::data_hash(built_in));
    let state = StoneAge::new(2, &StoneAge::options(&serde_json::Map::new()).unwrap(), data).unwrap();
    assert_eq!(state.position().players[0].food, 15);
}
