//! Which positions can come about (EZ-13.1): everything is conserved, and what is asked fits what lies there.

use crate::action::Way;
use crate::board::{Area, Areas};
use crate::cards::{Card, Cards, Colour};
use crate::data::Data;
use crate::options::Options;
use crate::position::Position;
use crate::state::{Eiszeit, Stage};
use lascaux_table::{Code, MAX_SEATS, Refusal, Seat};

type Verdict = Result<(), Refusal>;

fn no(message: impl std::fmt::Display) -> Refusal {
    Refusal { code: Code::Position, rule: Some("EZ-13.1".into()), message: format!("{message}.").into() }
}

fn holds(condition: bool, message: impl FnOnce() -> String) -> Verdict {
    if condition { Ok(()) } else { Err(no(message())) }
}

fn conserved(what: &str, found: u32, wanted: u8) -> Verdict {
    holds(found == u32::from(wanted), || format!("There are {found} {what} in all, not {wanted}"))
}

/// A sum that no figure can overflow.
fn sum(counts: impl IntoIterator<Item = u8>) -> u32 {
    counts.into_iter().map(u32::from).sum()
}

impl Eiszeit {
    pub(crate) fn read(position: &Position, data: &'static Data) -> Result<Eiszeit, Refusal> {
        holds((3..=5).contains(&position.seats), || format!("Three to five play, not {}", position.seats))?;
        let said = position.options.as_object().ok_or_else(|| no("The options are not written as names and values"))?;
        let options = Options::read(said).map_err(|refusal| refusal.with_code(Code::Position))?;
        holds(position.players.len() == usize::from(position.seats), || {
            format!("{} play, but {} players are described", position.seats, position.players.len())
        })?;
        let mut game = Eiszeit::lay_out(position.seats, options, data);
        position.fill(&mut game).map_err(|message| no(format_args!("This cannot be: {message}")))?;
        game.check_course(position)?;
        game.check_glaciers()?;
        game.check_hunters()?;
        game.check_mammoths_and_clubs()?;
        game.check_stones()?;
        game.check_fires()?;
        game.check_cards()?;
        game.check_played()?;
        game.check_memory()?;
        game.check_points()?;
        game.check_asked()?;
        Ok(game)
    }

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

