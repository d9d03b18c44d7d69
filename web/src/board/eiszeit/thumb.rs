//! The map in small, as lists of tables show it: mammoths, hunters, ice.

use super::frame::{Frame, Rect};
use super::limit::groups;
use super::pigment;
use super::shapes::Shapes;
use crate::cave::{Paints, crowd, ground, mammoth, place};
use lascaux_games::eiszeit::{AreaView, Landscape, View};
use maud::{Markup, html};

const ALL: Rect = Rect { x: 8.0, y: 22.0, width: 496.0, height: 332.0 };

pub(super) fn thumb(view: &View) -> Markup {
    let frame = Frame { phone: true, width: 512.0, height: 360.0, map: ALL, hand: ALL };
    let shapes = Shapes::of(&view.areas, &frame);
    let lands = html! {
        @for area in &view.areas {
            path fill=(wash(area)) stroke="#4a3322" stroke-width="3" stroke-linejoin="round" d=(shapes.outline(area.area.index())) {}
        }
    };
    let beasts = html! {
        @for area in view.areas.iter().filter(|area| area.mammoths > 0) {
            @let room = shapes.room(area.area.index());
            @let (x, _) = room.strip(0.1, 0.5);
            (place(f64::from(x) + 4.0, f64::from(room.top) + 4.0, 0.4, mammoth(Paints("w"))))
        }
    };
    html! {
        (ground(lands, beasts))
        path fill="#dcedf4" stroke="#2F6C8C" stroke-width="3" d="M0 0h512v20c-40 12-70-6-110 6s-80-8-120 4-80-6-124 6S60 20 0 32z" {}
        @for area in view.areas.iter().filter(|area| !area.covered) {
            @let room = shapes.room(area.area.index());
            @let (x, width) = room.strip(0.5, 0.9);
            @let here = groups(view, area).into_iter().flat_map(|group| std::iter::repeat_n(pigment(group.seat), usize::from(group.count)));
            (crowd(f64::from(x), f64::from(room.bottom) - 46.0, ((width - 8.0) / 22.0).max(1.0) as usize, here))
        }
    }
}

fn wash(area: &AreaView) -> &'static str {
    match area.landscape {
        _ if area.covered => "#dcedf4",
        Landscape::Forest => "#8aa062",
        Landscape::IcePlain => "#b9d2d6",
        Landscape::Meadow => "#b3bf74",
        Landscape::StoneDesert => "#d8c49c",
        Landscape::Steppe => "#e8bd7c",
        Landscape::Mountains => "#bdb4a8",
    }
}
