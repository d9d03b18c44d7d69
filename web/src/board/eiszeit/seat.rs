//! What lies in front of a seat.

use super::Scene;
use super::{art, can, cards, mark, pigment};
use lascaux_games::eiszeit::{Action, Colour, PlayerView, View, hue};
use lascaux_table::Seat;
use maud::{Markup, html};

pub(super) fn seat(view: &View, seat: Seat, scene: &Scene) -> Markup {
    let Some(player) = view.players.get(seat.index()) else { return html! {} };
    let own = scene.seat == Some(seat);
    html! {
        div class={ "ez-seat ez-seat-" (pigment(seat)) @if own { " ez-own" } } {
            (banner(seat, scene))
            ul.ez-haves {
                (have(scene.words.with("ez-stock", &[("count", player.stock.into())]), player.stock, hunters(player.stock, own)))
                (have(scene.words.with("ez-stones", &[("count", player.stones.into())]), player.stones, stones(player.stones, own)))
                (have(scene.words.with("ez-kept", &[("count", player.clubs.into())]), player.clubs, html! {
                    svg viewBox="-2 -2 26 40" { (art::club()) }
                }))
                (backs(player, scene))
            }
            (sheet(view, seat, scene))
            @if let Some(discarded) = player.discarded.as_ref().filter(|cards| !cards.is_empty()) {
                @let list: Vec<String> = discarded.iter().map(|&card| cards::card_name(card, scene.words)).collect();
                p.ez-fine { (scene.words.with("ez-discarded", &[("cards", list.join(", ").into())])) }
            }
        }
    }
}

/// The seat's hunter with its mark: what stands for the player where a dark card helps one.
fn banner(seat: Seat, scene: &Scene) -> Markup {
    let choosing = can(scene, |action| matches!(action, Action::Choose(_)));
    let say = if choosing { format!("choose {}", hue(seat)) } else { String::new() };
    let key = if can(scene, |action| action == Action::Choose(seat)) { "ez-choose" } else { "ez-banner" };
    let drawing = html! {
        rect.ez-hit x="1" y="1" width="54" height="46" rx="10" {}
        g transform="translate(4 6)" { (art::hunter_of(seat, false)) }
        text.ez-mark x="42" y="32" { (mark(seat)) }
    };
    html! {
        svg.ez-banner viewBox="0 0 56 48" {
            (scene.piece(&format!("ez-seat-{seat}"), &say, &scene.words.with(key, &[("name", scene.name(seat).into())]), drawing))
        }
    }
}

fn have(name: String, count: u8, drawing: Markup) -> Markup {
    html! { li role="img" aria-label=(name) title=(name) { (drawing) b { (count) } } }
}

/// Hunters in stock: one by one before their owner, one for all before the others.
fn hunters(count: u8, own: bool) -> Markup {
    let shown = if own { count.max(1) } else { 1 };
    let wide = 16 + 12 * u32::from(shown);
    html! {
        svg.ez-row viewBox=(format!("0 -2 {wide} 40")) {
            g class=(if count == 0 { "ez-gone" } else { "ez-there" }) {
                @for index in 0..shown { use href="#ez-d-hunter" x=(12 * u32::from(index)) y="0" {} }
            }
        }
    }
}

fn stones(count: u8, own: bool) -> Markup {
    let shown = if own { count.clamp(1, 24) } else { 1 };
    let columns = u32::from(shown.div_ceil(2).max(1));
    html! {
        svg.ez-row viewBox=(format!("0 0 {} 36", 8 + 14 * columns)) {
            g class=(if count == 0 { "ez-gone" } else { "ez-there" }) {
                @for index in 0..u32::from(shown) {
                    @let y = if shown == 1 { 11 } else { 19 - 14 * (index % 2) };
                    use href={ "#ez-d-pebble-" (index % 3) } x=(14 * (index / 2) + 3 * (index % 2)) y=(y) {}
                }
            }
        }
    }
}

/// The cards of a hand from behind: their colours are no secret (EZ-1.10).
fn backs(player: &PlayerView, scene: &Scene) -> Markup {
    html! {
        @for (colour, count) in [(Colour::Light, player.light_cards), (Colour::Dark, player.dark_cards)] {
            (have(scene.words.with(&format!("ez-held-{}", colour.word()), &[("count", count.into())]), count, html! {
                svg viewBox="-4 -4 130 176" { (cards::back(colour)) }
            }))
        }
    }
}

/// The score sheet, line by line.
fn sheet(view: &View, seat: Seat, scene: &Scene) -> Markup {
    let words = scene.words;
    let Some(score) = view.scores.seats.get(seat.index()) else { return html! {} };
    html! {
        table.ez-sheet {
            caption.ez-unseen-text { (words.with("ez-sheet", &[("name", scene.name(seat).into())])) }
            tr {
                @for round in 1..=score.lines.len() {
                    th scope="col" title=(words.with("ez-round", &[("round", round.into())])) { (round) }
                }
                th scope="col" title=(words.say("ez-total")) { "Σ" }
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
