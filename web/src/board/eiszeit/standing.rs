//! What stands and lies in an area: mammoths, fires, and hunters in groups, each a figure, its mark and how many.

use super::Scene;
use super::frame::{Frame, Rect};
use super::limit::{Group, groups};
use super::map::{Head, fires, header, put, round, seen, sign};
use super::shapes::Room;
use super::text::em;
use super::{art, can, pigment};
use lascaux_games::eiszeit::{Action, Area, AreaView, Card, FireView, Hunter, Phase, StageText, View};
use maud::{Markup, html};

pub(super) fn standing(view: &View, area: &AreaView, room: Room, frame: &Frame, scene: &Scene) -> Markup {
    let groups = groups(view, area);
    // Pills may come nearer to the border than what is painted.
    let out = if frame.phone { 4.0 } else { 3.0 };
    let (x, width) = room.strip(0.55, 1.0);
    let (x, width) = (x - out, width + 2.0 * out);
    let rows = rows(&groups, width, frame);
    let (high, gap) = if frame.phone { (18.0, 1.5) } else { (27.0, 3.0) };
    let depth = rows.len() as f32 * (high + gap);
    // Where no mammoth stands, hunters come nearer to the middle of the land.
    let lift = if area.mammoths == 0 { 0.2 } else { 0.05 };
    let head = header(view, area, room, frame, scene);
    let top = head.top + if frame.phone { 18.0 } else { 31.0 };
    let foot = room.bottom - (room.bottom - top - depth).max(0.0) * lift;
    let (left, wide) = room.strip(0.2, 0.75);
    let above = Rect { x: left, y: top, width: wide, height: foot - depth - top };
    html! {
        (mammoths(view, area, above, frame, scene))
        (all_fires(view, area, &head, frame, scene))
        @for (index, row) in rows.iter().enumerate() {
            @let total: f32 = row.iter().map(|&group| pill_width(&groups[group], frame) + gap + 1.0).sum::<f32>() - gap - 1.0;
            @for (place, &group) in row.iter().enumerate() {
                @let before: f32 = row[..place].iter().map(|&group| pill_width(&groups[group], frame) + gap + 1.0).sum();
                @let at = (x + (width - total) / 2.0 + before, foot - depth + index as f32 * (high + gap));
                (pill(view, area, &groups[group], at, frame, scene))
            }
        }
    }
}

// ---- hunters --------------------------------------------------------------------------------------------------------

fn pill_width(group: &Group, frame: &Frame) -> f32 {
    let count = em(&group.count.to_string());
    match (frame.phone, group.clubbed) {
        (true, clubbed) => 16.5 + 12.0 * count + if clubbed { 7.0 } else { 0.0 },
        (false, clubbed) => 40.5 + 17.0 * count + if clubbed { 9.0 } else { 0.0 },
    }
}

/// The groups in rows that fit, as even as can be.
fn rows(groups: &[Group], width: f32, frame: &Frame) -> Vec<Vec<usize>> {
    let widest = groups.iter().map(|group| pill_width(group, frame)).fold(1.0, f32::max);
    let most = ((width + 4.0) / (widest + 4.0)).floor().max(1.0) as usize;
    let count = groups.len().div_ceil(most);
    if count == 0 {
        return Vec::new();
    }
    let long = groups.len().div_ceil(count);
    (0..groups.len()).collect::<Vec<_>>().chunks(long).map(<[usize]>::to_vec).collect()
}

