//! The numbers by which somebody who comes back finds what is new.

/// How many steps the match had after each event.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Numbers {
    /// When the table was opened.
    first: u32,
    /// After each event.
    steps: Vec<u32>,
}

/// A part of the news: which steps to tell, how many of those known before were taken back, and where it ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// The steps to tell.
    pub steps: std::ops::Range<usize>,
    /// So many of the steps that were known are gone.
    pub undone: usize,
    /// The number of events that are told with it.
    pub number: usize,
    /// Whether there is more.
    pub more: bool,
}

impl Numbers {
    /// Of a table that was just opened.
    pub fn of(first: usize) -> Numbers {
        Numbers { first: first as u32, steps: Vec::new() }
    }

    /// So many events have happened; the number of the next one.
    pub fn number(&self) -> usize {
        self.steps.len()
    }

    /// One more event, and the steps of the match after it.
    pub fn push(&mut self, steps: usize) {
        self.steps.push(steps as u32);
    }

    /// The steps of the match after so many events.
    fn after(&self, number: usize) -> usize {
        match number {
            0 => self.first as usize,
            _ => self.steps[number - 1] as usize,
        }
    }

    /// The news for somebody who knows the events before `since` (nothing at all, if it is not said): about `most`
    /// steps, up to the end of an event that still stands.
    pub fn page(&self, since: Option<usize>, most: usize) -> Page {
        let all = self.after(self.number());
        let (from, undone, since) = match since {
            None => (0, 0, 0),
            Some(since) => {
                let since = since.min(self.number());
                let known = self.after(since);
                let least = self.steps[since..].iter().copied().min().map_or(known, |least| known.min(least as usize));
                (least, known - least, since)
            }
        };
        if all - from <= most {
            return Page { steps: from..all, undone, number: self.number(), more: false };
        }
        // An event stands if none after it went further back: seen from the end, it is below all that came later.
        let mut lowest = all;
        let mut cut = (all, self.number());
        for number in (since + 1..=self.number()).rev() {
            let steps = self.after(number);
            if steps <= lowest && steps > from {
                lowest = steps;
                cut = (steps, number);
                if steps - from <= most {
                    break;
                }
            }
            lowest = lowest.min(steps);
        }
        Page { steps: from..cut.0, undone, number: cut.1, more: cut.1 < self.number() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(first: u32, steps: &[u32]) -> Numbers {
        Numbers { first, steps: steps.to_vec() }
    }

    #[test]
    fn who_comes_back_after_an_undo_is_told_from_where_it_went_back_to() {
        // Two moves of three steps, the second taken back, another of two.
        let past = numbers(10, &[13, 16, 13, 15]);
        let news = |since: usize| {
            let page = past.page(Some(since), 1000);
            (page.steps.start, page.undone, page.steps.end)
        };
        assert_eq!(news(0), (10, 0, 15));
        assert_eq!(news(2), (13, 3, 15));
        assert_eq!(news(3), (13, 0, 15));
        assert_eq!(news(4), (15, 0, 15));
        assert_eq!(news(99), (15, 0, 15));
    }

    #[test]
    fn long_news_come_in_pages_that_together_tell_everything_once() {
        let walks: [&[u32]; 4] = [
            &[12, 14, 16, 18, 20, 22, 24],
            &[13, 16, 13, 15, 30, 31, 15, 40, 41, 41, 44],
            &[11, 12, 13, 10, 11, 12, 13, 14, 15, 16, 17],
            &[90, 10, 95, 96, 97, 10, 12],
        ];
        for steps in walks {
            let past = numbers(10, steps);
            for most in 1..9 {
                let (mut since, mut told) = (None, Vec::new());
                for turn in 0.. {
                    assert!(turn < 50, "never done: {steps:?}, {most} at a time");
                    let page = past.page(since, most);
                    assert_eq!(page.undone, 0, "nobody is told what does not stand");
                    assert_eq!(page.steps.start, told.len());
                    told.extend(page.steps);
                    since = Some(page.number);
                    if !page.more {
                        break;
                    }
                }
                assert_eq!(since, Some(steps.len()));
                assert_eq!(told.len(), *steps.last().unwrap() as usize, "{steps:?}, {most} at a time");
            }
        }
    }
}
