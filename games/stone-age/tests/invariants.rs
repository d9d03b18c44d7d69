//! The shared battery on random games of every player count, edition and option, with Stone Age's own invariants.
//!
//! `LASCAUX_GAMES=420` sets the games per player count and set of options (48 of those); the default is small.

use lascaux_stone_age::{Data, Position, StoneAge};
use lascaux_table::battery::{Battery, sampling_matches_probabilities};
use lascaux_table::{Game, Match, Seed, Setup, Turn};
use rand_core::SeedableRng;
use serde_json::{Map, Value, json};

fn map(value: Value) -> Map<String, Value> {
    value.as_object().unwrap().clone()
}

/// The three editions, each option switched against its edition, and all of a kind mixed.
fn all_options() -> Vec<Map<String, Value>> {
    let mut all = Vec::new();
    for edition in ["nl", "de", "sv"] {
        all.push(map(json!({"edition": edition})));
    }
    for spec in StoneAge::option_specs().iter().skip(1) {
        for (edition, value) in [("nl", spec.values[1]), ("sv", spec.values[0])] {
            let mut said = map(json!({"edition": edition}));
            said.insert(spec.name.to_string(), value.into());
            all.push(said);
        }
    }
    all.push(map(json!({"next-building": "next-round", "two-resources": "at-once"})));
    all.push(map(json!({"edition": "sv", "player-limits": "on", "leftovers": "one-point", "two-resources": "keep"})));
    all.push(map(json!({"edition": "de", "player-limits": "off", "green-duplicates": "nothing"})));
    all
}

fn sane(state: &StoneAge) -> Result<(), String> {
    let position = state.position();
    let ensure = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_string()) };
    ensure(all_cards(&position).len() == 36, "36 cards")?;
    ensure(all_buildings(&position).len() == 28, "28 buildings")?;
    for player in &position.players {
        ensure((5..=10).contains(&player.people), "5 to 10 people")?;
        ensure((0..=10).contains(&player.fields), "0 to 10 fields")?;
        let stock = [player.food, player.wood, player.brick, player.stone, player.gold];
        ensure(stock.iter().all(|&amount| (0..60_000).contains(&amount)), "no negative or overflowing stock")?;
        let values: Vec<i64> = player.tools.iter().map(|tile| tile.value).collect();
        let (low, high) = (values.iter().min().unwrap_or(&0), values.iter().max().unwrap_or(&0));
        ensure(values.len() <= 3 && *high <= 4 && high - low <= 1, "tools filled evenly")?;
        ensure(values.len() == 3 || *high <= 1, "a tile is raised only when all three are there")?;
        let placed: i64 = player.placed.values().sum();
        ensure(placed <= player.people, "nobody stands at two places")?;
    }
    crowds_fit(state, &position)
}

fn all_cards(position: &Position) -> std::collections::BTreeSet<&String> {
    let players = position.players.iter().flat_map(|player| player.cards.iter().chain(&player.extra_card));
    position.deck.iter().chain(position.cards.values().flatten()).chain(players).collect()
}

fn all_buildings(position: &Position) -> std::collections::BTreeSet<&String> {
    let stacks = position.stacks.iter().flat_map(|stack| &stack.open);
    let players = position.players.iter().flat_map(|player| &player.buildings);
    position.unseen_buildings.iter().chain(stacks).chain(players).collect()
}

/// Capacities and player limits, counted anew from the printed rules.
fn crowds_fit(state: &StoneAge, position: &Position) -> Result<(), String> {
    let at = |place: &str| -> Vec<i64> {
        position.players.iter().filter_map(|player| player.placed.get(place)).copied().collect()
    };
    let limits = position.options["player-limits"] == "on";
    let mut village = 0;
    for place in ["toolmaker", "hut", "field"] {
        let groups = at(place);
        village += groups.len();
        let exact = if place == "hut" { 2 } else { 1 };
        if groups.len() > 1 || groups.iter().any(|&people| people != exact) {
            return Err(format!("{place}: {groups:?}"));
        }
    }
    if limits && state.seats() < 4 && village > 2 {
        return Err("three of the village's places are used".to_string());
    }
    for place in ["forest", "clay-pit", "quarry", "river"] {
        let groups = at(place);
        let most = match (limits, state.seats()) {
            (true, 2) => 1,
            (true, 3) => 2,
            _ => 4,
        };
        if groups.len() > most || groups.iter().sum::<i64>() > 7 {
            return Err(format!("{place}: {groups:?}"));
        }
    }
    Ok(())
}

