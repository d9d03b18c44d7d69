//! A position as somebody writes it down: what is left out takes its natural value. Cubes that are nowhere are in the
//! deadpile, disks that lie nowhere are free, cards that nobody has are in their decks, and a stage that is only named
//! begins at its beginning.

use crate::data::{CUBES, DISKS, Data, Icon};
use crate::load::pieces::{assigned, living};
use crate::options::Options;
use crate::state::{
    Alpha, Cell, Deal, Elder, Family, Freeing, Giving, Hunt, Losing, People, Raid, Stage, Suit, Table, UNSAID,
};
use crate::vocabulary::{
    Biome, Coupling, Cubes, Daughter, Disk, Disks, Key, Map, Portal, Rank, Row, Set, Sexuality, Slot, Who,
};
use lascaux_table::Seat;
use serde::de::{Deserialize, Deserializer, Error};
use serde_json::{Value, json};

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Sketch {
    seats: u8,
    #[serde(default)]
    options: Options,
    round: Option<u8>,
    deck: Option<u8>,
    unseen: Option<Set<Daughter>>,
    current: Option<Daughter>,
    order: Option<Vec<Who>>,
    attack_order: Option<Vec<Who>>,
    rows: Map<Slot, Cell, 12>,
    undrawn: Option<Set<Biome>>,
    #[serde(default)]
    fresh: Set<Slot>,
    #[serde(default)]
    spent: Set<Slot>,
    draw_north: Option<Set<Slot>>,
    draw_south: Option<Set<Slot>>,
    peoples: Map<Who, Sketched, 3>,
    #[serde(default)]
    daughters: Map<Daughter, Family, 21>,
    #[serde(default)]
    parties: Map<Slot, Map<Who, Cubes, 3>, 12>,
    #[serde(default)]
    raids: Map<Slot, Option<Raid>, 12>,
    #[serde(default)]
    offers: Map<Who, u8, 3>,
    #[serde(default)]
    exchanged: bool,
    deal: Option<Deal>,
    countered: Option<Deal>,
    #[serde(default)]
    dropped: u8,
    hunt: Option<Hunt>,
    suit: Option<Suit>,
    losing: Option<Losing>,
    freeing: Option<Freeing>,
    giving: Option<Giving>,
    #[serde(deserialize_with = "named_stage")]
    stage: Stage,
}

/// What is said of a species.
#[derive(Clone, Copy, Default, serde::Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
struct Sketched {
    seat: Option<Seat>,
    coupling: Option<Coupling>,
    sexuality: Option<Sexuality>,
    tribal: bool,
    free: Option<Disks>,
    portals: Option<Set<Portal>>,
    portals_before: Option<Set<Portal>>,
    elders: Map<Rank, Elder, 6>,
    alpha: Alpha,
    camp: Cubes,
    dead: Option<u8>,
    hand: Set<Biome>,
    trophies: Set<Biome>,
    herd: Set<Biome>,
    tools: Set<Biome>,
    under_white: Set<Biome>,
    under_black: Set<Biome>,
    chaos_losses: u8,
}

/// `"auction"` is the auction from its beginning, as `{"auction": {}}` is.
fn named_stage<'de, D: Deserializer<'de>>(d: D) -> Result<Stage, D::Error> {
    let said = Value::deserialize(d)?;
    let whole = Stage::deserialize(&said);
    match (&said, &whole) {
        (Value::String(name), Err(_)) => Stage::deserialize(json!({ name.as_str(): {} })).or(whole),
        _ => whole,
    }
    .map_err(D::Error::custom)
}

impl<'de> Deserialize<'de> for Table {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Table, D::Error> {
        let sketch = Sketch::deserialize(d)?;
        let figures = Data::read(None).map_err(D::Error::custom)?;
        for order in [&sketch.order, &sketch.attack_order].into_iter().flatten() {
            if order.len() > 3 {
                return Err(D::Error::custom("the order names more than three species"));
            }
        }
        Ok(sketch.complete(figures))
    }
}

/// Whether boards are still to be dealt, so that every species has its start pieces.
fn dealing(stage: Stage) -> bool {
    matches!(stage, Stage::DealRows | Stage::DealBoards { .. })
}

