//! A scene: a table laid in a few lines, then decisions and dice dictated in the game's own notation. Every scene passes
//! `load`, so that no test starts from something impossible.
#![allow(dead_code, unused_imports)] // every test file uses its own part

mod rich;

use lascaux_neanderthal::{
    Alpha, Biome, Cell, Coupling, Daughter, Disk, Elder, Event, Family, Husband, Key, Neanderthal, Rank, Set,
    Sexuality, Slot, Stage, Table, Who,
};
use lascaux_table::{Actions, Game, Refusal, Seat, Turn};

pub use rich::rich;

pub use lascaux_neanderthal::Biome::*;
pub use lascaux_neanderthal::Who::{Green, Red, Yellow};

/// The rows that scenes start with.
const ROWS: [Biome; 12] = [
    AlpineMarmot,
    ArcticFlounder,
    CarcassClothes,
    IrishElk,
    CaveLion,
    SnowHare, //
    Horse,
    GrayWolf,
    RedDeer,
    Chamois,
    StringWinding,
    CaveBear,
];

pub struct Scene {
    pub game: Neanderthal,
    pub told: Vec<Event>,
    /// Who assigned last, so that a "done" of somebody whose camp is empty may be left unsaid or said.
    assigner: Option<Who>,
}

/// A table after the set-up, before the first daughter. Red has a harem, yellow pair-bond, green promiscuity.
pub fn fresh(seats: u8) -> Table {
    with_options(seats, serde_json::json!({"boards": "red-yellow-green"}))
}

pub fn with_options(seats: u8, options: serde_json::Value) -> Table {
    let data = Neanderthal::data(None).unwrap();
    let options = Neanderthal::options(options.as_object().unwrap()).unwrap();
    let mut table = Neanderthal::new(seats, &options, data).unwrap().position();
    for (slot, biome) in Slot::all().zip(ROWS) {
        table.rows[slot] = Cell::Card(biome);
        table.undrawn.remove(biome);
    }
    table.draw_north = Set::default();
    table.draw_south = Set::default();
    let sides = [
        (Red, Coupling::PromiscuityHarem, Sexuality::Harem),
        (Yellow, Coupling::HaremPairBond, Sexuality::PairBond),
        (Green, Coupling::PairBondPromiscuity, Sexuality::Promiscuity),
    ];
    for (index, (who, card, side)) in sides.into_iter().enumerate() {
        let people = &mut table.peoples[who];
        if seats == 2 && who == Green {
            *people = lascaux_neanderthal::People::absent();
            continue;
        }
        people.seat = Some(Seat(if seats == 1 { 0 } else { index as u8 }));
        people.coupling = Some(card);
        people.sexuality = Some(side);
        let mpi = data.sexualities[side].mpi;
        people.free.take(&mpi);
    }
    table.stage = Stage::TurnDaughter;
    table
}

/// Only these have hunters; nobody has elders.
pub fn only(hunters: [u8; 3]) -> Table {
    let mut table = fresh(3);
    for (who, number) in Who::all().zip(hunters) {
        table.elder(who, Rank::Firestarter, Elder::Vacant);
        table.camp(who, number);
    }
    table
}

/// Nobody has an elder, so that no dice are thrown for them.
pub fn without_elders(seats: u8) -> Table {
    let mut table = fresh(seats);
    Who::all().filter(|who| table.peoples[*who].seat.is_some()).collect::<Vec<_>>().into_iter().for_each(|who| {
        table.elder(who, Rank::Firestarter, Elder::Vacant);
    });
    table
}

