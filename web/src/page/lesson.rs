//! A lesson or an exercise: the table as it is, with Edda where the inspector is and the way of the lesson where the log is.

use super::stage::{Players, inspector, progress, strip};
use super::table::pace;
use super::teacher::{face, hand, star};
use super::{Frame, page};
use crate::board::{Drawn, MARKS, book};
use crate::words::Words;
use lascaux_table::Seat;
use maud::{Markup, PreEscaped, html};
use serde_json::json;

/// What the page of a lesson shows.
pub struct LessonPage<'a> {
    /// The words.
    pub words: &'a Words,
    /// Its address.
    pub path: &'a str,
    /// The game's name.
    pub game: &'a str,
    /// The game's title.
    pub title: &'a str,
    /// The title of the lesson.
    pub subject: &'a str,
    /// The match, drawn for the learner.
    pub drawn: &'a Drawn,
    /// The names of the seats.
    pub names: &'a [String],
    /// The learner's seat.
    pub seat: Seat,
    /// The number of the picture.
    pub number: u64,
    /// What is answered to the last press.
    pub answer: Option<Answer>,
    /// What is said, one paragraph after another.
    pub say: Vec<String>,
    /// Where the pointer is: ids after `#`, classes after `.`, the best first.
    pub pointer: Vec<String>,
    /// What is asked.
    pub ask: Ask,
    /// The parts of the lesson; none of an exercise.
    pub parts: Vec<PartLine>,
    /// Own moves so far, and in all.
    pub moves: (usize, usize),
    /// Minutes that are left.
    pub minutes: u32,
    /// How it ended, if it has.
    pub ending: Option<Ending>,
    /// The person's name.
    pub person: Option<&'a str>,
}

/// An answer to a press.
pub struct Answer {
    /// Whether it was right.
    pub is_right: bool,
    /// What is said.
    pub text: String,
    /// The rule that refuses it.
    pub rule: Option<String>,
}

/// What is asked of the learner.
pub enum Ask {
    /// Actions that the step names, each with the words of its button; and how much help is needed.
    Do(Vec<(String, String)>, Help),
    /// Any action; the question of the game is the question.
    Play,
    /// Only to read.
    Read,
    /// Nothing yet: more happens by itself.
    Wait,
    /// The dice.
    Roll,
    /// A guess.
    Guess(Vec<String>),
    /// Nothing more: what comes next, and its address.
    Over(String, String),
    /// A try has ended: where the next exercise is.
    Tried(Option<String>),
}

/// How much help is needed, by how often something else was pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Help {
    /// None so far.
    No,
    /// A hint, and a livelier pointer.
    Hint,
    /// To be shown it is the best now.
    Show,
}

/// A part of a lesson.
pub struct PartLine {
    /// Its name.
    pub name: String,
    /// Own moves made in it, and in all.
    pub moves: (usize, usize),
    /// Whether it is being played.
    pub is_now: bool,
}

/// How a lesson or an exercise ended.
pub struct Ending {
    /// What each star is for, and whether it is won.
    pub stars: Vec<(bool, String)>,
    /// What was learnt.
    pub learnt: Vec<String>,
    /// Whether a hand is pressed on the wall.
    pub hand: bool,
}

/// The whole page.
pub fn lesson(shown: &LessonPage) -> Markup {
    let words = shown.words;
    let title = format!("{} · Lascaux", shown.subject);
    let frame = Frame { words, title: &title, person: shown.person, waiting: 0, here: shown.path };
    page(
        &frame,
        html! {
            (pace(words, true))
            h1.unseen { (shown.subject) }
            div id="table" data-at=(shown.path) data-lesson="" data-book=(book(shown.game).unwrap_or_default())
                data-your-turn=(words.say("your-turn")) data-away=(words.say("table-away")) data-where=(places(words)) {
                (lesson_scene(shown))
            }
            p.unseen id="announce" role="status" aria-live="polite" {}
            div.choices.at-piece id="at-piece" role="group" aria-label=(words.say("choices")) hidden {}
            dialog id="why" aria-label=(words.say("prompt")) { p role="alert" {} button type="button" data-close="" { (words.say("close")) } }
        },
    )
}

/// The words for places on the page, for the script that finds the pointer.
fn places(words: &Words) -> String {
    let at = [
        "top-left",
        "top",
        "top-right",
        "left",
        "middle",
        "right",
        "bottom-left",
        "bottom",
        "bottom-right",
        "own",
        "strip",
        "prompt",
    ];
    let said = at.map(|place| (place.to_string(), json!(words.say(&format!("teacher-at-{place}")))));
    serde_json::Value::Object(said.into_iter().collect()).to_string()
}