impl Sketch {
    fn complete(self, figures: &'static Data) -> Table {
        let set_up = matches!(self.stage, Stage::DealCouplings { .. } | Stage::ChooseSexuality { .. });
        let before = set_up || dealing(self.stage) || self.stage == Stage::TurnDaughter;
        let round = self.round.unwrap_or(u8::from(!before));
        let peoples = self.peoples();
        let order = self.order(&self.order, &peoples, figures);
        let mut table = Table {
            seats: self.seats,
            options: self.options,
            round,
            deck: 0,
            unseen: Set::default(),
            current: self.current,
            order,
            attack_order: if self.attack_order.is_some() {
                self.order(&self.attack_order, &peoples, figures)
            } else {
                order
            },
            rows: self.rows,
            undrawn: Set::default(),
            fresh: self.fresh,
            spent: self.spent,
            draw_north: self.draw_north.unwrap_or_else(|| self.to_be_laid(Row::North)),
            draw_south: self.draw_south.unwrap_or_else(|| self.to_be_laid(Row::South)),
            peoples,
            daughters: self.daughters,
            in_play: Set::default(),
            parties: self.parties,
            raids: self.raids,
            offers: self.offers,
            exchanged: self.exchanged,
            deal: self.deal,
            countered: self.countered,
            dropped: self.dropped,
            hunt: self.hunt,
            suit: self.suit,
            losing: self.losing,
            freeing: self.freeing,
            giving: self.giving,
            stage: self.stage,
        };
        self.decks(&mut table, figures);
        for who in Who::all() {
            self.fill_people(&mut table, who, figures);
        }
        table.derive();
        table.stage = natural_stage(table, figures);
        table
    }

    /// In the set-up the rows are filled where nothing lies.
    fn to_be_laid(&self, row: Row) -> Set<Slot> {
        let empty = |slot: &Slot| self.stage == Stage::DealRows && self.rows[*slot] == Cell::Gap;
        Slot::of_row(row).filter(empty).collect()
    }

    /// The species as they are said, on the seats they would have: by the option, or in the order of the colours.
    fn peoples(&self) -> Map<Who, People, 3> {
        let mut peoples = Map::default();
        for who in Who::all() {
            let said = &self.peoples[who];
            peoples[who] = People {
                seat: said.seat,
                coupling: said.coupling,
                sexuality: said.sexuality,
                tribal: said.tribal,
                elders: said.elders,
                alpha: said.alpha,
                camp: said.camp,
                hand: said.hand,
                trophies: said.trophies,
                herd: said.herd,
                tools: said.tools,
                under_white: said.under_white,
                under_black: said.under_black,
                chaos_losses: said.chaos_losses,
                ..People::default()
            };
        }
        let seated = Who::all().any(|who| peoples[who].seat.is_some());
        if !seated && !dealing(self.stage) {
            let colours = self.options.boards.unwrap_or([Who::Red, Who::Yellow, Who::Green]);
            // With two seats and no boards by option, those who have a sexuality play.
            let mut order = colours;
            if self.seats == 2 && self.options.boards.is_none() {
                order.sort_by_key(|who| peoples[*who].sexuality.is_none());
            }
            let playing = if self.seats == 2 { 2 } else { 3 };
            for (place, who) in order.into_iter().take(playing).enumerate() {
                peoples[who].seat = Some(Seat(if self.seats == 1 { 0 } else { place as u8 }));
            }
        }
        self.deal_couplings(&mut peoples);
        peoples
    }

    /// A sexuality lies on two cards; where the card is not said, one that nobody else has.
    fn deal_couplings(&self, peoples: &mut Map<Who, People, 3>) {
        for who in Who::all() {
            let (None, Some(side)) = (peoples[who].coupling, peoples[who].sexuality) else { continue };
            let mut left = Coupling::all().filter(|card| {
                let taken = Who::all().any(|other| peoples[other].coupling == Some(*card));
                // The others who still need a card must find one too.
                let others = Who::all().filter(|other| *other > who && peoples[*other].coupling.is_none());
                let mut sides = others.filter_map(|other| peoples[other].sexuality);
                let free = |side: Sexuality| {
                    let fits = |one: &Coupling| one != card && one.sides().contains(&side);
                    Coupling::all().filter(fits).any(|one| Who::all().all(|who| peoples[who].coupling != Some(one)))
                };
                card.sides().contains(&side) && !taken && sides.all(free)
            });
            let found = left.next();
            drop(left);
            peoples[who].coupling = found;
        }
    }

