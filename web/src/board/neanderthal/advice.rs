//! What somebody who plays Neanderthal for the first time should hear before deciding.

use super::{Scene, Table};
use crate::board::Advice;
use lascaux_games::neanderthal::{Action, Asked, Counted, Elder, Key, Rank, View, Who};
use lascaux_table::{Book, Said, book, said};

/// The sentences, in every language.
pub(super) static TIPS: Book = book!("tips/");

/// Hunters that keep one dependent alive in a blizzard. (NE-D5)
const KEEPERS: u8 = 2;

/// Everything that could be said now, warnings first.
pub(super) fn advice(view: &View, scene: &Scene) -> Vec<Advice> {
    let Some(who) = view.asked else { return Vec::new() };
    let Some(counted) = view.species.iter().find(|one| one.who == who) else { return Vec::new() };
    let adviser = Adviser { view, scene, who, counted };
    let mut all = Vec::new();
    all.extend(adviser.at_risk());
    all.extend(adviser.explained());
    all
}

struct Adviser<'a> {
    view: &'a View,
    scene: &'a Scene<'a>,
    who: Who,
    counted: &'a Counted,
}

impl Adviser<'_> {
    fn say(&self, said: Said) -> String {
        self.scene.words.told(&said, self.scene.names)
    }

    fn has(&self, such: impl Fn(Action) -> bool) -> bool {
        self.scene.legal.iter().any(|possible| such(possible.action))
    }

    /// Hunters at home and out: those who are sent come home again.
    fn hunters(&self) -> u8 {
        let table = &self.view.table;
        let out = lascaux_games::neanderthal::Slot::all().map(|slot| table.party(slot, self.who)).sum::<u8>();
        self.counted.hunters + out
    }

    /// What the next round may bring: chaos to who has more hunters than words, a blizzard to who has too few hunters.
    fn at_risk(&self) -> Vec<Advice> {
        let people = &self.view.table.peoples[self.who];
        let camp = (people.camp[self.who] > 0).then(|| format!("ne-camp-{}-{}", self.who, self.who));
        let mut all = Vec::new();
        let (hunters, free) = (self.hunters(), self.counted.free);
        let is_calm = people.tribal && people.elders[Rank::Chief] == Elder::Mature;
        let spends = self.has(|action| matches!(action, Action::Bid(_) | Action::Promote { .. } | Action::Portal(_)));
        if spends && !is_calm && self.view.table.round > 1 && hunters > free {
            let said = said!(TIPS, "ne-tip-chaos", hunters = hunters, disks = free);
            all.push(Advice::warning("ne-chaos", camp.clone(), self.say(said)));
        }
        let dependents = self.counted.dependents;
        let assigns = self.view.question == Asked::Assign || self.has(|action| matches!(action, Action::Bid(_)));
        if assigns && self.view.table.round > 1 && hunters < KEEPERS * dependents {
            let said = said!(TIPS, "ne-tip-blizzard", hunters = hunters, n = dependents, wanted = KEEPERS * dependents);
            all.push(Advice::warning("ne-blizzard", camp, self.say(said)));
        }
        all
    }

    fn explained(&self) -> Vec<Advice> {
        let table = Table::new(self.view, self.scene);
        let people = &self.view.table.peoples[self.who];
        let mut all = Vec::new();
        let mut tip = |id, piece: Option<String>, said: Said| all.push(Advice::tip(id, piece, self.say(said)));
        let short = table.conversion().saturating_sub(people.portals.len());
        match self.view.question {
            Asked::Bid => tip("ne-bid", None, said!(TIPS, "ne-tip-bid")),
            Asked::Claim => tip("ne-claim", None, said!(TIPS, "ne-tip-claim")),
            Asked::Power | Asked::SuitPower => tip("ne-power", None, said!(TIPS, "ne-tip-power")),
            Asked::Discard => {
                tip("ne-hand", None, said!(TIPS, "ne-tip-hand", n = self.counted.hand_limit));
            }
            Asked::Answer => tip("ne-counter", None, said!(TIPS, "ne-tip-counter")),
            Asked::Blizzard | Asked::Walkabout => tip("ne-keep", None, said!(TIPS, "ne-tip-keep")),
            Asked::ChaosHunters => tip("ne-peace", None, said!(TIPS, "ne-tip-peace")),
            Asked::Special => {
                if !people.tribal && short == 1 {
                    tip("ne-tribal", None, said!(TIPS, "ne-tip-tribal"));
                }
                if self.has(|action| matches!(action, Action::Portal(_))) {
                    tip("ne-portal", None, said!(TIPS, "ne-tip-portal", n = short));
                }
                if self.has(|action| matches!(action, Action::Neolexia(_))) {
                    tip("ne-neolexia", None, said!(TIPS, "ne-tip-neolexia"));
                }
            }
            Asked::Assign => tip("ne-needs", None, said!(TIPS, "ne-tip-needs")),
            _ => {}
        }
        all
    }
}
