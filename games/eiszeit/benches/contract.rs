//! The contract's hot calls and whole random games. `cargo bench -p lascaux-eiszeit`; instructions: `bench/instructions eiszeit`.

use lascaux_eiszeit::Eiszeit as Played;

const SEATS: [u8; 3] = [3, 4, 5];

#[path = "../../../bench/contract.rs"]
mod calls;

fn main() {
    divan::main();
}
