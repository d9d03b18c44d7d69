//! The state: plain figures, no heap, copied as a whole.

use crate::action::{Hunter, Way};
use crate::area::{AREAS, Area, Areas};
use crate::card::{Card, Colour};
use crate::cards::Cards;
use crate::data::Data;
use crate::decks::{Decks, Memory};
use crate::options::Options;
use lascaux_table::kit::Set;
use lascaux_table::{MAX_SEATS, Seat, Turn};

/// A set of seats.
pub(crate) type Seats = Set<Seat, u8>;

/// A game of Eiszeit.
#[derive(Clone, Copy, Debug)]
pub struct Eiszeit {
    pub(crate) data: &'static Data,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// The round, from 1; 0 in the preparatory round.
    pub(crate) round: u8,
    /// Who opens the preparatory round and the first round.
    pub(crate) start: Seat,
    /// Whose turn of preparation or settling it is; after settling, who ended it (EZ-11.4).
    pub(crate) active: Seat,
    pub(crate) stage: Stage,
    pub(crate) act: Act,
    pub(crate) board: Board,
    pub(crate) stock: [u8; MAX_SEATS],
    /// Mammoths beside the board.
    pub(crate) herd: u8,
    pub(crate) stones: [u8; MAX_SEATS],
    pub(crate) dark_stones: u8,
    pub(crate) light_stones: u8,
    /// Clubs that lie before the players.
    pub(crate) clubs: [u8; MAX_SEATS],
    pub(crate) spare_clubs: u8,
    /// The fires of the round, each at the index of the area it was laid in.
    pub(crate) fires: [Fire; AREAS],
    pub(crate) decks: Decks,
    /// Points of each seat, round by round.
    pub(crate) points: [[u8; 4]; MAX_SEATS],
}

impl PartialEq for Eiszeit {
    /// Equal figures are the same `Data`, so that comparing the reference is enough.
    fn eq(&self, other: &Eiszeit) -> bool {
        std::ptr::eq(self.data, other.data)
            && (self.options, self.seats, self.round, self.start, self.active)
                == (other.options, other.seats, other.round, other.start, other.active)
            && (self.stage, self.act, self.board, self.stock, self.herd)
                == (other.stage, other.act, other.board, other.stock, other.herd)
            && (self.stones, self.dark_stones, self.light_stones)
                == (other.stones, other.dark_stones, other.light_stones)
            && (self.clubs, self.spare_clubs) == (other.clubs, other.spare_clubs)
            && (self.fires, self.decks, self.points) == (other.fires, other.decks, other.points)
    }
}

/// What stands on the board, and which areas lie under a glacier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Board {
    pub covered: Areas,
    /// Hunters without a club.
    pub plain: [[u8; AREAS]; MAX_SEATS],
    /// Hunters with a club.
    pub clubbed: [[u8; AREAS]; MAX_SEATS],
    pub mammoths: [u8; AREAS],
}

/// A fire of this round (EZ-R3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Fire {
    /// Where it lies; nowhere if it is not in play.
    pub at: Option<Area>,
    /// Its value, as soon as somebody has seen it. Until then chance has not said it.
    pub value: Option<u8>,
    /// Who knows the value.
    pub seen: Seats,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// Chance: who begins (EZ-R2).
    Start,
    /// A hunter is placed before the first round (EZ-1.11).
    Prepare,
    /// Chance: a card of the first hands (EZ-1.12).
    Deal,
    /// A card is played (EZ-3.2).
    Play,
    /// The player is named whom the card helps (EZ-3.13).
    Choose,
    /// The card is carried out.
    Act,
    /// Chance: the value of the fire that is looked at.
    Look,
    /// A card may be discarded (EZ-3.8), or must where nothing could be played (EZ-3.6).
    Discard {
        must: bool,
    },
    /// A colour is chosen to draw (EZ-3.9).
    Draw,
    /// Chance: the card drawn.
    Drawn(Colour),
    /// Chance: the next fire turned up (EZ-8.1).
    Reveal,
    /// Chance: who of several lays the glacier (EZ-10.1).
    Lot,
    /// A glacier is laid (EZ-10.2).
    Cover(Seat),
    Over,
}

