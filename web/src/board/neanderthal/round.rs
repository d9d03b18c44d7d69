//! Between the rows: the daughter of the round, her events as a strip, the phases, and whose turn comes when.

use super::Table;
use super::art::{self, at};
use super::daughters;
use super::names;
use lascaux_games::neanderthal::{Daughter, Icon, Phase, Portal, Rank, Stage, Who};
use maud::{Markup, html};

pub(super) fn middle(table: &Table) -> Markup {
    let all = &table.view.table;
    html! {
        div class="ne-middle" {
            @match all.current {
                Some(daughter) => { (current(table, daughter)) (events(table, daughter)) }
                None => { (nobody(table)) }
            }
            (course(table))
        }
    }
}

/// The daughter who is up for auction.
fn current(table: &Table, which: Daughter) -> Markup {
    let words = table.words();
    let say = table.say(&["bid".into(), "lay".into()], "bid 1");
    let mut name = format!("{}. {}", names::daughter(words, which), names::about_daughter(words, table.data(), which));
    if let Stage::Auction { high: Some(high), bid, .. } = table.view.table.stage {
        name.push(' ');
        name.push_str(&words.with("ne-high-bid", &[("who", names::folk(words, high).into()), ("bid", bid.into())]));
    }
    html! {
        svg class="ne-current" viewBox="0 0 360 150" {
            (table.scene.card(&format!("ne-daughter-{which}"), &say, &name, html! {
                rect class="ne-card ne-card-daughter" x="2" y="2" width="356" height="146" rx="14" {}
                (daughters::face(which, table.data(), words))
            }))
        }
    }
}

/// Where the daughter lay before she was sold, or the deck from which she comes.
fn nobody(table: &Table) -> Markup {
    let words = table.words();
    let left = words.with("ne-deck", &[("left", table.view.table.deck.into())]);
    html! {
        svg class="ne-current ne-unturned" viewBox="0 0 360 150" {
            (table.scene.piece("ne-deck", "", &left, html! {
                rect class="ne-back" x="14" y="14" width="96" height="128" rx="12" {}
                rect class="ne-back" x="8" y="8" width="96" height="128" rx="12" {}
                (at(56.0, 72.0, 3.2, &art::hand()))
                (art::lines(128.0, 70.0, 22.0, "ne-text", &art::wrap(&left, 24, 3)))
            }))
        }
    }
}

/// Which event of the card is carried out: those before it are done. Nothing before the first.
fn icon(stage: Stage) -> Option<usize> {
    match stage {
        Stage::Icon { icon }
        | Stage::Mortality { icon, .. }
        | Stage::ChaosHunters { icon, .. }
        | Stage::ChaosElder { icon, .. }
        | Stage::ChaosChange { icon, .. }
        | Stage::Wanderlust { icon, .. }
        | Stage::Walkabout { icon, .. }
        | Stage::Blizzard { icon, .. } => Some(icon.into()),
        Stage::Council | Stage::TurnDaughter => None,
        _ => Some(usize::MAX),
    }
}

fn events(table: &Table, which: Daughter) -> Markup {
    let words = table.words();
    let card = table.data().daughter(which);
    let now = icon(table.view.table.stage);
    let auction = matches!(table.view.table.stage, Stage::Auction { .. } | Stage::Lay { .. });
    let width = 56.0 + 62.0 * (card.events.len() + 1) as f32;
    let state = |place: usize| match now {
        Some(now) if place < now => ("ne-done", "ne-event-done"),
        Some(now) if place == now => ("ne-now", "ne-event-now"),
        _ => ("", "ne-event-to-come"),
    };
    html! {
        svg class="ne-events" viewBox={ "0 0 " (width.max(300.0)) " 150" } {
            text class="ne-text" x="8" y="24" { (words.say("ne-events")) }
            @if card.reconstructed.iter().any(|figure| figure == "events") { (art::stand_in(3.0, 34.0)) }
            @for (place, icon) in card.events.iter().enumerate() {
                @let x = 36.0 + 62.0 * place as f32;
                @let (class, said) = state(place);
                @let name = format!("{}: {}", names::event(words, *icon), words.say(said));
                (table.scene.piece(&format!("ne-event-{place}"), "", &name, html! {
                    g class={ "ne-event " (class) } {
                        rect x=(x - 27.0) y="40" width="54" height="72" rx="10" {}
                        (at(x, 70.0, 1.6, &art::event(*icon)))
                        @if let Some(times) = art::times(*icon) {
                            text class="ne-figure" x=(x) y="107" text-anchor="middle" { "×" (times) }
                        }
                        @if class == "ne-done" { path class="ne-tick" d={ "M" (x + 5.0) " 50l5 5l10 -12" } {} }
                    }
                }))
            }
            @let x = 36.0 + 62.0 * card.events.len() as f32;
            @let name = words.say("ne-auction");
            (table.scene.piece("ne-event-auction", "", &name, html! {
                g class={ "ne-event" @if auction { " ne-now" } } {
                    rect x=(x - 27.0) y="40" width="54" height="72" rx="10" {}
                    (at(x, 72.0, 1.6, &art::hand()))
                }
            }))
            @if let Stage::Auction { high: Some(high), bid, .. } = table.view.table.stage {
                (at(20.0, 134.0, 0.9, &art::hunter(high)))
                text class="ne-text" x="36" y="140" { (words.with("ne-high-bid-short", &[("bid", bid.into())])) }
            }
        }
    }
}

