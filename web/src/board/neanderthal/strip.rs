//! What everybody has to know of everybody: points, free words, hunters, portals, elders. And where the round stands.

use super::art::{self, at};
use super::{Scene, Table, goal, names};
use crate::board::{Cell, Column, Layout, Progress, Row, Stretch, Strip, Tone};
use lascaux_games::neanderthal::{Counted, Disk, Elder, Key, Phase, Portal, Rank, View, Who};
use lascaux_table::Seat;
use maud::{Markup, html};

/// One row a player.
pub(super) fn strip(table: &Table) -> Strip {
    let words = table.words();
    let column = |sign: Markup, key: &str| Column::new(sign, words.say(key));
    let sign = |drawing: &Markup, scale: f32| html! { svg viewBox="-12 -12 24 24" aria-hidden="true" { (at(0.0, 0.0, scale, drawing)) } };
    Strip {
        columns: vec![
            column(html! { (words.say("points")) }, "points").narrow(),
            column(sign(&art::disk(Disk::Orange), 1.2), "ne-strip-words"),
            column(sign(&art::hunter(Who::Yellow), 0.64), "ne-strip-hunters").narrow(),
            column(sign(&art::portal(Portal::VenusOrange), 0.95), "ne-strip-portals"),
            column(sign(&art::rank(Rank::Chief), 1.0), "ne-elders"),
        ],
        rows: (0..table.scene.names.len()).map(|seat| row(table, Seat(seat as u8))).collect(),
    }
}

fn row(table: &Table, seat: Seat) -> Row {
    let led: Vec<&Counted> = table.view.species.iter().filter(|one| table.leads(seat, one.who)).collect();
    let all = &table.view.table;
    let elders =
        |one: &Counted| all.peoples[one.who].elders.iter().filter(|(_, elder)| **elder != Elder::Vacant).count();
    let grown =
        |one: &Counted| all.peoples[one.who].elders.iter().filter(|(_, elder)| **elder == Elder::Mature).count();
    let (sum, ripe): (usize, usize) = (led.iter().map(|one| elders(one)).sum(), led.iter().map(|one| grown(one)).sum());
    Row {
        note: note(table, &led),
        say: if let [one] = led[..] { table.choosing(one.who) } else { String::new() },
        cells: vec![
            Cell::new(led.iter().map(|one| one.points).sum::<i32>()).toned(Tone::Points),
            Cell::new(led.iter().map(|one| u32::from(one.free)).sum::<u32>()).below(colours(table, &led)),
            Cell::new(led.iter().map(|one| u32::from(one.hunters)).sum::<u32>()),
            portals(table, &led),
            Cell::new(sum).below(html! { @if ripe > 0 { span class="ne-ripe" { "✓" (ripe) } } }),
        ],
    }
}

/// The species with its place in the order, how it speaks and how it lives.
fn note(table: &Table, led: &[&Counted]) -> String {
    let words = table.words();
    let all = &table.view.table;
    let [one] = led else {
        return led.iter().map(|one| words.say(&format!("ne-short-{}", one.who))).collect::<Vec<_>>().join(" ");
    };
    let people = &all.peoples[one.who];
    let mut said = vec![words.say(&format!("ne-short-{}", one.who))];
    if people.tribal {
        said.push(words.say("ne-tribal"));
    }
    said.extend(people.sexuality.map(|sexuality| names::sexuality(words, sexuality)));
    let note = said.join(" · ");
    let playing: Vec<Who> = all.order.into_iter().filter(|who| all.peoples[*who].seat.is_some()).collect();
    match playing.iter().position(|who| *who == one.who) {
        Some(place) if all.round > 0 => format!("{}. {note}", place + 1),
        _ => note,
    }
}

/// The free words of each colour, small.
fn colours(table: &Table, led: &[&Counted]) -> Markup {
    let of = |disk: Disk| led.iter().map(|one| u32::from(table.view.table.peoples[one.who].free[disk])).sum::<u32>();
    html! { span class="ne-colours" { @for disk in Disk::all() { i class={ "ne-word ne-word-" (disk) } { (of(disk)) } } } }
}

/// How many portals are open, of those that make a tribe; a tick for a tribe.
fn portals(table: &Table, led: &[&Counted]) -> Cell {
    let all = &table.view.table;
    if !led.is_empty() && led.iter().all(|one| all.peoples[one.who].tribal) {
        return Cell::new("✓").toned(Tone::Good);
    }
    let open: u32 = led.iter().map(|one| u32::from(all.peoples[one.who].portals.len())).sum();
    let needed = u32::from(table.conversion()) * led.len() as u32;
    Cell::new(open).below(html! { "/ " (needed) })
}

/// The round and its phases.
pub(super) fn progress(view: &View, scene: &Scene) -> Progress {
    let words = scene.words;
    let all = &view.table;
    let now = match view.phase {
        Phase::Events => Some(0),
        Phase::Assign => Some(1),
        Phase::Attack => Some(2),
        Phase::Hunt => Some(3),
        Phase::Domestics => Some(4),
        Phase::Special => Some(5),
        Phase::SetUp | Phase::End => None,
    };
    let goal = goal::told(view, words).filter(|_| scene.layout == Layout::Wide).map(|goal| format!(" · {goal}"));
    let phases = [
        ("ne-step-1", "ne-step-1-about"),
        ("ne-step-2", "ne-step-2-about"),
        ("ne-step-3", "ne-step-3-about"),
        ("ne-step-4", "ne-step-4-about"),
        ("ne-step-5", "ne-step-5-about"),
        ("ne-step-6", "ne-step-6-about"),
    ];
    Progress {
        round: match all.round {
            0 => words.say("ne-set-up"),
            round => words.with("ne-round", &[("round", round.into()), ("last", (round + all.deck).into())]),
        } + &goal.unwrap_or_default(),
        phases: phases.map(|key| Stretch::new(words, key)).into(),
        now,
    }
}
