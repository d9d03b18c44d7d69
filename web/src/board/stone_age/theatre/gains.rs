//! What is paid, bought and gained: goods go out, the card or building goes to its owner, and what it brings follows.

use super::super::cards::{self, gift_glyph};
use super::super::glyphs;
use super::super::track;
use super::super::{building_face, card_face};
use super::{Show, purse, sign};
use crate::board::{Beat, By, Part, Sound, in_strip};
use lascaux_games::stone_age::{Event, Good, Resource, Stage};
use lascaux_table::Seat;
use maud::{Markup, html};

/// The columns of the strip.
const POINTS: usize = 0;
const FOOD: usize = 1;
const TOOLS: usize = 3;
const CARDS: usize = 4;

/// Shows one event.
pub(super) fn show(show: &mut Show, event: &Event) {
    match *event {
        Event::CardBought { seat, card } => {
            let picture = html! { svg viewBox=(format!("0 0 {} {}", cards::CARD.0, cards::CARD.1)) { (card_face(show.scene.data, card, show.scene.words)) } };
            taken(show, picture, "sa-whole-card", in_strip(seat, CARDS));
        }
        Event::BuildingBought { seat, building } => {
            let picture = html! { svg viewBox=(format!("0 0 {} {}", cards::BUILDING.0, cards::BUILDING.1)) { (building_face(show.scene.data, building, show.scene.words)) } };
            let goal = if show.is_own(seat) { "sa-own-buildings " } else { "" };
            taken(show, picture, "sa-whole-building", format!("{goal}{}", in_strip(seat, CARDS)));
        }
        Event::Gained { seat, good, amount } => {
            let from = show.from("sa-hunt");
            show.beats.push(Beat::flight(sign(glyphs::good(good)), amount.into(), from, purse(seat, good)));
        }
        Event::FieldGained { seat, .. } => {
            village(
                show,
                event,
                seat,
                glyphs::field(),
                "sa-field",
                format!("sa-have-{seat}-fields {}", in_strip(seat, FOOD)),
            );
        }
        Event::ToolGained { seat, .. } => {
            village(
                show,
                event,
                seat,
                glyphs::tool(),
                "sa-toolmaker",
                format!("sa-tools-{seat} {}", in_strip(seat, TOOLS)),
            );
        }
        Event::OneUseToolKept { seat, .. } => {
            village(
                show,
                event,
                seat,
                glyphs::tool(),
                "sa-toolmaker",
                format!("sa-tools-{seat} {}", in_strip(seat, TOOLS)),
            );
        }
        Event::TwoResourcesKept { seat } => {
            village(
                show,
                event,
                seat,
                glyphs::any_resource(),
                "sa-hunt",
                format!("sa-tools-{seat} {}", in_strip(seat, TOOLS)),
            );
        }
        Event::PersonBorn { seat, .. } => {
            let person = html! { g transform="translate(0 12)scale(.8)" { (glyphs::person(seat)) } };
            village(show, event, seat, person, "sa-hut", format!("sa-home-{seat} strip-{seat}"));
        }
        Event::ExtraCard { seat, .. } => {
            village(show, event, seat, glyphs::cards(), "sa-deck sa-hunt", in_strip(seat, CARDS));
        }
        Event::LimitReached { seat, .. } | Event::DeckEmpty { seat } => {
            let place = show.from("sa-hut");
            show.tell(seat, event, place);
        }
        Event::Starved { seat } => show.tell(seat, event, "sa-hunt"),
        Event::Scored { seat, points } => scored(show, seat, points),
        Event::TableRolled { seat, ref dice } => table_rolled(show, seat, dice),
        Event::DiePicked { seat, face } => picked(show, event, seat, face),
        _ => {}
    }
}

/// Goods leave the purse for what they pay: a card or a building, or food that is missing.
pub(super) fn pay(show: &mut Show, events: &[Event]) {
    let Some(&Event::Paid { seat, wood, brick, stone, gold }) = events.first() else { return };
    let place = show.from("sa-hunt");
    let told = events.get(1).filter(|event| matches!(event, Event::CardBought { .. } | Event::BuildingBought { .. }));
    show.tell(seat, told.unwrap_or(&events[0]), place.clone());
    let each = Resource::ALL.into_iter().zip([wood, brick, stone, gold]);
    let goods: Vec<Good> = each.flat_map(|(resource, many)| (0..many).map(move |_| Good::Resource(resource))).collect();
    let one = |(index, good): (usize, &Good)| {
        let part = Part::new(sign(glyphs::good(*good))).at(80 * index as u32).lasting(300).from(purse(seat, *good));
        part.adds(-1).sounds(Sound::Wood)
    };
    if !goods.is_empty() {
        let row = html! { div.in-row { @for part in goods.iter().enumerate().map(one) { (part) } } };
        show.beats.push(Beat::at(place, row).class("slate").spot(60).hold(150));
    }
}