    /// Seats, round and stage fit each other.
    fn check_course(&self, position: &Position) -> Verdict {
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
    fn check_glaciers(&self) -> Verdict {
        let first = self.data.layout(self.seats).covered;
        let mut reached = *self;
        reached.board.covered = first;
        loop {
            let next = reached.glacier_options().and(self.board.covered);
            if next.is_empty() {
                break;
            }
            reached.board.covered = reached.board.covered.or(next);
        }
        let laid = self.board.covered.len() - first.len().min(self.board.covered.len());
        holds(reached.board.covered == self.board.covered && self.board.covered.and(first) == first, || {
            if self.board.covered.is_empty() {
                format!("No area is covered, but glaciers lie on {first} from the start")
            } else {
                format!("Glaciers cannot cover just the areas {}", self.board.covered)
            }
        })?;
        holds(laid == u32::from(self.round.saturating_sub(1)), || {
            format!("{laid} glaciers cannot have been laid by round {}", self.round)
        })
    }

    fn check_hunters(&self) -> Verdict {
        for seat in self.everybody() {
            let s = seat.index();
            let on_board = self.board.plain[s].iter().chain(&self.board.clubbed[s]).copied();
            conserved("hunters of a colour", sum(on_board.chain([self.stock[s]])), self.data.hunters)?;
            let covered = self.board.covered.iter().all(|area| self.board.hunters(seat, area) == 0);
            holds(covered, || "A hunter stands under a glacier".to_string())?;
        }
        if !self.preparing() {
            return Ok(());
        }
        // EZ-1.11: one each in turn, from the first player on.
        let placed = |seat: Seat| self.data.hunters - self.stock[seat.index()];
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

    fn check_mammoths_and_clubs(&self) -> Verdict {
        let mammoths = self.board.mammoths.iter().copied();
        conserved("mammoths", sum(mammoths.chain([self.herd])), self.data.mammoths(self.seats))?;
        let covered = self.board.covered.and(self.board.mammoth_areas()).is_empty();
        holds(covered, || "A mammoth stands under a glacier".to_string())?;
        let held = self.board.clubbed.iter().flatten().copied();
        conserved("clubs", sum(held.clone().chain(self.clubs).chain([self.spare_clubs])), self.data.clubs)?;
        let on_board = sum(held);
        holds(on_board == 0 || self.settling() || self.stage == Stage::Reveal, || {
            "A hunter holds a club outside settling and conflicts".to_string()
        })?;
        if self.preparing() {
            let layout = self.data.layout(self.seats);
            let laid = self.herd == layout.spare && self.board.mammoth_areas() == layout.mammoths;
            holds(laid && self.spare_clubs == self.data.clubs, || {
                "Mammoths and clubs move only after the preparatory round".to_string()
            })?;
        }
        Ok(())
    }

    fn check_stones(&self) -> Verdict {
        let all = self.stones.iter().copied().chain([self.dark_stones, self.light_stones]);
        conserved("stones", sum(all), self.data.stones_in_play(self.seats))?;
        let fits = if self.preparing() {
            let start = self.data.stones_start;
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
        holds(fits, || "The stones do not lie where they would".to_string())
    }

    fn check_fires(&self) -> Verdict {
        let mut left = self.data.fires;
        for fire in Area::all() {
            let token = self.fires[fire.index()];
            let laid =
                (self.preparing() || self.settling() || self.stage == Stage::Reveal) && !self.board.covered.has(fire);
            holds(token.at.is_some() == laid, || format!("A fire of area {fire} is missing or too many"))?;
            holds(token.at.is_none_or(|at| !self.board.covered.has(at)), || "A fire lies under a glacier".to_string())?;
            holds(token.value.is_some() == (token.seen != 0), || {
                format!("The fire of {fire} has a value just when somebody has seen it")
            })?;
            if let Some(value) = token.value {
                let count = left.get_mut(usize::from(value)).filter(|count| **count > 0);
                let count = count.ok_or_else(|| no(format_args!("There are too many fires of value {value}")))?;
                *count -= 1;
            }
            let at_home = token.at.is_none_or(|at| at == fire) && token.value.is_none();
            holds(!self.preparing() || at_home, || "Fires move only after the preparatory round".to_string())?;
            let everybody = (1 << self.seats) - 1;
            holds(self.stage != Stage::Reveal || token.value.is_none() || token.seen == everybody, || {
                "A fire turned up is seen by all".to_string()
            })?;
        }
        let hidden = self.fires.iter().any(|fire| fire.at.is_some() && fire.value.is_none());
        holds(self.stage != Stage::Reveal || hidden, || "All fires are turned up already".to_string())
    }

    fn check_cards(&self) -> Verdict {
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

    /// A card that was played lies visible, or the one it copied does; a visible card is only ever replaced.
    fn check_played(&self) -> Verdict {
        let decks = &self.decks;
        // Only a dark card takes the last stone and ends settling (EZ-3.12, EZ-12.1).
        let after = matches!(self.stage, Stage::Reveal | Stage::Lot | Stage::Cover(_) | Stage::Over);
        let ended = self.round > 1 || after || (self.settling() && self.dark_stones == 0);
        holds(!ended || decks.top[Colour::Dark.index()].is_some(), || {
            "A dark card took the last stone, so that one lies visible".to_string()
        })?;
        // EZ-3.6: a turn without a play discards one card, which lies with the hidden ones until a shuffle.
        let hand = decks.hands[self.active.index()].total();
        let unplayed = hand + 1 == self.data.hand_size;
        let played = match self.stage {
            Stage::Discard { must: false } => true,
            Stage::Draw => !unplayed || decks.hidden[self.active.index()] == Cards::NONE,
            Stage::Drawn(_) => !unplayed,
            _ => false,
        };
        holds(!played || decks.top != [None; 2], || "A card was played, so that one lies visible".to_string())
    }

    /// EZ-1.12: dealt in turn, light cards first.
    fn check_first_hands(&self) -> Verdict {
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

    /// What is remembered of the last shuffle adds up to all cards of the colour, or nothing is remembered. Whatever a
    /// player held then is still there, or was played since; whatever lies openly was played since, or known then.
    fn check_memory(&self) -> Verdict {
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
            holds(nothing || (whole && !self.preparing()), || {
                format!("What is remembered of the last {colour} shuffle does not add up")
            })?;
        }
        Ok(())
    }

    fn check_points(&self) -> Verdict {
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

    /// What is asked can be asked, and has an answer.
    fn check_asked(&self) -> Verdict {
        match self.stage {
            Stage::Play | Stage::Discard { must: true } => {
                holds(self.can_play() == (self.stage == Stage::Play), || {
                    "A player plays a card just when one can be played".to_string()
                })
            }
            Stage::Choose => {
                let card = self.act.card;
                let dark = card.colour() == Colour::Dark && !card.is_cult() && !card.helps_all();
                holds(dark && self.act.actor == self.active, || format!("{card} helps nobody by choice"))?;
                self.check_visible()
            }
            Stage::Act | Stage::Look => self.check_act(),
            Stage::Draw => {
                let any = Colour::ALL.into_iter().any(|colour| self.drawable(colour).is_ok());
                holds(any, || "No card can be drawn".to_string())
            }
            Stage::Drawn(colour) => holds(self.drawable(colour).is_ok() && !self.decks.draw.is_empty(colour), || {
                format!("No {colour} card can be drawn")
            }),
            Stage::Lot => holds(self.last().nth(1).is_some(), || "No lot is needed: one player is last".to_string()),
            Stage::Cover(seat) => holds(self.last().any(|last| last == seat), || format!("Seat {seat} is not last")),
            _ => Ok(()),
        }
    }

    /// The card that counts lies visible: it was played just now, or copied.
    fn check_visible(&self) -> Verdict {
        let card = self.act.card;
        holds(self.decks.top[card.colour().index()] == Some(card), || format!("{card} does not lie visible"))
    }

    fn check_act(&self) -> Verdict {
        let act = &self.act;
        let card = act.card;
        self.check_visible()?;
        let light = card.colour() == Colour::Light;
        holds(light == (act.actor == self.active), || format!("{card} is not carried out by seat {}", act.actor))?;
        holds((card == Card::Mammoth) != (act.way == Way::Only), || "Only the mammoth card has ways".to_string())?;
        // EZ-3.3: what was paid just now still lies there.
        let price = if light { self.data.stones(card, act.way.index()) } else { 0 };
        holds(self.light_stones >= price, || format!("The {price} stones for {card} do not lie in the light supply"))?;
        holds(act.herd <= (card == Card::Trek) && act.club <= (card == Card::Swap), || {
            format!("{card} has no second question")
        })?;
        holds(act.path.is_some() == (card == Card::Trek && act.steps() > 0), || "A trek has a way".to_string())?;
        let fires = match self.stage {
            Stage::Look => card == Card::SeenFire && self.looked().is_some_and(|fire| fire.value.is_none()),
            _ => act.fire.is_none() || self.looked().is_some_and(|fire| fire.seen >> act.actor.0 & 1 != 0),
        };
        holds(fires && act.fire.is_none_or(|_| card == Card::SeenFire), || "No such fire was looked at".to_string())?;
        let steps = act.steps();
        let most = match card {
            Card::MoveThree | Card::HuntersAndMammoth => 2,
            Card::Trek => 3,
            Card::Swap | Card::ClubOrMove | Card::RemoveTwo | Card::AllPlaceTwo => 1,
            _ if card.landscape().is_some() => 2,
            _ => 0,
        };
        holds(steps <= most, || format!("{card} has been carried out already"))?;
        self.check_acted()?;
        let goes_on = match card {
            Card::Mammoth => self.mammoth_can(card, act.way).is_ok(),
            Card::Swap => self.swappable().iter().any(|area| act.acted[0].is_none_or(|(_, first)| first == area)),
            Card::Trek => self.check_trek_state(),
            Card::HuntersAndMammoth => {
                act.acted[1].is_none_or(|(_, area)| act.acted[0].map(|done| done.1) == Some(area))
            }
            _ if card.landscape().is_some() => !self.landscape_goals().is_empty(),
            _ => true,
        };
        holds(goes_on, || format!("{card} asks no more of seat {}", act.actor))
    }

    fn looked(&self) -> Option<&crate::state::Fire> {
        self.act.fire.map(|fire| &self.fires[fire.index()]).filter(|fire| fire.at.is_some())
    }

    /// The hunters handled so far stand where they are said to stand, and are such as the card handles.
    fn check_acted(&self) -> Verdict {
        let act = &self.act;
        let own_only = !matches!(act.card, Card::MoveThree | Card::Swap | Card::RemoveTwo);
        for &(hunter, area) in act.acted.iter().flatten() {
            let handled = act.acted.iter().flatten().filter(|done| **done == (hunter, area)).count();
            let gone = act.card == Card::RemoveTwo;
            let there = usize::from(self.board.count(hunter, area)) >= handled || gone;
            let owned = hunter.owner.0 < self.seats && (hunter.owner == act.actor || !own_only);
            let touched = hunter.owner == act.actor || !hunter.clubbed;
            let stock = !gone || self.stock[hunter.owner.index()] > 0;
            holds(there && owned && touched && stock && !self.board.covered.has(area), || {
                format!("{} cannot have handled the hunter {hunter} in {area}", act.card)
            })?;
        }
        let first = act.acted[0].map(|(hunter, _)| hunter);
        let club = first.is_some_and(|first| !first.clubbed && first.owner == act.actor);
        holds(!act.club || (club && self.clubs[act.actor.index()] > 0), || "No club can be given".to_string())
    }

    fn check_trek_state(&self) -> bool {
        let act = &self.act;
        let Some((from, to)) = act.path else { return !act.herd };
        let areas = Areas::one(from).or(Areas::one(to));
        let way = self.neighbours(from).has(to) && areas.and(self.board.covered).is_empty();
        let arrived = act.acted.iter().flatten().all(|&(_, area)| area == to);
        let more = self.own().into_iter().any(|hunter| self.fresh(hunter, from) > 0);
        let asked = if act.herd { self.board.mammoths[from.index()] > 0 } else { act.steps() < 3 && more };
        way && arrived && asked
    }
}
