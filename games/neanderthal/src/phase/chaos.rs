//! Phase 1, chaos and what follows from it: losses, change of sexuality, wanderlust (NE-D4, NE-D6).

use super::{Prompt, Sink};
use crate::action::{Action, Piece};
use crate::data::Data;
use crate::event::Event;
use crate::pieces::Fate;
use crate::state::{Alpha, Elder, Neanderthal, Stage, Table};
use crate::verdict::{About, Verdict, hold, hold_of, no};
use crate::vocabulary::{Asked, Daughter, Key, Rank, Who};
use lascaux_table::Log;

impl Table {
    /// NE-D4: as many words as hunters keep a people together; so does a tribal chief.
    pub(crate) fn immune_to_chaos(&self, who: Who, hunters: u8) -> bool {
        let people = &self.peoples[who];
        hunters <= people.free.total() || people.tribal && self.mature(who, Rank::Chief)
    }

    /// How many of so many hunters chaos takes at least.
    pub(crate) fn chaos_takes(&self, figures: &Data, who: Who, hunters: u8) -> u8 {
        let half = if self.mature(who, Rank::Firestarter) { hunters / 2 } else { hunters.div_ceil(2) };
        // NE-R10: or four, with the Laughing Woman.
        if self.enjoys(who, Daughter::LaughingWoman) { half.min(figures.laughing_loss) } else { half }
    }

    /// How many hunters chaos would take now: none from who is immune. (NE-D4)
    pub fn lost_to_chaos(&self, figures: &Data, who: Who) -> u8 {
        let hunters = self.hunters(who);
        if self.immune_to_chaos(who, hunters) { 0 } else { self.chaos_takes(figures, who, hunters) }
    }
}

impl Neanderthal {
    /// The stage for the next in order who suffers chaos, from `turn` on.
    pub(super) fn chaos_for(&self, icon: u8, turn: u8, log: &mut impl Log<Event>) -> Stage {
        for turn in turn..self.players() {
            let who = self.at_turn(turn);
            if self.immune_to_chaos(who, self.hunters(who)) {
                log.tell(|| Event::ChaosAvoided { who });
                continue;
            }
            let least = self.chaos_takes(self.figures(), who, self.hunters(who));
            return Stage::ChaosHunters { icon, turn, least, lost: 0 };
        }
        Stage::Icon { icon: icon + 1 }
    }

    pub(super) fn chaos_waits(&mut self, log: &mut impl Log<Event>) -> bool {
        match self.stage {
            Stage::ChaosHunters { icon, turn, lost, .. } => {
                if self.hunters(self.at_turn(turn)) > 0 {
                    return true;
                }
                self.chaos_hunters_lost(icon, turn, lost, log);
                false
            }
            Stage::ChaosElder { .. } => true,
            Stage::ChaosChange { icon, turn } => {
                if self.may_change(self.at_turn(turn)) {
                    return true;
                }
                self.stage = self.chaos_for(icon, turn + 1, log);
                false
            }
            _ => true,
        }
    }

    pub(super) fn prompt_chaos(&self) -> Prompt {
        match self.stage {
            Stage::ChaosHunters { least, lost, .. } => {
                Prompt::new(Asked::ChaosHunters, "NE-D4").of(least.saturating_sub(lost))
            }
            _ => Prompt::new(Asked::ChaosElder, "NE-D4"),
        }
    }

    pub(super) fn list_chaos(&self, who: Who, sink: Sink) {
        match self.stage {
            Stage::ChaosHunters { least, lost, .. } => {
                Piece::all().filter(|piece| self.in_camp(who, *piece)).for_each(|piece| sink(Action::Lose(piece)));
                if lost >= least {
                    sink(Action::Done);
                }
            }
            _ => {
                let elders = &self.peoples[who].elders;
                let there = Rank::all().filter(|rank| elders[*rank] != Elder::Vacant);
                there.for_each(|rank| sink(Action::LoseElder(rank)));
            }
        }
    }

    pub(super) fn judge_chaos(&self, who: Who, action: Action) -> Verdict {
        match (self.stage, action) {
            (Stage::ChaosHunters { .. }, Action::Lose(piece)) => {
                hold(self.in_camp(who, piece), "NE-D4", "ne-no-hunter-to-lose")
            }
            (Stage::ChaosHunters { least, lost, .. }, Action::Done) if lost < least => {
                Err(if self.enjoys(who, Daughter::LaughingWoman) {
                    no("NE-R10", "ne-no-laughing").about(About::Most(least - lost, self.figures().laughing_loss))
                } else {
                    no("NE-D4", "ne-no-half-yet").about(least - lost)
                })
            }
            (Stage::ChaosHunters { .. }, Action::Done) => Ok(()),
            (Stage::ChaosHunters { .. }, _) => Err(no("NE-D4", "ne-no-chaos")),
            (_, Action::LoseElder(rank)) => {
                hold_of(self.peoples[who].elders[rank] != Elder::Vacant, "NE-D4", "ne-no-elder-to-lose", rank)
            }
            _ => Err(no("NE-D4", "ne-no-chaos-elder")),
        }
    }

