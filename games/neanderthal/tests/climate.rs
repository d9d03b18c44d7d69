//! Phase 1: ice, melting and the Würm glacial (rulebook 002, B1, D1, D2).

mod common;

use common::*;
use lascaux_neanderthal::{Biome, Cell, Daughter, Key, Neanderthal, Row, Slot};
use lascaux_table::Game;

// ---- climate (D1) ---------------------------------------------------------------------------------------------------

#[test]
fn d1_cooling_lays_ice_on_the_lowest_climax_and_the_card_slides_south() {
    let mut scene = Scene::of(without_elders(3));
    scene.say("card sheherazade");
    assert_eq!(scene.game.rows[Slot::North3], Cell::Ice, "the carcass has climax 1");
    assert_eq!(scene.game.rows[Slot::South3], Cell::Card(CarcassClothes));
    assert!(
        scene.game.find(RedDeer).is_none() && !scene.game.undrawn.contains(RedDeer),
        "the red deer leaves the game"
    );
    assert_eq!(
        scene.game.deck_of(Row::North),
        18 - 7 - 1,
        "the ice is a card of the north deck; a wolf lies in the south"
    );
}

#[test]
fn d1_cooling_fills_a_gap_in_the_south_and_ice_there_swallows_the_card() {
    let mut table = without_elders(3);
    table.take_out(RedDeer);
    let mut scene = Scene::of(table);
    scene.say("card sheherazade");
    assert_eq!(scene.game.rows[Slot::South3], Cell::Card(CarcassClothes));
    let mut table = without_elders(3);
    table.take_out(RedDeer);
    table.rows[Slot::South3] = Cell::Ice;
    let mut scene = Scene::of(table);
    scene.say("card sheherazade");
    assert_eq!(scene.game.rows[Slot::South3], Cell::Ice);
    assert!(scene.game.find(CarcassClothes).is_none());
}

/// All northern cards replaced by ice, or by gaps where said.
fn icy_north(gap: Option<Slot>) -> lascaux_neanderthal::Table {
    let mut table = without_elders(3);
    for slot in Slot::of_row(Row::North) {
        if let Cell::Card(biome) = table.rows[slot] {
            table.take_out(biome);
        }
        table.rows[slot] = if Some(slot) == gap { Cell::Gap } else { Cell::Ice };
    }
    table
}

#[test]
fn d1_cooling_of_an_icy_north_fills_its_gap_first() {
    // NE-R9
    let mut scene = Scene::of(icy_north(Some(Slot::North4)));
    scene.say("card sheherazade");
    assert_eq!(scene.game.rows[Slot::North4], Cell::Ice);
    assert!(Slot::of_row(Row::South).all(|slot| scene.game.rows[slot].card().is_some()), "nothing moves south");
}

#[test]
fn d1_cooling_of_an_all_ice_north_moves_ice_south() {
    let mut scene = Scene::of(icy_north(None));
    scene.say("card sheherazade");
    assert_eq!(scene.game.rows[Slot::South5], Cell::Ice, "string-winding has the lowest southern climax");
    assert!(scene.game.rows[Slot::North5].is_ice());
    let mut table = icy_north(None);
    table.take_out(CaveBear);
    table.take_out(Chamois);
    let mut scene = Scene::of(table);
    scene.say("card sheherazade");
    assert_eq!(scene.game.rows[Slot::South4], Cell::Ice, "the leftmost gap first");
    assert!(scene.game.find(StringWinding).is_some());
}

#[test]
fn d1_ice_from_an_empty_deck_is_blank() {
    let mut table = without_elders(3);
    for biome in Biome::all().filter(|biome| biome.row() == Row::North) {
        table.undrawn.remove(biome);
    }
    let mut scene = Scene::of(table);
    scene.say("card sheherazade");
    assert_eq!(scene.game.rows[Slot::North3], Cell::BlankIce);
}

#[test]
fn d1_warming_lays_a_southern_card_and_the_old_one_slides_north() {
    let mut scene = Scene::of(without_elders(3));
    scene.all(&["card basket-weaver", "card aurochs"]);
    assert_eq!(scene.game.rows[Slot::South5], Cell::Card(Aurochs));
    assert_eq!(scene.game.rows[Slot::North5], Cell::Card(StringWinding));
    assert!(scene.game.find(CaveLion).is_none() && !scene.game.undrawn.contains(CaveLion));
}

