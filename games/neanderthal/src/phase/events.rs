//! Phase 1, the card of the round: player order, council of war, and the events from top to bottom (NE-A2, NE-D, NE-D2,
//! NE-D3). Climate, chaos and blizzard have files of their own.

use super::{Prompt, Sink};
use crate::action::Action;
use crate::data::Icon;
use crate::event::Event;
use crate::pieces::Fate;
use crate::state::{Elder, Neanderthal, Stage};
use crate::verdict::{Verdict, no};
use crate::vocabulary::{Asked, Daughter, Key, Map, Rank, Set, Who};
use lascaux_table::Log;

impl Neanderthal {
    /// The daughter of the round turns up. (NE-D)
    pub(crate) fn begin_round(&mut self, daughter: Daughter, log: &mut impl Log<Event>) {
        self.unseen.remove(daughter);
        self.deck = self.deck.saturating_sub(1);
        self.round = self.round.saturating_add(1);
        self.current = Some(daughter);
        self.fresh = Set::default();
        self.spent = Set::default();
        self.offers = Map::default();
        self.exchanged = false;
        for who in Who::all() {
            let people = &mut self.peoples[who];
            people.chaos_losses = 0;
            people.portals_before = people.portals;
        }
        self.set_order(self.figures().daughter(daughter).order);
        let [first, second, _] = self.order;
        log.tell(|| Event::RoundBegan { round: self.round, daughter, first, second });
        self.stage = if self.mature(first, Rank::Warrior) { Stage::Council } else { Stage::Icon { icon: 0 } };
    }

    /// NE-A2; NE-C11: a colour that does not play is passed over.
    fn set_order(&mut self, [first, second]: [Who; 2]) {
        let third = Who::all().find(|who| *who != first && *who != second).unwrap_or(first);
        let mut order = [first, second, third];
        order.sort_by_key(|who| self.peoples[*who].seat.is_none());
        self.order = order;
        self.attack_order = order;
    }

    // ---- council of war (NE-A2) -------------------------------------------------------------------------------------

    pub(super) fn prompt_council(&self) -> Prompt {
        Prompt::new(Asked::Council, "NE-A2")
    }

    pub(super) fn list_council(&self, who: Who, sink: Sink) {
        for first in self.playing().filter(|first| *first != who) {
            for second in self.playing().filter(|second| *second != first) {
                sink(Action::Council { first, second });
            }
        }
        sink(Action::Pass);
    }

    pub(super) fn judge_council(&self, who: Who, action: Action) -> Verdict {
        let plays = |who: Who| self.peoples[who].seat.is_some();
        match action {
            Action::Pass => Ok(()),
            Action::Council { first, .. } if first == who => Err(no("NE-A2", "ne-no-council-for-oneself")),
            Action::Council { first, second } if first == second || !plays(first) || !plays(second) => {
                Err(no("NE-A2", "ne-no-two-species"))
            }
            Action::Council { .. } => Ok(()),
            _ => Err(no("NE-A2", "ne-no-council")),
        }
    }

    pub(super) fn act_council(&mut self, by: Who, action: Action, log: &mut impl Log<Event>) {
        if let Action::Council { first, second } = action {
            self.set_order([first, second]);
            log.tell(|| Event::OrderNamed { by, first, second });
        }
        self.stage = Stage::Icon { icon: 0 };
    }

    // ---- events -----------------------------------------------------------------------------------------------------

    pub(super) fn icon_waits(&mut self, icon: u8, log: &mut impl Log<Event>) -> bool {
        let events = self.current.map_or(&[][..], |daughter| &self.figures().daughter(daughter).events);
        let next = Stage::Icon { icon: icon + 1 };
        self.stage = match events.get(usize::from(icon)) {
            None => Stage::Auction { turn: 0, held: 0, high: None, bid: 0 },
            Some(Icon::Cooling) => {
                self.cool(log);
                next
            }
            Some(Icon::Warming) => {
                self.warm_up(log);
                next
            }
            Some(Icon::Wurm) => {
                // NE-D2: a card nobody has seen goes on top of the active deck.
                if self.unseen.len() > self.deck {
                    self.deck += 1;
                    log.tell(|| Event::RoundAdded { left: self.deck });
                }
                next
            }
            Some(Icon::Mortality(_)) => Stage::Mortality { icon, turn: 0 },
            Some(Icon::Chaos) => self.chaos_for(icon, 0, log),
            Some(Icon::Wanderlust(number)) => self.wanderlust_stage(icon, *number),
            Some(Icon::Blizzard) => Stage::Walkabout { icon, turn: 0 },
        };
        false
    }

    // ---- mortality of elders (NE-D3) --------------------------------------------------------------------------------

    pub(super) fn mortality_dice(&self, icon: u8) -> u8 {
        let events = self.current.map(|daughter| &self.figures().daughter(daughter).events);
        match events.and_then(|events| events.get(usize::from(icon))) {
            Some(Icon::Mortality(dice)) => *dice,
            _ => 1,
        }
    }

    /// Whether an elder of this rank is there and can die of age.
    fn mortal(&self, who: Who, rank: Rank) -> bool {
        let sheltered = match rank {
            Rank::Knapper | Rank::Warrior | Rank::Trapper => {
                self.has_tool(who, |tool| self.figures().biome(tool).shelter)
            }
            Rank::Firestarter => self.enjoys(who, Daughter::WeatherWhisperer),
            _ => false,
        };
        self.peoples[who].elders[rank] != Elder::Vacant && !sheltered
    }

    pub(super) fn mortality_waits(&mut self, icon: u8, turn: u8) -> bool {
        if turn >= self.players() {
            self.stage = Stage::Icon { icon: icon + 1 };
            return false;
        }
        let who = self.at_turn(turn);
        // Nobody throws for nothing.
        if Rank::all().any(|rank| self.mortal(who, rank)) {
            return true;
        }
        self.stage = Stage::Mortality { icon, turn: turn + 1 };
        false
    }

    pub(super) fn mortality_thrown(&mut self, icon: u8, turn: u8, dice: [u8; 6], log: &mut impl Log<Event>) {
        let who = self.at_turn(turn);
        for rank in Rank::all() {
            if dice[rank.index()] > 0 && self.mortal(who, rank) {
                self.remove_elder(who, rank, Fate::Deadpile, log);
            }
        }
        self.stage = Stage::Mortality { icon, turn: turn + 1 };
    }
}
