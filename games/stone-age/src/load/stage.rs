//! What a loaded position awaits, and whether that fits the rest of it (SA-13.1).

use super::{Verdict, no, number};
use crate::data::Top;
use crate::dice::Dice;
use crate::goods::Good;
use crate::place::{Crowd, Place, PlaceKind};
use crate::position::StageText;
use crate::state::{Phase, Reason, Stage, StoneAge};
use lascaux_table::Seat;

impl StoneAge {
    pub(crate) fn read_stage(&mut self, text: &StageText) -> Verdict<()> {
        let seats = self.seats;
        let seat = |found: i64| Ok(Seat(number("The seat", found, 0, i64::from(seats) - 1)? as u8));
        let place = |word: &str| Place::read(word).map_or_else(|| no(format!("There is no place \"{word}\".")), Ok);
        let good = |word: &str| Good::read(word).map_or_else(|| no(format!("There is no good \"{word}\".")), Ok);
        let dice = |faces: &[i64]| {
            let faces: Option<Vec<u8>> = faces.iter().map(|&face| u8::try_from(face).ok()).collect();
            faces.and_then(|faces| Dice::of(&faces)).map_or_else(|| no("Dice show 1 to 6."), Ok)
        };
        let (mover, stage) = match text {
            StageText::Card {} => (self.start, Stage::Deal),
            StageText::Building { seat: who, place: word } => match place(word)?.kind() {
                PlaceKind::Building(stack) => (seat(*who)?, Stage::TurnUp { stack: stack as u8 }),
                _ => return no("A building turns up on a stack of buildings."),
            },
            StageText::Place { seat: who } => (seat(*who)?, Stage::Place),
            StageText::Use { seat: who } => (seat(*who)?, Stage::Use),
            StageText::Dice { seat: who, good: word, count } => {
                let dice = number("The number of dice", *count, 1, self.data().people_max.into())? as u8;
                (seat(*who)?, Stage::Roll { good: good(word)?, dice })
            }
            StageText::Tools { seat: who, good: word, sum } => {
                let sum = number("The sum of the dice", *sum, 1, i64::from(self.data().people_max) * 6)? as u8;
                (seat(*who)?, Stage::Tools { good: good(word)?, sum })
            }
            StageText::PayCard { seat: who, place: word } => match place(word)?.kind() {
                PlaceKind::Card(slot) => (seat(*who)?, Stage::PayCard { slot: slot as u8 }),
                _ => return no("Cards lie at card-1 to card-4."),
            },
            StageText::PayBuilding { seat: who, place: word } => match place(word)?.kind() {
                PlaceKind::Building(stack) => (seat(*who)?, Stage::PayBuilding { stack: stack as u8 }),
                _ => return no("Buildings stand at building-1 to building-4."),
            },
            StageText::TableDice { seat: who } => (seat(*who)?, Stage::RollTable),
            StageText::Pick { seat: who, buyer, dice: faces } => {
                (seat(*buyer)?, Stage::Pick { seat: seat(*who)?, dice: dice(faces)? })
            }
            StageText::Raise { seat: who, dice: faces } => (seat(*who)?, Stage::Raise { dice: dice(faces)? }),
            StageText::ExtraCard { seat: who } => (seat(*who)?, Stage::DrawExtra),
            StageText::TakeOrKeep { seat: who } => (seat(*who)?, Stage::TakeOrKeep),
            StageText::Feed { seat: who, rest } => {
                let rest = number("The food that is short", *rest, 1, self.data().people_max.into())? as u8;
                (seat(*who)?, Stage::Feed { rest })
            }
            StageText::Nothing { reason } => match reason.as_str() {
                "cards" => (self.start, Stage::Over(Reason::Cards)),
                "buildings" => (self.start, Stage::Over(Reason::Buildings)),
                _ => return no(format!("A game does not end for the reason \"{reason}\".")),
            },
        };
        self.mover = mover;
        self.stage = stage;
        Ok(())
    }

