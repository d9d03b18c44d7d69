//! The board of Neanderthal: whatever is legal can be reached, whatever happens is told, in every language.

mod another_box;
mod keys;
mod plans;
mod presses;
mod scenes;

use lascaux_games::neanderthal::{
    Action, Biome, Daughter, Disk, Elder, Event, Husband, Icon, Key, Kind, Neanderthal, Place, Portal, Rank, Reason,
    Set, Sexuality, Slot, Stage, Who,
};
use lascaux_table::{Game, Happening, Happenings, Language, Match, Seat, Seed, Setup, Turn, Viewer, below};
use lascaux_web::Words;
use lascaux_web::board::{Board, Layout, Planning, Possible, Scene};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::json;
use std::collections::{BTreeSet, HashSet};

const NAMES: [&str; 3] = ["Anna", "Bram", "Cleo"];

fn names() -> Vec<String> {
    NAMES.map(String::from).to_vec()
}

fn setup(seats: u8, cooperative: bool, seed: u64) -> Setup<Neanderthal> {
    let mut setup = Setup::new(seats, Seed::Number(seed)).unwrap();
    if cooperative {
        setup.options = Neanderthal::options(json!({"mode": "cooperative"}).as_object().unwrap()).unwrap();
    }
    setup
}

/// The values of an attribute in a drawing.
fn values<'a>(drawing: &'a str, attribute: &str) -> Vec<&'a str> {
    let open = format!(" {attribute}=\"");
    drawing.split(open.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn begins(action: &str, say: &str) -> bool {
    action.strip_prefix(say).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

fn possible(game: &Match<Neanderthal>, legal: &[String]) -> Vec<Possible<Action>> {
    let read = |text: &String| Match::state(game).read_action(text).unwrap();
    legal.iter().map(|text| Possible { action: read(text), text: text.clone() }).collect()
}

fn events(happened: Happenings<Neanderthal>) -> Vec<Event> {
    let told = happened.into_iter().filter_map(|one| match one {
        Happening::Told(event) => Some(event),
        _ => None,
    });
    told.collect()
}

/// Everything that a page shows of a match to one viewer on a wide screen.
fn drawing(game: &Match<Neanderthal>, viewer: Viewer, legal: &[String], events: &[Event], words: &Words) -> String {
    drawn_for(Layout::Wide, game, viewer, (legal, events), words)
}

/// The same for a kind of screen: the board, the viewer's own shelf, and what lies before the others.
fn drawn_for(
    layout: Layout,
    game: &Match<Neanderthal>,
    viewer: Viewer,
    (legal, events): (&[String], &[Event]),
    words: &Words,
) -> String {
    let names = names();
    let view = Match::state(game).view(viewer);
    let own = viewer.seat();
    let (legal, data) = (&possible(game, legal), game.setup().data);
    let names = &names[..Match::state(game).seats().into()];
    let scene = Scene { words, layout, names, seat: own, data, legal, events, plan: Planning::default() };
    let mut drawing = Neanderthal::board(&view, &scene).into_string();
    for seat in Seat::all(Match::state(game).seats()) {
        let things = match own == Some(seat) {
            true => Neanderthal::own(&view, seat, &scene),
            false => Neanderthal::seat(&view, seat, &scene),
        };
        drawing.push_str(&things.into_string());
    }
    if let Some(id) = Neanderthal::decided(&view, &scene) {
        assert!(drawing.contains(&format!(" id=\"{id}\"")), "{id} is asked about and not drawn");
    }
    let strip = Neanderthal::strip(&view, &scene);
    assert_eq!(strip.rows.len(), names.len());
    assert!(strip.rows.iter().all(|row| row.cells.len() == strip.columns.len()));
    for row in strip.rows.iter().filter(|row| !row.say.is_empty() && scene.possible(&row.say)) {
        drawing.push_str(&format!("<i data-say=\"{}\"></i>", row.say));
    }
    let question = Neanderthal::question(&view, &scene);
    assert!(!question.is_empty() && !question.contains("ne-"), "{question:?} in {}", words.language().code());
    drawing
}

fn ids_are_unique(drawing: &str) {
    let mut seen = HashSet::new();
    for id in values(drawing, "id") {
        assert!(seen.insert(id), "{id} is drawn twice");
    }
}

/// No key stands where a text should: keys begin with `ne-`, as classes and ids do, so only texts are looked at.
fn no_key_is_read(drawing: &str, language: &str) {
    for label in values(drawing, "aria-label") {
        assert!(!label.contains("ne-") && !label.is_empty(), "{label:?} in {language}");
    }
    for text in drawing.split('>').filter_map(|part| part.split('<').next()) {
        assert!(!text.contains("ne-"), "{text:?} in {language}");
    }
}

/// Plays a random game to its end and looks at every picture of it. Returns what was asked.
fn plays(setup: Setup<Neanderthal>, seed: u64) -> BTreeSet<&'static str> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut asked = BTreeSet::new();
    let (mut game, begun) = Match::<Neanderthal>::start(setup).unwrap();
    let mut told = events(begun);
    let data = game.setup().data;
    let mut step = 0usize;
    while let Turn::Player(seat) = Match::state(&game).turn() {
        let legal = Match::legal(&game);
        asked.insert(Match::state(&game).ask().what);
        // Every language at every step would take long; each gets its turn at every sort of question.
        let words = Words::of(Language::ALL[step % Language::ALL.len()].code());
        let drawn = drawing(&game, Viewer::Seat(seat), &legal, &told, words);
        ids_are_unique(&drawn);
        no_key_is_read(&drawn, words.language().code());
        let says: Vec<&str> = values(&drawn, "data-say");
        for why in values(&drawn, "data-why") {
            let refused = Match::state(&game).read_action(why);
            assert!(refused.is_ok(), "{why:?} is asked about and is no action: {refused:?}");
        }
        for say in &says {
            assert!(legal.iter().any(|action| begins(action, say)), "{say:?} stands for nothing");
        }
        let view = Match::state(&game).view(Viewer::Seat(seat));
        for language in Language::ALL {
            let words = Words::of(language.code());
            let labels: Vec<String> =
                possible(&game, &legal).iter().map(|one| Neanderthal::label(&view, data, one, words)).collect();
            let mut seen = HashSet::new();
            for (action, label) in legal.iter().zip(&labels) {
                let named = !label.is_empty() && !label.contains("ne-") && seen.insert(label);
                assert!(named, "{action:?} is called {label:?} in {}, as another is", language.code());
            }
        }
        for action in &legal {
            let verb = action.split(' ').next().unwrap_or_default();
            let drawn = says.iter().any(|say| begins(action, say));
            assert!(drawn || IN_WORDS.contains(&verb), "{action:?} is not on the board: {says:?}");
        }
        if step.is_multiple_of(3) {
            let phone = drawn_for(Layout::Phone, &game, Viewer::Seat(seat), (&legal, &told), words);
            ids_are_unique(&phone);
            no_key_is_read(&phone, words.language().code());
            for say in values(&phone, "data-say") {
                assert!(legal.iter().any(|action| begins(action, say)), "{say:?} stands for nothing");
            }
        }
        if step.is_multiple_of(7) {
            let other = drawing(&game, Viewer::Spectator, &[], &told, words);
            ids_are_unique(&other);
            assert!(!other.contains("data-say") && !other.contains("data-why"), "a spectator is asked nothing");
        }
        let action = legal[below(&mut rng, legal.len() as u32) as usize].clone();
        told = events(game.act_text(None, &action).unwrap());
        for event in &told {
            let text = Neanderthal::log_line(event, data, &names(), words);
            assert!(text.is_some_and(|text| !text.contains("ne-")), "{event:?} in {}", words.language().code());
        }
        step += 1;
    }
    let drawn = drawing(&game, Viewer::Seat(Seat(0)), &[], &told, Words::of("en"));
    ids_are_unique(&drawn);
    asked
}

/// A position that random games seldom reach: tribal peoples with chiefs, full hands, daughters and husbands abroad.
fn rich(mut setup: Setup<Neanderthal>, seed: u64) -> Setup<Neanderthal> {
    let (mut game, _) = Match::<Neanderthal>::start(setup.clone()).unwrap();
    while !matches!(Match::state(&game).position().stage, Stage::Assign { .. }) {
        let action = Match::legal(&game)[0].clone();
        game.act_text(None, &action).unwrap();
    }
    let data = Neanderthal::data(None).unwrap();
    let mut table = Match::state(&game).position();
    let playing: Vec<Who> = Who::all().filter(|who| table.peoples[*who].seat.is_some()).collect();
    for who in &playing {
        let people = &mut table.peoples[*who];
        people.tribal = true;
        for portal in people.portals.iter() {
            people.free[portal.disk()] += 1;
        }
        people.portals = Set::default();
        people.portals_before = Set::default();
        for rank in Rank::all() {
            match people.elders[rank] {
                Elder::Vacant => people.dead -= 1,
                Elder::Young => people.free[data.elders[rank].disk] += 1,
                Elder::Mature => {}
            }
            people.elders[rank] = Elder::Mature;
        }
    }
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut somebody = || playing[below(&mut rng, playing.len() as u32) as usize];
    for daughter in table.unseen.iter().take(8) {
        let (father, husband) = (somebody(), somebody());
        table.unseen.remove(daughter);
        table.daughters[daughter].father = Some(father);
        if table.peoples[husband].dead > 3 && table.peoples[husband].sexuality() != Sexuality::Promiscuity {
            table.peoples[husband].dead -= 1;
            table.daughters[daughter].husband = Some(Husband { who: husband, young: false });
        }
    }
    table.deck = table.deck.min(table.unseen.len());
    for biome in table.undrawn.iter().filter(|biome| data.biome(*biome).kind.is_hand()).take(12) {
        let people = &mut table.peoples[somebody()];
        table.undrawn.remove(biome);
        let herd = data.biome(biome).kind == Kind::Domestic;
        match (people.hand.len(), herd) {
            (..3, _) => people.hand.insert(biome),
            (_, true) => people.herd.insert(biome),
            (_, false) => people.tools.insert(biome),
        }
    }
    setup.position = Some(table);
    setup
}

/// What has no place on the board: yes and no, words about words, and what somebody else would give.
const IN_WORDS: [&str; 14] = [
    "done", "pass", "hold", "power", "accept", "refuse", "counter", "propose", "drop", "swap", "give-up", "council",
    "change", "take",
];

#[test]
fn offers_are_made_where_people_and_cards_lie() {
    let mut asked = BTreeSet::new();
    for seed in 0..2 {
        asked.extend(plays(rich(setup(3, false, seed), seed), seed));
        asked.extend(plays(rich(setup(3, true, seed), seed), seed));
    }
    for what in ["offer", "terms-of-an-offer", "answer-to-an-offer", "consent-to-leave", "which-card-leaves-the-hand"] {
        assert!(asked.contains(what), "never asked: {what}; asked: {asked:?}");
    }
}

#[test]
fn every_legal_action_is_reachable_for_one_player() {
    (0..3).for_each(|seed| drop(plays(setup(1, false, seed), seed)));
}

#[test]
fn every_legal_action_is_reachable_for_two_players() {
    (10..14).for_each(|seed| drop(plays(setup(2, false, seed), seed)));
}

#[test]
fn every_legal_action_is_reachable_for_three_players() {
    (20..24).for_each(|seed| drop(plays(setup(3, false, seed), seed)));
}

#[test]
fn every_legal_action_is_reachable_in_the_cooperative_game() {
    (30..33).for_each(|seed| drop(plays(setup(3, true, seed), seed)));
}

/// One of every event, both ways where there are two.
fn every_event() -> Vec<Event> {
    let (who, to) = (Who::Red, Who::Green);
    let (biome, daughter, slot) = (Biome::Horse, Daughter::Piper, Slot::South2);
    let mut all = vec![
        Event::Dealt { biome, slot },
        Event::BoardDealt { seat: Seat(1), who },
        Event::SexualityChosen { who, sexuality: Sexuality::Harem },
        Event::RoundBegan { round: 3, daughter, first: who, second: to },
        Event::OrderNamed { by: who, first: to, second: who },
        Event::IceLaid { slot },
        Event::IceMoved { to: slot },
        Event::IceMelted { slot },
        Event::Slid { biome, to: slot },
        Event::Vanished { biome },
        Event::RoundAdded { left: 4 },
        Event::Rolled { who, dice: vec![1, 4] },
        Event::ElderDied { who, rank: Rank::Knapper },
        Event::ChaosAvoided { who },
        Event::HuntersLost { who, number: 2 },
        Event::AlphaDied { who },
        Event::Wandered { who, to },
        Event::DaughterBecameHunter { who, daughter },
        Event::DaughterLost { who, daughter },
        Event::AnimalLost { who, biome },
        Event::Bid { who, disks: 2 },
        Event::Bought { who, daughter, disks: 2 },
        Event::Unsold { daughter },
        Event::Recalled { who },
        Event::Assigned { who, place: Place::Slot(slot), card: Some(biome) },
        Event::Assigned { who, place: Place::Daughter(daughter), card: None },
        Event::HusbandMoved { who, from: daughter, to: Daughter::Matriarch },
        Event::HusbandLeft { who, daughter },
        Event::HusbandKilled { who, daughter },
        Event::AlphaSwapped { who },
        Event::Reclaimed { who, number: 1 },
        Event::Offered { from: who, to },
        Event::Agreed { from: who, to },
        Event::Declined { from: who, to },
        Event::Attacked { who, place: Place::Slot(slot), card: Some(biome), hits: 1 },
        Event::Gathered { who, babies: 2 },
        Event::Followed { who, predator: slot, card: Some(Biome::GrayWolf) },
        Event::PreyStolen { who, predator: slot, card: Some(Biome::GrayWolf) },
        Event::Babies { who, babies: 2 },
        Event::TrophyTaken { who, biome },
        Event::TakenToHand { who, biome },
        Event::Discarded { who, biome },
        Event::SentHome { who, slot, card: Some(biome) },
        Event::SentHome { who, slot, card: None },
        Event::SuitorKilled { who, daughter },
        Event::Replaced { victim: who, by: to },
        Event::PortalOpened { who, portal: Portal::VenusBlack },
        Event::BecameTribal { who },
        Event::Exchanged { from: who, to },
        Event::Given { from: who, to },
        Event::GameOver { reason: Reason::Ice },
        Event::GameOver { reason: Reason::LastRound },
    ];
    for yes in [false, true] {
        all.extend([
            Event::Promoted { who, rank: Rank::Chief, mature: yes },
            Event::Married { who, daughter, mature: yes },
            Event::Hunted { who, slot, card: Some(biome), hits: 2, success: yes },
            Event::Freed { who, disk: Disk::White, matured: yes },
            Event::Courted { who, daughter, success: yes },
            Event::Played { who, biome, mature: yes },
        ]);
    }
    all
}

#[test]
fn every_event_has_words() {
    let data = Neanderthal::data(None).unwrap();
    for language in Language::ALL {
        let words = Words::of(language.code());
        let mut sentences = HashSet::new();
        for event in every_event() {
            let text = Neanderthal::log_line(&event, data, &names(), words);
            let Some(text) = text else { panic!("{event:?} has no words in {}", language.code()) };
            assert!(!text.contains("ne-") && !text.contains("{$"), "{text:?} in {}", language.code());
            sentences.insert(text);
        }
        assert!(sentences.len() >= every_event().len() - 1, "some events sound alike in {}", language.code());
    }
}

#[test]
fn the_box_is_complete_and_says_where_its_figures_come_from() {
    let data = Neanderthal::data(None).unwrap();
    for language in Language::ALL {
        let words = Words::of(language.code());
        let all = <Neanderthal as Board>::components(data, words);
        assert_eq!(all.iter().filter(|one| one.id.starts_with("card-")).count(), 60);
        assert_eq!(all.len(), 60 + 3 + 6);
        let ids: HashSet<&str> = all.iter().map(|one| one.id.as_str()).collect();
        assert_eq!(ids.len(), all.len());
        for one in &all {
            assert!(
                !one.about.contains("ne-") && !one.name.contains("ne-") && !one.group.contains("ne-"),
                "{}",
                one.about
            );
            assert!(["rulebook", "reconstructed"].contains(&one.source), "{}", one.id);
            let marked = one.picture.0.contains("ne-stand-in");
            assert_eq!(marked, one.source == "reconstructed", "{} carries the mark or not", one.id);
        }
    }
}

/// What a card shows as a picture it also says in words: the mark of stand-ins, and each of its events.
#[test]
fn cards_speak() {
    let data = Neanderthal::data(None).unwrap();
    let words = Words::of("en");
    let all = <Neanderthal as Board>::components(data, words);
    let of = |id: &str| &all.iter().find(|one| one.id == id).unwrap().about;
    assert!(of("card-horse").contains("Needs 2 hits (a 1 or a 2 hits)."), "{}", of("card-horse"));
    assert!(of("card-horse").contains("3 babies") && of("card-horse").contains("Stand-ins"));
    assert!(of("card-totem-woman").contains("wanderlust (2)"), "{}", of("card-totem-woman"));
    assert_eq!(data.daughter(Daughter::TotemWoman).events.last(), Some(&Icon::Wanderlust(2)));
    assert!(Who::all().all(|who| all.iter().any(|one| one.id == format!("board-{who}"))));
}
