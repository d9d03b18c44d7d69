//! What went wrong, as a page: what it is in plain words, and the ways on from here.

use super::{Frame, page};
use crate::cave::{self, Paints};
use crate::words::Words;
use maud::{Markup, html};

/// What went wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sorry {
    /// There is no such address.
    Missing,
    /// There is no such table.
    Table,
    /// The seat is another's.
    Stranger,
    /// Too much at once: in so many seconds there may be more.
    Fast(u64),
    /// There is no room for more.
    Full,
    /// The table cannot be played on.
    Closed,
    /// It is refused.
    Refused,
    /// It is not the reader's fault.
    Broken,
}

impl Sorry {
    fn key(self) -> &'static str {
        match self {
            Sorry::Missing => "sorry-missing",
            Sorry::Table => "sorry-table",
            Sorry::Stranger => "sorry-stranger",
            Sorry::Fast(_) => "sorry-fast",
            Sorry::Full => "sorry-full",
            Sorry::Closed => "sorry-closed",
            Sorry::Refused => "sorry-refused",
            Sorry::Broken => "sorry-broken",
        }
    }

    fn about(self, words: &Words) -> String {
        let key = format!("{}-about", self.key());
        match self {
            Sorry::Fast(seconds) => words.with(&key, &[("seconds", seconds.into())]),
            _ => words.say(&key),
        }
    }

    /// What is painted beside it.
    fn beast(self) -> Markup {
        let paints = Paints("so");
        match self {
            Sorry::Fast(_) => cave::horse(paints),
            Sorry::Full => cave::mammoth(paints),
            Sorry::Refused | Sorry::Broken => html! { g transform="scale(.83)" { (cave::bull(paints)) } },
            Sorry::Missing | Sorry::Table | Sorry::Stranger | Sorry::Closed => html! {
                g transform="translate(24 22) rotate(-9) scale(2.1)" { (cave::hand()) }
                g transform="translate(112 4) rotate(8) scale(1.7)" { (cave::hand()) }
            },
        }
    }
}

/// The page. What a game or the house says in the reader's own language is told as well, with its rule.
pub fn sorry(words: &Words, what: Sorry, told: Option<&str>, rule: Option<&str>) -> Markup {
    let title = words.say(what.key());
    let frame = Frame { words, title: &title, person: None, waiting: 0, here: "/" };
    page(
        &frame,
        html! {
            div.leaf.sorry {
                svg.wall-beast viewBox="0 -8 200 138" aria-hidden="true" focusable="false" { defs { (Paints("so").mixed()) } (Paints("so").painted(what.beast())) }
                div {
                    h1 { (title) }
                    p.lead { (told.map_or_else(|| what.about(words), str::to_string))
                        @if let Some(rule) = rule { " " a.rule href={ "/rule/" (rule) } { (rule) } } }
                    p.ways-on {
                        a.button.primary href="/" { (words.say("house-home")) } " "
                        a.button href="/rules" { (words.say("sorry-rules")) }
                    }
                }
            }
        },
    )
}
