//! The contents of a rulebook, and the search in it.

use super::Book;
use crate::words::Words;
use maud::{Markup, html};

/// The contents: at the side on a wide screen, folded on a phone. On the page of the book the search stands with them.
pub(super) fn contents(book: &Book, with_search: bool) -> Markup {
    let words = book.words;
    html! {
        nav.contents aria-label=(words.say("rulebook-contents")) {
            @if with_search { (search(words)) }
            details open {
                summary { (words.say("rulebook-contents")) }
                ol {
                    li { a href="#one-page" { span.at {} (words.say("rulebook-one-page")) } }
                    @for section in &book.text.sections {
                        @let number = section.number.map_or("", |number| &number[book.game.prefix().len() + 1..]);
                        li { a href={ "#" (section.id) } { span.at { (number) } (section.heading) } }
                    }
                    @if with_search { li { a href="#pieces" { span.at {} (words.say("rulebook-pieces")) } } }
                }
            }
        }
    }
}

/// The search: a script fills in what is found; without it the browser's own search does.
pub(super) fn search(words: &Words) -> Markup {
    html! {
        form.book-search hidden {
            label {
                span.unseen { (words.say("rulebook-search")) }
                input type="search" placeholder=(words.say("rulebook-search")) data-search="";
            }
            output aria-live="polite" data-found="" data-none=(words.say("rulebook-none")) {}
            button type="button" data-back="" aria-label=(words.say("rulebook-previous")) { "↑" }
            button data-next="" aria-label=(words.say("rulebook-next")) { "↓" }
        }
    }
}
