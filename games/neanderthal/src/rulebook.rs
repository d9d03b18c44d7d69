//! The rulebook of Neanderthal in every language, and the positions of its worked examples.

use lascaux_table::Rulebook;

pub(crate) static RULEBOOK: Rulebook = Rulebook::new(
    [
        include_str!("../rules/en.md"),
        include_str!("../rules/nl.md"),
        include_str!("../rules/de.md"),
        include_str!("../rules/sv.md"),
    ],
    &[
        include_str!("../rules/examples/auction.json"),
        include_str!("../rules/examples/blizzard.json"),
        include_str!("../rules/examples/chaos.json"),
        include_str!("../rules/examples/horses.json"),
        include_str!("../rules/examples/hunt.json"),
        include_str!("../rules/examples/scoring.json"),
    ],
);