/// The inner part, drawn anew after every press.
pub fn lesson_scene(shown: &LessonPage) -> Markup {
    let words = shown.words;
    let drawn = shown.drawn;
    let own = matches!(shown.ask, Ask::Do(..) | Ask::Play);
    let guided = !matches!(shown.ask, Ask::Play);
    let helped = matches!(shown.ask, Ask::Do(_, Help::Hint | Help::Show));
    let choices = serde_json::to_string(&drawn.choices).unwrap_or_default().replace('<', "\\u003c");
    html! {
        div class={ "scene stage lesson of-" (shown.game) @if guided { " guided" } @if shown.ending.is_some() { " ended" } } data-number=(shown.number) data-own[own] data-helped[helped]
            data-layout=(drawn.layout.name()) data-decided=[drawn.decided.as_ref().filter(|_| own)] data-seat=(shown.seat.0) {
            (progress(shown.title, drawn))
            (bar(shown))
            section.board aria-labelledby="board-heading" {
                h2.unseen id="board-heading" { (words.say("board")) }
                (drawn.board)
            }
            (strip(&Players { words, drawn, names: shown.names, seat: Some(shown.seat), status: None }))
            (teacher(shown))
            (inspector(words, &format!("{}/piece/*", shown.path), way(shown)))
            section.own-things aria-label=(words.say("table-mine")) { @if let Some(own) = &drawn.own { (own) } }
            (corner(shown))
            script type="application/json" id="choices" { (PreEscaped(choices)) }
        }
    }
}

/// How far it is, and the way out.
fn bar(shown: &LessonPage) -> Markup {
    let words = shown.words;
    let (done, all) = shown.moves;
    let is_exercise = shown.parts.is_empty();
    html! {
        div.lesson-bar {
            @if !is_exercise {
                span.wide-word { (words.say("teacher-lesson")) }
                progress max=(all) value=(done) aria-label=(words.say("teacher-this-lesson")) {}
                b.wide-word { (words.with("learn-move", &[("move", (done + 1).min(all).into()), ("all", all.into())])) }
            } @else { b.wide-word { (shown.subject) } }
            a.button href="/learn" { (words.say(if is_exercise { "teacher-leave-exercise" } else { "teacher-leave" })) }
        }
    }
}

/// Edda, and what she says.
fn teacher(shown: &LessonPage) -> Markup {
    let words = shown.words;
    let badge = shown.answer.as_ref().map(|answer| if answer.is_right { "teacher-done" } else { "teacher-almost" });
    let pointer = serde_json::to_string(&shown.pointer).unwrap_or_default();
    let asked: Vec<&String> = match &shown.ask {
        Ask::Do(actions, _) => actions.iter().map(|(action, _)| action).collect(),
        _ => Vec::new(),
    };
    let asked = serde_json::to_string(&asked).unwrap_or_default();
    let (done, all) = shown.moves;
    html! {
        section.teacher id="teacher" tabindex="0" aria-label="Edda" data-point=(pointer) data-asked=(asked) {
            div.teacher-head {
                (face())
                div { b { "Edda" } small { (words.say("teacher-role")) } }
                @if shown.answer.is_none() && !shown.parts.is_empty() {
                    span.narrow-word.move-count { (words.with("learn-move", &[("move", (done + 1).min(all).into()), ("all", all.into())])) }
                }
                @if let Some(badge) = badge { span class={ "badge " (badge) } { (words.say(badge)) } }
            }
            @if let Some(answer) = &shown.answer { (answered(shown, answer)) }
            @for text in &shown.say { p.say data-said="" { (text) } }
            @if let Some(ending) = &shown.ending { (end(words, ending)) }
            @if shown.ending.is_none() {
                p.where hidden {}
                p.teacher-foot {
                    button.link type="button" data-repeat="" { (words.say("teacher-again")) }
                    button.link type="button" data-what="" hidden { (words.say("teacher-what")) }
                }
            }
        }
    }
}

fn answered(shown: &LessonPage, answer: &Answer) -> Markup {
    let words = shown.words;
    html! {
        p class={ "answer" @if answer.is_right { " right" } } data-said="" { (answer.text) }
        @if let Some(rule) = &answer.rule {
            p.answer-rule { a.rule-link href={ "/rule/" (rule) } { (words.with("teacher-why", &[("rule", rule.as_str().into())])) } }
        }
        @if !answer.is_right && shown.ending.is_none() { p.nothing-lost { (words.say("teacher-nothing-lost")) } }
    }
}

fn end(words: &Words, ending: &Ending) -> Markup {
    html! {
        @if ending.hand { div.on-wall { (hand(true)) p { (words.say("teacher-hand")) } } }
        ul.star-lines { @for (is_won, text) in &ending.stars {
            li class=[(!is_won).then_some("open")] { (star(*is_won)) span { (text) } }
        } }
        @if !ending.learnt.is_empty() {
            h3 { (words.say("teacher-know-now")) }
            ul.learnt { @for text in &ending.learnt { li { (hand(true)) span { (text) } } } }
        }
    }
}