/// A card being carried out. Without meaning outside `Choose`, `Act` and `Look`, and then always the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Act {
    /// The card that counts: for a cult card the one it copies.
    pub card: Card,
    pub way: Way,
    pub actor: Seat,
    /// The hunters that the actor has placed, moved, named or removed so far, where they stand now (EZ-4.6).
    pub acted: [Option<(Hunter, Area)>; 3],
    /// The way of a trek.
    pub path: Option<(Area, Area)>,
    /// The second question of the card: the mammoth of a trek.
    pub herd: bool,
    /// Whether the first hunter of a swap gets a club.
    pub club: bool,
    /// The fire looked at.
    pub fire: Option<Area>,
}

impl Act {
    pub const NONE: Act = Act {
        card: Card::Forest,
        way: Way::Only,
        actor: Seat(0),
        acted: [None; 3],
        path: None,
        herd: false,
        club: false,
        fire: None,
    };

    pub fn of(card: Card, way: Way, actor: Seat) -> Act {
        Act { card, way, actor, ..Act::NONE }
    }

    /// How many hunters have been handled.
    #[inline]
    pub fn steps(&self) -> usize {
        self.acted.iter().flatten().count()
    }

    /// One more hunter has been handled, and stands in `area` now.
    #[inline]
    pub fn note(&mut self, hunter: Hunter, area: Area) {
        if let Some(free) = self.acted.iter_mut().find(|slot| slot.is_none()) {
            *free = Some((hunter, area));
        }
    }
}

impl Board {
    /// How many such hunters stand in an area.
    #[inline]
    pub fn count(&self, hunter: Hunter, area: Area) -> u8 {
        let side = if hunter.clubbed { &self.clubbed } else { &self.plain };
        side[hunter.owner.index() % MAX_SEATS][area.index()]
    }

    #[inline]
    fn slot(&mut self, hunter: Hunter, area: Area) -> &mut u8 {
        let side = if hunter.clubbed { &mut self.clubbed } else { &mut self.plain };
        &mut side[hunter.owner.index() % MAX_SEATS][area.index()]
    }

    #[inline]
    pub fn put(&mut self, hunter: Hunter, area: Area) {
        *self.slot(hunter, area) += 1;
    }

    /// Takes a hunter away, if there is one.
    #[inline]
    pub fn take(&mut self, hunter: Hunter, area: Area) -> bool {
        let slot = self.slot(hunter, area);
        let there = *slot > 0;
        *slot -= u8::from(there);
        there
    }

    /// A player's hunters in an area, with and without club.
    #[inline]
    pub fn hunters(&self, seat: Seat, area: Area) -> u8 {
        self.plain[seat.index()][area.index()] + self.clubbed[seat.index()][area.index()]
    }

    /// A player's hunters on the board.
    #[inline]
    pub fn total(&self, seat: Seat) -> u8 {
        self.plain[seat.index()].iter().sum::<u8>() + self.clubbed[seat.index()].iter().sum::<u8>()
    }

    /// All hunters in an area.
    #[inline]
    pub fn crowd(&self, area: Area) -> u8 {
        (0..MAX_SEATS as u8).map(|seat| self.hunters(Seat(seat), area)).sum()
    }

    /// The areas without a glacier.
    #[inline]
    pub fn free(&self) -> Areas {
        self.covered.outside()
    }

    /// Where such hunters stand.
    #[inline]
    pub fn areas(&self, hunter: Hunter) -> Areas {
        let side = if hunter.clubbed { &self.clubbed } else { &self.plain };
        Areas::those(&side[hunter.owner.index() % MAX_SEATS], |&hunters| hunters > 0)
    }

    /// Where mammoths stand.
    #[inline]
    pub fn mammoth_areas(&self) -> Areas {
        Areas::those(&self.mammoths, |&mammoths| mammoths > 0)
    }
}