/// What a test changes on a table; every change keeps pieces, disks and cards in number.
pub trait Edit {
    /// Sexuality of all three, in the order red, yellow, green.
    fn sexualities(&mut self, sides: [Sexuality; 3]);
    /// So many own hunters in the camp.
    fn camp(&mut self, who: Who, hunters: u8);
    /// So many guests of a colour in somebody's camp.
    fn guests(&mut self, host: Who, colour: Who, number: u8);
    fn alpha(&mut self, who: Who);
    fn elder(&mut self, who: Who, rank: Rank, elder: Elder);
    /// A mature daughter in a tableau.
    fn daughter(&mut self, who: Who, daughter: Daughter);
    /// A mature husband, from the deadpile.
    fn husband(&mut self, who: Who, daughter: Daughter);
    fn tribal(&mut self, who: Who);
    /// An open card; what lay there goes back to its deck.
    fn open(&mut self, slot: Slot, biome: Biome);
    fn hand(&mut self, who: Who, biome: Biome);
    /// A mature invention or animal.
    fn tableau(&mut self, who: Who, biome: Biome);
    /// A young one, under a white disk.
    fn young_card(&mut self, who: Who, biome: Biome);
    /// Hunters from the camp onto a biome.
    fn party(&mut self, who: Who, slot: Slot, hunters: u8);
    /// Free disks are laid on a new daughter, so that so many of a colour are left.
    fn spend(&mut self, who: Who, disk: Disk, left: u8, on: Daughter);
    /// Phase 2 of a round in the order red, yellow, green, from red on.
    fn assigning(&mut self);
    /// Round 1 has begun: the portals of now are those that it began with (NE-I2).
    fn begun(&mut self);
    /// Phase 6, from red on.
    fn special(&mut self);
    fn take_out(&mut self, biome: Biome);
}

impl Edit for Table {
    fn sexualities(&mut self, sides: [Sexuality; 3]) {
        use Coupling::*;
        let data = Neanderthal::data(None).unwrap();
        let orders = [
            [PromiscuityHarem, HaremPairBond, PairBondPromiscuity],
            [PromiscuityHarem, PairBondPromiscuity, HaremPairBond],
            [HaremPairBond, PromiscuityHarem, PairBondPromiscuity],
            [HaremPairBond, PairBondPromiscuity, PromiscuityHarem],
            [PairBondPromiscuity, PromiscuityHarem, HaremPairBond],
            [PairBondPromiscuity, HaremPairBond, PromiscuityHarem],
        ];
        let fits = |order: &&[Coupling; 3]| order.iter().zip(sides).all(|(card, side)| card.sides().contains(&side));
        let order = orders.iter().find(fits).expect("no deal of the cards gives these sides");
        for ((who, card), side) in Who::all().zip(order).zip(sides) {
            let people = &mut self.peoples[who];
            people.free.add(&data.sexualities[people.sexuality.unwrap()].mpi);
            people.free.take(&data.sexualities[side].mpi);
            people.coupling = Some(*card);
            people.sexuality = Some(side);
        }
    }

    fn camp(&mut self, who: Who, hunters: u8) {
        let people = &mut self.peoples[who];
        people.dead += people.camp[who];
        people.camp[who] = hunters;
        people.dead -= hunters;
    }

    fn guests(&mut self, host: Who, colour: Who, number: u8) {
        self.peoples[host].camp[colour] += number;
        self.peoples[colour].dead -= number;
    }

    fn alpha(&mut self, who: Who) {
        self.peoples[who].alpha = Alpha::Camp;
    }

    fn elder(&mut self, who: Who, rank: Rank, elder: Elder) {
        let disk = Neanderthal::data(None).unwrap().elders[rank].disk;
        let people = &mut self.peoples[who];
        match people.elders[rank] {
            Elder::Vacant => {}
            Elder::Young => {
                people.free[disk] += 1;
                people.dead += 1;
            }
            Elder::Mature => people.dead += 1,
        }
        people.elders[rank] = elder;
        match elder {
            Elder::Vacant => {}
            Elder::Young => {
                people.free[disk] -= 1;
                people.dead -= 1;
            }
            Elder::Mature => people.dead -= 1,
        }
    }