/// A card or a building goes to whoever bought it.
fn taken(show: &mut Show, picture: Markup, class: &str, goal: String) {
    let source = show.source.clone();
    let part = Part::new(picture).lasting(60).leaves(120, goal).hides(source.clone()).adds(1).sounds(Sound::Stone);
    show.beats.push(Beat::at(source, html! { (part) }).class(class).hold(50));
}

/// Something that comes alone, with a word of it for the others.
fn village(show: &mut Show, event: &Event, seat: Seat, glyph: Markup, place: &str, goal: String) {
    let from = show.from(place);
    show.tell(seat, event, from.clone());
    let part =
        Part::new(html! { svg class="sign large" viewBox="-13 -13 26 26" { (glyph) } }).lasting(250).by(By::Popping);
    let part = part.leaves(350, goal).adds(1).sounds(Sound::Wood);
    show.beats.push(Beat::at(from, html! { (part) }).hold(100));
}

/// A sun with its figure flies to the marker, which then goes its way along the track.
fn scored(show: &mut Show, seat: Seat, points: i32) {
    let from = show.from("sa-hunt");
    let figure = if points < 0 { format!("−{}", -points) } else { format!("+{points}") };
    let sun = html! { svg class="sign large" viewBox="-13 -13 26 26" { (glyphs::points(&figure)) } };
    let sun = Part::new(sun).by(By::Popping).leaves(450, in_strip(seat, POINTS)).adds(points).sounds(Sound::Bell);
    show.beats.push(Beat::at(from, html! { (sun) }).class("sa-points").stays());
    let score = show.scores[seat.index()];
    show.scores[seat.index()] = score + i64::from(points);
    let way = track::way(score, score + i64::from(points));
    let lasts = (40 * way.len() as u32).clamp(120, 800);
    let marker =
        Part::drawn(glyphs::disc(seat)).lasting(lasts).along(way).hides(format!("sa-score-{seat} strip-{seat}"));
    show.beats.push(Beat::on_board("0 0 1024 720", html! { (marker) }).hold(100).stays());
}

/// The dice of the dice table fall.
fn table_rolled(show: &mut Show, seat: Seat, dice: &[u8]) {
    let words =
        show.scene.words.with("sa-show-throws", &[("name", show.scene.name(seat).into()), ("n", dice.len().into())]);
    let die = |(index, face): (usize, &u8)| {
        let gift = show.scene.data.dice_table[usize::from((*face).clamp(1, 6)) - 1];
        let at = 60 * index as u32;
        let picture = html! { svg class="sign large" viewBox="-13 -13 26 26" { (glyphs::die(*face)) } };
        let die = Part::new(picture).at(at).lasting(600).by(By::Tumbling).from(format!("strip-{seat}"));
        let die = if index == 0 { die.sounds(Sound::Dice) } else { die };
        let gift = Part::new(sign(gift_glyph(gift))).at(700 + at).by(By::Popping);
        html! { span.sa-pair { (die) (gift) } }
    };
    let dice: Vec<Markup> = dice.iter().enumerate().map(die).collect();
    let drawing = html! { (show.who(seat, &words)) div.in-row { @for die in dice { (die) } } };
    show.beats.push(Beat::at("sa-hut", drawing).class("slate").spot(42).hold(600));
}

/// A die of the dice table goes to whoever takes it, and what it gives comes from there.
fn picked(show: &mut Show, event: &Event, seat: Seat, face: u8) {
    let lying = match show.before.stage.stage {
        Stage::Pick { dice, .. } => dice.faces().position(|other| other == face),
        _ => None,
    };
    let place = format!("sa-die-{} sa-hut", lying.unwrap_or_default());
    show.source = place.clone();
    let caption = show.caption(seat, event, "sa-hut");
    show.beats.extend(caption.map(|caption| caption.spot(5)));
    let picture = html! { svg class="sign large" viewBox="-13 -13 26 26" { (glyphs::die(face)) } };
    let die = Part::new(picture).by(By::Popping).leaves(300, format!("strip-{seat}"));
    show.beats.push(Beat::at(place, html! { (die) }).hold(50));
}
