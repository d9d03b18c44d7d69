//! What a viewer may know: everything. Decks have no order before they are drawn, and every card in a hand was taken from
//! an open row (NE-R4), so seats and spectators see the same table.

use crate::data::{BiomeCard, DaughterCard};
use crate::phase::{Chance, Prompt, Question};
use crate::state::{Neanderthal, Table};
use crate::vocabulary::{Asked, Daughter, Key, Phase, Slot, Who};
use lascaux_table::{Line, Seat, Viewer};
use serde::Serialize;

/// The table as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// The viewer's seat.
    pub seat: Option<Seat>,
    /// The phase of the round.
    pub phase: Phase,
    /// What is asked.
    pub question: Asked,
    /// The species that is asked.
    pub asked: Option<Who>,
    /// How many the question speaks of: hunters to lose, dependents to abandon, disks bid, special actions left.
    pub number: Option<u8>,
    /// The dice that chance has to throw.
    pub dice: Option<Dice>,
    /// The place where chance has to lay a card.
    pub slot: Option<Slot>,
    /// Everything that lies on the table.
    pub table: Table,
    /// The figures of the open biomes; each names those that are stand-ins.
    pub biomes: Vec<OpenBiome>,
    /// The figures of the daughters in play and of the one up for auction.
    pub daughters: Vec<OpenDaughter>,
    /// The species in player order, with what can be counted.
    pub species: Vec<Counted>,
}

/// An open biome.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OpenBiome {
    /// Where it lies.
    pub slot: Slot,
    /// Its figures.
    pub card: &'static BiomeCard,
}

/// A daughter in play.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OpenDaughter {
    /// Who she is.
    pub daughter: Daughter,
    /// Her figures.
    pub card: &'static DaughterCard,
}

/// What can be counted about a species.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Counted {
    /// Which.
    pub who: Who,
    /// Hunters in the camp, guests and alpha man included.
    pub hunters: u8,
    /// Free disks in all.
    pub free: u8,
    /// Cards it may hold.
    pub hand_limit: u8,
    /// Whether it gathers.
    pub gathers: bool,
    /// Dependents in a blizzard.
    pub dependents: u8,
    /// Daughters whose culture it enjoys.
    pub cultures: Vec<Daughter>,
    /// Points as if the game ended now.
    pub points: i32,
    /// The same, line by line.
    pub lines: Vec<Line>,
}

/// Dice that are to be thrown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Dice {
    /// Who throws.
    pub who: Who,
    /// How many.
    pub count: u8,
}

impl Neanderthal {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let seat = viewer.seat();
        let figures = self.figures();
        let Prompt { asked, number, .. } = self.asking();
        let in_play = |one: &Daughter| self.daughters[*one].father.is_some() || self.current == Some(*one);
        View {
            seat,
            phase: self.phase(),
            question: asked,
            asked: self.asked(),
            number,
            dice: match self.question() {
                Question::Chance(Chance::Dice { who, dice: count }) => Some(Dice { who, count }),
                _ => None,
            },
            slot: match self.question() {
                Question::Chance(Chance::Biome { slot, .. }) => Some(slot),
                _ => None,
            },
            table: *self.table(),
            biomes: Slot::all()
                .filter_map(|slot| self.rows[slot].card().map(|biome| OpenBiome { slot, card: figures.biome(biome) }))
                .collect(),
            daughters: Daughter::all()
                .filter(in_play)
                .map(|daughter| OpenDaughter { daughter, card: figures.daughter(daughter) })
                .collect(),
            species: self.playing().map(|who| self.counted(who)).collect(),
        }
    }

    fn counted(&self, who: Who) -> Counted {
        Counted {
            who,
            hunters: self.hunters(who),
            free: self.peoples[who].free.total(),
            hand_limit: self.hand_limit(who),
            gathers: self.gathers(who),
            dependents: self.dependents(who),
            cultures: Daughter::all().filter(|daughter| self.enjoys(who, *daughter)).collect(),
            points: self.points(who),
            lines: self.lines(who),
        }
    }
}
