//! The shelf below the board: the viewer's own things, then what lies beside the board for all. Those who hold no hand see
//! the latter on the board, where the hand would be.

use super::cards::told;
use super::frame::{Frame, Rect};
use super::map::{put, sign};
use super::{Scene, art, can, cards, face, pigment};
use crate::board::Layout;
use lascaux_games::eiszeit::{Action, CardView, Colour, View};
use lascaux_table::Seat;
use maud::{Markup, html};

/// How high a part is drawn; letters in it are large enough for a phone, where it is 44 pixels high.
const HIGH: f32 = 64.0;

/// A part of the shelf.
struct Part {
    caption: String,
    width: f32,
    drawing: Markup,
}

/// Everything on the viewer's shelf.
pub(super) fn own(view: &View, seat: Seat, scene: &Scene) -> Markup {
    let parts: Vec<Part> = yours(view, seat, scene).into_iter().chain(common(view, scene)).collect();
    html! {
        div class={ "ez-shelf ez-seat-" (pigment(seat)) } {
            @for part in &parts {
                div.ez-part {
                    span.ez-caption { (part.caption) }
                    svg viewBox=(format!("0 0 {} {HIGH}", part.width)) width=(part.width) height=(HIGH) { (part.drawing) }
                }
            }
        }
    }
}

/// What lies beside the board for all, where the hand would be.
pub(super) fn panel(view: &View, frame: &Frame, scene: &Scene) -> Markup {
    let Rect { x, y, width, height } = frame.hand;
    let parts = common(view, scene);
    let rows: Vec<&[Part]> = if frame.phone { vec![&parts[..3], &parts[3..]] } else { parts.chunks(1).collect() };
    let room = height / rows.len() as f32;
    html! {
        @for (index, row) in rows.iter().enumerate() {
            @let wide: f32 = row.iter().map(|part| part.width + 14.0).sum::<f32>();
            @let caption = if frame.phone { 0.0 } else { 26.0 };
            @let scale = ((room - caption - 8.0) / HIGH).min((width - 12.0) / wide).min(1.5);
            @let top = y + room * index as f32;
            rect.ez-plate x=(x) y=(top + 1.0) width=(width) height=(room - 3.0) rx="11" {}
            @if !frame.phone { text.ez-plate-title x=(x + width / 2.0) y=(top + 21.0) { (row[0].caption) } }
            @for (place, part) in row.iter().enumerate() {
                @let before: f32 = row[..place].iter().map(|part| part.width + 14.0).sum::<f32>();
                @let left = x + (width - wide * scale) / 2.0 + (before + 7.0) * scale;
                (sign(left, top + caption + (room - caption - HIGH * scale) / 2.0, scale, html! { (part.drawing) }))
            }
        }
    }
}

fn common(view: &View, scene: &Scene) -> Vec<Part> {
    let supplies = [(Colour::Dark, view.dark_supply), (Colour::Light, view.light_supply)];
    let mut parts: Vec<Part> = supplies.into_iter().map(|(colour, stones)| heap(stones, colour, scene)).collect();
    parts.extend([Colour::Dark, Colour::Light].into_iter().filter_map(|colour| pile(view, colour, scene)));
    parts.push(beside(view, scene));
    // A phone has no room for them; the limits on the map tell what they leave.
    if scene.layout == Layout::Wide {
        parts.push(unseen(view, scene));
    }
    parts
}

