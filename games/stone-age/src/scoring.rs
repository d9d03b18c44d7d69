//! Scoring, at the end or at any time as if it were the end (SA-10).

use crate::data::{Cards, Craft};
use crate::names::{self, WORDS};
use crate::state::{SEATS, Stage, StoneAge};
use lascaux_table::kit::Map;
use lascaux_table::{Line, Said, Scores, Seat, Standing, Viewer, said};

/// The figures behind a score sheet.
struct Sheet {
    track: i32,
    symbols: i32,
    seconds: i32,
    crafts: Map<Craft, i32, 4>,
    factors: Map<Craft, i32, 4>,
    resources: i32,
    leftover_points: i32,
}

impl Sheet {
    fn green(&self) -> i32 {
        self.symbols * self.symbols + self.seconds * self.seconds
    }

    fn total(&self) -> i32 {
        let sand: i32 = Craft::ALL.into_iter().map(|craft| self.crafts[craft] * self.factors[craft]).sum();
        self.track.saturating_add(self.green() + sand).saturating_add(self.resources * self.leftover_points)
    }
}

impl StoneAge {
    /// A seat's civilisation cards, and the extra one that the others do not see. (SA-5.11, SA-12.2)
    fn all_cards(&self, seat: Seat) -> Cards {
        let player = self.player(seat);
        let mut cards = player.cards;
        player.extra.into_iter().for_each(|card| cards.insert(card));
        cards
    }

    /// The figures of a seat whose civilisation cards are these.
    fn sheet(&self, seat: Seat, cards: Cards) -> Sheet {
        let data = self.data();
        let player = self.player(seat);
        let mut symbols = 0;
        let mut seconds = 0;
        for &mask in data.symbols.values() {
            let copies = cards.both(mask).len();
            symbols += i32::from(copies > 0);
            seconds += i32::from(copies > 1 && self.options.second_sets); // SA-10.2
        }
        let crafts = data
            .crafts
            .values()
            .map(|masks| masks.iter().zip(1..).map(|(mask, people)| i32::from(cards.both(*mask).len()) * people).sum());
        let factors = Craft::ALL.map(|craft| match craft {
            Craft::Farmer => player.fields.into(),
            Craft::Toolmaker => player.tools.total().into(),
            Craft::Builder => player.buildings.len().into(),
            Craft::Shaman => player.people.into(),
        });
        let kept = if player.two_resources { 2 } else { 0 }; // SA-5.13
        Sheet {
            track: player.score,
            symbols,
            seconds,
            crafts: Map::new(crafts),
            factors: Map::new(factors),
            resources: player.stock.iter().map(|&amount| i32::from(amount)).sum::<i32>() + kept,
            leftover_points: if self.options.leftovers { data.leftover_points } else { 0 },
        }
    }

    /// Fields, tools and people together decide ties (SA-10.8).
    fn tie_break(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        i32::from(player.fields) + i32::from(player.tools.total()) + i32::from(player.people)
    }

    pub(crate) fn ranked(&self) -> Standing {
        let mut totals = [0; SEATS];
        let mut ties = [0; SEATS];
        for seat in Seat::all(self.seats) {
            totals[seat.index()] = self.sheet(seat, self.all_cards(seat)).total();
            ties[seat.index()] = self.tie_break(seat);
        }
        let seats = usize::from(self.seats);
        Standing::rank(&totals[..seats], &ties[..seats])
    }

    pub(crate) fn score_sheets(&self, viewer: Option<Viewer>) -> Scores {
        let reason = match self.stage {
            Stage::Over(reason) => Some(reason.word()),
            _ => None,
        };
        let sheets = Seat::all(self.seats)
            .map(|seat| {
                // SA-12.2
                let whole = reason.is_some() || viewer.is_none_or(|viewer| viewer.is(seat));
                let cards = if whole { self.all_cards(seat) } else { self.player(seat).cards };
                (lines(&self.sheet(seat, cards)), self.tie_break(seat))
            })
            .collect();
        Scores::of(reason.is_some(), reason, sheets)
    }
}

fn product(one: Said, other: Said) -> Said {
    said!(WORDS, "sa-line-product", one = one, other = other)
}

/// How the points of the green cards come about (SA-10.2).
fn squares(sheet: &Sheet) -> Said {
    let square = |n: i32| said!(WORDS, "sa-line-square", n = n);
    match sheet.seconds {
        0 => square(sheet.symbols),
        seconds => said!(WORDS, "sa-line-sum", one = square(sheet.symbols), other = square(seconds)),
    }
}

fn lines(sheet: &Sheet) -> Vec<Line> {
    let line = |name, points, how, rule| Line::of::<StoneAge>(name, points, how, rule);
    let crafts = |name, craft: Craft, things: fn(i32) -> Said, rule| {
        let (people, factor) = (sheet.crafts[craft], sheet.factors[craft]);
        line(name, people * factor, product(names::craft(craft, people), things(factor)), rule)
    };
    let left = product(names::any_resources(sheet.resources), names::points(sheet.leftover_points));
    vec![
        line("track", sheet.track, said!(WORDS, "sa-line-track-how"), "SA-10.1"),
        line("green", sheet.green(), squares(sheet), "SA-10.2"),
        crafts("farmers", Craft::Farmer, names::fields, "SA-10.3"),
        crafts("toolmakers", Craft::Toolmaker, names::tools, "SA-10.4"),
        crafts("builders", Craft::Builder, names::buildings, "SA-10.5"),
        crafts("shamans", Craft::Shaman, names::people, "SA-10.6"),
        line("resources", sheet.resources * sheet.leftover_points, left, "SA-10.7"),
    ]
}
