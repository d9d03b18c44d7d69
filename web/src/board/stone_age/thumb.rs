//! The valley in small, as lists of tables show it: who stands where.

use super::scenery::{self, fit};
use crate::cave::{Paints, bull, crowd, ground, place};
use lascaux_games::stone_age::{Place, PlaceKind, View};
use maud::{Markup, html};

pub(super) fn thumb(view: &View) -> Markup {
    html! {
        defs { (scenery::pigments()) }
        (ground(washes(), painting()))
        @for stack in 0..view.stacks.len() { (hut(24.0 + 56.0 * stack as f64)) }
        @for slot in 0..4 { (card(262.0 + 60.0 * f64::from(slot))) }
        @for one in Place::ALL {
            @let (x, y, most) = spot(one);
            @let here = view.players.iter().enumerate().flat_map(|(seat, player)| {
                let count = player.placed.get(one.word()).copied().unwrap_or_default();
                std::iter::repeat_n(seat, usize::try_from(count).unwrap_or_default())
            });
            (crowd(x, y, most, here))
        }
    }
}

/// Where people stand, and how many of them are drawn.
fn spot(place: Place) -> (f64, f64, usize) {
    match place.kind() {
        PlaceKind::Card(slot) => (274.0 + 60.0 * slot as f64, 226.0, 1),
        PlaceKind::Building(stack) => (34.0 + 56.0 * stack as f64, 230.0, 1),
        _ => match place {
            Place::Forest => (30.0, 88.0, 4),
            Place::ClayPit => (150.0, 86.0, 4),
            Place::Quarry => (264.0, 88.0, 4),
            Place::River => (386.0, 80.0, 4),
            Place::Hunt => (44.0, 176.0, 7),
            Place::Toolmaker => (258.0, 166.0, 1),
            Place::Hut => (304.0, 166.0, 2),
            _ => (372.0, 166.0, 1),
        },
    }
}

fn washes() -> Markup {
    html! {
        path fill="#a8b676" d="M24 26h108v104H24z" {}
        path fill="#e0a07c" d="M144 26h108v104H144z" {}
        path fill="#bdb4a8" d="M262 26h104v104H262z" {}
        path fill="#93c0d3" d="M376 20h118v220H20v-26h400q10-60-44-80z" {}
        path fill="#e8bd7c" d="M24 146h200v70H24z" {}
    }
}

fn painting() -> Markup {
    html! {
        @for (x, y, height) in [(30.0, 30.0, 70.0), (84.0, 30.0, 70.0), (56.0, 24.0, 78.0)] {
            (fit(x, y, (44.0, height), (50.0, 84.0), scenery::pine()))
        }
        (fit(150.0, 38.0, (96.0, 56.0), (200.0, 104.0), scenery::pit()))
        (fit(266.0, 30.0, (98.0, 64.0), (200.0, 110.0), scenery::cliff()))
        (place(30.0, 138.0, 0.55, bull(Paints("w"))))
        (fit(164.0, 136.0, (56.0, 74.0), (124.0, 150.0), scenery::stag()))
        (fit(244.0, 146.0, (56.0, 48.0), (120.0, 96.0), scenery::hut()))
        (fit(306.0, 146.0, (56.0, 48.0), (120.0, 96.0), scenery::hut()))
        (fit(364.0, 150.0, (54.0, 42.0), (112.0, 78.0), scenery::grainfield()))
    }
}

fn hut(x: f64) -> Markup {
    html! {
        rect x=(x) y="262" width="48" height="74" rx="6" fill="#FBF7EE" stroke="#241712" stroke-width="2" {}
        (fit(x + 5.0, 272.0, (38.0, 34.0), (120.0, 96.0), scenery::hut()))
    }
}

fn card(x: f64) -> Markup {
    html! {
        rect x=(x) y="258" width="54" height="80" rx="6" fill="#FBF7EE" {}
        path fill="#8ba563" d={ "M" (x) " 300h54v32a6 6 0 0 1-6 6h-42a6 6 0 0 1-6-6z" } {}
        rect x=(x) y="258" width="54" height="80" rx="6" fill="none" stroke="#241712" stroke-width="2" {}
    }
}