#[test]
fn d1_warming_under_ice_turns_it_over_and_loses_the_sliding_card() {
    let mut table = without_elders(3);
    table.take_out(CaveLion);
    table.rows[Slot::North5] = Cell::Ice;
    let mut scene = Scene::of(table);
    scene.all(&["card basket-weaver", "card aurochs"]);
    assert_eq!(scene.game.ask().details["slot"], "north-5", "the ice is turned over");
    scene.say("card caribou");
    assert_eq!(scene.game.rows[Slot::North5], Cell::Card(Caribou));
    assert!(scene.game.find(StringWinding).is_none());
}

#[test]
fn d1_warming_melts_all_southern_ice_and_blanks_leave_gaps() {
    let mut table = without_elders(3);
    for biome in [Horse, RedDeer] {
        table.take_out(biome);
    }
    table.rows[Slot::South1] = Cell::Ice;
    table.rows[Slot::South3] = Cell::BlankIce;
    let mut scene = Scene::of(table);
    scene.all(&["card basket-weaver", "card aurochs", "card sturgeon"]);
    assert_eq!(scene.game.rows[Slot::South1], Cell::Card(Sturgeon));
    assert_eq!(scene.game.rows[Slot::South3], Cell::Gap);
    assert_eq!(scene.asked(), "bid");
}

#[test]
fn r9_warming_without_a_card_to_draw_or_to_replace_still_melts_the_ice() {
    // No southern card is left to draw.
    let mut table = without_elders(3);
    table.take_out(Horse);
    table.rows[Slot::South1] = Cell::Ice;
    Biome::all().filter(|biome| biome.row() == Row::South).for_each(|biome| table.undrawn.remove(biome));
    let before = table.rows;
    let mut scene = Scene::of(table);
    scene.say("card basket-weaver");
    assert_eq!(scene.game.ask().details["slot"], "south-1", "the ice is turned over");
    scene.say("card sturgeon");
    assert_eq!(scene.game.rows[Slot::South1], Cell::Card(Sturgeon));
    let others = |slot: &Slot| *slot != Slot::South1;
    assert!(Slot::all().filter(others).all(|slot| scene.game.rows[slot] == before[slot]), "nothing else has moved");
    // No southern card lies open.
    let mut table = without_elders(3);
    for slot in Slot::of_row(Row::South) {
        if let Cell::Card(biome) = table.rows[slot] {
            table.take_out(biome);
        }
    }
    table.rows[Slot::South1] = Cell::Ice;
    let left = table.deck_of(Row::South);
    let mut scene = Scene::of(table);
    scene.all(&["card basket-weaver", "card sturgeon"]);
    assert_eq!(scene.game.rows[Slot::South1], Cell::Card(Sturgeon));
    assert_eq!(scene.game.deck_of(Row::South), left, "no southern card was drawn");
}

#[test]
fn b1_chamois_and_red_deer_are_told_apart_by_the_mended_climax() {
    // rulebook 002, B1: 16 is printed on both, the red deer should have 20.
    let data = Neanderthal::data(None).unwrap();
    assert_eq!((data.biome(Chamois).climax, data.biome(RedDeer).climax), (16, 20));
    let mut table = without_elders(3);
    table.open(Slot::South5, Elephant);
    table.open(Slot::South1, Aurochs);
    table.open(Slot::South2, Wisent);
    let mut scene = Scene::of(table);
    scene.say("card basket-weaver");
    assert_eq!(scene.game.find(Chamois), Some(Slot::North4), "the chamois has the lowest climax of the south");
}

// ---- Würm (D2) ------------------------------------------------------------------------------------------------------

#[test]
fn d2_wurm_adds_a_round() {
    let mut scene = Scene::of(without_elders(3));
    scene.say("card cobbler-woman");
    assert_eq!(scene.game.deck, 10, "ten, one drawn, one added");
    let mut scene = Scene::of(without_elders(3));
    scene.say("card sheherazade");
    assert_eq!(scene.game.deck, 9);
}

#[test]
fn d2_without_unseen_daughters_no_round_is_added() {
    let mut table = without_elders(3);
    table.unseen = [Daughter::CobblerWoman, Daughter::Piper].into_iter().collect();
    table.deck = 2;
    let mut scene = Scene::of(table);
    scene.say("card cobbler-woman");
    assert_eq!(scene.game.deck, 1);
}
