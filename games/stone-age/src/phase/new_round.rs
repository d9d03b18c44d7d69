//! Between rounds: the end of the game, or a new start player, cards, buildings and tools (SA-8, SA-9). The set-up lays
//! out cards and buildings in the same way (SA-1.2, SA-1.3).

use crate::data::CardId;
use crate::event::Event;
use crate::place::Place;
use crate::state::{Phase, Reason, Stage, StoneAge};
use lascaux_table::{Ask, Log};

impl StoneAge {
    pub(crate) fn end_round(&mut self, log: &mut impl Log<Event>) {
        let seats = usize::from(self.seats);
        if self.stacks[..seats].iter().any(|stack| stack.left == 0) {
            return self.end_game(Reason::Buildings, log); // SA-9.2, SA-9.3
        }
        self.slide_cards(log);
        let missing = self.display.iter().filter(|card| card.is_none()).count();
        if usize::from(self.deck.len()) < missing {
            return self.end_game(Reason::Cards, log); // SA-9.1
        }
        self.phase = Phase::NewRound;
        self.round = self.round.saturating_add(1);
        self.start = self.start.next(self.seats); // SA-8.1
        self.mover = self.start;
        for player in &mut self.players[..seats] {
            player.tools.turn_back(); // SA-8.3
        }
        self.lay_out(log);
    }

    fn end_game(&mut self, reason: Reason, log: &mut impl Log<Event>) {
        self.phase = Phase::Over;
        self.stage = Stage::Over(reason);
        log.tell(|| Event::GameOver { reason });
    }

    /// Cards that were left slide to the cheaper slots (SA-8.2).
    #[inline]
    fn slide_cards(&mut self, log: &mut impl Log<Event>) {
        let lying = std::mem::take(&mut self.display);
        let left = lying.iter().enumerate().filter_map(|(from, card)| card.map(|card| (from, card)));
        for (to, (from, card)) in left.enumerate() {
            self.display[to] = Some(card);
            if from != to {
                let (from, to) = (Place::card(from), Place::card(to));
                log.tell(|| Event::CardSlid { card: self.card(card), from, to });
            }
        }
    }

    /// Whatever still has to be turned up is asked of chance; then people are placed.
    #[inline]
    pub(crate) fn lay_out(&mut self, log: &mut impl Log<Event>) {
        if self.display.contains(&None) {
            self.stage = Stage::Deal;
            return;
        }
        let hidden = |stack: &crate::state::Stack| stack.left > 0 && stack.top.is_none();
        match self.stacks[..usize::from(self.seats)].iter().position(hidden) {
            Some(stack) => self.stage = Stage::TurnUp { stack: stack as u8 }, // SA-1.3, SA-8.4
            None => self.begin_placing(log),
        }
    }

    pub(crate) fn ask_deal(&self) -> Ask {
        let slot = self.display.iter().position(|card| card.is_none()).unwrap_or_default();
        self.asks("card", self.chance_rule()).with("count", 1).with("place", Place::card(slot).word())
    }

    /// A card for the cheapest empty slot (SA-1.2, SA-8.2).
    #[inline]
    pub(crate) fn card_dealt(&mut self, card: CardId, log: &mut impl Log<Event>) {
        self.deck.remove(card);
        if let Some(slot) = self.display.iter().position(|lying| lying.is_none()) {
            self.display[slot] = Some(card);
            log.tell(|| Event::CardTurnedUp { card: self.card(card), place: Place::card(slot) });
        }
        self.lay_out(log);
    }
}
