//! Pages around a match: closed tables, the account with its devices, leaving, and their words in all languages.

use lascaux_games::stone_age::StoneAge;
use lascaux_table::Language;
use lascaux_table::{Match, Seat, Seed, Setup, Viewer};
use lascaux_web::page::{
    AccountPage, ClosedPage, ClosedWhy, Device, Host, Invitation, LookBack, Place, RecordOffer, Sorry, TablePage,
    TableStatus, account, closed, invitation, sorry, table,
};
use lascaux_web::{Words, board};
use std::collections::BTreeSet;

fn keys(text: &str) -> BTreeSet<&str> {
    let keys = text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
    keys.filter(|key| !key.contains(' ')).collect()
}

#[test]
fn the_four_languages_have_the_same_keys() {
    for file in ["closed", "house", "pages", "table"] {
        let read = |code: &str| {
            let path = format!("{}/words/{code}/{file}.ftl", env!("CARGO_MANIFEST_DIR"));
            std::fs::read_to_string(path).unwrap()
        };
        let english = read("en");
        for language in Language::ALL {
            let text = read(language.code());
            assert_eq!(keys(&text), keys(&english), "{}: {file}", language.code());
            let words = Words::of(language.code());
            assert!(keys(&english).iter().all(|key| words.has(key)), "{}: {file} cannot be read", language.code());
        }
    }
}

fn names() -> Vec<String> {
    ["Anna", "Bertil", "Chloé"].map(String::from).to_vec()
}

fn started() -> Match<StoneAge> {
    Match::start(Setup::<StoneAge>::new(3, Seed::Number(1)).unwrap()).unwrap().0
}

/// No key instead of its words, no hole in a sentence, nothing that the policy of the pages forbids.
fn assert_well_said(page: &str) {
    for wrong in [">house-", ">closed-", ">table-", ">invite-", "{ $", "\"house-", " style=", "<style"] {
        assert!(!page.contains(wrong), "{wrong} in {page}");
    }
}

#[test]
fn a_closed_table_says_why_and_offers_what_is_left_of_it() {
    let names = names();
    let reasons = [
        ClosedWhy::Rules { played: 3, running: 4 },
        ClosedWhy::Box,
        ClosedWhy::Unreadable,
        ClosedWhy::Newer,
        ClosedWhy::Abandoned,
        ClosedWhy::Left,
    ];
    for language in Language::ALL {
        let words = Words::of(language.code());
        let board = board::draw(&started(), Viewer::Spectator, &names, words, board::Layout::Wide).unwrap().board;
        let mut told = BTreeSet::new();
        for why in reasons {
            let page = closed(&ClosedPage {
                words,
                title: "Stone Age",
                person: Some("Anna"),
                id: "abc",
                why,
                names: &names,
                totals: Some(&[12, 7, -3]),
                board: Some(board.clone()),
                later_moves: 2,
                record: RecordOffer::Close("/t/abc/close"),
                events_link: Some("/t/abc/events"),
            })
            .into_string();
            assert_well_said(&page);
            for part in ["<svg", "Chloé", ">-3<", "action=\"/t/abc/close\"", "href=\"/t/abc/events\""] {
                assert!(page.contains(part), "{part}");
            }
            told.insert(page);
        }
        assert_eq!(told.len(), reasons.len());
    }
}

#[test]
fn a_closed_table_of_which_nothing_is_left_is_still_a_page() {
    let page = closed(&ClosedPage {
        words: Words::of("en"),
        title: "Stone Age",
        person: None,
        id: "abc",
        why: ClosedWhy::Unreadable,
        names: &[],
        totals: None,
        board: None,
        later_moves: 0,
        record: RecordOffer::None,
        events_link: None,
    })
    .into_string();
    assert_well_said(&page);
    assert!(page.contains("No picture of it") && !page.contains("method=\"post\" action=\"/t/"));
}

fn device(id: &str, current: bool) -> Device {
    let [id, since] = [id, "2026-10-01"].map(String::from);
    Device { id, label: "Firefox".into(), since, seen: "2026-11-16".into(), current }
}

