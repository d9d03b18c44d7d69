//! The table: board, seats, prompt, log. The inner part is drawn anew after every move and pushed to its viewer.

use super::table_status::{self, TableStatus};
use super::{Frame, page};
use crate::board::{Drawn, MARKS, book};
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
    /// The end of the game, the fair dice, and what happened since the viewer's last move.
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
            h1.unseen { (shown.title) }
            nav.tabs aria-label=(words.say("table-tabs")) {
                @for tab in ["board", "mine", "others", "log"] {
                    button type="button" data-tab=(tab) { (words.say(&format!("table-tab-{tab}"))) }
                }
            }
            div id="table" data-table=(shown.id) data-book=(book(shown.game).unwrap_or_default())
                data-your-turn=(words.say("your-turn")) data-away=(words.say("table-away")) {
                (scene(shown))
            }
            // These stay while the picture is swapped: what is announced, what stands near a piece, refusals.
            p.unseen id="announce" role="status" aria-live="polite" {}
            p.lost id="lost" role="status" hidden { (words.say("table-lost")) }
            div id="near" role="tooltip" hidden {}
            dialog id="why" aria-label=(words.say("prompt")) { p role="alert" {} button type="button" data-close="" { (words.say("close")) } }
            (table_status::sure(words))
            dialog id="pass" aria-labelledby="pass-on" {
                h2 id="pass-on" { (words.say("pass-device")) } p {} button.primary type="button" data-close="" { (words.say("ready")) }
            }
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
        div class={ "scene of-" (shown.game) } data-number=(shown.number) data-own[own] data-over[drawn.over]
            data-seat=[shown.seat.map(|seat| seat.0)]
            data-shared[shown.shared && drawn.secret] data-name=[shown.seat.map(|seat| &shown.names[seat.index()])] {
            section.board aria-labelledby="board-heading" { h2.unseen id="board-heading" { (words.say("board")) } (drawn.board) }
            (prompt(shown, own))
            aside.side aria-label=(words.say("seats")) {
                div.seats-part {
                    (seats(shown))
                    (links(shown))
                    details.sheet open[drawn.over] {
                        summary { (words.say("score-sheet")) }
                        (sheet(&Sheet(&drawn.scores, shown.names, words)))
                    }
                    (settings(words))
                    (shown.look_back.fair)
                    @if let Some(date) = shown.ends_on { p.quiet.ends-on { (words.with("house-ends-on", &[("date", date.into())])) } }
                }
                div.talk { (shown.look_back.since) (log(shown)) (chat(shown)) }
            }
            // Read by the page's script; not a program.
            script type="application/json" id="choices" { (PreEscaped(json(&drawn.choices))) }
        }
    }
}

/// What lies before the seats: the viewer's own first, then on around the table.
fn seats(shown: &TablePage) -> Markup {
    let drawn = shown.drawn;
    let count = drawn.seats.len();
    let first = shown.seat.map_or(0, Seat::index);
    let around = (0..count).map(|place| (first + place) % count);
    html! {
        section.seats {
            h2.unseen { (shown.words.say("seats")) }
            @for index in around {
                @let pigment = drawn.pigments[index];
                @let own = shown.seat.is_some_and(|seat| seat.index() == index);
                article class={ "seat seat-" (pigment) @if own { " own" } @if drawn.asked == Some(Seat(index as u8)) { " asked" } } {
                    h3 { span class={ "mark seat-" (pigment) } aria-hidden="true" { (MARKS[pigment]) } " " (shown.names[index]) (table_status::beside_name(shown, Seat(index as u8))) }
                    (drawn.seats[index])
                }
            }
        }
    }
}

/// Links for friends who have not sat down yet.
fn links(shown: &TablePage) -> Markup {
    let words = shown.words;
    html! {
        @if !shown.links.is_empty() {
            section.links {
                h2 { (words.say("links")) }
                @for (seat, link) in shown.links {
                    p { (words.with("seat", &[("seat", (u64::from(seat.0) + 1).into())])) ": "
                        input type="text" readonly value=(link) aria-label=(words.say("link")); }
                }
            }
        }
    }
}

