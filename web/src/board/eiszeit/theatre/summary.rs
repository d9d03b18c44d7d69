//! What a round has brought, to be read in five seconds: by area and player, the sums, and who lays the ice.

use super::super::pigment;
use super::Show;
use super::scoring::scored;
use crate::board::{Beat, By, Part, Sound};
use lascaux_games::eiszeit::{AREAS, Area, StageText, View};
use lascaux_table::Seat;
use maud::{Markup, html};

/// Milliseconds between two rows, and to read it all.
const ROW: u32 = 180;
const READ: u32 = 5000;

/// Shows the table of the round.
pub(super) fn show(show: &mut Show) {
    let scored = scored(show);
    let areas: Vec<Area> =
        Area::all().filter(|area| scored.iter().any(|(_, _, points)| points[area.index()] > 0)).collect();
    let total = |seat: Seat| show.after.scores.seats.get(seat.index()).map_or(0, |sheet| sheet.total);
    let mut rows: Vec<&(Seat, u8, [u8; AREAS])> = scored.iter().collect();
    rows.sort_by_key(|(seat, ..)| std::cmp::Reverse(total(*seat)));
    let most = rows.iter().map(|(seat, ..)| total(*seat)).max().unwrap_or(1).max(1);
    let words = show.scene.words;
    let end = 300 + ROW * rows.len() as u32;
    let body = html! {
        div.ez-brought {
            span.ez-row.ez-head {
                span.ez-player { (words.say("ez-show-area")) }
                @for area in &areas { span.ez-cell { (area) } }
                span.ez-sum { (words.say("ez-show-round")) }
                span.ez-total { (words.say("points")) }
            }
            @for (index, (seat, points, by_area)) in rows.into_iter().enumerate() {
                @let own = if show.is_own(*seat) { " ez-own" } else { "" };
                (Part::new(html! {
                    span.ez-player { (show.named(*seat)) }
                    @for area in &areas {
                        @let points = by_area[area.index()];
                        span class={ "ez-cell" @if points == 0 { " ez-none" } } { @if points > 0 { (points) } @else { "·" } }
                    }
                    span.ez-sum { "+" (points) }
                    span.ez-total { (total(*seat)) }
                    (bar(*seat, (total(*seat), *points, most), 300 + ROW * index as u32))
                }).class(format!("ez-row{own}")).at(200 + ROW * index as u32).lasting(250).sounds(Sound::Wood))
            }
        }
        (Part::new(follows(show)).class("ez-follows").at(end).lasting(400).by(By::Popping).sounds(Sound::Bell))
    };
    let title = words.with("ez-show-brought", &[("round", show.before.round.into())]);
    let figures = [("round", show.before.round.into()), ("rounds", show.before.rounds.into())];
    show.beats.push(Beat::tableau(&title, &words.with("ez-round-of", &figures), READ, body).class("ez-summary"));
}

/// All points of a seat against the most that anybody has; what the round brought grows at its end.
fn bar(seat: Seat, (total, brought, most): (i32, u8, i32), at: u32) -> Markup {
    let wide = |points: i32| 1000 * points.max(0) / most;
    let old = wide(total - i32::from(brought));
    let grown = html! { rect.ez-new x=(old) width=(wide(total) - old) height="10" {} };
    html! {
        svg class={ "ez-bar ez-seat-" (pigment(seat)) } viewBox="0 0 1000 10" preserveAspectRatio="none" {
            rect.ez-old width=(old) height="10" {}
            (Part::drawn(grown).at(at).lasting(700).by(By::Growing))
        }
    }
}

/// What comes of it: who lays the ice and where it may go, or who has won.
fn follows(show: &Show) -> Markup {
    let words = show.scene.words;
    let open = open(show.after, show);
    match show.after.stage {
        StageText::Glacier { seat } => {
            let told = words.with("ez-show-lays", &[("areas", open.into())]);
            html! { (show.named(seat)) " " (told) }
        }
        StageText::Lot {} => html! { (words.with("ez-show-lot", &[("areas", open.into())])) },
        _ => html! { (words.told(&show.after.question, show.scene.names)) },
    }
}

/// The areas on which the next glacier may be laid (EZ-10.2).
fn open(view: &View, show: &Show) -> String {
    let is_icy = |area: &Area| view.areas.get(area.index()).is_some_and(|area| area.covered);
    let free = view.areas.iter().filter(|area| !area.covered);
    let open = free.filter(|area| show.scene.data.upper_edge.contains(area.area) || area.neighbours.iter().any(is_icy));
    open.map(|area| area.area.to_string()).collect::<Vec<_>>().join(", ")
}
