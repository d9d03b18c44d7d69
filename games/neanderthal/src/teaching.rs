//! Lessons and exercises, and what is said in them.

use crate::state::{Elder, Neanderthal};
use crate::vocabulary::{Daughter, Who};
use lascaux_table::lesson::Teaching;
use lascaux_table::{Book, book};

static WORDS: Book = book!(
    "../words/lessons/",
    "../words/lessons/more/",
    "../words/lessons/wanderlust/",
    "../words/lessons/solo/",
    "../words/lessons/hints/"
);

/// In the order in which they are best taken.
const LESSONS: &[&str] = &[
    include_str!("../lessons/neanderthal-1.json"),
    include_str!("../lessons/neanderthal-2.json"),
    include_str!("../lessons/neanderthal-3.json"),
    include_str!("../lessons/neanderthal-4.json"),
    include_str!("../lessons/neanderthal-5.json"),
    include_str!("../lessons/neanderthal-6.json"),
    include_str!("../lessons/neanderthal-7.json"),
    include_str!("../lessons/neanderthal-8.json"),
    include_str!("../lessons/neanderthal-9.json"),
    include_str!("../lessons/neanderthal-10.json"),
    include_str!("../lessons/neanderthal-solo.json"),
];

const EXERCISES: &[&str] = &[
    include_str!("../exercises/ne-01-how-many.json"),
    include_str!("../exercises/ne-02-order.json"),
    include_str!("../exercises/ne-03-which-disk.json"),
    include_str!("../exercises/ne-04-tie.json"),
    include_str!("../exercises/ne-05-quiet-valley.json"),
    include_str!("../exercises/ne-06-blizzard.json"),
    include_str!("../exercises/ne-07-chaos.json"),
    include_str!("../exercises/ne-08-marry.json"),
    include_str!("../exercises/ne-09-tribe.json"),
    include_str!("../exercises/ne-10-alpha.json"),
];

/// What the game brings along for those who learn it.
pub(crate) static TEACHING: Teaching = Teaching::new(LESSONS, EXERCISES, &WORDS);

impl Neanderthal {
    /// A figure that the stars of lessons ask for, mostly of a species, such as `mature-daughters yellow`.
    pub(crate) fn figure_of(&self, name: &str) -> Option<i64> {
        if name == "peoples-with-an-animal" {
            return Some(self.survivors().into()); // NE-K1
        }
        let (what, who) = name.split_once(' ')?;
        let who = Who::read(who)?;
        let people = &self.peoples[who];
        let home = i64::from(self.hunters(who));
        let own = || self.daughters_of(who);
        let is_single = |one: &Daughter| self.daughters[*one].husband.is_none_or(|man| man.young);
        let elders = people.elders.iter().filter(|(_, elder)| **elder != Elder::Vacant).count();
        let dependents = elders + people.herd.iter().count() + own().filter(is_single).count();
        let free: u8 = people.free.iter().map(|(_, count)| *count).sum();
        Some(match what {
            "mature-daughters" => own().filter(|one| self.grown(*one)).count() as i64,
            "mature-animals" => people.herd.iter().filter(|one| !people.under_white.contains(*one)).count() as i64,
            "hunters-above-disks" => home - i64::from(free), // NE-D4
            "hunters-above-twice-dependents" => home - 2 * dependents as i64, // NE-D5
            _ => return None,
        })
    }
}
