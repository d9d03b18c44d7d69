//! The parts of the stage that tables and replays share: where the game stands, the strip of players, the inspector.

use super::table::TablePage;
use super::table_status;
use crate::board::{Cell, Column, Drawn, MARKS, Tone};
use crate::words::Words;
use lascaux_table::Seat;
use maud::{Markup, html};

/// The game, the round, and its phases.
pub fn progress(title: &str, drawn: &Drawn) -> Markup {
    let progress = &drawn.progress;
    html! {
        div.progress {
            strong.game { (title) }
            @if !progress.round.is_empty() { span.round { (progress.round) } }
            @if !progress.phases.is_empty() {
                ol.phases { @for (index, phase) in progress.phases.iter().enumerate() {
                    li aria-current=[(progress.now == Some(index)).then_some("step")] aria-label={ (phase.name) ". " (phase.about) } { (phase.name) }
                } }
            }
        }
    }
}

/// Who sits at the table, and what they have.
pub struct Players<'a> {
    /// The words.
    pub words: &'a Words,
    /// The match, drawn.
    pub drawn: &'a Drawn,
    /// The names of the seats.
    pub names: &'a [String],
    /// The viewer's seat.
    pub seat: Option<Seat>,
    /// A table that is being played: clocks and deputies stand beside the names.
    pub status: Option<&'a TablePage<'a>>,
}

/// The strip of players: one row a seat, always there.
pub fn strip(players: &Players) -> Markup {
    let strip = &players.drawn.strip;
    html! {
        section class={ "strip columns-" (strip.columns.len()) } aria-label=(players.words.say("seats")) {
            div.strip-head aria-hidden="true" {
                span.who-head { (players.words.say("seats")) }
                @for column in &strip.columns { span class={ "cell" @if column.narrow { " narrow" } } title=(column.name) { (column.sign) } }
            }
            @for (index, row) in strip.rows.iter().enumerate() {
                @let seat = Seat(index as u8);
                @let says = players.drawn.choices.iter().any(|choice| begins(&choice.action, &row.say));
                div id={ "strip-" (index) } class={ "strip-row piece seat-" (players.drawn.pigments[index])
                        @if players.seat == Some(seat) { " own" } @if players.drawn.asked == Some(seat) { " asked" } @if says { " possible" } }
                    role="button" tabindex="0" data-say=[says.then_some(row.say.as_str())] data-seat-of=(index)
                    aria-label=(spoken(players, index)) {
                    (name(players, index, &row.note))
                    @for (number, (column, cell)) in strip.columns.iter().zip(&row.cells).enumerate() { (figure(&format!("strip-{index}-{number}"), column, cell)) }
                }
            }
        }
    }
}

/// Whether an action begins with these words.
fn begins(action: &str, words: &str) -> bool {
    !words.is_empty() && action.strip_prefix(words).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

fn name(players: &Players, index: usize, note: &str) -> Markup {
    let pigment = players.drawn.pigments[index];
    html! {
        span.name {
            span class={ "mark seat-" (pigment) } aria-hidden="true" { (MARKS[pigment]) }
            span.called {
                b { (players.names[index]) }
                small { (note) @if let Some(shown) = players.status { (table_status::beside_name(shown, Seat(index as u8))) } }
            }
        }
    }
}

fn figure(id: &str, column: &Column, cell: &Cell) -> Markup {
    let tone = match cell.tone {
        Tone::Plain => "",
        Tone::Points => " points",
        Tone::Good => " good",
        Tone::Bad => " bad",
    };
    html! { span id=(id) class={ "cell" (tone) @if column.narrow { " narrow" } } title=(column.name) { b { (cell.value) } small { (cell.detail) } } }
}

/// A row for those who hear it.
fn spoken(players: &Players, index: usize) -> String {
    let strip = &players.drawn.strip;
    let cells = strip.columns.iter().zip(&strip.rows[index].cells);
    let told: Vec<String> = cells.map(|(column, cell)| format!("{}: {}", column.name, cell.value)).collect();
    format!("{}. {}", players.names[index], told.join(", "))
}

/// What one looks at, in large, in a place of its own; before that, what there is to know. What a piece tells of itself is
/// asked for at an address in which `*` stands for its `id`.
pub fn inspector(words: &Words, address: &str, before: Markup) -> Markup {
    html! {
        section.inspector id="inspector" tabindex="0" data-pieces=(address) aria-label=(words.say("table-inspector")) {
            // A sheet that covers the board on a phone can be laid aside.
            button.sheet-close type="button" data-sheet-close="" aria-label=(words.say("close")) { "×" }
            div.inspected id="inspected" {}
            div.choices.listed id="listed" role="group" aria-label=(words.say("choices")) {}
            div.inspector-rest { (before) p.quiet { (words.say("table-inspect")) } }
        }
    }
}

/// What is shown of the newest steps before this picture comes, kept where nobody sees or hears it.
pub fn theatre(drawn: &Drawn, step: usize) -> Markup {
    html! { template id="beats" data-step=(step) { (drawn.theatre) } }
}
