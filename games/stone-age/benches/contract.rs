//! The contract's hot calls and whole random games. `cargo bench -p lascaux-stone-age`; instructions: `bench/instructions`.

use lascaux_stone_age::StoneAge as Played;

const SEATS: [u8; 3] = [2, 3, 4];

#[path = "../../../bench/contract.rs"]
mod calls;

fn main() {
    divan::main();
}
