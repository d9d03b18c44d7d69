//! A state from readable words: only what can come about is taken.

use crate::data::Data;
use crate::position::Position;
use crate::state::{Pebbles, Reason, Stage};
use lascaux_table::{Code, Refusal, Seat};

fn ensure(holds: bool, rule: &'static str, why: &'static str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::rule(rule, why).with_code(Code::Position)) }
}

impl Pebbles {
    pub(crate) fn read(position: &Position, data: &'static Data) -> Result<Pebbles, Refusal> {
        let Position { options, round, stage, players } = *position;
        let game = Pebbles { data, options, round, stage, players };
        let count = |seat: u8| u16::from(players[usize::from(seat)].pebbles);
        ensure((1..=game.rounds()).contains(&round), "PB-1.3", "There is no such round.")?;
        ensure(count(0) + count(1) == 2 * u16::from(data.figures.pebbles_start), "PB-1.2", "Pebbles never get lost.")?;
        let is_over = matches!(stage, Stage::Over { .. });
        for seat in Seat::all(2) {
            // A round in which the seat guesses counts once the guess was made.
            let guessed = (1..=round).filter(|&round| game.holder_of(round) != seat);
            let guesses = guessed.filter(|&one| one < round || is_over).count();
            ensure(usize::from(game.right(seat)) <= guesses, "PB-4.2", "There are more right guesses than guesses.")?;
        }
        let is_broke = players.iter().any(|player| player.pebbles == 0);
        let die = (1..=data.figures.die_faces).contains(&stage.die().unwrap_or(1));
        ensure(die, "PB-2.2", "The die has no such face.")?;
        match stage {
            Stage::Over { reason: Reason::Pebbles } => ensure(is_broke, "PB-5.1", "Both have pebbles left."),
            Stage::Over { reason: Reason::Rounds } => {
                ensure(!is_broke && round == game.rounds(), "PB-5.2", "The game is not over after this round.")
            }
            Stage::Guess { die, held } => {
                let most = die.min(game.pebbles(game.holder()));
                ensure((1..=most).contains(&held), "PB-3.2", "The hand cannot hold so many pebbles.")
            }
            Stage::Throw | Stage::Hold { .. } => Ok(()),
        }?;
        ensure(is_over || !is_broke, "PB-5.1", "The game is over when one of you has no pebble.")?;
        Ok(game)
    }
}
