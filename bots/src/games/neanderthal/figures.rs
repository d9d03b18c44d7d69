//! A position of Neanderthal in figures, for the network.

use super::prospect::Prospect;
use super::round::{before_sending, rounds_left};
use super::worth::worth_of;
use super::{count_kind, flag, leading, stands, unkept, unruly, useful};
use crate::insight::{Figures, Insight, MOST_OWN, Pen};
use lascaux_games::neanderthal::{Alpha, Cell, Daughter, Key, Kind, Neanderthal, People, Rank, Sexuality, Slot, Stage};
use lascaux_table::{Game, Seat};

/// What each figure is divided by: about as much as a good player has of it, so that all figures are of about the size
/// of 1. The weights were learned with these; another one here asks for `lascaux train`.
mod scale {
    /// Points of a line of the score sheet, and of hunters who come and go.
    pub const POINTS: f32 = 10.0;
    pub const BABIES: f32 = 5.0;
    pub const DEATHS: f32 = 4.0;
    /// Disks of a colour that will be freed; that are free or locked now.
    pub const FREED: f32 = 3.0;
    pub const DISKS: f32 = 5.0;
    pub const TROPHY_POINTS: f32 = 4.0;
    /// Hunters: who can be sent, and in the camp when the round is over.
    pub const HUNTERS: f32 = 10.0;
    /// Hunters who are more than the words that keep them together.
    pub const UNRULY: f32 = 5.0;
    /// Portals that can be opened, that are shown, that are hoped for; that nobody shows.
    pub const PORTALS: f32 = 3.0;
    pub const MISSING_PORTALS: f32 = 4.0;
    /// Animals and inventions in hand, and young ones in the herd; room in the hand.
    pub const CARDS: f32 = 2.0;
    pub const ROOM: f32 = 3.0;
    pub const DAUGHTERS: f32 = 3.0;
    /// Dependents whom a blizzard would take.
    pub const UNKEPT: f32 = 3.0;
    /// What the hand-made judgement expects.
    pub const WORTH: f32 = 40.0;
    pub const BID: f32 = 3.0;
    pub const ABROAD: f32 = 3.0;
    /// Places in the player order after the first.
    pub const ORDER: f32 = 2.0;
    /// Rounds to come, where they multiply something; where they stand alone, and rounds played.
    pub const ROUNDS: f32 = 10.0;
    pub const GAME: f32 = 12.0;
    /// Cards, ice and baskets of a row; predators of both.
    pub const ROW: f32 = 6.0;
    pub const PREDATORS: f32 = 4.0;
}

/// How calm or unruly a people is told to be, in its scale; and how much of a blizzard.
const CALMEST: f32 = -1.0;
const MOST_TROUBLE: f32 = 2.0;
/// Events strike in full as long as so much of the scale of rounds is to come.
const SOON: f32 = 0.3;
/// The daughter of an auction that is led: at once, and for each new portal that she shows.
const AUCTION: f32 = 0.5;
const AUCTION_PORTAL: f32 = 0.5;
/// An alpha man who serves as elder or husband.
const ALPHA_SERVES: f32 = 0.5;

pub(super) fn put(game: &Neanderthal, into: &mut Figures) {
    for seat in Seat::all(game.seats()) {
        let Some(who) = game.led_by(seat) else {
            into.own[seat.index()] = [0.0; MOST_OWN];
            continue;
        };
        let teller = Teller {
            game,
            people: &game.peoples[who],
            p: Prospect::of(game, who),
            left: rounds_left(game) / scale::ROUNDS,
            vocal: flag(!game.peoples[who].tribal),
        };
        let mut pen = Pen::new(&mut into.own[seat.index()]);
        teller.put_round(&mut pen);
        teller.put_camp(&mut pen);
        teller.put_portals(&mut pen);
        teller.put_cards(&mut pen);
        teller.put_family(&mut pen);
        teller.put_rest(&mut pen);
        debug_assert_eq!(pen.written(), Neanderthal::OWN);
    }
    let mut pen = Pen::new(&mut into.common);
    put_table(game, &mut pen);
    debug_assert_eq!(pen.written(), Neanderthal::COMMON);
}

/// One people, and what its figures are taken from.
struct Teller<'a> {
    game: &'a Neanderthal,
    people: &'a People,
    p: Prospect,
    /// Rounds to come, in their scale.
    left: f32,
    vocal: f32,
}

