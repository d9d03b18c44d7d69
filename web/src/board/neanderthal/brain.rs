//! The brain map: three domains, and between them the portals with places for two disks each.

use super::Table;
use super::art::{self, at};
use super::names;
use lascaux_games::neanderthal::{Daughter, Key, Portal, Set, Who};
use maud::{Markup, html};

const SOCIAL: &str = "M100 10C58 4 14 30 12 72C10 94 24 108 48 112C66 108 84 96 96 84C104 60 106 34 100 10Z";
const NATURAL: &str = "M106 10C152 6 198 34 202 76C203 94 190 102 176 102C150 94 120 86 102 84C108 60 112 34 106 10Z";
const TECHNICAL: &str = "M99 91C124 93 152 101 174 109C170 130 148 144 128 148C120 162 106 166 96 160C76 152 58 136 52 118C70 114 88 105 99 91Z";

/// The domains alone, in a field of 210 by 170.
pub(super) fn domains(tribal: bool) -> Markup {
    html! {
        g class={ "ne-brain" @if tribal { " ne-tribal" } } {
            path class="ne-social" d=(SOCIAL) {}
            path class="ne-natural" d=(NATURAL) {}
            path class="ne-technical" d=(TECHNICAL) {}
            path class="ne-furrow" d="M30 60C42 50 52 64 66 54M28 82C44 76 54 88 70 78M132 34C146 26 158 40 172 34M146 64C160 56 172 68 188 60M92 132C106 124 118 138 136 130" {}
        }
    }
}

/// Where a disk lies on the brain map. The two of a portal lie side by side under its sign.
fn place(portal: Portal) -> (f32, f32) {
    match portal {
        Portal::ShamanOrange => (92.0, 56.0),
        Portal::ShamanWhite => (116.0, 56.0),
        Portal::VenusOrange => (60.0, 128.0),
        Portal::VenusBlack => (84.0, 128.0),
        Portal::BisonWhite => (140.0, 122.0),
        Portal::BisonBlack => (164.0, 122.0),
    }
}

/// The brain of a species that is vocal, or the joined mind of a tribal one.
pub(super) fn map(table: &Table, who: Who) -> Markup {
    let people = &table.view.table.peoples[who];
    html! {
        (domains(people.tribal))
        @if people.tribal {
            (at(104.0, 88.0, 2.6, &art::rank(lascaux_games::neanderthal::Rank::Firestarter)))
        } @else {
            @for sign in [Portal::ShamanOrange, Portal::VenusOrange, Portal::BisonWhite] {
                @let (x, y) = place(sign);
                (at(x + 12.0, y - 26.0, 1.15, &art::portal(sign)))
            }
            @for portal in Portal::all() { (spot(table, who, portal, place(portal), 1.15)) }
        }
    }
}

/// Whether a daughter whose culture a species enjoys opens a portal.
fn opened(table: &Table, who: Who, portal: Portal) -> bool {
    let enjoyed = table.view.species.iter().find(|one| one.who == who);
    let shows = |daughter: &Daughter| table.data().daughter(*daughter).portals.contains(portal);
    enjoyed.is_some_and(|one| one.cultures.iter().any(shows))
}

/// The place of one portal disk.
pub(super) fn spot(table: &Table, who: Who, portal: Portal, (x, y): (f32, f32), scale: f32) -> Markup {
    let words = table.words();
    let there = table.view.table.peoples[who].portals.contains(portal);
    let own = table.view.asked == Some(who);
    let state = match (there, opened(table, who, portal)) {
        (true, _) => "ne-portal-open",
        (false, true) => "ne-portal-within-reach",
        (false, false) => "ne-portal-closed",
    };
    let name = words.with(state, &[("portal", names::portal(words, portal).into())]);
    let say = if own && !there { format!("portal {portal}") } else { String::new() };
    table.scene.piece(
        &format!("ne-portal-{who}-{portal}"),
        &say,
        &name,
        html! {
            (at(x, y, scale, &(if there { art::disk(portal.disk()) } else { art::disk_place(portal.disk()) })))
        },
    )
}

/// The six portals in a line, for the small panel of somebody else.
pub(super) fn line(table: &Table, who: Who, x: f32, y: f32) -> Markup {
    let people = &table.view.table.peoples[who];
    let pairs = [
        [Portal::VenusOrange, Portal::VenusBlack],
        [Portal::ShamanOrange, Portal::ShamanWhite],
        [Portal::BisonWhite, Portal::BisonBlack],
    ];
    html! {
        @if people.tribal {
            (at(x + 12.0, y, 1.1, &art::rank(lascaux_games::neanderthal::Rank::Firestarter)))
            text class="ne-text" x=(x + 32.0) y=(y + 6.0) { (table.words().say("ne-tribal")) }
        } @else {
            @for (place, pair) in pairs.into_iter().enumerate() {
                @let left = x + 86.0 * place as f32;
                (at(left + 12.0, y, 1.05, &art::portal(pair[0])))
                (spot(table, who, pair[0], (left + 36.0, y), 1.0))
                (spot(table, who, pair[1], (left + 58.0, y), 1.0))
            }
        }
    }
}

/// A brain with its first portal, for the page of components.
pub(super) fn picture(open: Set<Portal>) -> Markup {
    html! {
        (domains(false))
        @for sign in [Portal::ShamanOrange, Portal::VenusOrange, Portal::BisonWhite] {
            @let (x, y) = place(sign);
            (at(x + 12.0, y - 26.0, 1.15, &art::portal(sign)))
        }
        @for portal in Portal::all() {
            @let (x, y) = place(portal);
            @let disk = portal.disk();
            (at(x, y, 1.15, &(if open.contains(portal) { art::disk(disk) } else { art::disk_place(disk) })))
        }
    }
}
