//! The data file: read, checked and made into figures (EZ-13.2).

mod checks;
mod entries;

use crate::data::Data;
use checks::{bad, check_constants, read_areas, read_borders, read_cards, read_players};
use entries::{Figures, File};
use lascaux_table::{Refusal, Shelf, sha256_hex};

const BUILT_IN: &str = include_str!("../../data/eiszeit.toml");
static SHELF: Shelf<Data> = Shelf::new();

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Card;

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
