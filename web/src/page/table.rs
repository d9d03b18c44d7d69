//! The table: board, seats, prompt, log. The inner part is drawn anew after every move and pushed to its viewer.

use super::prompt::prompt;
use super::stage::{Players, inspector, progress, strip, theatre};
use super::table_status::{self, TableStatus};
use super::talk::talk;
use super::{Frame, page};
use crate::board::{Drawn, MARKS, filled};
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
    /// The last part of the log, the newest last, each line with the number of its step.
    pub log: &'a [(usize, String)],
    /// The last step that the viewer knows of; later ones are news.
    pub since: Option<usize>,
    /// How many steps the match has.
    pub steps: usize,
    /// What was said.
    pub chat: &'a [(String, String)],
    /// Links for friends who have not sat down yet: seat, and address or path. The script completes a path.
    pub links: &'a [(Seat, String)],
    /// Whether the viewer may take the last move back.
    pub undo: bool,
    /// The number of the last change.
    pub number: u64,
    /// Clocks, consent, and who can be muted.
    pub status: &'a TableStatus,
    /// The day on which the table ends if nobody plays, such as 2026-12-16.
    pub ends_on: Option<&'a str>,
    /// The person's name.
    pub person: Option<&'a str>,
    /// How many other tables wait for the person.
    pub waiting: usize,
    /// The end of the game, and the fair dice.
    pub look_back: &'a super::LookBack,
}

/// The most lines of the log beside the board.
pub const LOG_LINES: usize = 60;

/// A score sheet, line by line.
pub struct Sheet<'a>(pub &'a Scores, pub &'a [String], pub &'a Words);

/// The whole page.
pub fn table(shown: &TablePage) -> Markup {
    let words = shown.words;
    let title = format!("{} · Lascaux", shown.title);
    let here = format!("/t/{}", shown.id);
    let frame = Frame { words, title: &title, person: shown.person, waiting: shown.waiting, here: &here };
    page(
        &frame,
        html! {
            (pace(words, shown.seat.is_some()))
            h1.unseen { (shown.title) }
            div id="table" data-table=(shown.id)
                data-your-turn=(words.say("your-turn")) data-away=(words.say("table-away")) {
                (scene(shown))
            }
            // These stay while the picture is swapped: what is announced, what stands near a piece, refusals.
            p.unseen id="announce" role="status" aria-live="polite" {}
            p.lost id="lost" role="status" hidden { (words.say("table-lost")) }
            // Chips and counters, at the piece that they are about.
            div.choices.at-piece id="at-piece" role="group" aria-label=(words.say("choices")) hidden {}
            dialog id="why" aria-label=(words.say("prompt")) { p role="alert" {} button type="button" data-close="" { (words.say("close")) } }
            (table_status::sure(words))
            dialog id="pass" aria-labelledby="pass-on" {
                h2 id="pass-on" { (words.say("pass-device")) } p {} button.primary type="button" data-close="" { (words.say("ready")) }
            }
        },
    )
}

/// The inner part: the window is divided once, and nothing in it changes its size with what is asked.
pub fn scene(shown: &TablePage) -> Markup {
    let words = shown.words;
    let drawn = shown.drawn;
    let own = drawn.asked.is_some() && drawn.asked == shown.seat;
    let stage = html! {
        div class={ "scene stage of-" (shown.game) } data-number=(shown.number) data-own[own] data-over[drawn.over]
            data-layout=(drawn.layout.name()) data-decided=[drawn.decided.as_ref()]
            data-seat=[shown.seat.map(|seat| seat.0)]
            data-shared[shown.shared && drawn.secret] data-name=[shown.seat.map(|seat| &shown.names[seat.index()])] {}
    };
    let board = html! {
        section.board aria-labelledby="board-heading" { h2.unseen id="board-heading" { (words.say("board")) } }
    };
    let things = html! {
        (strip(&Players { words, drawn, names: shown.names, seat: shown.seat, status: Some(shown) }))
        (inspector(words, &format!("/t/{}/piece/*", shown.id), links(shown)))
        (talk(shown))
        section.own-things aria-label=(words.say("table-mine")) { @if let Some(own) = &drawn.own { (own) } }
        (prompt(shown, own))
        (menu(shown))
        (seats(shown))
        (shown.look_back.end)
    };
    let read_by_script = html! {
        // Not programs.
        script type="application/json" id="choices" { (PreEscaped(json(&drawn.choices))) }
        (super::plan::held(shown))
        @if !drawn.advice.is_empty() { script type="application/json" id="advice" { (PreEscaped(json(&drawn.advice))) } }
    };
    let theatre = theatre(drawn, shown.steps);
    let board = filled(board, &[&drawn.board]);
    filled(stage, &[&progress(shown.title, drawn), &board, &things, &theatre, &read_by_script])
}

