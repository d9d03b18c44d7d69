//! The replay: every position of a game with its own address. Without script all ways lead over links; with it, the
//! inner part is fetched and swapped while the slider moves.

use super::judged::{self, Study};
use super::stage::{Players, inspector, progress, strip, theatre};
use super::table::{Sheet, sheet};
use super::time::time;
use super::{Frame, page};
use crate::board::{Drawn, MARKS};
use crate::words::Words;
use lascaux_table::Seat;
use maud::{Markup, html};

/// What the page of a position shows.
pub struct Replay<'a> {
    /// The words.
    pub words: &'a Words,
    /// The table's name in addresses.
    pub id: &'a str,
    /// The game's title.
    pub title: &'a str,
    /// The game's name.
    pub game: &'a str,
    /// The position, drawn for the viewer.
    pub drawn: &'a Drawn,
    /// The names of the seats.
    pub names: &'a [String],
    /// The number of this position: the steps made until then.
    pub step: usize,
    /// The positions in which somebody decides, in order, and the last one.
    pub stops: &'a [usize],
    /// The rounds: each with its first position.
    pub rounds: &'a [(u32, usize)],
    /// What was just done, in words, as the viewer may hear it.
    pub told: &'a [String],
    /// The seat that looks; none for a spectator.
    pub seat: Option<Seat>,
    /// Who may be looked over the shoulder: seats, and a spectator where there is a choice.
    pub viewpoints: &'a [Option<Seat>],
    /// Whether the viewer chose from where to look.
    pub chosen: bool,
    /// Whether everything is open: the game is over, or it came from a record.
    pub open: bool,
    /// Whether there is a table to go back to.
    pub has_table: bool,
    /// The analysis, where there is one.
    pub study: Option<Study>,
    /// The levels of bots.
    pub levels: &'a [&'a str],
    /// The person's name.
    pub person: Option<&'a str>,
}

impl Replay<'_> {
    pub(super) fn last(&self) -> usize {
        self.stops.last().copied().unwrap_or(0)
    }

    fn query(&self, seat: Option<Seat>) -> String {
        format!("?as={}", seat.map_or("nobody".to_string(), |seat| seat.to_string()))
    }

    fn address(&self, step: usize) -> String {
        format!("/t/{}/at/{step}{}", self.id, self.from())
    }

    /// Where the pieces of this position tell of themselves.
    fn pieces(&self) -> String {
        format!("/t/{}/at/{}/piece/*{}", self.id, self.step, self.from())
    }

    /// From where one looks, in addresses.
    fn from(&self) -> String {
        if self.chosen { self.query(self.seat) } else { String::new() }
    }

    /// The ways from here: key of the words, sign, position.
    fn ways(&self) -> [(&'static str, &'static str, usize); 6] {
        let (step, last) = (self.step, self.last());
        let first = self.stops.first().copied().unwrap_or(0);
        let rounds: Vec<usize> = self.rounds.iter().map(|(_, first)| *first).collect();
        let back = |stops: &[usize]| stops.iter().rfind(|stop| **stop < step).copied().unwrap_or(first.min(step));
        let on = |stops: &[usize]| stops.iter().find(|stop| **stop > step).copied().unwrap_or(last);
        [
            ("replay-first", "|◀", first.min(step)),
            ("replay-round-back", "◀◀", back(&rounds)),
            ("replay-back", "◀", back(self.stops)),
            ("replay-on", "▶", on(self.stops)),
            ("replay-round-on", "▶▶", on(&rounds)),
            ("replay-last", "▶|", last),
        ]
    }

    fn round(&self) -> u32 {
        self.rounds.iter().rev().find(|(_, first)| *first <= self.step).map_or(0, |(round, _)| *round)
    }
}

/// The whole page.
pub fn replay(shown: &Replay) -> Markup {
    let words = shown.words;
    let title = words.with("replay-title", &[("title", shown.title.into())]);
    let here = shown.address(shown.step);
    let frame = Frame { words, title: &title, person: shown.person, waiting: 0, here: &here };
    page(
        &frame,
        html! {
            h1.unseen { (title) }
            div id="replay" data-table=(shown.id) data-query=[shown.chosen.then(|| shown.query(shown.seat))] {
                div id="past" { (picture(shown)) }
                div.replay-foot { (time(shown)) (bar(shown)) }
            }
        },
    )
}

