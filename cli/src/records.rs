//! `lascaux replay` and `lascaux verify`: a record told in words, or recomputed and judged.

use lascaux_table::{Code, Record, Refusal, Registry, Scores, plain_words};
use serde_json::Value;
use std::io::{self, Write};

/// A record from a file: as it stands, or as the engine's answer that holds it.
pub fn read(text: &str) -> Result<Record, Refusal> {
    match serde_json::from_str(text) {
        Ok(Value::Object(mut answer)) if answer.get("ok").is_some() => match answer.shift_remove("record") {
            Some(record) => Record::from_value(record),
            None => {
                Err(Refusal::new(Code::Record, "This answer holds no record; ask for it with {\"cmd\":\"record\"}."))
            }
        },
        Ok(record) => Record::from_value(record),
        Err(error) => Err(Refusal::new(Code::Record, format!("This is not a whole record: {}.", plain_words(&error)))),
    }
}

/// Tells a record step by step, then the score sheets. The whole record is verified on the way.
pub fn replay(games: &Registry, text: &str, out: &mut impl Write) -> Result<io::Result<()>, Refusal> {
    let record = read(text)?;
    let game = games.get(&record.game)?;
    let mut told = head(&record, game.title(), out);
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
    let record = read(text)?;
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

/// What was played, with which options and seed.
fn head(record: &Record, title: &str, out: &mut impl Write) -> io::Result<()> {
    let options: Vec<String> =
        record.options.iter().map(|(name, value)| format!("{name} {}", value.as_str().unwrap_or_default())).collect();
    writeln!(out, "{title}, {} seats, seed {}", record.seats, record.seed)?;
    writeln!(out, "{}", options.join(", "))?;
    if record.position.is_some() {
        writeln!(out, "from a position of its own")?;
    }
    writeln!(out)
}

/// The score sheets: a table with a column a seat, and how each seat's lines come about.
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
        let details: Vec<String> = scores.seats.iter().map(|seat| seat.lines[line].detail.to_string()).collect();
        writeln!(out, "   {} ({})", details.join("; "), scores.seats[0].lines[line].rule)?;
    }
    type Figure = fn(&lascaux_table::SeatScore) -> i32;
    let figures: [(&str, Figure); 3] =
        [("total", |seat| seat.total), ("tie-break", |seat| seat.tie_break), ("rank", |seat| i32::from(seat.rank))];
    for (name, figure) in figures {
        write!(out, "{name:<14}")?;
        for seat in &scores.seats {
            write!(out, "{:>9}", figure(seat))?;
        }
        writeln!(out)?;
    }
    let winners: Vec<String> = scores.winners.iter().map(|seat| format!("seat {seat}")).collect();
    match (scores.over, winners.len()) {
        (true, 0) => writeln!(out, "\nNobody wins."),
        (true, 1) => writeln!(out, "\nThe winner is {}.", winners[0]),
        (true, _) => writeln!(out, "\nThe win is shared by {}.", winners.join(" and ")),
        (false, _) => Ok(()),
    }
}
