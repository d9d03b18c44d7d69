//! What holds of every position that can come about (EZ-13.1): everything is conserved, and lies where it would.

use super::{Sound, holds, no};
use crate::area::Area;
use crate::card::Colour;
use crate::cards::Cards;
use crate::position::Position;
use crate::state::{Eiszeit, Stage};
use lascaux_table::{MAX_SEATS, Seat};

fn conserved(what: &str, found: u32, wanted: u8) -> Sound {
    holds(found == u32::from(wanted), || format!("There are {found} {what} in all, not {wanted}"))
}

/// A sum that no figure can overflow.
fn sum(counts: impl IntoIterator<Item = u8>) -> u32 {
    counts.into_iter().map(u32::from).sum()
}

impl Eiszeit {
    /// Whether settling is under way: a card is to be played, carried out, discarded or drawn.
    fn settling(&self) -> bool {
        matches!(
            self.stage,
            Stage::Play
                | Stage::Choose
                | Stage::Act
                | Stage::Look
                | Stage::Discard { .. }
                | Stage::Draw
                | Stage::Drawn(_)
        )
    }

    fn preparing(&self) -> bool {
        matches!(self.stage, Stage::Start | Stage::Prepare | Stage::Deal)
    }

    /// Whether no card has been played yet. A played card lies visible, or the one that it copied does, and a visible
    /// card is only ever replaced (EZ-3.2, EZ-3.11).
    fn unplayed(&self) -> bool {
        self.preparing() || (self.round == 1 && self.decks.top == [None; 2])
    }

    /// Seats, round and stage fit each other.
    pub(super) fn check_course(&self, position: &Position) -> Sound {
        let seated = |seat: Seat| seat.0 < self.seats;
        holds(seated(self.start) && seated(self.active) && seated(self.act.actor), || {
            "A seat is named that nobody sits at".to_string()
        })?;
        holds(self.options.lot || self.start == Seat(0), || "Without a lot seat 0 begins".to_string())?;
        let rounds = match self.stage {
            Stage::Start | Stage::Prepare | Stage::Deal => 0..=0,
            Stage::Lot | Stage::Cover(_) => 1..=self.rounds() - 1,
            Stage::Over => self.rounds()..=self.rounds(),
            _ => 1..=self.rounds(),
        };
        holds(rounds.contains(&self.round), || format!("Round {} does not fit what is awaited", self.round))?;
        // The text names who is asked; it has to be who would be asked.
        holds(position.stage == self.stage_text(), || "What is awaited is awaited of somebody else".to_string())
    }

    /// EZ-1.3, EZ-10.2: the first glaciers, and one for every round gone by, laid in a possible order.
    pub(super) fn check_glaciers(&self) -> Sound {
        let first = self.data.layout(self.seats).covered;
        let mut reached = *self;
        reached.board.covered = first;
        loop {
            let next = reached.glacier_options().both(self.board.covered);
            if next.is_empty() {
                break;
            }
            reached.board.covered = reached.board.covered.either(next);
        }
        let laid = self.board.covered.len() - first.len().min(self.board.covered.len());
        holds(reached.board.covered == self.board.covered && self.board.covered.both(first) == first, || {
            if self.board.covered.is_empty() {
                format!("No area is covered, but glaciers lie on {first} from the start")
            } else {
                format!("Glaciers cannot cover just the areas {}", self.board.covered)
            }
        })?;
        holds(laid == self.round.saturating_sub(1), || {
            format!("{laid} glaciers cannot have been laid by round {}", self.round)
        })
    }

