//! The rulebook of a game in the reader's language: what one must know on one page, contents, the rules with pictures of
//! the pieces and small boards beside them, and everything in the box. The same book opens over a table.

mod contents;
mod pictures;
mod text;

use super::{Frame, page};
use crate::board::{Component, Example, beside, components, examples, one_page, rulebook};
use crate::words::Words;
use contents::{contents, search};
use lascaux_table::{AnyGame, Language, Refusal};
use maud::{Markup, PreEscaped, html};
use pictures::{example_figures, piece_picture};
use text::{Rule, Section, Text};

pub use pictures::picture;

/// A rulebook with everything that is shown in it.
struct Book<'a> {
    game: &'a dyn AnyGame,
    words: &'a Words,
    text: Text<'static>,
    pieces: Vec<Component>,
    beside: Vec<(&'static str, String)>,
    examples: Vec<Example>,
    /// The rule that was asked for.
    named: Option<&'a str>,
}

impl<'a> Book<'a> {
    fn open(game: &'a dyn AnyGame, words: &'a Words, named: Option<&'a str>) -> Result<Book<'a>, Refusal> {
        let book = rulebook(game.name())?;
        let (own, english) = (book.text(words.language()), book.text(Language::English));
        Ok(Book {
            game,
            words,
            text: Text::read(own, english, game.prefix()),
            pieces: components(game, words)?,
            beside: beside(game)?,
            examples: examples(game.name())?,
            named,
        })
    }

    /// What a player must know to begin.
    fn one_page(&self) -> Result<Markup, Refusal> {
        let lines = one_page(self.game, self.words)?;
        Ok(html! {
            section.one-page id="one-page" aria-labelledby="one-page-title" {
                h2 id="one-page-title" { (self.words.say("rulebook-one-page")) }
                ol { @for line in lines {
                    li {
                        span.small-picture aria-hidden="true" { (line.picture) }
                        p { (line.text) " " (self.link(line.rule)) }
                    }
                } }
            }
        })
    }

    fn link(&self, number: &str) -> Markup {
        html! { a.number href={ "#" (self.text.anchor(number).unwrap_or(number)) } { (number) } }
    }

    fn section(&self, section: &Section) -> Markup {
        html! {
            section.part id=(section.id) aria-labelledby={ (section.id) "-title" } {
                h2 id={ (section.id) "-title" } {
                    @if let Some(number) = section.number { a.number href={ "#" (section.id) } { (number) } " " }
                    (section.heading)
                }
                @for rule in &section.rules { (self.rule(rule)) }
            }
        }
    }

    fn rule(&self, rule: &Rule) -> Markup {
        let text = self.text.html(rule, self.game.title());
        let Some(number) = rule.number else { return html! { div.lead { (PreEscaped(text)) } } };
        let pieces = self.beside.iter().filter(|(beside, _)| *beside == number);
        let pieces: Vec<&Component> =
            pieces.filter_map(|(_, id)| self.pieces.iter().find(|piece| piece.id == *id)).collect();
        let views = example_figures(self, number, None);
        html! {
            div class={ "ruling" @if self.named == Some(number) { " named" } } id=(number) tabindex="-1" {
                p.number-of { (self.link(number)) }
                div.says { (PreEscaped(self.with_examples(number, text))) }
                @if !pieces.is_empty() || !views.is_empty() {
                    aside.beside aria-label=(self.words.with("rulebook-beside", &[("rule", number.into())])) {
                        @for view in &views { (view) }
                        @for piece in pieces {
                            figure { (piece_picture(self, piece)) figcaption { (piece.name) } }
                        }
                    }
                }
            }
        }
    }

    /// The text of a rule with its examples drawn: each below the words that tell it.
    fn with_examples(&self, number: &str, text: String) -> String {
        const END: &str = "</blockquote>";
        let mut out = String::new();
        let mut parts = text.split(END);
        out.push_str(parts.next().unwrap_or_default());
        for (at, part) in parts.enumerate() {
            let drawn = example_figures(self, number, Some(at + 1));
            if !drawn.is_empty() {
                out.push_str(&html! { div.small-boards { @for one in drawn { (one) } } }.into_string());
            }
            out.push_str(END);
            out.push_str(part);
        }
        out
    }

    /// Everything in the box.
    fn gallery(&self) -> Markup {
        let mut groups: Vec<&str> = Vec::new();
        for piece in &self.pieces {
            if !groups.contains(&piece.group.as_str()) {
                groups.push(&piece.group);
            }
        }
        html! {
            section.components id="pieces" aria-labelledby="pieces-title" {
                h2 id="pieces-title" { (self.words.say("rulebook-pieces")) }
                @for group in groups {
                    h3 { (group) }
                    div.pieces {
                        @for piece in self.pieces.iter().filter(|piece| piece.group == group) {
                            figure id=(piece.id) {
                                (piece_picture(self, piece))
                                figcaption { strong { (piece.name) } " "
                                    (PreEscaped(self.text.linked(&html! { (piece.about) }.into_string()))) " "
                                    span class={ "source " (piece.source) } { (self.words.say(&format!("source-{}", piece.source))) } }
                            }
                        }
                    }
                }
            }
        }
    }

    fn rules(&self) -> Result<Markup, Refusal> {
        Ok(html! {
            (self.one_page()?)
            div.lead { (PreEscaped(self.text.html(&self.text.lead, self.game.title()))) }
            @for section in &self.text.sections { (self.section(section)) }
        })
    }
}

/// The page of a rulebook.
pub fn rules(game: &dyn AnyGame, words: &Words, person: Option<&str>) -> Result<Markup, Refusal> {
    let book = Book::open(game, words, None)?;
    let here = format!("/rules/{}", game.name());
    let frame = Frame { words, title: book.text.title(), person, waiting: 0, here: &here };
    Ok(page(
        &frame,
        html! {
            div.book-page data-book="" {
                (contents(&book, true))
                article.rulebook {
                    h1 { (book.text.title()) }
                    (book.rules()?)
                    (book.gallery())
                }
            }
        },
    ))
}

/// A rulebook to be laid over a table, open at a rule; nothing if there is no such rule.
pub fn rule_panel(game: &dyn AnyGame, number: &str, words: &Words) -> Result<Option<Markup>, Refusal> {
    let book = Book::open(game, words, Some(number))?;
    let Some(anchor) = book.text.anchor(number) else { return Ok(None) };
    let whole = format!("/rules/{}#{anchor}", game.name());
    Ok(Some(html! {
        div.book-panel data-book="" data-open=(anchor) {
            header.book-bar {
                h2 id="rule-panel-title" { (words.say("rules")) }
                nav.book-tabs aria-label=(words.say("rulebook-parts")) {
                    a href="#one-page" { (words.say("rulebook-one-page")) }
                    a href={ "#" (anchor) } { (number) }
                    a href=(whole) target="_blank" { (words.say("rulebook-whole")) }
                }
                (search(words))
                button.primary type="button" data-close-rules="" { (words.say("rulebook-back")) span aria-hidden="true" { " ✕" } }
            }
            div.book-columns {
                (contents(&book, false))
                article.rulebook tabindex="0" aria-label=(book.text.title()) { (book.rules()?) }
            }
        }
    }))
}
