//! Set-up (NE-C): rows, boards, sexuality cards, and the choice of a side.

use super::{Prompt, Sink};
use crate::action::Action;
use crate::event::Event;
use crate::state::{Cell, Neanderthal, People, Stage};
use crate::verdict::{Verdict, no};
use crate::vocabulary::{Asked, Biome, Coupling, Key, Slot, Who};
use lascaux_table::{Log, Seat};

impl Neanderthal {
    pub(super) fn set_up_waits(&mut self, log: &mut impl Log<Event>) -> bool {
        match self.stage {
            Stage::DealRows => {
                match self.options.boards {
                    // NE-C12: one player plays all three species.
                    _ if self.seats == 1 => Who::all().for_each(|who| self.seat(Seat(0), who, log)),
                    Some(boards) => {
                        for (seat, who) in Seat::all(self.seats).zip(boards) {
                            self.seat(seat, who, log);
                        }
                    }
                    None => {
                        self.stage = Stage::DealBoards { seat: Seat(0) };
                        return false;
                    }
                }
                self.boards_dealt();
                false
            }
            _ => true,
        }
    }

    fn seat(&mut self, seat: Seat, who: Who, log: &mut impl Log<Event>) {
        self.peoples[who].seat = Some(seat);
        log.tell(|| Event::BoardDealt { seat, who });
    }

    /// The species of a seat, or all of them in a solo game.
    fn species_of(&self, seat: Seat) -> impl Iterator<Item = Who> {
        Who::all().filter(move |who| self.peoples[*who].seat == Some(seat))
    }

    /// The species in the order of the seats.
    fn in_seat_order(&self) -> impl Iterator<Item = Who> {
        Seat::all(self.seats).flat_map(|seat| self.species_of(seat))
    }

    fn after(&self, who: Who) -> Option<Who> {
        self.in_seat_order().skip_while(|other| *other != who).nth(1)
    }

    pub(crate) fn deal_board(&mut self, seat: Seat, who: Who, log: &mut impl Log<Event>) {
        self.seat(seat, who, log);
        let next = Seat(seat.0 + 1);
        if next.0 >= self.seats {
            return self.boards_dealt();
        }
        match self.unseated() {
            // The last board needs no lot.
            [Some(last), None, None] => {
                self.seat(next, last, log);
                self.boards_dealt();
            }
            _ => self.stage = Stage::DealBoards { seat: next },
        }
    }

    fn unseated(&self) -> [Option<Who>; 3] {
        let mut left = [None; 3];
        let unseated = Who::all().filter(|who| self.peoples[*who].seat.is_none());
        left.iter_mut().zip(unseated).for_each(|(place, who)| *place = Some(who));
        left
    }

    /// NE-C11: the board and cubes of a species that nobody plays stay in the box.
    fn boards_dealt(&mut self) {
        for who in self.unseated().into_iter().flatten() {
            self.peoples[who] = People::absent();
        }
        let first = self.in_seat_order().next();
        if let Some(who) = first {
            self.stage = Stage::DealCouplings { who };
        }
        // Species that play stand first, so that an order exists before the first daughter.
        let mut order = self.order;
        order.sort_by_key(|who| self.peoples[*who].seat.is_none());
        self.order = order;
        self.attack_order = order;
    }

    pub(crate) fn deal_coupling(&mut self, who: Who, card: Coupling) {
        self.peoples[who].coupling = Some(card);
        let Some(next) = self.after(who) else {
            let first = self.in_seat_order().next();
            if let Some(who) = first {
                self.stage = Stage::ChooseSexuality { who };
            }
            return;
        };
        let mut left = Coupling::all().filter(|one| Who::all().all(|who| self.peoples[who].coupling != Some(*one)));
        match (left.next(), left.next()) {
            // The last card needs no lot.
            (Some(last), None) => self.deal_coupling(next, last),
            _ => self.stage = Stage::DealCouplings { who: next },
        }
    }

    pub(crate) fn lay_biome(&mut self, slot: Slot, biome: Biome, log: &mut impl Log<Event>) {
        self.undrawn.remove(biome);
        self.draw_north.remove(slot);
        self.draw_south.remove(slot);
        self.rows[slot] = Cell::Card(biome);
        // NE-G7: a card laid while people hunt is new until the next round.
        if matches!(self.stage, Stage::Uncontested { .. } | Stage::Contested { .. } | Stage::Predators { .. }) {
            self.fresh.insert(slot);
        }
        log.tell(|| Event::Dealt { biome, slot });
    }

    pub(super) fn prompt_sexuality(&self) -> Prompt {
        Prompt::new(Asked::Sexuality, "NE-C5")
    }

    pub(super) fn list_sexualities(&self, who: Who, sink: Sink) {
        if let Some(card) = self.peoples[who].coupling {
            card.sides().into_iter().for_each(|side| sink(Action::Choose(side)));
        }
    }

    pub(super) fn judge_sexuality(&self, who: Who, action: Action) -> Verdict {
        match action {
            Action::Choose(side) if self.peoples[who].coupling.is_some_and(|card| card.sides().contains(&side)) => {
                Ok(())
            }
            Action::Choose(side) => Err(no("NE-C5", "ne-no-such-side").about(side)),
            _ => Err(no("NE-C5", "ne-no-choosing")),
        }
    }

    pub(super) fn act_sexuality(&mut self, who: Who, action: Action, log: &mut impl Log<Event>) {
        let Action::Choose(sexuality) = action else { return };
        let mpi = self.figures().sexualities[sexuality].mpi;
        let people = &mut self.peoples[who];
        people.sexuality = Some(sexuality);
        people.free.take(&mpi); // NE-C10
        log.tell(|| Event::SexualityChosen { who, sexuality });
        self.stage = match self.after(who) {
            Some(who) => Stage::ChooseSexuality { who },
            None => Stage::TurnDaughter,
        };
    }
}
