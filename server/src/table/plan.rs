//! Plans: several small steps of one player without chance or anybody else between them, laid out first and sent together.
//! All of them happen or none; and what a plan would come to can be looked at without anything being decided.

use super::command::{Refused, bad, not_now};
use super::event::Change;
use super::{LONGEST_PLAN, TableState};
use lascaux_table::{AnyMatch, Seat, Turn};

/// A match as it would stand after a plan, as far as that reveals nothing.
pub struct Planned {
    /// After the actions that leave the same seat asked.
    pub game: Box<dyn AnyMatch>,
    /// Those actions. What cannot stand any more has fallen out.
    pub actions: Vec<String>,
    /// The action that would end what is asked. It is not carried out: whatever follows is not known yet.
    pub last: Option<String>,
}

/// Whether nothing was drawn, nobody else has acted, and the same seat is asked on.
fn goes_on(game: &dyn AnyMatch, seat: Seat) -> bool {
    game.revocable() == Some(seat) && game.turn() == Turn::Player(seat)
}

impl TableState {
    /// Several actions, one after the other. An action after dice or somebody else's move is refused whatever came of
    /// those: a refusal must not tell what the dice would show.
    pub(super) fn decide_acts(
        &self,
        own: &[Seat],
        named: Option<Seat>,
        actions: &[String],
    ) -> Result<Vec<Change>, Refused> {
        let seat = self.acting(own, named)?;
        let Some((last, before)) = actions.split_last() else {
            return bad("A plan has at least one action.");
        };
        if actions.len() > LONGEST_PLAN {
            return bad(format!("A plan has at most {LONGEST_PLAN} actions."));
        }
        let mut game = self.game.copy();
        for action in before {
            game.act(Some(seat), action)?;
            if !goes_on(&*game, seat) {
                return not_now("A plan ends where dice fall or somebody else is asked.");
            }
        }
        game.check(Some(seat), last)?;
        let act = |action: &String| Change::Act { seat: seat.0, action: action.clone() };
        Ok(actions.iter().map(act).collect())
    }

    /// What a plan of the asked seat would come to. Nothing is changed; what is not possible is left out.
    pub fn planned(&self, seat: Seat, actions: &[String]) -> Planned {
        let asked = self.game.turn_json()["what"].clone();
        let mut planned = Planned { game: self.game.copy(), actions: Vec::new(), last: None };
        for action in actions.iter().take(LONGEST_PLAN) {
            let mut next = planned.game.copy();
            if next.act(Some(seat), action).is_err() {
                continue;
            }
            if !goes_on(&*next, seat) || next.turn_json()["what"] != asked {
                planned.last = Some(action.clone());
                break;
            }
            planned.game = next;
            planned.actions.push(action.clone());
        }
        planned
    }
}
