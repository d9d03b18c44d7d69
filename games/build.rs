//! Turns the list of games in `Cargo.toml` into Rust, so that nothing else has to name them.

use std::fmt::Write;
use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=Cargo.toml");
    // A packed crate has a manifest that Cargo has sorted; the one as it was written lies beside it.
    let written = ["Cargo.toml.orig", "Cargo.toml"].into_iter().find_map(|name| std::fs::read_to_string(name).ok());
    let manifest: toml::Table = written.expect("the manifest is here").parse().expect("the manifest is TOML");
    let dependencies = manifest["dependencies"].as_table().expect("there are games");
    // Whatever is not taken over from the workspace is a game.
    let games = dependencies.iter().filter(|(_, how)| how.get("package").is_some());
    let games: Vec<(String, String)> = games.map(|(name, _)| (name.replace('-', "_"), type_name(name))).collect();
    let out = std::env::var("OUT_DIR").expect("Cargo tells where");
    std::fs::write(Path::new(&out).join("games.rs"), code(&games)).expect("the folder can be written");
}

/// The game's type: `StoneAge` for `stone-age`.
fn type_name(name: &str) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split('-').map(capital).collect()
}

fn code(games: &[(String, String)]) -> String {
    let mut code = String::new();
    let mut list = String::new();
    let mut arms = String::new();
    for (module, game) in games {
        let _ = writeln!(code, "#[doc(inline)]\npub use ::{module};");
        let _ = write!(list, "{module} {game}, ");
        let _ = writeln!(
            arms,
            "name if name == <$crate::{module}::{game} as $crate::table::Game>::NAME => {{ \
             type $G = $crate::{module}::{game}; Ok($body) }}"
        );
    }
    let _ = writeln!(
        code,
        "/// Hands all games to a macro of the caller's, each as its module and its type: `stone_age StoneAge, ...`.\n\
         #[macro_export]\nmacro_rules! each_game {{ ($hand_to:ident) => {{ $hand_to! {{ {list} }} }}; }}\n\
         /// Runs a piece of code for the game of a name; a game that is not in the list is refused.\n\
         #[macro_export]\nmacro_rules! for_game {{ ($name:expr, $G:ident => $body:expr) => {{ match $name {{\n\
         {arms}other => Err($crate::unknown(other)),\n}} }}; }}"
    );
    code
}
