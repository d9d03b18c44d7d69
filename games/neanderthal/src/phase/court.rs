//! Phase 4, courting (NE-G1, NE-R15, NE-R18, NE-R20).

use super::Prompt;
use crate::action::Piece;
use crate::event::Event;
use crate::pieces::Fate;
use crate::state::{Alpha, Husband, Neanderthal, Stage, Suit, SuitStep};
use crate::vocabulary::{Asked, Daughter, Disk, GameType, Rank, Who};
use lascaux_table::Log;

impl Neanderthal {
    pub(super) fn begin_suit(&mut self, daughter: Daughter) {
        self.suit = Some(Suit { daughter, turn: 0, step: SuitStep::Next, last: None });
    }

    pub(super) fn suit_waits(&mut self, log: &mut impl Log<Event>) -> bool {
        let Some(suit) = self.suit else { return false };
        if suit.step != SuitStep::Next {
            return true;
        }
        let family = &self.daughters[suit.daughter];
        let Some(turn) = (suit.turn..self.players()).find(|turn| family.suitors.contains(self.at_turn(*turn))) else {
            self.conclude_suit(suit, log);
            return false;
        };
        let who = self.at_turn(turn);
        let suit = Suit { turn, ..suit };
        // Home advantage: alone at an unmarried daughter of his own people he cannot fail.
        let alone = matches!(self.stage, Stage::Uncontested { .. });
        let at_home = family.father == Some(who) && family.husband.is_none() && alone;
        if at_home || self.enjoys(who, Daughter::SingingWoman) {
            self.suit_won(suit, who, log);
            return false;
        }
        // NE-E5, NE-G1: an alpha man with a mature warrior need not throw.
        let power = self.peoples[who].alpha == Alpha::Suitor(suit.daughter) && self.mature(who, Rank::Warrior);
        self.suit = Some(Suit { step: if power { SuitStep::Power } else { SuitStep::Roll }, ..suit });
        true
    }

    /// Answered like any other question for the power of an alpha man.
    pub(super) fn prompt_suit_power(&self) -> Prompt {
        Prompt::new(Asked::SuitPower, "NE-G1")
    }

    pub(super) fn act_suit_power(&mut self, power: bool, log: &mut impl Log<Event>) {
        let Some(suit) = self.suit else { return };
        if power {
            self.suit_won(suit, self.at_turn(suit.turn), log);
        } else {
            self.suit = Some(Suit { step: SuitStep::Roll, ..suit });
        }
    }

    pub(super) fn suit_thrown(&mut self, mut dice: [u8; 6], log: &mut impl Log<Event>) {
        let Some(suit) = self.suit else { return };
        let who = self.at_turn(suit.turn);
        let figures = self.figures();
        if self.has_tool(who, |tool| figures.biome(tool).threes == Some(GameType::Club)) {
            dice[0] += std::mem::take(&mut dice[2]);
        }
        let hit = dice[0] + dice[1] > 0;
        // NE-G: jealousy bites only strangers.
        let bite = figures.daughter(suit.daughter).bite;
        let bitten = (1..=6u8).any(|face| bite.has(face) && dice[usize::from(face) - 1] > 0);
        if bitten && self.daughters[suit.daughter].father != Some(who) {
            self.kill_suitor(suit.daughter, who, log);
        }
        if hit {
            self.suit_won(suit, who, log);
        } else {
            self.suit_done(suit, who, None, log);
        }
    }

    fn suit_won(&mut self, suit: Suit, who: Who, log: &mut impl Log<Event>) {
        let winner = self.may_pay_for(suit.daughter, who).then_some(who);
        self.suit_done(suit, who, winner, log);
    }

    fn suit_done(&mut self, suit: Suit, who: Who, winner: Option<Who>, log: &mut impl Log<Event>) {
        log.tell(|| Event::Courted { who, daughter: suit.daughter, success: winner.is_some() });
        // NE-G1: the last success counts.
        let last = winner.or(suit.last);
        self.suit = Some(Suit { turn: suit.turn + 1, step: SuitStep::Next, last, ..suit });
    }

    /// NE-R15: a home suit pays an orange disk; without a free one it does not count as a success.
    pub(crate) fn may_pay_for(&self, daughter: Daughter, who: Who) -> bool {
        self.daughters[daughter].father != Some(who) || self.peoples[who].free[Disk::Orange] > 0
    }

    fn conclude_suit(&mut self, suit: Suit, log: &mut impl Log<Event>) {
        self.suit = None;
        let daughter = suit.daughter;
        let winner = suit.last.filter(|who| self.daughters[daughter].suitors.contains(*who));
        let by_alpha = winner.is_some_and(|who| self.peoples[who].alpha == Alpha::Suitor(daughter));
        for who in self.daughters[daughter].suitors.iter() {
            self.send_suitor_home(daughter, who);
        }
        let (Some(who), Some(father)) = (winner, self.daughters[daughter].father) else { return };
        let home = father == who;
        if !self.marries(who) {
            // NE-G1: promiscuous courting leaves a child, not a husband.
            if !home {
                self.replace_hunter(father, who, log);
            }
            return;
        }
        if home {
            self.peoples[who].free[Disk::Orange] -= 1;
        }
        self.unwed(daughter, Fate::Camp, log);
        let by = if by_alpha { Piece::Alpha } else { Piece::Cube(who) };
        self.leave_camp(who, by);
        self.wed(daughter, Husband { who, young: home }, by, log);
    }
}
