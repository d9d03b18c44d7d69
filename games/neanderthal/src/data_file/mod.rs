//! The data file: read, checked and made into figures.

mod checks;
mod entries;

use crate::data::{BiomeCard, CUBES, Data, DaughterCard};
use crate::vocabulary::{Biome, Daughter, GameType, Key, Map, Portal};
use checks::{
    bad, biomes_ask_nothing, check_biome, check_daughter, check_elder, check_numbers, check_sexuality, collect,
    each_once, file_game, within,
};
use entries::{Figures, File};
use lascaux_table::{Refusal, Shelf, sha256_hex};
use std::sync::OnceLock;

const BUILT_IN: &str = include_str!("../../data/neanderthal.toml");
static SHELF: Shelf<Data> = Shelf::new();

impl Data {
    /// The built-in figures, or those of an owner's file. Equal figures are the same `Data`.
    pub fn read(toml: Option<&str>) -> Result<&'static Data, Refusal> {
        static OWN: OnceLock<Result<&'static Data, Refusal>> = OnceLock::new();
        match toml {
            None => OWN.get_or_init(|| Data::parse(BUILT_IN)).clone(),
            Some(toml) => Data::parse(toml),
        }
    }

    fn parse(toml: &str) -> Result<&'static Data, Refusal> {
        let file: File = toml::from_str(toml)
            .map_err(|error| bad(format!("The data file cannot be read: {}", error.to_string().trim_end())))?;
        let figures = Figures {
            rules: &file.rules,
            elder: &file.elder,
            board: &file.board,
            sexuality: &file.sexuality,
            daughter: &file.daughter,
            biome: &file.biome,
        };
        let json = serde_json::to_vec(&figures).map_err(|error| bad(error.to_string()))?;
        let hash = sha256_hex(&json);
        SHELF.get_or_make(&hash, || Data::check(&file, hash.clone()))
    }

    /// The figures of a biome.
    #[inline]
    pub fn biome(&self, biome: Biome) -> &BiomeCard {
        &self.biomes[biome.index()]
    }

    /// The figures of a daughter.
    #[inline]
    pub fn daughter(&self, daughter: Daughter) -> &DaughterCard {
        &self.daughters[daughter.index()]
    }

    fn check(file: &File, hash: String) -> Result<Data, Refusal> {
        let rules = &file.rules;
        within("daughters_in_deck", rules.daughters_in_deck, 1, Daughter::COUNT as u8)?;
        within("start_hunters", rules.start_hunters, 1, CUBES - 1)?;
        for portals in rules.conversion_portals {
            within("conversion_portals", portals, 2, Portal::COUNT as u8)?;
        }
        within("laughing_woman_loss", rules.laughing_woman_loss, 1, CUBES)?;
        each_once("elder", file.elder.iter().map(|entry| entry.name))?;
        each_once("board", file.board.iter().map(|entry| entry.colour))?;
        each_once("sexuality", file.sexuality.iter().map(|entry| entry.name))?;
        each_once("daughter", file.daughter.iter().map(|entry| entry.card))?;
        each_once("biome", file.biome.iter().map(|entry| entry.card))?;
        check_numbers(file)?;
        for board in &file.board {
            if board.species != board.colour.name() {
                return Err(bad(format!("The {} board is that of the {}.", board.colour, board.colour.name())));
            }
        }
        let biomes = collect("biome", &file.biome, check_biome)?;
        let daughters = collect("daughter", &file.daughter, check_daughter)?;
        let elders = collect("elder", &file.elder, check_elder)?;
        let sexualities = collect("sexuality", &file.sexuality, check_sexuality)?;
        let boards: [Portal; 3] =
            collect("board", &file.board, |entry| Ok((entry.colour.index(), entry.start_portal)))?;
        Ok(Data {
            hash,
            deck: rules.daughters_in_deck,
            hunters: rules.start_hunters,
            conversion: rules.conversion_portals,
            laughing_loss: rules.laughing_woman_loss,
            elders: Map::new(elders),
            start_portal: Map::new(boards),
            sexualities: Map::new(sexualities),
            daughters,
            predators: Biome::all().filter(|biome| file_game(file, *biome) == GameType::Predator).collect(),
            undemanding: Biome::all().filter(|biome| biomes_ask_nothing(&biomes, *biome)).collect(),
            biomes,
        })
    }
}
