//! A game through the door that treats all games alike, and a game that players are not offered.

use lascaux_pebbles::Pebbles;
use lascaux_table::{Code, Game, NewMatch, PlayoutOrder, Registry, Seat, Seed, Turn, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Map, Value, json};

fn games() -> Registry {
    Registry::new().add::<Pebbles>().unwrap()
}

fn order(options: Value) -> NewMatch {
    let options = options.as_object().unwrap().clone();
    NewMatch { seats: 2, options, seed: Some(Seed::Number(5)), ..NewMatch::default() }
}

#[test]
fn a_game_that_is_not_shown_is_found_by_its_name_alone() {
    let games = games();
    assert_eq!(games.shown().count(), 0);
    assert_eq!(games.games().map(|game| game.name()).collect::<Vec<_>>(), ["pebbles"]);
    let game = games.get("pebbles").unwrap();
    assert_eq!((game.title(), game.prefix(), game.is_shown()), ("Pebbles", "PB", false));
    let refusal = games.get("chess").err().unwrap();
    assert_eq!(refusal.code, Code::UnknownGame);
    assert!(!refusal.to_string().contains("pebbles"), "nobody is pointed to it: {refusal}");
}

#[test]
fn a_door_plays_a_whole_game_without_knowing_it() {
    let games = games();
    let game = games.get("pebbles").unwrap();
    assert_eq!(game.about()["options"][0]["values"], json!(["long", "short"]));
    let (mut current, told) = game.start(&order(json!({"length": "short"}))).unwrap();
    assert_eq!(told[0]["kind"], "chance");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    while let Turn::Player(seat) = current.turn() {
        let action = current.random_action(&mut rng).unwrap();
        assert_eq!(current.check(Some(seat.next(2)), &action).unwrap_err().code, Code::WrongTurn);
        current.act(Some(seat), &action).unwrap();
    }
    current.verify().unwrap();
    let mut sentences = Vec::new();
    let again = game.narrate(&current.record(), &mut |told| sentences.extend(told)).unwrap();
    assert_eq!(again.hash(), current.hash());
    assert!(sentences.iter().any(|one| one.contains("The game is over")), "{sentences:?}");
    let scores = current.scores(None).unwrap();
    assert!(scores.over && scores.seats[0].lines[0].title.to_string() == "Pebbles", "{scores:?}");
}

#[test]
fn a_position_of_the_middle_is_loaded_and_an_impossible_one_refused() {
    let games = games();
    let game = games.get("pebbles").unwrap();
    let (mut current, _) = game.start(&order(json!({}))).unwrap();
    current.act(None, "hold 1").unwrap();
    let (loaded, _) = game.load(&current.state(), &order(json!({}))).unwrap();
    assert_eq!(loaded.hash(), current.hash());
    let mut wrong = current.state();
    wrong["players"][0]["pebbles"] = json!(99);
    assert_eq!(game.load(&wrong, &order(json!({}))).err().unwrap().code, Code::Position);
    wrong["players"] = json!("many");
    assert_eq!(game.load(&wrong, &order(json!({}))).err().unwrap().code, Code::Position);
}

#[test]
fn what_cannot_be_asked_for_is_refused() {
    let games = games();
    let game = games.get("pebbles").unwrap();
    assert_eq!(game.start(&order(json!({"length": "endless"}))).err().unwrap().rule.as_deref(), Some("PB-1.3"));
    assert_eq!(game.start(&order(json!({"colour": "red"}))).err().unwrap().code, Code::Options);
    let three = NewMatch { seats: 3, ..order(json!({})) };
    assert_eq!(game.start(&three).err().unwrap().rule.as_deref(), Some("PB-1.1"));
    let (current, _) = game.start(&order(json!({}))).unwrap();
    assert_eq!(current.view(Viewer::Seat(Seat(2))).unwrap_err().code, Code::Request);
}

#[test]
fn random_games_are_counted() {
    let games = games();
    let order = PlayoutOrder { seats: 2, options: Map::new(), seed: 1 };
    let tally = games.get(Pebbles::NAME).unwrap().playouts(&order, &mut |tally| tally.games >= 50).unwrap();
    assert_eq!(tally.games, 50);
    assert_eq!(tally.decisions, 2 * tally.chances, "a hand and a guess for every throw");
}
