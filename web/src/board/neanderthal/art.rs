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

/// The outline that lights up around what can be pressed, and that a pointer meets.
pub(super) fn rim(x: f32, y: f32, width: f32, height: f32, round: f32) -> Markup {
    html! {
        rect class="ne-rim-edge" x=(x) y=(y) width=(width) height=(height) rx=(round) {}
        rect class="ne-rim" x=(x) y=(y) width=(width) height=(height) rx=(round) {}
    }
}

/// How many letters fit into a width, as letters go.
pub(super) fn letters(width: f32, size: f32) -> usize {
    (width / (size * 0.6)) as usize
}

/// How wide a text is at the most, in the widest of the usual fonts.
fn width_of(text: &str, size: f32) -> f32 {
    let part = |letter: char| match letter {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | ':' | ';' | '!' | '\'' | '’' | '|' | ' ' => 0.36,
        'f' | 't' | 'r' | 'J' | '(' | ')' | '-' | '/' | '·' => 0.46,
        'm' | 'w' | 'M' | 'W' | '%' | '—' => 0.98,
        letter if letter.is_uppercase() => 0.76,
        _ => 0.66,
    };
    text.chars().map(part).sum::<f32>() * size
}

/// Whether a text can be read in its room.
pub(super) fn is_legible(text: &str, size: f32, room: f32) -> bool {
    width_of(text, size) <= 1.25 * room
}

/// A line of text that is never wider than its room.
pub(super) fn line(class: &str, (x, y): (f32, f32), size: f32, room: f32, text: &str) -> Markup {
    // Names are written bold, in wider letters.
    let bold = if class.split(' ').next() == Some("ne-name") { 1.03 } else { 1.0 };
    let tight = bold * width_of(text, size) > room;
    html! {
        text class=(class) x=(x) y=(y) font-size=(size) textLength=[tight.then_some(room)]
            lengthAdjust=[tight.then_some("spacingAndGlyphs")] { (text) }
    }
}

/// A line of text around its middle, never wider than its room.
pub(super) fn middle(class: &str, (x, y): (f32, f32), size: f32, room: f32, text: &str) -> Markup {
    let tight = width_of(text, size) > room;
    html! {
        text class=(class) x=(x) y=(y) font-size=(size) text-anchor="middle" textLength=[tight.then_some(room)]
            lengthAdjust=[tight.then_some("spacingAndGlyphs")] { (text) }
    }
}

