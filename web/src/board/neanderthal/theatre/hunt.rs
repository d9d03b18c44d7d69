//! A hunt: dice, hits, wounds, prize, predator, always in this order; the second throw, when a predator has come, alike
//! (NE-G, NE-G3, NE-G4).

use super::super::art;
use super::super::odds;
use super::page::{Group, Line, Page, Slate, ground_of, line_at};
use super::signs::{animal, baby, die, disk, each_disk, man, sent, small, thrown};
use super::{HUNTERS, Place, Show, names};
use lascaux_games::neanderthal::{Biome, BiomeCard, Cubes, Event, Slot, Who};
use maud::{Markup, html};

/// What a die does on a card to whoever threw it.
#[derive(Clone, Copy, PartialEq)]
enum Does {
    Hits,
    Bites,
    Freezes,
    /// It would freeze somebody who has no fire.
    Spares,
    Nothing,
}

impl Does {
    fn class(self) -> &'static str {
        match self {
            Does::Hits => "ne-hit",
            Does::Bites => "ne-bite",
            Does::Freezes => "ne-frost",
            Does::Spares => "ne-frost ne-faded",
            Does::Nothing => "",
        }
    }
}

/// A hunt as it is shown.
struct Hunting<'a> {
    show: &'a Show<'a>,
    who: Who,
    slot: Slot,
    biome: Biome,
    card: &'static BiomeCard,
    /// The card that these hunters have to defend, if they were followed here.
    prey: Option<Biome>,
    band: (Cubes, bool),
    /// The alpha man counts as a hit without a die.
    power: bool,
    dice: Vec<(u8, Does)>,
    hits: u8,
    success: bool,
}

/// Shows the hunt that an event tells of.
pub(super) fn show(show: &mut Show, index: usize, event: &Event) {
    let &Event::Hunted { who, slot, card: Some(biome), hits, success } = event else { return };
    let all = &show.before.view.table;
    let hunt = all.hunt.filter(|hunt| hunt.who == who && hunt.on == slot);
    let card = show.scene.data.biome(biome);
    let dice = match index.checked_sub(1).map(|before| &show.events[before]) {
        Some(Event::Rolled { dice, .. }) => dice.iter().map(|face| (*face, does(show, who, card, *face))).collect(),
        _ => Vec::new(),
    };
    let raided = hunt.and_then(|hunt| hunt.prey);
    let hunting = Hunting {
        show,
        who,
        slot,
        biome,
        card,
        prey: raided.and_then(|prey| all.rows[prey].card()),
        band: show.band(slot, raided, who),
        // Who is asked for it and says yes throws a die less.
        power: hunt.is_some_and(|hunt| hunt.power) || dice.is_empty(),
        dice,
        hits,
        success,
    };
    let beat = if show.concerns(Place::Slot(slot), who) { hunting.page().beat() } else { hunting.slate().beat(show) };
    show.beats.push(beat);
}

/// What a face does on a card: a grown invention makes a 3 a 1, a fire keeps people from freezing. (NE-G, NE-G2)
fn does(show: &Show, who: Who, card: &BiomeCard, face: u8) -> Does {
    let all = &show.before.view.table;
    let threes = || all.has_tool(who, |tool| show.scene.data.biome(tool).threes == Some(card.game));
    match face {
        1 => Does::Hits,
        2 if card.star => Does::Hits,
        3 if threes() => Does::Hits,
        face if card.bite.has(face) => Does::Bites,
        face if card.frost.has(face) && all.warm(who) => Does::Spares,
        face if card.frost.has(face) => Does::Freezes,
        _ => Does::Nothing,
    }
}

