//! The map: the twelve areas as places to press, each with its number and what of its limit is taken.

use super::Scene;
use super::frame::Frame;
use super::limit::{self, Limit, crowd, groups};
use super::shapes::{Room, Shapes};
use super::text::em;
use super::{art, can, land, standing};
use lascaux_games::eiszeit::{Action, AreaView, FireView, StageText, View, Way};
use maud::{Markup, html};

pub(super) fn map(view: &View, shapes: &Shapes, frame: &Frame, scene: &Scene) -> Markup {
    let free = || view.areas.iter().filter(|area| !area.covered);
    html! {
        defs { @for area in free() { clipPath id={ "ez-c-" (area.area) } { use href={ "#ez-o-" (area.area) } {} } } }
        g.ez-lands role="group" aria-label=(scene.words.say("ez-map")) {
            @for area in &view.areas { (place(view, area, shapes, frame, scene)) }
        }
        g.ez-stuff {
            @for area in free() { (standing::standing(view, area, shapes.room(area.area.index()), frame, scene)) }
        }
    }
}

/// What an area stands for where a click on it can say something; otherwise an action whose refusal tells why not.
fn area_say(view: &View, area: &AreaView, scene: &Scene) -> String {
    let number = area.area;
    let meant = [Action::Cover(number), Action::Place { area: number, club: false }, Action::PlaceMammoth(number)];
    if let Some(legal) = meant.iter().find_map(|meant| scene.legal.iter().find(|one| one.action == *meant)) {
        return legal.text.clone();
    }
    match &view.stage {
        StageText::Hunter { .. } => format!("place {number}"),
        StageText::Glacier { .. } => format!("cover {number}"),
        StageText::Action(_) if can(scene, |action| matches!(action, Action::Place { .. })) => {
            format!("place {number}")
        }
        StageText::Action(act) if act.way == Some(Way::Place) => format!("mammoth {number}"),
        _ => String::new(),
    }
}

fn place(view: &View, area: &AreaView, shapes: &Shapes, frame: &Frame, scene: &Scene) -> Markup {
    let number = area.area.number();
    let room = shapes.room(area.area.index());
    let outline = format!("#ez-o-{number}");
    let drawing = html! {
        @if area.covered {
            use.ez-site href=(outline) {}
            (under_ice(area, room, frame, scene))
        } @else {
            use class={ "ez-site ez-" (area.landscape) } href=(outline) data-next=(number) {}
            // Within the outline, so that no neighbour covers it.
            g.ez-rim clip-path={ "url(#ez-c-" (number) ")" } {
                @for line in ["edge", "lit", "line"] { use class={ "ez-rim-" (line) } href=(outline) {} }
            }
            (head(view, area, room, frame, scene))
        }
    };
    scene.piece(&format!("ez-area-{number}"), &area_say(view, area, scene), &told(view, area, scene), drawing)
}

fn under_ice(area: &AreaView, room: Room, frame: &Frame, scene: &Scene) -> Markup {
    let number = area.area.number();
    let (x, width) = room.strip(0.6, 0.9);
    let text = if frame.phone { number.to_string() } else { scene.words.with("ez-ice", &[("area", number.into())]) };
    let y = room.bottom - if frame.phone { 6.0 } else { 14.0 };
    html! { text.ez-frozen x=(round(x + width / 2.0)) y=(round(y)) { (text) } }
}

/// What stands at the upper edge of an area: where its fires lie follows from it.
pub(super) struct Head {
    /// Where the number begins.
    pub start: f32,
    /// Where the number ends and the chip begins.
    pub from: f32,
    pub to: f32,
    /// Where the chip ends.
    pub end: f32,
    /// The upper edge.
    pub top: f32,
}

/// The words of a chip: the crowd, and its limit if there is one.
fn chip_words(view: &View, area: &AreaView, frame: &Frame, scene: &Scene) -> (String, String) {
    let hunters = crowd(area).to_string();
    if !limit::counts(view) {
        return (hunters, String::new());
    }
    let limit = Limit::of(view, area, scene.data).text();
    let of = if frame.phone { format!("/{limit}") } else { scene.words.with("ez-of", &[("limit", limit.into())]) };
    (hunters, of)
}

/// The size of letters in the chip: of the crowd and of the limit.
fn chip_sizes(frame: &Frame) -> (f32, f32) {
    if frame.phone { (12.5, 12.0) } else { (17.0, 14.0) }
}

fn chip_width(words: &(String, String), frame: &Frame) -> f32 {
    let (large, small) = chip_sizes(frame);
    let between = if words.1.is_empty() || frame.phone { 0.0 } else { 4.0 };
    em(&words.0) * large * 1.08 + between + em(&words.1) * small + if frame.phone { 7.0 } else { 14.0 }
}