impl Eiszeit {
    /// The game laid out, before the first hunter is placed (EZ-1).
    pub(crate) fn lay_out(seats: u8, options: Options, data: &'static Data) -> Eiszeit {
        let layout = data.layout(seats);
        let mut mammoths = [0; AREAS];
        layout.mammoths.iter().for_each(|area| mammoths[area.index()] = 1);
        let of_each = |amount: u8| std::array::from_fn(|seat| if seat < usize::from(seats) { amount } else { 0 });
        let mut game = Eiszeit {
            data,
            options,
            seats,
            round: 0,
            start: Seat(0),
            active: Seat(0),
            stage: if options.lot { Stage::Start } else { Stage::Prepare },
            act: Act::NONE,
            board: Board {
                covered: layout.covered,
                plain: [[0; AREAS]; MAX_SEATS],
                clubbed: [[0; AREAS]; MAX_SEATS],
                mammoths,
            },
            stock: of_each(data.hunters),
            herd: layout.spare,
            stones: of_each(data.stones_start),
            dark_stones: layout.dark_supply,
            light_stones: 0,
            clubs: [0; MAX_SEATS],
            spare_clubs: data.clubs,
            fires: [Fire::default(); AREAS],
            decks: Decks {
                draw: data.all_cards,
                top: [None; 2],
                open: Cards::NONE,
                hidden: [Cards::NONE; MAX_SEATS],
                hands: [Cards::NONE; MAX_SEATS],
                memory: Memory::NONE,
            },
            points: [[0; 4]; MAX_SEATS],
        };
        game.lay_fires();
        game
    }

    /// A fire face down in every free area (EZ-1.8, EZ-11.3). Chance says its value when it is first seen.
    pub(crate) fn lay_fires(&mut self) {
        for area in Area::all() {
            let at = (!self.board.covered.contains(area)).then_some(area);
            self.fires[area.index()] = Fire { at, value: None, seen: Seats::NONE };
        }
    }

    /// The fires of each value that nobody has seen this round.
    pub(crate) fn unseen_fires(&self) -> [u8; 3] {
        let mut left = self.data.fires;
        for value in self.fires.iter().filter_map(|fire| fire.value) {
            left[usize::from(value) % 3] -= 1;
        }
        left
    }

    /// The neighbours of an area, glaciers or not (EZ-4.3).
    #[inline]
    pub(crate) fn neighbours(&self, area: Area) -> Areas {
        self.data.neighbours[usize::from(self.options.corner_borders)][area.index()]
    }

    /// How many rounds are played (EZ-2.1, EZ-12.4).
    #[inline]
    pub(crate) fn rounds(&self) -> u8 {
        if self.options.short { self.data.rounds_short } else { self.data.rounds }
    }

    #[inline]
    pub(crate) fn last_round(&self) -> bool {
        self.round >= self.rounds()
    }

    /// Everybody, as a set.
    #[inline]
    pub(crate) fn all_seats(&self) -> Seats {
        Seats::first_of(self.seats.into())
    }

    /// The hunters of everybody, in seat order.
    #[inline]
    pub(crate) fn everybody(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats)
    }

    /// A seat's points so far.
    #[inline]
    pub(crate) fn score(&self, seat: Seat) -> i32 {
        self.points[seat.index()].iter().map(|&points| i32::from(points)).sum()
    }

    #[inline]
    pub(crate) fn whose(&self) -> Turn {
        match self.stage {
            Stage::Start | Stage::Deal | Stage::Look | Stage::Drawn(_) | Stage::Reveal | Stage::Lot => Turn::Chance,
            Stage::Prepare | Stage::Play | Stage::Choose | Stage::Discard { .. } | Stage::Draw => {
                Turn::Player(self.active)
            }
            Stage::Act => Turn::Player(self.act.actor),
            Stage::Cover(seat) => Turn::Player(seat),
            Stage::Over => Turn::Over,
        }
    }

    /// Who is dealt the next card of the first hands, and its colour (EZ-1.12).
    pub(crate) fn next_dealt(&self) -> Option<(Seat, Colour)> {
        let mut seat = self.start;
        for _ in 0..self.seats {
            for colour in Colour::ALL {
                if self.decks.hands[seat.index()].len(colour) < self.data.first_hand[colour.index()] {
                    return Some((seat, colour));
                }
            }
            seat = seat.next(self.seats);
        }
        None
    }
}