    fn daughter(&mut self, who: Who, daughter: Daughter) {
        self.unseen.remove(daughter);
        self.daughters[daughter] = Family { father: Some(who), ..Family::default() };
    }

    fn husband(&mut self, who: Who, daughter: Daughter) {
        self.daughters[daughter].husband = Some(Husband { who, young: false });
        self.peoples[who].dead -= 1;
    }

    fn tribal(&mut self, who: Who) {
        let people = &mut self.peoples[who];
        people.tribal = true;
        for portal in people.portals.iter() {
            people.free[portal.disk()] += 1;
        }
        people.portals = Set::default();
    }

    fn take_out(&mut self, biome: Biome) {
        self.undrawn.remove(biome);
        for slot in Slot::all() {
            if self.rows[slot] == Cell::Card(biome) {
                self.rows[slot] = Cell::Gap;
            }
        }
    }

    fn open(&mut self, slot: Slot, biome: Biome) {
        if let Cell::Card(old) = self.rows[slot] {
            self.undrawn.insert(old);
        }
        self.take_out(biome);
        self.rows[slot] = Cell::Card(biome);
    }

    fn hand(&mut self, who: Who, biome: Biome) {
        self.take_out(biome);
        self.peoples[who].hand.insert(biome);
    }

    fn tableau(&mut self, who: Who, biome: Biome) {
        self.take_out(biome);
        let kind = Neanderthal::data(None).unwrap().biome(biome).kind;
        match kind {
            lascaux_neanderthal::Kind::Trophy => self.peoples[who].trophies.insert(biome),
            lascaux_neanderthal::Kind::Domestic => self.peoples[who].herd.insert(biome),
            _ => self.peoples[who].tools.insert(biome),
        }
    }

    fn young_card(&mut self, who: Who, biome: Biome) {
        self.tableau(who, biome);
        self.peoples[who].under_white.insert(biome);
        self.peoples[who].free[Disk::White] -= 1;
    }

    fn party(&mut self, who: Who, slot: Slot, hunters: u8) {
        self.peoples[who].camp[who] -= hunters;
        self.parties[slot][who][who] += hunters;
    }

    fn spend(&mut self, who: Who, disk: Disk, left: u8, on: Daughter) {
        self.unseen.remove(on);
        self.daughters[on].father = Some(who);
        let spent = self.peoples[who].free[disk] - left;
        self.daughters[on].disks[disk] += spent;
        self.peoples[who].free[disk] = left;
    }

    fn begun(&mut self) {
        self.round = self.round.max(1);
        for who in Who::all() {
            self.peoples[who].portals_before = self.peoples[who].portals;
        }
    }

    fn assigning(&mut self) {
        self.begun();
        self.stage = Stage::Assign { turn: 0, moved: Set::default() };
    }

    fn special(&mut self) {
        self.begun();
        self.stage = Stage::Special { turn: 0, used: 0 };
    }
}

/// Red hunts with so many on a card, and nobody else has hunters; the throw comes next.
pub fn hunt(biome: &str, hunters: u8, edit: impl FnOnce(&mut Table)) -> Scene {
    let mut table = only([hunters, 0, 0]);
    edit(&mut table);
    let mut scene = Scene::after_assignment(table, Red);
    for _ in 0..hunters {
        scene.say(&format!("hunt {biome} red"));
    }
    scene.say("done");
    scene
}

impl Scene {
    pub fn of(table: Table) -> Scene {
        Scene::with(table, Neanderthal::data(None).unwrap())
    }

    /// With other figures on the cards.
    pub fn with(table: Table, data: &'static lascaux_neanderthal::Data) -> Scene {
        let game = Neanderthal::load(&table, data)
            .unwrap_or_else(|no| panic!("{no}\n{}", serde_json::to_string(&table).unwrap()));
        Scene { game, told: Vec::new(), assigner: None }
    }

