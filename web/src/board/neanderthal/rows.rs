//! The two rows of biomes, and under each the lane of tracks: which predator follows whom.

use super::Table;
use super::art::{self, at};
use super::card::{self, HEIGHT, WIDTH};
use super::names;
use super::party;
use super::people::{Ground, tokens};
use super::planning;
use lascaux_games::neanderthal::{Biome, Cell, Daughter, Elder, GameType, HuntStep, Key, Place, Rank, Row, Slot, Who};
use maud::{Markup, html};

/// From one column to the next, and from the north to the south.
const STEP: f32 = 170.0;
const SOUTH: f32 = 274.0;
const EDGE: f32 = 8.0;

fn corner(slot: Slot) -> (f32, f32) {
    let down = if slot.row() == Row::North { 0.0 } else { SOUTH };
    (EDGE + STEP * slot.column() as f32, EDGE + down)
}

/// Both rows, in a field of 1024 by 552.
pub(super) fn rows(table: &Table) -> Markup {
    html! {
        @for row in Row::all() {
            g role="group" aria-label=(table.words().say(&format!("ne-europe-{row}"))) {
                @for one in Slot::of_row(row) { (slot(table, one)) }
            }
        }
        @for one in Slot::all() { (track(table, one)) }
    }
}

fn slot(table: &Table, slot: Slot) -> Markup {
    let (x, y) = corner(slot);
    let now = table.happens_at(Place::Slot(slot));
    html! {
        g class={ "ne-slot" @if now { " ne-now" } @if planning::planner(table).is_some() { " ne-planning" } } data-drop=[planning::takes(table, slot)] transform={ "translate(" (x) " " (y) ")" } role="group"
            aria-label=(names::slot(table.words(), slot)) {
            @match table.view.table.rows[slot] {
                Cell::Card(biome) => {
                    (open(table, slot, biome))
                    (party::dice(table, slot, 69.0))
                    @match planning::planner(table) {
                        Some(who) => { (planning::zone(table, who, slot, biome, table.data().biome(biome))) }
                        None => { (tokens(table.scene, &party::party(table, slot), Ground { x: 5.0, y: 199.0, width: 148.0, height: 42.0 })) }
                    }
                }
                Cell::Gap => { (gap(table, slot, WIDTH, HEIGHT)) }
                Cell::Ice | Cell::BlankIce => { (ice(table, slot, WIDTH, HEIGHT)) }
            }
        }
    }
}

/// A place without a card.
pub(super) fn gap(table: &Table, slot: Slot, width: f32, height: f32) -> Markup {
    let name = format!("{}: {}", names::slot(table.words(), slot), table.words().say("ne-gap"));
    table.scene.piece(
        &format!("ne-gap-{slot}"),
        "",
        &name,
        html! { rect class="ne-gap" x="3" y="3" width=(width - 6.0) height=(height - 6.0) rx="10" {} },
    )
}

/// A glacier, as wide and as high as a card.
pub(super) fn ice(table: &Table, slot: Slot, width: f32, height: f32) -> Markup {
    let name = format!("{}: {}", names::slot(table.words(), slot), table.words().say("ne-ice-cap"));
    let scale = format!("scale({} {})", width / 168.0, height / 246.0);
    table.scene.piece(&format!("ne-ice-{slot}"), "", &name, html! {
        g transform=(scale) {
            path class="ne-glacier" d="M0 24L20 10L34 20L52 2L70 22L88 8L104 20L124 4L140 20L168 12V246H0Z" {}
            path class="ne-glint" d="M52 2L38 70L60 110L70 22ZM124 4L112 60L132 130L140 20ZM20 10L8 90L30 150L34 20Z" {}
            path class="ne-crack" d="M38 70L18 140L36 246M60 110L92 160L84 246M112 60L92 160L140 200L150 246M132 130L168 160M30 150L0 190" {}
            path class="ne-glint ne-low" d="M92 160L140 200L110 246L84 246Z" {}
        }
        @if width >= WIDTH {
            (art::line("ne-name ne-icy", (16.0, 156.0), 15.0, 126.0, &table.words().say("ne-ice")))
            (art::paragraph("ne-small ne-icy", (16.0, 176.0), 14.0, 128.0, 4, &table.words().say("ne-ice-keeps")))
        }
    })
}

/// An open card in words: what it says, who stands there, whether it paid already.
pub(super) fn called(table: &Table, slot: Slot, biome: Biome) -> String {
    let words = table.words();
    let all = &table.view.table;
    let card = table.data().biome(biome);
    let hits =
        words.with(if card.star { "ne-about-hits-star" } else { "ne-about-hits-one" }, &[("hits", card.hits.into())]);
    let kind = words.say(&format!("ne-about-game-{}", card.game));
    let mut name = format!("{}: {}. {kind} {hits}", names::slot(words, slot), names::biome(words, biome));
    if card.need.total() > 0 {
        name.push(' ');
        name.push_str(&words.with("ne-about-need", &[("disks", names::disks(words, &card.need).into())]));
    }
    let states = [(all.spent.contains(slot), "ne-spent"), (all.fresh.contains(slot), "ne-fresh")];
    for (_, key) in states.into_iter().filter(|(is_so, _)| *is_so) {
        name.push(' ');
        name.push_str(&words.say(key));
    }
    let there: Vec<String> = party::party(table, slot).into_iter().map(|token| token.name).collect();
    if !there.is_empty() {
        name.push(' ');
        name.push_str(&words.with("ne-standing-here", &[("people", there.join(", ").into())]));
    }
    name
}

