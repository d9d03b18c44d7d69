//! Phase 6: one special action each: portal, neolexia, or an elder's action; and the end of the round (NE-I, NE-J).

use super::Sink;
use crate::action::{Action, Target};
use crate::data::Kind;
use crate::event::Event;
use crate::no::{No, Verdict, hold};
use crate::state::{Neanderthal, Reason, Stage};
use crate::words::{Biome, Daughter, Disk, Portal, Rank, Set, Who};
use lascaux_table::Log;

impl Neanderthal {
    fn special_actions(&self, who: Who) -> u8 {
        if self.enjoys(who, Daughter::Sheherazade) { 2 } else { 1 }
    }

    pub(super) fn special_waits(&mut self, log: &mut impl Log<Event>) -> bool {
        let Stage::Special { turn, used } = self.stage else { return true };
        if turn >= self.players() {
            if self.deck == 0 {
                self.end(Reason::LastRound, log);
            } else {
                self.stage = Stage::TurnDaughter;
            }
            return false;
        }
        let who = self.at_turn(turn);
        let mut choices = 0;
        if used < self.special_actions(who) {
            self.list_special(who, &mut |_| choices += 1);
        }
        // Nobody is asked who could only pass.
        if choices > 1 {
            return true;
        }
        self.stage = Stage::Special { turn: turn + 1, used: 0 };
        false
    }

    // ---- what is allowed --------------------------------------------------------------------------------------------

    /// Portals that the daughters show whom a species enjoys.
    pub fn shown_portals(&self, who: Who) -> Set<Portal> {
        let enjoyed = self.in_play.iter().filter(|one| self.enjoys(who, *one));
        enjoyed.fold(Set::default(), |shown, one| shown.either(self.figures().daughter(one).portals))
    }

    fn may_open(&self, who: Who, portal: Portal, shown: Set<Portal>) -> Verdict {
        let people = &self.peoples[who];
        hold(!people.tribal, "NE-I1", "Only vocal people open portals; you are tribal.")?;
        hold(!people.portals.contains(portal), "NE-I1", "A disk lies in that portal already.")?;
        hold(people.free[portal.disk()] > 0, "NE-I1", "You have no free disk of the portal's colour.")?;
        hold(
            shown.contains(portal),
            "NE-I1",
            "You need a daughter who shows that portal: a mature one of yours (married, under pair-bond), or a wife abroad.",
        )
    }

    /// NE-I2: colours of own portals; of a foreign wife's father those that lay there before this round, or all if he is
    /// tribal.
    fn neolexia_colours(&self, who: Who) -> Set<Disk> {
        let mut colours: Set<Disk> = self.peoples[who].portals.iter().map(Portal::disk).collect();
        for wife in self.husbands(who) {
            if let Some(father) = self.daughters[wife].father.filter(|father| *father != who) {
                let people = &self.peoples[father];
                colours = colours.either(if people.tribal {
                    Set::full()
                } else {
                    people.portals_before.iter().map(Portal::disk).collect()
                });
            }
        }
        colours
    }

    fn may_neolexia(&self, who: Who, target: Target) -> Verdict {
        hold(!self.peoples[who].tribal, "NE-I2", "Only vocal people have neolexia; you are tribal.")?;
        hold(
            !matches!(target, Target::Card(_)),
            "NE-I2",
            "Neolexia frees disks of daughters, husbands and elders only.",
        )?;
        let disk = self.disk_at(who, target).ok_or(No("NE-I2", "No disk of yours lies there."))?;
        hold(
            self.neolexia_colours(who).contains(disk),
            "NE-I2",
            "No portal of that colour lies on your brain map, nor on that of a foreign wife's father.",
        )
    }

