//! Positions from outside: every piece, disk and card has to be somewhere exactly once, nothing may stand where the rules
//! do not let it, and the stage has to be one that can come about. Where nobody is asked there, the game goes on from it
//! until somebody is: so a position may begin where a phase begins.

mod cards;
mod out;
pub(crate) mod pieces;
mod stage;

use crate::data::Data;
use crate::phase::{Chance, Question};
use crate::state::{FIRST_PLACE, Neanderthal, Stage, Table};
use crate::vocabulary::{Key, Who};
use lascaux_table::{Actions, Code, Game, Refusal};

type Found = Result<(), Refusal>;

fn must(holds: bool, rule: &'static str, message: impl FnOnce() -> String) -> Found {
    if holds { Ok(()) } else { Err(Refusal::rule(rule, message()).with_code(Code::Position)) }
}

pub(crate) fn load(position: &Table, data: &'static Data) -> Result<Neanderthal, Refusal> {
    let mut table = *position;
    table.derive();
    let mut game = Neanderthal::of(table, data);
    check(&game)?;
    // NE-A3: who attacks first is settled where the attacks begin.
    if (game.stage == Stage::Attack { place: FIRST_PLACE, turn: 0 }) && game.losing.is_none() {
        game.begin_attacks();
    }
    game.advance(&mut ());
    check(&game)?;
    answers(&game)?;
    Ok(game)
}

fn check(game: &Neanderthal) -> Found {
    game.options.check_seats(game.seats).map_err(|no| no.with_code(Code::Position))?;
    pieces::seats(game)?;
    pieces::figures(game)?;
    Who::all().try_for_each(|who| pieces::cubes(game, who))?;
    Who::all().try_for_each(|who| pieces::alpha(game, who))?;
    pieces::disks(game)?;
    cards::biomes(game)?;
    cards::daughters(game)?;
    Who::all().try_for_each(|who| cards::board(game, who))?;
    out::out_hunting(game)?;
    stage::stage(game)?;
    out::resolved(game)?;
    out::pending(game)
}

fn in_set_up(game: &Neanderthal) -> bool {
    matches!(
        game.stage,
        Stage::DealRows | Stage::DealBoards { .. } | Stage::DealCouplings { .. } | Stage::ChooseSexuality { .. }
    )
}

/// Somebody has a choice, or chance an outcome, or the game is over.
fn answers(game: &Neanderthal) -> Found {
    let can_go_on = match game.question() {
        Question::Player(..) => {
            let mut actions = Actions::of::<Neanderthal>();
            game.legal(&mut actions);
            !actions.is_empty() && actions.len() <= Neanderthal::MAX_ACTIONS
        }
        Question::Chance(Chance::Dice { dice, .. }) => (1..=60).contains(&dice),
        Question::Chance(_) => {
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            !outcomes.is_empty()
        }
        Question::Over => matches!(game.stage, Stage::Over { .. }),
    };
    must(can_go_on, "NE-A1", || "Nothing can happen in this position, and the game is not over.".into())
}