/// What everybody sets for their own browser.
fn settings(words: &Words) -> Markup {
    html! {
        details.settings {
            summary { (words.say("table-settings")) }
            label.row { span { (words.say("table-speed")) }
                select data-speed="" {
                    @for speed in ["instant", "quick", "calm"] {
                        option value=(speed) { (words.say(&format!("table-speed-{speed}"))) }
                    }
                }
            }
            button type="button" data-notify="" aria-pressed="false" { (words.say("table-notify")) }
        }
    }
}

fn log(shown: &TablePage) -> Markup {
    let rules = book(shown.game).unwrap_or_default();
    html! {
        section.log {
            h2 { (shown.words.say("log")) }
            ol tabindex="0" aria-label=(shown.words.say("log")) data-steps=(shown.steps) {
                @for (step, line) in shown.log.iter().rev().take(LOG_LINES) { li data-step=(step) { (with_rules(line, rules)) } }
            }
        }
    }
}

fn chat(shown: &TablePage) -> Markup {
    let words = shown.words;
    html! {
        section.chat {
            h2.unseen { (words.say("chat")) }
            @if !shown.chat.is_empty() {
                ul tabindex="0" aria-label=(words.say("chat")) {
                    @for (name, text) in shown.chat.iter().rev().take(30) { li data-from=(name) { strong { (name) } ": " (text) } }
                }
            }
            div.mutes { (table_status::muting(shown)) }
            @if shown.seat.is_some() {
                form data-chat="" {
                    label { span.unseen { (words.say("say")) }
                        input name="text" maxlength="500" autocomplete="off" placeholder=(words.say("say")); }
                }
            }
        }
    }
}

/// A sentence in which the numbers of a book's rules are links.
fn with_rules(sentence: &str, book: &str) -> Markup {
    let is_rule = |word: &str| {
        let number = word.split_once('-').filter(|(before, _)| *before == book);
        number.is_some_and(|(_, rest)| {
            rest.chars().any(|c| c.is_ascii_digit())
                && rest.chars().all(|c| c.is_ascii_alphanumeric() || c == '.' || c == '-')
        })
    };
    html! {
        @for (index, part) in sentence.split(' ').enumerate() {
            @if index > 0 { " " }
            @let word = part.trim_matches(|c: char| !c.is_ascii_alphanumeric());
            @if is_rule(word) {
                @let (before, after) = part.split_once(word).unwrap_or((part, ""));
                (before) a.rule href={ "/rule/" (word) } { (word) } (after)
            } @else { (part) }
        }
    }
}

/// JSON that cannot end the element it stands in.
fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default().replace('<', "\\u003c")
}

fn prompt(shown: &TablePage, own: bool) -> Markup {
    let words = shown.words;
    let drawn = shown.drawn;
    let counted: serde_json::Map<_, _> =
        drawn.counted.iter().map(|(word, name)| (word.to_string(), name.clone().into())).collect();
    html! {
        section class={ "prompt" @if own { " own" } } aria-label=(words.say("prompt")) tabindex="-1" {
            p.who {
                @match (drawn.over, drawn.asked) {
                    (true, _) => (winners(&drawn.scores, shown.names, words)),
                    (false, Some(seat)) => {
                        @let pigment = drawn.pigments[seat.index()];
                        span class={ "mark seat-" (pigment) } aria-hidden="true" { (MARKS[pigment]) }
                        " " strong { (if own { words.say("your-turn") } else { shown.names[seat.index()].clone() }) } ": "
                        (drawn.question)
                        @if let Some(rule) = drawn.rule.filter(|_| own) {
                            " " a.rule href={ "/rule/" (rule) } title=(words.say("table-rule")) { (rule) }
                        }
                    }
                    (false, None) => (drawn.question),
                }
            }
            div.tools {
                button.skip-moves type="button" data-skip="" { (words.say("table-skip")) }
                @if own { button type="button" data-hint="" { (words.say("hint")) } }
                @if shown.undo { button type="button" data-undo="" { (words.say("undo")) } }
            }
            div.choices role="group" aria-label=(words.say("choices")) data-back=(words.say("table-back"))
                data-more=(words.say("table-more")) data-less=(words.say("table-less")) data-unpaid=(words.say("table-unpaid"))
                data-counted=(serde_json::Value::Object(counted)) {}
            div.around { (table_status::panel(shown)) }
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
