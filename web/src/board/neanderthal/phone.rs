//! The board on a phone, 360 by 376: the rows as a map of twelve tiles, and under it what the question is about: the
//! daughter of the round, the biome that is hunted, or the board of the species.

use super::art::{self, at};
use super::beasts::beast;
use super::card::{self, FACE};
use super::people::{Ground, tokens};
use super::species::{self, Place as Spot, daughters_of, elder, others_daughters};
use super::{Table, bargain, brain, daughters, names, party, planning, round, rows};
use lascaux_games::neanderthal::{Alpha, Asked, Biome, Cell, Key, Place, Portal, Rank, Row, Slot, Stage, Who};
use maud::{Markup, html};

const TILE: f32 = 57.0;
const HIGH: f32 = 50.0;

pub(super) fn board(table: &Table) -> Markup {
    // Where disks are freed, what lies before the species is in question, though a hunt goes on.
    let at_home = [Asked::Freeing, Asked::Discard].contains(&table.view.question);
    let planned = planning::looked_at(table);
    let large = table.place_in_question().filter(|_| !at_home).and_then(|place| match place {
        Place::Slot(slot) => table.view.table.rows[slot].card().map(|biome| (slot, biome)),
        Place::Daughter(_) => None,
    });
    let large = planned.or(large);
    html! {
        @for slot in Slot::all() { (tile(table, slot, large.is_some_and(|(one, _)| one == slot))) }
        g transform="translate(4 110)" {
            @if let Some(deal) = bargain::deal(table) { (bargain::narrow(table, &deal)) }
            @else { @match (table.view.table.current.filter(|_| table.round_is_told()), large, table.shown()) {
                (Some(daughter), ..) => { (round::tall(table, daughter)) }
                (None, Some((slot, biome)), _) => { (biome_large(table, slot, biome)) }
                (None, None, Some(who)) => { (mind(table, who)) }
                _ => {}
            } }
        }
    }
}

/// How many of each species stand on a card.
fn crowd(table: &Table, slot: Slot) -> Vec<(Who, u8)> {
    let all = &table.view.table;
    let led = |who: Who| {
        let cubes: u8 = all.parties[slot][who].iter().map(|(_, count)| *count).sum();
        let raid = all.raids[slot].filter(|raid| raid.who == who);
        let raided: u8 = raid.map_or(0, |raid| raid.cubes.iter().map(|(_, count)| *count).sum());
        let alpha = [Alpha::Party(slot), Alpha::Raid(slot)].contains(&all.peoples[who].alpha);
        cubes + raided + u8::from(alpha)
    };
    Who::all().map(|who| (who, led(who))).filter(|(_, count)| *count > 0).collect()
}

fn tile(table: &Table, slot: Slot, large: bool) -> Markup {
    let down = if slot.row() == Row::North { 2.0 } else { 55.0 };
    let x = 1.5 + 60.0 * slot.column() as f32;
    html! {
        g class={ "ne-slot" @if large { " ne-now" } } transform={ "translate(" (x) " " (down) ")" } {
            @match table.view.table.rows[slot] {
                // While hunters are sent, a tap shows the card in large, with the numbers to send.
                Cell::Card(biome) => { g class="ne-planning" data-look=[planning::planner(table).map(|_| biome)] { (small(table, slot, biome, large)) } }
                Cell::Gap => { (rows::gap(table, slot, TILE, HIGH)) }
                Cell::Ice | Cell::BlankIce => { (rows::ice(table, slot, TILE, HIGH)) }
            }
        }
    }
}

fn small(table: &Table, slot: Slot, biome: Biome, large: bool) -> Markup {
    let card = table.data().biome(biome);
    let crowd = crowd(table, slot);
    let wide = 22.0 * crowd.len() as f32;
    let id = if large { format!("ne-tile-{slot}") } else { format!("ne-card-{biome}") };
    table.scene.card(&id, &rows::say(table, slot, biome), &rows::called(table, slot, biome), html! {
        rect class={ "ne-sky ne-edge-" (card.game) } width=(TILE) height=(HIGH) rx="7" {}
        path class={ "ne-band-" (card.game) } d={ "M0 7A7 7 0 0 1 7 0H" (TILE - 7.0) "A7 7 0 0 1 " (TILE) " 7V8H0Z" } {}
        g class="ne-pigment" transform="translate(5 14) scale(0.24)" { (art::painted(beast(biome))) }
        (art::rim(0.0, 0.0, TILE, HIGH, 7.0))
        @if !crowd.is_empty() {
            rect class="ne-crowd" x=(TILE - wide - 4.0) y="31" width=(wide + 3.0) height="18" rx="9" {}
            @for (place, (who, count)) in crowd.into_iter().enumerate() {
                @let left = TILE - wide - 2.0 + 22.0 * place as f32;
                (at(left + 6.0, 40.0, 0.72, &art::badge(who)))
                text class="ne-figure" x=(left + 12.0) y="44.5" font-size="13" { (count) }
            }
        }
    })
}

