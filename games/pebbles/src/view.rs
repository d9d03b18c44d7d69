//! What a viewer may know (PB-6): everything but what another's closed hand holds.

use crate::options::Options;
use crate::state::{Pebbles, Player, Stage};
use lascaux_table::{Rng, Scores, Seat, Viewer, below};
use serde::Serialize;

/// What a viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The seat that looks; none for a spectator.
    pub viewer: Option<Seat>,
    /// The settled options.
    pub options: Options,
    /// The round, from 1.
    pub round: u8,
    /// The rounds of this game.
    pub rounds: u8,
    /// Who holds in this round.
    pub holder: Seat,
    /// What the die shows, once it is thrown.
    pub die: Option<u8>,
    /// Whether a hand is closed.
    pub closed: bool,
    /// What the closed hand holds, where the viewer may know it.
    pub held: Option<u8>,
    /// What each player has.
    pub players: [Player; 2],
    /// The score sheets.
    pub scores: Scores,
}

impl Pebbles {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        View {
            viewer: Seat::all(2).find(|&seat| viewer.is(seat)),
            options: self.options,
            round: self.round,
            rounds: self.rounds(),
            holder: self.holder(),
            die: self.stage.die(),
            closed: matches!(self.stage, Stage::Guess { .. }),
            held: match self.stage {
                Stage::Guess { held, .. } if viewer.is(self.holder()) => Some(held), // PB-6.1
                _ => None,
            },
            players: self.players,
            scores: self.score_sheets(),
        }
    }

    /// Another's closed hand could hold any number that it may.
    pub(crate) fn imagine_for(&mut self, viewer: Viewer, rng: &mut impl Rng) {
        if let Stage::Guess { die, .. } = self.stage
            && !viewer.is(self.holder())
        {
            self.stage = Stage::Guess { die, held: 1 + below(rng, self.most(die).into()) as u8 };
        }
    }
}