/// Lines one under another, each within its room.
pub(super) fn paragraph(class: &str, (x, y): (f32, f32), size: f32, room: f32, most: usize, text: &str) -> Markup {
    let lines = wrap(text, letters(room, size).max(1), most);
    html! {
        @for (number, text) in lines.iter().enumerate() { (line(class, (x, y + (size + 2.0) * number as f32), size, room, text)) }
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

/// A die that shows a number; face 0 is a blank one.
pub(super) fn die(face: u8, class: &str) -> Markup {
    let shown = if face == 0 { String::new() } else { face.to_string() };
    html! {
        g class={ "ne-die " (class) } {
            rect x="-11" y="-11" width="22" height="22" rx="6" {}
            text x="0" y="5.2" text-anchor="middle" font-size="15" { (shown) }
        }
    }
}

/// A die that hits with a 1, or with a 1 or a 2: then it shows both, and is wider.
pub(super) fn hit_die(star: bool) -> Markup {
    if !star {
        return die(1, "ne-hit");
    }
    html! {
        g class="ne-die ne-hit" {
            rect x="-14" y="-11" width="28" height="22" rx="6" {}
            text x="0" y="5" text-anchor="middle" font-size="14" { "1·2" }
        }
    }
}

/// A disk, with a sign so that the colours differ for every eye: a ring, waves or a cross.
pub(super) fn disk(colour: Disk) -> Markup {
    let sign = match colour {
        Disk::Orange => path("ne-sign", "M-3.8 0A3.8 3.8 0 1 0 3.8 0A3.8 3.8 0 1 0 -3.8 0"),
        Disk::White => path(
            "ne-sign",
            "M-5.4 -1.4C-3 -4.4 -1 .6 1 -1.8C2.6 -3.8 4 -2 5.4 -2.6M-5.4 3.2C-3 .2 -1 5.2 1 2.8C2.6 .8 4 2.6 5.4 2",
        ),
        Disk::Black => path("ne-sign", "M-3.6 -3.6L3.6 3.6M3.6 -3.6L-3.6 3.6"),
    };
    html! { g class={ "ne-disk ne-disk-" (colour) } { circle r="8.6" {} (sign) } }
}

/// An empty place for a disk.
pub(super) fn disk_place(colour: Disk) -> Markup {
    html! { circle class={ "ne-disk-place ne-disk-place-" (colour) } r="9" {} }
}

/// The mark of a card of which some figures are stand-ins: once a card, and quiet.
pub(super) fn stand_in(x: f32, y: f32) -> Markup {
    html! { path class="ne-stand-in" d={ "M" (x) " " (y - 5.0) "v10M" (x - 3.0) " " (y - 2.0) "h6" } {} }
}

pub(super) fn baby() -> Markup {
    html! {
        g class="ne-baby" {
            path d="M0 -3C-6 -3 -7 4 -4 8C-2 11 2 11 4 8C7 4 6 -3 0 -3Z" {}
            path class="ne-line" d="M-5 2L4 8M5 1L-4 7" {}
            circle cx="0" cy="-6" r="4.4" {}
        }
    }
}

pub(super) fn basket() -> Markup {
    html! {
        g class="ne-basket" {
            path class="ne-line" d="M-8 -1C-8 -12 8 -12 8 -1" {}
            path d="M-10 -1L10 -1L7 10L-7 10Z" {}
            path class="ne-line" d="M-9 3H9M-8 7H8M-4 -1L-3 10M0 -1V10M4 -1L3 10" {}
        }
    }
}

pub(super) fn antlers() -> Markup {
    path(
        "ne-antlers",
        "M-2 11C-4 4 -8 2 -8 -5M-6 1C-9 0 -10 -2 -10 -4M-8 -5C-8 -8 -9 -9 -10 -10M-7 -3C-5 -5 -5 -7 -6 -9M2 11C4 4 8 2 8 -5M6 1C9 0 10 -2 10 -4M8 -5C8 -8 9 -9 10 -10M7 -3C5 -5 5 -7 6 -9",
    )
}

pub(super) fn hand() -> Markup {
    path(
        "ne-hand",
        "M-4 11C-6 8 -7 5 -9 2C-11 -1 -8 -2 -7 -0L-5 2L-6 -6C-6 -9 -4 -9 -3 -7L-2 0L-2 -9C-2 -11 1 -11 1 -9L1 0L3 -7C3 -9 6 -9 6 -7L5 1L7 -3C8 -6 10 -4 9 -2C8 2 7 8 4 11Z",
    )
}

/// An animal that lives with people, or a beast that follows them: its spoor.
pub(super) fn paw() -> Markup {
    html! {
        g class="ne-paw" {
            path d="M0 0C4 0 7 5 6 8C5 10 2 9 0 9C-2 9 -5 10 -6 8C-7 5 -4 0 0 0Z" {}
            ellipse cx="-7.6" cy="-.6" rx="2.2" ry="3" {} ellipse cx="-3" cy="-5.8" rx="2.3" ry="3.3" {}
            ellipse cx="3" cy="-5.8" rx="2.3" ry="3.3" {} ellipse cx="7.6" cy="-.6" rx="2.2" ry="3" {}
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
    path("ne-flake", "M0 -9V9M-7.8 -4.5L7.8 4.5M7.8 -4.5L-7.8 4.5M-2.4 -7.4L0 -5L2.4 -7.4M-2.4 7.4L0 5L2.4 7.4")
}

pub(super) fn fangs() -> Markup {
    path("ne-fangs", "M-8 -6C-4 -3 4 -3 8 -6L6 -1L3.4 8L1 -.4H-1L-3.4 8L-6 -1Z")
}

/// Two crossed spears: a fight.
pub(super) fn fight() -> Markup {
    html! {
        g class="ne-fight" {
            path class="ne-line" d="M-8 8L6 -6M8 8L-6 -6" {}
            path d="M10 -10L3.5 -7.5L7.5 -3.5ZM-10 -10L-3.5 -7.5L-7.5 -3.5Z" {}
        }
    }
}

pub(super) fn fire() -> Markup {
    html! {
        g class="ne-fire" {
            path d="M0 -15C3 -9 10 -5 10 3C10 10 5 14 0 14C-5 14 -10 10 -10 3C-10 -2 -6 -4 -5 -9C-3 -7 -1 -6 -1 -4C0 -7 1 -11 0 -15Z" {}
            path class="ne-ember" d="M0 -1C2 2 5 4 5 8C5 12 2 13 0 13C-2 13 -5 12 -5 8C-5 5 -2 3 0 -1Z" {}
        }
    }
}

pub(super) fn arrow() -> Markup {
    path("ne-arrow", "M-7 0H5M1 -4L6 0L1 4")
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

/// The bare form of a hunter, who holds a spear.
const HUNTER: &str =
    "M-2 -7.5C-8 -7.5 -10.4 -2 -10.6 4L-8 6L-7.4 16L-3.2 16L-2 9L-.8 16L3.4 16L4 6L6.6 4C6.4 -2 4 -7.5 -2 -7.5Z";

/// A species' mark, so that nobody needs its colour: on the chest of its people, or alone.
pub(super) fn mark(who: Who) -> Markup {
    match who {
        Who::Red => html! { circle class="ne-mark" cx="0" cy="0" r="3.4" {} },
        Who::Yellow => path("ne-mark", "M0 -4.4L4.4 0L0 4.4L-4.4 0Z"),
        Who::Green => path("ne-mark", "M-3.2 -3.2H3.2V3.2H-3.2Z"),
    }
}

/// The mark alone, in the colour of its species.
pub(super) fn badge(who: Who) -> Markup {
    html! { g class={ "ne-badge ne-who-" (who) } { g transform="scale(1.7)" { (mark(who)) } } }
}

/// A hunter, 38 high.
pub(super) fn hunter(who: Who) -> Markup {
    html! {
        g class={ "ne-man ne-who-" (who) } {
            path class="ne-spear" d="M10.5 17V-13M4.6 1L10.5 -.4" {}
            path class="ne-point" d="M10.5 -18L13 -11.5H8Z" {}
            path d=(HUNTER) {}
            circle cx="-2" cy="-12.4" r="4.6" {}
            g transform="translate(-2 2)" { (mark(who)) }
        }
    }
}

/// The alpha man: with antlers on his head.
pub(super) fn alpha(who: Who) -> Markup {
    html! {
        g class={ "ne-man ne-who-" (who) } {
            path class="ne-spear" d="M11.5 17V-13M5.6 1L11.5 -.4" {}
            path class="ne-point" d="M11.5 -18L14 -11.5H9Z" {}
            path class="ne-spear" d="M-5 -16C-7 -18 -9 -19 -8 -22M1 -16C3 -18 5 -19 4 -22M-7 -19L-11 -20M3 -19L7 -20" {}
            path d="M-2 -8C-9 -8 -12.4 -2 -12.6 4L-9 6L-8.4 16L-3.2 16L-2 9L-.8 16L4.4 16L5 6L8.6 4C8.4 -2 5 -8 -2 -8Z" {}
            circle cx="-2" cy="-13" r="5" {}
            g transform="translate(-2 2)" { (mark(who)) }
        }
    }
}

/// An empty place for somebody.
pub(super) fn nobody() -> Markup {
    html! { g class="ne-nobody" { path d=(HUNTER) {} circle cx="-2" cy="-12.4" r="4.6" {} } }
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

/// The sign of a portal's place: venus, shaman or bison.
pub(super) fn portal(portal: Portal) -> Markup {
    match portal {
        Portal::VenusOrange | Portal::VenusBlack => path(
            "ne-portal",
            "M0 -12C2 -12 3 -10 2 -8C5 -7 6 -3 4.5 -1C6.6 1 6 5 3 6.4L2 11H-2L-3 6.4C-6 5 -6.6 1 -4.5 -1C-6 -3 -5 -7 -2 -8C-3 -10 -2 -12 0 -12Z",
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
