//! The pages: a frame that all share, and one file for each.

mod account;
mod analysis;
mod closed;
mod end;
mod front;
mod graph;
mod prompt;
mod records;
mod replay;
mod rules;
mod stage;
mod table;
mod table_status;
mod talk;

pub use account::{AccountPage, Device, account};
pub use analysis::{AnalysisPage, Mistake, PlayerRow, Stage, analysis};
pub use closed::{ClosedPage, ClosedWhy, RecordOffer, closed};
pub use end::{Again, Checked, End, LookBack, end, fair};
pub use front::{Front, front};
pub use records::records;
pub use replay::{Replay, past, replay};
pub use rules::rules;
pub use table::{LOG_LINES, Sheet, TablePage, scene, sheet, table, winners};
pub use table_status::{CLOCKS, Plea, TableStatus};

use crate::assets::{ENTRY, asset_path, asset_version, modules};
use crate::board::styles;
use crate::words::Words;
use lascaux_table::Language;
use maud::{DOCTYPE, Markup, html};

const SHEETS: [&str; 4] = ["lascaux.css", "stage.css", "table-status.css", "replay.css"];

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
                main id="main" { (main) }
            }
        }
    }
}
