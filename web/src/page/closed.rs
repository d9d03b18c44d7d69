//! A table that cannot be played on: shown as it stood, with the reason, and with what can still be taken from it.

use super::{Frame, page};
use crate::board::MARKS;
use crate::words::Words;
use maud::{Markup, html};

/// Why a table cannot be played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClosedWhy {
    /// It was played by another version of the rules.
    Rules {
        /// The version it was played by.
        played: u32,
        /// The version in use.
        running: u32,
    },
    /// It was played with other component data.
    Box,
    /// Something that was kept of it is damaged.
    Unreadable,
    /// It was written by a newer program.
    Newer,
    /// Nobody played for long.
    Abandoned,
    /// Everybody left.
    Left,
}

/// How the record can be had.
#[derive(Clone, Copy, Debug)]
pub enum RecordOffer<'a> {
    /// Not at all, or not by this viewer.
    None,
    /// From this address.
    Link(&'a str),
    /// By posting to this address, which lays everything open and closes the table for good.
    Close(&'a str),
}

/// What the page of a closed table shows.
pub struct ClosedPage<'a> {
    /// The words.
    pub words: &'a Words,
    /// The game's title.
    pub title: &'a str,
    /// The person's name, if known.
    pub person: Option<&'a str>,
    /// The table's name in addresses.
    pub id: &'a str,
    /// Why it cannot be played on.
    pub why: ClosedWhy,
    /// The names of the seats.
    pub names: &'a [String],
    /// The points of the seats at the moment of the drawing, where they are known.
    pub totals: Option<&'a [i32]>,
    /// The drawing, where there is one.
    pub board: Option<Markup>,
    /// How many moves were made after the drawing, which only the record has.
    pub later_moves: usize,
    /// The record.
    pub record: RecordOffer<'a>,
    /// The address of the raw log of events, as JSON.
    pub events_link: Option<&'a str>,
}

/// The page.
pub fn closed(shown: &ClosedPage) -> Markup {
    let words = shown.words;
    let title = words.with("closed-title", &[("title", shown.title.into())]);
    let here = format!("/t/{}", shown.id);
    let frame = Frame { words, title: &title, person: shown.person, waiting: 0, here: &here };
    page(
        &frame,
        html! {
            div.closed {
                div.closed-words {
                    h1 { (title) }
                    p.lead { (words.say("closed-lead")) " " (reason(shown.why, words)) }
                    (players(shown))
                    (taken(shown))
                    p { a.button href="/" { (words.say("house-home")) } }
                }
                (picture(shown))
            }
        },
    )
}

fn reason(why: ClosedWhy, words: &Words) -> String {
    match why {
        ClosedWhy::Rules { played, running } => {
            words.with("closed-rules", &[("played", played.into()), ("running", running.into())])
        }
        ClosedWhy::Box => words.say("closed-box"),
        ClosedWhy::Unreadable => words.say("closed-unreadable"),
        ClosedWhy::Newer => words.say("closed-newer"),
        ClosedWhy::Abandoned => words.say("closed-abandoned"),
        ClosedWhy::Left => words.say("closed-left"),
    }
}

/// The names, and the points beside them where they are known.
fn players(shown: &ClosedPage) -> Markup {
    let words = shown.words;
    let heading = if shown.totals.is_some() { "closed-players" } else { "closed-names" };
    html! {
        @if !shown.names.is_empty() {
            section {
                h2 { (words.say(heading)) }
                table.ranking {
                    thead.unseen { tr { th scope="col" { (words.say("end-name")) }
                        @if shown.totals.is_some() { th scope="col" { (words.say("end-points")) } } } }
                    tbody { @for (seat, name) in shown.names.iter().enumerate() {
                        tr { th scope="row" class={ "seat-" (seat % MARKS.len()) } {
                                span.mark aria-hidden="true" { (MARKS[seat % MARKS.len()]) } " " (name) }
                            @if let Some(totals) = shown.totals { td { @if let Some(total) = totals.get(seat) { (total) } } } }
                    } }
                }
            }
        }
    }
}

/// What can still be taken from the table.
fn taken(shown: &ClosedPage) -> Markup {
    let words = shown.words;
    html! {
        @if !matches!(shown.record, RecordOffer::None) || shown.events_link.is_some() {
            section {
                h2 { (words.say("closed-record")) }
                @match shown.record {
                    RecordOffer::None => {}
                    RecordOffer::Link(address) => p { a.button href=(address) { (words.say("closed-record-download")) } },
                    RecordOffer::Close(address) => form method="post" action=(address) {
                        p { (words.say("closed-record-warning")) }
                        button type="submit" { (words.say("closed-record-close")) }
                    },
                }
                @if let Some(address) = shown.events_link { p { a href=(address) { (words.say("closed-events")) } } }
            }
        }
    }
}

fn picture(shown: &ClosedPage) -> Markup {
    let words = shown.words;
    html! {
        section.closed-picture {
            @if let Some(board) = &shown.board {
                h2 { (words.say("closed-board")) }
                div.board.past { (board) }
            } @else {
                p.quiet { (words.say("closed-no-board")) }
            }
            @if shown.later_moves > 0 {
                p.quiet { (words.with("closed-later", &[("count", shown.later_moves.into())])) }
            }
        }
    }
}
