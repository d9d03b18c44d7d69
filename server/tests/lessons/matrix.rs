//! Every lesson and exercise to its end: in each language, wide and on a phone, in each manner. An ordinary run gives each of
//! them one combination, so that all combinations are met; `LASCAUX_LESSONS` asks for more (see CONTRIBUTING.md).

use crate::browser::Browser;
use crate::common::{House, games};
use crate::hands::{Intent, Learner, Manner, Pressed};
use crate::spoken::Spoken;
use lascaux_table::Language;
use lascaux_web::Words;
use serde_json::json;
use std::time::{Duration, Instant};

/// A lesson or an exercise.
#[derive(Clone, Debug)]
pub struct Subject {
    /// Its name.
    pub id: String,
    /// What solves it, if it is an exercise: the own actions.
    pub solution: Option<Vec<String>>,
}

/// Every lesson and exercise that there is.
pub fn subjects() -> Vec<Subject> {
    let games = games();
    let taught: Vec<_> = games.shown().filter_map(|game| game.teaching()).collect();
    let lessons = taught.iter().flat_map(|one| one.lessons());
    let lessons = lessons.map(|lesson| Subject { id: lesson.id.clone(), solution: None });
    let exercises = taught.iter().flat_map(|one| one.exercises()).map(|one| {
        let mine = format!("{} ", one.seat);
        let own = one.solution.iter().filter_map(|line| line.strip_prefix(&mine)).map(str::to_string);
        Subject { id: one.id.clone(), solution: Some(own.collect()) }
    });
    lessons.chain(exercises).collect()
}

/// One way of going through one of them.
#[derive(Clone, Debug)]
struct Run {
    subject: Subject,
    language: Language,
    is_phone: bool,
    manner: Manner,
}

const MANNERS: [Manner; 3] = [Manner::Hand, Manner::Keys, Manner::Names];
const COMBINATIONS: usize = 4 * 2 * MANNERS.len();
/// From one subject to the next, so many combinations further; it has no divisor in common with their number.
const STRIDE: usize = 5;

impl Run {
    fn of(subject: Subject, combination: usize) -> Run {
        let number = combination % COMBINATIONS;
        Run { subject, language: Language::ALL[number % 4], is_phone: number / 4 % 2 == 1, manner: MANNERS[number / 8] }
    }

    fn name(&self) -> String {
        let size = if self.is_phone { "phone" } else { "wide" };
        format!("{} {} {size} {:?}", self.subject.id, self.language.code(), self.manner).to_lowercase()
    }
}

/// What is to be gone through: of the whole matrix whatever `LASCAUX_LESSONS` names, and without it one of each.
fn runs() -> Vec<Run> {
    let subjects = subjects().into_iter();
    let wanted = std::env::var("LASCAUX_LESSONS").unwrap_or_default();
    if wanted.is_empty() {
        return subjects.enumerate().map(|(number, subject)| Run::of(subject, number * STRIDE)).collect();
    }
    let words: Vec<&str> = wanted.split([',', ' ']).filter(|word| *word != "all" && !word.is_empty()).collect();
    let every = subjects.flat_map(|subject| (0..COMBINATIONS).map(move |number| Run::of(subject.clone(), number)));
    every.filter(|run| words.iter().all(|word| run.name().split(' ').any(|part| part == *word))).collect()
}

/// What is wrong with a picture: wider than the screen, a pointer that is not there, Edda before it, a key instead of words.
const LOOK: &str = "
    if (document.querySelector('#table').matches('[data-busy], [data-playing]')) return '';
    if (document.documentElement.scrollWidth > innerWidth + 1) return 'wider than the screen';
    const key = /\\b(lesson|exercise|teacher|learn|sa|ez|ne|table)-[a-z]+(-[a-z0-9]+)+\\b/.exec(document.querySelector('#table').innerText);
    if (key) return `a key: ${key[0]}`;
    const ring = document.querySelector('.pointer');
    if (ring.hidden || !ring.getClientRects().length) return '';
    const edge = ring.getBoundingClientRect();
    if (edge.left > innerWidth || edge.top > innerHeight || edge.right < 0 || edge.bottom < 0) return 'the pointer is outside';
    const edda = document.querySelector('#teacher').getBoundingClientRect();
    const over = Math.min(edda.bottom, edge.bottom) - Math.max(edda.top, edge.top);
    const beside = edda.left >= edge.right || edda.right <= edge.left;
    return beside || over < edge.height * .6 ? '' : 'Edda stands on it';";

/// What the step asks for, if the press before was not it.
const MISSED: &str = "
    const asked = document.querySelector('#teacher')?.dataset.asked ?? '[]';
    return asked !== '[]' && document.querySelector('.nothing-lost') ? asked : null;";

/// What Edda says.
pub const SAID: &str =
    "return [...document.querySelectorAll('#teacher [data-said]')].map((line) => line.textContent).join(' ')";