    pub(super) fn act_chaos(&mut self, who: Who, action: Action, log: &mut impl Log<Event>) {
        match (self.stage, action) {
            (Stage::ChaosHunters { icon, turn, least, lost }, Action::Lose(piece)) => {
                match piece {
                    Piece::Cube(colour) => {
                        self.peoples[who].camp[colour] -= 1;
                        self.peoples[colour].dead += 1;
                    }
                    Piece::Alpha => self.kill_alpha(who, log),
                }
                self.stage = Stage::ChaosHunters { icon, turn, least, lost: lost + 1 };
            }
            (Stage::ChaosHunters { icon, turn, lost, .. }, _) => self.chaos_hunters_lost(icon, turn, lost, log),
            (Stage::ChaosElder { icon, turn }, Action::LoseElder(rank)) => {
                self.remove_elder(who, rank, Fate::Deadpile, log);
                self.stage = Stage::ChaosChange { icon, turn };
            }
            (Stage::ChaosChange { icon, turn }, _) => {
                if action == Action::Change {
                    self.change_sexuality(who, log);
                }
                self.stage = self.chaos_for(icon, turn + 1, log);
            }
            _ => {}
        }
    }

    fn chaos_hunters_lost(&mut self, icon: u8, turn: u8, lost: u8, log: &mut impl Log<Event>) {
        let who = self.at_turn(turn);
        self.peoples[who].chaos_losses = self.peoples[who].chaos_losses.saturating_add(lost);
        log.tell(|| Event::HuntersLost { who, number: lost });
        let elders = self.peoples[who].elders.values().iter().any(|elder| *elder != Elder::Vacant);
        self.stage = if elders && !self.mature(who, Rank::Firestarter) {
            Stage::ChaosElder { icon, turn }
        } else if lost > 0 {
            Stage::ChaosChange { icon, turn }
        } else {
            self.chaos_for(icon, turn + 1, log)
        };
    }

    // ---- change of sexuality (NE-D4) --------------------------------------------------------------------------------

    /// After chaos, or with the Walkabout Woman at the end of the auction.
    pub(super) fn prompt_change(&self) -> Prompt {
        let chaos = matches!(self.stage, Stage::ChaosChange { .. });
        Prompt::new(if chaos { Asked::ChaosChange } else { Asked::EndChange }, "NE-D4")
    }

    pub(super) fn list_change(&self, sink: Sink) {
        sink(Action::Change);
        sink(Action::Pass);
    }

    pub(super) fn judge_change(&self, action: Action) -> Verdict {
        hold(matches!(action, Action::Change | Action::Pass), "NE-D4", "ne-no-change")
    }

    /// Whether the disks of the other side can be paid, the old ones back in hand.
    pub(super) fn may_change(&self, who: Who) -> bool {
        let people = &self.peoples[who];
        let (Some(card), Some(now)) = (people.coupling, people.sexuality) else { return false };
        let sexualities = &self.figures().sexualities;
        let mut free = people.free;
        free.add(&sexualities[now].mpi);
        free.covers(&sexualities[card.other(now)].mpi)
    }

    pub(super) fn change_sexuality(&mut self, who: Who, log: &mut impl Log<Event>) {
        let sexualities = &self.figures().sexualities;
        let people = &mut self.peoples[who];
        let (Some(card), Some(now)) = (people.coupling, people.sexuality) else { return };
        let sexuality = card.other(now);
        people.free.add(&sexualities[now].mpi);
        people.free.take(&sexualities[sexuality].mpi);
        people.sexuality = Some(sexuality);
        log.tell(|| Event::SexualityChosen { who, sexuality });
    }

    // ---- wanderlust (NE-D6) -----------------------------------------------------------------------------------------

    /// NE-D6: those who lost most hunters to chaos lose some more, to a camp of their choice.
    pub(super) fn wanderlust_stage(&self, icon: u8, number: u8) -> Stage {
        let most = self.playing().map(|who| self.peoples[who].chaos_losses).max().unwrap_or(0);
        match self.playing().find(|who| most > 0 && self.peoples[*who].chaos_losses == most) {
            Some(who) => Stage::Wanderlust { icon, who, left: number },
            None => Stage::Icon { icon: icon + 1 },
        }
    }

    pub(super) fn wanderlust_waits(&mut self) -> bool {
        let Stage::Wanderlust { icon, who, left } = self.stage else { return true };
        // NE-R12: only cubes of the deadpile wander.
        if left > 0 && self.peoples[who].dead > 0 && self.playing().any(|to| self.receives(who, to).is_ok()) {
            return true;
        }
        self.stage = Stage::Icon { icon: icon + 1 };
        false
    }

    fn receives(&self, who: Who, to: Who) -> Verdict {
        hold(to != who && self.peoples[to].seat.is_some(), "NE-D6", "ne-no-wandering-home")?;
        hold_of(self.lives(to), "NE-J1", "ne-no-extinct", to)
    }

    pub(super) fn prompt_wanderlust(&self, left: u8) -> Prompt {
        Prompt::new(Asked::Wanderlust, "NE-D6").of(left)
    }

    pub(super) fn list_wanderlust(&self, who: Who, sink: Sink) {
        self.playing().filter(|to| self.receives(who, *to).is_ok()).for_each(|to| sink(Action::Wander(to)));
    }

    pub(super) fn judge_wanderlust(&self, who: Who, action: Action) -> Verdict {
        match action {
            Action::Wander(to) => self.receives(who, to),
            _ => Err(no("NE-D6", "ne-no-wandering")),
        }
    }

    pub(super) fn act_wanderlust(&mut self, who: Who, action: Action, log: &mut impl Log<Event>) {
        let (Stage::Wanderlust { icon, left, .. }, Action::Wander(to)) = (self.stage, action) else { return };
        self.peoples[who].dead -= 1;
        self.peoples[to].camp[who] += 1;
        log.tell(|| Event::Wandered { who, to });
        self.stage = Stage::Wanderlust { icon, who, left: left - 1 };
    }

    /// Whether the alpha man stands ready in the camp.
    pub(super) fn alpha_ready(&self, who: Who) -> bool {
        self.peoples[who].alpha == Alpha::Camp
    }
}
