//! The way to an analysis: asked for, and waited for. When it is there, it stands at the board.

use super::{Frame, page};
use crate::words::Words;
use maud::{Markup, html};

/// How far an analysis is that is not there yet.
pub enum Stage {
    /// Nobody has asked for it.
    Not,
    /// It broke off.
    Failed,
    /// So many decisions of so many are done; nothing yet while it waits for another.
    Running(usize, usize),
}

/// What the page of an analysis shows before it is there.
pub struct AnalysisPage<'a> {
    /// The words.
    pub words: &'a Words,
    /// The table's name in addresses.
    pub id: &'a str,
    /// The game's title.
    pub title: &'a str,
    /// How far it is.
    pub stage: &'a Stage,
    /// The person's name.
    pub person: Option<&'a str>,
}

/// The page.
pub fn analysis(shown: &AnalysisPage) -> Markup {
    let words = shown.words;
    let title = words.with("analysis-title", &[("title", shown.title.into())]);
    let here = format!("/t/{}/analysis", shown.id);
    let frame = Frame { words, title: &title, person: shown.person, waiting: 0, here: &here };
    let start = html! {
        form method="post" action=(here) { button.primary type="submit" { (words.say("analysis-start")) } }
    };
    page(
        &frame,
        html! {
            h1 { (title) }
            p { a href={ "/t/" (shown.id) "/at/0" } { (words.say("replay")) } " · "
                a href={ "/t/" (shown.id) } { (words.say("replay-to-table")) } }
            @match shown.stage {
                Stage::Not => { p { (words.say("analysis-about")) } (start) }
                Stage::Failed => { p.bad { (words.say("analysis-failed")) } (start) }
                Stage::Running(done, all) => {
                    div id="progress" data-progress={ (here) "/progress" } data-running=(words.say("analysis-running")) role="status" {
                        p { label for="bar" { (if *all == 0 { words.say("analysis-waiting") } else { words.say("analysis-running") }) }
                            " " span.count { (done) " / " (all) } }
                        progress id="bar" max=(all.max(&1)) value=(done) {}
                    }
                    noscript { p { a href=(here) { (words.say("analysis-look-again")) } } }
                }
            }
        },
    )
}
