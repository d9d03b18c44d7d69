//! The list of all rulebooks.

use super::{Frame, page};
use crate::board::emblem;
use crate::words::Words;
use lascaux_table::AnyGame;
use maud::{Markup, html};

/// All rulebooks, each with the sign of its game.
pub fn rulebooks<'a>(games: impl Iterator<Item = &'a dyn AnyGame>, words: &Words, person: Option<&str>) -> Markup {
    let title = words.say("rules");
    let frame = Frame { words, title: &title, person, waiting: 0, here: "/rules" };
    page(
        &frame,
        html! {
            div.leaf {
                h1 { (title) }
                p.lead { (words.say("rulebooks-lead")) }
                ul.books { @for game in games {
                    li { a href={ "/rules/" (game.name()) } {
                        span.emblem aria-hidden="true" { (emblem(game.name()).unwrap_or_default()) }
                        strong { (game.title()) }
                        span { (words.say(&format!("about-{}", game.name()))) }
                    } }
                } }
            }
        },
    )
}
