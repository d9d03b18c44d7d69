//! Holds what people were answered against what stands in the file.

use super::{Asked, History, Outcome, Shelf, Stored};
use std::collections::BTreeMap;

/// One thing that somebody wanted: a request, with all that were sent again under its key.
struct Command<'a> {
    attempts: Vec<&'a Asked>,
    /// Where it stands among the events of its table.
    place: Option<usize>,
}

impl<'a> Command<'a> {
    fn first(&self) -> &'a Asked {
        self.attempts[0]
    }

    fn is_done(&self) -> bool {
        self.attempts.iter().any(|asked| matches!(asked.outcome, Outcome::Done(_)))
    }

    fn may_be_done(&self) -> bool {
        self.attempts.iter().any(|asked| !matches!(asked.outcome, Outcome::Refused(_)))
    }

    fn sent(&self) -> u64 {
        self.attempts.iter().map(|asked| asked.sent).min().unwrap_or_default()
    }

    /// When somebody first knew that it was done.
    fn known(&self) -> Option<u64> {
        let done = self.attempts.iter().filter(|asked| matches!(asked.outcome, Outcome::Done(_)));
        done.map(|asked| asked.received).min()
    }

    /// The numbers that its answers named.
    fn named(&self) -> Vec<u64> {
        let numbers = self.attempts.iter().filter_map(|asked| match asked.outcome {
            Outcome::Done(number) => number,
            _ => None,
        });
        let mut numbers: Vec<u64> = numbers.collect();
        numbers.sort();
        numbers.dedup();
        numbers
    }

    fn told(&self) -> String {
        let Asked { person, what, key, .. } = self.first();
        let key = key.as_ref().map_or(String::new(), |key| format!(" with key {key}"));
        format!("{person}: {what}{key}")
    }
}

/// One table while it is looked at.
struct Table<'a> {
    id: &'a str,
    events: &'a [Stored],
    commands: Vec<Command<'a>>,
    /// Which events somebody has claimed.
    claimed: Vec<bool>,
    wrong: Vec<String>,
}

/// Everything that is wrong, in words; nothing if the house kept its promises.
pub fn violations(history: &History, shelf: &Shelf) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut asked: BTreeMap<&str, Vec<&Asked>> = shelf.keys().map(|table| (table.as_str(), Vec::new())).collect();
    for one in &history.asked {
        asked.entry(&one.table).or_default().push(one);
    }
    for (id, asked) in asked {
        let events = shelf.get(id).map_or(&[][..], Vec::as_slice);
        let claimed = vec![false; events.len()];
        let mut table = Table { id, events, commands: commands(asked), claimed, wrong: Vec::new() };
        table.numbers_have_no_gap();
        table.what_was_done_is_there();
        table.what_is_there_was_asked_for();
        table.later_is_later();
        table.readings_are_true(history);
        wrong.append(&mut table.wrong);
    }
    wrong
}

fn commands(asked: Vec<&Asked>) -> Vec<Command<'_>> {
    let mut keyed: BTreeMap<(&str, &str), Vec<&Asked>> = BTreeMap::new();
    let mut all = Vec::new();
    for one in asked {
        match &one.key {
            Some(key) => keyed.entry((&one.person, key)).or_default().push(one),
            None => all.push(Command { attempts: vec![one], place: None }),
        }
    }
    all.extend(keyed.into_values().map(|attempts| Command { attempts, place: None }));
    // The first to be known claims first.
    all.sort_by_key(|command| (command.known().unwrap_or(u64::MAX), command.sent()));
    all
}