    fn may_play(&self, who: Who, biome: Biome, rank: Rank) -> Verdict {
        let people = &self.peoples[who];
        let card = self.figures().biome(biome);
        hold(people.tribal, "NE-I3", "Only tribal people play cards from the hand.")?;
        hold(people.hand.contains(biome), "NE-I3", "That card is not in your hand.")?;
        let fits = match rank {
            Rank::Shaman => card.kind == Kind::Domestic,
            Rank::Knapper | Rank::Trapper => card.kind == Kind::Invention,
            _ => false,
        };
        hold(fits, "NE-I3", "The shaman plays animals, the knapper and the trapper play inventions.")?;
        let bound = self.options.bound_inventions && card.rank.is_some_and(|bound| bound != rank);
        hold(!bound, "NE-R16", "In this game the invention is bound to another rank.")?;
        hold(self.mature(who, rank), "NE-I3", "You have no mature elder of that rank.")?;
        hold(
            self.mature(who, Rank::Chief) || people.free[play_disk(rank)] > 0,
            "NE-I3",
            "The elder needs a free disk of his colour, unless your chief is mature.",
        )
    }

    // ---- legal, check, apply ----------------------------------------------------------------------------------------

    pub(super) fn list_special(&self, who: Who, sink: Sink) {
        if self.peoples[who].tribal {
            for biome in self.peoples[who].hand.iter() {
                for rank in [Rank::Shaman, Rank::Knapper, Rank::Trapper] {
                    if self.may_play(who, biome, rank).is_ok() {
                        sink(Action::Play { biome, rank });
                    }
                }
            }
        } else {
            let shown = self.shown_portals(who);
            shown
                .iter()
                .filter(|one| self.may_open(who, *one, shown).is_ok())
                .for_each(|one| sink(Action::Portal(one)));
            let colours = self.neolexia_colours(who);
            self.each_assigned(
                who,
                |disk| colours.contains(disk),
                |target| {
                    if !matches!(target, Target::Card(_)) {
                        sink(Action::Neolexia(target));
                    }
                },
            );
        }
        if self.may_swap(who).is_ok() {
            sink(Action::Swap);
        }
        sink(Action::Pass);
    }

    pub(super) fn judge_special(&self, who: Who, action: Action) -> Verdict {
        match action {
            Action::Pass => Ok(()),
            Action::Portal(portal) => self.may_open(who, portal, self.shown_portals(who)),
            Action::Neolexia(target) => self.may_neolexia(who, target),
            Action::Play { biome, rank } => self.may_play(who, biome, rank),
            Action::Swap => self.may_swap(who),
            _ => Err(No("NE-I", "Take a special action (portal, neolexia, play), swap your alpha man, or \"pass\".")),
        }
    }

    pub(super) fn act_special(&mut self, who: Who, action: Action, log: &mut impl Log<Event>) {
        let Stage::Special { turn, used } = self.stage else { return };
        self.stage = match action {
            // NE-R3: the change of places is no special action.
            Action::Swap => {
                self.swap_alpha(who, log);
                Stage::Special { turn, used }
            }
            Action::Pass => Stage::Special { turn: turn + 1, used: 0 },
            _ => {
                self.special(who, action, log);
                Stage::Special { turn, used: used + 1 }
            }
        };
    }

    fn special(&mut self, who: Who, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Portal(portal) => {
                self.peoples[who].free[portal.disk()] -= 1;
                self.peoples[who].portals.insert(portal);
                log.tell(|| Event::PortalOpened { who, portal });
                // NE-I1: enough portals make tribal at once.
                let needed = self.figures().conversion[usize::from(self.seats.clamp(1, 3)) - 1];
                if self.peoples[who].portals.len() >= needed {
                    self.become_tribal(who, log);
                }
            }
            Action::Neolexia(target) => self.free_disk(who, target, log),
            Action::Play { biome, rank } => {
                // NE-E2, NE-I3: a mature chief spares the disk, so the card is mature at once.
                let free = self.mature(who, Rank::Chief);
                let kind = self.figures().biome(biome).kind;
                let people = &mut self.peoples[who];
                people.hand.remove(biome);
                match kind {
                    Kind::Domestic => people.herd.insert(biome),
                    _ => people.tools.insert(biome),
                }
                if !free {
                    let disk = play_disk(rank);
                    people.free[disk] -= 1;
                    match disk {
                        Disk::Black => people.under_black.insert(biome),
                        _ => people.under_white.insert(biome),
                    }
                }
                log.tell(|| Event::Played { who, biome, mature: free });
            }
            _ => {}
        }
    }
}

/// The disk that an elder lays on the card he plays. (NE-I3)
fn play_disk(rank: Rank) -> Disk {
    if rank == Rank::Knapper { Disk::Black } else { Disk::White }
}
