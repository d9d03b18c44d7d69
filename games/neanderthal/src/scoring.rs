//! Points at the end (NE-J), and the common goal of the cooperative game (NE-K1).

use crate::data::CUBES;
use crate::names::{self, WORDS};
use crate::state::{Alpha, Elder, Neanderthal, Stage};
use crate::vocabulary::{Daughter, Key, Rank, Who};
use lascaux_table::{Line, Scores, Seat, Standing, said};

/// Species that have to survive with an animal in the cooperative game. (NE-K1)
const SURVIVORS: i32 = 2;

/// The lines of a score sheet, in the order of the sexuality card.
const LINES: [&str; 9] = [
    "hunters",
    "alpha man",
    "elders",
    "husbands",
    "daughters",
    "free disks",
    "trophies",
    "inventions",
    "domestic animals",
];

impl Neanderthal {
    /// How many there are and what each is worth, in the order of `LINES`. Hunters who are out count as if they were home.
    pub(crate) fn tally(&self, who: Who) -> [(i32, i32); 9] {
        let people = &self.peoples[who];
        if people.seat.is_none() {
            return [(0, 0); 9];
        }
        let points = self.figures().sexualities[people.sexuality()].points;
        let count =
            |wanted: fn(Elder) -> bool| people.elders.values().iter().filter(|elder| wanted(**elder)).count() as i32;
        let (mut husbands, mut grown_husbands, mut daughters) = (0, 0, 0);
        for family in self.daughters.values() {
            if let Some(man) = family.husband.filter(|man| man.who == who) {
                husbands += 1;
                grown_husbands += i32::from(!man.young);
            }
            daughters += i32::from(family.father == Some(who) && family.disks.total() == 0);
        }
        let busy = i32::from(matches!(people.alpha, Alpha::Elder(_) | Alpha::Husband(_)));
        let hunters =
            i32::from(CUBES) - i32::from(people.dead) - count(|elder| elder != Elder::Vacant) - husbands + busy;
        // NE-E5: an alpha man counts while he holds a power and has no permanent duty.
        let power = [Rank::Knapper, Rank::Warrior, Rank::Trapper].into_iter().any(|rank| self.mature(who, rank));
        let alpha = i32::from(power && busy == 0 && people.alpha != Alpha::Dead);
        let trophies: i32 = people.trophies.iter().map(|biome| i32::from(self.figures().biome(biome).trophies)).sum();
        let young = people.young();
        let worth_two = |daughter: Daughter, usual: u8| if self.enjoys(who, daughter) { 2 } else { i32::from(usual) };
        [
            (hunters, points.hunter.into()),
            (alpha, points.alpha.into()),
            (count(|elder| elder == Elder::Mature), worth_two(Daughter::GrievingWoman, points.elder)),
            (grown_husbands, points.husband.into()),
            (daughters, worth_two(Daughter::WomanWithAName, points.daughter)),
            (people.free.total().into(), points.free_disk.into()),
            (trophies, points.trophy.into()),
            (people.tools.without(young).len().into(), points.invention.into()),
            (people.herd.without(young).len().into(), points.domestic.into()),
        ]
    }

    /// The points of a species as if the game ended now.
    pub fn points(&self, who: Who) -> i32 {
        self.tally(who).iter().map(|(count, each)| count * each).sum()
    }

    /// Whether a species survives with an animal, mature or not. (NE-K1, NE-R5)
    pub fn survives(&self, who: Who) -> bool {
        self.lives(who) && !self.peoples[who].herd.is_empty()
    }

    /// How many species survive with an animal. (NE-K1)
    pub fn survivors(&self) -> i32 {
        Who::all().filter(|who| self.survives(*who)).count() as i32
    }

    fn species(&self, seat: Seat) -> Option<Who> {
        Who::all().find(|who| self.peoples[*who].seat == Some(seat))
    }

    pub(crate) fn stand(&self) -> Standing {
        let seats = usize::from(self.seats);
        let mut totals = [0; 3];
        if self.cooperative() {
            totals = [self.survivors(); 3];
        } else {
            for seat in Seat::all(self.seats) {
                totals[seat.index()] = self.species(seat).map_or(0, |who| self.points(who));
            }
        }
        let mut standing = Standing::rank(&totals[..seats], &[0; 3][..seats]);
        standing.won = !self.cooperative() || totals[0] >= SURVIVORS;
        standing
    }

    pub(crate) fn sheets(&self) -> Scores {
        let reason = match self.stage {
            Stage::Over { reason } => Some(reason.word()),
            _ => None,
        };
        let sheet = |seat: Seat| match self.species(seat) {
            _ if self.cooperative() => self.common_lines(),
            Some(who) => self.lines(who),
            None => Vec::new(),
        };
        let sheets = Seat::all(self.seats).map(|seat| (sheet(seat), 0)).collect();
        let mut scores = Scores::of(reason.is_some(), reason, sheets);
        scores.winners = self.stand().winners().collect();
        scores
    }

    /// The points of a species, line by line.
    pub(crate) fn lines(&self, who: Who) -> Vec<Line> {
        let lines = LINES.iter().zip(self.tally(who));
        lines
            .map(|(name, (count, each))| {
                let rule = if *name == "alpha man" { "NE-E5" } else { "NE-J" };
                let detail = said!(WORDS, "ne-times", count = count, each = each);
                Line::of::<Neanderthal>(name, count * each, detail, rule)
            })
            .collect()
    }

    /// NE-K1: which species survive with an animal.
    fn common_lines(&self) -> Vec<Line> {
        let line = |who: Who| {
            let key = if self.lives(who) { "ne-sheet-lives" } else { "ne-sheet-extinct" };
            let animals = self.peoples[who].herd.len();
            Line {
                name: who.name(),
                title: names::who(who),
                points: i32::from(self.survives(who)),
                detail: said!(WORDS, key, animals = animals, points = self.points(who)),
                rule: "NE-K1",
            }
        };
        Who::all().map(line).collect()
    }
}