/// The parts of the lesson, and how far each is.
fn way(shown: &LessonPage) -> Markup {
    let words = shown.words;
    html! {
        @if shown.parts.is_empty() {
            h2 { (words.with("teacher-exercises", &[("title", shown.title.into())])) }
        } @else {
            div.way-head { h2 { (words.say("teacher-this-lesson")) }
                @if shown.minutes > 0 { span { (words.with("teacher-left", &[("n", shown.minutes.into())])) } } }
            ol.way { @for part in &shown.parts {
                li aria-current=[part.is_now.then_some("step")] {
                    span { (part.name) }
                    span.dots role="img" aria-label=(words.with("learn-move", &[("move", part.moves.0.into()), ("all", part.moves.1.into())])) {
                        @for number in 0..part.moves.1 {
                            i class=[if number < part.moves.0 { Some("past") } else if part.is_now && number == part.moves.0 { Some("now") } else { None }] {}
                        }
                    }
                }
            } }
            p.quiet { (words.say("teacher-comes-back")) }
        }
    }
}

/// The corner with the question, and what can be pressed there.
fn corner(shown: &LessonPage) -> Markup {
    let words = shown.words;
    let drawn = shown.drawn;
    let pigment = drawn.pigments.get(shown.seat.index()).copied().unwrap_or_default();
    let missed = shown.answer.as_ref().is_some_and(|answer| !answer.is_right);
    let counted: serde_json::Map<_, _> =
        drawn.counted.iter().map(|(word, name)| (word.to_string(), name.clone().into())).collect();
    let head = match shown.ask {
        Ask::Over(..) | Ask::Tried(_) => "teacher-comes-next",
        Ask::Read | Ask::Wait => "teacher-lesson",
        _ if missed => "teacher-still",
        _ => "teacher-your-move",
    };
    html! {
        section class={ "prompt own seat-" (pigment) } aria-label=(words.say("prompt")) tabindex="-1" {
            p.turn {
                span class={ "mark seat-" (pigment) } aria-hidden="true" { (MARKS[pigment]) } " "
                strong { (words.say(head)) }
                @if let (Ask::Play, Some(rule)) = (&shown.ask, drawn.rule) { " " a.rule href={ "/rule/" (rule) } { (rule) } }
            }
            p.who tabindex="0" { (question(shown)) }
            div.actions {
                div.tools { (tools(shown)) }
                div.choices.main role="group" aria-label=(words.say("choices")) data-back=(words.say("table-back")) data-choose=(words.say("table-choose"))
                    data-more=(words.say("table-more")) data-less=(words.say("table-less")) data-unpaid=(words.say("table-unpaid"))
                    data-counted=(serde_json::Value::Object(counted)) {}
                div.choices.going { (going(shown)) }
            }
        }
    }
}

fn question(shown: &LessonPage) -> String {
    let words = shown.words;
    match &shown.ask {
        Ask::Do(labels, _) => match &labels[..] {
            [(_, one)] => one.clone(),
            [(_, one), (_, other)] => {
                words.with("teacher-or", &[("one", one.as_str().into()), ("other", other.as_str().into())])
            }
            _ => shown.drawn.question.clone(),
        },
        Ask::Play => shown.drawn.question.clone(),
        Ask::Wait => shown.drawn.question.clone(),
        Ask::Read => words.say("teacher-reads"),
        Ask::Roll => words.say("teacher-rolls"),
        Ask::Guess(_) => words.say("teacher-guesses"),
        Ask::Over(what, _) => what.clone(),
        Ask::Tried(_) => shown.subject.to_string(),
    }
}

/// What helps.
fn tools(shown: &LessonPage) -> Markup {
    let glows = matches!(shown.ask, Ask::Do(_, Help::Show));
    let class = if glows { "glows" } else { "" };
    html! {
        @if matches!(shown.ask, Ask::Do(..) | Ask::Play) {
            button class=(class) type="button" data-press="show" { (shown.words.say("teacher-show")) }
        }
    }
}

/// What goes on.
fn going(shown: &LessonPage) -> Markup {
    let words = shown.words;
    let press =
        |press: &str, label: &str| html! { button.choice type="button" data-press=(press) { (words.say(label)) } };
    html! {
        @match &shown.ask {
            Ask::Do(..) | Ask::Play | Ask::Wait => {}
            Ask::Read => (press("next", "teacher-next")),
            Ask::Roll => (press("next", "teacher-roll")),
            Ask::Guess(options) => { @for (number, option) in options.iter().enumerate() {
                button.choice type="button" data-press="guess" data-guess=(number) { (option) }
            } }
            Ask::Over(_, address) => {
                a.button href="/learn" { (words.say("teacher-all")) }
                @if address.starts_with("/learn") {
                    a.button.choice href=(address) { (words.say("teacher-next-lesson")) }
                } @else {
                    // One press: a table with easy bots.
                    form method="post" action="/tables" {
                        input type="hidden" name="game" value=(shown.game);
                        input type="hidden" name="with" value="bots";
                        input type="hidden" name="level" value="easy";
                        button.choice { (words.say("teacher-first-game")) }
                    }
                }
            }
            Ask::Tried(next) => {
                button type="button" data-press="again" { (words.say("teacher-once-more")) }
                @if let Some(next) = next { a.button.choice href=(next) { (words.say("teacher-next-exercise")) } }
            }
        }
    }
}
