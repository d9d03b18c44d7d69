//! The map: the twelve areas, what stands in them, and the ice that comes from the upper edge.

use super::Scene;
use super::shapes::{HEIGHT, Room, Shapes, WIDTH};
use super::{art, can, land, mark, pigment};
use lascaux_games::eiszeit::{
    Action, Area, AreaView, Card, Data, FireView, Hunter, Provenance, StageText, View, Way, hue, names,
};
use lascaux_table::Seat;
use maud::{Markup, html};

/// How many hunters an area bears, as far as the viewer knows (EZ-8.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Limit {
    pub low: u8,
    pub high: u8,
}

impl Limit {
    /// Fires that the viewer has not seen are at worst the smallest, at best the largest of those unseen.
    pub(super) fn of(view: &View, area: &AreaView, data: &Data) -> Limit {
        let fires = || view.fires.iter().filter(|fire| fire.area == area.area);
        let known: u8 = data.base_limit + area.mammoths + fires().filter_map(|fire| fire.value).sum::<u8>();
        let unknown = fires().filter(|fire| fire.value.is_none()).count();
        let values = || (0..3u8).flat_map(|value| (0..view.unseen_fires[usize::from(value)]).map(move |_| value));
        let low: u8 = values().take(unknown).sum();
        let all: Vec<u8> = values().collect();
        let high: u8 = all.iter().rev().take(unknown).sum();
        Limit { low: known + low, high: known + high }
    }

    fn text(self) -> String {
        if self.low == self.high { self.low.to_string() } else { format!("{}–{}", self.low, self.high) }
    }
}

/// Hunters of one seat in one area, all with a club or all without.
struct Group {
    seat: Seat,
    clubbed: bool,
    count: u8,
}

fn groups(view: &View, area: &AreaView) -> Vec<Group> {
    let kinds = Seat::all(view.seats)
        .flat_map(|seat| [(seat, false, &area.hunters), (seat, true, &area.clubbed)])
        .filter_map(|(seat, clubbed, hunters)| Some(Group { seat, clubbed, count: *hunters.get(hue(seat))? }));
    kinds.collect()
}

fn crowd(area: &AreaView) -> u8 {
    area.hunters.values().chain(area.clubbed.values()).sum()
}

pub(super) fn map(view: &View, scene: &Scene) -> Markup {
    let shapes = Shapes::of(&view.areas);
    let mut areas: Vec<&AreaView> = view.areas.iter().collect();
    // What glows is painted over what does not.
    areas.sort_by_key(|area| (scene.possible(&area_say(view, area, scene)), area.area));
    html! {
        svg.ez-map viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="group" aria-label=(scene.words.say("ez-map")) {
            @for area in &areas { (ground(view, area, &shapes, scene)) }
            (ice_front())
            text.ez-when x="350" y="25" { (when(view, scene)) }
            g.ez-stuff { @for area in &view.areas { (standing(view, area, shapes.room(area.area.index()), scene)) } }
        }
    }
}

fn when(view: &View, scene: &Scene) -> String {
    let phase = scene.words.told(&names::phase(view.phase), &[]);
    if view.round == 0 {
        return phase;
    }
    let figures = [("round", view.round.into()), ("rounds", view.rounds.into()), ("phase", phase.into())];
    scene.words.with("ez-when", &figures)
}

/// The glacier beyond the upper edge, from which the ice comes.
fn ice_front() -> Markup {
    html! {
        path.ez-glacier fill="url(#ez-g-glacier)" d="M0 0H700V34C690 41 682 33 672 38C660 46 650 35 636 37C620 44 610 36 596 39C580 33 570 45 552 38C540 36 528 44 512 37C494 34 486 45 470 40C452 34 440 42 424 37C408 44 396 35 380 38C364 46 350 36 334 39C318 34 306 44 290 38C274 35 262 43 246 37C230 42 220 34 204 39C186 46 176 36 160 38C144 33 132 43 116 37C100 44 88 36 74 39C58 34 46 43 32 37C20 42 10 35 0 39Z" {}
        path.ez-sheen d="M20 12L60 9M120 24L168 21M520 14L572 10M600 26L664 22" {}
    }
}

// ---- an area ------------------------------------------------------------------------------------------------------

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

