//! The checks that the entries of an owner's file have to pass, and the figures made of them.

use super::entries::{AreaEntry, BoardEntry, BorderEntry, CardEntry, Constants, PlayersEntry};
use crate::area::{AREAS, Area, Areas, Landscape, areas};
use crate::card::{Card, Colour, KINDS};
use crate::cards::Cards;
use crate::data::{Border, CardFigures, Layout, Provenance};
use lascaux_table::kit::Map;
use lascaux_table::{Code, Refusal};

/// No price of a light card may be above this, or the duty of EZ-3.5 could ask for a card that nobody can pay.
const HIGHEST_PRICE: u8 = 8;

/// A dark card that yields more would empty the supply of three players at once (EZ-1.7), which no card can mean.
const HIGHEST_YIELD: u8 = 20;

pub(super) fn bad(message: impl Into<String>) -> Refusal {
    Refusal::new(Code::Data, message.into())
}

fn exactly(what: impl std::fmt::Display, found: u8, wanted: u8) -> Result<(), Refusal> {
    if found == wanted { Ok(()) } else { Err(bad(format!("{what} is {found}; the rulebook says {wanted}."))) }
}

/// The rulebook prints all of these: a file that differs has a slip of the pen.
pub(super) fn check_constants(c: &Constants) -> Result<(), Refusal> {
    exactly("hunters", c.hunters, 13)?;
    exactly("preparation_hunters", c.preparation_hunters, 6)?;
    exactly("mammoths", c.mammoths, 6)?;
    exactly("stones", c.stones, 50)?;
    exactly("stones_start", c.stones_start, 4)?;
    exactly("clubs", c.clubs, 6)?;
    for (value, wanted) in [4, 5, 5].into_iter().enumerate() {
        exactly(format_args!("the number of fires of value {value}"), c.fires[value], wanted)?;
    }
    exactly("hand_light", c.hand_light, 2)?;
    exactly("hand_dark", c.hand_dark, 3)?;
    exactly("hand_size", c.hand_size, 5)?;
    exactly("base_limit", c.base_limit, 3)?;
    for (mammoths, wanted) in [1, 2, 3].into_iter().enumerate() {
        exactly(format_args!("the points with {mammoths} mammoths"), c.points[mammoths], wanted)?;
    }
    exactly("light_duty", c.light_duty, 8)?;
    exactly("dark_floor", c.dark_floor, 10)?;
    exactly("rounds", c.rounds, 4)?;
    exactly("rounds_short", c.rounds_short, 3)
}

type AreaFigures = ([Landscape; AREAS], [Provenance; AREAS], Map<Landscape, Areas, 6>);

pub(super) fn read_areas(entries: &[AreaEntry]) -> Result<AreaFigures, Refusal> {
    exactly("the number of areas", entries.len().min(255) as u8, AREAS as u8)?;
    let mut landscapes = [Landscape::Forest; AREAS];
    let mut sources = [Provenance::Reconstructed; AREAS];
    let mut areas_of: Map<Landscape, Areas, 6> = Map::default();
    let mut seen = Areas::NONE;
    for entry in entries {
        if seen.contains(entry.id) {
            return Err(bad(format!("Area {} stands there twice.", entry.id)));
        }
        seen.insert(entry.id);
        landscapes[entry.id.index()] = entry.landscape;
        sources[entry.id.index()] = entry.source;
        areas_of[entry.landscape].insert(entry.id);
    }
    for landscape in Landscape::ALL {
        exactly(format_args!("the number of areas with landscape {landscape}"), areas_of[landscape].len(), 2)?;
    }
    Ok((landscapes, sources, areas_of))
}

type BorderFigures = (Vec<Border>, [[Areas; AREAS]; 2]);

pub(super) fn read_borders(entries: &[BorderEntry], board: &BoardEntry) -> Result<BorderFigures, Refusal> {
    let mut neighbours = [[Areas::NONE; AREAS]; 2];
    let mut borders = Vec::new();
    for entry in entries {
        let [a, b] = entry.areas;
        if a == b {
            return Err(bad(format!("Area {a} cannot border itself.")));
        }
        if neighbours[1][a.index()].contains(b) {
            return Err(bad(format!("The border {a}-{b} stands there twice.")));
        }
        for (set, with_corners) in neighbours.iter_mut().zip([false, true]) {
            if with_corners || !entry.corner {
                set[a.index()].insert(b);
                set[b.index()].insert(a);
            }
        }
        borders.push(Border { areas: [a, b], corner: entry.corner, source: entry.source });
    }
    // The rulebook's own pairs (EZ-4.3), whatever the file says of them.
    const NAMED: [[u8; 2]; 6] = [[1, 6], [7, 12], [6, 9], [4, 7], [4, 8], [8, 12]];
    const APART: [[u8; 2]; 2] = [[2, 7], [6, 11]];
    let named = NAMED.map(|pair| pair.map(|number| Area(number - 1)));
    let apart = APART.map(|pair| pair.map(|number| Area(number - 1)));
    for set in &neighbours {
        for &[a, b] in named.iter().chain(&board.neighbours) {
            if !set[a.index()].contains(b) {
                return Err(bad(format!("The rulebook names {a} and {b} as neighbours; the border is missing.")));
            }
        }
        for &[a, b] in apart.iter().chain(&board.strangers) {
            if set[a.index()].contains(b) {
                return Err(bad(format!("The rulebook says that {a} and {b} are no neighbours.")));
            }
        }
        let mut reached = Areas::one(Area(0));
        for _ in 0..AREAS {
            reached = reached.iter().fold(reached, |all, area| all.either(set[area.index()]));
        }
        if reached != Areas::full() {
            return Err(bad(format!("No border leads to the areas {}.", reached.outside())));
        }
    }
    // Without this, a file could make longer lists than `MAX_ACTIONS` promises.
    for border in &borders {
        let [a, b] = border.areas;
        let apart = |of: fn(usize) -> usize| of(a.index()).abs_diff(of(b.index())) > 1;
        if apart(|index| index / 4) || apart(|index| index % 4) {
            return Err(bad(format!("{a} and {b} do not touch: the board is three rows of four areas.")));
        }
    }
    Ok((borders, neighbours))
}

