//! What a Neanderthal player knows: what the hunt will bring, how far the way to a tribe and to animals is, what to lean to.

mod goal;
mod leanings;
mod odds;
mod prospect;

use crate::bot::Method;
use crate::budget::Budget;
use crate::insight::{Figures, Insight, Lists, Pen, PerSeat, hashed, usual_style};
use crate::search::{Cut, Settings};
use goal::goals;
use lascaux_games::neanderthal::{
    Action, Alpha, Biome, Cell, Daughter, Elder, Key, Kind, Neanderthal, Outcome, Portal, Rank, Set, Sexuality, Slot,
    Stage, Who,
};
use lascaux_table::{Game, MAX_SEATS, Seat, Standing};
use prospect::{Prospect, before_sending, is, rounds_left};

/// The chance that a daughter brings chaos, and that she brings a blizzard.
const CHAOS: f32 = 0.38;
const BLIZZARD: f32 = 0.29;

impl Insight for Neanderthal {
    const OWN: usize = 64;
    const COMMON: usize = 15;
    const WEIGHTS: &'static str = include_str!("../../weights/neanderthal.json");
    const MARGIN: f32 = 12.0;
    // Nothing is hidden (NE-R4).
    const LISTS: Lists = Lists::Common;
    const STRAYING: f32 = 0.25;

    fn figures(&self, into: &mut Figures) {
        for seat in Seat::all(self.seats()) {
            let Some(who) = self.led_by(seat) else {
                into.own[seat.index()] = [0.0; crate::insight::MOST_OWN];
                continue;
            };
            let mut pen = Pen::new(&mut into.own[seat.index()]);
            put_people(self, &Prospect::of(self, who), &mut pen);
            debug_assert_eq!(pen.written(), Self::OWN);
        }
        let mut pen = Pen::new(&mut into.common);
        put_table(self, &mut pen);
        debug_assert_eq!(pen.written(), Self::COMMON);
    }

    fn hoped_for(&self, worth: &PerSeat) -> PerSeat {
        // Who win together have the species that survive for points. (NE-K1)
        if self.together() { [goal::hoped_for(&goals(self)); MAX_SEATS] } else { *worth }
    }

    fn worth(&self) -> PerSeat {
        if self.together() {
            let chance = goal::chance_of_two(&goals(self)).clamp(1e-4, 1.0 - 1e-4);
            return [0.5 * Self::MARGIN * (chance / (1.0 - chance)).ln(); MAX_SEATS];
        }
        let mut worth = [0.0; MAX_SEATS];
        for seat in Seat::all(self.seats()) {
            if let Some(who) = self.led_by(seat) {
                worth[seat.index()] = worth_of(self, &Prospect::of(self, who));
            }
        }
        worth
    }

    fn leanings(&self, legal: &[Action], into: &mut Vec<f32>) {
        leanings::lean(self, legal, into);
    }

    fn outcome_key(&self, outcome: Outcome, _: Seat) -> u64 {
        match outcome {
            Outcome::Dice(dice) => leanings::alike(self, dice),
            _ => hashed(outcome),
        }
    }

    fn together(&self) -> bool {
        self.cooperative()
    }

    /// One player leads three species, and wins seldom enough that self-play learns little of it.
    fn unlearned(&self) -> bool {
        self.together()
    }

    /// Where the hand judges, it judges better once the hunts of the round are over.
    fn cut(&self, usual: Cut) -> Cut {
        if self.together() && usual == Cut::AtOnce { Cut::Chapter } else { usual }
    }

    /// Together, what counts beside the win is how far the second of the species came.
    fn lead(&self, standing: &Standing, seat: Seat) -> f32 {
        if self.together() {
            let [first, second, _] = goals(self).map(|goal| goal.progress);
            return Self::MARGIN * ((first + second) / goal::WHOLE - 2.0);
        }
        let others = Seat::all(standing.seats).filter(|&other| other != seat);
        let best = others.map(|other| standing.totals[other.index()]).max();
        (standing.totals[seat.index()] - best.unwrap_or(0)) as f32
    }

    fn style(name: &str) -> Option<(Method, Budget, f32)> {
        let tree = Method::Tree { cut: Cut::AtOnce, hand: false };
        Some(match name {
            // A game is a long row of small decisions: the whim that suits other games would be aimless.
            "easy" => (tree, Budget::simulations(40), 0.012),
            "medium" => (tree, Budget::simulations(160), 0.0015),
            _ => return usual_style::<Self>(name, Cut::AtOnce),
        })
    }

    fn settings(usual: Settings) -> Settings {
        // Leanings know little of what a hunt is worth here, so that they must not drown the judgement.
        Settings { curiosity: 0.3, trust: 0.3, caution: 0.03, ..usual }
    }

    fn chapter(&self) -> u32 {
        u32::from(self.round)
    }
}

