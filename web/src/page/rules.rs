//! The rulebook of a game (its Markdown has an anchor at every rule), and pictures of every card and tile.

use super::{Frame, page};
use crate::board::{components, rulebook};
use crate::words::Words;
use lascaux_table::{AnyGame, Refusal};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Options, Parser, html as render};

/// The page.
pub fn rules(game: &dyn AnyGame, words: &Words, person: Option<&str>) -> Result<Markup, Refusal> {
    let (text, title) = (rulebook(game.name())?, game.title());
    let mut body = String::new();
    render::push_html(&mut body, Parser::new_ext(text, Options::ENABLE_TABLES));
    // What the Markdown has no words for: which way a heading of a table points, and tables wider than the page, which the
    // keys must be able to scroll.
    let body = body
        .replace("<th>", "<th scope=\"col\">")
        .replace("<th ", "<th scope=\"col\" ")
        .replace(
            "<table>",
            &format!("<div class=\"scroll\" role=\"group\" tabindex=\"0\" aria-label=\"{title}\"><table>"),
        )
        .replace("</table>", "</table></div>");
    let here = format!("/rules/{}", game.name());
    let frame = Frame { words, title, person, waiting: 0, here: &here };
    let pieces = components(game, words)?;
    let mut groups: Vec<&str> = Vec::new();
    for piece in &pieces {
        if !groups.contains(&piece.group.as_str()) {
            groups.push(&piece.group);
        }
    }
    Ok(page(
        &frame,
        html! {
            @if words.language().code() != "en" { p.quiet { (words.say("rules-in-english")) } }
            article.rulebook lang="en" { (PreEscaped(&body)) }
            @for group in groups {
                section.components {
                    h2 { (group) }
                    div.pieces {
                        @for piece in pieces.iter().filter(|piece| piece.group == group) {
                            figure id=(piece.id) {
                                (piece.picture)
                                figcaption { strong { (piece.name) } " " (piece.about) " "
                                    span class={ "source " (piece.source) } { (words.say(&format!("source-{}", piece.source))) } }
                            }
                        }
                    }
                }
            }
        },
    ))
}