    /// A hunt that is about to begin: hunters stand on cards, negotiations and attacks are over or not needed. The last
    /// assignment is played, so that everything on the way happens.
    pub fn after_assignment(mut table: Table, who: Who) -> Scene {
        table.assigning();
        let turn = table.order.iter().position(|one| *one == who).unwrap() as u8;
        table.stage = Stage::Assign { turn, moved: Set::default() };
        Scene::of(table)
    }

    /// A decision, or an outcome of chance, as text. Refusals fail the test.
    pub fn say(&mut self, text: &str) -> &mut Scene {
        let assigning = self.asked() == "hunters-assigned";
        if text == "done" {
            let last = self.assigner.take();
            if last.is_some() && (!assigning || self.who() != last) {
                return self; // nobody was left in the camp, so the turn has passed
            }
        } else if assigning {
            self.assigner = self.who();
        }
        self.try_say(text)
            .unwrap_or_else(|no| panic!("{text}: {no}\nasked: {:?}\nlegal: {:?}", self.game.ask(), self.legal()));
        self
    }

    pub fn all(&mut self, texts: &[&str]) -> &mut Scene {
        for text in texts {
            self.say(text);
        }
        self
    }

    pub fn try_say(&mut self, text: &str) -> Result<(), Refusal> {
        let before = self.game;
        match self.game.turn() {
            Turn::Chance => {
                let outcome = self.game.read_outcome(text)?;
                self.game.admit(outcome)?;
                self.game.resolve(outcome, &mut self.told);
            }
            Turn::Player(seat) => {
                let action = self.game.read_action(text)?;
                let verdict = self.game.check(seat, action);
                let mut listed = Actions::of::<Neanderthal>();
                self.game.legal(&mut listed);
                assert_eq!(verdict.is_ok(), listed.contains(&action), "{text}");
                verdict?;
                self.game.apply(action, &mut self.told);
            }
            Turn::Over => panic!("{text}: the game is over"),
        }
        assert!(self.game != before, "{text}: nothing happened");
        // Every state on the way is a possible one.
        let again = Neanderthal::load(&self.game.position(), self.game.components());
        assert!(again.is_ok_and(|again| again == self.game), "{text}: does not load again");
        Ok(())
    }

    /// The rule that forbids it.
    pub fn refused(&mut self, text: &str) -> String {
        let refusal = self.try_say(text).expect_err(text);
        refusal.rule.clone().unwrap_or_else(|| panic!("{text}: {refusal} names no rule")).into_owned()
    }

    pub fn legal(&self) -> Vec<String> {
        let mut listed = Actions::of::<Neanderthal>();
        self.game.legal(&mut listed);
        listed.iter().map(|action| self.game.write_action(*action)).collect()
    }

    pub fn may(&self, text: &str) -> bool {
        self.legal().iter().any(|legal| legal == text)
    }

    pub fn asked(&self) -> &'static str {
        self.game.ask().what
    }

    pub fn who(&self) -> Option<Who> {
        self.game.asked()
    }

    /// Says the quiet answer to everything until a question of this kind comes.
    pub fn until(&mut self, what: &str) -> &mut Scene {
        for _ in 0..300 {
            if self.asked() == what {
                return self;
            }
            let legal = self.legal();
            let quiet = ["pass", "done", "hold", "refuse"].into_iter().find(|word| legal.iter().any(|one| one == word));
            let text = quiet.map(String::from).or_else(|| legal.first().cloned());
            match (self.game.turn(), text) {
                (Turn::Player(_), Some(text)) => {
                    self.say(&text);
                }
                _ => panic!("waited for \"{what}\", but \"{}\" came", self.asked()),
            }
        }
        panic!("\"{what}\" never came");
    }

    pub fn camp(&self, who: Who) -> u8 {
        self.game.peoples[who].camp[who]
    }

    pub fn free(&self, who: Who, disk: Disk) -> u8 {
        self.game.peoples[who].free[disk]
    }
}
