//! What chance says: dice, cards that turn up, boards and sexuality cards that are dealt.

use crate::event::Event;
use crate::phase::{Chance, Prompt, Question};
use crate::state::{Neanderthal, Stage};
use crate::vocabulary::{Asked, Biome, Coupling, Daughter, Key, Phase, Row, Set, Who};
use lascaux_table::{Log, Refusal, Rng, below};

/// What chance said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// A biome turns up.
    Biome(Biome),
    /// The daughter of the round.
    Daughter(Daughter),
    /// The next seat's board.
    Board(Who),
    /// The next species' sexuality card.
    Coupling(Coupling),
    /// Dice: how many of each face.
    Dice([u8; 6]),
}

/// Throws of more dice than this have too many outcomes to list.
const LISTED_DICE: u8 = 8;

impl Neanderthal {
    fn biomes_of(&self, row: Row) -> Set<Biome> {
        // The first 18 biomes are of the north.
        let north: Set<Biome> = Biome::all().take(crate::vocabulary::NORTHERN).collect();
        match row {
            Row::North => self.undrawn.both(north),
            Row::South => self.undrawn.without(north),
        }
    }

    fn boards_left(&self) -> Set<Who> {
        Who::all().filter(|who| self.peoples[*who].seat.is_none()).collect()
    }

    fn couplings_left(&self) -> Set<Coupling> {
        Coupling::all().filter(|one| Who::all().all(|who| self.peoples[who].coupling != Some(*one))).collect()
    }

    /// What chance has to tell, and by which rule.
    pub(crate) fn awaiting(&self, chance: Chance) -> Prompt {
        let (asked, rule) = match chance {
            Chance::Biome { .. } if matches!(self.stage, Stage::DealRows) => (Asked::Card, "NE-C3"),
            Chance::Biome { .. } if self.phase() == Phase::Hunt => (Asked::Card, "NE-G7"),
            Chance::Biome { .. } => (Asked::Card, "NE-D1"),
            Chance::Daughter => (Asked::Daughter, "NE-D"),
            Chance::Board(_) => (Asked::Board, "NE-C4"),
            Chance::Coupling(_) => (Asked::SexualityCard, "NE-C5"),
            Chance::Dice { .. } => match self.stage {
                Stage::Mortality { .. } => (Asked::DiceForElders, "NE-D3"),
                Stage::Attack { .. } => (Asked::DiceOfAnAttack, "NE-F2"),
                _ if self.suit.is_some() => (Asked::DieOfASuitor, "NE-G1"),
                _ => (Asked::DiceOfAHunt, "NE-G"),
            },
        };
        Prompt::new(asked, rule)
    }

    pub(crate) fn list_outcomes(&self, into: &mut Vec<(Outcome, f64)>) -> bool {
        into.clear();
        let Question::Chance(chance) = self.question() else { return true };
        fn evenly<K: Key>(set: Set<K>, outcome: impl Fn(K) -> Outcome, into: &mut Vec<(Outcome, f64)>) {
            into.extend(set.iter().map(|key| (outcome(key), 1.0 / f64::from(set.len()))));
        }
        match chance {
            Chance::Biome { row, .. } => evenly(self.biomes_of(row), Outcome::Biome, into),
            Chance::Daughter => evenly(self.unseen, Outcome::Daughter, into),
            Chance::Board(_) => evenly(self.boards_left(), Outcome::Board, into),
            Chance::Coupling(_) => evenly(self.couplings_left(), Outcome::Coupling, into),
            Chance::Dice { dice, .. } if dice > LISTED_DICE => return false,
            Chance::Dice { dice, .. } => throws(dice, &mut |counts| {
                into.push((Outcome::Dice(counts), probability(dice, counts)));
            }),
        }
        true
    }

    pub(crate) fn draw(&self, rng: &mut impl Rng) -> Outcome {
        fn one<K: Key>(set: Set<K>, rng: &mut impl Rng) -> Option<K> {
            set.nth(below(rng, set.len().into()))
        }
        let drawn = match self.question() {
            Question::Chance(Chance::Biome { row, .. }) => one(self.biomes_of(row), rng).map(Outcome::Biome),
            Question::Chance(Chance::Daughter) => one(self.unseen, rng).map(Outcome::Daughter),
            Question::Chance(Chance::Board(_)) => one(self.boards_left(), rng).map(Outcome::Board),
            Question::Chance(Chance::Coupling(_)) => one(self.couplings_left(), rng).map(Outcome::Coupling),
            Question::Chance(Chance::Dice { dice, .. }) => {
                let mut counts = [0; 6];
                (0..dice).for_each(|_| counts[below(rng, 6) as usize] += 1);
                Some(Outcome::Dice(counts))
            }
            _ => None,
        };
        drawn.unwrap_or(Outcome::Dice([0; 6]))
    }