/// Where number and chip of an area stand: within its border, or as far over it as there is no room.
pub(super) fn header(view: &View, area: &AreaView, room: Room, frame: &Frame, scene: &Scene) -> Head {
    let (x, width) = room.strip(0.0, 0.12);
    let number = em(&area.area.to_string()) * if frame.phone { 14.0 } else { 26.0 };
    let chip = chip_width(&chip_words(view, area, frame, scene), frame);
    let out = ((number + chip + 5.0 - width) / 2.0).clamp(0.0, if frame.phone { 5.0 } else { 8.0 });
    let end = x + width + out;
    Head { start: x - out, from: x - out + number, to: end - chip, end, top: room.top }
}

fn head(view: &View, area: &AreaView, room: Room, frame: &Frame, scene: &Scene) -> Markup {
    let Head { start, to, top, .. } = header(view, area, room, frame, scene);
    let words = chip_words(view, area, frame, scene);
    let wide = chip_width(&words, frame);
    let (high, line, number) = if frame.phone { (17.0, 13.0, 13.5) } else { (27.0, 19.5, 22.0) };
    let strain = if limit::counts(view) { Limit::of(view, area, scene.data).strain(crowd(area)) } else { "ez-plain" };
    html! {
        text.ez-number x=(round(start)) y=(round(top + number)) { (area.area) }
        g id={ "ez-chip-" (area.area) } class={ "ez-chip " (strain) } {
            rect x=(round(to)) y=(round(top)) width=(round(wide)) height=(high) rx=(high / 3.0) {}
            text x=(round(to + wide / 2.0)) y=(round(top + line)) {
                tspan.ez-crowd { (words.0) } @if !frame.phone { " " } tspan.ez-room { (words.1) }
            }
        }
    }
}

/// Halves of a unit are fine enough, and short to write.
pub(super) fn round(value: f32) -> f32 {
    (value * 2.0).round() / 2.0
}

/// An area in words.
fn told(view: &View, area: &AreaView, scene: &Scene) -> String {
    let words = scene.words;
    let figures = [("area", area.area.number().into()), ("land", land(area.landscape, words).into())];
    if area.covered {
        return words.with("ez-area-covered", &figures);
    }
    let mut sentences = vec![words.with("ez-area", &figures)];
    if limit::counts(view) {
        let limit = Limit::of(view, area, scene.data);
        let room = [("low", limit.low.into()), ("high", limit.high.into())];
        sentences.push(words.with(if limit.low == limit.high { "ez-limit" } else { "ez-limit-between" }, &room));
    }
    let here = inhabitants(view, area, scene);
    if !here.is_empty() {
        sentences.push(words.with("ez-here", &[("list", here.join("; ").into())]));
    }
    sentences.join(" ")
}

/// Who and what is in an area, in words.
pub(super) fn inhabitants(view: &View, area: &AreaView, scene: &Scene) -> Vec<String> {
    let words = scene.words;
    let mut here = Vec::new();
    if area.mammoths > 0 {
        here.push(words.with("ez-mammoths", &[("count", area.mammoths.into())]));
    }
    for group in groups(view, area) {
        let key = if group.clubbed { "ez-group-clubbed" } else { "ez-group" };
        here.push(words.with(key, &[("count", group.count.into()), ("name", scene.name(group.seat).into())]));
    }
    here.extend(fires(view, area).map(|fire| match fire.value {
        Some(value) => words.with("ez-fire-here-known", &[("value", value.into())]),
        None => words.say("ez-fire-here"),
    }));
    here
}

/// The fires that lie in an area.
pub(super) fn fires<'a>(view: &'a View, area: &AreaView) -> impl Iterator<Item = &'a FireView> {
    let number = area.area;
    view.fires.iter().filter(move |fire| fire.area == number)
}

/// A sign at a place, as large as told.
pub(super) fn sign(x: f32, y: f32, scale: f32, drawing: Markup) -> Markup {
    html! { g transform=(format!("translate({x:.1} {y:.1}) scale({scale:.3})")) { (drawing) } }
}

/// A drawing of the page's definitions at a place, as large as told.
pub(super) fn put(name: &str, x: f32, y: f32, scale: f32) -> Markup {
    sign(x, y, scale, html! { use href={ "#ez-d-" (name) } {} })
}

/// The sign of what the viewer alone has seen.
pub(super) fn seen(x: f32, y: f32, scale: f32) -> Markup {
    sign(x, y, scale, art::eye())
}