/// How fast others' moves follow each other, and for players a way past them.
pub(super) fn pace(words: &Words, is_player: bool) -> Markup {
    html! {
        div.pace role="group" aria-label=(words.say("table-speed")) {
            (speeds(words))
            @if is_player { button.skip-moves type="button" data-skip="" { (words.say("table-skip")) } }
        }
    }
}

fn speeds(words: &Words) -> Markup {
    html! {
        @for (speed, sign) in [("calm", "1×"), ("quick", "2×"), ("fast", "4×"), ("instant", "»")] {
            button type="button" data-pace=(speed) aria-pressed="false" title=(words.say(&format!("table-speed-{speed}")))
                aria-label=(words.say(&format!("table-speed-{speed}"))) { (sign) }
        }
    }
}

/// What is asked for seldom: sheet, settings, fair dice, leaving.
fn menu(shown: &TablePage) -> Markup {
    let words = shown.words;
    let drawn = shown.drawn;
    html! {
        details.menu {
            summary.button { (words.say("table-menu")) }
            div.menu-parts {
                button.narrow-word type="button" data-log-switch="" { (words.say("table-log")) }
                details.sheet open[drawn.over] data-fetch=[(!drawn.over).then_some("sheet")] {
                    summary { (words.say("score-sheet")) }
                    // Drawn when somebody wants to read it: it is long, and most pictures are not looked at for it.
                    div.fetched {
                        @if let Some(scores) = drawn.scores.as_ref().filter(|_| drawn.over) { (sheet(&Sheet(scores, shown.names, words))) }
                        @else { a href={ "/t/" (shown.id) "/sheet" } { (words.say("score-sheet")) } }
                    }
                }
                (settings(words))
                (shown.look_back.fair)
                div.around { (table_status::panel(shown)) }
                @if let Some(date) = shown.ends_on { p.quiet.ends-on { (words.with("house-ends-on", &[("date", date.into())])) } }
            }
        }
    }
}

/// Everything that lies before the others, one of them shown in the inspector when it is asked for.
fn seats(shown: &TablePage) -> Markup {
    let drawn = shown.drawn;
    html! {
        section.seats {
            h2.unseen { (shown.words.say("seats")) }
            @for (index, seat) in drawn.seats.iter().enumerate() {
                @let pigment = drawn.pigments[index];
                @let own = shown.seat.is_some_and(|seat| seat.index() == index);
                @if !own {
                    article class={ "seat seat-" (pigment) @if drawn.asked == Some(Seat(index as u8)) { " asked" } } id={ "seat-" (index) } {
                        h3 { span class={ "mark seat-" (pigment) } aria-hidden="true" { (MARKS[pigment]) } " " (shown.names[index]) }
                        (seat)
                    }
                }
            }
        }
    }
}

/// Links for friends who have not sat down yet, each to be copied or shared.
fn links(shown: &TablePage) -> Markup {
    let words = shown.words;
    html! {
        p.goal { (shown.drawn.goal) }
        @if !shown.links.is_empty() {
            section.links {
                h2 { (words.say("invite-heading")) }
                p { (words.with("invite-open", &[("count", shown.links.len().into())])) }
                @for (seat, link) in shown.links {
                    div.handed data-handed="" {
                        a.link href=(link) aria-label=(words.with("invite-seat", &[("seat", (u64::from(seat.0) + 1).into())])) { (link) }
                        button.primary type="button" data-copy-link="" data-copied=(words.say("invite-copied")) { span { (words.say("invite-copy")) } }
                        button type="button" data-share="" { (words.say("invite-share")) }
                    }
                }
                p.quiet { (words.say("invite-begins")) }
            }
        }
    }
}

/// What everybody sets for their own browser.
fn settings(words: &Words) -> Markup {
    html! {
        details.settings {
            summary { (words.say("table-settings")) }
            // Where there is no room for it beside the board.
            div.pace-narrow role="group" aria-label=(words.say("table-speed")) { (speeds(words)) }
            button type="button" data-notify="" aria-pressed="false" { (words.say("table-notify")) }
            button type="button" data-sounds="" aria-pressed="false" { (words.say("table-sounds")) }
            button type="button" data-helper="" aria-pressed="true" { (words.say("helper")) }
        }
    }
}

/// JSON that cannot end the element it stands in.
pub(super) fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default().replace('<', "\\u003c")
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
                            th scope="row" { (words.told(&line.title, names)) " " a.rule href={ "/rule/" (line.rule) } { (line.rule) } }
                            @for seat in &scores.seats { td title=(words.told(&seat.lines[index].detail, names)) { (seat.lines[index].points) } }
                        }
                    }
                    tr.total { th scope="row" { (words.say("total")) } @for seat in &scores.seats { td { (seat.total) } } }
                }
            }
        }
    }
}
