//! The pages: a frame that all share, and one file for each.

mod account;
mod analysis;
mod end;
mod front;
mod graph;
mod house;
mod replay;
mod rules;
mod table;

pub use account::{AccountPage, account};
pub use analysis::{AnalysisPage, Mistake, PlayerRow, Stage, analysis, study};
pub use end::{Again, Checked, End, LookBack, end, fair, since};
pub use front::{Front, front};
pub use house::{CLOCKS, House, Plea};
pub use replay::{Replay, past, replay};
pub use rules::rules;
pub use table::{LOG_LINES, Sheet, TablePage, scene, table, winners};

use crate::words::{LANGUAGES, Words};
use maud::{DOCTYPE, Markup, html};

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

/// A whole page.
pub fn page(frame: &Frame, main: Markup) -> Markup {
    let words = frame.words;
    html! {
        (DOCTYPE)
        html lang=(words.language().code) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (frame.title) }
                link rel="icon" href="/assets/icon.svg" type="image/svg+xml";
                @for sheet in ["lascaux", "stone-age", "eiszeit", "neanderthal", "house", "study"] {
                    link rel="stylesheet" href={ "/assets/" (sheet) ".css" };
                }
                @for script in ["lascaux", "near", "motion", "purse", "house", "study"] {
                    script src={ "/assets/" (script) ".js" } defer {}
                }
            }
            body {
                a.skip href="#main" { (words.say("skip")) }
                header.top {
                    a.brand href="/" { "Lascaux" }
                    nav aria-label=(words.say("nav")) {
                        @if frame.waiting > 0 {
                            @let waiting = words.with("waiting", &[("count", frame.waiting.into())]);
                            a.waiting title=(waiting) href={ "/next?after=" (frame.here.trim_start_matches("/t/")) } {
                                span.wide-word { (waiting) }
                                span.narrow-word aria-hidden="true" { "▸" (frame.waiting) }
                            }
                        }
                        a href="/rules" { (words.say("rules")) }
                        a href="/study" { (words.say("study")) }
                        a href="/account" { (frame.person.map_or(words.say("house-account"), str::to_string)) }
                        button.quiet type="button" data-theme-switch="" { span aria-hidden="true" { "◐ " } span.wide-word { (words.say("night")) } }
                        form.languages method="post" action="/language" {
                            input type="hidden" name="back" value=(frame.here);
                            label { span.unseen { (words.say("language")) }
                                span.narrow-word aria-hidden="true" { (words.language().code.to_uppercase()) }
                                select name="code" data-submit="" {
                                    @for language in LANGUAGES {
                                        option value=(language.code) lang=(language.code)
                                            selected[language.code == words.language().code] { (language.name) }
                                    }
                                }
                            }
                            noscript { button { "OK" } }
                        }
                    }
                }
                main id="main" { (main) }
            }
        }
    }
}
