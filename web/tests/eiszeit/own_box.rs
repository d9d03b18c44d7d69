//! A box of one's own: every page shows the figures of the box that is played.

use super::{attributes, legal, page, possible, states_with};
use lascaux_games::eiszeit::{Action, Area, Card, Colour, Data, Eiszeit, Landscape, Way, names as names_of};
use lascaux_table::{Game, Language, Seat, Turn, Viewer};
use lascaux_web::Words;
use lascaux_web::board::{Board, Layout, Planning, Scene, Telling};
use serde_json::json;

const BUILT_IN: &str = include_str!("../../../games/eiszeit/data/eiszeit.toml");

/// The built-in box with every figure changed that an owner may correct (EZ-13.2): prices, yields, landscapes, borders,
/// sources, and the order in which the cards stand.
fn changed_box() -> &'static Data {
    let mut text = String::new();
    for line in BUILT_IN.lines() {
        if let Some(stones) = line.strip_prefix("stones = [").and_then(|rest| rest.trim_end_matches(']').parse().ok()) {
            let dark = text.rsplit("[[card]]").next().unwrap().contains("colour = \"dark\"");
            let stones: u8 = stones;
            text += &format!("stones = [{}]\n", if dark { stones + 10 } else { 9 - stones });
        } else if let Some(word) = line.strip_prefix("landscape = ") {
            let place = Landscape::ALL.iter().position(|land| land.word() == word.trim_matches('"')).unwrap();
            text += &format!("landscape = \"{}\"\n", Landscape::ALL[(place + 1) % 6].word());
        } else {
            text += &line.replace("source = \"reconstructed\"", "source = \"public\"");
            text.push('\n');
        }
    }
    let more: String = [[2, 5], [3, 8], [5, 10], [8, 11]]
        .iter()
        .map(|pair| format!("[[border]]\nareas = {pair:?}\nsource = \"public\"\n\n"))
        .collect();
    text = text.replacen("[[border]]", &format!("{more}[[border]]"), 1);
    let mut cards: Vec<&str> = text.split("[[card]]").collect();
    cards[1..].reverse();
    Eiszeit::data(Some(&cards.join("\n[[card]]"))).unwrap_or_else(|no| panic!("{no}"))
}

/// What a card costs or gives, as the pages say it.
fn price(card: Card, data: &Data, words: &Words) -> String {
    let key = if card.colour() == Colour::Light { "ez-price" } else { "ez-yield" };
    words.with(key, &[("stones", data.stones(card, 0).into())])
}

/// The cards whose stones differ between the two boxes.
fn corrected() -> impl Iterator<Item = Card> {
    Card::ALL.into_iter().filter(|card| !card.is_cult() && *card != Card::Mammoth)
}

#[test]
fn the_pages_of_the_box_show_its_own_figures() {
    let (built_in, changed) = (Eiszeit::data(None).unwrap(), changed_box());
    assert!(corrected().all(|card| built_in.stones(card, 0) != changed.stones(card, 0)));
    for words in Language::ALL.map(Words::in_language) {
        let all = <Eiszeit as Board>::components(changed, words);
        let of = |id: String| all.iter().find(|one| one.id == id).unwrap();
        for card in corrected() {
            let one = of(format!("ez-kind-{card}"));
            assert!(one.about.contains(&price(card, changed, words)), "{}", one.about);
            assert!(!one.about.contains(&price(card, built_in, words)), "{}", one.about);
            let sign = if card.colour() == Colour::Light { "" } else { "+" };
            let picture = one.picture.clone().into_string();
            assert!(picture.contains(&format!(">{sign}{}<", changed.stones(card, 0))), "{picture}");
            assert!(!picture.contains('≈') && one.source == "public", "{card}");
        }
        for area in Area::all() {
            let one = of(format!("ez-kind-area-{area}"));
            let land = |data: &Data| words.told(&names_of::land(data.landscapes[area.index()]), &[]);
            assert!(one.name.contains(&land(changed)) && !one.name.contains(&land(built_in)), "{}", one.name);
            let near: Vec<String> = changed.neighbours[1][area.index()].iter().map(|near| near.to_string()).collect();
            assert!(one.about.contains(&near.join(", ")), "{}", one.about);
        }
    }
}

