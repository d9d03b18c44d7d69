//! The small pictures: dice, disks, babies, baskets, antlers, hands, people and events. Each is drawn around (0, 0) in a
//! field of about 24 by 24 and put in its place by [`at`].

use lascaux_games::neanderthal::{Daughter, Disk, GameType, Icon, Portal, Rank, Who};
use maud::{Markup, PreEscaped, html};

/// Puts a picture in its place.
pub(super) fn at(x: f32, y: f32, scale: f32, drawing: &Markup) -> Markup {
    html! { g transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" } { (drawing) } }
}

fn path(class: &str, d: &str) -> Markup {
    html! { path class=(class) d=(d) {} }
}

/// Lines of text one under another, from the first one's baseline.
pub(super) fn lines(x: f32, y: f32, step: f32, class: &str, texts: &[String]) -> Markup {
    html! {
        @for (line, text) in texts.iter().enumerate() {
            text class=(class) x=(x) y=(y + step * line as f32) { (text) }
        }
    }
}

/// Breaks a text at spaces into lines of at most `width` letters, `most` lines at the most.
pub(super) fn wrap(text: &str, width: usize, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        let full = lines.len() == most;
        match lines.last_mut() {
            Some(line) if full || line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_string()),
        }
    }
    lines
}

/// The pips of a face, in a field of -12 to 12.
fn pips(face: u8) -> &'static [(i8, i8)] {
    match face {
        1 => &[(0, 0)],
        2 => &[(-5, -5), (5, 5)],
        3 => &[(-6, -6), (0, 0), (6, 6)],
        4 => &[(-5, -5), (5, -5), (-5, 5), (5, 5)],
        5 => &[(-6, -6), (6, -6), (0, 0), (-6, 6), (6, 6)],
        6 => &[(-5, -6), (-5, 0), (-5, 6), (5, -6), (5, 0), (5, 6)],
        _ => &[],
    }
}

/// A die with a face; face 0 is a blank one.
pub(super) fn die(face: u8, class: &str) -> Markup {
    html! {
        g class={ "ne-die " (class) } {
            rect x="-11" y="-11" width="22" height="22" rx="5" {}
            @for (x, y) in pips(face) { circle cx=(x) cy=(y) r="2.4" {} }
        }
    }
}

/// A die that hits with a 1, or with a 1 or a 2: then it shows both.
pub(super) fn hit_die(star: bool) -> Markup {
    if !star {
        return die(1, "ne-hit");
    }
    html! {
        g class="ne-die ne-hit" {
            rect x="-11" y="-11" width="22" height="22" rx="5" {}
            path class="ne-rule" d="M7 -9L-7 9" {}
            circle cx="-5" cy="-4" r="2.4" {}
            circle cx="1.5" cy="6" r="2.4" {}
            circle cx="7" cy="1" r="2.4" {}
        }
    }
}

/// A disk, with a letter-like notch so that the colours differ for every eye: a ring, a cross or nothing.
pub(super) fn disk(colour: Disk) -> Markup {
    let sign = match colour {
        Disk::Orange => path("ne-sign", "M-4 0A4 4 0 1 0 4 0A4 4 0 1 0 -4 0"),
        Disk::White => path("ne-sign", "M-4 -2Q-2 -5 0 -2T4 -2M-4 3Q-2 0 0 3T4 3"),
        Disk::Black => path("ne-sign", "M-3.5 3.5L3.5 -3.5M-4 -1L1 4M-1 -4L4 1"),
    };
    html! { g class={ "ne-disk ne-disk-" (colour) } { circle r="9" {} (sign) } }
}

/// An empty place for a disk.
pub(super) fn disk_place(colour: Disk) -> Markup {
    html! { circle class={ "ne-disk-place ne-disk-place-" (colour) } r="9" {} }
}

/// The mark of a figure that is a stand-in.
pub(super) fn stand_in(x: f32, y: f32) -> Markup {
    html! { path class="ne-stand-in" d={ "M" (x) " " (y - 5.0) "v10M" (x - 3.0) " " (y - 2.0) "h6" } {} }
}

pub(super) fn baby() -> Markup {
    html! {
        g class="ne-baby" {
            path d="M0 11C-8 11 -9 2 -6 -2C-3 -5 3 -5 6 -2C9 2 8 11 0 11Z" {}
            circle cx="0" cy="-6" r="5" {}
            path class="ne-line" d="M-5 3Q0 7 5 3" {}
        }
    }
}

pub(super) fn basket() -> Markup {
    html! {
        g class="ne-basket" {
            path d="M-11 -1H11L8 10H-8Z" {}
            path class="ne-line" d="M-9 -1C-7 -14 7 -14 9 -1M-9 4H9M-4 -1L-3 10M4 -1L3 10" {}
        }
    }
}