impl Teller<'_> {
    /// Points so far, and what this round brings.
    fn put_round(&self, pen: &mut Pen) {
        let p = &self.p;
        for line in p.lines {
            pen.put(line / scale::POINTS);
        }
        pen.put((p.babies - p.deaths) * p.per_hunter / scale::POINTS);
        pen.put(p.babies / scale::BABIES);
        pen.put(p.deaths / scale::DEATHS);
        for freed in p.freed {
            pen.put(freed / scale::FREED);
        }
        let points = self.game.figures().sexualities[self.people.sexuality()].points;
        pen.put(p.trophies * f32::from(points.trophy) / scale::TROPHY_POINTS);
        pen.put(p.animals_to_come);
        pen.put(p.inventions_to_come);
        pen.put(p.weddings);
    }

    /// Hunters, and the words that keep them together. (NE-D4)
    fn put_camp(&self, pen: &mut Pen) {
        let p = &self.p;
        let camp = p.camp_to_come();
        pen.put(p.ready / scale::HUNTERS);
        pen.put(camp / scale::HUNTERS);
        pen.put(camp * self.left / scale::HUNTERS);
        let unruly = unruly(self.game, p);
        pen.put((unruly / scale::UNRULY).clamp(CALMEST, MOST_TROUBLE));
        pen.put(flag(unruly > 0.0) * camp * p.per_hunter / scale::POINTS * self.left.min(SOON) / SOON);
        for (free, locked) in p.free.iter().zip(p.locked) {
            pen.put(free / scale::DISKS);
            pen.put(locked / scale::DISKS);
        }
    }

    /// The way to a tribe. (NE-I1)
    fn put_portals(&self, pen: &mut Pen) {
        let (p, vocal) = (&self.p, self.vocal);
        let (portals, asked) = (f32::from(self.people.portals.len()), f32::from(self.game.portals_asked()));
        pen.put(portals / asked);
        pen.put((portals / asked).powi(2) * self.left);
        pen.put(p.payable() / scale::PORTALS);
        pen.put(vocal * f32::from(p.shown.len()) / scale::PORTALS);
        pen.put(vocal * f32::from(p.hoped.len()) / scale::PORTALS);
        let missing = (asked - portals - f32::from(p.shown.either(p.hoped).len())).max(0.0);
        pen.put(vocal * missing / scale::MISSING_PORTALS);
        pen.put(1.0 - vocal);
        pen.put((1.0 - vocal) * self.left);
        for rank in Rank::all() {
            pen.put(stands(self.people.elders[rank]));
        }
    }

    fn put_cards(&self, pen: &mut Pen) {
        let (game, people) = (self.game, self.people);
        pen.put(count_kind(game, people.hand, Kind::Domestic) / scale::CARDS);
        pen.put(count_kind(game, people.hand, Kind::Invention) / scale::CARDS);
        pen.put((f32::from(game.hand_limit(self.p.who)) - f32::from(people.hand.len())) / scale::ROOM);
        pen.put(f32::from(people.herd.len()) * self.left);
        pen.put(f32::from(people.young().len()) / scale::CARDS);
    }

    fn put_family(&self, pen: &mut Pen) {
        let p = &self.p;
        pen.put((p.daughters - p.grown) / scale::DAUGHTERS);
        pen.put(p.grown / scale::DAUGHTERS);
        pen.put(p.enjoyed / scale::DAUGHTERS);
        pen.put((unkept(p) / scale::UNKEPT).clamp(0.0, MOST_TROUBLE) * self.left.min(SOON) / SOON);
        for sexuality in [Sexuality::Promiscuity, Sexuality::Harem] {
            pen.put(flag(self.people.sexuality() == sexuality));
        }
        pen.put(match self.people.alpha {
            Alpha::Dead => 0.0,
            Alpha::Elder(_) | Alpha::Husband(_) => ALPHA_SERVES,
            _ => 1.0,
        });
    }

    fn put_rest(&self, pen: &mut Pen) {
        let (game, p, who) = (self.game, &self.p, self.p.who);
        pen.put(worth_of(game, p) / scale::WORTH);
        pen.put(flag(game.warm(who)) * self.left);
        pen.put(flag(game.enjoys(who, Daughter::Sheherazade)) * self.vocal * self.left);
        let leading = leading(game, who);
        pen.put(leading / scale::BID);
        pen.put(flag(leading > 0.0) * (AUCTION + AUCTION_PORTAL * f32::from(useful(game, p).len())));
        pen.put(flag(p.may_act));
        pen.put(f32::from(game.abroad(who)) / scale::ABROAD);
        pen.put(1.0 - game.place_in_order(who) as f32 / scale::ORDER);
    }
}

fn put_table(game: &Neanderthal, pen: &mut Pen) {
    let cards = |cell: &Cell| flag(cell.card().is_some());
    let rows = game.rows.values();
    let (north, south) = rows.split_at(rows.len() / 2);
    pen.put(f32::from(game.round) / scale::GAME);
    pen.put(rounds_left(game) / scale::GAME);
    pen.put(flag(game.deck == 0));
    pen.put(north.iter().map(cards).sum::<f32>() / scale::ROW);
    pen.put(south.iter().map(cards).sum::<f32>() / scale::ROW);
    pen.put(rows.iter().map(|cell| flag(cell.is_ice())).sum::<f32>() / scale::ROW);
    pen.put(Slot::all().map(|slot| flag(game.is_predator(slot))).sum::<f32>() / scale::PREDATORS);
    let basket = |cell: &Cell| cell.card().map_or(0.0, |biome| flag(game.figures().biome(biome).gather));
    pen.put(rows.iter().map(basket).sum::<f32>() / scale::ROW);
    pen.put(flag(before_sending(game)));
    pen.put(flag(matches!(game.stage, Stage::Auction { .. } | Stage::Lay { .. })));
    pen.put(flag(matches!(game.stage, Stage::Recall { .. } | Stage::Assign { .. })));
    pen.put(flag(matches!(
        game.stage,
        Stage::Uncontested { .. } | Stage::Contested { .. } | Stage::Predators { .. } | Stage::Domestics { .. }
    )));
    pen.put(flag(matches!(game.stage, Stage::Special { .. })));
    pen.put(flag(game.seats == 2));
    pen.put(flag(game.current.is_some()));
}
