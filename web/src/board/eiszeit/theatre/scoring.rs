//! Points leave each area and find their owner: on the map, area by area (EZ-9.1).

use super::super::pigment;
use super::{POINTS, Show, area_id, area_of, hunter, mammoth, marked};
use crate::board::{Beat, By, Part, Sound, in_strip};
use lascaux_games::eiszeit::{AREAS, Area, Event};
use lascaux_table::Seat;
use maud::html;

/// What every seat scored in every area.
pub(super) fn scored(show: &Show) -> Vec<(Seat, u8, [u8; AREAS])> {
    let one = |event: &Event| match *event {
        Event::Scored { seat, points, areas } => Some((seat, points, areas)),
        _ => None,
    };
    show.events.iter().filter_map(one).collect()
}

/// Shows the points of all areas.
pub(super) fn show(show: &mut Show) {
    let scored = scored(show);
    for area in Area::all() {
        let here: Vec<(Seat, u8)> = scored.iter().map(|(seat, _, areas)| (*seat, areas[area.index()])).collect();
        let here: Vec<(Seat, u8)> = here.into_iter().filter(|&(_, points)| points > 0).collect();
        if !here.is_empty() {
            let beat = points_of(show, area, &here);
            show.beats.push(beat);
        }
    }
}

fn points_of(show: &Show, area: Area, here: &[(Seat, u8)]) -> Beat {
    let mammoths = area_of(show.after, area).map_or(0, |ground| ground.mammoths);
    let each = show.scene.data.points[usize::from(mammoths.min(2))];
    let told = show.scene.words.with("ez-show-each", &[("area", area.number().into()), ("points", each.into())]);
    let chip = |(index, &(seat, points)): (usize, &(Seat, u8))| {
        let drawing = html! { (hunter(seat, false)) span class={ "ez-seat-" (pigment(seat)) } { (marked(seat)) } b { "+" (points) } };
        let part = Part::new(drawing).class("ez-points").at(60 * index as u32).lasting(200).by(By::Popping);
        let part = part.leaves(420 + 60 * index as u32, in_strip(seat, POINTS)).adds(points.into());
        if index == 0 { part.sounds(Sound::Bell) } else { part }
    };
    let drawing = html! {
        span.ez-each { @for _ in 0..mammoths.min(3) { (mammoth()) } (told) }
        span.ez-all-points { @for part in here.iter().enumerate().map(chip) { (part) } }
    };
    Beat::at(area_id(area), drawing).class("slate ez-scores").spot(58).hold(60)
}