/// What a piece tells the one who looks.
fn tell(game: &Eiszeit, seat: Seat, id: &str, words: &Words) -> Telling {
    let names = ["Anna", "Bo", "Cleo", "Dag", "Edda"].map(String::from);
    let (legal, data) = (&[], game.components());
    let scene = Scene {
        words,
        layout: Layout::Wide,
        names: &names,
        seat: Some(seat),
        data,
        legal,
        events: &[],
        plan: Planning::default(),
    };
    Eiszeit::telling(&game.view(Viewer::Seat(seat)), &scene, id).unwrap_or_else(|| panic!("{id} tells nothing"))
}

#[test]
fn a_match_shows_the_figures_of_the_box_that_is_played() {
    let (built_in, changed) = (Eiszeit::data(None).unwrap(), changed_box());
    let (mut labels, mut faces, mut refused) = (0u32, 0u32, 0u32);
    let mut count = 0usize;
    states_with(changed, 1, json!({}), |game, _| {
        let Turn::Player(seat) = game.turn() else { return };
        count += 1;
        let words = Words::in_language(Language::ALL[count % Language::ALL.len()]);
        let (view, legal) = (game.view(Viewer::Seat(seat)), legal(game));
        for one in possible(game, &legal) {
            let Action::Play { card, copy: None, way: Way::Only } = one.action else { continue };
            let label = Eiszeit::label(&view, changed, &one, words);
            if !label.contains(|letter: char| letter.is_ascii_digit()) {
                continue; // what ends the game brings no stones any more
            }
            let stones = |data: &Data| format!("{}", data.stones(card, 0));
            assert!(label.contains(&stones(changed)) && !label.contains(&format!(" {} ", stones(built_in))), "{label}");
            labels += 1;
        }
        let html = page(game, Some(seat), &legal, words);
        for card in corrected() {
            let (_, after) = match html.split_once(&format!("id=\"ez-card-{card}-0\"")) {
                Some(split) => split,
                None => continue,
            };
            let label = attributes(after, "aria-label")[0];
            assert!(label.contains(&price(card, changed, words)), "{label}");
            assert!(!label.contains(&price(card, built_in, words)), "{label}");
            let told = tell(game, seat, &format!("ez-card-{card}-0"), words).about();
            assert!(
                told.contains(&price(card, changed, words)) && !told.contains(&price(card, built_in, words)),
                "{told}"
            );
            faces += 1;
        }
        for area in view.areas.iter().filter(|area| !area.covered) {
            let land = changed.landscapes[area.area.index()];
            let (_, after) = html.split_once(&format!("id=\"ez-area-{}\"", area.area)).unwrap();
            assert!(after.split("</g>").next().unwrap().contains(&format!("ez-site ez-{land}")), "{}", area.area);
            assert!(attributes(after, "aria-label")[0].contains(&words.told(&names_of::land(land), &[])));
            let near: Vec<String> = area.neighbours.iter().map(|near| near.to_string()).collect();
            let told = tell(game, seat, &format!("ez-area-{}", area.area), words);
            assert!(told.name.contains(&words.told(&names_of::land(land), &[])), "{told:?}");
            assert!(told.about().contains(&near.join(", ")), "{told:?}");
        }
        for why in attributes(&html, "data-why") {
            let Ok(Action::Play { card, copy: None, way: Way::Only }) = game.read_action(why) else { continue };
            let no = game.check(seat, game.read_action(why).unwrap()).unwrap_err();
            if no.rule.as_deref() == Some("EZ-3.3") {
                assert!(no.message().contains(&format!("costs {} stone", changed.stones(card, 0))), "{no}");
                refused += 1;
            }
        }
    });
    assert!(labels > 40 && faces > 100 && refused > 10, "{labels} {faces} {refused}");
}
