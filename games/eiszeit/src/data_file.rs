//! The file of component data, read from TOML and validated (EZ-13.2).

use crate::area::{AREAS, Area, Areas, Landscape};
use crate::cards::{Card, Cards, Colour, KINDS};
use crate::data::{Border, CardFigures, Data, Layout, Provenance};
use lascaux_table::{Code, Refusal, Shelf, sha256_hex};
use serde::{Deserialize, Serialize};

const BUILT_IN: &str = include_str!("../data/eiszeit.toml");
static SHELF: Shelf<Data> = Shelf::new();

/// No price of a light card may be above this, or the duty of EZ-3.5 could ask for a card that nobody can pay.
const HIGHEST_PRICE: u8 = 8;

/// A dark card that yields more would empty the supply of three players at once (EZ-1.7), which no card can mean.
const HIGHEST_YIELD: u8 = 20;

impl Data {
    /// The built-in figures, or those of an owner's file. Equal figures are the same `Data`.
    pub fn read(toml: Option<&str>) -> Result<&'static Data, Refusal> {
        let file: File = toml::from_str(toml.unwrap_or(BUILT_IN))
            .map_err(|error| bad(format!("The data file cannot be read: {}", error.to_string().trim_end())))?;
        if file.meta.get("game").is_some_and(|game| game.as_str() != Some("eiszeit")) {
            return Err(bad("The data file is for another game; this one is named \"eiszeit\"."));
        }
        let File { constants, players, board, area, border, card, .. } = file;
        let figures = Figures { constants, players, board, area, border, card };
        let json = serde_json::to_vec(&figures).map_err(|error| bad(error.to_string()))?;
        let hash = sha256_hex(&json);
        SHELF.get_or_make(&hash, || Data::check(figures, hash.clone()))
    }

    fn check(figures: Figures, hash: String) -> Result<Data, Refusal> {
        let Figures { constants: c, players, board, area, border, card } = figures;
        check_constants(&c)?;
        let (landscapes, landscape_sources, areas_of) = read_areas(&area)?;
        let (borders, neighbours) = read_borders(&border, &board)?;
        let players = read_players(&players, &board, &neighbours[1])?;
        let (cards, all_cards) = read_cards(&card)?;
        Ok(Data {
            hash,
            hunters: c.hunters - 1,
            preparation_hunters: c.preparation_hunters,
            stones_start: c.stones_start,
            clubs: c.clubs,
            fires: c.fires,
            first_hand: [c.hand_light, c.hand_dark],
            hand_size: c.hand_size,
            base_limit: c.base_limit,
            points: c.points,
            light_duty: c.light_duty,
            dark_floor: c.dark_floor,
            rounds: c.rounds,
            rounds_short: c.rounds_short,
            players,
            upper_edge: board.upper_edge.iter().copied().collect(),
            landscapes,
            landscape_sources,
            areas_of,
            borders,
            neighbours,
            cards,
            all_cards,
        })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    meta: toml::Table,
    #[allow(dead_code)] // for people
    provenance: toml::Table,
    // Not flattened out of `Figures`: a slip would be told without its line.
    constants: Constants,
    players: Vec<PlayersEntry>,
    board: BoardEntry,
    area: Vec<AreaEntry>,
    border: Vec<BorderEntry>,
    card: Vec<CardEntry>,
}