pub(super) fn read_players(
    entries: &[PlayersEntry],
    board: &BoardEntry,
    neighbours: &[Areas; AREAS],
) -> Result<[Layout; 3], Refusal> {
    let edge: Areas = board.upper_edge.iter().copied().collect();
    if edge != areas(&[1, 2, 3, 4]) {
        return Err(bad("The upper edge touches areas 1 to 4; the rulebook says so."));
    }
    let empty = Layout { covered: Areas::NONE, mammoths: Areas::NONE, spare: 0, dark_supply: 0 };
    let mut layouts = [empty; 3];
    exactly("the number of set-ups", entries.len().min(255) as u8, 3)?;
    for (index, entry) in entries.iter().enumerate() {
        let seats = index as u8 + 3;
        exactly("the number of players of a set-up", entry.seats, seats)?;
        let layout = Layout {
            covered: entry.covered.iter().copied().collect(),
            mammoths: entry.mammoths.iter().copied().collect(),
            spare: entry.mammoths_spare,
            dark_supply: entry.dark_supply,
        };
        let wanted = [
            Layout { covered: areas(&[1, 2, 3, 4]), mammoths: areas(&[5, 6, 7, 8]), spare: 0, dark_supply: 20 },
            Layout { covered: areas(&[1, 4]), mammoths: areas(&[2, 3, 6, 7]), spare: 1, dark_supply: 25 },
            Layout { covered: Areas::NONE, mammoths: areas(&[1, 2, 3, 4]), spare: 2, dark_supply: 30 },
        ][index];
        if layout != wanted {
            return Err(bad(format!("The set-up for {seats} players is not that of the rulebook.")));
        }
        let options: Areas = Area::all()
            .filter(|&area| !layout.covered.contains(area))
            .filter(|&area| edge.contains(area) || !neighbours[area.index()].both(layout.covered).is_empty())
            .collect();
        // EZ-10.2: the rulebook lists the first glacier's choices, which ties the borders down.
        let wanted = [areas(&[5, 6, 7, 8]), areas(&[2, 3, 5, 6, 7, 8]), areas(&[1, 2, 3, 4])][index];
        if options != wanted || entry.first_glacier.iter().copied().collect::<Areas>() != wanted {
            return Err(bad(format!(
                "With {seats} players the first glacier may go on {wanted}; the borders would let it go on {options}."
            )));
        }
        layouts[index] = layout;
    }
    Ok(layouts)
}

/// How many of each kind the rulebook counts.
const COPIES: [u8; KINDS] = [2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 2, 2, 4, 2, 3, 3, 3, 3, 2];

pub(super) fn read_cards(entries: &[CardEntry]) -> Result<([CardFigures; KINDS], Cards), Refusal> {
    let none = CardFigures { copies: 0, stones: [0; 3], source: Provenance::Reconstructed };
    let mut cards = [none; KINDS];
    let mut all = Cards::NONE;
    for entry in entries {
        let CardEntry { name: card, colour, copies, stones, source } = entry;
        if cards[card.index()].copies > 0 {
            return Err(bad(format!("The card {card} stands there twice.")));
        }
        if *colour != card.colour() {
            return Err(bad(format!("The card {card} is {}.", card.colour())));
        }
        exactly(format_args!("the number of cards {card}"), *copies, COPIES[card.index()])?;
        let wanted = if card.is_cult() { 0 } else { 1 + 2 * u8::from(*card == Card::Mammoth) };
        if stones.len() != usize::from(wanted) {
            return Err(bad(format!("The card {card} has {wanted} numbers of stones, not {}.", stones.len())));
        }
        let most = if card.colour() == Colour::Light { HIGHEST_PRICE } else { HIGHEST_YIELD };
        if let Some(price) = stones.iter().find(|&&price| !(1..=most).contains(&price)) {
            return Err(bad(format!("The stones on {card} are {price}; they have to be from 1 to {most}.")));
        }
        let mut printed = [0; 3];
        printed[..stones.len()].copy_from_slice(stones);
        if *card == Card::Mammoth && printed != [2, 3, 5] {
            return Err(bad("The mammoth card costs 2, 3 or 5 stones; the rulebook says so."));
        }
        cards[card.index()] = CardFigures { copies: *copies, stones: printed, source: *source };
        (0..*copies).for_each(|_| all.add(*card));
    }
    if let Some(missing) = Card::ALL.into_iter().find(|card| cards[card.index()].copies == 0) {
        return Err(bad(format!("The card {missing} is missing.")));
    }
    exactly("the number of light cards", all.len(Colour::Light), 33)?;
    exactly("the number of dark cards", all.len(Colour::Dark), 22)?;
    Ok((cards, all))
}
