//! What a viewer may know: everything. Decks have no order before they are drawn, and every card in a hand was taken from
//! an open row (NE-R4), so seats and spectators see the same table.

use crate::data::{BiomeCard, DaughterCard};
use crate::state::{Neanderthal, Table};
use crate::words::{Daughter, Key, Slot, Who};
use lascaux_table::{Ask, Game, Seat, Viewer};
use serde::Serialize;

/// The table as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// The viewer's seat.
    pub seat: Option<Seat>,
    /// The phase of the round.
    pub phase: &'static str,
    /// What is asked.
    pub question: &'static str,
    /// The species that is asked.
    pub asked: Option<Who>,
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
}

impl Neanderthal {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let Ask { phase, what, .. } = self.ask();
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let figures = self.figures();
        let in_play = |one: &Daughter| self.daughters[*one].father.is_some() || self.current == Some(*one);
        View {
            seat,
            phase,
            question: what,
            asked: self.asked(),
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
        }
    }
}
