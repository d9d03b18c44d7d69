//! Phase 1, blizzard: two hunters keep one dependent alive (NE-D5, NE-R11).

use super::{Prompt, Sink};
use crate::action::{Action, Dependent};
use crate::event::Event;
use crate::pieces::Fate;
use crate::state::{Elder, Neanderthal, Stage};
use crate::verdict::{Verdict, hold, hold_of, no};
use crate::vocabulary::{Asked, Daughter, Key, Rank, Who};
use lascaux_table::Log;

impl Neanderthal {
    /// A daughter without a grown husband depends on hunters, mature or not.
    fn depends(&self, daughter: Daughter) -> bool {
        self.daughters[daughter].husband.is_none_or(|husband| husband.young)
    }

    /// Elders, daughters without a grown husband, and animals, mature or not.
    pub fn dependents(&self, who: Who) -> u8 {
        let people = &self.peoples[who];
        let elders = people.elders.values().iter().filter(|elder| **elder != Elder::Vacant).count();
        let daughters = self.daughters_of(who).filter(|daughter| self.depends(*daughter)).count();
        elders as u8 + daughters as u8 + people.herd.len()
    }

    /// How many dependents the one who is asked still has to abandon: two hunters who were in the camp when the blizzard
    /// began keep one alive. (NE-R11)
    pub fn to_abandon(&self) -> u8 {
        let Stage::Blizzard { turn, home, .. } = self.stage else { return 0 };
        let who = self.at_turn(turn);
        self.dependents(who).saturating_sub(self.hunters(who).saturating_sub(home) / 2)
    }

    pub(super) fn blizzard_waits(&mut self) -> bool {
        match self.stage {
            Stage::Walkabout { icon, turn } if turn >= self.players() => {
                self.stage = Stage::Icon { icon: icon + 1 };
                false
            }
            Stage::Walkabout { icon, turn } => {
                let who = self.at_turn(turn);
                if self.enjoys(who, Daughter::WalkaboutWoman)
                    && Daughter::all().any(|daughter| self.may_walk(who, daughter).is_ok())
                {
                    return true;
                }
                self.stage = Stage::Blizzard { icon, turn, home: 0 };
                false
            }
            Stage::Blizzard { icon, turn, .. } => {
                if self.to_abandon() > 0 {
                    return true;
                }
                self.stage = Stage::Walkabout { icon, turn: turn + 1 };
                false
            }
            _ => true,
        }
    }

    /// Walkabout Woman: an unmarried daughter of one's own, and a cube to stand for her. (NE-R11)
    fn may_walk(&self, who: Who, daughter: Daughter) -> Verdict {
        let family = &self.daughters[daughter];
        hold_of(family.father == Some(who), "NE-D5", "ne-no-own-daughter-to-walk", daughter)?;
        hold_of(family.husband.is_none(), "NE-R11", "ne-no-unmarried-to-walk", daughter)?;
        hold(self.peoples[who].dead > 0, "NE-R11", "ne-no-cube-left")
    }

    fn may_abandon(&self, who: Who, dependent: Dependent) -> Verdict {
        match dependent {
            Dependent::Elder(rank) => {
                hold_of(self.peoples[who].elders[rank] != Elder::Vacant, "NE-D5", "ne-no-elder-to-abandon", rank)
            }
            Dependent::Daughter(daughter) => {
                let own = self.daughters[daughter].father == Some(who);
                hold_of(own, "NE-D5", "ne-no-daughter-to-abandon", daughter)?;
                hold_of(self.depends(daughter), "NE-D5", "ne-no-fed-daughter", daughter)
            }
            Dependent::Animal(biome) => {
                hold_of(self.peoples[who].herd.contains(biome), "NE-D5", "ne-no-animal-to-abandon", biome)
            }
        }
    }

    pub(super) fn prompt_blizzard(&self) -> Prompt {
        match self.stage {
            Stage::Walkabout { .. } => Prompt::new(Asked::Walkabout, "NE-D5"),
            _ => Prompt::new(Asked::Blizzard, "NE-D5").of(self.to_abandon()),
        }
    }

    pub(super) fn list_blizzard(&self, who: Who, sink: Sink) {
        if matches!(self.stage, Stage::Walkabout { .. }) {
            let daughters = self.daughters_of(who).filter(|daughter| self.may_walk(who, *daughter).is_ok());
            daughters.for_each(|daughter| sink(Action::Walkabout(daughter)));
            sink(Action::Pass);
            return;
        }
        let elders = Rank::all().map(Dependent::Elder);
        let daughters = self.daughters_of(who).map(Dependent::Daughter);
        let animals = self.peoples[who].herd.iter().map(Dependent::Animal);
        let all = elders.chain(daughters).chain(animals);
        all.filter(|one| self.may_abandon(who, *one).is_ok()).for_each(|one| sink(Action::Abandon(one)));
    }

    pub(super) fn judge_blizzard(&self, who: Who, action: Action) -> Verdict {
        match (self.stage, action) {
            (Stage::Walkabout { .. }, Action::Pass) => Ok(()),
            (Stage::Walkabout { .. }, Action::Walkabout(daughter)) => self.may_walk(who, daughter),
            (Stage::Walkabout { .. }, _) => Err(no("NE-D5", "ne-no-walkabout")),
            (_, Action::Abandon(dependent)) => self.may_abandon(who, dependent),
            _ => Err(no("NE-D5", "ne-no-abandoning")),
        }
    }

    pub(super) fn act_blizzard(&mut self, who: Who, action: Action, log: &mut impl Log<Event>) {
        match (self.stage, action) {
            (Stage::Walkabout { icon, turn }, _) => {
                if let Action::Walkabout(daughter) = action {
                    self.remove_daughter(daughter, log);
                    self.born(who, 1);
                    log.tell(|| Event::DaughterBecameHunter { who, daughter });
                }
                self.stage = Stage::Blizzard { icon, turn, home: 0 };
            }
            (_, Action::Abandon(Dependent::Elder(rank))) => self.remove_elder(who, rank, Fate::Deadpile, log),
            (Stage::Blizzard { icon, turn, home }, Action::Abandon(Dependent::Daughter(daughter))) => {
                let before = self.hunters(who);
                self.remove_daughter(daughter, log);
                self.stage = Stage::Blizzard { icon, turn, home: home + (self.hunters(who) - before) };
                log.tell(|| Event::DaughterLost { who, daughter });
            }
            (_, Action::Abandon(Dependent::Animal(biome))) => {
                self.remove_card(who, biome);
                log.tell(|| Event::AnimalLost { who, biome });
            }
            _ => {}
        }
    }
}
