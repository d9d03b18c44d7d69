//! The page of lessons and exercises: what there is, what was done, and the hands on the wall.

use super::teacher::{face, hand, star, stars};
use super::{Frame, page};
use crate::board::emblem;
use crate::words::Words;
use maud::{Markup, html};

/// What the page shows.
pub struct LearnPage<'a> {
    /// The words.
    pub words: &'a Words,
    /// The person's name.
    pub person: Option<&'a str>,
    /// The lesson that was begun last.
    pub go_on: Option<GoOn>,
    /// The games.
    pub games: Vec<LearnGame>,
}

/// A lesson that waits.
pub struct GoOn {
    /// Its address.
    pub path: String,
    /// Its title.
    pub title: String,
    /// Own moves made, and in all.
    pub moves: (usize, usize),
}

/// What can be learnt of a game.
pub struct LearnGame {
    /// Its name.
    pub name: &'static str,
    /// Its title.
    pub title: &'static str,
    /// The lessons.
    pub lessons: Vec<LessonLine>,
    /// The exercises.
    pub exercises: Vec<ExerciseLine>,
}

/// How far somebody is with something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Done {
    /// Not begun.
    No,
    /// Begun.
    Begun,
    /// Played to its end.
    Yes,
}

/// A lesson.
pub struct LessonLine {
    /// Its address.
    pub path: String,
    /// Its title.
    pub title: String,
    /// How long it takes.
    pub minutes: u32,
    /// How far.
    pub done: Done,
    /// Stars, and how many there are.
    pub stars: (usize, usize),
    /// Its parts, each with whether it is past; shown where there is but one lesson.
    pub parts: Vec<(String, Done)>,
    /// The numbers of the lessons it builds on.
    pub after: Vec<usize>,
    /// Whether it is the one to begin with.
    pub is_next: bool,
}

/// An exercise.
pub struct ExerciseLine {
    /// Its address.
    pub path: String,
    /// Its title.
    pub title: String,
    /// Stars of three.
    pub stars: usize,
}

/// The whole page.
pub fn learn(shown: &LearnPage) -> Markup {
    let words = shown.words;
    let title = format!("{} · Lascaux", words.say("learn-title"));
    let frame = Frame { words, title: &title, person: shown.person, waiting: 0, here: "/learn" };
    page(
        &frame,
        html! {
            div.learn {
                (wall(shown))
                @if let Some(go_on) = &shown.go_on { (waiting(words, go_on)) }
                div.learn-games { @for game in &shown.games { (column(words, game)) } }
            }
        },
    )
}

/// The cave wall: a hand for every lesson that was played to its end.
fn wall(shown: &LearnPage) -> Markup {
    let words = shown.words;
    let lessons: Vec<&LessonLine> = shown.games.iter().flat_map(|game| &game.lessons).collect();
    let done = lessons.iter().filter(|line| line.done == Done::Yes).count();
    html! {
        header.wall {
            div { h1 { (words.say("learn-title")) } p { (words.say("learn-intro")) } }
            div.hands aria-hidden="true" { @for number in 0..lessons.len() { (hand(number < done)) } }
            p.count { (words.with("learn-wall", &[("done", done.into()), ("all", lessons.len().into())])) }
        }
    }
}

fn waiting(words: &Words, go_on: &GoOn) -> Markup {
    let (done, all) = go_on.moves;
    let told = words.with("learn-move", &[("move", (done + 1).min(all).into()), ("all", all.into())]);
    html! {
        section.go-on {
            (face())
            div { small { (words.say("learn-go-on-where")) } b { (go_on.title) } }
            progress max=(all) value=(done) aria-label=(told) {}
            span { (told) }
            a.button.primary href=(go_on.path) { (words.say("learn-go-on")) }
        }
    }
}

fn column(words: &Words, game: &LearnGame) -> Markup {
    let have = |count: usize, all: usize| words.with("learn-stars", &[("have", count.into()), ("all", all.into())]);
    let won: usize =
        game.lessons.iter().map(|line| line.stars.0).chain(game.exercises.iter().map(|line| line.stars)).sum();
    let all: usize = game.lessons.iter().map(|line| line.stars.1).sum::<usize>() + 3 * game.exercises.len();
    let solved = game.exercises.iter().filter(|line| line.stars > 0).count();
    html! {
        section class={ "learn-game of-" (game.name) } aria-labelledby={ "learn-" (game.name) } {
            div.learn-top {
                @if let Ok(emblem) = emblem(game.name) { (emblem) }
                h2 id={ "learn-" (game.name) } { (game.title) }
                div.score { (star(true)) b { (won) } small { (have(won, all)) } }
            }
            ol.ladder { @for (number, line) in game.lessons.iter().enumerate() { (lesson(words, line, number, game.lessons.len())) } }
            div.exercise-head { h3 { (words.say("learn-exercises")) }
                span { (words.with("learn-exercises-done", &[("done", solved.into()), ("all", game.exercises.len().into())])) } }
            ol.exercises { @for (number, line) in game.exercises.iter().enumerate() {
                li class=[(line.stars > 0).then_some("solved")] {
                    a href=(line.path) { i aria-hidden="true" { (number + 1) } span { (line.title) (stars(line.stars, 3, &have(line.stars, 3))) } }
                }
            } }
        }
    }
}

fn lesson(words: &Words, line: &LessonLine, number: usize, many: usize) -> Markup {
    let class = match line.done {
        Done::No => "",
        Done::Begun => "begun",
        Done::Yes => "done",
    };
    let sign = if line.done == Done::Yes { "✓".to_string() } else { (number + 1).to_string() };
    let spoken = words.with("learn-stars", &[("have", line.stars.0.into()), ("all", line.stars.1.into())]);
    html! {
        li class=(class) {
            a.lesson-line href=(line.path) {
                @if many > 1 { i aria-hidden="true" { (sign) } }
                span.lesson-title { (line.title)
                    @if !line.after.is_empty() && line.done == Done::No {
                        @let after: Vec<String> = line.after.iter().map(usize::to_string).collect();
                        small { (words.with("learn-after", &[("lessons", after.join(", ").into())])) }
                    }
                }
                @match line.done {
                    Done::Yes => (stars(line.stars.0, line.stars.1, &spoken)),
                    Done::Begun => em.begin { (words.say("learn-go-on")) },
                    Done::No => em class=[line.is_next.then_some("begin")] {
                        @if line.is_next { (words.say("learn-begin")) " · " }
                        (words.with("learn-minutes", &[("n", line.minutes.into())]))
                    },
                }
            }
            @if many == 1 {
                ol.lesson-parts { @for (number, (part, done)) in line.parts.iter().enumerate() {
                    li class=[match done { Done::Yes => Some("done"), Done::Begun => Some("begun"), Done::No => None }] {
                        i aria-hidden="true" { @if *done == Done::Yes { "✓" } @else { (number + 1) } }
                        span { (part) }
                        @if *done == Done::Yes { em { (words.say("learn-done")) } }
                    }
                } }
            }
        }
    }
}