    pub(super) fn check_hunters(&self) -> Sound {
        for seat in self.everybody() {
            let s = seat.index();
            let on_board = self.board.plain[s].iter().chain(&self.board.clubbed[s]).copied();
            conserved("hunters of a colour", sum(on_board.chain([self.stock[s]])), self.data.hunters)?;
            let covered = self.board.covered.iter().all(|area| self.board.hunters(seat, area) == 0);
            holds(covered, || "A hunter stands under a glacier".to_string())?;
        }
        let placed = |seat: Seat| self.data.hunters - self.stock[seat.index()];
        if !self.preparing() {
            let six = self.everybody().all(|seat| placed(seat) == self.data.preparation_hunters);
            return holds(six || !self.unplayed(), || {
                "Before the first card is played everybody has the hunters of the preparatory round on the board".into()
            });
        }
        // EZ-1.11: one each in turn, from the first player on.
        let done = placed(self.active);
        let mut seat = self.start;
        let mut before = true;
        for _ in 0..self.seats {
            before &= seat != self.active;
            holds(placed(seat) == done + u8::from(before), || {
                "The hunters of the preparatory round are not placed in turn".to_string()
            })?;
            seat = seat.next(self.seats);
        }
        let wanted = match self.stage {
            Stage::Start => done == 0 && self.active == Seat(0) && self.start == Seat(0) && self.options.lot,
            Stage::Prepare => done < self.data.preparation_hunters,
            _ => done == self.data.preparation_hunters && self.active == self.start,
        };
        holds(wanted, || "The preparatory round is not where it says".to_string())
    }

    pub(super) fn check_mammoths_and_clubs(&self) -> Sound {
        let mammoths = self.board.mammoths.iter().copied();
        conserved("mammoths", sum(mammoths.chain([self.herd])), self.data.mammoths(self.seats))?;
        let covered = self.board.covered.both(self.board.mammoth_areas()).is_empty();
        holds(covered, || "A mammoth stands under a glacier".to_string())?;
        let held = self.board.clubbed.iter().flatten().copied();
        conserved("clubs", sum(held.clone().chain(self.clubs).chain([self.spare_clubs])), self.data.clubs)?;
        let on_board = sum(held);
        holds(on_board == 0 || self.settling() || self.stage == Stage::Reveal, || {
            "A hunter holds a club outside settling and conflicts".to_string()
        })?;
        if self.unplayed() {
            let layout = self.data.layout(self.seats);
            let laid = self.herd == layout.spare && self.board.mammoth_areas() == layout.mammoths;
            holds(laid && self.spare_clubs == self.data.clubs, || {
                "Mammoths and clubs move only after the first card is played".to_string()
            })?;
        }
        Ok(())
    }

    pub(super) fn check_stones(&self) -> Sound {
        let all = self.stones.iter().copied().chain([self.dark_stones, self.light_stones]);
        conserved("stones", sum(all), self.data.stones_in_play(self.seats))?;
        let start = self.data.stones_start;
        let fits = if self.unplayed() {
            self.light_stones == 0 && self.everybody().all(|seat| self.stones[seat.index()] == start)
        } else if self.settling() {
            // Only a dark card takes the last stone; in the last round that ends settling at once (EZ-12.1).
            let ending = match self.stage {
                Stage::Play | Stage::Discard { must: true } => false,
                Stage::Act => self.act.card.colour() == Colour::Dark,
                _ => true,
            };
            self.dark_stones > 0 || (ending && !self.last_round())
        } else {
            self.dark_stones == 0
        };
        holds(fits, || "The stones do not lie where they would".to_string())?;
        self.check_paid()?;
        self.check_taken()
    }

    /// EZ-3.3: stones come to the light supply with a light card, which lies visible ever since. In the last round the
    /// dark card that ends settling lays some there too (EZ-12.1).
    fn check_paid(&self) -> Sound {
        let [light, dark] = self.decks.top;
        if light.is_some() {
            return Ok(());
        }
        let ended = self.last_round() && !self.settling();
        let laid_over = dark.filter(|_| ended).map_or(0, |dark| self.data.stones(dark, 0));
        holds(self.light_stones <= laid_over, || {
            "Stones lie in the light supply, but no light card lies visible that was paid".to_string()
        })?;
        let paid = self.everybody().any(|seat| self.stones[seat.index()] < self.data.stones_start);
        holds(self.round > 1 || !paid, || "Somebody has paid stones, but no light card lies visible".to_string())
    }

    /// EZ-3.4: stones leave the dark supply with a dark card, which lies visible ever since; in the first round none come
    /// to it (EZ-11.1).
    fn check_taken(&self) -> Sound {
        if self.round != 1 {
            return Ok(());
        }
        let laid = self.data.layout(self.seats).dark_supply;
        holds(self.dark_stones <= laid, || format!("The dark supply starts with {laid} stones and only shrinks"))?;
        let taken =
            self.dark_stones < laid || self.everybody().any(|seat| self.stones[seat.index()] > self.data.stones_start);
        holds(!taken || self.decks.top[Colour::Dark.index()].is_some(), || {
            "Stones have been taken from the dark supply, but no dark card lies visible".to_string()
        })
    }

