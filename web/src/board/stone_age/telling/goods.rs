//! What players have before them: people, markers, goods, tools, symbols, lines of the score sheet; and dice and deck.

use super::Teller;
use super::things::scores;
use crate::board::stone_age::names::{self, counted};
use crate::board::stone_age::places::place_of;
use crate::board::stone_age::seat::{buildings_of, card_of};
use crate::board::stone_age::symbols::{CRAFTS, SYMBOLS};
use crate::board::{Point, Telling};
use lascaux_games::stone_age::{Bottom, Craft, Good, PlayerText, Stage, Symbol};
use lascaux_table::Seat;

impl Teller<'_> {
    /// A thing by the parts of its `id`.
    pub fn of_thing(&self, kind: &str, rest: &str) -> Option<Telling> {
        let (first, second) = rest.split_once('-').unwrap_or((rest, ""));
        let seat = || first.parse::<u8>().ok().map(Seat).filter(|seat| self.player(*seat).is_some());
        match kind {
            "deck" => Some(self.deck()),
            "person" | "people" | "home" => seat().map(|seat| self.person(seat)),
            "score" => seat().map(|seat| self.marker(seat)),
            "have" => self.good(seat()?, Good::read(second)),
            "tool" => self.tile(seat()?, second.parse().ok()?),
            "once" => Some(self.once(seat()?, second.parse().ok()?)),
            "two" => seat().map(|_| self.two()),
            "symbol" => Some(self.symbol(SYMBOLS.into_iter().find(|symbol| format!("{symbol:?}") == rest)?)),
            "line" => self.line(rest),
            "own" => Some(self.buildings()),
            "extra" => self.extra(seat()?),
            "die" => self.die(first.parse().ok()?),
            _ => None,
        }
    }

    fn is_own(&self, seat: Seat) -> Option<&PlayerText> {
        self.own().filter(|_| self.scene.seat == Some(seat))
    }

    fn deck(&self) -> Telling {
        Telling::of(counted(self.scene.words, "sa-deck", self.view.deck.into()), "")
            .with(Point::Does, self.say("sa-piece-deck"))
    }

    fn person(&self, seat: Seat) -> Telling {
        let name = self.with("sa-person-of", &[("name", self.scene.name(seat).to_string().into())]);
        let now = self.is_own(seat).map_or(Vec::new(), |own| {
            let have = self.has(own, Craft::Shaman);
            std::iter::once(have).chain(self.feeding(own)).collect()
        });
        Telling::of(name, "")
            .with(Point::Does, self.say("sa-piece-person"))
            .with(Point::Scores, self.say("sa-piece-person-scores"))
            .now(now)
    }

    fn marker(&self, seat: Seat) -> Telling {
        let score = self.player(seat).map_or(0, |player| player.score);
        let name = self.with("sa-score-of", &[("name", self.scene.name(seat).to_string().into()), ("n", score.into())]);
        let total = self.view.scores.seats.get(seat.index()).map_or(0, |sheet| sheet.total);
        let total =
            counted(self.scene.words, if self.view.scores.over { "sa-total" } else { "sa-total-if" }, total.into());
        Telling::of(name, "").with(Point::Does, self.say("sa-piece-marker")).with(Point::Scores, format!("{total}."))
    }

    /// Food, fields and the four resources.
    fn good(&self, seat: Seat, good: Option<Good>) -> Option<Telling> {
        let (player, own) = (self.player(seat)?, self.is_own(seat));
        let have = |amount: i64, good: Good| self.named(names::amount(good, amount));
        Some(match good {
            Some(Good::Food) => {
                let loss = self.points(self.scene.data.starvation_penalty.abs().into());
                Telling::of(have(player.food, Good::Food), "")
                    .with(Point::Does, self.with("sa-piece-food", &[("points", loss.into())]))
                    .with(Point::Stands, self.comes_from(Good::Food))
                    .now(own.map_or(Vec::new(), |own| self.feeding(own)))
            }
            Some(good @ Good::Resource(resource)) => {
                let amount = [player.wood, player.brick, player.stone, player.gold][resource.index()];
                let value = self.scene.data.value[resource.index()];
                let left = self.view.options.leftovers.then(|| {
                    let points = self.points(self.scene.data.leftover_points.into());
                    self.with("sa-piece-good-left", &[("points", points.into())])
                });
                Telling::of(have(amount, good), self.say("sa-piece-resource"))
                    .with(Point::Does, counted(self.scene.words, "sa-piece-good", value.into()))
                    .with_some(Point::Scores, left)
                    .with(Point::Stands, self.comes_from(good))
            }
            None => {
                let now = own.map_or(Vec::new(), |own| {
                    let have = self.has(own, Craft::Farmer);
                    std::iter::once(have).chain(self.one_more(Craft::Farmer)).chain(self.feeding(own)).collect()
                });
                Telling::of(self.named(names::fields(player.fields)), "")
                    .with(Point::Does, self.say("sa-piece-fields"))
                    .with(Point::Scores, self.say("sa-piece-fields-score"))
                    .now(now)
            }
        })
    }

    /// "Forest: 1 wood for each full 3."
    fn comes_from(&self, good: Good) -> String {
        let pips = self.scene.data.divisor[good.index()];
        let unit = self.named(names::amount(good, 1));
        let rate = self.with("sa-rate", &[("good", unit.into()), ("n", pips.into())]);
        let rule = if good == Good::Food { "SA-4.6" } else { "SA-4.7" };
        format!("{}: {rate} ({rule}).", self.named(names::place(place_of(good))))
    }

    fn tile(&self, seat: Seat, index: usize) -> Option<Telling> {
        let tile = self.player(seat)?.tools.get(index)?;
        let name = counted(self.scene.words, if tile.used { "sa-tile-used" } else { "sa-tile" }, tile.value);
        let now = self.is_own(seat).map_or(Vec::new(), |own| {
            std::iter::once(self.has(own, Craft::Toolmaker)).chain(self.one_more(Craft::Toolmaker)).collect()
        });
        Some(
            Telling::of(name, self.say("sa-piece-tool"))
                .with(Point::Does, counted(self.scene.words, "sa-piece-tile", tile.value))
                .with(Point::Scores, self.say("sa-piece-tools-score"))
                .now(now),
        )
    }

    fn once(&self, _: Seat, value: i64) -> Telling {
        Telling::of(counted(self.scene.words, "sa-once", value), self.say("sa-piece-tool"))
            .with(Point::Does, counted(self.scene.words, "sa-about-once", value))
    }

    fn two(&self) -> Telling {
        Telling::of(self.say("sa-two-kept"), "").with(Point::Does, counted(self.scene.words, "sa-about-any", 2))
    }

    fn symbol(&self, symbol: Symbol) -> Telling {
        let now = self.own().and_then(|own| self.green_own(own, symbol));
        Telling::of(self.named(names::symbol(symbol)), self.say("sa-piece-card-green"))
            .with(Point::Scores, scores(Bottom::Green { symbol }, self.scene.words))
            .now(now)
    }

    /// A line of the reader's score sheet.
    fn line(&self, name: &str) -> Option<Telling> {
        let (own, seat) = (self.own()?, self.scene.seat?);
        let sheet = self.view.scores.seats.get(seat.index())?;
        let line = sheet.lines.iter().find(|line| line.name == name)?;
        let craft = ["farmers", "toolmakers", "builders", "shamans"].iter().position(|craft| *craft == name);
        let how = match craft.and_then(|index| CRAFTS.get(index)) {
            Some(people) => {
                let count = u8::try_from(self.crowd(own, *people)).unwrap_or(u8::MAX);
                scores(Bottom::Sand { people: *people, count }, self.scene.words)
            }
            None if name == "green" => self.say("sa-piece-green-line"),
            None => return None,
        };
        let detail = self.scene.words.told(&line.detail, &[]);
        let points = self.points(line.points.into());
        let now = self.with("sa-piece-line", &[("detail", detail.into()), ("points", points.into())]);
        Some(Telling::of(self.scene.words.told(&line.title, &[]), "").with(Point::Scores, how).now([now]))
    }

    /// The reader's buildings.
    fn buildings(&self) -> Telling {
        let own = self.own();
        let built: Vec<String> = own.map_or(Vec::new(), |own| {
            buildings_of(own, self.scene.data).map(|one| self.named(names::building(one))).collect()
        });
        let list = (!built.is_empty()).then(|| format!("{}.", built.join("; ")));
        Telling::of(self.named(names::buildings(built.len())), "")
            .with(Point::Scores, self.say("sa-piece-own-buildings"))
            .with_some(Point::Stands, list)
            .now(self.one_more(Craft::Builder))
    }

    /// The hidden card, which only its owner knows (SA-12.1).
    fn extra(&self, seat: Seat) -> Option<Telling> {
        let name = self.player(seat)?.extra_card.as_deref()?;
        Some(match card_of(self.scene.data, name) {
            Some(card) => self.card(card),
            None => Telling::of(self.say("sa-extra-hidden"), "").with(Point::Does, self.say("sa-piece-extra-hidden")),
        })
    }

    /// A die of the dice table.
    fn die(&self, index: usize) -> Option<Telling> {
        let (Stage::Pick { dice, .. } | Stage::Raise { dice }) = self.view.stage.stage else { return None };
        let face = dice.faces().nth(index)?;
        let gift = self.scene.data.dice_table[usize::from(face.clamp(1, 6)) - 1];
        let gift = self.named(names::gift(gift));
        let name = self.with("sa-die-gives", &[("face", face.into()), ("gift", gift.clone().into())]);
        Some(Telling::of(name, "").with(Point::Does, self.with("sa-piece-die", &[("gift", gift.into())])))
    }
}
