//! The brain map: three domains, and between them the portals with places for two disks each.

use super::Table;
use super::art::{self, at};
use super::names;
use lascaux_games::neanderthal::{Daughter, Key, Portal, Rank, Set, Who};
use maud::{Markup, html};

const SOCIAL: &str = "M84 8C60 2 30 12 20 36C10 54 14 72 26 80C40 84 56 76 70 72L84 60Z";
const NATURAL: &str = "M84 8C112 0 142 14 152 38C160 58 154 76 142 84C128 86 108 78 98 70L84 60Z";
const TECHNICAL: &str = "M26 80C32 94 50 106 66 104C76 122 96 128 108 114C126 114 140 100 142 84C128 86 108 78 98 70L84 60L70 72C56 76 40 84 26 80Z";

/// The domains alone, in a field of 168 by 132.
fn domains(tribal: bool) -> Markup {
    html! {
        g class={ "ne-brain" @if tribal { " ne-tribal" } } {
            path class="ne-social" d=(SOCIAL) {}
            path class="ne-natural" d=(NATURAL) {}
            path class="ne-technical" d=(TECHNICAL) {}
            path class="ne-furrow" d="M34 40C44 30 54 44 64 34M30 58C42 50 50 62 60 54M110 34C120 26 128 40 138 34M108 52C118 46 130 58 142 52M70 92C80 86 86 98 98 90" {}
        }
    }
}

/// Where a disk lies on the brain map: the two of a portal side by side, on the border that it opens.
pub(super) fn place(portal: Portal) -> (f32, f32) {
    match portal {
        Portal::ShamanOrange => (73.0, 28.0),
        Portal::ShamanWhite => (95.0, 28.0),
        Portal::VenusOrange => (38.0, 80.0),
        Portal::VenusBlack => (56.0, 93.0),
        Portal::BisonWhite => (128.0, 80.0),
        Portal::BisonBlack => (112.0, 95.0),
    }
}

/// Where the sign of a portal stands: the orange or white disk's portal speaks for both.
const SIGNS: [(Portal, f32, f32); 3] =
    [(Portal::ShamanOrange, 84.0, 50.0), (Portal::VenusOrange, 57.0, 74.0), (Portal::BisonWhite, 109.0, 75.0)];

fn signs() -> Markup {
    html! { @for (sign, x, y) in SIGNS { (at(x, y, 0.62, &art::portal(sign))) } }
}

/// The brain of a species that is vocal, or the joined mind of a tribal one.
pub(super) fn map(table: &Table, who: Who) -> Markup {
    let people = &table.view.table.peoples[who];
    html! {
        (domains(people.tribal))
        @if people.tribal {
            (at(84.0, 66.0, 2.2, &art::rank(Rank::Firestarter)))
        } @else {
            (signs())
            @for portal in Portal::all() { (spot(table, who, portal, place(portal), 1.05)) }
        }
    }
}

/// Whether a daughter whose culture a species enjoys opens a portal.
fn opened(table: &Table, who: Who, portal: Portal) -> bool {
    let enjoyed = table.view.species.iter().find(|one| one.who == who);
    let shows = |daughter: &Daughter| table.data().daughter(*daughter).portals.contains(portal);
    enjoyed.is_some_and(|one| one.cultures.iter().any(shows))
}

/// How a portal stands, in words.
pub(super) fn state(table: &Table, who: Who, portal: Portal) -> String {
    let words = table.words();
    let key = match (table.view.table.peoples[who].portals.contains(portal), opened(table, who, portal)) {
        (true, _) => "ne-portal-open",
        (false, true) => "ne-portal-within-reach",
        (false, false) => "ne-portal-closed",
    };
    words.with(key, &[("portal", names::portal(words, portal).into())])
}

/// The place of one portal disk.
pub(super) fn spot(table: &Table, who: Who, portal: Portal, (x, y): (f32, f32), scale: f32) -> Markup {
    let there = table.view.table.peoples[who].portals.contains(portal);
    let own = table.view.asked == Some(who);
    let name = state(table, who, portal);
    let say = if own && !there { format!("portal {portal}") } else { String::new() };
    let reach = 10.0 * scale;
    table.scene.piece(
        &format!("ne-portal-{who}-{portal}"),
        &say,
        &name,
        html! {
            (art::rim(x - reach, y - reach, 2.0 * reach, 2.0 * reach, reach))
            (at(x, y, scale, &(if there { art::disk(portal.disk()) } else { art::disk_place(portal.disk()) })))
        },
    )
}

/// The six portals in a line, each pair behind its sign, for where there is no room for a brain.
pub(super) fn line(table: &Table, who: Who, x: f32, y: f32, step: f32) -> Markup {
    let people = &table.view.table.peoples[who];
    let pairs = [
        [Portal::VenusOrange, Portal::VenusBlack],
        [Portal::ShamanOrange, Portal::ShamanWhite],
        [Portal::BisonWhite, Portal::BisonBlack],
    ];
    html! {
        @if people.tribal {
            (at(x + 12.0, y, 0.9, &art::rank(Rank::Firestarter)))
            (art::line("ne-small", (x + 28.0, y + 5.0), 14.0, 150.0, &table.words().say("ne-tribal")))
        } @else {
            @for (place, pair) in pairs.into_iter().enumerate() {
                @let left = x + step * place as f32;
                (at(left + 10.0, y, 0.85, &art::portal(pair[0])))
                (spot(table, who, pair[0], (left + 32.0, y), step / 86.0))
                (spot(table, who, pair[1], (left + 32.0 + 22.0 * step / 86.0, y), step / 86.0))
            }
        }
    }
}

/// A brain with its first portal, for the page of components.
pub(super) fn picture(open: Set<Portal>) -> Markup {
    html! {
        (domains(false))
        (signs())
        @for portal in Portal::all() {
            @let (x, y) = place(portal);
            @let disk = portal.disk();
            (at(x, y, 1.05, &(if open.contains(portal) { art::disk(disk) } else { art::disk_place(disk) })))
        }
    }
}