    pub(super) fn check_fires(&self) -> Sound {
        let mut left = self.data.fires;
        for fire in Area::all() {
            let token = self.fires[fire.index()];
            let laid = (self.preparing() || self.settling() || self.stage == Stage::Reveal)
                && !self.board.covered.contains(fire);
            holds(token.at.is_some() == laid, || format!("A fire of area {fire} is missing or too many"))?;
            holds(token.at.is_none_or(|at| !self.board.covered.contains(at)), || {
                "A fire lies under a glacier".to_string()
            })?;
            holds(token.value.is_some() != token.seen.is_empty(), || {
                format!("The fire of {fire} has a value just when somebody has seen it")
            })?;
            if let Some(value) = token.value {
                let count = left.get_mut(usize::from(value)).filter(|count| **count > 0);
                let count = count.ok_or_else(|| no(format_args!("There are too many fires of value {value}")))?;
                *count -= 1;
            }
            let at_home = token.at.is_none_or(|at| at == fire) && token.value.is_none();
            holds(!self.unplayed() || at_home, || {
                "Fires are moved and seen only after the first card is played".to_string()
            })?;
            holds(self.stage != Stage::Reveal || token.value.is_none() || token.seen == self.all_seats(), || {
                "A fire turned up is seen by all".to_string()
            })?;
        }
        let hidden = self.fires.iter().any(|fire| fire.at.is_some() && fire.value.is_none());
        holds(self.stage != Stage::Reveal || hidden, || "All fires are turned up already".to_string())
    }

    pub(super) fn check_cards(&self) -> Sound {
        let decks = &self.decks;
        let mut all = Some(decks.draw);
        let mut add = |cards: &Cards| all = all.and_then(|all| all.checked_plus(cards));
        add(&decks.open);
        decks.hands.iter().chain(&decks.hidden).for_each(&mut add);
        decks.top.iter().flatten().for_each(|&card| add(&Cards::from_list(&[card]).unwrap_or_default()));
        holds(all == Some(self.data.all_cards), || "The 55 cards are not all there, each once".to_string())?;
        for colour in Colour::ALL {
            let top = decks.top[colour.index()];
            holds(top.is_none_or(|card| !card.is_cult()), || "A cult card lies under the pile, not on it".to_string())?;
            let open = decks.open.kinds(colour).chain(decks.memory.open.kinds(colour));
            let only_cults = open.into_iter().all(|(card, _)| card.is_cult());
            holds(top.is_some() || only_cults, || format!("The {colour} discards have no visible card"))?;
        }
        if self.preparing() {
            return self.check_first_hands();
        }
        if self.unplayed() {
            return self.check_first_turn();
        }
        for seat in self.everybody() {
            let hand = &decks.hands[seat.index()];
            let size = self.data.hand_size;
            let sizes = if seat != self.active {
                size..=size
            } else {
                match self.stage {
                    Stage::Choose | Stage::Act | Stage::Look | Stage::Discard { must: false } => size - 1..=size - 1,
                    Stage::Draw | Stage::Drawn(_) => size - 2..=size - 1,
                    // EZ-R15
                    Stage::Reveal if self.last_round() => size - 1..=size - 1,
                    Stage::Over => size - 1..=size - 1,
                    _ => size..=size,
                }
            };
            holds(sizes.contains(&hand.total()), || format!("Seat {seat} holds {} cards", hand.total()))?;
            let mixed = Colour::ALL.into_iter().all(|colour| !hand.is_empty(colour));
            holds(mixed || hand.total() < size, || format!("The hand of seat {seat} is of one colour"))?;
        }
        Ok(())
    }

    /// Only a dark card takes the last stone and ends settling (EZ-3.12, EZ-12.1).
    pub(super) fn check_ended(&self) -> Sound {
        let after = matches!(self.stage, Stage::Reveal | Stage::Lot | Stage::Cover(_) | Stage::Over);
        let ended = self.round > 1 || after || (self.settling() && self.dark_stones == 0);
        holds(!ended || self.decks.top[Colour::Dark.index()].is_some(), || {
            "A dark card took the last stone, so that one lies visible".to_string()
        })
    }

