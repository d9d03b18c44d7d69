//! The rulebook of Eiszeit in every language, and the positions of its worked examples.

use lascaux_table::Rulebook;

pub(crate) static RULEBOOK: Rulebook = Rulebook::new(
    [
        include_str!("../rules/en.md"),
        include_str!("../rules/nl.md"),
        include_str!("../rules/de.md"),
        include_str!("../rules/sv.md"),
    ],
    &[
        include_str!("../rules/examples/equally-many.json"),
        include_str!("../rules/examples/forest.json"),
        include_str!("../rules/examples/limits.json"),
        include_str!("../rules/examples/move-three.json"),
        include_str!("../rules/examples/neighbours.json"),
        include_str!("../rules/examples/scoring.json"),
        include_str!("../rules/examples/swap.json"),
        include_str!("../rules/examples/who-leaves.json"),
        include_str!("../rules/examples/with-a-club.json"),
    ],
);
