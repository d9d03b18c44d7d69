//! The page where a record is brought, to be replayed and analysed.

use super::{Frame, page};
use crate::words::Words;
use maud::{Markup, html};

/// The page, with what was wrong with the record that was brought, and that record's text.
pub fn records(words: &Words, person: Option<&str>, trouble: Option<&str>, text: &str) -> Markup {
    let title = words.say("study-title");
    let frame = Frame { words, title: &title, person, waiting: 0, here: "/study" };
    page(
        &frame,
        html! {
            div.leaf {
            h1 { (title) }
            p.lead { (words.say("study-lead")) }
            @if let Some(trouble) = trouble {
                p.bad role="alert" { strong { (words.say("study-refused")) } " " (trouble) }
            }
            form.study method="post" action="/study" enctype="multipart/form-data" {
                p { label { (words.say("study-file")) " " input type="file" name="file" accept=".json,application/json"; } }
                p { label { (words.say("study-text")) br; textarea name="text" rows="10" spellcheck="false" { (text) } } }
                button.primary type="submit" { (words.say("study-open")) }
            }
            }
        },
    )
}