    /// EZ-1.12: dealt in turn, light cards first.
    fn check_first_hands(&self) -> Sound {
        let decks = &self.decks;
        let unplayed = decks.top == [None; 2]
            && decks.open == Cards::NONE
            && decks.hidden.iter().all(|cards| *cards == Cards::NONE);
        let mut full = self.stage == Stage::Deal;
        let mut dealt = true;
        let mut seat = self.start;
        for _ in 0..self.seats {
            for colour in Colour::ALL {
                let count = decks.hands[seat.index()].len(colour);
                let wanted = self.data.first_hand[colour.index()];
                dealt &= if full { count <= wanted } else { count == 0 };
                full &= count == wanted;
            }
            seat = seat.next(self.seats);
        }
        holds(unplayed && dealt && !full, || "The first hands are not dealt in turn".to_string())
    }

    /// EZ-1.12, EZ-3.2: the first player is to play a card and can: of three dark cards one at least is no cult card.
    fn check_first_turn(&self) -> Sound {
        let decks = &self.decks;
        let dealt = |colour: Colour| {
            let wanted = self.data.first_hand[colour.index()];
            self.everybody().all(|seat| decks.hands[seat.index()].len(colour) == wanted)
        };
        let none_gone = decks.hidden.iter().chain([&decks.open]).all(|cards| *cards == Cards::NONE);
        let first = self.stage == Stage::Play && self.active == self.start;
        holds(Colour::ALL.into_iter().all(dealt) && none_gone && first, || {
            "Before the first card is played the first player is asked for one, with the hands just dealt".to_string()
        })
    }

    /// What is remembered of the last shuffle adds up to all cards of the colour, or nothing is remembered. Whatever a
    /// player held then is still there, or was played since; whatever lies openly was played since, or known then.
    pub(super) fn check_memory(&self) -> Sound {
        let decks = &self.decks;
        let memory = &decks.memory;
        for colour in Colour::ALL {
            let mut then = Some(memory.open.only(colour));
            let mut openly = Some(Cards::NONE);
            for seat in 0..MAX_SEATS {
                for part in [&memory.own, &memory.held] {
                    then = then.and_then(|then| then.checked_plus(&part[seat].only(colour)));
                }
                openly = openly.and_then(|openly| openly.checked_plus(&memory.played[seat].only(colour)));
                let now = decks.hands[seat].plus(&decks.hidden[seat]).checked_plus(&memory.played[seat]);
                holds(now.is_some_and(|now| now.minus(&memory.held[seat]).is_some()), || {
                    format!("Seat {seat} remembers cards that are not there")
                })?;
            }
            let mut lying = decks.open.only(colour);
            if let Some(top) = decks.top[colour.index()] {
                lying.add(top);
            }
            let before = openly.and_then(|openly| lying.minus(&openly));
            let nothing = then == Some(Cards::NONE) && openly == Some(Cards::NONE);
            let whole = then == Some(self.data.all_cards.only(colour))
                && before.is_some_and(|before| memory.open.minus(&before).is_some());
            holds(nothing || (whole && !self.unplayed()), || {
                format!("What is remembered of the last {colour} shuffle does not add up")
            })?;
        }
        Ok(())
    }

    pub(super) fn check_points(&self) -> Sound {
        let scored = match self.stage {
            Stage::Lot | Stage::Cover(_) | Stage::Over => self.round,
            _ => self.round.saturating_sub(1),
        };
        let most = self.data.hunters * self.data.points[2];
        for seat in self.everybody() {
            for (round, &points) in self.points[seat.index()].iter().enumerate() {
                let most = if round < usize::from(scored) { most } else { 0 };
                holds(points <= most, || format!("Seat {seat} cannot have {points} points in round {}", round + 1))?;
            }
            if scored == self.round && scored > 0 {
                let now = self.points[seat.index()][usize::from(scored) - 1];
                holds(now == self.points_now(seat), || {
                    format!("The hunters of seat {seat} scored {}, not {now}", self.points_now(seat))
                })?;
            }
        }
        Ok(())
    }
}