    /// Whether what is awaited can be awaited here.
    pub(crate) fn check_stage(&self) -> Verdict<()> {
        let phase = match self.stage {
            Stage::Deal => Phase::NewRound,
            Stage::TurnUp { .. } if self.phase == Phase::NewRound => Phase::NewRound,
            Stage::Place => Phase::Placing,
            Stage::Feed { .. } => Phase::Feeding,
            Stage::Over(_) => Phase::Over,
            _ => Phase::Using,
        };
        if phase != self.phase {
            return no(format!("That is awaited in the phase {}, not in {}.", phase.word(), self.phase.word()));
        }
        self.check_order()?;
        self.check_extra_card()?;
        match self.stage {
            Stage::Deal | Stage::TurnUp { .. } => self.check_lay_out(),
            Stage::Place if !self.can_place(self.mover) => no("That player can place nobody."),
            Stage::Use if self.crowds[self.mover.index()].is_empty() => no("That player has nobody to use."),
            Stage::Feed { rest } => {
                let player = self.player(self.mover);
                if player.food > 0 || rest > player.people.saturating_sub(player.fields) {
                    return no("Who is short of food has harvested and paid all of it, and lacks at most the rest.");
                }
                Ok(())
            }
            Stage::Over(reason) => self.check_end(reason),
            _ => self.check_question(),
        }
    }

    /// Marks on tools and people on the board follow the order of turns.
    fn check_order(&self) -> Verdict<()> {
        let mut seat = self.start;
        let mut has_been = self.phase != Phase::NewRound && self.phase != Phase::Placing;
        for _ in 0..self.seats {
            if seat == self.mover && self.phase == Phase::Using {
                has_been = false;
            } else if has_been && self.phase == Phase::Using && !self.crowds[seat.index()].is_empty() {
                return no(format!("Seat {seat} has had its turn, but its people are still on the board."));
            } else if !has_been && self.player(seat).tools.tiles().any(|(_, used)| used) {
                return no(format!("Seat {seat} has not had its turn, but has used tools."));
            }
            seat = seat.next(self.seats);
        }
        let just_bought = |stack: usize| self.stage == Stage::TurnUp { stack: stack as u8 };
        let open = |stack: usize| self.stacks[stack].top.is_some() || self.stacks[stack].left == 0;
        if self.phase == Phase::Using
            && self.options.next_at_once
            && !(0..usize::from(self.seats)).all(|stack| open(stack) || just_bought(stack))
        {
            return no("After a purchase the next building of the stack lies open.");
        }
        Ok(())
    }

    /// Whoever bought the extra card drew one, unless the deck was empty (SA-5.11).
    fn check_extra_card(&self) -> Verdict<()> {
        let draws = |card| matches!(self.card(card).top, Top::ExtraCard { .. });
        for seat in Seat::all(self.seats) {
            let player = self.player(seat);
            let drawing = self.stage == Stage::DrawExtra && seat == self.mover;
            if player.extra.is_none() && !self.deck.is_empty() && !drawing && player.cards.iter().any(draws) {
                return no(format!("Seat {seat} has bought the card that draws an extra card, but has none."));
            }
        }
        Ok(())
    }

    fn check_lay_out(&self) -> Verdict<()> {
        let seats = usize::from(self.seats);
        if let Stage::TurnUp { stack } = self.stage {
            let hidden = |stack: usize| self.stacks[stack].left > 0 && self.stacks[stack].top.is_none();
            let first = (0..seats).position(hidden);
            if usize::from(stack) >= seats || !hidden(usize::from(stack)) {
                return no("A building turns up on a stack that has one and shows none.");
            }
            if self.phase == Phase::NewRound && (first != Some(usize::from(stack)) || self.display.contains(&None)) {
                return no("Buildings turn up from building-1 on, after the cards.");
            }
            if self.phase == Phase::NewRound && self.options.next_at_once && self.round > 1 {
                return no("With these options buildings turn up right after a purchase.");
            }
            if self.phase == Phase::Using {
                return if self.options.next_at_once {
                    Ok(())
                } else {
                    no("With these options buildings turn up between rounds.")
                };
            }
        }
        if self.stacks[..seats].iter().any(|stack| stack.left == 0) {
            return no("With an empty stack of buildings no round begins.");
        }
        if self.mover != self.start {
            return no("A round begins with the start player.");
        }
        if self.stage == Stage::Deal {
            let missing = self.display.iter().filter(|card| card.is_none()).count();
            let slid = self.display[4 - missing..].iter().all(|card| card.is_none());
            if missing == 0 || !slid || usize::from(self.deck.len()) < missing {
                return no("Cards are dealt from the cheapest empty slot on, while the deck has enough for all four.");
            }
        }
        Ok(())
    }

