//! The rulebook of Stone Age in every language, and the positions of its worked examples.

use lascaux_table::Rulebook;

pub(crate) static RULEBOOK: Rulebook = Rulebook::new(
    [
        include_str!("../rules/en.md"),
        include_str!("../rules/nl.md"),
        include_str!("../rules/de.md"),
        include_str!("../rules/sv.md"),
    ],
    &[
        include_str!("../rules/examples/cards-slide.json"),
        include_str!("../rules/examples/dice-table.json"),
        include_str!("../rules/examples/forest-for-one.json"),
        include_str!("../rules/examples/green-cards.json"),
        include_str!("../rules/examples/hunt.json"),
        include_str!("../rules/examples/next-tool.json"),
        include_str!("../rules/examples/places.json"),
        include_str!("../rules/examples/river.json"),
        include_str!("../rules/examples/short-of-food.json"),
        include_str!("../rules/examples/toolmakers.json"),
        include_str!("../rules/examples/two-kinds.json"),
    ],
);
