//! `lascaux replay` and `lascaux verify`: a record told in words, or recomputed and judged.

use lascaux_table::{Record, Refusal, Registry, Scores};
use std::io::{self, Write};

/// Tells a record step by step, then the score sheets. The whole record is verified on the way.
pub fn replay(games: &Registry, text: &str, out: &mut impl Write) -> Result<io::Result<()>, Refusal> {
    let record = Record::parse(text)?;
    let game = games.get(&record.game)?;
    let mut told = Ok(());
    let mut number = 0;
    let again = game.narrate(&record, &mut |sentences| {
        number += 1;
        for (line, sentence) in sentences.iter().enumerate() {
            if told.is_ok() {
                told = if line == 0 {
                    writeln!(out, "{number:>5}  {sentence}")
                } else {
                    writeln!(out, "       {sentence}")
                };
            }
        }
    })?;
    let scores = again.scores(None)?;
    Ok(told.and_then(|()| sheet(&scores, out)))
}

/// Recomputes a record and checks every step, the seed's commitment, the last hash and the totals.
pub fn verify(games: &Registry, text: &str) -> Result<String, Refusal> {
    let record = Record::parse(text)?;
    let again = games.get(&record.game)?.replay(&record)?;
    let scores = again.scores(None)?;
    let end = match scores.reason {
        Some(reason) => format!("ended by {reason}"),
        None => "still running".to_string(),
    };
    Ok(format!(
        "verified: {}, {} seats, {} steps, {end}, totals {}, hash {}",
        record.game,
        record.seats,
        record.steps.len(),
        record.totals.iter().map(i32::to_string).collect::<Vec<_>>().join(" "),
        record.hash
    ))
}

/// The score sheets as a table, a column a seat.
fn sheet(scores: &Scores, out: &mut impl Write) -> io::Result<()> {
    writeln!(out)?;
    write!(out, "{:<14}", if scores.over { "Final score" } else { "Score so far" })?;
    for seat in &scores.seats {
        write!(out, "{:>9}", format!("seat {}", seat.seat))?;
    }
    writeln!(out)?;
    let lines = scores.seats.first().map_or(0, |seat| seat.lines.len());
    for line in 0..lines {
        write!(out, "{:<14}", scores.seats[0].lines[line].name)?;
        for seat in &scores.seats {
            write!(out, "{:>9}", seat.lines[line].points)?;
        }
        writeln!(out, "   {}", scores.seats[0].lines[line].rule)?;
    }
    for (name, figure) in [
        ("total", (|seat| seat.total) as fn(&lascaux_table::SeatScore) -> i32),
        ("tie-break", |seat| seat.tie_break),
        ("rank", |seat| i32::from(seat.rank)),
    ] {
        write!(out, "{name:<14}")?;
        for seat in &scores.seats {
            write!(out, "{:>9}", figure(seat))?;
        }
        writeln!(out)?;
    }
    Ok(())
}
