//! Lessons and exercises, and what is said in them.

use lascaux_table::lesson::Teaching;
use lascaux_table::{Book, book};

static WORDS: Book = book!("../words/lessons/", "../words/lessons/more/", "../words/lessons/hints/");

/// In the order in which they are best taken.
const LESSONS: &[&str] = &[include_str!("../lessons/eiszeit.json")];

const EXERCISES: &[&str] = &[
    include_str!("../exercises/ez-01-one-place.json"),
    include_str!("../exercises/ez-02-remove.json"),
    include_str!("../exercises/ez-03-club.json"),
    include_str!("../exercises/ez-04-mammoth.json"),
    include_str!("../exercises/ez-05-swap.json"),
    include_str!("../exercises/ez-06-meadow.json"),
    include_str!("../exercises/ez-07-glacier.json"),
    include_str!("../exercises/ez-08-fire.json"),
    include_str!("../exercises/ez-09-clock.json"),
    include_str!("../exercises/ez-10-whom.json"),
];

/// What the game brings along for those who learn it.
pub(crate) static TEACHING: Teaching = Teaching::new(LESSONS, EXERCISES, &WORDS);