    pub(crate) fn admits(&self, outcome: Outcome) -> Result<(), Refusal> {
        let Question::Chance(chance) = self.question() else {
            return Err(Refusal::rule("NE-A1", "No outcome of chance is awaited; a player is to decide."));
        };
        let wrong = || {
            let what = match chance {
                Chance::Biome { .. } => "A biome is to be turned up: \"card NAME\".",
                Chance::Daughter => "The daughter of the round is to be turned up: \"card NAME\".",
                Chance::Board(_) => "A board is to be dealt: \"board COLOUR\".",
                Chance::Coupling(_) => "A sexuality card is to be dealt: \"sexuality NAME\".",
                Chance::Dice { .. } => "Dice are to be thrown: \"dice 1 3 4\".",
            };
            Err(Refusal::rule("NE-A1", what))
        };
        match (chance, outcome) {
            (Chance::Biome { row, .. }, Outcome::Biome(biome)) if !self.biomes_of(row).contains(biome) => {
                Err(Refusal::rule("NE-C2", "That card is not in this deck any more."))
            }
            (Chance::Daughter, Outcome::Daughter(daughter)) if !self.unseen.contains(daughter) => {
                Err(Refusal::rule("NE-C1", "That daughter has turned up before."))
            }
            (Chance::Board(_), Outcome::Board(who)) if !self.boards_left().contains(who) => {
                Err(Refusal::rule("NE-C4", "Somebody else plays that board."))
            }
            (Chance::Coupling(_), Outcome::Coupling(card)) if !self.couplings_left().contains(card) => {
                Err(Refusal::rule("NE-C5", "Somebody else has that sexuality card."))
            }
            (Chance::Dice { dice, .. }, Outcome::Dice(counts)) => {
                let thrown: u32 = counts.iter().map(|count| u32::from(*count)).sum();
                if thrown == u32::from(dice) {
                    return Ok(());
                }
                let message = format!("{dice} dice are to be thrown here, not {thrown}.");
                Err(Refusal::rule("NE-G", message))
            }
            (Chance::Biome { .. }, Outcome::Biome(_))
            | (Chance::Daughter, Outcome::Daughter(_))
            | (Chance::Board(_), Outcome::Board(_))
            | (Chance::Coupling(_), Outcome::Coupling(_)) => Ok(()),
            _ => wrong(),
        }
    }

    pub(crate) fn take_outcome(&mut self, outcome: Outcome, log: &mut impl Log<Event>) {
        let Question::Chance(chance) = self.question() else { return };
        match (chance, outcome) {
            (Chance::Biome { slot, .. }, Outcome::Biome(biome)) => self.lay_biome(slot, biome, log),
            (Chance::Daughter, Outcome::Daughter(daughter)) => self.begin_round(daughter, log),
            (Chance::Board(seat), Outcome::Board(who)) => self.deal_board(seat, who, log),
            (Chance::Coupling(who), Outcome::Coupling(card)) => self.deal_coupling(who, card),
            (Chance::Dice { who, .. }, Outcome::Dice(counts)) => {
                log.tell(|| Event::Rolled { who, dice: crate::event::faces(counts) });
                self.take_dice(counts, log);
            }
            _ => return,
        }
        self.advance(log);
    }
}

/// Visits every throw of `dice` dice, as how many of each face.
fn throws(dice: u8, visit: &mut impl FnMut([u8; 6])) {
    fn rest(face: usize, left: u8, counts: &mut [u8; 6], visit: &mut impl FnMut([u8; 6])) {
        if face == 5 {
            counts[5] = left;
            visit(*counts);
            return;
        }
        for count in 0..=left {
            counts[face] = count;
            rest(face + 1, left - count, counts, visit);
        }
    }
    rest(0, dice, &mut [0; 6], visit);
}

/// How likely a throw is: the multinomial of its faces.
fn probability(dice: u8, counts: [u8; 6]) -> f64 {
    let factorial = |n: u8| (1..=n).map(f64::from).product::<f64>();
    let ways = counts.iter().fold(factorial(dice), |ways, count| ways / factorial(*count));
    ways / 6f64.powi(dice.into())
}