fn flag(set: bool) -> f32 {
    f32::from(u8::from(set))
}

/// Where an elder stands: 0 vacant, a half with a disk under him, 1 grown.
fn stands(elder: Elder) -> f32 {
    match elder {
        Elder::Vacant => 0.0,
        Elder::Young => 0.5,
        Elder::Mature => 1.0,
    }
}

/// Portals of the daughter of the round that a people could use.
fn useful(game: &Neanderthal, p: &Prospect) -> Set<Portal> {
    let people = &game.peoples[p.who];
    let portals = game.current.map(|daughter| game.figures().daughter(daughter).portals).unwrap_or_default();
    if people.tribal { Set::default() } else { portals.without(people.portals).without(p.shown).without(p.hoped) }
}

/// The bid with which a people leads the auction, or has won it.
fn leading(game: &Neanderthal, who: Who) -> f32 {
    match game.stage {
        Stage::Auction { high: Some(high), bid, .. } if high == who => f32::from(bid),
        Stage::Lay { who: winner, bid } if winner == who => f32::from(bid),
        _ => 0.0,
    }
}

/// How many hunters are more than the words that keep them together, if chaos can hurt this people. (NE-D4)
fn unruly(game: &Neanderthal, p: &Prospect) -> f32 {
    if game.peoples[p.who].tribal && game.mature(p.who, Rank::Chief) {
        return -5.0;
    }
    p.camp_to_come() - p.words_to_come()
}

fn count_kind(game: &Neanderthal, cards: Set<Biome>, kind: Kind) -> f32 {
    cards.iter().filter(|biome| game.figures().biome(*biome).kind == kind).count() as f32
}

fn put_people(game: &Neanderthal, p: &Prospect, pen: &mut Pen) {
    let who = p.who;
    let people = &game.peoples[who];
    let left = rounds_left(game) / 10.0;
    for line in p.lines {
        pen.put(line / 10.0);
    }
    pen.put((p.babies - p.deaths) * p.per_hunter / 10.0);
    pen.put(p.babies / 5.0);
    pen.put(p.deaths / 4.0);
    for freed in p.freed {
        pen.put(freed / 3.0);
    }
    pen.put(p.trophies * f32::from(game.figures().sexualities[people.sexuality()].points.trophy) / 4.0);
    pen.put(p.animals_to_come);
    pen.put(p.inventions_to_come);
    pen.put(p.weddings);
    pen.put(p.ready / 10.0);
    pen.put(p.camp_to_come() / 10.0);
    pen.put(p.camp_to_come() * left / 10.0);
    let unruly = unruly(game, p);
    pen.put((unruly / 5.0).clamp(-1.0, 2.0));
    pen.put(flag(unruly > 0.0) * p.camp_to_come() * p.per_hunter / 10.0 * left.min(0.3) / 0.3);
    for (free, locked) in p.free.iter().zip(p.locked) {
        pen.put(free / 5.0);
        pen.put(locked / 5.0);
    }
    let portals = f32::from(people.portals.len());
    let asked = f32::from(game.portals_asked());
    let vocal = flag(!people.tribal);
    pen.put(portals / asked);
    pen.put((portals / asked).powi(2) * left);
    pen.put(p.payable() / 3.0);
    pen.put(vocal * f32::from(p.shown.len()) / 3.0);
    pen.put(vocal * f32::from(p.hoped.len()) / 3.0);
    let missing = (asked - portals - f32::from(p.shown.either(p.hoped).len())).max(0.0);
    pen.put(vocal * missing / 4.0);
    pen.put(1.0 - vocal);
    pen.put((1.0 - vocal) * left);
    for rank in Rank::all() {
        pen.put(stands(people.elders[rank]));
    }
    pen.put(count_kind(game, people.hand, Kind::Domestic) / 2.0);
    pen.put(count_kind(game, people.hand, Kind::Invention) / 2.0);
    pen.put((f32::from(game.hand_limit(who)) - f32::from(people.hand.len())) / 3.0);
    pen.put(f32::from(people.herd.len()) * left);
    pen.put(f32::from(people.young().len()) / 2.0);
    pen.put((p.daughters - p.grown) / 3.0);
    pen.put(p.grown / 3.0);
    pen.put(p.enjoyed / 3.0);
    pen.put(((p.dependents - p.camp_to_come() / 2.0) / 3.0).clamp(0.0, 2.0) * left.min(0.3) / 0.3);
    for sexuality in [Sexuality::Promiscuity, Sexuality::Harem] {
        pen.put(is(game, who, sexuality));
    }
    pen.put(match people.alpha {
        Alpha::Dead => 0.0,
        Alpha::Elder(_) | Alpha::Husband(_) => 0.5,
        _ => 1.0,
    });
    pen.put(worth_of(game, p) / 40.0);
    pen.put(flag(game.warm(who)) * left);
    pen.put(flag(game.enjoys(who, Daughter::Sheherazade)) * vocal * left);
    let leading = leading(game, who);
    pen.put(leading / 3.0);
    pen.put(flag(leading > 0.0) * (0.5 + 0.5 * f32::from(useful(game, p).len())));
    pen.put(flag(p.may_act));
    pen.put(f32::from(game.abroad(who)) / 3.0);
    pen.put(1.0 - game.place_in_order(who) as f32 / 2.0);
}