pub(super) fn antlers() -> Markup {
    path(
        "ne-antlers",
        "M-2 11C-2 4 -10 4 -10 -4L-11 -10M-9 0L-4 -6M-10 -4L-6 -11M2 11C2 4 10 4 10 -4L11 -10M9 0L4 -6M10 -4L6 -11",
    )
}

pub(super) fn hand() -> Markup {
    path(
        "ne-hand",
        "M-5 11C-8 6 -11 3 -11 0C-11 -2 -8 -2 -6 1L-7 -8C-7 -10 -4 -10 -4 -8L-3 -2L-2 -10C-2 -12 1 -12 1 -10L1 -2L4 -9C5 -11 7 -10 7 -8L5 -1L9 -5C10 -6 12 -5 11 -3C9 2 7 7 5 11Z",
    )
}

/// An animal that lives with people: its spoor.
pub(super) fn paw() -> Markup {
    html! {
        g class="ne-paw" {
            path d="M-6 8C-8 3 -3 0 0 0C3 0 8 3 6 8C4 10 2 8 0 8C-2 8 -4 10 -6 8Z" {}
            circle cx="-8" cy="-1" r="2.8" {} circle cx="-3" cy="-6" r="2.8" {}
            circle cx="3" cy="-6" r="2.8" {} circle cx="8" cy="-1" r="2.8" {}
        }
    }
}

/// An invention: a hafted stone.
pub(super) fn tool() -> Markup {
    html! {
        g class="ne-tool" {
            path class="ne-haft" d="M-10 11L4 -5" {}
            path d="M1 -3L4 -11L11 -11L10 -3L5 1Z" {}
        }
    }
}

pub(super) fn flake() -> Markup {
    path("ne-flake", "M0 -10V10M-8.7 -5L8.7 5M8.7 -5L-8.7 5M-3 -8L0 -5L3 -8M-3 8L0 5L3 8")
}

pub(super) fn fangs() -> Markup {
    path("ne-fangs", "M-10 -7C-4 -3 4 -3 10 -7L7 4L4 -3L0 6L-4 -3L-7 4Z")
}

pub(super) fn arrow() -> Markup {
    path("ne-arrow", "M-9 0H7M2 -5L8 0L2 5")
}

/// What kind of game a card is.
pub(super) fn game(kind: GameType) -> Markup {
    match kind {
        GameType::Small => {
            path("ne-game", "M-10 8C-10 1 -5 -2 0 -1C1 -6 3 -10 5 -10C6 -7 5 -4 4 -2C8 -1 9 3 6 5C8 6 8 8 8 8Z")
        }
        GameType::Big => path("ne-game", "M-11 -1C-9 -7 -4 -8 0 -5C4 -8 9 -6 10 -2L10 9H6L5 3H-3L-4 9H-8L-8 2L-12 5Z"),
        GameType::Club => path("ne-game", "M-10 10L1 -2C-1 -8 4 -12 9 -9C12 -5 9 1 3 1L-8 12Z"),
        GameType::Predator => html! {
            g { (path("ne-game ne-predator", "M-10 10L1 -2C-1 -8 4 -12 9 -9C12 -5 9 1 3 1L-8 12Z")) (path("ne-claws", "M-9 -9L-4 -2M-4 -11L0 -5M3 7L8 12")) }
        },
    }
}

/// The bare form of a hunter: a body with a head and a spear.
const HUNTER: &str = "M-6 12C-7 3 -6 -2 0 -2C6 -2 7 3 6 12Z";

/// A species' mark, so that nobody needs its colour.
pub(super) fn mark(who: Who) -> Markup {
    match who {
        Who::Red => html! { circle class="ne-mark" cx="0" cy="5" r="3.2" {} },
        Who::Yellow => path("ne-mark", "M0 1L4 5L0 9L-4 5Z"),
        Who::Green => path("ne-mark", "M-3 2H3V8H-3Z"),
    }
}

pub(super) fn hunter(who: Who) -> Markup {
    html! {
        g class={ "ne-man ne-who-" (who) } {
            path class="ne-spear" d="M9 12V-13" {}
            path d=(HUNTER) {}
            circle cx="0" cy="-7" r="4.6" {}
            (mark(who))
        }
    }
}

/// The alpha man: taller, with antlers on his head.
pub(super) fn alpha(who: Who) -> Markup {
    html! {
        g class={ "ne-man ne-who-" (who) } {
            path class="ne-spear" d="M10 12V-14" {}
            path class="ne-spear" d="M-3 -11C-5 -13 -7 -14 -6 -17M3 -11C5 -13 7 -14 6 -17M-5 -14L-9 -15M5 -14L9 -15" {}
            path d="M-8 12C-9 3 -8 -3 0 -3C8 -3 9 3 8 12Z" {}
            circle cx="0" cy="-8" r="4.8" {}
            (mark(who))
        }
    }
}

