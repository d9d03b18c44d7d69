//! The rulebook of Pebbles in every language, and the positions of its worked examples.

use lascaux_table::Rulebook;

pub(crate) static RULEBOOK: Rulebook = Rulebook::new(
    [
        include_str!("../rules/en.md"),
        include_str!("../rules/nl.md"),
        include_str!("../rules/de.md"),
        include_str!("../rules/sv.md"),
    ],
    &[],
);