/// What counts of a file, and what its hash is made of.
#[derive(Serialize)]
struct Figures {
    constants: Constants,
    players: Vec<PlayersEntry>,
    board: BoardEntry,
    area: Vec<AreaEntry>,
    border: Vec<BorderEntry>,
    card: Vec<CardEntry>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Constants {
    hunters: u8,
    preparation_hunters: u8,
    mammoths: u8,
    stones: u8,
    stones_start: u8,
    clubs: u8,
    fires: [u8; 3],
    hand_light: u8,
    hand_dark: u8,
    hand_size: u8,
    base_limit: u8,
    points: [u8; 3],
    light_duty: u8,
    dark_floor: u8,
    rounds: u8,
    rounds_short: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayersEntry {
    seats: u8,
    covered: Vec<Area>,
    mammoths: Vec<Area>,
    mammoths_spare: u8,
    dark_supply: u8,
    first_glacier: Vec<Area>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardEntry {
    upper_edge: Vec<Area>,
    neighbours: Vec<[Area; 2]>,
    strangers: Vec<[Area; 2]>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AreaEntry {
    id: Area,
    landscape: Landscape,
    source: Provenance,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BorderEntry {
    areas: [Area; 2],
    source: Provenance,
    #[serde(default)]
    corner: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    name: Card,
    colour: Colour,
    copies: u8,
    stones: Vec<u8>,
    source: Provenance,
}

fn bad(message: impl Into<String>) -> Refusal {
    Refusal::new(Code::Data, message.into())
}

fn exactly(what: impl std::fmt::Display, found: u8, wanted: u8) -> Result<(), Refusal> {
    if found == wanted { Ok(()) } else { Err(bad(format!("{what} is {found}; the rulebook says {wanted}."))) }
}

/// The rulebook prints all of these: a file that differs has a slip of the pen.
fn check_constants(c: &Constants) -> Result<(), Refusal> {
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

type AreaFigures = ([Landscape; AREAS], [Provenance; AREAS], [Areas; 6]);

fn read_areas(entries: &[AreaEntry]) -> Result<AreaFigures, Refusal> {
    exactly("the number of areas", entries.len().min(255) as u8, AREAS as u8)?;
    let mut landscapes = [Landscape::Forest; AREAS];
    let mut sources = [Provenance::Reconstructed; AREAS];
    let mut areas_of = [Areas::NONE; 6];
    let mut seen = Areas::NONE;
    for entry in entries {
        if seen.has(entry.id) {
            return Err(bad(format!("Area {} stands there twice.", entry.id)));
        }
        seen = seen.with(entry.id);
        landscapes[entry.id.index()] = entry.landscape;
        sources[entry.id.index()] = entry.source;
        areas_of[entry.landscape as usize] = areas_of[entry.landscape as usize].with(entry.id);
    }
    for landscape in Landscape::ALL {
        let count = areas_of[landscape as usize].len() as u8;
        exactly(format_args!("the number of areas with landscape {landscape}"), count, 2)?;
    }
    Ok((landscapes, sources, areas_of))
}

type BorderFigures = (Vec<Border>, [[Areas; AREAS]; 2]);

fn read_borders(entries: &[BorderEntry], board: &BoardEntry) -> Result<BorderFigures, Refusal> {
    let mut neighbours = [[Areas::NONE; AREAS]; 2];
    let mut borders = Vec::new();
    for entry in entries {
        let [a, b] = entry.areas;
        if a == b {
            return Err(bad(format!("Area {a} cannot border itself.")));
        }
        if neighbours[1][a.index()].has(b) {
            return Err(bad(format!("The border {a}-{b} stands there twice.")));
        }
        for (set, with_corners) in neighbours.iter_mut().zip([false, true]) {
            if with_corners || !entry.corner {
                set[a.index()] = set[a.index()].with(b);
                set[b.index()] = set[b.index()].with(a);
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
            if !set[a.index()].has(b) {
                return Err(bad(format!("The rulebook names {a} and {b} as neighbours; the border is missing.")));
            }
        }
        for &[a, b] in apart.iter().chain(&board.strangers) {
            if set[a.index()].has(b) {
                return Err(bad(format!("The rulebook says that {a} and {b} are no neighbours.")));
            }
        }
        let mut reached = Areas::one(Area(0));
        for _ in 0..AREAS {
            reached = reached.iter().fold(reached, |all, area| all.or(set[area.index()]));
        }
        if reached != Areas::ALL {
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

fn read_players(
    entries: &[PlayersEntry],
    board: &BoardEntry,
    neighbours: &[Areas; AREAS],
) -> Result<[Layout; 3], Refusal> {
    let edge: Areas = board.upper_edge.iter().copied().collect();
    if edge.0 != 0b1111 {
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
            Layout { covered: Areas(0b1111), mammoths: Areas(0b1111_0000), spare: 0, dark_supply: 20 },
            Layout { covered: Areas(0b1001), mammoths: Areas(0b0110_0110), spare: 1, dark_supply: 25 },
            Layout { covered: Areas::NONE, mammoths: Areas(0b1111), spare: 2, dark_supply: 30 },
        ][index];
        if layout != wanted {
            return Err(bad(format!("The set-up for {seats} players is not that of the rulebook.")));
        }
        let options: Areas = Area::all()
            .filter(|&area| !layout.covered.has(area))
            .filter(|&area| edge.has(area) || !neighbours[area.index()].and(layout.covered).is_empty())
            .collect();
        // EZ-10.2: the rulebook lists the first glacier's choices, which ties the borders down.
        let wanted = [Areas(0b1111_0000), Areas(0b1111_0110), Areas(0b1111)][index];
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

fn read_cards(entries: &[CardEntry]) -> Result<([CardFigures; KINDS], Cards), Refusal> {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(from: &str, to: &str) -> String {
        assert!(BUILT_IN.contains(from), "{from}");
        Data::read(Some(&BUILT_IN.replacen(from, to, 1))).unwrap_err().to_string()
    }

    #[test]
    fn the_built_in_figures_pass_and_are_read_once() {
        let data = Data::read(None).unwrap();
        assert!(std::ptr::eq(data, Data::read(Some(BUILT_IN)).unwrap()));
        assert_eq!(data.borders.len(), 23);
        assert_eq!(data.all_cards.total(), 55);
        assert_eq!([3, 4, 5].map(|seats| data.stones_in_play(seats)), [32, 41, 50]);
        assert_eq!([3, 4, 5].map(|seats| data.mammoths(seats)), [4, 5, 6]);
    }

    #[test]
    fn an_owner_may_correct_prices_and_landscapes() {
        let data = Data::read(Some(&BUILT_IN.replacen("stones = [7]", "stones = [6]", 1))).unwrap();
        assert_eq!(data.stones(Card::AllPlaceTwo, 0), 6);
        assert_ne!(data.hash, Data::read(None).unwrap().hash);
        let swapped = BUILT_IN
            .replacen("landscape = \"stone-desert\"", "landscape = \"x\"", 1)
            .replacen("landscape = \"ice-plain\"", "landscape = \"stone-desert\"", 1)
            .replacen("landscape = \"x\"", "landscape = \"ice-plain\"", 1);
        assert!(Data::read(Some(&swapped)).is_ok());
    }

    /// EZ-13.2: prices and yields have bounds of their own.
    #[test]
    fn a_dark_card_may_yield_more_than_a_light_one_may_cost() {
        let data = Data::read(Some(&BUILT_IN.replacen("stones = [7]", "stones = [20]", 1))).unwrap();
        assert_eq!(data.stones(Card::AllPlaceTwo, 0), 20);
    }

    /// However many borders a file has, every list of actions has room for them.
    #[test]
    fn a_board_of_all_borders_fits_the_longest_list() {
        let more = [[2, 5], [3, 8], [5, 10], [8, 11]];
        let more: String =
            more.iter().map(|pair| format!("[[border]]\nareas = {pair:?}\nsource = \"public\"\n\n")).collect();
        let data = Data::read(Some(&BUILT_IN.replacen("[[border]]", &format!("{more}[[border]]"), 1))).unwrap();
        // Side by side, one above the other, and both diagonals, but for the two pairs that are no neighbours.
        assert_eq!(data.borders.len(), 9 + 8 + 12 - 2);
        assert_eq!(<crate::Eiszeit as lascaux_table::Game>::MAX_ACTIONS, data.borders.len() * 2 * 7 + 1);
    }

    /// A slip is told with the line it stands in.
    #[test]
    fn a_wrong_type_is_told_with_its_line() {
        let line = BUILT_IN.lines().position(|line| line.starts_with("dark_supply = 25")).unwrap() + 1;
        assert!(refused("dark_supply = 25", "dark_supply = \"25\"").contains(&format!("line {line},")));
        assert!(refused("[board]", "[bored]").contains("bored"));
    }

    #[test]
    fn slips_are_found_and_named() {
        assert!(refused("stones = [3]", "stones = [9]").contains("from 1 to 8"));
        assert!(refused("stones = [7]", "stones = [21]").contains("from 1 to 20"));
        assert!(refused("stones = [7]", "stones = [0]").contains("from 1 to 20"));
        assert!(refused("stones = [2, 3, 5]", "stones = [2, 3, 6]").contains("2, 3 or 5"));
        assert!(refused("landscape = \"forest\"", "landscape = \"steppe\"").contains("forest is 1"));
        assert!(refused("copies = 4", "copies = 3").contains("all-place-one"));
        assert!(refused("areas = [1, 6]", "areas = [1, 7]").contains("1 and 6"));
        assert!(refused("areas = [5, 6]", "areas = [2, 7]").contains("2 and 7 are no neighbours"));
        assert!(refused("areas = [1, 2]", "areas = [2, 2]").contains("itself"));
        assert!(refused("areas = [1, 2]", "areas = [3, 2]").contains("twice"));
        assert!(refused("id = 2\n", "id = 1\n").contains("twice"));
        assert!(refused("mammoths = 6", "mammoths = 7").contains("rulebook says 6"));
        assert!(refused("dark_supply = 25", "dark_supply = 26").contains("4 players"));
        assert!(refused("colour = \"dark\"", "colour = \"light\"").contains("is dark"));
        assert!(refused("name = \"swap\"", "name = \"swop\"").contains("swop"));
        assert!(refused("areas = [1, 5]", "areas = [2, 5]").contains("first glacier"));
        assert!(refused("areas = [1, 2]", "areas = [1, 3]").contains("1 and 3 do not touch"));
        assert!(refused("areas = [6, 10]", "areas = [2, 10]").contains("2 and 10 do not touch"));
        assert!(refused("game = \"eiszeit\"", "game = \"chess\"").contains("another game"));
        assert!(Data::read(Some("")).is_err());
        assert!(Data::read(Some("constants = 3")).is_err());
    }
}
