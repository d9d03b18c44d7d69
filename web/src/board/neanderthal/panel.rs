//! Everything that lies in front of a seat, for whoever looks at it closely. What lies on the board already is told there.

use super::art::{self, at};
use super::species::{Place, daughters_of, elder, sexuality};
use super::{Table, brain, names, shelf};
use lascaux_games::neanderthal::{Counted, Key, Rank};
use maud::{Markup, html};

/// A species as it is looked at from elsewhere.
pub(super) fn panel(table: &Table, counted: &Counted) -> Markup {
    let words = table.words();
    let who = counted.who;
    let people = &table.view.table.peoples[who];
    let shown = table.shown() == Some(who);
    let mut state =
        format!("{} · {}", names::who(words, who), words.say(if people.tribal { "ne-tribal" } else { "ne-vocal" }));
    if let Some(one) = people.sexuality {
        state.push_str(" · ");
        state.push_str(&names::sexuality(words, one));
    }
    let women = daughters_of(table, who);
    html! {
        div class={ "ne-panel ne-of-" (who) } {
            p class="ne-state" { b { (counted.points) } " " (state) }
            @if !shown {
                svg class="ne-things" viewBox="0 0 268 128" {
                    @for rank in Rank::all() {
                        @let (column, row) = ((rank.index() % 3) as f32, (rank.index() / 3) as f32);
                        (elder(table, who, rank, Place { x: 1.0 + 51.0 * column, y: 1.0 + 41.0 * row, width: 48.0, height: 38.0 }))
                    }
                    (brain::line(table, who, 2.0, 106.0, 84.0))
                    g transform="translate(14 -29)" { (sexuality(table, who, 84.0)) }
                }
            }
            (shelf::camp(table, who))
            (shelf::free_words(table, who))
            (shelf::cards(table, who))
            @for daughter in women {
                p class="ne-woman" {
                    svg viewBox="-13 -13 26 26" width="26" height="26" aria-hidden="true" { (at(0.0, 0.0, 1.0, &art::culture(daughter))) }
                    span { (names::daughter(words, daughter)) ": " (names::culture(words, table.data(), daughter)) }
                }
            }
            (score(table, counted))
        }
    }
}

/// The points of a species, with the lines of its score sheet.
fn score(table: &Table, counted: &Counted) -> Markup {
    let words = table.words();
    html! {
        table class="ne-score" {
            @for line in counted.lines.iter().filter(|line| line.points != 0) {
                tr {
                    th scope="row" { (words.told(&line.title, &[])) }
                    td { (words.told(&line.detail, &[])) }
                    td class="ne-sum" { (line.points) }
                }
            }
        }
    }
}
