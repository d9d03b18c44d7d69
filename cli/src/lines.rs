//! Lines in, lines out: whatever comes in, the process goes on.

use crate::Engine;
use std::io::{self, BufRead, Write};

/// The longest line that is read; a longer one is refused and skipped.
pub const LONGEST_LINE: usize = 16 << 20;

/// Answers every line of `input` with a line on `output`, until the input ends.
pub fn answer_lines(engine: &mut Engine, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        line.clear();
        let whole = read_line(&mut input, &mut line)?;
        if line.is_empty() && whole == Read::End {
            return Ok(());
        }
        let answer = match (whole, std::str::from_utf8(&line)) {
            (Read::TooLong, _) => engine.refuse(&format!("A line holds at most {LONGEST_LINE} bytes.")),
            (_, Err(_)) => engine.refuse("A line is UTF-8 text."),
            (_, Ok(text)) => engine.answer(text),
        };
        output.write_all(answer.as_bytes())?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
}

#[derive(PartialEq)]
enum Read {
    Line,
    TooLong,
    End,
}

/// Reads up to a line's end; of a line that is too long only the beginning is kept.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Read> {
    let mut too_long = false;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let (used, ended) = match chunk.iter().position(|&byte| byte == b'\n') {
            Some(end) => (end + 1, true),
            None => (chunk.len(), false),
        };
        if used == 0 {
            return Ok(if too_long { Read::TooLong } else { Read::End });
        }
        if line.len() + used > LONGEST_LINE {
            too_long = true;
        } else {
            line.extend_from_slice(&chunk[..used]);
        }
        input.consume(used);
        if ended {
            return Ok(if too_long { Read::TooLong } else { Read::Line });
        }
    }
}