impl Hunting<'_> {
    fn many(&self) -> u8 {
        self.band.0.iter().map(|(_, count)| *count).sum::<u8>() + u8::from(self.band.1)
    }

    fn count(&self, wanted: Does) -> u8 {
        self.dice.iter().filter(|(_, does)| *does == wanted).count() as u8
    }

    fn lost(&self) -> u8 {
        (self.count(Does::Bites) + self.count(Does::Freezes)).min(self.many())
    }

    /// The predator that follows a success, if one does: the prize has to wait for it.
    fn follower(&self) -> Option<Biome> {
        if !self.success || self.prey.is_some() {
            return None;
        }
        let all = &self.show.before.view.table;
        let follows = odds::following(&self.show.before, self.who, self.slot, self.card);
        follows.first().and_then(|slot| all.rows[*slot].card())
    }

    /// Whether the prize, or the prey that was won before, is theirs.
    fn is_well(&self) -> bool {
        if self.prey.is_some() { self.hits > 0 } else { self.success }
    }

    fn faces(&self) -> Vec<(u8, &'static str)> {
        self.dice.iter().map(|(face, does)| (*face, does.class())).collect()
    }

    fn page(&self) -> Page {
        let words = self.show.scene.words;
        let card = names::biome(words, self.biome);
        let key = if self.prey.is_some() { "ne-show-followed" } else { "ne-show-hunt" };
        let title = words.with(key, &[("who", names::folk(words, self.who).into()), ("card", card.into())]);
        let wounds = self.wounds();
        let after = if wounds.is_some() { 2 } else { 1 };
        let lines: Vec<Line> = [Some(self.verdict()), wounds, self.prize(after), self.claimed(), self.predator()]
            .into_iter()
            .flatten()
            .collect();
        let own = self.show.is_own(self.who);
        Page {
            title,
            beside: self.needs(),
            picture: ground_of(self.biome),
            groups: vec![Group { colours: self.band.0, alpha: self.band.1.then_some(self.who), lost: self.lost() }],
            lost_at: line_at(1),
            dice: Some((words.say("ne-show-dice"), self.throw())),
            lines,
            hold: if own { 800 } else { 500 },
        }
    }

    fn needs(&self) -> String {
        let words = self.show.scene.words;
        let hits = if self.prey.is_some() { 1 } else { self.card.hits };
        let faces = if self.card.star { "1, 2" } else { "1" };
        words.with("ne-show-needs", &[("hits", hits.into()), ("faces", faces.into())])
    }

    fn throw(&self) -> Markup {
        html! {
            (thrown(&self.faces(), 100, &self.show.row(self.who)))
            @if self.power { span.ne-scene-note { (man(self.who, true)) (self.show.scene.words.say("ne-show-power")) } }
        }
    }

    fn verdict(&self) -> Line {
        let words = self.show.scene.words;
        let needed = if self.prey.is_some() { 1 } else { self.card.hits };
        let key = match (self.prey.is_some(), self.is_well()) {
            (false, true) => "ne-show-succeeds",
            // NE-R17: a predator pays once; the dice may have been enough.
            (false, false) if self.hits >= needed => "ne-show-spent",
            (false, false) => "ne-show-fails",
            (true, true) => "ne-show-keeps",
            (true, false) => "ne-show-stolen",
        };
        let told = words.say(key);
        let dice = self.dice.iter().filter(|(_, does)| *does == Does::Hits);
        Line {
            label: words.say("ne-show-hits"),
            tone: if self.is_well() { "good" } else { "bad" },
            body: html! {
                @for (face, _) in dice { (die(*face, "ne-hit")) }
                span { b { (words.with("ne-show-of", &[("hits", self.hits.into()), ("needed", needed.into())])) } " " (told) }
            },
        }
    }

    /// Nothing where no die wounds.
    fn wounds(&self) -> Option<Line> {
        let words = self.show.scene.words;
        let [bites, frosts, spared] = [Does::Bites, Does::Freezes, Does::Spares].map(|one| self.count(one));
        if bites + frosts + spared == 0 {
            return None;
        }
        let told = |key: &str, count: u8| words.with(key, &[("count", count.into())]);
        let dice = self.dice.iter().filter(|(_, does)| [Does::Bites, Does::Freezes, Does::Spares].contains(does));
        let mut said = Vec::new();
        if bites > 0 {
            said.push(told("ne-show-bitten", bites));
        }
        if frosts > 0 {
            said.push(told("ne-show-frozen", frosts));
        }
        if spared > 0 {
            said.push(words.say("ne-show-warm"));
        }
        Some(Line {
            label: words.say("ne-show-wounds"),
            tone: if bites + frosts > 0 { "bad" } else { "plain" },
            body: html! { @for (face, does) in dice { (die(*face, does.class())) } span { (said.join(", ")) } },
        })
    }

    /// What is gained, or was won before and is kept now; what is gained at once goes to whom it belongs.
    fn prize(&self, line: usize) -> Option<Line> {
        let words = self.show.scene.words;
        let card = self.prey.map_or(self.card, |prey| self.show.scene.data.biome(prey));
        let pays = if self.prey.is_some() { self.is_well() } else { self.success };
        if !pays || card.babies == 0 && card.disks.total() == 0 {
            return None;
        }
        let born = self.show.events.iter().any(|event| matches!(event, Event::Babies { who, .. } if *who == self.who));
        let (at, to) = (line_at(line) + 200, self.show.cell(self.who, HUNTERS));
        let follower = self.follower().map(|biome| names::biome(words, biome));
        Some(Line {
            label: words.say("ne-show-prize"),
            tone: "prize",
            body: html! {
                @for index in 0..card.babies {
                    @if born && follower.is_none() { (sent(baby(), at + 70 * u32::from(index), &to)) } @else { (baby()) }
                }
                @for colour in each_disk(&card.disks) { (disk(colour)) }
                @if let Some(predator) = follower { span { (words.with("ne-show-waits", &[("card", predator.into())])) } }
            },
        })
    }

    /// A card that equal dice have won.
    fn claimed(&self) -> Option<Line> {
        let words = self.show.scene.words;
        let taken = self.show.events.iter().find_map(|event| match *event {
            Event::TrophyTaken { who, biome } if who == self.who => Some((biome, "ne-show-trophy")),
            Event::TakenToHand { who, biome } if who == self.who => Some((biome, "ne-show-hand")),
            _ => None,
        });
        let (biome, key) = taken?;
        let sign = if key == "ne-show-trophy" { art::antlers() } else { art::hand() };
        Some(Line {
            label: words.say(key),
            tone: "prize",
            body: html! { (small(sign)) span { (names::biome(words, biome)) } },
        })
    }

    fn predator(&self) -> Option<Line> {
        let words = self.show.scene.words;
        let biome = self.follower()?;
        Some(Line {
            label: words.say("ne-show-predator"),
            tone: "bad",
            body: html! {
                (animal(biome))
                span { b { (names::biome(words, biome)) } " " (words.say("ne-show-follows")) }
            },
        })
    }

    /// The same in two lines, for whoever has nobody there.
    fn slate(&self) -> Slate {
        let words = self.show.scene.words;
        let mut said = vec![match (self.prey.is_some(), self.is_well()) {
            (false, true) => words.say("ne-show-success"),
            (false, false) => words.say("ne-show-failure"),
            (true, true) => words.say("ne-show-keeps"),
            (true, false) => words.say("ne-show-stolen"),
        }];
        if self.lost() > 0 {
            said.push(words.with("ne-show-dead", &[("count", self.lost().into())]));
        }
        if let Some(predator) = self.follower() {
            said.push(words.with("ne-show-comes-after", &[("card", names::biome(words, predator).into())]));
        }
        let card = self.prey.map_or(self.card, |prey| self.show.scene.data.biome(prey));
        let born = self.show.events.iter().find_map(|event| match *event {
            Event::Babies { who, babies } if who == self.who => Some(babies),
            _ => None,
        });
        let to = self.show.cell(self.who, HUNTERS);
        let prize = html! {
            @if self.is_well() && self.follower().is_none() {
                @for index in 0..born.unwrap_or(0) { (sent(baby(), 480 + 50 * u32::from(index), &to)) }
                @for colour in each_disk(&card.disks) { (disk(colour)) }
            }
        };
        Slate {
            place: self.show.at_biome(self.biome, self.who),
            who: self.who,
            dice: self.faces(),
            is_well: self.is_well(),
            told: said.join(" · "),
            prize,
        }
    }
}
