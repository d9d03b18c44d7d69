//! The games that this program offers.

use lascaux_eiszeit::Eiszeit;
use lascaux_neanderthal::Neanderthal;
use lascaux_stone_age::StoneAge;
use lascaux_table::{Code, Game, Refusal, Registry};

/// All games; each text is an owner's data file, for the game that its `[meta]` names.
pub fn all_games(data: &[String]) -> Result<Registry, Refusal> {
    let mut files: Vec<(String, &str)> = Vec::new();
    for text in data {
        let game = game_of(text)?;
        if files.iter().any(|(other, _)| *other == game) {
            return Err(Refusal::new(Code::Data, format!("There are two data files for \"{game}\".")));
        }
        files.push((game, text));
    }
    let file = |name: &str| files.iter().find(|(game, _)| game == name).map(|(_, text)| *text);
    let games = Registry::new()
        .add_with_data::<StoneAge>(file(StoneAge::NAME))?
        .add_with_data::<Eiszeit>(file(Eiszeit::NAME))?
        .add_with_data::<Neanderthal>(file(Neanderthal::NAME))?;
    for (game, _) in &files {
        games.get(game)?;
    }
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
        let names = [StoneAge::NAME, Eiszeit::NAME, Neanderthal::NAME].map(|name| format!("\"{name}\"")).join(" or ");
        Refusal::new(Code::Data, format!("A data file names its game: [meta] game = {names}."))
    })
}