/// What stays while positions change: the ways from here, in the corner of the question.
fn bar(shown: &Replay) -> Markup {
    let words = shown.words;
    html! {
        nav.replay-bar aria-label=(words.say("replay")) {
            (said(shown))
            div.ways {
                @for (key, sign, step) in shown.ways() {
                    a.button href=(shown.address(step)) data-way=(key) title=(words.say(key)) aria-label=(words.say(key)) { (sign) }
                    @if key == "replay-back" {
                        button type="button" hidden data-play=(words.say("replay-play")) data-pause=(words.say("replay-pause")) {
                            (words.say("replay-play"))
                        }
                    }
                }
            }
        }
    }
}

/// What changes from one position to the next: the picture, and what is said in the bar.
pub fn past(shown: &Replay) -> Markup {
    html! { (picture(shown)) (said(shown)) }
}

fn picture(shown: &Replay) -> Markup {
    let words = shown.words;
    let drawn = shown.drawn;
    let ways = shown.ways();
    let way = |key: &str| ways.iter().find(|way| way.0 == key).map(|way| way.2);
    let judgement = shown.study.as_ref().and_then(|study| study.judgement.as_ref());
    html! {
        div class={ "scene stage past of-" (shown.game) } data-layout=(drawn.layout.name()) data-step=(shown.step) data-first=[way("replay-first")] data-last=(shown.last())
            data-back=[way("replay-back")] data-on=[way("replay-on")]
            data-round-back=[way("replay-round-back")] data-round-on=[way("replay-round-on")]
            data-best=[judgement.map(|one| &one.best)] data-played=[judgement.map(|one| &one.played)]
            data-best-words=[judgement.map(|one| mark(shown, one, "judged-mark-best"))] data-played-words=[judgement.map(|one| mark(shown, one, "judged-mark-played"))] {
            (progress(shown.title, drawn))
            section.board aria-label=(words.say("board")) { (drawn.board) }
            (strip(&Players { words, drawn, names: shown.names, seat: shown.seat, status: None }))
            (inspector(words, &shown.pieces(), html! {
                @match judgement {
                    Some(judgement) => (judged::better(judgement, shown)),
                    None => (heard(shown)),
                }
            }))
            @match &shown.study {
                Some(study) => (judged::mistakes(study, shown)),
                None => (judged::ask(shown, words)),
            }
            (menu(shown))
            (seats(shown))
            (theatre(drawn, shown.step))
        }
    }
}

/// The words at a mark on the board, with their chance.
fn mark(shown: &Replay, judgement: &judged::Judgement, key: &str) -> String {
    let is_best = key == "judged-mark-best";
    let one = judgement.weighed.iter().find(|one| if is_best { one.is_best } else { one.is_played });
    shown.words.with(key, &[("chance", format!("{:.0}", one.map_or(0.0, |one| one.chance)).into())])
}

/// What was just done, where nothing is judged.
fn heard(shown: &Replay) -> Markup {
    html! { @if !shown.told.is_empty() { ul.heard { @for line in shown.told { li { (line) } } } } }
}

/// What is asked for seldom.
fn menu(shown: &Replay) -> Markup {
    html! {
        details.menu {
            summary.button { (shown.words.say("table-menu")) }
            div.menu-parts { (side(shown)) }
        }
    }
}

/// Where one is, and what was just done.
fn said(shown: &Replay) -> Markup {
    let words = shown.words;
    html! {
        section.said aria-label=(words.say("log")) {
            p.where { (words.with("replay-at", &[
                ("step", shown.step.into()), ("last", shown.last().into()), ("round", shown.round().into())])) }
            div.told aria-live="polite" tabindex="0" {
                @if shown.step == 0 { p { (words.say("replay-beginning")) } }
                @else if shown.told.is_empty() { p.quiet { (words.say("replay-nothing")) } }
                @else { ul { @for line in shown.told { li { (line) } } } }
                @if let Some(seat) = shown.drawn.asked {
                    p.next.quiet {
                        span class={ "mark seat-" (seat.0) } aria-hidden="true" { (MARKS[seat.index() % MARKS.len()]) } " "
                        (words.with("replay-next", &[("name", shown.names[seat.index()].as_str().into())]))
                    }
                }
            }
        }
    }
}

