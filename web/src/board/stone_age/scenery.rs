//! The pictures of the places, each within 200 by 90, as on the wall of a cave.

use super::paint::{at, path};
use crate::board::gallery::Gallery;
use lascaux_games::stone_age::Place;
use maud::{Markup, html};

/// The picture of a place of the valley.
pub(super) fn scenery(place: Place) -> Markup {
    static PLACES: Gallery<{ Place::ALL.len() }> = Gallery::new();
    PLACES.show(place.index(), || match place {
        Place::Forest => forest(),
        Place::ClayPit => clay_pit(),
        Place::Quarry => quarry(),
        Place::River => river(),
        Place::Hunt => hunt(),
        Place::Toolmaker => toolmaker(),
        Place::Hut => hut(),
        Place::Field => field(),
        _ => html! {},
    })
}

fn tree(x: f64, y: f64, scale: f64, dark: bool) -> Markup {
    let leaves = if dark { "sa-fir-dark" } else { "sa-fir" };
    at(
        x,
        y,
        scale,
        html! {
            path class="sa-trunk" d="M-3 0-2-16H3L4 0Z" {}
            path class=(leaves) d="M0-66C4-56 9-50 14-46L8-46C13-38 18-33 23-29L13-29C18-21 24-16 28-12 10-8-10-8-28-12-22-17-17-22-13-29L-22-29C-16-34-12-39-8-46L-14-46C-8-51-4-57 0-66Z" {}
            path class="sa-scratch" d="M-3-46C0-44 3-44 5-45M-8-30C-2-27 4-27 9-29" {}
        },
    )
}

fn forest() -> Markup {
    html! {
        (tree(30.0, 74.0, 0.85, true)) (tree(118.0, 70.0, 0.95, true)) (tree(176.0, 76.0, 0.9, true))
        (tree(64.0, 84.0, 1.1, false)) (tree(148.0, 88.0, 1.0, false)) (tree(96.0, 90.0, 0.75, false))
    }
}

fn clay_pit() -> Markup {
    html! {
        path class="sa-pit" d="M8 56C14 32 52 18 100 18S188 30 194 54C190 78 150 88 100 88S14 80 8 56Z" {}
        path class="sa-pit-deep" d="M32 58C38 42 66 34 102 34S164 42 168 58C162 74 134 80 100 80S38 74 32 58Z" {}
        path class="sa-pit-deepest" d="M62 62C68 52 84 48 104 48S138 54 140 62C134 71 120 73 100 73S68 71 62 62Z" {}
        path class="sa-scratch" d="M20 44C30 34 46 28 60 26M150 28C164 31 176 38 182 46M46 52C54 46 64 42 76 41M128 42C140 43 150 47 156 53" {}
        (at(176.0, 34.0, 1.0, html! {
            path class="sa-brick sa-g" d="M-14 0H2V9H-14ZM4 0H20V9H4ZM-6-10H10V-1H-6Z" {}
        }))
    }
}

fn quarry() -> Markup {
    html! {
        g class="sa-g" {
            path class="sa-rock" d="M4 88 14 46 38 24 58 32 76 8 106 2 122 20 150 14 178 38 196 86Z" {}
            path class="sa-rock-dark" d="M38 24 58 32 54 88H30ZM106 2 122 20 118 62 98 88 90 48ZM178 38 196 86H160L162 54Z" {}
            path class="sa-scratch" d="M14 46 34 54M76 8 90 48M122 20 138 40 134 70M150 14 162 54M54 60 72 66M100 66 116 70M20 70 34 74" {}
        }
    }
}

fn river() -> Markup {
    html! {
        path class="sa-wave" d="M14 22C30 14 42 14 56 22S84 30 98 22M100 44C116 36 128 36 142 44S170 52 184 44M20 66C36 58 48 58 62 66S90 74 104 66M124 18C136 12 146 12 156 18S176 24 186 18M122 74C134 68 144 68 154 74S172 80 182 75" {}
        path class="sa-gold sa-g" d="M70 40c4-4 9-2 9 2s-7 5-9 2zM116 58c3-4 8-2 8 1s-6 5-8 1zM160 30c3-3 8-1 7 2s-6 3-7 0zM34 46c3-3 7-1 6 2s-5 3-6 0z" {}
        (at(150.0, 60.0, 0.5, path("sa-fish", "M-30 0C-16-14 8-14 22-2L34-12C32-4 32 4 34 12L22 2C8 14-16 14-30 0Z")))
        (at(48.0, 34.0, -0.42, path("sa-fish", "M-30 0C-16-14 8-14 22-2L34-12C32-4 32 4 34 12L22 2C8 14-16 14-30 0Z")))
    }
}