/// Stones, hunters in stock, clubs.
fn yours(view: &View, seat: Seat, scene: &Scene) -> Option<Part> {
    let words = scene.words;
    let player = view.players.get(seat.index())?;
    // One by one on a wide screen; on a phone one stands for all.
    let shown = if scene.layout == Layout::Phone { 1 } else { player.stock.max(1) };
    let step = (112.0 / f32::from(shown)).min(20.0);
    let stock = 108.0 + step * f32::from(shown);
    let faded = |count: u8| if count == 0 { "ez-gone" } else { "ez-there" };
    let drawing = html! {
        (scene.piece("ez-own-stones", "", &words.with("ez-stones", &[("count", player.stones.into())]), html! {
            rect.ez-hit width="78" height="64" rx="10" {}
            g class=(faded(player.stones)) { (put("stone", 0.0, 19.0, 1.25)) }
            text.ez-figure.ez-after x="44" y="43" { (player.stones) }
        }))
        g data-drag=[scene.possible("place").then_some("")] data-goes="place" {
            (scene.piece("ez-own-stock", "", &words.with("ez-stock", &[("count", player.stock.into())]), html! {
                rect.ez-hit x="80" width=(stock - 52.0) height="64" rx="10" {}
                g class=(faded(player.stock)) {
                    @for index in 0..shown { (put("man", 84.0 + step * f32::from(index), 10.0, 1.15)) }
                }
                text.ez-figure x=(stock + 14.0) y="43" { (player.stock) }
            }))
        }
        (scene.piece("ez-own-clubs", "", &words.with("ez-kept", &[("count", player.clubs.into())]), html! {
            rect.ez-hit x=(stock + 32.0) width="58" height="64" rx="10" {}
            g class=(faded(player.clubs)) { (put("club", stock + 38.0, 9.0, 0.76)) }
            text.ez-figure x=(stock + 80.0) y="43" { (player.clubs) }
        }))
    };
    Some(Part { caption: words.say("ez-shelf-own"), width: stock + 92.0, drawing })
}

/// A supply as a heap of stones on a hide of its colour.
fn heap(stones: u8, colour: Colour, scene: &Scene) -> Part {
    let word = colour.word();
    let name = scene.words.with(&format!("ez-supply-{word}"), &[("stones", stones.into())]);
    let drawing = html! {
        path class={ "ez-hide-" (word) } d="M1 50C2 41 22 37 48 38C74 36 97 41 98 50C99 59 74 62 49 62C24 63 0 59 1 50Z" {}
        @for (x, y) in heaped(usize::from(stones)) { (put("stone", x, y, 0.62)) }
        text.ez-figure.ez-after x="101" y="47" { (stones) }
    };
    Part {
        caption: scene.words.say(&format!("ez-shelf-{word}")),
        width: 140.0,
        drawing: scene.piece(&format!("ez-supply-{word}"), "", &name, drawing),
    }
}

/// Where the stones of a heap lie: the lowest row first, each row shorter than the one below, five rows at most.
fn heaped(stones: usize) -> Vec<(f32, f32)> {
    const ROWS: usize = 5;
    let held = |base: usize| (0..ROWS.min(base)).map(|row| base - row).sum::<usize>();
    let base = (1..).find(|&base| held(base) >= stones).unwrap_or(1);
    let step = (84.0 / base as f32).min(15.0);
    let mut places = Vec::with_capacity(stones);
    for row in 0..ROWS.min(base) {
        let long = base - row;
        for column in 0..long {
            if places.len() == stones {
                return places;
            }
            let sway = ((row * 5 + column * 3) % 4) as f32 - 1.5;
            let x = 49.0 - step * long as f32 / 2.0 + step * column as f32;
            places.push((x + sway - 2.0, 44.0 - 9.5 * row as f32 + sway / 2.0));
        }
    }
    places
}