fn ground(view: &View, area: &AreaView, shapes: &Shapes, scene: &Scene) -> Markup {
    let outline = shapes.outline(area.area.index());
    let number = area.area.number();
    let room = shapes.room(area.area.index());
    let limit = Limit::of(view, area, scene.data);
    let hunters = crowd(area);
    let strain = match hunters {
        n if n > limit.high => " ez-over",
        n if n > limit.low => " ez-strained",
        _ => "",
    };
    let plate = format!("{hunters}/{}", limit.text());
    let wide = 12.0 + 12.0 * plate.chars().count() as f32;
    let (x, width) = room.strip(0.0, 0.15);
    let drawing = html! {
        @if area.covered {
            path.ez-glacier fill="url(#ez-g-glacier)" d=(outline) {}
            path.ez-cracks fill="url(#ez-p-glacier)" d=(outline) {}
            text.ez-number.ez-frozen x=(round(x + width / 2.0)) y=(round((room.top + room.bottom) / 2.0 + 8.0)) { (number) }
        } @else {
            path class={ "ez-land ez-" (area.landscape) } d=(outline) data-next=(number) {}
            path.ez-grain fill=(format!("url(#ez-p-{})", area.landscape)) d=(outline) {}
            text.ez-number x=(round(x + 15.0)) y=(round(room.top + 23.0)) { (number) }
            g class={ "ez-limit" (strain) } {
                rect x=(round(x + width - wide)) y=(round(room.top)) width=(round(wide)) height="29" rx="13" {}
                text x=(round(x + width - wide / 2.0)) y=(round(room.top + 22.0)) { (plate) }
            }
        }
    };
    scene.piece(&format!("ez-area-{number}"), &area_say(view, area, scene), &told(view, area, scene), drawing)
}

/// Halves of a unit are fine enough, and short to write.
fn round(value: f32) -> f32 {
    (value * 2.0).round() / 2.0
}

/// An area in words.
fn told(view: &View, area: &AreaView, scene: &Scene) -> String {
    let words = scene.words;
    let land = land(area.landscape, words);
    let figures = [("area", area.area.number().into()), ("land", land.into())];
    if area.covered {
        return words.with("ez-area-covered", &figures);
    }
    let mut sentences = vec![words.with("ez-area", &figures)];
    let limit = Limit::of(view, area, scene.data);
    let room = [("low", limit.low.into()), ("high", limit.high.into())];
    sentences.push(words.with(if limit.low == limit.high { "ez-limit" } else { "ez-limit-between" }, &room));
    let mut here = Vec::new();
    if area.mammoths > 0 {
        here.push(words.with("ez-mammoths", &[("count", area.mammoths.into())]));
    }
    for group in groups(view, area) {
        let key = if group.clubbed { "ez-group-clubbed" } else { "ez-group" };
        here.push(words.with(key, &[("count", group.count.into()), ("name", scene.name(group.seat).into())]));
    }
    for fire in view.fires.iter().filter(|fire| fire.area == area.area) {
        here.push(match fire.value {
            Some(value) => words.with("ez-fire-here-known", &[("value", value.into())]),
            None => words.say("ez-fire-here"),
        });
    }
    if !here.is_empty() {
        sentences.push(words.with("ez-here", &[("list", here.join("; ").into())]));
    }
    if area.source == Provenance::Reconstructed {
        sentences.push(words.say("ez-land-reconstructed"));
    }
    sentences.join(" ")
}

// ---- what stands in it ----------------------------------------------------------------------------------------------

/// A hunter's width and height, and those of the plate below a group, which keep their size so that they stay legible.
const FIGURE: (f32, f32) = (26.0, 36.0);
const PLATE: (f32, f32) = (48.0, 26.0);

/// The part of a room above the hunters.
#[derive(Clone, Copy)]
struct Zone {
    x: f32,
    y: f32,
    width: f32,
    height: f32,
}