const NUMBER: &str = "return Number(document.querySelector('.scene')?.dataset.number ?? -1)";
/// So often one decides freely in a free part before one lets oneself be shown the rest.
const OWN: i64 = 2;

/// Opens a lesson or an exercise.
pub async fn open(browser: &Browser, house: &House, subject: &str) {
    browser.go(&house.url(&format!("/learn/{subject}?speed=instant"))).await;
    browser.wait("the lesson, awake", "return !!document.querySelector('#table[data-awake] .scene')").await;
}

async fn speak(browser: &Browser, house: &House, language: Language) {
    browser.go(&house.url("/learn")).await;
    browser.devtools("Network.clearBrowserCookies", json!({})).await; // somebody new
    let chosen = format!(
        "const done = arguments[arguments.length - 1];
         fetch('/language', {{method: 'POST', body: new URLSearchParams({{code: '{}', back: '/learn'}})}}).then(() => done(true))",
        language.code()
    );
    browser.run_async(&chosen).await;
}

/// Goes through it; what is in the way.
async fn go_through(browser: &Browser, house: &House, run: &Run) -> Result<(), String> {
    open(browser, house, &run.subject.id).await;
    let lang = browser.run("return document.documentElement.lang").await;
    if lang != json!(run.language.code()) {
        return Err(format!("speaks {lang}"));
    }
    let words = Words::of(run.language.code());
    let learner = Learner { browser, words, manner: run.manner, is_phone: run.is_phone };
    let first = browser.run(NUMBER).await.as_i64().unwrap_or_default();
    let (mut seen, mut free_since, mut idle, mut since) = (-1, None, 0, Instant::now());
    let mut presses = 0;
    loop {
        let number = browser.run(NUMBER).await.as_i64().unwrap_or(-1);
        if number != seen {
            (seen, since) = (number, Instant::now());
            browser.picture(&format!("{}-{number}", run.name().replace(' ', "-"))).await;
            let wrong = browser.run(LOOK).await;
            if wrong != json!("") {
                return Err(format!("picture {number}: {wrong}"));
            }
            if browser.run(MISSED).await != json!(null) {
                return Err(format!("picture {number}, missed: {}", browser.run(SAID).await));
            }
        }
        let is_guided = "return !!document.querySelector('.scene.guided')";
        let is_free = run.subject.solution.is_none() && browser.run(is_guided).await == json!(false);
        if is_free && free_since.is_none() {
            free_since = Some(number);
        }
        let intent = Intent {
            plan: run.subject.solution.as_deref(),
            first,
            is_free: is_free && free_since.is_some_and(|begun| number - begun < OWN),
        };
        match learner.press(intent).await.map_err(|why| format!("picture {number}: {why}"))? {
            Pressed::Ended => return Ok(()),
            Pressed::Yes => (idle, presses) = (0, presses + 1),
            Pressed::Busy => {
                idle += 1;
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        }
        if idle > 1000 || presses > 600 || since.elapsed() > Duration::from_secs(20) {
            return Err(format!("picture {number} stays: {}", browser.run(SAID).await));
        }
    }
}

/// Those of one size, one after another, in one browser.
async fn all_of(house: &House, runs: Vec<Run>, is_phone: bool) -> Vec<String> {
    let (name, wide, high) = if is_phone { ("lessons-phone", 360, 740) } else { ("lessons-wide", 1440, 900) };
    let browser = Browser::open(name, wide, high).await;
    Spoken::begin(&browser).await;
    let mut troubles = Vec::new();
    for run in runs.iter().filter(|run| run.is_phone == is_phone) {
        let begun = Instant::now();
        speak(&browser, house, run.language).await;
        let gone = go_through(&browser, house, run).await;
        println!(
            "{:>6} ms  {}  {}",
            begun.elapsed().as_millis(),
            run.name(),
            gone.as_ref().err().map_or("", String::as_str)
        );
        if let Err(why) = gone {
            troubles.push(format!("{}: {why}", run.name()));
        }
    }
    troubles
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_can_be_gone_through_in_every_language_and_size_and_manner() {
    let house = House::open("lessons-matrix").await;
    let runs = runs();
    assert!(!runs.is_empty(), "LASCAUX_LESSONS names nothing that there is");
    let (wide, phone) = tokio::join!(all_of(&house, runs.clone(), false), all_of(&house, runs.clone(), true));
    let troubles: Vec<String> = wide.into_iter().chain(phone).collect();
    assert!(
        troubles.is_empty(),
        "{} of {} do not come to their end:\n{}",
        troubles.len(),
        runs.len(),
        troubles.join("\n")
    );
    house.close().await;
}

#[test]
fn one_of_each_meets_every_combination() {
    let subjects = subjects().into_iter().enumerate();
    let runs: Vec<Run> = subjects.map(|(number, subject)| Run::of(subject, number * STRIDE)).collect();
    let met: std::collections::BTreeSet<String> =
        runs.iter().map(|run| run.name().split_once(' ').unwrap().1.to_string()).collect();
    assert_eq!(met.len(), COMBINATIONS);
}