/// The bull of the painted caves: 200 wide, 120 high, from its upper left.
pub(super) fn bull(class: &str) -> Markup {
    html! {
        g class=(class) {
            path d="M14 60C7 56 6 49 11 45 17 40 24 40 30 35 36 26 46 21 58 20 72 9 94 8 112 15 132 21 152 15 170 22 184 27 189 40 187 55 186 72 181 86 184 108L175 109C174 96 170 86 164 77 161 88 163 97 160 110L151 110C152 97 149 86 144 75 126 82 106 82 90 77 87 88 90 98 85 111L76 111C77 98 74 90 71 82 67 90 70 100 65 111L56 111C59 96 55 86 47 76 40 71 35 66 29 64 23 64 18 63 14 60Z" {}
            path class="sa-stroke" d="M26 38C15 33 9 23 14 10 17 21 24 27 36 31M40 29C34 20 36 9 46 2 43 13 45 21 52 24M187 40C197 48 198 66 193 84" {}
            path class="sa-inner" d="M58 22C52 38 56 56 68 66M92 74C112 70 132 70 146 74M32 46C34 44 37 44 38 46M164 76C158 62 160 48 168 38M15 56C18 55 20 55 22 56" {}
        }
    }
}

/// A stag with its crown: 110 wide, 110 high, from its upper left.
pub(super) fn stag(class: &str) -> Markup {
    html! {
        g class=(class) {
            path d="M12 44C10 40 14 37 19 37 23 33 28 32 32 34 37 38 38 46 44 51 58 48 74 48 88 52 96 55 98 62 97 70 96 80 97 92 100 106L95 107C92 94 89 86 86 78 86 88 87 97 85 107L80 107C80 96 78 88 75 79 66 82 58 81 52 79 51 89 53 98 51 107L46 107C46 97 44 89 43 80 40 89 41 98 38 107L33 107C36 94 36 84 33 74 29 64 30 56 27 49 22 48 16 48 12 44Z" {}
            path class="sa-stroke" d="M27 34C20 24 22 12 16 3M21 18C14 16 10 11 9 5M23 25C16 25 11 22 8 18M31 34C34 24 30 14 36 4M32 19C38 16 41 11 41 6M33 26C40 25 45 21 47 16" {}
            path class="sa-inner" d="M44 52C40 60 42 70 48 78M86 78C82 70 84 60 90 55M20 40C21 39 22 39 23 40" {}
        }
    }
}

fn hunt() -> Markup {
    html! {
        (at(6.0, 4.0, 0.62, bull("sa-ochre-beast")))
        (at(134.0, 6.0, 0.6, stag("sa-red-beast")))
    }
}

fn toolmaker() -> Markup {
    html! {
        g class="sa-g" {
            path class="sa-hide" d="M60 88C62 56 78 32 100 24 122 32 138 56 140 88Z" {}
            path class="sa-line" d="M94 14 104 30M106 14 96 30" {}
            path class="sa-dark" d="M86 88C86 66 94 58 100 58S114 66 114 88Z" {}
            path class="sa-scratch" d="M76 84C78 64 84 48 92 38M124 84C122 64 116 48 108 38" {}
        }
        (at(40.0, 70.0, 1.5, super::glyphs::tool()))
        (at(162.0, 70.0, 1.5, html! { g transform="scale(-1 1)" { (super::glyphs::tool()) } }))
    }
}

fn hut() -> Markup {
    html! {
        g class="sa-g" {
            path class="sa-hide" d="M40 88C44 52 66 26 100 18 134 26 156 52 160 88Z" {}
            path class="sa-line" d="M92 8 105 26M108 8 95 26" {}
            path class="sa-dark" d="M78 88C78 60 90 50 100 50S122 60 122 88Z" {}
            path class="sa-scratch" d="M58 84C60 62 70 46 82 36M142 84C140 62 130 46 118 36M48 74C62 70 66 70 72 72M128 72C134 70 140 70 152 74" {}
        }
        // A heart of red dots over the door: two go in, three come out.
        path class="sa-red sa-g" d="M100 44C92 38 92 32 96 31 98 31 99 32 100 34 101 32 102 31 104 31 108 32 108 38 100 44Z" {}
    }
}

fn field() -> Markup {
    html! {
        path class="sa-soil" d="M10 88C20 58 54 44 100 44S180 58 190 88Z" {}
        path class="sa-scratch" d="M34 86C44 70 54 60 66 52M70 88C76 72 82 60 88 50M130 88C124 72 118 60 112 50M166 86C156 70 146 60 134 52" {}
        @for (x, y, scale) in [(46.0, 62.0, 1.4), (78.0, 52.0, 1.7), (108.0, 50.0, 1.9), (138.0, 54.0, 1.6), (164.0, 66.0, 1.3)] {
            (at(x, y, scale, super::glyphs::field()))
        }
    }
}
