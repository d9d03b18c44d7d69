//! Phase 1, blizzard: two hunters keep one dependent alive (NE-D5, NE-R11).

use super::Sink;
use crate::action::{Action, Dependent};
use crate::event::Event;
use crate::no::{No, Verdict, hold};
use crate::state::{Elder, Neanderthal, Stage};
use crate::words::{Daughter, Key, Rank, Who};
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
                self.stage = Stage::Blizzard { icon, turn };
                false
            }
            Stage::Blizzard { icon, turn } => {
                let who = self.at_turn(turn);
                if self.dependents(who) > self.hunters(who) / 2 {
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
        hold(family.father == Some(who), "NE-D5", "She is not your daughter; name one of your own, or \"pass\".")?;
        hold(family.husband.is_none(), "NE-R11", "She is married; only an unmarried daughter becomes a hunter.")?;
        hold(self.peoples[who].dead > 0, "NE-R11", "No cube of yours is left in the deadpile.")
    }

    fn may_abandon(&self, who: Who, dependent: Dependent) -> Verdict {
        match dependent {
            Dependent::Elder(rank) => hold(
                self.peoples[who].elders[rank] != Elder::Vacant,
                "NE-D5",
                "You have no elder of that rank; name another dependent.",
            ),
            Dependent::Daughter(daughter) => {
                let own = self.daughters[daughter].father == Some(who);
                hold(own, "NE-D5", "She is not your daughter; name another dependent.")?;
                hold(self.depends(daughter), "NE-D5", "Her husband is grown up and feeds her; name another dependent.")
            }
            Dependent::Animal(biome) => hold(
                self.peoples[who].herd.contains(biome),
                "NE-D5",
                "You do not keep that animal; name another dependent.",
            ),
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
            (Stage::Walkabout { .. }, _) => Err(No(
                "NE-D5",
                "Before the blizzard a daughter may become a hunter: \"walkabout DAUGHTER\" or \"pass\".",
            )),
            (_, Action::Abandon(dependent)) => self.may_abandon(who, dependent),
            _ => Err(No("NE-D5", "Two hunters keep one dependent alive; name one whom you abandon: \"abandon ...\".")),
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
                self.stage = Stage::Blizzard { icon, turn };
            }
            (_, Action::Abandon(Dependent::Elder(rank))) => self.remove_elder(who, rank, true, log),
            (_, Action::Abandon(Dependent::Daughter(daughter))) => {
                self.remove_daughter(daughter, log);
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
