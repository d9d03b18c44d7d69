//! The worked examples of a rulebook as small boards: each is a position that the game loads, with what is done from
//! there, and pictures are taken on the way.

use super::alone::{Crop, Light, alone};
use super::any::recent;
use super::{Board, MARKS, Scene};
use crate::words::Words;
use lascaux_games::for_game;
use lascaux_table::{Chance, Code, Game, Match, Refusal, Seat, Seed, Setup, Turn, Viewer};
use serde::Deserialize;
use serde_json::Value;

/// A picture of an example.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Picture {
    /// The rule beside which it stands.
    pub rule: String,
    /// After how many of the moves it is taken.
    #[serde(default)]
    pub after: usize,
    /// The part of the board that it shows.
    pub crop: Crop,
    /// Which example of the rule it belongs to, counted from 1; none: it is a picture of what the rule is about.
    #[serde(default)]
    pub example: Option<usize>,
    /// The seat whose things are shown instead of the board.
    #[serde(default)]
    pub own: Option<u8>,
}

/// A position, what is done from there, and the pictures of it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// Its name in addresses.
    pub name: String,
    /// The pictures.
    pub pictures: Vec<Picture>,
    /// What is done and what chance says, one after the other, in the notation.
    #[serde(default)]
    pub moves: Vec<String>,
    /// The position.
    pub state: Value,
}

/// The examples of a game.
pub fn examples(game: &str) -> Result<Vec<Example>, Refusal> {
    let texts = for_game!(game, G => G::rulebook().examples())?;
    texts.iter().map(|text| serde_json::from_str(text).map_err(unreadable)).collect()
}

fn unreadable(error: serde_json::Error) -> Refusal {
    Refusal::new(Code::Position, format!("The example cannot be read: {error}."))
}

/// An example after some of its moves, with the box that the rulebook describes.
pub fn played<G: Game>(example: &Example, moves: usize) -> Result<Match<G>, Refusal> {
    let position: G::Position = serde_json::from_value(example.state.clone()).map_err(unreadable)?;
    let state = G::load(&position, G::data(None)?)?;
    let mut setup = Setup::<G>::new(state.seats(), Seed::Number(1))?;
    setup.options = state.settled();
    setup.chance = Chance::Manual;
    setup.position = Some(position);
    let mut game = Match::start(setup)?.0;
    for said in example.moves.iter().take(moves) {
        match game.state().turn() {
            Turn::Chance => game.chance_text(said)?,
            _ => game.act_text(None, said)?,
        };
    }
    Ok(game)
}

/// One picture of an example, as a file of its own.
pub fn example_picture(
    game: &str,
    example: &Example,
    number: usize,
    words: &Words,
    light: Light,
) -> Result<String, Refusal> {
    let missing = || Refusal::new(Code::Request, "There is no such picture.".to_string());
    let picture = example.pictures.get(number).ok_or_else(missing)?;
    let (drawing, style) =
        for_game!(game, G => (drawn::<G>(&played::<G>(example, picture.after)?, picture, words), G::STYLE))?;
    alone(&drawing, Some(picture.crop), style, light).ok_or_else(missing)
}

fn drawn<G: Board>(game: &Match<G>, picture: &Picture, words: &Words) -> String {
    let viewer = picture.own.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
    let names: Vec<String> = MARKS.iter().map(|mark| mark.to_string()).collect();
    let view = game.state().view(viewer);
    let events = &recent(game, viewer, game.steps().len());
    let scene = Scene { events, ..Scene::still(words, &names, viewer.seat(), game.setup().data) };
    let things = picture.own.and_then(|seat| G::things(&view, Seat(seat), &scene));
    things.unwrap_or_else(|| G::board(&view, &scene)).into_string()
}