fn standing(view: &View, area: &AreaView, room: Room, scene: &Scene) -> Markup {
    let groups = groups(view, area);
    let (x, width) = room.strip(0.65, 1.0);
    // Narrower than this a plate is hard to read on a phone; a third row would leave no room for a mammoth.
    let most = (width / 37.0) as usize;
    let rows = groups.len().div_ceil(most.clamp(1, 4)).min(2);
    let columns = groups.len().div_ceil(rows.max(1)).max(1);
    let step = (width / columns as f32).min(PLATE.0 + 6.0);
    let scale = (step / PLATE.0).min(if rows > 1 { 0.58 } else { 1.0 });
    let line = FIGURE.1 * scale + PLATE.1 - 2.0;
    let left = x + (width - step * columns as f32) / 2.0;
    let top = room.bottom - rows as f32 * line;
    let fires: Vec<&FireView> = view.fires.iter().filter(|fire| fire.area == area.area).collect();
    let (x, width) = room.strip(0.2, 0.6);
    let above = Zone { x, y: room.top + 30.0, width, height: room.height() - 30.0 - rows as f32 * line };
    html! {
        (mammoths(view, area, above, fires.len(), scene))
        @for (index, fire) in fires.iter().enumerate() {
            // Many fires overlap rather than leave the area.
            @let gap = if fires.len() > 1 { ((above.height - 40.0) / (fires.len() - 1) as f32).clamp(6.0, 38.0) } else { 0.0 };
            @let reach = gap * (fires.len() - 1) as f32 + 40.0;
            @let y = above.y + (above.height - reach) / 2.0 + gap * index as f32;
            (ember(fire, (above.x + above.width - 38.0, y), scene))
        }
        @for (index, group) in groups.iter().enumerate() {
            @let place = (left + step * (index % columns) as f32, top + (index / columns) as f32 * line);
            (hunters(view, area, group, Stand { place, step, scale }, scene))
        }
    }
}

fn mammoths(view: &View, area: &AreaView, above: Zone, fires: usize, scene: &Scene) -> Markup {
    if area.mammoths == 0 {
        return html! {};
    }
    let count = area.mammoths;
    let width = above.width - if fires > 0 { 40.0 } else { 0.0 };
    // Each further one stands half behind the last.
    let shown = 1.0 + 0.45 * f32::from(count - 1);
    let scale = (above.height.max(34.0) / 92.0).min(width / (118.0 * shown)).min(1.0);
    let step = (118.0 * 0.45 * scale).min((width - 118.0 * scale) / f32::from(count - 1).max(1.0)).max(0.0);
    let x = above.x + (width - 118.0 * scale - step * f32::from(count - 1)).max(0.0) / 2.0;
    let y = above.y + (above.height - 92.0 * scale) / 2.0;
    let number = area.area;
    let from_here = |action| matches!(action, Action::MoveMammoth { from, .. } if from == number);
    let say = match &view.stage {
        StageText::Action(act) if act.card == Card::RemoveMammoth => format!("remove mammoth {number}"),
        StageText::Action(_) if can(scene, from_here) => format!("mammoth {number}"),
        _ => String::new(),
    };
    let name = scene.words.with("ez-mammoths-in", &[("count", count.into()), ("area", number.number().into())]);
    let drawing = html! {
        @for index in (0..count).rev() {
            use href="#ez-d-mammoth" transform=(format!("translate({:.1} {:.1}) scale({scale:.3})", x + step * f32::from(index), y)) {}
        }
        @if count > 1 { g.ez-plate {
            rect x=(round(x)) y=(round(y)) width="24" height="26" rx="9" {}
            text.ez-count x=(round(x + 12.0)) y=(round(y + 20.5)) { (count) }
        } }
    };
    scene.piece(&format!("ez-mammoths-{number}"), &say, &name, drawing)
}

fn ember(fire: &FireView, (x, y): (f32, f32), scene: &Scene) -> Markup {
    let say = if can(scene, |action| action == Action::Look(fire.fire)) {
        format!("look {}", fire.fire)
    } else if can(scene, |action| matches!(action, Action::MoveFire { fire: moved, .. } if moved == fire.fire)) {
        format!("fire {}", fire.fire)
    } else {
        String::new()
    };
    let figures = [
        ("fire", fire.fire.number().into()),
        ("area", fire.area.number().into()),
        ("value", fire.value.unwrap_or(0).into()),
    ];
    let name = scene.words.with(if fire.value.is_some() { "ez-fire-known" } else { "ez-fire" }, &figures);
    let drawing = html! { g transform=(format!("translate({x:.1} {y:.1})")) { (art::fire(fire.value)) } };
    scene.piece(&format!("ez-fire-{}", fire.fire), &say, &name, drawing)
}

/// What is done with a hunter, and with which one.
fn handled(action: Action) -> Option<(&'static str, Hunter, Area)> {
    match action {
        Action::Move { hunter, from, .. } => Some(("move", hunter, from)),
        Action::Swap { hunter, area, .. } => Some(("swap", hunter, area)),
        Action::With { hunter, area, .. } => Some(("with", hunter, area)),
        Action::Remove { hunter, area } => Some(("remove", hunter, area)),
        _ => None,
    }
}

