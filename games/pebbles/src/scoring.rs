//! Points at any time, and who wins (PB-5). Nothing that scores is hidden.

use crate::WORDS;
use crate::state::{Pebbles, Stage};
use lascaux_table::{Line, Scores, Seat, Standing, said};

impl Pebbles {
    pub(crate) fn ranked(&self) -> Standing {
        let totals = self.players.map(|player| i32::from(player.pebbles) + i32::from(player.right));
        Standing::rank(&totals, &[0; 2]) // PB-5.5
    }

    pub(crate) fn score_sheets(&self) -> Scores {
        let reason = match self.stage {
            Stage::Over { reason } => Some(reason.word()),
            _ => None,
        };
        let sheet = |seat: Seat| {
            let (pebbles, right) = (self.pebbles(seat).into(), self.right(seat).into());
            let line = |name, points, detail, rule| Line::of::<Pebbles>(name, points, said!(WORDS, detail), rule);
            let lines = vec![
                line("pebbles", pebbles, "pb-detail-pebbles", "PB-5.3"),
                line("guesses", right, "pb-detail-guesses", "PB-5.4"),
            ];
            (lines, 0)
        };
        Scores::of(reason.is_some(), reason, Seat::all(2).map(sheet).collect())
    }
}
