//! What lies in front of a seat, for whoever looks at it closely, and its points round by round.

use super::Scene;
use super::{art, cards, pigment};
use lascaux_games::eiszeit::{Colour, View};
use lascaux_table::Seat;
use maud::{Markup, html};

pub(super) fn seat(view: &View, seat: Seat, scene: &Scene) -> Markup {
    let words = scene.words;
    let Some(player) = view.players.get(seat.index()) else { return html! {} };
    let hand = [(Colour::Light, player.light_cards), (Colour::Dark, player.dark_cards)];
    html! {
        div class={ "ez-seat ez-seat-" (pigment(seat)) } {
            ul.ez-haves {
                (have(words.with("ez-stones", &[("count", player.stones.into())]), "0 0 30 22", art::stone()))
                (have(words.with("ez-stock", &[("count", player.stock.into())]), "0 0 28 38", art::man_of(seat, false)))
                (have(words.with("ez-kept", &[("count", player.clubs.into())]), "0 0 40 60", art::club()))
                @for (colour, count) in hand {
                    @let word = colour.word();
                    (have(words.with(&format!("ez-held-{word}"), &[("count", count.into())]), "0 0 16 22", html! {
                        rect class={ "ez-mini ez-mini-" (word) } x="1" y="1" width="14" height="20" rx="3" {}
                    }))
                }
            }
            (sheet(view, seat, scene))
            @if let Some(discarded) = player.discarded.as_ref().filter(|cards| !cards.is_empty()) {
                @let list: Vec<String> = discarded.iter().map(|&card| cards::card_name(card, words)).collect();
                p.ez-fine { (words.with("ez-discarded", &[("cards", list.join(", ").into())])) }
            }
        }
    }
}

fn have(words: String, view_box: &str, drawing: Markup) -> Markup {
    html! { li { svg viewBox=(view_box) aria-hidden="true" { (drawing) } span { (words) } } }
}

/// The score sheet, line by line.
fn sheet(view: &View, seat: Seat, scene: &Scene) -> Markup {
    let words = scene.words;
    let Some(score) = view.scores.seats.get(seat.index()) else { return html! {} };
    html! {
        table.ez-sheet {
            caption.ez-unseen-text { (words.with("ez-sheet", &[("name", scene.name(seat).into())])) }
            tr {
                @for round in 1..=score.lines.len() { th scope="col" { (words.with("ez-round", &[("round", round.into())])) } }
                th scope="col" { (words.say("ez-total")) }
            }
            tr {
                @for (index, line) in score.lines.iter().enumerate() {
                    @let over = view.scores.over || index + 1 < usize::from(view.round) || line.points > 0;
                    td title=(line.rule) { @if over { (line.points) } @else { "·" } }
                }
                td.ez-sum { (score.total) }
            }
        }
    }
}