#[test]
fn devices_are_ended_one_by_one_or_all_others_at_once() {
    for language in Language::ALL {
        let words = Words::of(language.code());
        let drawn = |devices: &[Device]| {
            account(&AccountPage { words, person: Some("Anna"), login: Some("anna"), told: None, devices })
                .into_string()
        };
        let both = drawn(&[device("d1", true), device("d2", false)]);
        assert_well_said(&both);
        assert!(both.contains("value=\"d1\"") && both.contains("value=\"d2\""));
        assert!(both.contains("/account/devices/end-others"));
        assert!(!drawn(&[device("d1", true)]).contains("/account/devices/end-others"));
        assert!(!drawn(&[]).contains("/account/devices/"));
    }
}

#[test]
fn an_invitation_says_who_invites_to_what_and_which_seat_is_meant() {
    let places = [
        Place { name: Some("Anna".into()), pigment: 0, yours: false, level: None },
        Place { name: Some("Runa".into()), pigment: 1, yours: false, level: Some("strong".into()) },
        Place { name: None, pigment: 2, yours: true, level: None },
        Place { name: None, pigment: 3, yours: false, level: None },
    ];
    for language in Language::ALL {
        let words = Words::of(language.code());
        let page = invitation(&Invitation {
            words,
            here: "/join/abc/xyz",
            id: "abc",
            game: "stone-age",
            title: "Stone Age",
            name: "Mia",
            host: Some(Host { name: "Anna", pigment: 0 }),
            places: &places,
            clock: Some("slow-24"),
        })
        .into_string();
        assert_well_said(&page);
        assert!(page.contains(&words.with("invite-title", &[("name", "Anna".into())])));
        for part in ["action=\"/join/abc/xyz\"", "/t/abc/picture", "/learn#stone-age", "value=\"Mia\"", ">strong<"] {
            assert!(page.contains(part), "{part}");
        }
        assert_eq!(page.matches("class=\"yours\"").count(), 1);
    }
}

#[test]
fn every_trouble_is_told_in_every_language_with_a_way_home() {
    let all = [
        Sorry::Missing,
        Sorry::Table,
        Sorry::Stranger,
        Sorry::Fast(7),
        Sorry::Full,
        Sorry::Closed,
        Sorry::Refused,
        Sorry::Broken,
    ];
    let mut told = BTreeSet::new();
    for language in Language::ALL {
        let words = Words::of(language.code());
        for what in all {
            let page = sorry(words, what, None, None).into_string();
            assert_well_said(&page);
            assert!(page.contains("href=\"/\"") && !page.contains("sorry-"), "{what:?}");
            told.insert(page);
        }
        assert!(sorry(words, Sorry::Fast(7), None, None).into_string().contains('7'));
    }
    assert_eq!(told.len(), all.len() * Language::ALL.len(), "each in its own words");
}

fn table_page(words: &Words, status: &TableStatus, ends_on: Option<&str>) -> String {
    let names = names();
    let drawn = board::draw(&started(), Viewer::Seat(Seat(0)), &names, words, board::Layout::Wide).unwrap();
    table(&TablePage {
        words,
        id: "abc",
        title: "Stone Age",
        game: "stone-age",
        drawn: &drawn,
        names: &names,
        seat: Some(Seat(0)),
        shared: false,
        log: &[],
        since: None,
        steps: 0,
        chat: &[],
        links: &[(Seat(1), "/join/abc/xyz".to_string())],
        undo: false,
        number: 7,
        status,
        ends_on,
        person: Some("Anna"),
        waiting: 0,
        look_back: &LookBack::default(),
    })
    .into_string()
}

#[test]
fn who_may_leave_is_told_what_comes_of_it() {
    for language in Language::ALL {
        let words = Words::of(language.code());
        let of = |may_leave, alone| {
            let page = table_page(words, &TableStatus { may_leave, alone, ..TableStatus::default() }, None);
            assert_well_said(&page);
            page
        };
        assert!(!of(false, false).contains("data-house=\"leave\""));
        assert!(of(true, false).contains(&words.say("house-leave-sure")));
        assert!(of(true, true).contains(&words.say("house-leave-alone")));
    }
}

#[test]
fn the_day_on_which_a_table_ends_is_named() {
    for language in Language::ALL {
        let words = Words::of(language.code());
        let page = table_page(words, &TableStatus::default(), Some("2026-12-16"));
        assert!(page.contains("2026-12-16") && page.contains("data-number=\"7\""));
        assert!(!table_page(words, &TableStatus::default(), None).contains("ends-on"));
    }
}
