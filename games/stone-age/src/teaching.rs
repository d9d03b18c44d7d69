//! Lessons and exercises, and what is said in them.

use lascaux_table::lesson::Teaching;
use lascaux_table::{Book, book};

static WORDS: Book = book!("../words/lessons/", "../words/lessons/more/", "../words/lessons/hints/");

/// In the order in which they are best taken.
const LESSONS: &[&str] = &[include_str!("../lessons/stone-age.json")];

const EXERCISES: &[&str] = &[
    include_str!("../exercises/sa-01-tools.json"),
    include_str!("../exercises/sa-02-hungry.json"),
    include_str!("../exercises/sa-03-seven.json"),
    include_str!("../exercises/sa-04-two-kinds.json"),
    include_str!("../exercises/sa-05-order.json"),
    include_str!("../exercises/sa-06-dice-table.json"),
    include_str!("../exercises/sa-07-finish.json"),
    include_str!("../exercises/sa-08-green.json"),
    include_str!("../exercises/sa-09-unkind.json"),
    include_str!("../exercises/sa-10-last-person.json"),
];

/// What the game brings along for those who learn it.
pub(crate) static TEACHING: Teaching = Teaching::new(LESSONS, EXERCISES, &WORDS);