fn put_table(game: &Neanderthal, pen: &mut Pen) {
    let cards = |cell: &Cell| flag(cell.card().is_some());
    let rows = game.rows.values();
    let (north, south) = rows.split_at(rows.len() / 2);
    pen.put(f32::from(game.round) / 12.0);
    pen.put(rounds_left(game) / 12.0);
    pen.put(flag(game.deck == 0));
    pen.put(north.iter().map(cards).sum::<f32>() / 6.0);
    pen.put(south.iter().map(cards).sum::<f32>() / 6.0);
    pen.put(rows.iter().map(|cell| flag(cell.is_ice())).sum::<f32>() / 6.0);
    pen.put(Slot::all().map(|slot| flag(game.is_predator(slot))).sum::<f32>() / 4.0);
    let basket = |cell: &Cell| cell.card().map_or(0.0, |biome| flag(game.figures().biome(biome).gather));
    pen.put(rows.iter().map(basket).sum::<f32>() / 6.0);
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

/// The hand-made judgement of a people: its points, what the round brings, and what the rest of the game may.
fn worth_of(game: &Neanderthal, p: &Prospect) -> f32 {
    let who = p.who;
    let people = &game.peoples[who];
    let points = game.figures().sexualities[people.sexuality()].points;
    let left = rounds_left(game);
    let near = left.min(3.0) / 3.0;
    let mut total = p.total() + (p.babies - p.deaths) * p.per_hunter;
    // More hunters bring more, but each one less than the one before.
    let camp = p.camp_to_come();
    total += 0.35 * left.min(8.0) * (1.0 + camp).ln() + 0.04 * p.ready;
    if unruly(game, p) > 0.0 {
        total -= CHAOS * near.max(left.min(1.0) * 0.6) * 0.5 * camp * p.per_hunter;
    }
    let freed: f32 = p.freed.iter().sum();
    let locked: f32 = p.locked.iter().sum();
    total += 1.6 * freed + (locked - freed) * 0.5 * near;
    total += p.trophies * f32::from(points.trophy);
    let portals = f32::from(people.portals.len());
    let asked = f32::from(game.portals_asked());
    let tribe = 2.0 + 1.3 * left.min(8.0);
    if people.tribal {
        let ways = |rank: Rank| 0.4 + 0.6 * stands(people.elders[rank]);
        let plays = left.min(4.0) / 4.0 + 0.3 * flag(p.may_act);
        let animals = count_kind(game, people.hand, Kind::Domestic) + p.animals_to_come;
        let inventions = count_kind(game, people.hand, Kind::Invention) + p.inventions_to_come;
        total += tribe + 3.2 * plays.min(1.0) * (animals * ways(Rank::Shaman) + 0.7 * inventions * ways(Rank::Knapper));
        total += 0.4 * left * f32::from(people.herd.without(people.young()).len());
        total += 0.25 * left * stands(people.elders[Rank::Chief]) + 0.2 * left * stands(people.elders[Rank::Shaman]);
    } else {
        let reach = f32::from(p.shown.len()) * 0.7 + f32::from(p.hoped.len()) * 0.35;
        let time = (left + flag(p.may_act)) / (asked - portals).max(1.0);
        let way = ((portals + reach.min(asked - portals)) / asked).powf(1.5) * time.min(1.0);
        total += tribe * way + portals * (0.25 + 0.5 * way) + 0.3 * p.payable().min(2.0) * near;
        total += 0.5 * (f32::from(people.hand.len()) + p.animals_to_come + p.inventions_to_come) * way;
    }
    for rank in Rank::all() {
        total += 0.12 * left * stands(people.elders[rank]);
    }
    total += 0.25 * left * stands(people.elders[Rank::Firestarter]);
    total += p.weddings * (f32::from(points.husband) + 0.3 * left) + 0.15 * left * p.enjoyed.min(5.0);
    total += 0.3 * left.min(4.0) * flag(game.gathers(who));
    total -= BLIZZARD * near * 1.5 * (p.dependents - camp / 2.0).max(0.0);
    total += 0.4 * flag(people.alpha != Alpha::Dead);
    let leading = leading(game, who);
    if leading > 0.0 {
        let sexuality = 1.0 + 0.25 * f32::from(useful(game, p).len()) * tribe.min(8.0) + 0.15 * left;
        total += f32::from(points.daughter) * near + sexuality - 0.75 * leading;
    }
    total
}