impl Table<'_> {
    fn say(&mut self, what: String) {
        self.wrong.push(format!("table {}: {what}", self.id));
    }

    fn numbers_have_no_gap(&mut self) {
        let gap = self.events.windows(2).find(|pair| pair[1].number != pair[0].number + 1);
        if let Some([one, other]) = gap {
            self.say(format!("after event {} comes event {}", one.number, other.number));
        }
    }

    /// Every acknowledged command is there, once, where its answer said.
    fn what_was_done_is_there(&mut self) {
        for exact in [true, false] {
            for at in 0..self.commands.len() {
                if self.commands[at].is_done() && self.commands[at].place.is_none() {
                    self.claim(at, exact);
                }
            }
        }
    }

    /// Where the event of an answer's number should stand. A command may come to more than its own event, such as a
    /// request to go back that everybody has agreed to: then the answer counts that too.
    fn place_of(&self, number: Option<u64>) -> usize {
        let last = number.map_or(0, |number| (number as usize).wrapping_sub(1));
        let follows = self.events.get(last).is_some_and(|event| event.what.is_none());
        if follows { last.saturating_sub(1) } else { last }
    }

    /// A command finds its event: first everybody where the answer said, then the rest as near to it as possible.
    fn claim(&mut self, at: usize, exact: bool) {
        let command = &self.commands[at];
        let Asked { what, key, .. } = command.first();
        let (told, named) = (command.told(), command.named());
        let meant = self.place_of(named.first().copied());
        let fits = |place: &usize| {
            let event = &self.events[*place];
            !self.claimed[*place] && event.what.as_ref() == Some(what) && (event.key.is_none() || event.key == *key)
        };
        let place = if exact {
            Some(meant).filter(|place| !named.is_empty() && *place < self.events.len()).filter(fits)
        } else {
            (0..self.events.len()).filter(fits).min_by_key(|place| place.abs_diff(meant))
        };
        let Some(place) = place else {
            if !exact {
                self.say(format!("{told} was acknowledged (as {named:?}) and is not there"));
            }
            return;
        };
        let expected = command.attempts.iter().find_map(|asked| asked.expected);
        self.claimed[place] = true;
        self.commands[at].place = Some(place);
        if named.len() > 1 {
            self.say(format!("{told} was answered with the numbers {named:?}"));
        }
        if !exact && !named.is_empty() {
            self.say(format!("{told} was answered as {named:?} and stands as {}", place + 1));
        }
        // What is only said makes no move stale.
        let is_said = |event: &Stored| event.what.as_ref().is_some_and(|what| what.starts_with("chat "));
        let fits = |expected: u64| {
            self.events.get(expected as usize..place).is_some_and(|between| between.iter().all(is_said))
        };
        if expected.is_some_and(|expected| !fits(expected)) {
            self.say(format!("{told} was meant for {expected:?} and came to {place}"));
        }
    }

    /// Nothing is there that was refused, that nobody wanted, or that somebody wanted once and is there twice.
    fn what_is_there_was_asked_for(&mut self) {
        for place in 0..self.events.len() {
            let Stored { what: Some(what), key, number } = &self.events[place] else { continue };
            if self.claimed[place] {
                continue;
            }
            let open = self.commands.iter().position(|command| {
                let same_key = key.is_none() || *key == command.first().key;
                command.place.is_none() && same_key && command.may_be_done() && command.first().what == *what
            });
            let Some(open) = open else {
                self.say(format!(
                    "event {number} ({what}, key {key:?}) was asked for by nobody, or only once, or refused"
                ));
                continue;
            };
            self.claimed[place] = true;
            if key.is_some() {
                self.commands[open].place = Some(place);
            } else {
                // Which of several it was cannot be known; each stands for one.
                self.commands.remove(open);
            }
        }
    }

    /// Who asked after another was answered comes after the other.
    fn later_is_later(&mut self) {
        let placed = || self.commands.iter().filter_map(|command| Some((command, command.place?)));
        let mut known: Vec<_> =
            placed().filter_map(|(command, place)| Some((command.known()?, place, command))).collect();
        known.sort_by_key(|(known, ..)| *known);
        let mut asked: Vec<_> = placed().collect();
        asked.sort_by_key(|(command, _)| command.sent());
        let (mut passed, mut last) = (0, None);
        let mut wrong = Vec::new();
        for (command, place) in asked {
            while let Some((_, before, earlier)) = known.get(passed).filter(|(at, ..)| *at < command.sent()) {
                if last.is_none_or(|(latest, _)| *before > latest) {
                    last = Some((*before, earlier));
                }
                passed += 1;
            }
            if let Some((before, earlier)) = last.filter(|(before, _)| *before > place) {
                wrong.push(format!(
                    "{} was answered as {}, then {} came to {}",
                    earlier.told(),
                    before + 1,
                    command.told(),
                    place + 1
                ));
            }
        }
        wrong.into_iter().for_each(|what| self.say(what));
    }

    /// What was told stays so, and nobody is told less than was acknowledged before.
    fn readings_are_true(&mut self, history: &History) {
        let readings: Vec<_> = history.readings.iter().filter(|reading| reading.table == self.id).collect();
        let mut wrong = Vec::new();
        let mut told: BTreeMap<&str, u64> = BTreeMap::new();
        for reading in &readings {
            let (who, number) = (&reading.who, reading.number);
            let before = told.entry(who).or_default();
            if number < *before || number > self.events.len() as u64 {
                wrong
                    .push(format!("{who} heard of {before} events, then of {number}; there are {}", self.events.len()));
            }
            *before = number;
        }
        for command in self.commands.iter().filter(|command| command.place.is_some()) {
            let place = command.place.unwrap_or_default() as u64;
            for reading in &readings {
                if command.known().is_some_and(|known| known < reading.sent) && reading.number <= place {
                    let told = command.told();
                    wrong.push(format!(
                        "{} heard of {} events after {told} was answered as {}",
                        reading.who,
                        reading.number,
                        place + 1
                    ));
                }
                if reading.received < command.sent() && reading.number > place {
                    wrong.push(format!(
                        "{} heard of event {} before {} was asked",
                        reading.who,
                        place + 1,
                        command.told()
                    ));
                }
            }
        }
        wrong.into_iter().for_each(|what| self.say(what));
    }
}
