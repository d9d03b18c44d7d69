//! # The games
//!
//! The one list through which bots, pages, server and program know the games: the dependencies in this package's
//! `Cargo.toml`. Whoever adds a game adds one line there; `docs/adding-a-game.md` tells what its folders hold.
//!
//! ```
//! use lascaux_games::{NAMES, all, for_game};
//! use lascaux_table::Game;
//!
//! let title = for_game!("stone-age", G => G::TITLE)?;
//! assert_eq!(title, "Stone Age");
//! assert!(for_game!("chess", G => G::TITLE).is_err());
//! let games = all()?;
//! assert_eq!(games.get("eiszeit")?.title(), "Eiszeit");
//! assert_eq!(NAMES[0], "stone-age", "the first in the list is the first on the shelf");
//! // Players are offered all but the little one for tests, which is known by its name alone.
//! assert!(games.get("pebbles").is_ok() && games.shown().all(|game| game.name() != "pebbles"));
//! # Ok::<(), lascaux_table::Refusal>(())
//! ```

#![forbid(unsafe_code)]

pub use lascaux_table as table;
use lascaux_table::{Code, Game, Refusal, Registry};

include!(concat!(env!("OUT_DIR"), "/games.rs"));

macro_rules! names {
    ($($module:ident $game:ident,)*) => { &[$(<$module::$game as Game>::NAME),*] };
}

/// The names of all games, also of those that are not shown to players.
pub const NAMES: &[&str] = each_game!(names);

macro_rules! shown {
    ($($module:ident $game:ident,)*) => {
        [$((<$module::$game as Game>::NAME, <$module::$game as Game>::SHOWN)),*]
    };
}

/// The names of the games that players are offered.
pub fn shown() -> impl Iterator<Item = &'static str> {
    each_game!(shown).into_iter().filter_map(|(name, shown)| shown.then_some(name))
}

/// The refusal of a game that is not in the list.
pub fn unknown(name: &str) -> Refusal {
    let names: Vec<&str> = shown().collect();
    Refusal::new(Code::UnknownGame, format!("There is no game \"{name}\" here; there is {}.", names.join(", ")))
}

/// All games with their built-in boxes.
pub fn all() -> Result<Registry, Refusal> {
    with_data(&[])
}

/// All games; each text is an owner's data file, for the game that its `[meta]` names.
pub fn with_data(data: &[String]) -> Result<Registry, Refusal> {
    let mut files: Vec<(String, &str)> = Vec::new();
    for text in data {
        let game = game_of(text)?;
        if files.iter().any(|(other, _)| *other == game) {
            return Err(Refusal::new(Code::Data, format!("There are two data files for \"{game}\".")));
        }
        files.push((game, text));
    }
    if let Some((unknown_game, _)) = files.iter().find(|(game, _)| !NAMES.contains(&game.as_str())) {
        return Err(unknown(unknown_game));
    }
    let file = |name: &str| files.iter().find(|(game, _)| game == name).map(|(_, text)| *text);
    let mut games = Registry::new();
    macro_rules! add {
        ($($module:ident $game:ident,)*) => {
            $(games = games.add_with_data::<$module::$game>(file(<$module::$game as Game>::NAME))?;)*
        };
    }
    each_game!(add);
    Ok(games)
}

/// The text of an owner's data file for a game, if there is one among `data`.
pub fn data_of<'a>(data: &'a [String], game: &str) -> Option<&'a str> {
    data.iter().find(|text| game_of(text).is_ok_and(|named| named == game)).map(String::as_str)
}

fn game_of(text: &str) -> Result<String, Refusal> {
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        Refusal::new(Code::Data, format!("The data file is not TOML: {}", error.message()))
    })?;
    let game = table.get("meta").and_then(|meta| meta.get("game")).and_then(|game| game.as_str());
    game.map(str::to_string).ok_or_else(|| {
        let names: Vec<String> = shown().map(|name| format!("\"{name}\"")).collect();
        Refusal::new(Code::Data, format!("A data file names its game: [meta] game = {}.", names.join(" or ")))
    })
}