/// What a group of hunters stands for: where it cannot be said, an action whose refusal tells why.
fn hunters_say(view: &View, area: &AreaView, group: &Group, scene: &Scene) -> String {
    let hunter = Hunter { owner: group.seat, clubbed: group.clubbed };
    let number = area.area;
    let deeds = || scene.legal.iter().filter_map(|possible| handled(possible.action));
    if let Some((verb, ..)) = deeds().find(|&(_, who, at)| (who, at) == (hunter, number)) {
        return format!("{verb} {hunter} {number}");
    }
    let own = !group.clubbed && view.viewer == Some(group.seat);
    if own && can(scene, |action| action == Action::TakeClub(Some(number))) {
        return format!("club {number}");
    }
    match (deeds().next(), area.neighbours.first()) {
        (Some(("move", ..)), Some(to)) => format!("move {hunter} {number} {to}"),
        (None | Some(("move", ..)), _) => String::new(),
        (Some((verb, ..)), _) => format!("{verb} {hunter} {number}"),
    }
}

/// Where a group stands, how wide it may be, and how large its figures are.
struct Stand {
    place: (f32, f32),
    step: f32,
    scale: f32,
}

fn hunters(view: &View, area: &AreaView, group: &Group, stand: Stand, scene: &Scene) -> Markup {
    let Group { seat, clubbed, count } = *group;
    let Stand { place: (x, y), step, scale } = stand;
    let kind = if clubbed { "clubbed" } else { "hunters" };
    let shown = count.min(3);
    let apart = 9.0;
    let left = (step / scale - FIGURE.0 - apart * f32::from(shown - 1)) / 2.0;
    let wide = (step - 2.0).min(PLATE.0);
    let plate = (step - wide) / 2.0;
    let below = FIGURE.1 * scale - 2.0;
    let figures = [("count", count.into()), ("name", scene.name(seat).into()), ("area", area.area.number().into())];
    let name = scene.words.with(if clubbed { "ez-clubbed-in" } else { "ez-hunters-in" }, &figures);
    let figure = if clubbed { "#ez-d-clubbed" } else { "#ez-d-hunter" };
    let drawing = html! {
        g class={ "ez-seat-" (pigment(seat)) } transform=(format!("translate({x:.1} {y:.1})")) {
            g transform=(format!("scale({scale:.2})")) {
                @for index in 0..shown { use href=(figure) x=(round(left + apart * f32::from(index))) y="1" {} }
            }
            g.ez-plate {
                rect x=(round(plate)) y=(round(below)) width=(round(wide)) height=(PLATE.1) rx="10" {}
                text.ez-mark x=(round(plate + wide * 0.29)) y=(round(below + 19.0)) { (mark(seat)) }
                text.ez-count x=(round(plate + wide * 0.69)) y=(round(below + 20.5)) { (count) }
            }
        }
    };
    let id = format!("ez-{kind}-{}-{}", seat, area.area);
    scene.piece(&id, &hunters_say(view, area, group, scene), &name, drawing)
}

#[cfg(test)]
mod tests {
    use super::*;
    use lascaux_games::eiszeit::Eiszeit;
    use lascaux_table::{Game, Viewer};

    /// EZ-8.2, with what the viewer does not know.
    #[test]
    fn the_limit_is_told_as_far_as_it_is_known() {
        let options = Eiszeit::options(&Default::default()).unwrap();
        let data = Eiszeit::data(None).unwrap();
        let game = Eiszeit::new(4, &options, data).unwrap();
        let mut view = game.view(Viewer::Spectator);
        let limit = |view: &View, number: usize| Limit::of(view, &view.areas[number - 1], data);
        // Area 6 has a mammoth, area 9 has none; each has a fire face down.
        assert_eq!(limit(&view, 6), Limit { low: 4, high: 6 });
        assert_eq!(limit(&view, 9), Limit { low: 3, high: 5 });
        let fire = view.fires.iter_mut().find(|fire| fire.area.number() == 6).unwrap();
        fire.value = Some(2);
        assert_eq!(limit(&view, 6), Limit { low: 6, high: 6 });
        // Only fires of 1 are left unseen.
        view.unseen_fires = [0, 5, 0];
        assert_eq!(limit(&view, 9).text(), "4");
    }
}
