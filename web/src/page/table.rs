//! The table: board, seats, prompt, log. The inner part is drawn anew after every move and pushed to its viewer.

use super::{Frame, page};
use crate::board::{Drawn, MARKS};
use crate::words::Words;
use lascaux_table::{Scores, Seat};
use maud::{Markup, PreEscaped, html};

/// What the page of a table shows.
pub struct TablePage<'a> {
    /// The words.
    pub words: &'a Words,
    /// Its name in addresses.
    pub id: &'a str,
    /// The game's title.
    pub title: &'a str,
    /// The game's name.
    pub game: &'a str,
    /// The match, drawn for the viewer.
    pub drawn: &'a Drawn,
    /// The names of the seats.
    pub names: &'a [String],
    /// The viewer's seat.
    pub seat: Option<Seat>,
    /// Whether the viewer has more than one seat at this table.
    pub shared: bool,
    /// The log, the newest last.
    pub log: &'a [String],
    /// What was said.
    pub chat: &'a [(String, String)],
    /// Links for friends who have not sat down yet: seat and address.
    pub links: &'a [(Seat, String)],
    /// Whether the viewer may take the last move back.
    pub undo: bool,
    /// The number of the last change.
    pub number: u64,
    /// The person's name.
    pub person: Option<&'a str>,
    /// The end of the game, the fair dice, and what happened since the viewer's last move.
    pub look_back: &'a super::LookBack,
}

/// A score sheet, line by line.
pub struct Sheet<'a>(pub &'a Scores, pub &'a [String], pub &'a Words);

/// The whole page.
pub fn table(shown: &TablePage) -> Markup {
    let title = format!("{} · Lascaux", shown.title);
    let here = format!("/t/{}", shown.id);
    let frame = Frame { words: shown.words, title: &title, person: shown.person, waiting: 0, here: &here };
    page(
        &frame,
        html! {
            div id="table" data-table=(shown.id) data-your-turn=(shown.words.say("your-turn")) { (scene(shown)) }
            dialog id="why" aria-live="assertive" { p {} button type="button" data-close="" { (shown.words.say("close")) } }
            dialog id="pass" { h2 { (shown.words.say("pass-device")) } p {} button.primary type="button" data-close="" { (shown.words.say("ready")) } }
        },
    )
}

/// The inner part.
pub fn scene(shown: &TablePage) -> Markup {
    let words = shown.words;
    let drawn = shown.drawn;
    let own = drawn.asked.is_some() && drawn.asked == shown.seat;
    html! {
        (shown.look_back.end)
        div.scene data-number=(shown.number) data-own[own] data-seat=[shown.seat.map(|seat| seat.0)]
            data-shared[shown.shared] data-name=[shown.seat.map(|seat| &shown.names[seat.index()])] {
            section.board aria-label=(words.say("board")) { (drawn.board) }
            (prompt(shown, own))
            aside.side {
                section.seats aria-label=(words.say("seats")) {
                    @for (index, seat) in drawn.seats.iter().enumerate() {
                        article class={ "seat seat-" (index) @if drawn.asked == Some(Seat(index as u8)) { " asked" } } {
                            h3 { span.mark aria-hidden="true" { (MARKS[index % MARKS.len()]) } " " (shown.names[index]) }
                            (seat)
                        }
                    }
                }
                @if !shown.links.is_empty() {
                    section.links {
                        h3 { (words.say("links")) }
                        @for (seat, link) in shown.links {
                            p { (words.with("seat", &[("seat", (u64::from(seat.0) + 1).into())])) ": "
                                input type="text" readonly value=(link) aria-label=(words.say("link")); }
                        }
                    }
                }
                details.sheet open[drawn.over] {
                    summary { (words.say("score-sheet")) }
                    (sheet(&Sheet(&drawn.scores, shown.names, words)))
                }
                (shown.look_back.since)
                section.log aria-label=(words.say("log")) {
                    h3 { (words.say("log")) }
                    ol tabindex="0" aria-live="polite" { @for line in shown.log.iter().rev().take(60) { li { (line) } } }
                }
                section.chat aria-label=(words.say("chat")) {
                    h3 { (words.say("chat")) }
                    ul { @for (name, text) in shown.chat.iter().rev().take(30) { li { strong { (name) } ": " (text) } } }
                    @if shown.seat.is_some() {
                        form data-chat="" { label { span.unseen { (words.say("say")) } input name="text" maxlength="500" autocomplete="off"; } }
                    }
                }
            }
            // Read by the page's script; not a program.
            script type="application/json" id="choices" { (PreEscaped(json(&drawn.choices))) }
        }
        (shown.look_back.fair)
    }
}

/// JSON that cannot end the element it stands in.
fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default().replace('<', "\\u003c")
}

fn prompt(shown: &TablePage, own: bool) -> Markup {
    let words = shown.words;
    let drawn = shown.drawn;
    html! {
        section.prompt aria-label=(words.say("prompt")) {
            p.who role="status" aria-live="polite" {
                @match (drawn.over, drawn.asked) {
                    (true, _) => (winners(&drawn.scores, shown.names, words)),
                    (false, Some(seat)) => {
                        span class={ "mark seat-" (seat.0) } aria-hidden="true" { (MARKS[seat.index() % MARKS.len()]) }
                        " " strong { (if own { words.say("your-turn") } else { shown.names[seat.index()].clone() }) } ": "
                        (drawn.question)
                    }
                    (false, None) => (drawn.question),
                }
            }
            div.choices role="group" aria-label=(words.say("choices")) {}
            div.tools {
                @if own { button type="button" data-hint="" { (words.say("hint")) } }
                @if shown.undo { button type="button" data-undo="" { (words.say("undo")) } }
                @if drawn.over {
                    a.button href={ "/t/" (shown.id) "/record" } { (words.say("record")) }
                    a.button href="/" { (words.say("again")) }
                }
            }
        }
    }
}

/// Who wins, in a sentence.
pub fn winners(scores: &Scores, names: &[String], words: &Words) -> String {
    let winners: Vec<&str> = scores.winners.iter().map(|seat| names[seat.index()].as_str()).collect();
    match winners.len() {
        0 => words.say("nobody-wins"),
        count => words.with("wins", &[("names", winners.join(", ").into()), ("count", count.into())]),
    }
}

/// A score sheet as a table.
pub fn sheet(Sheet(scores, names, words): &Sheet) -> Markup {
    let lines = scores.seats.first().map_or(&[][..], |seat| &seat.lines[..]);
    html! {
        div.scroll tabindex="0" {
            table {
                caption.unseen { (words.say("score-sheet")) }
                thead { tr { th scope="col" {} @for name in *names { th scope="col" { (name) } } } }
                tbody {
                    @for (index, line) in lines.iter().enumerate() {
                        tr {
                            th scope="row" { (line.name) " " a.rule href={ "/rule/" (line.rule) } { (line.rule) } }
                            @for seat in &scores.seats { td title=(seat.lines[index].detail) { (seat.lines[index].points) } }
                        }
                    }
                    tr.total { th scope="row" { (words.say("total")) } @for seat in &scores.seats { td { (seat.total) } } }
                }
            }
        }
    }
}