    /// The player order: as said, else by the daughter of the round, else by the colours; who does not play comes last.
    fn order(&self, said: &Option<Vec<Who>>, peoples: &Map<Who, People, 3>, figures: &Data) -> [Who; 3] {
        let shown = self.current.map(|daughter| figures.daughter(daughter).order.to_vec());
        let given = said.clone().or(shown).unwrap_or_default();
        let mut all: Vec<Who> = given.clone();
        all.extend(Who::all().filter(|who| !given.contains(who)));
        if said.is_none() {
            all.sort_by_key(|who| peoples[*who].seat.is_none());
        }
        // More than three are refused before, a colour that stands there twice when the position is checked.
        [all[0], all[1], all[2]]
    }

    /// What nobody has is in its deck.
    fn decks(&self, table: &mut Table, figures: &Data) {
        let in_tableau = |daughter: &Daughter| table.daughters[*daughter].father.is_some();
        let known: Set<Daughter> = Daughter::all().filter(in_tableau).chain(table.current).collect();
        table.unseen = self.unseen.unwrap_or_else(|| Set::full().without(known));
        let rounds = figures.deck.saturating_sub(table.round).min(table.unseen.len());
        table.deck = self.deck.unwrap_or(match table.stage {
            Stage::TurnDaughter => rounds.max(1),
            Stage::Over { .. } => 0,
            _ => rounds,
        });
        let mut seen: Set<Biome> = table.rows.values().iter().filter_map(|cell| cell.card()).collect();
        for people in table.peoples.values() {
            seen = seen.either(people.hand).either(people.trophies).either(people.herd).either(people.tools);
        }
        table.undrawn = self.undrawn.unwrap_or_else(|| Set::full().without(seen));
    }

    /// Portals, deadpile and free disks of a species.
    fn fill_people(&self, table: &mut Table, who: Who, figures: &Data) {
        let said = &self.peoples[who];
        let plays = table.peoples[who].seat.is_some() || dealing(table.stage);
        // NE-C8: vocal people never lose their start portal.
        let start: Set<Portal> = [figures.start_portal[who]].into_iter().filter(|_| plays && !said.tribal).collect();
        let portals = said.portals.unwrap_or(start);
        table.peoples[who].portals = portals;
        let before = if table.round > 0 { portals } else { Set::default() };
        table.peoples[who].portals_before = said.portals_before.unwrap_or(before);
        let unborn = u32::from(CUBES).saturating_sub(living(table, who)) as u8;
        table.peoples[who].dead = said.dead.unwrap_or(unborn);
        let assigned = assigned(table, figures, who);
        let each = if plays { u32::from(DISKS) } else { 0 };
        let mut free = Disks::default();
        Disk::all().for_each(|disk| free[disk] = each.saturating_sub(assigned[disk.index()]) as u8);
        table.peoples[who].free = said.free.unwrap_or(free);
    }
}

/// The stage with what follows from the table: the event that it belongs to, how many are lost, whose turn it is.
fn natural_stage(table: Table, figures: &'static Data) -> Stage {
    let events = table.current.map_or(&[][..], |daughter| &figures.daughter(daughter).events);
    let find = |wanted: fn(&Icon) -> bool| events.iter().position(wanted).map_or(UNSAID, |icon| icon as u8);
    let fill = |figure: &mut u8, natural: u8| {
        if *figure == UNSAID {
            *figure = natural;
        }
    };
    let offerer =
        table.deal.map_or(0, |deal| table.place_in_order(if deal.counter { deal.to } else { deal.from }) as u8);
    let mut stage = table.stage;
    match &mut stage {
        Stage::Mortality { icon, .. } => fill(icon, find(|icon| matches!(icon, Icon::Mortality(_)))),
        Stage::ChaosHunters { icon, turn, least, lost } => {
            fill(icon, find(|icon| *icon == Icon::Chaos));
            let who = table.at_turn(*turn);
            let hunters = table.hunters(who).saturating_add(*lost);
            fill(least, table.chaos_takes(figures, who, hunters));
        }
        Stage::ChaosElder { icon, .. } | Stage::ChaosChange { icon, .. } => {
            fill(icon, find(|icon| *icon == Icon::Chaos));
        }
        Stage::Wanderlust { icon, left, .. } => {
            fill(icon, find(|icon| matches!(icon, Icon::Wanderlust(_))));
            if let Some(Icon::Wanderlust(number)) = events.get(usize::from(*icon)) {
                fill(left, *number);
            }
        }
        Stage::Walkabout { icon, .. } | Stage::Blizzard { icon, .. } => {
            fill(icon, find(|icon| *icon == Icon::Blizzard));
        }
        Stage::Draft { turn } | Stage::Answer { turn } | Stage::Consent { turn, .. } => fill(turn, offerer),
        _ => {}
    }
    stage
}