/// A biome with everything that it says, and beside it who stands there.
fn biome_large(table: &Table, slot: Slot, biome: Biome) -> Markup {
    let card = table.data().biome(biome);
    let people = party::party(table, slot);
    html! {
        g class="ne-now" transform="translate(2 0) scale(1.5)" {
            (table.scene.card(&format!("ne-card-{biome}"), &rows::say(table, slot, biome), &rows::called(table, slot, biome), html! {
                (card::ground(card, FACE + 1.0))
                (card::face(biome, card, table.words(), rows::warm(table)))
                (card::rim(FACE + 1.0))
            }))
            (party::dice(table, slot, 69.0))
        }
        @for (row, people) in people.chunks(2).enumerate() {
            (tokens(table.scene, people, Ground { x: 246.0, y: 27.0 + 54.0 * row as f32, width: 104.0, height: 50.0 }))
        }
        g transform="translate(246 0)" { (planning::beside(table, slot, biome)) }
    }
}

/// The board of a species, in a field of 352 by 262.
fn mind(table: &Table, who: Who) -> Markup {
    let words = table.words();
    let people = &table.view.table.peoples[who];
    let choosing = matches!(table.view.table.stage, Stage::ChooseSexuality { who: asked } if asked == who);
    let state = words.say(if people.tribal { "ne-tribal" } else { "ne-vocal" });
    let women: Vec<_> =
        daughters_of(table, who).into_iter().map(|one| (one, who)).chain(others_daughters(table, who)).collect();
    let one_row = women.len() <= 5;
    let scale = if one_row { 0.97 } else { 0.84 };
    html! {
        rect class={ "ne-paper ne-board-edge ne-line-" (who) } x="0" y="0" width="352" height="264" rx="11" {}
        (at(14.0, 15.0, 1.0, &art::badge(who)))
        (art::line("ne-name", (26.0, 20.0), 15.0, 148.0, &names::who(words, who)))
        (art::line("ne-small", (180.0, 20.0), 13.0, 74.0, &state))
        g transform="translate(104 -26)" { (species::sexuality(table, who, 54.0)) }
        (portals(table, who))
        @if !choosing {
            @for rank in Rank::all() {
                @let (column, row) = ((rank.index() % 3) as f32, (rank.index() / 3) as f32);
                (elder(table, who, rank, Spot { x: 4.0 + 115.0 * column, y: 68.0 + 46.0 * row, width: 113.0, height: 44.0 }))
            }
        }
        g transform={ "translate(4 162) scale(" (scale) ")" } {
            @for (place, (daughter, father)) in women.into_iter().enumerate() {
                @let (column, row) = ((place % 5) as f32, (place / 5) as f32);
                g transform={ "translate(" (344.0 / 5.0 / scale * column) " " (60.0 * row) ")" } {
                    (daughters::other(table, daughter, father, 70.0))
                    @if one_row { (art::paragraph("ne-small", (2.0, 75.0), 12.5, 68.0, 2, &names::daughter(words, daughter))) }
                }
            }
        }
    }
}

/// The portals, each as large as a finger.
fn portals(table: &Table, who: Who) -> Markup {
    let people = &table.view.table.peoples[who];
    let pairs = [
        Portal::VenusOrange,
        Portal::VenusBlack,
        Portal::ShamanOrange,
        Portal::ShamanWhite,
        Portal::BisonWhite,
        Portal::BisonBlack,
    ];
    html! {
        @if !people.tribal {
            @for (place, portal) in pairs.into_iter().enumerate() {
                @let x = 6.0 + 42.0 * place as f32;
                (at(x + 7.0, 46.0, 0.52, &art::portal(portal)))
                (brain::spot(table, who, portal, (x + 26.0, 46.0), 1.12))
            }
        }
    }
}
