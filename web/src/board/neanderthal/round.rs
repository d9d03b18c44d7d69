//! The daughter of the round with her events, the order of the species, and the bids: over the places where nobody stands
//! while she is dealt with.

use super::Table;
use super::art::{self, at};
use super::daughters;
use super::names;
use lascaux_games::neanderthal::{Daughter, Stage, Who};
use maud::{Markup, html};

/// The band, in a field of 1012 by 95.
pub(super) fn band(table: &Table) -> Markup {
    let Some(daughter) = table.view.table.current.filter(|_| table.round_is_told()) else { return html! {} };
    html! {
        rect class="ne-band" width="1012" height="95" rx="12" {}
        (current(table, daughter))
        g transform="translate(464 0)" { (events(table, daughter, 356.0)) }
        g transform="translate(826 0)" { (order(table, 180.0)) }
    }
}

/// Who she is, what she says, and whether the auction is open.
fn called(table: &Table, which: Daughter) -> (String, String) {
    let words = table.words();
    let say = table.say(&["bid".into(), "lay".into()], "bid 1");
    let mut name = format!("{}. {}", names::daughter(words, which), names::culture(words, table.data(), which));
    if let Stage::Auction { high: Some(high), bid, .. } = table.view.table.stage {
        name.push(' ');
        name.push_str(&words.with("ne-high-bid", &[("who", names::folk(words, high).into()), ("bid", bid.into())]));
    }
    (say, name)
}

/// The daughter who is up for auction.
fn current(table: &Table, which: Daughter) -> Markup {
    let (say, name) = called(table, which);
    table.scene.card(
        &format!("ne-daughter-{which}"),
        &say,
        &name,
        html! {
            rect class="ne-paper ne-edge-daughter" x="2" y="2" width="456" height="91" rx="10" {}
            (art::rim(2.0, 2.0, 456.0, 91.0, 10.0))
            (daughters::wide_face(which, table.data(), table.words()))
        },
    )
}

/// The same for a phone, in a field of 352 by 116.
pub(super) fn tall(table: &Table, which: Daughter) -> Markup {
    let (say, name) = called(table, which);
    html! {
        (table.scene.card(&format!("ne-daughter-{which}"), &say, &name, html! {
            rect class="ne-paper ne-edge-daughter" x="1" y="1" width="350" height="116" rx="10" {}
            (art::rim(1.0, 1.0, 350.0, 116.0, 10.0))
            (daughters::phone_face(which, table.data(), table.words()))
        }))
        g transform="translate(0 119)" { (events(table, which, 352.0)) }
        g transform="translate(0 217)" { (order_line(table)) }
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

/// Her events as a strip that lights up as they happen; the auction is the last of them.
fn events(table: &Table, which: Daughter, width: f32) -> Markup {
    let words = table.words();
    let card = table.data().daughter(which);
    let now = icon(table.view.table.stage);
    let step = (width / (card.events.len() + 1) as f32).min(118.0);
    let state = |place: usize| match now {
        Some(now) if place < now => ("ne-done", "ne-event-done"),
        Some(now) if place == now => ("ne-lit", "ne-event-now"),
        _ => ("", "ne-event-to-come"),
    };
    let tile = |place: usize, class: &str, sign: Markup, name: &str| {
        let (x, middle) = (step * place as f32, step * (place as f32 + 0.5));
        let named = step > 80.0;
        html! {
            g class={ "ne-event " (class) } {
                rect x=(x + 2.0) y="23" width=(step - 4.0) height="68" rx="9" {}
                (at(middle, if named { 41.0 } else { 57.0 }, 1.35, &sign))
                @if named { (art::paragraph("ne-small", (x + 8.0, 70.0), 14.0, step - 16.0, 2, name)) }
                @if class == "ne-done" { path class="ne-tick" d={ "M" (middle + 12.0) " 38l5 5l10 -12" } {} }
            }
        }
    };
    html! {
        (art::line("ne-small ne-on-dark", (4.0, 18.0), 14.0, width - 8.0, &words.say("ne-events")))
        @for (place, icon) in card.events.iter().enumerate() {
            @let (class, said) = state(place);
            @let event = names::event(words, *icon);
            @let name = format!("{event}: {}", words.say(said));
            (table.scene.piece(&format!("ne-event-{place}"), "", &name, tile(place, class, art::event(*icon), &event)))
        }
        @let auction = matches!(table.view.table.stage, Stage::Auction { .. } | Stage::Lay { .. });
        (table.scene.piece("ne-event-auction", "", &words.say("ne-auction"),
            tile(card.events.len(), if auction { "ne-lit" } else { "" }, art::hand(), &words.say("ne-auction"))))
    }
}

/// A species' place in the order, and its bid if it leads.
struct Turn {
    who: Who,
    place: usize,
    bid: Option<u8>,
}

fn turns(table: &Table) -> Vec<Turn> {
    let all = &table.view.table;
    let bid = |who: Who| match all.stage {
        Stage::Auction { high: Some(high), bid, .. } if high == who => Some(bid),
        Stage::Lay { who: winner, bid } if winner == who => Some(bid),
        _ => None,
    };
    let playing = all.order.into_iter().filter(|who| all.peoples[*who].seat.is_some());
    playing.enumerate().map(|(place, who)| Turn { who, place: place + 1, bid: bid(who) }).collect()
}

fn turn(table: &Table, turn: &Turn, (x, y): (f32, f32), width: f32, height: f32) -> Markup {
    let words = table.words();
    let Turn { who, place, bid } = *turn;
    let figures = [("place", place.into()), ("who", names::who(words, who).into())];
    let name = words.with("ne-order", &figures);
    let say = table.say(&[format!("council {who}")], "");
    let middle = y + height / 2.0;
    let room = width - if bid.is_some() { 92.0 } else { 48.0 };
    table.scene.piece(&format!("ne-order-{who}"), &say, &name, html! {
        rect class={ "ne-turn" @if table.view.asked == Some(who) { " ne-lit" } } x=(x) y=(y) width=(width) height=(height) rx="8" {}
        (art::rim(x, y, width, height, 8.0))
        text class="ne-figure" x=(x + 7.0) y=(middle + 5.5) font-size="15" { (place) }
        (at(x + 30.0, middle, 1.0, &art::badge(who)))
        (art::line("ne-small ne-strong", (x + 42.0, middle + 5.0), 14.0, room, &words.say(&format!("ne-short-{who}"))))
        @if let Some(bid) = bid {
            g class="ne-good" { (at(x + width - 36.0, middle, 0.7, &art::hand())) }
            text class="ne-figure" x=(x + width - 24.0) y=(middle + 6.0) font-size="17" { (bid) }
        }
    })
}

fn order(table: &Table, width: f32) -> Markup {
    html! { @for one in turns(table) { (turn(table, &one, (0.0, 4.0 + 30.0 * (one.place - 1) as f32), width, 27.0)) } }
}

fn order_line(table: &Table) -> Markup {
    let turns = turns(table);
    let width = 352.0 / turns.len().max(1) as f32;
    html! { @for one in &turns { (turn(table, one, (width * (one.place - 1) as f32 + 1.0, 0.0), width - 3.0, 44.0)) } }
}
