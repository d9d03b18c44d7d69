//! What stands around a match: clocks at the seats, a bot that plays for somebody, moves taken back by consent, leaving,
//! muting. `table-status.js` lets the clocks tick, sends what its buttons stand for, and keeps who is muted.

use super::table::TablePage;
use crate::words::Words;
use lascaux_table::Seat;
use maud::{Markup, html};

/// What stands around a match, for one viewer.
#[derive(Clone, Default, Debug)]
pub struct TableStatus {
    /// For each seat the seconds left, and whether they run; empty at a table without a clock.
    pub clocks: Vec<(i64, bool)>,
    /// The seats for which a bot plays although a person sits there.
    pub deputies: Vec<Seat>,
    /// The viewer's own seats.
    pub own: Vec<Seat>,
    /// The seat of another whose time runs: once it is over, the viewer may let a bot play.
    pub may_depute: Option<Seat>,
    /// Whether the viewer may ask to take a move back.
    pub may_plead: bool,
    /// The request at hand to take a move back.
    pub plea: Option<Plea>,
    /// The names of the other people at the table, who can be muted.
    pub others: Vec<String>,
    /// Whether the viewer sits here, the game runs, and so the viewer may leave.
    pub may_leave: bool,
    /// How strong the bot at a seat is, in the reader's words.
    pub levels: Vec<Option<String>>,
    /// Whether no other person sits here, so that the table ends when the viewer leaves.
    pub alone: bool,
}

/// A request to take a move back.
#[derive(Clone, Debug)]
pub struct Plea {
    /// Whose move.
    pub seat: Seat,
    /// Whether the viewer asked.
    pub own: bool,
    /// Whether the viewer is yet to answer.
    pub to_answer: bool,
}

/// The names of the clocks, as orders name them.
pub const CLOCKS: [&str; 7] = ["none", "live-10", "live-20", "live-40", "slow-24", "slow-72", "slow-240"];

/// The choice of a clock for a new table.
pub fn clock_choice(words: &Words) -> Markup {
    html! {
        label.row { span { (words.say("house-clock")) }
            select name="clock" {
                @for name in CLOCKS { option value=(name) { (words.say(&format!("house-clock-{name}"))) } }
            }
        }
    }
}

/// Hours, minutes and seconds as they stand before the script lets them tick.
fn face(seconds: i64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

fn clock(words: &Words, left: i64, running: bool) -> Markup {
    html! {
        span.clock.running[running].over[left == 0] role="timer" data-left=(left) data-running[running]
            title=(words.say("house-time-left")) { (face(left)) }
    }
}

/// What stands beside the name of a seat.
pub fn beside_name(shown: &TablePage, seat: Seat) -> Markup {
    let (words, status) = (shown.words, shown.status);
    html! {
        @if let Some(&(left, running)) = status.clocks.get(seat.index()) { " " (clock(words, left, running)) }
        @if status.deputies.contains(&seat) { " " span.deputy { (words.say("bot-deputy")) } }
        @if let Some(level) = status.levels.get(seat.index()).and_then(Option::as_ref) { " " span.level { "(" (level) ")" } }
    }
}

/// What can be done about the match as a whole.
pub fn panel(shown: &TablePage) -> Markup {
    let (words, status) = (shown.words, shown.status);
    let name = |seat: Seat| shown.names.get(seat.index()).cloned().unwrap_or_default();
    let button = |act: &str, seat: Option<Seat>, label: String| {
        html! { button type="button" data-house=(act) data-house-seat=[seat.map(|seat| seat.0)] { (label) } }
    };
    html! {
        // On a phone the seats may be out of sight, but not the time.
        @if let Some(&(left, running)) = status.clocks.iter().find(|(_, running)| *running) { (clock(words, left, running)) }
        @if let Some(plea) = &status.plea {
            div.plea role="status" {
                @if plea.own {
                    p { (words.say("house-plea-own")) }
                    (button("decline", None, words.say("house-withdraw")))
                } @else {
                    p { (words.with("house-plea", &[("name", name(plea.seat).into())])) }
                    @if plea.to_answer {
                        (button("agree", None, words.say("house-agree"))) " "
                        (button("decline", None, words.say("house-decline")))
                    }
                }
            }
        } @else if status.may_plead {
            (button("plead", None, words.say("house-plead")))
        }
        @if let Some(seat) = status.may_depute {
            span.depute data-when-over=(seat.0)
                hidden[status.clocks.get(seat.index()).is_some_and(|(left, _)| *left > 0)] {
                (button("depute", Some(seat), words.with("house-depute", &[("name", name(seat).into())])))
            }
        }
        @for seat in status.own.iter().filter(|seat| status.deputies.contains(seat)) {
            (button("return", Some(*seat), words.say("house-return")))
        }
        @if status.may_leave {
            @let warning = if status.alone { "house-leave-alone" } else { "house-leave-sure" };
            button.leave type="button" data-house="leave" data-sure=(words.say(warning)) { (words.say("house-leave")) }
        }
    }
}

/// Asks once more before somebody leaves. The script fills in what the button says about what comes of it.
pub fn sure(words: &Words) -> Markup {
    html! {
        dialog id="sure" aria-labelledby="sure-what" {
            h2 id="sure-what" { (words.say("house-leave")) } p {}
            button type="button" data-yes="" { (words.say("house-leave")) } " "
            button.primary type="button" data-close="" autofocus { (words.say("house-stay")) }
        }
    }
}

/// Who can be muted in the talk.
pub fn muting(shown: &TablePage) -> Markup {
    html! {
        @for name in &shown.status.others {
            button.mute type="button" data-mute=(name) aria-pressed="false" {
                (shown.words.with("house-mute", &[("name", name.as_str().into())]))
            }
        }
    }
}