/// What a press on a card says. Where it says nothing, it asks why nobody can be sent here, as a whole action.
pub(super) fn say(table: &Table, slot: Slot, biome: Biome) -> String {
    let hunted = match table.view.table.hunt {
        Some(hunt) if hunt.on == slot && hunt.step == HuntStep::Claim => "claim".into(),
        Some(hunt) if hunt.on == slot && hunt.step == HuntStep::Stay => "stay".into(),
        _ => String::new(),
    };
    let why = table.view.asked.map_or_else(String::new, |who| format!("hunt {biome} {who}"));
    table.say(&[format!("hunt {biome}"), format!("resolve {biome}"), hunted], &why)
}

/// Whether frost does nothing to whoever looks. (NE-G)
pub(super) fn warm(table: &Table) -> bool {
    table.shown().is_some_and(|who| {
        let cobbler = |one: &lascaux_games::neanderthal::Counted| {
            one.who == who && one.cultures.contains(&Daughter::CobblerWoman)
        };
        table.view.table.peoples[who].elders[Rank::Firestarter] == Elder::Mature
            || table.view.species.iter().any(cobbler)
    })
}

fn open(table: &Table, slot: Slot, biome: Biome) -> Markup {
    let card = table.data().biome(biome);
    let name = called(table, slot, biome);
    table.scene.card(
        &format!("ne-card-{biome}"),
        &say(table, slot, biome),
        &name,
        html! {
            (card::ground(card, HEIGHT))
            (card::face(biome, card, table.words(), warm(table)))
            (card::rim(HEIGHT))
        },
    )
}

/// The lane under big game: who would follow, a line from the predator where somebody hunts, and ice that keeps it away.
fn track(table: &Table, slot: Slot) -> Markup {
    let all = &table.view.table;
    let Some(biome) = all.rows[slot].card() else { return html! {} };
    if table.data().biome(biome).game != GameType::Big || table.round_is_told() && slot.row() == Row::North {
        return html! {};
    }
    let words = table.words();
    let (near, second) = all.predators_near(table.data(), slot);
    let hunted =
        Who::all().any(|who| all.parties[slot][who].iter().any(|(_, count)| *count > 0)) || all.raids[slot].is_some();
    let (x, y) = corner(slot);
    let (left, top) = (x + 4.0, y + HEIGHT + 3.0);
    let prey = names::biome(words, biome);
    let called = |slot: Slot| all.rows[slot].card().map_or_else(String::new, |biome| names::biome(words, biome));
    let Some(near) = near else {
        let icy = Slot::of_row(slot.row()).any(|one| all.rows[one].is_ice());
        if !icy {
            return html! {};
        }
        let name = words.with("ne-track-ice", &[("prey", prey.into())]);
        return table.scene.piece(
            &format!("ne-track-{slot}"),
            "",
            &name,
            html! {
                rect class="ne-track ne-icy" x=(left) y=(top) width="150" height="20" rx="10" {}
                (at(left + 14.0, top + 10.0, 0.72, &art::flake()))
                (art::line("ne-small ne-icy", (left + 27.0, top + 15.0), 14.0, 118.0, &words.say("ne-nobody-follows")))
            },
        );
    };
    let both = second.map_or_else(|| called(near), |second| format!("{}, {}", called(near), called(second)));
    let name = words.with("ne-track", &[("prey", prey.into()), ("predator", both.clone().into())]);
    html! {
        @for predator in [Some(near), second].into_iter().flatten().filter(|_| hunted) { (trail(predator, slot)) }
        (table.scene.piece(&format!("ne-track-{slot}"), "", &name, html! {
            rect class={ "ne-track" @if hunted { " ne-hot" } } x=(left) y=(top) width="150" height="20" rx="10" {}
            (at(left + 14.0, top + 10.0, 0.62, &art::paw()))
            (art::line(if hunted { "ne-small ne-hot" } else { "ne-small" }, (left + 27.0, top + 15.0), 14.0, 118.0, &both))
        }))
    }
}

/// From the predator to the prey.
fn trail(predator: Slot, prey: Slot) -> Markup {
    let ((from, y), (to, _)) = (corner(predator), corner(prey));
    let (from, to) = (from + WIDTH / 2.0, to + WIDTH / 2.0);
    let (foot, lane) = (y + HEIGHT, y + HEIGHT + 13.0);
    html! {
        path class="ne-trail" d={ "M" (from) " " (foot + 2.0) "V" (lane) "H" (to) } {}
        path class="ne-trail-head" d={ "M" (to - 6.0) " " (foot + 6.0) "L" (to) " " (foot - 3.0) "L" (to + 6.0) " " (foot + 6.0) "Z" } {}
    }
}