#[test]
fn random_games_keep_every_promise() {
    let games = std::env::var("LASCAUX_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1);
    let battery = Battery {
        seats: vec![2, 3, 4],
        options: all_options(),
        games,
        seed: 1,
        longest: 20_000,
        invariants: sane,
        lays_open: |_| false,
    };
    let seen = battery.run();
    println!("{seen:?}");
    assert_eq!(seen.games, games * 3 * 16);
    for question in [
        "place",
        "use",
        "tools",
        "pay-card",
        "pay-building",
        "pick",
        "feed",
        "take-or-keep",
        "raise",
        "dice",
        "card",
        "building",
    ] {
        assert!(seen.asked.contains_key(question), "{question} never came up");
    }
    assert!(seen.reasons.contains_key("cards") && seen.reasons.contains_key("buildings"), "{:?}", seen.reasons);
}

#[test]
fn sampling_matches_the_listed_probabilities() {
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(5);
    let data = Data::read(None).unwrap();
    let mut state = StoneAge::new(4, &StoneAge::options(&Map::new()).unwrap(), data).unwrap();
    let mut compared = std::collections::BTreeMap::new();
    let mut actions = lascaux_table::Actions::of::<StoneAge>();
    while state.turn() != Turn::Over {
        match state.turn() {
            Turn::Chance => {
                let mut listed = Vec::new();
                state.outcomes(&mut listed);
                let kind = (state.ask().what, state.ask().details.get("count").cloned().map(|count| count.to_string()));
                let times = compared.entry(kind).or_insert(0);
                if *times < 3 && listed.len() < 1000 {
                    *times += 1;
                    sampling_matches_probabilities(&state, 200 * listed.len() as u32, &mut rng);
                }
                let outcome = state.sample(&mut rng);
                state.resolve(outcome, &mut ());
            }
            _ => {
                state.legal(&mut actions);
                let choice = actions[lascaux_table::below(&mut rng, actions.len() as u32) as usize];
                state.apply(choice, &mut ());
            }
        }
    }
    assert!(compared.len() >= 5, "{compared:?}");
}

#[test]
fn nothing_that_is_sent_to_another_seat_names_the_extra_card() {
    let extra = "extra-card-writing";
    let setup = Setup::<StoneAge>::new(3, Seed::Number(0)).unwrap();
    let mut found = 0;
    for seed in 0..60 {
        let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(seed);
        let (mut game, _) = Match::start(Setup { seed: Seed::Number(seed), ..setup.clone() }).unwrap();
        while game.state().turn() != Turn::Over {
            let legal = game.legal();
            let choice = legal[lascaux_table::below(&mut rng, legal.len() as u32) as usize].clone();
            let happened = game.act_text(None, &choice).unwrap();
            let Some(owner) = game.state().position().players.iter().position(|player| player.extra_card.is_some())
            else {
                continue;
            };
            if game.state().turn() == Turn::Over {
                break;
            }
            let position = game.state().position();
            assert!(position.players[owner].cards.iter().any(|card| card == extra));
            let secret = position.players[owner].extra_card.clone().unwrap();
            for viewer in lascaux_table::Viewer::all(3) {
                let owns = viewer.is(lascaux_table::Seat(owner as u8));
                let sent: String = happened
                    .iter()
                    .map(|one| {
                        one.clone()
                            .heard(viewer, StoneAge::heard)
                            .json::<StoneAge>(StoneAge::data(None).unwrap())
                            .to_string()
                    })
                    .collect();
                let named = sent.contains(&format!("\"{secret}\"")) || sent.contains(&format!(" {secret}\""));
                assert!(owns || !named, "{secret} in {sent}");
                let mut view = serde_json::to_value(game.state().view(viewer)).unwrap();
                // What nobody has seen is listed as a whole; the secret is one of it, and not marked.
                view["unseen_cards"].take();
                assert_eq!(view.to_string().contains(&format!("\"{secret}\"")), owns);
            }
            found += 1;
        }
    }
    assert!(found > 5, "the extra card was bought too seldom to tell: {found}");
}