fn side(shown: &Replay) -> Markup {
    let words = shown.words;
    let drawn = shown.drawn;
    html! {
        div.side {
            p.links-on {
                a href=(shown.address(shown.step)) data-copy=(words.say("replay-copied")) { (words.say("replay-link")) }
                @if shown.has_table { " · " a href={ "/t/" (shown.id) } { (words.say("replay-to-table")) } }
                @if shown.open {
                    " · " a href={ "/t/" (shown.id) "/analysis" } { (words.say("analysis")) }
                    " · " a href={ "/t/" (shown.id) "/mistakes" } { (words.say("mistakes")) }
                    " · " a href={ "/t/" (shown.id) "/record" } { (words.say("record")) }
                }
            }
            @if shown.viewpoints.len() > 1 { (viewpoints(shown)) }
            @if shown.open && !drawn.over { (play_on(shown)) }
            details.sheet {
                summary { (words.say("score-sheet")) }
                @if let Some(scores) = &drawn.scores { (sheet(&Sheet(scores, shown.names, words))) }
            }
            details.rounds {
                summary { (words.say("replay-rounds")) }
                ul { @for (round, step) in shown.rounds {
                    li { a href=(shown.address(*step)) { (words.with("round", &[("round", (*round).into())])) } }
                } }
            }
            p.quiet.keys { (words.say("replay-keys")) }
        }
    }
}

/// Everything that lies before the seats, one of them shown in the inspector when it is asked for.
fn seats(shown: &Replay) -> Markup {
    let drawn = shown.drawn;
    html! {
        section.seats aria-label=(shown.words.say("seats")) {
            @for (index, seat) in drawn.seats.iter().enumerate() {
                @let pigment = drawn.pigments[index];
                article class={ "seat seat-" (pigment) } id={ "seat-" (index) } {
                    h3 { span.mark aria-hidden="true" { (MARKS[pigment]) } " " (shown.names[index]) }
                    (seat)
                }
            }
        }
    }
}

fn viewpoints(shown: &Replay) -> Markup {
    let words = shown.words;
    html! {
        nav.viewpoints aria-label=(words.say("replay-seen-from")) {
            span { (words.say("replay-seen-from")) ": " }
            @for seat in shown.viewpoints {
                a.button href={ "/t/" (shown.id) "/at/" (shown.step) (shown.query(*seat)) } data-viewpoint=(shown.query(*seat))
                    aria-current=[(*seat == shown.seat).then_some("true")] {
                    @match seat {
                        Some(seat) => { span class={ "mark seat-" (seat.0) } aria-hidden="true" { (MARKS[seat.index() % MARKS.len()]) } " " (shown.names[seat.index()]) }
                        None => (words.say("replay-spectator")),
                    }
                } " "
            }
        }
    }
}

/// From a position on, against bots, with new dice.
fn play_on(shown: &Replay) -> Markup {
    let words = shown.words;
    let own = shown.seat.or(shown.drawn.asked).map_or(0, Seat::index);
    html! {
        details.play-on {
            summary { (words.say("play-on")) }
            form method="post" action={ "/t/" (shown.id) "/play-on" } {
                input type="hidden" name="step" value=(shown.step);
                label.row { span { (words.say("play-on-seat")) }
                    select name="seat" { @for (seat, name) in shown.names.iter().enumerate() {
                        option value=(seat) selected[seat == own] { (MARKS[seat % MARKS.len()]) " " (name) }
                    } }
                }
                label.row { span { (words.say("play-on-level")) }
                    select name="level" { @for level in shown.levels {
                        option value=(level) selected[*level == "medium"] { (words.say(&format!("level-{level}"))) }
                    } }
                }
                button.primary type="submit" { (words.say("play-on-start")) }
            }
        }
    }
}
