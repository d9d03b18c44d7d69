//! What the kept events of a table have come to: the one place where an event changes a table, whether it just happened
//! or is read from the store again.

use crate::hall::{Chair, Inner};
use crate::store::Event;
use lascaux_table::{Refusal, Seat, Viewer};
use serde_json::{Value, json};

/// The numbers by which somebody who comes back finds what is new.
#[derive(Default)]
pub struct Past {
    /// Steps of the match when the table was opened.
    first: usize,
    /// Steps of the match after each event.
    steps: Vec<usize>,
    /// The number of the event of each thing that was said.
    said: Vec<usize>,
    /// How often the match or those at the table changed.
    version: usize,
}

impl Past {
    /// The past of a table that was just opened.
    pub fn of(first: usize) -> Past {
        Past { first, ..Past::default() }
    }

    /// The number of the next event; so many have been kept.
    pub fn number(&self) -> usize {
        self.steps.len()
    }

    /// Changes with the match and with those at the table: a thought that began under another version is worth nothing.
    pub fn version(&self) -> usize {
        self.version
    }

    /// The step from which a viewer who knows the events before `since` has to be told, and how many of the steps that
    /// the viewer knows were taken back.
    fn news_from(&self, since: usize) -> (usize, usize) {
        let since = since.min(self.number());
        let known = if since == 0 { self.first } else { self.steps[since - 1] };
        let kept = self.steps[since..].iter().copied().min().map_or(known, |least| least.min(known));
        (kept, known - kept)
    }
}

impl Inner {
    /// Carries out an event and notes it. A refusal leaves the table as it was.
    pub(crate) fn apply(&mut self, event: &Event, at: i64) -> Result<(), Refusal> {
        match event {
            Event::Act { seat, action } => {
                self.current.act(Some(Seat(*seat)), action)?;
            }
            Event::Undo {} => {
                self.current.undo()?;
                self.forget_thoughts();
            }
            Event::Sit { seat, person, name } => {
                if let Some(chair) = self.chairs.get_mut(usize::from(*seat)) {
                    *chair = Chair::Person { person: *person, name: name.clone() };
                }
            }
            Event::Chat { name, text } => {
                self.chat.push((name.clone(), text.clone()));
            }
            Event::Depute { seat, .. } | Event::Return { seat } => {
                if let Some(deputy) = self.deputies.get_mut(usize::from(*seat)) {
                    *deputy = matches!(event, Event::Depute { .. });
                }
                self.forget_thoughts();
            }
            Event::Again { table } => self.next = Some(table.clone()),
            // What they come to is noted below.
            Event::Plead { .. } | Event::Agree { .. } | Event::Decline { .. } => {}
        }
        self.note(event, at)
    }

    /// Notes an event that was carried out.
    pub(crate) fn note(&mut self, event: &Event, at: i64) -> Result<(), Refusal> {
        match event {
            Event::Chat { .. } => self.past.said.push(self.past.number()),
            // Nobody can keep a bot from its move by asking and withdrawing: only a plea that is granted changes the match.
            Event::Plead { .. } | Event::Agree { .. } | Event::Decline { .. } => {}
            _ => self.note_change(),
        }
        self.note_consent(event)?;
        self.note_time(event, at);
        self.past.steps.push(self.current.step_count());
        Ok(())
    }

    /// Notes that the match or those at the table are not as they were: thoughts about them are worth nothing.
    pub(crate) fn note_change(&mut self) {
        self.past.version += 1;
        self.end_thoughts();
    }

    /// What happened since event number `since` (from the beginning, if nothing is said), as a viewer may hear it, in
    /// the words of the line protocol.
    pub fn news(&self, since: Option<usize>, viewer: Viewer) -> Result<Value, Refusal> {
        let (from, undone) = since.map_or((0, 0), |since| self.past.news_from(since));
        let said =
            self.past.said.iter().zip(&self.chat).filter(|(number, _)| since.is_none_or(|since| **number >= since));
        Ok(json!({
            "ok": true,
            "number": self.past.number(),
            "undone": undone,
            "events": self.current.heard(from..usize::MAX, viewer)?,
            "said": said.map(|(_, (name, text))| json!({"name": name, "text": text})).collect::<Vec<_>>(),
            "turn": self.current.turn_json(),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::Past;

    #[test]
    fn who_comes_back_after_an_undo_is_told_from_where_it_went_back_to() {
        // Two moves of three steps, the second taken back, another of two.
        let past = Past { first: 10, steps: vec![13, 16, 13, 15], ..Past::default() };
        assert_eq!(past.news_from(0), (10, 0));
        assert_eq!(past.news_from(2), (13, 3));
        assert_eq!(past.news_from(3), (13, 0));
        assert_eq!(past.news_from(4), (15, 0));
        assert_eq!(past.news_from(99), (15, 0));
    }
}
