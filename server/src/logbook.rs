//! The log of a table as its viewers read it: every line is written once for each kind of reader, not once a picture.

use crate::hall::Inner;
use lascaux_table::{Refusal, Seat, Viewer};
use lascaux_web::{Words, board};
use serde_json::Value;

/// So many steps back the log of a table goes; the replay has all of them.
const LOG: usize = 150;

/// The most kinds of readers whose lines are kept at a table: five seats and the spectators, in two languages.
const READERS: usize = 12;

/// The logs of a table, one for each view and language that was asked for.
#[derive(Default)]
pub(crate) struct Logbook(Vec<Log>);

/// What one kind of reader has heard.
pub(crate) struct Log {
    viewer: Viewer,
    language: &'static str,
    /// The names in the lines: somebody may sit down later.
    names: Vec<String>,
    /// The steps that are told.
    steps: usize,
    /// The lines with the number of their step, the newest last.
    lines: Vec<(usize, String)>,
    acts: Vec<Act>,
}

/// An action that was heard of.
struct Act {
    step: usize,
    seat: u64,
    forced: bool,
}

impl Logbook {
    /// The match went back: what was written may not have happened.
    pub fn forget(&mut self) {
        self.0.clear();
    }
}

impl Inner {
    /// The log for a viewer, up to now.
    pub(crate) fn log(&mut self, viewer: Viewer, words: &Words) -> Result<&Log, Refusal> {
        let (names, language) = (self.names(words), words.language().code);
        let logs = &mut self.logbook.0;
        let known = logs.iter().position(|log| log.viewer == viewer && log.language == language);
        // The one that was read last stands last.
        let log = known.map(|known| logs.remove(known)).filter(|log| log.names == names);
        let mut log = log.unwrap_or_else(|| {
            let steps = self.current.step_count().saturating_sub(LOG);
            Log { viewer, language, names, steps, lines: Vec::new(), acts: Vec::new() }
        });
        let heard = self.current.heard(log.steps..usize::MAX, viewer)?;
        log.write(self.current.game(), &heard, words)?;
        if logs.len() >= READERS {
            logs.remove(0);
        }
        logs.push(log);
        Ok(&logs[logs.len() - 1])
    }
}

impl Log {
    fn write(&mut self, game: &str, heard: &[Value], words: &Words) -> Result<(), Refusal> {
        self.lines.extend(board::log_by_step(game, (self.steps, heard), &self.names, words)?);
        for one in heard {
            self.steps += usize::from(one["kind"] != "event");
            if let ("action", Some(seat)) = (one["kind"].as_str().unwrap_or_default(), one["seat"].as_u64()) {
                self.acts.push(Act { step: self.steps, seat, forced: one["forced"] == true });
            }
        }
        let oldest = self.steps.saturating_sub(LOG);
        self.lines.retain(|(step, _)| *step > oldest);
        self.acts.retain(|act| act.step > oldest);
        Ok(())
    }

    /// The newest lines, at most so many.
    pub fn newest(&self, most: usize) -> &[(usize, String)] {
        &self.lines[self.lines.len().saturating_sub(most)..]
    }

    /// What happened since the last action that a seat chose: the step of that action, and the lines. Nothing while it
    /// has not acted, or nobody has acted after it.
    pub fn since(&self, seat: Seat) -> Option<(usize, &[(usize, String)])> {
        let is_own = |act: &Act| act.seat == u64::from(seat.0);
        let last = self.acts.iter().rposition(|act| is_own(act) && !act.forced)?;
        // What came of the own action was seen at once; the news begins where somebody else acts.
        let news = self.acts[last + 1..].iter().find(|act| !is_own(act))?;
        let first = self.lines.partition_point(|(step, _)| *step < news.step);
        Some((self.acts[last].step, &self.lines[first..]))
    }
}
