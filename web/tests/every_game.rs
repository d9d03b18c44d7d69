//! What every game on the list brings for the pages, whatever game it is.

use lascaux_games::table::{Book, Game, Match, Seed, Setup, Viewer};
use lascaux_games::{NAMES, all, for_game};
use lascaux_table::{Language, NewMatch};
use lascaux_web::Words;
use lascaux_web::board::{self, Layout};
use std::collections::BTreeSet;

fn keys(book: &Book, language: Language) -> BTreeSet<&'static str> {
    let lines = book.text(language).lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    lines.filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect()
}

#[test]
fn the_four_languages_have_the_same_keys() {
    for name in NAMES {
        let book = for_game!(*name, G => G::words()).unwrap();
        let english = keys(book, Language::English);
        assert!(english.len() > 20, "{name}: {english:?}");
        for language in Language::ALL {
            let own = keys(book, language);
            let differ: Vec<_> = own.symmetric_difference(&english).collect();
            assert!(differ.is_empty(), "{name} {}: {differ:?}", language.code());
            for key in own {
                assert!(book.has(language, key), "{name} {}: {key} cannot be read", language.code());
            }
        }
    }
}

#[test]
fn the_front_page_has_words_for_the_game_and_its_options() {
    for name in NAMES {
        let specs = for_game!(*name, G => G::option_specs()).unwrap();
        for language in Language::ALL {
            let words = Words::in_language(language);
            assert!(words.has(&format!("about-{name}")), "{name} {}", language.code());
            for spec in specs {
                let key = format!("option-{name}-{}", spec.name);
                assert!(words.has(&key) && !words.about(&key).is_empty(), "{} {key}", language.code());
                for value in spec.values {
                    let said = board::option_value(name, words, spec.name, value).unwrap();
                    assert!(!said.contains("option-"), "{} {key}: {said}", language.code());
                }
            }
        }
        assert!(board::emblem(name).unwrap().into_string().starts_with("<svg"), "{name}");
    }
}

#[test]
fn every_rule_of_an_option_is_an_anchor_of_the_rulebook() {
    for name in NAMES {
        let (book, specs, prefix) = for_game!(*name, G => (G::rulebook(), G::option_specs(), G::PREFIX)).unwrap();
        let text = book.text(Language::English);
        for spec in specs {
            assert!(spec.rule.starts_with(prefix), "{name}: {}", spec.rule);
            assert!(text.contains(&format!("<a id=\"{}\"></a>", spec.rule)), "{name}: {}", spec.rule);
        }
    }
}

#[test]
fn the_set_up_is_drawn_for_everybody_in_every_language_and_says_no_key() {
    for name in NAMES {
        for_game!(*name, G => {
            let game = Match::start(Setup::<G>::new(G::MIN_SEATS, Seed::Number(1)).unwrap()).unwrap().0;
            let names: Vec<String> = (0..G::MIN_SEATS).map(|seat| format!("Guest {seat}")).collect();
            let prefix = format!(">{}-", G::PREFIX.to_lowercase());
            for language in Language::ALL {
                for viewer in Viewer::all(G::MIN_SEATS) {
                    for layout in [Layout::Wide, Layout::Phone] {
                        let drawn = board::draw(&game, viewer, &names, Words::in_language(language), layout).unwrap();
                        let parts = drawn.seats.into_iter().chain(drawn.own);
                        let html = drawn.board.into_string() + &parts.map(|part| part.into_string()).collect::<String>();
                        assert!(html.contains("<svg") && !html.contains(&prefix) && !html.contains("{ $"), "{name}");
                        assert!(!drawn.question.contains(&prefix[1..]) && !drawn.question.is_empty(), "{}", drawn.question);
                        for phase in &drawn.progress.phases {
                            let told = [&phase.name, &phase.about];
                            assert!(told.iter().all(|text| !text.is_empty() && !text.contains(&prefix[1..])), "{told:?}");
                        }
                    }
                }
            }
        })
        .unwrap();
    }
}

#[test]
fn the_box_is_shown_with_where_its_figures_come_from() {
    let games = all().unwrap();
    for game in games.games() {
        for language in Language::ALL {
            let words = Words::in_language(language);
            let all = board::components(game, words).unwrap();
            let ids: BTreeSet<&str> = all.iter().map(|one| one.id.as_str()).collect();
            assert!(!all.is_empty() && ids.len() == all.len(), "{}: {ids:?}", game.name());
            for one in &all {
                assert!(words.has(&format!("source-{}", one.source)), "{}: {}", one.id, one.source);
                assert!(!one.name.contains('{') && !one.about.contains('{'), "{}: {}", one.id, one.about);
            }
        }
    }
}

/// Whether a tag is one that XML reads: all attributes have values.
fn is_whole(tag: &str) -> bool {
    let outside: Vec<&str> = tag.trim_end_matches('/').split('"').step_by(2).collect();
    let name = outside.first().copied().unwrap_or_default();
    let is_bare = |part: &&str| !part.trim().is_empty() && !part.trim_end().ends_with('=');
    name.split_whitespace().count() <= 2 && !outside.iter().skip(1).any(is_bare)
}

#[test]
fn every_table_has_a_picture_of_its_own_that_is_a_whole_file() {
    let games = all().unwrap();
    for name in NAMES {
        let order = NewMatch { seats: board::usual_seats(name).unwrap(), ..NewMatch::default() };
        let (game, _) = games.get(name).unwrap().start(&order).unwrap();
        let picture = board::thumbnail(&*game).unwrap();
        assert!(picture.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""), "{name}");
        let drawn = picture.split("]]>").last().unwrap();
        let mut tags = drawn.split('<').skip(1).map(|tag| tag.split('>').next().unwrap());
        assert!(tags.all(is_whole) && !drawn.contains("<div"), "{name}: {drawn}");
    }
}