/// The number of a phase of the round.
fn number(phase: Phase) -> Option<usize> {
    match phase {
        Phase::Events => Some(1),
        Phase::Assign => Some(2),
        Phase::Attack => Some(3),
        Phase::Hunt => Some(4),
        Phase::Domestics => Some(5),
        Phase::Special => Some(6),
        Phase::SetUp | Phase::End => None,
    }
}

/// The name of a phase by its number.
fn name(number: usize) -> &'static str {
    match number {
        1 => "ne-phase-1",
        2 => "ne-phase-2",
        3 => "ne-phase-3",
        4 => "ne-phase-4",
        5 => "ne-phase-5",
        _ => "ne-phase-6",
    }
}

/// The round, the order of the species, and the phases.
fn course(table: &Table) -> Markup {
    let words = table.words();
    let all = &table.view.table;
    let now = number(table.view.phase);
    let round = match all.round {
        0 => words.say("ne-set-up"),
        round => words.with("ne-round", &[("round", round.into()), ("left", all.deck.into())]),
    };
    let progress = |number: usize| match now {
        Some(now) if now == number => "ne-now",
        Some(now) if now > number => "ne-done",
        _ => "",
    };
    let playing: Vec<Who> = all.order.into_iter().filter(|who| all.peoples[*who].seat.is_some()).collect();
    html! {
        svg class="ne-course" viewBox="0 0 360 150" {
            (table.scene.piece("ne-round", "", &round, html! { text class="ne-text" x="8" y="24" { (round) } }))
            @for (place, who) in playing.iter().enumerate() {
                @let x = 12.0 + 118.0 * place as f32;
                @let figures = [("place", (place + 1).into()), ("who", names::who(words, *who).into())];
                @let name = words.with("ne-order", &figures);
                @let say = table.say(&[format!("council {who}")], "");
                (table.scene.piece(&format!("ne-order-{who}"), &say, &name, html! {
                    rect class={ "ne-turn" @if table.view.asked == Some(*who) { " ne-now" } }
                        x=(x - 8.0) y="36" width="112" height="42" rx="10" {}
                    text class="ne-figure" x=(x) y="63" { (place + 1) }
                    (at(x + 24.0, 58.0, 1.15, &art::hunter(*who)))
                    text class="ne-small-text" x=(x + 40.0) y="63" { (words.say(&format!("ne-short-{who}"))) }
                }))
            }
            @for number in 1..=6usize {
                @let x = 32.0 + 59.0 * (number - 1) as f32;
                @let name = words.say(name(number));
                (table.scene.piece(&format!("ne-phase-{number}"), "", &name, html! {
                    g class={ "ne-event " (progress(number)) } {
                        rect x=(x - 27.0) y="92" width="54" height="50" rx="10" {}
                        (at(x, 117.0, 1.25, &phase_sign(number)))
                    }
                }))
            }
        }
    }
}

fn phase_sign(number: usize) -> Markup {
    match number {
        1 => art::event(Icon::Warming),
        2 => art::nobody(),
        3 => art::rank(Rank::Warrior),
        4 => art::hit_die(true),
        5 => art::paw(),
        _ => art::portal(Portal::VenusOrange),
    }
}