    fn check_end(&self, reason: Reason) -> Verdict<()> {
        let empty = self.stacks[..usize::from(self.seats)].iter().any(|stack| stack.left == 0);
        let missing = self.display.iter().filter(|card| card.is_none()).count();
        match reason {
            Reason::Buildings if !empty => no("No stack of buildings is empty."),
            Reason::Cards if empty || usize::from(self.deck.len()) >= missing => {
                no("The cards can still be brought to four.")
            }
            _ => Ok(()),
        }
    }

    /// Questions and throws while people are used.
    fn check_question(&self) -> Verdict<()> {
        let player = self.player(self.mover);
        // Whoever is asked about a card, a building or a tool has just taken somebody off the board.
        let off_the_board = player.people - self.crowds[self.mover.index()].total();
        let free = |place: Place| self.is_open(place) && !Crowd::anybody(self.all_crowds()).has(place);
        let fits = match self.stage {
            Stage::Use => true,
            _ if off_the_board == 0 => false,
            Stage::Roll { good, dice } => self.may_throw(good, dice),
            Stage::Tools { good, sum } => {
                let thrown = |dice: &u8| sum >= *dice && sum <= 6 * dice && self.may_throw(good, *dice);
                (player.tools.any_unused() || player.once != 0) && (1..=player.people).any(|dice| thrown(&dice))
            }
            Stage::PayCard { slot } => free(Place::card(slot.into())),
            Stage::PayBuilding { stack } => stack < self.seats && free(Place::building(stack.into())),
            Stage::RollTable => self.mover_holds(|top| matches!(top, Top::DiceTable {})),
            Stage::Pick { seat, dice } => {
                let picked = (seat.0 + self.seats - self.mover.0) % self.seats;
                self.mover_holds(|top| matches!(top, Top::DiceTable {})) && dice.count() == self.seats - picked
            }
            Stage::Raise { dice } => {
                let table = self.mover_holds(|top| matches!(top, Top::DiceTable {})) && dice.count() == self.seats - 1;
                player.tools.raise_is_a_choice()
                    && player.tools.total() < self.data().tools_max()
                    && (dice == Dice::NONE || table)
            }
            Stage::DrawExtra => {
                !self.deck.is_empty()
                    && player.extra.is_none()
                    && self.mover_holds(|top| matches!(top, Top::ExtraCard { .. }))
            }
            Stage::TakeOrKeep => {
                !player.two_resources && self.mover_holds(|top| matches!(top, Top::AnyResources { .. }))
            }
            _ => true,
        };
        if fits { Ok(()) } else { no("What is awaited does not fit what that player has and where people stand.") }
    }

    fn mover_holds(&self, is: impl Fn(Top) -> bool) -> bool {
        self.player(self.mover).cards.iter().any(|card| is(self.card(card).top))
    }

    /// Whether the mover can have so many dice to throw: for people just taken from that place, or for a two-dice card.
    fn may_throw(&self, good: Good, dice: u8) -> bool {
        let by_card = |top| matches!(top, Top::RollResource { resource, dice: two } if Good::Resource(resource) == good && two == dice);
        if self.mover_holds(by_card) {
            return true;
        }
        let mine = self.crowds[self.mover.index()];
        let place = match good {
            Good::Food => Place::Hunt,
            Good::Resource(resource) => Place::ALL[Place::Forest.index() + resource.index()],
        };
        let crowds = self.all_crowds();
        let room = self.data().resource_place_capacity.saturating_sub(Crowd::gatherers(crowds).at(place));
        let group = Crowd::groups(crowds).at(place) < self.groups_allowed();
        mine.at(place) == 0
            && dice <= self.player(self.mover).people - mine.total()
            && (place == Place::Hunt || (dice <= room && group))
    }
}
