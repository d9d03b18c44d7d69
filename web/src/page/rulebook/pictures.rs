//! The pictures of a rulebook: files of their own, which a browser loads when they come into view, one by day and one by
//! night.

use super::Book;
use crate::board::{Component, Light, alone, components, example_picture, examples, size, style};
use crate::words::Words;
use lascaux_table::{AnyGame, Code, Language, Refusal};
use maud::{Markup, html};

/// A picture for either light, of which the style sheet shows one.
fn both(book: &Book, file: &str, alt: &str, (width, height): (f32, f32)) -> Markup {
    let code = book.words.language().code();
    html! {
        @for light in Light::ALL {
            img class=(light.name()) loading="lazy" decoding="async" alt=(alt) width=(width as u32) height=(height as u32)
                src={ "/rules/" (book.game.name()) "/pictures/" (file) "." (code) "." (light.name()) ".svg" };
        }
    }
}

/// A component; its name stands beside it.
pub(super) fn piece_picture(book: &Book, piece: &Component) -> Markup {
    let drawing = &piece.picture.0;
    both(book, &format!("piece.{}", piece.id), "", size(drawing).unwrap_or((1.0, 1.0)))
}

/// The drawings of an example of a rule (counted from 1), or of what the rule is about.
pub(super) fn example_figures(book: &Book, number: &str, which: Option<usize>) -> Vec<Markup> {
    let mut figures = Vec::new();
    for example in &book.examples {
        let own = || example.pictures.iter().enumerate().filter(|(_, one)| one.rule == number && one.example == which);
        let moments: Vec<usize> = own().map(|(_, one)| one.after).collect();
        for (at, picture) in own() {
            let caption = match moments[..] {
                [first, second] if first != second && picture.after == first => Some("rulebook-before"),
                [first, second] if first != second => Some("rulebook-after"),
                _ => None,
            };
            let about = if which.is_some() { "rulebook-example-picture" } else { "rulebook-picture" };
            let alt = book.words.with(about, &[("rule", number.into())]);
            let [_, _, width, height] = picture.crop;
            figures.push(html! {
                figure.small-board {
                    (both(book, &format!("example.{}.{at}", example.name), &alt, (width, height)))
                    @if let Some(caption) = caption { figcaption { (book.words.say(caption)) } }
                }
            });
        }
    }
    figures
}

/// A picture by the name of its file, such as `piece.card-forest.de.day.svg` or `example.hunt.1.de.night.svg`.
pub fn picture(game: &dyn AnyGame, file: &str) -> Result<String, Refusal> {
    let missing = || Refusal::new(Code::Request, "There is no such picture.".to_string());
    let parts: Vec<&str> = file.split('.').collect();
    let [what @ .., code, light, "svg"] = &parts[..] else { return Err(missing()) };
    let language = Language::ALL.into_iter().find(|language| language.code() == *code).ok_or_else(missing)?;
    let light = Light::ALL.into_iter().find(|one| one.name() == *light).ok_or_else(missing)?;
    let words = Words::in_language(language);
    match what {
        ["piece", id] => {
            let pieces = components(game, words)?;
            let piece = pieces.iter().find(|piece| piece.id == *id).ok_or_else(missing)?;
            alone(&piece.picture.0, None, style(game.name())?, light).ok_or_else(missing)
        }
        ["example", name, number] => {
            let all = examples(game.name())?;
            let example = all.iter().find(|example| example.name == *name).ok_or_else(missing)?;
            example_picture(game.name(), example, number.parse().map_err(|_| missing())?, words, light)
        }
        _ => Err(missing()),
    }
}