/// An empty place for somebody.
pub(super) fn nobody() -> Markup {
    html! { g class="ne-nobody" { path d=(HUNTER) {} circle cx="0" cy="-7" r="4.6" {} } }
}

pub(super) fn skull() -> Markup {
    html! {
        g class="ne-skull" {
            path d="M-9 -2C-9 -9 -4 -11 0 -11C4 -11 9 -9 9 -2C9 2 6 4 5 5V10H-5V5C-6 4 -9 2 -9 -2Z" {}
            circle class="ne-hole" cx="-4" cy="-2" r="2.4" {} circle class="ne-hole" cx="4" cy="-2" r="2.4" {}
            path class="ne-line" d="M-2 6V10M2 6V10" {}
        }
    }
}

/// An event on a daughter's card.
pub(super) fn event(icon: Icon) -> Markup {
    match icon {
        Icon::Cooling => {
            html! { g { (path("ne-ice", "M-11 10L-6 -4L-2 2L3 -10L11 10Z")) (path("ne-line", "M-6 -4L-5 3M3 -10L4 0")) } }
        }
        Icon::Warming => html! {
            g { circle class="ne-sun" r="5.5" {}
                path class="ne-ray" d="M0 -11V-8M0 8V11M-11 0H-8M8 0H11M-8 -8L-6 -6M6 6L8 8M-8 8L-6 6M6 -6L8 -8" {} }
        },
        Icon::Wurm => {
            html! { g { (path("ne-ice", "M-12 9C-11 0 -6 -9 2 -10C8 -10 12 -2 12 9Z")) (path("ne-line", "M-7 9C-6 3 -3 -2 1 -4M0 9C1 5 3 2 6 1")) } }
        }
        Icon::Mortality(_) => skull(),
        Icon::Chaos => {
            html! { g { (path("ne-tail", "M11 -11L-1 -1M7 -12L-4 -4M12 -7L1 3")) circle class="ne-comet" cx="-4" cy="4" r="6" {} } }
        }
        Icon::Blizzard => flake(),
        Icon::Wanderlust(_) => {
            html! { g { (path("ne-feet", "M-6 11C-9 9 -8 4 -6 3C-3 3 -3 8 -4 10ZM4 2C1 0 2 -5 4 -6C7 -6 7 -1 6 1Z")) (path("ne-arrow", "M-10 -4C-6 -10 2 -12 8 -10M5 -13L9 -10L5 -7")) } }
        }
    }
}

/// How many times an event's sign counts, where it does.
pub(super) fn times(icon: Icon) -> Option<u8> {
    match icon {
        Icon::Mortality(dice) | Icon::Wanderlust(dice) => Some(dice),
        _ => None,
    }
}

/// The sign of a portal's place: venus, shaman or bison.
pub(super) fn portal(portal: Portal) -> Markup {
    match portal {
        Portal::VenusOrange | Portal::VenusBlack => path(
            "ne-portal",
            "M0 -11C3 -11 3 -6 1 -5C6 -4 7 0 4 2C8 4 6 8 3 8L1 12H-1L-3 8C-6 8 -8 4 -4 2C-7 0 -6 -4 -1 -5C-3 -6 -3 -11 0 -11Z",
        ),
        Portal::ShamanOrange | Portal::ShamanWhite => path(
            "ne-portal",
            "M-5 -12L-2 -7H2L5 -12M0 -7C3 -7 3 -2 0 -2C-3 -2 -3 -7 0 -7ZM-8 -3L0 0L8 -3L4 3L6 12L0 6L-6 12L-4 3Z",
        ),
        Portal::BisonWhite | Portal::BisonBlack => {
            path("ne-portal", "M-12 2C-10 -4 -7 -9 -2 -9C3 -6 8 -5 11 -1L10 9H7L6 4H-3L-5 9H-8L-7 4C-9 6 -11 5 -12 2Z")
        }
    }
}

/// The sign of an elder's rank.
pub(super) fn rank(rank: Rank) -> Markup {
    match rank {
        Rank::Chief => path("ne-rank", "M-9 8V-2L-4 3L0 -8L4 3L9 -2V8Z"),
        Rank::Shaman => path("ne-rank", "M-6 -10L-3 -4M6 -10L3 -4M-5 10C-8 -2 -4 -6 0 -6C4 -6 8 -2 5 10Z"),
        Rank::Knapper => path("ne-rank", "M-8 2L-2 -9L6 -7L9 1L2 9L-6 8Z"),
        Rank::Warrior => path("ne-rank", "M-9 10L5 -4M2 -9L10 -10L9 -2ZM-4 -9L10 9"),
        Rank::Trapper => path("ne-rank", "M-8 9C-10 0 -4 -8 4 -6C10 -4 9 4 3 5C-2 5 -3 0 1 -1M-8 9L-11 11"),
        Rank::Firestarter => path(
            "ne-rank",
            "M0 -11C2 -5 8 -3 7 4C6 9 3 10 0 10C-4 10 -7 8 -7 3C-7 0 -4 -1 -4 -5C-2 -4 -1 -2 -1 0C1 -3 1 -7 0 -11Z",
        ),
    }
}

