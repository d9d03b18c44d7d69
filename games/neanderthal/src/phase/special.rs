//! Phase 6: one special action each: portal, neolexia, or an elder's action; and the end of the round (NE-I, NE-J).

use super::{Prompt, Sink};
use crate::action::{Action, Target};
use crate::data::Kind;
use crate::event::Event;
use crate::state::{Neanderthal, Reason, Stage};
use crate::verdict::{Verdict, hold, hold_of, no};
use crate::vocabulary::{Asked, Biome, Daughter, Disk, Portal, Rank, Set, Who};
use lascaux_table::Log;

impl Neanderthal {
    /// How many special actions a species has in a round. (NE-I)
    pub fn special_actions(&self, who: Who) -> u8 {
        if self.enjoys(who, Daughter::Sheherazade) { 2 } else { 1 }
    }

    pub(super) fn special_waits(&mut self, log: &mut impl Log<Event>) -> bool {
        let Stage::Special { turn, .. } = self.stage else { return true };
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
        self.list_special(who, &mut |_| choices += 1);
        // Nobody is asked who could only pass.
        if choices > 1 {
            return true;
        }
        self.stage = Stage::Special { turn: turn + 1, used: 0 };
        false
    }

    /// Whether a special action is left; the alpha man may change places all the same. (NE-I, NE-R3)
    fn may_act(&self, who: Who) -> Verdict {
        let left = matches!(self.stage, Stage::Special { used, .. } if used < self.special_actions(who));
        hold(left, "NE-I", "ne-no-special-left")
    }

    // ---- what is allowed --------------------------------------------------------------------------------------------

    /// Portals that the daughters show whom a species enjoys.
    pub fn shown_portals(&self, who: Who) -> Set<Portal> {
        let enjoyed = self.in_play.iter().filter(|one| self.enjoys(who, *one));
        enjoyed.fold(Set::default(), |shown, one| shown.either(self.figures().daughter(one).portals))
    }

    fn may_open(&self, who: Who, portal: Portal, shown: Set<Portal>) -> Verdict {
        let people = &self.peoples[who];
        hold(!people.tribal, "NE-I1", "ne-no-portal-when-tribal")?;
        hold_of(!people.portals.contains(portal), "NE-I1", "ne-no-portal-twice", portal)?;
        hold_of(people.free[portal.disk()] > 0, "NE-I1", "ne-no-disk-for-portal", portal)?;
        hold_of(shown.contains(portal), "NE-I1", "ne-no-portal-shown", portal)
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
        hold(!self.peoples[who].tribal, "NE-I2", "ne-no-neolexia-when-tribal")?;
        hold(!matches!(target, Target::Card(_)), "NE-I2", "ne-no-neolexia-there")?;
        let disk = self.disk_at(who, target).ok_or(no("NE-I2", "ne-no-disk-there"))?;
        hold_of(self.neolexia_colours(who).contains(disk), "NE-I2", "ne-no-neolexia-colour", disk)
    }

    fn may_play(&self, who: Who, biome: Biome, rank: Rank) -> Verdict {
        let people = &self.peoples[who];
        let card = self.figures().biome(biome);
        hold(people.tribal, "NE-I3", "ne-no-play-while-vocal")?;
        hold_of(people.hand.contains(biome), "NE-I3", "ne-no-card-in-hand", biome)?;
        let fits = match rank {
            Rank::Shaman => card.kind == Kind::Domestic,
            Rank::Knapper | Rank::Trapper => card.kind == Kind::Invention,
            _ => false,
        };
        hold_of(fits, "NE-I3", "ne-no-elder-for-card", biome)?;
        let bound = self.options.bound_inventions && card.rank.is_some_and(|bound| bound != rank);
        hold_of(!bound, "NE-R16", "ne-no-bound-rank", biome)?;
        hold_of(self.mature(who, rank), "NE-I3", "ne-no-mature-elder", rank)?;
        hold_of(
            self.mature(who, Rank::Chief) || people.free[play_disk(rank)] > 0,
            "NE-I3",
            "ne-no-disk-for-card",
            (rank, play_disk(rank)),
        )
    }

    // ---- legal, check, apply ----------------------------------------------------------------------------------------

    pub(super) fn prompt_special(&self, who: Who, used: u8) -> Prompt {
        Prompt::new(Asked::Special, "NE-I").of(self.special_actions(who).saturating_sub(used))
    }

    pub(super) fn list_special(&self, who: Who, sink: Sink) {
        if self.may_act(who).is_ok() {
            self.list_actions(who, sink);
        }
        if self.may_swap(who).is_ok() {
            sink(Action::Swap);
        }
        sink(Action::Pass);
    }

    fn list_actions(&self, who: Who, sink: Sink) {
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
    }

    pub(super) fn judge_special(&self, who: Who, action: Action) -> Verdict {
        match action {
            Action::Pass => Ok(()),
            Action::Portal(portal) => {
                self.may_act(who).and_then(|()| self.may_open(who, portal, self.shown_portals(who)))
            }
            Action::Neolexia(target) => self.may_act(who).and_then(|()| self.may_neolexia(who, target)),
            Action::Play { biome, rank } => self.may_act(who).and_then(|()| self.may_play(who, biome, rank)),
            Action::Swap => self.may_swap(who),
            _ => Err(no("NE-I", "ne-no-special")),
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
