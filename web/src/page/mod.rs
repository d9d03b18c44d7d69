//! The pages: a frame that all share, and one file for each.

mod account;
mod analysis;
mod closed;
mod end;
mod front;
mod graph;
mod highlights;
mod hint;
mod invitation;
mod judged;
mod learn;
mod lesson;
mod mistakes;
mod plan;
mod prompt;
mod records;
mod replay;
mod rulebook;
mod rulebooks;
mod sorry;
mod stage;
mod table;
mod table_status;
mod talk;
mod teacher;
mod telling;
mod time;

pub use account::{AccountPage, Device, account};
pub use analysis::{AnalysisPage, Stage, analysis};
pub use closed::{ClosedPage, ClosedWhy, RecordOffer, closed};
pub use end::{Again, Checked, End, LookBack, end, fair};
pub use front::{Front, FrontTable, front};
pub use highlights::{Highlight, highlights};
pub use hint::{Idea, hint};
pub use invitation::{Host, Invitation, Place, invitation};
pub use judged::{Judgement, Mistake, PlayerRow, Study, Weighed};
pub use learn::{Done, ExerciseLine, GoOn, LearnGame, LearnPage, LessonLine, learn};
pub use lesson::{Answer, Ask, Ending, Help, LessonPage, PartLine, lesson, lesson_scene};
pub use mistakes::{Exercise, Told, Verdict, exercise, verdict};
pub use records::records;
pub use replay::{Replay, past, replay};
pub use rulebook::{picture, rule_panel, rules};
pub use rulebooks::rulebooks;
pub use sorry::{Sorry, sorry};
pub use table::{LOG_LINES, Sheet, TablePage, scene, sheet, table, winners};
pub use table_status::{CLOCKS, Plea, TableStatus};
pub use telling::telling;

use crate::assets::{ENTRY, asset_path, asset_version, modules};
use crate::board::styles;
use crate::words::Words;
use lascaux_table::Language;
use maud::{DOCTYPE, Markup, html};

const SHEETS: [&str; 12] = [
    "lascaux.css",
    "stage.css",
    "table-status.css",
    "replay.css",
    "theatre.css",
    "learn.css",
    "plan.css",
    "pages.css",
    "end.css",
    "telling.css",
    "hints.css",
    "rulebook.css",
];

/// The frame around a page.
pub struct Frame<'a> {
    /// The words.
    pub words: &'a Words,
    /// The title of the tab.
    pub title: &'a str,
    /// The name of the person, if known.
    pub person: Option<&'a str>,
    /// How many tables wait for the person.
    pub waiting: usize,
    /// The address of this page, for the change of language.
    pub here: &'a str,
}

/// The address of the lessons; those of a game stand at its name.
const LEARN: &str = "/learn";

/// A whole page.
pub fn page(frame: &Frame, main: Markup) -> Markup {
    let words = frame.words;
    html! {
        (DOCTYPE)
        html lang=(words.language().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (frame.title) }
                link rel="icon" href=(asset_path("icon.svg")) type="image/svg+xml";
                @for sheet in SHEETS.into_iter().chain(styles().into_iter().map(|(name, _)| name)) {
                    link rel="stylesheet" href=(asset_path(sheet));
                }
                // All modules are asked for at once, and not one after another as each is found to import others.
                @for module in modules() { link rel="modulepreload" href=(module); }
                script type="module" src=(asset_path(ENTRY)) {}
            }
            body data-version=(asset_version()) {
                a.skip href="#main" { (words.say("skip")) }
                (header(frame))
                main id="main" { (main) }
                img.foot src=(asset_path("frieze.svg")) alt="" width="1440" height="256" loading="lazy";
            }
        }
    }
}

/// The head of a page: the way home, the ways to other pages, light and language. On a phone the ways are behind one button.
fn header(frame: &Frame) -> Markup {
    let words = frame.words;
    html! {
        header.top {
            img.rock src=(asset_path("rock.svg")) alt="" width="1440" height="360" loading="lazy";
            a.brand href="/" { "Lascaux" }
            nav aria-label=(words.say("nav")) {
                @if frame.waiting > 0 {
                    @let waiting = words.with("waiting", &[("count", frame.waiting.into())]);
                    a.waiting title=(waiting) href={ "/next?after=" (frame.here.trim_start_matches("/t/")) } {
                        span.wide-word { (waiting) }
                        span.narrow-word aria-hidden="true" { "▸" (frame.waiting) }
                    }
                }
                div.ways id="ways" popover="auto" {
                    a href=(LEARN) { (words.say("learn")) }
                    a href="/rules" { (words.say("rules")) }
                    a href="/study" { (words.say("study")) }
                    button type="button" data-theme-switch="" { span aria-hidden="true" { "◐ " } span { (words.say("night")) } }
                }
                (languages(frame))
                a.account-way href="/account" { (frame.person.map_or(words.say("house-account"), str::to_string)) }
                button.more type="button" popovertarget="ways" aria-label=(words.say("ways")) { span aria-hidden="true" { "☰" } }
            }
        }
    }
}

fn languages(frame: &Frame) -> Markup {
    let words = frame.words;
    html! {
        form.languages method="post" action="/language" {
            input type="hidden" name="back" value=(frame.here);
            label { span.unseen { (words.say("language")) }
                span.narrow-word aria-hidden="true" { (words.language().code().to_uppercase()) }
                select name="code" data-submit="" {
                    @for language in Language::ALL {
                        option value=(language.code()) lang=(language.code())
                            selected[language.code() == words.language().code()] { (language.name()) }
                    }
                }
            }
            noscript { button { "OK" } }
        }
    }
}