/// The sign of a daughter's culture.
pub(super) fn culture(daughter: Daughter) -> Markup {
    use Daughter::*;
    let d = match daughter {
        WomanWithAName => "M-9 6Q-7 -8 -4 4T1 4T6 4L9 -4M-9 10H9",
        BasketWeaver => "M-10 -2H10L7 10H-7ZM-8 -2C-6 -13 6 -13 8 -2M-9 3H9M-4 -2L-3 10M4 -2L3 10",
        CaringWoman => "M0 10C-12 2 -10 -8 -5 -8C-2 -8 0 -5 0 -4C0 -5 2 -8 5 -8C10 -8 12 2 0 10Z",
        CobblerWoman => "M-8 -10H-1V0C3 2 9 3 9 8H-8ZM-8 3H-2M-5 -10V-4",
        FashionWoman => "M-9 -8C-8 6 8 6 9 -8M-7 -2V3M-3 2V7M3 2V7M7 -2V3M0 3V10",
        GenerousWoman => {
            "M-10 2C-6 8 6 8 10 2M-10 2H10M-5 -2A2 2 0 1 0 -5 -6A2 2 0 1 0 -5 -2M1 -3A2 2 0 1 0 1 -7A2 2 0 1 0 1 -3M6 -1A2 2 0 1 0 6 -5A2 2 0 1 0 6 -1"
        }
        GrievingWoman => "M0 -10C6 -2 7 2 7 4A7 7 0 0 1 -7 4C-7 2 -6 -2 0 -10Z",
        Housewife => "M-10 8L10 8M-8 11L8 5M0 -10C3 -4 6 -2 5 3C4 5 2 5 0 5C-3 5 -5 4 -5 1C-5 -1 -2 -3 0 -10Z",
        LaughingWoman => "M-10 0A10 10 0 1 0 10 0A10 10 0 1 0 -10 0M-5 -4V-2M5 -4V-2M-6 2C-4 8 4 8 6 2Z",
        Matriarch => "M-9 6L-9 -6L-4 0L0 -9L4 0L9 -6L9 6ZM-9 10H9",
        Paintress => "M-10 10L0 0M-2 -2L2 2L10 -8L8 -10ZM-4 10H10M2 6H10",
        Piper => "M-10 8L8 -10L10 -8L-8 10ZM-4 2L-2 4M-1 -1L1 1M2 -4L4 -2",
        ScavengerWoman => "M-5 -9H5M-4 -9L-8 0C-9 7 -5 10 0 10C5 10 9 7 8 0L4 -9M-8 1H8",
        Sheherazade => "M-2 2C-4 -2 4 -5 6 0C8 6 -2 10 -7 5C-11 0 -6 -10 3 -9M7 6L10 10",
        SingingWoman => "M-6 8A3 3 0 1 0 -6 2A3 3 0 1 0 -6 8M-3 5V-9L8 -11V2M5 5A3 3 0 1 0 5 -1A3 3 0 1 0 5 5",
        SwearingWoman => "M2 -11L-6 2H0L-3 11L7 -3H1Z",
        TellingMother => "M-10 -8H10V4H0L-6 10V4H-10ZM-6 -4H6M-6 0H3",
        TotemWoman => "M-5 11V-10H5V11ZM-5 -3H5M-5 4H5M-9 -8L-5 -6M9 -8L5 -6M-2 -6H2M-2 1H2M-2 8H2",
        VigilantWoman => "M-11 0C-6 -8 6 -8 11 0C6 8 -6 8 -11 0ZM-3 0A3 3 0 1 0 3 0A3 3 0 1 0 -3 0",
        WalkaboutWoman => {
            "M-7 11C-10 9 -9 4 -7 3C-4 3 -4 8 -5 10ZM-1 4C-4 2 -3 -3 -1 -4C2 -4 2 1 1 3ZM6 -2C3 -4 4 -9 6 -10C9 -10 9 -5 8 -3Z"
        }
        WeatherWhisperer => "M-9 3C-11 -2 -6 -5 -4 -3C-3 -9 5 -9 6 -3C10 -4 11 3 7 3ZM-5 6L-7 11M0 6L-2 11M5 6L3 11",
    };
    path("ne-culture", d)
}

/// A piece of text that is SVG already, such as a painted beast.
pub(super) fn painted(markup: &Markup) -> PreEscaped<&str> {
    PreEscaped(markup.0.as_str())
}
