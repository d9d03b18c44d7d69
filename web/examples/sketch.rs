//! A table as a page in a folder, without a server: to look at what a board draws.
//!
//! ```sh
//! cargo run -p lascaux-web --example sketch -- /tmp/sketch stone-age 3 7 60 en wide
//! python3 -m http.server -d /tmp/sketch 8000
//! ```
//!
//! The words are the folder, the game, the seats, the seed, how many random steps are made, the language, and the kind of
//! screen. The page is drawn for whoever is asked, with everything that could be pressed lit.

use lascaux_table::{NewMatch, Seat, Seed, Turn, Viewer};
use lascaux_web::board::{self, Layout};
use lascaux_web::page::{LookBack, TablePage, TableStatus, table};
use lascaux_web::{Words, asset, asset_path};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::error::Error;
use std::path::Path;

const NAMES: [&str; 5] = ["Mira", "Jonas", "Aiko", "Ebba", "Ivo"];

fn main() -> Result<(), Box<dyn Error>> {
    let said: Vec<String> = std::env::args().skip(1).collect();
    let [folder, game, seats, seed, steps, language, layout] = &said[..] else {
        return Err("tell folder, game, seats, seed, steps, language, and wide or phone".into());
    };
    let seats: u8 = seats.parse()?;
    let (seed, steps): (u64, usize) = (seed.parse()?, steps.parse()?);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let order = NewMatch { seats, seed: Some(Seed::Number(seed)), ..NewMatch::default() };
    let (mut current, _) = lascaux_games::all()?.get(game)?.start(&order)?;
    while current.step_count() < steps
        && let Some(action) = current.random_action(&mut rng)
    {
        current.act(None, &action)?;
    }
    let words = Words::of(language);
    let names: Vec<String> = NAMES.iter().take(seats.into()).map(ToString::to_string).collect();
    let seat = match current.turn() {
        Turn::Player(seat) => seat,
        _ => Seat(0),
    };
    let viewer = Viewer::Seat(seat);
    let layout = Layout::read(layout).ok_or("wide or phone")?;
    let drawn = board::draw(&*current, viewer, &names, words, layout)?;
    let log = board::log(&*current, steps.saturating_sub(60)..current.step_count(), viewer, &names, words)?;
    let page = table(&TablePage {
        words,
        id: "sketch",
        title: game,
        game,
        drawn: &drawn,
        names: &names,
        seat: Some(seat),
        shared: false,
        log: &log,
        since: log.len().checked_sub(6).map(|line| log[line].0),
        steps: current.step_count(),
        chat: &[],
        links: &[],
        undo: true,
        number: 1,
        status: &TableStatus::default(),
        ends_on: None,
        person: Some("Mira"),
        waiting: 0,
        look_back: &LookBack::default(),
    });
    keep(Path::new(folder), &page.into_string())
}

/// Writes the page, and every file that it names.
fn keep(folder: &Path, page: &str) -> Result<(), Box<dyn Error>> {
    for named in page.split('"').filter(|text| text.starts_with("/assets/")) {
        let file = folder.join(named.trim_start_matches('/'));
        let name = named.trim_start_matches("/assets/");
        if let (Some(parent), Some(found)) = (file.parent(), asset(name)) {
            std::fs::create_dir_all(parent)?;
            std::fs::write(&file, found.text.as_bytes())?;
        }
    }
    std::fs::write(folder.join("index.html"), page)?;
    println!("{} ({})", folder.join("index.html").display(), asset_path("lascaux.css"));
    Ok(())
}