/// A colour's draw pile from behind, and its visible card.
fn pile(view: &View, colour: Colour, scene: &Scene) -> Option<Part> {
    let words = scene.words;
    let word = colour.word();
    let pile = view.piles.get(word)?;
    let under = usize::from(pile.hidden) + pile.played.len();
    let draw = words.with(&format!("ez-draw-{word}"), &[("count", pile.draw.into())]);
    let left = html! {
        g class=(if pile.draw == 0 { "ez-gone" } else { "ez-there" }) { (sign(1.0, 3.0, 1.0, face::back(colour, 34.0, 58.0))) }
        text.ez-on-back x="18" y="40" { (pile.draw) }
    };
    let (top, caption) = match &pile.top {
        Some(card) => {
            let told = told(card, words);
            let name = words.with(&format!("ez-top-{word}"), &[("card", told.into()), ("under", under.into())]);
            let drawing = html! { g data-next=(word) { (small(card)) } };
            (scene.card(&format!("ez-top-{word}"), "", &name, drawing), cards::card_name(card.card, words))
        }
        None => {
            let name = words.with(&format!("ez-bare-{word}"), &[("under", under.into())]);
            let drawing = html! { rect.ez-empty x="39" y="4" width="86" height="56" rx="7" {} };
            (scene.piece(&format!("ez-top-{word}"), "", &name, drawing), words.say(&format!("ez-shelf-bare-{word}")))
        }
    };
    let drawing = html! { (scene.piece(&format!("ez-pile-{word}"), "", &draw, left)) (top) };
    Some(Part { caption, width: 127.0, drawing })
}

/// A visible card, small: its picture and its stones.
fn small(card: &CardView) -> Markup {
    let word = card.card.colour().word();
    let stones = match card.stones[..] {
        [least, _, most] => format!("{least}–{most}"),
        _ => face::stones(card),
    };
    html! {
        rect class={ "ez-card ez-card-" (word) } x="38" y="3" width="88" height="58" rx="7" fill=(face::pigments(word)) {}
        g class={ "ez-ink-" (word) } {
            rect.ez-window x="41" y="7" width="50" height="50" rx="6" {}
            (sign(43.0, 10.0, 0.46, face::picture(card.card)))
            text.ez-small-price x="108" y="39" { (stones) }
        }
        g transform="translate(38 3)" { (face::rim(88.0, 58.0)) }
    }
}

/// Mammoths and clubs that anybody may bring in.
fn beside(view: &View, scene: &Scene) -> Part {
    let words = scene.words;
    let herd = words.with("ez-herd", &[("count", view.mammoths_spare.into())]);
    let clubs = words.with("ez-clubs", &[("count", view.clubs_spare.into())]);
    let placing = can(scene, |action| matches!(action, Action::PlaceMammoth(_)));
    let taking = can(scene, |action| matches!(action, Action::TakeClub(_)));
    let faded = |count: u8| if count == 0 { "ez-gone" } else { "ez-there" };
    let drawing = html! {
        (scene.piece("ez-herd", if placing { "mammoth" } else { "" }, &herd, html! {
            rect.ez-hit width="96" height="64" rx="10" {}
            g class=(faded(view.mammoths_spare)) { (put("mammoth", -2.0, 9.0, 0.38)) }
            text.ez-figure x="86" y="43" { (view.mammoths_spare) }
        }))
        (scene.piece("ez-clubs", if taking { "club" } else { "" }, &clubs, html! {
            rect.ez-hit x="100" width="50" height="64" rx="10" {}
            g class=(faded(view.clubs_spare)) { (put("club", 102.0, 9.0, 0.76)) }
            text.ez-figure x="145" y="43" { (view.clubs_spare) }
        }))
    };
    Part { caption: words.say("ez-shelf-beside"), width: 156.0, drawing }
}

/// The fires that the viewer has not seen, by their values.
fn unseen(view: &View, scene: &Scene) -> Part {
    let words = scene.words;
    let [none, one, two] = view.unseen_fires;
    let name = words.with("ez-unseen", &[("none", none.into()), ("one", one.into()), ("two", two.into())]);
    let drawing = scene.piece(
        "ez-unseen",
        "",
        &name,
        html! {
            @for (value, count) in view.unseen_fires.into_iter().enumerate() {
                g transform=(format!("translate({} 0)", 35 * value)) {
                    (sign(0.0, 4.0, 0.86, art::fire(Some(value as u8))))
                    text.ez-times x="17" y="57" { "×" (count) }
                }
            }
        },
    );
    Part { caption: words.say("ez-shelf-fires"), width: 106.0, drawing }
}
