//! Phase 3, attacks and gathering (NE-A3, NE-F2, NE-F3).

use super::{Prompt, Sink};
use crate::action::Action;
use crate::data::Kind;
use crate::event::Event;
use crate::pieces::Fate;
use crate::state::{Alpha, Band, FIRST_PLACE, Losing, Neanderthal, Stage};
use crate::verdict::{Verdict, hold_of, no};
use crate::vocabulary::{Asked, Daughter, Disk, Key, Place, Rank, Set, Slot, Who};
use lascaux_table::Log;

impl Neanderthal {
    /// NE-A3: the Totem Woman's people first, then most free black disks, then player order. Settled once, so that a
    /// casualty does not turn it round.
    pub(crate) fn begin_attacks(&mut self) {
        let mut order = self.order;
        order[..usize::from(self.players())].sort_by_key(|who| {
            let black = self.peoples[*who].free[Disk::Black];
            (!self.enjoys(*who, Daughter::TotemWoman), std::cmp::Reverse(black), self.place_in_order(*who))
        });
        self.attack_order = order;
        self.stage = Stage::Attack { place: FIRST_PLACE, turn: 0 };
    }

    #[inline]
    pub(crate) fn attacker(&self, turn: u8) -> Who {
        self.attack_order[usize::from(turn).min(2)]
    }

    /// How many dice a species throws on a card. Guests and alpha man throw too; on a daughter it is one man.
    pub(crate) fn fighters(&self, place: Place, who: Who) -> u8 {
        match place {
            Place::Slot(slot) => self.party(slot, who),
            Place::Daughter(_) => u8::from(self.stands(who, place)),
        }
    }

    fn enemies(&self, place: Place, who: Who) -> impl Iterator<Item = Who> {
        Who::all().filter(move |other| *other != who && self.fighters(place, *other) > 0)
    }

    /// NE-F2: a group with the alpha man and a mature warrior, any group with a mature weapon, a grown husband.
    pub fn war_party(&self, place: Place, who: Who) -> bool {
        let alpha = self.peoples[who].alpha;
        let led = |there: Alpha| alpha == there && self.mature(who, Rank::Warrior);
        let armed = || self.has_tool(who, |tool| self.figures().biome(tool).weapon);
        match place {
            Place::Slot(slot) => led(Alpha::Party(slot)) || armed(),
            Place::Daughter(daughter) => match self.daughters[daughter].husband {
                Some(man) if man.who == who => !man.young,
                _ => led(Alpha::Suitor(daughter)) || armed(),
            },
        }
    }

    /// Where people of several species hunt.
    pub(super) fn contested(&self) -> Set<Slot> {
        let [one, two, three] = self.peoples.values();
        one.out.both(two.out).either(one.out.both(three.out)).either(two.out.both(three.out))
    }

    fn next_place(place: Place) -> Option<Place> {
        Place::at(place.index() + 1)
    }

    pub(super) fn attack_waits(&mut self, log: &mut impl Log<Event>) -> bool {
        match self.stage {
            Stage::Attack { place, turn } => {
                let contested = self.contested();
                // In most rounds nobody stands in anybody's way.
                let courted = self.in_play.iter().any(|one| !self.daughters[one].suitors.is_empty());
                let mut here = Some(place).filter(|_| courted || !contested.is_empty());
                let mut from = turn;
                while let Some(place) = here {
                    // Most cards are quiet.
                    let quiet = match place {
                        Place::Slot(slot) => !contested.contains(slot),
                        Place::Daughter(daughter) => self.daughters[daughter].suitors.is_empty(),
                    };
                    for turn in (from..self.players()).filter(|_| !quiet) {
                        let who = self.attacker(turn);
                        if self.fighters(place, who) > 0 && self.enemies(place, who).next().is_some() {
                            self.stage = Stage::Attack { place, turn };
                            return true;
                        }
                    }
                    here = Neanderthal::next_place(place);
                    from = 0;
                }
                self.gather(log);
                self.stage = Stage::Uncontested { turn: 0 };
                false
            }
            Stage::Strike { place, turn, hits } => {
                let who = self.attacker(turn);
                let mut enemies = self.enemies(place, who);
                match (enemies.next(), enemies.next()) {
                    (Some(_), Some(_)) if hits > 0 => return true,
                    (Some(victim), None) if hits > 0 => {
                        drop(enemies);
                        self.strike(place, victim, hits, log);
                    }
                    _ => drop(enemies),
                }
                self.stage = Stage::Attack { place, turn: turn + 1 };
                false
            }
            _ => true,
        }
    }

    pub(super) fn attack_thrown(&mut self, place: Place, turn: u8, dice: [u8; 6], log: &mut impl Log<Event>) {
        let who = self.attacker(turn);
        let hits = dice[0] + if self.war_party(place, who) { dice[1] } else { 0 };
        log.tell(|| Event::Attacked { who, place, card: self.lying_at(place), hits });
        self.stage = Stage::Strike { place, turn, hits };
    }

    /// So many of a victim's people die, by the victim's choice. (NE-R7)
    fn strike(&mut self, place: Place, victim: Who, hits: u8, log: &mut impl Log<Event>) {
        match place {
            Place::Slot(slot) => {
                self.lose(Losing { who: victim, from: Band::Party(slot), left: hits, spared: false });
            }
            Place::Daughter(daughter) if self.daughters[daughter].suitors.contains(victim) => {
                self.kill_suitor(daughter, victim, log);
            }
            Place::Daughter(daughter) => self.unwed(daughter, Fate::Deadpile, log),
        }
    }

    // ---- the attacker divides hits among several victims (NE-F2) ----------------------------------------------------

    pub(super) fn prompt_strike(&self, hits: u8) -> Prompt {
        Prompt::new(Asked::Strike, "NE-F2").of(hits)
    }

    pub(super) fn list_strike(&self, who: Who, place: Place, sink: Sink) {
        self.enemies(place, who).for_each(|victim| sink(Action::Strike(victim)));
    }

    pub(super) fn judge_strike(&self, who: Who, place: Place, action: Action) -> Verdict {
        match action {
            Action::Strike(victim) => {
                hold_of(victim != who && self.fighters(place, victim) > 0, "NE-F2", "ne-no-victim", victim)
            }
            _ => Err(no("NE-F2", "ne-no-striking")),
        }
    }

    pub(super) fn act_strike(&mut self, action: Action, log: &mut impl Log<Event>) {
        if let (Stage::Strike { place, turn, hits }, Action::Strike(victim)) = (self.stage, action) {
            self.strike(place, victim, 1, log);
            self.stage = Stage::Strike { place, turn, hits: hits - 1 };
        }
    }

    // ---- gathering (NE-F3) ------------------------------------------------------------------------------------------

    fn gather(&mut self, log: &mut impl Log<Event>) {
        for who in self.playing() {
            if !self.gathers(who) {
                continue;
            }
            let weaver = self.enjoys(who, Daughter::BasketWeaver);
            let baskets = self.peoples[who].out.iter().filter(|slot| {
                let card = self.rows[*slot].card().map(|biome| self.figures().biome(biome));
                card.is_some_and(|card| card.gather || weaver && card.kind == Kind::Trophy)
            });
            let baskets = baskets.count() as u8;
            let babies = self.born(who, baskets);
            if babies > 0 {
                log.tell(|| Event::Gathered { who, babies });
            }
        }
    }
}
