//! What pieces tell of themselves: all of them do, in every language, with rules that exist, and nothing that is hidden.

use lascaux_games::table::{Game, Match, Seed, Setup, Turn, Viewer};
use lascaux_games::{NAMES, for_game};
use lascaux_table::{AnyMatch, Language, Seat, below};
use lascaux_web::board::{self, Board, Layout, Planning, Scene, Telling};
use lascaux_web::{Words, page};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeSet;

fn names() -> Vec<String> {
    ["Anna", "Bertil", "Chloé", "Dirk", "Elin"].map(String::from).to_vec()
}

/// The ids of all pieces of a page that have a name.
fn pieces(html: &str) -> BTreeSet<String> {
    let tags = html.split('<').filter_map(|tag| tag.split('>').next());
    let value = |tag: &str, name: &str| Some(tag.split(&format!(" {name}=\"")).nth(1)?.split('"').next()?.to_string());
    // A control of a plan is about a card, and what is looked at is that card.
    let is_piece = |tag: &&str| {
        let class = value(tag, "class").unwrap_or_default();
        let has = |name: &str| class.split(' ').any(|one| one == name);
        has("piece") && !has("plans") && !has("ne-step")
    };
    let named = tags.filter(is_piece).filter(|tag| value(tag, "aria-label").is_some_and(|name| !name.is_empty()));
    named.map(|tag| value(tag, "id").unwrap_or_else(|| panic!("a piece without an id: {tag}"))).collect()
}

/// Everything that is drawn for a viewer.
fn drawn(game: &dyn AnyMatch, viewer: Viewer, layout: Layout) -> String {
    let drawn = board::draw(game, viewer, &names(), Words::of("en"), layout).unwrap();
    let parts = std::iter::once(drawn.board).chain(drawn.own).chain(drawn.seats);
    parts.map(|part| part.into_string()).collect()
}

/// What a piece tells in a language, with its page.
fn told(game: &dyn AnyMatch, viewer: Viewer, id: &str, language: Language) -> (Telling, String) {
    let words = Words::in_language(language);
    let told = board::tell(game, viewer, id, &names(), words).unwrap();
    let told = told.unwrap_or_else(|| panic!("{id} tells nothing"));
    let page = page::telling(&told, board::book(game.game()).unwrap(), words).into_string();
    (told, page)
}

/// A name and a sentence in every language, no key and no hole in it, and no English on another page.
fn is_well_told(game: &dyn AnyMatch, viewer: Viewer, id: &str, rulebook: &str) {
    let (english, _) = told(game, viewer, id, Language::English);
    for language in Language::ALL {
        let code = language.code();
        let (own, page) = told(game, viewer, id, language);
        assert!(!own.name.is_empty() && !own.lines.is_empty(), "{code} {id}: {own:?}");
        let sentences = || own.lines.iter().map(|(_, line)| line).chain(&own.now);
        for line in sentences().chain([&own.name, &own.kind, &own.source]) {
            let is_key = ["sa-", "ez-", "ne-", "pb-", "piece-"].iter().any(|key| line.starts_with(key));
            assert!(!is_key && !line.contains(['{', '}']), "{code} {id}: {line}");
        }
        assert_eq!((own.lines.len(), own.now.len()), (english.lines.len(), english.now.len()), "{code} {id}");
        for rule in page.split("href=\"/rule/").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(rulebook.contains(&format!("<a id=\"{rule}\"></a>")), "{code} {id}: {rule}");
        }
        if language != Language::English {
            let before = || english.lines.iter().map(|(_, line)| line).chain(&english.now);
            for (own, english) in sentences().zip(before()).filter(|(own, _)| own.split(' ').count() > 3) {
                assert_ne!(own, english, "{code} {id}");
            }
        }
    }
}

/// Plays random games and looks at every few positions.
fn play<G: Board>(seeds: u64, every: u32, mut look: impl FnMut(&Match<G>, Viewer)) {
    for seed in 0..seeds {
        let seats = G::MIN_SEATS + (seed % u64::from(G::MAX_SEATS - G::MIN_SEATS + 1)) as u8;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (mut game, _) = Match::start(Setup::<G>::new(seats, Seed::Number(seed)).unwrap()).unwrap();
        for step in 0.. {
            let turn = game.state().turn();
            if step % every == 0 || turn == Turn::Over {
                let viewer = match turn {
                    Turn::Player(seat) if step % (2 * every) == 0 => Viewer::Seat(seat),
                    _ if step % (3 * every) == 0 => Viewer::Spectator,
                    _ => Viewer::Seat(Seat(0)),
                };
                look(&game, viewer);
            }
            let Turn::Player(_) = turn else { break };
            let legal = Match::legal(&game);
            let buys: Vec<&String> = legal.iter().filter(|action| action.starts_with("pay")).collect();
            let action = match buys.len() {
                0 => legal[below(&mut rng, legal.len() as u32) as usize].clone(),
                many => buys[below(&mut rng, many as u32) as usize].clone(),
            };
            game.act_text(None, &action).unwrap();
        }
    }
}

#[test]
fn every_piece_of_every_board_tells_what_it_is() {
    for name in NAMES {
        for_game!(*name, G => {
            let mut seen = BTreeSet::new();
            play::<G>(3, 37, |game, viewer| {
                let all = [Layout::Wide, Layout::Phone].map(|layout| pieces(&drawn(game, viewer, layout)));
                for id in all.into_iter().flatten().collect::<BTreeSet<String>>() {
                    is_well_told(game, viewer, &id, G::rulebook().text(Language::English));
                    seen.insert(id);
                }
            });
            assert!(seen.len() > 4, "{name}: {seen:?}");
        })
        .unwrap();
    }
}

#[test]
fn what_is_no_piece_tells_nothing() {
    for name in NAMES {
        for_game!(*name, G => {
            let game = Match::start(Setup::<G>::new(G::MIN_SEATS, Seed::Number(1)).unwrap()).unwrap().0;
            let prefix = G::PREFIX.to_lowercase();
            for id in ["", "x", &prefix, &format!("{prefix}-"), &format!("{prefix}-card-none"), &format!("{prefix}-person-9-1"),
                &format!("{prefix}-area-99"), &format!("{prefix}-fire-0"), &format!("{prefix}-dice-"), &format!("{prefix}-hold-99")] {
                let told = board::tell(&game, Viewer::Spectator, id, &names(), Words::of("en")).unwrap();
                assert_eq!(told, None, "{name}: {id}");
            }
        })
        .unwrap();
    }
}

#[test]
fn a_piece_tells_nothing_that_is_hidden_from_the_one_who_looks() {
    for name in NAMES {
        for_game!(*name, G => {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
            let (words, names) = (Words::of("en"), names());
            play::<G>(2, 41, |game, viewer| {
                let seat = viewer.seat();
                let mut other = *game.state();
                other.imagine(viewer, &mut rng);
                let data = game.setup().data;
                let scene = Scene { words, layout: Layout::Wide, names: &names, seat, data, legal: &[], events: &[], plan: Planning::default() };
                let tell = |state: &G, id: &str| <G as Board>::telling(&state.view(viewer), &scene, id);
                for id in pieces(&drawn(game, viewer, Layout::Wide)) {
                    assert_eq!(tell(game.state(), &id), tell(&other, &id), "{name}: {id}");
                }
            });
        })
        .unwrap();
    }
}
