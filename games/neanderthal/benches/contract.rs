//! The contract's hot calls and whole random games. `cargo bench -p lascaux-neanderthal`; instructions: `bench/instructions neanderthal`.

use lascaux_neanderthal::Neanderthal as Played;

const SEATS: [u8; 3] = [1, 2, 3];

#[path = "../../../bench/contract.rs"]
mod calls;

fn main() {
    divan::main();
}