fn pill(view: &View, area: &AreaView, group: &Group, (x, y): (f32, f32), frame: &Frame, scene: &Scene) -> Markup {
    let Group { seat, clubbed, count } = *group;
    let wide = pill_width(group, frame);
    let high = if frame.phone { 18.0 } else { 27.0 };
    let key = if clubbed { "ez-clubbed-in" } else { "ez-hunters-in" };
    let figures = [("count", count.into()), ("name", scene.name(seat).into()), ("area", area.area.number().into())];
    let kind = if clubbed { "clubbed" } else { "hunters" };
    let figure = if clubbed { "clubbed" } else { "man" };
    let end = wide - if clubbed { if frame.phone { 9.0 } else { 14.0 } } else { if frame.phone { 4.0 } else { 7.0 } };
    let drawing = html! {
        g class={ "ez-seat-" (pigment(seat)) } transform=(format!("translate({} {})", round(x), round(y))) {
            // A thumb is larger than what it points at.
            @if frame.phone { rect.ez-hit x="-3" y="-9" width=(round(wide + 6.0)) height="36" {} }
            rect.ez-halo x="-5" y="-5" width=(round(wide + 10.0)) height=(high + 10.0) rx=(high / 2.0 + 5.0) {}
            rect.ez-pill width=(round(wide)) height=(high) rx=(high / 2.0) {}
            @if frame.phone {
                (sign(3.5, 4.5, 0.66, art::mark(pigment(seat))))
            } @else {
                (put(figure, 4.0, 1.5, 0.64))
                (sign(22.5, 8.5, 0.7, art::mark(pigment(seat))))
            }
            text.ez-count x=(round(end)) y=(if frame.phone { 13.5 } else { 19.5 }) { (count) }
            @if clubbed { (put("club", wide - if frame.phone { 10.0 } else { 15.0 }, if frame.phone { 3.0 } else { 5.0 }, if frame.phone { 0.2 } else { 0.28 })) }
        }
    };
    let id = format!("ez-{kind}-{seat}-{}", area.area);
    scene.piece(&id, &hunters_say(view, area, group, scene), &scene.words.with(key, &figures), drawing)
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

// ---- mammoths -------------------------------------------------------------------------------------------------------

/// The drawing's own size.
const MAMMOTH: (f32, f32) = (200.0, 126.0);

fn mammoths(view: &View, area: &AreaView, above: Rect, frame: &Frame, scene: &Scene) -> Markup {
    let count = area.mammoths;
    if count == 0 {
        return html! {};
    }
    let most = if frame.phone { 0.36 } else { 0.7 };
    let further = f32::from(count - 1);
    // Each further one stands half behind the last, a little lower.
    let scale = (above.height.max(20.0) / (MAMMOTH.1 * (1.0 + 0.18 * further.min(2.0))))
        .min(above.width / (MAMMOTH.0 * (1.0 + 0.42 * further.min(2.0))))
        .min(most);
    let (step, drop) = (MAMMOTH.0 * scale * 0.42, MAMMOTH.1 * scale * 0.18);
    let shown = count.min(3);
    let (wide, high) =
        (MAMMOTH.0 * scale + step * f32::from(shown - 1), MAMMOTH.1 * scale + drop * f32::from(shown - 1));
    let (x, y) = (above.middle() - wide / 2.0, above.y + (above.height - high) / 2.0);
    let number = area.area;
    let name = scene.words.with("ez-mammoths-in", &[("count", count.into()), ("area", number.number().into())]);
    let drawing = html! {
        rect.ez-hit x=(round(x)) y=(round(y)) width=(round(wide)) height=(round(high)) {}
        @for index in 0..shown {
            (put("mammoth", x + step * f32::from(index), y + drop * f32::from(index), scale))
        }
        @if count > 3 { text.ez-many x=(round(x + wide)) y=(round(y + high)) { "×" (count) } }
    };
    scene.piece(&format!("ez-mammoths-{number}"), &mammoths_say(view, number, scene), &name, drawing)
}

fn mammoths_say(view: &View, number: Area, scene: &Scene) -> String {
    let from_here = |action| matches!(action, Action::MoveMammoth { from, .. } if from == number);
    match &view.stage {
        StageText::Action(act) if act.card == Card::RemoveMammoth => format!("remove mammoth {number}"),
        StageText::Action(_) if can(scene, from_here) => format!("mammoth {number}"),
        _ => String::new(),
    }
}

// ---- fires ----------------------------------------------------------------------------------------------------------

/// The fires of an area beside its chip; on a phone below its number. Many overlap rather than leave the area.
fn all_fires(view: &View, area: &AreaView, head: &Head, frame: &Frame, scene: &Scene) -> Markup {
    let here: Vec<&FireView> = fires(view, area).collect();
    let size = if frame.phone { 0.46 } else { 0.76 };
    let wide = 40.0 * size;
    let further = (here.len().max(2) - 1) as f32;
    html! {
        @for (index, fire) in here.iter().enumerate() {
            @let place = if frame.phone {
                (head.start - 1.0 + index as f32 * (28.0 / further).min(wide), head.top + 18.0)
            } else {
                let room = head.to - head.from - 10.0;
                if room >= wide + 7.0 * (here.len() - 1) as f32 {
                    let step = ((room - wide) / further).min(wide + 1.0);
                    (head.to - 4.0 - wide - index as f32 * step, head.top)
                } else {
                    let step = (90.0 / further).min(wide + 1.0);
                    (head.end - wide - index as f32 * step, head.top + 30.0)
                }
            };
            (ember(view, fire, place, size, scene))
        }
    }
}

fn ember(view: &View, fire: &FireView, (x, y): (f32, f32), size: f32, scene: &Scene) -> Markup {
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
    let secret = fire.value.is_some() && view.phase != Phase::Conflicts;
    let drawing = html! {
        circle.ez-hit cx=(round(x + 20.0 * size)) cy=(round(y + 17.0 * size)) r=(round(30.0 * size)) {}
        (sign(x, y, size, art::fire(fire.value)))
        @if secret { (seen(x + 10.0 * size, y + 32.0 * size, size)) }
    };
    scene.piece(&format!("ez-fire-{}", fire.fire), &say, &name, drawing)
}
