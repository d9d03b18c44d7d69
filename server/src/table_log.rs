//! The log of a table as its viewers read it, and what is shown of the newest steps: every line and every scene is written
//! once for each kind of reader, not once a picture.

use crate::table::TableState;
use lascaux_table::{Act, AnyMatch, Refusal, Seat, Viewer};
use lascaux_web::{Words, board};
use maud::{Markup, PreEscaped};
use std::ops::Range;
use std::time::{Duration, Instant};

/// So many steps back the log of a table goes; the replay has all of them.
const STEPS: usize = 150;

/// So many decisions back a picture brings what is to be shown of them: whoever looks on sees one of them a picture, or a
/// few where pictures could not follow.
const SHOWN: usize = 6;

/// The most kinds of readers whose lines are kept at a table: five seats and the spectators, in two languages.
const READERS: usize = 12;

/// The logs of a table, one for each view and language that was asked for.
#[derive(Default)]
pub struct TableLogs(Vec<TableLog>);

/// What one kind of reader has heard.
#[derive(Clone)]
pub struct TableLog {
    viewer: Viewer,
    language: &'static str,
    /// The names in the lines: somebody may sit down later.
    names: Vec<String>,
    /// The steps that are told.
    steps: usize,
    /// The lines with the number of their step, the newest last.
    lines: Vec<(usize, String)>,
    acts: Vec<Act>,
    /// What is shown of the newest steps, with the number of each.
    beats: Vec<(usize, Markup)>,
    read: Instant,
}

impl TableLogs {
    /// The match went back: what was written may not have happened.
    pub fn forget(&mut self) {
        self.0.clear();
    }

    /// Forgets what nobody has read for a while.
    pub fn forget_unread(&mut self, long: Duration) {
        self.0.retain(|log| log.read.elapsed() < long);
    }

    /// The bytes that the lines and scenes keep.
    pub fn memory(&self) -> usize {
        let texts = |log: &TableLog| {
            let beats = log.beats.iter().map(|(_, beats)| &beats.0);
            let all = log.lines.iter().map(|(_, line)| line).chain(beats);
            all.map(|text| text.capacity() + size_of::<(usize, String)>()).sum::<usize>()
        };
        self.0.iter().map(texts).sum()
    }

    /// The log for a viewer, up to now.
    pub fn read(
        &mut self,
        state: &TableState,
        viewer: Viewer,
        names: &[String],
        words: &Words,
    ) -> Result<&TableLog, Refusal> {
        let (game, language) = (state.game(), words.language().code());
        let known = self.0.iter().position(|log| log.viewer == viewer && log.language == language);
        // The one that was read last stands last.
        let log = known.map(|known| self.0.remove(known));
        let log = log.filter(|log| log.names == names && log.steps <= game.step_count());
        let mut log = log.unwrap_or_else(|| TableLog {
            viewer,
            language,
            names: names.to_vec(),
            steps: game.step_count().saturating_sub(STEPS),
            lines: Vec::new(),
            acts: Vec::new(),
            beats: Vec::new(),
            read: Instant::now(),
        });
        log.write(game, words)?;
        log.read = Instant::now();
        if self.0.len() >= READERS {
            self.0.remove(0);
        }
        self.0.push(log);
        Ok(&self.0[self.0.len() - 1])
    }
}

impl TableLog {
    fn write(&mut self, game: &dyn AnyMatch, words: &Words) -> Result<(), Refusal> {
        let new = self.steps..game.step_count();
        self.lines.extend(board::log(game, new.clone(), self.viewer, &self.names, words)?);
        self.show(game, new.clone(), words)?;
        self.acts.extend(game.acts(new));
        self.steps = game.step_count();
        let oldest = self.steps.saturating_sub(STEPS);
        self.lines.retain(|(step, _)| *step > oldest);
        self.acts.retain(|act| act.step >= oldest);
        Ok(())
    }

    /// What was played longer ago is not shown any more.
    fn show(&mut self, game: &dyn AnyMatch, new: Range<usize>, words: &Words) -> Result<(), Refusal> {
        let decisions = game.decisions();
        let first = decisions.len().checked_sub(SHOWN).map_or(0, |first| decisions[first]);
        let fresh = new.start.max(first).min(new.end)..new.end;
        self.beats.retain(|(step, _)| *step > first);
        self.beats.extend(board::theatre(game, fresh, self.viewer, &self.names, words)?);
        Ok(())
    }

    /// What is shown of the newest steps before the next picture comes.
    pub fn theatre(&self) -> Markup {
        PreEscaped(self.beats.iter().map(|(_, beats)| beats.0.as_str()).collect())
    }

    /// The newest lines, at most so many.
    pub fn newest(&self, most: usize) -> &[(usize, String)] {
        &self.lines[self.lines.len().saturating_sub(most)..]
    }

    /// The last step before what is news for a seat: that before somebody else acted after its last own choice. Nothing
    /// while it has not acted, or nobody has acted after it.
    pub fn since(&self, seat: Seat) -> Option<usize> {
        let is_own = |act: &Act| act.seat == seat;
        let last = self.acts.iter().rposition(|act| is_own(act) && !act.forced)?;
        // What came of the own action was seen at once; the news begins where somebody else acts.
        let news = self.acts[last + 1..].iter().find(|act| !is_own(act))?;
        Some(news.step)
    }
}
