//! Bots go by the figures of the box that is played, not by those of the built-in one.

use lascaux_bots::Insight;
use lascaux_games::stone_age::{Action, Place, StoneAge};
use lascaux_table::{Actions, Game, Seed, Turn};
use serde_json::Map;

/// The figures of a built-in box with one line changed.
fn figures(game: &str, from: &str, to: &str) -> String {
    let path = format!("{}/../games/{game}/data/{game}.toml", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    assert!(text.contains(from), "{from}");
    text.replacen(from, to, 1)
}

/// How strongly the first player of Stone Age leans to an action.
fn leaning(data: Option<&str>, wanted: Action) -> f32 {
    let data = StoneAge::data(data).unwrap();
    let mut game = StoneAge::new(2, &StoneAge::options(&Map::new()).unwrap(), data).unwrap();
    let mut rng = Seed::Number(1).stream(0);
    while game.turn() == Turn::Chance {
        let outcome = game.sample(&mut rng);
        game.resolve(outcome, &mut ());
    }
    let (mut legal, mut leanings) = (Actions::of::<StoneAge>(), Vec::new());
    game.legal(&mut legal);
    game.leanings(&legal, &mut leanings);
    let at = legal.iter().position(|action| *action == wanted).unwrap();
    leanings[at]
}

#[test]
fn who_gets_less_wood_for_the_same_pips_leans_less_to_the_forest() {
    let forest = Action::Place { place: Place::Forest, people: 2 };
    let dear = figures("stone-age", "divisor = { food = 2, wood = 3", "divisor = { food = 2, wood = 6");
    assert!(leaning(Some(&dear), forest) < 0.8 * leaning(None, forest));
}

#[test]
fn who_pays_more_for_a_card_leans_less_to_it() {
    let card = Action::Place { place: Place::card(0), people: 1 };
    let dear = figures("stone-age", "card_prices = [1, 2, 3, 4]", "card_prices = [4, 4, 4, 4]");
    assert!(leaning(Some(&dear), card) < 0.8 * leaning(None, card));
}

#[test]
fn who_starts_with_as_many_people_as_there_may_be_leans_to_no_hut() {
    let hut = Action::Place { place: Place::Hut, people: 2 };
    let full = figures("stone-age", "people_max = 10", "people_max = 5");
    assert!(leaning(Some(&full), hut) < 0.1 * leaning(None, hut));
}
